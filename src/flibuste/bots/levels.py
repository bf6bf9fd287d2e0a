"""What the four levels are made of, from deckhand to captain.

A level is a number of simulations, so that the same seed gives the same choice on every machine, and a limit in
milliseconds for slow machines and large positions. ``docs/guide/bots.md`` has their measured strength.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.guide import Guide
from flibuste.kernel.chance import Chance
from flibuste.kernel.game import Settings
from flibuste.kernel.state import State

LEVELS: Final = ("deckhand", "sailor", "quartermaster", "captain")
QUICK: Final[i64] = 250
LONGEST: Final[i64] = 1200
ALSO_COMPARED: Final[dict[str, list[tuple[str, str, Settings]]]] = {
    "brisca": [
        ("captain", "random", {}),
        ("captain", "greedy", {}),
        ("captain", "random", {"exchange": False}),
        ("captain", "greedy", {"exchange": False}),
    ]
}
"""What is measured beside each level against the one below: who is to be better than whom, with which settings."""

EACH: Final[dict[str, str]] = {"briskars": "scenario"}
"""Settings whose values take turns where levels are measured: a level of Briskars plays every scenario."""


@final
class Absent(Bot):
    """Plays like another bot, but in so many of a hundred choices does not pay attention and takes anything."""

    def __init__(self, bot: Bot, percent: i64) -> None:
        self.bot = bot
        self.percent: i64 = percent

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose with care or without."""
        if rng.draw(100) < self.percent:
            return seen.random_option(seat, rng)
        return self.bot.choose(seen, seat, rng)


@final
class Follower(Guide):
    """Plays on like a bot that chooses at once, now and then at random, as far as the horizon."""

    def __init__(self, bot: Bot, at_random: i64 = 20, horizon: i64 = 0) -> None:
        super().__init__(horizon)
        self.bot = bot
        self.at_random: i64 = at_random

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Ask the bot, or pick at random."""
        if rng.draw(100) < self.at_random:
            return s.random_option(seat, rng)
        return self.bot.choose(s, seat, rng)
