"""The objects of chapter 40 by number: how many uses of each a Briskar has left is kept under these."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.field.state import ITEMS, Battlefield

LUCKY_CHARM: Final[i64] = 0
RUM: Final[i64] = 1
RATION: Final[i64] = 2
POUCH: Final[i64] = 3
NET: Final[i64] = 4
GRAPNEL: Final[i64] = 5
GRAPNEL_THROW: Final[i64] = 6
TREASURE_MAP: Final[i64] = 7
POULTICE: Final[i64] = 8
HAT: Final[i64] = 9
KEG: Final[i64] = 10
MANDRAKE: Final[i64] = 11
COMPASS: Final[i64] = 12
FLASK: Final[i64] = 13

ITEM_IDS: Final[dict[str, int]] = {
    "lucky-charm": 0,
    "rum": 1,
    "ration": 2,
    "powder-pouch": 3,
    "fishing-net": 4,
    "grapnel": 5,
    "treasure-map": 7,
    "poultice": 8,
    "mad-georgs-hat": 9,
    "powder-keg": 10,
    "mandrake": 11,
    "magic-compass": 12,
    "rum-flask": 13,
}


def left(s: Battlefield, briskar: i64, item: i64) -> i64:
    """Return how many uses of an object a Briskar has left."""
    return s.items[briskar * ITEMS + item]


def use(s: Battlefield, briskar: i64, item: i64) -> None:
    """Use an object once."""
    s.items[briskar * ITEMS + item] -= 1
