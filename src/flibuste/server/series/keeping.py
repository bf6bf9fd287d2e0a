"""Keeping what spans several tables: read from its journal, changed, and gone on with until nothing is due.

Everything is written first and can be done twice: a server that was killed goes on where the journal ends.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from flibuste.kernel.errors import GameError
from flibuste.server.problems import Refused, refusal
from flibuste.server.storage.database import Conflict, Database
from flibuste.server.storage.logbooks import Logbook
from flibuste.server.tables.live import UNFOLDABLE, Live, in_portions
from flibuste.server.tables.service import Service
from flibuste.server.tables.steward import cancelled

log = logging.getLogger("flibuste")
TRIES = 40
KEPT = 200
"""So many of a kind stay in the memory."""
AGAIN = 5.0
"""Seconds after which one is looked at again when something went wrong."""


class Plan(Protocol):
    """What the host decided."""

    @property
    def id(self) -> str: ...
    @property
    def host(self) -> str: ...
    @property
    def made(self) -> int: ...
    @property
    def listed(self) -> bool: ...


class Folded(Protocol):
    """What a journal comes to; ``seq`` counts the entries folded so far."""

    @property
    def plan(self) -> Plan: ...
    @property
    def seq(self) -> int: ...
    @property
    def updated(self) -> int: ...
    @property
    def status(self) -> str: ...


Here = TypeVar("Here", bound=Folded)
Do = Callable[[Here, int], Sequence[msgspec.Struct]]
Also = Callable[[Database, Here], object]
Look = Callable[[], Awaitable[None]]


class Keeping(ABC, Generic[Here]):
    """One for each kind and server process; several processes work on the same ones as on the same tables."""

    book: ClassVar[Logbook]

    def __init__(self, service: Service) -> None:
        self.service = service
        self.known: dict[str, Here] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """While somebody waits for one: names that nobody keeps leave nothing here."""
        self.tasks: set[asyncio.Task[None]] = set()

    # what each kind knows itself

    @abstractmethod
    def empty(self, plan: str) -> Here:
        """Make one in which nothing has happened yet, from its plan as it was written."""

    @abstractmethod
    def take(self, here: Here, line: str) -> None:
        """Fold a line of the journal."""

    @abstractmethod
    async def step(self, name: str) -> bool:
        """Do something that is due; say whether there may be more."""

    @abstractmethod
    def concerned(self, live: Live) -> str:
        """Name the one that may have something to do because of a table, if any."""

    # starting and stopping

    async def start(self) -> None:
        """Go on with everything that is under way."""
        self.service.hall.also_tell(self.look)
        self.service.also_cut_off.append(self.forget)
        for name in await self.service.store.read(self.book.under_way):
            self.run(self.attend(name))

    async def stop(self) -> None:
        """Let go of what was begun; it is taken up again at the next start."""
        await cancelled(self.tasks)

    def run(self, work: Coroutine[object, object, None]) -> None:
        """Let something go on by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def look(self, live: Live) -> None:
        """Hear of a table."""
        if name := self.concerned(live):
            self.run(self.attend(name))

    async def attend(self, name: str) -> None:
        """Do everything that is due."""
        try:
            while await self.step(name):
                pass
        except Refused as refused:
            log.warning("%s %s: %s", self.book.kind, name, refused.code)
        except Exception:
            log.exception("%s %s", self.book.kind, name)
            await asyncio.sleep(AGAIN)
            self.run(self.attend(name))

    # reading

    async def find(self, name: str) -> Here:
        """Return one as storage has it; one that the rules of today cannot do again is put aside."""
        if not name.isprintable():
            raise Refused(f"unknown_{self.book.kind}")
        here = self.known.get(name)
        if here is None:
            made = await self.loaded(name)
            here = self.known.setdefault(name, made)
        seq = here.seq
        lines = await self.lines_after(name, seq)
        if here.seq == seq:
            with self.putting_aside(name):
                for line in lines:
                    self.take(here, line)
        self.remember(name, here)
        return here

    def forget(self, person: str) -> None:
        """Read anew what somebody opened who is cut off: perhaps they have become one with somebody else."""
        for name in [name for name, here in self.known.items() if here.plan.host == person]:
            del self.known[name]

    def remember(self, name: str, here: Here) -> None:
        """Keep one in the memory; those that nobody has asked for the longest go first."""
        self.known.pop(name, None)
        self.known[name] = here
        while len(self.known) > KEPT:
            del self.known[next(iter(self.known))]

    @contextmanager
    def putting_aside(self, name: str) -> Iterator[None]:
        """Put one aside whose journal cannot be folded."""
        try:
            yield
        except UNFOLDABLE as error:
            self.known.pop(name, None)
            log.exception("%s %s cannot be folded", self.book.kind, name)
            raise Refused(f"{self.book.kind}_broken") from error

    async def lines_after(self, name: str, seq: int) -> list[str]:
        """Read the lines of a journal after a sequence."""
        return await self.service.store.read(lambda database: self.book.entries_after(database, name, seq))

    async def loaded(self, name: str) -> Here:
        """Bring one from storage, as far as its journal goes now."""
        plan = await self.service.store.read(lambda database: self.book.plan_of(database, name))
        if plan is None:
            raise Refused(f"unknown_{self.book.kind}")
        lines = await self.lines_after(name, 0)
        with self.putting_aside(name):
            return await self.folded(plan, lines)

    async def folded(self, plan: str, lines: Sequence[str]) -> Here:
        """Fold a whole journal, and let everybody else have a turn every few milliseconds."""
        here = self.empty(plan)
        async for line in in_portions(lines):
            self.take(here, line)
        return here

    # writing

    async def create(self, plan: Plan, entries: Sequence[msgspec.Struct], also: Callable[[Database], object]) -> Here:
        """Keep a new one with everything that is known of it already, at once."""
        line, lines = written(plan), [written(entry) for entry in entries]
        here = await self.folded(line, lines)

        def job(database: Database) -> None:
            also(database)
            self.book.create(database, plan.id, line, plan.listed, plan.made)
            self.book.append(database, plan.id, 1, lines, here.status, plan.made)

        await self.service.store.write(job)
        self.remember(plan.id, here)
        self.run(self.attend(plan.id))
        return here

    async def change(self, name: str, do: Do[Here], also: Also[Here] | None = None, look: Look | None = None) -> Here:
        """Do something: check, write, remember; where another process was quicker, anew.

        ``look`` reads who takes part, which ``do`` goes by: nobody else changes it meanwhile.
        """
        for _ in range(TRIES):
            lock = self.locks.setdefault(name, asyncio.Lock())
            async with lock:
                here = await self.find(name)
                if look is not None:
                    await look()
                before = here.seq
                if await self.changed(name, here, do, also):
                    break
        else:
            raise Refused("server_restarting", retry=1.0)
        if here.seq != before:
            self.run(self.attend(name))
        return here

    async def changed(self, name: str, here: Here, do: Do[Here], also: Also[Here] | None) -> bool:
        """Do it and write it; what was not written is forgotten."""
        before = here.seq
        try:
            lines = [written(entry) for entry in do(here, max(self.service.now(), here.updated))]

            def job(database: Database) -> None:
                self.book.append(database, name, before + 1, lines, here.status, here.updated)
                if also is not None:
                    also(database, here)

            if lines:
                await self.service.store.write(job)
        except BaseException as error:
            if here.seq != before:
                self.known.pop(name, None)
            if isinstance(error, Conflict):
                return False
            raise refusal(error) if isinstance(error, GameError) else error from error
        return True


def written(what: object) -> str:
    """Write a plan or an entry as storage keeps it."""
    return msgspec.json.encode(what).decode()
