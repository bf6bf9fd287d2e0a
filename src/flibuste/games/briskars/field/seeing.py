"""Chapters 0 and 19 in play: who sees whom, and who has cover; the rays themselves are in sight.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field.state import EMPTY, NOTHING, Battlefield
from flibuste.games.briskars.ground.distance import SQUARES, STRIDE, columns_apart, rows_apart, square_at
from flibuste.games.briskars.ground.rays import Body
from flibuste.games.briskars.ground.sight import IN_COVER, OPEN, clear_rays, kneeling_sight, sight, small_sight
from flibuste.games.briskars.ground.templates import in_arc

BODY: Final[i64] = 4


def viewer_body(s: Battlefield, briskar: i64) -> Body:
    """Return him as a viewer: a kneeling one keeps his eye height, one on the ground is half his size.

    Rule: BK-GRD-13.
    """
    halved = s.lying_down[briskar] != 0
    return Body(s.place[briskar], s.level(briskar), s.card(briskar).size, halved)


def target_body(s: Battlefield, briskar: i64) -> Body:
    """Return him as a target: half his size when he lies or kneels.

    Rule: BK-GRD-13.
    """
    halved = s.lying_down[briskar] != 0 or s.kneeling[briskar] != 0
    return Body(s.place[briskar], s.level(briskar), s.card(briskar).size, halved)


def blockers(s: Battlefield, viewer: i64) -> vec[i64]:
    """List the standing opponents of a viewer as pairs of square and height of the head; allies never block.

    Rule: BK-ZOC-11, BK-GRD-11.
    """
    found = vec[i64](capacity=8)
    owner = s.owner(viewer)
    for other in range(len(s.place)):
        if s.place[other] >= 0 and s.owner(other) != owner and s.lying_down[other] == 0:
            found = append(found, s.place[other])
            found = append(found, s.level(other) + s.card(other).size)
    return found


def blockers_towards(s: Battlefield, viewer: i64, square: i64) -> vec[i64]:
    """List the blockers of a viewer that can stand between him and a square."""
    found = EMPTY
    owner = s.owner(viewer)
    place = s.place[viewer]
    west = min(place % STRIDE, square % STRIDE)
    east = max(place % STRIDE, square % STRIDE)
    for other in range(len(s.place)):
        at = s.place[other]
        if at < 0 or at == square or s.owner(other) == owner or s.lying_down[other] != 0:
            continue
        if west <= at % STRIDE <= east and min(place, square) - STRIDE < at < max(place, square) + STRIDE:
            if len(found) == 0:
                found = vec[i64](capacity=4)
            found = append(found, at)
            found = append(found, s.level(other) + s.card(other).size)
    return found


def rays(s: Battlefield, viewer: i64, target: i64) -> i64:
    """Count the clear rays from one Briskar to another."""
    between = blockers_towards(s, viewer, s.place[target])
    return clear_rays(s.ground, viewer_body(s, viewer), target_body(s, target), between)


def is_clear_between(s: Battlefield, one: i64, other: i64) -> bool:
    """Say whether at least one ray passes between two Briskars.

    Rule: BK-ZOC-13.
    """
    if is_open_beside(s, s.place[one], s.place[other], s.level(one), s.level(other)):
        return True
    return rays(s, one, other) > 0


def is_clear_to_square(s: Battlefield, briskar: i64, square: i64) -> bool:
    """Say whether at least one ray passes from him to somebody of size 1 who would stand on a square.

    Rule: BK-GRD-21, BK-ZOC-13.
    """
    feet = s.ground.stand(square)
    if is_open_beside(s, s.place[briskar], square, s.level(briskar), feet):
        return True
    return (
        clear_rays(s.ground, viewer_body(s, briskar), Body(square, feet, BODY), blockers_towards(s, briskar, square))
        > 0
    )


def visible_squares(s: Battlefield, briskar: i64) -> vec[i64]:
    """List the squares somebody of size 1 could be seen on, at least partly, without his own.

    Rule: BK-GRD-21, BK-ZOC-13.
    """
    found = vec[i64](capacity=64)
    eye = viewer_body(s, briskar)
    between = blockers(s, briskar)
    for square in range(SQUARES):
        if square != eye.square and s.ground.inside(square):
            feet = s.ground.stand(square)
            if (
                is_open_beside(s, eye.square, square, eye.feet, feet)
                or clear_rays(s.ground, eye, Body(square, feet, BODY), between) > 0
            ):
                found = append(found, square)
    return found


def is_open_beside(s: Battlefield, a: i64, b: i64, one: i64, other: i64) -> bool:
    """Say at a glance whether two neighbours see each other: only two walls at a corner can come between them.

    Rule: BK-GRD-20.
    """
    across = columns_apart(a, b)
    down = rows_apart(a, b)
    if across < -1 or across > 1 or down < -1 or down > 1:
        return False
    if across == 0 or down == 0:
        return True
    lowest = min(one, other)
    beside = square_at(b % 20, a // 20)
    if s.ground.closed_until(beside, 0) <= lowest:
        return True
    return s.ground.closed_until(square_at(a % 20, b // 20), 0) <= lowest


def cover(s: Battlefield, viewer: i64, target: i64) -> i64:
    """Say how well a viewer sees a target: HIDDEN, IN_COVER or OPEN.

    Rule: BK-COV-02, BK-COV-03, BK-COV-06, BK-COV-09, BK-ACT-25, BK-ACT-26, BK-COV-11.
    """
    eye = viewer_body(s, viewer)
    upright = Body(s.place[target], s.level(target), s.card(target).size)
    if s.kneeling[target] != 0:
        found = kneeling_sight(s.ground, eye, upright, blockers_towards(s, viewer, upright.square))
    elif s.card(target).small and s.lying_down[target] == 0:
        found = small_sight(s.ground, eye, upright, blockers_towards(s, viewer, upright.square))
    else:
        found = sight(rays(s, viewer, target))
    if found == OPEN and is_behind_shield(s, viewer, target):
        return IN_COVER
    return found


def is_behind_shield(s: Battlefield, viewer: i64, target: i64) -> bool:
    """Say whether a carried box is held up towards the viewer.

    Rule: BK-COV-11.
    """
    facing = s.shield[target]
    if facing == NOTHING:
        return False
    return in_arc(s.place[target], facing, s.place[viewer])
