"""Sections 22 to 24: where a template lies, whither it drifts, what a falling mast strikes. Firing: another chapter."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import (
    EASTWARD,
    NOWHERE,
    SOUTHWARD,
    column_of,
    columns_apart,
    distance,
    row_of,
    rows_apart,
    square_at,
    squares_moved,
    step,
)
from flibuste.games.briskars.ground.ground import Ground, block
from flibuste.games.briskars.ground.rays import Body
from flibuste.games.briskars.ground.sight import is_square_visible, seen_squares
from flibuste.games.briskars.ground.surfaces import Outlook

RADIUS: Final[i64] = 1


def template(ground: Ground, column: i64, row: i64) -> vec[i64]:
    """List the squares a template covers, in reading order: the 3 by 3 block around a centre that may lie off the map.

    Heights do not matter: the card is seen from above.

    Rule: BK-TPL-01, BK-TPL-16, BK-DFL-04, BK-GRD-19.
    """
    squares = vec[i64](capacity=9)
    for y in range(row - RADIUS, row + RADIUS + 1):
        for x in range(column - RADIUS, column + RADIUS + 1):
            square = square_at(x, y)
            if square != NOWHERE and ground.inside(square):
                squares = append(squares, square)
    return squares


def template_on(ground: Ground, centre: i64) -> vec[i64]:
    """List the squares a template covers around a square of the map.

    Rule: BK-TPL-01.
    """
    return template(ground, column_of(centre), row_of(centre))


def template_distance(ground: Ground, weapon: i64, centre: i64) -> float:
    """Measure from the weapon's square to the nearest square of the template.

    Rule: BK-TPL-03, BK-GRD-02.
    """
    least = 1.0e9
    for square in template_on(ground, centre):
        least = min(least, distance(weapon, square, ground.stand(square) - ground.stand(weapon)))
    return least


def is_template_visible(ground: Ground, viewer: Body, centre: i64, blockers: vec[i64]) -> bool:
    """Say whether at least one of the nine squares can be seen from the weapon.

    Rule: BK-TPL-02, BK-GRD-21.
    """
    return any(is_square_visible(ground, viewer, square, blockers) for square in template_on(ground, centre))


def visible_templates(ground: Ground, viewer: Body, blockers: vec[i64]) -> vec[i64]:
    """List the centres on the largest map of all templates that can be seen from the weapon, in order.

    Rule: BK-TPL-02, BK-GRD-21.
    """
    seen = Outlook()
    seen.add(viewer.square)
    for square in seen_squares(ground, viewer, blockers):
        seen.add(square)
    return seen.widened().squares()


def in_arc(weapon: i64, facing: i64, square: i64) -> bool:
    """Say whether a square lies within 45 degrees on each side of a facing.

    Rule: BK-ACT-06, BK-TPL-02, BK-COV-11.
    """
    if weapon == square:
        return False
    across, down = columns_apart(weapon, square), rows_apart(weapon, square)
    east, south = EASTWARD[facing], SOUTHWARD[facing]
    along = across * east + down * south
    aside = across * south - down * east
    if aside < 0:
        aside = -aside
    return along > 0 and aside <= along


def drifted(ground: Ground, centre: i64, direction: i64, fathoms: i64) -> vec[i64]:
    """List the squares covered by a template that drifts; walls and heights on its way do not matter, the edge does.

    Rule: BK-DFL-02, BK-DFL-04, BK-DFL-05.
    """
    squares = squares_moved(direction, fathoms)
    return template(
        ground,
        column_of(centre) + squares * EASTWARD[direction],
        row_of(centre) + squares * SOUTHWARD[direction],
    )


def drift(difficulty: i64, total: i64) -> i64:
    """Return how many fathoms a missed fire drifts: what was lacking.

    Rule: BK-DFL-01.
    """
    return max(0, difficulty - total)


def fall_path(ground: Ground, base: i64, direction: i64) -> vec[i64]:
    """List the squares a falling tall element strikes: as long as it is high, from its base on, up to the edge.

    Rule: BK-SCN-02.
    """
    squares = vec[i64](capacity=8)
    here = base
    for k in range(squares_moved(direction, ground.size(base) // 4)):
        here = step(here, direction)
        if here == NOWHERE or not ground.inside(here):
            break
        squares = append(squares, here)
    return squares


def around(ground: Ground, square: i64) -> vec[i64]:
    """List the squares a thrown sack dusts: the 8 around the victim.

    Rule: BK-THR-09.
    """
    return block(ground, square, 1)


def wall_squares(ground: Ground, start: i64, direction: i64, length: i64) -> vec[i64]:
    """List the squares of a straight row from a square on, shorter where it leaves the map.

    Rule: BK-SPL-03.
    """
    squares = vec[i64](capacity=5)
    here = start
    for k in range(length):
        if here == NOWHERE or not ground.inside(here):
            break
        squares = append(squares, here)
        here = step(here, direction)
    return squares
