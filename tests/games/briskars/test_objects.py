"""Chapter 40: ration, flask, poultice, keg, net, grapnel."""

from __future__ import annotations

from flibuste.games.briskars.battle.prices import prices
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import square_name
from flibuste.kernel.chance import faces

from .battle import answers, battle, can, do, options, told, who, why
from .drawn import board, sq

ONE, ALLY, TWO = who("1.1"), who("1.2"), who("2.1")
FAR = "2.1 de-leon S18"


def ready(*placed: str, ap: int = 2, **more: object) -> Battlefield:
    """Set a battle up and activate 1.1 with a few points."""
    s = battle(*placed, **more)  # type: ignore[arg-type]
    do(s, "activate 1.1")
    s.ap[ONE] = ap
    return s


def test_a_ration_heals_1d5_twice_for_two_ap() -> None:
    """Rule: BK-OBJ-01, BK-OBJ-02, BK-ACT-16."""
    s = ready("1.1 abelii H8 ration", FAR, ap=6)
    s.hp[ONE] = 10
    do(s, "ration", faces(9))
    assert (s.hp[ONE], s.ap[ONE]) == (15, 4)
    do(s, "ration", faces(2))
    assert (s.hp[ONE], s.ap[ONE]) == (16, 2)
    assert why(s, "ration") == "nothing_left"


def test_a_ration_ends_bleeding_but_not_poison() -> None:
    """Rule: BK-INJ-03, BK-INJ-05."""
    s = ready("1.1 abelii H8 ration", FAR)
    s.hp[ONE], s.bleeding[ONE], s.poisoned[ONE] = 10, 2, 1
    do(s, "ration", faces(1))
    assert (s.bleeding[ONE], s.poisoned[ONE]) == (0, 1)


def test_nobody_eats_in_an_opponents_zone() -> None:
    """Rule: BK-OBJ-03."""
    assert why(ready("1.1 abelii H8 ration", "2.1 de-leon H9"), "ration") == "in_a_zone"
    assert why(ready("1.1 abelii H8 ration", FAR, ap=1), "ration") == "not_enough_ap"


def test_bogdans_flask_is_printed_on_his_card() -> None:
    """Once per game, 1D5 HP.

    Rule: BK-ACT-16, BK-CHR-11.
    """
    s = ready("1.1 bogdan H8", FAR, ap=4)
    s.hp[ONE] = 10
    do(s, "flask", faces(5))
    assert s.hp[ONE] == 13
    assert why(s, "flask") == "nothing_left"


def test_a_poultice_heals_an_ally_in_reach_and_stops_bleeding_and_poison() -> None:
    """One AP; himself too; nobody farther away and no opponent; it cures even at full health.

    Rule: BK-OBJ-23, BK-EQP-14, BK-INJ-05.
    """
    s = ready("1.1 cortes H8 poultice poultice", "1.2 skorbut I9", "1.3 de-leon K8", "2.1 bogdan H7", ap=2)
    s.ap[TWO] = 0
    assert [text for text in options(s) if text.startswith("poultice")] == ["poultice 1.1", "poultice 1.2"]
    s.poisoned[ALLY], s.bleeding[ALLY] = 1, 1
    do(s, "poultice 1.2", faces(4))
    assert (s.poisoned[ALLY], s.bleeding[ALLY], s.ap[ONE]) == (0, 0, 1)
    s.hp[ONE] = 12
    do(s, "poultice 1.1", faces(10))
    assert s.hp[ONE] == 17


def test_a_keg_is_set_beside_its_bearer_for_the_free_move_or_a_point() -> None:
    """On the map it is half a fathom of scenery, and is rolled for from the next round on.

    Rule: BK-OBJ-25, BK-OBJ-26, BK-AP-06.
    """
    s = ready("1.1 abelii H8 powder-keg", "1.2 bogdan H9", FAR, ground=board({"G8": "c"}))
    do(s, "keg")
    assert options(s) == ["at G7", "at H7", "at I7", "at I8", "at G9", "at I9"]
    do(s, "at I8")
    assert options(s) == ["free", "pay"]
    do(s, "free")
    assert s.ground.element(sq("I8")) == STANDARD.index("scenery", "keg")
    assert [square_name(square) for square in s.kegs] == ["I8"]
    assert (s.free_move, s.ap[ONE]) == (0, 2)
    assert why(s, "keg") == "nothing_left"


def test_a_net_forbids_all_movement_in_the_next_activation() -> None:
    """S 4, C 4 and a 6 make 14: exactly what three fathoms need... and De Leon cannot defend against it with 4 + 5.

    Rule: BK-OBJ-06, BK-OBJ-07, BK-THR-03.
    """
    s = ready("1.1 skorbut H8 fishing-net", "2.1 de-leon K8")
    s.ap[TWO] = 0
    do(s, "net 2.1", faces(6))
    do(s, "defend", faces(5))
    assert s.netted[TWO] == 1
    answers(s, "end", "activate 2.1")
    assert why(s, "walk") == "cannot_move"
    assert why(s, "race") == "cannot_move"
    do(s, "end")
    assert s.netted[TWO] == 0


def test_a_net_can_be_defended_or_fall_short_and_is_gone_either_way() -> None:
    """Rule: BK-OBJ-06, BK-THR-05, BK-DEF-02."""
    s = ready("1.1 skorbut H8 fishing-net", "2.1 de-leon K8")
    s.ap[TWO] = 0
    do(s, "net 2.1", faces(6))
    do(s, "defend", faces(10))
    do(s, "keep")
    assert s.netted[TWO] == 0
    s = ready("1.1 skorbut H8 fishing-net", "2.1 de-leon K8")
    do(s, "net 2.1", faces(5))
    assert (s.netted[TWO], told(s, "fails")) == (0, 1)
    s.ap[ONE] = 2
    assert why(s, "net 2.1") == "nothing_left"


def test_a_critical_net_hurts_nobody() -> None:
    """It only catches.

    Rule: BK-OBJ-07.
    """
    s = ready("1.1 skorbut H8 fishing-net", "2.1 de-leon K8")
    s.ap[TWO] = 0
    before = s.hp[TWO]
    do(s, "net 2.1", faces(10))
    do(s, "keep")
    do(s, "defend", faces(2))
    assert (s.netted[TWO], s.hp[TWO]) == (1, before)


def test_a_net_never_flies_beyond_four_fathoms_nor_at_what_is_hidden() -> None:
    """Five squares to the side are four fathoms.

    Rule: BK-OBJ-08, BK-COV-02, BK-THR-01.
    """
    assert can(ready("1.1 skorbut H8 fishing-net", "2.1 de-leon M8"), "net 2.1")
    assert why(ready("1.1 skorbut H8 fishing-net", "2.1 de-leon N8"), "net 2.1") == "net_too_short"
    wall = board({f"J{row}": "#" for row in range(1, 21)})
    assert why(ready("1.1 skorbut H8 fishing-net", "2.1 de-leon L8", ground=wall), "net 2.1") == "out_of_sight"
    assert can(ready("1.1 el-sabio H8 fishing-net", "2.1 de-leon L8"), "net 2.1")


def test_a_netted_briskar_gets_up_by_a_point_only() -> None:
    """Rule: BK-OBJ-07, BK-MOV-34."""
    s = battle("1.1 skorbut H8", "2.1 de-leon S18")
    s.netted[ONE], s.lying_down[ONE] = 1, 1
    do(s, "activate 1.1")
    assert prices(s)["get_up"] == 1
    do(s, "get_up")
    assert s.ap[ONE] == 7
    assert s.free_move == 1


def test_a_grapnel_harpoons_once_and_pulls() -> None:
    """D 4 twice and a 6; 4 damage; the victim comes to a square beside the thrower.

    Rule: BK-OBJ-10, BK-OBJ-11, BK-FIR-11.
    """
    s = ready("1.1 skorbut H8 grapnel", "2.1 maruti L8")
    s.ap[TWO] = 0
    before = s.hp[TWO]
    do(s, "grapnel 2.1", faces(6))
    assert "counter" not in options(s)
    do(s, "defend", faces(2))
    while s.kind() != "action":
        do(s, options(s)[0])
    assert before - s.hp[TWO] == 4
    assert square_name(s.place[TWO]) in ("I7", "I8", "I9")
    s.ap[ONE] = 2
    assert why(s, "grapnel 2.1") == "nothing_left"


def test_a_grapnel_follows_the_shooting_rules() -> None:
    """Not in contact, not at what cannot be seen, a natural 2 fails.

    Rule: BK-OBJ-10, BK-SHO-03, BK-SHO-04.
    """
    assert why(ready("1.1 skorbut H8 grapnel", "2.1 maruti H9"), "grapnel 2.1") == "in_contact"
    s = ready("1.1 skorbut H8 grapnel", "2.1 maruti L8")
    do(s, "grapnel 2.1", faces(2))
    assert told(s, "missed") == 1
