"""Pictures of half blocks: two pixels in a character, each letter an ink; what is left out shows the ground."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

SHIP = (
    "                 rrrr",
    "                 mrrr",
    "         r       m       rr",
    "     sssssss sssssssss sssssss",
    "     sssssss ssskkksss sssssss",
    "     sssssss sskkkkkss sssssss",
    "         m   ssskkksss     m",
    "    sssssssss    m    sssssssss",
    "    sssssssss sssssss sssssssss  m",
    "    sssssssss sssssss sssssssss m",
    " hhh     m       m       m    hhhh",
    " hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh",
    "  hhoohhoohhoohhoohhoohhoohhoohhhh",
    "    hhhhhhhhhhhhhhhhhhhhhhhhhhhh",
)
SEA = ("ww    wwww  ", "  wwww    ww")
"""One length of the swell under her."""
SUITS = {
    "o": (
        "   aaa   ",
        " aaaaaaa ",
        "aaa   aaa",
        "aa bbb aa",
        "aa bbb aa",
        "aa bbb aa",
        "aaa   aaa",
        " aaaaaaa ",
        "   aaa   ",
    ),
    "c": (
        "aaaaaaaaa",
        "abbbbbbba",
        "aaaaaaaaa",
        " aaaaaaa ",
        "  aaaaa  ",
        "   aaa   ",
        "    a    ",
        "   aaa   ",
        "  aaaaa  ",
    ),
    "e": (
        "    b    ",
        "    b    ",
        "    b    ",
        "    b    ",
        "    b    ",
        "    b    ",
        "  aaaaa  ",
        "    a    ",
        "    a    ",
    ),
    "b": (
        "   aaaa  ",
        "  aaaaaa ",
        "  abaaaa ",
        "  aaaaba ",
        "   aaaa  ",
        "   aaba  ",
        "   aaa   ",
        "    aa   ",
        "    aa   ",
    ),
}
FIGURES = {
    "V": (
        "   aaa  b",
        "  aaaaaab",
        "   bbb  b",
        "   bbb  b",
        "  aaaaa b",
        " aaaaaaab",
        "  aaaaa b",
        "  aa aa  ",
        "  aa aa  ",
    ),
    "C": (
        "   a a   ",
        "  aaaaa  ",
        " aabaaaa ",
        "aaaaaaaaa",
        "aaa aaaaa",
        "    aaaaa",
        "   aaaaa ",
        "  aaaaaa ",
        " aaaaaaaa",
    ),
    "R": (
        "a   a   a",
        "aa aaa aa",
        "aaaaaaaaa",
        "aabaaabaa",
        " bbbbbbb ",
        " b bbb b ",
        " bbbbbbb ",
        "  bbbbb  ",
        " aaaaaaa ",
    ),
}
"""Page, horse and crown: ten, eleven, twelve."""


def half_blocks(rows: Sequence[str], inks: Mapping[str, str], paper: str = "") -> list[Text]:
    """Draw pixels, two rows in a line."""
    width = max(map(len, rows))
    padded = [row.ljust(width) for row in (*rows, "")[: len(rows) + len(rows) % 2]]
    return [line_of(above, below, inks, paper) for above, below in zip(padded[::2], padded[1::2], strict=True)]


def line_of(above: str, below: str, inks: Mapping[str, str], paper: str) -> Text:
    """Draw one line of characters from two rows of pixels."""
    line = Text()
    for pair in zip(above, below, strict=True):
        upper, lower = (inks.get(pixel, "") for pixel in pair)
        ground = lower or paper or None
        if upper and (lower or paper) and upper != lower:
            line.append("▀", Style(color=upper, bgcolor=ground))
        elif upper:
            line.append("█" if lower else "▀", Style(color=upper, bgcolor=paper or None))
        elif lower:
            line.append("▄", Style(color=lower, bgcolor=paper or None))
        else:
            line.append(" ", Style(bgcolor=paper or None))
    return line


def ship(width: int, inks: Mapping[str, str]) -> list[Text]:
    """Draw a ship under sail on a sea as wide as the room."""
    at = max(0, (width - max(map(len, SHIP))) // 2)
    rows = [" " * at + row for row in SHIP]
    swell = [(row * (width // len(row) + 1))[:width] for row in SEA]
    return half_blocks([*(row.ljust(width)[:width] for row in rows), *swell], inks)
