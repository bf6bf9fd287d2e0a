"""Chapters 24 and 25: scenery under templates, masts, structure points."""

from __future__ import annotations

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.ground import DIFFICULT, FLOOR, NO_ELEMENT
from flibuste.kernel.chance import faces

from .battle import battle, do, options, who, why
from .drawn import board, sq
from .positions import CREW, GUN, fired, gun

ONE = who("1.1")
TWO = who("2.1")


def test_a_template_breaks_scenery_without_points_and_scratches_the_rest() -> None:
    """A crate is gone and its square floor; a rail loses 1 SP, 2 with a critical.

    Rule: BK-SCN-01, BK-ORD-03, BK-ORD-04, BK-ORD-07.
    """
    ground = board({"P8": "c", "P9": "r"})
    s = gun("1.1 bogdan G8", "2.1 maruti A1", ground=ground)
    fired(s, "P8", 4)
    assert s.ground.element(sq("P8")) == NO_ELEMENT
    assert s.ground.kind(sq("P8")) == FLOOR
    assert s.ground.points[sq("P9")] == 3
    s = gun("1.1 bogdan G8", "2.1 maruti A1", ground=ground)
    do(s, "fire")
    do(s, "at P8", faces(10))
    do(s, "keep")
    assert s.ground.points[sq("P9")] == 2


def mast(*placed: str, points: int = 1) -> Battlefield:
    """A mast on P8 that one more hit brings down."""
    ground = board({"P8": "M"})
    s = gun(*placed, ground=ground.changed(sq("P8"), ground.element(sq("P8")), points, 0))
    do(s, "fire")
    return s


def test_a_mast_falls_on_whoever_stands_in_its_path() -> None:
    """South, eight squares; 2D10 less Constitution, no armour; difficult ground is left.

    Rule: BK-SCN-02, BK-SCN-03, BK-SCN-06, BK-SCN-07, BK-ARM-12.
    """
    s = mast("1.1 bogdan G8", "2.1 abelii P12")
    before = s.hp[TWO]
    do(s, "at P8", faces(4, 5))
    do(s, "no", faces(6, 7))
    assert before - s.hp[TWO] == 13 - 5
    assert s.lc[TWO] == 6
    assert s.ground.kind(sq("P16")) == DIFFICULT
    assert s.ground.kind(sq("P17")) == FLOOR
    assert s.ground.element(sq("P8")) == NO_ELEMENT


def test_those_in_its_path_may_shiver_only() -> None:
    """Rule: BK-SCN-04, BK-SMT-01."""
    s = mast("1.1 bogdan G8", "2.1 abelii P12")
    s.ap[TWO] = 9
    do(s, "at P8", faces(4, 5))
    do(s, "yes", faces(2))
    assert options(s) == ["at O12", "at Q12"]


def test_whoever_stood_on_top_must_land() -> None:
    """Eight fathoms: even a success hurts.

    Rule: BK-SCN-05, BK-MOV-25.
    """
    s = mast("1.1 bogdan G8", "2.1 abelii P8")
    before = s.hp[TWO]
    do(s, "at P8", faces(4))
    do(s, "no", faces(1, 1, 1, 5, 1, 10))
    do(s, "keep", faces(5))
    assert before - s.hp[TWO] == (3 - 1) + 5


def batter(die: int, element: str = "r", profile: str = "de-leon", points: int = -1) -> Battlefield:
    """Strike an element beside with the sword."""
    ground = board({"H9": element})
    if points >= 0:
        ground = ground.changed(sq("H9"), ground.element(sq("H9")), points, 0)
    s = battle(f"1.1 {profile} H8", "2.1 maruti S18", ground=ground)
    do(s, "activate 1.1")
    s.ap[ONE] = 2
    do(s, "batter", faces(die))
    if die == 10:
        do(s, "keep")
    return s


def test_a_blow_at_an_element_needs_twelve_and_takes_one_point() -> None:
    """S 4 twice and a 4; a 3 is not enough; a critical takes two; at 0 it is difficult ground.

    Rule: BK-ORD-03 to BK-ORD-05, BK-ORD-08, BK-CHR-05.
    """
    assert batter(4).ground.points[sq("H9")] == 3
    assert batter(3).ground.points[sq("H9")] == 4
    assert batter(10).ground.points[sq("H9")] == 2
    broken = batter(4, points=1)
    assert broken.ground.element(sq("H9")) == NO_ELEMENT
    assert broken.ground.kind(sq("H9")) == DIFFICULT
    assert batter(4, "c").ground.element(sq("H9")) == NO_ELEMENT


def test_ordinary_shots_never_hurt_structures() -> None:
    """There is no way to shoot at an element.

    Rule: BK-ORD-06.
    """
    s = battle("1.1 marten H8", "2.1 maruti S18", ground=board({"K8": "r"}))
    do(s, "activate 1.1")
    assert not [text for text in options(s) if text.startswith("shoot") and "2.1" not in text]


def test_a_broken_piece_is_silent_for_good() -> None:
    """At 0 SP it stays as difficult ground; it cannot fire or be moved.

    Rule: BK-ORD-08.
    """
    s = gun("1.1 bogdan G8", "2.1 maruti S18")
    s.ground = s.ground.changed(sq("H8"), GUN, 1, 0)
    fired(s, "P8", 1, 9, 1)
    assert s.ground.kind(sq("H8")) == DIFFICULT
    s.ap[ONE] = 8
    s.piece_loaded[0] = 1
    assert why(s, "fire") == "not_the_gunner"
    assert why(s, "push") == "no_piece"


def test_a_piece_blocks_its_square_and_gives_cover() -> None:
    """It has no zone and is never activated.

    Rule: BK-ORD-11.
    """
    s = gun(*CREW)
    assert not s.ground.enterable(sq("H8"))
    assert s.ground.size(sq("H8")) == 4
