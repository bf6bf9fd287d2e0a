"""A pool of worker processes in which bots think; the event loop never does."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from flibuste.server.bots.levels import LEVELS, WEAKEST

GRACE = 10.0
STARTING = 60.0
"""Seconds a worker may take to start on a busy machine; only then does the time of its first question run."""
LINE = 4 * 1024 * 1024


class BotFailed(Exception):
    """A worker gave no answer; somebody must choose in its place."""


class Pool:
    """Hands questions to idle workers; one that does not answer in time is stopped and replaced."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self.all: set[Process] = set()
        self.closed = False
        for _ in range(size):
            self.idle.put_nowait(None)

    async def start(self) -> Process:
        """Start a worker and wait until it is ready; it ends by itself when its input is closed."""
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "flibuste.server.bots.worker",
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            start_new_session=True,
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

    async def choose(self, game: str, level: str, seat: int, seen: object) -> int:
        """Let a bot choose for a seat, from what the seat may know."""
        question = msgspec.json.encode({"game": game, "level": level, "seat": seat, "seen": seen})
        answer = await self.hand(question, 2 * LEVELS.get(level, LEVELS[WEAKEST]) + GRACE)
        if "action" not in answer:
            raise BotFailed(answer.get("error", "no answer"))
        return int(answer["action"])

    async def insight(self, game: str, seat: int, seen: object, about: object) -> dict[str, object]:
        """Let a worker answer a question about a position, from what the seat may know."""
        question = msgspec.json.encode({"game": game, "seat": seat, "seen": seen, "about": about})
        return await self.hand(question, GRACE)

    async def hand(self, question: bytes, patience: float) -> dict[str, Any]:
        """Hand a question to an idle worker and wait for the answer."""
        worker, usable = await self.idle.get(), False
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
            self.idle.put_nowait(worker if usable else None)
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
