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

PLAY: Final[i64] = 0  # a card of the own hand
CREW: Final[i64] = 110  # a crew zone, by the seat where it lies
PLAYER: Final[i64] = 115  # a player
BRISKAR: Final[i64] = 120  # a Briskar in a crew
VALUE: Final[i64] = 172  # a crew value, 3 to 6
MODE: Final[i64] = 176  # place two, or all draw
NUMBER: Final[i64] = 178  # how many cards
TAKE: Final[i64] = 288  # a card of the hand seen
DISCARD: Final[i64] = 398  # a card of the own hand
PASS: Final[i64] = 508
COUNTER: Final[i64] = 509
GALLANT: Final[i64] = 510
END: Final[i64] = 511
ACTIONS: Final[i64] = 512

MODE_PLACE: Final[i64] = 0
MODE_DRAW: Final[i64] = 1
