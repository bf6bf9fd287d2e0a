"""The hall: what happens at tables. Every change is written first, then acknowledged and told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from flibuste.kernel.errors import GameError
from flibuste.server.codes import Codes
from flibuste.server.metrics import Metrics
from flibuste.server.problems import Refused, refusal
from flibuste.server.storage import journals, ratings
from flibuste.server.storage.appending import Appending, last_asked_for
from flibuste.server.storage.database import Conflict, Database
from flibuste.server.storage.journals import Order
from flibuste.server.storage.store import Store
from flibuste.server.tables.ending import closing
from flibuste.server.tables.leasing import Leases
from flibuste.server.tables.live import Follower, Live
from flibuste.server.tables.memory import Memory
from flibuste.server.tables.rating import house_mark
from flibuste.server.tables.results import result
from flibuste.table.clocks import SECOND
from flibuste.table.entries import Answered, AnyEntry, Rematch, Resigned
from flibuste.table.match import Match
from flibuste.table.standing import Orders

Do = Callable[[Match, int], list[AnyEntry] | int]
"""Does something at a match and returns the entries to be written, or where in the journal it stands already."""
Also = Callable[[Database], object]
TRIES = 40
"""Each conflict means that somebody else got on; with two processes a request may lose several times in a row."""
LOOK = 0.05
VISIT = 60 * SECOND
"""A visit is written down again after so long: tables wait for days."""


class Hall(Memory):
    """Changes tables, and tells those who follow."""

    def __init__(self, store: Store, codes: Codes, now: Callable[[], int], metrics: Metrics, leases: Leases) -> None:
        super().__init__(store, codes, now, leases)
        self.metrics = metrics
        self.began = now()
        self.missed = 0
        """How long (milliseconds) nobody served before this process began: it is given back to whose clock ran."""
        self.presence_changed: Callable[[Live], Awaitable[None]] | None = None
        self.look_around: Callable[[str], Awaitable[None]] | None = None
        """Where several processes share a database: ask who is connected to the others."""

    async def come(self, live: Live) -> None:
        """Give the time back in which nobody served, to a table that nobody has touched since."""
        match = live.match
        if (
            live.ours
            and self.missed
            and match.updated < self.began
            and match.status == "playing"
            and match.plan.clock.kind != "none"
        ):
            await self.change(match.plan.id, lambda match, at: [match.credit(self.missed, at)])

    async def do_duty(self, table: str, do: Do) -> None:
        """Do something a table owes without being asked, unless another process has taken it over meanwhile."""
        fence = (lambda database: self.leases.demand(database, table)) if self.leases.shared else None
        await self.change(table, do, fence=fence)

    async def change(
        self,
        table: str,
        do: Do,
        request_key: str | None = None,
        also: Also | None = None,
        fence: Also | None = None,
    ) -> int:
        """Do something at a table: check, do, write, remember, tell. Return where in the journal it stands.

        When another process was quicker the table is folded again and the request tried anew; one that was written
        before is not done again.
        """
        begun = time.monotonic()
        for _ in range(TRIES):
            live = await self.open(table)
            async with live.lock:
                if live.gone:
                    continue
                if request_key is not None and request_key in live.request_keys:
                    return live.request_keys[request_key]
                before = live.match.seq
                entries = await self.attempt(live, do, request_key)
                if isinstance(entries, int):
                    return entries
                if not entries:
                    return before
                if await self.write(live, before, entries, request_key, also, fence):
                    self.count(live, entries, begun)
                    if any(isinstance(entry, Resigned) for entry in entries):
                        self.set_people(live, live.holders, live.watchers)
                    self.teller.tell(live, before, entries)
                    self.woken(live)
                    return before + last_asked_for(entries) + 1
                written = None if request_key is None else await self.find_request(table, request_key)
                if written is not None:
                    return written
                if fence is not None and not await self.keeps(live):
                    return before
        raise Refused("server_restarting", retry=1.0)

    async def keeps(self, live: Live) -> bool:
        """Find out whether we still look after a table."""
        live.ours = await self.leases.take(live.plan.id)
        return live.ours

    def count(self, live: Live, entries: list[AnyEntry], begun: float) -> None:
        """Count what was written."""
        game = live.plan.game
        for entry in entries:
            if isinstance(entry, Answered):
                self.metrics.count("flibuste_answers_total", game=game, by=entry.by)
        if live.match.status == "over" and not isinstance(entries[-1], Rematch):
            self.metrics.count("flibuste_games_ended_total", game=game, how=result(live.match, live.frozen).how)
        self.metrics.took("flibuste_change_seconds", begun)

    async def attempt(self, live: Live, do: Do, request_key: str | None) -> list[AnyEntry] | int:
        """Do it in memory; a request that is refused may be one that was written long ago."""
        before, now = live.match.seq, max(self.now(), live.match.updated)
        try:
            done = do(live.match, now)
            return done + live.match.answer_forced(now, live.by_hand()) if isinstance(done, list) and done else done
        except (GameError, Refused) as error:
            if live.match.seq != before:
                await self.reload(live, before)
            written = None if request_key is None else await self.find_request(live.plan.id, request_key)
            if written is not None:
                return written
            raise refusal(error) if isinstance(error, GameError) else error from error

    async def until(self, moment: int) -> None:
        """Wait for a moment of this hall's clock."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left / 1000, LOOK))

    async def find_request(self, table: str, request_key: str) -> int | None:
        """Look up whether a request was written."""
        return await self.store.read(lambda database: journals.find_request(database, table, request_key))

    async def write(
        self,
        live: Live,
        before: int,
        entries: list[AnyEntry],
        request_key: str | None,
        also: Also | None,
        fence: Also | None,
    ) -> bool:
        """Write entries; if that fails memory goes back to what storage holds."""
        table, status, updated = live.plan.id, live.match.status, live.match.updated
        appending = Appending(table, before + 1, entries, request_key)
        more = status != "playing" or any(not isinstance(entry, Answered) for entry in entries)
        parts: list[Also] = [appending] if fence is None else [fence, appending]
        if more:
            parts.append(lambda database: journals.set_status(database, table, status, updated))
        if status == "over":
            parts.append(closing(live))
        if also is not None:
            parts.append(also)

        def job(database: Database) -> None:
            for part in parts:
                part(database)

        try:
            await self.store.write(job if len(parts) > 1 else appending)
        except Conflict:
            await self.reload(live, before)
            return False
        except BaseException:
            self.forget(live)
            raise
        if request_key is not None:
            live.remember(request_key, before + last_asked_for(entries) + 1)
        if also is not None:
            await self.load_holders(live)
        return True

    async def order(self, table: str, seat: int, change: Callable[[Orders], Orders]) -> int:
        """Keep what a seat tells the table to do for it; nobody else hears of it, no number changes."""
        live = await self.open(table)
        async with live.lock:
            match = live.match
            orders = change(Orders(match.rules.get(seat, []), seat in match.by_hand))
            match.check_rules(seat, orders.rules)
            order = Order(seat, match.seq, orders)
            await self.store.write(lambda database: journals.keep_order(database, table, order))
            live.orders = [*(one for one in live.orders if one.seat != seat), order]
            match.take_orders(seat, orders)
            self.teller.told_alone(live, seat)
            self.woken(live)
            return match.seq_seen_by(seat)

    # following

    async def follow(self, table: str, follower: Follower, since: int | None, changes: bool = False) -> None:
        """Let somebody follow a table: first the table, then a snapshot for each of its seats.

        Who wants changes is told no whole views after that; a watcher of a table with a delay is told them always.
        """
        live = await self.open(table)
        async with live.lock:
            if live.gone:
                raise Refused("server_restarting", retry=0.5)
            seats = live.seats_of(follower.person)
            if not seats and not live.may_watch(follower.person):
                raise Refused("unknown_table")
            live.followers[follower] = tuple(seats)
            live.bases.pop(follower, None)
            if changes and (seats or not live.plan.delay):
                live.bases[follower] = {}
            changed = live.note_presence(self.now())
            await self.teller.welcome(live, follower, since)
            if changed:
                self.teller.info(live, but=follower)
                self.woken(live)
        if not live.ours and live.match.status != "over" and await self.keeps(live):
            self.woken(live)
        if changed and self.presence_changed is not None:
            await self.presence_changed(live)
        if seats and self.now() - live.visited > VISIT:
            await self.visited(live)
        await self.note_house(live, follower.address, seats)
        for seat in seats:
            if seat in live.match.relieved:
                await self.change(table, lambda match, now, seat=seat: match.come_back(seat, now))  # type: ignore[misc]

    async def note_house(self, live: Live, address: str, seats: list[int]) -> None:
        """Note from where the seats of a rated table are played, as little of it as can be compared."""
        if live.plan.rated and address and live.match.status != "over":
            table, mark = live.plan.id, house_mark(self.codes.key, live.plan.id, address)
            await self.store.write(lambda database: ratings.note_houses(database, table, seats, mark))

    async def visited(self, live: Live) -> None:
        """Note that somebody of a table is here, or was until now."""
        now = live.visited = self.now()
        await self.store.write(lambda database: journals.visit(database, live.plan.id, now))

    async def unfollow(self, table: str, follower: Follower) -> None:
        """Let somebody go."""
        live = self.tables.get(table)
        if live is None or follower not in live.followers:
            return
        async with live.lock:
            seats = live.let_go(follower)
            live.used = time.monotonic()
            changed = live.note_presence(self.now())
            if changed:
                self.teller.info(live)
                self.woken(live)
        if changed and self.presence_changed is not None:
            await self.presence_changed(live)
        if seats and not live.here():
            await self.visited(live)
