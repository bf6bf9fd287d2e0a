"""The other side of the bench: OpenSpiel (C++ with Python bindings) and RLCard (Python)."""

from __future__ import annotations

import time
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from random import Random
from typing import Any

from flibuste.lab.bench.timing import Contender

OPEN_SPIEL = ("hearts", "euchre", "spades")
RLCARD = ("bridge", "uno")


def contenders() -> list[Contender]:
    """Enter what is installed."""
    found: list[Contender] = []
    if find_spec("pyspiel") is not None:
        found += [Contender("OpenSpiel", name, "native", lambda n, g=name: whole_games(g, n)) for name in OPEN_SPIEL]  # type: ignore[misc]
        found += [Contender("OpenSpiel", name, "python", lambda n, g=name: python_loop(g, n)) for name in OPEN_SPIEL]  # type: ignore[misc]
    if find_spec("rlcard") is not None:
        found += [Contender("RLCard", name, "python", lambda n, g=name: rlcard_games(g, n)) for name in RLCARD]  # type: ignore[misc]
    return found


def versions() -> dict[str, str]:
    """Name the versions measured."""
    found = {}
    for package in ("open_spiel", "rlcard", "numpy"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found


def whole_games(name: str, games: int) -> tuple[int, float]:
    """Play whole games inside OpenSpiel: C++ game, C++ random bots, one call per game."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    states: list[Any] = []
    begin = time.process_time()
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        states.append(state)
    spent = time.process_time() - begin
    return sum(sum(step.player >= 0 for step in state.full_history()) for state in states), spent


def python_loop(name: str, games: int) -> tuple[int, float]:
    """Play whole games of OpenSpiel from Python: legal actions, choice, apply; chance likewise."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance, choose = Random(1), Random(2).random
    decisions = 0
    begin = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(choose() * len(legal))])
                decisions += 1
    return decisions, time.process_time() - begin


def rlcard_games(name: str, games: int) -> tuple[int, float]:
    """Play whole games of RLCard with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions = 0
    begin = time.process_time()
    for _ in range(games):
        trajectories, _payoffs = env.run(is_training=False)
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    return decisions, time.process_time() - begin
