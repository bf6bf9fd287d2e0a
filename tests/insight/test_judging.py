"""Judging a decision: the same worlds for every option, error bars that mean something, no flattery of the best."""

from __future__ import annotations

from math import sqrt

import pytest

from flibuste.games.brisca import GAME
from flibuste.insight.judging import Judgement, Outcome, estimate, judge
from flibuste.insight.roster import counsel_of
from flibuste.kernel.chance import Seeded
from flibuste.kernel.state import State


def judged(*worths: list[float], listed: bool = False) -> Judgement:
    outcomes = [[Outcome(worth, worth, 100 * worth) for worth in option] for option in worths]
    return Judgement(list(range(len(worths))), [1.0] * len(worths[0]), outcomes, listed)


def test_an_error_bar_is_two_standard_errors() -> None:
    found = estimate([0.0, 1.0, 0.0, 1.0], [1.0] * 4, listed=False)

    assert found.value == 0.5
    assert found.error == pytest.approx(2 * sqrt(1 / 3) / 2)


def test_a_world_that_counts_half_counts_half() -> None:
    assert estimate([1.0, 0.0], [1.0, 0.5], listed=False).value == pytest.approx(2 / 3)


def test_error_bars_hold_what_they_promise() -> None:
    """Of 400 samples whose mean is known, about 19 in 20 have it inside the bar."""
    rng = Seeded(7)
    samples = [[rng.draw(1000) / 1000 for _ in range(40)] for _ in range(400)]
    found = [estimate(sample, [1.0] * 40, listed=False) for sample in samples]

    inside = sum(abs(one.value - 0.4995) <= one.error for one in found)
    assert 0.92 * 400 <= inside <= 0.98 * 400


def test_options_are_compared_world_by_world() -> None:
    """Two options that differ little in worlds that differ much: the bar is that of the difference."""
    found = judged([0.9, 0.1, 0.9, 0.1], [0.8, 0.0, 0.8, 0.0])

    assert found.chance(0).error > 0.4
    assert found.gap(0, 1).value == pytest.approx(0.1)
    assert found.gap(0, 1).error == pytest.approx(1 / 4), "four worlds that agree are four worlds, no certainty"


def test_the_best_is_picked_in_one_half_and_measured_in_the_other() -> None:
    """An option that shines in the even worlds only is not believed: the odd ones tell."""
    found = judged([1.0, 0.4, 1.0, 0.4], [0.5, 0.5, 0.5, 0.5])

    best, gap = found.against_best(1)
    assert best == 0
    assert gap.value == pytest.approx(-0.1)
    best, gap = judged([1.0, 0.4], [0.5, 0.5], listed=True).against_best(1)
    assert (best, gap.error) == (0, 0.0)
    assert gap.value == pytest.approx(0.2)


def two_cards_left() -> State:
    assert GAME.position is not None
    cards = {"turned": "Rb", "hands": [["2c", "2e"], ["4b", "5c", "Ae"]], "trick": ["Ao"]}
    return GAME.position({"seats": 2, "dealer": 1, "trump": "b", **cards}).seen_by(1, Seeded(1))


def test_every_option_is_tried_in_every_world_and_the_clock_cuts_none_short() -> None:
    seen = two_cards_left()
    options = [int(action) for action in seen.options(1)]
    found = judge(counsel_of(GAME), seen, 1, options, Seeded(1), worlds=6)
    hurried = judge(counsel_of(GAME), seen, 1, options, Seeded(1), worlds=5000, milliseconds=1)

    assert [len(option) for option in found.outcomes] == [len(found.weights)] * 3
    assert len({len(option) for option in hurried.outcomes}) == 1
    assert 2 <= len(hurried.weights) < 5000
