"""A pool of worker processes: bots think there, and whatever else takes long; the event loop never does.

Who waits for a worker is served by urgency: what will be quick goes first, and whoever has much waiting already waits
longest, so that nobody's twenty tables keep a stranger's bot from playing.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Any

import msgspec

from flibuste.kernel.game import Game
from flibuste.server.bots.levels import LEVELS, WEAKEST

GRACE = 10.0
STARTING = 60.0
"""Seconds a worker may take to start on a busy machine; only then does the time of its first question run."""
LINE = 4 * 1024 * 1024
SHARE = 10.0
"""Something that may take a second is as urgent as something of no length that comes so many seconds later."""
BOTS = "flibuste.server.bots.worker"


class BotFailed(Exception):
    """A worker gave no answer; somebody must choose in its place."""


def named(game: Game | str) -> dict[str, object]:
    """Say which game a question is about, with the files of its table where it has its own; a name: as it is today."""
    if isinstance(game, str):
        return {"game": game}
    return {"game": game.name, "edition": game.edition(), "files": game.own}


class Pool:
    """Hands questions to idle workers; one that does not answer in time is stopped and replaced."""

    def __init__(self, size: int, module: str = BOTS, own: Sequence[str] = ()) -> None:
        self.size = size
        self.command = (sys.executable, "-m", module, *own)
        self.idle: list[Process | None] = [None] * size
        self.waiting: list[tuple[float, int, str, asyncio.Future[Process | None]]] = []
        self.count = itertools.count()
        self.all: set[Process] = set()
        self.closed = False

    async def start(self) -> Process:
        """Start a worker and wait until it is ready; it ends by itself when its input is closed."""
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
        )
        self.all.add(worker)
        try:
            assert worker.stdout is not None
            if not await asyncio.wait_for(worker.stdout.readline(), STARTING):
                raise ConnectionError("the worker does not start")
        except BaseException:
            await self.stop(worker)
            raise
        return worker

    async def choose(self, game: Game | str, level: str, seat: int, seen: object, whose: str = "") -> int:
        """Let a bot choose for a seat, from what the seat may know."""
        question = msgspec.json.encode({**named(game), "level": level, "seat": seat, "seen": seen})
        answer = await self.hand(question, LEVELS.get(level, LEVELS[WEAKEST]), whose)
        if "action" not in answer:
            raise BotFailed(answer.get("error", "no answer"))
        return int(answer["action"])

    async def insight(self, game: Game, seat: int, seen: object, about: object, whose: str = "") -> dict[str, object]:
        """Let a worker answer a question about a position, from what the seat may know."""
        question = msgspec.json.encode({**named(game), "seat": seat, "seen": seen, "about": about})
        return await self.hand(question, 1.0, whose)

    async def turn(self, seconds: float, whose: str) -> Process | None:
        """Wait for a worker: what takes ``seconds`` and is asked for by somebody. None: one may be started."""
        if self.idle:
            return self.idle.pop()
        before = sum(owner == whose for _, _, owner, _ in self.waiting)
        due = time.monotonic() + SHARE * seconds * (1 + before)
        worker: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (due, next(self.count), whose, worker))
        try:
            return await worker
        except asyncio.CancelledError:
            if worker.done() and not worker.cancelled():
                self.give_back(worker.result())
            raise

    def give_back(self, worker: Process | None) -> None:
        """Hand a worker to who is most urgent; those who no longer wait are passed over."""
        while self.waiting:
            future = heapq.heappop(self.waiting)[3]
            if not future.done():
                future.set_result(worker)
                return
        self.idle.append(worker)

    async def hand(self, question: bytes, seconds: float, whose: str = "") -> dict[str, Any]:
        """Hand a question to a worker and wait for the answer; ``seconds`` is what it may take on a quiet machine."""
        worker, usable = await self.turn(seconds, whose), False
        patience = 2 * seconds + GRACE
        try:
            if worker is None or worker.returncode is not None:
                await self.stop(worker)
                worker = None if self.closed else await self.start()
            if worker is None:
                raise BotFailed("the server stops")
            answer = await asyncio.wait_for(self.ask(worker, question), patience)
            usable = True
            return answer
        except (TimeoutError, ConnectionError, ValueError) as error:
            raise BotFailed(str(error)) from error
        finally:
            self.give_back(worker if usable else None)
            if not usable:
                await self.stop(worker)

    async def ask(self, worker: Process, question: bytes) -> dict[str, Any]:
        """Ask one worker."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(question + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise ConnectionError("the worker has ended")
        return msgspec.json.decode(line, type=dict[str, Any])

    async def stop(self, worker: Process | None) -> None:
        """Stop one worker, for whatever reason: what it still says belongs to a question nobody waits for."""
        if worker is None:
            return
        self.all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.close()
        with contextlib.suppress(ConnectionError):
            await worker.stdin.wait_closed()
        while await worker.stdout.read(LINE):
            pass
        await worker.wait()

    async def close(self) -> None:
        """Stop all workers; no other is started."""
        self.closed = True
        for worker in list(self.all):
            await self.stop(worker)
