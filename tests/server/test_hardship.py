"""Hard times: slow questions, slow callers, set clocks, floods, full disks. Nobody else notices."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from flibuste.server.edge import guard
from flibuste.server.edge.slow_requests import SlowRequests
from flibuste.server.limits import Limits, Rate
from flibuste.server.tables.clock import Clock
from tests.server.harness import Harbour, Told, harbour, in_loop
from tests.server.test_attacks import WALK, bot_of
from tests.server.test_playing import two_people

# time


@in_loop
async def test_a_question_that_takes_long_holds_up_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        battle = {"game": "briskars", "seats": [{"kind": "you"}, {"kind": "here"}], "start": True}
        table = (await anne.post("/api/tables", battle))["id"]
        position = await anne.attach(table)
        done = asyncio.Event()

        async def slow(*given: object) -> dict[str, object]:
            await done.wait()
            return {"answer": {"squares": []}}

        monkeypatch.setattr(here.service.insight_pool, "insight", slow)
        await anne.send(type="ask", table=table, seat=0, about={"kind": "danger_map", "briskar": "1.1"}, key="slow")
        seat = position["waiting"][0]
        options = (await anne.attach(table))["options"] or position["options"]
        answer = await anne.request("act", table, seat, seq=position["seq"], action=options[0]["action"])
        assert answer["type"] == "ack"
        done.set()
        assert (await anne.hear("insight"))["key"] == "slow"


def test_nobody_can_set_the_clock_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock()
    assert abs(before - time.time() * 1000) < 60_000
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)

    assert 0 <= clock() - before < 60_000


@in_loop
async def test_whoever_sends_drop_by_drop_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SlowRequests, "every", 0.15)
    monkeypatch.setattr(guard, "PATIENCE", 0.3)
    async with harbour(tmp_path) as here:
        port = here.config.port
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: {here.base}\r\nContent-Length: 50\r\n\r\n"
        slow_head = await asyncio.open_connection("127.0.0.1", port)
        slow_head[1].write(b"GET /api/games HTT")
        slow_body = await asyncio.open_connection("127.0.0.1", port)
        slow_body[1].write(head.encode() + b'{"game":')
        anne = here.browser()
        await anne.connect()
        stream_of = await bot_of(anne)

        assert await asyncio.wait_for(slow_head[0].read(), 10) == b""
        assert b'{"code":"too_slow"}' in await asyncio.wait_for(slow_body[0].readuntil(b'slow"}'), 10)
        async with stream_of.stream("GET", "/api/turns") as open_stream:
            await asyncio.sleep(0.5)
            assert open_stream.status_code == 200
        await anne.send(type="ping")
        assert (await anne.hear("pong"))["type"] == "pong"
        await stream_of.aclose()
        for _, writer in (slow_head, slow_body):
            writer.close()


# floods


@in_loop
async def test_new_people_and_open_streams_are_limited_per_address(tmp_path: Path) -> None:
    limits = Limits(people=Rate(0.01, 3), sockets=2)
    async with harbour(tmp_path, limits=limits) as here:
        async with httpx.AsyncClient(base_url=here.base, headers={"origin": here.base}) as stranger:
            answers = []
            for _ in range(4):
                stranger.cookies.clear()
                answers.append((await stranger.post("/api/join", json={"code": "x" * 20})).status_code)
        assert answers == [404, 404, 404, 429]
    async with harbour(tmp_path, limits=Limits(sockets=2)) as here:
        anne = here.browser()
        await anne.connect()
        bot = await bot_of(anne)
        async with bot.stream("GET", "/api/turns"):
            assert (await bot.get("/api/turns")).status_code == 429
        await bot.aclose()


@in_loop
async def test_a_band_file_that_is_a_bomb_is_refused(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        for bomb in ("x = " + "[" * 3_000, "a=" + "{b=" * 1_000, "x = " + "9" * 3_900, "a." * 1_900 + "a = 1"):
            told = await anne.post("/api/briskars/crew/check", {"name": "n", "file": bomb}, 400)
            assert told["code"] == "bad_band"


# the disk


@in_loop
async def test_a_full_disk_loses_nothing_and_acknowledges_nothing(tmp_path: Path) -> None:
    """Nothing is acknowledged that is not written; when there is room again everybody plays on where they were."""
    async with harbour(tmp_path) as here:
        anne, tomas, table = await two_people(here, chat="free", **WALK)
        position = await anne.hear("snapshot")
        pages = await here.service.store.write(lambda database: database.execute("SELECT * FROM pragma_page_count"))
        room = await fill(here, int(str(pages[0][0])))
        refused: Told = {"type": "ack"}
        writer, other = tomas, anne
        while refused["type"] == "ack":
            writer, other = other, writer
            if writer is anne:
                refused = await anne.request("call_off", table, 0)
            else:
                refused = await tomas.request("call_off_answer", table, 1, agree=False)
        written = await here.service.store.read(lambda db: db.execute("SELECT MAX(seq) FROM entries"))
        assert refused["code"] == "server_restarting"
        assert refused["retry"] > 0
        assert (await other.hear("error"))["code"] == "server_restarting"
        await room()
        for browser in (anne, tomas):
            assert (await browser.attach(table))["seq"] == written[0][0]
        done = await anne.request("act", table, 0, seq=position["seq"], action=0)

        assert (done["type"], done["seq"]) == ("ack", int(str(written[0][0])) + 1)
        assert (await tomas.hear("update"))["seq"] == done["seq"]


@in_loop
async def test_bots_play_on_by_themselves_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody follows the table: the server itself must look again."""

    async def full(job: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async with harbour(tmp_path, bot_pause=0.3) as here:
        here.service.steward.patience = 0.1
        anne = here.browser()
        seats: list[dict[str, object]] = [{"kind": "bot", "level": "deckhand"}, {"kind": "you", "name": "Anne"}]
        table = (await anne.open_table(seats, start=True, **WALK))["id"]
        with monkeypatch.context() as broken:
            broken.setattr(here.service.store, "write", full)
            while table in here.service.hall.tables:
                await asyncio.sleep(0.02)
        for _ in range(200):
            rows = await here.service.store.read(lambda db: db.execute("SELECT line FROM entries"))
            if any("answered" in str(line) for (line,) in rows):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("nobody looked at the table again")


async def fill(here: Harbour, pages: int):  # type: ignore[no-untyped-def]
    """Leave room for two pages only; return what makes room again."""

    async def limit(most: int) -> None:
        await here.service.store.write(lambda database: database.execute(f"SELECT {most}"))
        await here.service.store.write(lambda database: database.connection.execute(f"PRAGMA max_page_count={most}"))  # type: ignore[attr-defined]

    await limit(pages + 2)
    return lambda: limit(1_000_000)


@in_loop
async def test_a_long_game_is_folded_beside_the_others(tmp_path: Path) -> None:
    """Two look at it at once: there is one table all the same, and meanwhile the event loop goes on."""
    async with harbour(tmp_path) as here:
        anne, _, table = await two_people(here, **WALK)
        for k in range(150):
            await anne.request("standing", table, 0, key=f"s{k}", answers=[])
        hall = here.service.hall
        seq = hall.tables[table].match.seq
        hall.forget(hall.tables[table])
        one, other = await asyncio.gather(hall.open(table), hall.open(table))

        assert one is other is hall.tables[table]
        assert one.match.seq == seq
        assert (await anne.attach(table))["seq"] == seq
        assert (await anne.request("pause", table, 0, key="p"))["seq"] == seq + 1
