"""The crash drill: kill -9 at random moments while people play over sockets.

Nothing that was acknowledged is lost, nothing is applied twice, and everybody resumes by themselves.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import flibuste.games  # noqa: F401
from flibuste.kernel.game import GAMES
from flibuste.server.storage import journals
from flibuste.server.storage.sqlite import Sqlite
from flibuste.server.storage.store import FILE
from flibuste.server.tables.live import fold
from flibuste.table.entries import Answered
from tests.server.harness import Browser, Told
from tests.server.postgres import free_port

KILLS = 50
HUNG = 300.0
BROKEN = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, TimeoutError, AssertionError)
ROOT = Path(__file__).parent.parent.parent


class Sailor:
    """A player who does not give up: whatever breaks, it reconnects, resumes and sends its last request again."""

    def __init__(self, browser: Browser, table: str, seat: int, seed: int) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.random = random.Random(seed)
        self.acknowledged: dict[tuple[str, str], tuple[int, int]] = {}
        self.pending: tuple[str, Told, int] | None = None
        self.sent = 0
        self.resumed = 0
        self.games = 1

    async def sail(self, until: asyncio.Event) -> None:
        """Play until told to stop."""
        while not until.is_set():
            try:
                await self.attached(until)
            except BROKEN:
                await asyncio.sleep(0.02)

    async def attached(self, until: asyncio.Event) -> None:
        """Play on one connection until it breaks."""
        self.browser.drop()
        position = await asyncio.wait_for(self.browser.attach(self.table), 5)
        self.resumed += 1
        while not until.is_set():
            if position["type"] != "error" and position["view"].get("over"):
                position = await self.play_again()
            elif self.pending is not None or self.seat in position["waiting"]:
                position = await self.answer(position)
            else:
                position = await self.position()

    async def position(self) -> Told:
        """Wait for the next position of this seat."""
        return await asyncio.wait_for(
            self.browser.hear("snapshot", "update", where=lambda told: told["seat"] == self.seat), 5
        )

    async def answer(self, position: Told) -> Told:
        """Answer, or send again what may have been lost; a key never changes its meaning."""
        if self.pending is None:
            self.sent += 1
            action = self.random.choice(position["options"])["action"]
            self.pending = (f"{self.seat}-{self.sent}", position, action)
        key, seen, action = self.pending
        done = await asyncio.wait_for(
            self.browser.request("act", self.table, self.seat, key=key, seq=seen["seq"], action=action), 5
        )
        assert done["type"] == "ack", done
        self.acknowledged[self.table, f"{self.seat} {key}"] = (done["seq"], action)
        self.pending = None
        newest = [told for told in self.browser.told if told.get("seat") == self.seat and "view" in told][-1]
        return newest if newest["seq"] >= done["seq"] else await self.position()

    async def play_again(self) -> Told:
        """Go to the next table with the same people."""
        info = await self.browser.post(f"/api/tables/{self.table}/rematch")
        self.table, self.seat = info["id"], info["you"][0]
        self.games += 1
        await self.browser.send(type="seal", table=self.table, seat=self.seat, sealed="")
        return await asyncio.wait_for(self.browser.attach(self.table), 5)


class ForkServer:
    """Launches and kills servers."""

    def __init__(self, process: Process, base: str) -> None:
        self.process = process
        self.base = base
        self.server = 0

    async def launch(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"go\n")
        self.server = int(await self.process.stdout.readline())

    def kill(self) -> None:
        os.killpg(self.server, signal.SIGKILL)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(400):
                try:
                    await client.get(self.base + "/api/health")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise AssertionError("the server does not start")


async def crew_of(base: str, game: str, seats: int, seed: int) -> list[Sailor]:
    """Open a table and seat people on it."""
    browsers = [Browser(base) for _ in range(seats)]
    open_seats = [{"kind": "you", "name": "P0"}, *({"kind": "open"} for _ in range(seats - 1))]
    info = await browsers[0].open_table(open_seats, game=game)
    for n, browser in enumerate(browsers[1:], 1):
        await browser.post("/api/join", {"code": info["links"]["join"][3:], "name": f"P{n}", "seat": n})
    await browsers[0].post(f"/api/tables/{info['id']}/start")
    return [Sailor(browser, info["id"], n, seed + n) for n, browser in enumerate(browsers)]


async def drill(folder: Path, seed: int) -> tuple[list[Sailor], int, float]:
    """Play, kill, launch again; then sail on for a moment in quiet water."""
    port = free_port()
    base, rng = f"http://127.0.0.1:{port}", random.Random(seed)
    words = (sys.executable, "-m", "tests.server.fork_server", str(folder), str(port))
    fork_server = ForkServer(await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, cwd=ROOT), base)
    await fork_server.launch()
    await fork_server.ready()
    sailors: list[Sailor] = []
    for n, (name, game) in enumerate(sorted(GAMES.items())):
        if name not in ("walk", "little_draft"):
            sailors += await crew_of(base, name, max(2, min(game.seats)), 100 * n)
    sailors += await crew_of(base, "brisca", 4, 900)
    stop, begun, kills = asyncio.Event(), time.monotonic(), 0
    tasks = [asyncio.create_task(sailor.sail(stop)) for sailor in sailors]
    while kills < KILLS:
        await asyncio.sleep(rng.uniform(0.02, 0.35))
        fork_server.kill()
        kills += 1
        await fork_server.launch()
        if rng.random() < 0.8:
            await fork_server.ready()
    await fork_server.ready()
    await asyncio.sleep(1.5)
    stop.set()
    await asyncio.wait(tasks, timeout=15)
    for sailor in sailors:
        await sailor.browser.close()
    fork_server.kill()
    assert fork_server.process.stdin is not None
    fork_server.process.stdin.close()
    await fork_server.process.communicate()
    await asyncio.sleep(0.1)
    return sailors, kills, time.monotonic() - begun


@pytest.mark.slow
def test_killed_at_fifty_random_moments_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    sailors, kills, seconds = asyncio.run(asyncio.wait_for(drill(tmp_path, 1), HUNG))
    connection = sqlite3.connect(tmp_path / FILE)
    rows = connection.execute("SELECT table_id, request_key, seq FROM entries WHERE request_key IS NOT NULL").fetchall()
    sound = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    written = {(table, request): seq for table, request, seq in rows}
    database = Sqlite(tmp_path / FILE)
    acknowledged = 0
    for sailor in sailors:
        for (table, request), (seq, action) in sailor.acknowledged.items():
            stored = journals.load(database, table)
            assert stored is not None
            entry = stored.entries[seq - 1]
            assert isinstance(entry, Answered)
            assert written.get((table, request)) == seq or entry.by == "forced"
            assert (entry.action, entry.seat) == (action, int(request.split()[0]))
            acknowledged += 1
    for table in {table for table, _ in written}:
        stored = journals.load(database, table)
        assert stored is not None
        answers = [entry for entry in stored.entries if isinstance(entry, Answered) and entry.by != "forced"]
        assert len(answers) == sum(one == table for one, _ in written)
        assert asyncio.run(fold(stored.plan, stored.entries)).seq == len(stored.entries)
    database.close()
    print(f"{kills} kills in {seconds:.0f} s, {acknowledged} acknowledged answers, {len(written)} written")

    assert sound == ("ok",)
    assert kills == KILLS
    assert acknowledged > 2 * kills
    assert all(sailor.resumed > kills / 10 for sailor in sailors)
