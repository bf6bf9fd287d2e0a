"""What the editors make is what a table reads: whatever the check lets pass is played, whatever it refuses is not."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from flibuste.bots.random import RandomBot
from flibuste.games.briskars.play import GAME
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.drafting import Drafter
from flibuste.kernel.errors import BadData, BadField
from flibuste.kernel.game import Game, Setup

GRIDS = ("ground", "heights", "scenery", "zones")
BANDS = range(2, 7)


def drafter() -> Drafter:
    assert GAME.drafter is not None
    return GAME.drafter


PALETTE: Mapping[str, Any] = drafter().palette()
READY: Mapping[str, Mapping[str, Any]] = {one["id"]: one for one in PALETTE["maps"]}


def blank(side: int, letter: str = ".") -> dict[str, Any]:
    """Begin with an empty map."""
    rows = {"ground": letter, "heights": "0", "scenery": ".", "zones": "."}
    return {"id": "mine", **{grid: [rows[grid] * side] * side for grid in GRIDS}}


def ink(rng: Random, grid: str) -> str:
    """Choose what a stroke draws."""
    letters: dict[str, str] = {
        "ground": "".join(one["letter"] for one in PALETTE["grounds"]) + "~~~^^^",
        "heights": PALETTE["heights"][:9],
        "scenery": "".join(one["letter"] for one in PALETTE["scenery"]) + "....##",
        "zones": "..112",
    }
    return rng.choice(letters[grid])


def painted(rows: list[str], x: int, y: int, letter: str) -> list[str]:
    """Draw one square."""
    return [row if k != y else row[:x] + letter + row[x + 1 :] for k, row in enumerate(rows)]


def scribbled(seed: int) -> dict[str, Any]:
    """Edit a map at random as the editor does: brushes of all sizes in all layers, often mirrored."""
    rng = Random(seed)
    fields = (
        blank(rng.randint(8, 14), rng.choice("..::~^")) if rng.random() < 0.6 else dict(rng.choice([*READY.values()]))
    )
    fields = {"id": "mine", **{grid: fields[grid] or [] for grid in GRIDS}}
    height, width = len(fields["ground"]), len(fields["ground"][0])
    fields["zones"] = fields["zones"] or ["." * width] * height
    for _ in range(rng.randint(0, 30)):
        grid, size = rng.choice([*GRIDS[:3], *GRIDS[:3], "zones"]), rng.randint(1, 6)
        letter, x, y = ink(rng, grid), rng.randrange(width), rng.randrange(height)
        mirrored = rng.random() < 0.5
        for down in range(y, min(y + size, height)):
            for across in range(x, min(x + size, width)):
                fields[grid] = painted(fields[grid], across, down, letter)
                if mirrored:
                    fields[grid] = painted(fields[grid], width - 1 - across, height - 1 - down, letter)
    if not set("".join(fields["zones"])) - {"."}:
        fields["zones"] = []
    return fields


def is_torn(zones: list[str]) -> bool:
    """Say whether zones are numbered with a gap, or there is one only: nothing else that is drawn cannot be read."""
    digits = sorted(set("".join(zones)) - {"."})
    return digits != [str(k + 1) for k in range(len(digits))] or len(digits) == 1


def made(files: Mapping[str, str]) -> Game:
    """Make the game of a table with files of its own, as a server does."""
    assert GAME.with_content is not None
    return GAME.with_content(files)


def opened(files: Mapping[str, str], bands: int, **settings: Any) -> Any:
    """Open a table: make the game, deal."""
    game = made(files)
    return game.new(Setup(bands, game.check_settings(settings)), Seeded(1))


def tables(files: Mapping[str, str], **settings: Any) -> list[int]:
    """List for how many bands a table with these files can be opened."""
    found: list[int] = []
    with suppress(BadData):
        game = made(files)
        for bands in BANDS:
            with suppress(BadData):
                game.new(Setup(bands, game.check_settings(settings)), Seeded(1))
                found.append(bands)
    return found


@pytest.mark.parametrize("seed", range(24))
def test_check_and_table_agree_on_maps_made_by_random_edits(seed: int) -> None:
    fields = scribbled(seed)
    if is_torn(fields["zones"]):
        with pytest.raises(BadField, match="digits"):
            drafter().written("map", fields)
        return
    name, text = drafter().written("map", fields)
    files = {name: text}
    found: Any = drafter().verdict(files)

    settings = {"map": "mine", "scenario": "last-plank"}
    fits = found["maps"][0]["bands"] if found["playable"] else []
    assert tables(files, **settings) == fits
    assert drafter().written("map", drafter().read(name, text)[0]["fields"])[1] == text  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 1, 5, 9])
def test_a_map_that_passes_can_be_fought_on(seed: int) -> None:
    files = dict([drafter().written("map", scribbled(seed))])
    assert drafter().verdict(files)["playable"]
    state, chance, bot = opened(files, 2, map="mine", scenario="last-plank", rounds=6), Seeded(seed), RandomBot()
    for _ in range(400):
        if not state.over:
            seat = members(state.waiting)[0]
            state.apply(seat, bot.choose(state, seat, chance), chance)
    assert state.over or state.round >= 1


def test_an_own_map_tells_of_what_floor_it_is() -> None:
    """The page knows the floors of our maps by heart, those of others it is told."""
    files = dict([drafter().written("map", {**blank(10), "ground": ["," * 10] * 9 + ["." * 10]})])
    view = GAME.view(opened(files, 2, map="mine", scenario="last-plank"), 0)
    assert {one["floor"] for one in view["squares"]} == {"stone", "planks"}
    assert all("floor" not in one for one in GAME.view(opened({}, 2), 0)["squares"])


@pytest.mark.parametrize(("code", "edits"), [
    ("zones_apart", {"ground": ["." * 12] * 5 + ["^" * 12] * 2 + ["." * 12] * 5}),
    ("unreachable", {"ground": [*["." * 12] * 5, ".....^^^....", ".....^.^....", ".....^^^....", *["." * 12] * 4]}),
    ("unfair_height", {"heights": ["8" * 12] * 3 + ["0" * 12] * 9}),
    ("unfair_room", {"zones": ["1" * 12] * 5 + ["." * 12] * 5 + ["222222......"] * 2}),
    ("open_lines", {}),
], ids=lambda value: value if isinstance(value, str) else "")  # fmt: skip
def test_what_players_should_mind_is_told_and_refuses_nothing(code: str, edits: dict[str, Any]) -> None:
    found: Any = drafter().verdict(dict([drafter().written("map", {**blank(12), **edits})]))
    assert code in [fault["code"] for fault in found["faults"]]
    assert found["playable"]


def test_a_spot_that_opens_nothing_is_told() -> None:
    """A mechanism moves scenery out of the way; where none stands it moves nothing.

    Rule: BK-ACT-33.
    """
    walls = [*map(list, READY["tavern"]["scenery"])]
    y, x = next((y, x) for y, row in enumerate(walls) for x, sign in enumerate(row) if sign == "#")
    bare = next((y, x) for y, row in enumerate(walls) for x, sign in enumerate(row) if sign == ".")
    codes = []
    for opens in ((y, x), bare):
        spot = {"kind": "mechanism", "at": "D8", "opens": f"{chr(ord('A') + opens[1])}{opens[0] + 1}"}
        found: Any = drafter().verdict(dict([drafter().written("scenario", {**SCENARIO, "spots": [spot]})]))
        codes.append([fault["code"] for fault in found["faults"] if fault["field"] == "opens"])
        assert found["playable"]
    assert codes == [[], ["opens_nothing"]]


def test_our_own_maps_are_fair() -> None:
    for fields in READY.values():
        files = dict([drafter().written("map", {**fields, "id": "mine"})])
        found: Any = drafter().verdict(files)
        assert {fault["code"] for fault in found["faults"]} <= {"unreachable"}, fields["id"]


SCENARIO = {"id": "brawl", "bands": [2, 2], "budget": 300, "map": "tavern", "rounds": 4, "win": "destroy"}


@pytest.mark.parametrize(("code", "field", "edits"), [
    ("goal_without", "markers", {"win": "hold_markers"}),
    ("goal_without", "objects", {"win": "carry_home"}),
    ("goal_without", "placed", {"win": "break_crates"}),
    ("off_map", "markers", {"markers": ["T20"]}),
    ("off_map", "opens", {"spots": [{"kind": "mechanism", "at": "D8", "opens": "T20"}]}),
    ("bands", "bands", {"bands": [3, 2]}),
    ("number", "budget", {"budget": 0}),
    ("word", "win", {"win": "dance"}),
    ("unknown", "map", {"map": "atlantis"}),
    ("square", "at", {"spots": [{"kind": "hoard", "at": "Z1"}]}),
    ("amount", "dice", {"blast": {"scenery": "keg", "dice": "a lot", "range": 1}}),
    ("extra", "weather", {"weather": "fine"}),
    ("taken", "id", {"id": "chest"}),
    ("missing", "win", {"win": None}),
], ids=lambda value: value if isinstance(value, str) else "")  # fmt: skip
def test_a_scenario_is_refused_with_its_field(code: str, field: str, edits: dict[str, Any]) -> None:
    fields = {name: value for name, value in {**SCENARIO, **edits}.items() if value is not None}
    files = dict([drafter().written("scenario", fields)])
    found: Any = drafter().verdict(files)
    refused = [fault for fault in found["faults"] if fault["refused"]]
    assert [(fault["code"], fault["field"]) for fault in refused] == [(code, field)]
    if code != "goal_without":  # the engine would play it, and nobody could ever win
        with pytest.raises(BadData):
            opened(files, 2, scenario=fields["id"])
