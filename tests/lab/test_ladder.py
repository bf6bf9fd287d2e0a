"""The ladder: every level against the one below, kept line by line, written as a table between marks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.__main__ import main
from flibuste.kernel.errors import BadData
from flibuste.lab.keeping import fingerprint, measured
from flibuste.lab.ladder import (
    BEGIN,
    END,
    FRESH,
    HEAD,
    Rung,
    climb,
    kept_for,
    row,
    rungs,
    table,
    write_table,
)
from flibuste.lab.match import Played, Task

STEP = Rung("brisca", "sailor", "deckhand", {})
MARKS = f"before\n{BEGIN}\n{END}\nafter\n"


class Quick:
    """Wins for the upper bot, and remembers which deals were asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, tasks: list[Task]) -> Iterator[Played]:
        for task in tasks:
            self.asked.append(task.deal)
            scores = [float(name == STEP.upper) for name in task.lineup]
            yield Played(task.deal, task.lineup, scores, [70, 50], [20, 20], [0.2, 0.4], [0.05, 0.09])


def silent(done: int, planned: int) -> None:
    return


def test_each_game_has_three_steps_and_brisca_the_bars_of_its_captain() -> None:
    found = rungs(measured())

    assert len(found) == 3 * 4 + 4
    assert [(r.upper, r.lower) for r in found[:3]] == [
        ("sailor", "deckhand"),
        ("quartermaster", "sailor"),
        ("captain", "quartermaster"),
    ]
    assert {r.title for r in found if r.lower == "greedy"} == {"brisca", "brisca, exchange=false"}


def test_a_run_is_taken_up_where_it_was_stopped(tmp_path: Path) -> None:
    first, second = Quick(), Quick()
    climb(STEP, 20, tmp_path, first, silent)
    found = climb(STEP, 48, tmp_path, second, silent)

    assert sorted(set(first.asked)) == list(range(FRESH, FRESH + 10))
    assert sorted(set(second.asked)) == list(range(FRESH + 10, FRESH + 24))
    assert [len(deal) for deal in found] == [2] * 24


def test_games_of_other_bots_are_not_counted(tmp_path: Path) -> None:
    climb(STEP, 20, tmp_path, Quick(), silent)
    file = kept_for(STEP, tmp_path).file
    file.write_text(file.read_text().replace(fingerprint("brisca"), "another"))
    again = Quick()
    climb(STEP, 20, tmp_path, again, silent)

    assert sorted(set(again.asked)) == list(range(FRESH, FRESH + 10))


def test_games_of_other_deals_are_not_counted(tmp_path: Path) -> None:
    climb(STEP, 20, tmp_path, Quick(), silent)
    again = Quick()
    climb(STEP, 20, tmp_path, again, silent, first=5)

    assert sorted(set(again.asked)) == list(range(5, 15))


def test_the_mark_differs_from_game_to_game() -> None:
    assert len({fingerprint(game) for game in measured()}) == 4


def test_a_row_has_games_results_interval_and_cpu_seconds(tmp_path: Path) -> None:
    found = climb(STEP, 20, tmp_path, Quick(), silent)

    assert row(STEP, found) == (
        "| brisca | sailor | deckhand | 20 | 100.0 % | 0.0 % | 0.0 % | **100.0 %** (100.0 to 100.0) | 0.0150 | 0.09 |"
    )


def test_the_table_is_written_between_its_marks_and_other_rows_stay(tmp_path: Path) -> None:
    guide = tmp_path / "bots.md"
    other = "| chasse_partie | sailor | deckhand | 400 | as before |"
    guide.write_text(MARKS.replace(END, f"{other}\n{END}"))
    climb(STEP, 20, tmp_path / "kept", Quick(), silent)
    write_table(guide, list(table(tmp_path / "kept")))
    text = guide.read_text()

    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert [line for line in text.splitlines() if line.startswith("|")][:2] == list(HEAD)
    assert text.index("| brisca | sailor") < text.index(other)


def test_a_guide_without_marks_is_refused(tmp_path: Path) -> None:
    guide = tmp_path / "bots.md"
    guide.write_text("nothing here")

    with pytest.raises(BadData, match="no place for the table"):
        write_table(guide, list(HEAD))


def test_the_command_plays_the_steps_of_a_game_and_writes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    guide = tmp_path / "bots.md"
    guide.write_text(MARKS)
    monkeypatch.setattr("flibuste.commands.arena.rungs", lambda games: [STEP] if games == ["brisca"] else [])
    words = ["arena", "brisca", "--levels", "--games", "4", "--workers", "1", "--out", str(tmp_path / "kept")]

    assert main([*words, "--table", str(guide)]) == 0
    assert "| brisca | sailor | deckhand | 4 |" in guide.read_text()
    assert "written" in capsys.readouterr().out


def test_an_arena_needs_a_game_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena"]) == 2
    assert "--levels" in capsys.readouterr().err
