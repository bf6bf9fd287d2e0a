"""The measure of honesty: it counts what changes, and says whether others held something else."""

from __future__ import annotations

import pytest

from flibuste.bots.base import Bot
from flibuste.bots.roster import find_bot
from flibuste.games.brisca import GAME
from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State
from flibuste.lab.honesty import compare, main


class Fickle(Bot):
    """Takes the first option, then the last: as if it had seen that the cards lie otherwise."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: State, seat: int, rng: Chance) -> int:
        self.asked += 1
        options = seen.options(seat)
        return int(options[0] if self.asked % 2 else options[-1])


def test_a_choice_that_changes_is_counted() -> None:
    found = compare(GAME, Fickle(), 12, 1)

    assert (found.choices, found.differed, found.changed) == (12, 12, 12)


def test_an_honest_bot_never_changes_its_choice() -> None:
    found = compare(GAME, find_bot("brisca", "quartermaster"), 40, 1)

    assert (found.choices, found.changed) == (40, 0)
    assert found.differed > 30


def test_all_bots_of_all_games_are_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--choices", "33", "--first-deal", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert {line.split(" | ")[0] for line in lines[2:-1]} == {
        "| brisca",
        "| briskars",
        "| chasse_partie",
        "| treasure_hunter",
    }
    assert sum("| captain |" in line for line in lines) == 4
    assert lines[-1] == "0 of 33 choices changed"


def test_the_bots_of_one_game_can_be_asked_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--choices", "16", "--game", "brisca"]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert {line.split(" | ")[0] for line in lines[2:-1]} == {"| brisca"}
    assert lines[-1] == "0 of 16 choices changed"
