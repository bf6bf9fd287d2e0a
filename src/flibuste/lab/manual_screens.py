"""The manual's page of every screen: ``docs/manual/screens.toml`` names them, the tests photograph them."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

SCREENS = "docs/manual/screens.toml"
PHOTOGRAPHS = "web/artefacts"
"""Where the tests put what they photograph; never committed (docs/decisions/0097)."""


def chapters(root: Path) -> list[dict[str, Any]]:
    """Read the list of screens."""
    found: list[dict[str, Any]] = tomllib.loads((root / SCREENS).read_text(encoding="utf-8"))["chapter"]
    return found


def photographers(root: Path) -> list[str]:
    """List the tests that photograph the screens."""
    return sorted({screen["test"] for chapter in chapters(root) for screen in chapter["screens"]})


def page_of_screens(root: Path, target: Path) -> str:
    """Write the page of every screen, with the pictures that the tests have made so far."""
    text = "# Every screen\n\nPhotographed by the tests; they look at most of them dark and on a phone too.\n"
    for chapter in chapters(root):
        text += f"\n## {chapter['title']}\n"
        for screen in chapter["screens"]:
            text += f"\n### {screen['title']}\n\n{picture(root, target, screen, chapter['title'])}\n"
    return text


def picture(root: Path, target: Path, screen: dict[str, str], chapter: str) -> str:
    """Take a picture into the manual; without one, say plainly which test makes it."""
    named = screen["picture"]
    file = root / (named if "/" in named else f"{PHOTOGRAPHS}/{named}")
    if not file.is_file():
        return f"*No picture here yet: `{screen['test']}` makes it (`make pictures`).*"
    place = target / "docs/manual/pictures" / file.name
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, place)
    return f"![{chapter}: {screen['title']}](pictures/{file.name})"
