"""Treasure Hunter, what is told, each field with its noun."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.events import Event

EVENTS: Final = (
    Event(
        "laid-out", "round: number", "dealer: seat", "tiles: tile[]", "goblins: goblin[]", "away: tile[]", "n: number"
    ),
    Event("round", "round: number", "dealer: seat"),
    Event("dealt", "seat", "cards: card[]"),
    Event("kept", "seat", "card"),
    Event("kept-last", "seat", "cards: card[]"),
    Event("set-aside", "seat", "card"),
    Event("hands-passed", "direction: text", "n: number"),
    Event("received", "seat", "cards: card[]"),
    Event("taken-up", "n: number"),
    Event("drew", "seat", "card"),
    Event("announced", "seat", "card"),
    Event("laid", "seat", "site", "cards: card[]", "n: number"),
    Event("dogs-laid", "seat", "cards: card[]", "n: number"),
    Event("passed", "seat"),
    Event("played", "seat", "card", "old: number", "n: number", "new: number"),
    Event("doubled", "seat", "card", "n: number"),
    Event("drew-with", "seat", "card", "laid: card[]", "n: number", "drawn: card"),
    Event("drew-nothing", "seat", "card"),
    Event("fell-asleep", "seat", "owner: seat", "card", "n: number"),
    Event("shielded", "seat", "card"),
    Event("tied-site", "seat", "other: seat", "site", "n: number", "less: number"),
    Event("took-none", "site", "tiles: tile[]"),
    Event("took-both", "seat", "site", "tiles: tile[]"),
    Event("took-max", "seat", "site", "tile"),
    Event("took-min", "seat", "site", "tile"),
    Event("tied-packs", "seat", "other: seat", "n: number", "less: number"),
    Event("goblins-won", "seat", "n: number", "coins: number"),
    Event("robbed", "seat", "goblin", "coin: number"),
    Event("repelled", "seat", "goblin"),
    Event("coins", "seat", "cards: card[]", "n: number"),
    Event("unused", "seat", "cards: card[]"),
    Event("scroll-used", "seat", "tile", "n: number"),
    Event("scrolls-kept", "seat"),
)
