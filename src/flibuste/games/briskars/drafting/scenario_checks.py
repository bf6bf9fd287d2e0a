"""What players should know of a scenario before they fight it: goals that nothing serves, squares nobody comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.games.briskars.cards.maps import Map
from flibuste.games.briskars.cards.scenarios import Scenario
from flibuste.games.briskars.cards.terms import VICTORIES
from flibuste.games.briskars.drafting.faults import DraftFault
from flibuste.games.briskars.drafting.map_checks import bands_with_room
from flibuste.games.briskars.ground.distance import NOWHERE, square_name
from flibuste.games.briskars.ground.ground import neighbours

SERVED_BY: Final = {"break_crates": "placed", "carry_home": "objects", "hold_markers": "markers"}


def check_scenario(card: Scenario, chart: Map, file: str) -> list[DraftFault]:
    """Judge a scenario on its map."""
    return [
        *check_goal(card, file),
        *check_bands(card, chart, file),
        *check_squares(card, chart, file),
        *check_ways(card, chart, file),
    ]


def check_goal(card: Scenario, file: str) -> list[DraftFault]:
    """Refuse a goal without the things it is about: nobody could ever win by it."""
    goal = VICTORIES[card.win]
    things = {"placed": len(card.placed), "objects": len(card.objects), "markers": len(card.markers)}
    field = SERVED_BY.get(goal, "")
    if not field or things[field]:
        return []
    return [DraftFault("goal_without", file, f'scenario "{card.id}"', field, values={"goal": goal}, rule="BK-END-01")]


def check_bands(card: Scenario, chart: Map, file: str) -> list[DraftFault]:
    """Refuse a scenario for more bands than its map has room for."""
    fits = bands_with_room(chart, card.swimmers)
    for bands in range(int(card.least), int(card.most) + 1):
        if bands not in fits:
            values: dict[str, str | int] = {"bands": bands, "map": chart.id}
            return [DraftFault("no_room_for", file, f'scenario "{card.id}"', "bands", (), values, "BK-DEP-04")]
    return []


def check_squares(card: Scenario, chart: Map, file: str) -> list[DraftFault]:
    """Refuse markers, spots and objects that are not on the map; tell which of them nobody can come beside."""
    places = {
        "markers": list(card.markers),
        "spots": [spot.square for spot in card.spots],
        "objects": [one.square for one in card.objects],
    }
    found: list[DraftFault] = []
    for field, squares in places.items():
        off = off_map(card, chart, file, field, squares)
        if off:
            found += off
            continue
        closed = [square_name(square) for square in squares if square != NOWHERE and is_closed(chart, square)]
        if closed:
            entry = f'scenario "{card.id}"'
            found.append(DraftFault("square_closed", file, entry, field, closed, told_squares(closed), refused=False))
    return found


def check_ways(card: Scenario, chart: Map, file: str) -> list[DraftFault]:
    """Refuse a spot that opens a square off the map; tell which opens a square where nothing stands.

    Rule: BK-ACT-33.
    """
    opened = [spot.opens for spot in card.spots if spot.opens != NOWHERE]
    bare = [square_name(one) for one in opened if chart.ground.inside(one) and chart.ground.element(one) < 0]
    found = off_map(card, chart, file, "opens", opened)
    if bare:
        entry, values = f'scenario "{card.id}"', told_squares(bare)
        found.append(DraftFault("opens_nothing", file, entry, "opens", bare, values, "BK-ACT-33", refused=False))
    return found


def off_map(card: Scenario, chart: Map, file: str, field: str, squares: Sequence[int]) -> list[DraftFault]:
    """Refuse squares that are not on the map."""
    off = [square_name(square) for square in squares if square != NOWHERE and not chart.ground.inside(square)]
    values = told_squares(off) | {"map": chart.id}
    return [DraftFault("off_map", file, f'scenario "{card.id}"', field, off, values, "BK-ACT-12")] if off else []


def told_squares(names: list[str]) -> dict[str, str | int]:
    """Return the values of a sentence about squares."""
    return {"list": ", ".join(names), "n": len(names)}


def is_closed(chart: Map, square: int) -> bool:
    """Say whether nobody can stand on a square, nor on one beside it."""
    around = [square, *neighbours(chart.ground, square)]
    return not any(chart.ground.enterable(one) for one in around)
