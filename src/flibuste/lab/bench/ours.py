"""Our side of the bench: whole random games natively and from a Python loop; clones, worlds and searches."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.guide import Guide
from flibuste.bots.random import random_games
from flibuste.bots.search import search
from flibuste.kernel import state as kernel_state
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.game import GAMES, Game, Setup
from flibuste.kernel.state import State
from flibuste.lab.bench.timing import Contender, microseconds

COMPILED = not str(kernel_state.__file__).endswith(".py")
LIBRARY = "Flibuste" if COMPILED else "Flibuste (interpreted)"
SIMULATIONS = 10
SEARCHING = 1.0


def tables() -> list[tuple[Game, int]]:
    """List the tables that are measured: each game says for how many seats."""
    return [(game, table.seats) for game in GAMES.values() for table in game.measured]


def bare(game: Game, seats: int) -> Setup:
    """Set up as a laboratory does: default settings, no memory, no log."""
    return Setup(seats, game.check_settings({}), False, None)


def native_loop(game: Game, seats: int, games: int) -> tuple[int, float]:
    """Play whole games inside the compiled engine."""
    setup, rng = bare(game, seats), Seeded(1)
    begin = time.process_time()
    decisions = random_games(game.new, setup, games, rng)
    return int(decisions), time.process_time() - begin


def python_loop(game: Game, seats: int, games: int) -> tuple[int, float]:
    """Play whole games from Python: options, choice, checked answer."""
    setup, rng, choose = bare(game, seats), Seeded(1), Random(1).random
    decisions = 0
    begin = time.process_time()
    for _ in range(games):
        state = game.new(setup, rng)
        while not state.over:
            seat = lowest(state.waiting)
            options = state.options(seat)
            state.apply(seat, options[int(choose() * float(len(options)))], rng)
            decisions += 1
    return decisions, time.process_time() - begin


def contenders() -> list[Contender]:
    """Enter every table twice: in the native loop and in a Python loop."""
    found = []
    for game, seats in tables():
        name = f"{game.name} {seats}"
        found.append(Contender(LIBRARY, name, "native", lambda n, g=game, s=seats: native_loop(g, s, n)))  # type: ignore[misc]
        found.append(Contender(LIBRARY, name, "python", lambda n, g=game, s=seats: python_loop(g, s, n)))  # type: ignore[misc]
    return found


@dataclass(frozen=True, slots=True)
class Costs:
    """What a search pays: a clone and a world in microseconds, simulations per second."""

    game: str
    clone: float
    world: float
    simulations: float


def costs(game: Game, seats: int) -> Costs:
    """Measure a first decision of a game with memory."""
    rng = Seeded(3)
    state = game.new(Setup(seats, game.check_settings({}), True, None), Seeded(5))
    seat = lowest(state.waiting)
    bare_state = state.world(seat, rng)
    clone = microseconds(bare_state.clone)
    world = microseconds(lambda: state.world(seat, rng))
    return Costs(f"{game.name} {seats}", clone, world, simulations(state, seat, rng))


def simulations(state: State, seat: int, rng: Chance) -> float:
    """Search twice as long each time, until about a second is spent; return the rate of the last search."""
    many, spent = SIMULATIONS, 0.0
    while spent < SEARCHING / 2:
        many *= 2
        begin = time.process_time()
        search(state, seat, Guide(), rng, many)
        spent = time.process_time() - begin
    return many / spent
