"""Briskars alone: whole games, then a clone and lines of sight in the middle of a battle, against its own bars."""

from __future__ import annotations

import time
from dataclasses import dataclass

from flibuste.bots.random import random_games
from flibuste.games.briskars.field.seeing import blockers, viewer_body
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.sight import MEMORY, is_square_visible
from flibuste.games.briskars.play import GAME
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.lab.bench.ours import bare
from flibuste.lab.bench.timing import ROUNDS, microseconds

GAMES = 40
DECISIONS = 400
SEATS = 2


@dataclass(frozen=True, slots=True)
class Line:
    """One figure with its bar: at least so many, or at most."""

    name: str
    value: float
    bar: float
    at_least: bool = False

    @property
    def holds(self) -> bool:
        """Say whether the bar holds."""
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def lines() -> list[Line]:
    """Measure everything."""
    first, again = sight()
    return [
        Line("random games of 300 gold per second", games_per_second(), 40.0, at_least=True),
        Line("clone in the middle of a battle, us", microseconds(middle().clone), 20.0),
        Line("line of sight between two squares, first time, us", first, 5.0),
        Line("line of sight between two squares, again, us", again, 5.0),
    ]


def games_per_second() -> float:
    """Play random games of two bands inside the engine, other games in every round; the best round counts."""
    rates = []
    for number in range(ROUNDS):
        begin = time.process_time()
        random_games(GAME.new, bare(GAME, SEATS), GAMES, Seeded(number))
        rates.append(GAMES / (time.process_time() - begin))
    return max(rates)


def middle() -> Battlefield:
    """Return a battle some hundred random decisions old."""
    rng = Seeded(7)
    state = GAME.new(bare(GAME, SEATS), rng)
    for _ in range(DECISIONS):
        seat = lowest(state.waiting)
        state.answer(seat, state.random_option(seat, rng), rng)
    assert isinstance(state, Battlefield)
    assert not state.over
    return state


def sight() -> tuple[float, float]:
    """Look from every Briskar in play at every square, twice, from an empty memory; return the mean times."""
    best = [1e9, 1e9]
    for _ in range(ROUNDS):
        MEMORY.shapes = {}
        for turn in range(2):
            spent, looks = look_around(middle())
            best[turn] = min(best[turn], spent / looks * 1e6)
    return best[0], best[1]


def look_around(s: Battlefield) -> tuple[float, int]:
    """Return the CPU seconds it takes to look at every square of the map from every Briskar, and how many looks."""
    squares = [square for square in range(len(s.ground.floor)) if s.ground.inside(square)]
    viewers = [(viewer_body(s, b), blockers(s, b)) for b in range(len(s.place)) if s.place[b] >= 0]
    ground = s.ground
    begin = time.process_time()
    for eye, between in viewers:
        for square in squares:
            is_square_visible(ground, eye, square, between)
    return time.process_time() - begin, len(viewers) * len(squares)
