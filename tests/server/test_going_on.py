"""Service goes on: a database that restarts, a writer that dies, journals that cannot be folded, clocks set back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flibuste.server.storage.store import FILE
from flibuste.server.storage.writer import DIED
from flibuste.server.tables.hall import Hall
from flibuste.server.tables.live import Live
from tests.server.harness import Browser, Harbour, Told, harbour, in_loop
from tests.server.postgres import Server, postgres

TWO: list[dict[str, object]] = [{"kind": "you", "name": "Anne"}, {"kind": "open"}]
ALONE: list[dict[str, object]] = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]


@pytest.fixture
def restartable() -> Iterator[Server]:
    """A PostgreSQL of this test's own."""
    with postgres() as server:
        yield server


async def health(browser: Browser) -> int:
    return (await browser.http.get("/api/health")).status_code


async def until(ask: Callable[[], asyncio.Future[bool]] | Callable[[], object], seconds: float = 20) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not await ask():  # type: ignore[misc]
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.05)


async def dealt(here: Harbour, seats: list[dict[str, object]]) -> tuple[Browser, str, Told]:
    """Deal a game to Anne alone with a bot; return her browser, the table and her first question."""
    anne = here.browser()
    table = (await anne.open_table(seats, start=True))["id"]
    position = await anne.attach(table)
    return anne, table, position if 0 in position["waiting"] else await anne.turn(0)


@in_loop
async def test_a_database_that_restarts_stops_nobody_for_long(tmp_path: Path, restartable: Server) -> None:
    """While it is away nothing hangs and health says no; then the same request is done, once."""
    async with harbour(tmp_path, database=restartable.url) as here:
        anne, table, asked = await dealt(here, ALONE)
        action = asked["options"][0]["action"]
        assert await health(anne) == 200

        restartable.stop()
        refused = await asyncio.wait_for(anne.request("act", table, 0, key="k", seq=asked["seq"], action=action), 15)
        await until(lambda: _is(health(anne), 503))
        restartable.start()
        await until(lambda: _is(health(anne), 200))
        await anne.attach(table)
        done = await asyncio.wait_for(anne.request("act", table, 0, key="k", seq=asked["seq"], action=action), 15)

        assert (refused["type"], refused["code"]) == ("error", "server_restarting")
        assert done["type"] == "ack"
        rows = await here.service.store.read(
            lambda db: db.execute("SELECT seq FROM entries WHERE table_id = ? AND request_key LIKE ?", (table, "%k"))
        )
        assert rows == [(done["seq"],)]


async def _is(answer: object, wanted: object) -> bool:
    return bool(await answer == wanted)  # type: ignore[misc]


def test_a_server_whose_writer_dies_ends() -> None:
    """It would acknowledge nothing any more: better another one is started."""
    script = """
import asyncio, pathlib, sys, tempfile
from flibuste.server.storage.store import open_store

def die(database):
    raise SystemExit("a fault in the writer itself")

async def main():
    with tempfile.TemporaryDirectory() as folder:
        await open_store("", pathlib.Path(folder)).write(die)

asyncio.run(asyncio.wait_for(main(), 20))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)

    assert done.returncode == DIED
    assert "the writer died" in done.stderr


@in_loop
async def test_health_writes_and_says_no_when_it_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        before = await here.service.store.read(lambda db: db.execute("SELECT seen FROM servers"))
        await asyncio.sleep(0.01)
        assert await health(anne) == 200
        assert await here.service.store.read(lambda db: db.execute("SELECT seen FROM servers")) != before

        await here.service.store.write(lambda db: db.execute("SELECT 1"))
        fill = "CREATE TRIGGER full BEFORE UPDATE ON servers BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
        await here.service.store.write(lambda db: db.execute(fill))
        here.service.checked = 0
        assert await health(anne) == 503
        await here.service.store.write(lambda db: db.execute("DROP TRIGGER full"))


def bad_json(lines: list[str]) -> None:
    lines[-1] = lines[-1][:-1]


def unknown_entry(lines: list[str]) -> None:
    lines[-1] = json.dumps({"kind": "keelhauled", "at": 5})


def illegal_answer(lines: list[str]) -> None:
    lines.append(json.dumps({"kind": "answered", "at": 5, "seat": 0, "action": 999, "by": "person", "outcomes": []}))


BREAK = [bad_json, unknown_entry, illegal_answer]


@pytest.mark.parametrize("spoil", BREAK)
@in_loop
async def test_a_table_that_cannot_be_folded_is_put_aside_and_the_others_are_served(
    tmp_path: Path, spoil: Callable[[list[str]], None]
) -> None:
    async with harbour(tmp_path) as here:
        anne, broken, _ = await dealt(here, ALONE)
        whole = (await anne.open_table(ALONE, start=True))["id"]
        cookies = anne.http.cookies
    with sqlite3.connect(tmp_path / FILE) as connection:
        rows = connection.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY seq", (broken,)).fetchall()
        lines = [str(line) for (line,) in rows]
        spoil(lines)
        connection.execute("DELETE FROM entries WHERE table_id = ?", (broken,))
        connection.executemany(
            "INSERT INTO entries (table_id, seq, line, at) VALUES (?, ?, ?, 5)",
            [(broken, seq, line) for seq, line in enumerate(lines, 1)],
        )
    connection.close()

    async with harbour(tmp_path) as here:
        anne = here.browser()
        anne.http.cookies = cookies
        assert await health(anne) == 200
        mine = (await anne.http.get("/api/me/tables")).json()
        refused = await anne.http.get(f"/api/tables/{broken}")
        told = await anne.attach(broken)
        served = await anne.attach(whole)

        assert [table["id"] for table in mine] == [whole]
        assert (refused.status_code, refused.json()["code"]) == (503, "table_broken")
        assert (told["type"], told["code"]) == ("error", "table_broken")
        assert served["type"] == "snapshot"


@in_loop
async def test_a_table_of_a_game_that_is_gone_is_put_aside(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, table, _ = await dealt(here, ALONE)
        cookies = anne.http.cookies
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE tables SET plan = REPLACE(plan, '\"brisca\"', '\"ludo\"') WHERE id = ?", (table,))
    connection.close()

    async with harbour(tmp_path) as here:
        anne = here.browser()
        anne.http.cookies = cookies
        assert (await anne.attach(table))["code"] == "table_broken"
        assert (await anne.http.get("/api/me/tables")).json() == []


@in_loop
async def test_a_start_waits_for_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with harbour(tmp_path) as here:
        await dealt(here, ALONE)
    never = asyncio.Event()

    async def slow(hall: Hall, table: str) -> Live:
        await never.wait()
        raise AssertionError

    monkeypatch.setattr(Hall, "open", slow)
    async with harbour(tmp_path) as here:
        assert await health(here.browser()) == 200


@in_loop
async def test_a_clock_set_back_between_two_runs_lets_nobody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with harbour(tmp_path) as here:
        anne, table, _ = await dealt(here, ALONE)
        newest = here.service.hall.tables[table].match.updated
        cookies = anne.http.cookies
    real, hour = time.time_ns, 3600 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: real() - hour)

    async with harbour(tmp_path) as here:
        anne = here.browser()
        anne.http.cookies = cookies
        position = await anne.attach(table)
        asked = position if 0 in position["waiting"] else await anne.turn(0)
        match = here.service.hall.tables[table].match
        assert here.service.now() >= newest
        assert match.veiled_from <= here.service.now() + 1000
        done = await anne.request("act", table, 0, seq=asked["seq"], action=asked["options"][0]["action"])
        assert done["type"] == "ack"
        entries = await here.service.store.read(
            lambda db: db.execute("SELECT at FROM entries WHERE table_id = ? ORDER BY seq", (table,))
        )
        assert entries == sorted(entries)


@in_loop
async def test_servers_whose_machines_disagree_see_who_is_there(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a minute apart: who is connected to the other one is not away, and no bot plays for him."""
    real = time.time_ns
    async with harbour(tmp_path / "a", database=postgres_url) as one:
        monkeypatch.setattr(time, "time_ns", lambda: real() + 30 * 10**9)
        async with harbour(tmp_path / "b", database=postgres_url) as other:
            assert abs(one.service.now() - other.service.now()) < 2000
            anne, tomas = one.browser(), other.browser()
            info = await anne.open_table(TWO)
            await anne.attach(info["id"])
            await tomas.post("/api/join", {"code": info["links"]["join"][3:], "name": "Tomás"})
            await tomas.attach(info["id"])

            await anne.hear("table", where=lambda told: bool(told["info"]["seats"][1]["here"]))
            await tomas.hear("table", where=lambda told: bool(told["info"]["seats"][0]["here"]))
            live = one.service.hall.tables[info["id"]]
            await one.service.presence.look_around(info["id"])
            assert live.here() == {0, 1}
