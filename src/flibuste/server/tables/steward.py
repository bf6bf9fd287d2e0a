"""The steward: does what tables owe without being asked (deal, bots, standing answers, clocks, people away)."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable

from flibuste.kernel.chance import Seeded
from flibuste.kernel.saving import save_game
from flibuste.server.bots.pool import BotFailed, Pool
from flibuste.server.config import Config
from flibuste.server.metrics import Metrics
from flibuste.server.problems import Refused
from flibuste.server.storage import campaigns, histories, journals, purging, tournaments
from flibuste.server.tables import ending
from flibuste.server.tables.hall import Hall
from flibuste.server.tables.live import DAY, LAPSE, Live
from flibuste.table.duties import STAND_IN, Duty, duties, next_due
from flibuste.table.entries import AnyEntry
from flibuste.table.match import Match
from flibuste.table.veil import release

log = logging.getLogger("flibuste")
MONTH = 30 * 24 * 3600 * 1000
AGAIN = 5.0
"""Seconds after which a table is looked at again when something went wrong."""


def may_owe(live: Live) -> bool:
    """Say quickly whether a table could owe anything: most that wait for people who are here do not."""
    match = live.match
    if match.status == "dealing" or match.plan.clock.kind != "none" or match.veil() is not None:
        return True
    return any(
        match.seats[seat].kind == "bot" or match.rules.get(seat) or seat in live.away for seat in match.waiting()
    )


class Steward:
    """Looks after every table in memory."""

    def __init__(self, hall: Hall, pool: Pool, config: Config, metrics: Metrics) -> None:
        self.hall = hall
        self.pool = pool
        self.metrics = metrics
        self.config = config
        self.stopping = False
        self.patience = AGAIN
        self.later: set[asyncio.Task[None]] = set()
        hall.woken = self.wake

    def wake(self, live: Live) -> None:
        """Look at a table soon; a look under way is followed by another."""
        if self.stopping or live.gone or not live.ours or not may_owe(live):
            return
        if live.task is not None and not live.task.done():
            live.again = True
            return
        live.task = asyncio.get_running_loop().create_task(self.attend(live))

    async def attend(self, live: Live) -> None:
        """Do everything that is due, then set an alarm for what is not yet."""
        try:
            while live.ours and not live.gone and not self.stopping:
                live.again = False
                async with live.lock:
                    looked = self.hall.now()
                    due = duties(live.match, live.away, looked, live.by_hand())
                await asyncio.gather(*(self.fulfil(live, duty) for duty in due))
                if not due and not live.again:
                    self.set_alarm(live, looked)
                    break
        except Refused as refused:
            log.warning("table %s: %s", live.plan.id, refused.code)
            self.try_later(live)
        except Exception:
            log.exception("table %s", live.plan.id)
            self.try_later(live)

    def try_later(self, live: Live) -> None:
        """Something went wrong (a full disk?): look at the table again, also if nobody follows it."""
        if not self.stopping:
            asyncio.get_running_loop().call_later(self.patience, self.look_again, live)

    def look_again(self, live: Live) -> None:
        """Look at a table that may have left the memory meanwhile."""
        if not self.stopping and (live.task is None or live.task.done()):
            live.task = asyncio.get_running_loop().create_task(self.open_again(live))
            self.later.add(live.task)
            live.task.add_done_callback(self.later.discard)

    async def open_again(self, live: Live) -> None:
        """Open a table and do what is due."""
        try:
            await self.attend(await self.hall.open(live.plan.id))
        except Refused as refused:
            log.warning("table %s: %s", live.plan.id, refused.code)
        except Exception:
            log.exception("table %s", live.plan.id)
            self.try_later(live)

    def set_alarm(self, live: Live, looked: int) -> None:
        """Look again when the next clock runs out, veil or patience ends; ``looked`` is when nothing was due."""
        if live.timer is not None:
            live.timer.cancel()
        due = next_due(live.match, live.away, looked)
        if due is not None and not live.gone:
            delay = max(0.02, (due - self.hall.now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(delay, self.wake, live)

    async def fulfil(self, live: Live, duty: Duty) -> None:
        """Do one thing, if it is still due when its turn comes."""
        if self.hall.look_around is not None and (duty.by == "absence" or duty.what == "pause"):
            await self.hall.look_around(live.plan.id)
        if duty.what == "bot":
            await self.let_bot_answer(live, duty)
            return

        def do(match: Match, now: int) -> list[AnyEntry]:
            if duty not in duties(match, live.away, now, live.by_hand()):
                return []
            if duty.what == "forced":
                return match.answer_forced(now, live.by_hand())
            return [done(match, duty, now)]

        await self.hall.do_duty(live.plan.id, do)

    async def let_bot_answer(self, live: Live, duty: Duty) -> None:
        """Show a bot what its seat may know, and answer what it chooses."""
        async with live.lock:
            match = live.match
            if duty not in duties(match, live.away, self.hall.now(), live.by_hand()):
                return
            opened = match.opened
            seen = save_game(match.game, match.state.seen_by(duty.seat, Seeded(secrets.randbits(62))))
            paused = self.config.bot_pause * live.pace() if match.people() and duty.by == "bot" else 0.0
        begun = time.monotonic()
        action = await self.think(live, duty, seen)
        await asyncio.sleep(max(0.0, paused - (time.monotonic() - begun)))
        if live.match.opened == opened and action is not None:
            await self.hall.until(release(live.match, duty.seat, action))

        def do(match: Match, now: int) -> list[AnyEntry]:
            if match.opened != opened or duty not in duties(match, live.away, now, live.by_hand()):
                return []
            chosen = action
            if chosen is None or match.state.refusal(duty.seat, chosen) is not None:
                chosen = int(match.state.random_option(duty.seat, Seeded(secrets.randbits(62))))
            return [match.answer(duty.seat, chosen, now, duty.by)]

        await self.hall.do_duty(live.plan.id, do)

    async def think(self, live: Live, duty: Duty, seen: object) -> int | None:
        """Ask a worker; without an answer chance will choose."""
        begun = time.monotonic()
        try:
            return await self.pool.choose(live.match.game, duty.level, duty.seat, seen, live.owner())
        except BotFailed as failed:
            log.warning("table %s, bot of seat %d: %s", live.plan.id, duty.seat, failed)
            self.metrics.count("flibuste_bot_failures_total", level=duty.level)
            return None
        finally:
            self.metrics.took("flibuste_bot_seconds", begun, level=duty.level)

    async def resume_all(self) -> None:
        """Go on with every game nobody looks after, one after the other; those somebody asks for are served already."""
        for table in await self.hall.leases.orphans(self.hall.now() - MONTH):
            try:
                live = await self.hall.open(table)
                if not live.ours and await self.hall.keeps(live):
                    self.wake(live)
            except Refused as refused:
                log.warning("table %s: %s", table, refused.code)
            except Exception:
                log.exception("table %s", table)

    async def purge(self) -> None:
        """Throw away what is over, and people who hold nothing more, after the operator's time."""
        if not self.config.keep_days:
            return
        store, before = self.hall.store, self.hall.now() - self.config.keep_days * DAY
        while tables := await store.write(lambda database: purging.purge_tables(database, before)):
            for table in tables:
                self.hall.erased(table)
            log.info("%d finished tables were thrown away", len(tables))
        await store.write(lambda database: tournaments.BOOK.purge(database, before))
        await store.write(lambda database: campaigns.BOOK.purge(database, before))
        await store.write(lambda database: purging.purge_people(database, before))
        await store.write(lambda database: database.forget_for_good())

    async def freeze_all(self) -> None:
        """Freeze what games came to that ended under a former version, one after the other."""
        for table in await self.hall.store.read(journals.unfrozen):
            try:
                await ending.freeze_kept(self.hall.store, table)
            except Exception:
                log.exception("table %s", table)
        for table in await self.hall.store.read(histories.missing):
            try:
                await ending.take_down_kept(self.hall.store, table)
            except Exception:
                log.exception("table %s", table)

    async def let_lapse(self) -> None:
        """End tables that nobody visits any more."""
        now = self.hall.now()
        since = {status: now - LAPSE[status] for status in ("waiting", "dealing", "playing")}
        for table in await self.hall.store.read(lambda database: journals.unvisited(database, since)):
            try:
                live = await self.hall.open(table)
                if self.hall.look_around is not None:
                    await self.hall.look_around(table)
                if not live.here() and live.visited + live.patience() < now:
                    await self.hall.change(table, lambda match, now: match.lapse(now))
            except Refused as refused:
                log.warning("table %s: %s", table, refused.code)

    def sweep(self) -> None:
        """Let tables nobody follows leave the memory."""
        limit = time.monotonic() - self.config.idle
        for live in list(self.hall.tables.values()):
            busy = live.followers or live.lock.locked() or (live.task is not None and not live.task.done())
            due = next_due(live.match, live.away, self.hall.now()) if live.ours else None
            if not busy and live.used < limit and due is None:
                self.hall.forget(live)

    async def stop(self) -> None:
        """Stop looking; what was begun is let go, nothing unwritten was acknowledged."""
        self.stopping = True
        looking: list[asyncio.Task[None]] = []
        for live in list(self.hall.tables.values()):
            if live.timer is not None:
                live.timer.cancel()
            if live.task is not None:
                looking.append(live.task)
        await cancelled([*looking, *self.later])


def done(match: Match, duty: Duty, now: int) -> AnyEntry:
    """Do one thing that a table owes and that is one entry."""
    if duty.what == "seals":
        return match.close_seals(now)
    if duty.what == "deal":
        return match.deal(now)
    if duty.what == "pause":
        return match.pause(duty.seat, now, away=True)
    if duty.what == "forfeit":
        return match.forfeit(duty.seat, STAND_IN, now)
    if duty.what == "resume":
        return match.resume(duty.seat, now)
    return match.answer(duty.seat, duty.action, now, duty.by)


async def cancelled(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have let go of what they held."""
    tasks = list(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
