"""What a Briskar has on him: the weapon in a slot, and how many uses of each object of chapter 40, by their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.field.state import ITEMS, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import SLOTS
from flibuste.kernel.events import Event, public

BARE_HANDS: Final = "bare-hands"

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

THROW_COST: Final[i64] = 2
"""What throwing a net or a grapnel costs. Rule: BK-OBJ-06, BK-OBJ-10."""

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


def weapon_at(s: Battlefield, briskar: i64, slot: i64) -> i64:
    """Return the weapon in a slot, or NOTHING."""
    if slot < 0 or slot >= SLOTS:
        return NOTHING
    return s.weapons[briskar * SLOTS + slot]


def weapon_name(s: Battlefield, briskar: i64, slot: i64) -> str:
    """Name the weapon in a slot as the log does; without one he has his hands."""
    weapon = weapon_at(s, briskar, slot)
    return BARE_HANDS if weapon == NOTHING else s.content.weapons[weapon].name


def tell_blow(s: Battlefield, event: Event, briskar: i64, target: i64, weapon: str) -> None:
    """Write who strikes or shoots, at whom, with what."""
    if s.log is not None:
        s.log.tell(event.name, public("briskar", briskar), public("target", target), public("weapon", weapon))


def tell_weapon(s: Battlefield, event: Event, briskar: i64, weapon: str) -> None:
    """Write what happens to a weapon of his."""
    if s.log is not None:
        s.log.tell(event.name, public("briskar", briskar), public("weapon", weapon))
