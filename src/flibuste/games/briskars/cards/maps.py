"""Maps as text: a heading, then one drawn grid each for ground, heights and scenery, and zones where a map has its own.

The heading is ``map ships-deck`` and ``source house``; lines that begin with # are remarks. Then, after a blank line:
``ground``, one letter per square (terrain.toml); ``heights``, half fathoms from 0 to 9 and on with a to u; ``scenery``,
one letter per square (scenery.toml) or a point; ``zones``, a digit per square (1 for the first zone) or a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.scenery import Element, Floor
from flibuste.games.briskars.ground.distance import SQUARES, STRIDE, square_at
from flibuste.games.briskars.ground.ground import NO_ELEMENT, Atlas, Ground
from flibuste.kernel.bits import zeros
from flibuste.kernel.content import SOURCES
from flibuste.kernel.errors import BadData, BadField

HEIGHTS: Final = "0123456789abcdefghijklmnopqrstu"
NOTHING: Final = "."
GRIDS: Final = ("ground", "heights", "scenery", "zones")
LEAST_SIDE: Final = 8


@final
class Map:
    """A map to play on: its ground at the start of the game and, where it has some, its own deployment zones.

    Rule: BK-GRD-09.
    """

    def __init__(self, name: str, source: str, ground: Ground, zones: list[vec[i64]]) -> None:
        self.id: str = name
        self.source: str = source
        self.ground: Ground = ground
        self.zones: list[vec[i64]] = zones


@final
class MapReader:
    """Read one map; errors name file, map and line."""

    def __init__(self, file: str, floors: list[Floor], elements: list[Element], atlas: Atlas) -> None:
        self.file: Final = file
        self.floors: Final = floors
        self.elements: Final = elements
        self.atlas: Final = atlas
        self.floor_letters: Final = {floor.letter: k for k, floor in enumerate(floors)}
        self.element_letters: Final = {element.letter: k for k, element in enumerate(elements)}
        self.heading: dict[str, str] = {}
        self.grids: dict[str, list[str]] = {}

    def wrong(
        self, where: str, what: str, field: str, reason: str, values: Mapping[str, str | int] | None = None
    ) -> BadField:
        """Make the error for a place in the file; a square has its row and its column, from 0, among the values."""
        entry = f'map "{self.heading.get("map", "?")}"'
        return BadField(f"{self.file}: {entry}: {where}: {what}", self.file, entry, field, reason, values or {})

    def read(self, text: str) -> Map:
        """Read heading and grids, then build the map.

        Rule: BK-GRD-09, BK-GRD-10.
        """
        self.split(text)
        name = self.heading.get("map", "")
        source = self.heading.get("source", "")
        if not name:
            raise self.wrong("map", "expected a name", "id", "missing")
        if source not in SOURCES:
            words = ", ".join(SOURCES)
            raise self.wrong("source", f"expected one of {words}, got {source!r}", "source", "word", {"words": words})
        for grid in GRIDS[:3]:
            if grid not in self.grids:
                raise self.wrong(grid, "the grid is missing", grid, "missing")
        self.check_sides()
        return Map(name, source, self.ground(name), self.zones())

    def split(self, text: str) -> None:
        """Sort the lines into heading and grids; a blank line ends a grid."""
        grid = ""
        for number, line in enumerate(text.splitlines()):
            if line.strip() == "":
                grid = ""
            elif grid:
                self.grids[grid].append(line)
            elif line in GRIDS:
                grid = line
                if grid in self.grids:
                    raise self.wrong(f"line {number + 1}", f"a second grid {grid}", grid, "twice", {"line": number + 1})
                self.grids[grid] = []
            elif not line.startswith("#"):
                self.read_heading(number, line)

    def read_heading(self, number: int, line: str) -> None:
        """Read one line ``word value`` of the heading."""
        word, _, value = line.partition(" ")
        if word not in ("map", "source"):
            what = f"expected map, source or a grid, got {line!r}"
            raise self.wrong(f"line {number + 1}", what, "", "heading", {"line": number + 1})
        self.heading[word] = value.strip()

    def check_sides(self) -> None:
        """Refuse grids of unequal or impossible size."""
        width, height = len(self.grids["ground"][0]) if self.grids["ground"] else 0, len(self.grids["ground"])
        if not LEAST_SIDE <= width <= STRIDE or not LEAST_SIDE <= height <= STRIDE:
            what = f"expected {LEAST_SIDE} to {STRIDE} squares a side, got {width} by {height}"
            values = {"least": LEAST_SIDE, "most": int(STRIDE), "width": width, "height": height}
            raise self.wrong("ground", what, "ground", "sides", values)
        for grid, rows in self.grids.items():
            if len(rows) != height:
                values = {"want": height, "have": len(rows)}
                raise self.wrong(grid, f"expected {height} rows, got {len(rows)}", grid, "rows", values)
            for number, row in enumerate(rows):
                if len(row) != width:
                    what = f"expected {width} squares, got {len(row)}"
                    values = {"line": number + 1, "want": width, "have": len(row)}
                    raise self.wrong(f"{grid} row {number + 1}", what, grid, "row", values)

    def ground(self, name: str) -> Ground:
        """Build the ground the map starts with."""
        scenery = zeros(SQUARES)
        for square in range(SQUARES):
            scenery[square] = NO_ELEMENT
        points, portions = zeros(SQUARES), zeros(SQUARES)
        floor = self.drawn("ground", self.floor_letters)
        level = self.drawn("heights", {letter: 2 * k for k, letter in enumerate(HEIGHTS)})
        known = {NOTHING: -1} | self.element_letters
        for row, line in enumerate(self.grids["scenery"]):
            for column, letter in enumerate(line):
                element = self.letter("scenery", row, column, letter, known)
                if element >= 0:
                    square = square_at(column, row)
                    scenery[square] = element
                    points[square] = self.elements[element].points
                    portions[square] = self.elements[element].portions
        width, height = len(self.grids["ground"][0]), len(self.grids["ground"])
        return Ground(
            name, width, height, floor, level, scenery, points, portions,
            floor_kinds(self.floors), element_sizes(self.elements), element_traits(self.elements),
            debris_of(self.floors), 0, self.atlas,
        )  # fmt: skip

    def drawn(self, grid: str, known: dict[str, int]) -> vec[i64]:
        """Read a grid whose letters all mean something."""
        values = zeros(SQUARES)
        for row, line in enumerate(self.grids[grid]):
            for column, letter in enumerate(line):
                values[square_at(column, row)] = self.letter(grid, row, column, letter, known)
        return values

    def letter(self, grid: str, row: int, column: int, letter: str, known: dict[str, int]) -> int:
        """Look a letter up."""
        if letter not in known:
            values: dict[str, str | int] = {"row": row, "column": column, "got": letter}
            raise self.wrong(f"{grid} row {row + 1}", f"nothing is drawn {letter!r}", grid, "letter", values)
        return known[letter]

    def zones(self) -> list[vec[i64]]:
        """Read the zones a map brings along; none for the usual ones.

        Rule: BK-DEP-04.
        """
        drawn = self.grids.get("zones", [])
        digits = sorted({letter for line in drawn for letter in line} - {NOTHING})
        if digits != [str(k + 1) for k in range(len(digits))] or len(digits) == 1:
            got = ", ".join(digits)
            raise self.wrong("zones", f"expected the digits 1, 2 and so on, got {got}", "zones", "digits", {"got": got})
        found: list[vec[i64]] = []
        for digit in digits:
            zone = vec[i64](capacity=16)
            for row, line in enumerate(drawn):
                for column, letter in enumerate(line):
                    if letter == digit:
                        zone = append(zone, square_at(column, row))
            found.append(zone)
        return found


def floor_kinds(floors: list[Floor]) -> vec[i64]:
    """List the kind of each sort of floor."""
    return vec[i64]([floor.kind for floor in floors])


def element_sizes(elements: list[Element]) -> vec[i64]:
    """List the size of each sort of element, in quarters."""
    return vec[i64]([element.size for element in elements])


def element_traits(elements: list[Element]) -> vec[i64]:
    """List the traits of each sort of element."""
    return vec[i64]([element.traits for element in elements])


def debris_of(floors: list[Floor]) -> i64:
    """Find the floor that a broken structure leaves behind.

    Rule: BK-ORD-08.
    """
    for k, floor in enumerate(floors):
        if floor.id == "debris":
            return k
    raise BadData("bad_content", 'terrain.toml: ground "debris" is missing')


def write_map(chart: Map, floors: list[Floor], elements: list[Element]) -> str:
    """Draw a map as its file would; reading it again gives the same map."""
    ground = chart.ground
    grids = {
        "ground": [floors[k].letter for k in ground.floor],
        "heights": [HEIGHTS[k // 2] for k in ground.level],
        "scenery": [elements[k].letter if k >= 0 else NOTHING for k in ground.scenery],
    }
    if chart.zones:
        grids["zones"] = _zone_letters(chart.zones)
    text = f"map {chart.id}\nsource {chart.source}\n"
    for name, letters in grids.items():
        rows = ["".join(letters[row * 20 : row * 20 + ground.width]) for row in range(ground.height)]
        text += "\n" + name + "\n" + "\n".join(rows) + "\n"
    return text


def _zone_letters(zones: list[vec[i64]]) -> list[str]:
    letters = [NOTHING] * 400
    for k, zone in enumerate(zones):
        for square in zone:
            letters[square] = str(k + 1)
    return letters
