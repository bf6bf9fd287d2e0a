"""Brisca, what a seat sees as a row of numbers, for many games side by side."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from flibuste.games.brisca.cards import CARDS, HAND
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import bit
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State
from flibuste.library.rows import RowWriter, write_bits, write_number

MOST: Final[i64] = 4
SUITS: Final[i64] = 4


@final
class Rows(RowWriter):
    """Cards, suit, seats, the decision, then numbers."""

    def write(self, out: BytesWriter, state: State, seat: Seat) -> None:
        """Write one observation: nothing that the seat does not see."""
        assert isinstance(state, Table)
        s = state
        hand: i64 = 0
        for k in range(seat * HAND, seat * HAND + s.sizes[seat]):
            hand |= bit(s.hands[k])
        trick: i64 = 0
        players: i64 = 0
        for turn in range(s.in_trick):
            trick |= bit(s.played[s.count - s.in_trick + turn])
            players |= bit((s.leader + turn) % s.seats)
        turned: i64 = 0
        if s.stock > 0:
            turned = bit(s.turned)
        write_bits(out, hand, CARDS)
        write_bits(out, trick, CARDS)
        write_bits(out, s.gone, CARDS)
        write_bits(out, turned, CARDS)
        write_bits(out, bit(s.trump), SUITS)
        write_bits(out, bit(seat), MOST)
        write_bits(out, bit(s.dealer), MOST)
        write_bits(out, players, MOST)
        write_bits(out, 2 if s.exchanging else 1, 2)
        write_number(out, s.stock)
        for other in range(MOST):
            if other < s.seats:
                write_number(out, s.sizes[other])
            else:
                write_number(out, -1)
