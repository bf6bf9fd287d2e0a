"""``flibuste review``: a game judged in the terminal, in the reader's language, or as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from flibuste.__main__ import main
from flibuste.bots.roster import find_bot
from flibuste.commands.review import cost
from flibuste.games.brisca import GAME
from flibuste.insight.review import Decision
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES
from flibuste.kernel.records import write_record
from flibuste.kernel.session import start
from flibuste.words.sentences import Words


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play a game in which seat 1 takes anything, and keep it."""
    session, rng = start(GAME, 2, {}, Seeded(5)), Seeded(6)
    bots = [find_bot("brisca", "sailor"), find_bot("brisca", "random")]
    while not session.state.over:
        seat = int(lowest(session.state.waiting))
        session.answer(seat, int(bots[seat].choose(session.state.seen_by(seat, rng), seat, rng)), rng)
    file = tmp_path_factory.mktemp("review") / "game.txt"
    file.write_text(write_record(GAME, session.record), encoding="utf-8")
    return file


def test_a_review_is_told_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", "1", "--lang", "en", "--share", "4"]) == 0
    told = capsys.readouterr()

    lines = told.out.splitlines()
    assert lines[0] == "Review of 1"
    assert "decisions judged in 32 worlds each" in lines[1]
    assert lines[2].startswith("From 50 % at the start: fortune ")
    assert any(line.startswith("Turning point at move ") for line in lines)
    assert "\r1/" in told.err, "long work shows progress"


def decision(lost: float, error: float, points: float, points_error: float) -> Decision:
    """Make the part of a decision that says what it cost."""
    told = {"chance_lost": lost, "chance_lost_error": error}
    return cast(Decision, {**told, "points_lost": points, "points_lost_error": points_error})


@pytest.mark.parametrize(
    ("game", "one", "said"),
    [
        ("brisca", decision(0.05, 0.031, 2.0, 1.0), "costs 5 % ± 4 of the chance to win, 2.0 ± 1.0 points"),
        ("brisca", decision(0.0, 0.0, 7.0, 0.0), "costs 7.0 points"),
        ("treasure_hunter", decision(0.05, 0.01, -2.0, 0.0), "costs 5 % ± 1 of the chance to win"),
        ("briskars", decision(0.2, 0.0, 48.0, 7.9), "costs 20 % of the chance to win, 48 ± 7.9 gold of lead"),
    ],
)
def test_a_mistake_says_what_was_lost_and_nothing_of_what_was_not(game: str, one: Decision, said: str) -> None:
    assert cost(one, Words("en", GAMES[game])) == said


def test_programs_get_json_and_bad_requests_a_reason(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--json", "--share", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "brisca"
    assert main(["review", str(record), "--seat", "2"]) == 2
    assert "seats 0 to 1" in capsys.readouterr().err
    record.with_name("bad.txt").write_text("nothing", encoding="utf-8")
    assert main(["review", str(record.with_name("bad.txt"))]) == 1
    assert "refused" in capsys.readouterr().err
