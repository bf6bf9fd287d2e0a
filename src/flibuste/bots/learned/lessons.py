"""Self-play that fills the tables: each candidate is played on in the true world, the tables move to what came of it.

The learner sees all cards of its own practice games; what it keeps is attached to features of what a seat knows.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.learned.guide import LearnedGuide
from flibuste.bots.learned.tables import FINE
from flibuste.bots.trials import SEEDS
from flibuste.kernel.bits import lowest, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State

MOST: Final[i64] = 6
"""So many candidates are compared at most: the one the tables like, and others by lot."""
EXPLORED: Final[i64] = 15
"""In so many of a hundred answers of a practice game any candidate is taken, so that odd positions are learned too."""


@final
class Learner:
    """One learner: its guide, how often each row was moved, and how fast the rows move.

    Who ``copies`` learns what the quick bot thinks instead of what comes of an action.
    """

    def __init__(self, guide: LearnedGuide, visits: vec[i64], quick: float, slow: float, copies: bool = False) -> None:
        self.guide = guide
        self.visits: vec[i64] = visits
        self.quick: float = quick
        self.slow: float = slow
        self.copies: bool = copies

    def answer(self, s: State, rng: Chance) -> i64:
        """Learn from the open decision and return what is answered; what can be counted out needs no learning."""
        seat = lowest(s.waiting)
        options = self.guide.sensible(s, seat)
        if len(options) == 1:
            return options[0]
        solved = self.guide.solved(s, seat)
        if solved >= 0:
            return solved
        return self.practised(s, seat, options, rng)

    def practised(self, s: State, seat: i64, options: vec[i64], rng: Chance) -> i64:
        """Learn from one decision, then take what is liked best, or now and then anything."""
        liked = self.guide.tables.best(s, seat, options)
        self.compare(s, seat, candidates(options, liked, rng), rng)
        if rng.draw(100) < EXPLORED:
            return options[rng.draw(len(options))]
        return liked

    def compare(self, s: State, seat: i64, options: vec[i64], rng: Chance) -> None:
        """Play every candidate on with the same dice and move the tables towards the differences."""
        if len(options) < 2:
            return
        guide = self.guide
        seed = rng.draw(SEEDS)
        errors: list[float] = []
        middle = 0.0
        for action in options:
            errors.append(guide.hint(s, seat, action) if self.copies else guide.outcome(s, seat, action, s, seed))
        guide.tables.features.look(s, seat)
        for k in range(len(options)):
            errors[k] -= float(guide.tables.worth(s, seat, options[k])) / float(FINE)
            middle += errors[k] / float(len(options))
        for k in range(len(options)):
            self.move(s, seat, options[k], errors[k] - middle)

    def move(self, s: State, seat: i64, action: i64, error: float) -> None:
        """Move the rows of one action a little towards what it has brought; rows seen often move less."""
        tables = self.guide.tables
        features = tables.features
        base = features.way(s) * features.size
        count = features.rows(s, seat, action)
        for k in range(count):
            row = base + features.found[k]
            self.visits[row] += 1
            rate = max(self.slow, self.quick / (1.0 + 0.01 * float(self.visits[row])))
            tables.weights[row] += i64(rate * error * float(FINE) / float(count))


def candidates(options: vec[i64], liked: i64, rng: Chance) -> vec[i64]:
    """Pick what is compared: everything where that is little, else what is liked and others spread by lot."""
    count: i64 = len(options)
    if count <= MOST:
        return options
    found = vec[i64]([liked])
    first = rng.draw(count)
    for k in range(MOST - 1):
        other = options[(first + k * count // (MOST - 1)) % count]
        if other != liked:
            found = append(found, other)
    return found


def unvisited(guide: LearnedGuide) -> vec[i64]:
    """Return visits for tables that have learned nothing yet."""
    return zeros(len(guide.tables.weights))
