"""Brisca, for the trials: playouts by learned tables, what a game is worth, and the end counted out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.brisca_beliefs import Hindsight, all_worlds
from flibuste.bots.brisca_endings import best_ending, final_lead
from flibuste.bots.brisca_features import BriscaFeatures
from flibuste.bots.brisca_playouts import Playout
from flibuste.bots.guide import LONGEST_PLAYOUT
from flibuste.bots.learned.course import Course
from flibuste.bots.learned.guide import LearnedGuide, TablesBot
from flibuste.bots.learned.kept import learned_tables
from flibuste.bots.learned.tables import Tables, attending
from flibuste.bots.levels import LONGEST
from flibuste.bots.trials import TrialBot
from flibuste.games.brisca.play import Brisca
from flibuste.games.brisca.scoring import side_sum
from flibuste.kernel.chance import Chance
from flibuste.kernel.content import packaged
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

ALL_POINTS: Final = 120.0
FILE: Final = "brisca.toml"
LEARNED: Final = packaged("flibuste.bots.learned", FILE)
"""What was learned, as text. It is read when a bot is made: training must start from features it does not fit, too."""


@final
class BriscaGuide(LearnedGuide):
    """Plays on by the tables; a win counts most, points decide between equal wins.

    ``doubt`` is how much an odd world still counts: at 1 the others' play tells nothing. Who ``counts`` plays the end
    exactly.
    """

    def __init__(
        self,
        tables: Tables,
        margin: float = 0.7,
        doubt: float = 1.0,
        warmth: float = 0.02,
        counts: bool = True,
    ) -> None:
        super().__init__(tables, LONGEST_PLAYOUT)
        self.margin: float = margin
        self.doubt: float = doubt
        self.counts: bool = counts
        features = tables.features
        assert isinstance(features, BriscaFeatures)
        self.hindsight = Hindsight(tables, features, warmth)
        self.playout = Playout(tables)

    def sensible(self, s: State, seat: i64) -> vec[i64]:
        """Return all options."""
        return s.options(seat)

    def is_far_enough(self, s: State, origin: State) -> bool:
        """Stop where the rest can be counted out."""
        assert isinstance(s, Brisca)
        return s.seats == 2 and s.stock == 0

    def outcome(self, world: State, seat: i64, action: i64, origin: State, seed: i64) -> float:
        """Play a game of two on in bare numbers."""
        assert isinstance(world, Brisca)
        if world.seats == 2 and world.stock > 0 and not world.exchanging:
            return self.worth(self.playout.lead(world, seat, action))
        return super().outcome(world, seat, action, origin, seed)

    def value(self, s: State, seat: i64) -> float:
        """Blend the win with the share of the points; for two, from where the end can be counted out."""
        assert isinstance(s, Brisca)
        if s.over:
            return self.blend(s.score(seat), float(side_sum(s, s.points, seat)))
        return self.worth(final_lead(s, Seat(seat)))

    def worth(self, lead: i64) -> float:
        """Say what it is worth to be so many points ahead in the end, of two."""
        won = 0.5
        if lead > 0:
            won = 1.0
        elif lead < 0:
            won = 0.0
        return self.blend(won, (ALL_POINTS + float(lead)) / 2.0)

    def blend(self, won: float, points: float) -> float:
        """Weigh a win and points."""
        return (1.0 - self.margin) * won + self.margin * points / ALL_POINTS

    def weight(self, world: State, seat: i64) -> float:
        """Count worlds less in which the others' last cards would be odd."""
        if self.doubt >= 1.0:
            return 1.0
        assert isinstance(world, Brisca)
        return self.doubt + (1.0 - self.doubt) * self.hindsight.likelihood(world, seat)

    def worlds(self, seen: State, seat: i64, rng: Chance) -> list[State]:
        """List all worlds of the last draws."""
        assert isinstance(seen, Brisca)
        return all_worlds(seen, Seat(seat), rng)

    def solved(self, s: State, seat: i64) -> i64:
        """Count the end out: with two players and no stock every card is known."""
        assert isinstance(s, Brisca)
        if not self.counts or s.seats != 2 or s.stock > 0 or s.exchanging:
            return -1
        return best_ending(s, Seat(seat))


def learned(doubt: float = 1.0) -> BriscaGuide:
    """Make a guide that follows what was learned."""
    return BriscaGuide(learned_tables(LEARNED, BriscaFeatures(), FILE), doubt=doubt)


COURSE: Final[Course] = Course(
    BriscaFeatures,
    BriscaGuide,
    lambda: learned(),
    {
        "two": [(2, {}), (2, {"exchange": False})],
        "three": [(3, {})],
        "four": [(4, {"teams": False})],
        "teams": [(4, {}), (4, {"follow_suit_when_stock_empty": True})],
    },
)
SHINING: Final = ["rest", "exchange"]
"""A deckhand tells trumps and briscas from the rest and keeps what shines, but does not see what lies in the trick."""
AT_STAKE: Final = ["pot", "exchange"]
"""A sailor takes what is worth taking and saves trumps, but does not look at the rest of the hand."""
IN_HAND: Final = ["card", "pot", "answer", "trumps", "rest", "suit", "stronger", "exchange"]
"""A quartermaster plans with the whole hand and the strong cards that are out, but does not look ahead."""


def attentive(names: list[str]) -> Bot:
    """Make a bot that looks at some features only, and counts nothing out."""
    return TablesBot(BriscaGuide(attending(learned_tables(LEARNED, BriscaFeatures(), FILE), names), counts=False))


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: attentive(SHINING),
    "sailor": lambda: attentive(AT_STAKE),
    "quartermaster": lambda: attentive(IN_HAND),
    "tables": lambda: TablesBot(learned()),
    "captain": lambda: TrialBot(learned(0.005), 4000, LONGEST),
}
