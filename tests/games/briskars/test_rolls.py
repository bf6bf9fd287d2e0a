"""Chapters 1 and 2: rolls, boosts, re-rolls and criticals, with the book's numbers."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.dice.dice import as_d5, d10, direction, heads
from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Scripted, faces
from flibuste.kernel.errors import IllegalAction
from tests.games.briskars.battle import answers, battle, can, do, last, options, top, who, why


def abelii_attacks() -> Battlefield:
    """Major Abelii (S 5) beside Juan de Leon."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    return s


def roll(s: Battlefield, *dice: int) -> Roll:
    """Roll some dice at once and return the step."""
    step = top(s, Roll)
    step.dice_given = len(dice) - 1
    do(s, "roll", faces(*dice))
    return step


@pytest.mark.parametrize(
    ("face", "value"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)]
)
def test_a_d5_is_a_d10_halved_and_rounded_up(face: int, value: int) -> None:
    """The table of the book. Rule: BK-DIC-04."""
    assert as_d5(face) == value


def test_a_d10_goes_from_1_to_10() -> None:
    """Rule: BK-DIC-03."""
    assert [int(d10(Scripted([k]), "test")) for k in range(10)] == list(range(1, 11))


def test_the_coin_has_two_sides() -> None:
    """Rule: BK-DIC-06."""
    assert [heads(Scripted([k]), "test") for k in (0, 1)] == [True, False]


def test_a_direction_is_one_of_eight_and_9_and_10_are_rolled_again() -> None:
    """Rule: BK-GRD-14, BK-DFL-03."""
    assert [int(direction(faces(face), "test")) for face in range(1, 9)] == list(range(8))
    assert direction(faces(9, 10, 3), "test") == 2


def test_strength_5_with_10_10_4_makes_34_and_two_criticals() -> None:
    """Abelii's example.

    Rule: BK-DIC-02, BK-DIC-07, BK-DIC-15, BK-DIC-16, BK-DIC-17, BK-CHR-09.
    """
    s = abelii_attacks()
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(10))
    do(s, "follow_up 1", faces(4))
    do(s, "keep")

    attack = top(s, Attack)
    assert (attack.total, attack.criticals) == (34, 2)


def test_each_critical_adds_strength_to_the_weapon_damage() -> None:
    """Abelii: 1D10 + 5 + 5; without armour everything is lost.

    Rule: BK-DIC-17, BK-ATK-06.
    """
    s = abelii_attacks()
    s.lc[who("2.1")] = 0
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(10))
    do(s, "follow_up 1", faces(4))
    answers(s, "keep", "defend")
    do(s, "roll", faces(9))
    do(s, "keep", faces(7))
    assert s.hp[who("2.1")] == 26 - (7 + 10)


def test_a_total_names_its_reasons() -> None:
    """Rule: BK-DIC-24, BK-BST-01."""
    s = abelii_attacks()
    do(s, "boost 2", faces(7))
    do(s, "keep")

    rolled = last(s, "rolled")
    assert rolled["total"] == 19
    assert rolled["amounts"] == [10, 2]
    assert rolled["reasons"] == ["strength", "boost"]
    assert rolled["rules"] == ["BK-CHR-01", "BK-BST-01"]


def test_a_boost_point_changes_no_natural_die() -> None:
    """A natural 1 stays a failure, a 9 does not become a critical.

    Rule: BK-BST-01, BK-DIC-07, BK-DIC-10.
    """
    s = abelii_attacks()
    do(s, "boost 1", faces(1))
    do(s, "keep")
    assert last(s, "rolled")["fumble"] == 1

    s = abelii_attacks()
    do(s, "boost 1", faces(9))
    assert not can(s, "follow_up 0")


def test_points_cost_1_dice_3_rerolls_2() -> None:
    """Rule: BK-BST-01, BK-BST-02, BK-BST-03, BK-BST-06, BK-AP-01."""
    s = abelii_attacks()
    ap = s.ap[who("1.1")]
    assert ap == 8 - 2
    do(s, "boost 1+1d", faces(2, 3))
    assert s.ap[who("1.1")] == ap - 4
    do(s, "reroll 1", faces(8))
    assert s.ap[who("1.1")] == ap - 6
    assert last(s, "rolled")["total"] == 10 + 1 + 2 + 8


def test_boosts_are_bought_before_the_roll_and_rerolls_after() -> None:
    """Rule: BK-BST-04, BK-DIC-24."""
    s = abelii_attacks()
    assert not can(s, "reroll 0")
    do(s, "roll", faces(4))
    assert not can(s, "boost 1")
    assert not can(s, "boost 1d")
    assert can(s, "reroll 0")


def test_a_replaced_die_counts_even_if_it_is_worse() -> None:
    """Rule: BK-BST-03."""
    s = abelii_attacks()
    do(s, "roll", faces(8))
    do(s, "reroll 0", faces(2))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 12


def test_a_lost_die_takes_what_followed_it_along() -> None:
    """Rule: BK-BST-05."""
    s = abelii_attacks()
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(6))
    do(s, "reroll 0", faces(5))
    assert [int(x) for x in top(s, Roll).dice] == [5]


def test_a_die_of_a_chain_may_be_chosen_too() -> None:
    """Rule: BK-BST-05."""
    s = abelii_attacks()
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(3))
    do(s, "reroll 1", faces(9))
    assert [int(x) for x in top(s, Roll).dice] == [10, 9]


def test_with_several_dice_a_failure_is_worth_nothing() -> None:
    """Dice 1 and 7 with S 4: 8 + 7 = 15 and no failure; dice 1 and 1: a failure.

    Rule: BK-DIC-20.
    """
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    step = roll(s, 1, 7)
    do(s, "keep")
    rolled = last(s, "rolled")
    assert (rolled["total"], rolled["fumble"]) == (15, 0)
    assert step.briskar == who("1.1")

    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    roll(s, 1, 1)
    do(s, "keep")
    assert last(s, "rolled")["fumble"] == 1


def test_a_critical_rolled_again_into_a_failure_adds_nothing() -> None:
    """Range 9-10, dice 9 then 10 then 1: 19, two criticals.

    Rule: BK-DIC-13, BK-DIC-16, BK-DIC-21.
    """
    s = abelii_attacks()
    top(s, Roll).critical_from = 9
    do(s, "roll", faces(9))
    do(s, "follow_up 0", faces(10))
    do(s, "follow_up 1", faces(1))
    do(s, "keep")
    rolled = last(s, "rolled")
    assert (rolled["total"], rolled["criticals"], rolled["fumble"]) == (10 + 19, 2, 0)


def test_the_ranges_hold_for_what_is_rolled_again() -> None:
    """A shot (failure 1-2): 10, then 2: nothing added, one critical.

    Rule: BK-DIC-11, BK-DIC-16, BK-SHO-04.
    """
    s = battle("1.1 marten H8", "2.1 de-leon H14")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(2))
    do(s, "keep")
    rolled = last(s, "rolled")
    assert (rolled["total"], rolled["criticals"]) == (10 + 10, 1)


def test_where_the_ranges_overlap_it_is_a_failure() -> None:
    """Rule: BK-DIC-14."""
    step = Roll(Briskar(0), tallies.new_tally(), "test", fumbles_to=5, critical_from=5)
    assert not step.is_critical(5)
    assert step.is_critical(6)


def test_a_critical_may_be_kept_without_rolling_again() -> None:
    """Rule: BK-DIC-15."""
    s = abelii_attacks()
    do(s, "roll", faces(10))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 20


def test_nobody_spends_what_he_has_not() -> None:
    """Rule: BK-AP-03, BK-BST-06."""
    s = abelii_attacks()
    s.ap[who("1.1")] = 2
    assert why(s, "boost 1d") == "not_enough_ap"
    assert options(s) == ["roll", "boost 1", "boost 2"]
    do(s, "boost 2", faces(5))
    assert s.ap[who("1.1")] == 0
    assert top(s, Attack).total == 10 + 2 + 5


def test_a_roll_without_points_asks_nothing() -> None:
    """Rule: BK-BST-06, BK-DIC-24."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    do(s, "activate 1.1")
    s.ap[who("1.1")] = 2
    do(s, "attack 2.1", faces(6))
    assert top(s, Attack).total == 16


def test_both_sides_boost_their_own_roll_and_the_other_sees_it_first() -> None:
    """Rule: BK-BST-06, BK-BST-07, BK-DIC-24, BK-DEF-01."""
    s = abelii_attacks()
    do(s, "roll", faces(6))
    do(s, "keep")
    assert s.waiting == 2
    do(s, "dodge")
    assert s.ap[who("2.1")] == 7 - 2
    assert "boost 1" in options(s)


def test_the_lucky_charm_rolls_a_die_again_without_points() -> None:
    """Rule: BK-BST-09, BK-OBJ-21."""
    s = battle("1.1 abelii H8 lucky-charm", "2.1 de-leon H9")
    do(s, "activate 1.1")
    s.ap[who("1.1")] = 2
    do(s, "attack 2.1", faces(1))
    assert options(s) == ["keep", "charm 0"]
    do(s, "charm 0", faces(9))
    assert top(s, Attack).total == 19


def test_the_lucky_charm_works_on_armour_and_damage_dice_too() -> None:
    """Rule: BK-OBJ-21."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9 lucky-charm")
    do(s, "activate 1.1")
    s.ap[who("1.1")] = 2
    s.ap[who("2.1")] = 0
    do(s, "attack 2.1", faces(8))
    do(s, "defend", faces(2))
    do(s, "keep", faces(6, 3))
    assert options(s) == ["keep", "charm 0"]
    do(s, "charm 0", faces(10))
    assert s.hp[who("2.1")] == 26
    assert "charm 0" not in options(s)


def test_refusals_carry_code_and_rule() -> None:
    """Rule: BK-DIC-15."""
    s = abelii_attacks()
    do(s, "roll", faces(4))
    with pytest.raises(IllegalAction, match="BK-DIC-15") as error:
        do(s, "follow_up 0")
    assert error.value.code == "not_critical"
