"""Maps as text."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.deployment_zones import deployment_zones
from flibuste.games.briskars.cards.maps import Map, MapReader, write_map
from flibuste.games.briskars.ground.distance import DIRECTIONS, square_name, step
from flibuste.games.briskars.ground.ground import DEEP, DIFFICULT, ICE, SAND, Ground
from flibuste.kernel.errors import BadData

from .drawn import sq

MAPS = [chart.id for chart in STANDARD.maps]


def read(text: str) -> Map:
    """Read a map of one's own."""
    return MapReader("mine.txt", STANDARD.floors, STANDARD.elements, STANDARD.atlas).read(text)


def drawing(**grids: list[str]) -> str:
    """Write a small map; a grid may be replaced."""
    rows = {"ground": ["," * 8] * 8, "heights": ["0" * 8] * 8, "scenery": ["." * 8] * 8} | grids
    return "map cove\nsource house\n" + "".join(f"\n{name}\n" + "\n".join(r) + "\n" for name, r in rows.items())


def test_eight_maps_ship_with_the_game() -> None:
    """A deck, a quay, a tavern, a beach, an ice floe, ruins, a cove and a fort, each of 15 by 15 squares.

    Rule: BK-GRD-09.
    """
    assert MAPS == [
        "ships-deck", "harbour-quay", "tavern", "beach", "ice-floe", "ruins", "smugglers-cove", "old-fort",
    ]  # fmt: skip
    assert {(chart.ground.width, chart.ground.height) for chart in STANDARD.maps} == {(15, 15)}


@pytest.mark.parametrize("name", MAPS)
def test_maps_are_written_as_they_are_read(name: str) -> None:
    """Drawing a map and reading it again gives the same ground."""
    chart = STANDARD.map(name)
    again = read(write_map(chart, STANDARD.floors, STANDARD.elements))

    assert again.ground.shape == chart.ground.shape
    assert list(again.ground.floor) == list(chart.ground.floor)
    assert list(again.ground.scenery) == list(chart.ground.scenery)
    assert write_map(again, STANDARD.floors, STANDARD.elements) == write_map(chart, STANDARD.floors, STANDARD.elements)


def reachable(ground: Ground, start: int) -> set[int]:
    """Walk everywhere without climbing: steps and jumps of at most 2 fathoms, no squeezing."""
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for direction in range(DIRECTIONS):
            there = int(step(here, direction))
            if there < 0 or there in seen or not ground.enterable(there) or ground.squeezes(here, direction):
                continue
            if abs(int(ground.stand(there) - ground.stand(here))) <= 8:
                seen.add(there)
                todo.append(there)
    return seen


@pytest.mark.parametrize("name", MAPS)
def test_every_band_finds_room_and_can_reach_the_others(name: str) -> None:
    """Twelve squares that are no deep water in each zone, for two to four bands, all linked without climbing.

    The doors of the tavern may be opened, so that they count as open here.

    Rule: BK-DEP-04.
    """
    ground = STANDARD.map(name).ground
    door, opened = STANDARD.index("scenery", "door"), STANDARD.index("scenery", "door-open")
    for square in range(400):
        if ground.scenery[square] == door:
            ground = ground.changed(square, opened, 0, 0)
    everywhere = reachable(ground, sq("H8"))

    for bands in (2, 3, 4):
        for zone in deployment_zones(ground, bands):
            dry = [square for square in zone if square in everywhere and ground.kind(square) != DEEP]
            assert len(dry) >= 12


@pytest.mark.parametrize("name", MAPS)
def test_the_places_scenarios_need_are_free(name: str) -> None:
    """Centre and markers are floor to stand on, on every map."""
    ground = STANDARD.map(name).ground

    for place in ("D8", "H8", "L8"):
        assert ground.enterable(sq(place))
        assert ground.kind(sq(place)) != DEEP


def test_the_maps_use_every_kind_of_ground() -> None:
    """Rule: BK-GRD-09, BK-TER-01 to BK-TER-04."""
    kinds = {name: {STANDARD.map(name).ground.kind(s) for s in range(400)} for name in MAPS}

    assert SAND in kinds["beach"]
    assert ICE in kinds["ice-floe"]
    assert DIFFICULT in kinds["ruins"]
    assert DEEP in kinds["ships-deck"]
    assert STANDARD.map("ruins").ground.stand(sq("H8")) == 8


def test_zones_may_be_drawn() -> None:
    """Rule: BK-DEP-04."""
    zones = ["11......"] + ["........"] * 6 + ["......22"]
    chart = read(drawing(zones=zones))

    assert [[square_name(s) for s in zone] for zone in chart.zones] == [["A1", "B1"], ["G8", "H8"]]
    assert write_map(chart, STANDARD.floors, STANDARD.elements).endswith("\n".join(zones) + "\n")


@pytest.mark.parametrize(
    ("grids", "message"),
    [
        ({"ground": ["," * 7] * 8}, 'mine.txt: map "cove": ground: expected 8 to 20 squares a side, got 7 by 8'),
        ({"heights": ["0" * 8] * 7}, 'mine.txt: map "cove": heights: expected 8 rows, got 7'),
        ({"heights": ["0" * 8] * 7 + ["0" * 9]}, "heights row 8: expected 8 squares, got 9"),
        ({"scenery": ["." * 8] * 7 + [".......?"]}, r"scenery row 8: nothing is drawn '\?'"),
        ({"ground": ["," * 8] * 7 + [",,,,,,,X"]}, "ground row 8: nothing is drawn 'X'"),
        ({"zones": ["1......."] + ["." * 8] * 7}, "zones: expected the digits 1, 2 and so on, got 1"),
    ],
)
def test_a_bad_map_names_file_map_and_row(grids: dict[str, list[str]], message: str) -> None:
    """Errors say where."""
    with pytest.raises(BadData, match=message):
        read(drawing(**grids))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("source house\n", "map: expected a name"),
        ("map cove\n", "source: expected one of book, house"),
        ("map cove\nsource house\n", "ground: the grid is missing"),
        ("map cove\nsource house\nsize 8\n", "line 3: expected map, source or a grid"),
        (drawing() + "\nground\n,,,\n", "a second grid ground"),
    ],
)
def test_a_map_needs_its_heading_and_grids(text: str, message: str) -> None:
    """Errors say where."""
    with pytest.raises(BadData, match=message):
        read(text)
