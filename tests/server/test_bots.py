"""Remote bots with tokens over HTTP, and bots in worker processes that see only what their seat may know."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest

from flibuste.games.brisca import GAME as BRISCA
from flibuste.kernel.chance import Seeded
from flibuste.kernel.laws import believed
from flibuste.kernel.saving import save_game
from flibuste.server.bots import worker
from flibuste.server.bots.levels import LEVELS
from flibuste.server.bots.pool import BotFailed, Pool
from flibuste.server.storage.store import FILE
from tests.server.harness import harbour, in_loop, play_out
from tests.table.playing import Noted

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "little_bot.py"


@in_loop
async def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        bot = (await anne.http.post("/api/bots", json={"name": "Robo"})).json()
        info = await anne.open_table([{"kind": "you", "name": "Anne"}, {"kind": "open"}])
        words = (sys.executable, str(EXAMPLE), here.base, bot["token"], info["links"]["join"][3:])
        running = await asyncio.create_subprocess_exec(*words)
        try:
            await anne.attach(info["id"])
            await anne.hear("table", where=lambda told: told["info"]["seats"][1]["here"])
            await anne.post(f"/api/tables/{info['id']}/start")
            last = await play_out(anne, info["id"], 0, await anne.hear("snapshot"))
        finally:
            running.kill()
            await running.wait()

        assert last["view"]["over"]


@in_loop
async def test_tokens_are_hashed_scoped_and_revocable(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        bot = (await anne.http.post("/api/bots", json={"name": "Robo"})).json()
        client = httpx.AsyncClient(base_url=here.base, headers={"authorization": f"Bearer {bot['token']}"})
        info = await anne.open_table([{"kind": "you", "name": "Anne"}, {"kind": "open"}])
        joined = await client.post("/api/join", json={"code": info["links"]["join"][3:], "name": "Robo"})
        other = await anne.open_table()
        foreign = await client.post(
            f"/api/tables/{other['id']}/act", json={"seat": 0, "seq": 1, "key": "k", "action": 0}
        )
        more = await client.post("/api/bots", json={"name": "Robo2"})
        listed = await anne.get("/api/bots")
        await anne.http.delete(f"/api/bots/{bot['id']}")
        after = await client.get("/api/turns")
        browser = await anne.http.get("/api/turns")
        connection = sqlite3.connect(tmp_path / FILE)
        dump = "\n".join(connection.iterdump())
        connection.close()
        await client.aclose()

        assert joined.json()["you"] == [1]
        assert foreign.json()["code"] == "unknown_table"
        assert more.status_code == 409
        assert [one["name"] for one in listed] == ["Robo"]
        assert listed[0]["token"] is None
        assert (after.status_code, after.json()["code"]) == (401, "no_token")
        assert browser.json()["code"] == "no_token"
        assert bot["token"] not in dump


@in_loop
async def test_a_stream_since_a_sequence_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        bot = (await anne.http.post("/api/bots", json={"name": "Robo"})).json()
        headers = {"authorization": f"Bearer {bot['token']}"}
        async with httpx.AsyncClient(base_url=here.base, headers=headers, timeout=20) as client:
            info = await anne.open_table([{"kind": "you", "name": "Anne"}, {"kind": "open"}], game="walk")
            table = info["id"]
            await client.post("/api/join", json={"code": info["links"]["join"][3:], "name": "Robo"})
            await anne.post(f"/api/tables/{table}/start")
            seq = (await anne.attach(table))["seq"]
            await anne.request("act", table, 0, seq=seq, action=0)
            done = await anne.request("act", table, 0, seq=seq + 1, action=3)
            async with client.stream("GET", f"/api/tables/{table}/stream?seat=1&since={seq + 1}") as stream:
                lines = stream.aiter_lines()
                while (snapshot := json.loads(await anext(lines)))["type"] != "snapshot":
                    pass
                answer = await client.post(
                    f"/api/tables/{table}/act", json={"seat": 1, "seq": done["seq"], "key": "k", "notation": "step"}
                )
                while (update := json.loads(await anext(lines)))["type"] != "update":
                    pass

        assert [event["kind"] for event in snapshot["log"]] == ["done"]
        assert answer.json() == {"type": "ack", "key": "k", "seq": update["seq"]}
        assert [event["kind"] for event in update["events"]] == ["stepped"]


def question(seat: int, seed: int) -> dict[str, object]:
    table = Noted(BRISCA, 2).people()
    table.play_on(6)
    state = table.match.state
    world = state if seed == 0 else believed(state, seat, seed)
    return {"game": "brisca", "seat": seat, "seen": save_game(BRISCA, world.seen_by(seat, Seeded(9)))}


def test_a_worker_is_handed_the_same_bytes_in_worlds_its_seat_cannot_tell_apart() -> None:
    """What crosses to the worker process holds no secret of another seat."""
    table = Noted(BRISCA, 2).people()
    table.play_on(6)
    seat = table.match.waiting()[0]

    assert json.dumps(question(seat, 0)) == json.dumps(question(seat, 1)) == json.dumps(question(seat, 2))


def test_every_level_chooses_something_legal() -> None:
    table = Noted(BRISCA, 2).people()
    table.play_on(6)
    seat = table.match.waiting()[0]

    for level in LEVELS:
        action = worker.choose({**question(seat, 0), "level": level})
        assert table.match.state.refusal(seat, action) is None


@in_loop
async def test_a_worker_that_fails_or_dies_is_replaced() -> None:
    pool = Pool(1)
    table = Noted(BRISCA, 2).people()
    seat = table.match.waiting()[0]
    seen = save_game(BRISCA, table.match.state.seen_by(seat, Seeded(1)))
    try:
        await pool.choose("no such game", "deckhand", seat, seen)
        raise AssertionError("a game that does not exist was played")
    except BotFailed:
        pass
    for worker_process in list(pool.all):
        worker_process.kill()
        await worker_process.wait()

    assert table.match.state.refusal(seat, await pool.choose("brisca", "sailor", seat, seen)) is None
    await pool.close()


@in_loop
async def test_a_question_that_was_given_up_leaves_no_answer_to_the_next() -> None:
    """Whoever stops waiting (a browser that goes, a server that stops) takes the worker with it."""
    pool = Pool(1)
    table = Noted(BRISCA, 2).people()
    seat = table.match.waiting()[0]
    seen = save_game(BRISCA, table.match.state.seen_by(seat, Seeded(1)))
    await pool.choose("brisca", "deckhand", seat, seen)
    (first,) = pool.all
    given_up = asyncio.create_task(pool.choose("brisca", "captain", seat, seen))
    while pool.idle:  # until the worker has been taken
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)

    with pytest.raises(BotFailed, match="no such game"):
        await pool.choose("no such game", "deckhand", seat, seen)
    assert first.returncode is not None
    assert first not in pool.all
    await pool.close()
    with pytest.raises(BotFailed):
        await pool.choose("brisca", "deckhand", seat, seen)
    assert not pool.all


@in_loop
async def test_bots_go_as_fast_as_the_most_patient_player_wishes(tmp_path: Path) -> None:
    """Each browser says its pace; somebody who only watches has no say."""
    async with harbour(tmp_path) as here:
        anne, bo = here.browser(), here.browser()
        info = await anne.open_table([{"kind": "you", "name": "Anne"}, {"kind": "open"}, {"kind": "bot"}])
        await bo.post("/api/join", {"code": info["links"]["join"][3:], "name": "Bo"})
        await anne.attach(info["id"])
        await bo.attach(info["id"])
        live = here.service.hall.tables[info["id"]]
        paces = [live.pace()]
        for browser, speed in ((anne, "none"), (bo, "quick"), (anne, "calm")):
            await browser.send(type="pace", speed=speed)
            await browser.send(type="ping")
            await browser.hear("pong")
            paces.append(live.pace())
        await anne.send(type="pace", speed="at once")
        refused = await anne.hear("error")

        assert paces == [1.0, 1.0, 0.4, 1.7]
        assert refused["code"] == "malformed"
        assert live.pace() == 1.7
