"""Chapters 19 to 21: shots, cover, ranges, rates and reloading."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.arms import is_shooting_thrust
from flibuste.games.briskars.field.characteristics import has_effect
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.movement.moves import Move
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, top, who, why
from tests.games.briskars.drawn import board

ONE = who("1.1")
TWO = who("2.1")


def test_marten_with_10_10_4_makes_34_and_three_copies_of_the_damage() -> None:
    """D 5: 5x2 + 24 = 34; 1D5+3 three times.

    Rule: BK-DIC-18, BK-DIC-19, BK-SHO-01, BK-SHO-06, BK-CHR-09.
    """
    s = battle("1.1 marten H1", "2.1 maruti H9")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(10))
    do(s, "follow_up 1", faces(4))
    do(s, "keep")
    assert (top(s, Attack).total, top(s, Attack).criticals) == (34, 2)
    do(s, "defend")
    do(s, "roll", faces(5))
    do(s, "keep", faces(1, 4, 10))
    assert s.hp[TWO] == 32 - (1 + 2 + 5 + 9)


@pytest.mark.parametrize(("square", "change"), [("H13", 1), ("H14", 0), ("H17", 0), ("H18", -3)])
def test_range_changes_the_damage(square: str, change: int) -> None:
    """Blunderbuss 5/8: 4 fathoms +1, 5 and 8 nothing, 9 fathoms -3.

    Rule: BK-SHO-07, BK-SHO-08, BK-SHO-09, BK-FIR-14.
    """
    s = battle("1.1 bogdan H8", f"2.1 maruti {square}")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(7))
    assert s.hp[TWO] == 32 - (4 + 1 + change)


def test_bogdan_with_a_critical_doubles_and_the_range_counts_once() -> None:
    """Near: 2D5 + 2; beyond the maximum: 2D5 + 2 - 3.

    Rule: BK-SHO-06, BK-SHO-10, BK-DIC-19, BK-FIR-04.
    """
    for square, change in (("H14", 0), ("H18", -3)):
        s = battle("1.1 bogdan H8", f"2.1 maruti {square}")
        answers(s, "activate 1.1", "shoot 2.1")
        do(s, "roll", faces(10))
        answers(s, "keep", "defend")
        do(s, "roll", faces(2))
        do(s, "keep", faces(3, 9))
        assert s.hp[TWO] == 32 - (2 + 5 + 2 + change)


def test_damage_is_never_under_nothing() -> None:
    """Rule: BK-SHO-09, BK-DIC-05."""
    s = battle("1.1 bogdan H8", "2.1 maruti H18")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(1))
    assert s.hp[TWO] == 32


def test_no_shot_in_contact_and_reach_does_not_prevent_one() -> None:
    """Rule: BK-SHO-03."""
    s = battle("1.1 marten H8", "2.1 milicien H9", "2.2 birgus P8")
    do(s, "activate 1.1")
    assert why(s, "shoot 2.2") == "in_contact"
    s.prostrate[TWO] = 1
    assert can(s, "shoot 2.2")
    s = battle("1.1 marten H8", "2.1 birgus J8")
    do(s, "activate 1.1")
    assert can(s, "shoot 2.1")


def test_no_shot_at_what_cannot_be_seen() -> None:
    """Rule: BK-SHO-02, BK-COV-02."""
    s = battle("1.1 marten H8", "2.1 milicien H12", ground=board({"G10": "#", "H10": "#", "I10": "#"}))
    do(s, "activate 1.1")
    assert why(s, "shoot 2.1") == "out_of_sight"


def test_opponents_block_the_line_allies_do_not() -> None:
    """Rule: BK-ZOC-11."""
    s = battle("1.1 marten H8", "2.1 milicien H10", "2.2 milicien H12")
    do(s, "activate 1.1")
    assert why(s, "shoot 2.2") == "out_of_sight"
    s = battle("1.1 marten H8", "1.2 spike H10", "2.2 milicien H12")
    do(s, "activate 1.1")
    assert can(s, "shoot 2.2")


def test_the_hidden_are_shot_only_from_where_they_have_no_cover() -> None:
    """Rule: BK-ACT-30, BK-ACT-31, BK-SHO-02."""
    s = battle("1.1 marten H8", "2.1 milicien H12", ground=board({"H11": "o"}))
    s.hidden[TWO] = 1
    do(s, "activate 1.1")
    assert why(s, "shoot 2.1") == "target_hidden"
    s = battle("1.1 marten H8", "2.1 milicien H12")
    s.hidden[TWO] = 1
    do(s, "activate 1.1")
    assert can(s, "shoot 2.1")


def test_the_books_sum_of_all_modifiers() -> None:
    """D 4 rolls 6 on a target two fathoms lower: 16; C 3, in a melee and in cover, rolls 7: 16: defended.

    Rule: BK-SHO-11, BK-SHO-12, BK-SHO-18, BK-SHO-19, BK-COV-03, BK-COV-09.
    """
    ground = board({"H11": "C"}, heights={"H8": "4"})
    s = battle("1.1 arbaletrier H8", "1.2 milicien G12", "2.1 milicien H12", ground=ground)
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(6))
    do(s, "keep")
    assert top(s, Attack).total == 16
    do(s, "defend")
    do(s, "roll", faces(7))
    do(s, "keep")
    rolled = last(s, "rolled")
    assert rolled["total"] == 16
    assert rolled["reasons"] == ["constitution", "cover", "melee"]
    assert s.hp[TWO] == 22


def test_a_defender_above_gets_2() -> None:
    """Rule: BK-SHO-11."""
    s = battle("1.1 arbaletrier H8", "2.1 milicien H12", ground=board(heights={"H12": "2"}))
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(6))
    answers(s, "keep", "defend")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 3 + 9 + 2


def test_against_a_shot_defend_or_dodge_only() -> None:
    """Unless the shooter stands in the defender's zone.

    Rule: BK-DEF-11.
    """
    s = battle("1.1 marten H8", "2.1 milicien H12")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(6))
    do(s, "keep")
    assert options(s) == ["defend", "dodge"]
    s = battle("1.1 marten H8", "2.1 birgus J8")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(6))
    do(s, "keep")
    assert can(s, "counter")


def test_a_dodge_from_a_shot_never_comes_nearer() -> None:
    """Rule: BK-DEF-05."""
    s = battle("1.1 marten H8", "2.1 zhan-bao H12")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(3))
    answers(s, "keep", "dodge")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert can(s, "at H13")
    assert can(s, "at I12")
    assert not can(s, "at H11")
    assert not can(s, "at G11")


def test_a_dodge_behind_cover_stays_or_leaves() -> None:
    """Staying gives +3 and must end in cover; leaving gives nothing and is free.

    Rule: BK-COV-04.
    """
    for answer, total in (("stay", 3 + 3 + 8 + 3), ("leave", 3 + 3 + 8)):
        s = battle("1.1 spike A1", "1.2 marten H8", "2.1 milicien H12", ground=board({"H11": "o"}))
        answers(s, "activate 1.2", "shoot 2.1")
        do(s, "roll", faces(3))
        answers(s, "keep", "dodge")
        assert options(s) == ["stay", "leave"]
        do(s, answer)
        do(s, "roll", faces(8))
        do(s, "keep")
        assert last(s, "rolled")["total"] == total
        if answer == "stay":
            assert top(s, Move).cover_from == who("1.2")
            assert not can(s, "at I13")


def test_small_elements_hide_no_giant() -> None:
    """Rule: BK-COV-06, BK-COV-05."""
    s = battle("1.1 marten H8", "2.1 abelii H13", ground=board({"H12": "o"}))
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(3))
    answers(s, "keep", "dodge")
    assert "stay" not in options(s)


def test_a_missed_shot_hits_nobody() -> None:
    """Rule: BK-SHO-14, BK-SHO-05, BK-SHO-04."""
    s = battle("1.1 marten H8", "2.1 milicien H12", "2.2 milicien H13")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert (s.hp[TWO], s.hp[who("2.2")]) == (22, 22)
    assert s.loaded[ONE * 4 + 1] + s.loaded[ONE * 4] == 0


def test_each_shot_uses_one_and_an_empty_weapon_must_be_reloaded() -> None:
    """Rule: BK-REL-01, BK-REL-02, BK-REL-03, BK-REL-04, BK-SHO-16."""
    s = battle("1.1 bogdan H8", "2.1 maruti H13")
    do(s, "activate 1.1")
    gun = next(k for k in range(4) if s.loaded[k] == 2)
    assert why(s, f"reload {gun}") == "fully_loaded"
    for left in (1, 0):
        do(s, "shoot 2.1")
        do(s, "roll", faces(1))
        do(s, "keep")
        assert s.loaded[gun] == left
    assert why(s, "shoot 2.1") == "weapon_empty"
    do(s, f"reload {gun}")
    assert (s.loaded[gun], s.ap[ONE]) == (2, 7 - 2 - 2 - 3)


def test_reloading_may_be_done_in_contact_and_before_the_weapon_is_empty() -> None:
    """Rule: BK-REL-04, BK-REL-06, BK-REL-07."""
    s = battle("1.1 bogdan H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    gun = next(k for k in range(4) if s.loaded[k] == 2)
    s.loaded[gun] = 1
    assert can(s, f"reload {gun}")


def test_a_firearm_in_unusual_hands_is_reloaded_for_5() -> None:
    """Rule: BK-REL-05, BK-EQP-13."""
    s = battle("1.1 de-leon H8 carbine", "2.1 maruti H18")
    do(s, "activate 1.1")
    gun = next(k for k in range(4) if s.loaded[k] == 1)
    s.loaded[gun] = 0
    do(s, f"reload {gun}")
    assert s.ap[ONE] == 7 - 5


def test_the_shooting_thrust_follows_shooting_rules() -> None:
    """Marten: S + D, failure on 1-2, the musket's shot is used, not in contact.

    Rule: BK-SHO-17, BK-SHO-15.
    """
    s = battle("1.1 marten H8", "2.1 maruti H15")
    answers(s, "activate 1.1", "thrust 2.1")
    assert s.ap[ONE] == 8 - 3
    do(s, "roll", faces(7))
    do(s, "keep")
    assert top(s, Attack).total == 3 + 5 + 7
    answers(s, "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(5))
    assert s.hp[TWO] == 32 - 6
    assert why(s, "shoot 2.1") == "weapon_empty"
    s = battle("1.1 marten H8", "2.1 milicien H9", "2.2 maruti H15")
    do(s, "activate 1.1")
    assert not can(s, "thrust 2.2")


def test_the_volley_of_a_multibarrelled_pistol() -> None:
    """Four shots cost 5 AP; each has its own roll and defence; a dodge moves after the last.

    Rule: BK-FIR-07, BK-FIR-08.
    """
    s = battle("1.1 skorbut H8 multibarrelled-pistol", "2.1 zhan-bao H14")
    answers(s, "activate 1.1", "volley 2.1")
    assert options(s) == ["pick 1", "pick 2", "pick 3", "pick 4"]
    do(s, "pick 4")
    assert s.ap[ONE] == 8 - 5
    do(s, "roll", faces(3))
    answers(s, "keep", "dodge")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert not isinstance(s.stack[-1], Move)
    for _ in range(3):
        do(s, "roll", faces(1))
        do(s, "keep")
    assert top(s, Move).briskar == TWO


@pytest.mark.parametrize(("weapon", "fathoms", "left"), [("dirk", 4, 0), ("tomahawk", 5, 0)])
def test_dirk_and_tomahawk_are_thrown_once(weapon: str, fathoms: int, left: int) -> None:
    """Thrown as shots; in hand they strike without being lost.

    Rule: BK-FIR-01, BK-FIR-02, BK-FIR-03, BK-SHO-15.
    """
    s = battle(f"1.1 loup-de-mer H8 {weapon}", "2.1 maruti H12")
    slot = next(k for k in range(4) if s.weapons[k] >= 0 and s.content.weapons[s.weapons[k]].id == weapon)
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.hp[TWO] == 32 - (3 if weapon == "dirk" else 4)
    assert s.weapons[slot] == -1


def test_the_harpoon_pulls_and_its_rope_breaks_on_a_failure() -> None:
    """Rule: BK-FIR-10, BK-FIR-11, BK-FIR-12, BK-FIR-15."""
    s = battle("1.1 marten H8 harpoon", "2.1 maruti H13")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(7))
    assert s.hp[TWO] == 32 - 3
    assert s.place[TWO] == s.place[ONE] + 20
    s = battle("1.1 marten H8 harpoon", "2.1 maruti H13")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert not any(s.weapons[k] >= 0 and s.content.weapons[s.weapons[k]].id == "harpoon" for k in range(4))


def test_beyond_5_fathoms_the_harpoon_pulls_nobody() -> None:
    """Rule: BK-FIR-11, BK-SHO-15."""
    s = battle("1.1 marten H8 harpoon", "2.1 maruti H16")
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(10))
    assert s.hp[TWO] == 32 - 2
    assert s.place[TWO] == s.place[ONE] + 8 * 20


def test_no_weapon_while_swimming_but_the_spur() -> None:
    """Rule: BK-ACT-22, BK-ACT-24, BK-TER-03."""
    ground = board(floors={"H8": "~"})
    s = battle("1.1 marten H8", "2.1 milicien H9", ground=ground)
    do(s, "activate 1.1")
    assert not can(s, "attack 2.1")
    assert can(s, "kick 2.1")
    s = battle("1.1 dixon H8", "2.1 milicien H9", "2.2 spike H14", ground=ground)
    do(s, "activate 1.1")
    assert can(s, "attack 2.1")
    s.prostrate[TWO] = 1
    assert not can(s, "shoot 2.2")


def test_only_a_thrust_that_says_so_is_a_shot() -> None:
    """That of the knife Marten throws is; a sword's is not, nor is that of a musket or of bare hands.

    Rule: BK-SHO-17.
    """
    s = battle("1.1 marten H8", "1.2 de-leon H10", "2.1 maruti T20")
    marten, de_leon = who("1.1"), who("1.2")
    assert [is_shooting_thrust(s, marten, slot) for slot in (0, 1)] == [False, True]
    assert s.content.weapons[s.weapons[de_leon * 4]].thrust is not None
    assert not is_shooting_thrust(s, de_leon, 0)
    assert not is_shooting_thrust(s, who("2.1"), -1)


def test_a_spell_on_the_next_shot_is_used_up_by_one() -> None:
    """The hawk's eye, what it adds and what it sees, serves a single shot.

    Rule: BK-REL-01, BK-ACT-29.
    """
    s = battle("1.1 dixon H8", "2.1 maruti H12", "2.2 spike T20")
    do(s, "activate 1.1")
    for what in (lasting.NEXT_SHOT, lasting.NEXT_SHOT_SEES):
        s.lasting.append(Lasting(what, ONE, 2, ONE, 5, True))
    do(s, "shoot 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert not has_effect(s, ONE, lasting.NEXT_SHOT)
    assert not has_effect(s, ONE, lasting.NEXT_SHOT_SEES)
