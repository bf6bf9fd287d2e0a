"""The arena: duplicate deals, all seatings, early stopping, programs that misbehave."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from flibuste.__main__ import main
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES
from flibuste.lab.arena import (
    Contest,
    Processes,
    advantage,
    check,
    deals,
    in_this_process,
    pairings,
    run_contest,
    seatings,
)
from flibuste.lab.keeping import mark
from flibuste.lab.match import Played, Task, play_task
from flibuste.lab.report import report

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        {answer}
        sys.stdout.flush()
"""
ANSWERS = {
    "polite": 'print(json.dumps({"action": asked["options"][0]["action"]}))',
    "by_name": 'print(json.dumps({"notation": asked["options"][-1]["notation"]}))',
    "crashed": "sys.exit(3)",
    "too_slow": "import time; time.sleep(30)",
    "no_answer": "print('hello')",
    "illegal_action": 'print(json.dumps({"action": 10**9}))',
}


def contest(bots: tuple[str, ...], games: int, seats: int = 2, stop: bool = True) -> Contest:
    return Contest("brisca", bots, seats, {}, games, stop_early=stop)


def program(folder: Path, kind: str) -> str:
    file = folder / f"{kind}.py"
    file.write_text(PROGRAM.format(answer=ANSWERS[kind]), encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


def silent(done: int, planned: int) -> None:
    return


@pytest.mark.parametrize(
    ("bots", "seats", "lineups"),
    [
        ("AB", 2, ["AB", "BA"]),
        ("AB", 4, ["ABAB", "BABA"]),
        ("AB", 3, ["ABA", "BAA", "AAB"]),
        ("ABC", 3, ["ABC", "BCA", "CAB"]),
        ("ABC", 2, ["AB", "BA", "AC", "CA", "BC", "CB"]),
    ],
)
def test_every_seating_of_a_deal_is_played_once(bots: str, seats: int, lineups: list[str]) -> None:
    assert ["".join(lineup) for lineup in seatings(bots, seats)] == lineups


def test_the_seatings_of_a_deal_share_its_cards() -> None:
    one, other = deals(contest(("greedy", "random"), 2))[0]

    assert (one.deal, one.lineup, other.lineup) == (other.deal, ("greedy", "random"), ("random", "greedy"))


def test_the_values_of_a_setting_take_turns_deal_by_deal() -> None:
    wanted = Contest("brisca", ("greedy", "random"), 2, {"follow_suit_when_stock_empty": True}, 6, 5, each="exchange")
    found = [{task.settings["exchange"] for task in deal} for deal in deals(wanted)]

    assert found == [{True}, {False}, {True}] or found == [{False}, {True}, {False}]
    assert all(task.settings["follow_suit_when_stock_empty"] for deal in deals(wanted) for task in deal)
    with pytest.raises(BadData, match="no setting 'weather'"):
        check(Contest("brisca", ("greedy", "random"), 2, {}, 6, each="weather"))


def test_a_value_with_which_so_many_cannot_play_has_no_turn() -> None:
    bots, scenarios = ("deckhand", "sailor"), ["last-plank", "captains-head"]
    wanted = Contest("briskars", bots, 3, {}, 12, each="scenario")

    assert [tasks[0].settings["scenario"] for tasks in deals(wanted)] == [*scenarios, *scenarios]
    check(wanted)
    with pytest.raises(BadData, match="chest is for 2 to 2 bands"):
        check(Contest("briskars", bots, 3, {"scenario": "chest"}, 6))
    with pytest.raises(BadData, match="briskars has no rounds for 3"):
        check(Contest("briskars", bots, 3, {"scenario": "chest"}, 6, each="rounds"))


def test_the_same_task_gives_the_same_game() -> None:
    task = Task("brisca", {}, 5, ("greedy", "random", "greedy"))
    one, other = play_task(task), play_task(task)

    assert (one.standings, one.scores, one.decisions) == (other.standings, other.scores, other.decisions)
    assert sum(one.standings) == 120


def test_greedy_beats_random_and_the_arena_stops_as_soon_as_that_is_clear() -> None:
    wanted = contest(("greedy", "random"), 400)
    found = run_contest(wanted, in_this_process, silent)
    summary = report(wanted, found)

    assert len(found) < 200
    ahead = summary["first_against_the_rest"]
    assert isinstance(ahead, dict)
    assert ahead["low"] > 0


def test_equal_bots_are_played_to_the_end() -> None:
    wanted = contest(("greedy", "random"), 60)

    def draws(tasks: list[Task]) -> Iterator[Played]:
        return iter(Played(t.deal, t.lineup, [0.5, 0.5], [60, 60], [1, 1], [0.0, 0.0], [0.0, 0.0]) for t in tasks)

    assert len(run_contest(wanted, draws, silent)) == 30


def test_pairings_compare_different_bots_only() -> None:
    played = Played(1, ("A", "B", "A"), [0.0, 1.0, 0.0], [20, 70, 30], [], [], [])

    assert pairings(["A", "B"], played) == [(0, 1, 0.0), (1, 0, 1.0)]


def test_losers_are_told_apart_by_their_standing() -> None:
    played = Played(1, ("A", "B", "C"), [0.0, 1.0, 0.0], [20, 70, 30], [], [], [])

    assert (0, 2, 0.0) in pairings(["A", "B", "C"], played)


def test_the_advantage_of_a_deal_is_over_all_its_seatings() -> None:
    wanted = contest(("A", "B"), 2)
    deal = [Played(1, ("A", "B"), [1, 0], [], [], [], []), Played(1, ("B", "A"), [0.5, 0.5], [], [], [], [])]

    assert advantage(wanted, deal) == 0.5


@pytest.mark.parametrize("kind", ["polite", "by_name"])
def test_a_program_plays_to_the_end(tmp_path: Path, kind: str) -> None:
    played = play_task(Task("brisca", {}, 3, (program(tmp_path, kind), "random")))

    assert not played.forfeits
    assert sum(played.standings) == 120


@pytest.mark.parametrize("kind", ["crashed", "too_slow", "no_answer", "illegal_action"])
def test_a_program_that_misbehaves_loses_with_the_reason(tmp_path: Path, kind: str) -> None:
    played = play_task(Task("brisca", {}, 3, ("random", program(tmp_path, kind)), 2.0))

    assert played.scores == [1.0, 0.0]
    assert played.forfeits[1].startswith(kind)


def test_a_program_that_does_not_start_loses() -> None:
    played = play_task(Task("brisca", {}, 3, ("cmd:/no/such/program", "random")))

    assert played.scores == [0.0, 1.0]


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [(("greedy",), 2, 10), (("greedy", "greedy"), 2, 10), (("greedy", "random"), 9, 10), (("a", "b"), 2, 0)],
)
def test_a_contest_that_cannot_be_played_is_refused(bots: tuple[str, ...], seats: int, games: int) -> None:
    with pytest.raises(BadData):
        check(contest(bots, games, seats))


def test_the_command_writes_report_and_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "brisca", "--bots", "greedy,random", "--games", "8", "--workers", "1", "--out", str(tmp_path)]

    assert main(words) == 0
    assert "greedy against random" in capsys.readouterr().out
    summary = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert summary["games"] == 8
    assert {path.name for path in tmp_path.iterdir()} >= {"ratings.png", "standings.svg", "head-to-head.png"}


def test_a_run_of_the_command_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["arena", "brisca", "--bots", "greedy,random", "--all", "--workers", "1", "--out", str(tmp_path)]
    assert main([*words, "--games", "8"]) == 0
    kept = (tmp_path / "games.jsonl").read_text()
    (tmp_path / "games.jsonl").write_text(kept[:-40])  # stopped in the middle of a line: that game is played again
    asked: list[Task] = []

    class Counted(Processes):
        def __call__(self, tasks: list[Task]) -> Iterator[Played]:
            asked.extend(tasks)
            return super().__call__(tasks)

    monkeypatch.setattr("flibuste.commands.arena.Processes", Counted)
    assert main([*words, "--games", "12"]) == 0
    assert [task.deal for task in asked] == [4, 5, 5, 6, 6]
    assert json.loads((tmp_path / "report.json").read_text())["games"] == 12
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()[1:]]
    assert [game["deal"] for game in games] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]

    asked.clear()
    assert main([*words, "--games", "4", "--option", "exchange=false"]) == 0
    assert [task.deal for task in asked] == [1, 1, 2, 2]  # other rules, other games


def test_what_a_program_played_is_not_kept(tmp_path: Path) -> None:
    contest = Contest("brisca", ("greedy", "cmd:anything"), 2, {}, 4)

    assert mark(contest) == ""
    assert mark(replace(contest, bots=("greedy", "random"))) != ""


def test_an_unknown_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "brisca", "--bots", "greedy,admiral"]) == 2
    assert "admiral" in capsys.readouterr().err


def test_bots_play_a_game_of_ones_own(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GAMES, "kuhn_poker", raising=False)
    kuhn = str(ROOT / "examples/kuhn_poker.py")
    words = ["arena", "--game-module", kuhn, "--bots", "search,random", "--workers", "1"]

    assert main([*words, "--games", "40"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("kuhn_poker, 2 seats")
    assert float(re.findall(r"search against random: ([\d.]+) %", told)[0]) > 50
    assert main([*words, "--levels"]) == 2
    assert "our games only" in capsys.readouterr().err
    assert main([*words[:4], "random,build:/nowhere:captain"]) == 2
    assert "another build does not know" in capsys.readouterr().err
