"""A server takes cards, maps, bands and whole games of one's own; its workers know them too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import kuhn_poker
import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, HAD, find_game
from flibuste.kernel.saving import save_game
from flibuste.kernel.session import start
from flibuste.server.bots.levels import WEAKEST
from flibuste.server.bots.pool import Pool
from flibuste.table.own_cards import play_with
from flibuste.table.own_games import take_in, words_for

KUHN = str(Path(kuhn_poker.__file__))

SCENARIO = """
[[scenario]]
id = "short-plank"
bands = [2, 2]
budget = 300
tolerance = 5
map = "tavern"
rounds = 3
alone = true
win = "destroy"
source = "house"
"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[str]:
    """Write a scenario of one's own; afterwards the games are as before."""
    before, had = dict(GAMES), dict(HAD)
    file = tmp_path / "scenarios.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    yield f"briskars={file}"
    GAMES.update(before)
    HAD.update(had)


def test_a_scenario_of_ones_own_can_be_chosen(own: str) -> None:
    """Rule: BK-DIC-01."""
    play_with([own])
    settings = {setting.name: setting.values for setting in find_game("briskars").settings}
    assert "short-plank" in settings["scenario"]
    session = start(find_game("briskars"), 2, {"scenario": "short-plank"}, Seeded(1))
    assert session.view(0)["map"] == "tavern"


def test_workers_play_with_the_same_cards(own: str) -> None:
    play_with([own])
    session = start(find_game("briskars"), 2, {"scenario": "short-plank"}, Seeded(1))
    seat = session.waiting()[0]
    seen = save_game(find_game("briskars"), session.state.seen_by(seat, Seeded(2)))

    async def chosen() -> int:
        pool = Pool(1, own=words_for([], [own]))
        try:
            return await pool.choose("briskars", WEAKEST, seat, seen)
        finally:
            await pool.close()

    assert asyncio.run(chosen()) in session.state.options(seat)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("maps.txt", "which_game"),
        ("briskars=", "which_game"),
        ("briskars=/nowhere/at/all.toml", "no_file"),
        ("brisca={file}", "no_content"),
        ("whist={file}", "unknown_game"),
    ],
)
def test_what_cannot_be_taken_is_refused_and_changes_nothing(own: str, said: str, code: str) -> None:
    before = dict(GAMES)
    with pytest.raises(BadData) as refused:
        play_with([said.format(file=own.partition("=")[2])])
    assert refused.value.code == code
    assert before == GAMES


def test_serve_says_what_is_wrong_and_does_not_start(capsys: pytest.CaptureFixture[str]) -> None:
    from flibuste.__main__ import main

    assert main(["serve", "--no-open", "--content", "briskars=/nowhere.toml"]) != 0
    assert "nowhere.toml" in capsys.readouterr().err


@pytest.fixture
def listed() -> Iterator[None]:
    """Leave the list of games as it was."""
    before = dict(GAMES)
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.mark.usefixtures("listed")
def test_workers_play_a_game_of_ones_own() -> None:
    take_in([KUHN])
    game = find_game("kuhn_poker")
    session = start(game, 2, {}, Seeded(1))
    seen = save_game(game, session.state.seen_by(0, Seeded(2)))

    async def chosen() -> int:
        pool = Pool(1, own=words_for([KUHN], []))
        try:
            return await pool.choose("kuhn_poker", WEAKEST, 0, seen)
        finally:
            await pool.close()

    assert asyncio.run(chosen()) in session.state.options(0)


@pytest.mark.usefixtures("listed")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("GAME = 1", "no_game"),
        ("import nothing_of_the_kind", "broken_module"),
        ("from kuhn_poker import GAME\nGAME.name = 'brisca'", "name_taken"),
        ("from kuhn_poker import GAME\nGAME.name = 'Kuhn poker'", "bad_name"),
    ],
)
def test_a_file_that_is_no_game_is_refused(
    tmp_path: Path, text: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kuhn_poker.GAME, "name", "kuhn_poker")  # what the file writes over it is undone afterwards
    file = tmp_path / "mine.py"
    file.write_text(text, encoding="utf-8")
    before = dict(GAMES)

    with pytest.raises(BadData) as refused:
        take_in([str(file)])

    assert (refused.value.code, before) == (code, GAMES)
    assert str(file) in refused.value.sentence
