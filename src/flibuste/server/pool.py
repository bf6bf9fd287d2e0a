"""A pool of worker processes in which bots think; the event loop never does."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from flibuste.server.levels import LEVELS, WEAKEST

GRACE = 10.0
LINE = 4 * 1024 * 1024


class BotFailed(Exception):
    """A worker gave no answer; somebody must choose in its place."""


class Pool:
    """Hands questions to idle workers; one that does not answer in time is stopped and replaced."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self.all: set[Process] = set()
        for _ in range(size):
            self.idle.put_nowait(None)

    async def start(self) -> Process:
        """Start a worker; it ends by itself when its input is closed."""
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "flibuste.server.worker", stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
        )
        self.all.add(worker)
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
        worker = await self.idle.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self.start()
            return await asyncio.wait_for(self.ask(worker, question), patience)
        except (TimeoutError, ConnectionError, ValueError) as error:
            await self.stop(worker)
            worker = None
            raise BotFailed(str(error)) from error
        finally:
            self.idle.put_nowait(worker)

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
        """Stop one worker."""
        if worker is None:
            return
        self.all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        if worker.stdin is not None:
            worker.stdin.close()
            with contextlib.suppress(ConnectionError):
                await worker.stdin.wait_closed()

    async def close(self) -> None:
        """Stop all workers."""
        for worker in list(self.all):
            await self.stop(worker)
