"""Brisca, what is told, each field with its noun."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.events import Event

EVENTS: Final = (
    Event("deal", "seat"),
    Event("removed", "card"),
    Event("dealt", "seat", "n: number", "cards: card[]"),
    Event("turned", "card", "suit"),
    Event("led", "seat", "card"),
    Event("played", "seat", "card"),
    Event("trumped", "seat", "card"),
    Event("took", "seat", "card", "announced: number", "points?: number"),
    Event("exchanged", "seat", "given: card", "card"),
    Event("drew", "seat", "card"),
    Event("drew-last", "seat", "card"),
    Event("stock-empty", "tricks: number"),
    Event("counted", "seat", "points: number", "cards: card[]", "tricks: number[]"),
    Event("won", "seat"),
    Event("drawn", "replayed: number"),
    Event("match-won", "seat", "wins: number"),
)
