"""Where the time of an action went: the server worked, the server waited for a core, the players did; the rest is disk.

Linux counts for every thread how long it ran and how long it was ready to run and waited for a core. Both are read when
an action is sent and when the last of four has heard of it, for the thread of the server's event loop and for our own.
What is left of the clock when both waits are taken away is what a machine with cores enough would have shown; waits
that fall together are taken away twice, and what the server did meanwhile for others counts as its work.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence

from flibuste.lab.load_tables import FlibusteTables, Table

SECOND = 1e9
Parts = tuple[float, float, float, float]
"""Seconds of one action: on the clock; the server at work, waiting for a core; the players waiting for one."""


class Counters:
    """What the kernel counts about one thread."""

    def __init__(self, process: int, thread: int) -> None:
        self.file = os.open(f"/proc/{process}/task/{thread}/schedstat", os.O_RDONLY)

    def read(self) -> tuple[float, float]:
        """Return the seconds it has run, and waited for a core."""
        ran, waited, _ = os.pread(self.file, 100, 0).split()
        return int(ran) / SECOND, int(waited) / SECOND


class WatchedTables(FlibusteTables):
    """Tables that note where the time of every action went."""

    def __init__(self, port: int, server: int) -> None:
        super().__init__(port)
        self.server, self.players = Counters(server, server), Counters(os.getpid(), threading.get_native_id())
        self.begun: dict[int, tuple[float, float, float]] = {}
        self.parts: list[Parts] = []

    def counted(self) -> tuple[float, float, float]:
        """Return what was counted until now: the server at work, waiting, the players waiting."""
        return *self.server.read(), self.players.read()[1]

    def measure(self, period: float) -> None:
        """Begin anew."""
        self.parts = []
        super().measure(period)

    def act(self, table: Table) -> None:
        """Play, and note what was counted before."""
        self.begun[table.number] = self.counted()
        super().act(table)

    def heard(self, table: Table) -> None:
        """Note where the time went once the last has heard."""
        known = len(self.times)
        super().heard(table)
        if len(self.times) > known:
            worked, waited, players = (
                now - then for now, then in zip(self.counted(), self.begun[table.number], strict=True)
            )
            self.parts.append((self.times[-1], worked, waited, players))


def shares(parts: Sequence[Parts]) -> dict[str, float]:
    """Say where the slowest hundredth of all actions went, in milliseconds, and p99 without waiting for a core."""
    if not parts:
        return {}
    slow = sorted(parts)[-max(1, len(parts) // 100) :]
    names = ("clock", "server_works", "server_waits_for_a_core", "players_wait_for_a_core")
    sums = (sum(one[place] for one in slow) for place in range(len(names)))
    told = {f"slowest_{name}_ms": round(1000 * found / len(slow), 1) for name, found in zip(names, sums, strict=True)}
    alone = sorted(took - server - players for took, _, server, players in parts)
    return {**told, "p99_with_cores_enough_ms": round(1000 * alone[int(0.99 * len(alone))], 1)}
