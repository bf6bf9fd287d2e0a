"""What the floors of the maps look like: the view tells the kind of a ground, this tells planks from stone."""

from __future__ import annotations

import tomllib
from pathlib import Path

from flibuste.games.briskars.battle.view import squares_of
from flibuste.games.briskars.cards.content import STANDARD

DATA = Path(__file__).resolve().parents[3] / "src/flibuste/games/briskars/data"


def block(lines: list[str], title: str) -> list[str]:
    """The rows under a heading of a map file."""
    start = lines.index(title) + 1
    end = next((k for k in range(start, len(lines)) if not lines[k]), len(lines))
    return lines[start:end]


def grounds() -> dict[str, list[list[str]]]:
    """For every map its rows of grounds."""
    letters = {one["letter"]: one["id"] for one in tomllib.loads((DATA / "terrain.toml").read_text())["ground"]}
    found = {}
    for chart in sorted((DATA / "maps").glob("*.txt")):
        found[chart.stem] = [[letters[letter] for letter in row] for row in block(chart.read_text().splitlines(), "ground")]
    return found


def squares() -> dict[str, dict[str, object]]:
    """For every map its squares as a view tells them, for the little pictures by which a battle is chosen."""
    return {
        chart.id: {"width": int(chart.ground.width), "height": int(chart.ground.height), "squares": squares_of(STANDARD, chart.ground)}
        for chart in STANDARD.maps
    }


def bands() -> dict[str, list[str]]:
    """For every ready band its people, in order of hire."""
    return {band.stem: [one["profile"] for one in tomllib.loads(band.read_text())["briskar"]] for band in sorted((DATA / "bands").glob("*.toml"))}
