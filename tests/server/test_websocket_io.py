"""Frames of browsers, whole and in pieces: however the network cuts them, each message is answered once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest
import uvicorn

from flibuste.server.edge.websocket_io import frame_end, framed, whole_frames, whole_text
from flibuste.server.limits import Limits
from tests.server.harness import Harbour, harbour, in_loop
from tests.server.test_floods import raw

PING = b'{"type":"ping"}'
TEXT, BINARY, CLOSE, ASK = 0x81, 0x82, 0x88, 0x89
HEAD = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: {base}\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def masked(payload: bytes, first: int = TEXT, mask: bytes = b"") -> bytes:
    mask = mask or b"mask"
    size = len(payload)
    head = bytes([first, 128 | size]) if size < 126 else bytes([first, 254]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def test_whole_frames_are_told_from_pieces() -> None:
    short, long = masked(PING), masked(b"x" * 300)
    assert (whole_text(short), whole_text(long)) == (PING.decode(), "x" * 300)
    assert whole_text(masked(PING, mask=b"\0\0\0\0")) == PING.decode()
    for data in (short[:-1], short + short, short[:1], long[:5], masked(PING, BINARY), masked(b"\xff"), framed(PING)):
        assert whole_text(data) is None
    assert whole_frames(short + long + masked(b"", ASK))
    assert not whole_frames(short + long[:-1])
    assert not whole_frames(masked(PING, 0x01))
    assert frame_end(b"\x81\xff" + bytes(12), 0) == -1


class Line:
    """A connection by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, parts: Iterable[bytes]) -> None:
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.01)

    async def hear(self) -> tuple[int, bytes]:
        first, size = await asyncio.wait_for(self.reader.readexactly(2), 10)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return first, await self.reader.readexactly(size)

    async def kinds(self, count: int) -> list[str]:
        return [json.loads((await self.hear())[1])["type"] for _ in range(count)]


async def connected(port: Harbour, more: bytes = b"") -> Line:
    reader, writer = await asyncio.open_connection("127.0.0.1", port.config.port)
    writer.write(HEAD.format(port=port.config.port, base=port.base).encode() + more)
    await reader.readuntil(b"\r\n\r\n")
    line = Line(reader, writer)
    assert json.loads((await line.hear())[1])["type"] == "welcome"
    return line


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[start : start + size] for start in range(0, len(data), size)]


@in_loop
async def test_messages_in_pieces_in_crowds_and_in_fragments(tmp_path: Path) -> None:
    async with harbour(tmp_path) as port:
        for parts in (
            [masked(PING)] * 3,
            [masked(PING) * 3],
            [masked(PING) * 2 + masked(PING)[:2], masked(PING)[2:]],
            pieces(masked(PING) * 3, 2),
            [masked(PING)[:2], masked(PING)[2:] + masked(PING) * 2],
            [masked(PING[:5], 0x01), masked(PING[5:], 0x80), masked(PING) + masked(PING)],
            [masked(PING[:5], 0x01) + masked(b"?", ASK) + masked(PING[5:], 0x80), masked(PING), masked(PING)],
            [masked(b"", ASK) + masked(PING), masked(PING), masked(PING, BINARY)],
        ):
            line = await connected(port)
            await line.send(parts)
            heard: list[str] = []
            while len(heard) < 3:
                first, payload = await line.hear()
                if first == TEXT:
                    heard.append(json.loads(payload)["type"])
            assert heard == ["pong"] * 3
            line.writer.close()


@in_loop
async def test_what_comes_with_the_handshake_is_read_too(tmp_path: Path) -> None:
    async with harbour(tmp_path) as port:
        line = await connected(port)
        await line.send([masked(b'{"type":"attach","table":"' + b"x" * 39 + b'"}')])
        assert await line.kinds(1) == ["error"]
        line.writer.close()


GOOD = {
    "host": "x",
    "upgrade": "websocket",
    "connection": "Upgrade",
    "origin": "{base}",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "sec-websocket-version": "13",
}


async def refusal(here: Harbour, line: str = "GET /ws", **head: str) -> tuple[int, str, str]:
    """Ask for a socket; return the status, the code, and the whole answer, which must have ended."""
    named = {name.replace("_", "-"): value for name, value in head.items()}
    lines = [f"{name}: {value}\r\n" for name, value in {**GOOD, **named}.items() if value]
    sent = f"{line} HTTP/1.1\r\n{''.join(lines)}\r\n".replace("{base}", here.base)
    answer = (await raw(here, sent.encode(), 10_000)).decode()
    assert "content-security-policy: default-src 'none'" in answer.lower(), answer
    assert "content-type: application/json" in answer.lower()
    return int(answer.split()[1]), json.loads(answer.split("\r\n\r\n")[1])["code"], answer


@in_loop
async def test_a_refused_handshake_gets_a_code_and_the_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever may not connect, or asks for something else, is told why at once, as for a page."""
    async with harbour(tmp_path, limits=Limits(sockets=1)) as here:
        in_pieces = {f"x-{n}": "y" * 4000 for n in range(9)}
        for line, head, told in (
            ("GET /ws", {"origin": "http://evil.example"}, (403, "wrong_origin")),
            ("GET /ws", {"origin": "", "authorization": "Bearer x"}, (403, "wrong_origin")),
            ("GET /else", {}, (404, "not_found")),
            ("GET /" + "a" * 1_500, {}, (404, "not_found")),
            ("GET /" + "a" * 9_000, {}, (414, "too_long")),
            ("GET /ws", {"cookie": "a" * 9_000}, (431, "too_long")),
            ("GET /ws", in_pieces, (431, "too_long")),
            ("GET /ws", {"sec_websocket_key": ""}, (400, "malformed")),
            ("GET /ws", {"sec_websocket_version": "12"}, (400, "malformed")),
            ("POST /ws", {}, (405, "malformed")),
        ):
            assert (await refusal(here, line, **head))[:2] == told, (line[:20], head)

        there = await connected(here)
        status, code, answer = await refusal(here)
        assert (status, code) == (429, "too_many_requests")
        assert "retry-after: 5" in answer
        there.writer.close()
        assert not caplog.records

        monkeypatch.setattr(here.service, "who", None)
        assert (await refusal(here))[:2] == (500, "server_restarting")


@pytest.mark.parametrize(
    ("data", "code"),
    [(masked(b"\xff\xfe"), 1007), (framed(PING), 1002), (b"\x83\x80abcd", 1002)],
    ids=["text", "unmasked", "kind"],
)
@in_loop
async def test_broken_frames_close_the_connection(tmp_path: Path, data: bytes, code: int) -> None:
    async with harbour(tmp_path) as port:
        line = await connected(port)
        await line.send([data])
        first, payload = await line.hear()
        assert first == CLOSE
        assert int.from_bytes(payload[:2], "big") == code
        line.writer.close()


@in_loop
async def test_only_who_is_silent_is_asked_whether_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn, "Config", partial(uvicorn.Config, ws_ping_interval=0.5))
    async with harbour(tmp_path) as port:
        silent, playing = await connected(port), await connected(port)
        heard = []
        for _ in range(12):
            await playing.send([masked(PING)])
            heard.append((await playing.hear())[0])
            await asyncio.sleep(0.1)
        asked, payload = await silent.hear()
        await silent.send([masked(payload, 0x8A)])
        again, _ = await silent.hear()
        silent.writer.close()
        after, _ = await playing.hear()
        playing.writer.close()

        assert heard == [TEXT] * 12
        assert asked == again == after == ASK
