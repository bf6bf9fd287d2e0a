"""Several server processes on one database: who is connected where, and what the others have written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import cast

from flibuste.server.storage import journals, leases
from flibuste.server.storage.database import Database
from flibuste.server.storage.store import Store
from flibuste.server.tables.hall import Hall
from flibuste.server.tables.live import Live


class Presence:
    """Listens to other processes and tells them who is here. Alone on SQLite it has nothing to do."""

    def __init__(self, hall: Hall, store: Store, server: str) -> None:
        self.hall = hall
        self.store = store
        self.server = server
        self.stop_listening: Callable[[], None] = lambda: None
        self.tasks: set[asyncio.Task[None]] = set()
        self.cut_off: Callable[[str], Coroutine[object, object, None]] | None = None
        """Ends what is open of somebody banned, or of a bot whose token was revoked."""

        self.operator_spoke: Callable[[], Coroutine[object, object, None]] | None = None
        self.take_over: Callable[[], Coroutine[object, object, None]] | None = None
        """Looks after tables whose process has gone."""

    def listen(self) -> None:
        """Begin to listen."""
        if not self.store.shared:
            return
        from flibuste.server.storage.postgres import Listener

        loop = asyncio.get_running_loop()
        listener = Listener(self.store.url, lambda note: _pass_on(loop, self.heard, note))
        self.stop_listening = listener.close
        self.hall.presence_changed = self.tell
        self.hall.look_around = self.look_around

    def check(self) -> None:
        """Look again at seats connected elsewhere, and for tables without anybody who looks after them.

        A process that was killed says no goodbye.
        """
        if self.store.shared and self.take_over is not None:
            self.begin(self.take_over())
        for table, live in list(self.hall.tables.items()):
            if live.elsewhere:
                self.run("presence", table)

    def heard(self, note: str) -> None:
        """Look at all that another process (or this one) has announced with one commit."""
        for text in note.split("\n"):
            self.look_into(text)

    def look_into(self, text: str) -> None:
        """Look at one announcement; what is known already costs nothing."""
        what, *about = text.split(" ")
        if what == "operator":
            if self.operator_spoke is not None:
                self.begin(self.operator_spoke())
            return
        if what == "orphans":
            if self.take_over is not None:
                self.begin(self.take_over())
            return
        if what == "revoked":
            if self.cut_off is not None:
                self.begin(self.cut_off(about[0]))
            return
        for table in about[:1] or list(self.hall.tables):
            live = self.hall.tables.get(table)
            if live is None or (what == "table" and live.match.seq >= int(about[1])):
                continue
            if what == "erased":
                self.hall.erased(table)
            else:
                self.run(what, table)

    def run(self, what: str, table: str) -> None:
        """Catch up in a task of its own."""
        ways = {"said": self.listen_to_chat, "presence": self.look_around, "people": self.hall.meet_people}
        ways["orders"] = self.hall.meet_orders
        self.begin(ways.get(what, self.hall.refresh)(table))

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Let something go on by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def listen_to_chat(self, table: str) -> None:
        """Pass on what was said at another process."""
        live = await self.hall.open(table)
        async with live.lock:
            last = live.said[-1].n if live.said else -1
            for spoken in await self.store.read(lambda database: journals.load_said(database, table)):
                if spoken.n > last:
                    self.hall.teller.say(live, spoken)

    async def look_around(self, table: str) -> None:
        """Note which seats are connected to other processes."""
        live = await self.hall.open(table)
        seats = await self.store.read(lambda database: self.others(database, table))
        async with live.lock:
            live.elsewhere = seats
            if live.note_presence(self.hall.now()):
                self.hall.teller.info(live)
                self.hall.woken(live)

    def others(self, database: Database, table: str) -> set[int]:
        """Read the seats connected to other processes that are alive by the clock all of them share."""
        since = leases.since(database, self.hall.now())
        rows = database.execute(
            "SELECT presence.seat FROM presence JOIN servers ON servers.id = presence.server "
            "WHERE presence.table_id = ? AND presence.server <> ? AND servers.seen >= ?",
            (table, self.server, since),
        )
        return {cast(int, seat) for (seat,) in rows}

    async def tell(self, live: Live) -> None:
        """Tell the others which seats are connected here, and look who is connected there."""
        table = live.plan.id
        here = sorted({seat for seats in live.followers.values() for seat in seats})

        def job(database: Database) -> None:
            database.execute("DELETE FROM presence WHERE table_id = ? AND server = ?", (table, self.server))
            for seat in here:
                database.execute(
                    "INSERT INTO presence (table_id, seat, server) VALUES (?, ?, ?)", (table, seat, self.server)
                )
            database.announce(f"presence {table}")

        await self.store.write(job)
        await self.look_around(table)

    def close(self) -> None:
        """Stop listening."""
        self.stop_listening()


def _pass_on(loop: asyncio.AbstractEventLoop, heard: Callable[[str], None], note: str) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(heard, note)
