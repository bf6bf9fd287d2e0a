"""What a ground means for those who move on it, worked out once per ground: heights, walls, kinds, neighbours."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import DIRECTIONS, SQUARES, step
from flibuste.games.briskars.ground.ground import BLOCKING, Ground
from flibuste.kernel.bits import zeros

CLOSED: Final[i64] = 1_000_000
REMEMBERED: Final = 16


def all_neighbours() -> vec[i64]:
    """List the neighbour of every square in every direction, -1 off the largest map."""
    table = zeros(SQUARES * DIRECTIONS)
    for square in range(SQUARES):
        for direction in range(DIRECTIONS):
            table[square * DIRECTIONS + direction] = step(square, direction)
    return table


BESIDE: Final[vec[i64]] = all_neighbours()


@final
class Surface:
    """A ground as seen by feet.

    ``tops`` is the height at which a square is passed (CLOSED where it cannot be), ``walls`` the height of what stands
    on it, ``standable`` says where one may stop, ``kinds`` the kind of ground.
    """

    def __init__(self, ground: Ground) -> None:
        self.ground: Ground = ground
        self.tops: vec[i64] = zeros(SQUARES)
        self.walls: vec[i64] = zeros(SQUARES)
        self.standable: vec[i64] = zeros(SQUARES)
        self.kinds: vec[i64] = zeros(SQUARES)
        for square in range(SQUARES):
            self.look_at(ground, square)

    def look_at(self, ground: Ground, square: i64) -> None:
        """Work out one square.

        Rule: BK-GRD-08, BK-GRD-10, BK-MOV-16.
        """
        self.kinds[square] = ground.kind(square)
        if self.kinds[square] == BLOCKING:
            self.tops[square] = CLOSED
            self.walls[square] = CLOSED
            return
        self.walls[square] = ground.obstacle(square)
        if ground.enterable(square):
            self.standable[square] = 1
            self.tops[square] = ground.stand(square)
        else:
            self.tops[square] = ground.obstacle(square)


@final
class Surfaces:
    """The last few grounds looked at."""

    def __init__(self) -> None:
        self.kept: list[Surface] = []

    def of(self, ground: Ground) -> Surface:
        """Return the surface of a ground."""
        for surface in self.kept:
            if surface.ground is ground:
                return surface
        surface = Surface(ground)
        self.kept.insert(0, surface)
        if len(self.kept) > REMEMBERED:
            self.kept.pop()
        return surface


SURFACES: Final = Surfaces()
