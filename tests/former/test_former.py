"""What a former version wrote is read, or refused with the reason: never misread, never lost without a word.

One record and one running journal of each game, written by version 1.0: the journal begins with its plan, then holds an
entry a line, standing answers among them.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record, write_record
from flibuste.kernel.session import replay
from flibuste.table.entries import Rule, read_entry
from flibuste.table.match import Match
from flibuste.table.plan import Plan, TableError

HERE = Path(__file__).parent
GAMES = ["brisca", "chasse_partie", "treasure_hunter", "briskars"]


def journal(name: str) -> tuple[Plan, list[str]]:
    plan, *lines = (HERE / f"{name}.journal").read_text(encoding="utf-8").splitlines()
    return msgspec.json.decode(plan, type=Plan), lines


def folded(plan: Plan, lines: list[str]) -> Match:
    match = Match(plan, find_game(plan.game))
    for line in lines:
        match.fold(read_entry(line))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_played_again_move_by_move(name: str) -> None:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8")
    game = find_game(name)

    again = replay(game, read_record(text, game))

    assert write_record(game, again.record) == text


@pytest.mark.parametrize("name", GAMES)
def test_a_running_table_goes_on_where_it_was(name: str) -> None:
    match = folded(*journal(name))

    assert match.status in ("playing", "over")
    assert len(match.given) == 60 or match.status == "over"
    seat = match.waiting()[0] if match.status == "playing" else -1
    assert match.status == "over" or len(match.state.options(seat)) > 0


def test_standing_answers_to_decisions_that_are_still_asked_go_on_standing() -> None:
    assert [rule.decision for rule in folded(*journal("chasse_partie")).rules[0]] == ["counter", "gallant"]


def test_a_standing_answer_to_a_question_of_the_former_version_is_given_no_more() -> None:
    """It was kept under the name of a class; the seat is asked again instead."""
    plan, lines = journal("briskars")
    assert any('"decision":"Attack"' in line for line in lines)

    match = folded(plan, lines)

    assert match.rules[0] == []
    with pytest.raises(TableError, match="never asks 'Attack'"):
        match.stand_by(0, [Rule(decision="Attack", answer="stop")], 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_whose_answers_had_other_numbers_is_refused_with_the_reason(name: str) -> None:
    plan, lines = journal(name)

    with pytest.raises(TableError, match="other answers or other cards") as refused:
        folded(msgspec.structs.replace(plan, rules="0123456789abcdef"), lines)
    assert refused.value.code == "other_rules"
    assert folded(msgspec.structs.replace(plan, rules=find_game(name).mark()), lines).seq == len(lines)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [("flibuste-record 1", "flibuste-record 0", "other_version"), ("content ", "content x", "other_content")],
)
@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_other_rules_is_refused_with_the_reason(name: str, old: str, new: str, code: str) -> None:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8").replace(old, new, 1)

    with pytest.raises(BadData) as refused:
        read_record(text, find_game(name))
    assert refused.value.code == code
