"""What is seen on a map before anybody stands on it: from one square, and from one deployment zone into another."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.deployment_zones import can_stand
from flibuste.games.briskars.cards.maps import Map
from flibuste.games.briskars.field.seeing import BODY
from flibuste.games.briskars.ground.distance import NOWHERE, SQUARES, square_name, square_named
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ground.sight import NOBODY, OPEN, body_on, clear_rays, sight
from flibuste.kernel.errors import BadQuestion

SIGHTS: Final = ("hidden", "cover", "open")


def seen_as(ground: Ground, viewer: i64, target: i64) -> i64:
    """Say how somebody of one fathom on a square sees another one: HIDDEN, IN_COVER or OPEN."""
    return sight(clear_rays(ground, body_on(ground, viewer, BODY), body_on(ground, target, BODY), NOBODY))


def outlook(chart: Map, name: str) -> dict[str, object]:
    """Show how everybody is seen from a square, and how he who stands there is seen from everywhere."""
    ground, here = chart.ground, square_named(name)
    if here == NOWHERE or not ground.inside(here):
        raise BadQuestion("square", "a square of the map")
    sees: dict[str, str] = {}
    seen: dict[str, str] = {}
    if ground.enterable(here):
        for other in range(SQUARES):
            if other != here and ground.inside(other) and ground.enterable(other):
                sees[square_name(other)] = SIGHTS[seen_as(ground, here, other)]
                seen[square_name(other)] = SIGHTS[seen_as(ground, other, here)]
    return {"square": name, "stands": bool(ground.enterable(here)), "sees": sees, "seen": seen}


def open_lines(ground: Ground, one: vec[i64], other: vec[i64]) -> tuple[int, int, dict[str, int]]:
    """Count the lines between two zones that nothing covers, of how many; and those of each square of the first."""
    free: dict[str, int] = {}
    lines: i64 = 0
    opened: i64 = 0
    for start in one:
        for end in other:
            if can_stand(ground, start, False) and can_stand(ground, end, False):
                lines += 1
                if seen_as(ground, start, end) == OPEN:
                    opened += 1
                    free[square_name(start)] = free.get(square_name(start), 0) + 1
    return int(opened), int(lines), free
