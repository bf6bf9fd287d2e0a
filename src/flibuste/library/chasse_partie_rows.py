"""Chasse-Partie, what a seat sees as a row of numbers, for many games side by side."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from flibuste.games.chasse_partie.actions import Action
from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.places import DISCARDED, ZONE
from flibuste.games.chasse_partie.rounds import TARGETS, Round
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.games.chasse_partie.view import to_discard
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State
from flibuste.library.rows import (
    MISSING,
    RowWriter,
    write_bits,
    write_flag,
    write_number,
    write_numbers,
    write_one,
    write_things,
)

MOST: Final[i64] = 5


@final
class Rows(RowWriter):
    """Cards by where they lie, crews and permanents beside each seat, seats, then numbers."""

    def remembers(self) -> bool:
        return True

    def write(self, out: BytesWriter, state: State, seat: Seat) -> None:
        """Write one observation: nothing that the seat does not see."""
        assert isinstance(state, Table)
        s = state
        write_bits(out, s.briskars[seat], BRISKARS)
        write_bits(out, s.actions[seat], CARDS - BRISKARS)
        write_things(out, s.place, DISCARDED, CARDS)
        write_one(out, s.loot, CARDS)
        write_one(out, under_way(s), CARDS)
        write_remembered(out, s, seat)
        for zone in range(MOST):
            write_things(out, s.place, ZONE + zone, BRISKARS)
        for zone in range(MOST):
            write_bits(out, 0, BRISKARS)
            for card in range(BRISKARS, CARDS):
                write_flag(out, s.place[card] == ZONE + zone)
        write_one(out, seat, MOST)
        write_one(out, s.player, MOST)
        write_bits(out, s.asked, MOST)
        write_numbers(out, s.gold, MOST)
        write_numbers(out, s.sizes, MOST)
        for zone in range(MOST):
            if zone < s.seats:
                write_number(out, count_crew(s, zone, False).worth.total)
            else:
                write_number(out, MISSING)
        write_number(out, s.round)
        write_number(out, len(s.pile) - s.drawn)
        write_number(out, TARGETS[s.seats])
        write_number(out, s.placed)
        write_number(out, to_discard(s))


def under_way(s: Table) -> i64:
    """Return the action card that is being carried out, if one is."""
    card: i64 = MISSING
    for step in s.stack:
        if isinstance(step, Action) or (isinstance(step, Round) and step.card >= 0):
            card = step.card
    return card


def write_remembered(out: BytesWriter, s: Table, seat: Seat) -> None:
    """Write a one for each card that the seat knows to be in another hand."""
    memory = s.known
    for card in range(CARDS):
        known = False
        for other in s.every_seat():
            if memory is not None and other != seat and memory.knows(seat, card, other):
                known = True
        write_flag(out, known)
