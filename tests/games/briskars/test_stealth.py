"""Chapter 18: kneeling, aiming, hiding, looking out."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.sight import IN_COVER, OPEN
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, reasons, who, why
from tests.games.briskars.drawn import board

ONE = who("1.1")


TWO = who("2.1")


def passed(s: Battlefield, *dice: int) -> None:
    """Roll without boosts."""
    do(s, "roll", faces(*dice))
    if can(s, "keep"):
        do(s, "keep")


def test_kneeling_behind_half_his_size_is_cover() -> None:
    """Rule: BK-ACT-25, BK-ACT-26."""
    s = battle("1.1 de-leon H12", "2.1 marten H6", ground=board({"H11": "o"}, heights={"H6": "6"}))
    assert cover(s, TWO, ONE) == OPEN
    answers(s, "activate 1.1", "kneel")
    assert (cover(s, TWO, ONE), s.ap[ONE]) == (IN_COVER, 6)
    answers(s, "walk", "at I12")
    assert s.kneeling[ONE] == 0


@pytest.mark.parametrize(("face", "ignored"), [(2, True), (1, False)])
def test_aiming_cancels_cover_for_one_shot(face: int, ignored: bool) -> None:
    """D 4 x 2 against 10.

    Rule: BK-ACT-27, BK-COV-03.
    """
    s = battle("1.1 arbaletrier H8", "2.1 milicien H12", ground=board({"H11": "o"}))
    answers(s, "activate 1.1", "aim 2.1")
    passed(s, face)
    do(s, "shoot 2.1")
    do(s, "roll", faces(3))
    answers(s, "keep", "defend")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert ("cover" in reasons(s)) is not ignored
    assert s.aimed == -1


def test_from_the_knee_aiming_needs_no_roll_and_another_action_loses_it() -> None:
    """Rule: BK-ACT-28, BK-ACT-29."""
    s = battle("1.1 arbaletrier H8", "2.1 milicien H12", ground=board({"H11": "o"}))
    answers(s, "activate 1.1", "kneel", "aim 2.1")
    assert (s.aimed, s.ap[ONE]) == (TWO, 4)
    do(s, "en_garde")
    assert s.aimed == -1


def test_a_melee_thrust_does_not_keep_an_aim() -> None:
    """An aim is for one shot or throw (p. 20): a thrust at somebody beside him is another action.

    Rule: BK-ACT-29.
    """
    s = battle("1.1 bogdan H8", "2.1 milicien H12", "2.2 milicien H9", ground=board({"H11": "o"}))
    do(s, "activate 1.1")
    s.aimed = TWO
    do(s, "thrust 2.2")
    assert s.aimed == -1


def test_hiding_needs_cover_and_fails_only_on_a_1() -> None:
    """Rule: BK-ACT-30, BK-ACT-32."""
    s = battle("1.1 de-leon H12", "2.1 marten H6")
    do(s, "activate 1.1")
    assert why(s, "hide") == "no_cover"
    for face, hidden in ((1, 0), (2, 1)):
        s = battle("1.1 de-leon H12", "2.1 marten H6", ground=board({"H11": "o"}))
        answers(s, "activate 1.1", "hide")
        passed(s, face)
        assert s.hidden[ONE] == hidden
    answers(s, "walk", "at H13")
    assert s.hidden[ONE] == 0


def test_the_hidden_come_out_when_they_strike_or_lose_their_cover() -> None:
    """Rule: BK-ACT-32."""
    s = battle("1.1 de-leon H12", "2.1 marten H6", "2.2 spike H13", ground=board({"H11": "o"}))
    s.hidden[ONE] = 1
    answers(s, "activate 1.1", "attack 2.2")
    assert s.hidden[ONE] == 0
    s = battle("1.1 de-leon H12", "2.1 marten H6", ground=board({"H11": "o"}))
    s.hidden[ONE] = 1
    answers(s, "activate 1.1", "smash")
    passed(s, 9)
    assert s.hidden[ONE] == 0


def test_looking_reveals_the_hidden_once_per_round() -> None:
    """C 3 + M 4 against 12.

    Rule: BK-ACT-33, BK-RND-17.
    """
    s = battle("1.1 marten H6", "2.1 de-leon H12", ground=board({"H11": "o"}))
    s.hidden[TWO] = 1
    answers(s, "activate 1.1", "look 2.1")
    passed(s, 4)
    assert s.hidden[TWO] == 1
    assert why(s, "look 2.1") == "tried_already"
    s.looked[ONE] = 0
    do(s, "look 2.1")
    passed(s, 5)
    assert s.hidden[TWO] == 0
    assert why(s, "look 2.1") == "not_hidden"
