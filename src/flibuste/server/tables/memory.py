"""The tables in memory: brought from storage, caught up with what other processes wrote, let go."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from flibuste.kernel.errors import GameError
from flibuste.server.codes import Codes
from flibuste.server.problems import Refused
from flibuste.server.storage import journals
from flibuste.server.storage.journals import Holder
from flibuste.server.storage.store import Store
from flibuste.server.tables.leasing import Leases
from flibuste.server.tables.live import UNFOLDABLE, Live, fold, fold_on, frozen_of, in_portions, revive
from flibuste.server.tables.telling import Teller
from flibuste.table.clocks import SECOND
from flibuste.table.entries import Answered, AnyEntry
from flibuste.table.match import Match
from flibuste.wire.messages import write_tell

log = logging.getLogger("flibuste")


class Memory:
    """Opens tables and keeps them as storage has them."""

    def __init__(self, store: Store, codes: Codes, now: Callable[[], int], leases: Leases) -> None:
        self.store = store
        self.leases = leases
        self.codes = codes
        self.now = now
        self.tables: dict[str, Live] = {}
        self.broken: set[str] = set()
        """Tables whose journal cannot be folded: their players are told so, everybody else is served."""
        self.teller = Teller(codes, now, self.past, self.tables)
        self.woken: Callable[[Live], None] = lambda live: None
        self.let_go: Callable[[str], None] = lambda table: None
        """A table has left the memory: another process may look after it."""

    def also_tell(self, look: Callable[[Live], None]) -> None:
        """Let somebody else hear too of every table in the memory, and of each that changes or comes there."""
        before = self.woken

        def both(live: Live) -> None:
            before(live)
            look(live)

        self.woken = both
        for live in list(self.tables.values()):
            look(live)

    async def open(self, table: str) -> Live:
        """Return a table, from memory or from storage."""
        live = self.tables.get(table)
        if live is None:
            if not table.isprintable():
                raise Refused("unknown_table")
            made = await self.loaded(table)
            if made.match.status != "over":
                made.ours = await self.leases.take(table)
            live = self.tables.get(table)
            if live is None:
                live = self.tables[table] = made
                await self.come(live)
                self.woken(live)
        live.used = time.monotonic()
        return live

    async def come(self, live: Live) -> None:
        """Do what a table is owed when it comes into the memory."""

    def adopt(self, match: Match, holders: list[Holder]) -> None:
        """Take a table that was just written into the memory, as it would be brought from storage."""
        people = sorted(holders, key=lambda one: (one.seat, not one.first, one.person))
        live = self.tables.setdefault(match.plan.id, Live(match, people, set(), [], {}, visited=match.plan.made))
        live.used = time.monotonic()
        live.note_presence(self.now())
        self.woken(live)

    async def loaded(self, table: str) -> Live:
        """Bring a table from storage. One that cannot be folded is put aside until the next start."""
        if table in self.broken:
            raise Refused("table_broken")
        try:
            stored = await self.store.read(lambda database: journals.load(database, table))
            if stored is None:
                raise Refused("unknown_table")
            return await revive(stored, self.now())
        except UNFOLDABLE as error:
            log.exception("table %s cannot be folded and is put aside", table)
            self.broken.add(table)
            raise Refused("table_broken") from error

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

    async def refresh(self, table: str) -> None:
        """Catch up with what another process has written."""
        live = self.tables.get(table)
        if live is None:
            return
        async with live.lock:
            seq = live.match.seq
            fresh = await self.store.read(lambda database: journals.entries_after(database, table, seq))
            if fresh and not await self.catch_up(live, seq, [entry for _, entry in fresh]):
                await self.reload(live, seq)

    async def catch_up(self, live: Live, since: int, entries: list[AnyEntry]) -> bool:
        """Fold answers that another process wrote; False if there is more to it than that. Called under its lock."""
        if live.match.outdated or not all(isinstance(entry, Answered) for entry in entries):
            return False
        try:
            await fold_on(live.match, entries, live.orders)
        except GameError:
            return False
        if live.match.status != "playing" or live.match.seq != since + len(entries):
            return False
        self.teller.tell(live, since, entries)
        self.woken(live)
        return True

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
            self.let_go(live.plan.id)

    async def past(self, table: str, until: int) -> Match:
        """Fold a table as it was at a moment (what a delayed watcher sees); only what is new since the last time."""
        live = await self.open(table)
        if live.match.outdated:
            return live.match
        match = live.behind
        if match is None:
            match = live.behind = Match(live.plan, live.match.game)
        after = match.seq
        fresh = await self.store.read(lambda database: journals.entries_after(database, table, after))
        async for seq, entry in in_portions(fresh):
            if entry.at > until:
                break
            if seq == match.seq + 1:
                match.fold(entry)
        return match

    async def seen(self, live: Live, person: str) -> Match:
        """Return the match as a person may see it: a watcher of a table with a delay sees an earlier one."""
        if live.plan.delay and not live.seats_of(person):
            return await self.past(live.plan.id, self.now() - live.plan.delay * SECOND)
        return live.match
