"""Briskars: how far it is to walk, round walls and through doors that can be opened, not as the crow flies."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import Content, Worked
from flibuste.games.briskars.field.state import Battlefield, filled
from flibuste.games.briskars.ground.distance import DIRECTIONS, SQUARES, is_diagonal, square_at
from flibuste.games.briskars.ground.ground import DEEP, DIFFICULT, Ground
from flibuste.games.briskars.ground.surfaces import BESIDE, Surface, surface_of
from flibuste.games.briskars.movement.allowance import DIAGONAL, STRAIGHT
from flibuste.kernel.bits import has

NO_WAY: Final[i64] = 400
"""Longer than any way on a map."""
SLOW_GROUND: Final[i64] = 2
CLOSED_DOOR: Final[i64] = 10
"""What a locked door on the way costs, in halves of a fathom: about two activations of one Briskar's points."""
KEPT_GROUNDS: Final = 6


@final
class Ways:
    """The ways on one ground: from every square to some others, in halves of a fathom, each worked out once."""

    def __init__(self, ground: Ground, content: Content) -> None:
        self.ground = ground
        self.content = content
        self.surface: Surface = surface_of(ground)
        self.known: dict[int, vec[i64]] = {}

    def to_square(self, square: i64) -> vec[i64]:
        """Return how far every square is from one."""
        found = self.known.get(int(square))
        if found is None:
            found = self.spread(append(vec[i64](capacity=1), square))
            self.known[int(square)] = found
        return found

    def to_row(self, row: i64) -> vec[i64]:
        """Return how far every square is from a row of the map."""
        key = int(SQUARES + row)
        found = self.known.get(key)
        if found is None:
            squares = vec[i64](capacity=20)
            for column in range(self.ground.width):
                if self.surface.standable[square_at(column, row)] != 0:
                    squares = append(squares, square_at(column, row))
            found = self.spread(squares)
            self.known[key] = found
        return found

    def spread(self, line: vec[i64]) -> vec[i64]:
        """Spread out backwards from some squares; whoever was reached more cheaply later is looked at again."""
        ways = filled(SQUARES, NO_WAY)
        for square in line:
            ways[square] = 0
        first: i64 = 0
        while first < len(line):
            square = line[first]
            first += 1
            for direction in range(DIRECTIONS):
                back = BESIDE[square * DIRECTIONS + direction]
                if back < 0 or not self.leads(back, square, (direction + 4) % DIRECTIONS):
                    continue
                way = ways[square] + self.cost(square, direction)
                if way < ways[back]:
                    ways[back] = way
                    line = append(line, back)
        return ways

    def leads(self, back: i64, square: i64, direction: i64) -> bool:
        """Say whether one can step from a square to the next, a door between them opened."""
        if has(self.surface.steps[back], direction):
            return self.surface.standable[back] != 0 or self.is_door(back)
        if is_diagonal(direction) or not self.ground.inside(back):
            return False
        if self.is_door(back):
            return True
        return self.is_door(square) and self.surface.standable[back] != 0

    def cost(self, square: i64, direction: i64) -> i64:
        """Return what the step onto a square costs."""
        way = DIAGONAL if is_diagonal(direction) else STRAIGHT
        kind = self.surface.kinds[square]
        if kind in (DEEP, DIFFICULT):
            way += SLOW_GROUND
        if self.is_door(square):
            way += CLOSED_DOOR
        return way

    def is_door(self, square: i64) -> bool:
        """Say whether a closed door stands on a square."""
        if self.surface.standable[square] != 0:
            return False
        element = self.ground.element(square)
        return element >= 0 and self.content.elements[element].lock > 0


@final
class KeptWays(Worked):
    """The ways on the grounds of a content that were asked about last."""

    def __init__(self) -> None:
        self.ways: Final[list[Ways]] = []


def ways_of(s: Battlefield) -> Ways:
    """Return the ways on the ground as it is now."""
    kept = s.content.worked.get("ways")
    if not isinstance(kept, KeptWays):
        kept = KeptWays()
        s.content.worked["ways"] = kept
    for ways in kept.ways:
        if ways.ground is s.ground:
            return ways
    ways = Ways(s.ground, s.content)
    kept.ways.append(ways)
    if len(kept.ways) > KEPT_GROUNDS:
        del kept.ways[0]
    return ways
