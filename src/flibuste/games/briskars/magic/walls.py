"""Chapter 35: the Wall, three or five squares in a row for some rounds."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import events, lasting
from flibuste.games.briskars.field.choices import Choose, Quiet
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.seeing import is_clear_to_square
from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.field.verbs import AT, FACE
from flibuste.games.briskars.ground.distance import DIRECTIONS, SQUARES, STRIDE, is_within
from flibuste.games.briskars.ground.surfaces import BESIDE
from flibuste.games.briskars.ground.templates import wall_squares
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat

START: Final[i64] = 0
SQUARE_CHOSEN: Final[i64] = 1
ROW_CHOSEN: Final[i64] = 2

SHORTEST: Final[i64] = 3


def is_wall_square(s: Battlefield, caster: Briskar, square: i64, fathoms: i64) -> bool:
    """Say whether a part of a wall may stand on a square: free, bare, seen, in range."""
    if not s.ground.inside(square) or not s.ground.enterable(square) or s.ground.element(square) >= 0:
        return False
    if s.standing_on(square) != NOBODY:
        return False
    rise = s.ground.stand(square) - s.level(caster)
    return is_within(s.place[caster], square, rise, fathoms) and is_clear_to_square(s, caster, square)


def wall_ground(s: Battlefield, caster: Briskar, fathoms: i64) -> vec[i64]:
    """Return for every square whether a part of a wall may stand on it."""
    good = zeros(SQUARES)
    here = s.place[caster]
    span = fathoms + 2
    for row in range(here // STRIDE - span, here // STRIDE + span + 1):
        for column in range(here % STRIDE - span, here % STRIDE + span + 1):
            square = row * STRIDE + column
            if row >= 0 and 0 <= column < STRIDE and is_wall_square(s, caster, square, fathoms):
                good[square] = 1
    return good


def row_directions(s: Battlefield, good: vec[i64], square: i64, count: i64) -> vec[i64]:
    """List the directions (as answers) in which a whole row from a square may stand."""
    found = vec[i64](capacity=8)
    for direction in range(DIRECTIONS):
        here = square
        length: i64 = 0
        while length < count and here >= 0 and good[here] != 0:
            length += 1
            here = BESIDE[here * DIRECTIONS + direction]
        if length == count:
            found = append(found, FACE + direction)
    return found


def wall_rows(s: Battlefield, caster: Briskar, square: i64, fathoms: i64, count: i64) -> vec[i64]:
    """List the directions (as answers) in which a whole row from a square may stand."""
    return row_directions(s, wall_ground(s, caster, fathoms), square, count)


def wall_starts(s: Battlefield, caster: Briskar, fathoms: i64, count: i64, most: i64 = SQUARES) -> vec[i64]:
    """List the squares (as answers) from which a whole row may stand; ``most`` ends the search early."""
    found = vec[i64](capacity=32)
    if s.place[caster] < 0:
        return found
    good = wall_ground(s, caster, fathoms)
    for square in range(SQUARES):
        if good[square] != 0 and len(row_directions(s, good, square, count)) > 0:
            found = append(found, AT + square)
            if len(found) == most:
                break
    return found


@final
class BuildWall(Quiet):
    """Place the squares of a wall: the caster's player, or an opponent after a critical failure.

    Where there is no room for a longer row, it is as long as there is room for, down to three squares.

    Rule: BK-SPL-05, BK-MAG-10.
    """

    def __init__(
        self,
        caster: Briskar,
        spell: i64,
        count: i64,
        duration: i64,
        by_opponent: bool,
        square: i64 = -1,
        at: i64 = START,
    ) -> None:
        self.caster: Briskar = caster
        self.spell: i64 = spell
        self.count: i64 = count
        self.duration: i64 = duration
        self.by_opponent: bool = by_opponent
        self.square: i64 = square
        self.at: i64 = at

    def seat(self, s: Battlefield) -> Seat:
        """Return who places it."""
        if self.by_opponent:
            return Seat((s.owner(self.caster) + 1) % s.seats)
        return s.owner(self.caster)

    def resume(self, s: Battlefield, chance: Chance) -> None:
        fathoms = s.content.spells[self.spell].range
        if self.at == START:
            choices = wall_starts(s, self.caster, fathoms, self.count)
            while len(choices) == 0 and self.count > SHORTEST:
                self.count -= 1
                choices = wall_starts(s, self.caster, fathoms, self.count)
            if len(choices) == 0:
                s.finish(0)
                return
            self.at = SQUARE_CHOSEN
            s.call(Choose(self.seat(s), choices, "wall"))
        elif self.at == SQUARE_CHOSEN:
            self.square = s.returned - AT
            self.at = ROW_CHOSEN
            s.call(Choose(self.seat(s), wall_rows(s, self.caster, self.square, fathoms, self.count), "wall"))
        else:
            self.build(s, s.returned - FACE)
            s.finish(0)

    def build(self, s: Battlefield, direction: i64) -> None:
        """Raise the wall."""
        element = s.content.index("scenery", "spell-wall")
        points = s.content.elements[element].points
        for square in wall_squares(s.ground, self.square, direction, self.count):
            s.ground = s.ground.changed(square, element, points, 0)
            s.lasting.append(
                Lasting(lasting.SPELL_WALL, NOBODY, 0, self.caster, self.duration, False, self.spell, square, s.round)
            )
        s.note_pair(events.RAISES_WALL, self.caster, self.square)

    def clone(self) -> BuildWall:
        return BuildWall(self.caster, self.spell, self.count, self.duration, self.by_opponent, self.square, self.at)
