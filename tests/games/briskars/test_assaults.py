"""Chapter 10: assaults."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.fighting.assaults import bonus
from flibuste.games.briskars.movement.moves import Move
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, reasons, top, who, why
from tests.games.briskars.drawn import board

ONE = who("1.1")


def test_an_assault_is_a_walk_and_an_attack_with_wider_criticals() -> None:
    """The free walk and a sword of 2 AP: 2 AP in all; 9 and 10 are critical.

    Rule: BK-MOV-08, BK-MOV-09, BK-DIC-13.
    """
    s = battle("1.1 de-leon H8", "2.1 milicien H12")
    answers(s, "activate 1.1", "assault 2.1", "attack 2.1", "at H11")
    assert s.ap[ONE] == 7 - 2
    assert top(s, Roll).critical_from == 9
    do(s, "roll", faces(9))
    assert can(s, "follow_up 0")


def test_a_second_walk_makes_the_assault_dearer() -> None:
    """Rule: BK-MOV-08."""
    s = battle("1.1 de-leon H6", "2.1 milicien H12")
    answers(s, "activate 1.1", "walk", "at H7", "assault 2.1", "attack 2.1", "at H11")
    assert s.ap[ONE] == 7 - 4


@pytest.mark.parametrize(("ap", "refusal"), [(4, ""), (3, "not_enough_ap")])
def test_a_second_walk_and_the_blow_are_paid_together(ap: int, refusal: str) -> None:
    """Where the free movement is spent, 2 AP for the walk and 2 for the blow.

    Rule: BK-MOV-08, BK-AP-01.
    """
    s = battle("1.1 de-leon H6", "2.1 milicien H12")
    answers(s, "activate 1.1", "walk", "at H7")
    s.ap[ONE] = ap
    assert why(s, "assault 2.1") == refusal


@pytest.mark.parametrize(("start", "steps"), [("H9", 1), ("H10", 0), ("G9", 1)])
def test_movement_5_needs_a_run_up_of_2(start: str, steps: int) -> None:
    """The book's run-up: half of 5, rounded down, is 2 fathoms.

    Rule: BK-MOV-10, BK-MOV-11.
    """
    s = battle(f"1.1 de-leon {start}", "2.1 milicien H12")
    answers(s, "activate 1.1", "assault 2.1", "attack 2.1", "at H11")
    assert top(s, Roll).critical_from == 10 - steps


def test_running_in_circles_earns_nothing() -> None:
    """Rule: BK-MOV-10."""
    s = battle("1.1 de-leon H10", "2.1 milicien H12")
    answers(s, "activate 1.1", "assault 2.1", "attack 2.1", "via F10", "at H11")
    assert top(s, Roll).critical_from == 10
    assert bonus(s, ONE, 0) == 0


def test_later_attacks_are_normal() -> None:
    """Rule: BK-MOV-13."""
    s = battle("1.1 de-leon H8", "2.1 milicien H12")
    answers(s, "activate 1.1", "assault 2.1", "attack 2.1", "at H11")
    do(s, "roll", faces(1))
    answers(s, "keep", "attack 2.1")
    assert top(s, Roll).critical_from == 10


def test_no_assault_out_of_a_melee() -> None:
    """Rule: BK-MOV-12."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9", "2.2 milicien K11")
    do(s, "activate 1.1")
    assert why(s, "assault 2.2") == "in_melee"
    s.freed = bit(who("2.1"))
    assert can(s, "assault 2.2")
    assert why(s, "assault 2.1") == "in_melee"


def test_a_target_out_of_sight_cannot_be_assaulted() -> None:
    """Rule: BK-MOV-14, BK-COV-02."""
    s = battle("1.1 de-leon H8", "2.1 milicien H11", ground=board({"G10": "#", "H10": "#", "I10": "#"}))
    do(s, "activate 1.1")
    assert why(s, "assault 2.1") == "out_of_sight"


def test_cover_counts_where_the_blow_is_struck() -> None:
    """A spear over a barrel: the target defends with +3.

    Rule: BK-MOV-14, BK-COV-01, BK-COV-03.
    """
    s = battle("1.1 birgus H6", "2.1 milicien H10", ground=board({"H9": "o"}))
    answers(s, "activate 1.1", "assault 2.1", "attack 2.1", "at H8")
    do(s, "roll", faces(5))
    answers(s, "keep", "defend")
    do(s, "roll", faces(5))
    do(s, "keep", faces(9))
    assert "cover" in reasons(s)


def test_only_melee_weapons_lead_an_assault() -> None:
    """Rule: BK-MOV-15."""
    s = battle("1.1 marten H8", "2.1 milicien H12")
    answers(s, "activate 1.1", "assault 2.1", "attack 2.1")
    assert s.content.weapons[top(s, Move).weapon].id == "marten-knife"


def test_a_disengaged_briskar_needs_his_run_up_like_everybody() -> None:
    """One step out of a zone is no run-up of 2 fathoms, three are, though the zone is closed behind him (p. 15).

    Rule: BK-MOV-10, BK-DIS-08, BK-DIS-09.
    """
    for goal, steps in (("I9", 0), ("H12", 1)):
        s = battle("1.1 de-leon H9", "2.1 milicien G8", "2.2 milicien I11" if goal == "I9" else "2.2 milicien H13")
        answers(s, "activate 1.1")
        s.freed = bit(who("2.1"))
        answers(s, "assault 2.2", "attack 2.2", "at I10" if goal == "I9" else "at H12")
        assert s.freed == 0
        assert top(s, Roll).critical_from == 10 - steps


def test_a_disengaged_briskar_earns_nothing_by_a_detour_either() -> None:
    """The shortest way is the one that was open to him when he set out.

    Rule: BK-MOV-10, BK-DIS-08.
    """
    s = battle("1.1 de-leon H9", "2.1 milicien G8", "2.2 milicien I11")
    answers(s, "activate 1.1")
    s.freed = bit(who("2.1"))
    answers(s, "assault 2.2", "attack 2.2", "via J9", "at I10")
    assert top(s, Roll).critical_from == 10


def test_no_assault_that_could_not_pay_for_the_way_to_the_blow() -> None:
    """A ledge of 2 fathoms takes 1 AP to jump on: with 2 AP for a blow of 2 there is none left (p. 15).

    Rule: BK-MOV-08, BK-MOV-17, BK-AP-01.
    """
    ledge = {f"{column}{row}": "4" for column in "ABCDEFGHIJKLMNOPQRST" for row in range(1, 9)}
    s = battle("1.1 de-leon H11", "2.1 milicien H8", ground=board(heights=ledge))
    do(s, "activate 1.1")
    s.ap[ONE] = 3
    assert can(s, "assault 2.1")
    s.ap[ONE] = 2
    assert why(s, "assault 2.1") == "nowhere_to_go"


def test_no_assault_with_a_thrust_that_needs_contact_he_cannot_come_to() -> None:
    """Rule: BK-MOV-08, BK-ZOC-07."""
    wall = board({f"{column}9": "#" for column in "ABCDEFGIJKLMNOPQRST"})
    s = battle("1.1 birgus H6", "1.2 milicien H9", "2.1 milicien H10", ground=wall)
    answers(s, "activate 1.1", "assault 2.1")
    assert can(s, "at H8")
    assert top(s, Move).weapon == STANDARD.index("weapon", "birgus-spear")
