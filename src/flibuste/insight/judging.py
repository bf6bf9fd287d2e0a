"""Judging one decision without hindsight: every option is played on in the same worlds, with the same dice.

Worlds are drawn from what the seat knows. Options are compared world by world, so that most of the luck cancels out;
what is left is the error bar: two standard errors of the mean difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from flibuste.bots.guide import play_out
from flibuste.bots.trials import SEEDS
from flibuste.insight.counsel import Counsel
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.state import State

BAR = 2.0
"""Standard errors in an error bar: in about 19 of 20 cases the truth is inside."""


@dataclass(slots=True, frozen=True)
class Estimate:
    """A number that was estimated, and its error bar."""

    value: float
    error: float


@dataclass(slots=True, frozen=True)
class Outcome:
    """What came of one option in one world: what the guide makes of it, the chance of a win, points."""

    worth: float
    chance: float
    points: float


@dataclass(slots=True)
class Judgement:
    """The options of a decision, and what came of each in each world; a world counts by its weight.

    ``listed``: the worlds are all there are, so that there is no sampling error.
    """

    options: list[int]
    weights: list[float]
    outcomes: list[list[Outcome]]
    listed: bool

    def worths(self, option: int) -> list[float]:
        """List what an option was worth, world by world."""
        return [one.worth for one in self.of(option)]

    def of(self, option: int) -> list[Outcome]:
        """Return what came of an option."""
        return self.outcomes[self.options.index(option)]

    def chance(self, option: int) -> Estimate:
        """Estimate the chance of a win."""
        return shy(self.estimate([one.chance for one in self.of(option)]), len(self.weights), self.listed)

    def points(self, option: int) -> Estimate:
        """Estimate the points."""
        return self.estimate([one.points for one in self.of(option)])

    def ranked(self) -> list[int]:
        """List the options, the best first; equals in their order."""
        return sorted(self.options, key=lambda option: -mean(self.worths(option), self.weights))

    def gap(self, better: int, worse: int) -> Estimate:
        """Estimate by how much one option is worth more than another, in the same worlds."""
        found = self.estimate(differences(self.worths(better), self.worths(worse)))
        return found if better == worse else shy(found, len(self.weights), self.listed)

    def chance_lost(self, better: int, worse: int) -> Estimate:
        """Estimate how much of the chance to win lies between two options, in the same worlds."""
        lost = [a.chance - b.chance for a, b in zip(self.of(better), self.of(worse), strict=True)]
        return shy(self.estimate(lost), len(lost), self.listed)

    def points_lost(self, better: int, worse: int) -> Estimate:
        """Estimate how many points lie between two options, in the same worlds."""
        return self.estimate([a.points - b.points for a, b in zip(self.of(better), self.of(worse), strict=True)])

    def estimate(self, values: Sequence[float]) -> Estimate:
        """Estimate a mean over the worlds."""
        return estimate(values, self.weights, self.listed)

    def against_best(self, played: int) -> tuple[int, Estimate]:
        """Return the best option and how far what was played stays behind it, without flattering the best.

        Whoever looks best in some worlds is partly lucky there: the best is picked in one half of the worlds, the gap
        is measured in the other. Where the worlds are listed, all of them do both.
        """
        if self.listed:
            best = self.ranked()[0]
            return best, self.gap(best, played)
        picking, measuring = half(self.weights, 0), half(self.weights, 1)
        best = max(self.options, key=lambda option: mean(half(self.worths(option), 0), picking))
        found = differences(half(self.worths(best), 1), half(self.worths(played), 1))
        return best, shy(estimate(found, measuring, False), len(found), best == played)


def half(values: Sequence[float], first: int) -> list[float]:
    """Take every other value."""
    return list(values[first::2])


def differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Subtract world by world."""
    return [a - b for a, b in zip(one, other, strict=True)]


def mean(values: Sequence[float], weights: Sequence[float]) -> float:
    """Return the weighted mean; of nothing, 0."""
    total = sum(weights)
    return sum(value * weight for value, weight in zip(values, weights, strict=True)) / total if total > 0 else 0.0


def estimate(values: Sequence[float], weights: Sequence[float], listed: bool) -> Estimate:
    """Estimate a mean and its error bar; values that do not differ, or all there are, have none."""
    middle, total = mean(values, weights), sum(weights)
    if listed or total <= 0:
        return Estimate(middle, 0.0)
    spread = sum((weight * (value - middle)) ** 2 for value, weight in zip(values, weights, strict=True))
    few = len(values) / max(1, len(values) - 1)
    return Estimate(middle, BAR * sqrt(few * spread) / total)


def shy(found: Estimate, worlds: int, sure: bool) -> Estimate:
    """Widen the bar of a share of games: what came out alike in n worlds may be otherwise in one of n."""
    return found if sure else Estimate(found.value, max(found.error, 1.0 / max(1, worlds)))


def judge(
    counsel: Counsel, seen: State, seat: int, options: list[int], rng: Chance, worlds: int, milliseconds: int = 0
) -> Judgement:
    """Play every option on in so many worlds of a seat, and no longer than the milliseconds, if any are given.

    Where the worlds are few enough to be listed, each is tried once. A world is tried by all options or by none.
    """
    end = perf_counter() + milliseconds / 1000 if milliseconds else 0.0
    all_there_are = counsel.guide.worlds(seen, seat, rng)
    found = Judgement(options, [], [[] for _ in options], bool(all_there_are))
    for n in range(len(all_there_are) or worlds):
        if end and n > 1 and perf_counter() >= end:
            found.listed = False
            break
        try_in(counsel, all_there_are[n] if all_there_are else seen.world(seat, rng), seen, seat, rng, found)
    return found


def try_in(counsel: Counsel, world: State, seen: State, seat: int, rng: Chance, found: Judgement) -> None:
    """Play every option on in one world, all with the same dice."""
    found.weights.append(float(counsel.guide.weight(world, seat)))
    seed = int(rng.draw(SEEDS))
    for option, outcomes in zip(found.options, found.outcomes, strict=True):
        outcomes.append(outcome(counsel, world.clone(), seen, seat, option, Seeded(seed)))


def outcome(counsel: Counsel, world: State, origin: State, seat: int, action: int, rng: Chance) -> Outcome:
    """Answer, let the guide play on for everybody, and say what came of it."""
    world.answer(seat, action, rng)
    play_out(counsel.guide, world, origin, rng)
    return Outcome(float(counsel.guide.value(world, seat)), counsel.chance(world, seat), counsel.points(world, seat))
