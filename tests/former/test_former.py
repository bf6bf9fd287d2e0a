"""What a former version wrote is read, or refused with the reason: never misread, never lost without a word.

One record and one running journal of each game, written by a former version: the journal begins with its plan, then
holds an entry a line, standing answers among them.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record
from flibuste.kernel.session import replay
from flibuste.table.entries import Rule, read_entry
from flibuste.table.match import Match
from flibuste.table.plan import Plan, TableError

HERE = Path(__file__).parent
READ = ["brisca", "chasse_partie", "treasure_hunter"]
GAMES = [*READ, "briskars"]


def journal(name: str) -> tuple[Plan, list[str]]:
    plan, *lines = (HERE / f"{name}.journal").read_text(encoding="utf-8").splitlines()
    return msgspec.json.decode(plan, type=Plan), lines


def folded(plan: Plan, lines: list[str]) -> Match:
    match = Match(plan, find_game(plan.game))
    for line in lines:
        match.fold(read_entry(line))
    return match


@pytest.mark.parametrize("name", ["brisca", "chasse_partie"])
def test_a_record_is_played_again_move_by_move(name: str) -> None:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8")
    game = find_game(name)

    record = read_record(text, game)
    again = replay(game, record).record

    assert (again.setup, again.answers, again.result) == (record.setup, record.answers, record.result)
    assert len(again.answers) > 40


def test_a_record_with_other_cards_is_refused_with_the_reason() -> None:
    """The cards of Treasure Hunter were marked anew since: what was played with the former ones is not misread."""
    text = (HERE / "treasure_hunter.record").read_text(encoding="utf-8")

    with pytest.raises(BadData, match="made with content") as refused:
        read_record(text, find_game("treasure_hunter"))
    assert refused.value.code == "other_content"


@pytest.mark.parametrize("name", READ)
def test_a_running_table_goes_on_where_it_was(name: str) -> None:
    match = folded(*journal(name))

    assert match.status in ("playing", "over")
    assert len(match.given) == 60 or match.status == "over"
    seat = match.waiting()[0] if match.status == "playing" else -1
    assert match.status == "over" or len(match.state.options(seat)) > 0


def test_standing_answers_to_decisions_that_are_still_asked_go_on_standing() -> None:
    assert [rule.decision for rule in folded(*journal("chasse_partie")).rules[0]] == ["counter", "gallant"]


def test_a_standing_answer_to_a_question_that_is_asked_no_more_is_given_no_more() -> None:
    """The seat is asked instead; nobody can leave such an answer today."""
    plan, lines = journal("chasse_partie")

    match = folded(plan, [line.replace('"decision":"gallant"', '"decision":"Gallant"') for line in lines])

    assert [rule.decision for rule in match.rules[0]] == ["counter"]
    with pytest.raises(TableError, match="never asks 'Gallant'"):
        match.stand_by(0, [Rule(decision="Gallant", answer="pass")], 1)


def test_a_running_table_of_briskars_is_refused_because_boosts_have_other_numbers() -> None:
    """Points and dice of a boost were bought one by one: what was answered then cannot be said today.

    Rule: BK-BST-01.
    """
    with pytest.raises(TableError, match="other answers or other cards") as refused:
        folded(*journal("briskars"))
    assert refused.value.code == "other_rules"


def test_a_record_of_briskars_says_that_its_cards_were_others() -> None:
    text = (HERE / "briskars.record").read_text(encoding="utf-8")

    with pytest.raises(BadData, match=r"line \d+: made with content") as refused:
        read_record(text, find_game("briskars"))
    assert refused.value.code == "other_content"


def test_a_record_of_briskars_says_which_answer_is_not_given_any_more() -> None:
    """Also if somebody claims that its cards are those of today.

    Rule: BK-BST-01.
    """
    game = find_game("briskars")
    text = (HERE / "briskars.record").read_text(encoding="utf-8")
    claimed = re.sub(r"^content .*$", f"content {game.content}", text, flags=re.MULTILINE)

    with pytest.raises(BadData, match=r"line \d+: briskars has no verb") as refused:
        read_record(claimed, game)
    assert refused.value.code == "no_such_action"


@pytest.mark.parametrize("name", GAMES)
def test_a_table_whose_answers_had_other_numbers_is_refused_with_the_reason(name: str) -> None:
    plan, lines = journal(name)

    with pytest.raises(TableError, match="other answers or other cards") as refused:
        folded(msgspec.structs.replace(plan, rules="0123456789abcdef"), lines)
    assert refused.value.code == "other_rules"


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
