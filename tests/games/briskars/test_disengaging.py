"""Chapter 28: leaving a melee."""

from __future__ import annotations

from flibuste.games.briskars.movement.disengaging import Disengagement
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, told, top, who, why

from .positions import scuffle

ONE = who("1.1")


TWO = who("2.1")


def test_disengaging_costs_2_and_frees_the_way() -> None:
    """C + D against C + S, higher is free; then the movement at its own cost.

    Rule: BK-DIS-01, BK-DIS-02, BK-DIS-04, BK-DIS-08, BK-DIS-09.
    """
    s = scuffle("disengage", 6, 6)
    assert s.ap[ONE] == 5
    answers(s, "walk", "at H5")
    assert s.freed == 0
    assert can(s, "lie_down")


def test_a_tie_holds_him_back_and_he_may_try_again() -> None:
    """Rule: BK-DIS-02, BK-DIS-04, BK-DIS-12."""
    s = scuffle("disengage", 5, 6)
    assert told(s, "held-back") == 1
    assert can(s, "disengage")
    do(s, "walk")
    assert not can(s, "at H5")


def test_a_failure_throws_him_down_and_hurts_him() -> None:
    """1D5, armour allowed; the preventer does not roll; he may get up.

    Rule: BK-DIS-04, BK-DIS-05.
    """
    s = scuffle("disengage", 1, 0, rest=(6, 5))
    assert s.lying_down[ONE] == 1
    assert s.hp[ONE] == 26 - 2
    assert can(s, "get_up")


def test_a_critical_is_free_whatever_the_total_and_hurts_the_preventer() -> None:
    """Rule: BK-DIS-04, BK-DIS-06."""
    s = battle("1.1 de-leon H8", "2.1 maruti H9")
    answers(s, "activate 1.1", "disengage")
    do(s, "roll", faces(10))
    do(s, "keep")
    do(s, "roll", faces(9))
    do(s, "keep", faces(7))
    assert last(s, "rolled")["total"] == 5 + 6 + 9
    assert s.hp[TWO] == 32 - 4
    assert s.freed != 0


def test_a_failure_of_the_preventer_frees_him() -> None:
    """Rule: BK-DIS-07."""
    s = scuffle("disengage", 2, 1)
    assert s.freed != 0


def test_one_roll_frees_from_all_who_held_him() -> None:
    """Rule: BK-DIS-08."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9", "2.2 milicien G8", "2.3 milicien I8")
    answers(s, "activate 1.1", "disengage", "on 2.2")
    do(s, "roll", faces(9))
    do(s, "keep")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.freed == bit(TWO) | bit(who("2.2")) | bit(who("2.3"))
    do(s, "walk")
    assert can(s, "at H5")


def test_who_is_felled_at_parting_is_the_preventers_gold() -> None:
    """A failure with the last health point: the band that held him has struck him down.

    Rule: BK-DIS-05, BK-GLD-01.
    """
    s = battle("1.1 de-leon H8", "1.2 spike A1", "2.1 milicien H9", "2.2 spike T20")
    s.hp[ONE], s.lc[ONE] = 1, 0
    answers(s, "activate 1.1", "disengage")
    do(s, "roll", faces(1))
    do(s, "keep", faces(9))
    assert s.place[ONE] < 0
    assert (s.gold[0], s.gold[1]) == (0, 91)


def test_several_holders_choose_one_who_gets_1_for_each_other() -> None:
    """Rule: BK-DIS-03."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9", "2.2 milicien G8", "2.3 milicien I8")
    answers(s, "activate 1.1", "disengage")
    assert s.waiting == 2
    assert options(s) == ["on 2.1", "on 2.2", "on 2.3"]
    do(s, "on 2.2")
    do(s, "roll", faces(5))
    do(s, "keep")
    do(s, "roll", faces(5))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 3 + 3 + 2 + 5


def test_the_birgus_prevents_better() -> None:
    """Rule: BK-DIS-02, BK-CHR-12."""
    s = battle("1.1 de-leon H8", "2.1 birgus H9")
    answers(s, "activate 1.1", "disengage")
    do(s, "roll", faces(5))
    do(s, "keep")
    do(s, "roll", faces(5))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 5 + 4 + 2 + 5


def test_of_several_bands_the_one_with_most_holders_prevents() -> None:
    """Rule: BK-DIS-13, BK-MLT-07."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9", "3.1 milicien G8", "3.2 milicien I8", seats=3)
    answers(s, "activate 1.1", "disengage")
    assert s.waiting == 4
    assert options(s) == ["on 3.1", "on 3.2"]
    assert isinstance(top(s, Disengagement), Disengagement)


def test_the_unable_hold_nobody() -> None:
    """Rule: BK-DIS-11, BK-STA-05."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9")
    s.lying_down[TWO] = 1
    do(s, "activate 1.1")
    assert why(s, "disengage") == "not_in_melee"
    do(s, "walk")
    assert can(s, "at H5")


def test_who_enters_a_zone_again_is_held_again() -> None:
    """Rule: BK-DIS-10."""
    s = scuffle("disengage", 9, 2, "1.1 de-leon H8", "2.1 milicien H9")
    answers(s, "walk", "at H7", "walk", "at H8")
    do(s, "disengage")
    assert s.ap[ONE] == 7 - 2 - 2 - 2
