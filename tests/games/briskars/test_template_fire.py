"""Chapters 22 to 26 and 18: templates, drift, ordnance, Shiver me timbers."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.gunners import NameGunner, vacancy
from flibuste.games.briskars.field.kit import LUCKY_CHARM, left
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import AT
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.injuries.leaving import leave
from flibuste.games.briskars.ordnance.artillery import FirePiece
from flibuste.games.briskars.ordnance.ordnance import reload_cost
from flibuste.games.briskars.ordnance.pieces import centres, served_piece
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, options, told, top, who, why
from tests.games.briskars.drawn import board, sq

from .positions import piece_on

ONE = who("1.1")
TWO = who("2.1")


def fired(face: int, centre: str, *placed: str, **kept: object) -> Battlefield:
    """Let 1.1 fire the cannon on H2 southward, one die."""
    s = battle(*(placed or ("1.1 birgus H1", "2.1 dixon H10", "2.2 spike T20")))
    piece_on(s, "H2")
    answers(s, "activate 1.1", "fire", f"at {centre}")
    do(s, "roll", faces(face))
    return s


@pytest.mark.parametrize(("square", "difficulty"), [("H8", 14), ("H9", 12), ("H11", 12), ("H14", 12), ("H15", 14)])
def test_the_pirate_cannon(square: str, difficulty: int) -> None:
    """4 fathoms 14; 5 to 10 12; 11 fathoms 14; measured to the nearest square of the template.

    Rule: BK-TPL-03, BK-TPL-04, BK-TPL-05.
    """
    s = battle("1.1 dixon H1", "2.1 dixon P10", "2.2 spike T20")
    piece_on(s, "H2")
    answers(s, "activate 1.1", "fire", f"at {square}")
    fire = s.stack[-2]
    assert isinstance(fire, FirePiece)
    assert fire.difficulty == difficulty
    assert s.ap[ONE] == 7 - 3


def test_a_success_strikes_everybody_under_the_template_with_his_own_dice() -> None:
    """Friend or foe, whatever the height; 3D5 each.

    Rule: BK-TPL-01, BK-TPL-06, BK-TPL-16, BK-GRD-19.
    """
    s = battle("1.1 dixon H1", "1.2 dixon G9", "2.1 dixon H10", "2.2 dixon I11")
    piece_on(s, "H2")
    answers(s, "activate 1.1", "fire", "at H10")
    do(s, "roll", faces(6))
    answers(s, "keep", "no", "no")
    do(s, "no", faces(1, 1, 1, 10, 10, 10, 5, 5, 5))
    assert [s.hp[who(name)] for name in ("1.2", "2.1", "2.2")] == [22 - 3, 22 - 15, 22 - 9]


@pytest.mark.parametrize(("dice", "damage"), [((1, 1, 1, 1, 1, 1), 6), ((10, 10, 10, 10, 10, 10), 35)])
def test_rotumah_with_one_critical_deals_6_to_35(dice: tuple[int, ...], damage: int) -> None:
    """5D5 and 1D10; she fires in any direction with her own AP and D.

    Rule: BK-TPL-07, BK-ORD-13.
    """
    s = battle("1.1 rotumah H2", "2.1 maruti H10", "2.2 spike T20")
    s.hp[TWO] = 40
    answers(s, "activate 1.1", "fire", "at H10")
    do(s, "roll", faces(10))
    do(s, "keep")
    do(s, "no", faces(*dice))
    assert s.hp[TWO] == 40 - damage
    assert (s.ap[ONE], s.cannon_ammo[ONE], s.cannon_loaded[ONE]) == (3, 3, 0)


def test_a_miss_by_3_drifts_3_fathoms() -> None:
    """D 3, die 3, 7 fathoms: 9 against 12; East is 3 squares, North-East 2.

    Rule: BK-TPL-08, BK-DFL-01, BK-DFL-02, BK-DFL-05, BK-DFL-06.
    """
    for face, square in ((3, "K11"), (2, "J9")):
        s = battle("1.1 rotumah H2", f"2.1 maruti {square}", "2.2 spike T20")
        answers(s, "activate 1.1", "fire", "at H11")
        do(s, "roll", faces(3))
        do(s, "keep", faces(face))
        do(s, "no", faces(1, 1, 1, 1, 1))
        assert s.hp[TWO] == 32 - 5


def test_a_template_off_the_map_is_lost() -> None:
    """Rule: BK-DFL-04."""
    s = battle("1.1 rotumah H10", "2.1 maruti T1", "2.2 spike A20")
    answers(s, "activate 1.1", "fire", "at H20")
    fire = s.stack[-2]
    assert isinstance(fire, FirePiece)
    fire.difficulty = 20
    do(s, "roll", faces(3))
    do(s, "keep", faces(5))
    assert s.active == ONE


def test_rotumah_bursts() -> None:
    """1D10 + 1 HP and 5 armour squares, no SP; the normal damage is not dealt.

    Rule: BK-TPL-09, BK-TPL-10, BK-TPL-11, BK-TPL-12, BK-ARM-12.
    """
    s = battle("1.1 rotumah H2", "1.2 dixon I2", "2.1 maruti H10", "2.2 spike T20")
    answers(s, "activate 1.1", "fire", "at H10")
    do(s, "roll", faces(1))
    do(s, "keep", faces(6, 3))
    assert (s.hp[ONE], s.lc[ONE]) == (26 - 7, 12 - 5)
    assert s.hp[who("1.2")] == 22 - 4
    assert s.hp[TWO] == 32


def test_a_gun_that_bursts_loses_1d5_points() -> None:
    """Rule: BK-TPL-09, BK-TPL-17."""
    s = battle("1.1 dixon H1", "2.1 dixon H10", "2.2 spike T20")
    piece_on(s, "H2")
    answers(s, "activate 1.1", "fire", "at H10")
    do(s, "roll", faces(1))
    do(s, "keep", faces(5, 6))
    assert s.ground.points[sq("H2")] == 8 - 3
    assert s.hp[ONE] == 22 - 7


def test_without_armour_squares_the_turtle_keeps_only_her_beak() -> None:
    """Rule: BK-TPL-13, BK-ARM-15."""
    s = battle("1.1 rotumah H2", "2.1 maruti H10")
    s.lc[ONE] = 0
    do(s, "activate 1.1")
    assert why(s, "fire") == "no_piece"


def test_artillery_ruins_armour_and_cover_helps_nobody() -> None:
    """Rule: BK-ARM-08, BK-TPL-14, BK-TPL-15."""
    s = battle("1.1 rotumah H2", "2.1 de-leon H10", "2.2 spike T20", ground=board({"H9": "C"}))
    answers(s, "activate 1.1", "fire", "at H10")
    do(s, "roll", faces(6))
    do(s, "keep")
    assert options(s) == ["yes", "no"]
    do(s, "no", faces(1, 1, 1, 1, 1, 7))
    assert (s.hp[TWO], s.lc[TWO]) == (26 - 2, 0)


def test_scenery_under_a_template_breaks() -> None:
    """Without SP at once, otherwise 1 SP, 2 with a critical.

    Rule: BK-SCN-01, BK-ORD-03, BK-ORD-04, BK-ORD-06, BK-ORD-07.
    """
    s = battle("1.1 rotumah H2", "2.1 maruti T20", ground=board({"H10": "o", "G9": "#"}))
    answers(s, "activate 1.1", "fire", "at H10")
    do(s, "roll", faces(10))
    do(s, "keep")
    assert s.ground.element(sq("H10")) < 0
    assert s.ground.points[sq("G9")] == 6


def test_the_arc_is_45_degrees_and_one_square_must_be_seen() -> None:
    """Rule: BK-TPL-02, BK-ACT-06."""
    s = battle("1.1 dixon H1", "2.1 dixon H18", ground=board({f"{c}6": "#" for c in "ABCDEFGHIJKLMNOPQRST"}))
    piece_on(s, "H2")
    found = {square_name(int(answer) - AT) for answer in centres(s, ONE, 0)}
    assert {"H4", "F4", "J4"} <= found
    assert not {"B3", "H1", "H12"} & found


# who may fire


def test_only_the_gunner_in_touch_and_out_of_contact_fires() -> None:
    """Rule: BK-ORD-01, BK-ORD-02, BK-ORD-12."""
    s = battle("1.1 dixon H1", "1.2 dixon G2", "2.1 dixon H10")
    piece_on(s, "H2")
    do(s, "activate 1.2")
    assert why(s, "fire") == "not_the_gunner"
    s = battle("1.1 dixon H5", "2.1 dixon H10")
    piece_on(s, "H2")
    do(s, "activate 1.1")
    assert why(s, "fire") == "no_piece"
    s = battle("1.1 dixon H1", "2.1 dixon I1")
    piece_on(s, "H2")
    do(s, "activate 1.1")
    assert why(s, "fire") == "in_contact"
    s = battle("1.1 dixon H10", "2.1 dixon H1", start=1)
    piece_on(s, "H2")
    do(s, "activate 2.1")
    assert why(s, "fire") == "not_the_gunner"


def test_ammo_and_load() -> None:
    """Rule: BK-ORD-09, BK-ORD-10, BK-REL-07."""
    s = battle("1.1 dixon H1", "1.2 powder-monkey G1", "2.1 dixon P18")
    piece_on(s, "H2")
    s.piece_loaded[0] = 0
    do(s, "activate 1.1")
    assert why(s, "fire") == "not_loaded"
    assert reload_cost(s, ONE, 0) == 2
    do(s, "reload_piece")
    assert (s.piece_loaded[0], s.ap[ONE]) == (1, 5)
    assert why(s, "reload_piece") == "fully_loaded"
    s.ammo[0] = 0
    assert why(s, "fire") == "no_ammo"


def test_a_new_gunner_is_named_at_once() -> None:
    """One with a hand and without a piece.

    Rule: BK-ORD-01, BK-DEP-07, BK-EQP-16.
    """
    s = battle("1.1 dixon H1", "1.2 dixon G2", "1.3 spike F2", "1.4 bogdan E2", "2.1 dixon H10")
    piece_on(s, "H2")
    do(s, "activate 1.2")
    leave(s, ONE, 1)
    assert vacancy(s) == 0
    do(s, "lie_down")
    assert isinstance(top(s, NameGunner), NameGunner)
    assert options(s) == ["on 1.2", "on 1.4"]
    do(s, "on 1.4")
    assert served_piece(s, who("1.4")) == 0


def test_a_destroyed_piece_is_silent_debris() -> None:
    """It has no zone, blocks its square while it stands.

    Rule: BK-ORD-08, BK-ORD-11.
    """
    s = battle("1.1 dixon H1", "2.1 maruti H3", "1.2 spike T20", start=1)
    piece_on(s, "H2")
    s.ground = s.ground.changed(sq("H2"), s.ground.element(sq("H2")), 1, 0)
    assert not s.ground.enterable(sq("H2"))
    answers(s, "activate 2.1", "batter")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert s.piece_place[0] == -1
    assert s.ground.kind(sq("H2")) == 4
    answers(s, "end", "activate 1.1")
    assert why(s, "fire") == "not_the_gunner"


# moving it


def test_maruti_moves_bone_breaker_3_fathoms_and_turns_it() -> None:
    """Movement 4: 3 + 1, for 2 AP with the free walk.

    Rule: BK-ACT-01, BK-ACT-02, BK-ACT-03.
    """
    s = battle("1.1 maruti H8", "2.1 dixon T20")
    piece_on(s, "H9", name="bone-breaker")
    answers(s, "activate 1.1", "push", "at H9", "at H10", "at H11", "face e")
    assert options(s) == ["stop"] if s.stack[-1].__class__ is Choose else True
    assert (square_name(s.place[ONE]), square_name(s.piece_place[0]), s.facing[0]) == ("H11", "H12", 2)
    assert s.ap[ONE] == 6 - 2
    assert why(s, "push") == "tried_already"


def test_racing_with_a_piece_doubles_and_ends_the_activation() -> None:
    """8 fathoms for 2 + 2 AP.

    Rule: BK-ACT-04.
    """
    s = battle("1.1 maruti H2", "2.1 dixon T20")
    piece_on(s, "H3", name="bone-breaker")
    answers(s, "activate 1.1", "push_race")
    for row in range(3, 11):
        do(s, f"at H{row}")
    assert square_name(s.piece_place[0]) == "H11"
    assert (s.active, s.ap[ONE]) == (-1, 2)


def test_no_pushing_beside_an_opponent_or_without_strength() -> None:
    """Rule: BK-ACT-02, BK-ACT-05, BK-ACT-07."""
    s = battle("1.1 maruti H8", "2.1 dixon H10")
    piece_on(s, "H9")
    do(s, "activate 1.1")
    assert why(s, "push") == "opponent_near"
    s = battle("1.1 dixon H8", "2.1 dixon T20")
    piece_on(s, "H9")
    do(s, "activate 1.1")
    assert why(s, "push") == "too_weak"
    s = battle("1.1 maruti H8", "2.1 dixon T20", ground=board(floors={"H10": "~"}))
    piece_on(s, "H9")
    answers(s, "activate 1.1", "push")
    assert not can(s, "at H9")


# Shiver me timbers


@pytest.mark.parametrize(
    ("ap", "face", "safe"), [(4, 6, True), (4, 5, False), (0, 10, True), (0, 9, False), (9, 1, False)]
)
def test_shiver_needs_10_less_the_points_spent(ap: int, face: int, safe: bool) -> None:
    """4 AP: 6 or more; 0 AP: only a 10; a 1 always fails; all AP are spent.

    Rule: BK-SMT-02, BK-SMT-03, BK-SMT-04, BK-SMT-05, BK-SMT-06.
    """
    s = battle("1.1 rotumah H2", "2.1 maruti H10", "2.2 spike T20")
    s.ap[TWO] = ap
    answers(s, "activate 1.1", "fire", "at H11")
    do(s, "roll", faces(6))
    do(s, "keep")
    do(s, "yes", faces(face) if safe else faces(face, 1, 1, 1, 1, 1))
    if safe:
        assert options(s) == ["at G9", "at H9", "at I9"] or options(s) == ["at H9"] or s.place[TWO] == sq("H9")
        if len(options(s)) > 1 and options(s)[0].startswith("at"):
            do(s, "at H9")
        assert (square_name(s.place[TWO]), s.lying_down[TWO], s.hp[TWO]) == ("H9", 1, 32)
    else:
        assert (square_name(s.place[TWO]), s.lying_down[TWO], s.hp[TWO]) == ("H10", 0, 27)
    assert s.ap[TWO] == 0


def test_a_lucky_charm_serves_on_shiver_me_timbers() -> None:
    """Any type of roll (p. 36): a 2 is rolled again, the 9 saves him.

    Rule: BK-OBJ-21, BK-SMT-03.
    """
    s = battle("1.1 rotumah H2", "2.1 maruti H10 lucky-charm", "2.2 spike T20")
    s.ap[TWO] = 4
    answers(s, "activate 1.1", "fire", "at H11")
    do(s, "roll", faces(6))
    do(s, "keep")
    do(s, "yes", faces(2))
    assert options(s) == ["keep", "charm 0"]
    do(s, "charm 0", faces(9))
    assert (s.ap[TWO], left(s, TWO, LUCKY_CHARM), s.hp[TWO], s.lying_down[TWO]) == (0, 0, 32, 1)


def test_equal_exits_are_chosen_by_his_owner_and_zones_do_not_matter() -> None:
    """Rule: BK-SMT-05, BK-SMT-07, BK-DIS-11."""
    s = battle("1.1 rotumah H2", "1.2 bogdan G11", "2.1 maruti H11", "2.2 spike T20")
    s.ap[TWO] = 9
    answers(s, "activate 1.1", "fire", "at H11")
    do(s, "roll", faces(6))
    do(s, "keep")
    do(s, "yes", faces(5))
    assert options(s) == ["at H9", "at F11", "at J11", "at H13"]
    do(s, "at F11")
    assert s.waiting == 1


def test_the_stunned_and_the_held_cannot_try() -> None:
    """Rule: BK-SMT-08."""
    s = battle("1.1 rotumah H2", "2.1 maruti H10", "2.2 spike T20")
    s.stunned[TWO] = 1
    answers(s, "activate 1.1", "fire", "at H11")
    do(s, "roll", faces(6))
    do(s, "keep", faces(1, 1, 1, 1, 1))
    assert s.hp[TWO] == 27
    s = battle("1.1 rotumah H2", "2.1 maruti H10", "2.2 spike T20")
    s.prostrate[TWO] = s.lying_down[TWO] = 1
    answers(s, "activate 1.1", "fire", "at H11")
    do(s, "roll", faces(6))
    do(s, "keep")
    assert options(s) == ["yes", "no"]


def test_shiver_is_asked_from_the_active_players_left() -> None:
    """Rule: BK-MLT-07, BK-SMT-01."""
    s = battle("1.1 rotumah H2", "1.2 spike G10", "2.1 maruti H10", "3.1 spike I11", seats=3)
    answers(s, "activate 1.1", "fire", "at H11")
    do(s, "roll", faces(6))
    do(s, "keep")
    order = []
    for _ in range(3):
        order.append(int(s.waiting))
        if len(order) < 3:
            do(s, "no")
    assert order == [2, 4, 1]
    assert told(s, "fires") == 1
    assert not isinstance(s.stack[-1], Roll)
