"""A line of sight counted the slow way, ray by ray and square by square: what the tables of the game must agree with.

The tests compare the two, the bench says how many times faster the tables are; so this is compiled with the engine.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import SQUARES, STRIDE
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ground.rays import CORNERS, DEPTHS, PARTS, Body, Ray
from flibuste.games.briskars.ground.sight import ALL_RAYS, clear_rays
from flibuste.kernel.bits import zeros


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
            clear += heights_clear(ray)
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


def heights_clear(ray: Ray) -> i64:
    """Walk from square to square and count which of the two rays arrive."""
    low: i64 = 1
    high: i64 = 1
    while low + high > 0:
        ray.advance()
        if ray.pinch > DEPTHS:
            if ray.is_stopped(ray.low, ray.entered, ray.entered, ray.pinch):
                low = 0
            if ray.is_stopped(ray.high, ray.entered, ray.entered, ray.pinch):
                high = 0
        square = ray.row * STRIDE + ray.column
        if square == ray.goal:
            break
        top = ray.tops[square]
        leaves = min(ray.across, ray.down)
        if ray.is_stopped(ray.low, ray.entered, leaves, top):
            low = 0
        if ray.is_stopped(ray.high, ray.entered, leaves, top):
            high = 0
    return low + high


def follow_all(ground: Ground, viewer: Body, targets: list[Body], blockers: vec[i64]) -> i64:
    """Add up the rays that arrive from one viewer at many targets, each followed on its own."""
    arrived: i64 = 0
    for target in targets:
        arrived += count_rays(ground, viewer, target, blockers)
    return arrived


def count_all(ground: Ground, viewer: Body, targets: list[Body], blockers: vec[i64]) -> i64:
    """Add up the same rays as the game counts them."""
    arrived: i64 = 0
    for target in targets:
        arrived += clear_rays(ground, viewer, target, blockers)
    return arrived
