"""What the page says of its captains is what was measured of them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MEASURED = re.compile(r"^\| ([^|]+) \| [\d.]+ \| \*\*([\d.]+) %\*\* \(", re.MULTILINE)
SAID = re.compile(r"captainHere: (\d+),")


def test_the_page_says_of_every_captain_how_often_it_wins_here() -> None:
    """The guide has the figures with their numbers of games, the page the whole percents."""
    guide = (ROOT / "docs/guide/offline.md").read_text(encoding="utf-8")
    measured = {game.lower().replace(" ", "-"): round(float(share)) for game, share in MEASURED.findall(guide)}
    pages = {file.parent.name: SAID.findall(file.read_text()) for file in (ROOT / "web/src/games").glob("*/game.ts")}

    assert measured == {game: int(said) for game, (said,) in pages.items()}
    assert len(measured) == 4
