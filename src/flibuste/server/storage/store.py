"""The store: opens the database named on the command line, reads and writes without holding up the event loop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from flibuste.server.storage.database import Connect, Database
from flibuste.server.storage.inline import Inline
from flibuste.server.storage.migrate import migrate
from flibuste.server.storage.writer import Reader, Writer

T = TypeVar("T")
FILE = "flibuste.sqlite3"


class Store:
    """One writer thread with group commit, one reader thread, and ears for other processes where there are some."""

    def __init__(self, connect: Connect, url: str = "") -> None:
        bring_up_to_date(connect)
        self.url = url
        self.writer = Writer(connect)
        self.reader = Reader(connect)

    @property
    def shared(self) -> bool:
        """Say whether other server processes may use the same database."""
        return bool(self.url)

    async def write(self, job: Callable[[Database], T]) -> T:
        """Write; it is on the disk when this returns."""
        return await self.writer.run(job)

    async def read(self, job: Callable[[Database], T]) -> T:
        """Read."""
        return await self.reader.run(job)

    def close(self) -> None:
        """Write what is left and close."""
        self.writer.close()
        self.reader.close()


class InlineStore(Store):
    """Reads and writes in the one thread there is, over one connection."""

    def __init__(self, connect: Connect) -> None:
        bring_up_to_date(connect)
        self.url = ""
        self.inline = Inline(connect)

    async def write(self, job: Callable[[Database], T]) -> T:
        """Write; it is on the disk when this returns."""
        return await self.inline.run(job)

    async def read(self, job: Callable[[Database], T]) -> T:
        """Read."""
        return await self.inline.run(job)

    def close(self) -> None:
        """Close the connection."""
        self.inline.close()


def bring_up_to_date(connect: Connect) -> None:
    """Apply the migrations that a database lacks."""
    database = connect()
    try:
        migrate(database)
    finally:
        database.close()


def is_shared(database: str) -> bool:
    """Say whether an address is PostgreSQL's, which several processes may use."""
    return database.startswith(("postgresql://", "postgres://"))


def connect_to(database: str, data: Path) -> Connect:
    """Return what connects to PostgreSQL by its address, or to SQLite in the data folder."""
    if is_shared(database):
        from flibuste.server.storage.postgres import Postgres

        return lambda: Postgres(database)
    from flibuste.server.storage.sqlite import Sqlite

    path = Path(database.removeprefix("sqlite:///")) if database else data / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    return lambda: Sqlite(path)


def open_store(database: str, data: Path) -> Store:
    """Open storage by its address."""
    return Store(connect_to(database, data), database if is_shared(database) else "")
