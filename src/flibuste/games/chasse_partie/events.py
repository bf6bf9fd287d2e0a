"""Chasse-Partie, what is told, each field with its noun; a zone has the number of the seat beside it."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.events import Event

EVENTS: Final = (
    Event("round", "n: number", "seat"),
    Event("dealt", "seat", "n: number", "cards: card[]"),
    Event("turned-over", "card"),
    Event("loot-shown", "card", "n: number", "gold: number"),
    Event("turn", "seat"),
    Event("drew", "seat", "n: number", "cards: card[]"),
    Event("readies", "seat", "card"),
    Event("signed", "seat", "card", "zone: seat"),
    Event("slipped", "seat", "card", "other: seat", "zone: seat"),
    Event("discards", "seat", "card"),
    Event("plays", "seat", "card"),
    Event("plays-own", "seat", "card"),
    Event("plays-on", "seat", "card", "other: seat"),
    Event("plays-number", "seat", "card", "other: seat", "n: number"),
    Event("plays-crew", "seat", "card", "other: seat", "zone: seat"),
    Event("plays-briskar", "seat", "card", "briskar", "zone: seat"),
    Event("plays-move", "seat", "card", "briskar", "other: seat", "zone: seat"),
    Event("plays-value", "seat", "card", "n: number"),
    Event("plays-mode", "seat", "card", "mode"),
    Event("countered", "seat", "card", "with: card", "cancelled: number[]"),
    Event("counter-countered", "seat", "card", "with: card", "cancelled: number[]"),
    Event("gallant", "seat"),
    Event("laid", "card", "zone: seat"),
    Event("permanents-gone", "seat"),
    Event("leaves", "card", "seat"),
    Event("moved", "card", "seat", "other: seat"),
    Event("invaded", "seat"),
    Event("kraken-shown", "card", "gold: number"),
    Event("recovers", "seat", "card"),
    Event("hand-seen", "seat", "other: seat", "cards: card[]"),
    Event("took-card", "seat", "other: seat", "card"),
    Event("hands-swapped", "seat", "other: seat", "cards: card[]", "given: card[]"),
    Event("loot-swapped", "card", "old: card", "seat", "n: number", "gold: number"),
    Event("reshuffled", "n: number"),
    Event("round-ends", "seat"),
    Event("worth", "seat", "cards: card[]", "parts", "total: number"),
    Event("outright", "seat", "cards: card[]", "parts", "total: number"),
    Event("round-won", "seat", "card", "gold: number"),
    Event("round-none", "card"),
    Event("game-won", "seat", "gold: number"),
)
