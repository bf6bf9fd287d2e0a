"""The fixed ratings of our bots: ``python -m flibuste.lab.fixed_ratings FOLDER...`` writes them from arenas.

Each folder holds the ``report.json`` of an arena in which all levels met, at tables of two or of more; what was not
measured anew stays as it is:

    flibuste arena brisca --bots deckhand,sailor,quartermaster,captain --all --first-deal 5001 --out FOLDER
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from flibuste.lab.statistics import ANCHOR
from flibuste.rating.crowd import from_elo
from flibuste.rating.strength import AVERAGE, ladder_of

FILE = Path("src/flibuste/rating/data/bots.toml")
HEAD = "# Written by python -m flibuste.lab.fixed_ratings from arenas of all levels: a rating and its deviation.\n"
Z = 1.96


def section(report: dict[str, Any]) -> str:
    """Write the levels of one game at one kind of table."""
    seats = report["seats"]
    ladder = ladder_of(seats, seats)
    lines = [f"[{report['game']}.{ladder}]  # {report['games']} games, {seats} at the table"]
    for bot in report["bots"]:
        rating, half = bot["rating"] - ANCHOR, (bot["rating_high"] - bot["rating_low"]) / 2
        if ladder == "many":
            rating, half = from_elo(rating, seats), from_elo(half, seats)
        lines.append(f"{bot['bot']} = [{AVERAGE + rating:.0f}, {half / Z:.0f}]")
    return "\n".join(lines)


def measured_anew(text: str, reports: list[dict[str, Any]]) -> str:
    """Return the table with what was measured anew in the place of what it held, games in order, two before more."""
    sections = [one.strip() for one in text.split("\n\n")[1:]] + [section(report) for report in reports]
    by_name = {one.partition("]")[0].partition(".")[::2]: one for one in sections}
    ordered = sorted(by_name, key=lambda name: (name[0], name[1] != "two"))
    return "\n\n".join([HEAD.rstrip(), *(by_name[name] for name in ordered)]) + "\n"


def main(folders: list[str]) -> None:
    """Write the table anew."""
    reports = [json.loads((Path(folder) / "report.json").read_text(encoding="utf-8")) for folder in folders]
    FILE.write_text(measured_anew(FILE.read_text(encoding="utf-8"), reports), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
