"""Snapshots of every screen, kept as files: a change shows as a difference, and is looked at before it is kept.

``FLIBUSTE_DRAW=1 pytest tests/terminal/test_snapshots.py`` draws them anew.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from textual.pilot import Pilot

from flibuste.games import __all__ as our_games
from flibuste.kernel.game import find_game
from flibuste.terminal import saves
from flibuste.terminal.client import Client
from flibuste.terminal.screens.app import FlibusteApp
from flibuste.terminal.screens.lobby import Lobby, Setup
from flibuste.terminal.screens.replay import open_film
from flibuste.terminal.screens.table import TableScreen
from flibuste.terminal.setting import learning
from tests.terminal.photograph import INK, PAPER, Run, picture, rows_of
from tests.terminal.test_screens import driven, is_ready, table, until

FOLDER = Path(__file__).parent / "snapshots"
SIZES = {"80x24": (80, 24), "120x40": (120, 40)}
Steps = Callable[[FlibusteApp, Pilot[None], Client | None], Awaitable[None]]
Make = Callable[[], Client | None]


@dataclass(frozen=True)
class Sight:
    """A screen to be looked at: at which table, and how one comes there."""

    make: Make
    steps: Steps
    language: str = "en"
    light: bool = False


async def nothing(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Stay where one begins."""


def pressing(*keys: str) -> Steps:
    """Wait until we are asked, then press keys."""

    async def steps(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
        assert client is not None
        await until(pilot, is_ready(app, client))
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.05)

    return steps


async def at_the_end(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Wait until the screen shows that the game is over."""
    await until(pilot, lambda: isinstance(app.screen, TableScreen) and "over" in (app.screen.shown_for or ()))


async def replayed(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Watch a game of two bots again, in the middle."""
    made = table("brisca", "bot,bot")
    made.attach()
    made.settle()
    (file,) = saves.folder().iterdir()
    open_film(app, saves.read(file), "en")
    await pilot.pause(0.1)
    await pilot.press("pagedown", "right", "right")


async def setting_up(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Set a table of Briskars at a server."""
    assert isinstance(app.screen, Lobby)
    await app.push_screen(Setup(find_game("briskars"), app.language, "http://localhost:8337"))


def at(game: str, seats: str = "me,bot,bot", language: str = "en", answers: int = 0) -> Make:
    """Set a table and give the first choice so many times."""

    def make() -> Client:
        client = table(game, seats, 4, language)
        client.attach()
        client.settle()
        for _ in range(answers):
            if client.asked is not None:
                client.act(client.asked, client.moments[client.asked].options[0]["action"])
                client.settle()
        return client

    return make


def lesson(game: str, language: str = "en") -> Make:
    return lambda: learning(find_game(game), language)


SIGHTS = {
    "lobby": Sight(lambda: None, nothing),
    "lobby-light": Sight(lambda: None, nothing, "fr", light=True),
    "setup": Sight(lambda: None, setting_up, "es"),
    "brisca": Sight(at("brisca", answers=2), pressing()),
    "brisca-light": Sight(at("brisca", language="fr", answers=2), pressing(), "fr", light=True),
    "brisca-over": Sight(at("brisca", "me,bot", answers=40), at_the_end),
    "brisca-lesson": Sight(lesson("brisca"), pressing()),
    "chasse_partie": Sight(at("chasse_partie", answers=12), pressing()),
    "chasse_partie-lesson": Sight(lesson("chasse_partie", "es"), pressing(), "es"),
    "treasure_hunter": Sight(at("treasure_hunter", answers=12), pressing()),
    "treasure_hunter-lesson": Sight(lesson("treasure_hunter", "fr"), pressing(), "fr"),
    "briskars": Sight(at("briskars", "me,bot", answers=14), pressing()),
    "briskars-light": Sight(at("briskars", "me,bot", answers=14), pressing(), light=True),
    "briskars-lesson": Sight(lesson("briskars"), pressing()),
    "curtain": Sight(at("brisca", "me=Anne,me=Inés"), pressing()),
    "keys": Sight(at("brisca", "me,bot"), pressing("f1")),
    "rules": Sight(at("chasse_partie"), pressing("f2")),
    "log": Sight(at("brisca", "me,bot", answers=2), pressing("f3")),
    "phrases": Sight(at("brisca", "me,bot"), pressing("f4")),
    "menu": Sight(at("chasse_partie"), pressing("f8")),
    "leaving": Sight(at("brisca", "me,bot"), pressing("escape")),
    "replay": Sight(lambda: None, replayed),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder that is thrown away, and nothing around us that changes colours."""
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)


def taken(sight: Sight, size: tuple[int, int]) -> str:
    """Go where the picture is taken, and take it."""
    client = sight.make()
    drawn = ""

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        nonlocal drawn
        await sight.steps(app, pilot, client)
        before = ""
        while before != (drawn := picture(app)):  # what is on its way has come when nothing changes any more
            before = drawn
            await pilot.pause(0.4)

    driven(client, drive, size, sight.language, sight.light)
    return drawn


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SIGHTS)
def test_a_screen_looks_as_it_was_looked_at(name: str, size: str) -> None:
    file = FOLDER / f"{name}-{size}.svg"
    drawn = taken(SIGHTS[name], SIZES[size])
    if os.environ.get("FLIBUSTE_DRAW"):
        file.write_text(drawn, encoding="utf-8")

    assert drawn == file.read_text(encoding="utf-8"), f"look at {file.name}, drawn anew with FLIBUSTE_DRAW=1"


DECORATION = set("▏╺━─│╭╮╰╯ ")


def legible(app: FlibusteApp) -> list[str]:
    """List what cannot be read where there are only 16 colours: ink and paper become the same."""
    lost = []
    for row in rows_of(app):
        for run in row:
            ink, paper = (Color.parse(one).downgrade(ColorSystem.STANDARD).number for one in (run.ink, run.paper))
            if ink == paper and set(run.text) - DECORATION:
                lost.append(f"{run.text.strip()}: {run.ink} on {run.paper}")
    return lost


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
@pytest.mark.parametrize("game", our_games)
def test_everything_can_be_read_with_16_colours(game: str, light: bool) -> None:
    client = at(game, "me,bot", answers=6)()
    lost = ["never looked"]

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        nonlocal lost
        await pressing()(app, pilot, client)
        await pilot.pause(0.3)
        lost = legible(app)

    driven(client, drive, light=light)

    assert lost == []


def test_without_colour_none_is_sent_and_what_is_raised_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    client = at("briskars", "me,bot", answers=1)()
    rows: list[list[Run]] = []

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await pressing("f1", "escape")(app, pilot, client)
        await pilot.pause(0.3)
        rows.extend(rows_of(app))

    driven(client, drive)
    runs = [run for row in rows for run in row]

    assert {run.ink for run in runs} | {run.paper for run in runs} == {INK, PAPER}
    assert any("Your turn" in run.text and run.paper == INK for run in rows[0]), "the head is reversed"
    assert [run.text.strip() for run in runs if run.marks == "bu"] == ["1 You deploy first"], "and so does the choice"
