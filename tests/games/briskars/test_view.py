"""What a seat is shown besides the field: the fight that is open, the dice on the table, factions, prices."""

from __future__ import annotations

from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import faces

from .battle import answers, battle, do, who


def test_an_open_fight_tells_who_strikes_whom_the_total_and_the_answer() -> None:
    """Rule: BK-CHR-13, BK-DIC-24."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    answers(s, "activate 1.1")
    assert GAME.view(s, 0)["fight"] is None
    do(s, "attack 2.1")
    opened = {"way": "attack", "briskar": "1.1", "target": "2.1", "total": None, "defence": None}
    assert GAME.view(s, 1)["fight"] == opened
    do(s, "roll", faces(6))
    assert GAME.view(s, 1)["fight"] == opened
    do(s, "keep")
    assert GAME.view(s, 1)["fight"] == {**opened, "total": 10 + 6}
    do(s, "dodge")
    assert GAME.view(s, 0)["fight"] == {**opened, "total": 10 + 6, "defence": "dodge"}


def test_the_dice_on_the_table_tell_whose_they_are_and_against_whom() -> None:
    """Rule: BK-DIC-24."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    assert GAME.view(s, 0)["dice"] is None
    do(s, "boost 1d", faces(4, 9))
    assert GAME.view(s, 0)["dice"] == {"briskar": "1.1", "purpose": "attack", "opponent": "2.1", "faces": [4, 9]}
    do(s, "keep")
    assert GAME.view(s, 0)["dice"] is None


def test_a_kick_is_a_fight_too() -> None:
    """Rule: BK-FGT-14."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "kick 2.1")
    fight = GAME.view(s, 0)["fight"]
    assert (fight["way"], fight["briskar"], fight["target"], fight["total"]) == ("kick", "1.1", "2.1", None)
    do(s, "roll", faces(6))
    do(s, "keep")
    assert GAME.view(s, 0)["fight"]["total"] == s.rolled.total


def test_every_briskar_shows_his_faction() -> None:
    """Rule: BK-REC-04."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    for one in GAME.view(s, 0)["briskars"]:
        assert one["faction"] == s.content.factions[s.card(who(one["id"])).faction].id
    assert len({one["faction"] for one in GAME.view(s, 0)["briskars"]}) == 2


def test_the_prices_of_the_active_briskar_are_those_that_are_paid() -> None:
    """Rule: BK-AP-01, BK-AP-06."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    assert GAME.view(s, 0)["prices"] == {}
    do(s, "activate 1.1")
    prices = GAME.view(s, 0)["prices"]
    assert {verb: prices[verb] for verb in ("race", "kneel", "kick", "restrain", "search", "dig", "remove_armour")} == {
        "race": 2, "kneel": 1, "kick": 2, "restrain": 0, "search": 1, "dig": 2, "remove_armour": 3,
    }  # fmt: skip
    for notation in ("kneel", "kick 2.1", "en_garde", "attack 2.1"):
        again = s.clone()
        do(again, notation)
        assert again.ap[0] == s.ap[0] - prices[notation.partition(" ")[0]], notation
