"""``flibuste draft``: files are checked as a table would, and fights suggest a price."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.__main__ import main
from flibuste.insight import worth

BARE = "\n".join(["." * 10] * 10)
MAP = f"map pool\nsource house\n\nground\n{BARE}\n\nheights\n{BARE.replace('.', '0')}\n\nscenery\n{BARE}\n"


def test_a_map_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pool.txt"
    file.write_text(MAP, encoding="utf-8")
    assert main(["draft", "check", str(file)]) == 0
    said = capsys.readouterr().out
    assert "pool: room for 2, 3, 4, 5, 6 bands" in said
    assert 'mind: pool.txt: map "pool": open_lines' in said
    file.write_text(MAP.replace(BARE, BARE.replace(".", "~"), 1), encoding="utf-8")
    assert main(["draft", "check", str(file)]) == 1
    assert "map_too_small: zone 1, bands 2, room 0, need 10" in capsys.readouterr().out
    assert main(["draft", "check", str(tmp_path / "nowhere.txt")]) == 2


def test_a_price_comes_with_its_interval(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Who beats everybody up to 90 gold and nobody above is worth about 90."""
    monkeypatch.setattr("flibuste.commands.draft.fought", lambda game, trial, seed: float(trial["cost"] < 90))
    assert main(["draft", "price", "bogdan", "--times", "1"]) == 0
    head = capsys.readouterr().out.splitlines()[0]
    cost, low, high = numbers(head)
    assert low <= cost <= high
    assert 80 <= cost <= 100
    assert main(["draft", "price", "nobody"]) == 2
    assert main(["draft", "price", "bogdan", "--times", "0"]) == 2


def numbers(head: str) -> tuple[int, int, int]:
    """Read "about 90 gold (85 to 95 ..."."""
    words = head.replace("(", "").split()
    return int(words[1]), int(words[3]), int(words[5])


def test_the_price_follows_the_fights() -> None:
    rivals = [30, 40, 50, 60, 70, 80, 90, 100, 120, 140]
    strong = worth.worth_of([(str(cost), cost, 1.0) for cost in rivals] * 4)
    weak = worth.worth_of([(str(cost), cost, 0.0) for cost in rivals] * 4)
    even = worth.worth_of([(str(cost), cost, float(cost < 75)) for cost in rivals] * 4)
    assert strong is not None
    assert weak is not None
    assert even is not None
    assert weak["cost"] < 40 < even["cost"] < 110 < strong["cost"]
    assert even["low"] <= even["cost"] <= even["high"]
    assert worth.worth_of([("spike", 50, 1.0), ("mousse", 60, 0.0)]) is None


def test_more_fights_against_the_same_rivals_make_no_price_of_theirs_truer() -> None:
    """Some rivals are worth more than they cost: that does not go away with more fights."""
    rivals = [(str(cost), cost, share) for cost, share in zip(range(30, 130, 10), [0.9, 0.3] * 5, strict=True)]
    few, many = worth.worth_of(rivals * 4), worth.worth_of(rivals * 100)
    assert few is not None
    assert many is not None
    assert many["high"] - many["low"] > 0.6 * (few["high"] - few["low"])
