"""What a ground means for those who move and look on it, worked out once per ground: heights, walls, kinds, views."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.corridors import Corridors, corridors_of
from flibuste.games.briskars.ground.distance import DIRECTIONS, SQUARES, STRIDE, is_diagonal, step
from flibuste.games.briskars.ground.ground import BLOCKING, DEEP, Findings, Ground
from flibuste.kernel.bits import PRIME, SMALLEST, bit, has, zeros

CLOSED: Final[i64] = 1_000_000
FREE_STEP: Final[i64] = 4
HIGHEST_JUMP: Final[i64] = 8
FREE_DROP: Final[i64] = 8
UP: Final[i64] = 8
"""Where the directions begin in which a step is a jump, among the bits of ``steps``."""
DOWN: Final[i64] = 16
"""Where those begin in which a step needs a landing."""
WIDE: Final[i64] = 8
"""Where the directions begin in which a gap of two squares can be cleared, among the bits of ``leaps``."""
LONGEST_LEAP: Final[i64] = 3
ANY_COVER: Final[i64] = -1_000_000
MOST_CHANGES: Final[i64] = 12
MOST_LAYERS: Final[i64] = 64
NO_CHANGES: Final[vec[i64]] = zeros(0)
WHOLE_ROW: Final[i64] = 0xFFFFF
"""All columns of the largest map."""


def all_neighbours() -> vec[i64]:
    """List the neighbour of every square in every direction, -1 off the largest map."""
    table = zeros(SQUARES * DIRECTIONS)
    for square in range(SQUARES):
        for direction in range(DIRECTIONS):
            table[square * DIRECTIONS + direction] = step(square, direction)
    return table


BESIDE: Final[vec[i64]] = all_neighbours()


@final
class Outlook:
    """Some squares as a set: a word for each row of the map, a bit for each column."""

    def __init__(self) -> None:
        self.rows: vec[i64] = zeros(STRIDE)

    def add(self, square: i64) -> None:
        """Put a square into the set."""
        self.rows[square // STRIDE] |= bit(square % STRIDE)

    def remove(self, square: i64) -> None:
        """Take a square out of the set."""
        self.rows[square // STRIDE] &= ~bit(square % STRIDE)

    def squares(self) -> vec[i64]:
        """List the squares of the set, in reading order."""
        found = vec[i64](capacity=64)
        for row in range(STRIDE):
            seen = self.rows[row]
            while seen != 0:
                found = append(found, row * STRIDE + SMALLEST[(seen & -seen) % PRIME])
                seen &= seen - 1
        return found

    def has(self, square: i64) -> bool:
        """Say whether a square is in the set."""
        return has(self.rows[square // STRIDE], square % STRIDE)

    def widened(self) -> Outlook:
        """Return the set with all neighbours of its squares on the largest map."""
        found = Outlook()
        for row in range(STRIDE):
            near = self.rows[row] | (self.rows[row] << 1) | (self.rows[row] >> 1)
            for other in range(max(row - 1, 0), min(row + 2, STRIDE)):
                found.rows[other] |= near & WHOLE_ROW
        return found


@final
class Surface(Findings):
    """A ground as it is felt by feet and seen by eyes.

    ``tops`` is the height at which a square is passed (CLOSED where it cannot be), ``walls`` the height of what stands
    on it, ``standable`` says where one may stop, ``kinds`` the kind of ground; ``stands`` how high somebody stands
    there and ``closes`` how high it stops a ray, whatever is behind it; ``steps`` is the set of directions in which one
    can go from there, again from UP on those that take a jump, from DOWN on those that need a landing; ``leaps`` those
    in which a gap of one square can be cleared, from WIDE on of two.

    ``layers`` are sets of squares, a word for each row and a bit for each column: the first holds all that close higher
    than ``bottom``, each further one those that close a quarter of a fathom higher than that.

    A ground that came from another one by a few ``changes`` knows the ``first`` one, and asks it what can be seen where
    nothing has changed.
    """

    def __init__(self, ground: Ground, before: Surface | None = None) -> None:
        self.width: i64 = ground.width
        self.height: i64 = ground.height
        self.level: vec[i64] = ground.level
        self.corridors: Corridors = corridors_of(ground.atlas)
        self.tops: vec[i64] = zeros(SQUARES) if before is None else before.tops[:]
        self.walls: vec[i64] = zeros(SQUARES) if before is None else before.walls[:]
        self.standable: vec[i64] = zeros(SQUARES) if before is None else before.standable[:]
        self.kinds: vec[i64] = zeros(SQUARES) if before is None else before.kinds[:]
        self.stands: vec[i64] = zeros(SQUARES) if before is None else before.stands[:]
        self.closes: vec[i64] = zeros(SQUARES) if before is None else before.closes[:]
        self.steps: vec[i64] = zeros(SQUARES) if before is None else before.steps
        self.leaps: vec[i64] = zeros(SQUARES) if before is None else before.leaps
        self.bottom: i64 = 0
        self.layers: vec[i64] = NO_CHANGES
        self.outlooks: dict[int, Outlook] = {}
        self.first: Surface | None = None
        self.changes: vec[i64] = NO_CHANGES

    def look_at(self, ground: Ground, square: i64) -> None:
        """Work out one square.

        Rule: BK-GRD-08, BK-GRD-10, BK-GRD-11, BK-MOV-16.
        """
        self.kinds[square] = ground.kind(square)
        self.stands[square] = ground.stand(square)
        self.closes[square] = ground.closed_until(square, ANY_COVER)
        self.standable[square] = 0
        if self.kinds[square] == BLOCKING:
            self.tops[square] = CLOSED
            self.walls[square] = CLOSED
            return
        self.walls[square] = ground.obstacle(square)
        self.tops[square] = ground.obstacle(square)
        if ground.enterable(square):
            self.standable[square] = 1
            self.tops[square] = ground.stand(square)

    def look_around(self, square: i64) -> None:
        """Work out the steps from one square.

        Rule: BK-MOV-16 to BK-MOV-20, BK-GRD-08.
        """
        steps: i64 = 0
        here = self.tops[square]
        for direction in range(DIRECTIONS):
            to = BESIDE[square * DIRECTIONS + direction]
            if to < 0 or here == CLOSED or self.tops[to] - here > HIGHEST_JUMP or self.squeezes(square, direction):
                continue
            steps |= bit(direction)
            if self.tops[to] - here > FREE_STEP:
                steps |= bit(UP + direction)
            if self.tops[to] - here < -FREE_DROP:
                steps |= bit(DOWN + direction)
        self.steps[square] = steps

    def look_across(self, square: i64) -> None:
        """Work out the gaps that can be cleared from one square: deep water, or ground more than 1 fathom lower.

        He comes down no more than 1 fathom higher, and where no landing is needed.

        Rule: BK-MOV-16 to BK-MOV-18, BK-MOV-20.
        """
        leaps: i64 = 0
        if self.tops[square] != CLOSED and self.kinds[square] != DEEP:
            for direction in range(DIRECTIONS):
                over = self.gap_beside(square, square, direction)
                if over >= 0 and self.comes_down(square, over, direction):
                    leaps |= bit(direction)
                if over >= 0 and not is_diagonal(direction):
                    over = self.gap_beside(square, over, direction)
                    if over >= 0 and self.comes_down(square, over, direction):
                        leaps |= bit(WIDE + direction)
        self.leaps[square] = leaps

    def look_across_around(self, square: i64) -> None:
        """Work out again the gaps that a square may be part of."""
        row = square // STRIDE
        column = square % STRIDE
        for y in range(max(row - LONGEST_LEAP, 0), min(row + LONGEST_LEAP + 1, STRIDE)):
            for x in range(max(column - LONGEST_LEAP, 0), min(column + LONGEST_LEAP + 1, STRIDE)):
                self.look_across(y * STRIDE + x)

    def gap_beside(self, start: i64, square: i64, direction: i64) -> i64:
        """Return the next square in a direction if it is a gap for one who jumps off the start, else -1."""
        to = BESIDE[square * DIRECTIONS + direction]
        if to < 0 or (self.kinds[to] != DEEP and self.tops[start] - self.tops[to] <= FREE_STEP):
            return -1
        if self.is_off(to) or self.tops[to] == CLOSED or self.squeezes(square, direction):
            return -1
        return to

    def comes_down(self, start: i64, over: i64, direction: i64) -> bool:
        """Say whether one can come down behind a gap."""
        end = BESIDE[over * DIRECTIONS + direction]
        if end < 0 or self.is_off(end) or self.tops[end] == CLOSED or self.kinds[end] == DEEP:
            return False
        rise = self.tops[end] - self.tops[start]
        return -FREE_DROP <= rise <= FREE_STEP and not self.squeezes(over, direction)

    def squeezes(self, square: i64, direction: i64) -> bool:
        """Say whether a diagonal step would squeeze between two walls.

        Rule: BK-GRD-08.
        """
        if not is_diagonal(direction):
            return False
        highest = self.tops[square] + FREE_STEP
        left = BESIDE[square * DIRECTIONS + (direction + 7) % DIRECTIONS]
        right = BESIDE[square * DIRECTIONS + (direction + 1) % DIRECTIONS]
        return (left < 0 or self.walls[left] > highest) and (right < 0 or self.walls[right] > highest)

    def is_off(self, square: i64) -> bool:
        """Say whether a square is off this map."""
        return square % STRIDE >= self.width or square // STRIDE >= self.height

    def closed_until(self, square: i64, least: i64) -> i64:
        """Return the height under which a square stops a ray; elements under ``least`` do not count.

        Rule: BK-GRD-11, BK-COV-06.
        """
        if self.closes[square] < least:
            return self.level[square]
        return self.closes[square]

    def lay(self) -> None:
        """Lay out the squares by how high they close."""
        highest = self.closes[0]
        self.bottom = self.closes[0] - 1
        for height in self.closes:
            highest = max(highest, height)
            self.bottom = min(self.bottom, height - 1)
        self.layers = zeros(min(highest - self.bottom, MOST_LAYERS) * STRIDE)
        for square in range(SQUARES):
            self.lay_square(square)

    def lay_square(self, square: i64) -> None:
        """Put a square into the layers it reaches, and out of the others; the first takes what is lower than all."""
        row = square // STRIDE
        column = bit(square % STRIDE)
        height = max(self.closes[square] - self.bottom, 1)
        while row < len(self.layers):
            self.layers[row] |= column
            if height <= 0:
                self.layers[row] -= column
            height -= 1
            row += STRIDE

    def layer_over(self, height: i64) -> i64:
        """Return where the layer begins that holds every square which closes higher than this, and maybe others."""
        last: i64 = len(self.layers) - STRIDE
        return min(max(height - self.bottom, 0) * STRIDE, last)

    def is_passed_like(self, other: Surface, square: i64) -> bool:
        """Say whether a square is passed, and passed by, as on another surface: then nobody's steps change."""
        if self.tops[square] != other.tops[square] or self.walls[square] != other.walls[square]:
            return False
        return self.kinds[square] == other.kinds[square]

    def after(self, ground: Ground, square: i64) -> Surface:
        """Return the surface of a ground that differs from this one on one square."""
        other = Surface(ground, self)
        other.look_at(ground, square)
        if not other.is_passed_like(self, square):
            other.steps = self.steps[:]
            other.leaps = self.leaps[:]
            other.look_around(square)
            for direction in range(DIRECTIONS):
                beside = BESIDE[square * DIRECTIONS + direction]
                if beside >= 0:
                    other.look_around(beside)
            other.look_across_around(square)
        other.bottom = self.bottom
        other.layers = self.layers
        if other.closes[square] != self.closes[square]:
            other.layers = self.layers[:]
            other.lay_square(square)
        looks_alike = other.closes[square] == self.closes[square] and other.stands[square] == self.stands[square]
        if len(self.changes) < MOST_CHANGES:
            other.first = self if self.first is None else self.first
            other.changes = self.changes
            if not looks_alike:
                other.changes = append(self.changes[:], square)
        return other


def surface_of(ground: Ground) -> Surface:
    """Return the surface of a ground, worked out the first time."""
    known = ground.memo
    if isinstance(known, Surface):
        return known
    surface = Surface(ground)
    for square in range(SQUARES):
        surface.look_at(ground, square)
    for square in range(SQUARES):
        surface.look_around(square)
        surface.look_across(square)
    surface.lay()
    ground.memo = surface
    return surface
