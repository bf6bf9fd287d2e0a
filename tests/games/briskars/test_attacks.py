"""Chapters 12 to 14: attacks, thrusts, the three defences, damage and armour."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.ground.distance import square_name
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, do, options, reasons, told, top, who, why
from tests.games.briskars.drawn import board

from .positions import struck

ONE = who("1.1")
TWO = who("2.1")


# attacking


def test_an_attack_costs_2_and_needs_the_zone() -> None:
    """Rule: BK-ATK-01, BK-ATK-02, BK-AP-01."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9", "2.2 milicien M8")
    do(s, "activate 1.1")
    assert why(s, "attack 2.2") == "out_of_reach"
    assert why(s, "attack 1.1") == "no_enemy"
    do(s, "attack 2.1")
    assert s.ap[ONE] == 6
    do(s, "roll", faces(1))
    do(s, "keep")
    do(s, "attack 2.1")
    assert s.ap[ONE] == 4


def test_a_thrust_that_cannot_be_paid_is_refused_for_its_price() -> None:
    """2 AP are not the 3 of a thrust; far away it is the reach that lacks.

    Rule: BK-AP-01, BK-ATK-03.
    """
    s = battle("1.1 bogdan H8", "2.1 de-leon H9", "2.2 milicien M8")
    do(s, "activate 1.1")
    s.ap[ONE] = 2
    assert (why(s, "thrust 2.1"), why(s, "thrust 2.2")) == ("not_enough_ap", "out_of_reach")


def test_a_thrust_costs_3_uses_s_and_d_and_comes_once() -> None:
    """Rule: BK-ATK-03, BK-CHR-09, BK-RND-17."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "thrust 2.1")
    assert s.ap[ONE] == 4
    do(s, "roll", faces(6))
    do(s, "keep")
    assert top(s, Attack).total == 4 + 4 + 6
    do(s, "defend")
    do(s, "roll", faces(10))
    do(s, "keep")
    assert why(s, "thrust 2.1") == "thrust_used"


def test_a_thrust_without_damage_hurts_only_on_a_critical() -> None:
    """Pablo Cortes: nothing, or S per critical hit.

    Rule: BK-ATK-04, BK-WPN-12.
    """
    s = battle("1.1 cortes H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    struck(s, 9, 2, kind="thrust")
    assert s.hp[TWO] == 32
    s = battle("1.1 cortes H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    struck(s, 10, 2, kind="thrust")
    assert s.hp[TWO] == 32 - 4


def test_a_failure_misses_and_nobody_defends() -> None:
    """Rule: BK-ATK-05, BK-DIC-10, BK-DIC-23."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(1))
    do(s, "keep")
    assert told(s, "missed") == 1
    assert s.waiting == 1


@pytest.mark.parametrize("state", ["stunned", "hope"])
def test_whoever_may_not_defend_is_hit(state: str) -> None:
    """Rule: BK-ATK-07, BK-DEF-14, BK-ACT-41."""
    s = battle("1.1 bogdan H8", "2.1 maruti H9")
    getattr(s, state)[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.hp[TWO] == 32 - 4


def test_last_hope_gives_up_the_armour_the_stunned_keep_it() -> None:
    """Rule: BK-ATK-07, BK-ACT-41."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    s.hope[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert (s.hp[TWO], s.lc[TWO]) == (26 - 4, 8)
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    s.stunned[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    do(s, "keep", faces(6))
    assert (s.hp[TWO], s.lc[TWO]) == (26 - 1, 7)


@pytest.mark.parametrize(
    ("arms", "dice", "squares"),
    [
        ("virunga H8", (1, 6, 6), 8 - 1 - 3),
        ("loup-de-mer H8 war-hammer", (6, 6), 8 - 1 - 3),
        ("loup-de-mer H8", (6,), 8 - 1),
    ],
)
def test_a_weapon_that_pierces_ticks_more_squares(arms: str, dice: tuple[int, ...], squares: int) -> None:
    """The test of the armour costs one square, a die of five says how many more; a cutlass costs the one.

    Rule: BK-ARM-07.
    """
    s = battle(f"1.1 {arms}", "2.1 de-leon H9")
    s.stunned[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(9))
    do(s, "keep", faces(*dice))
    assert s.lc[TWO] == squares


def test_bare_hands_hurt_only_on_a_critical() -> None:
    """Rule: BK-ATK-08."""
    s = battle("1.1 loup-de-mer H8", "2.1 maruti H9")
    s.weapons[ONE * 4] = -1
    do(s, "activate 1.1")
    struck(s, 9, 2)
    assert (s.hp[TWO], s.ap[ONE]) == (32, 4)
    s = battle("1.1 loup-de-mer H8", "2.1 maruti H9")
    s.weapons[ONE * 4] = -1
    do(s, "activate 1.1")
    struck(s, 10, 2)
    assert s.hp[TWO] == 32 - 3


def test_effects_come_only_if_the_attack_is_not_defended() -> None:
    """Abelii's thrust pushes by 1 if it hits; he may waive it.

    Rule: BK-ATK-09, BK-CRA-07.
    """
    s = battle("1.1 abelii H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    struck(s, 2, 10, kind="thrust")
    assert square_name(s.place[TWO]) == "H9"
    s = battle("1.1 abelii H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    struck(s, 9, 2, 4, kind="thrust")
    assert options(s) == ["pick 0", "pick 1"]
    do(s, "pick 1")
    assert square_name(s.place[TWO]) == "H10"


def test_disarming_lays_a_weapon_where_the_attacker_says() -> None:
    """Cortes disarms Bogdan: the attacker chooses weapon and square.

    Rule: BK-ATK-10, BK-ACT-11.
    """
    s = battle("1.1 cortes H8", "2.1 bogdan H9")
    do(s, "activate 1.1")
    struck(s, 9, 2, kind="thrust")
    assert s.waiting == 1
    assert options(s) == ["with 0", "with 1"]
    do(s, "with 0")
    do(s, "at I10")
    assert s.weapons[TWO * 4] == -1
    assert [square_name(thing.square) for thing in s.things] == ["I10"]


def test_natural_weapons_are_never_dropped() -> None:
    """Rule: BK-ATK-10."""
    s = battle("1.1 cortes H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    struck(s, 9, 2, kind="thrust")
    assert not s.things
    assert s.active == ONE


def test_the_attacker_sees_no_cover_in_ordinary_melee() -> None:
    """Rule: BK-COV-01."""
    s = battle("1.1 birgus H8", "2.1 milicien H10", ground=board({"H9": "o"}))
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(5))
    answers(s, "keep", "defend")
    do(s, "roll", faces(5))
    do(s, "keep", faces(9))
    assert "cover" not in reasons(s)


def test_last_hope_makes_blows_cheaper() -> None:
    """Rule: BK-ACT-41, BK-AP-05."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    do(s, "activate 1.1")
    s.hope[ONE] = 1
    do(s, "attack 2.1")
    assert s.ap[ONE] == 7 - 1
    assert isinstance(s.stack[-1], Roll)
