"""PettingZoo's own tests, for every game and every number of seats."""

from __future__ import annotations

import copy
import functools
import pickle
import warnings

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from flibuste.adapters import pettingzoo_env
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
STEPS = {"brisca": 400, "chasse_partie": 150, "treasure_hunter": 150, "briskars": 60}


@pytest.fixture(autouse=True)
def their_warnings_are_theirs() -> None:
    warnings.simplefilter("default")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_aec_environment_passes_their_tests(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    made = functools.partial(pettingzoo_env.env, name, seats)

    api_test(made(), num_cycles=STEPS[name])
    seed_test(made, num_cycles=STEPS[name] // 4)
    render_test(made)

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_parallel_environment_passes_their_tests(name: str, seats: int) -> None:
    made = functools.partial(pettingzoo_env.parallel_env, name, seats)

    parallel_api_test(made(), num_cycles=STEPS[name])
    parallel_seed_test(made, num_cycles=STEPS[name] // 4)


def test_rewards_are_payoffs_and_masks_are_options() -> None:
    env = pettingzoo_env.env("brisca", 3)
    env.reset(seed=5)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        paid[agent] += reward
        mask = seen["action_mask"]
        if not over:
            legal = env.unwrapped.table.legal(env.unwrapped.seat(agent))
            assert [int(move) for move in legal] == mask.nonzero()[0].tolist()
        env.step(None if over else int(mask.argmax()))
    assert sorted(paid.values()) == [-0.5, -0.5, 1.0]


def test_a_group_answers_at_once() -> None:
    env = pettingzoo_env.parallel_env("treasure_hunter", 4)
    seen, _ = env.reset(seed=1)

    assert not any(seen[agent]["action_mask"][-1] for agent in env.agents)
    seen, *_ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    assert len(env.table.record.moves) == 4


def test_an_illegal_action_ends_the_game() -> None:
    env = pettingzoo_env.parallel_env("brisca", 2)
    env.reset(seed=1)

    _, paid, over, _, _ = env.step({})

    assert sorted(paid.values()) == [-1.0, 0.0]
    assert all(over.values())
    assert env.agents == []


def test_environments_can_be_copied_and_bad_words_are_refused() -> None:
    env = pettingzoo_env.env("brisca", 2)
    assert pickle.loads(pickle.dumps(env)).possible_agents == env.possible_agents == ["seat_0", "seat_1"]
    env.reset(seed=1)
    assert copy.deepcopy(env).possible_agents == env.possible_agents
    with pytest.raises(BadData, match="brisca is for 2 to 4"):
        pettingzoo_env.env("brisca", 9)
    with pytest.raises(BadData, match="unknown_option"):
        pettingzoo_env.env("brisca", 2, trumps=3)
