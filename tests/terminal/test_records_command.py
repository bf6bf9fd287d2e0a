"""``flibuste record``: a game is shown as a seat saw it, and what was changed is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.__main__ import main
from flibuste.kernel import laws
from flibuste.kernel.game import find_game
from flibuste.kernel.records import write_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of Brisca for two."""
    game = find_game("brisca")
    session = laws.last(laws.walk(game, 2, 5))
    session.record.names = {0: "Anne", 1: "Tomás"}
    file = tmp_path / "game.record"
    file.write_text(write_record(game, session.record), encoding="utf-8")
    return file


def test_a_good_record_is_verified_in_one_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "verify", str(record)]) == 0
    assert capsys.readouterr().out.startswith("verified: brisca, 2 seats, ")


def test_each_seat_is_shown_its_own_cards_only(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for seat in (["--seat", "0"], ["--seat", "1"], []):
        assert main(["record", "show", str(record), "--lang", "en", *seat]) == 0
        shown.append(capsys.readouterr().out)

    assert "You draw the" in shown[0]
    assert "Anne draws a card" in shown[1]
    assert "You draw" not in shown[2]
    assert "Anne draws a card" in shown[2]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("result ", "result 1 1 ", "other_result"),
        ("0 play", "1 play", "not_asked"),
        ("seats 2", "seats 7", "wrong_number_of_seats"),
        ("content ", "content 0", "other_content"),
        ("flibuste-record 1", "flibuste-record 2", "other_version"),
        ("deck ", "dice ", "other_outcome"),
    ],
)
def test_a_changed_record_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, code: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")

    assert main(["record", "verify", str(record)]) == 1
    said = capsys.readouterr().err
    assert said.startswith("refused: ")
    assert code in said


def test_a_seat_that_does_not_exist_gets_a_sentence(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "show", str(record), "--seat", "5"]) == 2
    assert capsys.readouterr().err == "there are seats 0 to 1\n"
