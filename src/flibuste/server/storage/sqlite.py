"""SQLite in WAL mode: one file, one server process, every commit on the disk."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from flibuste.server.storage.database import Conflict, Parameter, Row

SHARED = ("journal_mode=WAL", "busy_timeout=10000")
ALONE = ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "wal_autocheckpoint=0")
"""For the one connection of a page: no shared memory, which a browser has not, and the log is emptied by us."""

COMMITS = 25
"""After so many commits a page empties its log: one click has time for a short one."""

ROWS = 100
"""So many rows go into one statement: SQLite has a limit of values."""


class Sqlite:
    """A connection to a file."""

    def __init__(self, path: Path, pragmas: Sequence[str] = SHARED) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        for pragma in (*pragmas, "synchronous=FULL", "temp_store=MEMORY", "secure_delete=ON"):
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


class SqliteAlone(Sqlite):
    """The one connection of a page.

    Inside a page SQLite asks in vain for its files to be flushed (``fdatasync`` does nothing there, ``fsync`` does). So
    we flush: the log after each commit, and the file before the log is written from its beginning again.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, ALONE)
        self.file, self.log = (os.open(f"{path}{end}", os.O_RDWR | os.O_CREAT) for end in ("", "-wal"))
        self.commits = 0
        os.fsync(self.file)  # a log is not read without the file that it belongs to

    def commit(self) -> None:
        """Commit; the write-ahead log is on the disk when this returns."""
        if self.connection.in_transaction:
            self.connection.execute("COMMIT")
            os.fsync(self.log)
            self.commits += 1
            if self.commits % COMMITS == 0:
                with contextlib.suppress(
                    sqlite3.OperationalError
                ):  # a full disk: the log keeps it all until there is room
                    self.empty_log("PASSIVE")

    def empty_log(self, way: str) -> None:
        """Bring what is in the log into the file."""
        self.connection.execute(f"PRAGMA wal_checkpoint({way})").fetchall()
        os.fsync(self.file)

    def forget_for_good(self) -> None:
        """Empty the write-ahead log; deleted rows are overwritten as they are deleted."""
        self.commit()
        self.empty_log("TRUNCATE")

    def close(self) -> None:
        """Close the connection, which removes the log."""
        self.empty_log("PASSIVE")
        super().close()
        os.close(self.file)
        os.close(self.log)
