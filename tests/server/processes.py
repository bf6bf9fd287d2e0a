"""Server processes that can be killed; each ends by itself after a while whatever happens."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path

import httpx

LIFE = "180"


class Ship:
    """One `flibuste serve` in a process of its own."""

    def __init__(self, data: Path, port: int, *more: str) -> None:
        self.data = data
        self.port = port
        self.more = more
        self.base = f"http://127.0.0.1:{port}"
        self.said = data / "stderr"
        """A file, not a pipe: nobody reads while the server runs, and a full pipe would stop it."""
        self.process: Process | None = None

    async def launch(self) -> None:
        """Start it and wait until it answers."""
        quick = ["--no-open", "--bot-pause", "0", "--veil", "0"]
        self.data.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *quick]
        with self.said.open("wb") as said:
            self.process = await asyncio.create_subprocess_exec(
                *("timeout", "-k", "20", LIFE, sys.executable, "-m", "flibuste", *words, "--workers", "1", *self.more),
                stdout=DEVNULL,
                stderr=said,
                start_new_session=True,
            )
        async with httpx.AsyncClient() as client:
            for _ in range(400):
                if self.process.returncode is not None:
                    raise AssertionError(self.said.read_text())
                try:
                    if (await client.get(self.base + "/api/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.025)
        raise AssertionError("the server does not start")

    async def sink(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it: by default without any warning."""
        assert self.process is not None
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        return await self.process.wait()
