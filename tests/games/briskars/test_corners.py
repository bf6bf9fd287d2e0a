"""Corner cases of many chapters: the first square of the map, the last choice of a list, what nobody holds."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.actions.carrying import can_lift
from flibuste.games.briskars.battle.deployment import Deployment
from flibuste.games.briskars.battle.ending import settle
from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.arms import counter_slots, free_hands, main_weapon
from flibuste.games.briskars.field.characteristics import critical_from
from flibuste.games.briskars.field.effects import lay_effect
from flibuste.games.briskars.field.gunners import NameGunner
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import NOBODY, NOTHING, OUT
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, THROWN_AT, THRUST_AT, total
from flibuste.games.briskars.field.verbs import AT, FACE, ON, PICK, SLOTS, THRUST
from flibuste.games.briskars.fighting.attacks import COVER_CHOSEN, Attack
from flibuste.games.briskars.fighting.defences import NO_COVER, dodge_move
from flibuste.games.briskars.fighting.morale import hat_helps
from flibuste.games.briskars.fighting.shooting import Volley
from flibuste.games.briskars.fighting.tallies import shot_tally
from flibuste.games.briskars.ground.templates import template_on
from flibuste.games.briskars.injuries.health import lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen, pay_out
from flibuste.games.briskars.magic.interrupting import Interruptions
from flibuste.games.briskars.magic.walls import wall_rows
from flibuste.games.briskars.movement.climbing import Climbing
from flibuste.games.briskars.movement.moves import Move
from flibuste.games.briskars.movement.shiver import exits
from flibuste.games.briskars.ordnance.pieces import touches_piece
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.throwing.throwables import sources
from flibuste.games.briskars.throwing.throwing import throw_targets
from flibuste.kernel.bits import holds
from flibuste.kernel.chance import faces

from .battle import answers, battle, can, do, last, options, top, who, why
from .drawn import board, sq
from .positions import piece_on
from .simulating import Rest

ONE, TWO = who("1.1"), who("2.1")


# the first square


def test_the_first_square_is_a_square_like_any_other() -> None:
    """A wall may stand on A1, somebody on A1 may be thrown at, and a mage on A1 may be interrupted.

    Rule: BK-SPL-03, BK-THR-05, BK-INT-01.
    """
    s = battle("1.1 el-sabio C3 wall", "2.1 spike T20")
    assert FACE + 2 in list(wall_rows(s, ONE, sq("A1"), 5, 3))
    s = battle("1.1 cortes C1", "2.1 spike A1")
    assert ON + TWO in list(throw_targets(s, ONE))
    s = battle("1.1 el-sabio A1 fighting-art", "2.1 cortes B1")
    s.ap[TWO] = 8
    answers(s, "activate 1.1", "cast fighting-art")
    assert isinstance(s.stack[-2], Interruptions)
    assert "kick 1.1" in options(s)


def test_a_list_of_squares_ends_somewhere() -> None:
    """Rule: BK-MOV-02."""
    squares = vec[i64]([3, 5, 8])
    assert [wanted for wanted in range(10) if holds(squares, wanted)] == [3, 5, 8]


# what is offered


def test_every_opponent_and_every_spell_is_offered_not_only_the_first() -> None:
    """Rule: BK-RND-13, BK-ATK-02."""
    s = battle("1.1 el-sabio H8 fighting-art hawk-eye", "2.1 cortes I8", "2.2 spike H9")
    answers(s, "activate 1.1")
    offered = set(options(s))
    assert {"attack 2.1", "attack 2.2", "kick 2.2", "cast fighting-art", "cast hawk-eye", "walk", "end"} <= offered


def test_ten_points_and_ten_dice_are_all_one_can_buy() -> None:
    """Rule: BK-BST-01, BK-BST-02."""
    s = battle("1.1 cortes H8", "2.1 spike I8")
    answers(s, "activate 1.1")
    s.ap[ONE] = 90
    do(s, "kick 2.1")
    do(s, "boost 20+6d", faces(*[5] * 7))
    roll = top(s, Roll)
    assert (int(roll.bought), int(roll.extra), len(roll.dice)) == (20, 6, 7)
    assert s.ap[ONE] == 90 - 2 - 20 - 6 * 3
    assert "roll" not in options(s)


def test_looking_costs_the_last_point() -> None:
    """Rule: BK-ACT-33."""
    s = battle("1.1 cortes H8", "2.1 spike K8", ground=board({"J8": "l"}))
    answers(s, "activate 1.1")
    s.hidden[TWO] = 1
    s.ap[ONE] = 1
    assert can(s, "look 2.1")
    s.ap[ONE] = 0
    assert why(s, "look 2.1") == "not_enough_ap"


def test_nobody_takes_a_crate_somebody_stands_on() -> None:
    """Rule: BK-ACT-08."""
    s = battle("1.1 abelii H8", "1.2 spike H9", "2.1 spike T20", ground=board({"H9": "c", "G8": "c"}))
    assert can_lift(s, ONE, sq("G8"))
    assert not can_lift(s, ONE, sq("H9"))


def test_what_the_neighbour_holds_is_not_his_to_throw() -> None:
    """Rule: BK-THR-01, BK-THR-04."""
    s = battle("1.1 abelii H8", "1.2 cortes A1", "2.1 spike T20")
    s.in_hand[who("1.2") * 2] = s.content.index("scenery", "stool")
    assert [thing for thing in sources(s, ONE) if thing >= PICK] == []
    s.in_hand[ONE * 2] = s.content.index("scenery", "stool")
    assert [thing for thing in sources(s, ONE) if thing >= PICK] == [PICK + 1]


def test_the_main_weapon_is_a_blade_not_a_pistol() -> None:
    """Skorbut holds a sabre and a pistol. Rule: BK-ACT-09."""
    s = battle("1.1 skorbut H8", "2.1 spike T20")
    slot = main_weapon(s, ONE)
    assert slot != NOTHING
    assert not s.content.weapons[s.weapons[ONE * SLOTS + slot]].is_ranged()
    armed = free_hands(s, ONE)
    s.weapons[ONE * SLOTS + slot] = NOTHING
    assert free_hands(s, ONE) == armed + 1


# dodges, assaults


@pytest.mark.parametrize(("kind", "shy"), [(SHOT_AT, True), (THROWN_AT, True), (ATTACKED, False), (THRUST_AT, False)])
def test_a_dodge_comes_no_nearer_to_a_shooter_or_thrower_only(kind: int, shy: bool) -> None:
    """Rule: BK-DEF-04, BK-DEF-05."""
    s = battle("1.1 cortes H8", "2.1 spike I8")
    move = dodge_move(s, TWO, ONE, kind, NO_COVER)
    assert move.shy_of == (s.place[ONE] if shy else NOTHING)


def test_only_who_dodges_behind_cover_says_whether_he_stays_there() -> None:
    """Rule: BK-COV-04."""
    for defence, asked in (("dodge", True), ("defend", False)):
        s = battle("1.1 marten H8", "2.1 cortes H15", ground=board({"H14": "l"}))
        answers(s, "activate 1.1", "shoot 2.1")
        do(s, "roll", faces(5))
        do(s, "keep")
        do(s, defence)
        assert (isinstance(s.stack[-1], Attack) and s.stack[-1].at == COVER_CHOSEN) == asked


def test_the_claw_of_the_birgus_leads_an_assault_to_contact() -> None:
    """His spear reaches farther, its thrust does not.

    Rule: BK-MOV-08, BK-ATK-03.
    """
    s = battle("1.1 birgus H8", "2.1 spike K8")
    answers(s, "activate 1.1", "assault 2.1")
    thrust = next(option for option in options(s) if option.startswith("thrust"))
    answers(s, thrust)
    move = top(s, Move)
    assert (move.weapon, THRUST > 0) == (NOTHING, True)
    assert "at I8" not in options(s)
    assert "at J8" in options(s)


# guns


def test_the_gunner_of_the_second_band_is_named_by_it() -> None:
    """Rule: BK-ORD-01, BK-DEP-07."""
    s = battle("1.1 cortes A1", "2.1 dixon H8", "2.2 spike H9")
    s.piece[2] = s.content.index("ordnance", "pirate-cannon")
    s.piece_place[2] = sq("H10")
    s.waiting = 0
    s.call(Rest())
    s.call(NameGunner(2))
    s.advance(faces())
    assert s.waiting == 2
    do(s, options(s)[0])
    assert s.owner(s.gunner[2]) == 1


def test_a_gun_is_touched_on_its_own_level() -> None:
    """Rule: BK-ORD-02, BK-GRD-06."""
    for own, piece, touches in (("4", "4", True), ("0", "4", False), ("2", "4", True)):
        s = battle("1.1 dixon H8", "2.1 spike T20", ground=board({}, {"H8": own, "H9": piece}))
        piece_on(s, "H9")
        assert touches_piece(s, ONE, 0) == touches, (own, piece)


def test_a_gun_that_looks_off_the_map_has_nothing_to_fire_at() -> None:
    """Rule: BK-TPL-02."""
    s = battle("1.1 dixon H2", "2.1 spike T20")
    piece_on(s, "H1", facing=0)
    answers(s, "activate 1.1")
    assert why(s, "fire") == "no_object"
    s.facing[0] = 2
    assert can(s, "fire")


# gold, ends, hats


def test_of_three_bands_the_one_that_struck_last_has_the_gold() -> None:
    """Rule: BK-GLD-02, BK-GLD-03."""
    s = battle("1.1 cortes H8", "2.1 spike I8", "3.1 dixon J8", seats=3)
    assert s.hurt_by[ONE] == NOBODY
    assert pay_out(s, ONE) == 0
    lose_hp(s, ONE, 1, who("3.1"))
    value = pay_out(s, ONE)
    assert value > 0
    assert [int(gold) for gold in s.gold] == [0, 0, value]


def test_bands_left_at_the_end_are_compared_even_where_one_alone_would_win() -> None:
    """Rule: BK-END-01, BK-END-04."""
    s = battle("1.1 cortes H8", "2.1 spike I8")
    assert s.content.scenarios[s.scenario].alone
    s.gold[1] = 20
    settle(s)
    assert s.result[1] > s.result[0]


def test_a_hat_in_another_band_helps_nobody_without_a_leader() -> None:
    """Rule: BK-OBJ-24."""
    s = battle("1.1 cortes H8", "2.1 spike I8", "2.8 abelii T20 mad-georgs-hat")
    s.leader[0] = NOBODY
    assert not hat_helps(s, ONE)
    s.leader[1] = who("2.8")
    assert hat_helps(s, TWO)


def test_a_thing_on_the_ground_is_named_by_its_square() -> None:
    """Rule: BK-THR-01."""
    s = battle("1.1 abelii H8", "2.1 spike T20", ground=board({"G8": "s"}))
    assert AT + sq("G8") in list(sources(s, ONE))


def test_who_has_left_is_out_of_reach_of_everything() -> None:
    """Not even in the corner that comes last before the first row.

    Rule: BK-OBJ-23, BK-DEF-10.
    """
    s = battle("1.1 cortes T1 poultice", "1.2 spike S1", "2.1 dixon S2", "2.2 spike A20")
    answers(s, "activate 1.1")
    assert can(s, "poultice 1.2")
    s.place[who("1.2")] = OUT
    s.place[TWO] = OUT
    assert why(s, "poultice 1.2") == "not_a_choice"
    assert len(counter_slots(s, ONE, TWO)) == 0


def test_hiding_costs_the_last_point() -> None:
    """Rule: BK-ACT-30."""
    s = battle("1.1 cortes H8", "2.1 spike L8", ground=board({"I8": "l"}))
    answers(s, "activate 1.1")
    s.ap[ONE] = 1
    assert can(s, "hide")
    s.ap[ONE] = 0
    assert why(s, "hide") == "not_enough_ap"


def test_nobody_is_deployed_inside_a_wall() -> None:
    """Rule: BK-DEP-05, BK-GRD-10."""
    s = battle("1.1 cortes H8", "2.1 spike T20", ground=board({"G20": "#"}))
    s.place[ONE] = OUT
    step = Deployment(0)
    assert step.next_briskar(s) == ONE
    assert step.is_free(s, sq("F20"))
    assert not step.is_free(s, sq("G20"))
    assert not step.is_free(s, sq("T20"))


def test_a_burst_ends_when_the_weapon_is_gone() -> None:
    """Rule: BK-SHO-16, BK-SHO-14."""
    s = battle("1.1 lepus H8", "2.1 cortes H14")
    volley = Volley(ONE, TWO, 0)
    volley.left = 2
    s.weapons[ONE * SLOTS] = NOTHING
    s.waiting = 0
    s.call(Rest())
    s.call(volley)
    volley.next_shot(s)
    assert volley.left == 2


def test_a_climb_down_that_stops_halfway_clings_by_what_is_left() -> None:
    """Rule: BK-MOV-30, BK-MOV-31."""
    s = battle("1.1 cortes H8", "2.1 spike T20", ground=board({}, {"H8": "8"}))
    height = int(s.ground.stand(sq("H8")) - s.ground.stand(sq("H9")))
    climb = Climbing(ONE)
    climb.lower(s, sq("H9"), 4)
    assert s.place[ONE] == sq("H9")
    assert s.cling[ONE] == height - 4


def test_those_who_left_before_mourn_nobody() -> None:
    """Rule: BK-MOR-02."""
    s = battle("1.1 cortes T1", "1.2 spike S1", "1.3 dixon R1", "2.1 spike A20")
    s.place[who("1.2")] = OUT
    lose_hp(s, ONE, 99, TWO)
    clear_fallen(s)
    assert s.morale_due[who("1.2")] == 0
    assert s.morale_due[who("1.3")] != 0


def test_a_bottle_on_the_ground_can_be_thrown_and_nobody_throws_himself() -> None:
    """Rule: BK-THR-01, BK-THR-15."""
    s = battle("1.1 abelii H8", "2.1 spike H9", ground=board({"G8": "b"}))
    assert AT + sq("G8") in list(sources(s, ONE))
    answers(s, "activate 1.1")
    assert why(s, "throw_briskar 1.1") == "not_a_choice"
    assert can(s, "throw_briskar 2.1")


def test_one_fathom_is_high_ground_for_a_shot() -> None:
    """Rule: BK-SHO-11."""
    for height, bonus in (("2", 2), ("1", 0)):
        s = battle("1.1 marten H8", "2.1 spike H14", ground=board({}, {"H8": height}))
        flat = battle("1.1 marten H8", "2.1 spike H14")
        assert total(shot_tally(s, ONE, TWO, SHOT_AT)) == total(shot_tally(flat, ONE, TWO, SHOT_AT)) + bonus


def test_a_natural_ten_is_critical_and_wrath_makes_it_nine() -> None:
    """Rule: BK-DIC-07, BK-DIC-13."""
    s = battle("1.1 cortes H8", "2.1 spike T20")
    assert critical_from(s, ONE) == 10
    lay_effect(s, Lasting(lasting.CRITICALS, ONE, 1, ONE, 1, False))
    assert critical_from(s, ONE) == 9


def test_a_musket_fires_no_burst() -> None:
    """Rule: BK-FIR-08."""
    s = battle("1.1 marten H8", "2.1 spike H14")
    answers(s, "activate 1.1")
    s.loaded[ONE * SLOTS] = 3
    assert "shoot 2.1" in options(s)
    assert "volley 2.1" not in options(s)


# leaping clear, and the left hand


def test_nobody_leaps_through_a_wall() -> None:
    """A template over H8 to J10: from its corner the way north and west is walled up, the next is to the side.

    Rule: BK-SMT-05, BK-SMT-07.
    """
    area = template_on(board(), sq("I9"))
    free = battle("1.1 spike H8", "2.1 spike T20")
    assert {GAME.write(int(one)) for one in exits(free, ONE, area)} == {"at G8", "at H7"}
    walls = {"G7": "#", "H7": "#", "I7": "#", "G8": "#", "G9": "#"}
    walled = battle("1.1 spike H8", "2.1 spike T20", ground=board(walls))
    assert {GAME.write(int(one)) for one in exits(walled, ONE, area)} == {"at G10", "at J7"}
    shut = dict.fromkeys(("G7", "H7", "I7", "G8", "I8", "G9", "H9", "I9"), "#")
    alone = battle("1.1 spike H8", "2.1 spike T20", ground=board(shut))
    assert len(exits(alone, ONE, area)) == 0


def test_the_left_hand_rolls_all_its_dice_again_and_keeps_the_boosts() -> None:
    """The die of En Garde, a bought die and a bought point.

    Rule: BK-WPN-06, BK-ACT-39.
    """
    s = battle("1.1 abelii H8", "2.1 cortes H9")
    s.en_garde[TWO] = 1
    s.ap[TWO] = 3 + 3 + 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "counter")
    do(s, "boost 1+1d", faces(2, 1, 1))
    assert s.ap[TWO] == 0
    assert options(s) == ["keep", "left_hand"]
    do(s, "left_hand", faces(9, 8, 7))
    assert last(s, "rolled")["dice"] == [9, 8, 7]
    assert last(s, "rolled")["total"] == 4 + 5 + 1 + 24
    assert can(s, "strike")
