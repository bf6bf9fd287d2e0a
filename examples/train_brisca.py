"""Learn Brisca from nothing with numpy alone: a small network, policy gradients, a thousand games at once.

    python examples/train_brisca.py --minutes 5

Seat 0 learns against a seat that plays at random; every few updates it plays games that it does not learn from.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import flibuste as fb

LEARNER = 0
ROLLOUT = 128


class Policy:
    """One hidden layer; its numbers are improved by Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        scale = np.sqrt(2 / inputs)
        self.weights = [rng.normal(0, scale, (inputs, hidden)), np.zeros(hidden), np.zeros((hidden, actions))]
        self.weights = [w.astype(np.float32) for w in self.weights]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def hidden(self, seen: np.ndarray) -> np.ndarray:
        return np.maximum(seen @ self.weights[0] + self.weights[1], 0)

    def chances(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """Return how likely each action is; what is not legal never."""
        logits = np.where(masks, self.hidden(seen) @ self.weights[2], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def choose(self, seen: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
        """Draw an action for each row."""
        steps = self.chances(seen, masks).cumsum(axis=1)
        return (steps < rng.random((len(steps), 1)) * steps[:, -1:]).sum(axis=1)

    def learn(self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, worth: np.ndarray) -> None:
        """Make what went better than usual more likely."""
        hidden = self.hidden(seen)
        blame = -self.chances(seen, masks)
        blame[np.arange(len(actions)), actions] += 1
        blame *= worth[:, None] / len(actions)
        back = (blame @ self.weights[2].T) * (hidden > 0)
        self.adam([seen.T @ back, back.sum(axis=0), hidden.T @ blame])

    def adam(self, slopes: list[np.ndarray], rate: float = 0.003) -> None:
        self.updates += 1
        for w, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            w += rate * fair * mean / (np.sqrt(square) + 1e-8)


def seen_by(games: fb.Vector) -> np.ndarray:
    """Return observations as small numbers."""
    return np.clip(games.observations(), -1, 40).astype(np.float32) / np.where(SMALL, 1, 40)


SMALL = np.r_[np.ones(178, bool), np.zeros(5, bool)]
"""All but the last five numbers of a Brisca observation (stock and hands) are zeros and ones."""


def rollout(games: fb.Vector, policy: Policy, rng: np.random.Generator) -> tuple[list[np.ndarray], float, int]:
    """Play on; return what the learner saw, might do, did and got, with its mean payoff and the number of games."""
    steps = []
    for _ in range(ROLLOUT):
        seats, masks, seen = games.seats, games.masks, seen_by(games)
        mine = seats == LEARNER
        actions = games.sample().copy()
        actions[mine] = policy.choose(seen[mine], masks[mine], rng)
        rewards, done = games.step(actions)
        steps.append((mine, seen, masks, actions, rewards[:, LEARNER], done))
    worth, known = np.zeros(games.count), np.zeros(games.count, bool)
    taken, paid = [], []
    for mine, seen, masks, actions, rewards, done in reversed(steps):
        worth, known = np.where(done, rewards, worth), known | done
        use = mine & known
        taken.append((seen[use], masks[use], actions[use], worth[use]))
        paid.append(rewards[done])
    results = np.concatenate(paid)
    return [np.concatenate(parts) for parts in zip(*taken, strict=True)], float(results.mean()), len(results)


def train(updates: int, lanes: int = 512, seed: int = 0, minutes: float = 0, batch: int = 4096) -> Policy:
    """Learn for so many rollouts, or for so many minutes."""
    games = fb.vector("brisca", lanes, players=2, seed=seed)
    policy = Policy(games.observations().shape[1], games.actions, seed=seed)
    rng = np.random.default_rng(seed)
    began, usual, k = time.monotonic(), 0.0, 0
    while k < updates or time.monotonic() - began < 60 * minutes:
        (seen, masks, actions, worth), mean, count = rollout(games, policy, rng)
        usual += 0.2 * (mean - usual)
        order = rng.permutation(len(actions))
        for first in range(0, len(order), batch):
            part = order[first : first + batch]
            policy.learn(seen[part], masks[part], actions[part], (worth[part] - usual).astype(np.float32))
        k += 1
        if k % 10 == 0:
            print(f"{time.monotonic() - began:6.1f} s  rollout {k}: {count} games, payoff {mean:+.3f}", flush=True)
    return policy


def evaluate(policy: Policy, games_wanted: int = 4000, seed: int = 999) -> float:
    """Return the mean payoff against chance, in games that were never learned from."""
    games, rng, paid = fb.vector("brisca", 500, players=2, seed=seed), np.random.default_rng(seed), []
    while sum(map(len, paid)) < games_wanted:
        _, mean, count = rollout(games, policy, rng)
        paid.append([mean] * count)
    return float(np.mean(np.concatenate(paid)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    learned = train(0, 1024, minutes=parser.parse_args().minutes)
    print(f"against chance: {evaluate(learned):+.3f} (0 is a draw, +1 wins every game)")
