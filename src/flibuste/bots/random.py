"""Random play: the weakest bot, and whole games at full speed for measuring."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Chance
from flibuste.kernel.game import Setup
from flibuste.kernel.state import State


@final
class RandomBot(Bot):
    """Takes any legal action."""

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose blindly."""
        return seen.random_option(seat, rng)


def playout(state: State, rng: Chance) -> i64:
    """Play at random to the end; return the number of decisions."""
    decisions: i64 = 0
    while not state.over:
        seat = lowest(state.waiting)
        state.answer(seat, state.random_option(seat, rng), rng)
        decisions += 1
    return decisions


def random_games(new: Callable[[Setup, Chance], State], setup: Setup, games: i64, rng: Chance) -> i64:
    """Play so many whole games at random, set-up included; return the number of decisions."""
    decisions: i64 = 0
    for game in range(games):
        decisions += playout(new(setup, rng), rng)
    return decisions
