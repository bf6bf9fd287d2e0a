"""Sections 0 and 19: line of sight and cover.

32 rays go from viewer to target; how many arrive says whether the target is hidden, in cover or in the open. Which
squares they cross is written down in corridors.py; here the heights are compared, first of the map, then of miniatures.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.corridors import ALL_RAYS as ALL
from flibuste.games.briskars.ground.corridors import NOT_CROSSED, WAY, Corridor
from flibuste.games.briskars.ground.distance import DIRECTIONS, FATHOM, SQUARES, STRIDE
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ground.rays import PARTS, Body, lowest_cover, part_of_body
from flibuste.games.briskars.ground.surfaces import BESIDE, Outlook, Surface, surface_of
from flibuste.kernel.bits import PRIME, SMALLEST

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

    ``across`` and ``down`` say how far the goal is, counted positive, ``east`` and ``south`` are 1 or -1 for the way
    there. Heights are in eighths of a quarter of a fathom, those of the ends counted from the eye; ``least`` is the
    lowest top that can cover the target, in quarters; ``lowest`` is where the lowest ray is at its lowest.
    """

    def __init__(self, start: i64, eye: i64) -> None:
        self.start: i64 = start
        self.row: i64 = start // STRIDE
        self.column: i64 = start % STRIDE
        self.eye: i64 = eye
        self.goal: i64 = start
        self.across: i64 = 0
        self.down: i64 = 0
        self.east: i64 = 1
        self.south: i64 = 1
        self.low: i64 = 0
        self.high: i64 = 0
        self.least: i64 = 0
        self.lowest: i64 = 0

    def at(self, square: i64, feet: i64, size: i64, halved: bool) -> Gaze:
        """Gaze at a body."""
        self.goal = square
        self.across = square % STRIDE - self.column
        self.down = square // STRIDE - self.row
        self.east = 1
        self.south = 1
        if self.across < 0:
            self.across = -self.across
            self.east = -1
        if self.down < 0:
            self.down = -self.down
            self.south = -1
        self.low = part_of_body(feet, size, halved, 1) - self.eye
        self.high = part_of_body(feet, size, halved, 3) - self.eye
        self.least = lowest_cover(feet, size, halved)
        self.lowest = self.eye + min(self.low, 0)
        return self

    def place_of(self, corridor: Corridor, square: i64) -> i64:
        """Return the place of a square in the corridor of this gaze, less than 0 where no ray leads over it."""
        columns = (square % STRIDE - self.column) * self.east
        rows = (square // STRIDE - self.row) * self.south
        if columns < 0 or rows < 0 or columns > self.across or rows > self.down:
            return NOT_CROSSED
        return corridor.places[rows * (self.across + 1) + columns]


def clear_rays(ground: Ground, viewer: Body, target: Body, blockers: vec[i64]) -> i64:
    """Count the clear rays from a viewer to a target.

    ``blockers`` holds the viewer's standing enemies as pairs: square, height of the top of the head.

    Rule: BK-GRD-11, BK-GRD-12, BK-GRD-20, BK-COV-05, BK-ZOC-11.
    """
    gaze = Gaze(viewer.square, viewer.part(3)).at(target.square, target.feet, target.size, target.halved)
    surface = surface_of(ground)
    clear = past_map(surface, gaze)
    if len(blockers) > 0:
        clear = past_bodies(surface.corridors.along(gaze.across, gaze.down), gaze, clear, blockers)
    return how_many(clear)


def past_map(surface: Surface, gaze: Gaze) -> i64:
    """Return the rays that the map lets through, as a set: row by row, only what is as high as the lowest ray there.

    Rule: BK-GRD-11, BK-COV-06.
    """
    corridor = surface.corridors.along(gaze.across, gaze.down)
    west = gaze.column
    turn: i64 = 0
    if gaze.east < 0:
        west -= gaze.across
        turn = gaze.down + 1
    layers, rows, reach = surface.layers, corridor.rows, corridor.reach
    row = gaze.row
    late: i64 = 0
    if gaze.low < 0:
        late = gaze.down + 1
    clear = ALL
    for k in range(gaze.down + 1):
        high = surface.layer_over((gaze.eye + ((gaze.low * reach[late + k]) >> WAY)) // PARTS)
        found = layers[high + row] & (rows[turn + k] << west)
        while found != 0:
            clear &= ~stopped_at(surface, gaze, corridor, k, SMALLEST[(found & -found) % PRIME])
            found &= found - 1
        if clear == 0:
            return 0
        row += gaze.south
    if corridor.corners > 0:
        clear &= ~pinched(surface, gaze, corridor)
    return clear


def stopped_at(surface: Surface, gaze: Gaze, corridor: Corridor, k: i64, column: i64) -> i64:
    """Return the rays that the map stops on a column of a crossed row, the k-th from the viewer.

    Rule: BK-GRD-11, BK-COV-06.
    """
    square = (gaze.row + k * gaze.south) * STRIDE + column
    top = surface.closed_until(square, gaze.least)
    if PARTS * top <= gaze.lowest:
        return 0
    place = corridor.places[k * (gaze.across + 1) + (column - gaze.column) * gaze.east]
    return corridor.stopped(place, PARTS * top - gaze.eye, gaze.low, gaze.high)


def pinched(surface: Surface, gaze: Gaze, corridor: Corridor) -> i64:
    """Return the rays that pass exactly through a corner which the two squares beside it close.

    Rule: BK-GRD-20.
    """
    found: i64 = 0
    turn: i64 = 0
    if gaze.east < 0:
        turn = corridor.corners
    if gaze.south < 0:
        turn += 2 * corridor.corners
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
    place = gaze.place_of(corridor, square)
    if place < 0 or PARTS * head <= gaze.lowest:
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
    if len(blockers) == 0:
        return outlook.squares()
    return not_behind(surface, gaze, outlook, blockers)


def not_behind(surface: Surface, gaze: Gaze, outlook: Outlook, blockers: vec[i64]) -> vec[i64]:
    """List the squares of an outlook that miniatures do not hide, in order.

    Rule: BK-ZOC-11.
    """
    found = vec[i64](capacity=128)
    for square in outlook.squares():
        if is_past(surface, gaze.at(square, surface.stands[square], FATHOM, False), blockers):
            found = append(found, square)
    return found


def is_past(surface: Surface, gaze: Gaze, blockers: vec[i64]) -> bool:
    """Say whether a square that the map does not hide is not hidden by miniatures either.

    Rule: BK-ZOC-11.
    """
    corridor = surface.corridors.along(gaze.across, gaze.down)
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
    look_out(surface, gaze, outlook, outlook if first is None else outlook_of(first, gaze))
    surface.outlooks[key] = outlook
    return outlook


def look_out(surface: Surface, gaze: Gaze, outlook: Outlook, before: Outlook) -> None:
    """Look at every square; where no change of the ground matters, what was seen before is seen."""
    first = surface.first
    for square in range(SQUARES):
        if square == gaze.start or surface.is_off(square):
            continue
        gaze.at(square, surface.stands[square], FATHOM, False)
        seen = before.has(square)
        if first is None or is_touched(surface, first, gaze, seen):
            seen = past_map(surface, gaze) != 0
        if seen:
            outlook.add(square)


def is_touched(surface: Surface, first: Surface, gaze: Gaze, seen: bool) -> bool:
    """Say whether changes of the ground may change what is seen: where a gaze ends, under a ray, at a corner of one.

    What has become lower hides nobody who was seen, what has become higher shows nobody who was not.
    """
    corridor = surface.corridors.along(gaze.across, gaze.down)
    for square in surface.changes:
        if square == gaze.goal:
            return True
        if gaze.place_of(corridor, square) != NOT_CROSSED:
            if surface.closes[square] > first.closes[square] if seen else surface.closes[square] < first.closes[square]:
                return True
    return False


def is_crossed(ground: Ground, viewer: Body, target: Body, square: i64) -> bool:
    """Say whether at least one ray from viewer to target leads over a square.

    Rule: BK-ACT-25.
    """
    corridor = surface_of(ground).corridors.between(viewer.square, target.square)
    return square == target.square or corridor.place_of(viewer.square, target.square, square) >= 0


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
    corridor = surface.corridors.along(gaze.across, gaze.down)
    return past_bodies(corridor, gaze, past_map(surface, gaze), blockers) != 0
