"""The bars: what the bench must reach, as ratios of figures of one run.

Where a bar compares with code that is gone, that code's cost is written down in *looks*: how many lines of sight,
followed ray by ray (sight_reference.py), take as long on the same machine in the same minutes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flibuste.lab.bench import dangers, ours, skirmish
from flibuste.lab.bench.timing import Contender

DANGER_LOOKS = 1.0
"""The six danger maps before the tables, in looks."""
SEARCH_LOOKS = 1.0
"""One simulation of a search of Briskars before the tables, in looks."""


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
    """Compare decisions per second: ours with OpenSpiel's hearts, Briskars with Brisca."""
    brisca, briskars = rate(contenders, "brisca 2"), rate(contenders, "briskars 2")
    found = []
    if brisca is not None and briskars is not None:
        found.append(Bar("Brisca's decisions for one of Briskars, random games", brisca / briskars, 25.0, True))
    for name, loop, bar in AGAINST_HEARTS:
        mine, hearts = rate(contenders, name, loop), rate(contenders, "hearts", loop)
        if mine is not None and hearts is not None:
            found.append(Bar(f"{name}: decisions for one of OpenSpiel's hearts, {loop} loop", mine / hearts, bar))
    return found


AGAINST_HEARTS = (
    ("brisca 2", "native", 11.0),
    ("brisca 2", "python", 4.0),
    ("chasse_partie 2", "native", 4.0),
    ("chasse_partie 4", "native", 4.0),
    ("treasure_hunter 4", "native", 3.5),
)
"""Game and table, in which loop, and how many times OpenSpiel's C++ hearts it must make."""


def of_briskars(costs: Sequence[ours.Costs]) -> list[Bar]:
    """Measure what Briskars is asked for most: sight, danger maps, searches, clones."""
    look, followed = skirmish.sight()
    maps = dangers.seconds()
    search = next(cost.simulations for cost in costs if cost.game == "briskars 2")
    return [
        Bar("line of sight: times as fast as ray by ray", followed / look, 10.0),
        Bar(
            "danger maps of six battles: times as fast as before the tables", DANGER_LOOKS * followed / sum(maps), 10.0
        ),
        Bar("danger map: the longest of them, CPU s", max(maps), 1.0, True),
        Bar("search: times the simulations/s of before the tables", SEARCH_LOOKS * followed * search, 8.0),
        Bar("clone in the middle of a battle, us", skirmish.clone_us(), 20.0, True),
    ]
