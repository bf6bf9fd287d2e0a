"""What every bot is."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State

Reason = tuple[str, float]
"""A feature's code and the number that was used: ``("trick", 0.62)``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. It may keep nothing between two choices that the record of the game does not hold."""

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose one of the options of a seat, given what ``State.seen_by`` hands out."""
        raise NotImplementedError

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say what speaks for an action and against it, from what the seat knows; who weighs nothing says nothing."""
        return []
