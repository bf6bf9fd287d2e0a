"""Briskars alone: whole games, then a clone and lines of sight in the middle of a battle, against its own bars."""

from __future__ import annotations

import time
from dataclasses import dataclass

from flibuste.bots.random import random_games
from flibuste.games.briskars.field.seeing import blockers, viewer_body
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import FATHOM
from flibuste.games.briskars.ground.rays import body_on
from flibuste.games.briskars.play import GAME
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.lab.bench.ours import bare
from flibuste.lab.bench.sight_reference import count_all, follow_all
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
    look, followed = sight()
    return [
        Line("random games of 300 gold per second", games_per_second(), 40.0, at_least=True),
        Line("clone in the middle of a battle, us", microseconds(middle().clone), 20.0),
        Line("line of sight between two squares, us", look, 5.0),
        Line("line of sight, times as fast as ray by ray", followed / look, 10.0, at_least=True),
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
    """Look from every Briskar in play at every square; return the mean time of a look, and of one the slow way, us."""
    s = middle()
    squares = [square for square in range(len(s.ground.floor)) if s.ground.inside(square)]
    targets = [body_on(s.ground, square, FATHOM) for square in squares]
    eyes = [(viewer_body(s, b), blockers(s, b)) for b in range(len(s.place)) if s.place[b] >= 0]
    goals = [[target for target in targets if target.square != eye.square] for eye, _ in eyes]
    looks = sum(len(seen) for seen in goals)
    best = [1e9, 1e9]
    for _ in range(ROUNDS):
        for turn, way in enumerate((count_all, follow_all)):
            begin = time.process_time()
            for (eye, between), seen in zip(eyes, goals, strict=True):
                way(s.ground, eye, seen, between)
            best[turn] = min(best[turn], (time.process_time() - begin) / looks * 1e6)
    return best[0], best[1]
