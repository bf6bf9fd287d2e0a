"""The bars: what the bench must reach, as ratios of figures of one run.

A game declares how many times OpenSpiel's hearts its tables must make (``Measured``); what only one game can be
measured for stands in the module of its name beside this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from flibuste.kernel.game import GAMES
from flibuste.lab.bench.ours import Costs
from flibuste.lab.bench.timing import Contender


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of the table: what is measured, the figure, the bar, and on which side of it one must be."""

    work: str
    figure: float
    bar: float
    at_most: bool = False

    @property
    def holds(self) -> bool:
        """Say whether the bar holds."""
        return self.figure <= self.bar if self.at_most else self.figure >= self.bar

    def line(self) -> str:
        """Write it as a line of the table."""
        side = "at most" if self.at_most else "at least"
        return f"{self.work:72}{self.figure:9.2f}  {side} {self.bar:<6g}{'holds' if self.holds else 'MISSED'}"


def rate(contenders: Sequence[Contender], game: str, loop: str = "native") -> float | None:
    """Return the best decisions per second of a game, None where it did not take part."""
    return next((c.best for c in contenders if c.game == game and c.loop == loop), None)


def of_the_engines(contenders: Sequence[Contender]) -> list[Bar]:
    """Compare decisions per second with OpenSpiel's hearts, in either loop, where a game declares a bar."""
    found = []
    for game in GAMES.values():
        for table in game.measured:
            name = f"{game.name} {table.seats}"
            for loop, bar in (("native", table.native), ("python", table.python)):
                mine, hearts = rate(contenders, name, loop), rate(contenders, "hearts", loop)
                if bar > 0 and mine is not None and hearts is not None:
                    found.append(
                        Bar(f"{name}: decisions for one of OpenSpiel's hearts, {loop} loop", mine / hearts, bar)
                    )
    return found


def of_the_games(contenders: Sequence[Contender], costs: Sequence[Costs]) -> list[Bar]:
    """Measure what only one game can be measured for."""
    found: list[Bar] = []
    for game in GAMES:
        module = f"{__package__}.{game}"
        if find_spec(module) is not None:
            found += import_module(module).own_bars(contenders, costs)
    return found
