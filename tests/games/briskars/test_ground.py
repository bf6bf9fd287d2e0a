"""The squared map in play."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.ground.distance import NORTH_EAST, SOUTH_EAST, square_name
from flibuste.games.briskars.ground.ground import (
    BLOCKING,
    COVER,
    DEEP,
    DIFFICULT,
    FLOOR,
    ICE,
    NO_ELEMENT,
    SAND,
    Ground,
    block,
    nearest_free,
    neighbours,
)

from .drawn import board, sq


def element(name: str) -> int:
    """Return the index of a scenery element."""
    return STANDARD.index("scenery", name)


def test_every_square_has_a_kind_of_ground_a_height_and_perhaps_an_element() -> None:
    """Rule: BK-GRD-09."""
    ground = board({"C3": "r"}, {"D4": "3"}, {"A1": ":", "B1": "-", "C1": "*", "D1": "~", "E1": '"', "F1": "^"})

    kinds = [ground.kind(sq(name)) for name in ("A1", "B1", "C1", "D1", "E1", "F1", "G1")]
    assert kinds == [SAND, SAND, ICE, DEEP, DIFFICULT, BLOCKING, FLOOR]
    assert ground.level[sq("D4")] == 6
    assert ground.element(sq("C3")) == element("rail")
    assert ground.points[sq("C3")] == 4
    assert ground.size(sq("C3")) == 2


def test_walls_and_rock_cannot_be_entered_but_tops_can_be_stood_on() -> None:
    """A crate is a step of half a fathom, a mast has its lookout eight fathoms up.

    Rule: BK-GRD-10.
    """
    ground = board({"B2": "#", "C2": "c", "D2": "M", "E2": "D", "F2": "d", "G2": "s"}, {"C2": "2"}, {"H2": "^"})

    entered = [name for name in ("A2", "B2", "C2", "D2", "E2", "F2", "G2", "H2") if ground.enterable(sq(name))]
    assert entered == ["A2", "C2", "D2", "F2"]
    assert ground.stand(sq("C2")) == 4 + 2
    assert ground.stand(sq("D2")) == 32
    assert ground.stand(sq("F2")) == 0


def test_off_the_map_everything_blocks() -> None:
    """Rule: BK-GRD-10."""
    chart = STANDARD.map("tavern").ground

    assert not chart.inside(sq("P1"))
    assert chart.kind(sq("P1")) == BLOCKING
    assert not chart.enterable(sq("P1"))


def test_a_diagonal_step_does_not_squeeze_between_two_walls() -> None:
    """One wall leaves room, two do not; a crate can be stepped over.

    Rule: BK-GRD-08.
    """
    assert board({"C2": "#", "B3": "#"}).squeezes(sq("B2"), SOUTH_EAST)
    assert not board({"C2": "#"}).squeezes(sq("B2"), SOUTH_EAST)
    assert not board({"C2": "c", "B3": "#"}).squeezes(sq("B2"), SOUTH_EAST)
    assert board({"C2": "#"}, None, {"B3": "^"}).squeezes(sq("B2"), SOUTH_EAST)
    assert not board({"C2": "#", "B3": "#"}).squeezes(sq("B2"), NORTH_EAST)


def test_a_changed_ground_is_a_new_one() -> None:
    """Clones of a state share the ground: breaking a crate must not reach them.

    Rule: BK-COV-10.
    """
    before = board({"C3": "c"})
    after = before.destroyed(sq("C3"))

    assert before.element(sq("C3")) == element("crate")
    assert after.element(sq("C3")) == NO_ELEMENT
    assert before.shape != after.shape
    assert not after.has_trait(sq("C3"), COVER)


def test_elements_without_structure_points_leave_floor_and_others_difficult_ground() -> None:
    """Rule: BK-SCN-01, BK-ORD-07, BK-ORD-08."""
    ground = board({"C3": "c", "D3": "r", "E3": "S"})

    assert ground.damaged(sq("C3"), 1).kind(sq("C3")) == FLOOR
    assert ground.destroyed(sq("D3")).kind(sq("D3")) == DIFFICULT
    assert ground.destroyed(sq("E3")).kind(sq("E3")) == FLOOR


def test_structure_points_are_lost_one_by_one() -> None:
    """Rule: BK-ORD-03, BK-ORD-08."""
    ground = board({"C3": "r"})
    scratched = ground.damaged(sq("C3"), 3)

    assert scratched.points[sq("C3")] == 1
    assert scratched.element(sq("C3")) == element("rail")
    assert scratched.damaged(sq("C3"), 2).element(sq("C3")) == NO_ELEMENT


def test_a_source_of_drink_has_three_portions() -> None:
    """Rule: BK-ACT-17."""
    ground = board({"C3": "O"})

    assert ground.portions[sq("C3")] == 3
    assert ground.eaten(sq("C3")).portions[sq("C3")] == 2


def test_blocks_come_in_reading_order() -> None:
    """Rule: BK-GRD-04, BK-GRD-19."""
    ground = board()

    assert [square_name(square) for square in neighbours(ground, sq("B2"))] == [
        "A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3",
    ]  # fmt: skip
    assert len(block(ground, sq("H8"), 2)) == 24
    assert len(block(ground, sq("A1"), 1)) == 3


def test_a_miniature_without_room_goes_to_the_nearest_free_squares() -> None:
    """The square itself if it is free, else all that are equally near.

    Rule: BK-GRD-18.
    """
    ground = board({"B1": "#"})

    assert [square_name(s) for s in nearest_free(ground, sq("H8"), vec[i64]())] == ["H8"]
    taken = vec[i64]([sq("A1")])
    assert [square_name(s) for s in nearest_free(ground, sq("A1"), taken)] == ["A2"]
    taken = vec[i64]([sq("H8")])
    assert [square_name(s) for s in nearest_free(ground, sq("H8"), taken)] == ["H7", "G8", "I8", "H9"]


def test_a_ground_is_made_again_from_its_fields() -> None:
    """Saved states hold the ground field by field."""
    ground = board({"C3": "c"}, {"D4": "3"})
    names = ["name", "width", "height", "floor", "level", "scenery", "points", "portions"]
    names += ["kinds", "sizes", "traits", "debris", "shape"]
    again = Ground(**{name: getattr(ground, name) for name in names})

    assert again.shape == ground.shape
    assert again.stand(sq("C3")) == ground.stand(sq("C3"))
