"""Dice of the people's own at one table: which answer waits for them, and what was typed in so far.

Which dice are wanted, and how an answer is tried with those that lie there, is in ``typed``.
"""

from __future__ import annotations

from flibuste.kernel.errors import BrokenGame
from flibuste.table import entries as e
from flibuste.table.typed import Pending


class Rolls:
    """The answer that waits for dice, and for every answer that had some what they showed."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.pending: Pending | None = None
        self.typed: list[tuple[int, int, list[int]]] = []
        """What was typed in: for which answer (from 1), by which seat, which faces."""

    def wait(self, entry: e.Rolling, seq: int) -> None:
        """Let an answer wait for its dice."""
        self.pending = Pending(entry.seat, entry.action, entry.by, since=seq)

    def take(self, entry: e.Rolled, seq: int) -> None:
        """Take what somebody typed in."""
        if self.pending is None:
            raise BrokenGame(f"table {self.table}: dice that nobody waits for")
        self.pending.typed.append((entry.seat, list(entry.faces)))
        self.pending.since = seq

    def answered(self, answer: int) -> None:
        """Keep the dice of an answer that waited, now that it is given."""
        if self.pending is not None:
            self.typed += [(answer, seat, faces) for seat, faces in self.pending.typed]
            self.pending = None

    def go_back(self, stand: int) -> None:
        """Forget the dice of every answer after the first ``stand``."""
        self.typed = [one for one in self.typed if one[0] <= stand]
