"""SQLite in WAL mode: one file, one server process, every commit on the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from flibuste.server.storage.database import Conflict, Parameter, Row

SHARED = ("journal_mode=WAL", "busy_timeout=10000")
ALONE = ("locking_mode=EXCLUSIVE", "journal_mode=PERSIST")
"""For the one connection of a page: two files that are never removed and no shared memory, which a browser has not."""

ROWS = 100
"""So many rows go into one statement: SQLite has a limit of values."""


class Sqlite:
    """A connection to a file."""

    def __init__(self, path: Path, alone: bool = False) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        for pragma in (*(ALONE if alone else SHARED), "synchronous=FULL", "temp_store=MEMORY", "secure_delete=ON"):
            self.connection.execute(f"PRAGMA {pragma}")

    def execute(self, sql: str, parameters: Sequence[Parameter] = ()) -> list[Row]:
        """Run a statement; a change opens a transaction by itself."""
        if not self.connection.in_transaction and not sql.startswith("SELECT"):
            self.connection.execute("BEGIN IMMEDIATE")
        try:
            return self.connection.execute(sql, parameters).fetchall()
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Parameter]]) -> None:
        """Insert rows, many in one statement: each gives the interpreter's lock away and must get it back."""
        into, places = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ", f"({', '.join('?' * len(columns))})"
        for start in range(0, len(rows), ROWS):
            part = rows[start : start + ROWS]
            self.execute(into + ", ".join([places] * len(part)), [value for row in part for value in row])

    def run_script(self, sql: str) -> None:
        """Run several statements."""
        for statement in sql.split(";"):
            if statement.strip():
                self.execute(statement.strip())

    @contextmanager
    def part(self) -> Iterator[None]:
        """Open a savepoint."""
        if not self.connection.in_transaction:
            self.connection.execute("BEGIN IMMEDIATE")
        self.connection.execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            self.connection.execute("ROLLBACK TO part")
            self.connection.execute("RELEASE part")
            raise
        self.connection.execute("RELEASE part")

    def commit(self) -> None:
        """Commit; the write-ahead log is on the disk when this returns."""
        if self.connection.in_transaction:
            self.connection.execute("COMMIT")

    def rollback(self) -> None:
        """Forget what was not committed."""
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def announce(self, text: str) -> None:
        """There is nobody else: one file belongs to one server process."""

    def is_lost(self) -> bool:
        """A file does not go away."""
        return False

    def clock(self, ours: int) -> int:
        """There is nobody else to agree with."""
        return ours

    def lock_for_changes(self) -> None:
        """Take the write lock."""
        if not self.connection.in_transaction:
            self.connection.execute("BEGIN IMMEDIATE")

    def forget_for_good(self) -> None:
        """Empty the write-ahead log; deleted rows are overwritten as they are deleted."""
        self.commit()
        self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()
