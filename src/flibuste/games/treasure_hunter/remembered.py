"""What a seat remembers of the cards it has seen, in words a screen can show."""

from __future__ import annotations

from typing import Final, TypedDict

from flibuste.games.treasure_hunter.cards import CARDS
from flibuste.games.treasure_hunter.knowledge import face_up
from flibuste.games.treasure_hunter.state import MOST_SEATS, PILE, Table
from flibuste.kernel.bits import members
from flibuste.kernel.ids import Seat
from flibuste.kernel.memory import Memory

ZONES: Final = {0: "hand", 1: "kept", 4: "aside", 5: "personal"}


class Where(TypedDict):
    """A place that may hold some of the cards: whose, which, and how many it holds at most."""

    seat: int
    zone: str
    most: int


class Remembered(TypedDict):
    """Cards that a seat has seen and cannot tell apart any more, and where they may be."""

    cards: list[str]
    where: list[Where]


def remembered(s: Table, seat: Seat) -> list[Remembered]:
    """Return what a seat remembers about cards that other players hold; cards never seen are left out.

    Rule: TH-DRAFT-05, TH-DRAFT-09.
    """
    known = s.known
    if known is None:
        return []
    memory = known.rows[seat]
    in_pile = memory.packets_at(PILE)
    groups: dict[tuple[int, int], list[str]] = {}
    for card in range(CARDS):
        if not face_up(s.place[card]) and memory.sure[card] != PILE and memory.may[card] & in_pile == 0:
            alike = (int(memory.sure[card]), int(memory.may[card]))
            groups.setdefault(alike, []).append(s.content.card_ids[card])
    found: list[Remembered] = []
    for (sure, packets), cards in groups.items():
        where = [place_of(sure, len(cards))] if sure >= 0 else places_of(memory, packets)
        if any(place["seat"] != seat for place in where):
            found.append({"cards": cards, "where": where})
    return found


def place_of(place: int, most: int) -> Where:
    """Name a place by player and zone."""
    return {"seat": place % int(MOST_SEATS), "zone": ZONES[place // int(MOST_SEATS)], "most": most}


def places_of(memory: Memory, packets: int) -> list[Where]:
    """Add up packets by player and zone."""
    found: list[Where] = []
    for place in members(memory.places_of(packets)):
        most = sum(int(memory.most_in(packet)) for packet in members(packets & memory.packets_at(place)))
        found.append(place_of(place, most))
    return sorted(found, key=lambda where: (where["seat"], where["zone"]))
