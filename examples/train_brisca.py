"""Learn Brisca with numpy alone: ten weights, policy gradients, hundreds of games at once.

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


RANK_POINTS = np.array([11, 10, 4, 3, 2, 0, 0, 0, 0, 0], np.float32)  # ace, three, king, knight, jack, seven to two
CARDS = np.arange(40)
POINTS = RANK_POINTS[CARDS % 10] / 11
SAME = CARDS[:, None] // 10 == CARDS // 10
BEATS = np.stack(
    [
        np.where(SAME, CARDS[:, None] % 10 > CARDS % 10, trump == CARDS // 10) & (CARDS[:, None] != CARDS)
        for trump in range(4)
    ]
)  # by trump, the card that lies there, the card that is played
FEATURES = 10


def features(seen: np.ndarray, actions: int) -> np.ndarray:
    """Say of every card what a player would look at: its points, trump or not, does it win, what is there to win."""
    trick, trump = seen[:, 40:80], seen[:, 160:164].argmax(axis=1)
    led = trick.any(axis=1)[:, None].astype(np.float32)
    wins = BEATS[trump, trick.argmax(axis=1)] * led
    trumps = (trump[:, None] == CARDS // 10).astype(np.float32)
    pot = (trick @ POINTS)[:, None]
    found = np.zeros((len(seen), actions, FEATURES), np.float32)
    for k, column in enumerate(
        (
            *((1 - led) * POINTS, (1 - led) * trumps, wins * POINTS, wins * trumps, wins * pot, wins),
            *(led * (1 - wins) * POINTS, led * (1 - wins) * trumps, wins * trumps * pot, wins * trumps * POINTS),
        )
    ):
        found[:, :40, k] = column
    return found


class Policy:
    """A weight for each feature; the likelier a card, the larger its sum. Improved by Adam."""

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.weights = np.zeros(FEATURES, np.float32)
        self.mean, self.square, self.updates = np.zeros(FEATURES), np.zeros(FEATURES), 0

    def chances(self, looks: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """Return how likely each action is; what is not legal never."""
        logits = np.where(masks, looks @ self.weights, -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def choose(self, seen: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
        """Draw an action for each row."""
        steps = self.chances(features(seen, self.actions), masks).cumsum(axis=1)
        return (steps < rng.random((len(steps), 1)) * steps[:, -1:]).sum(axis=1)

    def learn(self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, worth: np.ndarray) -> None:
        """Make what went better than usual more likely."""
        looks = features(seen, self.actions)
        blame = -self.chances(looks, masks)
        blame[np.arange(len(actions)), actions] += 1
        self.adam(np.einsum("na,naf,n->f", blame, looks, worth / len(actions), optimize=True))

    def adam(self, slope: np.ndarray, rate: float = 0.05) -> None:
        """Take one step."""
        self.updates += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope * slope - self.square)
        fair = np.sqrt(1 - 0.99**self.updates) / (1 - 0.9**self.updates)
        self.weights += (rate * fair * self.mean / (np.sqrt(self.square) + 1e-8)).astype(np.float32)


def rollout(games: fb.Vector, policy: Policy, rng: np.random.Generator) -> tuple[list[np.ndarray], float, int]:
    """Play on; return what the learner saw, might do, did and got, with its mean payoff and the number of games."""
    steps = []
    for _ in range(ROLLOUT):
        seats, masks, seen = games.seats, games.masks, games.observations().astype(np.float32)
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


def train(updates: int, lanes: int = 256, seed: int = 0, minutes: float = 0, batch: int = 1024) -> Policy:
    """Learn for so many rollouts, or for so many minutes."""
    games = fb.vector("brisca", lanes, players=2, seed=seed)
    policy = Policy(games.actions)
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


def evaluate(policy: Policy, wanted: int = 4000, seed: int = 999) -> float:
    """Return the mean payoff against chance, in games that were never learned from."""
    games, rng, paid = fb.vector("brisca", 250, players=2, seed=seed), np.random.default_rng(seed), []
    while sum(map(len, paid)) < wanted:
        _, mean, count = rollout(games, policy, rng)
        paid.append([mean] * count)
    return float(np.mean(np.concatenate(paid)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    learned = train(0, minutes=parser.parse_args().minutes)
    print(f"against chance: {evaluate(learned):+.3f} (0 is a draw, +1 wins every game)")
