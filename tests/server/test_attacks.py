"""Somebody who wants to look, to cheat or to break a table: each attempt gets a code, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx

from tests.server.harness import Browser, Harbour, Told, harbour, in_loop
from tests.server.test_playing import two_people

TWO: list[dict[str, object]] = [{"kind": "you", "name": "Anne"}, {"kind": "open"}]
WALK = {"game": "walk"}


async def bot_of(browser: Browser) -> httpx.AsyncClient:
    """Make a bot and a client that speaks for it."""
    token = (await browser.post("/api/bots", {"name": "Ada"}, 201))["token"]
    return httpx.AsyncClient(base_url=browser.base, headers={"authorization": f"Bearer {token}"}, timeout=20)


# seats


@in_loop
async def test_who_stood_up_cannot_come_back_into_the_seat_by_its_old_link(tmp_path: Path) -> None:
    """The link of a seat belongs to who sits there: whoever had the seat before would see another's hand."""
    async with harbour(tmp_path) as here:
        anne, eve, tomas = (here.browser() for _ in range(3))
        info = await anne.open_table(TWO)
        table, code = info["id"], info["links"]["join"][3:]
        old = (await eve.post("/api/join", {"code": code, "name": "Eve"}))["links"]["seats"]["1"][3:]
        await eve.post(f"/api/tables/{table}/leave")
        sat = await tomas.post("/api/join", {"code": code, "name": "Tomás"})
        await anne.post(f"/api/tables/{table}/start")

        assert (await eve.post("/api/claim", {"code": old}, 404))["code"] == "link_expired"
        assert (await eve.attach(table))["code"] == "unknown_table"
        again = here.browser()
        assert (await again.post("/api/claim", {"code": sat["links"]["seats"]["1"][3:]}))["you"] == [1]


@in_loop
async def test_whoever_loses_a_seat_hears_no_more_of_the_table(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, eve = here.browser(), here.browser()
        info = await anne.open_table(TWO, chat="free", **WALK)
        table = info["id"]
        mine = (await eve.post("/api/join", {"code": info["links"]["join"][3:], "name": "Eve"}))["links"]["seats"]["1"]
        await eve.attach(table)
        await anne.attach(table)
        changed = await anne.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "here", "name": "Mary"})
        assert (await eve.hear("error"))["code"] == "unknown_table"
        eve.told.clear()
        await anne.post(f"/api/tables/{table}/start")
        await anne.request("say", table, 0, text="she is gone")
        await eve.send(type="ping")
        await eve.hear("pong")

        assert [told["type"] for told in eve.told] == ["pong"]
        assert (await eve.post("/api/claim", {"code": mine[3:]}, 404))["code"] == "link_expired"
        friend = here.browser()
        assert (await friend.post("/api/claim", {"code": changed["links"]["seats"]["1"][3:]}))["you"] == [1]


@in_loop
async def test_a_watcher_who_sits_down_has_seen_nothing_hidden_before(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, eve = here.browser(), here.browser()
        info = await anne.open_table(TWO, listed=True)
        await eve.post("/api/watch", {"code": info["links"]["watch"][3:]})
        assert (await eve.attach(info["id"]))["seat"] is None
        assert (await eve.request("act", info["id"], 1, seq=9, action=0))["code"] == "wrong_seat"
        await eve.post("/api/join", {"table": info["id"], "name": "Eve"})
        await anne.post(f"/api/tables/{info['id']}/start")
        dealt = await eve.hear("snapshot")

        assert dealt["seat"] == 1
        assert len(dealt["view"]["hand"]) == 3
        assert all(told.get("view", {}).get("hand", []) == [] for told in eve.told if told.get("seat") is None)


@in_loop
async def test_a_bot_without_a_seat_cannot_tell_which_tables_exist(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, eve = here.browser(), here.browser()
        info = await anne.open_table(start=True)
        await eve.open_table()
        bot = await bot_of(eve)
        answers = []
        for table in (info["id"], "x" * 12):
            act = {"seat": 0, "seq": 1, "key": "k"}
            answers.append(
                [
                    (await bot.get(f"/api/tables/{table}/stream", params={"seat": 0})).text,
                    (await bot.get(f"/api/tables/{table}/stream")).text,
                    (await bot.post(f"/api/tables/{table}/act", json={**act, "notation": "nonsense"})).text,
                    (await bot.post(f"/api/tables/{table}/act", json={**act, "action": 1})).text,
                    (await bot.post(f"/api/tables/{table}/ask", json={"seat": 0, "about": {}})).text,
                ]
            )
        await bot.aclose()

        assert answers[0] == answers[1] == ['{"code":"unknown_table"}'] * 5


@in_loop
async def test_what_is_revoked_ends_at_once(tmp_path: Path) -> None:
    """A token that was lost: streams that are open with it end, not only new requests."""
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table(TWO, **WALK)
        bot = await bot_of(anne)
        await bot.post("/api/join", json={"code": info["links"]["join"][3:], "name": "Ada"})
        heard: list[Told] = []

        async def listen(path: str) -> None:
            async with bot.stream("GET", path) as stream:
                heard.extend([json.loads(line) async for line in stream.aiter_lines() if line])

        streams = [asyncio.create_task(listen(path)) for path in ("/api/turns", f"/api/tables/{info['id']}/stream")]
        while len((await here.service.hall.open(info["id"])).followers) < 2:
            await asyncio.sleep(0.02)
        number = (await anne.get("/api/bots"))[0]["id"]
        assert (await anne.http.delete(f"/api/bots/{number}")).status_code == 204
        await asyncio.wait_for(asyncio.gather(*streams), 10)
        await anne.post(f"/api/tables/{info['id']}/start")
        await bot.aclose()

        assert all(told["type"] in ("table", "snapshot") for told in heard)
        assert not (await here.service.hall.open(info["id"])).followers
        assert not here.service.listeners
        assert not here.service.open_sockets


# messages

ODD = ["a\0b", "\x1b[2J", "a\nb", "\u202eevil"]


async def odd_input(here: Harbour) -> None:
    """Send control characters wherever text is taken."""
    anne, tomas, table = await two_people(here, chat="free", **WALK)
    position = await anne.hear("snapshot")
    for odd in (*ODD, "\x7f"):
        assert (await anne.attach(odd))["code"] == "unknown_table"
        await anne.send(type="act", table=table, seat=0, key=odd, seq=position["seq"], action=0)
        assert (await anne.hear("error"))["code"] == "malformed"
        refused = await anne.http.get(httpx.URL(anne.base).copy_with(raw_path=b"/api/tables/%00%1b/record"))
        assert refused.json()["code"] == "not_found"
        await anne.request("say", table, 0, text=f"x{odd}")
        said = await tomas.hear("said")
        assert said["text"].isprintable()
        bot = await anne.post("/api/bots", {"name": odd}, 201)
        assert bot["name"].isprintable()
        named = await anne.open_table([{"kind": "you", "name": odd}, {"kind": "bot", "level": "deckhand"}], title=odd)
        assert named["seats"][0]["name"].isprintable()
        assert named["title"].isprintable()
    assert anne.socket is not None
    say = json.dumps({"type": "say", "table": table, "seat": 0, "key": "s", "text": "\ud800"})
    await anne.socket.send(say)
    assert (await anne.hear("error", "ack"))["type"] == "error"
    assert (await anne.request("act", table, 0, seq=position["seq"], action=0))["type"] == "ack"


@in_loop
async def test_odd_characters_are_refused_or_tidied(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        await odd_input(here)


@in_loop
async def test_odd_characters_do_not_upset_postgresql(tmp_path: Path, postgres_url: str) -> None:
    """It takes no zero byte: a request with one must not throw everybody off the table."""
    async with harbour(tmp_path, database=postgres_url) as here:
        await odd_input(here)


NAMES = ["'; DROP TABLE tables;--", "<img src=x onerror=a()>", '"}],"x":[{"', "name 0 fair-secret", "%s %(x)s {0}"]


@in_loop
async def test_names_and_words_are_only_text(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        for name in NAMES:
            anne = here.browser()
            seats: list[dict[str, object]] = [{"kind": "you", "name": name}, {"kind": "bot", "level": "deckhand"}]
            info = await anne.open_table(seats, start=True, chat="free", **WALK)
            await anne.attach(info["id"])
            await anne.request("say", info["id"], 0, text=name)
            answer = await anne.http.get(f"/api/tables/{info['id']}")

            assert answer.json()["seats"][0]["name"] == name
            assert (answer.headers["content-type"], answer.headers["x-content-type-options"]) == (
                "application/json",
                "nosniff",
            )
            assert anne.told[-2]["text"] == name or anne.told[-1]["text"] == name


@in_loop
async def test_numbers_beyond_all_bounds_are_bad_questions(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        battle = {"game": "briskars", "seats": [{"kind": "you"}, {"kind": "here"}], "start": True}
        table = (await anne.post("/api/tables", battle))["id"]
        await anne.attach(table)
        for about in (
            '{"kind":"option","action":%s}' % ("9" * 200),
            '{"kind":"option","action":-9223372036854775809}',
            '{"kind":"option","action":true}',
            '{"kind":"option"}',
            '{"kind":"danger_map","briskar":"%s"}' % ("1." * 4000),
            '{"kind":"danger_map","briskar":-1}',
            '{"kind":"sight","briskar":"1.99999999999999999999"}',
            '{"kind":"odds","action":"attack","briskar":"1.1","target":7}',
            '{"kind":null}',
            "{}",
        ):
            assert anne.socket is not None
            await anne.socket.send(f'{{"type":"ask","table":"{table}","seat":0,"key":"q","about":{about}}}')
            told = await anne.hear("insight", "error")
            assert (told["type"], told.get("code")) == ("error", "bad_question"), (about, told)


@in_loop
async def test_an_old_message_is_not_done_again_however_old(tmp_path: Path) -> None:
    """Older than what the memory keeps: storage knows it still, and answers with its place."""
    async with harbour(tmp_path) as here:
        anne, _, table = await two_people(here, **WALK)
        first = await anne.request("pause", table, 0, key="old")
        await anne.request("resume", table, 0)
        for k in range(130):
            await anne.request("standing", table, 0, key=f"s{k}", answers=[])
        seq = here.service.hall.tables[table].match.seq
        again = await anne.request("pause", table, 0, key="old")

        assert (again["type"], again["seq"]) == ("ack", first["seq"])
        assert here.service.hall.tables[table].match.seq == seq
        assert here.service.hall.tables[table].match.paused is None


@in_loop
async def test_standing_answers_are_short(tmp_path: Path) -> None:
    """Each is written to the journal: nobody fills the disk with them."""
    async with harbour(tmp_path) as here:
        anne, _, table = await two_people(here, **WALK)
        for rule in (
            {"decision": "x" * 81, "answer": "pass"},
            {"decision": "walk", "answer": "x" * 81},
            {"decision": "walk", "answer": "done", "when": {"x" * 81: 1}},
            {"decision": "walk", "answer": "done", "when": {"a": "x" * 81}},
            {"decision": "walk", "answer": "done", "when": {f"k{k}": 1 for k in range(9)}},
        ):
            assert (await anne.request("standing", table, 0, answers=[rule]))["type"] == "error", rule
