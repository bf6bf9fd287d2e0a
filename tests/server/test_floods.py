"""Floods are cut, and what is too long or too deep gets a code: others play on meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from flibuste.lab.attacks import answer_to, attacks
from flibuste.server.edge import guard
from flibuste.server.edge.websocket_io import FrameCounter
from flibuste.server.limits import Limits, Rate
from tests.server.harness import Browser, Harbour, harbour, in_loop
from tests.server.test_attacks import WALK
from tests.server.test_playing import two_people

PING = b"\x89\x80\0\0\0\0"
PIECE = b"\x01\x81\0\0\0\0["
MORE = b"\x00\x81\0\0\0\0["


async def raw(here: Harbour, sent: bytes, most: int = 4096) -> bytes:
    """Send bytes as they are and read the answer until the server closes, or has said so much."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.config.port)
    answer = b""
    try:
        with contextlib.suppress(ConnectionError):
            writer.write(sent)
            await writer.drain()
        async with asyncio.timeout(20):
            while len(answer) < most and (more := await reader.read(most)):
                answer += more
    except ConnectionError:
        pass
    finally:
        writer.close()
    return answer


async def cut_off(browser: Browser) -> int | None:
    """Read until the server closes; return its reason."""
    assert browser.socket is not None
    try:
        async with asyncio.timeout(20):
            while True:
                await browser.socket.recv()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


@pytest.mark.parametrize("flood", [PING * 5_000, PIECE + MORE * 5_000])
@in_loop
async def test_who_floods_with_frames_is_cut_off_and_others_play_on(tmp_path: Path, flood: bytes) -> None:
    """Pings and pieces of messages count like messages do."""
    async with harbour(tmp_path, limits=Limits()) as here:
        anne, tomas, table = await two_people(here, **WALK)
        position = await anne.hear("snapshot")
        eve = here.browser()
        await eve.connect()
        assert eve.socket is not None
        eve.socket.transport.write(flood)
        assert await cut_off(eve) in (1008, None)

        assert (await anne.request("act", table, 0, seq=position["seq"], action=0))["type"] == "ack"
        assert (await tomas.hear("update"))["type"] == "update"


@in_loop
async def test_a_head_that_does_not_end_is_refused(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        endless = await raw(here, b"GET / HTTP/1.1\r\nhost: x\r\ncookie: " + b"a" * 70_000)
        whole = await raw(here, b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"a" * 33_000 + b"\r\nconnection: close\r\n\r\n")

        for answer in (endless, whole):
            assert answer.startswith(b"HTTP/1.1 431 ")
            assert b"content-security-policy" in answer
            assert b'"code":"too_long"' in answer
        assert (await here.browser().http.get("/api/health")).status_code == 200


@in_loop
async def test_who_asks_too_often_waits_for_the_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who floods as fast as he is answered is slowed by it, and nobody else; what is no request waits as well."""
    monkeypatch.setattr(guard, "HOLD", 0.3)
    async with harbour(tmp_path, limits=Limits(address=Rate(0.01, 1)), proxy=True) as here:
        eve, anne = here.browser(), here.browser()
        anne.http.headers["x-forwarded-for"] = "203.0.113.5"
        await eve.get("/api/games")
        begun = time.monotonic()
        flood = asyncio.create_task(eve.http.get("/api/games"))
        nothing = asyncio.create_task(raw(here, b"GARBAGE\r\n\r\n"))
        await anne.get("/api/games")
        assert (await flood).status_code == 429
        assert (await nothing).startswith(b"HTTP/1.1 400 ")
        assert time.monotonic() - begun >= 0.3


@in_loop
async def test_long_paths_get_a_code_and_the_headers(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "index.html").write_text("the page")
        here.config.page = tmp_path / "page"
        for path, status in (("/" + "a" * 1_500, 404), ("/api/tables/" + "a" * 9_000, 404), ("/" + "a" * 300, 200)):
            answer = await here.browser().http.get(path)
            assert answer.status_code == status
            assert "content-security-policy" in answer.headers


@in_loop
async def test_what_is_no_request_and_what_nobody_foresaw_get_a_code_and_the_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with harbour(tmp_path, origins=("https://table.example",)) as here:
        for nothing in (b"GARBAGE\r\n\r\n", b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n"):
            answer = await raw(here, nothing)
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert b"content-security-policy" in answer
            assert answer.endswith(b'{"code":"malformed"}')

        monkeypatch.setattr(here.service, "is_healthy", None)
        broken = await here.browser().http.get("/api/health")
        assert (broken.status_code, broken.json()["code"]) == (500, "server_restarting")
        assert {"content-security-policy", "strict-transport-security", "cache-control"} <= set(broken.headers)


@in_loop
async def test_deep_and_absurd_messages_get_a_code(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        seats = [{"kind": "you"}, {"kind": "open"}]
        for minutes in (10**18, 0, -5):
            clock = {"kind": "increment", "minutes": minutes, "seconds": 0}
            told = await anne.post("/api/tables", {"game": "brisca", "seats": seats, "clock": clock}, 400)
            assert told["code"] == "malformed"
        deep = await anne.http.post("/api/tables", content="[" * 30_000, headers={"origin": here.base})
        assert (deep.status_code, deep.json()["code"]) == (400, "malformed")
        await anne.connect()
        assert anne.socket is not None
        await anne.socket.send("[" * 15_000)
        assert (await anne.hear("error"))["code"] == "malformed"
        act = {"type": "act", "table": "x", "seat": 0, "key": "k", "seq": 1, "action": 0}
        await anne.socket.send(json.dumps(act)[:-2] + "[" * 15_000)
        assert (await anne.hear("error"))["code"] == "malformed"


@in_loop
async def test_attacks_of_the_bench_are_answered_and_the_connection_ends(tmp_path: Path) -> None:
    """So that what is measured under each of them (docs/guide/bench.md) is what it says."""
    async with harbour(tmp_path, limits=Limits(), proxy=True) as here:
        port = here.config.port
        answers = {name: await answer_to(made(port, "198.51.100.7"), port, 60) for name, made in attacks().items()}

    assert {name: int(answer.split()[1]) for name, answer in answers.items()} == {
        **dict.fromkeys(attacks(), 200),
        "pings": 101,
        "pieces of messages": 101,
        "handshakes from elsewhere": 403,
        "heads without end": 431,
        "long paths": 404,
        "deep JSON": 400,
        "band files with long keys": 400,
    }


def test_frames_are_counted_wherever_the_network_cuts_them() -> None:
    long = b"\x81\xfe\x01\x00\0\0\0\0" + b"x" * 256
    stream = (PING + long) * 20
    for size in (1, 2, 3, 7, 64, 300, len(stream)):
        counter = FrameCounter()
        parts = [stream[start : start + size] for start in range(0, len(stream), size)]
        assert sum(counter.count(part, 1_000) for part in parts) == 40
