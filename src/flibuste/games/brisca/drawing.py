"""Brisca, drawing after a trick, and what comes next."""

from __future__ import annotations

from flibuste.games.brisca import dealing, series
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import EVERYONE, bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public, secret
from flibuste.kernel.ids import Seat


def draw_all(s: Table, chance: Chance) -> None:
    """Let everybody draw while there is a stock, the winner first and nobody left out; then the winner leads.

    Rule: BR-DRAW-01, BR-DRAW-02, BR-DRAW-05 to BR-DRAW-07, BR-TRICK-09, BR-SCORE-01, BR-SCORE-08.
    """
    if s.stock > 0:
        seat = s.leader
        for turn in range(s.seats):
            draw(s, seat)
            seat = s.next_seat(seat)
    if s.sizes[s.leader] == 0:
        series.end_game(s, chance)
    else:
        s.turn_to(s.leader)


def draw(s: Table, seat: Seat) -> None:
    """Draw the next card unseen by the others; the turned-up trump is the last one.

    Rule: BR-DRAW-01, BR-DRAW-03.
    """
    s.stock -= 1
    if s.stock == 0:
        draw_turned(s, seat)
        return
    card = s.deck[s.drawn]
    s.drawn += 1
    s.add(seat, card)
    if s.known is not None:
        s.known.move(card, dealing.stock_place(s), seat, bit(seat))
    if s.log is not None:
        s.log.tell("drew", public("seat", seat), secret("card", card, bit(seat)))


def draw_turned(s: Table, seat: Seat) -> None:
    """Take the turned-up trump into the hand before all eyes; the trump suit stays what it is.

    Rule: BR-DRAW-03, BR-DRAW-04, BR-DRAW-08.
    """
    s.add(seat, s.turned)
    if s.known is not None:
        s.known.move(s.turned, dealing.table_place(s), seat, EVERYONE)
    if s.log is not None:
        s.log.tell("drew-last", public("seat", seat), public("card", s.turned))
        s.log.tell("stock-empty", public("tricks", s.sizes[seat]))
