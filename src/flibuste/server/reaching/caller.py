"""The caller: tells people who look elsewhere that a game waits for them, once for each question."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from flibuste.server import codes as secret
from flibuste.server.problems import Refused
from flibuste.server.reaching import vacation
from flibuste.server.storage import people
from flibuste.server.storage import reaching as kept
from flibuste.server.tables.hall import Do
from flibuste.server.tables.live import DAY, Live
from flibuste.server.tables.service import Service
from flibuste.server.tables.steward import cancelled
from flibuste.table.entries import AnyEntry
from flibuste.table.match import Match

if TYPE_CHECKING:
    from flibuste.server.reaching.push import Signer

log = logging.getLogger("flibuste")
SWEEP = 60.0
"""Seconds between two looks at who can be woken, and who is on vacation."""
GONE = (404, 410)
"""The browser has taken its consent back."""
THREADS = 16
"""So many of them wait at once for names, and as many for answers."""
TRIES = (0.0, 5.0, 60.0)
"""Seconds before each try to send."""
Call = tuple[str, str, int]
"""Who is told of which question: person, table, where the question was opened."""


class Caller:
    """One for each server process; whoever writes a call down first makes it."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.reachable: set[str] = set()
        self.pending: set[Call] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.signs: Signer | None = None
        self.looking: set[str] = set()
        """Addresses of which somebody's push is looked up: one each."""
        self.waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """People of whom a browser is being woken: one each."""
        self.names, self.makers = ThreadPoolExecutor(THREADS, "names"), ThreadPoolExecutor(THREADS, "makers")
        """What waits for machines that strangers name has threads of its own."""

    async def start(self) -> None:
        """Take up what a former process had to tell, and hear of every table from now on."""
        await self.refresh()
        self.service.hall.also_tell(self.look)
        since = self.service.now() - DAY
        for call in await self.service.store.read(lambda database: kept.unsent(database, since)):
            self.run(self.send(call))
        self.run(self.sweep())

    async def stop(self) -> None:
        """Stop; what was not told is told after the next start."""
        await cancelled(self.tasks)
        for threads in (self.names, self.makers):
            threads.shutdown(wait=False, cancel_futures=True)

    def run(self, work: Coroutine[object, object, None]) -> None:
        """Let something go on by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def refresh(self) -> None:
        """Read who can be woken."""
        self.reachable = await self.service.store.read(kept.subscribers)

    async def sweep(self) -> None:
        """Look now and then at what other processes were told, and at vacations of people who sat down since."""
        while True:
            try:
                await self.refresh()
                for person, until in await self.on_vacation():
                    await self.rest(person, until)
            except Exception:
                log.exception("reaching people")
            await asyncio.sleep(SWEEP)

    async def signer(self) -> Signer:
        """Return the key of this server; the first call makes it."""
        if self.signs is None:
            from flibuste.server.reaching.push import Signer

            key = await self.service.store.write(lambda database: people.fact(database, "vapid"))
            base = self.service.config.reach()
            self.signs = Signer(key, base if base.startswith("https://") else "mailto:nobody@localhost.invalid")
        return self.signs

    async def look_up(self, endpoint: str, address: str) -> None:
        """Find out whether a browser can be woken there: nobody waits for a name that another one gave."""
        from flibuste.server.reaching.push import look_up

        if address in self.looking:
            raise Refused("too_many_requests", 429, retry=1.0, params={"s": 1})
        self.looking.add(address)
        try:
            private = self.service.config.private_pushes
            await asyncio.get_running_loop().run_in_executor(self.names, look_up, endpoint, private)
        finally:
            self.looking.discard(address)

    # telling

    def look(self, live: Live) -> None:
        """Hear of a table: whoever is asked, is not there and can be woken is told in a while."""
        match = live.match
        if not self.reachable or match.status != "playing" or match.paused is not None:
            return
        for seat in match.waiting():
            if seat in live.away and match.seats[seat].kind == "person":
                for holder in live.holders:
                    if holder.seat == seat and holder.person in self.reachable:
                        self.tell_later(live, seat, (holder.person, live.plan.id, match.opened))

    def tell_later(self, live: Live, seat: int, call: Call) -> None:
        """Wait a moment before somebody is told: a page that is loaded again is away for a second."""
        if call not in self.pending:
            self.pending.add(call)
            self.run(self.tell(live, seat, call))

    async def tell(self, live: Live, seat: int, call: Call) -> None:
        """Tell somebody of a question, unless they have come or it was told before."""
        person, table, opened = call
        try:
            await asyncio.sleep(self.service.config.call_after)
            match = live.match
            if match.opened != opened or seat not in match.waiting() or seat not in live.away:
                return
            now = self.service.now()
            if await self.service.store.write(lambda database: kept.call(database, person, table, opened, now)):
                await self.send(call)
        except Exception:
            log.exception("table %s: nobody was told", table)
        finally:
            self.pending.discard(call)

    async def send(self, call: Call) -> None:
        """Wake every browser of somebody, then note it; who took the consent back is forgotten."""
        person, table, opened = call
        for hashed, endpoint in await self.service.store.read(lambda database: kept.pushes_of(database, person)):
            async with self.waking.setdefault(person, asyncio.Lock()):
                status = await self.wake(endpoint, table)
            if status in GONE:
                await self.service.store.write(partial(kept.drop_push, hashed=hashed))
        await self.service.store.write(lambda database: kept.called(database, person, table, opened))

    async def wake(self, endpoint: str, table: str) -> int:
        """Wake one browser, with patience for a maker that is busy; return the last status, 0 if there was none."""
        from flibuste.server.reaching.push import wake

        signer, private = await self.signer(), self.service.config.private_pushes
        topic = secret.hashed(f"{self.service.codes.code('feed', table)}")[:24]
        status = 0
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                status = await asyncio.get_running_loop().run_in_executor(
                    self.makers, wake, endpoint, signer, topic, private
                )
            except (Refused, OSError, ValueError) as error:
                log.warning("a browser could not be woken: %s", type(error).__name__)
            if status and status < 500 and status != 429:
                break
        return status

    # vacations

    async def go(self, person: str, days: int) -> None:
        """Let somebody go on vacation for so many days, or come back; all their games over days hear of it."""
        now, store = self.service.now(), self.service.store
        spans = await store.read(lambda database: kept.vacations(database, person, now - vacation.YEAR))
        wanted = vacation.decided(spans, days, now)
        if wanted is not None:
            began, until = wanted
            await store.write(lambda database: kept.keep_vacation(database, person, began, until))
            await self.rest(person, until)

    async def on_vacation(self) -> list[tuple[str, int]]:
        """List who is on vacation, until when."""
        now = self.service.now()
        return await self.service.store.read(lambda database: kept.on_vacation(database, now))

    async def rest(self, person: str, until: int) -> None:
        """Let the clocks of somebody stand still at every game over days, or go on."""
        hall = self.service.hall
        for table in await self.service.store.read(lambda database: kept.playing_over_days(database, person)):
            try:
                live = await hall.open(table)
                for seat in {one.seat for one in live.holders if one.first and one.person == person}:
                    if live.match.status == "playing" and live.match.clocks.back_at[seat] != until:
                        await hall.change(table, resting(seat, until))
            except Refused as refused:
                log.warning("table %s: %s", table, refused.code)


def resting(seat: int, until: int) -> Do:
    """Make what lets the clock of a seat stand still."""

    def do(match: Match, now: int) -> list[AnyEntry]:
        return match.rest(seat, until, now) if match.status == "playing" else []

    return do
