"""PostgreSQL: the same contract for several server processes, which hear of each other by LISTEN and NOTIFY."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import cast

import msgspec
import psycopg
from psycopg import errors
from psycopg.conninfo import make_conninfo

from flibuste.server.storage.database import Conflict, Parameter, Row

CHANNEL = "flibuste"
ALIVE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A database that went away without a word is noticed within seconds, not after the hours the system would wait."""
NOW = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
NOTE = 7900
"""So many bytes fit into one notification (PostgreSQL takes 8000)."""
SCHEMA_LOCK = 0x0F11B057


class Postgres:
    """A connection to a database."""

    def __init__(self, url: str) -> None:
        self.connection = psycopg.connect(make_conninfo(url, **ALIVE), autocommit=False)
        self.news: list[str] = []

    def execute(self, sql: str, parameters: Sequence[Parameter] = ()) -> list[Row]:
        """Run a statement."""
        try:
            cursor = self.connection.execute(sql.replace("?", "%s"), parameters)
            return cursor.fetchall() if cursor.description is not None else []
        except errors.UniqueViolation as error:
            raise Conflict(str(error)) from error

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Parameter]]) -> None:
        """Insert rows as one value, in a statement that is always the same: a quarter of the work of many values."""
        named = ", ".join(columns)
        given = msgspec.json.encode([dict(zip(columns, row, strict=True)) for row in rows]).decode()
        taken = f"SELECT {named} FROM json_populate_recordset(NULL::{table}, ?)"
        self.execute(f"INSERT INTO {table} ({named}) {taken}", [given])

    def run_script(self, sql: str) -> None:
        """Run several statements."""
        self.connection.execute(sql)

    @contextmanager
    def part(self) -> Iterator[None]:
        """Open a savepoint."""
        known = len(self.news)
        try:
            with self.connection.transaction():
                yield
        except BaseException:
            del self.news[known:]
            raise

    def commit(self) -> None:
        """Commit, and tell the other processes in as few words as possible: each costs a trip."""
        news, self.news = self.news, []
        for text in gathered(news):
            self.connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
        self.connection.commit()

    def rollback(self) -> None:
        """Forget what was not committed."""
        self.news = []
        self.connection.rollback()

    def announce(self, text: str) -> None:
        """Tell the other processes when this commits."""
        self.news.append(text)

    def is_lost(self) -> bool:
        """Say whether the connection was closed, by us or by the database."""
        return self.connection.closed or self.connection.broken

    def clock(self, ours: int) -> int:
        """Ask the database: machines disagree."""
        return cast(int, self.execute(NOW)[0][0])

    def lock_for_changes(self) -> None:
        """Wait until no other process changes the schema."""
        self.connection.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))

    def forget_for_good(self) -> None:
        """PostgreSQL's own vacuum frees what was deleted."""

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()


def gathered(news: list[str]) -> Iterator[str]:
    """Put announcements together, a line each, as many as one note may hold; the same is told once."""
    lines: list[str] = []
    for text in dict.fromkeys(news):
        if lines and sum(map(len, lines)) + len(lines) + len(text) > NOTE:
            yield "\n".join(lines)
            lines = []
        lines.append(text)
    if lines:
        yield "\n".join(lines)


class Listener:
    """A thread that hears what other processes announce: a line for each thing, many at once."""

    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self.url = url
        self.heard = heard
        self.stopped = Event()
        self.ready = Event()
        self.thread = Thread(target=self.listen, name="flibuste-listen", daemon=True)
        self.thread.start()
        self.ready.wait(10)

    def listen(self) -> None:
        """Listen until stopped; a lost connection is opened again, and everything is looked at anew."""
        while not self.stopped.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True, connect_timeout=10) as connection:
                    connection.execute("LISTEN flibuste")
                    self.heard("*")
                    self.ready.set()
                    self.hear(connection)
            except psycopg.OperationalError:
                self.stopped.wait(0.5)

    def hear(self, connection: psycopg.Connection[Row]) -> None:
        """Pass on what arrives."""
        while not self.stopped.is_set():
            for note in connection.notifies(timeout=0.5):
                self.heard(note.payload)

    def close(self) -> None:
        """Stop listening."""
        self.stopped.set()
        self.thread.join(5)
