"""Section 0: rays between two bodies.

A ray goes from a corner of the viewer's square, at eye height, to a corner of the target's square. All is counted
in whole numbers: places in tenths of a square, heights in eighths of a quarter fathom, the way along a ray in fractions
with one common denominator.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.distance import STRIDE, column_of, row_of
from flibuste.games.briskars.ground import Ground

PARTS: Final[i64] = 8
DEPTHS: Final[i64] = -1_000_000


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
        if self.halved:
            return PARTS * self.feet + quarters * self.size
        return PARTS * self.feet + 2 * quarters * self.size

    def least_cover(self) -> i64:
        """Return the lowest top that can cover this body: half its size above its ground.

        Rule: BK-COV-06.
        """
        if self.halved:
            return self.feet + (self.size + 3) // 4
        return self.feet + (self.size + 1) // 2


def body_on(ground: Ground, square: i64, size: i64) -> Body:
    """Return a body of this size that stands on a square.

    Rule: BK-GRD-10, BK-GRD-13.
    """
    return Body(square, ground.stand(square), size)


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

    ``scale`` is the length of the way; ``across`` and ``down`` are the places where the next column and row begin.
    """

    def __init__(self, ground: Ground, viewer: Body, target: Body, start: i64, end: i64) -> None:
        self.ground: Ground = ground
        self.goal: i64 = target.square
        self.least: i64 = target.least_cover()
        self.eye: i64 = viewer.part(3)
        self.low: i64 = target.part(1) - self.eye
        self.high: i64 = target.part(3) - self.eye
        self.column: i64 = column_of(viewer.square)
        self.row: i64 = row_of(viewer.square)
        self.entered: i64 = 0
        self.pinch: i64 = DEPTHS
        self.set_out(
            corner(self.column, start % 2 == 1),
            corner(self.row, start >= 2),
            corner(column_of(target.square), end % 2 == 1),
            corner(row_of(target.square), end >= 2),
        )

    def set_out(self, x: i64, y: i64, to_x: i64, to_y: i64) -> None:
        """Find the direction, the scale and the first borders."""
        run = to_x - x
        fall = to_y - y
        first_column = self.column * 10 + 10 - x
        first_row = self.row * 10 + 10 - y
        self.east: i64 = 1
        self.south: i64 = 1
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
        self.scale: i64 = wide * tall
        self.columns: i64 = 10 * tall
        self.rows: i64 = 10 * wide
        self.across: i64 = first_column * tall
        self.down: i64 = first_row * wide
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
        return self.ground.closed_until(row * STRIDE + column, self.least)

    def is_stopped(self, rise: i64, start: i64, end: i64, top: i64) -> bool:
        """Say whether a ray that rises so much dips under a top between two places of its way; touching is not dipping.

        Rule: BK-GRD-11.
        """
        limit = (PARTS * top - self.eye) * self.scale
        return rise * start < limit or rise * end < limit

    def heights_clear(self, blockers: vec[i64]) -> i64:
        """Walk from square to square and count which of the two rays arrive."""
        low: i64 = 1
        high: i64 = 1
        while low + high > 0:
            self.advance()
            if self.pinch > DEPTHS:
                if self.is_stopped(self.low, self.entered, self.entered, self.pinch):
                    low = 0
                if self.is_stopped(self.high, self.entered, self.entered, self.pinch):
                    high = 0
            square = self.row * STRIDE + self.column
            if square == self.goal:
                break
            top = self.top_of(square, blockers)
            leaves = min(self.across, self.down)
            if self.is_stopped(self.low, self.entered, leaves, top):
                low = 0
            if self.is_stopped(self.high, self.entered, leaves, top):
                high = 0
        return low + high

    def top_of(self, square: i64, blockers: vec[i64]) -> i64:
        """Return the height under which a square is closed, a miniature on it included."""
        top = self.ground.closed_until(square, self.least)
        k: i64 = 0
        while k < len(blockers):
            if blockers[k] == square:
                top = max(top, blockers[k + 1])
            k += 2
        return top

    def crosses(self, wanted: i64) -> bool:
        """Say whether the way leads over a square.

        Rule: BK-ACT-25.
        """
        while True:
            self.advance()
            square = self.row * STRIDE + self.column
            if square == wanted:
                return True
            if square == self.goal:
                return False
