"""Treasure Hunter, for the trials: everybody plays like the greedy bot to the end of the round; points decide."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.guide import LONGEST_PLAYOUT, Guide
from flibuste.bots.levels import LONGEST
from flibuste.bots.treasure_hunter import DRAFT, SCROLL, GreedyHunter
from flibuste.bots.trials import TrialBot
from flibuste.games.treasure_hunter.cards import FIRST_GREY, FIRST_YELLOW, TILES
from flibuste.games.treasure_hunter.count import points
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.state import ROUNDS
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

LUCK: Final = 6.0
"""Points by which a round not yet played may turn the lead."""


@final
class HunterGuide(Guide):
    """Plays on to the end of the round, or of so many rounds, and judges by the points."""

    def __init__(self, rounds: i64 = 1, at_random: i64 = 0) -> None:
        super().__init__(LONGEST_PLAYOUT)
        self.bot = GreedyHunter()
        self.rounds: i64 = rounds
        self.at_random: i64 = at_random

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Play greedily, now and then at random."""
        if self.at_random > 0 and rng.draw(100) < self.at_random:
            return s.random_option(seat, rng)
        return self.bot.choose(s, seat, rng)

    def is_far_enough(self, s: State, origin: State) -> bool:
        """Stop where a round has ended."""
        assert isinstance(s, Hunt)
        assert isinstance(origin, Hunt)
        return s.round >= origin.round + self.rounds

    def value(self, s: State, seat: i64) -> float:
        """Guess the chance of a win from the lead in points and from how many rounds may change it."""
        assert isinstance(s, Hunt)
        lead = worth(s, Seat(seat))
        rival = -1.0e9
        for other in s.every_seat():
            if other != seat:
                rival = max(rival, worth(s, other))
        if s.over:
            return 0.9 * s.score(seat) + 0.1 / (1.0 + exp((rival - lead) / LUCK))
        return 1.0 / (1.0 + exp((rival - lead) / (LUCK * float(ROUNDS + 2 - s.round) / 2.0)))


def worth(s: Hunt, seat: Seat) -> float:
    """Add the points of a player, and what scrolls not yet used may pay."""
    total = float(points(s, seat, False).total)
    if s.over:
        return total
    for tile in range(FIRST_YELLOW, TILES):
        if s.tile_at[tile] == seat:
            if tile < FIRST_GREY:
                total += SCROLL
            else:
                total += 1.0
    return total


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: GreedyHunter(0),
    "sailor": lambda: GreedyHunter(DRAFT),
    "quartermaster": GreedyHunter,
    "captain": lambda: TrialBot(HunterGuide(), 150, LONGEST),
}
