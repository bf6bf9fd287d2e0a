"""A link as a QR code in characters: two rows of squares in one row of half blocks, as phones read it off a screen."""

from __future__ import annotations

import segno

QUIET = 2
"""Squares of margin: half of what the standard asks for, and enough for every phone on a clean screen."""
HALVES = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
"""What is drawn for two squares above each other, dark or light: light squares are ink, on dark ground."""
INK, END = "\x1b[40;97m", "\x1b[0m"


def qr_rows(text: str) -> list[str]:
    """Draw the code, light squares as ink: to be shown in white on black."""
    squares = [[bool(square) for square in row] for row in segno.make_qr(text, error="l").matrix_iter(border=QUIET)]
    squares += [[False] * len(squares[0])] * (len(squares) % 2)
    return [
        "".join(map(HALVES.__getitem__, zip(*two, strict=True)))
        for two in zip(squares[::2], squares[1::2], strict=True)
    ]


def coloured(rows: list[str]) -> str:
    """Write the rows in white on black, whatever the terminal usually writes in."""
    return "\n".join(f"{INK}{row}{END}" for row in rows)
