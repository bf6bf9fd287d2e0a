"""Safety: origins, cookies, headers, sizes, limits, malformed and foreign input, erasure: every refusal has a code."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flibuste.server.config import Config
from flibuste.server.limits import Bucket, Limits, Rate
from flibuste.server.storage.store import FILE
from tests.server.harness import YOU_AND_BOT, harbour, in_loop, until

WRONG = [
    "null",
    "http://127.0.0.1",
    "http://evil.example",
    "http://127.0.0.1:1.evil.example",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "",
]


@in_loop
async def test_only_the_exact_origin_may_change_anything(tmp_path: Path) -> None:
    table = {"game": "brisca", "seats": YOU_AND_BOT}
    async with harbour(tmp_path) as here, httpx.AsyncClient(base_url=here.base) as client:
        for origin in WRONG:
            given = origin.format(port=here.config.port)
            headers = {"origin": given} if given else {}
            answer = await client.post("/api/tables", json=table, headers=headers)
            refused = await client.delete("/api/me", headers=headers)
            with pytest.raises(InvalidStatus):
                await websockets.connect(here.base.replace("http", "ws") + "/ws", additional_headers=headers)

            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
            assert refused.json()["code"] == "wrong_origin"
            assert "set-cookie" not in answer.headers


@in_loop
async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        answer = await anne.http.post("/api/tables", json={"game": "brisca", "seats": YOU_AND_BOT})
        cookie = answer.headers["set-cookie"].lower()

        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "domain" not in cookie
        again = await anne.http.post("/api/tables", json={"game": "brisca", "seats": YOU_AND_BOT})
        assert "set-cookie" not in again.headers
        value = anne.http.cookies["flibuste"]
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert value.encode() not in kept


def test_over_https_the_cookie_is_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    from flibuste.server.edge.guard import cookie_name

    config = Config(data=tmp_path, origins=("https://table.example",))

    assert config.secure()
    assert cookie_name(config) == "__Host-flibuste"
    assert config.allowed_origins() == {"https://table.example"}


@in_loop
async def test_every_answer_carries_a_strict_policy(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>x</title>")
    (page / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    async with harbour(tmp_path / "data", page=page) as here, httpx.AsyncClient(base_url=here.base) as client:
        for path in ("/", "/t/abc", "/assets/a.js", "/api/games", "/api/nothing", "/j/code"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # the engine of the page, but no text as code
            assert "frame-ancestors 'none'" in policy
            assert "http" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        assert "immutable" in (await client.get("/assets/a.js")).headers["cache-control"]
        assert (await client.get("/api/nothing")).json() == {"code": "not_found"}
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert (await client.get(path)).text != "no"


FRAMES = [
    ("not json", "malformed"),
    ("[]", "malformed"),
    ("{}", "malformed"),
    ('{"type":"fly"}', "malformed"),
    ('{"type":"attach"}', "malformed"),
    ('{"type":"attach","table":5}', "malformed"),
    ('{"type":"attach","table":"x","extra":1}', "malformed"),
    ('{"type":"act","table":"x","seat":-1,"key":"k","seq":1,"action":1}', "malformed"),
    ('{"type":"act","table":"x","seat":0,"key":"k","seq":1,"action":1e3}', "malformed"),
    ('{"type":"act","table":"x","seat":0,"key":"k","seq":1,"action":-1}', "malformed"),
    ('{"type":"act","table":"x","seat":0,"key":"k","seq":1,"action":99999999999999999999999}', "malformed"),
    ('{"type":"act","table":"x","seat":0,"key":"k","seq":1,"action":1.5}', "malformed"),
    ('{"type":"act","table":"x","seat":0,"key":"","seq":1,"action":1}', "malformed"),
    ('{"type":"say","table":"x","seat":0,"key":"k","text":"' + "x" * 401 + '"}', "too_long"),
    ('{"type":"act","table":"x","seat":0,"key":"' + "k" * 65 + '","seq":1,"action":1}', "too_long"),
    ('{"type":"open","table":"x","seat":0,"nonce":"zz"}', "malformed"),
    ('{"type":"attach","table":"../../etc"}', "unknown_table"),
    ("[" * 5000, "malformed"),
    ('{"type":"ping","x":"' + "y" * 17000 + '"}', "too_long"),
    ("\ufeff{}", "malformed"),
]


@in_loop
async def test_whatever_is_wrong_with_a_frame_gets_a_code_and_the_socket_lives(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        await anne.open_table()
        await anne.connect()
        assert anne.socket is not None
        codes = []
        for frame, _ in FRAMES:
            await anne.socket.send(frame)
            codes.append((await anne.hear("error"))["code"])
            await anne.socket.send(b'{"type":"ping"}')
            assert (await anne.hear("pong"))["type"] == "pong"

        assert codes == [code for _, code in FRAMES]


@in_loop
async def test_a_huge_frame_is_cut_off_before_it_is_in_memory(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        await anne.open_table()
        await anne.connect()
        assert anne.socket is not None
        await anne.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            await anne.hear("never")

        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        anne.drop()


BODIES: list[tuple[object, str]] = [
    ({}, "malformed"),
    ({"game": "brisca"}, "malformed"),
    ({"game": "chess", "seats": YOU_AND_BOT}, "unknown_game"),
    ({"game": "brisca", "seats": YOU_AND_BOT * 4}, "wrong_number_of_seats"),
    ({"game": "brisca", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "nobody_sits"),
    ({"game": "brisca", "seats": [{"kind": "you"}, {"kind": "bot", "level": "god"}]}, "unknown_level"),
    ({"game": "brisca", "seats": YOU_AND_BOT, "settings": {"x": 1}}, "unknown_option"),
    ({"game": "brisca", "seats": YOU_AND_BOT, "settings": {"exchange": 3}}, "bad_option"),
    ({"game": "brisca", "seats": [{"kind": "you", "name": "x" * 25}, {"kind": "bot"}]}, "too_long"),
    ({"game": "brisca", "seats": [{"kind": "you", "name": "A"}, {"kind": "here", "name": "a"}]}, "name_taken"),
    ({"game": "brisca", "seats": YOU_AND_BOT, "delay": -5}, "malformed"),
]


@in_loop
async def test_a_table_that_cannot_be_is_refused_with_a_code(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        answers = [await anne.http.post("/api/tables", json=body) for body, _ in BODIES]

        assert all(400 <= answer.status_code < 500 for answer in answers)
        assert [answer.json()["code"] for answer in answers] == [code for _, code in BODIES]


@in_loop
async def test_bodies_have_a_size(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        big = await anne.http.post("/api/tables", content=b"{" + b" " * 70_000)
        bigger = await anne.http.post("/api/replay", content=b"x" * (1024 * 1024 + 1))
        nonsense = await anne.http.post("/api/replay", content=b"\xff\xfe")
        no_record = await anne.http.post("/api/replay", content=b"hello")

        assert [a.json()["code"] for a in (big, bigger, nonsense, no_record)] == [
            *("too_long", "too_long", "malformed", "record_refused"),
        ]


def test_a_bucket_lets_a_burst_through_and_then_so_many_per_second() -> None:
    bucket = Bucket(Rate(2, 3), 0)

    assert [bucket.take(0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(0) == 0.5
    assert bucket.take(0.5) == 0
    assert bucket.take(0.5) == 0.5


@pytest.mark.parametrize("limited", ["socket", "seat", "address", "everybody", "tables", "codes"])
@in_loop
async def test_each_limit_refuses_with_a_time_to_retry(tmp_path: Path, limited: str) -> None:
    tight: dict[str, Any] = {limited: Rate(0.2, 6)}
    async with harbour(tmp_path, limits=Limits(**tight)) as here:
        anne = here.browser()
        refused: dict[str, object] = {}
        if limited in ("socket", "seat"):
            info = await anne.open_table(start=True)
            await anne.connect()
            for _ in range(12):
                if limited == "socket":
                    await anne.send(type="ping")
                    told = await anne.hear("pong", "error")
                else:
                    told = await anne.request("act", info["id"], 0, seq=0, action=0)
                if told.get("code") == "too_many_requests":
                    refused = told
        else:
            for _ in range(12):
                path, body = ("/api/look", {"code": "x" * 20}) if limited == "codes" else ("/api/tables", None)
                answer = await anne.http.post(path, json=body or {"game": "brisca", "seats": YOU_AND_BOT})
                if answer.status_code == 429:
                    assert int(answer.headers["retry-after"]) >= 1
                    refused = answer.json()

        assert refused["code"] == "too_many_requests"
        assert isinstance(refused["retry"], float | int)
        assert 0 < refused["retry"] <= 5.1


@in_loop
async def test_the_files_of_the_page_do_not_use_up_what_an_address_may_ask(tmp_path: Path) -> None:
    """One look at the page asks for dozens of files, and a family has one address."""
    async with harbour(tmp_path, limits=Limits(address=Rate(0.2, 6))) as here:
        anne = here.browser()
        looks = [await anne.http.get("/assets/nothing.js") for _ in range(12)]
        answers = [await anne.http.get("/api/games") for _ in range(8)]

    assert 429 not in [answer.status_code for answer in looks]
    assert [answer.status_code for answer in answers].count(200) == 6


@in_loop
async def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with harbour(tmp_path, limits=Limits(sockets=2)) as here:
        crew = [here.browser() for _ in range(3)]
        await crew[0].connect()
        await crew[1].connect()
        with pytest.raises(InvalidStatus):
            await crew[2].connect()
        await crew[0].close()
        await until(lambda: sum(here.service.open_sockets.values()) == 1)
        await crew[2].connect()


@in_loop
async def test_strangers_cannot_tell_a_table_that_exists_from_one_that_does_not(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, eve = here.browser(), here.browser()
        info = await anne.open_table(start=True)
        await eve.open_table()
        answers = []
        for table in (info["id"], "x" * 12):
            found = [
                (await eve.http.get(f"/api/tables/{table}")).text,
                (await eve.http.get(f"/api/tables/{table}/receipt")).text,
                (await eve.http.post(f"/api/tables/{table}/start", json={})).text,
                (await eve.http.post(f"/api/tables/{table}/leave", json={})).text,
                (await eve.http.post("/api/join", json={"table": table, "name": "Eve"})).text,
                json.dumps(await eve.attach(table)).replace(table, ""),
                json.dumps(await eve.request("act", table, 0, key="k", seq=1, action=1)).replace(table, ""),
                json.dumps(await eve.request("say", table, 0, key="k", phrase="hello")).replace(table, ""),
            ]
            answers.append(found)

        assert answers[0] == answers[1]
        assert await eve.get("/api/tables") == []


@in_loop
async def test_only_the_host_changes_seats_and_starts(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, tomas = here.browser(), here.browser()
        info = await anne.open_table([{"kind": "you"}, {"kind": "open"}, {"kind": "open"}])
        table = info["id"]
        await tomas.post("/api/join", {"code": info["links"]["join"][3:], "name": "T"})

        assert (await tomas.post(f"/api/tables/{table}/start", {}, 403))["code"] == "not_host"
        change = {"seat": 2, "kind": "bot", "level": "captain"}
        assert (await tomas.post(f"/api/tables/{table}/seats", change, 403))["code"] == "not_host"
        changed = await anne.post(f"/api/tables/{table}/seats", change)
        assert changed["seats"][2]["level"] == "captain"
        assert "join" not in (await tomas.get(f"/api/tables/{table}"))["links"]
        left = await tomas.http.post(f"/api/tables/{table}/leave", json={})
        assert left.json()["seats"][1]["kind"] == "empty"


@in_loop
async def test_what_is_kept_can_be_exported_and_erased(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table(start=True, chat="free")
        await anne.attach(info["id"])
        await anne.request("say", info["id"], 0, text="remember me not")
        kept = await anne.get("/api/me/export")
        assert kept["name"] == "Anne"
        assert kept["said"][0]["text"] == "remember me not"
        answer = await anne.http.delete("/api/me")

        assert answer.status_code == 204
        assert await anne.get("/api/me", 401) == {"code": "unknown_person"}
        live = await here.service.hall.open(info["id"])
        assert (live.names(), live.said, live.seats_of(kept["person"])) == (["", ""], [], [])
        connection = sqlite3.connect(tmp_path / FILE)
        dump = "\n".join(connection.iterdump())
        connection.close()
        assert "remember me not" not in dump
        assert "Anne" not in dump
        assert kept["person"] not in dump


@in_loop
async def test_addresses_are_never_written_down(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """They are kept in memory for limits, at most until the server stops: less than seven days by far."""
    async with harbour(tmp_path, proxy=True) as here:
        anne = here.browser()
        anne.http.headers["x-forwarded-for"] = "203.0.113.77"
        info = await anne.open_table(start=True)
        await anne.attach(info["id"])
        assert "203.0.113.77" in here.service.gate.addresses.by_name
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    out, err = capfd.readouterr()

    assert b"203.0.113.77" not in kept
    assert "203.0.113.77" not in out + err
