"""Positions from plain values: what is possible, and what is refused."""

from __future__ import annotations

import json

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.laws import DECISION_LAWS, text
from flibuste.kernel.saving import load

from .hunting import position

HANDS = [["blue-01", "red-01"], ["blue-02", "red-02"], ["blue-03", "red-03"]]
POSITIONS: dict[str, dict[str, object]] = {
    "draft of three": {
        "seats": 3,
        "phase": "draft",
        "hands": [[f"{colour}-{n:02}" for n in range(1, 9)] for colour in ("blue", "green", "red")],
        "kept": [["dog-1"], ["dog-2"], ["dog-3"]],
    },
    "draft of two": {
        "seats": 2,
        "phase": "draft",
        "hands": [[f"blue-{n:02}" for n in range(1, 9)], [f"red-{n:02}" for n in range(1, 9)]],
        "personal": [[f"green-{n:02}" for n in range(1, 9)], [f"dog-{n}" for n in range(1, 9)]],
        "kept": [["coin-gold-1"], ["coin-gold-2"]],
        "aside": [["coin-gold-3"], ["coin-gold-4"]],
    },
    "a site": {"seats": 3, "phase": "site", "site": "red", "hands": HANDS, "board": {"red": ["relic-19", "banker"]}},
    "a site of two": {"seats": 2, "phase": "site", "hands": HANDS[:2], "aside": [["dog-1"], ["dog-2"]]},
    "goblins": {"seats": 3, "phase": "goblins", "hands": HANDS, "goblins": ["goblin-1-gold-1"], "dealer": 2},
    "scrolls": {
        "seats": 3,
        "phase": "scrolls",
        "round": 4,
        "laid": HANDS,
        "owned": [["strong-team-blue-1"], [], []],
        "goblins_owned": [[], ["goblin-1-gold-1"], []],
        "money": [1, 2, 3],
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_come_from_json_and_keep_the_laws(name: str) -> None:
    """A described position saves, loads, hides and goes on like any other state."""
    s = position(**json.loads(json.dumps(POSITIONS[name])))
    s.log = None

    assert text(GAME, load(GAME, json.loads(text(GAME, s)))) == text(GAME, s)
    for law in DECISION_LAWS:
        law(GAME, s, 3)
    rng = Seeded(1)
    while not s.over:
        seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
        s.apply(seat, s.random_option(seat, rng), rng)
    assert s.balance()


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"seats": 7}, "seats: expected 2 to 6, got 7"),
        ({"seats": "3"}, "seats: expected 2 to 6"),
        ({"phase": "noon"}, "phase: expected one of draft"),
        ({"site": "grey"}, "site: expected one of blue"),
        ({"round": 6}, "round: expected 1 to 5"),
        ({"dealer": 3}, "dealer: expected 0 to 2"),
        ({"hands": [["blue-01"], ["blue-01"], []]}, "blue-01 lies in two places"),
        ({"hands": [["blue-13"], [], []]}, "hands: there is no 'blue-13'"),
        ({"hands": [["blue-01"], []]}, "hands: expected 3 lists"),
        ({"hands": "blue-01"}, "hands: expected 3 lists"),
        ({"hands": [[f"blue-{n:02}" for n in range(1, 11)], [], []]}, "at most nine cards"),
        ({"kept": [["dog-1"], [], []]}, "nothing is set aside"),
        ({"aside": [["dog-1"], [], []]}, "only two players discard"),
        ({"pile": ["dog-1"]}, "is nowhere"),
        ({"money": [1, 2]}, "money: expected 3 numbers"),
        ({"money": [1, 2, -3]}, "money: expected 3 numbers"),
        ({"money": [True, 2, 3]}, "money: expected 3 numbers"),
        ({"board": {"grey": ["relic-11", "relic-12"]}}, "board: expected two tiles"),
        ({"board": {"blue": ["relic-11", "relic-11"]}}, "relic-11 lies in two places"),
        ({"owned": [["relic-11"], ["relic-11"], []]}, "relic-11 lies in two places"),
        ({"goblins": ["goblin-1-gold-1"] * 2}, "goblin-1-gold-1 lies in two places"),
        ({"goblins": [f"goblin-3-silver-{n}" for n in range(1, 5)]}, "three spaces"),
        ({"settings": {"blitz": True}}, "settings: no option 'blitz'"),
        ({"settings": {"public_money": 1}}, "public_money is true or false"),
        ({"settings": []}, "settings: expected a table"),
        ({"colour": "blue"}, "colour: no such field"),
        ({"phase": "draft"}, "a hand of 2"),
        ({"phase": "scrolls"}, "hands are empty when scrolls are used"),
        ({"hidden": ["relic-11"] * 2}, "relic-11 lies in two places"),
    ],
)
def test_what_is_impossible_is_refused(fields: dict[str, object], message: str) -> None:
    """With the field that is wrong.

    Rule: TH-COMP-01, TH-DRAFT-07, TH-TWO-05.
    """
    assert GAME.position is not None
    with pytest.raises(BadData) as caught:
        GAME.position({"seats": 3, "phase": "site", "hands": HANDS, **fields})

    assert message in str(caught.value)
    assert caught.value.code == "impossible_position"


def test_a_position_that_would_need_chance_is_refused() -> None:
    """Nobody has a scroll to use in round 2: the next thing would be a shuffle, so nobody is asked."""
    assert GAME.position is not None
    with pytest.raises(BadData):
        GAME.position({"seats": 3, "phase": "scrolls", "round": 2})
