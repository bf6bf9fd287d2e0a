"""Chapter 13: what is different in the draft of two players. No other rule changes.

Rule: TH-TWO-01.
"""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.treasure_hunter.knowledge import TWO_HANDS, TWO_PERSONAL, aside_place
from flibuste.games.treasure_hunter.state import ASIDE, DISCARD, HAND, HAND_SIZE, TO_DISCARD, Table
from flibuste.kernel.bits import bit
from flibuste.kernel.events import public, secret


def personal_places() -> i64:
    """Return the places of both personal piles.

    Rule: TH-TWO-02.
    """
    return bit(TWO_PERSONAL) | bit(TWO_PERSONAL + 1)


def draw_one_each(s: Table) -> None:
    """Let both draw one card from their personal pile before the choice.

    Rule: TH-TWO-03.
    """
    for seat in range(s.seats):
        card = s.personal[seat * HAND_SIZE + s.choice]
        s.place[card] = HAND + seat
        s.sizes[seat] += 1
        known = s.known
        if known is not None:
            known.move(card, TWO_PERSONAL + seat, TWO_HANDS + seat, bit(seat), HAND_SIZE - s.choice)
        if s.log is not None:
            s.log.tell("drew", secret("seat", int(seat), bit(seat)), secret("card", int(card), bit(seat)))


def ask_discards(s: Table) -> None:
    """Ask both which card to discard, after the one to keep.

    Rule: TH-TWO-04, TH-TWO-10.
    """
    s.phase = DISCARD
    s.ask(bit(s.seats) - 1)


def discard(s: Table) -> bool:
    """Lay the discarded cards face down to the side; say whether choices are left.

    Rule: TH-TWO-04, TH-TWO-07 to TH-TWO-09.
    """
    for seat in range(s.seats):
        card = s.answers[seat] - TO_DISCARD
        s.place[card] = ASIDE + seat
        known = s.known
        if known is not None:
            known.move(card, TWO_HANDS + seat, aside_place(seat, s.choice), bit(seat), s.sizes[seat])
        if s.log is not None:
            s.log.tell("set-aside", public("seat", int(seat)), secret("card", int(card), bit(seat)))
    for seat in range(s.seats):
        s.sizes[seat] -= 1
    s.choice += 1
    return s.choice < HAND_SIZE


def forget_empty_places(s: Table) -> None:
    """After the ninth choice hands and personal piles of the draft are empty: nothing can be there.

    Rule: TH-TWO-08.
    """
    known = s.known
    if known is None:
        return
    gone = personal_places() | bit(TWO_HANDS) | bit(TWO_HANDS + 1)
    for k in range(len(known.may)):
        known.may[k] &= ~gone
