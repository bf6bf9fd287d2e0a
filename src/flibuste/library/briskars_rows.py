"""Briskars, what a seat sees as a row of numbers, for many games side by side. Nothing of it is secret."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from flibuste.games.briskars.battle.view import marks_of, rounds_of
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import BRISKARS
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State
from flibuste.library.rows import MISSING, RowWriter, write_bits, write_flag, write_number, write_numbers, write_one

MOST: Final[i64] = 6
FIELDS: Final[i64] = 10


@final
class Rows(RowWriter):
    """Each Briskar, each square, whose activation it is, seats, then numbers."""

    def write(self, out: BytesWriter, state: State, seat: Seat) -> None:
        """Write one observation."""
        assert isinstance(state, Battlefield)
        s = state
        for n in range(BRISKARS):
            if n < len(s.profile) and s.profile[n] != NOTHING:
                write_briskar(out, s, Briskar(n))
            else:
                for k in range(FIELDS):
                    write_number(out, MISSING)
        for square in range(SQUARES):
            write_square(out, s, square)
        write_one(out, s.active, BRISKARS)
        write_one(out, seat, MOST)
        write_bits(out, s.asked, MOST)
        write_numbers(out, s.gold, MOST)
        for n in range(MOST):
            if n < s.seats:
                write_number(out, marks_of(s, Seat(n)))
            else:
                write_number(out, MISSING)
        write_number(out, s.round)
        write_number(out, rounds_of(s))


def write_briskar(out: BytesWriter, s: Battlefield, b: Briskar) -> None:
    """Write seat, square, health, action points, whether he leads, was activated and bleeds, and who he is."""
    owner = s.owner(b)
    write_number(out, owner)
    write_number(out, max(s.place[b], MISSING))
    write_number(out, s.hp[b])
    write_number(out, s.cap[b])
    write_number(out, s.ap[b])
    write_number(out, s.card(b).ap)
    write_flag(out, s.leader[owner] == b)
    write_flag(out, s.activated[b] != 0)
    write_number(out, s.bleeding[b] + s.cuts[b])
    write_number(out, face_of(s, b))


def face_of(s: Battlefield, b: Briskar) -> i64:
    """Return whose name and face he has, as a place among the profiles."""
    card = s.card(b)
    if card.like == card.id:
        return s.profile[b]
    for k in range(len(s.content.profiles)):
        if s.content.profiles[k].id == card.like:
            return k
    return MISSING


def write_square(out: BytesWriter, s: Battlefield, square: i64) -> None:
    """Write height and points of a square that is not plain floor."""
    ground = s.ground
    if ground.inside(square) and (ground.kind(square) != 0 or ground.level[square] != 0 or ground.element(square) >= 0):
        write_number(out, ground.level[square])
        write_number(out, ground.points[square])
    else:
        write_number(out, MISSING)
        write_number(out, MISSING)
