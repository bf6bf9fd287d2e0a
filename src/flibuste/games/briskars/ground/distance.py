"""Section 0: squares, distances and directions of the squared map.

A square is ``row * STRIDE + column`` on every map, whatever its size, row 0 in the north: squares are stable numbers.
Heights come in quarters of a fathom. Walls and rays live in ground.py and sight.py.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

STRIDE: Final[i64] = 20
SQUARES: Final[i64] = 400
NOWHERE: Final[i64] = -1
FATHOM: Final[i64] = 4
NEARLY: Final = 1e-9

NORTH: Final[i64] = 0
NORTH_EAST: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH_EAST: Final[i64] = 3
SOUTH: Final[i64] = 4
SOUTH_WEST: Final[i64] = 5
WEST: Final[i64] = 6
NORTH_WEST: Final[i64] = 7
DIRECTIONS: Final[i64] = 8
EASTWARD: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
SOUTHWARD: Final[vec[i64]] = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])


def square_at(column: i64, row: i64) -> i64:
    """Return the square of a column and a row, NOWHERE off the largest map."""
    if column < 0 or row < 0 or column >= STRIDE or row >= STRIDE:
        return NOWHERE
    return row * STRIDE + column


def column_of(square: i64) -> i64:
    """Return the column, 0 in the west."""
    return square % STRIDE


def row_of(square: i64) -> i64:
    """Return the row, 0 in the north."""
    return square // STRIDE


def square_name(square: i64) -> str:
    """Write a square: letters from west to east, numbers from north to south."""
    return chr(ord("A") + int(square) % 20) + str(int(square) // 20 + 1)


def square_named(text: str) -> i64:
    """Read a square; NOWHERE if the text names none."""
    letter, number = text[:1].upper(), text[1:]
    if not ("A" <= letter <= "T" and number.isascii() and number.isdigit() and 1 <= int(number) <= 20):
        return NOWHERE
    return square_at(ord(letter) - ord("A"), int(number) - 1)


def columns_apart(a: i64, b: i64) -> i64:
    """Count the columns from a to b, positive eastward."""
    return b % STRIDE - a % STRIDE


def rows_apart(a: i64, b: i64) -> i64:
    """Count the rows from a to b, positive southward."""
    return b // STRIDE - a // STRIDE


def is_spanned(a: i64, b: i64, square: i64) -> bool:
    """Say whether a square lies in the block that two squares span."""
    return min(a % STRIDE, b % STRIDE) <= square % STRIDE <= max(a % STRIDE, b % STRIDE) and min(
        a // STRIDE, b // STRIDE
    ) <= square // STRIDE <= max(a // STRIDE, b // STRIDE)


def flat_distance(a: i64, b: i64) -> float:
    """Measure between two bases on level ground, in fathoms: from centre to centre, less one base.

    Rule: BK-GRD-01, BK-GRD-02.
    """
    across = columns_apart(a, b)
    down = rows_apart(a, b)
    if across == 0 and down == 0:
        return 0.0
    return sqrt(float(across * across + down * down)) - 1.0


def distance(a: i64, b: i64, rise: i64) -> float:
    """Measure between two bases, ``rise`` quarters of a fathom apart in height; one fathom up or down is free.

    Rule: BK-GRD-02, BK-GRD-03.
    """
    flat = flat_distance(a, b)
    climb = _beyond_body(rise)
    if climb == 0:
        return flat
    steep = float(climb) / 4.0
    return sqrt(flat * flat + steep * steep)


def _beyond_body(rise: i64) -> i64:
    if rise < 0:
        rise = -rise
    if rise <= FATHOM:
        return 0
    return rise - FATHOM


def is_within(a: i64, b: i64, rise: i64, fathoms: i64) -> bool:
    """Say whether two bases are at this many fathoms or less.

    Rule: BK-GRD-04, BK-GRD-05.
    """
    return distance(a, b, rise) <= float(fathoms) + NEARLY


def is_closer(a: i64, b: i64, rise: i64, fathoms: i64) -> bool:
    """Say whether two bases are at less than this many fathoms.

    Rule: BK-GRD-04, BK-GRD-05.
    """
    return distance(a, b, rise) < float(fathoms) - NEARLY


def in_contact(a: i64, b: i64, rise: i64) -> bool:
    """Say whether two bases touch: one of the 8 neighbours, at most one fathom up or down.

    Less than half a fathom is the same thing: the zone of control without Reach.

    Rule: BK-GRD-04, BK-GRD-06, BK-ZOC-01.
    """
    across = columns_apart(a, b)
    down = rows_apart(a, b)
    return a != b and -1 <= across <= 1 and -1 <= down <= 1 and -FATHOM <= rise <= FATHOM


def in_reach(a: i64, b: i64, rise: i64) -> bool:
    """Say whether two bases are at less than 2 fathoms: the 5 by 5 block, and not too far up.

    Rule: BK-GRD-03, BK-GRD-04, BK-ZOC-01, BK-ZOC-09.
    """
    return a != b and is_closer(a, b, rise, 2)


def whole_fathoms(a: i64, b: i64, rise: i64) -> i64:
    """Round a distance up to whole fathoms, as throws are measured.

    Rule: BK-THR-03.
    """
    exact = distance(a, b, rise)
    whole = i64(exact)
    if exact - float(whole) > NEARLY:
        whole += 1
    return whole


def step(square: i64, direction: i64) -> i64:
    """Return the neighbour in a direction, NOWHERE off the largest map."""
    return square_at(column_of(square) + EASTWARD[direction], row_of(square) + SOUTHWARD[direction])


def is_diagonal(direction: i64) -> bool:
    """Say whether a direction is one of the four diagonals."""
    return direction % 2 == 1


def squares_moved(direction: i64, fathoms: i64) -> i64:
    """Count the squares something moves: as many as fathoms, two thirds of them on a diagonal, at least one.

    Rule: BK-GRD-15.
    """
    if fathoms <= 0:
        return 0
    if not is_diagonal(direction):
        return fathoms
    return max(1, 2 * fathoms // 3)


def nearest_direction(a: i64, b: i64) -> i64:
    """Return the one of the 8 directions that is nearest to the line from a to b.

    Rule: BK-CRA-07.
    """
    across = float(columns_apart(a, b))
    down = float(rows_apart(a, b))
    best: i64 = 0
    most = -1.0e9
    for direction in range(DIRECTIONS):
        along = float(EASTWARD[direction]) * across + float(SOUTHWARD[direction]) * down
        if is_diagonal(direction):
            along /= sqrt(2.0)
        if along > most + NEARLY:
            most = along
            best = direction
    return best


def line(a: i64, b: i64) -> vec[i64]:
    """List the squares of the straight line from a to b, without a: the Bresenham line of their centres.

    Rule: BK-GRD-16.
    """
    squares = vec[i64](capacity=8)
    column, row = column_of(a), row_of(a)
    across, down = columns_apart(a, b), rows_apart(a, b)
    east: i64 = 1
    south: i64 = 1
    if across < 0:
        across, east = -across, -1
    if down < 0:
        down, south = -down, -1
    slip = across - down
    while column != column_of(b) or row != row_of(b):
        twice = 2 * slip
        if twice > -down:
            slip -= down
            column += east
        if twice < across:
            slip += across
            row += south
        squares = append(squares, square_at(column, row))
    return squares
