"""Who looks after a table where several server processes share a database: one plays its bots and keeps its clocks.

People are served by whichever process they are connected to; each entry of a journal has its number once, so what a
process writes too late is refused by the database. Alone on SQLite everything is ours and nothing is asked.
"""

from __future__ import annotations

from collections.abc import Callable

from flibuste.server.storage import leases
from flibuste.server.storage.database import Database
from flibuste.server.storage.store import Store


class Leases:
    """The leases of one server process."""

    def __init__(self, store: Store, server: str, now: Callable[[], int]) -> None:
        self.store = store
        self.server = server
        self.now = now

    @property
    def shared(self) -> bool:
        """Say whether there may be other processes."""
        return self.store.shared

    async def take(self, table: str) -> bool:
        """Take a table if nobody alive has it; say whether it is ours."""
        return not self.shared or await self.store.write(lambda database: self.enter(database, table))

    def enter(self, database: Database, table: str) -> bool:
        """Take a table within something else that is written."""
        return not self.shared or leases.take(database, table, self.server, self.now())

    def demand(self, database: Database, table: str) -> None:
        """Refuse to do a duty of a table that another process has taken over meanwhile."""
        if self.shared:
            leases.demand(database, table, self.server)

    async def orphans(self, touched: int) -> list[str]:
        """List games under way that nobody looks after."""
        return await self.store.read(lambda database: leases.orphans(database, touched, self.now()))

    async def release(self, table: str | None = None) -> None:
        """Let a table go, or all of them."""
        if self.shared:
            await self.store.write(lambda database: leases.release(database, self.server, table))
