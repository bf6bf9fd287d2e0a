"""Learn a game by proximal policy optimisation, with numpy alone and in one file: many games at once, legal moves only.

    python examples/ppo.py --game brisca --minutes 5

Seat 0 learns from its observations and from what it is paid; nothing in here knows a rule. The other seats play at
random. At the end it plays games that it does not learn from.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are multiplied faster by one thread

import numpy as np

import flibuste as fb

LEARNER = 0
STEPS = 128  # of all games before each update
HIDDEN = 128
EPOCHS, BATCH = 3, 1024
CLIP, RATE = 0.2, 3e-3
VALUE_WEIGHT, ENTROPY_WEIGHT = 0.5, 0.01


class Network:
    """Observations to one hidden layer, then to a preference for each action and to a guess of the payoff."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights: dict[str, np.ndarray] = {
            "in": rng.normal(0, np.sqrt(2 / inputs), (inputs, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "act": rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "guess": np.zeros((HIDDEN, 1), np.float32),
        }
        self.mean = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.square = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.updates = 0

    def look(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the hidden layer, the chance of each action (none for what is not legal) and the guess."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["bias"], 0)
        wishes = np.where(masks, hidden @ self.weights["act"], -np.inf)
        odds = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ self.weights["guess"])[:, 0]

    def choose(self, seen: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
        """Draw an action for each row."""
        steps = self.look(seen, masks)[1].cumsum(axis=1)
        chosen: np.ndarray = (steps < rng.random((len(steps), 1)) * steps[:, -1:]).sum(axis=1)
        return chosen

    def step(self, slopes: dict[str, np.ndarray]) -> None:
        """Go one step up the slopes (Adam)."""
        self.updates += 1
        fair = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            self.weights[name] += (RATE * fair * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)).astype(
                np.float32
            )


@dataclass
class Played:
    """What the learner saw, might do, did, how likely that was, and what the game paid in the end."""

    seen: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    likely: np.ndarray
    paid: np.ndarray

    def part(self, rows: np.ndarray) -> Played:
        """Return some of the rows."""
        return Played(self.seen[rows], self.masks[rows], self.actions[rows], self.likely[rows], self.paid[rows])


def play(games: fb.Vector, network: Network, rng: np.random.Generator) -> tuple[Played, np.ndarray]:
    """Play on; return the learner's decisions whose game came to its end, and what each of these games paid."""
    steps = []
    for _ in range(STEPS):
        mine, masks, seen = games.seats == LEARNER, games.masks, games.observations().astype(np.float32)
        actions = games.sample().copy()
        actions[mine] = network.choose(seen[mine], masks[mine], rng)
        rewards, done = games.step(actions)
        steps.append((mine, seen, masks, actions, rewards[:, LEARNER], done))
    worth, known, taken = np.zeros(games.count, np.float32), np.zeros(games.count, bool), []
    for mine, seen, masks, actions, rewards, done in reversed(steps):
        worth, known = np.where(done, rewards, worth), known | done
        use = mine & known
        taken.append((seen[use], masks[use], actions[use], worth[use]))
    seen, masks, actions, paid = (np.concatenate(parts) for parts in zip(*taken, strict=True))
    likely = network.look(seen, masks)[1][np.arange(len(actions)), actions]
    return Played(seen, masks, actions, likely, paid), np.concatenate([step[4][step[5]] for step in steps])


def slopes(network: Network, played: Played, better: np.ndarray) -> dict[str, np.ndarray]:
    """Say which way is up: what went better than guessed likelier, but never much at once; payoffs guessed better."""
    hidden, chances, guess = network.look(played.seen, played.masks)
    rows = np.arange(len(played.actions))
    ratio = chances[rows, played.actions] / played.likely
    held = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)  # it has changed enough already
    push = -chances * (better * ratio * ~held)[:, None]
    push[rows, played.actions] += better * ratio * ~held
    logs = np.log(np.maximum(chances, 1e-12))
    push -= ENTROPY_WEIGHT * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    surprise = VALUE_WEIGHT * (played.paid - guess)[:, None]
    count = len(rows)
    inner = (push @ network.weights["act"].T + surprise @ network.weights["guess"].T) * (hidden > 0)
    return {
        "in": played.seen.T @ inner / count,
        "bias": inner.sum(axis=0) / count,
        "act": hidden.T @ push / count,
        "guess": hidden.T @ surprise / count,
    }


def train(game: str, players: int, updates: int, lanes: int = 256, seed: int = 0, minutes: float = 0) -> Network:
    """Learn for so many updates, or for so many minutes."""
    games, rng = fb.vector(game, lanes, players=players, seed=seed), np.random.default_rng(seed)
    network = Network(games.observations().shape[1], games.actions, rng)
    began, k = time.monotonic(), 0
    while k < updates or time.monotonic() - began < 60 * minutes:
        played, results = play(games, network, rng)
        if not len(results):
            continue  # a long game: none has come to its end yet
        better = played.paid - network.look(played.seen, played.masks)[2]
        better = (better - better.mean()) / (better.std() + 1e-8)
        for _ in range(EPOCHS):
            order = rng.permutation(len(better))
            for first in range(0, len(order), BATCH):
                rows = order[first : first + BATCH]
                network.step(slopes(network, played.part(rows), better[rows]))
        k += 1
        if k % 20 == 0:
            print(f"{time.monotonic() - began:6.1f} s  update {k}: {results.mean():+.3f} a game", flush=True)
    return network


def evaluate(network: Network, game: str, players: int, wanted: int = 4000, seed: int = 999) -> tuple[float, int]:
    """Return the mean payoff against chance in games that were never learned from, and how many those were."""
    games, rng = fb.vector(game, 250, players=players, seed=seed), np.random.default_rng(seed)
    results: list[np.ndarray] = []
    while sum(map(len, results)) < wanted:
        results.append(play(games, network, rng)[1])
    return float(np.concatenate(results).mean()), sum(map(len, results))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="brisca")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    chosen = parser.parse_args()
    learned = train(chosen.game, chosen.players, 0, minutes=chosen.minutes)
    mean, count = evaluate(learned, chosen.game, chosen.players)
    print(f"against chance: {mean:+.3f} a game over {count} games (0 is a draw, +1 wins every game)")
