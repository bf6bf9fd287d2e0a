"""Chapter 18: general actions, carrying, climbing, stealth."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import extended
from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field.state import Battlefield
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, options, told, top, who, why
from tests.games.briskars.drawn import board, sq

ONE = who("1.1")
TWO = who("2.1")
FAR = "2.1 spike T20"


def passed(s: Battlefield, *dice: int) -> None:
    """Roll without boosts."""
    do(s, "roll", faces(*dice))
    if can(s, "keep"):
        do(s, "keep")


# breaking, picking


@pytest.mark.parametrize(("face", "broken"), [(4, True), (3, False), (1, False), (10, True)])
def test_breaking_an_object_needs_12(face: int, broken: bool) -> None:
    """S 4 + C 4: a die of 4.

    Rule: BK-ACT-14, BK-DIC-12, BK-COV-10.
    """
    s = battle("1.1 de-leon H8", FAR, ground=board({"H9": "o"}))
    answers(s, "activate 1.1", "smash")
    passed(s, face)
    assert (s.ground.element(sq("H9")) < 0) is broken
    assert s.ap[ONE] == 7 - 2


def test_a_door_is_broken_or_picked() -> None:
    """Rule: BK-ACT-14, BK-ACT-34."""
    s = battle("1.1 de-leon H8", FAR, ground=board({"H9": "D"}))
    answers(s, "activate 1.1", "pick_lock")
    passed(s, 6)
    assert s.ground.enterable(sq("H9"))
    s = battle("1.1 de-leon H8", FAR, ground=board({"H9": "D"}))
    answers(s, "activate 1.1", "pick_lock")
    passed(s, 5)
    assert not s.ground.enterable(sq("H9"))


def test_the_boarding_ax_fails_only_on_a_critical_failure() -> None:
    """Rule: BK-WPN-10, BK-WPN-11."""
    s = battle("1.1 loup-de-mer H8 boarding-axe", FAR, ground=board({"H9": "D"}))
    answers(s, "activate 1.1", "smash")
    passed(s, 2)
    assert s.ground.element(sq("H9")) < 0


def test_without_hands_no_lock_is_picked() -> None:
    """Rule: BK-EQP-16."""
    s = battle("1.1 rotumah H8", FAR, ground=board({"H9": "D"}))
    do(s, "activate 1.1")
    assert why(s, "pick_lock") == why(s, "pick_up") == why(s, "throw") == "no_free_hand"
    assert can(s, "smash")


# eating


def test_a_snatch_gives_a_third_of_a_die_back() -> None:
    """A 7 is 2.33, so 3; three portions, 2 AP each.

    Rule: BK-ACT-15, BK-ACT-17.
    """
    s = battle("1.1 abelii H8", FAR, ground=board({"H9": "O"}))
    s.hp[ONE] = 10
    do(s, "activate 1.1")
    for face, hp in ((7, 13), (1, 14), (10, 18)):
        do(s, "snatch", faces(face))
        assert s.hp[ONE] == hp
    assert s.ap[ONE] == 8 - 6
    assert why(s, "snatch") == "no_object"


def test_nobody_eats_beside_an_opponent() -> None:
    """Able or not.

    Rule: BK-ACT-15.
    """
    s = battle("1.1 abelii H8", "2.1 spike G8", ground=board({"H9": "O"}))
    s.prostrate[TWO] = 1
    do(s, "activate 1.1")
    assert why(s, "snatch") == "opponent_near"


def test_the_flask_of_the_profile_works_once_outside_zones() -> None:
    """Rule: BK-ACT-16, BK-CHR-11, BK-EQP-05."""
    s = battle("1.1 bogdan H8", FAR)
    s.hp[ONE] = 10
    do(s, "activate 1.1")
    do(s, "flask", faces(6))
    assert (s.hp[ONE], s.ap[ONE]) == (13, 5)
    assert why(s, "flask") == "nothing_left"
    s = battle("1.1 bogdan H8", "2.1 milicien H9")
    do(s, "activate 1.1")
    assert why(s, "flask") == "in_a_zone"


# armour


def test_removing_armour_costs_3_and_ends_penalty_and_protection() -> None:
    """A shell stays.

    Rule: BK-ACT-18, BK-ACT-23.
    """
    s = battle("1.1 kubilei H8 plate", FAR, ground=board(floors={"H8": "~"}))
    do(s, "activate 1.1")
    assert why(s, "walk") == "cannot_move"
    do(s, "remove_armour")
    assert (s.armour[ONE], s.ap[ONE]) == (-1, 3)
    assert can(s, "walk")
    s = battle("1.1 birgus H8", FAR)
    do(s, "activate 1.1")
    assert why(s, "remove_armour") == "no_object"


# En Garde, Last Hope


def test_en_garde_costs_2_and_another_action_ends_it() -> None:
    """Rule: BK-ACT-38, BK-ACT-39."""
    s = battle("1.1 de-leon H8", FAR)
    answers(s, "activate 1.1", "en_garde")
    assert (s.en_garde[ONE], s.ap[ONE]) == (1, 5)
    do(s, "en_garde")
    assert s.en_garde[ONE] == 1
    do(s, "lie_down")
    assert s.en_garde[ONE] == 0


@pytest.mark.parametrize(("face", "hope"), [(3, 1), (2, 0)])
def test_last_hope_under_10(face: int, hope: int) -> None:
    """C 4 + M 3 against 10, once per activation; it ends with his next one.

    Rule: BK-ACT-40, BK-ACT-41, BK-AP-04.
    """
    s = battle("1.1 de-leon H8", FAR)
    do(s, "activate 1.1")
    assert why(s, "last_hope") == "not_desperate"
    s.hp[ONE] = 9
    do(s, "last_hope")
    passed(s, face)
    assert (s.hope[ONE], s.ap[ONE]) == (hope, 7)
    assert not can(s, "last_hope")
    answers(s, "end", "activate 2.1", "end", "activate 1.1")
    assert s.hope[ONE] == 0


# battering


def test_battering_takes_a_structure_point_two_on_a_critical() -> None:
    """S x 2 against 12, nobody defends.

    Rule: BK-ORD-03, BK-ORD-04, BK-ORD-05, BK-CHR-05.
    """
    for face, points in ((3, 8), (4, 7), (10, 6)):
        s = battle("1.1 de-leon H8", FAR, ground=board({"H9": "#"}))
        answers(s, "activate 1.1", "batter")
        passed(s, face)
        assert s.ground.points[sq("H9")] == points
    assert s.ap[ONE] == 5


def test_an_element_at_0_is_difficult_ground() -> None:
    """Rule: BK-ORD-07, BK-ORD-08."""
    s = battle("1.1 de-leon H8", FAR, ground=board({"H9": "r"}))
    for _ in range(2):
        s.ap[ONE] = 7
        do(s, "activate 1.1") if s.active < 0 else None
        do(s, "batter")
        passed(s, 10)
    assert s.ground.element(sq("H9")) < 0
    assert s.ground.kind(sq("H9")) == 4


def test_a_felled_mast_strikes_whoever_is_on_its_path() -> None:
    """Direction south: 2D10 - C health points, no armour; Shiver is the only answer; the path is difficult.

    Rule: BK-SCN-02, BK-SCN-03, BK-SCN-04, BK-SCN-06, BK-SCN-07, BK-ARM-12, BK-SMT-01.
    """
    ground = board({"H9": "M"})
    s = battle(
        "1.1 de-leon H8",
        "2.1 milicien H12",
        "2.2 spike A1",
        ground=ground.changed(sq("H9"), ground.element(sq("H9")), 1, 0),
    )
    answers(s, "activate 1.1", "batter")
    do(s, "roll", faces(6))
    do(s, "keep", faces(5))
    assert options(s) == ["yes", "no"]
    assert s.waiting == 2
    do(s, "no", faces(7, 8))
    assert (s.hp[TWO], s.lc[TWO]) == (22 - (15 - 3), 5)
    assert s.ground.kind(sq("H12")) == 4
    assert told(s, "topples") == 1


def test_a_rider_falls_with_his_mast() -> None:
    """Rule: BK-SCN-05."""
    ground = board({"H9": "M"})
    s = battle("1.1 de-leon H8", "2.1 milicien H9", ground=ground.changed(sq("H9"), ground.element(sq("H9")), 1, 0))
    answers(s, "activate 1.1", "batter")
    do(s, "roll", faces(6))
    do(s, "keep", faces(5))
    assert top(s, Roll).purpose == "landing"
    assert top(s, Roll).briskar == TWO


# spots of a scenario

SPOTS = """
[[scenario]]
id = "errands"
bands = [2, 2]
map = "ruins"
win = "destroy"
spots = [
  { kind = "mechanism", at = "H12", gold = 5 },
  { kind = "document", at = "H9", gold = 7 },
  { kind = "person", at = "G8", gold = 11 },
  { kind = "hoard", at = "H8", gold = 13 },
]
source = "house"
"""


@pytest.mark.parametrize(
    ("verb", "face", "ap", "gold"),
    [("search", 5, 1, 5), ("read", 8, 1, 7), ("convince", 7, 2, 11), ("dig", 4, 2, 13)],
)
def test_spots_of_a_scenario(verb: str, face: int, ap: int, gold: int) -> None:
    """de Leon: C 4 + M 3 against 12; M x 2 against 14 and 13; C x 2 against 12. One less fails.

    Rule: BK-ACT-33, BK-ACT-35, BK-ACT-36, BK-ACT-37, BK-ACT-42.
    """
    content = extended({"errands.toml": SPOTS})
    for die, gained in ((face, gold), (face - 1, 0)):
        s = battle("1.1 de-leon H8", FAR)
        s.content = content
        s.scenario = content.index("scenario", "errands")
        answers(s, "activate 1.1", verb)
        assert (
            top(s, Roll).purpose
            == {"search": "looking", "read": "reading", "convince": "convincing", "dig": "digging"}[verb]
        )
        passed(s, die)
        assert (s.gold[0], s.ap[ONE]) == (gained, 7 - ap)
        served = {"search": "searches", "read": "reads", "convince": "convinces", "dig": "digs"}[verb]
        assert told(s, served) == told(s, "finds") == int(gained > 0)
    s.found = 15
    assert why(s, verb) in ("no_spot", "tried_already")


def test_no_spot_no_test() -> None:
    """Rule: BK-ACT-35."""
    s = battle("1.1 de-leon H8", FAR)
    do(s, "activate 1.1")
    assert {why(s, verb) for verb in ("search", "read", "convince", "dig")} == {"no_spot"}
