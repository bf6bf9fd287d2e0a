"""Inks for terminals of 256 colours: each is replaced by the one of theirs that looks most like it.

By numbers alone the nearest of a warm paper is a pink, and of a dark wood an olive; so they are compared as eyes do,
by lightness and hue (CIELAB).
"""

from __future__ import annotations

from functools import cache

from rich.color import Color, ColorType
from rich.palette import Palette
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Ground
from textual.filter import LineFilter

FIRST, LAST = 16, 255
"""The first sixteen differ from terminal to terminal."""
LEVELS = (0, 95, 135, 175, 215, 255)
GREYS = range(8, 248, 10)
EIGHT_BIT = Palette(
    [(r, g, b) for r in LEVELS for g in LEVELS for b in LEVELS] + [(grey, grey, grey) for grey in GREYS]
)
WHITE = (0.95047, 1.0, 1.08883)


class Few(LineFilter):
    """Draws with the 256 colours of a terminal."""

    def apply(self, segments: list[Segment], background: Ground) -> list[Segment]:
        """Replace the inks of a line."""
        return [Segment(text, style and in_256(style), control) for text, style, control in segments]


@cache
def in_256(style: Style) -> Style:
    """Replace the inks of a style; what can be clicked stays what it is."""
    inks = {"color": style.color, "bgcolor": style.bgcolor}
    found = {name: nearest(ink) for name, ink in inks.items() if ink is not None and ink.type is ColorType.TRUECOLOR}
    return style + Style(**found) if found else style  # type: ignore[arg-type]


@cache
def nearest(ink: Color) -> Color:
    """Find the colour of the 256 that looks most like an ink."""
    wanted = seen_as(*ink.get_truecolor())
    numbers = range(FIRST, LAST + 1)
    return Color.from_ansi(min(numbers, key=lambda number: apart(wanted, seen_as(*EIGHT_BIT[number - FIRST]))))


def apart(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Say how far two colours are apart for the eye."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


@cache
def seen_as(red: int, green: int, blue: int) -> tuple[float, float, float]:
    """Return lightness, and how red and how yellow a colour is."""
    r, g, b = (linear(part / 255) for part in (red, green, blue))
    x = 0.4124 * r + 0.3576 * g + 0.1805 * b
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = 0.0193 * r + 0.1192 * g + 0.9505 * b
    p, q, s = (root(part / whole) for part, whole in zip((x, y, z), WHITE, strict=True))
    return 116 * q - 16, 500 * (p - q), 200 * (q - s)


def linear(part: float) -> float:
    """Undo the bend of a screen."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def root(part: float) -> float:
    """Bend as eyes do."""
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116
