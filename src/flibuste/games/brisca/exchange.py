"""Brisca, exchanging the turned-up trump for the seven or the two."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.brisca import dealing, drawing
from flibuste.games.brisca.cards import CARDS, RANKS, SEVEN, TWO
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import EVERYONE, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import NO_SUCH_ACTION, Refusal
from flibuste.kernel.events import public

SWAP_SEVEN: Final[i64] = 40
SWAP_TWO: Final[i64] = 41
DONE: Final[i64] = 42
ANSWERS: Final[vec[i64]] = vec[i64]([40, 41, 42])

EXCHANGE_FIRST: Final = Refusal("exchange_first", "the exchange comes before the next card", "BR-TRICK-11")
SEVEN_NEEDS_STRONGER: Final = Refusal("seven_needs_stronger", "the 7 takes only V, C, R, 3 or A", "BR-EXCH-03")
TWO_NEEDS_LOWER: Final = Refusal("two_needs_lower", "the 2 takes only 7, 6, 5 or 4", "BR-EXCH-05")
NOT_HELD: Final = Refusal("no_card_to_exchange", "the card that fits is not in this hand", "BR-EXCH-14")


def buyer(s: Table) -> i64:
    """Return the one card that fits the turned-up one, -1 for none: the 7 takes V to A, the 2 takes 4 to 7.

    Rule: BR-EXCH-03, BR-EXCH-05, BR-EXCH-07, BR-EXCH-08.
    """
    rank = s.turned - s.trump * RANKS
    if rank < SEVEN:
        return s.trump * RANKS + SEVEN
    if rank < TWO:
        return s.trump * RANKS + TWO
    return -1


def is_open(s: Table) -> bool:
    """Say whether, by what all can see, an exchange might be made after this trick.

    Not before the last draw, nor without a stock; not if the card that fits has been played or removed. What the
    hands hold does not matter: a question put only to holders would betray them.

    Rule: BR-EXCH-07, BR-EXCH-09, BR-EXCH-10, BR-EXCH-17, BR-EXCH-18, BR-DECK-06.
    """
    if not s.exchange or s.stock <= s.seats:
        return False
    fitting = buyer(s)
    return fitting >= 0 and not has(s.gone, fitting)


def ask(s: Table, seat: i64) -> None:
    """Ask a seat whether it exchanges, whatever it holds.

    Rule: BR-EXCH-01, BR-EXCH-02, BR-EXCH-16, BR-EXCH-17.
    """
    s.exchanging = True
    s.turn_to(seat)


def why_not(s: Table, seat: i64, action: i64) -> Refusal | None:
    """Refuse an exchange with a card that does not fit or is not in the hand; declining is always possible.

    Rule: BR-EXCH-01, BR-EXCH-03, BR-EXCH-05, BR-EXCH-12, BR-EXCH-14.
    """
    if action == DONE:
        return None
    if action < 0 or action > DONE:
        return NO_SUCH_ACTION
    if action < CARDS:
        return EXCHANGE_FIRST
    fitting = buyer(s)
    if action == SWAP_SEVEN and fitting % RANKS != SEVEN:
        return SEVEN_NEEDS_STRONGER
    if action == SWAP_TWO and fitting % RANKS != TWO:
        return TWO_NEEDS_LOWER
    return None if s.holds(seat, fitting) else NOT_HELD


def options(s: Table, seat: i64) -> vec[i64]:
    """Return the exchange that is possible, if any, and declining."""
    legal = vec[i64](capacity=2)
    if s.holds(seat, buyer(s)):
        legal = append(legal, swap_with(buyer(s)))
    return append(legal, DONE)


def swap_with(card: i64) -> i64:
    """Return the action that lays this card down."""
    if card % RANKS == SEVEN:
        return SWAP_SEVEN
    return SWAP_TWO


def random_option(s: Table, seat: i64, rng: Chance) -> i64:
    """Pick one of the options without an array."""
    fitting = buyer(s)
    if s.holds(seat, fitting) and rng.draw(2) == 0:
        return swap_with(fitting)
    return DONE


def answered(s: Table, seat: i64, action: i64, chance: Chance) -> None:
    """Make the exchange and ask again while one might be left; after a "done" the partner, then the draw.

    Rule: BR-EXCH-06, BR-EXCH-12, BR-EXCH-19.
    """
    if action != DONE:
        swap(s, seat)
        if is_open(s):
            ask(s, seat)
            return
    elif s.partner_exchange and seat == s.leader:
        ask(s, s.partner(seat))
        return
    s.exchanging = False
    drawing.draw_all(s, chance)


def swap(s: Table, seat: i64) -> None:
    """Lay the 7 or the 2 down in the place of the turned-up card, before all eyes; nothing else changes.

    Rule: BR-EXCH-04, BR-EXCH-08, BR-EXCH-13, BR-EXCH-15.
    """
    given = buyer(s)
    taken = s.turned
    s.remove(seat, given)
    s.add(seat, taken)
    s.turned = given
    if s.known is not None:
        s.known.move(taken, dealing.table_place(s), seat, EVERYONE)
        s.known.move(given, seat, dealing.table_place(s), EVERYONE)
    if s.log is not None:
        s.log.tell("exchanged", public("seat", seat), public("given", given), public("card", taken))
