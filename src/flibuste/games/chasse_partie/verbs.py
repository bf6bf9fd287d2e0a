"""The action integers: one block per verb, an argument inside the block.

``game.py`` declares the same blocks to the kernel, which turns them into text and back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CARDS: Final[i64] = 110
BRISKARS: Final[i64] = 52
MOST_SEATS: Final[i64] = 5
LOWEST_VALUE: Final[i64] = 3

# name, noun ("" = none), how many: the one table; the numbers below are made from it
BLOCKS: Final[list[tuple[str, str, int]]] = [
    ("play", "card", int(CARDS)),  # a card of the own hand
    ("crew", "seat", int(MOST_SEATS)),  # a crew zone, by the seat where it lies
    ("player", "seat", int(MOST_SEATS)),
    ("briskar", "briskar", int(BRISKARS)),  # a Briskar in a crew
    ("value", "value", 4),  # a crew value, 3 to 6
    ("mode", "mode", 2),  # place two, or all draw
    ("number", "", int(CARDS)),  # how many cards
    ("take", "card", int(CARDS)),  # a card of the hand seen
    ("discard", "card", int(CARDS)),  # a card of the own hand
    ("pass", "", 1),
    ("counter", "", 1),
    ("gallant", "", 1),
    ("end", "", 1),
]

# numbers: begin (written by flibuste.lab.action_numbers from BLOCKS)
PLAY: Final[i64] = 0
CREW: Final[i64] = 110
PLAYER: Final[i64] = 115
BRISKAR: Final[i64] = 120
VALUE: Final[i64] = 172
MODE: Final[i64] = 176
NUMBER: Final[i64] = 178
TAKE: Final[i64] = 288
DISCARD: Final[i64] = 398
PASS: Final[i64] = 508
COUNTER: Final[i64] = 509
GALLANT: Final[i64] = 510
END: Final[i64] = 511
ACTIONS: Final[i64] = 512
# numbers: end

MODE_PLACE: Final[i64] = 0
MODE_DRAW: Final[i64] = 1
