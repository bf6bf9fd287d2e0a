"""Storage without threads: each job is run and committed at once, in the one thread there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from flibuste.server.storage.database import Connect, Database
from flibuste.server.storage.writer import usable

T = TypeVar("T")


class Inline:
    """One connection for reading and writing."""

    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        self.database: Database | None = None

    async def run(self, job: Callable[[Database], T]) -> T:
        """Run a job; when this returns it is on the disk, and when it raises nothing of it is."""
        database = self.database = self.database or self.connect()
        try:
            result = job(database)
            database.commit()
        except Exception:
            self.database = usable(database)
            raise
        return result

    def close(self) -> None:
        """Close the connection."""
        if self.database is not None:
            self.database.close()
            self.database = None
