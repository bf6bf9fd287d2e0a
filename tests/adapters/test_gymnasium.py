"""Gymnasium's own check, for every game."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from flibuste.adapters import gymnasium_env  # noqa: E402
from flibuste.kernel.errors import BadData  # noqa: E402
from flibuste.kernel.game import GAMES  # noqa: E402


@pytest.mark.parametrize("name", sorted(GAMES))
def test_their_check_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for players in (GAMES[name].seats[0], GAMES[name].seats[-1]):
            for seat in (0, players - 1):
                made = gymnasium.make(f"flibuste/{name}-v0", players=players, seat=seat, level="greedy")
                check_env(made.unwrapped)


def test_a_game_against_bots_ends_with_a_payoff() -> None:
    env = gymnasium_env.SeatEnv("brisca", 2, seat=1, level="sailor")
    seen, info = env.reset(seed=3)
    over = False
    while not over:
        seen, reward, over, _, info = env.step(int(seen["action_mask"].argmax()))
        assert "refused" not in info
    assert reward in (-1.0, 0.0, 1.0)
    assert reward == env.table.returns()[1]


@pytest.mark.parametrize(
    ("given", "code"),
    [({"seat": 2}, "no_such_seat"), ({"seat": -1}, "no_such_seat"), ({"level": "admiral"}, "unknown_bot")],
)
def test_a_seat_that_is_not_there_and_a_level_nobody_has_are_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(BadData, match=code):
        gymnasium_env.SeatEnv("brisca", 2, **given)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = gymnasium_env.SeatEnv("brisca", 2, render_mode="ansi")
    seen, _ = env.reset(seed=3)
    wrong = int((seen["action_mask"] == 0).argmax())

    _, reward, over, _, info = env.step(wrong)

    assert (reward, over) == (-1.0, True)
    assert "not_in_hand" in info["refused"]
    assert "hand: " in str(env.render())
