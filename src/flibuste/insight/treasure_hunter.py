"""Treasure Hunter: what a card adds to a sum, what it keeps from the neighbour, what a scroll pays."""

from __future__ import annotations

from flibuste.games.treasure_hunter.cards import CARDS, FIRST_ACTION
from flibuste.games.treasure_hunter.count import points
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.prospects import Prospect, prospects
from flibuste.games.treasure_hunter.scrolls import payment
from flibuste.games.treasure_hunter.state import HAND, TO_DISCARD, TO_DONE, TO_KEEP, TO_PASS, TO_PLAY, TO_USE
from flibuste.insight.counsel import Counsel, Remark
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State


class HunterCounsel(Counsel):
    """Counts the points of purse and treasures."""

    worlds = 120
    codes = ("site", "paws", "coins", "denies", "for-later", "now", "keeps-cards", "pays", "waits")
    favourite = ("keep", "card")
    copies = r"(?<!^red)(?<!^green)(?<!^blue)(?<!^dog)-\d+$"

    def points(self, s: State, seat: int) -> float:
        """Count the points so far."""
        assert isinstance(s, Hunt)
        return float(points(s, Seat(seat), False).total)

    def part(self, s: State) -> int:
        """Tell the rounds apart."""
        assert isinstance(s, Hunt)
        return int(s.round)

    def brought(self, s: State, seat: int) -> float | None:
        """Count what the seat has."""
        return self.points(s, seat)

    def remarks(self, seen: State, seat: int, action: int) -> list[Remark]:
        """Say which sum a card raises, or what is kept or paid."""
        assert isinstance(seen, Hunt)
        if action == TO_PASS:
            return keeps_cards(seen, seat)
        if action == TO_DONE:
            return [("waits", {})]
        first = next((block for block in (TO_KEEP, TO_DISCARD, TO_PLAY) if block <= action < block + CARDS), None)
        if first is None:
            return self.paid(seen, seat, action)
        card = seen.content.card_ids[action - first]
        if first == TO_DISCARD:
            return [("denies", {"card": card})]
        found = prospects(seen, Seat(seat)).get(card)
        return [("for-later" if first == TO_KEEP else "now", {}) if found is None else raises(found)]

    def paid(self, s: Hunt, seat: int, action: int) -> list[Remark]:
        """Say what a scroll pays now."""
        tile = action - TO_USE
        if not 0 <= tile < len(s.tile_at) or s.tile_at[tile] != seat:
            return []
        return [("pays", {"n": int(payment(s, Seat(seat), tile))})]


def keeps_cards(s: Hunt, seat: int) -> list[Remark]:
    """Say how many action cards are kept for later."""
    kept = sum(1 for card in range(FIRST_ACTION, CARDS) if s.place[card] == HAND + seat)
    return [("keeps-cards", {"n": kept})] if kept else []


def raises(found: Prospect) -> Remark:
    """Say what a sum was and will be."""
    code = found["of"] if found["of"] in ("paws", "coins") else "site"
    values: dict[str, object] = {"before": found["before"], "after": found["after"]}
    return code, {**values, "site": found["of"]} if code == "site" else values
