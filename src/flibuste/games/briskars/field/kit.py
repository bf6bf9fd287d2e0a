"""What a Briskar has on him: the weapon in a slot, and how many uses of each object of chapter 40, by their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.cards.goods import KIT, Item
from flibuste.games.briskars.field.state import ITEMS, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import SLOTS
from flibuste.games.briskars.ids import Briskar
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

ITEM_IDS: Final[dict[str, int]] = {name: number for name, (_, number) in KIT.items()}


def card_of(s: Battlefield, item: i64) -> Item:
    """Return what the data says of an object of the kit.

    Rule: BK-EQP-14.
    """
    return s.content.items[s.content.kit[item]]


def left(s: Battlefield, briskar: Briskar, item: i64) -> i64:
    """Return how many uses of an object a Briskar has left."""
    return s.items[briskar * ITEMS + item]


def use(s: Battlefield, briskar: Briskar, item: i64) -> None:
    """Use an object once."""
    s.items[briskar * ITEMS + item] -= 1


def weapon_at(s: Battlefield, briskar: Briskar, slot: i64) -> i64:
    """Return the weapon in a slot, or NOTHING."""
    if slot < 0 or slot >= SLOTS:
        return NOTHING
    return s.weapons[briskar * SLOTS + slot]


def weapon_name(s: Battlefield, briskar: Briskar, slot: i64) -> str:
    """Name the weapon in a slot as the log does; without one he has his hands."""
    weapon = weapon_at(s, briskar, slot)
    return BARE_HANDS if weapon == NOTHING else s.content.weapons[weapon].name


def tell_blow(s: Battlefield, event: Event, briskar: Briskar, target: Briskar, weapon: str) -> None:
    """Write who strikes or shoots, at whom, with what."""
    if s.log is not None:
        s.log.tell(event.name, public("briskar", briskar), public("target", target), public("weapon", weapon))


def tell_weapon(s: Battlefield, event: Event, briskar: Briskar, weapon: str) -> None:
    """Write what happens to a weapon of his."""
    if s.log is not None:
        s.log.tell(event.name, public("briskar", briskar), public("weapon", weapon))


def weapon_thing(s: Battlefield, weapon: i64) -> str:
    """Name a weapon that is laid down, taken up or thrown, as the log does."""
    return "weapon-" + s.content.weapons[weapon].name


def element_thing(s: Battlefield, element: i64) -> str:
    """Name an element of the scenery that is laid down, taken up or thrown, as the log does."""
    return "scenery-" + s.content.elements[element].id


def tell_thing(s: Battlefield, event: Event, briskar: Briskar, square: i64, thing: str) -> None:
    """Write what becomes of a thing, and where."""
    if s.log is not None:
        s.log.tell(event.name, public("briskar", briskar), public("square", square), public("thing", thing))
