"""Section 0: the squared map in play: grounds, heights and scenery elements.

A ground is never changed: breaking a door makes a new ground, so that clones of a state may share it.
``shape`` is a number for everything that stops a ray; ``memo`` keeps what was worked out about a ground (surfaces.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import (
    DIRECTIONS,
    FATHOM,
    NOWHERE,
    SQUARES,
    STRIDE,
    column_of,
    flat_distance,
    is_diagonal,
    row_of,
    square_at,
    step,
)

# kinds of ground
FLOOR: Final[i64] = 0
SAND: Final[i64] = 1
ICE: Final[i64] = 2
DEEP: Final[i64] = 3
DIFFICULT: Final[i64] = 4
BLOCKING: Final[i64] = 5
KINDS: Final = ("floor", "sand", "ice", "deep", "difficult", "blocking")

# what an element is, as bits
TOP: Final[i64] = 1
COVER: Final[i64] = 2
TALL: Final[i64] = 4
STEPS: Final[i64] = 8
STRUCTURE: Final[i64] = 16
VANISHES: Final[i64] = 32
CLIMBED: Final[i64] = 64

NO_ELEMENT: Final[i64] = -1
PRIME: Final[i64] = 2147483647
ONE: Final[i64] = 1000003
TWO: Final[i64] = 998244


def weights() -> vec[i64]:
    """Return what a square counts for in the first sum of a ground's number; then, for all squares, in the second."""
    found = vec[i64]([1] * 800)
    for square in range(SQUARES - 2, -1, -1):
        found[square] = found[square + 1] * ONE % PRIME
        found[SQUARES + square] = found[SQUARES + square + 1] * TWO % PRIME
    return found


WEIGHTS: Final[vec[i64]] = weights()


class Findings:
    """What was worked out about a ground: always the same, so it is shared and never saved."""

    def after(self, ground: Ground, square: i64) -> Findings:
        """Return what is found of a ground that differs from this one on a square."""
        raise NotImplementedError


class Lines:
    """Where lines run, whatever stands on a map (corridors.py)."""


@final
class Atlas:
    """What all maps of a content share: the lines, drawn when a sight first asks for them."""

    def __init__(self) -> None:
        self.lines: Lines | None = None


@final
class Ground:
    """The map as it stands now; every field is plain, the constructor takes each by its name.

    ``kinds`` gives the kind of each sort of floor, ``sizes`` (quarters) and ``traits`` those of each sort of element.

    Rule: BK-GRD-09.
    """

    def __init__(
        self,
        name: str,
        width: i64,
        height: i64,
        floor: vec[i64],
        level: vec[i64],
        scenery: vec[i64],
        points: vec[i64],
        portions: vec[i64],
        kinds: vec[i64],
        sizes: vec[i64],
        traits: vec[i64],
        debris: i64,
        shape: i64,
        atlas: Atlas | None = None,
    ) -> None:
        self.name: str = name
        self.width: i64 = width
        self.height: i64 = height
        self.floor: vec[i64] = floor
        self.level: vec[i64] = level
        self.scenery: vec[i64] = scenery
        self.points: vec[i64] = points
        self.portions: vec[i64] = portions
        self.kinds: vec[i64] = kinds
        self.sizes: vec[i64] = sizes
        self.traits: vec[i64] = traits
        self.debris: i64 = debris
        self.shape: i64 = shape if shape != 0 else self.numbered()
        self.atlas: Atlas = atlas if atlas is not None else Atlas()
        self.memo: Findings | None = None

    def inside(self, square: i64) -> bool:
        """Say whether a square is on this map."""
        return 0 <= square < SQUARES and square % STRIDE < self.width and square // STRIDE < self.height

    def kind(self, square: i64) -> i64:
        """Return the kind of ground; off the map everything blocks."""
        if not self.inside(square):
            return BLOCKING
        return self.kinds[self.floor[square]]

    def element(self, square: i64) -> i64:
        """Return the scenery element on a square, or NO_ELEMENT."""
        return self.scenery[square]

    def has_trait(self, square: i64, trait: i64) -> bool:
        """Say whether the element of a square has a trait (TOP, COVER, TALL...)."""
        element = self.scenery[square]
        return element >= 0 and self.traits[element] & trait != 0

    def size(self, square: i64) -> i64:
        """Return how high the element of a square is, in quarters; 0 without one."""
        element = self.scenery[square]
        if element < 0:
            return 0
        return self.sizes[element]

    def stand(self, square: i64) -> i64:
        """Return how high somebody stands on a square: on its ground, or on the walkable top of its element.

        Rule: BK-GRD-10.
        """
        if self.has_trait(square, TOP):
            return self.level[square] + self.size(square)
        return self.level[square]

    def obstacle(self, square: i64) -> i64:
        """Return the height up to which a square is filled, for stepping over it."""
        if self.has_trait(square, STEPS):
            return self.level[square]
        return self.level[square] + self.size(square)

    def enterable(self, square: i64) -> bool:
        """Say whether a base may stand here: no blocking ground, no element without a walkable top.

        Rule: BK-GRD-10.
        """
        if self.kind(square) == BLOCKING:
            return False
        return self.scenery[square] < 0 or self.has_trait(square, TOP) or self.has_trait(square, STEPS)

    def blocks_step(self, square: i64, feet: i64) -> bool:
        """Say whether a square is a wall for a diagonal step beside it: off the map, rock, or too high to step over.

        Rule: BK-GRD-08, BK-MOV-16.
        """
        if self.kind(square) == BLOCKING:
            return True
        return self.obstacle(square) - feet > FATHOM

    def squeezes(self, square: i64, direction: i64) -> bool:
        """Say whether a diagonal step from a square would squeeze between two walls.

        Rule: BK-GRD-08.
        """
        if not is_diagonal(direction):
            return False
        feet = self.stand(square)
        left = step(square, (direction + 7) % DIRECTIONS)
        right = step(square, (direction + 1) % DIRECTIONS)
        return self.blocks_step(left, feet) and self.blocks_step(right, feet)

    def closed_until(self, square: i64, least: i64) -> i64:
        """Return the height under which a square stops a ray; elements under ``least`` do not count.

        Rule: BK-GRD-11, BK-COV-06.
        """
        ground = self.level[square]
        element = self.scenery[square]
        if element < 0 or self.traits[element] & COVER == 0:
            return ground
        top = ground + self.sizes[element]
        if top < least:
            return ground
        return top

    def cell(self, square: i64) -> i64:
        """Number what can stop a ray on a square."""
        ground = self.level[square]
        return ground * 512 + self.closed_until(square, ground)

    def numbered(self) -> i64:
        """Number everything that can stop a ray: two sums of 31 bits, the same interpreted and compiled."""
        one: i64 = 7
        two: i64 = 11
        for square in range(SQUARES):
            cell = self.cell(square)
            one = (one * ONE + cell) % PRIME
            two = (two * TWO + cell * 31 + 1) % PRIME
        return one * PRIME + two

    def renumbered(self, before: Ground, square: i64) -> i64:
        """Return the same number for a ground that differs from another one on a square, without a look at the rest."""
        more = self.cell(square) - before.cell(square)
        one = (before.shape // PRIME + more * WEIGHTS[square]) % PRIME
        two = (before.shape % PRIME + more * 31 * WEIGHTS[SQUARES + square]) % PRIME
        return one * PRIME + two

    def changed(self, square: i64, element: i64, points: i64, portions: i64) -> Ground:
        """Return this ground with another element (or none) on a square.

        Rule: BK-COV-10.
        """
        scenery, structure, food = self.scenery[:], self.points[:], self.portions[:]
        scenery[square] = element
        structure[square] = points
        food[square] = portions
        return self.copy(square, self.floor, scenery, structure, food)

    def with_floor(self, square: i64, floor: i64) -> Ground:
        """Return this ground with another sort of floor on a square."""
        floors = self.floor[:]
        floors[square] = floor
        return self.copy(square, floors, self.scenery, self.points, self.portions)

    def copy(self, square: i64, floor: vec[i64], scenery: vec[i64], points: vec[i64], portions: vec[i64]) -> Ground:
        """Return a ground of the same map with other contents on a square."""
        other = Ground(
            self.name, self.width, self.height, floor, self.level, scenery, points, portions,
            self.kinds, self.sizes, self.traits, self.debris, self.shape, self.atlas,
        )  # fmt: skip
        if scenery[square] == self.scenery[square] and other.kind(square) == self.kind(square):
            other.memo = self.memo  # nothing that is felt or seen is another
            return other
        other.shape = other.renumbered(self, square)
        if self.memo is not None:
            other.memo = self.memo.after(other, square)
        return other

    def destroyed(self, square: i64) -> Ground:
        """Return this ground after the element of a square is broken: difficult where it had structure, else as before.

        Rule: BK-SCN-01, BK-ORD-07, BK-ORD-08.
        """
        leaves = self.has_trait(square, STRUCTURE) and not self.has_trait(square, VANISHES)
        cleared = self.changed(square, NO_ELEMENT, 0, 0)
        if not leaves or self.kind(square) == DEEP:
            return cleared
        return cleared.with_floor(square, self.debris)

    def damaged(self, square: i64, points: i64) -> Ground:
        """Return this ground after an element lost structure points; at 0 it is destroyed.

        Rule: BK-ORD-03, BK-ORD-07, BK-ORD-08.
        """
        left = self.points[square] - points
        if left <= 0:
            return self.destroyed(square)
        return self.changed(square, self.scenery[square], left, self.portions[square])

    def eaten(self, square: i64) -> Ground:
        """Return this ground after one portion of food or drink was taken from a square.

        Rule: BK-ACT-17.
        """
        return self.changed(square, self.scenery[square], self.points[square], self.portions[square] - 1)


def neighbours(ground: Ground, square: i64) -> vec[i64]:
    """List the squares around a square that are on the map, in reading order."""
    return block(ground, square, 1)


def block(ground: Ground, centre: i64, radius: i64) -> vec[i64]:
    """List the squares on the map of the block around a centre, without it, in reading order.

    Rule: BK-GRD-04, BK-GRD-19.
    """
    squares = vec[i64](capacity=8)
    for row in range(row_of(centre) - radius, row_of(centre) + radius + 1):
        for column in range(column_of(centre) - radius, column_of(centre) + radius + 1):
            square = square_at(column, row)
            if square != NOWHERE and square != centre and ground.inside(square):
                squares = append(squares, square)
    return squares


def nearest_free(ground: Ground, square: i64, taken: vec[i64]) -> vec[i64]:
    """List the free enterable squares nearest to a square, all equally near, in reading order.

    The owner of a miniature that must be placed chooses among them.

    Rule: BK-GRD-18.
    """
    found = vec[i64](capacity=4)
    least = 1.0e9
    for other in range(SQUARES):
        if not ground.inside(other) or not ground.enterable(other) or _holds(taken, other):
            continue
        away = flat_distance(square, other) if other != square else -1.0
        if away < least - 1e-9:
            least = away
            found = vec[i64](capacity=4)
        if away <= least + 1e-9:
            found = append(found, other)
    return found


def _holds(squares: vec[i64], wanted: i64) -> bool:
    return any(square == wanted for square in squares)
