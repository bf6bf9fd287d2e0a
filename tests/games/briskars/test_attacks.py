"""Chapters 12 to 14: attacks, thrusts, the three defences, damage and armour."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.attacks import Attack
from flibuste.games.briskars.blows import ARTILLERY, PIERCING, Blow, armour_stops
from flibuste.games.briskars.distance import square_name
from flibuste.games.briskars.moves import Move
from flibuste.games.briskars.rolls import Roll
from flibuste.games.briskars.state import Battlefield
from flibuste.kernel.chance import Chance, faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, told, top, who, why
from tests.games.briskars.drawn import board

ONE = who("1.1")
TWO = who("2.1")


def struck(s: Battlefield, attack: int, defence: int, *rest: int, kind: str = "attack", by: str = "defend") -> None:
    """Let 1.1 strike 2.1 once without boosts; the rest of the dice follow the defence."""
    do(s, f"{kind} 2.1")
    if can(s, "with 0"):
        do(s, "with 0")
    do(s, "roll", faces(attack))
    answers(s, "keep", by)
    if s.ap[TWO] == 0:
        raise AssertionError("give the defender a point, so that he is asked")
    do(s, "roll", faces(defence))
    do(s, "keep", faces(*rest))


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


# defending


def test_a_defence_that_is_equal_holds() -> None:
    """Attack 15, defence 15: no damage.

    Rule: BK-DEF-02, BK-DIC-22, BK-DIC-12.
    """
    s = battle("1.1 bogdan H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    struck(s, 7, 10)
    assert last(s, "rolled")["total"] == 15
    assert s.hp[TWO] == 32


def test_a_critical_attack_can_be_defended() -> None:
    """Rule: BK-DIC-12."""
    s = battle("1.1 loup-de-mer H8", "2.1 maruti H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(10))
    answers(s, "keep", "defend")
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(9))
    do(s, "keep")
    assert s.hp[TWO] == 32


def test_defending_is_free_and_uses_constitution() -> None:
    """Rule: BK-DEF-03, BK-CHR-10."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    s.ap[TWO] = 0
    do(s, "roll", faces(2))
    do(s, "keep")
    assert options(s) == ["defend"]
    do(s, "defend", faces(8))
    assert last(s, "rolled")["total"] == 4 + 8


def test_a_failed_defence_fails_even_when_it_is_higher() -> None:
    """Rule: BK-DIC-23, BK-DEF-15."""
    s = battle("1.1 spike H8", "2.1 maruti H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    answers(s, "keep", "defend")
    for _ in range(3):
        do(s, "add_point")
    do(s, "roll", faces(1))
    do(s, "keep")
    assert s.hp[TWO] == 32 - 2


def test_a_dodge_costs_2_and_moves_half() -> None:
    """Rule: BK-DEF-04, BK-CHR-10, BK-DIS-11, BK-DEF-06."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    answers(s, "keep", "dodge")
    assert s.ap[TWO] == 5
    do(s, "roll", faces(9))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 4 + 3 + 9
    assert s.waiting == 2
    assert can(s, "at H11")
    assert not can(s, "at H12")
    do(s, "at H11")
    assert s.active == ONE


def test_a_dodge_move_may_be_left() -> None:
    """Rule: BK-DEF-06."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    answers(s, "keep", "dodge")
    do(s, "roll", faces(9))
    answers(s, "keep", "stop")
    assert square_name(s.place[TWO]) == "H9"


def test_a_won_counter_attack_strikes_back_inside_the_attack() -> None:
    """It can be answered by any defence, a counter-attack included; then the active one goes on.

    Rule: BK-DEF-07, BK-DEF-08, BK-DEF-09.
    """
    s = battle("1.1 abelii H8", "2.1 zhan-bao H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    answers(s, "keep", "counter")
    assert s.ap[TWO] == 8 - 3
    do(s, "roll", faces(9))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 4 + 5 + 9
    do(s, "strike")
    assert [type(step).__name__ for step in s.stack] == [
        "Battle", "Activation", "Strike", "Attack", "Attack", "Roll",
    ]  # fmt: skip
    do(s, "roll", faces(8))
    do(s, "keep")
    assert can(s, "counter")
    do(s, "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(6, 5))
    assert s.hp[ONE] == 32 - (3 + 3 - 1)
    assert s.active == ONE
    assert s.waiting == 1


def test_a_won_counter_may_hold_back() -> None:
    """Rule: BK-DEF-07."""
    s = battle("1.1 abelii H8", "2.1 zhan-bao H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    answers(s, "keep", "counter")
    do(s, "roll", faces(9))
    answers(s, "keep", "hold_back")
    assert s.hp[ONE] == 32
    assert s.waiting == 1


def test_no_counter_attack_where_he_could_not_strike() -> None:
    """A spear from two squares.

    Rule: BK-DEF-10.
    """
    s = battle("1.1 birgus H8", "2.1 de-leon J8")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert why(s, "counter") == "may_not_counter"


@pytest.mark.parametrize("state", ["lying_down", "prostrate"])
def test_from_the_ground_and_prostrate_only_defend_or_dodge_in_place(state: str) -> None:
    """Rule: BK-DEF-13, BK-STA-01, BK-STA-04, BK-STA-06."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    getattr(s, state)[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert options(s) == ["defend", "dodge"]
    do(s, "dodge")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert not isinstance(s.stack[-1], Move)
    assert s.waiting == 1


def test_en_garde_adds_a_die_to_the_next_defence() -> None:
    """Rule: BK-DEF-12, BK-ACT-38, BK-ACT-39."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    s.en_garde[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(2))
    answers(s, "keep", "defend")
    do(s, "roll", faces(3, 4))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 4 + 3 + 4
    assert s.en_garde[TWO] == 0


def test_the_left_hand_rolls_a_missed_counter_once_more() -> None:
    """Rule: BK-WPN-06."""
    s = battle("1.1 abelii H8", "2.1 cortes H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "counter")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert options(s) == ["keep", "left_hand"]
    do(s, "left_hand")
    do(s, "roll", faces(10))
    do(s, "keep")
    assert can(s, "strike")


# armour


@pytest.mark.parametrize(("face", "stopped"), [(2, 1), (6, 1), (7, 3), (9, 3), (10, 8), (1, 0)])
def test_armour_stops_1_below_its_threshold_and_3_from_it(face: int, stopped: int) -> None:
    """The pair of the picture; a 10 stops all basic damage, a 1 nothing.

    Rule: BK-ARM-03, BK-ARM-04, BK-ARM-06.
    """
    s = battle("1.1 abelii H8", "2.1 spike T20")
    assert armour_stops(s, ONE, 8, face) == stopped


def blow(s: Battlefield, step: Blow, chance: Chance) -> None:
    """Deal a blow between two decisions."""
    s.call(step)
    while s.stack[-1] is step or (len(s.stack) > 1 and not s.waiting):
        s.stack[-1].resume(s, chance)
        if step not in s.stack:
            break


def hurt(s: Battlefield, basic: int, extra: int, manner: int, *dice: int) -> None:
    """Deal damage to 1.1."""
    waiting = s.waiting
    s.waiting = 0
    blow(s, Blow(ONE, TWO, basic, extra, manner), faces(*dice))
    s.waiting = waiting


def test_every_test_ticks_a_square_and_a_1_ticks_two() -> None:
    """Rule: BK-ARM-01, BK-ARM-02, BK-ARM-06, BK-ARM-16."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 4, 0, 0, 5)
    assert (s.hp[ONE], s.lc[ONE]) == (32 - 3, 5)
    hurt(s, 4, 0, 0, 1)
    assert (s.hp[ONE], s.lc[ONE]) == (32 - 7, 3)


def test_critical_damage_passes_an_armour_that_stops_everything_else() -> None:
    """1D10 + 10 against a 10: 10 pass.

    Rule: BK-ARM-04, BK-ARM-05.
    """
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 7, 10, 0, 10)
    assert s.hp[ONE] == 32 - 10


def test_armour_piercing_ticks_1d5_more() -> None:
    """Rule: BK-ARM-07."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 4, 0, PIERCING, 5, 6)
    assert s.lc[ONE] == 6 - 1 - 3


def test_artillery_leaves_no_square() -> None:
    """Rule: BK-ARM-08."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 9, 0, ARTILLERY, 8)
    assert (s.hp[ONE], s.lc[ONE]) == (32 - 6, 0)


def test_without_squares_there_is_no_test_and_the_last_one_counts() -> None:
    """Rule: BK-ARM-09."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    s.lc[ONE] = 1
    hurt(s, 4, 0, 0, 8)
    assert (s.hp[ONE], s.lc[ONE]) == (31, 0)
    hurt(s, 4, 0, 0)
    assert s.hp[ONE] == 27


def test_no_damage_no_test_and_never_less_than_none() -> None:
    """Rule: BK-ARM-13, BK-ARM-14, BK-CHR-06."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 0, 0, 0)
    assert s.lc[ONE] == 6
    hurt(s, 2, 0, 0, 8)
    assert s.hp[ONE] == 32


def test_a_spell_lowers_what_is_left_and_another_voids_the_hit() -> None:
    """Rule: BK-ARM-17."""
    from flibuste.games.briskars import lasting
    from flibuste.games.briskars.lasting import Lasting

    s = battle("1.1 abelii H8", "2.1 spike T20")
    s.lasting.append(Lasting(lasting.DAMAGE, ONE, 2, ONE, 2, False))
    hurt(s, 6, 0, 0, 5)
    assert s.hp[ONE] == 32 - 3
    s.lasting = [Lasting(lasting.UNTOUCHED, ONE, 1, ONE, 1, False)]
    hurt(s, 6, 0, 0)
    assert (s.hp[ONE], s.lc[ONE], len(s.lasting)) == (29, 5, 0)


def test_the_attacker_sees_no_cover_in_ordinary_melee() -> None:
    """Rule: BK-COV-01."""
    s = battle("1.1 birgus H8", "2.1 milicien H10", ground=board({"H9": "o"}))
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(5))
    answers(s, "keep", "defend")
    do(s, "roll", faces(5))
    do(s, "keep", faces(9))
    assert "cover" not in last(s, "rolled")["reasons"]


def test_last_hope_makes_blows_cheaper() -> None:
    """Rule: BK-ACT-41, BK-AP-05."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    do(s, "activate 1.1")
    s.hope[ONE] = 1
    do(s, "attack 2.1")
    assert s.ap[ONE] == 7 - 1
    assert isinstance(s.stack[-1], Roll)
