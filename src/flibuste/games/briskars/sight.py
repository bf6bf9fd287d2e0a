"""Sections 0 and 19: line of sight and cover, ray by ray.

32 rays go from the corners of the viewer's square, at eye height, to the corners of the target's square at two heights.
Everything is counted in whole numbers: places in tenths of a square, heights in eighths of a quarter fathom, the way along
a ray in fractions with one common denominator. What the map alone stops is remembered per shape of the ground.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.distance import (
    FATHOM,
    STRIDE,
    column_of,
    row_of,
)
from flibuste.games.briskars.ground import Ground, neighbours

HIDDEN: Final[i64] = 0
IN_COVER: Final[i64] = 1
OPEN: Final[i64] = 2

ALL_RAYS: Final[i64] = 32
HALF_OF_THE_RAYS: Final[i64] = 16
MOST_REMEMBERED: Final[i64] = 200_000
CORNERS: Final[i64] = 4
PARTS: Final[i64] = 8
DEPTHS: Final[i64] = -1_000_000
NOBODY: Final[vec[i64]] = vec[i64]()


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


def sight(rays: i64) -> i64:
    """Name what a number of clear rays means: none hidden, up to half cover, more in the open.

    Rule: BK-GRD-12, BK-COV-02, BK-COV-03.
    """
    if rays == 0:
        return HIDDEN
    if rays <= HALF_OF_THE_RAYS:
        return IN_COVER
    return OPEN


@final
class Memory:
    """Counts already made, under the shape of the ground and the two bodies; emptied when it grows too large."""

    def __init__(self) -> None:
        self.shapes: dict[int, dict[int, int]] = {}
        self.size: i64 = 0

    def of(self, shape: i64) -> dict[int, int]:
        """Return the counts of one shape."""
        if self.size > MOST_REMEMBERED:
            self.shapes = {}
            self.size = 0
        known = self.shapes.get(shape)
        if known is None:
            known = {}
            self.shapes[shape] = known
        return known


MEMORY: Final = Memory()


def clear_rays(ground: Ground, viewer: Body, target: Body, blockers: vec[i64]) -> i64:
    """Count the clear rays from a viewer to a target.

    ``blockers`` holds the viewer's standing enemies as pairs: square, height of the top of the head.

    Rule: BK-GRD-11, BK-GRD-12, BK-GRD-20, BK-COV-05, BK-ZOC-11.
    """
    between = blockers_between(viewer, target, blockers)
    if len(between) > 0:
        return count_rays(ground, viewer, target, between)
    known = MEMORY.of(ground.shape)
    key = pair_key(viewer, target)
    found = known.get(key)
    if found is not None:
        return found
    rays = count_rays(ground, viewer, target, between)
    known[key] = rays
    MEMORY.size += 1
    return rays


def pair_key(viewer: Body, target: Body) -> i64:
    """Number two bodies."""
    pair = viewer.square * 400 + target.square
    heights = (viewer.feet + 64) * 512 + target.feet + 64
    sizes = viewer.size * 64 + target.size
    if viewer.halved:
        sizes += 4096
    if target.halved:
        sizes += 8192
    return (pair * 262144 + heights) * 16384 + sizes


def blockers_between(viewer: Body, target: Body, blockers: vec[i64]) -> vec[i64]:
    """Keep the miniatures that could stand in the way; viewer and target never block themselves."""
    kept = NOBODY
    west = min(column_of(viewer.square), column_of(target.square))
    east = max(column_of(viewer.square), column_of(target.square))
    north = min(row_of(viewer.square), row_of(target.square))
    south = max(row_of(viewer.square), row_of(target.square))
    k: i64 = 0
    while k < len(blockers):
        square = blockers[k]
        if west <= column_of(square) <= east and north <= row_of(square) <= south:
            if square != viewer.square and square != target.square:
                if len(kept) == 0:
                    kept = vec[i64](capacity=4)
                kept = append(kept, square)
                kept = append(kept, blockers[k + 1])
        k += 2
    return kept


def count_rays(ground: Ground, viewer: Body, target: Body, blockers: vec[i64]) -> i64:
    """Follow all 32 rays.

    Rule: BK-GRD-11.
    """
    clear: i64 = 0
    for start in range(CORNERS):
        for end in range(CORNERS):
            clear += Ray(ground, viewer, target, start, end).heights_clear(blockers)
    return clear


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


def is_crossed(ground: Ground, viewer: Body, target: Body, square: i64) -> bool:
    """Say whether at least one ray from viewer to target leads over a square.

    Rule: BK-ACT-25.
    """
    for start in range(CORNERS):
        for end in range(CORNERS):
            if Ray(ground, viewer, target, start, end).crosses(square):
                return True
    return False


def shelter(ground: Ground, viewer: Body, target: Body, least: i64) -> bool:
    """Say whether something at least this high (quarters above his feet) beside the target stands towards the viewer.

    Kneeling Briskars ask for half their size, small ones for any element.

    Rule: BK-ACT-25.
    """
    for beside in neighbours(ground, target.square):
        if beside == viewer.square:
            continue
        if filled(ground, beside) - target.feet < least or filled(ground, beside) <= target.feet:
            continue
        if is_crossed(ground, viewer, target, beside):
            return True
    return False


def filled(ground: Ground, square: i64) -> i64:
    """Return how high a square is filled by its terrain and by an element that gives cover."""
    return ground.closed_until(square, DEPTHS)


def kneeling_sight(ground: Ground, viewer: Body, target: Body, blockers: vec[i64]) -> i64:
    """Say how a kneeling target is seen: covered behind half his size, hidden only where he would be hidden standing.

    ``target`` is his standing body.

    Rule: BK-ACT-25, BK-ACT-26.
    """
    upright = sight(clear_rays(ground, viewer, target, blockers))
    if upright == HIDDEN:
        return HIDDEN
    low = Body(target.square, target.feet, target.size, True)
    seen = sight(clear_rays(ground, viewer, low, blockers))
    if seen == HIDDEN or shelter(ground, viewer, target, (target.size + 1) // 2):
        return IN_COVER
    return seen


def small_sight(ground: Ground, viewer: Body, target: Body, blockers: vec[i64]) -> i64:
    """Say how a small target is seen: any element beside him that a ray crosses is cover.

    Rule: BK-ACT-25, BK-CHR-12.
    """
    seen = sight(clear_rays(ground, viewer, target, blockers))
    if seen == OPEN and shelter(ground, viewer, target, 1):
        return IN_COVER
    return seen


def is_square_visible(ground: Ground, viewer: Body, square: i64, blockers: vec[i64]) -> bool:
    """Say whether a square can be aimed at: somebody of one fathom on it would be at least partly seen.

    Rule: BK-GRD-21.
    """
    if square == viewer.square:
        return True
    return clear_rays(ground, viewer, body_on(ground, square, FATHOM), blockers) > 0
