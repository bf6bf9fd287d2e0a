"""Glicko-2 (Glickman 2012), one game at a time: what is known of a player after a game against one other.

Each game is a period of its own; time makes the rating less certain, a week counting as one period.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

from flibuste.rating.strength import UNKNOWN, Strength

SCALE = 173.7178
TAU = 0.5
"""How much the volatility itself may change."""
SURE = 45.0
"""Nobody is known better than this: strength changes from day to day."""
EXACT = 1e-6


def weight(deviation: float) -> float:
    """Say how much an opponent counts who is known so well (g)."""
    return 1.0 / sqrt(1.0 + 3.0 * deviation * deviation / (pi * pi))


def expected(mine: Strength, theirs: Strength) -> float:
    """Return the share expected against another, as far as both are known."""
    return share(mine, theirs, sqrt(mine.deviation**2 + theirs.deviation**2))


def share(mine: Strength, theirs: Strength, deviation: float) -> float:
    """Return the share expected, with the uncertainty that is taken into account."""
    return 1.0 / (1.0 + exp(-weight(deviation / SCALE) * (mine.rating - theirs.rating) / SCALE))


def rested(mine: Strength, periods: float) -> Strength:
    """Make a rating less certain by the time that has passed."""
    phi = mine.deviation / SCALE
    grown = SCALE * sqrt(phi * phi + max(0.0, periods) * mine.volatility**2)
    return Strength(mine.rating, min(UNKNOWN, grown), mine.volatility)


def after(mine: Strength, games: Sequence[tuple[Strength, float]], periods: float = 0.0) -> Strength:
    """Return what is known after games of one period: each an opponent and a score of 1, 0.5 or 0.

    ``periods`` are the weeks since the last one.
    """
    mine = rested(mine, periods)
    phi = mine.deviation / SCALE
    seen = [(weight(theirs.deviation / SCALE), share(mine, theirs, theirs.deviation), score) for theirs, score in games]
    variance = 1.0 / sum(g * g * e * (1.0 - e) for g, e, _ in seen)
    better = sum(g * (score - e) for g, e, score in seen)
    volatility = moved(mine.volatility, phi, variance, variance * better)
    star = phi * phi + volatility * volatility
    new = 1.0 / (1.0 / star + 1.0 / variance)
    return Strength(mine.rating + SCALE * new * better, max(SURE, SCALE * sqrt(new)), volatility)


def moved(volatility: float, phi: float, variance: float, better: float) -> float:
    """Find the new volatility: the zero of f, between two bounds that close in (the Illinois way)."""
    start = log(volatility * volatility)

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (better * better - spread) / (2.0 * spread * spread) - (x - start) / (TAU * TAU)

    low = start
    if better * better > phi * phi + variance:
        high = log(better * better - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0.0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return exp(low / 2.0)
