"""Chasse-Partie, for the trials: everybody plays like the greedy bot to the end of the round; gold decides."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.chasse_partie import BLIND, GreedyChasse, ShiningChasse, sane_options
from flibuste.bots.guide import LONGEST_PLAYOUT, Guide
from flibuste.bots.levels import LONGEST
from flibuste.bots.trials import TrialBot
from flibuste.games.chasse_partie.rounds import TARGETS
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

STEEP: Final = 3.0
"""How fast a lead in gold becomes a win."""
CUSHION: Final = 6.0
"""How much gold may still turn a game round when it is nearly won."""


@final
class ChasseGuide(Guide):
    """Plays on to the end of the round, or of so many rounds, and judges by the gold."""

    def __init__(self, rounds: i64 = 1, at_random: i64 = 0) -> None:
        super().__init__(LONGEST_PLAYOUT)
        self.bot = GreedyChasse()
        self.rounds: i64 = rounds
        self.at_random: i64 = at_random

    def sensible(self, s: State, seat: i64) -> vec[i64]:
        """Leave out what only hurts oneself."""
        assert isinstance(s, Table)
        return sane_options(s, Seat(seat))

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Play greedily, now and then at random."""
        if self.at_random > 0 and rng.draw(100) < self.at_random:
            return s.random_option(seat, rng)
        return self.bot.choose(s, seat, rng)

    def is_far_enough(self, s: State, origin: State) -> bool:
        """Stop where a round has ended."""
        assert isinstance(s, Table)
        assert isinstance(origin, Table)
        return s.round >= origin.round + self.rounds

    def value(self, s: State, seat: i64) -> float:
        """Guess the chance of a win from the lead in gold and from what the leader still needs."""
        assert isinstance(s, Table)
        if s.over:
            return s.score(seat)
        rival: i64 = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, s.gold[other])
        needed = float(TARGETS[s.seats] - max(rival, s.gold[seat]))
        return 1.0 / (1.0 + exp(-STEEP * float(s.gold[seat] - rival) / (needed + CUSHION)))


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": ShiningChasse,
    "sailor": lambda: GreedyChasse(BLIND, False),
    "quartermaster": GreedyChasse,
    "captain": lambda: TrialBot(ChasseGuide(), 60, LONGEST),
}
