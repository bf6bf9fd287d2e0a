"""Section 0: rays between two bodies.

A ray goes from a corner of the viewer's square, at eye height, to a corner of the target's square. All is counted
in whole numbers: places in tenths of a square, heights in eighths of a quarter fathom, the way along a ray in fractions
with one common denominator.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import STRIDE

PARTS: Final[i64] = 8
DEPTHS: Final[i64] = -1_000_000
CORNERS: Final[i64] = 4


@final
class Body:
    """Somebody who sees or is seen: a square, the height of the feet and the size, both in quarters of a fathom.

    ``halved``: on the ground, or kneeling and looked at. A kneeling viewer keeps his eyes where they were.

    Rule: BK-GRD-13.
    """

    def __init__(self, square: i64, feet: i64, size: i64, halved: bool = False) -> None:
        self.square: i64 = square
        self.feet: i64 = feet
        self.size: i64 = size
        self.halved: bool = halved

    def part(self, quarters: i64) -> i64:
        """Return the height of one or three quarters of the body, in eighths of a quarter of a fathom."""
        return part_of_body(self.feet, self.size, self.halved, quarters)

    def least_cover(self) -> i64:
        """Return the lowest top that can cover this body."""
        return lowest_cover(self.feet, self.size, self.halved)


def part_of_body(feet: i64, size: i64, halved: bool, quarters: i64) -> i64:
    """Return the height of one or three quarters of a body, in eighths of a quarter of a fathom."""
    if halved:
        return PARTS * feet + quarters * size
    return PARTS * feet + 2 * quarters * size


def lowest_cover(feet: i64, size: i64, halved: bool) -> i64:
    """Return the lowest top that can cover a body: half its size above its ground.

    Rule: BK-COV-06.
    """
    if halved:
        return feet + (size + 3) // 4
    return feet + (size + 1) // 2


def corner(square_side: i64, far: bool) -> i64:
    """Return where a corner lies, in tenths: 0.1 inside the square.

    Rule: BK-GRD-11.
    """
    if far:
        return square_side * 10 + 9
    return square_side * 10 + 1


@final
class Ray:
    """One line from a corner to a corner; the two rays that follow it differ only in the height of their end.

    The same object is set out anew for each pair of corners. ``walls`` says for every square under which height the
    map closes it, ``tops`` the same with miniatures; ``scale`` is the length of the way; ``across`` and ``down`` are
    where the next column and row begin.
    """

    def __init__(self, viewer: Body, target: Body, walls: vec[i64], tops: vec[i64]) -> None:
        self.walls: vec[i64] = walls
        self.tops: vec[i64] = tops
        self.start: i64 = viewer.square
        self.goal: i64 = target.square
        self.eye: i64 = viewer.part(3)
        self.low: i64 = target.part(1) - self.eye
        self.high: i64 = target.part(3) - self.eye
        self.column: i64 = 0
        self.row: i64 = 0
        self.entered: i64 = 0
        self.pinch: i64 = DEPTHS
        self.east: i64 = 1
        self.south: i64 = 1
        self.scale: i64 = 1
        self.columns: i64 = 0
        self.rows: i64 = 0
        self.across: i64 = 0
        self.down: i64 = 0

    def between(self, start: i64, end: i64) -> None:
        """Begin at a corner of the viewer's square, towards a corner of the target's."""
        self.column = self.start % STRIDE
        self.row = self.start // STRIDE
        self.entered = 0
        self.set_out(
            corner(self.column, start % 2 == 1),
            corner(self.row, start >= 2),
            corner(self.goal % STRIDE, end % 2 == 1),
            corner(self.goal // STRIDE, end >= 2),
        )

    def set_out(self, x: i64, y: i64, to_x: i64, to_y: i64) -> None:
        """Find the direction, the scale and the first borders."""
        run = to_x - x
        fall = to_y - y
        first_column = self.column * 10 + 10 - x
        first_row = self.row * 10 + 10 - y
        self.east = 1
        self.south = 1
        if run < 0:
            self.east = -1
            run = -run
            first_column = x - self.column * 10
        if fall < 0:
            self.south = -1
            fall = -fall
            first_row = y - self.row * 10
        wide = max(run, 1)
        tall = max(fall, 1)
        self.scale = wide * tall
        self.columns = 10 * tall
        self.rows = 10 * wide
        self.across = first_column * tall
        self.down = first_row * wide
        if run == 0:
            self.across = 2 * self.scale
        if fall == 0:
            self.down = 2 * self.scale

    def advance(self) -> None:
        """Enter the next square; through a corner, note how high the two squares beside it close it.

        Rule: BK-GRD-20.
        """
        self.pinch = DEPTHS
        if self.across < self.down:
            self.entered = self.across
            self.column += self.east
            self.across += self.columns
            return
        if self.down < self.across:
            self.entered = self.down
            self.row += self.south
            self.down += self.rows
            return
        beside = self.closed(self.column + self.east, self.row)
        under = self.closed(self.column, self.row + self.south)
        self.pinch = min(beside, under)
        self.entered = self.across
        self.column += self.east
        self.row += self.south
        self.across += self.columns
        self.down += self.rows

    def closed(self, column: i64, row: i64) -> i64:
        """Return the height under which the map closes a square."""
        return self.walls[row * STRIDE + column]

    def is_stopped(self, rise: i64, start: i64, end: i64, top: i64) -> bool:
        """Say whether a ray that rises so much dips under a top between two places of its way; touching is not dipping.

        Rule: BK-GRD-11.
        """
        limit = (PARTS * top - self.eye) * self.scale
        return rise * start < limit or rise * end < limit
