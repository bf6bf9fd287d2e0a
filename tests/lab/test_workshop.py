"""The workshop: what is changed is seen, what is not changed is not, and a bad edit changes nothing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from flibuste.__main__ import main
from flibuste.kernel.errors import BadData
from flibuste.lab.edits import change, edited, read_edit
from flibuste.lab.workshop import FEWEST, Findings, Moved, Outcome, Trial, Version, compare, gain, standing, uses

RANDOM = ("random", "random")


def here(work: Callable[[Trial], Outcome], items: Sequence[Trial]) -> Iterator[Outcome]:
    return map(work, items)


def silent(done: int, planned: int) -> None:
    assert 0 < done <= planned


def test_an_edit_changes_one_line() -> None:
    texts = edited(
        "chasse_partie", [read_edit("cards.action.kraken.copies=4"), read_edit("cards.action.rhum.copies=1")]
    )

    assert list(texts) == ["cards.toml"]
    before, after = (
        edited("chasse_partie", [read_edit("cards.action.kraken.copies=2")])["cards.toml"],
        texts["cards.toml"],
    )
    differing = [one for one, other in zip(before.splitlines(), after.splitlines(), strict=True) if one != other]
    assert len(differing) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("kraken=4", "an edit is"),
        ("nowhere.action.kraken.copies=4", "no data file nowhere.toml"),
        ("cards.action.leviathan.copies=4", "there is no action leviathan"),
        ("cards.action.kraken.teeth=4", "has no field teeth"),
    ],
)
def test_a_bad_edit_is_refused_with_its_reason(text: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        edited("chasse_partie", [read_edit(text)])


def test_a_value_that_the_game_refuses_is_refused_before_anything_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["workshop", "chasse_partie", "--change", 'cards.action.kraken.copies="many"']) == 2
    assert "copies" in capsys.readouterr().err


def test_the_same_version_twice_moves_nothing() -> None:
    one = Version("brisca", ())
    found = compare(one, one, RANDOM, range(1, 7), here, silent)

    assert [row for row in found.moved() if row.before != row.after] == []


def test_more_krakens_are_seen_more_often() -> None:
    edits = ("kraken.copies=8", "discard-one-briskar.copies=1", "two-briskars-or-all-draw.copies=1")
    files = tuple(edited("chasse_partie", [read_edit(f"cards.action.{edit}") for edit in edits]).items())
    found = compare(
        Version("chasse_partie", ()), Version("chasse_partie", (), files), RANDOM, range(1, 13), here, silent
    )
    rows = found.moved()
    kraken = next(row for row in rows if row.what == "play kraken: used a game")

    assert kraken.after > 2 * kraken.before
    assert kraken.is_clear(1)


def test_a_house_rule_is_compared_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.json"
    words = ["workshop", "brisca", "--instead", "match_mode=fixed_n", "--instead", "match_n=2", "--bot", "random"]

    assert main([*words, "--games", "8", "--workers", "1", "--out", str(file)]) == 0
    told = json.loads(file.read_text(encoding="utf-8"))
    length = next(row for row in told["moved"] if row["what"] == "length")
    assert told["deals"] == 8
    assert length["after"] > 1.5 * length["before"]
    assert "length" in capsys.readouterr().out


def test_what_is_offered_and_never_used_is_named() -> None:
    one = Outcome([1.0, 0.0], 2, [Counter({"play": 2, "play kraken": 1}), Counter({"play": 1})], {"play", "play spy"})

    assert Findings([one], [one]).never() == ["play spy"]
    assert (uses("play", one), gain("play kraken", one), gain("play", one)) == (3.0, 0.5, 0.0)


def test_a_game_as_it_is_shows_who_wins_more_than_a_fair_share() -> None:
    """A card of the winners stands out; one that everybody uses, and one used too seldom, say nothing."""
    one = Outcome([1.0, 0.0], 2, [Counter({"play": 1, "play spy": 1}), Counter({"play": 1})], {"play", "play spy"})
    other = Outcome([0.0, 1.0], 2, [Counter({"play": 1}), Counter({"play": 1, "play spy": 1})], {"play", "play rum"})
    rare = Outcome([1.0, 0.0], 2, [Counter({"play rum": 1}), Counter()], {"play rum"})
    rows = standing([one, other] * FEWEST + [rare] * (FEWEST - 1))

    assert [row.what for row in rows[2:]] == [f"play spy: won by its users in {2 * FEWEST} deals"]
    assert (rows[2].before, rows[2].after, rows[2].low) == (0.5, 1.0, 0.5)
    assert rows[2].is_clear(1)
    assert rows[0].before == 0.5
    assert rows[0].after == pytest.approx((2 * FEWEST - 1) / (3 * FEWEST - 1))
    assert standing([]) == []


def test_a_game_as_it_is_is_played_once_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.json"
    words = ["workshop", "chasse_partie", "--as-is", "--bot", "random", "--workers", "1", "--all"]

    assert main([*words, "--games", "3", "--out", str(file)]) == 0
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["deals"] == 3
    assert [row["what"] for row in told["stands"]] == ["seat 0 wins", "seat 1 wins"]
    assert sum(row["after"] for row in told["stands"]) == pytest.approx(1.0)
    out = capsys.readouterr().out
    assert "as the game is" in out
    assert all(thing in out for thing in told["never"])


def test_a_game_as_it_is_has_no_change(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["workshop", "brisca", "--as-is", "--instead", "match_mode=fixed_n"]) == 2
    assert "no change" in capsys.readouterr().err


def test_one_of_many_must_be_clearer_than_one_alone() -> None:
    row = Moved("length", 1.0, 2.0, 0.1, 1.9)

    assert row.is_clear(1)
    assert not row.is_clear(200)


def test_an_edit_keeps_what_stands_around_it() -> None:
    text = '# head\n\n[[action]]\nid = "a"\ncopies = 2  # ours\n\n[[action]]\nid = "b"\ncopies = 2\n'

    assert change(text, read_edit("cards.action.b.copies=3")) == text[:-2] + "3\n"


@pytest.mark.parametrize(
    "words", [["brisca"], ["brisca", "--change", "deck.card.x.y=1"], ["chess", "--change", "a.b.c.d=1"]]
)
def test_nothing_to_change_or_nothing_to_change_it_in(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["workshop", *words]) == 2
    assert capsys.readouterr().err
