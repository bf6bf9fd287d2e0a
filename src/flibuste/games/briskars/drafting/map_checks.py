"""What players should know of a map before they fight on it: room, ways, sides that are worse off, open lines."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.deployment_zones import ROOM, can_stand, crowded_zone, zones_for
from flibuste.games.briskars.cards.maps import Map
from flibuste.games.briskars.drafting.faults import DraftFault
from flibuste.games.briskars.drafting.outlooks import open_lines
from flibuste.games.briskars.drafting.ways import FAR, middle, way_costs
from flibuste.games.briskars.field.verbs import MOST_SEATS
from flibuste.games.briskars.ground.distance import FATHOM, SQUARES, square_name
from flibuste.games.briskars.ground.ground import Ground

HALVES: Final = 2
FEWEST: Final = 2
FARTHER: Final = 6
"""Halves of a fathom that one band may have farther to the middle than another."""
HIGHER: Final = 4
"""Quarters of a fathom that one zone may lie higher than another."""
ROOMIER: Final = 2
"""One zone may have so many times the squares of another."""
OPEN_LINES: Final = 70
"""So much, in percent, of two zones may lie open to each other."""
MOST_SHOWN: Final = 40


@final
class Camp:
    """One deployment zone: its squares, how far it is to the middle (halves of a fathom), how high it lies."""

    def __init__(self, ground: Ground, zone: vec[i64]) -> None:
        self.zone: Final = zone
        self.costs: Final = way_costs(ground, zone)
        self.far: Final = int(self.costs[nearest_stand(ground, middle(ground))])
        heights = [int(ground.stand(square)) for square in zone]
        self.high: Final = sum(heights) / max(1, len(heights))


def nearest_stand(ground: Ground, centre: i64) -> i64:
    """Return the square nearest to another one on which somebody may stand; the square itself where there is none."""
    best, least = centre, FAR
    for square in range(SQUARES):
        if ground.inside(square) and ground.enterable(square):
            across, down = square % 20 - centre % 20, square // 20 - centre // 20
            if across * across + down * down < least:
                best, least = square, across * across + down * down
    return best


def bands_with_room(chart: Map, swimmers: bool = False) -> list[int]:
    """List for how many bands a map has room."""
    counts = range(FEWEST, int(MOST_SEATS) + 1)
    return [n for n in counts if crowded_zone(chart.ground, chart.zones, n, swimmers)[0] < 0]


def check_map(chart: Map, file: str) -> list[DraftFault]:
    """Judge a map: without room for two bands no table takes it, the rest is for its players to mind."""
    fits = bands_with_room(chart)
    if FEWEST not in fits:
        return [crowded(chart, file, FEWEST, True)]
    found = [crowded(chart, file, n, False) for n in range(FEWEST, max(2, len(chart.zones)) + 1) if n not in fits]
    bands = max(FEWEST, len(chart.zones)) if max(FEWEST, len(chart.zones)) in fits else FEWEST
    camps = [Camp(chart.ground, zone) for zone in zones_for(chart.ground, chart.zones, bands)]
    found += check_ways(chart, file, camps)
    found += check_fairness(chart, file, camps)
    return found + check_lines(chart, file, camps)


def minded(
    code: str, chart: Map, file: str, squares: list[str], values: dict[str, str | int], field: str = ""
) -> DraftFault:
    """Make a remark about a map that a table takes nevertheless."""
    return DraftFault(code, file, f'map "{chart.id}"', field, squares[:MOST_SHOWN], values, refused=False)


def crowded(chart: Map, file: str, bands: int, refused: bool) -> DraftFault:
    """Tell which zone has no room for the largest band."""
    zone, room = crowded_zone(chart.ground, chart.zones, bands, False)
    values: dict[str, str | int] = {"zone": int(zone) + 1, "bands": bands, "room": int(room), "need": int(ROOM)}
    drawn = chart.zones[zone] if len(chart.zones) >= bands else zones_for(chart.ground, chart.zones, bands)[zone]
    names = [square_name(square) for square in drawn]
    return DraftFault(
        "map_too_small", file, f'map "{chart.id}"', "zones", names[:MOST_SHOWN], values, "BK-DEP-04", refused
    )


def check_ways(chart: Map, file: str, camps: list[Camp]) -> list[DraftFault]:
    """Tell which zones no way joins, and which squares nobody can come to."""
    apart = [k for k, camp in enumerate(camps) if all(camps[0].costs[square] == FAR for square in camp.zone)]
    if apart:
        names = [square_name(square) for square in camps[apart[0]].zone]
        return [minded("zones_apart", chart, file, names, {"zone": apart[0] + 1})]
    lost = [
        square_name(square)
        for square in range(SQUARES)
        if can_stand(chart.ground, square, True) and all(camp.costs[square] == FAR for camp in camps)
    ]
    return [minded("unreachable", chart, file, lost, {"n": len(lost)})] if lost else []


def check_fairness(chart: Map, file: str, camps: list[Camp]) -> list[DraftFault]:
    """Tell which band has farther to go, lies lower or has less room than another."""
    found: list[DraftFault] = []
    order = sorted(range(len(camps)), key=lambda k: camps[k].far)
    near, far = camps[order[0]], camps[order[-1]]
    if far.far < FAR and far.far - near.far > FARTHER:
        values: dict[str, str | int] = {"zone": order[-1] + 1, "far": far.far // HALVES, "near": near.far // HALVES}
        found.append(minded("unfair_way", chart, file, [], values))
    order = sorted(range(len(camps)), key=lambda k: camps[k].high)
    low, high = camps[order[0]], camps[order[-1]]
    if high.high - low.high > HIGHER:
        values = {"zone": order[-1] + 1, "n": round((high.high - low.high) / int(FATHOM))}
        found.append(minded("unfair_height", chart, file, [], values))
    order = sorted(range(len(camps)), key=lambda k: len(camps[k].zone))
    small, large = camps[order[0]], camps[order[-1]]
    if len(large.zone) > ROOMIER * len(small.zone):
        values = {"zone": order[0] + 1, "n": len(small.zone), "most": len(large.zone)}
        found.append(minded("unfair_room", chart, file, [], values))
    return found


def check_lines(chart: Map, file: str, camps: list[Camp]) -> list[DraftFault]:
    """Tell where two bands can shoot at each other from the first moment on."""
    for k in range(1, len(camps)):
        for other in range(k):
            opened, lines, free = open_lines(chart.ground, camps[other].zone, camps[k].zone)
            if opened * 100 > OPEN_LINES * lines:
                squares = sorted(free, key=lambda name: -free[name])
                values: dict[str, str | int] = {"zone": other + 1, "other": k + 1, "n": opened * 100 // lines}
                return [minded("open_lines", chart, file, squares, values)]
    return []
