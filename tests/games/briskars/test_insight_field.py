"""Questions about the field: danger, sight, zones, where one can go, what things cost."""

from __future__ import annotations

from typing import Any

from flibuste.games.briskars.play import GAME

from .asking import ask, duel
from .battle import battle, do, who
from .drawn import board, sq

ONE, TWO = who("1.1"), who("2.1")


# the field


def test_danger_and_its_map_agree() -> None:
    """Rule: BK-RND-08, BK-ATK-02."""
    s = battle("1.1 spike T20", "2.1 de-leon H8")
    threats = ask(s, "danger", briskar="1.1", square="I8")["threats"]
    squares = ask(s, "danger_map", briskar="1.1")["squares"]

    assert [threat["enemy"] for threat in threats] == ["2.1"]
    assert squares["I8"] == {"chance": threats[0]["chance"], "mean": threats[0]["mean"]}
    assert "T20" not in squares
    assert "H8" not in squares, "nobody can stand where the enemy stands"


def test_sight_from_a_square_is_that_of_standing_there() -> None:
    """Rule: BK-GRD-11, BK-COV-02."""
    s = battle("1.1 lepus A1", "2.1 de-leon K8", ground=board({f"J{row}": "#" for row in range(5, 12)}))
    there = ask(s, "sight", briskar="1.1", square="F8")

    assert there["squares"]["K8"] == "none"
    assert there["rays"]["K8"] == [0, 32]
    assert there["squares"]["G8"] == "clear"
    assert "G8" not in there["rays"]
    assert s.place[ONE] == sq("A1"), "a question moves nobody"


def test_zones_are_those_in_which_others_are_held() -> None:
    """Rule: BK-ZOC-01, BK-ZOC-10."""
    s = duel()
    assert "I8" in ask(s, "zones")["control"]["1.1"]
    assert ask(s, "zones", seat=1)["control"]["2.1"].count("H8") == 1
    s.stunned[ONE] = 1
    assert ask(s, "zones")["control"] == {}


# going and seeing


def test_the_squares_of_a_walk_are_those_the_move_then_offers() -> None:
    """Rule: BK-MOV-01, BK-MOV-02."""
    s = battle("1.1 abelii H8", "2.1 de-leon O15")
    do(s, "activate 1.1")
    told = ask(s, "moves", briskar="1.1")
    do(s, "walk")
    offered = {GAME.write(action).split()[1] for action in s.options(0) if GAME.write(action).startswith("at ")}
    assert set(told["walk"]) == offered
    now = ask(s, "moves", briskar="1.1")["open"]
    assert set(now) == offered
    assert all(way["path"][-1] == square and way["fathoms"] <= way["of"] for square, way in now.items())
    assert max(way["fathoms"] for way in now.values()) == s.card(ONE).movement


def test_a_way_says_where_it_jumps_up_and_for_how_much() -> None:
    """Onto a crate of two fathoms, then onto one of four: two jumps, a point each; a step of one is free.

    Rule: BK-MOV-16, BK-MOV-17.
    """
    s = battle("1.1 de-leon H8", "2.1 de-leon T20", ground=board(heights={"H9": "4", "H10": "8", "F8": "2"}))
    walk = ask(s, "moves", briskar="1.1")["walk"]

    assert (walk["H10"]["path"], walk["H10"]["leaps"], walk["H10"]["ap"]) == (["H9", "H10"], ["H9", "H10"], 2)
    assert (walk["H9"]["leaps"], walk["H9"]["ap"]) == (["H9"], 1)
    assert (walk["F8"]["leaps"], walk["F8"]["ap"]) == ([], 0)


def test_a_race_goes_twice_as_far_and_an_assault_ends_beside_its_target() -> None:
    """Rule: BK-MOV-05, BK-MOV-08."""
    s = battle("1.1 abelii H8", "2.1 de-leon K8")
    told = ask(s, "moves", briskar="1.1")
    assert max(way["fathoms"] for way in told["race"].values()) == 2 * s.card(ONE).movement
    assert "J8" in told["assault"]["2.1"]
    assert "G8" not in told["assault"]["2.1"]
    assert told["fathoms"]["K8"] == 2.0


def test_a_line_names_what_stops_it() -> None:
    """Rule: BK-GRD-11, BK-COV-02, BK-COV-03."""
    s = battle("1.1 lepus F8", "2.1 de-leon K8", ground=board({"J8": "l"}))
    told = ask(s, "line", briskar="1.1", target="2.1")
    assert told["cover"] == "cover"
    assert list(told["stopped"]) == ["J8"]
    assert told["stopped"]["J8"] == 32 - told["rays"][0]
    assert ask(battle("1.1 lepus F8", "2.1 de-leon K8"), "line", briskar="1.1", target="2.1")["stopped"] == {}


def test_the_view_has_the_prices_of_whoever_acts() -> None:
    """Rule: BK-MOV-02, BK-MOV-08, BK-AP-06, BK-ACT-09."""
    s = battle("1.1 abelii H8", "2.1 de-leon O15")
    do(s, "activate 1.1")
    before: Any = GAME.view(s, 0)
    assert before["prices"]["walk"] == 0
    assert before["prices"]["pick_up"] == 0
    assert before["prices"]["assault"] == before["prices"]["attack"] > 0
    do(s, "walk")
    do(s, "at H9")
    after: Any = GAME.view(s, 0)["prices"]
    assert (after["walk"], after["pick_up"], after["assault"]) == (2, 1, after["attack"] + 2)
