"""The bots at this table. They are handed a state re-dealt from their seat's knowledge, never the real one."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.chance import Chance
from flibuste.kernel.game import Game
from flibuste.kernel.state import State

LEVELS = ("random", "greedy")
Choose = Callable[[State, int, Chance], int]


def random_choice(seen: State, seat: int, rng: Chance) -> int:
    """Choose any legal action."""
    return int(seen.random_option(seat, rng))


def opponent(game: Game, level: str) -> Choose:
    """Find the bot of a game."""
    return random_choice
