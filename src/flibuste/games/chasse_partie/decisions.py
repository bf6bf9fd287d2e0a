"""Chasse-Partie, what is asked: the turn, the choices of a card, and the windows for counters and Galanteries."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.decisions import OPEN, Decision, Veil

TURN: Final = Decision("turn")
CHOOSE_PLAYER: Final = Decision("player", OPEN)
CHOOSE_NUMBER: Final = Decision("number", OPEN)
CHOOSE_BRISKAR: Final = Decision("briskar")
CHOOSE_CREW: Final = Decision("crew")
CHOOSE_VALUE: Final = Decision("value")
CHOOSE_MODE: Final = Decision("mode")
TAKE: Final = Decision("take")
DISCARD: Final = Decision("discard")
COUNTER: Final = Decision("counter", Veil("pass", 900, 500))
GALLANT: Final = Decision("gallant", Veil("pass", 900, 500))

DECISIONS: Final = (
    TURN,
    CHOOSE_PLAYER,
    CHOOSE_NUMBER,
    CHOOSE_BRISKAR,
    CHOOSE_CREW,
    CHOOSE_VALUE,
    CHOOSE_MODE,
    TAKE,
    DISCARD,
    COUNTER,
    GALLANT,
)
