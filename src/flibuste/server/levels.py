"""Levels of bots: their names, weakest first, and how long they may think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Level:
    """A bot of the roster and its time budget in seconds (0: it answers at once)."""

    bot: str
    budget: float


LEVELS: dict[str, Level] = {
    "deckhand": Level("random", 0),
    "sailor": Level("greedy", 0),
    "quartermaster": Level("search", 0.3),
    "captain": Level("search", 1.5),
}
WEAKEST = "deckhand"
