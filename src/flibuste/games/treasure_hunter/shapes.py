"""What of the table is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from flibuste.games.treasure_hunter.cards import (
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_GREY,
    FIRST_YELLOW,
    SITE_NAMES,
    SiteName,
)
from flibuste.games.treasure_hunter.content import BOOK
from flibuste.games.treasure_hunter.state import HAND_SIZE, ROUNDS
from flibuste.games.treasure_hunter.view import View


class Printed(TypedDict):
    """What sort of thing a card or tile is, and the rule about it."""

    kind: str
    rule: str


def printed() -> dict[str, Printed]:
    """Say of each card, treasure and goblin what it is; an action card has a rule of its own."""
    cards = ((FIRST_DOG, "adventurer", "TH-SITE-04"), (FIRST_COIN, "watchdog", "TH-GOB-02"))
    rest = ((FIRST_ACTION, "coin-card", "TH-COIN-01"), (len(BOOK.card_ids), "action-card", "TH-ACT-01"))
    tiles = ((FIRST_YELLOW, "relic", "TH-END-02"), (FIRST_GREY, "scroll-yellow", "TH-SCROLL-02"))
    found = sorted_out(BOOK.card_ids, (*cards, *rest))
    found.update(sorted_out(BOOK.tile_ids, (*tiles, (len(BOOK.tile_ids), "scroll-grey", "TH-END-09"))))
    found.update(sorted_out(BOOK.goblin_ids, ((len(BOOK.goblin_ids), "goblin-tile", "TH-GOB-05"),)))
    for card, rule in BOOK.rules.items():
        found[card]["rule"] = rule
    return found


def sorted_out(ids: list[str], kinds: Sequence[tuple[int, str, str]]) -> dict[str, Printed]:
    """Name things by where in their list they stand: each kind goes up to its end."""
    found: dict[str, Printed] = {}
    for number, name in enumerate(ids):
        found[name] = next(Printed(kind=kind, rule=rule) for end, kind, rule in kinds if number < end)
    return found


NAMED: Final[dict[str, object]] = {"SiteName": SiteName}
VIEW: Final[object] = View
FACTS: Final[dict[str, tuple[object, object]]] = {
    "SITES": (list[SiteName], list(SITE_NAMES)),
    "ROUNDS": (int, int(ROUNDS)),
    "PRINTED": (dict[str, Printed], printed()),
    "RELICS": (dict[str, int], {BOOK.tile_ids[tile]: int(BOOK.value[tile]) for tile in range(FIRST_YELLOW)}),
    "HAND": (int, int(HAND_SIZE)),
}
QUESTIONS: Final[tuple[tuple[object, object], ...]] = ()
