"""The places where a card can lie, as numbers; 0 to 4 are the hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PILE: Final[i64] = 5
DISCARDED: Final[i64] = 6
LOOT: Final[i64] = 7
PLAYED: Final[i64] = 8  # shown by its player, not yet where it goes
ZONE: Final[i64] = 9  # 9 to 13: beside each seat, a crew and the permanents there
WON: Final[i64] = 14  # 14 to 18: the loot each seat has won
PLACES: Final[i64] = 19
IN_VIEW: Final[i64] = DISCARDED  # to the memory all open places are one

HAND_SIZE: Final[i64] = 5
