"""A small network beside the tables: the same features, the same practice, numpy; to see what a hidden layer adds.

    python -m flibuste.lab.networks brisca --games 6000

Each row has a vector instead of a number; an action's vectors are added, what is below zero is cut, and the rest is
weighed. Nothing here is used at play: the comparison stands in ``docs/guide/bots.md``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final

import numpy
from mypy_extensions import i64

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.base import Bot
from flibuste.bots.learned.guide import LearnedGuide, TablesBot
from flibuste.bots.learned.lessons import EXPLORED
from flibuste.bots.roster import COURSES, find_bot
from flibuste.bots.trials import SEEDS
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.state import State
from flibuste.lab.training import compare, setups

Floats = Any
"""A numpy array; its types say no more than that."""
HIDDEN: Final = 16
BATCH: Final = 512
RATE: Final = 0.003


class Network:
    """A vector a row, one hidden layer of what is above zero, one number out."""

    def __init__(self, rows: int, width: int, seed: int) -> None:
        dice = numpy.random.default_rng(seed)
        self.vectors: Floats = dice.normal(0.0, 0.1, (rows + 1, HIDDEN))
        self.vectors[rows] = 0.0  # the row that stands for none
        self.out: Floats = dice.normal(0.0, 0.1, HIDDEN)
        self.none = rows
        self.width = width
        self.moments: list[list[Floats]] = [
            [numpy.zeros_like(p), numpy.zeros_like(p)] for p in (self.vectors, self.out)
        ]
        self.steps = 0

    def padded(self, rows: Sequence[int]) -> list[int]:
        """Fill the rows of an action up to the width."""
        return [*rows, *[self.none] * (self.width - len(rows))]

    def worth(self, rows: Floats) -> Floats:
        """Return what actions are worth; one line of rows an action."""
        return numpy.maximum(self.vectors[rows].sum(axis=-2), 0.0) @ self.out

    def learn(self, rows: Floats, wanted: Floats, real: Floats) -> float:
        """Take one step towards the wanted differences of a batch of decisions; return the mean square error."""
        added = self.vectors[rows].sum(axis=-2)
        hidden = numpy.maximum(added, 0.0)
        thought = hidden @ self.out
        count = real.sum(axis=1, keepdims=True)
        error = (thought - (thought * real).sum(axis=1, keepdims=True) / count - wanted) * real
        out = numpy.einsum("dc,dch->h", error, hidden) / len(rows)
        below = error[..., None] * self.out * (added > 0)
        vectors = numpy.zeros_like(self.vectors)
        numpy.add.at(vectors, rows, numpy.broadcast_to(below[:, :, None, :], (*rows.shape, HIDDEN)) / len(rows))
        vectors[self.none] = 0.0
        self.step([vectors, out])
        return float((error**2).sum() / real.sum())

    def step(self, slopes: list[Floats]) -> None:
        """Move by Adam's rule."""
        self.steps += 1
        for place, (slope, moment) in enumerate(zip(slopes, self.moments, strict=True)):
            moment[0] = 0.9 * moment[0] + 0.1 * slope
            moment[1] = 0.999 * moment[1] + 0.001 * slope**2
            mean, spread = moment[0] / (1 - 0.9**self.steps), moment[1] / (1 - 0.999**self.steps)
            move = RATE * mean / (numpy.sqrt(spread) + 1e-8)
            if place == 0:
                self.vectors = self.vectors - move
            else:
                self.out = self.out - move


class NetworkBot(Bot):
    """Takes what the network likes best; what can be counted out is counted out, as with the tables."""

    def __init__(self, network: Network, guide: LearnedGuide) -> None:
        self.network = network
        self.guide = guide

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose the only option, the solved one, or the one the network likes."""
        options = [int(action) for action in self.guide.sensible(seen, seat)]
        solved = self.guide.solved(seen, seat) if len(options) > 1 else options[0]
        if solved >= 0:
            return solved
        rows = [self.network.padded(rows_of(self.guide, seen, seat, action)) for action in options]
        return options[int(numpy.argmax(self.network.worth(numpy.array(rows))))]


def rows_of(guide: LearnedGuide, s: State, seat: int, action: int) -> list[int]:
    """Return the rows of an action, counted over all ways to play."""
    features = guide.tables.features
    features.look(s, seat)
    base = int(features.way(s) * features.size)
    return [base + int(features.found[k]) for k in range(features.rows(s, seat, action))]


def practice(guide: LearnedGuide, game: str, games: int, seed: int) -> list[tuple[list[list[int]], list[float]]]:
    """Play games by the tables; list each decision: the rows of its candidates, and what each brought."""
    rules, rng = find_game(game), Seeded(seed)
    found = []
    for number in range(games):
        tables = setups(rules)
        state = rules.new(tables[number % len(tables)], rng)
        while not state.over:
            seat = lowest(state.waiting)
            options = guide.sensible(state, seat)
            action = options[0] if len(options) == 1 else guide.solved(state, seat)
            if action < 0:
                dice = rng.draw(SEEDS)
                brought = [guide.outcome(state, seat, option, state, dice) for option in options]
                found.append(([rows_of(guide, state, seat, option) for option in options], brought))
                action = guide.tables.best(state, seat, options)
                if rng.draw(100) < EXPLORED:
                    action = options[rng.draw(len(options))]
            state.answer(seat, action, rng)
    return found


def trained(decisions: Sequence[tuple[list[list[int]], list[float]]], rows: int, passes: int, seed: int) -> Network:
    """Train a network on decisions, so many times over all of them; the error of each pass is shown."""
    widest = max(len(candidates) for candidates, _ in decisions)
    network = Network(rows, max(len(one) for candidates, _ in decisions for one in candidates), seed)
    blank = network.padded([])
    lines = numpy.array([[*map(network.padded, c), *[blank] * (widest - len(c))] for c, _ in decisions])
    real = numpy.array([[1.0] * len(c) + [0.0] * (widest - len(c)) for c, _ in decisions])
    wanted = numpy.array([[x - sum(b) / len(b) for x in b] + [0.0] * (widest - len(b)) for _, b in decisions])
    dice = numpy.random.default_rng(seed)
    for number in range(passes):
        order = dice.permutation(len(lines))
        parts = [order[k : k + BATCH] for k in range(0, len(order), BATCH)]
        errors = [network.learn(lines[part], wanted[part], real[part]) for part in parts]
        print(f"pass {number + 1}: error {sum(errors) / len(errors):.5f}", flush=True)
    return network


def main() -> None:
    """Train a network on what the tables that ship would practise, and compare the two and the quick bot."""
    parser = argparse.ArgumentParser(description="A small network beside the learned tables.")
    parser.add_argument("game", choices=sorted(COURSES))
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--exam", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    guide = COURSES[chosen.game].learned()
    decisions = practice(guide, chosen.game, chosen.games, chosen.seed)
    print(f"{len(decisions)} decisions", flush=True)
    network = trained(decisions, len(guide.tables.weights), chosen.passes, chosen.seed)
    pupil = NetworkBot(network, guide)
    for name, other in (("tables", TablesBot(guide)), ("quick bot", find_bot(chosen.game, "greedy"))):
        score, low, high = compare(chosen.game, pupil, other, chosen.exam)
        print(f"network against {name}: {100 * score:.1f} % ({100 * low:.1f} to {100 * high:.1f})", flush=True)


if __name__ == "__main__":
    main()
