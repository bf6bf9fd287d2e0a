"""Chapter 13: what is different in the draft of two players. No other rule changes.

Rule: TH-TWO-01.
"""

from __future__ import annotations

from flibuste.games.treasure_hunter.state import ASIDE, DISCARD, HAND, HAND_SIZE, PERSONAL, TO_DISCARD, Table
from flibuste.kernel.bits import bit
from flibuste.kernel.events import public, secret


def draw_one_each(s: Table) -> None:
    """Let both draw one card from their personal pile before the choice.

    Rule: TH-TWO-03.
    """
    for seat in s.every_seat():
        card = s.personal[seat * HAND_SIZE + s.choice]
        s.place[card] = HAND + seat
        s.sizes[seat] += 1
        known = s.known
        if known is not None:
            known.move(card, PERSONAL + seat, HAND + seat, bit(seat))
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
    for seat in s.every_seat():
        card = s.answers[seat] - TO_DISCARD
        s.place[card] = ASIDE + seat
        known = s.known
        if known is not None:
            known.move(card, HAND + seat, ASIDE + seat, bit(seat))
        if s.log is not None:
            s.log.tell("set-aside", public("seat", int(seat)), secret("card", int(card), bit(seat)))
    for seat in s.every_seat():
        s.sizes[seat] -= 1
    s.choice += 1
    return s.choice < HAND_SIZE
