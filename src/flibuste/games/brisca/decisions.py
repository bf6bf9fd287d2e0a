"""Brisca, what is asked: a card for the trick, and after a trick whether to exchange."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.decisions import Decision, Veil

PLAY: Final = Decision("play")
EXCHANGE: Final = Decision("exchange", Veil("done", 1600, 800))

DECISIONS: Final = (PLAY, EXCHANGE)
