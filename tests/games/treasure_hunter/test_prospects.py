"""What a card of the own hand would bring, shown before it is kept or played."""

from __future__ import annotations

from flibuste.games.treasure_hunter import GAME
from tests.games.treasure_hunter.hunting import do, position, site


def test_a_companion_kept_with_two_adventurers_doubles_their_force() -> None:
    """Rule: TH-ACT-08, TH-SITE-04."""
    kept = [["red-12", "red-09"], ["blue-01", "blue-02"], ["green-01", "green-02"]]
    hands = [
        ["companion-red", "red-05", "dog-4", "coin-gold-1", "hill-ogre-1", "blue-08", "green-03"],
        ["blue-03", "blue-04", "blue-05", "blue-06", "blue-07", "blue-09", "blue-10"],
        ["green-04", "green-05", "green-06", "green-07", "green-08", "green-09", "green-10"],
    ]
    s = position(seats=3, phase="draft", hands=hands, kept=kept)

    seen = GAME.view(s, 0)["prospects"]

    assert isinstance(seen, dict)
    assert seen["companion-red"] == {"of": "red", "before": 21, "after": 42, "rule": "TH-ACT-08", "futile": False}
    assert seen["red-05"] == {"of": "red", "before": 21, "after": 26, "rule": "TH-SITE-04", "futile": False}
    assert seen["dog-4"] == {"of": "paws", "before": 0, "after": 3, "rule": "TH-GOB-02", "futile": False}
    assert seen["coin-gold-1"]["after"] == 3
    assert "hill-ogre-1" not in seen
    assert GAME.view(s, 0)["sums"] == {"blue": 0, "green": 0, "red": 21, "paws": 0, "coins": 0}


def test_an_action_shows_the_total_it_would_lead_to_and_bonuses_are_not_doubled() -> None:
    """Rule: TH-ACT-18, TH-ACT-20."""
    s = site("blue-08 leaky-boots-1 flaming-sword-1 companion-blue companion-red", "blue-02 flaming-sword-2")
    do(s, 0, "play flaming-sword-1")
    do(s, 1, "pass")

    seen = GAME.view(s, 0)["prospects"]

    assert isinstance(seen, dict)
    assert (seen["leaky-boots-1"]["before"], seen["leaky-boots-1"]["after"]) == (12, 10)
    assert seen["companion-blue"]["after"] == 20
    assert "companion-red" not in seen


def test_a_card_says_when_the_sum_could_win_nothing_all_the_same() -> None:
    """Without an awake adventurer, or with a total of zero or less, nothing is taken.

    Rule: TH-TREAS-04.
    """
    s = site("flaming-sword-1 red-01", "blue-02 leaky-boots-1 flaming-sword-2")
    alone, sunk = GAME.view(s, 0)["prospects"], GAME.view(s, 1)["prospects"]

    assert isinstance(alone, dict)
    assert isinstance(sunk, dict)
    assert (alone["flaming-sword-1"]["after"], alone["flaming-sword-1"]["futile"]) == (4, True)
    assert (sunk["leaky-boots-1"]["after"], sunk["leaky-boots-1"]["futile"]) == (0, True)
    assert not sunk["flaming-sword-2"]["futile"]


def test_a_companion_kept_without_an_adventurer_is_futile_so_far() -> None:
    """Rule: TH-ACT-08, TH-TREAS-04."""
    kept = [["blue-11", "blue-12"], ["blue-01", "blue-02"], ["green-01", "green-02"]]
    hands = [
        ["companion-red", "red-05", "dog-4", "coin-gold-1", "hill-ogre-1", "blue-08", "green-03"],
        ["blue-03", "blue-04", "blue-05", "blue-06", "blue-07", "blue-09", "blue-10"],
        ["green-04", "green-05", "green-06", "green-07", "green-08", "green-09", "green-10"],
    ]
    s = position(seats=3, phase="draft", hands=hands, kept=kept)

    seen = GAME.view(s, 0)["prospects"]

    assert isinstance(seen, dict)
    assert (seen["companion-red"]["futile"], seen["red-05"]["futile"]) == (True, False)


def test_nobody_else_sees_what_my_cards_would_bring() -> None:
    """Rule: TH-DRAFT-09."""
    s = site("blue-08 leaky-boots-1", "blue-02")

    assert GAME.view(s, 1)["prospects"] == {}
    assert GAME.view(s, -1)["prospects"] == {}
    assert GAME.view(s, 1)["sums"] == {}


def test_while_a_site_is_open_the_view_says_who_would_take_what() -> None:
    """Rule: TH-TREAS-01, TH-TREAS-02, TH-TREAS-05."""
    s = site("blue-08", "blue-05 blue-03", "blue-02 hill-ogre-1", "red-01")

    before = GAME.view(s, 0)["sites"]
    do(s, 2, "play hill-ogre-1")
    after = GAME.view(s, 0)["sites"]

    assert isinstance(before, list)
    assert isinstance(after, list)
    assert (before[0]["ahead"], before[0]["lowest"]) == (0, 2)
    assert (after[0]["ahead"], after[0]["lowest"]) == (2, 0)
    assert (after[1]["ahead"], after[1]["lowest"]) == (None, None)
