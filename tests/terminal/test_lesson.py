"""The lesson in the terminal: the positions and the teacher's words that the page has, played like any table."""

from __future__ import annotations

import io
import re

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from flibuste.games import __all__ as our_games
from flibuste.kernel.game import find_game
from flibuste.terminal.briskars import weigh
from flibuste.terminal.client import Client
from flibuste.terminal.console import Console
from flibuste.terminal.doings import doings
from flibuste.terminal.lesson import LessonTable
from flibuste.terminal.lines import LineTable
from flibuste.terminal.local import LocalTable
from flibuste.terminal.screens.app import FlibusteApp
from flibuste.terminal.screens.table import TableScreen
from flibuste.terminal.setting import learning
from flibuste.words.catalogues import LANGUAGES
from tests.terminal.test_screens import driven, home, until

__all__ = ["home"]
PARTS = {"brisca": 7, "briskars": 8, "chasse_partie": 7, "treasure_hunter": 7}
LEFT_OVER = re.compile(r"[{}$]|-lesson-|\b(?:br|bk|cp|th)-[a-z]")


def begun(game: str, language: str = "en") -> tuple[Client, LessonTable]:
    client = learning(find_game(game), language)
    client.attach()
    client.settle()
    assert isinstance(client.connection, LessonTable)
    return client, client.connection


def do(client: Client, id: str) -> None:
    next(one for one in doings(client, 0) if one.id == id).do()
    client.settle()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", our_games)
def test_a_lesson_is_followed_to_its_end_and_to_a_first_game(game: str, language: str) -> None:
    """Every part is reached by what it asks for, and says a title, a text and what to do or why."""
    client, lesson = begun(game, language)
    said: dict[int, list[str]] = {}
    for _ in range(60):
        speech = lesson.speech(client.words(0))
        said.setdefault(lesson.node.part, []).extend(speech)
        ids = [one.id for one in doings(client, 0)]
        if "play" in ids:
            break
        do(client, "show" if "show" in ids else "on")
    do(client, "play")

    assert sorted(said) == list(range(1, PARTS[game] + 1))
    assert [line for lines in said.values() for line in lines if not line or LEFT_OVER.search(line)] == []
    assert client.failures == []
    assert client.following is not None
    assert isinstance(client.following.connection, LocalTable)


def test_another_choice_is_shown_and_the_part_begun_again() -> None:
    client, lesson = begun("brisca")
    hand = client.moments[0].view["hand"]
    client.act(0, client.moments[0].options[0]["action"])
    client.settle()

    assert lesson.speech(client.words(0))[1].startswith("Allowed, but look: You play the 2 of coins.")
    assert [one.id for one in doings(client, 0)] == ["again"]
    do(client, "again")
    assert client.moments[0].view["hand"] == hand
    assert client.lines(0) == []


def test_where_the_lesson_goes_one_way_another_answer_is_refused() -> None:
    client, lesson = begun("briskars")
    client.act(0, client.moments[0].options[1]["action"])
    client.settle()

    assert lesson.node.part == 1
    assert client.refusal(client.failures[0], 0) == "Possible, but this lesson goes another way."


def test_odds_of_the_lesson_are_those_of_the_page() -> None:
    client, lesson = begun("briskars")
    while lesson.node.ask != "shoot 2.1":
        do(client, "show")
    about: dict[str, bool | int | str | None] = {
        "kind": "odds",
        "briskar": "1.1",
        "target": "2.1",
        "action": "shoot",
        "points": 0,
        "dice": 0,
    }

    assert client.ask(0, about) == next(answer for asked, answer in lesson.node.insights if asked == about)
    assert client.ask(0, {**about, "points": 99}) == {"what": "nothing", "refused": "bad_question"}


def test_odds_are_shown_where_the_lesson_speaks_of_them() -> None:
    """The lesson knows them with a boost of nothing; the terminal asks without one."""
    client, lesson = begun("briskars")
    for ask in ("shoot 2.1", "assault 2.1"):
        while lesson.node.ask != ask:
            do(client, next(one.id for one in lesson.offers(client) if one.id in ("show", "on")))
        seen = client.moments[0]
        lines = weigh(seen.view, list(seen.options), lambda about: client.ask(0, about), client.words(0))
        assert [line for line in lines if " % to hit, " in line], ask


def test_a_lesson_is_taken_on_a_full_screen() -> None:
    client = learning(find_game("brisca"), "en")

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        def speech() -> str:
            return str(app.screen.query_one("#speech", Static).render())

        await until(pilot, lambda: isinstance(app.screen, TableScreen) and "1/7 The three is big" in speech())
        await pilot.press(*"3 of cups", "enter")
        await until(pilot, lambda: "strongest first" in speech())
        await pilot.press("enter")
        await until(pilot, lambda: "2/7" in speech())
        await pilot.press("f5", "enter")
        await until(pilot, lambda: "Allowed, but look" in speech())

    driven(client, drive)


def test_a_lesson_is_taken_in_plain_lines() -> None:
    target = io.StringIO()
    typed = "2 of coins\n\n3 of cups\n\nquit\n"
    LineTable(learning(find_game("brisca"), "en"), Console(io.StringIO(typed), target)).play()
    shown = target.getvalue()

    assert shown.index("1/7 The three is big") < shown.index("Allowed, but look") < shown.index("strongest first")
    assert "2/7 The smallest one rules" in shown
    assert "*" not in shown
