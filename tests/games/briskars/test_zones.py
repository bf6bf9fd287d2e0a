"""Chapters 8 and 27: zones of control, reach, melees and support."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.zones import are_in_contact, can_strike, can_touch, controls, is_in_melee, support
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, top, who, why
from tests.games.briskars.drawn import board, sq

JUAN = who("1.1")
BIRGUS = who("2.1")


def test_juan_is_in_a_melee_with_the_birgus_who_is_not() -> None:
    """One fathom apart: the spear reaches Juan, Juan does not reach the Birgus, who may walk away.

    Rule: BK-ZOC-01, BK-ZOC-02, BK-ZOC-03, BK-ZOC-08, BK-SHO-13, BK-DIS-11.
    """
    s = battle("1.1 de-leon H8", "2.1 birgus J8", start=1)
    assert is_in_melee(s, JUAN)
    assert not is_in_melee(s, BIRGUS)
    answers(s, "activate 2.1", "walk", "at M8")
    assert not is_in_melee(s, JUAN)


def test_two_reaches_hold_each_other() -> None:
    """Rule: BK-ZOC-04, BK-ZOC-06."""
    s = battle("1.1 abelii H8", "2.1 birgus J8")
    assert is_in_melee(s, JUAN)
    assert is_in_melee(s, BIRGUS)


def test_a_long_weapon_reaches_alone_a_long_body_for_everything() -> None:
    """Rule: BK-ZOC-05, BK-ZOC-06, BK-ZOC-07."""
    s = battle("1.1 abelii H8", "2.1 birgus J8")
    spear = s.weapons[BIRGUS * 4]
    assert can_strike(s, BIRGUS, JUAN, spear)
    assert not can_touch(s, BIRGUS, JUAN)
    assert can_touch(s, JUAN, BIRGUS)
    do(s, "activate 1.1")
    assert can(s, "attack 2.1")
    assert why(s, "restrain 2.1") == why(s, "head_butt 2.1") == why(s, "kick 2.1") == "not_in_contact"


@pytest.mark.parametrize(("square", "inside"), [("J8", True), ("J10", True), ("K8", False), ("J9", True)])
def test_reach_is_the_block_of_five(square: str, inside: bool) -> None:
    """Rule: BK-ZOC-01, BK-ZOC-09."""
    s = battle("1.1 abelii H8", f"2.1 de-leon {square}")
    assert controls(s, JUAN, BIRGUS) is inside


@pytest.mark.parametrize("state", ["lying_down", "stunned", "prostrate", "cling"])
def test_only_the_able_hold_a_zone(state: str) -> None:
    """Rule: BK-ZOC-10, BK-STA-05."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9")
    assert controls(s, BIRGUS, JUAN)
    getattr(s, state)[BIRGUS] = 1
    assert not is_able(s, BIRGUS)
    assert not is_in_melee(s, JUAN)


def test_whoever_is_in_a_hold_controls_nobody() -> None:
    """Rule: BK-ZOC-10, BK-FGT-03."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9", "1.2 skorbut J9")
    s.holding[JUAN] = BIRGUS
    s.held_by[BIRGUS] = JUAN
    assert not is_able(s, JUAN)
    assert not is_able(s, BIRGUS)


def test_walls_at_a_corner_cut_the_zone() -> None:
    """Rule: BK-ZOC-13, BK-GRD-20."""
    s = battle("1.1 de-leon H8", "2.1 milicien I9", ground=board({"I8": "#", "H9": "#"}))
    assert not are_in_contact(s, JUAN, BIRGUS)
    assert not is_in_melee(s, JUAN)


def test_allies_may_be_crossed_opponents_may_not() -> None:
    """Between two walls only the square of the other one is open.

    Rule: BK-ZOC-11, BK-MOV-04.
    """
    walls = {"G7": "#", "H7": "#", "I7": "#", "G9": "#", "H9": "#", "I9": "#", "G8": "#"}
    s = battle("1.1 de-leon H8", "1.2 milicien I8", "2.1 spike P16", ground=board(walls))
    answers(s, "activate 1.1", "walk")
    assert can(s, "at J8")
    assert not can(s, "at I8")
    s = battle("1.1 de-leon H8", "2.1 milicien I8", "2.2 spike P16", ground=board(walls))
    answers(s, "activate 1.1", "walk")
    assert s.place[JUAN] == sq("H8")
    assert can(s, "attack 2.1")


def test_steps_inside_every_zone_are_free_and_leaving_one_is_not() -> None:
    """Rule: BK-ZOC-12, BK-DIS-01."""
    s = battle("1.1 de-leon H8", "2.1 birgus J8")
    answers(s, "activate 1.1", "walk")
    assert can(s, "at I8")
    assert not can(s, "at G8")


def test_entering_a_zone_does_not_stop_a_move() -> None:
    """Through the spear's reach up to the spearman, no further.

    Rule: BK-ZOC-12.
    """
    s = battle("1.1 de-leon F8", "2.1 birgus J8")
    answers(s, "activate 1.1", "walk")
    assert can(s, "at I8")
    assert can(s, "at I9")
    assert not can(s, "at K10")


def test_three_against_one_support_two() -> None:
    """The book's melee: +2 for the three, in attack and in defence.

    Rule: BK-SUP-01, BK-SUP-03, BK-SUP-04, BK-SUP-08.
    """
    s = battle("1.1 de-leon H8", "1.2 cortes I9", "1.3 skorbut J8", "2.1 milicien I8")
    assert [int(support(s, who(f"1.{k}"), who("2.1"))) for k in (1, 2, 3)] == [2, 2, 2]
    assert support(s, who("2.1"), JUAN) == 0
    do(s, "activate 1.1")
    s.ap[JUAN] = 2
    do(s, "attack 2.1", faces(5))
    assert top(s, Attack).total == 8 + 2 + 5


def test_one_against_one_nothing_to_report() -> None:
    """Rule: BK-SUP-02."""
    s = battle("1.1 de-leon H8", "2.1 milicien I8")
    assert support(s, JUAN, BIRGUS) == 0


def test_melees_are_linked_by_opponents() -> None:
    """A second pair in contact with the first belongs to the same melee.

    Rule: BK-SUP-01.
    """
    s = battle("1.1 de-leon H8", "2.1 milicien I8", "1.2 cortes J8", "1.3 skorbut P16")
    assert support(s, JUAN, BIRGUS) == 1


def test_with_three_bands_there_is_no_support() -> None:
    """Rule: BK-SUP-05, BK-MLT-04, BK-MLT-01."""
    s = battle("1.1 de-leon H8", "1.2 cortes I9", "2.1 milicien I8", "3.1 spike J8", seats=3)
    assert support(s, JUAN, BIRGUS) == 0


def test_an_unable_target_counts_as_one() -> None:
    """One attacker: none; two attackers: +1.

    Rule: BK-SUP-09.
    """
    s = battle("1.1 de-leon H8", "2.1 milicien I8", "1.2 cortes P16")
    s.prostrate[BIRGUS] = 1
    assert support(s, JUAN, BIRGUS) == 0
    s = battle("1.1 de-leon H8", "2.1 milicien I8", "1.2 cortes J8")
    s.prostrate[BIRGUS] = 1
    assert support(s, JUAN, BIRGUS) == 1
