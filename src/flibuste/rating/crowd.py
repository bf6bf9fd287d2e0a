"""OpenSkill (Weng and Lin 2011, the model of Plackett and Luce): three to six players, and teams, by their places.

It is shown on the scale of the other ladder: a player nobody knows stands at 1500 with a deviation of 350.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log, sqrt
from typing import TYPE_CHECKING

from flibuste.rating.strength import AVERAGE, UNKNOWN, Strength

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3.0
BETA = 25.0 / 6.0
UNIT = UNKNOWN / SIGMA
"""What one unit of OpenSkill is on our scale."""
TAU = SIGMA / 100.0
"""How much everybody may have changed since the last game."""


@cache
def model() -> PlackettLuce:
    """Make the model, once; where nobody is rated (a page without a server) it need not be installed."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)


def after(sides: Sequence[Sequence[Strength]], ranks: Sequence[int]) -> list[list[Strength]]:
    """Return what is known of everybody after a game; ``ranks`` are the places of the sides, 1 the first."""
    rating = model().rating
    teams = [
        [rating(mu=MU + (one.rating - AVERAGE) / UNIT, sigma=one.deviation / UNIT) for one in side] for side in sides
    ]
    rated = model().rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        [
            Strength(AVERAGE + (now.mu - MU) * UNIT, now.sigma * UNIT, was.volatility)
            for now, was in zip(team, side, strict=True)
        ]
        for team, side in zip(rated, sides, strict=True)
    ]


def spread(deviations: Sequence[float]) -> float:
    """Return what one unit of certainty is worth at a table of players alone (c of the model), on our scale."""
    return UNIT * sqrt(sum(BETA * BETA + (one / UNIT) ** 2 for one in deviations))


def before_another(mine: Strength, theirs: Strength, table: Sequence[float]) -> float:
    """Return the chance to end before another player; ``table``: the deviations of all who play."""
    return 1.0 / (1.0 + exp(-(mine.rating - theirs.rating) / spread(table)))


def from_elo(difference: float, seats: int) -> float:
    """Turn a difference on the scale of 400 to the power of ten, seen at tables of so many, into one of our scale."""
    return difference * log(10.0) / 400.0 * spread([0.0] * seats)
