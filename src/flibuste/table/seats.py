"""Who sits where, and small facts about answers and requests."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from flibuste.table.entries import By

Kind = Literal["person", "bot", "empty"]


@dataclass(slots=True)
class Seat:
    """A person, a bot or nobody; ``sealed`` and ``nonce`` are its pinch of chance, ``former`` counts who stood up.

    ``resigned``: a person sat there and gave up.
    """

    kind: Kind = "empty"
    level: str = ""
    sealed: str = ""
    nonce: str = ""
    former: int = 0
    resigned: bool = False


@dataclass(slots=True, frozen=True)
class Given:
    """A standing answer: its place in the journal, who gave it and how many events had been told after it.

    ``quiet``: nobody learned anything by it. ``open``: everybody saw what it was.
    """

    seq: int
    by: By
    events: int
    quiet: bool
    open: bool


@dataclass(slots=True)
class Request:
    """A seat asks everybody for something (an undo, an end without a result); who has agreed so far."""

    seat: int
    agreed: set[int]

    def missing(self, people: Iterable[int]) -> list[int]:
        """List the people who have not agreed; bots always do."""
        return [seat for seat in people if seat not in self.agreed]
