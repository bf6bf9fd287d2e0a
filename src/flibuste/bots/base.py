"""What every bot is."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. It may keep nothing between two choices that the record of the game does not hold."""

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose one of the options of a seat, given what ``State.seen_by`` hands out."""
        raise NotImplementedError
