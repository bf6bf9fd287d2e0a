"""Levels of bots: their names, weakest first, and how long the server waits for them at most, in seconds."""

from __future__ import annotations

from flibuste.bots import levels

LEVELS: dict[str, float] = dict(zip(levels.LEVELS, (0.3, 0.3, 0.3, 1.5), strict=True))
WEAKEST = levels.LEVELS[0]
