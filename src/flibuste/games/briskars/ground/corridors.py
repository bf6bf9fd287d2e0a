"""Section 0: the squares that 16 lines between two bases cross, worked out once for each way two squares can lie.

Where the lines run depends only on how many columns and rows two squares are apart, not on the map. For each such way
a Corridor lists the squares in between and which lines cross each of them, so that a line of sight is a few
comparisons of heights and a set of 32 bits: one for each ray, first the 16 that end low, then the 16 that end high.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import SQUARES, STRIDE, columns_apart, rows_apart
from flibuste.games.briskars.ground.ground import Atlas, Lines
from flibuste.games.briskars.ground.rays import CORNERS, Body, Ray
from flibuste.kernel.bits import bit, zeros

LINES: Final[i64] = 16
LAST_LINE: Final[i64] = 15
HIGH: Final[i64] = 65536
"""Moves a set of lines to the rays that end high."""
ALL_RAYS: Final[i64] = 4294967295
NOT_CROSSED: Final[i64] = -1
AT_A_CORNER: Final[i64] = -2
"""No line runs over this square, but one passes exactly through a corner of it."""
TURNS: Final[i64] = 4
FIELD: Final[i64] = 65535
ENTERED: Final[i64] = 4
LEFT: Final[i64] = 20
SCALE: Final[i64] = 36
"""Where the parts of a passage begin, after the line."""
EDGES: Final[i64] = 4
WAY: Final[i64] = 16
"""Bits of a part of a line's whole way, where it is counted roughly."""


@final
class Corridor:
    """The lines from a square to another one, ``across`` columns and ``down`` rows away, both counted positive.

    ``rows`` holds the crossed squares as sets: for each row on the way a bit for each column, counted from the west
    end, first for a corridor to the east, then to the west. ``reach`` says for each row how early on its way a line can
    come in, then for each row how late one can go out, rather too early and too late than not enough. Each crossed
    square has a place, found by ``places``;
    ``crossing`` is the set of lines over it; ``spans`` where its
    ``passages`` begin: a line with where it comes in, where it goes out, and the length both are measured by; of
    these, ``edges`` holds the first and the last to come in, the last and the first to go out.
    ``beside`` and ``under`` are the ways to the squares beside a corner that a line passes exactly through, once for
    each of the four turns of the corridor (to the south-east, south-west, north-east, north-west), ``pinches`` its
    passage.
    """

    def __init__(self, across: i64, down: i64) -> None:
        self.across: i64 = across
        self.down: i64 = down
        self.count: i64 = 0
        self.corners: i64 = 0
        self.places: vec[i64] = zeros((across + 1) * (down + 1))
        for place in range(len(self.places)):
            self.places[place] = NOT_CROSSED
        self.rows: vec[i64] = zeros(2 * (down + 1))
        self.reach: vec[i64] = zeros(2 * (down + 1))
        for row in range(down + 1):
            self.reach[row] = bit(WAY)
        self.crossing: vec[i64] = vec[i64](capacity=64)
        self.spans: vec[i64] = vec[i64](capacity=64)
        self.passages: vec[i64] = vec[i64](capacity=256)
        self.edges: vec[i64] = vec[i64](capacity=256)
        self.beside: vec[i64] = vec[i64](capacity=4)
        self.under: vec[i64] = vec[i64](capacity=4)
        self.pinches: vec[i64] = vec[i64](capacity=4)
        self.draw(down * STRIDE + across)

    def draw(self, goal: i64) -> None:
        """Follow the lines from square 0 and write down what they cross; then sort it by squares, nearest first."""
        squares = vec[i64](capacity=256)
        passages = vec[i64](capacity=256)
        ray = Ray(Body(0, 0, 0), Body(goal, 0, 0), EMPTY_MAP, EMPTY_MAP)
        for line in range(LINES):
            ray.between(line // CORNERS, line % CORNERS)
            square: i64 = 0
            while square != goal:
                column, row = ray.column, ray.row
                ray.advance()
                square = ray.row * STRIDE + ray.column
                if ray.column != column and ray.row != row:
                    self.beside = append(self.beside, row * STRIDE + ray.column)
                    self.under = append(self.under, ray.row * STRIDE + column)
                    self.pinches = append(self.pinches, passage(line, ray.entered, ray.entered, ray.scale))
                if square != goal:
                    squares = append(squares, square)
                    passages = append(passages, passage(line, ray.entered, min(ray.across, ray.down), ray.scale))
        self.sort(squares, passages)
        self.corners = len(self.pinches)
        for k in range(self.corners):
            self.mark_corner(self.beside[k])
            self.mark_corner(self.under[k])
        self.beside = turned(self.beside)
        self.under = turned(self.under)

    def sort(self, squares: vec[i64], passages: vec[i64]) -> None:
        """Gather the passages of each square, the squares in the order in which they were first crossed."""
        for k in range(len(squares)):
            where = squares[k] // STRIDE * (self.across + 1) + squares[k] % STRIDE
            if self.places[where] == NOT_CROSSED:
                self.places[where] = self.count
                self.rows[squares[k] // STRIDE] |= bit(squares[k] % STRIDE)
                self.rows[self.down + 1 + squares[k] // STRIDE] |= bit(self.across - squares[k] % STRIDE)
                self.crossing = append(self.crossing, 0)
                self.spans = append(self.spans, 0)
                self.count += 1
            self.crossing[self.places[where]] |= bit(passages[k] % LINES)
            self.spans[self.places[where]] += 1
            self.mark_reach(squares[k] // STRIDE, passages[k])
        end: i64 = 0
        for place in range(self.count):
            end += self.spans[place]
            self.spans[place] = end
        self.spans = append(self.spans, end)
        self.passages = passages[:]
        for k in range(len(squares)):
            place = self.places[squares[k] // STRIDE * (self.across + 1) + squares[k] % STRIDE]
            self.spans[place] -= 1
            self.passages[self.spans[place]] = passages[k]
        for place in range(self.count):
            self.mark_edges(self.spans[place], self.spans[place + 1])

    def mark_reach(self, row: i64, line: i64) -> None:
        """Note how early a line comes into a row, and how late it goes out."""
        entered = (((line >> ENTERED) & FIELD) << WAY) // (line >> SCALE)
        left = (((line >> LEFT) & FIELD) << WAY) // (line >> SCALE) + 1
        self.reach[row] = min(self.reach[row], entered)
        self.reach[self.down + 1 + row] = max(self.reach[self.down + 1 + row], left)

    def mark_corner(self, square: i64) -> None:
        """Note that a line passes a corner of a square."""
        where = square // STRIDE * (self.across + 1) + square % STRIDE
        if self.places[where] == NOT_CROSSED:
            self.places[where] = AT_A_CORNER

    def mark_edges(self, start: i64, end: i64) -> None:
        """Find the passages that are hit first and last as something grows higher, for rays that rise and that fall."""
        early = late = last = first = self.passages[start]
        for k in range(start + 1, end):
            line = self.passages[k]
            if is_before(line, early, ENTERED):
                early = line
            if is_before(late, line, ENTERED):
                late = line
            if is_before(last, line, LEFT):
                last = line
            if is_before(line, first, LEFT):
                first = line
        for edge in (early, late, last, first):
            self.edges = append(self.edges, edge)

    def place_of(self, a: i64, b: i64, square: i64) -> i64:
        """Return the place of a square in this corridor laid from a to b, less than 0 where no line runs over it."""
        columns = columns_apart(a, square)
        rows = rows_apart(a, square)
        if columns_apart(a, b) < 0:
            columns = -columns
        if rows_apart(a, b) < 0:
            rows = -rows
        if columns < 0 or rows < 0 or columns > self.across or rows > self.down:
            return NOT_CROSSED
        return self.places[rows * (self.across + 1) + columns]

    def stopped(self, place: i64, limit: i64, low: i64, high: i64) -> i64:
        """Return the rays that something over a crossed square stops.

        All heights are above the viewer's eye: ``limit`` what stands there, ``low`` and ``high`` the ends of the rays.

        Rule: BK-GRD-11.
        """
        if limit > high and limit > 0:
            return self.crossing[place] * (HIGH + 1)
        found: i64 = 0
        if limit > low or limit > 0:
            found = self.dipping(place, limit, low)
        if limit > high or limit > 0:
            found |= self.dipping(place, limit, high) * HIGH
        return found

    def dipping(self, place: i64, limit: i64, rise: i64) -> i64:
        """Return the lines that rise so much and still dip under a limit over a crossed square; touching is no dipping.

        Rule: BK-GRD-11.
        """
        edges = self.edges
        first = place * EDGES
        if rise < 0:
            first += 2
        if not is_under(edges[first], limit, rise):
            return 0
        if is_under(edges[first + 1], limit, rise):
            return self.crossing[place]
        found: i64 = 0
        for k in range(self.spans[place], self.spans[place + 1]):
            if is_under(self.passages[k], limit, rise):
                found |= bit(self.passages[k] & LAST_LINE)
        return found

    def pinch(self, corner: i64, limit: i64, low: i64, high: i64) -> i64:
        """Return the rays through a corner that are under what closes it; heights as for ``stopped``.

        Rule: BK-GRD-20.
        """
        line = self.pinches[corner]
        found: i64 = 0
        if is_under(line, limit, low):
            found = bit(line & LAST_LINE)
        if is_under(line, limit, high):
            found |= bit(line & LAST_LINE) * HIGH
        return found


def passage(line: i64, entered: i64, left: i64, scale: i64) -> i64:
    """Write one line over one square as a number: which line, where it comes in and goes out, its scale."""
    return ((scale * HIGH + left) * HIGH + entered) * LINES + line


def is_under(line: i64, limit: i64, rise: i64) -> bool:
    """Say whether a ray that rises so much is under a limit on its passage: lowest where it comes in or goes out."""
    lowest = (line >> ENTERED) & FIELD
    if rise < 0:
        lowest = (line >> LEFT) & FIELD
    return rise * lowest < limit * (line >> SCALE)


def is_before(line: i64, other: i64, place: i64) -> bool:
    """Say whether a line comes in (or goes out) at a smaller part of its way than another one."""
    return ((line >> place) & FIELD) * (other >> SCALE) < ((other >> place) & FIELD) * (line >> SCALE)


def turned(ways: vec[i64]) -> vec[i64]:
    """Return ways to the south-east in all four turns, one after the other."""
    found = vec[i64](capacity=64)
    for turn in range(TURNS):
        for way in ways:
            east = way % STRIDE
            south = way - east
            if turn % 2 == 1:
                east = -east
            if turn >= 2:
                south = -south
            found = append(found, south + east)
    return found


EMPTY_MAP: Final[vec[i64]] = zeros(SQUARES)


@final
class Corridors(Lines):
    """Every corridor there is, each drawn when it is first asked for; two who draw the same one draw it alike.

    All maps of a content share them.
    """

    def __init__(self) -> None:
        self.drawn: list[Corridor | None] = [None] * 400

    def between(self, a: i64, b: i64) -> Corridor:
        """Return the corridor from one square to another."""
        across = columns_apart(a, b)
        down = rows_apart(a, b)
        if across < 0:
            across = -across
        if down < 0:
            down = -down
        return self.along(across, down)

    def along(self, across: i64, down: i64) -> Corridor:
        """Return the corridor to a square so many columns and rows away, both counted positive."""
        found = self.drawn[down * STRIDE + across]
        if found is None:
            found = Corridor(across, down)
            self.drawn[down * STRIDE + across] = found
        return found


def corridors_of(atlas: Atlas) -> Corridors:
    """Return the corridors that some maps share."""
    found = atlas.lines
    if not isinstance(found, Corridors):
        found = Corridors()
        atlas.lines = found
    return found
