"""Several processes on one PostgreSQL, clean stops, and starting again."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest

from flibuste.server.config import Config
from flibuste.server.edge.running import CannotStart, check_storage, listen, one_at_a_time
from flibuste.server.storage import people
from flibuste.server.storage.database import Database
from flibuste.server.storage.postgres import NOTE, gathered
from flibuste.server.storage.store import FILE
from tests.server.harness import Browser, Told, attended, harbour, in_loop, play_out, told, until
from tests.server.postgres import free_port
from tests.server.processes import Ship

TWO = [{"kind": "you", "name": "Anne"}, {"kind": "open"}]


@in_loop
async def test_two_processes_serve_the_same_table_to_people_on_either(tmp_path: Path, postgres_url: str) -> None:
    ships = [Ship(tmp_path / str(n), free_port(), "--db", postgres_url, "--no-limits") for n in range(2)]
    await asyncio.gather(*(ship.launch() for ship in ships))
    anne, tomas = Browser(ships[0].base), Browser(ships[1].base)
    try:
        info = await anne.open_table(TWO, chat="free")
        table = info["id"]
        await anne.attach(table)
        await tomas.post("/api/join", {"code": info["links"]["join"][3:], "name": "Tomás"})
        await anne.hear("table", where=lambda told: told["info"]["seats"][1]["name"] == "Tomás")
        await tomas.attach(table)
        await anne.hear("table", where=lambda told: told["info"]["seats"][1]["here"])
        await anne.post(f"/api/tables/{table}/start")
        a, t = await asyncio.gather(anne.hear("snapshot"), tomas.hear("snapshot"))
        await tomas.request("say", table, 1, text="from the other ship")
        assert (await anne.hear("said"))["text"] == "from the other ship"
        one, other = await asyncio.gather(play_out(anne, table, 0, a), play_out(tomas, table, 1, t))

        assert one["view"]["winners"] == other["view"]["winners"]
        records = [(await browser.http.get(f"/api/tables/{table}/record")).text for browser in (anne, tomas)]
        assert records[0] == records[1]
    finally:
        await asyncio.gather(anne.close(), tomas.close(), *(ship.sink() for ship in ships))


@in_loop
async def test_both_processes_answering_at_once_lose_nothing(tmp_path: Path, postgres_url: str) -> None:
    """Two agree in the same instant, each through another process: both are written, each at its own place."""
    ships = [Ship(tmp_path / str(n), free_port(), "--db", postgres_url, "--no-limits") for n in range(2)]
    await asyncio.gather(*(ship.launch() for ship in ships))
    crew = [Browser(ships[n % 2].base) for n in range(4)]
    try:
        seats = [{"kind": "you", "name": "P0"}, *({"kind": "open"} for _ in range(3))]
        info = await crew[0].open_table(seats, chat="free")
        table = info["id"]
        for n, browser in enumerate(crew[1:], 1):
            await browser.post("/api/join", {"code": info["links"]["join"][3:], "name": f"P{n}", "seat": n})
        for browser in crew:
            await browser.attach(table)
        await crew[0].post(f"/api/tables/{table}/start")
        await asyncio.gather(*(browser.hear("snapshot") for browser in crew))
        answers = []
        for _ in range(6):
            answers.append(await crew[0].request("call_off", table, 0))
            await asyncio.gather(*(told(browser, call_off=[0]) for browser in crew[1:]))
            requests = (crew[n].request("call_off_answer", table, n, agree=True) for n in (1, 2))
            answers += await asyncio.gather(*requests)
            await asyncio.gather(*(told(crew[n], call_off=[0, 1, 2]) for n in (0, 3)))
            answers.append(await crew[3].request("call_off_answer", table, 3, agree=False))
            await asyncio.gather(*(told(browser, call_off=None) for browser in crew[:3]))
        assert all(answer["type"] == "ack" for answer in answers)
        places = {answer["seq"] for answer in answers}
        assert len(places) == len(answers)
        for browser in crew:
            seq = (await browser.attach(table))["seq"]
            while seq < max(places):
                seq = (await browser.hear("update"))["seq"]
            assert seq == max(places)
    finally:
        await asyncio.gather(*(b.close() for b in crew), *(ship.sink() for ship in ships))


@in_loop
async def test_who_is_connected_to_another_process_is_not_away(tmp_path: Path, postgres_url: str) -> None:
    """Also for a process that starts later; and when the other is killed, its people are away after all."""
    async with harbour(tmp_path / "a", database=postgres_url) as one:
        anne = one.browser()
        seats = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]
        info = await anne.open_table(seats, start=True, absence="bot", grace=10, game="walk")
        await anne.attach(info["id"])
        while not await one.service.store.read(lambda db: db.execute("SELECT seat FROM presence")):
            await asyncio.sleep(0.02)
        async with harbour(tmp_path / "b", database=postgres_url) as two:
            live = await two.service.hall.open(info["id"])
            assert not live.ours
            live.ours = True  # as if it had just taken the table over
            live.away[0] = live.away.get(0, two.service.now()) - 11_000
            await attended(two.service)
            assert live.match.given == []
            assert live.away == {}
            await one.service.store.write(lambda database: database.execute("UPDATE servers SET seen = 0"))
            assert one.service.beating is not None
            one.service.beating.cancel()
            await one.service.store.write(
                lambda db: db.execute("UPDATE servers SET seen = 0 WHERE id = ?", (one.service.id,))
            )
            await two.service.presence.look_around(info["id"])
            assert 0 in live.away


@in_loop
async def test_one_process_looks_after_a_table_until_it_goes(tmp_path: Path, postgres_url: str) -> None:
    """The other one serves who is connected to it; when the first stops, it plays the bots from then on."""
    async with harbour(tmp_path / "b", database=postgres_url) as two:
        async with harbour(tmp_path / "a", database=postgres_url) as one:
            anne = one.browser()
            seats = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]
            info = await anne.open_table(seats, start=True, game="walk")
            table = info["id"]
            mary = two.browser()
            await mary.post("/api/claim", {"code": info["links"]["seats"]["0"].split("#")[1]})
            await mary.attach(table)
            assert one.service.hall.tables[table].ours
            live = two.service.hall.tables[table]
            assert not live.ours
            asked = two.service.steward.think
            two.service.steward.think = nobody  # type: ignore[method-assign, assignment]
            position = await a_turn(mary, table)
            two.service.steward.think = asked  # type: ignore[method-assign]
        await until(lambda: live.ours)
        await act(mary, table, position)
        assert (await a_turn(mary, table))["seq"] > position["seq"]


async def nobody(*_: object) -> None:
    raise AssertionError("another process looks after this table")


async def a_turn(browser: Browser, table: str) -> Told:
    """Wait until the first seat is asked after somebody else has answered."""
    position = await browser.attach(table)
    return position if 0 in position["waiting"] else await browser.turn(0)


async def act(browser: Browser, table: str, position: Told) -> None:
    action = position["options"][0]["action"]
    assert (await browser.request("act", table, 0, seq=position["seq"], action=action))["type"] == "ack"


@in_loop
async def test_what_a_process_does_too_late_for_a_table_is_refused(tmp_path: Path, postgres_url: str) -> None:
    """It was silent so long that another took the table: its bot's answer is not written, and it lets go."""
    async with harbour(tmp_path, database=postgres_url) as here:
        anne, hall = here.browser(), here.service.hall
        table = (await anne.open_table(TWO, game="walk"))["id"]
        live = hall.tables[table]
        before = live.match.seq

        def given_away(database: Database) -> None:
            people.heartbeat(database, "another", here.service.now())
            database.execute("UPDATE leases SET server = 'another' WHERE table_id = ?", (table,))

        await here.service.store.write(given_away)
        await hall.do_duty(table, lambda match, now: [match.seat_bot(1, "deckhand", now)])
        assert (live.match.seq, live.ours) == (before, False)
        assert live.match.seats[1].kind == "empty"

        await here.service.store.write(lambda database: database.execute("UPDATE servers SET seen = 0"))
        assert await hall.keeps(live)
        await hall.do_duty(table, lambda match, now: [match.seat_bot(1, "deckhand", now)])
        assert live.match.seats[1].kind == "bot"


def test_many_announcements_are_few_notes() -> None:
    news = [f"table t{n} 7" for n in range(2000)]
    notes = list(gathered([*news, *news]))
    assert [line for note in notes for line in note.split("\n")] == news
    assert len(notes) < 5
    assert all(len(note) <= NOTE for note in notes)
    assert list(gathered([])) == []


@in_loop
async def test_a_token_revoked_at_one_process_ends_streams_at_the_other(tmp_path: Path, postgres_url: str) -> None:
    async with (
        harbour(tmp_path / "a", database=postgres_url) as one,
        harbour(tmp_path / "b", database=postgres_url) as two,
    ):
        anne = one.browser()
        bot = await anne.post("/api/bots", {"name": "Ada"}, 201)
        async with (
            httpx.AsyncClient(base_url=two.base, headers={"authorization": f"Bearer {bot['token']}"}) as client,
            client.stream("GET", "/api/turns") as stream,
        ):
            await until(lambda: bool(two.service.listeners))
            assert (await anne.http.delete(f"/api/bots/{bot['id']}")).status_code == 204
            lines = [line async for line in stream.aiter_lines()]
            assert not any(lines)
            assert (await client.get("/api/turns")).status_code == 401


@in_loop
async def test_time_without_a_server_is_given_back(tmp_path: Path) -> None:
    clock = {"kind": "increment", "minutes": 1, "seconds": 0}
    seats = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]
    now = [1_700_000_000_000]
    async with harbour(tmp_path, now=lambda: now[0]) as here:
        info = await here.browser().open_table(seats, start=True, clock=clock, game="walk")
        now[0] += 5_000
        await here.service.store.write(lambda database: people.heartbeat(database, here.service.id, now[0]))
    now[0] += 3_600_000
    async with harbour(tmp_path, now=lambda: now[0]) as here:
        live = await here.service.hall.open(info["id"])

        assert live.match.clocks.left(0, now[0]) == 55_000
        assert live.match.given == []


@in_loop
async def test_a_clean_stop_and_the_next_start_goes_on_with_bots_to_move(tmp_path: Path) -> None:
    ship = Ship(tmp_path, free_port(), "--no-limits")
    await ship.launch()
    anne = Browser(ship.base)
    info = await anne.open_table(start=True)
    position = await anne.attach(info["id"])
    while 0 not in position["waiting"]:
        position = await anne.turn(0)
    answer = await anne.request("act", info["id"], 0, seq=position["seq"], action=position["options"][0]["action"])
    code = await ship.sink(signal.SIGINT)
    anne.drop()
    await ship.launch()
    position = await anne.attach(info["id"])
    while 0 not in position["waiting"]:
        position = await anne.turn(0)

    assert code == 0
    assert position["seq"] >= answer["seq"]
    await anne.close()
    await ship.sink()


def test_what_is_wrong_with_storage_is_said_in_one_sentence(tmp_path: Path) -> None:
    config = Config(data=tmp_path, port=0)
    check_storage(config)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("INSERT INTO migrations (number, name) VALUES (9999, 'from the future')")
    connection.commit()
    connection.close()
    with pytest.raises(CannotStart, match="later version"):
        check_storage(config)
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    with pytest.raises(CannotStart, match="cannot be used"):
        check_storage(config)
    with pytest.raises(CannotStart, match="cannot be used"):
        check_storage(Config(data=tmp_path, database=f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"))


def test_a_second_server_on_the_same_folder_or_port_is_told_so(tmp_path: Path) -> None:
    config = Config(data=tmp_path, port=0)
    with one_at_a_time(config), pytest.raises(CannotStart, match=tmp_path.name), one_at_a_time(Config(data=tmp_path)):
        raise AssertionError("two servers on one folder")
    taken = listen(config)
    taken.listen()

    with pytest.raises(CannotStart, match=str(config.port)):
        listen(Config(data=tmp_path, port=config.port))
    taken.close()
