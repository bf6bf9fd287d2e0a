"""The service of a page: the server's own, with the browser's storage, one worker to think, and one person."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from flibuste.kernel.game import Game
from flibuste.offline.thinking import Thinkers
from flibuste.server import codes as secret
from flibuste.server.config import Config
from flibuste.server.limits import NO_LIMITS
from flibuste.server.storage import people
from flibuste.server.storage.database import Database
from flibuste.server.storage.sqlite import SqliteAlone
from flibuste.server.storage.store import FILE, InlineStore, Store
from flibuste.server.tables.service import Made, Service, Who

ORIGIN = "http://here"
"""The page around us is the only one there is."""
ALIVE = 30.0
"""Seconds between two notes that the page is open: each one is a trip to the disk."""


class OfflineService(Service):
    """Keeps the tables of one browser; ``pace``: how long bots and veils take, in percent of a server's."""

    def __init__(self, folder: Path, thinkers: Thinkers, pace: int = 100) -> None:
        config = Config(folder, origins=(ORIGIN,), limits=NO_LIMITS, beat=ALIVE, records_anytime=True, ratings=False)
        config.bot_pause *= pace / 100
        config.veil = config.veil * pace // 100
        super().__init__(config)
        self.thinkers = thinkers

    def open_store(self) -> Store:
        """Open the file that the browser keeps for us."""
        return InlineStore(lambda: SqliteAlone(self.config.data / FILE))

    def hire(self) -> None:
        """Let one worker do all the thinking."""
        self.pool = self.insight_pool = self.long_pool = self.review_pool = self.thinkers

    def is_slow(self, game: Game, kind: object) -> bool:
        """Let the worker that thinks answer whatever searches: the engine is interpreted, and clicks shall not wait."""
        return kind in game.slow_questions or kind in game.searching_questions

    async def beside(self, work: Callable[..., Made], *given: object) -> Made:
        """Do it here: a page has no threads."""
        return work(*given)

    async def who(self, cookie: str | None, bearer: str | None) -> Who:
        """Whoever holds this device is the one person here."""
        return Who(await self.store.write(self.owner))

    def owner(self, database: Database) -> str:
        """Return the person of this browser; the first call, and the first after an erasure, makes one."""
        rows = database.execute("SELECT id FROM people ORDER BY made LIMIT 1")
        if rows:
            return str(rows[0][0])
        person = secret.fresh(12)
        people.meet(database, person, secret.hashed(secret.fresh(24)), self.now())
        return person
