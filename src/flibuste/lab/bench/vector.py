"""Steps per second: ``fb.vector`` beside the PettingZoo loop (``python -m flibuste.lab.bench.vector [GAME ...]``)."""

from __future__ import annotations

import sys
import time

import numpy as np

import flibuste as fb
from flibuste.adapters import pettingzoo_env

BAR = 20
LANES = 1024
SECONDS = 2.0


def vector_steps(game: str, seconds: float = SECONDS, lanes: int = LANES) -> float:
    """Step many games: observations and masks taken, a random action each; return steps per second."""
    games, count = fb.vector(game, lanes, players=2, seed=1), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        games.observations()
        games.masks  # noqa: B018
        games.step(games.sample())
        count += lanes
    return count / (time.process_time() - began)


def pettingzoo_steps(game: str, seconds: float = SECONDS) -> float:
    """Step one game after the other through the AEC loop, as its documentation shows; return steps per second."""
    env, rng, count = pettingzoo_env.env(game, 2), np.random.default_rng(1), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=count)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            count += not over
    return count / (time.process_time() - began)


def main(*games: str) -> int:
    """Measure both for each game, say whether the bar holds."""
    held = [measure(game) for game in games or fb.games()]
    return 0 if all(held) else 1


def measure(game: str) -> bool:
    """Measure one game in one run."""
    ours, theirs = vector_steps(game), pettingzoo_steps(game)
    both = f"fb.vector {ours:,.0f} steps/s, PettingZoo loop {theirs:,.0f} steps/s"
    print(f"{game}: {both}; {ours / theirs:.1f} times (bar {BAR})", flush=True)
    return ours >= BAR * theirs


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
