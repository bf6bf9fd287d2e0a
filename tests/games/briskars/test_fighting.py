"""Chapters 15, 28, 29: scuffles and holds, disengagement, pushes and crashes."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.allowance import movement
from flibuste.games.briskars.disengaging import Disengagement
from flibuste.games.briskars.distance import square_name
from flibuste.games.briskars.ground import Ground
from flibuste.games.briskars.rising import Rise
from flibuste.games.briskars.state import BY_BLOW, BY_SHOCK, Battlefield
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, told, top, who, why
from tests.games.briskars.drawn import board

ONE = who("1.1")
TWO = who("2.1")


def scuffle(text: str, mine: int, theirs: int, *placed: str, rest: tuple[int, ...] = ()) -> Battlefield:
    """Let 1.1 scuffle with 2.1, one die each, no boosts."""
    s = battle(*(placed or ("1.1 de-leon H8", "2.1 milicien H9")))
    answers(s, "activate 1.1", text)
    do(s, "roll", faces(mine))
    if theirs:
        do(s, "keep")
        do(s, "roll", faces(theirs))
    do(s, "keep", faces(*rest))
    return s


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
    from flibuste.games.briskars.leaving import fall, leave, prostrate

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
    answers(s, "activate 1.1", "add_point")
    do(s, "add_die", faces(9, 6))
    assert s.stunned[ONE] == 0
    s = battle("1.1 dixon H8", "2.1 maruti H15")
    s.stunned[ONE] = BY_BLOW
    s.lying_down[ONE] = 1
    s.ap[ONE] = 2
    do(s, "activate 1.1")
    do(s, "roll", faces(9))
    assert isinstance(top(s, Rise), Rise)
    do(s, "reroll 0", faces(2))
    assert s.stunned[ONE] == 0


def test_the_plainly_stunned_get_up_like_anybody() -> None:
    """Rule: BK-STA-03, BK-MOV-34."""
    s = battle("1.1 dixon H8", "2.1 maruti H15")
    s.stunned[ONE] = BY_SHOCK
    s.lying_down[ONE] = 1
    answers(s, "activate 1.1", "get_up", "free")
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


# disengaging


def leave_melee(mine: int, theirs: int, *placed: str, rest: tuple[int, ...] = ()) -> Battlefield:
    """Let 1.1 disengage, one die each."""
    s = battle(*(placed or ("1.1 de-leon H8", "2.1 milicien H9")))
    answers(s, "activate 1.1", "disengage")
    do(s, "roll", faces(mine))
    if theirs:
        do(s, "keep")
        do(s, "roll", faces(theirs))
    do(s, "keep", faces(*rest))
    return s


def test_disengaging_costs_2_and_frees_the_way() -> None:
    """C + D against C + S, higher is free; then the movement at its own cost.

    Rule: BK-DIS-01, BK-DIS-02, BK-DIS-04, BK-DIS-08, BK-DIS-09.
    """
    s = leave_melee(6, 6)
    assert s.ap[ONE] == 5
    answers(s, "walk", "at H5")
    assert s.freed == 0
    assert can(s, "lie_down")


def test_a_tie_holds_him_back_and_he_may_try_again() -> None:
    """Rule: BK-DIS-02, BK-DIS-04, BK-DIS-12."""
    s = leave_melee(5, 6)
    assert told(s, "held-back") == 1
    assert can(s, "disengage")
    do(s, "walk")
    assert not can(s, "at H5")


def test_a_failure_throws_him_down_and_hurts_him() -> None:
    """1D5, armour allowed; the preventer does not roll; he may get up.

    Rule: BK-DIS-04, BK-DIS-05.
    """
    s = leave_melee(1, 0, rest=(6, 5))
    assert s.lying_down[ONE] == 1
    assert s.hp[ONE] == 26 - 2
    assert can(s, "get_up")


def test_a_critical_is_free_whatever_the_total_and_hurts_the_preventer() -> None:
    """Rule: BK-DIS-04, BK-DIS-06."""
    s = battle("1.1 de-leon H8", "2.1 maruti H9")
    answers(s, "activate 1.1", "disengage")
    do(s, "roll", faces(10))
    do(s, "keep")
    do(s, "roll", faces(9))
    do(s, "keep", faces(7))
    assert last(s, "rolled")["total"] == 5 + 6 + 9
    assert s.hp[TWO] == 32 - 4
    assert s.freed != 0


def test_a_failure_of_the_preventer_frees_him() -> None:
    """Rule: BK-DIS-07."""
    s = leave_melee(2, 1)
    assert s.freed != 0


def test_several_holders_choose_one_who_gets_1_for_each_other() -> None:
    """Rule: BK-DIS-03."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9", "2.2 milicien G8", "2.3 milicien I8")
    answers(s, "activate 1.1", "disengage")
    assert s.waiting == 2
    assert options(s) == ["on 2.1", "on 2.2", "on 2.3"]
    do(s, "on 2.2")
    do(s, "roll", faces(5))
    do(s, "keep")
    do(s, "roll", faces(5))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 3 + 3 + 2 + 5


def test_the_birgus_prevents_better() -> None:
    """Rule: BK-DIS-02, BK-CHR-12."""
    s = battle("1.1 de-leon H8", "2.1 birgus H9")
    answers(s, "activate 1.1", "disengage")
    do(s, "roll", faces(5))
    do(s, "keep")
    do(s, "roll", faces(5))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 5 + 4 + 2 + 5


def test_of_several_bands_the_one_with_most_holders_prevents() -> None:
    """Rule: BK-DIS-13, BK-MLT-07."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9", "3.1 milicien G8", "3.2 milicien I8", seats=3)
    answers(s, "activate 1.1", "disengage")
    assert s.waiting == 4
    assert options(s) == ["on 3.1", "on 3.2"]
    assert isinstance(top(s, Disengagement), Disengagement)


def test_the_unable_hold_nobody() -> None:
    """Rule: BK-DIS-11, BK-STA-05."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9")
    s.lying_down[TWO] = 1
    do(s, "activate 1.1")
    assert why(s, "disengage") == "not_in_melee"
    do(s, "walk")
    assert can(s, "at H5")


def test_who_enters_a_zone_again_is_held_again() -> None:
    """Rule: BK-DIS-10."""
    s = leave_melee(9, 2, "1.1 de-leon H8", "2.1 milicien H9")
    answers(s, "walk", "at H7", "walk", "at H8")
    do(s, "disengage")
    assert s.ap[ONE] == 7 - 2 - 2 - 2


# pushes and crashes


def maruti_pushes(die: int, ground: Ground | None = None, *more: str, rest: tuple[int, ...] = ()) -> Battlefield:
    """Maruti's thrust: 3 damage and a push of 1D5."""
    s = battle("1.1 maruti H8", "2.1 dixon H9", *more, ground=ground)
    answers(s, "activate 1.1", "thrust 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(die))
    return s


def test_a_push_goes_away_from_its_source() -> None:
    """Rule: BK-CRA-07, BK-GRD-15, BK-GRD-16."""
    s = maruti_pushes(6)
    do(s, "pick 3")
    assert square_name(s.place[TWO]) == "H12"
    assert s.hp[TWO] == 22 - 3


def test_two_knocked_together_suffer_1d5_each() -> None:
    """Rule: BK-CRA-01, BK-CRA-04."""
    s = maruti_pushes(6, None, "2.2 dixon H11")
    do(s, "pick 3", faces(4, 9))
    assert square_name(s.place[TWO]) == "H10"
    assert (s.hp[TWO], s.hp[who("2.2")]) == (22 - 3 - 2, 22 - 5)


def test_scenery_stops_him_and_suffers_too() -> None:
    """A wall of 8 SP loses 1D5 - 2.

    Rule: BK-CRA-02, BK-CRA-04.
    """
    s = maruti_pushes(6, board({"H11": "#"}))
    do(s, "pick 3", faces(4, 9))
    assert square_name(s.place[TWO]) == "H10"
    assert s.hp[TWO] == 22 - 3 - 2
    assert s.ground.points[s.place[TWO] + 20] == 8 - 3


def test_an_element_without_points_breaks_if_it_loses_one() -> None:
    """Rule: BK-CRA-03."""
    s = maruti_pushes(6, board({"H11": "a"}))
    do(s, "pick 3", faces(4, 5))
    assert s.ground.element(s.place[TWO] + 20) == -1
    s = maruti_pushes(6, board({"H11": "a"}))
    do(s, "pick 3", faces(4, 4))
    assert s.ground.element(s.place[TWO] + 20) >= 0


def test_the_edge_of_the_map_holds_him() -> None:
    """Rule: BK-CRA-05, BK-CRA-06."""
    s = battle("1.1 maruti H18", "2.1 dixon H19")
    answers(s, "activate 1.1", "thrust 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(6))
    do(s, "pick 3", faces(4))
    assert square_name(s.place[TWO]) == "H20"
    assert s.hp[TWO] == 22 - 3 - 2


def test_pushed_over_a_drop_he_must_land() -> None:
    """Rule: BK-MOV-27."""
    s = battle("1.1 maruti H8", "2.1 dixon H9", ground=board(heights={"H8": "6", "H9": "6"}))
    answers(s, "activate 1.1", "thrust 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(2))
    do(s, "pick 1")
    assert last(s, "pushed")["n"] == 1
    do(s, "roll", faces(5))
    do(s, "keep", faces(6))
    assert s.hp[TWO] == 22 - 3 - 6
