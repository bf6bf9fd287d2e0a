"""Chapters 30 to 33: injuries, morale, revenge."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import lasting, tallies
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import ALLY_DOWN, LAST_ONE, ROUTED, WOUND, Battlefield
from flibuste.games.briskars.fighting.morale import morale_tally
from flibuste.games.briskars.injuries.health import heal, lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, told, top, who

ONE = who("1.1")
ALLY = who("1.2")
TWO = who("2.1")


def shaken(face: int, *placed: str) -> Battlefield:
    """Let 1.1, who must roll morale, be activated."""
    s = battle(*(placed or ("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti S18")))
    s.leader[0] = ALLY
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1", faces(face))
    return s


@pytest.mark.parametrize(("hp", "lost", "due"), [(15, 5, 0), (15, 6, WOUND), (9, 1, WOUND), (9, 0, 0)])
def test_under_10_every_wound_makes_a_roll_due(hp: int, lost: int, due: int) -> None:
    """Exactly 10 is not below 10.

    Rule: BK-INJ-01, BK-MOR-01.
    """
    s = battle("1.1 bogdan H8", "2.1 maruti S18")
    s.hp[ONE] = hp
    lose_hp(s, ONE, lost, TWO)
    assert s.morale_due[ONE] == due


@pytest.mark.parametrize(("square", "due"), [("K8", ALLY_DOWN), ("J10", ALLY_DOWN), ("L8", 0)])
def test_an_ally_at_two_fathoms_or_less_is_shaken(square: str, due: int) -> None:
    """Rule: BK-MOR-02, BK-INJ-09, BK-INJ-07."""
    s = battle("1.1 bogdan H8", f"1.2 marten {square}", "1.3 spike A1", "2.1 maruti S18")
    lose_hp(s, ONE, 99, TWO)
    clear_fallen(s)
    assert s.place[ONE] == -1
    assert s.morale_due[ALLY] == due


def test_a_routed_ally_shakes_nobody_but_the_last_one() -> None:
    """Rule: BK-MOR-02, BK-MOR-03."""
    from flibuste.games.briskars.injuries.leaving import leave

    s = battle("1.1 bogdan H8", "1.2 marten H9", "1.3 spike A1", "2.1 maruti S18")
    leave(s, ONE, ROUTED)
    assert s.morale_due[ALLY] == 0
    leave(s, who("1.3"), ROUTED)
    assert s.morale_due[ALLY] == LAST_ONE


@pytest.mark.parametrize(("face", "passed"), [(6, True), (7, False)])
def test_morale_is_strictly_under_c_and_m(face: int, passed: bool) -> None:
    """C 4, M 3: 6 passes, 7 fails.

    Rule: BK-MOR-04, BK-MOR-05.
    """
    s = shaken(face)
    assert (told(s, "morale-passed") == 1) is passed
    assert s.morale_due[ONE] == 0


@pytest.mark.parametrize(("face", "passed"), [(1, True), (10, False)])
def test_1_always_passes_and_10_never(face: int, passed: bool) -> None:
    """Rule: BK-MOR-06, BK-DIC-08."""
    s = battle("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti S18")
    s.lasting.append(Lasting(lasting.MORALE, ONE, 20 if passed else -20, ONE, 5, True))
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1", faces(face))
    assert (told(s, "morale-passed") == 1) is passed


@pytest.mark.parametrize(("square", "bonus"), [("N8", -1), ("O8", 0), ("H8", 0)])
def test_the_leader_helps_within_5_fathoms(square: str, bonus: int) -> None:
    """Rule: BK-MOR-07, BK-LDR-04."""
    s = battle("1.1 abelii H8", f"1.2 bogdan {square if square != 'H8' else 'H9'}", "2.1 maruti S18")
    if square == "H8":
        s.place[ONE] = -1
    assert tallies.total(morale_tally(s, ALLY)) == bonus


def test_the_leader_does_not_help_himself_and_the_captain_reaches_7() -> None:
    """Rule: BK-MOR-07, BK-CHR-12."""
    s = battle("1.1 skorbut H8", "1.2 cortes P8", "2.1 maruti S18")
    assert tallies.total(morale_tally(s, ONE)) == 0
    assert tallies.total(morale_tally(s, ALLY)) == -1


def test_two_opponents_in_melee_add_1() -> None:
    """Rule: BK-MOR-08."""
    s = battle("1.1 bogdan H8", "2.1 maruti H9", "2.2 dixon G8", "2.3 spike P16")
    assert tallies.total(morale_tally(s, ONE)) == 1
    s.prostrate[TWO] = 1
    assert tallies.total(morale_tally(s, ONE)) == 0


def test_a_miss_prostrates_and_ends_the_activation() -> None:
    """AP are not regained, bleeding does not bite.

    Rule: BK-MOR-10, BK-RND-10, BK-STA-04.
    """
    s = battle("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti S18")
    s.leader[0] = ALLY
    s.morale_due[ONE] = WOUND
    s.ap[ONE] = 2
    s.bleeding[ONE] = 1
    do(s, "activate 1.1", faces(9))
    assert (s.prostrate[ONE], s.ap[ONE], s.hp[ONE], s.active) == (1, 2, 27, -1)


def test_a_second_miss_in_a_row_and_he_is_lost() -> None:
    """The opponent gains his value.

    Rule: BK-MOR-11, BK-MOR-12, BK-GLD-01, BK-CRA-06.
    """
    s = shaken(9)
    answers(s, "activate 2.1", "end", "activate 1.2", "end")
    answers(s, "activate 2.1", "end")
    do(s, "activate 1.1", faces(8))
    assert (s.place[ONE], s.left_as[ONE]) == (-1, ROUTED)
    assert s.gold[1] == 96


def test_a_passed_roll_ends_prostration_and_the_count() -> None:
    """Rule: BK-MOR-12, BK-MOR-13, BK-STA-04, BK-STA-07."""
    s = shaken(9)
    answers(s, "activate 2.1", "end", "activate 1.2", "end")
    answers(s, "activate 2.1", "end")
    do(s, "activate 1.1", faces(2))
    assert (s.prostrate[ONE], s.misses[ONE], s.active) == (0, 0, ONE)
    assert s.lying_down[ONE] == 0


def test_nobody_boosts_morale() -> None:
    """With all his AP he is asked nothing.

    Rule: BK-MOR-09, BK-MOR-14, BK-BST-08.
    """
    s = shaken(6)
    assert s.active == ONE
    assert told(s, "morale-rolled") == 1


def test_a_due_roll_stays_due_after_healing() -> None:
    """Rule: BK-MOR-16."""
    s = battle("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti S18")
    lose_hp(s, ONE, 20, TWO)
    heal(s, ONE, 15)
    assert s.hp[ONE] == 22
    assert s.morale_due[ONE] == WOUND


def test_the_rum_rerolls_once_each_roll() -> None:
    """Drunk at step 2 for 2 AP of the refill.

    Rule: BK-OBJ-16, BK-OBJ-17, BK-OBJ-18, BK-RND-09, BK-MOR-15.
    """
    s = battle("1.1 bogdan H8 rum", "1.2 spike A1", "2.1 maruti S18")
    s.leader[0] = ALLY
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1")
    assert options(s) == ["yes", "no"]
    do(s, "yes", faces(9))
    assert options(s) == ["keep", "rum"]
    do(s, "rum", faces(3))
    assert (s.active, s.ap[ONE]) == (ONE, 7 - 2)
    assert s.rum[ONE] == 1


def test_the_rum_may_be_kept() -> None:
    """Rule: BK-OBJ-16."""
    s = battle("1.1 bogdan H8 rum", "1.2 spike A1", "2.1 maruti S18")
    answers(s, "activate 1.1", "no")
    assert (s.ap[ONE], s.rum[ONE]) == (7, 0)


def test_the_hat_is_not_asked_for_where_the_roll_is_passed() -> None:
    """C 4 + M 3: a 6 is under 7 and stands; a 7 is a miss for which the hat may serve.

    Rule: BK-OBJ-24, BK-MOR-15.
    """
    for face, asked in ((6, False), (7, True)):
        s = battle("1.1 bogdan P8", "1.2 abelii A1 mad-georgs-hat", "2.1 maruti S18")
        s.leader[0] = ALLY
        s.morale_due[ONE] = WOUND
        do(s, "activate 1.1", faces(face))
        assert can(s, "hat") is asked


def test_the_hat_rerolls_one_miss_of_each() -> None:
    """Only while the captain stands.

    Rule: BK-OBJ-24, BK-MOR-14, BK-MOR-15.
    """
    s = battle("1.1 bogdan P8", "1.2 abelii A1 mad-georgs-hat", "2.1 maruti S18")
    s.leader[0] = ALLY
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1", faces(9))
    assert options(s) == ["keep", "hat"]
    do(s, "hat", faces(8))
    assert s.prostrate[ONE] == 1
    s = battle("1.1 bogdan P8", "1.2 abelii A1 mad-georgs-hat", "2.1 maruti S18")
    s.leader[0] = ALLY
    s.lying_down[ALLY] = 1
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1", faces(9))
    assert s.prostrate[ONE] == 1


def test_the_charm_rerolls_morale_too() -> None:
    """Rule: BK-OBJ-21, BK-MOR-14."""
    s = battle("1.1 bogdan H8 lucky-charm", "1.2 spike A1", "2.1 maruti S18")
    s.leader[0] = ALLY
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1", faces(9))
    do(s, "charm 0", faces(4))
    assert s.active == ONE


def test_a_mandrake_root_lets_him_go_on() -> None:
    """The missed roll still counts, and his next activation begins with a roll.

    Rule: BK-OBJ-28, BK-OBJ-30.
    """
    s = battle("1.1 bogdan H8 mandrake", "1.2 spike A1", "2.1 maruti S18")
    s.leader[0] = ALLY
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1", faces(9))
    assert options(s) == ["yes", "no"]
    do(s, "yes")
    assert (s.active, s.ap[ONE], s.misses[ONE]) == (ONE, 7, 1)
    answers(s, "end", "activate 2.1", "end", "activate 1.2", "end", "activate 2.1", "end")
    do(s, "activate 1.1", faces(9))
    assert s.place[ONE] == -1


# revenge


def test_revenge_gives_2_to_attacks_in_the_activation_of_the_roll() -> None:
    """Rule: BK-REV-01, BK-REV-02, BK-REV-03."""
    s = battle("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti H9")
    s.morale_due[ONE] = ALLY_DOWN
    do(s, "activate 1.1", faces(2))
    do(s, "attack 2.1")
    do(s, "roll", faces(5))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 8 + 2 + 5
    answers(s, "defend")
    do(s, "roll", faces(10))
    answers(s, "keep", "end")
    assert s.revenge[ONE] == 0


def test_another_cause_gives_no_revenge() -> None:
    """Rule: BK-REV-04."""
    s = shaken(2)
    assert s.revenge[ONE] == 0


# injuries


def test_three_bleeding_wounds_cost_6_per_activation() -> None:
    """Rule: BK-INJ-02, BK-WPN-02, BK-RND-09."""
    s = battle("1.1 bogdan H8", "2.1 maruti S18")
    s.bleeding[ONE] = 3
    do(s, "activate 1.1")
    assert s.hp[ONE] == 27 - 6


def test_any_healing_stops_all_bleeding() -> None:
    """Rule: BK-INJ-03, BK-CHR-04."""
    s = battle("1.1 bogdan H8", "2.1 maruti S18")
    s.bleeding[ONE] = 3
    s.hp[ONE] = 26
    heal(s, ONE, 5)
    assert (s.hp[ONE], s.bleeding[ONE]) == (27, 0)


def test_poison_costs_1d5_and_is_not_healed_by_food() -> None:
    """Rule: BK-INJ-04, BK-INJ-05."""
    s = battle("1.1 bogdan H8", "2.1 maruti S18")
    s.poisoned[ONE] = 1
    s.hp[ONE] = 20
    do(s, "activate 1.1", faces(7))
    assert s.hp[ONE] == 20 - 4
    heal(s, ONE, 2)
    assert s.poisoned[ONE] == 1


def test_step_5_may_ask_for_a_second_morale_roll() -> None:
    """One roll for bleeding and poison; a miss ends the activation, the AP stay.

    Rule: BK-RND-11, BK-INJ-06.
    """
    s = battle("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti S18")
    s.leader[0] = ALLY
    s.hp[ONE] = 11
    s.bleeding[ONE] = 1
    s.poisoned[ONE] = 1
    do(s, "activate 1.1", faces(1, 9))
    assert (s.hp[ONE], s.prostrate[ONE], s.ap[ONE]) == (8, 1, 7)


def test_bleeding_to_death_ends_the_activation() -> None:
    """Rule: BK-RND-12, BK-INJ-07, BK-GLD-02."""
    s = battle("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti S18")
    s.hp[ONE] = 2
    s.bleeding[ONE] = 1
    do(s, "activate 1.1")
    assert s.place[ONE] == -1
    assert s.gold[1] == 96
    assert s.waiting == 2


def test_wounds_of_the_stiletto_never_heal() -> None:
    """Rule: BK-WPN-03, BK-WPN-04, BK-INJ-10."""
    s = battle("1.1 loup-de-mer H8 stiletto", "2.1 maruti H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(10))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.hp[TWO] == 32 - 6
    heal(s, TWO, 10)
    assert s.hp[TWO] == 26


def test_a_critical_marlinspike_makes_him_bleed() -> None:
    """Rule: BK-WPN-01, BK-WPN-02."""
    s = battle("1.1 loup-de-mer H8 marlinspike", "2.1 maruti H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(10))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert (s.hp[TWO], s.bleeding[TWO]) == (32 - 5, 1)


@pytest.mark.parametrize("defended", [False, True])
def test_a_critical_dussack_gives_the_points_back(defended: bool) -> None:
    """Rule: BK-WPN-08, BK-WPN-09."""
    s = battle("1.1 loup-de-mer H8 dussack", "2.1 maruti H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(10))
    answers(s, "keep", "defend")
    do(s, "roll", faces(10) if defended else faces(2))
    if defended:
        do(s, "follow_up 0", faces(9))
    do(s, "keep")
    assert s.ap[ONE] == 6
    assert s.hp[TWO] == (32 if defended else 32 - 6)


def test_a_poisoned_weapon_poisons_with_every_wound() -> None:
    """Rule: BK-OBJ-22."""
    s = battle("1.1 loup-de-mer H8 poison-vial", "2.1 maruti H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.poisoned[TWO] == 1
    assert isinstance(top(s, object), object)
    assert not isinstance(s.stack[-1], Roll)
