"""Chasse-Partie, learned: playouts by tables to the end of the round, and a first look at every answer."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.chasse_partie import sane_options
from flibuste.bots.chasse_partie_features import ChasseFeatures
from flibuste.bots.chasse_partie_guide import CUSHION, STEEP
from flibuste.bots.guide import LONGEST_PLAYOUT
from flibuste.bots.learned.course import Course
from flibuste.bots.learned.guide import LearnedGuide, TablesBot
from flibuste.bots.learned.kept import learned_tables
from flibuste.bots.learned.tables import FINE, Tables
from flibuste.bots.levels import LONGEST
from flibuste.bots.trials import TrialBot
from flibuste.games.chasse_partie.counters import Counter
from flibuste.games.chasse_partie.rounds import TARGETS, Round
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import PASS
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.content import packaged
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

FILE: Final = "chasse_partie.toml"
LEARNED: Final = packaged("flibuste.bots.learned", FILE)
"""What was learned, as text; it is read when a bot is made."""
TRUST: Final = 8.0
TRIALS: Final[i64] = 300


@final
class LearnedChasse(LearnedGuide):
    """Plays on by the tables to the end of the round and judges by the gold.

    ``trust`` is how many worlds count as much as what the tables say of an answer at first sight.
    """

    def __init__(self, tables: Tables, trust: float = 0.0) -> None:
        super().__init__(tables, LONGEST_PLAYOUT)
        self.trust: float = trust

    def sensible(self, s: State, seat: i64) -> vec[i64]:
        """Leave out what only hurts oneself."""
        assert isinstance(s, Table)
        return sane_options(s, Seat(seat))

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Take what the tables like best; whoever has nothing to answer with lets pass at once."""
        assert isinstance(s, Table)
        top = s.stack[len(s.stack) - 1]
        if isinstance(top, Counter) and s.actions[seat] & s.content.counters == 0:
            return PASS
        if isinstance(top, Round) and s.actions[seat] & s.content.gallant == 0:
            return PASS
        return super().play_on(s, seat, rng)

    def is_far_enough(self, s: State, origin: State) -> bool:
        """Stop where a round has ended."""
        assert isinstance(s, Table)
        assert isinstance(origin, Table)
        return s.round > origin.round

    def outcome(self, world: State, seat: i64, action: i64, origin: State, seed: i64) -> float:
        """Play the round to its end; nobody has to remember anything on the way."""
        assert isinstance(world, Table)
        memory = world.known
        world.known = None
        rest = world.clone()
        world.known = memory
        rng = Seeded(seed)
        number = world.round
        rest.answer(seat, action, rng)
        while not rest.over and rest.round == number:
            player = lowest(rest.waiting)
            rest.answer(player, self.play_on(rest, player, rng), rng)
        return self.value(rest, seat)

    def value(self, s: State, seat: i64) -> float:
        """Share a win out by everybody's gold, the more steeply the less the leader still needs."""
        assert isinstance(s, Table)
        if s.over:
            return s.score(seat)
        most: i64 = 0
        for player in range(s.seats):
            most = max(most, s.gold[player])
        pace = STEEP / (float(TARGETS[s.seats] - most) + CUSHION)
        total = 0.0
        for player in range(s.seats):
            total += exp(pace * float(s.gold[player] - s.gold[seat]))
        return 1.0 / total

    def head_start(self, seen: State, seat: i64, action: i64) -> float:
        """Count what the tables say at first sight like so many worlds."""
        self.tables.features.look(seen, seat)
        return self.trust * float(self.tables.worth(seen, seat, action)) / float(FINE)


def learned(trust: float = 0.0) -> LearnedChasse:
    """Make a guide that follows what was learned."""
    return LearnedChasse(learned_tables(LEARNED, ChasseFeatures(), FILE), trust)


COURSE: Final[Course] = Course(
    ChasseFeatures,
    LearnedChasse,
    lambda: learned(),
    {"two": [(2, {})], "three": [(3, {})], "many": [(4, {})]},
)

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "tables": lambda: TablesBot(learned()),
    "pupil": lambda: TrialBot(learned(TRUST), TRIALS, LONGEST),
}
