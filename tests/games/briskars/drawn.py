"""Boards for tests: 20 by 20 squares of stone, and on it what the test names, letter by letter as in map files."""

from __future__ import annotations

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.maps import MapReader
from flibuste.games.briskars.ground.distance import square_named
from flibuste.games.briskars.ground.ground import Ground

SIDE = 20


def board(
    scenery: dict[str, str] | None = None,
    heights: dict[str, str] | None = None,
    floors: dict[str, str] | None = None,
) -> Ground:
    """Draw a board; keys are squares, values letters of the map format."""
    grids = {
        "ground": [["," for _ in range(SIDE)] for _ in range(SIDE)],
        "heights": [["0" for _ in range(SIDE)] for _ in range(SIDE)],
        "scenery": [["." for _ in range(SIDE)] for _ in range(SIDE)],
    }
    for name, marks in (("scenery", scenery), ("heights", heights), ("ground", floors)):
        for square, letter in (marks or {}).items():
            number = square_named(square)
            grids[name][number // SIDE][number % SIDE] = letter
    text = "map test\nsource house\n"
    for name, rows in grids.items():
        text += f"\n{name}\n" + "\n".join("".join(row) for row in rows) + "\n"
    reader = MapReader("test.txt", STANDARD.floors, STANDARD.elements, STANDARD.atlas)
    return reader.read(text).ground


def sq(name: str) -> int:
    """Return a square by its name."""
    return int(square_named(name))


def offset(columns: int, rows: int) -> int:
    """Return the square so many columns east and rows south of F6."""
    return (5 + rows) * SIDE + 5 + columns


def name(square: int) -> str:
    """Write a square."""
    return chr(ord("A") + square % SIDE) + str(square // SIDE + 1)
