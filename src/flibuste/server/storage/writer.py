"""Group commit: one thread writes, many requests share one trip to the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TypeVar

from flibuste.server.storage.appending import Appending, append_all
from flibuste.server.storage.database import Connect, Database

log = logging.getLogger("flibuste")
T = TypeVar("T")
Job = Callable[[Database], object]
GROUP = 128
LINGER = 0.005
CROWD = 16
"""So many at once are worth waiting for more: fewer are on the disk sooner without."""
DIED = 70
"""The exit status of a process whose writer died."""


class Waiting:
    """A job and who waits for it."""

    __slots__ = ("error", "future", "job", "loop", "result")

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.future: asyncio.Future[object] = loop.create_future()
        self.result: object = None
        self.error: BaseException | None = None

    def deliver(self) -> None:
        """Hand the result over, in the thread of the event loop."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def deliver_all(group: list[Waiting]) -> None:
    """Hand all results of a group over."""
    for waiting in group:
        waiting.deliver()


class Writer:
    """Takes jobs from the event loop; a group of at most 128 is committed together.

    It is what waits already, and after a crowd what comes within 5 ms too.

    Jobs of one turn of the event loop are handed over at once: the thread is woken once for all of them.
    """

    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.coming: list[Waiting] = []
        self.commits = 0
        self.jobs = 0
        self.crowded = False
        self.thread = Thread(target=self.live, name="flibuste-writer", daemon=True)
        self.thread.start()

    async def run(self, job: Callable[[Database], T]) -> T:
        """Run a job in the next group; when this returns it is on the disk."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(job, loop)
        self.coming.append(waiting)
        if len(self.coming) == 1:
            loop.call_soon(self.hand_over)
        return await waiting.future  # type: ignore[return-value]

    def hand_over(self) -> None:
        """Give the thread what has come."""
        if self.coming:
            self.queue.put(self.coming)
            self.coming = []

    def live(self) -> None:
        """Work until told to stop. A server without its writer is none: it ends at once, and another may start.

        Nothing that was acknowledged can be lost by this, since it is on the disk.
        """
        try:
            self.work()
        except BaseException:
            log.critical("the writer died, so the server ends", exc_info=True)
            os._exit(DIED)

    def work(self) -> None:
        """Write groups until told to stop."""
        database: Database | None = None
        more = True
        while more and (first := self.queue.get()) is not None:
            waiting, more = self.gather(first)
            for start in range(0, len(waiting), GROUP):
                database = self.write(database, waiting[start : start + GROUP])
        if database is not None:
            database.close()

    def gather(self, first: list[Waiting]) -> tuple[list[Waiting], bool]:
        """Collect what waits already, and for at most 5 ms what follows if the last time was crowded."""
        found = list(first)
        until = monotonic() + (LINGER if self.crowded else 0)
        while len(found) < GROUP:
            try:
                left = until - monotonic()
                more = self.queue.get(timeout=left) if left > 0 else self.queue.get_nowait()
            except Empty:
                break
            if more is None:
                return found, False
            found += more
        self.crowded = CROWD <= len(found) < GROUP
        return found, True

    def write(self, database: Database | None, group: list[Waiting]) -> Database | None:
        """Run a group, commit it, then tell everybody; return the connection, or None if it was lost.

        Without a connection those who wait are told at once: they may ask again, and what was written after all is
        found by its request key.
        """
        try:
            if database is None:
                database = self.connect()
            if not self.all_at_once(database, group):
                self.one_by_one(database, group)
        except Exception as error:
            for waiting in group:
                waiting.error = waiting.error or error
            database = usable(database)
        self.commits += 1
        self.jobs += len(group)
        self.deliver(group)
        return database

    def deliver(self, group: list[Waiting]) -> None:
        """Tell everybody who waits, in the thread of its own event loop."""
        for loop in {waiting.loop for waiting in group}:
            mine = [waiting for waiting in group if waiting.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(deliver_all, mine)

    def all_at_once(self, database: Database, group: list[Waiting]) -> bool:
        """Hope that every job succeeds, as nearly all do; if one does not, nothing has been done.

        Each statement lets go of the interpreter's lock and must get it back from a busy event loop: one is enough for
        all that only append.
        """
        try:
            appends = [waiting.job for waiting in group if isinstance(waiting.job, Appending)]
            if appends:
                append_all(database, appends)
            for waiting in group:
                if not isinstance(waiting.job, Appending):
                    waiting.result = waiting.job(database)
        except Exception:
            database.rollback()
            return False
        database.commit()
        return True

    def one_by_one(self, database: Database, group: list[Waiting]) -> None:
        """Run each job in a part of its own, so that one that fails does not touch the others."""
        for waiting in group:
            try:
                with database.part():
                    waiting.result = waiting.job(database)
            except Exception as error:
                waiting.error = error
        database.commit()

    def close(self) -> None:
        """Write what is left and stop."""
        self.hand_over()
        self.queue.put(None)
        self.thread.join(10)


def usable(database: Database | None) -> Database | None:
    """Forget what was not committed; a connection that cannot even do that is closed for good."""
    if database is None:
        return None
    try:
        database.rollback()
        if not database.is_lost():
            return database
    except Exception:
        log.warning("the connection to the database is lost", exc_info=True)
    with contextlib.suppress(Exception):
        database.close()
    return None


class Reader:
    """Reads in a thread of its own, so that the event loop never waits for the disk."""

    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        self.database: Database | None = None
        self.thread = ThreadPoolExecutor(1, "flibuste-reader")

    async def run(self, job: Callable[[Database], T]) -> T:
        """Read something."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.read, job)

    def read(self, job: Callable[[Database], T]) -> T:
        """Read in the reader's thread; if the connection was lost meanwhile, once more over a new one."""
        held = self.database is not None
        try:
            return self.look(job)
        except Exception:
            if not held or self.database is not None:
                raise
            return self.look(job)

    def look(self, job: Callable[[Database], T]) -> T:
        """Read over the connection there is, or a new one; afterwards it holds no transaction open, or is gone."""
        database = self.database = self.database or self.connect()
        try:
            return job(database)
        finally:
            self.database = usable(database)

    def close(self) -> None:
        """Stop reading."""
        self.thread.shutdown(wait=True)
        if self.database is not None:
            self.database.close()
