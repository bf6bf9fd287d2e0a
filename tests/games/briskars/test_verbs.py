"""All answers as numbers: each block begins where the table says, and a boost is one answer."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.dice.rolls import boost_cost, boosts_for
from flibuste.games.briskars.field import verbs
from flibuste.games.briskars.play import GAME

NAMED_OTHERWISE = {"band": "BAND_CHOICE"}


def test_every_number_is_the_one_that_the_table_gives() -> None:
    numbers = {verb.name: getattr(verbs, NAMED_OTHERWISE.get(verb.name, verb.name.upper())) for verb in GAME.verbs}

    assert numbers == {verb.name: verb.first for verb in GAME.verbs}
    assert GAME.action_count == verbs.ACTIONS


@pytest.mark.parametrize(
    ("notation", "points", "dice", "cost"),
    [
        ("roll", 0, 0, 0),
        ("boost 1", 1, 0, 1),
        ("boost 1d", 0, 1, 3),
        ("boost 2+1d", 2, 1, 5),
        ("boost 20+6d", 20, 6, 38),
    ],
)
def test_a_boost_is_one_answer_with_its_points_and_dice(notation: str, points: int, dice: int, cost: int) -> None:
    """Rule: BK-BST-01, BK-BST-02, BK-BST-04."""
    action = GAME.read(notation)

    assert (verbs.points_of(action), verbs.dice_of(action), boost_cost(action)) == (points, dice, cost)
    assert (verbs.boosted(points, dice), GAME.write(action)) == (action, notation)


def test_what_can_be_paid_is_offered_and_nothing_else() -> None:
    """Rule: BK-BST-06, BK-AP-03."""
    offered = [GAME.write(action) for action in boosts_for(4)]

    assert offered == ["roll", "boost 1", "boost 2", "boost 3", "boost 4", "boost 1d", "boost 1+1d"]
    everything = range(verbs.ROLL, verbs.ROLL + verbs.BOOSTS)
    assert [action for action in everything if boost_cost(action) <= 4] == [GAME.read(text) for text in offered]
