"""Chapters 10 and 11: walking, racing, assaults, jumps, landings, grounds."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.ground.ground import DEEP, DIFFICULT, ICE, SAND, Ground
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import CLIMBING, DODGING, RACING, WALKING, allowance, movement
from flibuste.games.briskars.movement.landing import landing_dice, landing_threshold
from flibuste.games.briskars.movement.paths import Reach
from flibuste.games.briskars.movement.searches import reach_of
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, options, told, top, who, why
from tests.games.briskars.drawn import board, sq

ONE = who("1.1")
FAR = "2.1 spike T20"


def squares(text: list[str]) -> set[str]:
    """Keep the squares where a move may end."""
    return {option[3:] for option in text if option.startswith("at ")}


# walking


def test_movement_5_is_five_straight_steps_or_three_diagonals() -> None:
    """Rule: BK-MOV-01, BK-GRD-07, BK-CHR-02."""
    s = battle("1.1 de-leon H8", FAR)
    answers(s, "activate 1.1", "walk")
    found = squares(options(s))
    assert {"M8", "H13", "K11", "C8"} <= found
    assert not {"N8", "L12", "H8"} & found


def test_the_first_walk_is_free_and_each_further_one_costs_2() -> None:
    """Rule: BK-MOV-02, BK-AP-06, BK-AP-02."""
    s = battle("1.1 de-leon H8", FAR)
    answers(s, "activate 1.1", "walk", "at I8")
    assert s.ap[ONE] == 7
    answers(s, "walk", "at J8")
    assert s.ap[ONE] == 5
    answers(s, "walk", "at K8", "walk", "at L8")
    assert s.ap[ONE] == 1
    assert why(s, "walk") == "not_enough_ap"


def test_on_level_ground_one_search_serves_every_number_of_jumps() -> None:
    """Rule: BK-MOV-17."""
    s, stepped = battle("1.1 de-leon H8", FAR), battle("1.1 de-leon H8", FAR, ground=board(None, {"J8": "4"}))

    assert reach_of(s, ONE, WALKING, 0, 0, 3) is reach_of(s, ONE, WALKING, 0, 0, 1)
    many, none = (reach_of(stepped, ONE, WALKING, 0, 0, jumps) for jumps in (3, 0))
    assert sq("J8") in list(many.destinations())
    assert sq("J8") not in list(none.destinations())
    assert reach_of(stepped, ONE, WALKING, 0, 0, 0) is none


def test_a_path_can_be_chosen_square_by_square_and_the_rest_is_lost() -> None:
    """Rule: BK-MOV-01, BK-MOV-03."""
    s = battle("1.1 de-leon H8", FAR)
    answers(s, "activate 1.1", "walk", "via I9", "via J9")
    assert squares(options(s)) >= {"L9", "K10"}
    assert "M9" not in squares(options(s))
    answers(s, "stop")
    assert square_name(s.place[ONE]) == "J9"
    assert s.free_move == 0


def test_a_diagonal_between_two_walls_is_closed() -> None:
    """Rule: BK-GRD-08."""
    s = battle(
        "1.1 spike H8", FAR, ground=board({"I8": "#", "H9": "#", "G8": "#", "H7": "#", "G7": "#", "G9": "#", "I7": "#"})
    )
    answers(s, "activate 1.1", "walk")
    assert s.place[ONE] == sq("H8")
    assert can(s, "lie_down")


# racing


def test_a_race_doubles_the_movement_and_ends_the_activation() -> None:
    """Rule: BK-MOV-05, BK-MOV-06."""
    s = battle("1.1 de-leon H8", FAR)
    answers(s, "activate 1.1", "race")
    assert "R8" in squares(options(s))
    assert "S8" not in squares(options(s))
    do(s, "at R8")
    assert s.active == -1
    assert s.ap[ONE] == 7 - 2


def test_a_race_must_be_the_only_action() -> None:
    """Rule: BK-MOV-06."""
    s = battle("1.1 de-leon H8", FAR)
    answers(s, "activate 1.1", "walk", "at I8")
    assert why(s, "race") == "race_alone"


def test_nobody_races_out_of_a_melee() -> None:
    """Rule: BK-MOV-07."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9")
    do(s, "activate 1.1")
    assert why(s, "race") == "must_disengage"


# jumps and landings


def test_a_step_of_one_fathom_is_free_and_one_of_two_costs_a_point() -> None:
    """1 AP in all for the first movement, 3 for a later walk.

    Rule: BK-MOV-16, BK-MOV-17, BK-MOV-19.
    """
    s = battle("1.1 de-leon H8", FAR, ground=board(heights={"I8": "2", "H9": "4"}))
    answers(s, "activate 1.1", "walk", "at I8")
    assert s.ap[ONE] == 7
    s = battle("1.1 de-leon H8", FAR, ground=board(heights={"H9": "4"}))
    answers(s, "activate 1.1", "walk", "at H9")
    assert s.ap[ONE] == 7 - 1
    s = battle("1.1 de-leon H8", FAR, ground=board(heights={"H9": "4"}))
    answers(s, "activate 1.1", "walk", "at G8", "walk", "at H9")
    assert s.ap[ONE] == 7 - 3


def test_more_than_two_fathoms_cannot_be_jumped() -> None:
    """Rule: BK-MOV-18."""
    s = battle("1.1 de-leon H8", FAR, ground=board(heights={"H9": "5"}))
    answers(s, "activate 1.1", "walk")
    assert "H9" not in squares(options(s))


def test_jumping_down_two_fathoms_needs_no_roll_three_a_landing() -> None:
    """Rule: BK-MOV-20."""
    s = battle("1.1 de-leon H8", FAR, ground=board(heights={"H8": "4"}))
    answers(s, "activate 1.1", "walk", "at H9")
    assert told(s, "rolled") == 0
    s = battle("1.1 de-leon H8", FAR, ground=board(heights={"H8": "6"}))
    answers(s, "activate 1.1", "walk", "at H9")
    assert top(s, Roll).purpose == "landing"


@pytest.mark.parametrize(("quarters", "threshold"), [(8, 13), (11, 13), (12, 15), (16, 17), (22, 19), (4, 13)])
def test_landing_thresholds(quarters: int, threshold: int) -> None:
    """2 fathoms 13, 3 fathoms 15, 4 fathoms 17.

    Rule: BK-MOV-21, BK-MOV-22.
    """
    assert landing_threshold(quarters) == threshold


@pytest.mark.parametrize(
    ("fathoms", "success", "dice"),
    [
        (3, True, 0),
        (3, False, 1),
        (5, False, 1),
        (6, False, 2),
        (7, False, 2),
        (7, True, 0),
        (8, True, 1),
        (8, False, -1),
    ],
)
def test_what_a_landing_costs(fathoms: int, success: bool, dice: int) -> None:
    """Rule: BK-MOV-23, BK-MOV-24, BK-MOV-25, BK-MOV-26."""
    assert landing_dice(fathoms * 4, success) == dice


def test_a_good_landing_goes_on_a_bad_one_ends_the_move_standing() -> None:
    """Rule: BK-MOV-21, BK-MOV-23, BK-MOV-26."""
    s = battle("1.1 de-leon H8", FAR, ground=board(heights={"H8": "6"}))
    s.armour[ONE] = -1
    answers(s, "activate 1.1", "walk", "at H9")
    do(s, "roll", faces(8))
    do(s, "keep")
    assert can(s, "at H10")
    s = battle("1.1 de-leon H8", FAR, ground=board(heights={"H8": "6"}))
    s.armour[ONE] = -1
    answers(s, "activate 1.1", "walk", "at H9")
    do(s, "roll", faces(5))
    do(s, "keep", faces(6))
    assert s.hp[ONE] == 26 - 6
    assert s.lying_down[ONE] == 0
    assert can(s, "walk")


def test_a_failed_landing_from_above_seven_is_lethal() -> None:
    """Rule: BK-MOV-25."""
    s = battle("1.1 de-leon H8", "1.2 spike A1", FAR, ground=board(heights={"H8": "g"}))
    answers(s, "activate 1.1", "walk", "at H9")
    do(s, "roll", faces(1))
    do(s, "keep")
    assert s.place[ONE] == -1


# gaps


def channel(width: int) -> Ground:
    """Draw a channel of deep water across the whole board, so many squares wide, south of row 8."""
    return board(floors={f"{column}{row}": "~" for column in "ABCDEFGHIJKLMNOPQRST" for row in range(9, 9 + width)})


@pytest.mark.parametrize(("width", "ap"), [(1, 0), (2, 1)])
def test_a_gap_is_cleared_by_a_jump(width: int, ap: int) -> None:
    """1 fathom of water for nothing, 2 for 1 AP; he is not slowed, for he never touches it (p. 15).

    Rule: BK-MOV-16, BK-MOV-17.
    """
    s = battle("1.1 de-leon H8", FAR, ground=channel(width))
    answers(s, "activate 1.1", "walk", f"at H{9 + width + 1}")
    assert (square_name(s.place[ONE]), s.ap[ONE]) == (f"H{9 + width + 1}", 7 - ap)


def test_no_jump_over_three_fathoms_nor_without_the_point_for_two() -> None:
    """He swims then, at half his movement.

    Rule: BK-MOV-17, BK-MOV-18.
    """
    s = battle("1.1 de-leon H8", FAR, ground=channel(3))
    answers(s, "activate 1.1", "walk")
    assert (can(s, "at H10"), can(s, "at H12")) == (True, False)
    s = battle("1.1 de-leon H8", FAR, ground=channel(2))
    do(s, "activate 1.1")
    s.ap[ONE] = 0
    do(s, "walk")
    assert not can(s, "at H11")


def test_a_diagonal_jump_is_longer_than_a_fathom() -> None:
    """Two squares aslant leave 1.83 fathoms between the bases: 1 AP; three are too many.

    Rule: BK-MOV-17, BK-MOV-18, BK-GRD-02.
    """
    ditch = {
        "I9": "~",
        "H9": "~",
        "I8": "~",
        "J8": "~",
        "H10": "~",
        "G8": "~",
        "G9": "~",
        "G7": "~",
        "H7": "~",
        "I7": "~",
    }
    s = battle("1.1 de-leon H8", FAR, ground=board(floors=ditch))
    answers(s, "activate 1.1", "walk", "at J10")
    assert s.ap[ONE] == 6


def test_nobody_jumps_out_of_a_zone_of_control() -> None:
    """Over the water from beside an opponent would be leaving him without a disengagement.

    Rule: BK-MOV-16, BK-DIS-01.
    """
    for other, free in ((FAR, True), ("2.1 milicien I8", False)):
        s = battle("1.1 de-leon H6", other, ground=channel(1))
        answers(s, "activate 1.1", "walk")
        assert can(s, "at H10") is free


def test_a_dodge_over_a_gap_comes_no_nearer_to_the_shooter_either() -> None:
    """The jump is open to who dodges, but not towards the gun.

    Rule: BK-DEF-05, BK-MOV-16.
    """
    s = battle("1.1 de-leon H8", FAR, ground=channel(1))
    for shooter, free in (("H1", True), ("H16", False)):
        reach = Reach(s, ONE, DODGING, 0, 0, 0, sq(shooter))
        assert (sq("H10") in reach.destinations()) is free


def test_a_pit_is_a_gap_a_wall_or_an_opponent_is_none() -> None:
    """A pit of 3 fathoms is jumped over without a landing; who swims in one makes him go round.

    Rule: BK-MOV-16, BK-MOV-04, BK-MOV-20.
    """
    rim = {f"{column}{row}": "6" for column in "ABCDEFGHIJKLMNOPQRST" for row in range(1, 21) if row != 9}
    s = battle("1.1 de-leon H8", FAR, ground=board(heights=rim))
    answers(s, "activate 1.1", "walk", "at H10")
    assert (square_name(s.place[ONE]), s.kind()) == ("H10", "action")
    for other, halves in ((FAR, 4), ("2.1 spike H9", 8)):
        s = battle("1.1 de-leon H8", other, ground=channel(1))
        s.stunned[who("2.1")] = 1
        reach = Reach(s, ONE, WALKING, 0, 0, 0)
        assert reach.spent_at(reach.best(sq("H10"))) == halves


def test_heavy_armour_jumps_the_water_it_cannot_swim() -> None:
    """Rule: BK-MOV-16, BK-ACT-19."""
    s = battle("1.1 de-leon H8 plate", FAR, ground=channel(1))
    answers(s, "activate 1.1", "walk")
    assert can(s, "at H10")
    assert not can(s, "at H9")


# getting up, lying down


def test_on_the_ground_only_getting_up_is_possible() -> None:
    """Rule: BK-MOV-33, BK-STA-01."""
    s = battle("1.1 de-leon H8", "2.1 milicien H9")
    s.lying_down[ONE] = 1
    do(s, "activate 1.1")
    assert options(s) == ["end", "get_up"]
    assert why(s, "attack 2.1") == "must_get_up"


def test_getting_up_sacrifices_the_free_movement() -> None:
    """It is not his to choose: 1 AP is only for a movement that is spent (p. 16).

    Rule: BK-MOV-34, BK-AP-06.
    """
    s = battle("1.1 de-leon H8", "2.1 milicien H12")
    s.lying_down[ONE] = 1
    answers(s, "activate 1.1", "get_up")
    assert (s.lying_down[ONE], s.ap[ONE], s.free_move) == (0, 7, 0)
    answers(s, "lie_down", "get_up")
    assert (s.lying_down[ONE], s.ap[ONE]) == (0, 5)


def test_lying_down_on_purpose_costs_1() -> None:
    """Rule: BK-MOV-35."""
    s = battle("1.1 de-leon H8", "2.1 milicien H12")
    answers(s, "activate 1.1", "lie_down")
    assert (s.lying_down[ONE], s.ap[ONE]) == (1, 6)


# grounds


@pytest.mark.parametrize(
    ("profile", "mode", "grounds", "halves"),
    [
        ("de-leon", WALKING, 0, 10),
        ("de-leon", WALKING, bit(SAND), 8),
        ("de-leon", WALKING, bit(ICE), 6),
        ("de-leon", WALKING, bit(DEEP), 5),
        ("de-leon", WALKING, bit(DIFFICULT), 5),
        ("de-leon", RACING, bit(SAND), 18),
        ("marten", CLIMBING, bit(ICE), 2),
        ("marten", CLIMBING, 0, 6),
        ("de-leon", DODGING, 0, 5),
        ("de-leon", WALKING, bit(SAND) | bit(ICE) | bit(DEEP), 2),
        ("kubilei", WALKING, bit(SAND) | bit(ICE), 8),
        ("dixon", WALKING, bit(DEEP), 10),
        ("maruti", WALKING, bit(SAND) | bit(ICE), 2),
    ],
)
def test_grounds_change_the_whole_movement(profile: str, mode: int, grounds: int, halves: int) -> None:
    """Movement 5 racing over sand: 5 x 2 - 1 = 9; movement 6 climbing on ice: 3 - 2 = 1; movement 6 climbs 3.

    Rule: BK-TER-01 to BK-TER-09, BK-MOV-29, BK-ACT-21.
    """
    s = battle(f"1.1 {profile} H8", FAR)
    assert allowance(s, ONE, mode, grounds) == halves


def test_a_modifier_counts_if_any_square_of_the_path_has_the_ground() -> None:
    """Movement 5 from one square of sand: 4 straight steps.

    Rule: BK-TER-08, BK-TER-05.
    """
    s = battle("1.1 de-leon H8", FAR, ground=board(floors={"H8": ":"}))
    answers(s, "activate 1.1", "walk")
    assert "L8" in squares(options(s))
    assert "M8" not in squares(options(s))


def test_armour_and_effects_come_before_the_ground() -> None:
    """Rule: BK-TER-06, BK-EQP-07, BK-EQP-08, BK-ARM-10, BK-AMR-02, BK-AMR-03, BK-CHR-14."""
    s = battle("1.1 kubilei H8 plate", FAR)
    assert movement(s, ONE) == 2 * (4 - 2)
    s.lc[ONE] = 0
    assert movement(s, ONE) == 4
    s.lasting.append(Lasting(lasting.MOVEMENT, ONE, -5, Briskar(8), 3, True))
    assert movement(s, ONE) == 0
    assert allowance(s, ONE, WALKING, 0) == 2


def test_heavy_armour_keeps_out_of_deep_water() -> None:
    """Rule: BK-ACT-19, BK-ACT-20."""
    s = battle("1.1 kubilei H8 plate", FAR, ground=board(floors={"I8": "~"}))
    answers(s, "activate 1.1", "walk")
    assert "I8" not in squares(options(s))
    s = battle("1.1 kubilei H8 plate", FAR, ground=board(floors={"H8": "~"}))
    do(s, "activate 1.1")
    assert why(s, "walk") == "cannot_move"


def test_a_flier_walks_over_everything() -> None:
    """Rule: BK-CHR-12, BK-TER-07."""
    walls = {f"{column}9": "#" for column in "DEFGHIJKL"}
    s = battle("1.1 pakoula H8", FAR, ground=board(walls))
    answers(s, "activate 1.1", "walk")
    assert "H10" in squares(options(s))
    assert "H9" not in squares(options(s))


def test_the_assault_ends_if_the_walk_breaks_off() -> None:
    """Rule: BK-MOV-11."""
    s = battle("1.1 de-leon H8", "2.1 milicien H12")
    answers(s, "activate 1.1", "assault 2.1", "attack 2.1", "stop")
    assert s.ap[ONE] == 5
    assert not isinstance(s.stack[-1], Attack)


def test_the_claw_of_a_birgus_is_led_to_contact() -> None:
    """His thrust needs contact although his spear has Reach; the claw takes hold.

    Rule: BK-MOV-08, BK-ATK-03, BK-FGT-02.
    """
    s = battle("1.1 birgus H8", "2.1 maruti H12", "2.2 spike T20")
    answers(s, "activate 1.1", "assault 2.1", "thrust 2.1")
    assert not can(s, "at H10")
    do(s, "at H11")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.held_by[who("2.1")] == ONE


def test_a_dodge_that_stays_in_cover_goes_straight_there() -> None:
    """Rule: BK-COV-04."""
    s = battle("1.1 marten H8", "2.1 zhan-bao H12", ground=board({"H11": "o", "I11": "o"}))
    answers(s, "activate 1.1", "shoot 2.1")
    do(s, "roll", faces(3))
    answers(s, "keep", "dodge", "stay")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert can(s, "at I12")
    assert not can(s, "via I13")
