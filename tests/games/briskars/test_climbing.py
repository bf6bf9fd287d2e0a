"""Chapter 10: climbing."""

from __future__ import annotations

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.ground.distance import square_name
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, options, top, who
from tests.games.briskars.drawn import board, sq

ONE = who("1.1")


FAR = "2.1 spike T20"


def test_movement_6_climbs_3_fathoms_for_2_ap() -> None:
    """It is never the free movement, and does not use it up.

    Rule: BK-MOV-28, BK-MOV-29, BK-MOV-30, BK-MOV-32.
    """
    s = battle("1.1 marten H8", FAR, ground=board(heights={"H9": "6"}))
    answers(s, "activate 1.1", "climb")
    assert square_name(s.place[ONE]) == "H9"
    assert (s.ap[ONE], s.free_move) == (6, 1)


def test_what_is_left_is_walked_at_the_top() -> None:
    """Movement 6, a rock of 2.5 fathoms: half a fathom is left, no step; with a grapnel 3.5 fathoms are.

    Rule: BK-MOV-30, BK-OBJ-09.
    """
    s = battle("1.1 marten H8 grapnel", FAR, ground=board(heights={"H9": "5", "H10": "5"}))
    answers(s, "activate 1.1", "climb")
    assert can(s, "at H10")


def test_a_climb_that_is_too_long_leaves_him_clinging() -> None:
    """He defends, climbs on or comes down, and nobody enters his square; stunned he falls.

    Rule: BK-MOV-31, BK-ZOC-10.
    """
    ground = board(heights={"H9": "a"})
    s = battle("1.1 de-leon H8", "2.1 spike T20", ground=ground)
    answers(s, "activate 1.1", "climb")
    assert s.cling[ONE] == 10
    assert options(s) == ["end", "walk", "climb"]
    do(s, "climb")
    do(s, "at H9")
    assert (square_name(s.place[ONE]), s.cling[ONE]) == ("H9", 0)
    s = battle("1.1 de-leon H8", "2.1 spike T20", ground=ground)
    answers(s, "activate 1.1", "climb")
    s.stunned[ONE] = 1
    s.lying_down[ONE] = 1
    do(s, "end")
    assert top(s, Roll).purpose == "landing"


def test_jumping_down_from_a_wall() -> None:
    """Rule: BK-MOV-31, BK-MOV-20."""
    s = battle("1.1 de-leon H8", "2.1 spike T20", ground=board(heights={"H9": "a"}))
    answers(s, "activate 1.1", "climb", "walk")
    assert top(s, Roll).purpose == "landing"
    assert s.cling[ONE] == 0


def test_somebody_clinging_may_defend_but_not_counter() -> None:
    """Rule: BK-MOV-31, BK-DEF-13."""
    s = battle("1.1 de-leon H8", "2.1 bogdan G8", start=1)
    s.cling[ONE] = 4
    s.cling_top[ONE] = sq("H9")
    answers(s, "activate 2.1", "attack 1.1")
    do(s, "roll", faces(5))
    do(s, "keep")
    assert options(s) == ["defend", "dodge"]
    assert top(s, Attack).target == ONE
