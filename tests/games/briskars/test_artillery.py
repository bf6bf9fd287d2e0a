"""Chapters 22 to 26: firing, drifting, bursting, Shiver me timbers, masts, structure points, moving a piece."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import NORTH, square_name
from flibuste.games.briskars.ground.ground import Ground
from flibuste.kernel.chance import faces

from .battle import answers, battle, can, do, options, told, who, why
from .drawn import board, sq
from .positions import CREW, fired, gun

ONE, ALLY, TWO, THREE = who("1.1"), who("1.2"), who("2.1"), who("2.2")


# firing


def test_a_success_hits_everybody_under_the_template_with_dice_of_his_own() -> None:
    """D 4 twice and a 4 make 12 at 6 fathoms; friend and foe; the damage is 3D5 each.

    Rule: BK-TPL-01, BK-TPL-05, BK-TPL-06, BK-ORD-02.
    """
    s = gun("1.1 bogdan G8", "1.2 loup-de-mer P9", "2.1 maruti P8", "2.2 augure Q8")
    before = [s.hp[b] for b in (ALLY, TWO, THREE)]
    do(s, "fire")
    do(s, "at P8", faces(4))
    answers(s, "no", "no")
    do(s, "no", faces(1, 1, 1, 9, 9, 9, 5, 5, 5))
    lost = [before[k] - s.hp[b] for k, b in enumerate((ALLY, TWO, THREE))]
    assert sorted(lost) == [3, 9, 15]
    assert (s.ap[ONE], s.ammo[0], s.piece_loaded[0]) == (0, 3, 0)


def test_range_and_difficulty() -> None:
    """A template centred 8 squares ahead is 6 fathoms away: 12; four squares: below the minimum, 14.

    Rule: BK-TPL-03, BK-TPL-04.
    """
    s = gun(*CREW)
    fired(s, "P8", 3, 1)  # 8 + 3 = 11 against 12: drifts one fathom
    assert told(s, "drifts") == 1
    s = gun("1.1 bogdan G8", "2.1 maruti S18")
    fired(s, "L8", 5, 1)  # 13 against 14
    assert told(s, "drifts") == 1


def test_each_critical_adds_a_d10() -> None:
    """Rule: BK-TPL-07, BK-TPL-17."""
    s = gun(*CREW)
    before = s.hp[TWO]
    do(s, "fire")
    do(s, "at P8", faces(10))
    do(s, "keep")
    do(s, "no", faces(1, 1, 1, 8))
    assert before - s.hp[TWO] == 3 + 8


def test_a_failure_drifts_and_hits_there_without_criticals() -> None:
    """D 2 and a 3: 7 against 12, five fathoms; north: five squares.

    Rule: BK-TPL-08, BK-DFL-01, BK-DFL-02, BK-DFL-06.
    """
    s = gun("1.1 maruti G8", "2.1 bogdan P8", "2.2 augure P3")
    before = s.hp[THREE]
    do(s, "fire")
    do(s, "at P8", faces(3, 1))
    do(s, "no", faces(3, 3, 3))
    assert before - s.hp[THREE] == 6
    assert s.hp[TWO] == 27


def test_victims_may_only_shiver_and_cover_does_not_help() -> None:
    """Neither defence nor melee nor height counts.

    Rule: BK-TPL-14 to BK-TPL-16, BK-COV-01.
    """
    s = gun("1.1 bogdan G8", "2.1 maruti P8", ground=board({"O8": "R"}, {"P8": "4"}))
    do(s, "fire")
    do(s, "at P8", faces(4))
    assert options(s) == ["yes", "no"]


def test_armour_protects_against_artillery_and_is_gone() -> None:
    """Rule: BK-ARM-08, BK-TPL-14."""
    s = gun("1.1 bogdan G8", "2.1 abelii P8")
    before = s.hp[TWO]
    do(s, "fire")
    do(s, "at P8", faces(4))
    do(s, "no", faces(9, 9, 9, 8))
    assert (before - s.hp[TWO], s.lc[TWO]) == (15 - 3, 0)


def test_a_critical_failure_bursts_the_gun() -> None:
    """It fails on a 1 only; 1D5 SP, and 1D10 + 1 for everybody around, without armour or Shiver.

    Rule: BK-TPL-09 to BK-TPL-11, BK-TPL-17, BK-SMT-09, BK-ARM-12.
    """
    s = gun("1.1 bogdan G8", "1.2 abelii H9", "2.1 maruti P8")
    before = [s.hp[b] for b in (ONE, ALLY, TWO)]
    fired(s, "P8", 1, 5, 4, 9)
    assert [before[k] - s.hp[b] for k, b in enumerate((ONE, ALLY, TWO))] == [5, 10, 0]
    assert s.ground.points[sq("H8")] == 8 - 3
    assert s.lc[ALLY] == 6
    s = gun(*CREW)
    fired(s, "P8", 2, 1)
    assert told(s, "bursts") == 0


def rotumah(*more: str, card: str = "rotumah") -> Battlefield:
    """Activate Rotumah, or another living gun, with three points."""
    s = battle(f"1.1 {card} H8", *(more or ("2.1 maruti P8",)))
    do(s, "activate 1.1")
    s.ap[ONE] = 3
    for other in range(8, 16):
        s.ap[other] = 0
    return s


@pytest.mark.parametrize(("card", "squares"), [("rotumah", 12 - 5), ("baby-rotumah", 6 - 3)])
def test_a_living_gun_fires_in_any_direction_and_pays_a_failure_with_armour(card: str, squares: int) -> None:
    """1D10 + 1 HP, five squares of hers or three of the little one's, no SP.

    Rule: BK-TPL-12, BK-ORD-13.
    """
    s = rotumah(card=card)
    do(s, "fire")
    assert {"at A8", "at P8", "at H1", "at H20"} <= set(options(s))
    before = s.hp[ONE]
    do(s, "at P8", faces(1, 7))
    assert (before - s.hp[ONE], s.lc[ONE]) == (8, squares)


@pytest.mark.parametrize("card", ["rotumah", "baby-rotumah"])
def test_without_armour_the_cannon_is_silent_and_its_bearer_fights_on(card: str) -> None:
    """Rule: BK-TPL-13, BK-ARM-15."""
    s = rotumah("2.1 maruti P8", "2.2 augure H9", card=card)
    s.lc[ONE] = 0
    assert why(s, "fire") == "no_piece"
    assert can(s, "attack 2.2")


def test_only_the_gunner_fires_touching_the_piece_and_out_of_contact() -> None:
    """Rule: BK-ORD-01, BK-ORD-02, BK-ORD-12."""
    assert can(gun(*CREW), "fire")
    s = gun("1.1 bogdan G8", "1.2 abelii H9", "2.1 maruti P8")
    s.gunner[0] = ALLY
    assert why(s, "fire") == "not_the_gunner"
    assert why(gun("1.1 bogdan F8", "2.1 maruti P8"), "fire") == "no_piece"
    assert why(gun("1.1 bogdan G8", "2.1 maruti G9"), "fire") == "in_contact"
    enemy = gun(*CREW)
    answers(enemy, "end", "activate 2.1")
    assert why(enemy, "fire") == "not_the_gunner"


def test_the_arc_is_45_degrees_on_each_side() -> None:
    """Rule: BK-ACT-06, BK-TPL-02."""
    s = gun(*CREW, facing=NORTH)
    do(s, "fire")
    assert "at H3" in options(s)
    assert "at M3" in options(s)
    assert "at P8" not in options(s)


def test_ammunition_and_reloading() -> None:
    """One shot loaded; reloading 3 AP, 2 with a loader beside; without ammunition nothing.

    Rule: BK-ORD-09, BK-ORD-10, BK-REL-07, BK-CHR-12.
    """
    s = gun(*CREW, ap=6)
    s.piece_loaded[0] = 0
    assert why(s, "fire") == "not_loaded"
    do(s, "reload_piece")
    assert (s.piece_loaded[0], s.ap[ONE]) == (1, 3)
    assert why(s, "reload_piece") == "fully_loaded"
    s.ammo[0] = 0
    assert why(s, "fire") == "no_ammo"
    quick = gun("1.1 bogdan G8", "1.2 powder-monkey I9", "2.1 maruti P8")
    quick.piece_loaded[0] = 0
    do(quick, "reload_piece")
    assert quick.ap[ONE] == 1


def test_a_pouch_adds_two_balls() -> None:
    """Rule: BK-OBJ-04, BK-OBJ-05, BK-ORD-09."""
    s = gun("1.1 bogdan G8 powder-pouch", "2.1 maruti P8")
    do(s, "pouch")
    assert (s.ammo[0], s.ap[ONE]) == (6, 3)
    assert why(s, "pouch") == "nothing_left"


def test_a_new_gunner_is_named_when_the_old_one_is_out() -> None:
    """Rule: BK-ORD-01."""
    s = gun("1.1 bogdan G8", "1.2 abelii H9", "1.3 maruti A1", "2.1 marten P8")
    s.hp[ONE] = 1
    fired(s, "P8", 1, 1, 9, 1)
    assert s.kind() == "gunner"
    assert options(s) == ["on 1.2", "on 1.3"]


# Shiver me timbers


def under_fire(ap: int, *placed: str, ground: Ground | None = None) -> Battlefield:
    """Fire with success at P8, where somebody with so many AP stands."""
    s = gun(*(placed or CREW), ground=ground)
    s.ap[TWO] = ap
    do(s, "fire")
    do(s, "at P8", faces(4))
    return s


@pytest.mark.parametrize(
    ("ap", "die", "safe"), [(4, 6, True), (4, 5, False), (0, 10, True), (0, 9, False), (12, 1, False)]
)
def test_shiver_me_timbers_costs_all_ap(ap: int, die: int, safe: bool) -> None:
    """4 AP: 6 or more; none: only a 10; a 1 never.

    Rule: BK-SMT-01 to BK-SMT-04, BK-SMT-06.
    """
    s = under_fire(ap)
    before = s.hp[TWO]
    do(s, "yes", faces(die) if safe else faces(die, 1, 1, 1))
    assert s.ap[TWO] == 0
    if safe:
        do(s, options(s)[0])
    assert (s.hp[TWO] == before) == safe
    assert s.lying_down[TWO] == int(safe)


def test_the_exit_is_the_shortest_way_out_and_the_owner_chooses_among_equals() -> None:
    """From the centre two steps in four directions; zones do not hold him; he lies there.

    Rule: BK-SMT-05, BK-SMT-07.
    """
    s = under_fire(10)
    do(s, "yes", faces(5))
    assert options(s) == ["at P6", "at N8", "at R8", "at P10"]
    do(s, "at R8")
    assert square_name(s.place[TWO]) == "R8"
    assert s.lying_down[TWO] == 1


def test_who_may_shiver() -> None:
    """The stunned and the held may not; the prostrate and those on the ground may.

    Rule: BK-SMT-08.
    """
    for state, asked in (("stunned", False), ("prostrate", True), ("lying_down", True)):
        s = gun(*CREW)
        getattr(s, state)[TWO] = 1
        do(s, "fire")
        do(s, "at P8", faces(4) if asked else faces(4, 1, 1, 1))
        assert (options(s) == ["yes", "no"]) == asked
