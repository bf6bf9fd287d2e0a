"""Chapters 17 and 40: throwing things and Briskars; the objects of the appendix."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.state import BY_BLOW, Battlefield
from flibuste.games.briskars.field.verbs import AT
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.movement.allowance import movement
from flibuste.games.briskars.throwing.throwables import sources
from flibuste.games.briskars.throwing.throwing import throw_threshold
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, options, reasons, told, who, why
from tests.games.briskars.drawn import board, sq

ONE = who("1.1")
BESIDE = [f"{column}{row}" for column in "GHI" for row in (11, 12, 13)]
TWO = who("2.1")


def held(s: Battlefield, element: str) -> None:
    """Put something in the hands or on the back of 1.1."""
    number = s.content.index("scenery", element)
    if s.content.objects[s.content.elements[number].object].load:
        s.load[ONE] = number
    else:
        s.in_hand[0] = number


def thrown(
    element: str, face: int, *rest: int, profile: str = "abelii", at: str = "H12", by: str = "defend"
) -> Battlefield:
    """Let 1.1 throw something he holds at 2.1, who rolls a 2 to defend himself."""
    s = battle(f"1.1 {profile} H8", f"2.1 dixon {at}", "2.2 spike T20")
    held(s, element)
    answers(s, "activate 1.1", "throw")
    answers(s, *[option for option in options(s) if option.startswith("pick")][:1], "on 2.1")
    do(s, "roll", faces(face))
    do(s, "keep")
    if isinstance(s.stack[-1], Attack):
        do(s, by)
        do(s, "roll", faces(2))
        do(s, "keep", faces(*rest))
    return s


def test_a_chest_at_4_fathoms_needs_16() -> None:
    """And Strength 3.

    Rule: BK-THR-01, BK-THR-03.
    """
    s = battle("1.1 abelii H8", "2.1 spike H13")
    assert throw_threshold(s, ONE, sq("H13")) == 16
    assert throw_threshold(s, ONE, sq("H9")) == 12
    assert throw_threshold(s, ONE, sq("J10")) == 12 + 2
    s = battle("1.1 augure H8", "2.1 spike H13", ground=board({"H9": "h"}))
    assert AT + sq("H9") not in list(sources(s, ONE))
    s = battle("1.1 marten H8", "2.1 spike H13", ground=board({"H9": "h"}))
    assert AT + sq("H9") in list(sources(s, ONE))


@pytest.mark.parametrize(("weapon", "strength"), [("sabre", 2), ("two", 3)])
def test_weapons_need_2_or_3(weapon: str, strength: int) -> None:
    """Rule: BK-THR-02."""
    s = battle("1.1 bogdan H8", "2.1 spike H13")
    cards = {"sabre": "bogdan-sabre", "two": "bogdan-blunderbuss"}
    assert s.content.weapon(cards[weapon]).throw_strength == strength


@pytest.mark.parametrize(
    ("element", "damage"), [("stool", 2), ("bucket", 3), ("barrel", 3), ("chest", 4), ("crate", 4)]
)
def test_what_things_deal(element: str, damage: int) -> None:
    """Rule: BK-THR-06."""
    s = thrown(element, 9)
    assert s.hp[TWO] == 22 - damage
    assert s.ap[ONE] == 8 - 2


def test_a_bottle_cuts_for_two_activations_and_breaks() -> None:
    """Rule: BK-THR-06, BK-THR-08, BK-INJ-02."""
    s = thrown("bottle", 9)
    assert (s.hp[TWO], s.cuts[TWO], s.in_hand[0]) == (21, 1, -1)
    assert s.ground.element(sq("H12")) < 0
    do(s, "end")
    for hp in (19, 17, 17):
        do(s, "activate 2.1")
        assert s.hp[TWO] == hp
        do(s, "end")
        while s.waiting != 2 or s.activated[TWO]:
            do(s, options(s)[0])


def test_a_sack_dusts_everybody_around_the_victim() -> None:
    """Rule: BK-THR-09."""
    s = battle("1.1 abelii H8", "2.1 dixon H12", "2.2 maruti H13", "1.2 maruti G12")
    held(s, "sack")
    answers(s, "activate 1.1", "throw", "pick 0", "on 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert (s.hp[TWO], s.hp[who("2.2")], s.hp[who("1.2")]) == (19, 30, 30)


@pytest.mark.parametrize(("face", "down"), [(3, 0), (4, 1)])
def test_a_rack_fells_on_4(face: int, down: int) -> None:
    """Rule: BK-THR-09, BK-THR-04."""
    s = battle("1.1 abelii H8", "2.1 dixon H12", ground=board({"H9": "k"}))
    answers(s, "activate 1.1", "throw", "at H9", "on 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(face))
    assert (s.hp[TWO], s.lying_down[TWO]) == (17, down)


def test_an_anchor_stuns() -> None:
    """Rule: BK-THR-07."""
    s = battle("1.1 abelii H8", "2.1 dixon H12", ground=board({"H9": "a"}))
    answers(s, "activate 1.1", "throw", "at H9", "on 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert (s.hp[TWO], s.stunned[TWO]) == (15, BY_BLOW)


def test_a_table_falls_as_a_template() -> None:
    """Nobody defends, all may shiver.

    Rule: BK-THR-10, BK-TPL-01.
    """
    s = battle("1.1 maruti H8", "2.1 dixon H12", "2.2 dixon I13", ground=board({"H9": "t"}))
    answers(s, "activate 1.1", "throw", "at H12")
    do(s, "roll", faces(9))
    answers(s, "keep", "no")
    do(s, "yes", faces(2))
    assert (s.hp[TWO], s.hp[who("2.2")]) == (17, 17)
    assert s.ap[who("2.2")] == 0


def test_ordnance_deals_3_and_its_points_and_loses_4() -> None:
    """Rule: BK-THR-11, BK-THR-06."""
    s = battle("1.1 maruti H8", "2.1 dixon H12")
    s.piece[0] = s.content.index("ordnance", "pirate-cannon")
    s.piece_place[0] = sq("H9")
    s.gunner[0] = ONE
    s.ground = s.ground.changed(sq("H9"), s.content.index("scenery", "ordnance"), 8, 0)
    answers(s, "activate 1.1", "throw", "on 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.hp[TWO] == 22 - 11
    assert s.ground.points[s.piece_place[0]] == 4


def test_a_thrown_firearm_is_a_lump() -> None:
    """Rule: BK-THR-12."""
    s = battle("1.1 bogdan H8", "2.1 dixon H12")
    gun = next(k for k in range(4) if s.loaded[k] == 2)
    answers(s, "activate 1.1", "throw", f"with {gun}", "on 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.hp[TWO] == 20
    assert [square_name(thing.square) for thing in s.things] == ["H12"]


def test_a_critical_throw_doubles() -> None:
    """Rule: BK-THR-13."""
    assert thrown("stool", 10).hp[TWO] == 22 - 4


def test_a_failed_throw_falls_where_the_thrower_says() -> None:
    """Rule: BK-THR-14."""
    s = thrown("stool", 2)
    assert s.waiting == 1
    assert "at H9" in options(s)
    do(s, "at H9")
    assert s.ground.element(sq("H9")) == s.content.index("scenery", "stool")


def test_cover_and_aim_work_as_for_a_shot_height_does_not() -> None:
    """Rule: BK-THR-05, BK-COV-01."""
    s = battle("1.1 abelii H8", "2.1 dixon H12", ground=board({"H11": "o"}, heights={"H8": "4"}))
    held(s, "stool")
    answers(s, "activate 1.1", "throw", "pick 1", "on 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert "high-ground" not in reasons(s)


# objects


def test_a_ration_feeds_twice_outside_zones() -> None:
    """Rule: BK-OBJ-01, BK-OBJ-02, BK-OBJ-03."""
    s = battle("1.1 abelii H8 ration", "2.1 spike T20")
    s.hp[ONE] = 10
    do(s, "activate 1.1")
    do(s, "ration", faces(9))
    do(s, "ration", faces(2))
    assert (s.hp[ONE], s.ap[ONE]) == (16, 4)
    assert why(s, "ration") == "nothing_left"
    s = battle("1.1 abelii H8 ration", "2.1 milicien H9")
    do(s, "activate 1.1")
    assert why(s, "ration") == "in_a_zone"


def test_a_poultice_heals_and_cures_an_ally() -> None:
    """Rule: BK-OBJ-23, BK-INJ-05."""
    s = battle("1.1 abelii H8 poultice", "1.2 bogdan H9", "2.1 spike T20")
    b = who("1.2")
    s.hp[b], s.poisoned[b], s.bleeding[b] = 10, 1, 2
    do(s, "activate 1.1")
    assert why(s, "poultice 2.1") == "not_a_choice"
    do(s, "poultice 1.2", faces(5))
    assert (s.hp[b], s.poisoned[b], s.bleeding[b], s.ap[ONE]) == (13, 0, 0, 7)


def test_the_net_stops_all_movement_for_an_activation() -> None:
    """4 fathoms at most; getting up only by AP.

    Rule: BK-OBJ-06, BK-OBJ-07, BK-OBJ-08.
    """
    s = battle("1.1 abelii H8 fishing-net", "2.1 dixon H13", "2.2 dixon H14")
    do(s, "activate 1.1")
    assert why(s, "net 2.2") == "net_too_short"
    do(s, "net 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.netted[TWO] == 1
    assert why(s, "net 2.1") == "nothing_left"
    s.lying_down[TWO] = 1
    answers(s, "end", "activate 2.1", "get_up")
    assert s.ap[TWO] == 6
    assert why(s, "walk") == why(s, "assault 1.1") == "cannot_move"
    do(s, "end")
    assert s.netted[TWO] == 0


def test_the_grapnel_pulls_once_and_cannot_be_countered() -> None:
    """It may still climb.

    Rule: BK-OBJ-09, BK-OBJ-10, BK-OBJ-11.
    """
    s = battle("1.1 marten H8 grapnel", "2.1 birgus H10")
    do(s, "activate 1.1")
    do(s, "grapnel 2.1")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert options(s) == ["defend", "dodge"]
    do(s, "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(7))
    assert (s.hp[TWO], square_name(s.place[TWO])) == (30 - 1, "H9")
    assert why(s, "grapnel 2.1") == "nothing_left"
    assert movement(s, ONE) == 12


def test_something_in_the_way_of_a_pull_is_a_crash() -> None:
    """Rule: BK-FIR-13, BK-CRA-01."""
    s = battle("1.1 marten H8 grapnel", "1.2 spike H10", "2.1 dixon H12")
    do(s, "activate 1.1")
    do(s, "grapnel 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(4, 6))
    assert square_name(s.place[TWO]) == "H11"
    assert (s.hp[TWO], s.hp[who("1.2")]) == (22 - 4 - 2, 12 - 3)


def test_a_keg_is_set_and_may_blow_at_the_start_of_a_round() -> None:
    """7 or more: 1D10 + 2 for everybody at 2 fathoms or less, who are prostrate and must roll morale.

    Rule: BK-OBJ-25, BK-OBJ-26, BK-OBJ-27, BK-RND-15, BK-SMT-09.
    """
    s = battle("1.1 maruti H8 powder-keg", "1.2 spike A1", "2.1 maruti H11 mandrake", "2.2 dixon H13")
    answers(s, "activate 1.1", "keg", "at H9", "free")
    assert list(s.kegs) == [sq("H9")]
    do(s, "end")
    for text in ("activate 2.1", "end", "activate 1.2", "end", "activate 2.2"):
        do(s, text)
    do(s, "end", faces(6))
    assert told(s, "keg-waits") == 1
    for text in ("activate 1.1", "end", "activate 2.1", "end", "activate 1.2", "end", "activate 2.2"):
        do(s, text)
    do(s, "end", faces(7, 3, 8))
    assert s.hp[ONE] == 32 - 5
    do(s, "yes")
    assert s.hp[TWO] == 32 - 10
    assert (s.prostrate[ONE], s.mandrake[TWO], s.prostrate[who("2.2")]) == (1, 1, 0)
    assert (s.misses[ONE], s.morale_due[ONE] != 0, len(s.kegs)) == (0, True, 0)
    assert s.ground.element(sq("H9")) < 0


def test_a_keg_that_is_broken_does_nothing() -> None:
    """Rule: BK-OBJ-25."""
    s = battle("1.1 maruti H8 powder-keg", "2.1 maruti H15")
    answers(s, "activate 1.1", "keg", "at H9", "free", "smash")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert len(s.kegs) == 0
    assert s.hp[ONE] == 32
    assert can(s, "walk")


def test_a_powder_pouch_adds_2_ammo() -> None:
    """Rule: BK-OBJ-04, BK-OBJ-05, BK-ORD-09."""
    s = battle("1.1 maruti H8 powder-pouch", "2.1 maruti H15")
    do(s, "activate 1.1")
    assert why(s, "pouch") == "not_the_gunner"
    s.piece[0] = 0
    s.piece_place[0] = sq("H9")
    s.gunner[0] = ONE
    do(s, "pouch")
    assert (s.ammo[0], s.ap[ONE]) == (2, 6)


def test_an_aim_serves_one_throw() -> None:
    """It is for a single shot or throw, hit or miss.

    Rule: BK-ACT-27.
    """
    s = battle("1.1 abelii H8", "2.1 dixon H12", "2.2 spike T20")
    held(s, "stool")
    answers(s, "activate 1.1", "kneel", "aim 2.1")
    assert s.aimed == TWO
    do(s, "throw")
    answers(s, *[option for option in options(s) if option.startswith("pick")][:1], "on 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    do(s, options(s)[0])
    assert (s.aimed, s.active) == (-1, ONE)


def test_what_is_thrown_and_defended_lies_beside_the_target() -> None:
    """On his square or the nearest free one, and in nobody's hand.

    Rule: BK-THR-14.
    """
    s = battle("1.1 abelii H8", "2.1 dixon H12", "2.2 spike T20")
    held(s, "stool")
    answers(s, "activate 1.1", "throw")
    answers(s, *[option for option in options(s) if option.startswith("pick")][:1], "on 2.1")
    do(s, "roll", faces(8))
    answers(s, "keep", "defend")
    do(s, "roll", faces(10))
    do(s, "follow_up 0", faces(9))
    do(s, "keep")
    assert s.hp[TWO] == 22
    assert s.in_hand[0] == -1
    assert any(s.ground.element(sq(square)) == s.content.index("scenery", "stool") for square in BESIDE)


def test_a_throw_ends_the_cover_of_the_box_that_is_thrown() -> None:
    """The box is held up only while no weapon is used.

    Rule: BK-COV-11.
    """
    s = battle("1.1 abelii H8", "2.1 dixon H12", "2.2 spike T20")
    held(s, "crate")
    s.shield[ONE] = 0
    answers(s, "activate 1.1", "throw")
    answers(s, *[option for option in options(s) if option.startswith("pick")][:1], "on 2.1")
    assert s.shield[ONE] == -1


def test_who_throws_is_hidden_no_more() -> None:
    """Rule: BK-ACT-32."""
    s = battle("1.1 abelii H8", "2.1 dixon H12", "2.2 spike T20", ground=board({"H9": "o"}))
    held(s, "stool")
    answers(s, "activate 1.1")
    s.hidden[ONE] = 1
    answers(s, "throw")
    assert s.hidden[ONE] == 1
    answers(s, *[option for option in options(s) if option.startswith("pick")][:1], "on 2.1")
    assert s.hidden[ONE] == 0
