"""The training example learns: its slopes are right, and a short run beats chance in games it has not seen."""

from __future__ import annotations

import pytest

import flibuste as fb

pytest.importorskip("numpy")

import numpy as np
import ppo


@pytest.mark.slow
def test_a_short_training_beats_chance(compiled: bool) -> None:
    if not compiled:
        pytest.skip("too slow interpreted")

    network = ppo.train("brisca", 2, 24)

    mean, count = ppo.evaluate(network, "brisca", 2, 2000)
    assert count >= 2000
    assert mean > 0.05  # more than twice what chance would give by luck


@pytest.mark.parametrize(("game", "players"), [("brisca", 3), ("brisca", 4), ("treasure_hunter", 2)])
def test_an_untrained_network_plays_legal_moves_of_any_game(game: str, players: int) -> None:
    games, rng = fb.vector(game, 4, players=players, seed=1), np.random.default_rng(1)
    network = ppo.Network(games.observations().shape[1], games.actions, rng)

    played, results = ppo.play(games, network, rng)
    while not len(results):  # a game of Treasure Hunter is longer than one stretch
        played, results = ppo.play(games, network, rng)

    assert len(played.actions) > 0
    assert played.masks[np.arange(len(played.actions)), played.actions].all()
    assert (played.likely > 0).all()
    assert set(played.paid) <= set(results)


def aim(network: ppo.Network, played: ppo.Played, better: np.ndarray) -> float:
    """Return what the slopes are to raise: the clipped gain, the entropy, less the error of the guess."""
    _, chances, guess = network.look(played.seen, played.masks)
    ratio = chances[np.arange(len(better)), played.actions] / played.likely
    gain = np.minimum(ratio * better, np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * better)
    entropy = -(chances * np.log(np.maximum(chances, 1e-12))).sum(axis=1)
    error = ppo.VALUE_WEIGHT * (played.paid - guess) ** 2 / 2
    return float((gain + ppo.ENTROPY_WEIGHT * entropy - error).mean())


def test_the_slopes_are_those_of_the_aim() -> None:
    rng = np.random.default_rng(5)
    network = ppo.Network(6, 4, rng)
    network.weights = {name: rng.normal(0, 0.5, one.shape) for name, one in network.weights.items()}
    masks = np.ones((9, 4), bool)
    masks[::2, 3] = False
    seen, actions, paid, better = rng.normal(size=(9, 6)), np.arange(9) % 3, rng.normal(size=9), rng.normal(size=9)
    before = network.look(seen, masks)[1][np.arange(9), actions]
    played = ppo.Played(seen, masks, actions, before * rng.uniform(0.7, 1.4, 9), paid)

    found = ppo.slopes(network, played, better)

    for name, weights in network.weights.items():
        for place in [tuple(rng.integers(0, size) for size in weights.shape) for _ in range(4)]:
            heights = []
            for shift in (1e-5, -2e-5, 1e-5):
                weights[place] += shift
                heights.append(aim(network, played, better))
            assert found[name][place] == pytest.approx((heights[0] - heights[1]) / 2e-5, abs=1e-6), (name, place)
