"""Section 5: where bands may deploy when neither the map nor the scenario says it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import square_at
from flibuste.games.briskars.ground.ground import Ground

DEPTH: Final[i64] = 3
BLOCK: Final[i64] = 4


def deployment_zones(ground: Ground, bands: i64) -> list[vec[i64]]:
    """List the zones: two bands in the order of deployment, south edge first; more by seat, clockwise from the north.

    Rule: BK-DEP-04, BK-DEP-05.
    """
    width, height = ground.width, ground.height
    if bands == 2:
        return [
            rectangle(0, height - DEPTH, width, DEPTH),
            rectangle(0, 0, width, DEPTH),
        ]
    if bands <= 4:
        edges = [
            rectangle(DEPTH, 0, width - 2 * DEPTH, DEPTH),
            rectangle(width - DEPTH, DEPTH, DEPTH, height - 2 * DEPTH),
            rectangle(DEPTH, height - DEPTH, width - 2 * DEPTH, DEPTH),
            rectangle(0, DEPTH, DEPTH, height - 2 * DEPTH),
        ]
        return edges[:bands]
    return [border_block(ground, seat, bands) for seat in range(bands)]


def rectangle(column: i64, row: i64, width: i64, height: i64) -> vec[i64]:
    """List the squares of a rectangle in reading order."""
    squares = vec[i64](capacity=16)
    for y in range(row, row + height):
        for x in range(column, column + width):
            squares = append(squares, square_at(x, y))
    return squares


def border_block(ground: Ground, seat: i64, bands: i64) -> vec[i64]:
    """Return the 4 by 4 block of a seat; the blocks are spread evenly along the border, clockwise from the north-west.

    Rule: BK-DEP-04.
    """
    across = ground.width - BLOCK
    down = ground.height - BLOCK
    place = seat * 2 * (across + down) // bands
    if place < across:
        return rectangle(place, 0, BLOCK, BLOCK)
    place -= across
    if place < down:
        return rectangle(across, place, BLOCK, BLOCK)
    place -= down
    if place < across:
        return rectangle(across - place, down, BLOCK, BLOCK)
    return rectangle(0, down - (place - across), BLOCK, BLOCK)


def zones_for(ground: Ground, drawn: list[vec[i64]], bands: i64) -> list[vec[i64]]:
    """Return the zones a map draws, if it draws enough of them, else the usual ones.

    Rule: BK-DEP-04.
    """
    if len(drawn) >= bands:
        return drawn[:bands]
    return deployment_zones(ground, bands)
