"""Templates, drifting, arcs and falling masts."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.ground.distance import EAST, NORTH, NORTH_EAST, SOUTH, WEST, square_name
from flibuste.games.briskars.ground.rays import Body
from flibuste.games.briskars.ground.sight import NOBODY
from flibuste.games.briskars.ground.templates import (
    around,
    drift,
    drifted,
    fall_path,
    in_arc,
    is_template_visible,
    template_distance,
    template_on,
    wall_squares,
)

from .drawn import board, offset, sq


def names(squares: object) -> list[str]:
    """Write squares."""
    return [square_name(square) for square in squares]  # type: ignore[attr-defined]


def test_a_template_is_three_by_three_whatever_the_heights() -> None:
    """Rule: BK-TPL-01, BK-TPL-16."""
    ground = board(None, {"H8": "a", "G7": "3"})

    assert names(template_on(ground, sq("H8"))) == ["G7", "H7", "I7", "G8", "H8", "I8", "G9", "H9", "I9"]


def test_range_is_measured_to_the_nearest_square_of_the_template() -> None:
    """Centre eight squares straight ahead: six fathoms.

    Rule: BK-TPL-03, BK-GRD-02 (several squares).
    """
    assert template_distance(board(), sq("A5"), sq("I5")) == pytest.approx(6.0)


def test_one_visible_square_of_the_nine_is_enough() -> None:
    """A wall hides the whole template, or only a part of it.

    Rule: BK-TPL-02, BK-GRD-21.
    """
    viewer = Body(sq("A8"), 0, 4)
    whole = board({f"F{row}": "#" for row in range(1, 21)})
    part = board({f"F{row}": "#" for row in range(1, 9)})

    assert not is_template_visible(whole, viewer, sq("J8"), NOBODY)
    assert is_template_visible(part, viewer, sq("J8"), NOBODY)


def test_a_piece_fires_within_45_degrees_of_its_facing() -> None:
    """Rule: BK-ACT-06, BK-COV-11."""
    here = offset(0, 0)

    assert in_arc(here, EAST, offset(4, 0))
    assert in_arc(here, EAST, offset(4, 4))
    assert not in_arc(here, EAST, offset(4, 5))
    assert not in_arc(here, EAST, offset(-4, 0))
    assert in_arc(here, NORTH_EAST, offset(0, -3))
    assert in_arc(here, NORTH_EAST, offset(3, 0))
    assert not in_arc(here, NORTH_EAST, offset(3, 1))
    assert not in_arc(here, NORTH, here)


def test_a_missed_fire_drifts_by_what_was_lacking() -> None:
    """D 3, die 3, difficulty 12: nine against twelve, three fathoms.

    Rule: BK-DFL-01.
    """
    piece = STANDARD.ordnance[STANDARD.index("ordnance", "pirate-cannon")]

    assert drift(piece.difficulty_at(7.0), 3 * 2 + 3) == 3
    assert drift(12, 15) == 0


def test_three_fathoms_are_three_squares_east_and_two_north_east() -> None:
    """Rule: BK-DFL-02, BK-DFL-05."""
    ground = board({"I8": "#"})

    assert names(drifted(ground, sq("H8"), EAST, 3))[4] == "K8"
    assert names(drifted(ground, sq("H8"), NORTH_EAST, 3))[4] == "J6"


def test_a_template_that_leaves_the_map_keeps_what_is_left_of_it() -> None:
    """Rule: BK-DFL-04."""
    ground = STANDARD.map("tavern").ground

    assert names(drifted(ground, sq("O8"), EAST, 1)) == ["O7", "O8", "O9"]
    assert names(drifted(ground, sq("O8"), EAST, 2)) == []
    assert names(drifted(ground, sq("A1"), WEST, 1)) == ["A1", "A2"]


def test_a_mast_falls_as_long_as_it_is_high() -> None:
    """Eight fathoms: eight squares south, five on a diagonal, fewer at the edge.

    Rule: BK-SCN-02.
    """
    ground = board({"H5": "M"})

    assert names(fall_path(ground, sq("H5"), SOUTH)) == [f"H{row}" for row in range(6, 14)]
    assert len(fall_path(ground, sq("H5"), NORTH_EAST)) == 4
    assert len(fall_path(board({"H10": "M"}), sq("H10"), NORTH_EAST)) == 5
    assert names(fall_path(ground, sq("H5"), NORTH)) == ["H4", "H3", "H2", "H1"]


def test_a_sack_dusts_the_squares_around() -> None:
    """Rule: BK-THR-09."""
    assert len(around(board(), sq("H8"))) == 8
    assert names(around(board(), sq("A1"))) == ["B1", "A2", "B2"]


def test_a_wall_is_a_straight_row() -> None:
    """Rule: BK-SPL-03."""
    assert names(wall_squares(board(), sq("H8"), NORTH_EAST, 3)) == ["H8", "I7", "J6"]
    assert names(wall_squares(board(), sq("S8"), EAST, 3)) == ["S8", "T8"]
