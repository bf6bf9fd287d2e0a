"""Treasure Hunter, for the trials: everybody plays on by learned tables to the end of the round; points decide."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.guide import LONGEST_PLAYOUT, play_out
from flibuste.bots.learned.course import Course
from flibuste.bots.learned.guide import LearnedGuide, TablesBot
from flibuste.bots.learned.kept import learned_tables
from flibuste.bots.learned.tables import FINE, Tables
from flibuste.bots.levels import LONGEST
from flibuste.bots.treasure_hunter import DRAFT, SCROLL, GreedyHunter, thought
from flibuste.bots.treasure_hunter_features import HunterFeatures
from flibuste.bots.treasure_hunter_playouts import Draft
from flibuste.bots.trials import TrialBot
from flibuste.games.treasure_hunter.cards import CARDS, FIRST_ACTION, FIRST_GREY, FIRST_YELLOW, TILES
from flibuste.games.treasure_hunter.count import points
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.state import ACTION, HAND, ROUNDS, SITE, TO_PASS
from flibuste.kernel.bits import spots
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.content import packaged
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

LUCK: Final = 6.0
"""Points by which a round not yet played may turn the lead."""
FILE: Final = "treasure_hunter.toml"
LEARNED: Final = packaged("flibuste.bots.learned", FILE)
"""What was learned, as text; read when a bot is made."""


@final
class HunterGuide(LearnedGuide):
    """Plays on by the tables to the end of the round and judges by the points.

    At most ``width`` options are tried (0: all), those the tables like best, and what the tables think of each counts
    like so many worlds (``trust``).
    """

    def __init__(self, tables: Tables, width: i64 = 0, trust: float = 0.0) -> None:
        super().__init__(tables, LONGEST_PLAYOUT)
        self.draft = Draft(tables)
        self.width: i64 = width
        self.trust: float = trust

    def sensible(self, s: State, seat: i64) -> vec[i64]:
        """Return the options that the tables like best, as many as are tried."""
        options = s.options(seat)
        if self.width == 0 or len(options) <= self.width:
            return options
        return self.tables.liked(s, seat, options, self.width)

    def head_start(self, seen: State, seat: i64, action: i64) -> float:
        """Let what the tables think of an option count like some worlds."""
        self.tables.features.look(seen, seat)
        return self.trust * float(self.tables.worth(seen, seat, action)) / float(FINE)

    def hint(self, s: State, seat: i64, action: i64) -> float:
        """Take the points that the quick bot thinks of, as parts of a game."""
        assert isinstance(s, Hunt)
        return thought(s, Seat(seat), action) / (4.0 * LUCK * 2.0)

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Take what the tables like best; who holds no action card passes."""
        assert isinstance(s, Hunt)
        if s.phase == ACTION and spots(s.place, HAND + seat, FIRST_ACTION, CARDS) == 0:
            return TO_PASS
        options = s.options(seat)
        if len(options) == 1:
            return options[0]
        return self.tables.best(s, seat, options)

    def outcome(self, world: State, seat: i64, action: i64, origin: State, seed: i64) -> float:
        """Play a draft on in bare numbers, and the sites by the rules."""
        assert isinstance(world, Hunt)
        if world.phase >= SITE:
            return super().outcome(world, seat, action, origin, seed)
        rest = world.clone()
        rng = Seeded(seed)
        self.draft.play(rest, seat, action)
        rest.advance(rng)
        play_out(self, rest, origin, rng)
        return self.value(rest, seat)

    def is_far_enough(self, s: State, origin: State) -> bool:
        """Stop where a round has ended."""
        assert isinstance(s, Hunt)
        assert isinstance(origin, Hunt)
        return s.round > origin.round

    def value(self, s: State, seat: i64) -> float:
        """Guess how likely a seat wins, and whom it leaves behind, from the leads in points and the rounds to come."""
        assert isinstance(s, Hunt)
        mine = worth(s, Seat(seat))
        luck = LUCK if s.over else LUCK * float(ROUNDS + 2 - s.round) / 2.0
        least = 1.0
        sum_ = 0.0
        for other in s.every_seat():
            if other != seat:
                ahead = 1.0 / (1.0 + exp((worth(s, other) - mine) / luck))
                least = min(least, ahead)
                sum_ += ahead
        mean = sum_ / float(s.seats - 1)
        if s.over:
            return 0.6 * s.score(seat) + 0.4 * mean
        return 0.5 * least + 0.5 * mean


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


def learned(width: i64 = 0, trust: float = 0.0) -> HunterGuide:
    """Make a guide that follows what was learned."""
    return HunterGuide(learned_tables(LEARNED, HunterFeatures(), FILE), width, trust)


COURSE: Final[Course] = Course(
    HunterFeatures,
    HunterGuide,
    lambda: learned(),
    {"two": [(2, {})], "three": [(3, {})], "four": [(4, {})], "many": [(5, {})]},
    copied=5,
)

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: GreedyHunter(0),
    "sailor": lambda: GreedyHunter(DRAFT),
    "quartermaster": GreedyHunter,
    "tables": lambda: TablesBot(learned()),
    "captain": lambda: TrialBot(learned(6, 8.0), 400, LONGEST),
}
