"""Measuring: contenders take turns, each keeps its best round."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

ROUNDS = 5
SECONDS = 0.4

Clock = Callable[[], float]
Work = Callable[[int], tuple[int, float]]
"""Plays so many games; returns the decisions taken and the CPU seconds they took."""


@dataclass(slots=True)
class Contender:
    """Something to measure: whose it is, what it plays, in which loop, and its rates so far."""

    library: str
    game: str
    loop: str
    work: Work
    games: int = 1
    length: float = 0.0
    rates: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        """Return the best rate, in decisions per second."""
        return max(self.rates)

    def calibrate(self) -> None:
        """Find how many games fill a round."""
        spent = 0.0
        while spent < SECONDS / 8:
            self.games *= 2
            decisions, spent = self.work(self.games)
            self.length = decisions / self.games
        self.games = max(1, int(self.games * SECONDS / spent))

    def run(self) -> None:
        """Play one round."""
        decisions, spent = self.work(self.games)
        self.length = decisions / self.games
        self.rates.append(decisions / spent)


def use_one_core() -> None:
    """Stay on one core where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure(contenders: Sequence[Contender], rounds: int = ROUNDS) -> None:
    """Let all contenders take turns, so that a slow minute of the machine hits everybody."""
    for contender in contenders:
        contender.calibrate()
    for _ in range(rounds):
        for contender in contenders:
            contender.run()


def microseconds(act: Callable[[], object], times: int = 2000, rounds: int = ROUNDS) -> float:
    """Return the best time of a call."""
    spent = []
    for _ in range(rounds):
        begin = time.process_time()
        for _ in range(times):
            act()
        spent.append(time.process_time() - begin)
    return min(spent) / times * 1e6
