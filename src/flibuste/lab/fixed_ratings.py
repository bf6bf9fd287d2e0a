"""The fixed ratings of our bots: ``python -m flibuste.lab.fixed_ratings FOLDER...`` writes them from arenas.

Each folder holds the ``report.json`` of an arena in which all levels met, at tables of two or of more; those of three,
four and more are one ladder, so name them together. What was not measured anew stays as it is:

    flibuste arena brisca --bots deckhand,sailor,quartermaster,captain --all --first-deal 5001 --out FOLDER
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from flibuste.lab.statistics import ANCHOR, mean, variance
from flibuste.rating.crowd import from_elo
from flibuste.rating.strength import AVERAGE, ladder_of

FILE = Path("src/flibuste/rating/data/bots.toml")
HEAD = "# Written by python -m flibuste.lab.fixed_ratings from arenas of all levels: a rating and its deviation.\n"
Z = 1.96


def measured(report: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """Return the rating of each level and its deviation, on the scale of the ladder."""
    seats = report["seats"]
    found = {}
    for bot in report["bots"]:
        rating, half = bot["rating"] - ANCHOR, (bot["rating_high"] - bot["rating_low"]) / 2
        if ladder_of(seats, seats) == "many":
            rating, half = from_elo(rating, seats), from_elo(half, seats)
        found[bot["bot"]] = (AVERAGE + rating, half / Z)
    return found


def section(reports: Sequence[dict[str, Any]]) -> str:
    """Write the levels of one game on one ladder: the mean of all sizes of its tables.

    Its deviation holds how unsure each is, and how much further than that they lie apart.
    """
    one, tables = reports[0], [measured(report) for report in reports]
    told = "; ".join(f"{report['games']} games, {report['seats']} at the table" for report in reports)
    lines = [f"[{one['game']}.{ladder_of(one['seats'], one['seats'])}]  # {told}"]
    for level in tables[0]:
        ratings = [table[level][0] for table in tables]
        unsure = mean([table[level][1] ** 2 for table in tables])
        apart = max(0.0, variance(ratings) - unsure)
        lines.append(f"{level} = [{mean(ratings):.0f}, {sqrt(unsure / len(tables) + apart):.0f}]")
    return "\n".join(lines)


def measured_anew(text: str, reports: Sequence[dict[str, Any]]) -> str:
    """Return the table with what was measured anew in the place of what it held, games in order, two before more."""
    ladders: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for report in reports:
        ladders.setdefault((report["game"], ladder_of(report["seats"], report["seats"])), []).append(report)
    sections = [one.strip() for one in text.split("\n\n")[1:]] + [section(same) for same in ladders.values()]
    by_name = {one.partition("]")[0].partition(".")[::2]: one for one in sections}
    ordered = sorted(by_name, key=lambda name: (name[0], name[1] != "two"))
    return "\n\n".join([HEAD.rstrip(), *(by_name[name] for name in ordered)]) + "\n"


def main(folders: list[str]) -> None:
    """Write the table anew."""
    reports = [json.loads((Path(folder) / "report.json").read_text(encoding="utf-8")) for folder in folders]
    FILE.write_text(measured_anew(FILE.read_text(encoding="utf-8"), reports), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
