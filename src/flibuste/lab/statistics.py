"""What results prove: intervals, a test that may be looked at all the time, and ratings with error bars.

Every figure rests on *deals*, not on games: the seatings of one duplicate deal are one observation, because the luck
of the cards is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, log, log10, sqrt

from flibuste.kernel.chance import Seeded

ANCHOR = 1500.0
SCALE = 400.0


def mean(values: Sequence[float]) -> float:
    """Return the mean; of nothing it is 0."""
    return sum(values) / len(values) if values else 0.0


def variance(values: Sequence[float]) -> float:
    """Return the variance of a sample; of fewer than two values it is 0."""
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    return sum((value - centre) ** 2 for value in values) / (len(values) - 1)


def interval(values: Sequence[float], z: float = 1.96) -> tuple[float, float]:
    """Return the normal interval of a mean that was looked at once, at the end."""
    half = z * sqrt(variance(values) / len(values)) if values else 0.0
    return mean(values) - half, mean(values) + half


def running_interval(values: Sequence[float], alpha: float = 0.05, tuned_for: int = 200) -> tuple[float, float]:
    """Return an interval that holds at all times at once, so that a match may stop as soon as it excludes the middle.

    Robbins' normal mixture with the estimated variance; tightest after about ``tuned_for`` deals, never as tight as
    the interval of a fixed number of deals: that is the price of looking all the time.
    """
    n = len(values)
    if n < 2:
        return float("-inf"), float("inf")
    rho = 1.0 / sqrt(tuned_for)
    spread = variance(values) + 1.0 / n
    mixed = n * rho * rho + 1.0
    half = sqrt(spread * 2.0 * mixed / (n * n * rho * rho) * log(sqrt(mixed) / alpha))
    return mean(values) - half, mean(values) + half


def chance_of_superiority(values: Sequence[float]) -> float:
    """Return how sure we may be that the true mean is above 0 (normal approximation)."""
    spread = variance(values)
    if spread == 0.0:
        return 0.5 if mean(values) == 0.0 else float(mean(values) > 0.0)
    return 0.5 * (1.0 + erf(mean(values) / sqrt(2.0 * spread / len(values))))


def elo_of(share: float) -> float:
    """Turn a share of the points into a difference of ratings."""
    kept = min(max(share, 1e-4), 1 - 1e-4)
    return SCALE * log10(kept / (1.0 - kept))


Pairing = tuple[int, int, float]
"""Two players and the share of the first against the second: 1 a win, 0.5 a draw, 0 a loss."""


def ratings(players: int, pairings: Sequence[Pairing], rounds: int = 200) -> list[float]:
    """Fit one rating a player (Bradley and Terry) so that the expected shares equal the shares seen.

    Half a draw against an average ghost keeps a player that has won everything at a finite rating.
    """
    strength = [1.0] * players
    met = [[0.0] * players for _ in range(players)]
    won = [0.5] * players
    for one, other, share in pairings:
        met[one][other] += 1.0
        met[other][one] += 1.0
        won[one] += share
        won[other] += 1.0 - share
    for _ in range(rounds):
        strength = [won[k] / _expected(k, strength, met[k]) for k in range(players)]
        middle = sum(log(s) for s in strength) / players
        strength = [s / (2.718281828459045**middle) for s in strength]
    return [ANCHOR + SCALE * log10(s) for s in strength]


def _expected(player: int, strength: list[float], met: list[float]) -> float:
    """Return what the fit divides by: meetings weighted by the strength of both, and the ghost."""
    mine = strength[player]
    total = 1.0 / (mine + 1.0)
    for other, games in enumerate(met):
        if games:
            total += games / (mine + strength[other])
    return total


def rating_intervals(
    players: int, deals: Sequence[Sequence[Pairing]], samples: int = 200, seed: int = 1
) -> list[tuple[float, float, float]]:
    """Return (low, rating, high) a player; the error bars come from drawing whole deals again and again."""
    fitted = ratings(players, [pairing for deal in deals for pairing in deal])
    rng = Seeded(seed)
    drawn: list[list[float]] = []
    for _ in range(samples):
        again = [deals[rng.draw(len(deals))] for _ in range(len(deals))]
        drawn.append(ratings(players, [pairing for deal in again for pairing in deal], rounds=40))
    result = []
    for player in range(players):
        sample = sorted(row[player] for row in drawn)
        low, high = sample[int(0.025 * samples)], sample[min(samples - 1, int(0.975 * samples))]
        result.append((min(low, fitted[player]), fitted[player], max(high, fitted[player])))
    return result
