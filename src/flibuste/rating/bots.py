"""The fixed ratings of our bots, as they were measured: who plays them is placed from the first game on."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from flibuste.rating.strength import Ladder, Strength


@cache
def table() -> dict[str, dict[str, dict[str, list[float]]]]:
    """Read the table: game, ladder, level; each a rating and its deviation."""
    file = resources.files("flibuste.rating") / "data" / "bots.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def strength(game: str, ladder: Ladder, level: str) -> Strength | None:
    """Return the rating of a bot; none where it was not measured."""
    found = table().get(game, {}).get(ladder, {}).get(level)
    return None if found is None else Strength(found[0], found[1])
