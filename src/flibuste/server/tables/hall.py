"""The hall: all tables in memory. Every change is written first, then acknowledged and told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from flibuste.kernel.errors import GameError
from flibuste.server.codes import Codes
from flibuste.server.metrics import Metrics
from flibuste.server.problems import Refused, refusal
from flibuste.server.storage import journals
from flibuste.server.storage.appending import Appending, last_asked_for
from flibuste.server.storage.database import Conflict, Database
from flibuste.server.storage.journals import Holder, Order
from flibuste.server.storage.store import Store
from flibuste.server.tables.live import Follower, Live, fold, frozen_of, revive
from flibuste.server.tables.results import freeze, result
from flibuste.server.tables.telling import Teller
from flibuste.table.clocks import SECOND
from flibuste.table.entries import Answered, AnyEntry, Rematch, Resigned
from flibuste.table.match import Match
from flibuste.table.standing import Orders
from flibuste.wire.messages import write_tell

Do = Callable[[Match, int], list[AnyEntry] | int]
"""Does something at a match and returns the entries to be written, or where in the journal it stands already."""
Also = Callable[[Database], object]
TRIES = 40
"""Each conflict means that somebody else got on; with two processes a request may lose several times in a row."""
LOOK = 0.05
LONG = 100
"""So many entries of a journal are folded at a time."""
log = logging.getLogger("flibuste")


class Hall:
    """Opens tables, changes them, and tells those who follow."""

    def __init__(self, store: Store, codes: Codes, now: Callable[[], int], metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.codes = codes
        self.now = now
        self.began = now()
        self.missed = 0
        """How long (milliseconds) nobody served before this process began: it is given back to whose clock ran."""
        self.tables: dict[str, Live] = {}
        self.broken: set[str] = set()
        """Tables whose journal cannot be folded: their players are told so, everybody else is served."""
        self.teller = Teller(codes, now, self.past, self.tables)
        self.woken: Callable[[Live], None] = lambda live: None
        self.presence_changed: Callable[[Live], Awaitable[None]] | None = None
        self.look_around: Callable[[str], Awaitable[None]] | None = None
        """Where several processes share a database: ask who is connected to the others."""

    async def open(self, table: str) -> Live:
        """Return a table, from memory or from storage."""
        live = self.tables.get(table)
        if live is None:
            if not table.isprintable():
                raise Refused("unknown_table")
            made = await self.loaded(table)
            live = self.tables.get(table)
            if live is None:
                live = self.tables[table] = made
                await self.give_back(live)
                self.woken(live)
        live.used = time.monotonic()
        return live

    async def loaded(self, table: str) -> Live:
        """Bring a table from storage. One that cannot be folded is put aside until the next start."""
        if table in self.broken:
            raise Refused("table_broken")
        try:
            stored = await self.store.read(lambda database: journals.load(database, table))
            if stored is None:
                raise Refused("unknown_table")
            return await revive(stored, self.now())
        except (
            GameError,
            msgspec.MsgspecError,
            ArithmeticError,
            AssertionError,
            LookupError,
            TypeError,
            ValueError,
        ) as error:
            log.exception("table %s cannot be folded and is put aside", table)
            self.broken.add(table)
            raise Refused("table_broken") from error

    async def give_back(self, live: Live) -> None:
        """Give the time back in which nobody served, to a table that nobody has touched since."""
        match = live.match
        if self.missed and match.updated < self.began and match.status == "playing" and match.plan.clock.kind != "none":
            await self.change(match.plan.id, lambda match, at: [match.credit(self.missed, at)])

    async def change(self, table: str, do: Do, request_key: str | None = None, also: Also | None = None) -> int:
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
                if await self.write(live, before, entries, request_key, also):
                    self.count(live, entries, begun)
                    if any(isinstance(entry, Resigned) for entry in entries):
                        self.set_people(live, live.holders, live.watchers)
                    self.teller.tell(live, before, entries)
                    self.woken(live)
                    return before + last_asked_for(entries) + 1
                written = None if request_key is None else await self.find_request(table, request_key)
                if written is not None:
                    return written
        raise Refused("server_restarting", retry=1.0)

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
        self, live: Live, before: int, entries: list[AnyEntry], request_key: str | None, also: Also | None
    ) -> bool:
        """Write entries; if that fails memory goes back to what storage holds."""
        table, status, updated = live.plan.id, live.match.status, live.match.updated
        appending = Appending(table, before + 1, entries, request_key)
        more = status != "playing" or any(not isinstance(entry, Answered) for entry in entries)
        result = self.ended(live) if status == "over" else None

        def job(database: Database) -> None:
            appending(database)
            if more:
                journals.set_status(database, table, status, updated)
            if result is not None:
                journals.freeze(database, table, result)
            if also is not None:
                also(database)

        try:
            await self.store.write(job if more or also is not None else appending)
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

    async def meet_orders(self, table: str) -> None:
        """Catch up with what seats told another process to do for them."""
        live = self.tables.get(table)
        if live is None:
            return
        async with live.lock:
            orders = await self.store.read(lambda database: journals.load_orders(database, table))
            if any(order not in live.orders for order in orders):
                await self.reload(live, live.match.seq)
        self.woken(live)

    def ended(self, live: Live) -> str:
        """Freeze what a game has come to; of one whose rules are gone the record is what was left of it."""
        live.frozen = freeze(live.match, "" if live.frozen is None else live.frozen.record)
        return msgspec.json.encode(live.frozen).decode()

    async def freeze_kept(self, table: str) -> None:
        """Freeze what a game came to that ended under a former version."""
        stored = await self.store.read(lambda database: journals.load(database, table))
        if stored is not None:
            frozen = frozen_of(stored, await fold(stored.plan, stored.entries))
            line = msgspec.json.encode(frozen).decode()
            await self.store.write(lambda database: journals.freeze(database, table, line))

    async def reload(self, live: Live, since: int) -> None:
        """Fold a table again from storage and tell what others have done meanwhile. Called under its lock."""
        stored = await self.store.read(lambda database: journals.load(database, live.plan.id))
        if stored is None:
            self.forget(live)
            raise Refused("unknown_table")
        live.match = await fold(stored.plan, stored.entries, stored.orders)
        live.frozen = frozen_of(stored, live.match)
        live.orders = stored.orders
        self.set_people(live, stored.holders, stored.watchers)
        live.request_keys = dict(list(stored.request_keys.items())[-128:])
        live.note_presence(self.now())
        if live.match.seq > since:
            self.teller.tell(live, since, stored.entries[since:])
            self.woken(live)

    async def load_holders(self, live: Live) -> bool:
        """Read again who may play which seat and who may watch; say whether that has changed. Called under its lock."""
        table, before = live.plan.id, (live.holders, live.watchers)
        now = await self.store.read(lambda database: journals.load_people(database, table))
        if before == now:
            return False
        self.set_people(live, *now)
        live.note_presence(self.now())
        return True

    def set_people(self, live: Live, holders: list[Holder], watchers: set[str]) -> None:
        """Note who may play and watch; whoever lost a seat hears of the table no more."""
        failure = write_tell(Refused("unknown_table").failure(None, live.plan.id))
        for follower in live.set_people(holders, watchers):
            follower.send(failure)

    async def meet_people(self, table: str) -> None:
        """Catch up with who may play which seat."""
        live = self.tables.get(table)
        if live is None:
            return
        async with live.lock:
            if await self.load_holders(live):
                self.teller.info(live)

    async def refresh(self, table: str) -> None:
        """Catch up with what another process has written."""
        live = self.tables.get(table)
        if live is None:
            return
        async with live.lock:
            seq = live.match.seq
            if await self.store.read(lambda database: journals.latest(database, table)) != seq:
                await self.reload(live, seq)

    def erased(self, table: str) -> None:
        """Names or chat of a table are gone from storage: memory must not keep them."""
        if table in self.tables:
            self.forget(self.tables[table])

    def forget(self, live: Live) -> None:
        """Drop a table from memory; those who follow it are told to attach again."""
        live.gone = True
        failure = write_tell(Refused("server_restarting", retry=0.5).failure(None, live.plan.id))
        for follower in live.followers:
            follower.send(failure)
        if live.timer is not None:
            live.timer.cancel()
        if self.tables.get(live.plan.id) is live:
            del self.tables[live.plan.id]

    async def past(self, table: str, until: int) -> Match:
        """Fold a table as it was at a moment (what a delayed watcher sees); only what is new since the last time."""
        live = await self.open(table)
        if live.match.outdated:
            return live.match
        match = live.behind
        if match is None:
            match = live.behind = Match(live.plan, live.match.game)
        after = match.seq
        for seq, entry in await self.store.read(lambda database: journals.entries_after(database, table, after)):
            if entry.at > until:
                break
            if seq % LONG == 0:
                await asyncio.sleep(0)
            if seq == match.seq + 1:
                match.fold(entry)
        return match

    async def seen(self, live: Live, person: str) -> Match:
        """Return the match as a person may see it: a watcher of a table with a delay sees an earlier one."""
        if live.plan.delay and not live.seats_of(person):
            return await self.past(live.plan.id, self.now() - live.plan.delay * SECOND)
        return live.match

    # following

    async def follow(self, table: str, follower: Follower, since: int | None) -> None:
        """Let somebody follow a table: first the table, then a snapshot for each of its seats."""
        live = await self.open(table)
        async with live.lock:
            if live.gone:
                raise Refused("server_restarting", retry=0.5)
            seats = live.seats_of(follower.person)
            if not seats and not live.may_watch(follower.person):
                raise Refused("unknown_table")
            live.followers[follower] = tuple(seats)
            changed = live.note_presence(self.now())
            await self.teller.welcome(live, follower, since)
            if changed:
                self.teller.info(live, but=follower)
                self.woken(live)
        if changed and self.presence_changed is not None:
            await self.presence_changed(live)
        if seats:
            await self.visited(live)
        for seat in seats:
            if seat in live.match.relieved:
                await self.change(table, lambda match, now, seat=seat: match.come_back(seat, now))  # type: ignore[misc]

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
            seats = live.followers.pop(follower, ())
            live.used = time.monotonic()
            changed = live.note_presence(self.now())
            if changed:
                self.teller.info(live)
                self.woken(live)
        if changed and self.presence_changed is not None:
            await self.presence_changed(live)
        if seats and not live.here():
            await self.visited(live)
