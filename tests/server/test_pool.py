"""The queue for workers: what is quick goes first, and nobody's many tables keep a stranger waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from flibuste.server.bots.pool import Pool
from flibuste.server.edge.guard import house
from tests.server.harness import in_loop


class Idle:
    """Stands in for a worker process."""

    returncode = None


class Slow(Pool):
    """A pool whose workers answer when they are told to, and which notes whom they served."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.served: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    async def start(self) -> Any:
        return Idle()

    async def ask(self, worker: Any, question: bytes) -> dict[str, Any]:
        self.served.append(question.decode())
        await self.go_on.acquire()
        return {}

    async def stop(self, worker: Any) -> None:
        """There is no process."""


async def all_in_line(pool: Slow, jobs: list[tuple[str, float, str]]) -> list[asyncio.Task[dict[str, Any]]]:
    tasks = []
    for name, seconds, whose in jobs:
        tasks.append(asyncio.create_task(pool.hand(name.encode(), seconds, whose)))
        await asyncio.sleep(0)
    return tasks


@in_loop
async def test_a_quick_bot_of_a_stranger_goes_before_twenty_captains() -> None:
    pool = Slow(1)
    captains = [(f"captain {n}", 1.5, "eve") for n in range(20)]
    tasks = await all_in_line(pool, [*captains, ("deckhand", 0.3, "anne")])
    for _ in tasks:
        pool.go_on.release()
    await asyncio.gather(*tasks)

    assert pool.served[:3] == ["captain 0", "deckhand", "captain 1"]
    assert pool.served[3:] == [f"captain {n}" for n in range(2, 20)]


@in_loop
async def test_who_has_much_waiting_waits_longest() -> None:
    """Of two captains' bots, the one at the stranger's only table comes before the last of the many."""
    pool = Slow(1)
    tasks = await all_in_line(pool, [*((f"eve {n}", 1.5, "eve") for n in range(6)), ("anne", 1.5, "anne")])
    for _ in tasks:
        pool.go_on.release()
    await asyncio.gather(*tasks)

    assert pool.served.index("anne") == 2


@in_loop
async def test_who_stops_waiting_hands_the_worker_on() -> None:
    pool = Slow(1)
    first, given_up, last = await all_in_line(pool, [("first", 1, "a"), ("given up", 1, "b"), ("last", 1, "c")])
    pool.go_on.release()
    await first
    given_up.cancel()
    pool.go_on.release()
    pool.go_on.release()

    assert await asyncio.wait_for(last, 5) == {}
    assert pool.idle != []


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_house_is_one_address(address: str, counted: str) -> None:
    assert house(address) == counted
