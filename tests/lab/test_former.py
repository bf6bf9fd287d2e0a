"""Bots of another build as opponents: here the build is this very source, so the games must be the same."""

from __future__ import annotations

import pytest

from flibuste.__main__ import main
from flibuste.kernel.errors import BadData
from flibuste.lab.former import MIRROR, split
from flibuste.lab.match import Task, play_task

SOURCE = str(MIRROR.parents[2])


def test_a_bot_of_another_build_plays_the_same_game_in_its_own_process() -> None:
    here = play_task(Task("brisca", {}, 5, ("greedy", "random")))
    there = play_task(Task("brisca", {}, 5, (f"build:{SOURCE}:greedy", "random")))

    assert (there.scores, there.standings, there.decisions) == (here.scores, here.standings, here.decisions)
    assert there.thought[0] > 0


def test_its_process_plays_one_game_after_the_other() -> None:
    games = [play_task(Task("brisca", {}, deal, ("random", f"build:{SOURCE}:greedy"))) for deal in (1, 2, 1)]

    assert games[0].standings == games[2].standings != games[1].standings


@pytest.mark.parametrize("name", ["build:greedy", "build:/nowhere:greedy"])
def test_a_build_that_is_not_there_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadData, match="with flibuste in the folder"):
        split(name)
    assert main(["arena", "brisca", "--bots", f"{name},random"]) == 2
    assert "expected build:FOLDER:BOT" in capsys.readouterr().err
