"""OpenSpiel's own tests: simulation, what every registered game must pass, a playthrough; its algorithms on Brisca."""

from __future__ import annotations

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    generate_playthrough,
    ismcts,
    mcts,
    sample_some_states,
)
from open_spiel.python.algorithms import outcome_sampling_mccfr as mccfr  # noqa: E402

from flibuste.adapters import open_spiel_games  # noqa: E402
from flibuste.kernel.game import GAMES  # noqa: E402

NAMES = sorted(GAMES)
FURTHER = {
    "brisca": range(0, 60, 4),
    "chasse_partie": (0, 9, 40),
    "treasure_hunter": (0, 9, 40),
    "briskars": (0, 9, 20),
}


def dealt(game: Any, moves: int = 0, seed: int = 1) -> Any:
    """Play a game at random past its first deal and so many moves."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.integers(len(state.chance_outcomes()))))
        elif moves == 0:
            break
        else:
            moves -= 1
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "players"), [(name, GAMES[name].seats[k]) for name in NAMES for k in (0, -1)])
def test_their_checks_of_every_registered_game(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests of ``open_spiel/integration_tests/api_test.py`` on a part of the tree.

    Their sample of the tree stays near its root, that is, in the middle of the first deal; states further on join it.
    """
    sample = sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states,
        "sample_some_states",
        lambda game, max_states: sample(game, 40) + [dealt(game, moves) for moves in FURTHER[name]],
    )

    class OnOurs(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = open_spiel_games.PREFIX + name
        game = pyspiel.load_game(open_spiel_games.PREFIX + name, {"players": players})

    OnOurs.setUpClass()
    assert OnOurs.game.num_players() == players
    ran = [test for test in dir(OnOurs) if test.startswith("test_")]
    for test in ran:
        getattr(OnOurs(test), test)()
    assert len(ran) >= 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_their_simulation_of_brisca(players: int) -> None:
    """Every state of a whole game is checked, written and read again by them."""
    game = pyspiel.load_game("flibuste_brisca", {"players": players})

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_ours_step_by_step(name: str) -> None:
    """Legal actions, notation and returns are those of the kernel; a clone goes its own way."""
    state = dealt(pyspiel.load_game(open_spiel_games.PREFIX + name), 6)
    player = state.current_player()

    assert state.legal_actions() == [int(action) for action in state.inside.options(player)]
    assert state.action_to_string(player, state.legal_actions()[0]) == GAMES[name].write(state.legal_actions()[0])
    before = state.information_state_string(player)
    state.clone().apply_action(state.legal_actions()[0])
    assert state.information_state_string(player) == before


def test_their_playthrough_of_brisca_is_the_same_each_time() -> None:
    texts = [generate_playthrough.playthrough("flibuste_brisca", None, seed=7) for _ in range(2)]

    assert texts[0] == texts[1]
    assert 'GameType.short_name = "flibuste_brisca"' in texts[0]
    assert "ObservationTensor" in texts[0]
    assert "InformationStateString" in texts[0]


def test_a_finished_game_pays_what_the_kernel_pays() -> None:
    state = dealt(pyspiel.load_game("flibuste_brisca", {"players": 3}), 1000)

    assert state.is_terminal()
    assert state.returns() == [state.inside.payoff(seat) for seat in range(3)]
    assert abs(sum(state.returns())) < 1e-9


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_cannot_be_told_from_the_first(name: str) -> None:
    state = dealt(pyspiel.load_game(open_spiel_games.PREFIX + name), 8)
    player = state.current_player()

    others = [state.resample_from_infostate(player, random.Random(k).random) for k in range(4)]

    for other in others:
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
    if name == "brisca":
        assert len({other.observation_string(1 - player) for other in others}) > 1


def test_their_ismcts_plays_brisca() -> None:
    game = pyspiel.load_game("flibuste_brisca")
    state = dealt(game, 30)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 12, random_state=np.random.RandomState(1))

    assert bot.step(state) in state.legal_actions()


def test_their_mccfr_learns_on_brisca() -> None:
    np.random.seed(1)
    solver = mccfr.OutcomeSamplingSolver(pyspiel.load_game("flibuste_brisca"))
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = dealt(pyspiel.load_game("flibuste_brisca"), 3)

    assert abs(sum(policy.action_probabilities(state).values()) - 1) < 1e-6
    assert len(solver._infostates) > 30


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(Exception, match="wrong_number_of_seats"):
        pyspiel.load_game("flibuste_brisca", {"players": 9})
