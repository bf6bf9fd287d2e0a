"""The full screen, driven like a person drives it: whole games of each kind, hot-seat, lobby, dialogs, replay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from flibuste.games import __all__ as our_games
from flibuste.kernel.game import Settings, find_game
from flibuste.terminal import saves
from flibuste.terminal.client import Client
from flibuste.terminal.screens.app import FlibusteApp
from flibuste.terminal.screens.board import Board
from flibuste.terminal.screens.dialogs import Asking, Curtain, Leaving, Phrases, Picking, Reading
from flibuste.terminal.screens.lobby import Lobby, Setup
from flibuste.terminal.screens.look import LIGHT
from flibuste.terminal.screens.replay import ReplayScreen, film_of
from flibuste.terminal.screens.rulebook import RuleBook
from flibuste.terminal.screens.table import TableScreen
from flibuste.terminal.seats import read_seats
from flibuste.terminal.setting import new_table, seated
from flibuste.words.rulebook import in_short
from flibuste.words.sentences import Words

SMALL, LARGE = (80, 24), (120, 40)
Drive = Callable[[FlibusteApp, Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that is thrown away."""
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    return tmp_path / "games"


def table(
    game: str, seats: str = "me,bot", seed: int = 4, language: str = "en", settings: Settings | None = None
) -> Client:
    """Set a table."""
    return seated(new_table(find_game(game), read_seats(seats, "You"), settings or {}, seed), language)


def driven(
    client: Client | None, drive: Drive, size: tuple[int, int] = SMALL, language: str = "en", light: bool = False
) -> FlibusteApp:
    """Run the application without a terminal and drive it."""
    app = FlibusteApp(language, client, light, pace=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause(0.1)
            await drive(app, pilot)

    asyncio.run(run())
    return app


async def until(pilot: Pilot[None], met: Callable[[], bool]) -> None:
    """Wait until something is so; a machine that also compiles is slow."""
    for _ in range(600):
        if met():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came to that")


def text_of(app: FlibusteApp, id: str) -> str:
    """Return what a part of the screen shows."""
    return str(app.screen.query_one(id, Static).render())


def is_ready(app: FlibusteApp, client: Client) -> Callable[[], bool]:
    """Say whether the screen offers what the table asks, or the game is over."""

    def met() -> bool:
        if client.over:
            return True
        screen, seat = app.screen, client.asked
        if seat is None or client.sending or not isinstance(screen, TableScreen):
            return isinstance(screen, Curtain)
        return screen.shown_for is not None and screen.shown_for[:2] == (seat, client.moments[seat].seq)

    return met


async def answer(app: FlibusteApp, pilot: Pilot[None], client: Client) -> None:
    """Answer by keys: Enter on the list, or type the square of the first choice on the map."""
    screen = app.screen
    if isinstance(screen, Curtain):
        await pilot.press("enter")
        return
    assert isinstance(screen, TableScreen)
    seat = screen.seat
    moment = client.moments[seat].seq
    if any(one.notation == "end" for one in screen.listed):
        await pilot.press(*"end", "enter")
    elif screen.query_one("#choices", OptionList).option_count:
        await pilot.press("enter")
    else:
        await pilot.press(*screen.listed[0].square.lower(), "enter")
    await until(pilot, lambda: client.over or app.screen is not screen or client.moments[seat].seq > moment)


QUICK: dict[str, Settings] = {"briskars": {"rounds": 6}}
MANY = 15  # answers on the large screen, before it is made small


@pytest.mark.slow
@pytest.mark.parametrize("game", our_games)
def test_a_whole_game_is_played_with_the_keys_on_a_screen_that_changes_its_size(game: str) -> None:
    client = table(game, settings=QUICK.get(game))

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        for n in range(2000):
            await until(pilot, is_ready(app, client))
            if client.over:
                break
            if n == MANY:
                await pilot.resize_terminal(*SMALL)
            await answer(app, pilot, client)
        await until(pilot, lambda: "First:" in text_of(app, "#question"))
        for size in (SMALL, LARGE):
            await pilot.resize_terminal(*size)
            board = app.screen.query_one("#board", Board)
            assert board.size.width + app.screen.query_one("#side").size.width <= size[0]

    driven(client, drive, LARGE)

    assert client.over


def test_a_choice_is_typed_by_its_name_and_a_wrong_one_is_explained() -> None:
    client = table("brisca")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        await pilot.press(*"dance", "enter")
        await pilot.pause()
        assert any("none of the choices" in note.message for note in app._notifications)
        await pilot.press(*"jack", "enter")
        await until(pilot, lambda: any("jack of clubs" in line for line in client.lines(0)[4:]))

    driven(client, drive)


def test_what_is_typed_is_completed() -> None:
    client = table("brisca")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        await pilot.press(*"jac")
        await pilot.pause(0.2)
        await pilot.press("right")
        assert app.screen.query_one("#typed", Input).value == "jack of clubs"

    driven(client, drive)


def test_a_first_click_raises_a_card_and_a_second_plays_it() -> None:
    client = table("brisca")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        screen = app.screen
        assert isinstance(screen, TableScreen)
        rows = str(screen.query_one("#board", Board).render()).splitlines()
        row = next(n for n, line in enumerate(rows) if " 3 " in line and "╰" in line)
        place = (rows[row].index(" 3 ") + 1, row - 2)
        before = len(client.logs[0])
        await pilot.click("#board", offset=place)
        await pilot.pause()
        assert screen.board.pointed == screen.listed[2].action
        assert len(client.logs[0]) == before
        await pilot.click("#board", offset=place)
        await until(pilot, lambda: len(client.logs[0]) > before)

    driven(client, drive)


def test_the_cursor_walks_over_the_map_and_enter_takes_the_square() -> None:
    client = table("briskars")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        while client.asked is None or client.moments[0].decision != "deploy":
            await until(pilot, is_ready(app, client))
            await answer(app, pilot, client)
            await pilot.pause(0.05)
        await until(pilot, is_ready(app, client))
        screen = app.screen
        assert isinstance(screen, TableScreen)
        wanted = screen.listed[0].square
        while int(screen.board.cursor[1:]) != int(wanted[1:]):
            await pilot.press("down" if int(screen.board.cursor[1:]) < int(wanted[1:]) else "up")
        while screen.board.cursor[0] != wanted[0]:
            await pilot.press("right" if screen.board.cursor[0] < wanted[0] else "left")
        await pilot.press("enter")
        await until(pilot, lambda: any(one["square"] == wanted for one in client.moments[0].view["briskars"]))

    driven(client, drive)


def test_a_curtain_hides_one_hand_before_the_next_is_shown() -> None:
    client = table("brisca", "me=Anne,me=Inés")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        readers = set()
        for _ in range(14):
            await until(pilot, is_ready(app, client))
            if isinstance(app.screen, Curtain):
                below = next(one for one in app.screen_stack if isinstance(one, TableScreen))
                assert str(below.query_one("#board", Board).render()) == ""
                assert not below.query_one("#log", RichLog).lines
                assert below.query_one("#choices", OptionList).option_count == 0
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
                continue
            screen = app.screen
            assert isinstance(screen, TableScreen)
            readers.add(screen.reader)
            await answer(app, pilot, client)
        assert readers == {0, 1}

    driven(client, drive)


def test_rules_log_keys_and_phrases_open_and_close() -> None:
    client = table("brisca", language="fr")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        for key, kind in (("f1", Reading), ("f2", RuleBook), ("f3", Reading), ("f4", Phrases)):
            await pilot.press(key)
            await until(pilot, lambda kind=kind: isinstance(app.screen, kind))  # type: ignore[misc]
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press("f4")
        await until(pilot, lambda: isinstance(app.screen, Phrases))
        await pilot.press("enter")
        await until(pilot, lambda: bool(client.said))

    driven(client, drive, language="fr")

    assert client.said[0].phrase == "hello"


def test_every_rule_is_at_hand_by_its_words_and_by_its_id() -> None:
    client = table("brisca", language="fr")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        await pilot.press("f2")
        await until(pilot, lambda: isinstance(app.screen, RuleBook) and "La baraja" in text_of(app, "#text"))
        await pilot.press(*"tournament")
        await until(pilot, lambda: "Aucune règle" in text_of(app, "#text"))
        app.screen.query_one(Input).value = "deck baraja"
        await until(pilot, lambda: "BR-DECK-02" in text_of(app, "#text"))
        assert "BR-DECK-01" not in text_of(app, "#text")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press(*"br-deck-05", "enter")
        await until(pilot, lambda: isinstance(app.screen, RuleBook) and "39 cards" in text_of(app, "#text"))
        shown = text_of(app, "#text")
        assert shown.index("BR-DECK-05  ") < shown.index("BR-SETUP-01  "), "what names a rule comes after it"

    driven(client, drive, language="fr")


def test_an_answer_is_taken_back() -> None:
    client = table("brisca")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        hand = client.moments[0].view["hand"]
        await answer(app, pilot, client)
        await until(pilot, is_ready(app, client))
        assert client.moments[0].view["hand"] != hand
        await pilot.press("f5")
        await until(pilot, lambda: client.moments[0].view["hand"] == hand)

    driven(client, drive)


def test_leaving_is_asked_about_and_keeps_the_game(home: Path) -> None:
    client = table("brisca")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, Leaving))
        await pilot.press("down", "enter")
        await pilot.pause(0.2)

    app = driven(client, drive)

    (file,) = home.iterdir()
    assert any(str(file) in line for line in app.farewell)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_table_is_set_in_the_lobby(language: str) -> None:
    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Lobby)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Setup))
        setup = app.screen
        assert isinstance(setup, Setup)
        await pilot.press("down", "right")
        assert len(setup.seats) == 3
        await pilot.press("down", "down", "left")
        assert setup.seats[1] == "bot:deckhand"
        await pilot.press("up", "up", "up", "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))

    driven(None, drive, language=language)


def test_a_finished_game_is_watched_through_every_eye(home: Path) -> None:
    client = table("brisca", "bot,bot")
    client.attach()
    client.settle()
    (file,) = home.iterdir()
    text = saves.read(file)

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        app.push_screen(ReplayScreen(film_of(text), "en"))
        await pilot.pause(0.2)
        await pilot.press("right", "right")
        mine = text_of(app, "#board")
        await pilot.press("tab")
        assert text_of(app, "#board") != mine, "another hand"
        await pilot.press("tab")
        assert "As seen by" not in text_of(app, "#place")
        await pilot.press("end")
        assert "Move 40 of 40" in text_of(app, "#place")

    driven(None, drive)


def test_fog_hides_what_a_seat_did_not_know(home: Path) -> None:
    client = table("brisca", "bot,bot")
    client.attach()
    client.settle()
    (file,) = home.iterdir()
    film = film_of(saves.read(file))

    for frame in film.frames[:-1]:
        assert not set(frame.views[0]["hand"]) & set(frame.views[1]["hand"])
        assert frame.views[film.viewers[-1]]["hand"] == []


def test_a_lesson_is_chosen_in_the_lobby() -> None:
    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        doors = app.screen.query_one("#doors", OptionList)
        doors.highlighted = doors.get_option_index("learn")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Picking))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and "1/7" in text_of(app, "#speech"))

    driven(None, drive)


def test_a_server_that_does_not_answer_is_said_when_a_table_is_opened_there() -> None:
    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        doors = app.screen.query_one("#doors", OptionList)
        doors.highlighted = doors.get_option_index("open")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Asking))
        app.screen.query_one(Input).value = "localhost:9"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Picking))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Setup))
        setup = app.screen
        assert isinstance(setup, Setup)
        assert setup.seats == ["me", "link"]
        await pilot.press("enter")
        await until(pilot, lambda: any("Connection lost" in note.message for note in app._notifications))

    driven(None, drive)


def test_the_menu_leaves_passes_standing_until_my_turn() -> None:
    client = table("chasse_partie", "me,bot,bot")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        await pilot.press("f8")
        await until(pilot, lambda: isinstance(app.screen, Picking))
        options = app.screen.query_one(OptionList)
        options.highlighted = options.get_option_index("pass")
        await pilot.press("enter")
        await until(pilot, lambda: [rule.answer for rule in client.moments[0].standing] == ["pass", "pass"])

    driven(client, drive)


def test_what_is_raised_says_what_it_does() -> None:
    client = table("chasse_partie", "me,bot")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        assert text_of(app, "#about") == "", "a Briskar does nothing of his own"
        await pilot.press("down", "down", "down")
        await until(pilot, lambda: text_of(app, "#about").startswith("Choose who draws 3"))

    driven(client, drive)


def test_another_lamp_also_falls_on_what_was_written() -> None:
    """No line keeps an ink that cannot be read on the new paper."""
    client = table("brisca")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        log = app.screen.query_one("#log", RichLog)
        before = len(log.lines)
        await pilot.press("f9")
        await until(pilot, lambda: len(log.lines) == before > 3)
        inks = {part.style.color.name for line in log.lines for part in line if part.style and part.style.color}
        assert inks == {LIGHT.ink, LIGHT.win}

    driven(client, drive)


def test_a_replay_runs_by_itself_and_stops_when_somebody_turns_it(home: Path) -> None:
    client = table("brisca", "bot,bot")
    client.attach()
    client.settle()
    (file,) = home.iterdir()

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        screen = ReplayScreen(film_of(saves.read(file)), "en", pace=0.01)
        app.push_screen(screen)
        await pilot.pause(0.1)
        await pilot.press("space")
        await until(pilot, lambda: screen.at > 3)
        await pilot.press("left")
        stood = screen.at
        await pilot.pause(0.1)
        assert screen.at == stood
        await pilot.press("space")
        await until(pilot, lambda: screen.at == 40 and screen.running is None)

    driven(None, drive)


def test_who_joins_from_the_lobby_is_asked_for_a_name() -> None:
    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        doors = app.screen.query_one("#doors", OptionList)
        doors.highlighted = doors.get_option_index("join")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Asking))
        await pilot.press(*"localhost:9/j/abcdefgh", "enter")
        await until(pilot, lambda: isinstance(app.screen, Asking) and app.screen.heading == "Your name")
        app.screen.query_one(Input).value = "Inés"
        await pilot.press("enter")
        await until(pilot, lambda: any("Connection lost" in note.message for note in app._notifications))

    driven(None, drive)


def test_the_rules_of_each_game_are_read_in_the_lobby() -> None:
    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        for game in our_games:
            title = in_short(Words("en", find_game(game)))[0]
            await pilot.press("f2")
            await until(pilot, lambda title=title: isinstance(app.screen, RuleBook) and title in text_of(app, "#text"))  # type: ignore[misc]
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, Lobby))
            await pilot.press("down")

    driven(None, drive)


def test_letters_in_a_burst_are_all_taken() -> None:
    """Over a slow line several keys come at once: none is lost, and Enter takes what was typed, not what is raised."""
    client = table("brisca")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, is_ready(app, client))
        for key in ("j", "a", "c", "k", "enter"):
            app.post_message(events.Key(key, key if len(key) == 1 else "\r"))
        await until(pilot, lambda: any("You play the jack of clubs" in line for line in client.lines(0)))

    driven(client, drive)
