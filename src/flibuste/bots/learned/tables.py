"""Additive tables: what an action is worth is the sum of one number out of each table.

Whole numbers, so that a bot chooses alike interpreted, compiled and in the browser.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Reason
from flibuste.bots.learned.features import Features
from flibuste.kernel.bits import zeros
from flibuste.kernel.state import State

FINE: Final[i64] = 1_000_000
"""So many of the tables' units are one whole game."""


@final
class Tables:
    """The numbers behind the features of a game."""

    def __init__(self, features: Features, weights: vec[i64] | None = None) -> None:
        self.features = features
        self.weights: vec[i64] = blank(features) if weights is None else weights

    def worth(self, s: State, seat: i64, action: i64) -> i64:
        """Return what an action is worth beside the other actions; ``features.look`` was asked before."""
        features = self.features
        base = features.way(s) * features.size
        weights = self.weights
        found = features.found
        total: i64 = 0
        for k in range(features.rows(s, seat, action)):
            total += weights[base + found[k]]
        return total

    def best(self, s: State, seat: i64, options: vec[i64]) -> i64:
        """Return the option that is worth most, the first of equals."""
        self.features.look(s, seat)
        best = options[0]
        top = self.worth(s, seat, best)
        for k in range(1, len(options)):
            worth = self.worth(s, seat, options[k])
            if worth > top:
                top = worth
                best = options[k]
        return best

    def liked(self, s: State, seat: i64, options: vec[i64], count: i64) -> vec[i64]:
        """Return so many of the options, those that are worth most, sorted."""
        self.features.look(s, seat)
        ranked = sorted([(-int(self.worth(s, seat, option)), int(option)) for option in options])
        return vec[i64](sorted([option for _, option in ranked[:count]]))

    def reasons(self, s: State, seat: i64, action: i64) -> list[Reason]:
        """Say which features speak for an action and against it, in parts of a game, the strongest first."""
        features = self.features
        features.look(s, seat)
        base = features.way(s) * features.size
        found: list[Reason] = []
        for k in range(features.rows(s, seat, action)):
            row = features.found[k]
            found.append((features.name_of(row), float(self.weights[base + row]) / float(FINE)))
        found.sort(key=lambda reason: -abs(reason[1]))
        return found


def blank(features: Features) -> vec[i64]:
    """Return tables that know nothing."""
    return zeros(features.size * len(features.ways))


def attending(tables: Tables, names: list[str]) -> Tables:
    """Return the tables of somebody who looks at these features only: the others tell nothing."""
    features = tables.features
    weights = tables.weights[:]
    for way in range(len(features.ways)):
        for k in range(len(features.sizes)):
            if features.names[k] not in names:
                first = way * features.size + features.starts[k]
                for row in range(first, first + features.sizes[k]):
                    weights[row] = 0
    return Tables(features, weights)
