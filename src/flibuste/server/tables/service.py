"""Everything one server process has: storage, hall, steward, bots, limits, the people it knows."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from flibuste.kernel.game import HAD, Game
from flibuste.server import codes as secret
from flibuste.server.bots.pool import Pool
from flibuste.server.codes import Codes
from flibuste.server.config import Config
from flibuste.server.limits import Gate
from flibuste.server.metrics import Metrics
from flibuste.server.problems import Refused
from flibuste.server.storage import journals, operators, people, ratings
from flibuste.server.storage.database import Database
from flibuste.server.storage.store import Store, open_store
from flibuste.server.tables import long_work
from flibuste.server.tables.clock import Clock
from flibuste.server.tables.hall import Hall
from flibuste.server.tables.leasing import Leases
from flibuste.server.tables.live import Follower
from flibuste.server.tables.presence import Presence
from flibuste.server.tables.reels import Reels
from flibuste.server.tables.steward import Steward, cancelled
from flibuste.table.kept import wording
from flibuste.table.plan import Plan
from flibuste.wire.messages import Noticed, write_tell
from flibuste.wire.tables import Notice

Made = TypeVar("Made")
log = logging.getLogger("flibuste")
REMEMBERED = 5.0
TOGETHER = 1.0
"""Seconds in which all who ask for the server's health share one answer."""
SWEEP = 15
VISITS = 600
LOOK = 5
BLINK = 0.25
PATIENCE = 3.0
"""Seconds in which storage must have written, or the server is not healthy."""
AWAY = 2000
"""A server that was silent for longer than this (milliseconds) was away: its time is given back."""


@dataclass(slots=True)
class Who:
    """A person, and whether a token spoke for it (a bot) or a cookie (a browser).

    A browser that is new here is entered by the first thing it does, with the same trip to the disk: ``cookie`` is its
    hash, ``met`` when it came, ``entered`` whether that was written. ``address``: in whose turn long work is done.
    """

    person: str
    token: bool = False
    cookie: str = ""
    met: int = 0
    entered: bool = False
    address: str = ""

    def enter(self, database: Database) -> None:
        """Enter somebody new; called first in whatever is written for this person."""
        if self.cookie:
            people.meet(database, self.person, self.cookie, self.met)
            self.entered = True


async def nothing_sealed(plan: Plan) -> bool:
    """Say that a deal is played at one table only."""
    return False


class Service:
    """Started once per process; the application hands it to every request."""

    def __init__(self, config: Config, now: Callable[[], int] | None = None) -> None:
        self.config = config
        self.now = now or Clock()
        self.id = secret.fresh(9)
        self.gate = Gate(config.limits)
        self.metrics = Metrics()
        self.kept_from: dict[str, str] = {}
        """What people may not do because the operator says so: come (ban) or speak (mute)."""
        self.notice = Notice()
        self.known: dict[str, tuple[float, str | None]] = {}
        self.open_sockets: dict[str, int] = {}
        self.listeners: dict[str, set[Follower]] = {}
        """Streams of bots that want to hear of every table of theirs, by person."""
        self.store: Store
        self.codes: Codes
        self.hall: Hall
        self.pool: Pool
        self.insight_pool: Pool
        """A worker of its own for questions: whoever asks a lot keeps no bot from playing."""
        self.review_pool: Pool
        """One for reviews."""
        self.long_pool: Pool
        """And one for films, records that people bring, and bands that they build."""
        self.steward: Steward
        self.presence: Presence
        self.beating: asyncio.Task[None] | None = None
        self.checking: asyncio.Task[bool] | None = None
        self.checked = 0.0
        self.tasks: set[asyncio.Task[None]] = set()
        self.reels = Reels()
        self.also_cut_off: list[Callable[[str], None]] = []
        """Who else has to hear that somebody is cut off."""
        self.sealed: Callable[[Plan], Awaitable[bool]] = nothing_sealed
        """Whether the deal of a table is still played elsewhere: until then nobody is shown its cards."""

    def is_slow(self, game: Game, kind: object) -> bool:
        """Say whether a question is worked out beside the event loop."""
        return kind in game.slow_questions

    async def beside(self, work: Callable[..., Made], *given: object) -> Made:
        """Do something beside the event loop that takes longer than others should wait."""
        return await asyncio.get_running_loop().run_in_executor(None, work, *given)

    def run(self, work: Coroutine[object, object, None]) -> None:
        """Let something go on by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def start(self) -> None:
        """Open storage and go on with every running game."""
        self.store = await asyncio.get_running_loop().run_in_executor(None, self.open_store)
        self.codes = Codes(await self.store.write(lambda database: people.fact(database, "key")))
        last = await self.store.read(people.last_alive)
        await self.set_clock(max(last or 0, await self.store.read(journals.newest)))
        await self.store.write(lambda database: people.heartbeat(database, self.id, self.now()))
        self.hall = Hall(self.store, self.codes, self.now, self.metrics, Leases(self.store, self.id, self.now))
        if last is not None and self.hall.began - last > AWAY:
            self.hall.missed = self.hall.began - last
            await self.store.write(ratings.note_fault)
        self.hall.teller.rematched = lambda table: self.run(self.ask_for_pinches(table))
        self.hire()
        self.steward = Steward(self.hall, self.pool, self.config, self.metrics)
        self.presence = Presence(self.hall, self.store, self.id)
        self.presence.cut_off = self.cut_off
        self.presence.listen()
        self.presence.operator_spoke = self.hear_operator
        self.presence.take_over = self.steward.resume_all
        self.hall.let_go = lambda table: self.run(self.hall.leases.release(table))
        await self.hear_operator()
        await self.store.write(self.keep_wording)
        self.run(self.watch_loop())
        self.run(self.steward.resume_all())
        self.run(self.steward.freeze_all())
        self.run(self.steward.purge())
        self.beating = asyncio.get_running_loop().create_task(self.beat())

    async def hear_operator(self) -> None:
        """Read what the operator has said: end what banned people have open, and tell everybody a new notice."""
        now, before = self.now(), self.notice
        self.kept_from = await self.store.read(lambda database: operators.bans(database, now))
        text, restart = await self.store.read(operators.notice)
        self.notice = Notice(text, restart or None)
        for person, what in self.kept_from.items():
            if what == "ban":
                await self.cut_off(person)
        if self.notice != before:
            told = write_tell(Noticed(self.notice))
            for follower in {one for live in self.hall.tables.values() for one in live.followers}:
                follower.send(told)

    async def ask_for_pinches(self, table: str) -> None:
        """Ask those who play on together, wherever they look now, for a pinch of chance."""
        with contextlib.suppress(Refused):
            self.hall.teller.pinch_please(await self.hall.open(table))

    def keep_wording(self, database: Database) -> None:
        """Keep how the games of this version write their answers."""
        for game in itertools.chain.from_iterable(HAD.values()):
            journals.keep_wording(database, game.edition(), msgspec.json.encode(wording(game)).decode())

    def open_store(self) -> Store:
        """Open storage."""
        return open_store(self.config.database, self.config.data)

    def hire(self) -> None:
        """Get those who think beside the event loop."""
        self.pool = Pool(self.config.workers, own=self.config.own_words())
        self.insight_pool = Pool(1, own=self.config.own_words())
        self.long_pool = Pool(1, long_work.MODULE, self.config.own_words())
        self.review_pool = Pool(1, long_work.MODULE, self.config.own_words())

    async def is_healthy(self) -> bool:
        """Say whether something can be written now. Many who ask within a second share one answer."""
        if self.checking is None or self.checked < time.monotonic() - TOGETHER:
            self.checked = time.monotonic()
            self.checking = asyncio.get_running_loop().create_task(self.try_to_write())
        return await asyncio.shield(self.checking)

    async def try_to_write(self) -> bool:
        """Write a heartbeat, within a few seconds."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.write(lambda database: people.heartbeat(database, self.id, self.now()))
        except Exception:
            log.warning("nothing can be written", exc_info=True)
            return False
        return True

    async def set_clock(self, last: int) -> None:
        """Go by the time all processes share, and never stand behind what the last of them wrote."""
        if isinstance(self.now, Clock):
            ours = self.now()
            shared = await self.store.read(lambda database: database.clock(ours))
            self.now.set(max(shared, last))

    async def beat(self) -> None:
        """Say now and then that this process is alive, and tidy up."""
        count = 0
        while True:
            try:
                await self.store.write(lambda database: people.heartbeat(database, self.id, self.now()))
                count += 1
                if count % LOOK == 0:
                    self.presence.check()
                if count % SWEEP == 0:
                    self.steward.sweep()
                    self.known.clear()
                if count % VISITS == 0:
                    self.run(self.steward.let_lapse())
                    self.run(self.steward.purge())
                    self.run(self.hear_operator())
            except Exception:
                log.exception("heartbeat")
            await asyncio.sleep(self.config.beat)

    async def watch_loop(self) -> None:
        """Note how late the event loop is: what takes long on it holds up everybody."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(BLINK)
            self.metrics.late(time.monotonic() - before - BLINK)

    async def stop(self) -> None:
        """Stop cleanly: nothing that was acknowledged is lost."""
        if self.beating is not None:
            self.beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.beating
        await self.steward.stop()
        await cancelled([*self.tasks, *self.presence.tasks])
        self.presence.close()
        await self.hall.leases.release()
        await self.pool.close()
        await self.insight_pool.close()
        await self.long_pool.close()
        await self.review_pool.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def who(self, cookie: str | None, bearer: str | None) -> Who | None:
        """Find out who asks: by a bot's token, or by the cookie of a browser."""
        if bearer is not None:
            person = await self.find(bearer, people.by_token)
            return None if person is None else Who(person, token=True)
        if cookie:
            person = await self.find(cookie, people.by_cookie)
            if person is not None and self.kept_from.get(person) == "ban":
                raise Refused("banned")
            return None if person is None else Who(person)
        return None

    async def find(self, given: str, look: Callable[..., str | None]) -> str | None:
        """Look a secret up by its hash; for a few seconds the answer is remembered."""
        hashed = secret.hashed(given)
        found = self.known.get(hashed)
        if found is None or found[0] < time.monotonic() - REMEMBERED:
            person = await self.store.read(lambda database: look(database, hashed))
            found = self.known[hashed] = (time.monotonic(), person)
        return found[1]

    async def seated(self, person: str, table: str) -> None:
        """Let the streams of somebody who sat down follow the table too."""
        for listener in list(self.listeners.get(person, ())):
            await self.hall.follow(table, listener, None)

    def stop_listening(self, person: str, listener: Follower) -> None:
        """Let a stream of a bot go."""
        left = self.listeners.get(person, set()) - {listener}
        if left:
            self.listeners[person] = left
        else:
            self.listeners.pop(person, None)

    def let_in(self, address: str) -> str:
        """Count a connection that stays open; an address has only so many."""
        if self.open_sockets.get(address, 0) >= self.config.limits.sockets:
            raise Refused("too_many_requests", 429, retry=5.0, params={"s": 5})
        self.open_sockets[address] = self.open_sockets.get(address, 0) + 1
        return address

    def let_out(self, address: str) -> None:
        """Count a connection that has ended."""
        self.open_sockets[address] -= 1
        if not self.open_sockets[address]:
            del self.open_sockets[address]

    async def cut_off(self, person: str) -> None:
        """End everything open of somebody who may no more: what was revoked ends now, in every process."""
        self.known.clear()
        for hear in self.also_cut_off:
            hear(person)
        for listener in list(self.listeners.get(person, ())):
            listener.close()
        for live in list(self.hall.tables.values()):
            for follower in [one for one in live.followers if one.person == person]:
                follower.close()
                await self.hall.unfollow(live.plan.id, follower)

    def meet(self) -> tuple[Who, str]:
        """Make a new person, who is not entered yet; return it with the value of its cookie."""
        cookie = secret.fresh(24)
        return Who(secret.fresh(12), cookie=secret.hashed(cookie), met=self.now()), cookie
