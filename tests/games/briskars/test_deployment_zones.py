"""Where bands may deploy."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.deployment_zones import deployment_zones, zones_for
from flibuste.games.briskars.cards.maps import Map
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.ground.ground import DEEP
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup

GROUND = STANDARD.map("tavern").ground


def names(bands: int) -> list[list[str]]:
    """Write the zones."""
    return [[square_name(square) for square in zone] for zone in deployment_zones(GROUND, bands)]


def test_two_bands_have_three_rows_along_opposite_edges_and_the_first_takes_the_south() -> None:
    """Rule: BK-DEP-04, BK-DEP-05."""
    south, north = names(2)

    assert (len(south), len(north)) == (45, 45)
    assert (south[0], south[-1]) == ("A13", "O15")
    assert (north[0], north[-1]) == ("A1", "O3")


def test_three_or_four_bands_have_an_edge_each_without_the_corners() -> None:
    """From the north clockwise.

    Rule: BK-DEP-04, BK-DEP-05.
    """
    north, east, south, west = names(4)

    assert [len(zone) for zone in (north, east, south, west)] == [27] * 4
    assert (north[0], north[-1]) == ("D1", "L3")
    assert (east[0], east[-1]) == ("M4", "O12")
    assert (south[0], south[-1]) == ("D13", "L15")
    assert (west[0], west[-1]) == ("A4", "C12")
    assert names(3) == [north, east, south]


@pytest.mark.parametrize("bands", [5, 6])
def test_more_bands_have_blocks_of_four_by_four_spread_along_the_border(bands: int) -> None:
    """Rule: BK-DEP-04."""
    zones = names(bands)
    all_squares = [square for zone in zones for square in zone]

    assert [len(zone) for zone in zones] == [16] * bands
    assert len(set(all_squares)) == 16 * bands
    assert zones[0][0] == "A1"
    for zone in zones:
        assert any(name[0] in "AO" or name[1:] in ("1", "15") for name in zone)


def test_a_map_may_give_its_own_zones() -> None:
    """If it draws enough of them.

    Rule: BK-DEP-04.
    """
    drawn = deployment_zones(GROUND, 4)

    assert len(zones_for(GROUND, drawn[:2], 2)[0]) == 27
    assert len(zones_for(GROUND, drawn[:1], 2)[0]) == 45


@pytest.mark.parametrize("bands", [5, 6])
@pytest.mark.parametrize("chart", STANDARD.maps, ids=lambda chart: chart.id)
def test_five_or_six_bands_have_room_on_every_map(bands: int, chart: Map) -> None:
    """No square in two zones, and a square for each of eight Briskars and two pieces.

    Rule: BK-DEP-04, BK-MLT-01.
    """
    zones = [set(map(int, zone)) for zone in zones_for(chart.ground, chart.zones, bands)]
    assert len(set().union(*zones)) == sum(len(zone) for zone in zones)
    for zone in zones:
        assert sum(chart.ground.enterable(square) and chart.ground.element(square) < 0 for square in zone) >= 10


@pytest.mark.parametrize("bands", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("chart", STANDARD.maps, ids=lambda chart: chart.id)
def test_nobody_is_deployed_overboard(bands: int, chart: Map) -> None:
    """Deep water beside a deck is no place to stand, unless the scenario begins in it.

    Rule: BK-DEP-04.
    """
    zones = zones_for(chart.ground, chart.zones, bands)
    assert not any(chart.ground.kind(square) == DEEP for zone in zones for square in zone)


def test_a_scenario_may_begin_in_the_water() -> None:
    """Rule: BK-DEP-04."""
    deck = STANDARD.map("ships-deck")
    swimming = zones_for(deck.ground, deck.zones, 2, True)
    assert any(deck.ground.kind(square) == DEEP for square in swimming[0])


@pytest.mark.parametrize("bands", [5, 6])
def test_a_game_of_five_or_six_bands_is_played(bands: int) -> None:
    """Everybody deploys, everybody is activated.

    Rule: BK-MLT-01, BK-MLT-02.
    """
    chance = Seeded(3)
    s = GAME.new(Setup(bands, GAME.check_settings({})), chance)
    assert isinstance(s, Battlefield)
    active: set[int] = set()
    for _ in range(240):
        seat = next(seat for seat in range(bands) if s.waiting >> seat & 1)
        s.apply(seat, s.random_option(seat, chance), chance)
        if s.active >= 0:
            active.add(int(s.owner(s.active)))
    assert active == set(range(bands))
