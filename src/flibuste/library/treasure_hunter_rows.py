"""Treasure Hunter, what a seat sees as a row of numbers, for many games side by side."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import CARDS, GOBLIN_STEP, GOBLINS, TILES
from flibuste.games.treasure_hunter.state import ACTION, ASIDE, HAND, KEPT, LAID, MOST_SEATS, NONE, TARGET, Table
from flibuste.kernel.bits import bit
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State
from flibuste.library.rows import (
    MISSING,
    RowWriter,
    write_bits,
    write_number,
    write_numbers,
    write_one,
    write_things,
)

SITES: Final[i64] = 3


@final
class Rows(RowWriter):
    """Cards by where they lie, treasures by whose they are and on the board, goblins, seats, then numbers."""

    def write(self, out: BytesWriter, state: State, seat: Seat) -> None:
        """Write one observation: nothing that the seat does not see."""
        assert isinstance(state, Table)
        s = state
        write_things(out, s.place, HAND + seat, CARDS)
        write_things(out, s.place, KEPT + seat, CARDS)
        write_things(out, s.place, ASIDE + seat, CARDS)
        write_one(out, s.playing, CARDS)
        for other in range(MOST_SEATS):
            write_things(out, s.place, LAID + other, CARDS)
        for other in range(MOST_SEATS):
            write_treasures(out, s, other)
        for side in range(2):
            for site in range(SITES):
                write_one(out, s.spaces[site * 2 + side], TILES)
        write_bits(out, on_the_board(s), GOBLINS)
        write_one(out, site_of(s), SITES)
        write_one(out, seat, MOST_SEATS)
        write_bits(out, s.asked, MOST_SEATS)
        write_one(out, s.dealer, MOST_SEATS)
        write_money(out, s, seat)
        write_numbers(out, s.sizes, MOST_SEATS)
        write_number(out, s.round)
        write_number(out, len(s.pile) - s.drawn)


def write_treasures(out: BytesWriter, s: Table, other: i64) -> None:
    """Write a one for each treasure of a seat; places behind the last seat are no seats."""
    if other < s.seats:
        write_things(out, s.tile_at, other, TILES)
    else:
        write_bits(out, 0, TILES)


def on_the_board(s: Table) -> i64:
    """Return the goblins on the board as a set."""
    found: i64 = 0
    for goblin in s.goblins:
        if goblin != NONE:
            found |= bit(goblin)
    return found


def site_of(s: Table) -> i64:
    """Return the site that is being resolved, if one is."""
    if (s.phase == ACTION or s.phase == TARGET) and s.site != GOBLIN_STEP:
        return s.site
    return MISSING


def write_money(out: BytesWriter, s: Table, seat: Seat) -> None:
    """Write the money the seat may see, one after the other; then what is missing."""
    shown: i64 = 0
    for other in s.every_seat():
        if s.public_money or s.over or other == seat:
            write_number(out, s.money[other])
            shown += 1
    for k in range(MOST_SEATS - shown):
        write_number(out, MISSING)
