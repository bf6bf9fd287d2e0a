"""The words of the engine: cards, tiles and actions as text, and the names of fields."""

from __future__ import annotations

from typing import Final

from flibuste.games.treasure_hunter.cards import Content
from flibuste.kernel.game import Setting, Verb

SETTINGS: Final = (
    Setting("all_tied_split", (False, True), False, "TH-TREAS-09"),
    Setting("public_money", (True, False), True, "TH-MONEY-05"),
)


def nouns(content: Content) -> dict[str, list[str]]:
    """Name the things actions and events speak of."""
    return {
        "card": content.card_ids,
        "tile": content.tile_ids,
        "goblin": content.goblin_ids,
        "site": ["blue", "green", "red"],
    }


def verbs() -> list[Verb]:
    """List the blocks of actions, in the order of the numbers in state.py; none hands money over.

    Rule: TH-MONEY-04.
    """
    return [
        Verb("keep", "card"),
        Verb("discard", "card"),
        Verb("play", "card"),
        Verb("sleep", "card"),
        Verb("target", "seat"),
        Verb("use", "tile"),
        Verb("pass"),
        Verb("done"),
    ]
