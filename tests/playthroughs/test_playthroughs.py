"""The golden playthroughs say what the games do now; a change is written anew and reviewed."""

from __future__ import annotations

from pathlib import Path

import pytest

import flibuste.games  # noqa: F401
from flibuste.kernel.game import GAMES
from flibuste.lab.playthrough import Table, playthrough, tables
from flibuste.lab.rules import is_finished
from tests.conftest import is_played_whole

ROOT = Path(__file__).parent.parent.parent
TABLES = [table for game in GAMES.values() for table in tables(game)]
PLAYED = [table for table in TABLES if is_played_whole(table.game, table.seats)]


@pytest.mark.parametrize("table", PLAYED, ids=lambda table: table.name)
def test_the_playthrough_is_what_the_game_does(table: Table) -> None:
    file = ROOT / table.file
    name = table.game.name
    command = f"python -m flibuste.lab.playthrough {name}"
    if not file.is_file() and not is_finished(ROOT, name):
        pytest.skip(f"{name} is not called finished yet; write its playthroughs with: {command}")

    assert file.is_file(), f"write it with: {command}"
    assert file.read_text(encoding="utf-8") == playthrough(table), f"if it is meant: {command}"


def test_every_playthrough_belongs_to_a_game() -> None:
    assert {file.name for file in Path(__file__).parent.glob("*.txt")} <= {table.file.name for table in TABLES}
