"""The training example learns: a short run beats chance in games it has not seen."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

import train_brisca


@pytest.mark.slow
def test_a_short_training_beats_chance(compiled: bool) -> None:
    if not compiled:
        pytest.skip("too slow interpreted")

    policy = train_brisca.train(12, lanes=128)

    assert train_brisca.evaluate(policy, 2000) > 0.2


def test_an_untrained_policy_plays_legal_cards() -> None:
    games = train_brisca.fb.vector("brisca", 8, players=2, seed=1)
    policy = train_brisca.Policy(games.actions)
    rng = train_brisca.np.random.default_rng(1)

    (seen, masks, actions, worth), mean, count = train_brisca.rollout(games, policy, rng)

    assert masks[range(len(actions)), actions].all()
    assert count > 0
    assert set(worth) <= {-1.0, 0.0, 1.0}
    assert seen.shape == (len(actions), 183)
    assert -1 <= mean <= 1
