"""Chapter 5: the draw pile and the discard."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.chasse_partie.places import DISCARDED, IN_VIEW, PILE, ZONE
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import EVERYONE, WIDEST, bit, lowest, spots
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import Log, public, secret
from flibuste.kernel.ids import Seat


def left_in_pile(s: Table) -> i64:
    """Count the cards of the draw pile."""
    return len(s.pile) - s.drawn


def draw(s: Table, seat: Seat, count: i64, chance: Chance, event: str = "drew") -> None:
    """Let a player draw; what cannot be drawn is not drawn.

    Rule: CP-PILE-02, CP-PILE-03.
    """
    told = s.log
    if told is not None:
        draw_and_tell(s, seat, count, chance, event, told)
        return
    for number in range(count):
        if draw_card(s, seat, chance) < 0:
            return


def draw_and_tell(s: Table, seat: Seat, count: i64, chance: Chance, event: str, log: Log) -> None:
    """Let a player draw, and tell how many cards, to the player alone which ones."""
    drawn: list[int] = []
    for number in range(count):
        card = draw_card(s, seat, chance)
        if card < 0:
            break
        drawn.append(card)
    if len(drawn) > 0:
        mine = bit(seat)
        log.tell(event, public("seat", seat), public("n", len(drawn)), secret("cards", drawn, mine))


def draw_card(s: Table, seat: Seat, chance: Chance) -> i64:
    """Let a player draw one card unseen by the others and return it, -1 if there is none."""
    card = next_card(s, chance)
    if card >= 0:
        s.join_hand(seat, card)
        if s.known is not None:
            s.known.move(card, PILE, seat, bit(seat))
    return card


def next_card(s: Table, chance: Chance) -> i64:
    """Lift the top card of the pile, -1 if there is none even after a reshuffle.

    Rule: CP-PILE-02, CP-PILE-03.
    """
    if s.drawn == len(s.pile):
        reshuffle(s, chance)
    if s.drawn == len(s.pile):
        return -1
    card = s.pile[s.drawn]
    s.drawn += 1
    return card


def reshuffle(s: Table, chance: Chance) -> None:
    """Shuffle the discard and make it the draw pile; a card just taking effect is not part of it.

    Rule: CP-PILE-02, CP-PILE-08, CP-TURN-07, CP-INT-44.
    """
    pile = vec[i64](capacity=CARDS)
    for first in range(0, CARDS, WIDEST):
        rest = spots(s.place, DISCARDED, first, min(first + WIDEST, CARDS))
        while rest != 0:
            pile = append(pile, first + lowest(rest))
            rest &= rest - 1
    for card in pile:
        s.place[card] = PILE
        s.stamp[card] = 0
        if s.known is not None:
            s.known.move(card, IN_VIEW, PILE, EVERYONE)
    chance.shuffle(pile, "reshuffle")
    s.pile = pile
    s.drawn = 0
    if s.log is not None and len(pile) > 0:
        s.log.tell("reshuffled", public("n", len(pile)))


def search(s: Table, chance: Chance) -> i64:
    """Turn cards over onto the discard until a Briskar comes and return it, -1 for none.

    The discard is shuffled once at most, so that a search always ends. Each card turned over is told alike.

    Rule: CP-SETUP-02, CP-PILE-05, CP-CARD-10e.
    """
    reshuffled = False
    while True:
        if s.drawn == len(s.pile):
            if reshuffled:
                return -1
            reshuffled = True
            reshuffle(s, chance)
            if s.drawn == len(s.pile):
                return -1
        card = s.pile[s.drawn]
        s.drawn += 1
        discard(s, card)
        if s.log is not None:
            s.log.tell("turned-over", public("card", card))
        if card < BRISKARS:
            return card


def discard(s: Table, card: i64) -> None:
    """Put a card on top of the discard, face up.

    Rule: CP-PILE-01, CP-PILE-07.
    """
    zone = s.zone_with(card)
    if zone >= 0 and card < BRISKARS:
        s.crews[zone] -= 1
    s.put(card, DISCARDED)


def discard_from_hand(s: Table, seat: Seat, card: i64) -> None:
    """Put a card of a hand on top of the discard, face up.

    Rule: CP-HAND-05, CP-PILE-01, CP-PILE-07.
    """
    s.leave_hand(seat, card)
    s.put(card, DISCARDED)
    if s.log is not None:
        s.log.tell("discards", public("seat", seat), public("card", card))


def discard_hand(s: Table, seat: Seat) -> i64:
    """Discard a whole hand in the fixed order of the cards and return how many there were.

    Rule: CP-PILE-09.
    """
    cards = s.in_hand(seat, 0)
    for card in cards:
        discard_from_hand(s, seat, card)
    return len(cards)


def discard_zone(s: Table, zone: i64) -> None:
    """Discard a crew, then the permanents beside it, each in the order in which they came.

    Rule: CP-PILE-06, CP-CARD-08a, CP-CARD-08b, CP-INT-34.
    """
    briskars = s.crew_in(zone)
    permanents = s.permanents_in(zone)
    for card in briskars:
        discard(s, card)
    for card in permanents:
        release(s, card)


def release(s: Table, card: i64) -> None:
    """Discard a permanent; it names nobody any more."""
    s.laid_by[card - BRISKARS] = -1
    s.bound[card - BRISKARS] = -1
    s.put(card, DISCARDED)


def top_briskar(s: Table) -> i64:
    """Return the Briskar nearest the top of the discard, -1 for none.

    Rule: CP-CARD-22a, CP-INT-24, CP-INT-60.
    """
    top: i64 = -1
    rest = spots(s.place, DISCARDED, 0, BRISKARS)
    while rest != 0:
        card = lowest(rest)
        if top < 0 or s.stamp[card] > s.stamp[top]:
            top = card
        rest &= rest - 1
    return top


def sign_on(s: Table, card: i64, zone: i64) -> None:
    """Let a Briskar join the crew of a zone."""
    old = s.zone_with(card)
    if old >= 0:
        s.crews[old] -= 1
    s.crews[zone] += 1
    s.put(card, ZONE + zone)
