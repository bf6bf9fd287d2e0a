"""Chapter 12: the final count."""

from __future__ import annotations

from typing import Any

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.count import grey_points, points
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.kernel.ids import Seat

from .hunting import position

THREE_GOBLINS = ["goblin-1-gold-1", "goblin-1-gold-2", "goblin-1-gold-3"]


def end(*owned: list[str], **fields: Any) -> Hunt:
    """Stand at the end of a game with these treasures."""
    return position(seats=len(owned), phase="scrolls", round=5, owned=list(owned), **fields)


def test_the_example_of_the_final_count() -> None:
    """Ani: 6 (grey scrolls) + 26 (relics) + 3 (goblin tiles) + 41 (coins and gems) = 76.

    Rule: TH-END-02, TH-END-04, TH-END-05.
    """
    s = end(["goblin-trophies", "relic-19", "relic-7a"], [], goblins_owned=[THREE_GOBLINS, []], money=[41, 0])
    sum_ = points(s, Seat(0), True)

    assert sum_.parts == [
        (6, "grey", "TH-END-09"),
        (26, "relics", "TH-END-03"),
        (3, "goblins", "TH-END-04"),
        (41, "money", "TH-END-05"),
    ]
    assert sum_.total == s.standing(0) == 76
    assert GAME.view(s, 1)["players"][0]["points"]["total"] == 76


def test_negative_relics_are_subtracted() -> None:
    """+7, +5, -4: 8.

    Rule: TH-END-03.
    """
    s = end(["relic-7a", "relic-5a", "rotten-egg"], [], money=[0, 0])

    assert s.standing(0) == 8


def test_a_total_may_be_negative() -> None:
    """-8 and no money: -8.

    Rule: TH-END-10.
    """
    assert end(["howling-skull"], [], money=[0, 0]).standing(0) == -8


def test_the_highest_total_wins_and_ties_share() -> None:
    """76, 76, 70: two winners, no tie-break.

    Rule: TH-END-07, TH-END-08.
    """
    s = end([], [], [], money=[76, 76, 70])

    assert s.over
    assert [s.score(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [int(s.rank(seat)) for seat in range(3)] == [1, 1, 3]


def test_unused_yellow_scrolls_count_nothing() -> None:
    """A yellow scroll is worth 0 in the end.

    Rule: TH-END-06, TH-SCROLL-09.
    """
    assert end(["deep-purse-1", "tactician"], []).standing(0) == 15


def test_what_grey_scrolls_count() -> None:
    """Relic Lore with 3 relics, one negative: 6. Banker with 41 points: 5. Curse Breaker: 4 for the negative one.

    Rule: TH-END-11, TH-SCROLL-10.
    """
    relics = ["relic-7a", "relic-5a", "rotten-egg"]

    assert grey_points(end(["relic-lore", *relics], [], money=[0, 0]), Seat(0)) == 6
    assert grey_points(end(["banker"], [], money=[41, 0]), Seat(0)) == 5
    assert grey_points(end(["curse-breaker", *relics], [], money=[0, 0]), Seat(0)) == 4
    assert grey_points(end(["goblin-trophies"], [], goblins_owned=[THREE_GOBLINS, []]), Seat(0)) == 6


def test_grey_scrolls_do_not_see_what_others_pay() -> None:
    """Relic Lore pays 2; with 15 points Banker still counts one group of 8, not two.

    Rule: TH-END-09, TH-END-11.
    """
    assert grey_points(end(["banker", "relic-lore", "relic-7a"], []), Seat(0)) == 1 + 2


def test_everybody_is_paid_for_the_own_treasures_alone() -> None:
    """Two hunters with relics, scrolls and goblins on both sides; a relic of the other adds to nothing.

    Rule: TH-END-02, TH-END-03, TH-END-04, TH-END-11.
    """
    mine, other = ["relic-lore", "curse-breaker", "relic-7a", "rotten-egg"], ["relic-19", "howling-skull", "banker"]
    s = end(mine, other, goblins_owned=[THREE_GOBLINS[:1], THREE_GOBLINS[1:]], money=[3, 17])

    assert [points(s, Seat(seat), True).parts for seat in range(2)] == [
        [
            (2 * 2 + 4, "grey", "TH-END-09"),
            (7 - 4, "relics", "TH-END-03"),
            (1, "goblins", "TH-END-04"),
            (3, "money", "TH-END-05"),
        ],
        [
            (2, "grey", "TH-END-09"),
            (19 - 8, "relics", "TH-END-03"),
            (2, "goblins", "TH-END-04"),
            (17, "money", "TH-END-05"),
        ],
    ]


def test_the_points_are_shown_when_the_game_is_over() -> None:
    """Not before: during the game the view has no final points.

    Rule: TH-END-01, TH-END-02.
    """
    running = position(seats=2, phase="site", hands=[["blue-01", "red-01"], ["blue-02", "red-02"]])

    assert GAME.view(running, 0)["players"][0]["points"] is None
    assert GAME.view(end([], []), 0)["over"] is True
