"""Searches side by side: ours on games that declare a bar for it, OpenSpiel's C++ ISMCTS on hearts, random playouts.

The same work for both: so many simulations for the seat to move, a new world for each, from the first decision and
from about a third into the game. Contenders take turns; each keeps its best round at each position.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

from flibuste.bots.guide import Guide
from flibuste.bots.search import search
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES, Game, Measured, Setup
from flibuste.lab.bench.bars import Bar
from flibuste.lab.bench.timing import ROUNDS

SIMULATIONS = 2000
INTO_THE_GAME = (0, 16)
"""After how many decisions we search."""
THEIRS = "OpenSpiel hearts"

Work = Callable[[int], float]
"""Searches after so many decisions; returns the CPU seconds."""


@dataclass
class Searcher:
    """One side: its name, what it does, and its best time at each position."""

    name: str
    work: Work
    best: dict[int, float] = field(default_factory=dict)

    def run(self) -> None:
        """Search once at each position."""
        for decisions in INTO_THE_GAME:
            spent = self.work(decisions)
            self.best[decisions] = min(spent, self.best.get(decisions, spent))

    @property
    def rate(self) -> float:
        """Return simulations per second over all positions."""
        return SIMULATIONS * len(self.best) / sum(self.best.values())


def our_search(game: Game, seats: int, decisions: int) -> float:
    """Search a game of ours after so many random answers."""
    chance, rng = Seeded(5), Seeded(3)
    state = game.new(Setup(seats, game.check_settings({}), True, None), chance)
    for _ in range(decisions):
        state.answer(lowest(state.waiting), state.random_option(lowest(state.waiting), rng), chance)
    while len(state.options(lowest(state.waiting))) < 2:
        state.answer(lowest(state.waiting), state.random_option(lowest(state.waiting), rng), chance)
    seat = lowest(state.waiting)
    begin = time.process_time()
    search(state, seat, Guide(), rng, SIMULATIONS)
    return time.process_time() - begin


def their_search(decisions: int) -> float:
    """Search hearts after so many random answers; a position with one legal card is passed over."""
    import pyspiel

    state: Any = pyspiel.load_game("hearts").new_initial_state()
    rng = Random(5)
    done = 0
    while state.is_chance_node() or done < decisions or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    playouts = pyspiel.RandomRolloutEvaluator(1, 3)
    bot = pyspiel.ISMCTSBot(7, playouts, 1.0, SIMULATIONS, -1, most_visited, False, True)
    begin = time.process_time()
    bot.step(state)
    return time.process_time() - begin


def searched() -> list[tuple[Game, Measured]]:
    """List the tables of the games that declare a bar for searches."""
    games = [game for game in GAMES.values() if any(table.search > 0 for table in game.measured)]
    return [(game, table) for game in games for table in game.measured]


def name_of(game: Game, table: Measured) -> str:
    """Name one of our tables."""
    return f"Flibuste {game.name} {table.seats}"


def searchers() -> list[Searcher]:
    """List who takes part."""
    found = [Searcher(name_of(game, table), partial(our_search, game, table.seats)) for game, table in searched()]
    if find_spec("pyspiel") is not None:
        found.append(Searcher(THEIRS, their_search))
    return found


def compare() -> tuple[dict[str, float], list[Bar]]:
    """Let all search in turns; return simulations per second by name, and the bars where OpenSpiel is installed."""
    found = searchers()
    for _ in range(ROUNDS):
        for searcher in found:
            searcher.run()
    rates = {searcher.name: searcher.rate for searcher in found}
    bars = []
    for game, table in searched():
        if table.search > 0 and THEIRS in rates:
            work = f"search: {game.name} {table.seats}'s simulations for one of {THEIRS}"
            bars.append(Bar(work, rates[name_of(game, table)] / rates[THEIRS], table.search))
    return rates, bars


def show(rates: dict[str, float]) -> None:
    """Print the comparison."""
    print(f"\n{'ISMCTS, random playouts':28}{'simulations/s':>16}")
    for name, rate in rates.items():
        print(f"{name:28}{rate:16,.0f}")


if __name__ == "__main__":
    import flibuste.games  # noqa: F401  (enters the games in the list)
    from flibuste.lab.bench.timing import use_one_core

    use_one_core()
    found, wanted = compare()
    show(found)
    raise SystemExit(int(not all(bar.holds for bar in wanted)))
