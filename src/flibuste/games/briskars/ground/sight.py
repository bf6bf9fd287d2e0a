"""Sections 0 and 19: line of sight and cover.

32 rays go from viewer to target; how many arrive says whether the target is hidden, in cover or in the open. Which
squares they cross is written down in corridors.py; here the heights are compared, first of the map, then of miniatures.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.corridors import ALL_RAYS as ALL
from flibuste.games.briskars.ground.corridors import NOT_CROSSED, Corridor, turn_of
from flibuste.games.briskars.ground.distance import DIRECTIONS, FATHOM, SQUARES, is_spanned
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ground.rays import PARTS, Body, lowest_cover, part_of_body
from flibuste.games.briskars.ground.surfaces import BESIDE, Outlook, Surface, surface_of

HIDDEN: Final[i64] = 0
IN_COVER: Final[i64] = 1
OPEN: Final[i64] = 2

ALL_RAYS: Final[i64] = 32
HALF_OF_THE_RAYS: Final[i64] = 16
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


def body_on(ground: Ground, square: i64, size: i64) -> Body:
    """Return a body of this size that stands on a square.

    Rule: BK-GRD-10, BK-GRD-13.
    """
    return Body(square, ground.stand(square), size)


@final
class Gaze:
    """How a viewer looks at somebody: where from and to, and how high the eye and the two ends of the rays are.

    Heights are in eighths of a quarter of a fathom, those of the ends counted from the eye; ``least`` is the lowest top
    that can cover the target, in quarters.
    """

    def __init__(self, start: i64, eye: i64) -> None:
        self.start: i64 = start
        self.eye: i64 = eye
        self.goal: i64 = start
        self.low: i64 = 0
        self.high: i64 = 0
        self.least: i64 = 0
        self.lowest: i64 = 0

    def at(self, square: i64, feet: i64, size: i64, halved: bool) -> Gaze:
        """Gaze at a body."""
        self.goal = square
        self.low = part_of_body(feet, size, halved, 1) - self.eye
        self.high = part_of_body(feet, size, halved, 3) - self.eye
        self.least = lowest_cover(feet, size, halved)
        self.lowest = self.eye + min(self.low, 0)
        return self


def clear_rays(ground: Ground, viewer: Body, target: Body, blockers: vec[i64]) -> i64:
    """Count the clear rays from a viewer to a target.

    ``blockers`` holds the viewer's standing enemies as pairs: square, height of the top of the head.

    Rule: BK-GRD-11, BK-GRD-12, BK-GRD-20, BK-COV-05, BK-ZOC-11.
    """
    gaze = Gaze(viewer.square, viewer.part(3)).at(target.square, target.feet, target.size, target.halved)
    surface = surface_of(ground)
    clear = past_map(surface, gaze)
    if len(blockers) > 0:
        clear = past_bodies(surface.corridors.between(gaze.start, gaze.goal), gaze, clear, blockers)
    return how_many(clear)


def past_map(surface: Surface, gaze: Gaze) -> i64:
    """Return the rays that the map lets through, as a set.

    Rule: BK-GRD-11, BK-COV-06.
    """
    start, lowest = gaze.start, gaze.lowest
    corridor = surface.corridors.between(start, gaze.goal)
    closes, ways = surface.closes, corridor.ways
    turn = turn_of(start, gaze.goal) * corridor.count
    clear = ALL
    for place in range(corridor.count):
        top = closes[start + ways[turn + place]]
        if PARTS * top > lowest:
            if top < gaze.least:
                top = surface.level[start + ways[turn + place]]
            if PARTS * top > lowest:
                clear &= ~corridor.stopped(place, PARTS * top - gaze.eye, gaze.low, gaze.high)
                if clear == 0:
                    return 0
    if corridor.corners > 0:
        clear &= ~pinched(surface, gaze, corridor)
    return clear


def pinched(surface: Surface, gaze: Gaze, corridor: Corridor) -> i64:
    """Return the rays that pass exactly through a corner which the two squares beside it close.

    Rule: BK-GRD-20.
    """
    found: i64 = 0
    turn = turn_of(gaze.start, gaze.goal) * corridor.corners
    for k in range(corridor.corners):
        one = surface.closed_until(gaze.start + corridor.beside[turn + k], gaze.least)
        other = surface.closed_until(gaze.start + corridor.under[turn + k], gaze.least)
        top = PARTS * min(one, other)
        if top > gaze.lowest:
            found |= corridor.pinch(k, top - gaze.eye, gaze.low, gaze.high)
    return found


def past_bodies(corridor: Corridor, gaze: Gaze, clear: i64, blockers: vec[i64]) -> i64:
    """Return which of the rays miniatures let through too."""
    k: i64 = 0
    while k < len(blockers) and clear != 0:
        clear &= ~behind(gaze, corridor, blockers[k], blockers[k + 1])
        k += 2
    return clear


def behind(gaze: Gaze, corridor: Corridor, square: i64, head: i64) -> i64:
    """Return the rays that a miniature stops; viewer and target stop none of their own, and nobody closes a corner.

    Rule: BK-ZOC-11, BK-GRD-20.
    """
    if PARTS * head <= gaze.lowest or not is_spanned(gaze.start, gaze.goal, square):
        return 0
    place = corridor.place_of(gaze.start, gaze.goal, square)
    if place == NOT_CROSSED:
        return 0
    return corridor.stopped(place, PARTS * head - gaze.eye, gaze.low, gaze.high)


def how_many(rays: i64) -> i64:
    """Count the rays of a set: pairs, fours and eights of bits are added up side by side."""
    if rays == ALL or rays == 0:
        return rays & ALL_RAYS
    rays -= (rays >> 1) & 0x55555555
    rays = (rays & 0x33333333) + ((rays >> 2) & 0x33333333)
    rays = (rays + (rays >> 4)) & 0x0F0F0F0F
    return (rays * 0x01010101 >> 24) & 0xFF


# what one viewer sees of the whole map


def seen_squares(ground: Ground, viewer: Body, blockers: vec[i64]) -> vec[i64]:
    """List the squares on which somebody of one fathom would be at least partly seen, in order, without his own.

    Rule: BK-GRD-21.
    """
    surface = surface_of(ground)
    gaze = Gaze(viewer.square, viewer.part(3))
    outlook = outlook_of(surface, gaze)
    found = vec[i64](capacity=128)
    if len(blockers) == 0:
        return outlook.squares()
    for square in outlook.squares():
        if is_past(surface, gaze.at(square, surface.stands[square], FATHOM, False), blockers):
            found = append(found, square)
    return found


def is_past(surface: Surface, gaze: Gaze, blockers: vec[i64]) -> bool:
    """Say whether a square that the map does not hide is not hidden by miniatures either.

    Rule: BK-ZOC-11.
    """
    corridor = surface.corridors.between(gaze.start, gaze.goal)
    stopped: i64 = 0
    k: i64 = 0
    while k < len(blockers):
        stopped |= behind(gaze, corridor, blockers[k], blockers[k + 1])
        k += 2
    return stopped == 0 or past_map(surface, gaze) & ~stopped != 0


def outlook_of(surface: Surface, gaze: Gaze) -> Outlook:
    """Return what the map lets a viewer see; on a changed ground only what the changes may touch is looked at anew."""
    key = gaze.start * 4096 + gaze.eye + 1024
    known = surface.outlooks.get(key)
    if known is not None:
        return known
    outlook = Outlook()
    first = surface.first
    before = outlook if first is None else outlook_of(first, gaze)
    for square in range(SQUARES):
        if square == gaze.start or surface.is_off(square):
            continue
        if first is not None and not surface.is_touched(gaze.start, square):
            if before.has(square):
                outlook.add(square)
        elif past_map(surface, gaze.at(square, surface.stands[square], FATHOM, False)) != 0:
            outlook.add(square)
    surface.outlooks[key] = outlook
    return outlook


def is_crossed(ground: Ground, viewer: Body, target: Body, square: i64) -> bool:
    """Say whether at least one ray from viewer to target leads over a square.

    Rule: BK-ACT-25.
    """
    corridor = surface_of(ground).corridors.between(viewer.square, target.square)
    return square == target.square or corridor.place_of(viewer.square, target.square, square) != NOT_CROSSED


def shelter(ground: Ground, viewer: Body, target: Body, least: i64) -> bool:
    """Say whether something at least this high (quarters above his feet) beside the target stands towards the viewer.

    Kneeling Briskars ask for half their size, small ones for any element.

    Rule: BK-ACT-25.
    """
    closes = surface_of(ground).closes
    for direction in range(DIRECTIONS):
        beside = BESIDE[target.square * DIRECTIONS + direction]
        if beside < 0 or beside == viewer.square or not ground.inside(beside):
            continue
        high = closes[beside] - target.feet
        if high >= least and high > 0 and is_crossed(ground, viewer, target, beside):
            return True
    return False


def kneeling_sight(ground: Ground, viewer: Body, target: Body, blockers: vec[i64]) -> i64:
    """Say how a kneeling target is seen: covered behind half his size, hidden only where he would be hidden standing.

    ``target`` is his standing body.

    Rule: BK-ACT-25, BK-ACT-26.
    """
    upright = sight(clear_rays(ground, viewer, target, blockers))
    if upright == HIDDEN:
        return HIDDEN
    if shelter(ground, viewer, target, (target.size + 1) // 2):
        return IN_COVER
    low = Body(target.square, target.feet, target.size, True)
    return max(sight(clear_rays(ground, viewer, low, blockers)), IN_COVER)


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
    surface = surface_of(ground)
    gaze = Gaze(viewer.square, viewer.part(3)).at(square, surface.stands[square], FATHOM, False)
    corridor = surface.corridors.between(viewer.square, square)
    return past_bodies(corridor, gaze, past_map(surface, gaze), blockers) != 0
