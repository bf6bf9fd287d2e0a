"""Chapter 18: carrying things."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.arms import free_hands
from flibuste.games.briskars.field.lasting import Lying
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.ground.sight import IN_COVER, OPEN
from flibuste.games.briskars.movement.allowance import load_penalty
from tests.games.briskars.battle import answers, battle, do, options, who
from tests.games.briskars.drawn import board, sq

ONE = who("1.1")


TWO = who("2.1")


FAR = "2.1 spike T20"


def test_a_load_slows_the_weak_more() -> None:
    """Rule: BK-ACT-08."""
    for profile, penalty in (("de-leon", 1), ("marten", 2), ("maruti", 0)):
        s = battle(f"1.1 {profile} H8", FAR, ground=board({"H9": "o"}))
        if free_hands(s, ONE) > 0:
            answers(s, "activate 1.1", "pick_up", "pay")
            assert s.load[ONE] >= 0
            assert s.ground.element(sq("H9")) < 0
        s.load[ONE] = s.content.index("scenery", "barrel")
        assert load_penalty(s, ONE) == penalty


@pytest.mark.parametrize(
    ("line", "hands"),
    [
        ("bogdan", 1),
        ("zhan-bao", 0),
        ("maruti", 2),
        ("birgus", 0),
        ("rotumah", 0),
        ("loup-de-mer pique", 0),
        ("cortes", 0),
    ],
)
def test_free_hands(line: str, hands: int) -> None:
    """Blunderbuss and sabre: one free; a pair or a pique: none.

    Rule: BK-ACT-09, BK-EQP-03, BK-EQP-16.
    """
    profile, *things = line.split()
    s = battle(f"1.1 {profile} H8 {' '.join(things)}", FAR)
    assert free_hands(s, ONE) == hands
    s.load[ONE] = 3
    assert free_hands(s, ONE) == 0


def test_picking_up_takes_the_free_movement_or_1_ap() -> None:
    """And whoever picks a weapon up may use it, poison included.

    Rule: BK-ACT-09, BK-ATK-10, BK-EQP-15.
    """
    s = battle("1.1 bogdan H8", FAR)
    sabre = s.content.index("weapon", "skorbut-sabre")
    s.things.append(Lying(sabre, sq("H9"), 0, 1))
    answers(s, "activate 1.1", "pick_up", "free")
    slot = next(k for k in range(4) if s.weapons[k] == sabre)
    assert s.poison[slot] == 1
    assert (s.ap[ONE], s.free_move, len(s.things)) == (7, 0, 0)


def test_putting_down_frees_the_hands_and_the_owner_says_where() -> None:
    """Rule: BK-ACT-10, BK-ACT-09."""
    s = battle("1.1 zhan-bao H8", FAR)
    answers(s, "activate 1.1", "put_down", "free")
    assert "at I9" in options(s)
    do(s, "at I9")
    assert free_hands(s, ONE) == 2
    assert square_name(s.things[0].square) == "I9"


def test_a_load_is_put_down_on_a_bare_square() -> None:
    """Rule: BK-ACT-10, BK-ACT-13."""
    s = battle("1.1 de-leon H8", FAR, ground=board({"I8": "o"}))
    s.load[ONE] = s.content.index("scenery", "chest")
    answers(s, "activate 1.1", "put_down")
    do(s, "pick 0")
    do(s, "free")
    assert "at I8" not in options(s)
    assert "at H8" not in options(s)
    do(s, "at H9")
    assert s.ground.element(sq("H9")) == s.content.index("scenery", "chest")


def test_a_carried_crate_is_a_moving_cover() -> None:
    """Turned after each move, lost by using a weapon.

    Rule: BK-COV-11.
    """
    s = battle("1.1 de-leon H8", "2.1 marten H14", "2.2 spike H10")
    s.load[ONE] = s.content.index("scenery", "crate")
    answers(s, "activate 1.1", "walk", "at H9", "face s")
    s.place[who("2.2")] = sq("I9")
    assert cover(s, TWO, ONE) == IN_COVER
    s.place[TWO] = sq("A9")
    assert cover(s, TWO, ONE) == OPEN
    s.place[TWO] = sq("H14")
    do(s, "attack 2.2")
    assert cover(s, TWO, ONE) == OPEN
