"""The screens of the terminal are photographed for the manual; nothing in a picture is fetched from elsewhere."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from flibuste.games import __all__ as our_games
from flibuste.kernel.game import find_game
from flibuste.terminal.client import Client
from flibuste.terminal.screens.app import FlibusteApp
from flibuste.terminal.seats import read_seats
from flibuste.terminal.setting import new_table, seated

ARTEFACTS = Path(__file__).parent.parent.parent / "web/artefacts"


def photographed(name: str, client: Client | None) -> str:
    """Photograph the first screen; return what can be read in the picture."""
    app = FlibusteApp("en", client, pace=0)

    async def run() -> str:
        async with app.run_test(size=(120, 40)) as pilot:
            for _ in range(100):
                await pilot.pause(0.05)
                if client is None or client.asked is not None:
                    break
            await pilot.pause(0.3)
            return app.export_screenshot(title="Flibuste")

    picture = re.sub(r"@font-face\s*\{.*?\}", "", asyncio.run(run()), flags=re.DOTALL)
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    (ARTEFACTS / f"terminal-{name}.svg").write_text(picture, encoding="utf-8")
    assert "url(http" not in picture
    return re.sub(r"<[^>]+>|&#160;", " ", picture)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder that is thrown away."""
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))


def test_the_lobby() -> None:
    shown = photographed("lobby", None)

    assert all(name in shown for name in ("Brisca", "Chasse-Partie", "Briskars"))


@pytest.mark.parametrize("game", our_games)
def test_a_table(game: str) -> None:
    client = seated(new_table(find_game(game), read_seats("me,bot", "You"), {}, 4), "en")

    assert "Your turn" in photographed(game, client)
