"""What each seat can know of the cards: places are those of the table, the memory counts the packets."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import CARDS, GOBLIN_STEP, PER_SITE
from flibuste.games.treasure_hunter.state import HAND, HAND_SIZE, LAID, PERSONAL, PILE, UNUSED, Table
from flibuste.kernel.bits import EVERYONE, bit
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places


def deal_unseen(s: Table, memory: Places) -> None:
    """Begin a round: nine cards go face down to each hand, with two players nine more to each personal pile.

    Rule: TH-DRAFT-01, TH-TWO-02.
    """
    memory.gather(PILE)
    for seat in s.every_seat():
        memory.deal(PILE, HAND + seat, HAND_SIZE)
        if s.seats == 2:
            memory.deal(PILE, PERSONAL + seat, HAND_SIZE)


def look_at_hand(s: Table, memory: Places, seat: Seat) -> None:
    """Let a seat see the hand it has received, and therefore what is missing in it."""
    for card in range(CARDS):
        if s.place[card] == HAND + seat:
            memory.show(card, HAND + seat, bit(seat))


def pass_hands(s: Table, memory: Places, to_left: bool) -> None:
    """Let the memory of each hand travel with it."""
    last = s.seats - 1
    for k in range(last):
        if to_left:
            memory.swap(HAND, HAND + k + 1)
        else:
            memory.swap(HAND + last, HAND + last - 1 - k)


def reveal(s: Table, memory: Places, seat: Seat, card: i64) -> None:
    """Show a card out of a hand to everybody, where it lies from now on."""
    memory.move(card, HAND + seat, s.place[card], EVERYONE)


def draw_unseen(s: Table, memory: Places, seat: Seat, card: i64) -> None:
    """Note that a seat drew a card of the pile; all see that it is no adventurer of the current site.

    Rule: TH-ACT-21.
    """
    memory.move(card, PILE, HAND + seat, bit(seat))
    if s.site != GOBLIN_STEP:
        memory.exclude(s.site * PER_SITE, (s.site + 1) * PER_SITE, bit(HAND + seat), EVERYONE)


def no_more_in_hands(s: Table, memory: Places, first: i64, end: i64) -> None:
    """Note that everybody has laid all cards from first to before end: those not shown are in no hand."""
    memory.exclude(first, end, bit(HAND + s.seats) - bit(HAND), EVERYONE)


def face_up(place: i64) -> bool:
    """Say whether all can see a card at this place of the table."""
    return LAID <= place < UNUSED + 6
