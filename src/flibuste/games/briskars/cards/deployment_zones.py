"""Section 5: where bands may deploy when neither the map nor the scenario says it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import SQUARES, square_at
from flibuste.games.briskars.ground.ground import DEEP, Ground, neighbours
from flibuste.kernel.bits import zeros

DEPTH: Final[i64] = 3
BLOCK: Final[i64] = 4
ROOM: Final[i64] = 10
"""The squares of the largest band: eight Briskars and two pieces."""


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


def zones_for(ground: Ground, drawn: list[vec[i64]], bands: i64, swimmers: bool = False) -> list[vec[i64]]:
    """Return where the bands may stand: the zones a map draws, if it draws enough of them, else the usual ones.

    A usual zone without room for the largest band grows by the squares around it that are nobody's.

    Rule: BK-DEP-04.
    """
    if len(drawn) >= bands:
        return [standing_room(ground, zone, swimmers) for zone in drawn[:bands]]
    usual = deployment_zones(ground, bands)
    taken = zeros(SQUARES)
    for zone in usual:
        for square in zone:
            taken[square] = 1
    return [grown(ground, zone, taken, swimmers) for zone in usual]


def can_stand(ground: Ground, square: i64, swimmers: bool) -> bool:
    """Say whether somebody may be deployed on a square: on no deep water unless the scenario begins in it.

    Rule: BK-DEP-04.
    """
    return ground.inside(square) and ground.enterable(square) and (swimmers or ground.kind(square) != DEEP)


def standing_room(ground: Ground, zone: vec[i64], swimmers: bool) -> vec[i64]:
    """Keep the squares of a zone that can be stood on."""
    found = vec[i64](capacity=48)
    for square in zone:
        if can_stand(ground, square, swimmers):
            found = append(found, square)
    return found


def bare_squares(ground: Ground, zone: vec[i64]) -> i64:
    """Count the squares without scenery, where ordnance may stand too."""
    bare: i64 = 0
    for square in zone:
        if ground.element(square) < 0:
            bare += 1
    return bare


def grown(ground: Ground, zone: vec[i64], taken: vec[i64], swimmers: bool) -> vec[i64]:
    """Let a zone that cannot hold the largest band grow by rings of bare squares; what it takes is marked."""
    found = standing_room(ground, zone, swimmers)
    missing = ROOM - bare_squares(ground, found)
    ring = zone
    while missing > 0 and len(ring) > 0:
        wider = vec[i64](capacity=32)
        for square in ring:
            for beside in neighbours(ground, square):
                if taken[beside] == 0:
                    taken[beside] = 1
                    wider = append(wider, beside)
                    if missing > 0 and can_stand(ground, beside, swimmers) and ground.element(beside) < 0:
                        found = append(found, beside)
                        missing -= 1
        ring = wider
    return in_order(found)


def in_order(squares: vec[i64]) -> vec[i64]:
    """Return squares in reading order."""
    chosen = zeros(SQUARES)
    for square in squares:
        chosen[square] = 1
    found = vec[i64](capacity=len(squares))
    for square in range(SQUARES):
        if chosen[square] != 0:
            found = append(found, square)
    return found


def crowded_zone(ground: Ground, drawn: list[vec[i64]], bands: i64, swimmers: bool) -> tuple[i64, i64]:
    """Find the first zone without room for the largest band, and how many free squares it has; -1 where all have."""
    for k, zone in enumerate(zones_for(ground, drawn, bands, swimmers)):
        room = bare_squares(ground, zone)
        if room < ROOM:
            return k, room
    return -1, 0


def room_fault(ground: Ground, drawn: list[vec[i64]], bands: i64, swimmers: bool) -> str:
    """Say which zone has no room for the largest band, or nothing."""
    zone, room = crowded_zone(ground, drawn, bands, swimmers)
    if zone < 0:
        return ""
    return f"zone {zone + 1} of {bands} has {room} free squares to stand on, a band may need {ROOM}"
