"""What results prove."""

from __future__ import annotations

from math import log10

import pytest

from flibuste.kernel.chance import Seeded
from flibuste.lab.statistics import (
    Pairing,
    chance_of_superiority,
    elo_of,
    interval,
    mean,
    rating_intervals,
    ratings,
    running_interval,
    variance,
)


def coin(percent: int, count: int, seed: int) -> list[float]:
    rng = Seeded(seed)
    return [1.0 if rng.draw(100) < percent else -1.0 for _ in range(count)]


def test_mean_and_variance_of_a_sample() -> None:
    assert mean([1.0, 2.0, 6.0]) == 3.0
    assert variance([1.0, 2.0, 6.0]) == 7.0
    assert (mean([]), variance([5.0])) == (0.0, 0.0)


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    held = 0
    for seed in range(400):
        low, high = interval(coin(50, 200, 1000 * seed))
        held += low <= 0.0 <= high

    assert 0.92 < held / 400 < 0.98


def test_looking_all_the_time_hardly_ever_fools() -> None:
    """A fair coin, looked at after every toss from the twentieth on: at most 5 in 100 series may ever exclude 0."""
    fooled = 0
    for seed in range(120):
        tosses = coin(50, 300, 777 * seed)
        fooled += any(low > 0 or high < 0 for low, high in (running_interval(tosses[:n]) for n in range(20, 301, 4)))

    assert fooled <= 6


def test_a_clear_difference_is_found_early() -> None:
    tosses = coin(80, 300, 5)
    first = next(n for n in range(20, 301) if running_interval(tosses[:n])[0] > 0)

    assert first < 100


@pytest.mark.parametrize(("share", "points"), [(0.5, 0.0), (10 / 11, 400.0), (0.64, 400 * log10(0.64 / 0.36))])
def test_a_share_of_the_points_is_a_difference_of_ratings(share: float, points: float) -> None:
    assert elo_of(share) == pytest.approx(points)


def test_ratings_give_back_the_shares_they_were_made_from() -> None:
    """A beats B 3 to 1 and B beats C 3 to 1: about 191 points each, and A stands as far above C as both together."""
    pairings: list[Pairing] = []
    for one, other in ((0, 1), (1, 2)):
        pairings += [(one, other, 1.0)] * 300 + [(one, other, 0.0)] * 100
    a, b, c = ratings(3, pairings)

    assert a - b == pytest.approx(elo_of(0.75), abs=4)
    assert b - c == pytest.approx(elo_of(0.75), abs=4)


def test_who_has_won_everything_has_a_finite_rating_and_error_bars_hold_it() -> None:
    (low, rating, high), other = rating_intervals(2, [[(0, 1, 1.0)]] * 20, samples=40)

    assert low <= rating <= high < 3000
    assert rating > other[1]


def test_superiority_is_sure_only_when_it_is() -> None:
    assert chance_of_superiority([0.0, 0.0]) == 0.5
    assert chance_of_superiority(coin(75, 200, 3)) > 0.999
    assert 0.05 < chance_of_superiority([1.0, -1.0, 1.0, -1.0, 1.0]) < 0.95
