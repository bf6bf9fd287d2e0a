"""Squares, distances and directions."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.ground.distance import (
    EAST,
    NORTH_EAST,
    SOUTH_WEST,
    distance,
    flat_distance,
    in_contact,
    in_reach,
    is_closer,
    is_within,
    line,
    nearest_direction,
    square_name,
    square_named,
    squares_moved,
    whole_fathoms,
)

from .drawn import offset, sq

HERE = offset(0, 0)


@pytest.mark.parametrize(
    ("columns", "rows", "fathoms"),
    [(1, 0, 0.0), (1, 1, 0.414), (2, 0, 1.0), (2, 2, 1.828), (3, 0, 2.0), (3, 1, 2.162), (4, 3, 4.0)],
)
def test_flat_distance_is_measured_between_bases(columns: int, rows: int, fathoms: float) -> None:
    """The numbers of the catalogue; one square is one fathom.

    Rule: BK-GRD-01, BK-GRD-02.
    """
    assert flat_distance(HERE, offset(columns, rows)) == pytest.approx(fathoms, abs=0.0005)


@pytest.mark.parametrize(("fathoms_up", "measured"), [(0, 0.0), (1, 0.0), (2, 1.0), (3, 2.0)])
def test_one_fathom_up_or_down_is_free(fathoms_up: int, measured: float) -> None:
    """An orthogonal neighbour one, two or three fathoms higher.

    Rule: BK-GRD-03.
    """
    assert distance(HERE, offset(1, 0), 4 * fathoms_up) == pytest.approx(measured)
    assert distance(HERE, offset(1, 0), -4 * fathoms_up) == pytest.approx(measured)


def squares_where(test: object) -> set[tuple[int, int]]:
    """List the offsets for which a test holds."""
    found = set()
    for columns in range(-5, 6):
        for rows in range(-5, 6):
            if (columns, rows) != (0, 0) and test(HERE, offset(columns, rows)):  # type: ignore[operator]
                found.add((columns, rows))
    return found


def test_zones_are_blocks_of_squares() -> None:
    """Less than half a fathom is the 8 neighbours, less than 2 the 5 by 5 block, 2 or less four squares more.

    Rule: BK-GRD-04, BK-ZOC-01, BK-ZOC-09.
    """
    ring = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}
    block = {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - {(0, 0)}

    assert squares_where(lambda a, b: in_contact(a, b, 0)) == ring
    assert squares_where(lambda a, b: is_closer(a, b, 0, 1)) == ring
    assert squares_where(lambda a, b: in_reach(a, b, 0)) == block
    assert squares_where(lambda a, b: is_within(a, b, 0, 2)) == block | {(3, 0), (-3, 0), (0, 3), (0, -3)}


def test_three_squares_away_is_outside_reach_and_inside_a_blast() -> None:
    """Rule: BK-GRD-05."""
    assert not in_reach(HERE, offset(3, 0), 0)
    assert is_within(HERE, offset(3, 0), 0, 2)


def test_contact_ends_above_one_fathom_of_height() -> None:
    """One fathom up is contact, two are reach only, three out of reach.

    Rule: BK-GRD-03, BK-GRD-06.
    """
    beside = offset(1, 1)

    assert in_contact(HERE, beside, 4)
    assert not in_contact(HERE, beside, 6)
    assert in_reach(HERE, offset(1, 0), 8)
    assert not in_reach(HERE, offset(1, 0), 12)


@pytest.mark.parametrize(
    ("direction", "fathoms", "squares"),
    [(EAST, 3, 3), (NORTH_EAST, 3, 2), (NORTH_EAST, 1, 1), (NORTH_EAST, 5, 3), (EAST, 0, 0)],
)
def test_diagonal_moves_cover_two_thirds(direction: int, fathoms: int, squares: int) -> None:
    """Rule: BK-GRD-15."""
    assert squares_moved(direction, fathoms) == squares


def test_a_straight_line_goes_square_by_square() -> None:
    """From A1 to F3 each column takes the nearest row; the line ends on its goal and leaves out its start.

    Rule: BK-GRD-16.
    """
    assert [square_name(square) for square in line(sq("A1"), sq("F3"))] == ["B1", "C2", "D2", "E3", "F3"]
    assert [square_name(square) for square in line(sq("C3"), sq("C1"))] == ["C2", "C1"]
    assert len(line(sq("C3"), sq("C3"))) == 0


def test_repulsion_goes_along_the_nearest_direction() -> None:
    """Rule: BK-CRA-07."""
    assert nearest_direction(HERE, offset(2, 0)) == EAST
    assert nearest_direction(HERE, offset(5, -2)) == EAST
    assert nearest_direction(HERE, offset(4, -2)) == NORTH_EAST
    assert nearest_direction(HERE, offset(-1, 1)) == SOUTH_WEST


def test_throws_are_measured_in_whole_fathoms_rounded_up() -> None:
    """Rule: BK-THR-03."""
    assert whole_fathoms(HERE, offset(1, 0), 0) == 0
    assert whole_fathoms(HERE, offset(1, 1), 0) == 1
    assert whole_fathoms(HERE, offset(5, 0), 0) == 4
    assert whole_fathoms(HERE, offset(3, 1), 0) == 3


def test_squares_have_names_both_ways() -> None:
    """Letters from west to east, numbers from north to south."""
    assert square_name(sq("J4")) == "J4"
    assert [square_named(text) for text in ("U1", "A0", "A21", "", "4J", "A²")] == [-1] * 6
