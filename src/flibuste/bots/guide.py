"""What a game knows beyond its rules, for the search: how to play on, what a position is worth, what is solved."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.bots.base import Reason
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.state import State

LONGEST_PLAYOUT: Final[i64] = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Knows nothing: random play to the end, the score as value. A game overrides what it knows better.

    Everything here sees only worlds drawn for the searching seat, never the truth. ``horizon`` is how many answers a
    playout may have at most; at 0 it goes to the end of the game, and nobody asks whether it is far enough. An option
    that lags behind the best by ``sure`` standard errors is not tried on (at 0 only the worse half is dropped), and
    the trials are shared among ``least_rounds`` of halving at least: few options do not get more of them than many.
    """

    def __init__(self, horizon: i64 = 0) -> None:
        self.horizon: i64 = horizon
        self.sure: float = 0.0
        self.least_rounds: i64 = 1

    def sensible(self, s: State, seat: i64) -> vec[i64]:
        """Return the options worth looking at, sorted; never empty."""
        return s.options(seat)

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Choose an action in a playout."""
        return s.random_option(seat, rng)

    def is_far_enough(self, s: State, origin: State) -> bool:
        """Say whether a playout from an origin may be judged here, before the end of the game."""
        return False

    def value(self, s: State, seat: i64) -> float:
        """Return what a state is worth to a seat, 0 to 1; asked at the end of a playout or where it was far enough."""
        return s.score(seat)

    def outcome(self, world: State, seat: i64, action: i64, origin: State, seed: i64) -> float:
        """Return what an action brings in a world when the guide plays on for everybody; the world stays as it is.

        The same seed gives the same dice.
        """
        rest = world.clone()
        rng = Seeded(seed)
        rest.answer(seat, action, rng)
        play_out(self, rest, origin, rng)
        return self.value(rest, seat)

    def solved(self, s: State, seat: i64) -> i64:
        """Return the best action where everything is known to the seat and can be counted out, -1 otherwise."""
        return -1

    def settled(self, s: State, seat: i64, options: vec[i64]) -> i64:
        """Return the only option, or the solved one; -1 where there is something to think about."""
        return options[0] if len(options) == 1 else self.solved(s, seat)

    def weight(self, world: State, seat: i64) -> float:
        """Return how much a world counts, 0 to 1: those in which the others' play makes little sense count less."""
        return 1.0

    def head_start(self, seen: State, seat: i64, action: i64) -> float:
        """Return what an option has before any trial: what is thought of it, which many trials outweigh."""
        return 0.0

    def worlds(self, seen: State, seat: i64, rng: Chance) -> list[State]:
        """List every world that the seat thinks possible where they are few; none where they are drawn by lot."""
        return []

    def reasons(self, s: State, seat: i64, action: i64) -> list[Reason]:
        """Say what the guide itself finds in an action, before any trial."""
        return []


def play_out(guide: Guide, world: State, origin: State, rng: Chance) -> None:
    """Let the guide play on for everybody, to the end or as far as it wants to look from an origin."""
    left = guide.horizon
    while not world.over and (guide.horizon == 0 or (left > 0 and not guide.is_far_enough(world, origin))):
        seat = lowest(world.waiting)
        world.answer(seat, guide.play_on(world, seat, rng), rng)
        left -= 1
