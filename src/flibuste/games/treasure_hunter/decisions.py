"""Treasure Hunter, what is asked: cards of the draft, action cards and their targets, and scrolls."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.decisions import OPEN, Decision, Veil

KEEP_ONE: Final = Decision("keep")
KEEP_TWO: Final = Decision("keep-two")
DISCARD_ONE: Final = Decision("discard", OPEN)
PLAY_ACTION: Final = Decision("action", Veil("pass", 1000, 700))
MEET_GOBLINS: Final = Decision("goblins", Veil("pass", 1000, 700))
CHOOSE_TARGET: Final = Decision("target")
PUT_TO_SLEEP: Final = Decision("sleep", OPEN)
READ_SCROLLS: Final = Decision("scrolls")

DECISIONS: Final = (
    KEEP_ONE,
    KEEP_TWO,
    DISCARD_ONE,
    PLAY_ACTION,
    MEET_GOBLINS,
    CHOOSE_TARGET,
    PUT_TO_SLEEP,
    READ_SCROLLS,
)
