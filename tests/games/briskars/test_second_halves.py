"""The second halves of sentences: clauses behind the main one that a rule could lose without anybody noticing."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.battle.deployment import Deployment
from flibuste.games.briskars.battle.rounds import Battle
from flibuste.games.briskars.field.state import BY_BLOW, NOTHING, OUT, WOUND, Battlefield
from flibuste.games.briskars.field.verbs import AT, SLOTS, WITH
from flibuste.games.briskars.field.zones import can_touch, controls, has_reach, square_in_zone
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.movement.forced import push_path
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.throwing.throwables import sources
from flibuste.games.briskars.throwing.throwing import throw_threshold
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, who, why
from tests.games.briskars.drawn import board, sq

ONE = who("1.1")
ALLY = who("1.2")
TWO = who("2.1")


@pytest.mark.parametrize(("face", "ap"), [(9, 1), (3, 7)])
def test_only_who_gets_up_has_fresh_action_points(face: int, ap: int) -> None:
    """The roll is made with what is left of the round before; a failure ends the activation and refills nothing.

    Rule: BK-FGT-12, BK-STA-03.
    """
    s = battle("1.1 dixon H8", "1.2 spike A1", "2.1 maruti H15")
    s.stunned[ONE] = BY_BLOW
    s.lying_down[ONE] = 1
    s.ap[ONE] = 1
    do(s, "activate 1.1")
    do(s, "roll", faces(face))
    assert s.ap[ONE] == ap
    assert (s.active == ONE) is (face == 3)


def test_a_long_body_reaches_with_empty_hands_too() -> None:
    """Rule: BK-ZOC-06."""
    s = battle("1.1 abelii H8", "2.1 de-leon J8")
    for slot in range(SLOTS):
        s.weapons[ONE * SLOTS + slot] = NOTHING
    assert has_reach(s, ONE)
    assert controls(s, ONE, TWO)
    assert can_touch(s, ONE, TWO)
    assert square_in_zone(s, ONE, sq("J10"))
    assert not square_in_zone(s, TWO, sq("H8"))
    assert not has_reach(s, TWO)


@pytest.mark.parametrize(("armour", "swims"), [("leather", True), ("chain-mail", False), ("plate", False)])
def test_any_penalty_to_movement_keeps_out_of_deep_water(armour: str, swims: bool) -> None:
    """Rule: BK-ACT-19."""
    s = battle(f"1.1 kubilei H8 {armour}", "2.1 spike T20", ground=board(floors={"I8": "~"}))
    answers(s, "activate 1.1", "walk")
    assert ("at I8" in options(s)) is swims


@pytest.mark.parametrize(("thrower", "target", "threshold"), [("0", "3", 17), ("3", "0", 17), ("0", "1", 16)])
def test_a_throw_up_or_down_is_longer(thrower: str, target: str, threshold: int) -> None:
    """Four fathoms away and three up: two beyond the body, the root of 16 + 4, rounded up to five.

    Rule: BK-THR-03, BK-GRD-03.
    """
    s = battle("1.1 abelii H8", "2.1 spike A1", ground=board(heights={"H8": thrower, "H13": target}))
    assert throw_threshold(s, ONE, sq("H13")) == threshold


def test_what_is_thrown_is_held_or_stands_in_the_zone() -> None:
    """Two squares away only a long body takes it; who stands on it keeps it; too heavy things stay where they are.

    Rule: BK-THR-04, BK-THR-01.
    """
    chests = board({"H9": "h", "H10": "h"})
    s = battle("1.1 marten H8", "2.1 spike T20", ground=chests)
    assert (AT + sq("H9") in list(sources(s, ONE)), AT + sq("H10") in list(sources(s, ONE))) == (True, False)
    s = battle("1.1 abelii H8", "2.1 spike T20", ground=chests)
    assert AT + sq("H10") in list(sources(s, ONE))
    s = battle("1.1 marten H8", "2.1 spike H9", ground=chests)
    assert AT + sq("H9") not in list(sources(s, ONE))
    s = battle("1.1 bogdan H8", "2.1 spike T20")
    assert WITH in list(sources(s, ONE))
    s.weapons[ONE * SLOTS] = NOTHING
    assert WITH not in list(sources(s, ONE))


def test_a_thrown_briskar_is_no_heavier_than_the_thrower_is_strong() -> None:
    """Strength equal to the Constitution is enough; one less is not.

    Rule: BK-THR-15.
    """
    s = battle("1.1 bogdan H8", "2.1 skorbut H9", "2.2 maruti I8")
    do(s, "activate 1.1")
    assert can(s, "throw_briskar 2.1")
    assert why(s, "throw_briskar 2.2") == "too_weak"


def test_a_thrown_briskar_stands_in_contact_and_two_points_are_paid() -> None:
    """Reach does not count; the friend beside may be thrown as well.

    Rule: BK-THR-15.
    """
    s = battle("1.1 abelii H8", "1.2 spike G8", "2.1 dixon H10", "2.2 spike H9")
    do(s, "activate 1.1")
    assert why(s, "throw_briskar 2.1") == "not_in_contact"
    assert can(s, "throw_briskar 1.2")
    assert why(s, "throw_briskar 1.1") == "not_a_choice"
    s.ap[ONE] = 2
    assert can(s, "throw_briskar 2.2")
    s.ap[ONE] = 1
    assert why(s, "throw_briskar 2.2") == "not_enough_ap"


def test_a_piece_is_deployed_with_the_facing_that_is_chosen() -> None:
    """Rule: BK-DEP-03, BK-ORD-11."""
    s = battle("1.1 dixon H8", "2.1 spike H15")
    s.stack.clear()
    s.waiting = 0
    s.round = 0
    s.piece[0] = 0
    s.place[ONE] = OUT
    s.ground = s.content.maps[0].ground
    s.call(Battle())
    s.call(Deployment(0))
    s.advance(faces())
    do(s, options(s)[0])
    square = options(s)[0]
    answers(s, square, "face w")
    assert square_name(s.piece_place[0]) == square.partition(" ")[2]
    assert s.facing[0] == GAME.nouns["direction"].index("w")


@pytest.mark.parametrize(("die", "squares"), [(2, ["I9"]), (6, ["I9", "J10"]), (10, ["I9", "J10", "K11"])])
def test_a_push_along_a_diagonal_goes_two_thirds_as_far(die: int, squares: list[str]) -> None:
    """One, three and five fathoms to the south-east.

    Rule: BK-CRA-07, BK-GRD-15.
    """
    s = battle("1.1 maruti G7", "2.1 dixon H8")
    assert [square_name(square) for square in push_path(s, TWO, 3, (die + 1) // 2)] == squares


def test_a_push_goes_along_the_nearest_of_eight_directions() -> None:
    """Beside each other on the diagonal he flies diagonally.

    Rule: BK-CRA-07.
    """
    s = battle("1.1 maruti H8", "2.1 dixon I9")
    answers(s, "activate 1.1", "thrust 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(6))
    do(s, "pick 3")
    assert square_name(s.place[TWO]) == "K11"


def afraid(*things: str) -> Battlefield:
    """Bogdan has drunk his rum and must roll morale, under 7."""
    s = battle(f"1.1 bogdan H8 rum {' '.join(things)}", "1.2 spike A1", "2.1 maruti S18")
    s.leader[0] = ALLY
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1")
    return s


def test_a_morale_roll_made_again_replaces_the_first_for_better_or_worse() -> None:
    """Rule: BK-MOR-15."""
    s = afraid()
    do(s, "yes", faces(3))
    do(s, "rum", faces(9))
    assert (s.active, s.misses[ONE]) == (-1, 1)


def test_one_object_after_the_other_may_change_the_same_roll_each_once() -> None:
    """Rule: BK-MOR-15, BK-OBJ-24."""
    s = afraid("lucky-charm")
    do(s, "yes", faces(9))
    assert options(s) == ["keep", "charm 0", "rum"]
    do(s, "rum", faces(8))
    assert "rum" not in options(s)
    do(s, next(option for option in options(s) if option.startswith("charm")), faces(2))
    assert (s.active, s.misses[ONE]) == (ONE, 0)


def test_the_left_hand_rolls_again_after_a_critical_failure_too_but_only_once() -> None:
    """Rule: BK-WPN-06."""
    s = battle("1.1 abelii H8", "2.1 cortes H9")
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(5))
    answers(s, "keep", "counter")
    do(s, "roll", faces(1))
    do(s, "keep")
    assert options(s) == ["keep", "left_hand"]
    do(s, "left_hand", faces(1))
    do(s, "keep", faces(4, 9))
    assert not can(s, "left_hand")
    assert s.hp[TWO] < s.cap[TWO]


def test_the_end_tells_the_gold_of_every_band_and_who_won() -> None:
    """Gained by one, lost by the other, treasure counted in.

    Rule: BK-GLD-06, BK-END-01.
    """
    s = battle("1.1 abelii H8", "2.1 spike H9")
    s.treasure[0] = 4
    s.hp[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(5))
    assert last(s, "ended") == {"gold": [26 + 4, 0], "round": 1}
    assert (GAME.view(s, 0)["gold"], s.over, s.score(0), s.score(1)) == ([30, 0], True, 1.0, 0.0)
