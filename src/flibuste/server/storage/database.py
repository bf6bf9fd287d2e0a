"""What a database must do. All SQL of the project runs on both makes; placeholders are question marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

Parameter = str | int | None
Row = tuple[object, ...]


class Conflict(Exception):
    """A row with this key is there already: somebody else was quicker, or it is the same request again."""


class Database(Protocol):
    """One connection, used by one thread."""

    def execute(self, sql: str, parameters: Sequence[Parameter] = ()) -> list[Row]:
        """Run a statement and return its rows; a key that exists raises ``Conflict``."""

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Parameter]]) -> None:
        """Insert many rows, each make in the way that costs it least; a key that exists raises ``Conflict``."""

    def run_script(self, sql: str) -> None:
        """Run several statements."""

    def part(self) -> AbstractContextManager[object]:
        """Open a part of a transaction that is undone alone when it raises."""

    def commit(self) -> None:
        """Make everything since the last commit durable."""

    def rollback(self) -> None:
        """Forget everything since the last commit."""

    def announce(self, text: str) -> None:
        """Tell other server processes, with the next commit."""

    def is_lost(self) -> bool:
        """Say whether the connection is gone for good."""

    def clock(self, ours: int) -> int:
        """Return the time (milliseconds) that all processes share: the database's own, or ours if we are alone."""

    def lock_for_changes(self) -> None:
        """Let nobody else change the schema until the next commit."""

    def forget_for_good(self) -> None:
        """Leave nothing of what was deleted in the files; called between transactions."""

    def close(self) -> None:
        """Close the connection."""


Connect = Callable[[], Database]
