"""Whether content can be played: bands that may be fielded, maps with room, scenarios on their maps.

Own files are checked when they are loaded, so that no table stops in the middle of setting up.
"""

from __future__ import annotations

from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.deployment_zones import room_fault
from flibuste.games.briskars.cards.maps import Map
from flibuste.games.briskars.cards.scenarios import Scenario
from flibuste.games.briskars.ground.distance import NOWHERE, square_name
from flibuste.games.briskars.recruiting.enlisting import ready_bands
from flibuste.kernel.errors import BadData


def sound(content: Content) -> Content:
    """Return a content that can be played; the first thing that cannot is named with its reason.

    Rule: BK-REC-02, BK-DEP-04.
    """
    ready_bands(content)
    for chart in content.maps:
        check_room(chart, 2, False)
    for scenario in content.scenarios:
        check_scenario(scenario, content.maps[scenario.map])
    return content


def check_room(chart: Map, bands: int, swimmers: bool) -> None:
    """Refuse a map on which a band could not be deployed.

    Rule: BK-DEP-04.
    """
    fault = room_fault(chart.ground, chart.zones, bands, swimmers)
    if fault:
        raise BadData("map_too_small", f'map "{chart.id}": {fault}', "BK-DEP-04")


def check_scenario(scenario: Scenario, chart: Map) -> None:
    """Refuse a scenario whose map is too small for it, or whose squares are not on it.

    Rule: BK-DEP-04, BK-ACT-12.
    """
    for bands in range(int(scenario.least), int(scenario.most) + 1):
        check_room(chart, bands, scenario.swimmers)
    spots = [square for spot in scenario.spots for square in (spot.square, spot.opens)]
    for square in (*scenario.markers, *spots, *(one.square for one in scenario.objects)):
        if square != NOWHERE and not chart.ground.inside(square):
            text = f'scenario "{scenario.id}": {square_name(square)} is not on the map "{chart.id}"'
            raise BadData("bad_content", text, "BK-ACT-12")
