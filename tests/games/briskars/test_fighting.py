"""Chapters 15, 28, 29: scuffles and holds, disengagement, pushes and crashes."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import BY_BLOW, BY_SHOCK
from flibuste.games.briskars.fighting.rising import Rise
from flibuste.games.briskars.movement.allowance import movement
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, top, who, why

from .positions import scuffle

ONE = who("1.1")
TWO = who("2.1")


# restraining


def test_a_won_restraint_is_a_hold_in_which_nobody_does_anything() -> None:
    """Rule: BK-FGT-01, BK-FGT-02, BK-FGT-03."""
    s = scuffle("restrain 2.1", 6, 5)
    assert (s.holding[ONE], s.held_by[TWO]) == (TWO, ONE)
    assert s.ap[ONE] == 7
    assert options(s) == ["end", "release_hold"]
    assert why(s, "attack 2.1") == "in_a_hold"


def test_the_passive_side_wins_a_tie() -> None:
    """S 4 + 5 against S 3 + 6.

    Rule: BK-FGT-01, BK-FGT-08, BK-DIC-22.
    """
    s = scuffle("restrain 2.1", 5, 6)
    assert s.holding[ONE] == -1
    assert why(s, "restrain 2.1") == "tried_already"


def test_the_holder_lets_go_in_his_own_activation() -> None:
    """Rule: BK-FGT-04."""
    s = scuffle("restrain 2.1", 6, 5)
    do(s, "release_hold")
    assert s.held_by[TWO] == -1
    assert can(s, "attack 2.1")


def test_the_held_one_may_try_once_and_then_acts() -> None:
    """Rule: BK-FGT-05, BK-FGT-07, BK-AP-04."""
    s = scuffle("restrain 2.1", 6, 5)
    do(s, "end")
    do(s, "activate 2.1")
    assert options(s) == ["end", "break_hold"]
    do(s, "break_hold")
    do(s, "roll", faces(3))
    do(s, "keep")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert why(s, "break_hold") == "tried_already"
    s = scuffle("restrain 2.1", 6, 5)
    do(s, "end")
    answers(s, "activate 2.1", "break_hold")
    do(s, "roll", faces(9))
    do(s, "keep")
    do(s, "roll", faces(3))
    do(s, "keep")
    assert s.held_by[TWO] == -1
    assert can(s, "attack 1.1")


@pytest.mark.parametrize("how", ["out", "prostrate", "fallen"])
def test_a_hold_ends_when_one_leaves_or_falls(how: str) -> None:
    """Rule: BK-FGT-06."""
    from flibuste.games.briskars.field.postures import fall, prostrate
    from flibuste.games.briskars.injuries.leaving import leave

    s = scuffle("restrain 2.1", 6, 5)
    if how == "out":
        leave(s, TWO, 1)
    elif how == "prostrate":
        prostrate(s, TWO)
    else:
        fall(s, TWO)
    assert s.holding[ONE] == -1


def test_third_parties_hit_whoever_is_in_a_hold() -> None:
    """Rule: BK-FGT-03, BK-ATK-07."""
    s = battle("1.1 de-leon H8", "1.2 bogdan G9", "2.1 maruti H9")
    s.holding[ONE] = TWO
    s.held_by[TWO] = ONE
    answers(s, "activate 1.2", "attack 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.hp[TWO] == 32 - 4


# head-butts and kicks


def test_a_head_butt_costs_2_and_deals_c_minus_2() -> None:
    """S + C against S + C.

    Rule: BK-FGT-09, BK-FGT-10.
    """
    s = scuffle("head_butt 2.1", 6, 3, "1.1 de-leon H8", "2.1 maruti H9")
    assert s.hp[TWO] == 32
    s = scuffle("head_butt 2.1", 9, 2, "1.1 de-leon H8", "2.1 dixon H9")
    assert s.hp[TWO] == 22 - 2
    assert s.ap[ONE] == 5


def test_a_critical_head_butt_stuns() -> None:
    """Rule: BK-FGT-11, BK-STA-02, BK-STA-03."""
    s = scuffle("head_butt 2.1", 10, 2, "1.1 de-leon H8", "2.1 dixon H9")
    assert (s.stunned[TWO], s.lying_down[TWO]) == (BY_BLOW, 1)


@pytest.mark.parametrize(("face", "up"), [(5, True), (6, False), (1, True), (10, False)])
def test_getting_up_from_a_blow_is_a_morale_roll(face: int, up: bool) -> None:
    """C 3 + M 3: under 6. It counts as no missed morale roll.

    Rule: BK-FGT-11, BK-FGT-12, BK-STA-03.
    """
    s = battle("1.1 dixon H8", "1.2 spike A1", "2.1 maruti H15")
    s.stunned[ONE] = BY_BLOW
    s.lying_down[ONE] = 1
    s.ap[ONE] = 0
    do(s, "activate 1.1", faces(face))
    assert (s.active == ONE) is up
    assert (s.lying_down[ONE] == 0) is up
    assert s.misses[ONE] == 0


def test_getting_up_may_be_boosted_downwards() -> None:
    """Each point lowers the result, a die more and the lowest counts, 2 AP re-roll.

    Rule: BK-FGT-13, BK-BST-07.
    """
    s = battle("1.1 dixon H8", "2.1 maruti H15")
    s.stunned[ONE] = BY_BLOW
    s.lying_down[ONE] = 1
    s.ap[ONE] = 4
    answers(s, "activate 1.1")
    do(s, "boost 1+1d", faces(6, 9))
    assert s.stunned[ONE] == 0
    roll = last(s, "morale-rolled")
    assert (roll["dice"], roll["amounts"], roll["reasons"], roll["total"]) == ([6], [-1], ["boost"], 5)
    s = battle("1.1 dixon H8", "2.1 maruti H15")
    s.stunned[ONE] = BY_BLOW
    s.lying_down[ONE] = 1
    s.ap[ONE] = 2
    do(s, "activate 1.1")
    do(s, "roll", faces(9))
    assert isinstance(top(s, Rise), Rise)
    do(s, "reroll 0", faces(2))
    assert s.stunned[ONE] == 0


@pytest.mark.parametrize(("face", "up"), [(1, True), (2, False)])
def test_everybody_gets_up_on_a_natural_1(face: int, up: bool) -> None:
    """Whatever a spell adds.

    Rule: BK-FGT-12, BK-MOR-06.
    """
    s = battle("1.1 dixon H8", "1.2 spike A1", "2.1 maruti H15")
    s.lasting.append(Lasting(lasting.MORALE, ONE, 20, ONE, 5, True))
    s.stunned[ONE] = BY_BLOW
    s.lying_down[ONE] = 1
    s.ap[ONE] = 0
    do(s, "activate 1.1", faces(face))
    assert (s.lying_down[ONE] == 0) is up


@pytest.mark.parametrize(("face", "up"), [(9, True), (10, False)])
def test_nobody_gets_up_on_a_natural_10(face: int, up: bool) -> None:
    """Abelii, C 5 + M 4, takes 2 points off: a 9 is a 7, a 10 would be an 8 and is a failure all the same.

    Rule: BK-FGT-12, BK-MOR-06.
    """
    s = battle("1.1 abelii H8", "1.2 spike A1", "2.1 maruti H15")
    s.stunned[ONE] = BY_BLOW
    s.lying_down[ONE] = 1
    s.ap[ONE] = 2
    do(s, "activate 1.1")
    do(s, "boost 2", faces(face))
    assert (s.lying_down[ONE] == 0) is up


def test_the_plainly_stunned_get_up_like_anybody() -> None:
    """Rule: BK-STA-03, BK-MOV-34."""
    s = battle("1.1 dixon H8", "2.1 maruti H15")
    s.stunned[ONE] = BY_SHOCK
    s.lying_down[ONE] = 1
    answers(s, "activate 1.1", "get_up")
    assert (s.stunned[ONE], s.lying_down[ONE]) == (0, 0)


def test_a_kick_deals_d_minus_2_and_slows_on_a_critical() -> None:
    """D + C against D + C; each critical 1 movement for 3 rounds, and they add up.

    Rule: BK-FGT-14, BK-FGT-15, BK-FGT-16.
    """
    s = scuffle("kick 2.1", 10, 2, "1.1 de-leon H8", "2.1 dixon H9")
    assert s.hp[TWO] == 22 - 1
    assert movement(s, TWO) == 8
    do(s, "kick 2.1")
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(10))
    do(s, "keep")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert movement(s, TWO) == 4


def test_a_slow_lasts_three_of_his_activations() -> None:
    """Rule: BK-FGT-16, BK-RND-16."""
    s = scuffle("kick 2.1", 10, 2, "1.1 de-leon H8", "2.1 dixon H9")
    do(s, "end")
    for k in range(3):
        assert movement(s, TWO) == 8
        answers(s, "activate 2.1", "end")
        if k < 2:
            answers(s, "activate 1.1", "end")
    assert movement(s, TWO) == 10


def test_a_failed_kick_ends_the_activation_standing() -> None:
    """Rule: BK-FGT-17."""
    s = scuffle("kick 2.1", 1, 0)
    assert s.active == -1
    assert (s.lying_down[ONE], s.ap[ONE]) == (0, 5)


def test_whoever_cannot_defend_does_not_roll_against_a_kick() -> None:
    """And a second restraint on a held one is impossible.

    Rule: BK-FGT-18.
    """
    s = battle("1.1 de-leon H8", "2.1 dixon H9")
    s.stunned[TWO] = BY_SHOCK
    answers(s, "activate 1.1", "kick 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.hp[TWO] == 22 - 1
    s = battle("1.1 de-leon H8", "1.2 cortes G9", "2.1 dixon H9")
    s.holding[who("1.2")] = TWO
    s.held_by[TWO] = who("1.2")
    do(s, "activate 1.1")
    assert why(s, "restrain 2.1") == "in_a_hold"
