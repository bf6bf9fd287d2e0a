"""Chapters 0 and 19 in play: who sees whom, and who has cover; the rays themselves are in sight.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.ground.distance import columns_apart, rows_apart, square_at
from flibuste.games.briskars.ground.rays import Body, part_of_body
from flibuste.games.briskars.ground.sight import (
    IN_COVER,
    OPEN,
    Gaze,
    behind,
    how_many,
    kneeling_sight,
    past_map,
    seen_squares,
    sight,
    small_sight,
)
from flibuste.games.briskars.ground.surfaces import surface_of
from flibuste.games.briskars.ground.templates import in_arc
from flibuste.games.briskars.ids import Briskar

BODY: Final[i64] = 4
EYE: Final[i64] = 3
"""The eyes are at three quarters of the body."""


def viewer_body(s: Battlefield, briskar: Briskar) -> Body:
    """Return him as a viewer: a kneeling one keeps his eye height, one on the ground is half his size.

    Rule: BK-GRD-13.
    """
    halved = s.lying_down[briskar] != 0
    return Body(s.place[briskar], s.level(briskar), s.card(briskar).size, halved)


def target_body(s: Battlefield, briskar: Briskar) -> Body:
    """Return him as a target: half his size when he lies or kneels.

    Rule: BK-GRD-13.
    """
    halved = s.lying_down[briskar] != 0 or s.kneeling[briskar] != 0
    return Body(s.place[briskar], s.level(briskar), s.card(briskar).size, halved)


def upright(s: Battlefield, briskar: Briskar) -> Body:
    """Return him as a target if he stood."""
    return Body(s.place[briskar], s.level(briskar), s.card(briskar).size)


def blockers(s: Battlefield, viewer: Briskar) -> vec[i64]:
    """List the standing opponents of a viewer as pairs of square and height of the head; allies never block.

    Rule: BK-ZOC-11, BK-GRD-11.
    """
    found = vec[i64](capacity=8)
    owner = s.owner(viewer)
    for other in s.everybody():
        if s.place[other] >= 0 and s.owner(other) != owner and s.lying_down[other] == 0:
            found = append(found, s.place[other])
            found = append(found, s.level(other) + s.card(other).size)
    return found


def gaze_of(s: Battlefield, briskar: Briskar) -> Gaze:
    """Return how he looks: a kneeling one keeps his eye height, one on the ground is half his size.

    Rule: BK-GRD-13.
    """
    halved = s.lying_down[briskar] != 0
    return Gaze(s.place[briskar], part_of_body(s.level(briskar), s.card(briskar).size, halved, EYE))


def arriving(s: Battlefield, viewer: Briskar, gaze: Gaze) -> i64:
    """Return the rays of a viewer's gaze that neither the map nor his standing opponents stop, as a set.

    Rule: BK-GRD-11, BK-ZOC-11.
    """
    surface = surface_of(s.ground)
    clear = past_map(surface, gaze)
    corridor = surface.corridors.along(gaze.across, gaze.down)
    owner = s.owner(viewer)
    places = s.place
    for other in s.everybody():
        if clear == 0:
            break
        if places[other] >= 0 and s.owner(other) != owner and s.lying_down[other] == 0:
            if gaze.place_of(corridor, places[other]) >= 0:
                clear &= ~behind(gaze, corridor, places[other], s.level(other) + s.card(other).size)
    return clear


def rays(s: Battlefield, viewer: Briskar, target: Briskar) -> i64:
    """Count the clear rays from one Briskar to another."""
    return how_many(rays_between(s, viewer, target))


def rays_between(s: Battlefield, viewer: Briskar, target: Briskar) -> i64:
    """Return the clear rays from one Briskar to another, as a set."""
    return arriving(s, viewer, gaze_at(s, viewer, target))


def rays_to_square(s: Battlefield, viewer: Briskar, square: i64, feet: i64) -> i64:
    """Return the clear rays to somebody of size 1 who would stand on a square, so high, as a set."""
    return arriving(s, viewer, gaze_of(s, viewer).at(square, feet, BODY, False))


def gaze_at(s: Battlefield, viewer: Briskar, target: Briskar) -> Gaze:
    """Return how one looks at another: at half his size when he lies or kneels.

    Rule: BK-GRD-13.
    """
    halved = s.lying_down[target] != 0 or s.kneeling[target] != 0
    return gaze_of(s, viewer).at(s.place[target], s.level(target), s.card(target).size, halved)


def is_clear_between(s: Battlefield, one: Briskar, other: Briskar) -> bool:
    """Say whether at least one ray passes between two Briskars.

    Rule: BK-ZOC-13.
    """
    if is_open_beside(s, s.place[one], s.place[other], s.level(one), s.level(other)):
        return True
    return rays_between(s, one, other) != 0


def is_clear_to_square(s: Battlefield, briskar: Briskar, square: i64) -> bool:
    """Say whether at least one ray passes from him to somebody of size 1 who would stand on a square.

    Rule: BK-GRD-21, BK-ZOC-13.
    """
    feet = s.ground.stand(square)
    if is_open_beside(s, s.place[briskar], square, s.level(briskar), feet):
        return True
    return rays_to_square(s, briskar, square, feet) != 0


def visible_squares(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the squares somebody of size 1 could be seen on, at least partly, without his own.

    Rule: BK-GRD-21, BK-ZOC-13.
    """
    return seen_squares(s.ground, viewer_body(s, briskar), blockers(s, briskar))


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


def cover(s: Battlefield, viewer: Briskar, target: Briskar) -> i64:
    """Say how well a viewer sees a target: HIDDEN, IN_COVER or OPEN.

    Rule: BK-COV-02, BK-COV-03, BK-COV-06, BK-COV-09, BK-ACT-25, BK-ACT-26, BK-COV-11.
    """
    if s.kneeling[target] != 0:
        found = kneeling_sight(s.ground, viewer_body(s, viewer), upright(s, target), blockers(s, viewer))
    elif s.card(target).small and s.lying_down[target] == 0:
        found = small_sight(s.ground, viewer_body(s, viewer), upright(s, target), blockers(s, viewer))
    else:
        found = sight(rays(s, viewer, target))
    if found == OPEN and is_behind_shield(s, viewer, target):
        return IN_COVER
    return found


def is_behind_shield(s: Battlefield, viewer: Briskar, target: Briskar) -> bool:
    """Say whether a carried box is held up towards the viewer.

    Rule: BK-COV-11.
    """
    facing = s.shield[target]
    if facing == NOTHING:
        return False
    return in_arc(s.place[target], facing, s.place[viewer])
