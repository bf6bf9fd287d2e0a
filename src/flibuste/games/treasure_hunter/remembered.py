"""What a seat remembers of the cards it has seen, in words a screen can show."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import CARDS
from flibuste.games.treasure_hunter.knowledge import (
    DRAWN,
    IN_PILE,
    TWO_ASIDE,
    TWO_HANDS,
    TWO_PERSONAL,
    face_up,
    hand_place,
)
from flibuste.games.treasure_hunter.state import HAND_SIZE, SITE, Table
from flibuste.games.treasure_hunter.worlds import place_size
from flibuste.kernel.bits import members


class Where(TypedDict):
    """A place that may hold some of the cards: whose, which, and how many it holds at most."""

    seat: int
    zone: str
    most: int


class Remembered(TypedDict):
    """Cards that a seat has seen and cannot tell apart any more, and where they may be."""

    cards: list[str]
    where: list[Where]


def remembered(s: Table, seat: i64) -> list[Remembered]:
    """Return what a seat remembers about cards that other players hold; cards never seen are left out.

    Rule: TH-DRAFT-05, TH-DRAFT-09.
    """
    known = s.known
    if known is None:
        return []
    groups: dict[int, list[str]] = {}
    for card in range(CARDS):
        mask = int(known.may_be(seat, card))
        if not face_up(s.place[card]) and mask >> int(IN_PILE) & 1 == 0:
            groups.setdefault(mask, []).append(s.content.card_ids[card])
    found: list[Remembered] = []
    for mask in sorted(groups):
        where = places_of(s, mask)
        if any(place["seat"] != seat for place in where):
            found.append({"cards": groups[mask], "where": where})
    return found


def places_of(s: Table, mask: int) -> list[Where]:
    """Add up the places of a set by player and zone."""
    most: dict[tuple[int, str], int] = {}
    for place in members(mask):
        key = (owner_of(s, place), zone_of(s, place))
        most[key] = most.get(key, 0) + int(place_size(s, place))
    return [{"seat": seat, "zone": zone, "most": count} for (seat, zone), count in sorted(most.items()) if count > 0]


def owner_of(s: Table, place: i64) -> int:
    """Say whose a place is."""
    if place >= DRAWN:
        return int(s.drawers[place - DRAWN])
    if s.seats == 2 and place >= TWO_PERSONAL:
        return int(place - TWO_PERSONAL)
    if s.seats == 2 and place >= TWO_ASIDE:
        return int((place - TWO_ASIDE) // HAND_SIZE)
    if s.seats == 2 and place >= TWO_HANDS:
        return int(place - TWO_HANDS)
    return int(place // HAND_SIZE)


def zone_of(s: Table, place: i64) -> str:
    """Name the kind of a place: hand, kept, aside or personal."""
    if s.seats == 2 and TWO_ASIDE <= place < DRAWN:
        return "aside" if place < TWO_PERSONAL else "personal"
    if s.phase >= SITE or place >= DRAWN or place == hand_place(s.seats, owner_of(s, place)):
        return "hand"
    return "kept"
