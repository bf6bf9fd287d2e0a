"""Sections 0 and 19: line of sight and cover.

32 rays go from viewer to target (rays.py); how many arrive says whether the target is hidden, in cover or in the open.
What the map alone stops is remembered per shape of the ground.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import FATHOM, SQUARES, STRIDE, column_of, row_of
from flibuste.games.briskars.ground.ground import Ground, neighbours
from flibuste.games.briskars.ground.rays import CORNERS, DEPTHS, PARTS, Body, Ray, body_on
from flibuste.kernel.bits import zeros

HIDDEN: Final[i64] = 0
IN_COVER: Final[i64] = 1
OPEN: Final[i64] = 2

ALL_RAYS: Final[i64] = 32
HALF_OF_THE_RAYS: Final[i64] = 16
MOST_REMEMBERED: Final[i64] = 200_000
MIXER: Final[i64] = 1_125_899_906_842_597
NOBODY: Final[vec[i64]] = vec[i64]()


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
    known = MEMORY.of(ground.shape)
    key = pair_key(viewer, target)
    if len(between) > 0:
        key = key_with(key, between)
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


def key_with(key: i64, between: vec[i64]) -> i64:
    """Number two bodies and the miniatures between them: a remainder by a large prime, below zero to be apart."""
    mixed = key % MIXER
    for part in between:
        mixed = (mixed * 4_099 + part + 7) % MIXER
    return -1 - mixed


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
    """Follow all 32 rays; where nothing between the two is as high as the lowest of them, all arrive.

    Rule: BK-GRD-11.
    """
    walls = zeros(SQUARES)
    highest = fill_walls(ground, viewer, target, walls)
    tops = walls
    if len(blockers) > 0:
        tops = walls[:]
        highest = max(highest, fill_bodies(blockers, tops))
    if PARTS * highest <= min(viewer.part(3), target.part(1)):
        return ALL_RAYS
    clear: i64 = 0
    ray = Ray(viewer, target, walls, tops)
    for start in range(CORNERS):
        for end in range(CORNERS):
            ray.between(start, end)
            clear += ray.heights_clear()
    return clear


def fill_walls(ground: Ground, viewer: Body, target: Body, walls: vec[i64]) -> i64:
    """Write down how high the map closes each square between two bodies; return the highest but their own.

    Rule: BK-GRD-11, BK-COV-06.
    """
    least = target.least_cover()
    highest: i64 = DEPTHS
    a = viewer.square
    b = target.square
    for row in range(min(a // STRIDE, b // STRIDE), max(a // STRIDE, b // STRIDE) + 1):
        for column in range(min(a % STRIDE, b % STRIDE), max(a % STRIDE, b % STRIDE) + 1):
            square = row * STRIDE + column
            walls[square] = ground.closed_until(square, least)
            if square != a and square != b:
                highest = max(highest, walls[square])
    return highest


def fill_bodies(blockers: vec[i64], tops: vec[i64]) -> i64:
    """Let miniatures close their squares up to the head, though not the corners beside them; return the highest head.

    Rule: BK-ZOC-11.
    """
    highest: i64 = DEPTHS
    k: i64 = 0
    while k < len(blockers):
        tops[blockers[k]] = max(tops[blockers[k]], blockers[k + 1])
        highest = max(highest, blockers[k + 1])
        k += 2
    return highest


def is_crossed(ground: Ground, viewer: Body, target: Body, square: i64) -> bool:
    """Say whether at least one ray from viewer to target leads over a square.

    Rule: BK-ACT-25.
    """
    nothing = zeros(SQUARES)
    ray = Ray(viewer, target, nothing, nothing)
    for start in range(CORNERS):
        for end in range(CORNERS):
            ray.between(start, end)
            if ray.crosses(square):
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
