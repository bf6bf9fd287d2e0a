"""Trials: every option is played on in the same imagined worlds; the worse half is dropped, the rest is tried on.

Where a game has a quick bot worth following, this is stronger than a tree: a few good playouts tell more than many
blind ones, and the same worlds and dice for all options cancel most of the luck.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.base import Bot, Reason
from flibuste.bots.guide import Guide
from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State

SEEDS: Final[i64] = 0x7FFFFFFF
SMALLEST: Final = 1e-9
FEWEST: Final[i64] = 4
"""In so many worlds at least an option is tried before it may be called beaten."""
DOUBT: Final = 0.01
"""What is added to the squares of the differences: a few worlds that agree by luck prove nothing."""
ALIKE: Final = 0.006
"""Two options whose difference is known to within so much of a game are not worth more trials."""
UNTRIED: Final = -1.0e18
"""Of an option that there was no time to try in even one world."""


@final
class Trials:
    """The trials of one decision: which options are still in, and the sum of what each has brought."""

    def __init__(self, guide: Guide, seen: State, seat: i64, rng: Chance, options: vec[i64]) -> None:
        self.guide = guide
        self.seen = seen
        self.seat: i64 = seat
        self.rng = rng
        self.alive: vec[i64] = options
        self.sums: list[float] = [UNTRIED] * len(options)
        self.starts: list[float] = [guide.head_start(seen, seat, option) for option in options]
        self.brought: list[list[float]] = [[] for option in options]
        self.total: float = 0.0
        self.worlds: i64 = 0

    def try_all(self, end: float = 0.0) -> None:
        """Play every option that is still in on in one more world, drawn by lot."""
        self.try_in(self.seen.world(self.seat, self.rng), end)

    def try_in(self, world: State, end: float = 0.0) -> None:
        """Play every option on in a world, all with the same dice; it counts as much as the guide believes in it.

        A world cut short by the clock (``end``, 0 without one) counts only if it is the first: half of the options
        must not be judged by one world more than the others.
        """
        weight = self.guide.weight(world, self.seat)
        seed = self.rng.draw(SEEDS)
        found: list[float] = []
        for k in range(len(self.alive)):
            if end > 0.0 and k > 0 and perf_counter() >= end:
                break
            found.append(weight * self.guide.outcome(world, self.seat, self.alive[k], self.seen, seed))
        self.add(found, weight)

    def add(self, found: list[float], weight: float) -> None:
        """Add what a world has brought."""
        first = self.worlds == 0
        if first or len(found) == len(self.alive):
            for k in range(len(found)):
                self.sums[k] = found[k] if first else self.sums[k] + found[k]
                if self.guide.sure > 0.0:
                    self.brought[k].append(found[k])
            self.total += weight
            self.worlds += 1

    def drop_worse_half(self) -> None:
        """Keep the better half of the options, in their order."""
        keep: i64 = (len(self.alive) + 1) // 2
        while len(self.alive) > keep:
            worst: i64 = 0
            for k in range(len(self.alive)):
                if self.reached(k) < self.reached(worst):
                    worst = k
            self.drop(worst)

    def drop_beaten(self) -> None:
        """Drop whoever is surely worse than the best, or as good as it, by what both brought in the same worlds."""
        if self.worlds >= FEWEST:
            best = self.leader()
            for k in range(len(self.alive) - 1, -1, -1):
                if k != best and self.is_beaten(k, best):
                    self.drop(k)
                    best -= 1 if k < best else 0

    def is_beaten(self, place: i64, best: i64) -> bool:
        """Say whether an option lags behind another by so many standard errors, or these have become too small."""
        worlds = float(self.worlds)
        lag = (self.reached(best) - self.reached(place)) / worlds
        mean = (self.sums[best] - self.sums[place]) / worlds
        spread = DOUBT
        for k in range(len(self.brought[place])):
            spread += (self.brought[best][k] - self.brought[place][k] - mean) ** 2.0
        error = sqrt(spread) / worlds
        return lag > self.guide.sure * error or error < ALIKE

    def drop(self, place: i64) -> None:
        """Drop one option."""
        alive = vec[i64](capacity=len(self.alive))
        for k in range(len(self.alive)):
            if k != place:
                alive = append(alive, self.alive[k])
        self.alive = alive
        del self.sums[place]
        del self.starts[place]
        del self.brought[place]

    def reached(self, place: i64) -> float:
        """Return what an option has brought, with its head start."""
        return self.sums[place] + self.starts[place]

    def leader(self) -> i64:
        """Return the place of the option that has brought most."""
        best: i64 = 0
        for k in range(len(self.alive)):
            if self.reached(k) > self.reached(best):
                best = k
        return best

    def best(self) -> i64:
        """Return the option that has brought most."""
        return self.alive[self.leader()]


def rounds_for(options: i64) -> i64:
    """Return how often a number of options can be halved."""
    rounds: i64 = 0
    while options > 1:
        options = (options + 1) // 2
        rounds += 1
    return rounds


def run_trials(work: Trials, trials: i64, milliseconds: i64) -> i64:
    """Spend so many playouts, the same number on every round of halving, and no more than the milliseconds.

    Where the worlds are few, each is tried once instead.
    """
    end = perf_counter() + float(milliseconds) / 1000.0 if milliseconds > 0 else 0.0
    worlds = work.guide.worlds(work.seen, work.seat, work.rng)
    if worlds:
        for world in worlds:
            work.try_in(world, end)
        return work.best()
    share = trials // max(rounds_for(len(work.alive)), work.guide.least_rounds)
    while len(work.alive) > 1:
        half: i64 = (len(work.alive) + 1) // 2
        for tries in range(max(1, share // len(work.alive))):
            work.try_all(end)
            if end > 0.0 and perf_counter() >= end:
                return work.best()
            if work.guide.sure > 0.0:
                work.drop_beaten()
                if len(work.alive) <= half:
                    break
        work.drop_worse_half()
    return work.best()


@final
class TrialBot(Bot):
    """Tries its options in many worlds: so many playouts in all, and no longer than so many milliseconds."""

    def __init__(self, guide: Guide, trials: i64, milliseconds: i64 = 0) -> None:
        self.guide = guide
        self.trials: i64 = trials
        self.milliseconds: i64 = milliseconds

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose the only option, the solved one, or the one that does best when tried."""
        options = self.guide.sensible(seen, seat)
        settled = self.guide.settled(seen, seat, options)
        if settled >= 0:
            return settled
        return run_trials(Trials(self.guide, seen, seat, rng, options), self.trials, self.milliseconds)

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say what an action brought in trials, how far it was ahead of the others, and what the guide finds in it."""
        work = Trials(self.guide, seen, seat, rng, self.guide.sensible(seen, seat))
        for tries in range(max(1, self.trials // len(work.alive))):
            work.try_all()
        value = 0.0
        rival = 0.0
        for k in range(len(work.alive)):
            brought = work.sums[k] / max(work.total, SMALLEST)
            if work.alive[k] == action:
                value = brought
            else:
                rival = max(rival, brought)
        found: list[Reason] = [("value", value), ("ahead", value - rival)]
        found.extend(self.guide.reasons(seen, seat, action))
        return found
