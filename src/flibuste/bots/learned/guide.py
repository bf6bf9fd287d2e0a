"""A guide that follows learned tables: in playouts, among candidates, and in what it believes of the others."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from flibuste.bots.base import Bot, Reason
from flibuste.bots.guide import Guide
from flibuste.bots.learned.tables import Tables
from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedGuide(Guide):
    """Plays on by the tables. A game adds its values and beliefs."""

    def __init__(self, tables: Tables, horizon: i64 = 0) -> None:
        super().__init__(horizon)
        self.tables = tables

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Take what the tables like best."""
        options = self.sensible(s, seat)
        if len(options) == 1:
            return options[0]
        return self.tables.best(s, seat, options)

    def hint(self, s: State, seat: i64, action: i64) -> float:
        """Return what the quick bot thinks of an action, in parts of a game; asked where a course begins by copying."""
        return 0.0

    def reasons(self, s: State, seat: i64, action: i64) -> list[Reason]:
        """Say what the tables find in an action, the strongest first."""
        return self.tables.reasons(s, seat, action)


@final
class TablesBot(Bot):
    """Takes what the tables like best, at once; what can be counted out is counted out."""

    def __init__(self, guide: LearnedGuide) -> None:
        self.guide = guide

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose the only option, the solved one, or the one the tables like."""
        settled = self.guide.settled(seen, seat, self.guide.sensible(seen, seat))
        if settled >= 0:
            return settled
        return self.guide.play_on(seen, seat, rng)

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say what the tables find in an action."""
        return self.guide.reasons(seen, seat, action)
