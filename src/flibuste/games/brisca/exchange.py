"""Brisca, exchanging the turned-up trump for the seven or the two."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.brisca import dealing, drawing
from flibuste.games.brisca.cards import CARDS, RANKS, SEVEN, TWO
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import EVERYONE, bit, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import NO_SUCH_ACTION, Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

SWAP_SEVEN: Final[i64] = 40
SWAP_TWO: Final[i64] = 41
DONE: Final[i64] = 42
ANSWERS: Final[vec[i64]] = vec[i64]([40, 41, 42])

EXCHANGE_FIRST: Final = Refusal("exchange_first", "the exchange comes before the next card", "BR-TRICK-11")
SEVEN_NEEDS_STRONGER: Final = Refusal("seven_needs_stronger", "the 7 takes only V, C, R, 3 or A", "BR-EXCH-03")
TWO_NEEDS_LOWER: Final = Refusal("two_needs_lower", "the 2 takes only 7, 6, 5 or 4", "BR-EXCH-05")
NOT_HELD: Final = Refusal("no_card_to_exchange", "the card that fits is not in this hand", "BR-EXCH-14")


def seven(s: Table) -> i64:
    """Return the 7 of trumps."""
    return s.trump * RANKS + SEVEN


def two(s: Table) -> i64:
    """Return the 2 of trumps."""
    return s.trump * RANKS + TWO


def seven_fits(s: Table) -> bool:
    """Say whether the turned-up card may be taken with the 7: if it is stronger, or with the setting any other card.

    Rule: BR-EXCH-03, BR-EXCH-20.
    """
    if s.seven_for_lower:
        return s.turned != seven(s)
    return s.turned < seven(s)


def two_fits(s: Table) -> bool:
    """Say whether the turned-up card may be taken with the 2: the 7 and lower.

    Rule: BR-EXCH-05, BR-EXCH-07, BR-EXCH-08.
    """
    return seven(s) <= s.turned < two(s)


def may_lay(s: Table, card: i64, fits: bool) -> bool:
    """Say whether, by what all can see, a card might be laid down now: it fits, is not gone, and was not laid just now.

    Rule: BR-EXCH-06, BR-EXCH-17, BR-DECK-06.
    """
    return fits and not has(s.gone | s.laid_down, card)


def is_in_time(s: Table) -> bool:
    """Say whether the draw that follows is not the last one, or with the setting whether there is one at all.

    Rule: BR-EXCH-09, BR-EXCH-10, BR-EXCH-21.
    """
    if s.exchange_last_draw:
        return s.stock > 0
    return s.stock > s.seats


def is_open(s: Table) -> bool:
    """Say whether, by what all can see, an exchange might be made after this trick.

    What the hands hold does not matter: a question put only to holders would betray them.

    Rule: BR-EXCH-07, BR-EXCH-09, BR-EXCH-10, BR-EXCH-17, BR-EXCH-18, BR-DECK-06.
    """
    if not s.exchange or not is_in_time(s):
        return False
    return may_lay(s, seven(s), seven_fits(s)) or may_lay(s, two(s), two_fits(s))


def ask(s: Table, seat: Seat) -> None:
    """Ask a seat whether it exchanges, whatever it holds.

    Rule: BR-EXCH-01, BR-EXCH-02, BR-EXCH-16, BR-EXCH-17.
    """
    s.exchanging = True
    s.turn_to(seat)


def why_not(s: Table, seat: Seat, action: i64) -> Refusal | None:
    """Refuse an exchange with a card that does not fit or is not in the hand; declining is always possible.

    Rule: BR-EXCH-01, BR-EXCH-03, BR-EXCH-05, BR-EXCH-12, BR-EXCH-14.
    """
    if action == DONE:
        return None
    if action < 0 or action > DONE:
        return NO_SUCH_ACTION
    if action < CARDS:
        return EXCHANGE_FIRST
    if action == SWAP_SEVEN and not seven_fits(s):
        return SEVEN_NEEDS_STRONGER
    if action == SWAP_TWO and not two_fits(s):
        return TWO_NEEDS_LOWER
    return None if s.holds(seat, laid_by(s, action)) else NOT_HELD


def laid_by(s: Table, action: i64) -> i64:
    """Return the card that an exchange lays down."""
    if action == SWAP_SEVEN:
        return seven(s)
    return two(s)


def options(s: Table, seat: Seat) -> vec[i64]:
    """Return the exchanges that are possible, and declining."""
    legal = vec[i64](capacity=3)
    for action in ANSWERS:
        if why_not(s, seat, action) is None:
            legal = append(legal, action)
    return legal


def random_option(s: Table, seat: Seat, rng: Chance) -> i64:
    """Pick one of the options: an exchange every second time, where one is possible."""
    if exchanges_at_random(s, seat, SWAP_SEVEN, rng):
        return SWAP_SEVEN
    if exchanges_at_random(s, seat, SWAP_TWO, rng):
        return SWAP_TWO
    return DONE


def exchanges_at_random(s: Table, seat: Seat, action: i64, rng: Chance) -> bool:
    """Say whether an exchange is possible and chance is for it."""
    return why_not(s, seat, action) is None and rng.draw(2) == 0


def answered(s: Table, seat: Seat, action: i64, chance: Chance) -> None:
    """Make the exchange and ask again while one might be left; after a "done" the partner, then the draw.

    Rule: BR-EXCH-06, BR-EXCH-12, BR-EXCH-19.
    """
    if action != DONE:
        swap(s, seat, laid_by(s, action))
        if is_open(s):
            ask(s, seat)
            return
    elif s.partner_exchange and seat == s.leader:
        s.laid_down = 0
        ask(s, s.partner(seat))
        return
    s.laid_down = 0
    s.exchanging = False
    drawing.draw_all(s, chance)


def swap(s: Table, seat: Seat, given: i64) -> None:
    """Lay the 7 or the 2 down in the place of the turned-up card, before all eyes; nothing else changes.

    Rule: BR-EXCH-04, BR-EXCH-08, BR-EXCH-13, BR-EXCH-15.
    """
    taken = s.turned
    s.laid_down |= bit(given)
    s.remove(seat, given)
    s.add(seat, taken)
    s.turned = given
    if s.known is not None:
        s.known.move(taken, dealing.table_place(s), seat, EVERYONE)
        s.known.move(given, seat, dealing.table_place(s), EVERYONE)
    if s.log is not None:
        s.log.tell("exchanged", public("seat", seat), public("given", given), public("card", taken))
