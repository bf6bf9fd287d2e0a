"""Chapter 13: defending, dodging, countering."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.movement.moves import Move
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, who, why

from .positions import struck

ONE = who("1.1")


TWO = who("2.1")


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
    do(s, "boost 3", faces(1))
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
    do(s, "left_hand", faces(10))
    do(s, "keep")
    assert can(s, "strike")
