"""Counting what bots do: offered, used, decided."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.play import GAME
from flibuste.lab.briskars_habits import Habits, how_decided, main, watch
from tests.games.briskars.battle import battle


def test_every_answer_with_a_choice_is_counted() -> None:
    habits = Habits()
    watch(GAME, GAME.check_settings({"rounds": 6}), ("tactician", "tactician"), 3, habits)

    assert all(0 <= habits.used[verb] <= habits.offered[verb] for verb in habits.offered)
    assert set(habits.used) <= set(habits.offered)
    assert habits.used["activate"] > 0
    assert sum(habits.decided.values()) == 1


def test_a_battle_is_decided_by_its_goal_by_gold_or_the_last_band() -> None:
    s = battle("1.1 de-leon H8", "2.1 spike H12")
    s.scenario = STANDARD.index("scenario", "three-crates")
    assert how_decided(s) == "by gold in the last round"
    s.marks[0] = 1
    assert how_decided(s) == "by the goal in the last round"
    s.scenario = STANDARD.index("scenario", "captains-head")
    assert how_decided(s) == "by gold in the last round"
    s.gold[1] = 12
    assert how_decided(s) == "by the goal in the last round"
    s.scenario = STANDARD.index("scenario", "three-crates")
    s.place[8] = -1
    assert how_decided(s) == "one band left"
    s.marks[0] = 3
    assert how_decided(s) == "by the goal"


def test_the_command_writes_a_line_a_verb(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--bots", "tactician,tactician", "--games", "1"])
    lines = capsys.readouterr().out.splitlines()

    assert lines[0].startswith("decided: ")
    assert any(line.startswith("walk ") and line.endswith("used") for line in lines)
