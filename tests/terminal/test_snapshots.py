"""Snapshots of every screen, kept as files: a change shows as a difference, and is looked at before it is kept.

``FLIBUSTE_DRAW=1 pytest tests/terminal/test_snapshots.py`` draws them anew.
"""

from __future__ import annotations

import importlib
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec
import pytest
from rich.color import Color, ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Ground
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import OptionList

from flibuste.games import __all__ as our_games
from flibuste.kernel.game import Settings, Value, find_game
from flibuste.terminal import saves, screens
from flibuste.terminal.client import Client, Doing
from flibuste.terminal.screens.app import FlibusteApp
from flibuste.terminal.screens.beside import Beside
from flibuste.terminal.screens.board import Board
from flibuste.terminal.screens.dialogs import Asking, Curtain, Deciding, Leaving, Phrases, Picking, Reading, Sure
from flibuste.terminal.screens.lobby import Lobby, Setup
from flibuste.terminal.screens.palette import Few, nearest
from flibuste.terminal.screens.replay import ReplayScreen, open_film
from flibuste.terminal.screens.rulebook import RuleBook
from flibuste.terminal.screens.table import TableScreen
from flibuste.terminal.setting import learning
from flibuste.wire import messages as m
from flibuste.wire.tables import TableInfo
from flibuste.words.sentences import Words
from tests.terminal.photograph import INK, PAPER, Run, picture, rows_of
from tests.terminal.test_screens import driven, is_ready, table, text_of, until

ABSTRACT = {Beside, Deciding}
"""Screens that are only made into others."""
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
    shows: type[Screen[Any]] = TableScreen


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


def reading(*search: str) -> Steps:
    """Open the rules, search for something, and wait until they are laid out."""

    async def steps(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
        await pressing("f2", *search)(app, pilot, client)
        wanted = "81" if search else "Table rules"
        await until(pilot, lambda: isinstance(app.screen, RuleBook) and wanted in text_of(app, "#text"))

    return steps


async def at_the_end(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Wait until the screen shows that the game is over."""
    await until(pilot, lambda: isinstance(app.screen, TableScreen) and "over" in (app.screen.shown_for or ()))


SHORT: dict[str, Settings] = {"briskars": {"rounds": 6}}
"""The shortest battle there is."""


def replayed(game: str, *keys: str) -> Steps:
    """Watch a game of two bots again, somewhere in the middle, and press keys."""

    async def steps(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
        open_film(app, saves.read(played(game)), app.language)
        await pilot.pause(0.1)
        await pilot.press(*["pagedown"] * 5, "left", "left", *keys)

    return steps


def played(game: str) -> Path:
    """Let two bots play a game, and return its record."""
    made = table(game, "bot:deckhand,bot:deckhand", settings=SHORT.get(game))
    made.attach()
    made.settle()
    (file,) = saves.folder().glob(f"{game}*")
    return file


async def choosing_a_record(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Look for a finished game in the lobby."""
    when = datetime(2026, 5, 17, 21, 30).timestamp()
    for game in ("brisca", "treasure_hunter"):
        os.utime(played(game), (when, when))
        when -= 3600
    await through("replay")(app, pilot, client)


async def meaning_it(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Be asked whether one really gives up."""
    await until(pilot, lambda: isinstance(app.screen, TableScreen))
    words = Words("fr")
    app.push_screen(Sure("fr", words.say("ui-resign"), words.say("ui-resign-sure", n=2)))
    await pilot.pause(0.1)


async def setting_up(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Set a table of Briskars at a server."""
    assert isinstance(app.screen, Lobby)
    await app.push_screen(Setup(find_game("briskars"), app.language, "http://localhost:8337"))


def through(*doors: str) -> Steps:
    """Go through doors of the lobby."""

    async def steps(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
        for door in doors:
            options = app.screen.query_one(OptionList)
            options.highlighted = options.get_option_index(door)
            await pilot.press("enter")
            await pilot.pause(0.1)

    return steps


class Room:
    """A server's table before its game begins: it tells once who is there, and then nothing comes."""

    def __init__(self, info: TableInfo) -> None:
        seats = [info.seats[0], *(msgspec.structs.replace(one, kind="empty", name="") for one in info.seats[1:])]
        links = msgspec.structs.replace(info.links, join="/j/7H2K-Q9")
        self.told = [m.TableChanged(msgspec.structs.replace(info, status="waiting", seats=seats, links=links))]

    def send(self, ask: m.AnyAsk) -> None:
        """Take whatever is said."""

    def next(self, wait: float = 0.0) -> m.TableChanged | None:
        """Tell once."""
        if self.told:
            return self.told.pop()
        time.sleep(wait)
        return None

    def speech(self, words: Words) -> list[str]:
        """Teach nothing."""
        return []

    def offers(self, client: Client) -> list[Doing]:
        """Offer nothing of its own."""
        return []

    def farewell(self, words: Words) -> list[str]:
        """Say nothing."""
        return []

    def close(self) -> None:
        """Be left."""


def waiting_room() -> Client:
    """Wait for friends at a server's table."""
    here = at("brisca")()
    assert here is not None
    assert here.info is not None
    return Client(Room(here.info), here.table, "en", address="http://localhost:8337")


async def once_there(app: FlibusteApp, pilot: Pilot[None], client: Client | None) -> None:
    """Wait until the screen shows the room."""
    await until(pilot, lambda: "7H2K" in str(app.screen.query_one(Board).render()))


def at(
    game: str, seats: str = "me,bot,bot", language: str = "en", answers: int = 0, then: str = "", **settings: Value
) -> Make:
    """Set a table and give the first choice so many times, then these, as programs write them."""

    def make() -> Client:
        client = table(game, seats, 4, language, settings)
        client.attach()
        client.settle()
        for _ in range(answers):
            if client.asked is not None:
                client.act(client.asked, client.moments[client.asked].options[0]["action"])
                client.settle()
        for notation in filter(None, then.split(", ")):
            assert client.asked is not None
            options = client.moments[client.asked].options
            client.act(client.asked, next(one["action"] for one in options if one["notation"] == notation))
            client.settle()
        return client

    return make


def lesson(game: str, language: str = "en") -> Make:
    return lambda: learning(find_game(game), language)


SIGHTS = {
    "lobby": Sight(lambda: None, nothing, shows=Lobby),
    "lobby-light": Sight(lambda: None, nothing, "fr", light=True, shows=Lobby),
    "setup": Sight(lambda: None, setting_up, "es", shows=Setup),
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
    "briskars-reach": Sight(at("briskars", "me,bot", answers=14, then="activate 1.1, walk"), pressing("up")),
    "briskars-odds": Sight(at("briskars", "me,bot", answers=14, then="activate 1.4, attack 2.4"), pressing()),
    "briskars-blow": Sight(at("briskars", "me,bot", answers=14, then="activate 1.2"), pressing(*["down"] * 3)),
    "briskars-sight": Sight(at("briskars", "me,bot", answers=14, then="activate 1.2"), pressing("f7")),
    "chasse_partie-over": Sight(at("chasse_partie", "bot,bot"), at_the_end),
    "treasure_hunter-over": Sight(at("treasure_hunter", "bot,bot", "fr"), at_the_end, "fr"),
    "briskars-over": Sight(at("briskars", "bot:deckhand,bot:deckhand", rounds=6), at_the_end),
    "briskars-signing": Sight(at("briskars", "me,bot", "fr", recruiting="free"), pressing(), "fr"),
    "chasse_partie-card": Sight(at("chasse_partie", language="fr"), pressing("down", "down", "down", "down"), "fr"),
    "treasure_hunter-site": Sight(at("treasure_hunter", "me,bot", "es", answers=20), pressing("down"), "es"),
    "picking": Sight(lambda: None, through("learn"), shows=Picking),
    "records": Sight(lambda: None, choosing_a_record, shows=Picking),
    "asking": Sight(lambda: None, through("join"), "es", shows=Asking),
    "sure": Sight(at("brisca", "me,bot", "fr"), meaning_it, "fr", shows=Sure),
    "waiting-room": Sight(waiting_room, once_there),
    "curtain": Sight(at("brisca", "me=Anne,me=Inés"), pressing(), shows=Curtain),
    "keys": Sight(at("brisca", "me,bot"), pressing("f1"), shows=Reading),
    "rules": Sight(at("chasse_partie"), reading(), shows=RuleBook),
    "rules-search": Sight(at("brisca", "me,bot"), reading(*"trump"), shows=RuleBook),
    "log": Sight(at("brisca", "me,bot", answers=2), pressing("f3"), shows=Reading),
    "phrases": Sight(at("brisca", "me,bot"), pressing("f4"), shows=Phrases),
    "menu": Sight(at("chasse_partie"), pressing("f8"), shows=Picking),
    "leaving": Sight(at("brisca", "me,bot"), pressing("escape"), shows=Leaving),
    "replay": Sight(lambda: None, replayed("brisca"), shows=ReplayScreen),
    "replay-chasse_partie": Sight(lambda: None, replayed("chasse_partie"), "fr", shows=ReplayScreen),
    "replay-treasure_hunter": Sight(lambda: None, replayed("treasure_hunter", "tab"), "es", True, ReplayScreen),
    "replay-briskars": Sight(lambda: None, replayed("briskars", "tab", "tab"), shows=ReplayScreen),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder that is thrown away, a name, and nothing around us that changes colours."""
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    monkeypatch.setenv("LOGNAME", "anne")
    monkeypatch.delenv("NO_COLOR", raising=False)


def taken(sight: Sight, size: tuple[int, int]) -> str:
    """Go where the picture is taken, and take it."""
    client = sight.make()
    drawn = ""

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        nonlocal drawn
        await sight.steps(app, pilot, client)
        assert type(app.screen) is sight.shows
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


def test_every_screen_is_looked_at() -> None:
    """A new screen comes with its picture; so do all games under way, ended, taught, replayed."""
    modules = [importlib.import_module(f"{screens.__name__}.{one.name}") for one in iter_modules(screens.__path__)]
    ours = {
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Screen) and found.__module__ == module.__name__
    }
    kinds = {f"{game}{kind}" for game in our_games for kind in ("", "-over", "-lesson")}
    films = {"replay", *(f"replay-{game}" for game in our_games if game != "brisca")}

    assert ours - ABSTRACT == {sight.shows for sight in SIGHTS.values()}
    assert kinds | films <= set(SIGHTS)
    assert {file.stem for file in FOLDER.iterdir()} == {f"{name}-{size}" for name in SIGHTS for size in SIZES}


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


def test_with_256_colours_paper_stays_paper_and_wood_wood() -> None:
    """Not pink, and not olive: the nearest by numbers alone."""
    paper, wood = nearest(Color.parse("#f3e8cf")), nearest(Color.parse("#2d2119"))
    click = {"@click": "screen.point(1)"}
    (line,) = Few().apply([Segment("x", Style(color="#f3e8cf", bgcolor="#2d2119", meta=click))], Ground(0, 0, 0))

    assert tuple(paper.get_truecolor()) == (255, 255, 215)
    assert len(set(wood.get_truecolor())) == 1
    assert line.style is not None
    assert (line.style.color, line.style.bgcolor, line.style.meta) == (paper, wood, click)


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
