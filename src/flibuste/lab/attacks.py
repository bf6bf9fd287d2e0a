"""Honest tables while others attack: ``python -m flibuste.lab.attacks`` prints JSON and whether the bars hold.

A server with its ordinary limits, nine tables of four people who play four cards a second, and one attack after
the other from eight addresses, four connections each, as fast as they are answered: how long until all four have heard
of an action? And what did each connection cost the server, in its own processor time beyond what it needs in peace?
Then twenty tables of captains, and how long a stranger's deckhand takes to answer. Server, players and attackers share
the cores: of the slowest actions it is told how much was work of the server and how much waiting for a core, by the
server or by the players themselves. Bounded in time: the server ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from time import perf_counter

import msgspec

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.lab.load import bar, paced, processor, share
from flibuste.lab.load_tables import loaded, of_games, post
from flibuste.lab.load_waits import WatchedTables, shares
from flibuste.lab.postgres import free_port
from flibuste.lab.sockets import HEAD, Wire, connect

P99_MS, DECKHAND_MS = 100.0, 2000.0
TABLES, PERIOD = 9, 0.25
HOUSES, LINES = 8, 4
PING = b"\x89\x80\0\0\0\0"
PIECE, MORE = b"\x01\x81\0\0\0\0[", b"\x00\x81\0\0\0\0["
CAPTAINS = 20
Made = Callable[[int, str], list[bytes]]
"""Makes what is sent on each new connection, for a port and from an address: what follows is sent after an answer."""


# attacks


def asked(method: str, path: str, port: int, address: str, body: bytes = b"") -> list[bytes]:
    """Write a request after which the connection is closed."""
    here = f"127.0.0.1:{port}"
    head = f"{method} {path} HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\nX-Forwarded-For: {address}\r\n"
    return [f"{head}Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body]


def sending(path: str, body: object) -> Made:
    """Make an attack of a body that is posted again and again."""
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    return lambda port, address: asked("POST", path, port, address, text)


def getting(path: str) -> Made:
    """Make an attack of something that is asked for again and again."""
    return lambda port, address: asked("GET", path, port, address)


def upgrading(frames: bytes, origin: str = "http://127.0.0.1:{port}") -> Made:
    """Make an attack of a socket that is opened, and what comes right after."""
    more = f"Origin: {origin}\r\nX-Forwarded-For: {{address}}\r\n"

    def made(port: int, address: str) -> list[bytes]:
        return [HEAD.format(path="/ws", port=port, more=more.format(port=port, address=address)).encode(), frames]

    return made


@cache
def attacks() -> dict[str, Made]:
    """List everything that is tried: what any server knows, then what games add (``<game>_attacks.py``)."""
    posted = {name: body for module in of_games("attacks") for name, body in module.posted().items()}
    return {
        "pings": upgrading(PING * 5_000),
        "pieces of messages": upgrading(PIECE + MORE * 5_000),
        "handshakes from elsewhere": upgrading(b"", "http://evil.example"),
        "heads without end": lambda port, address: [b"GET / HTTP/1.1\r\nhost: x\r\ncookie: " + b"a" * 70_000],
        "long paths": getting("/api/tables/" + "a" * 9_000),
        "deep JSON": sending("/api/tables", b"[" * 30_000),
        "lists of tables": getting("/api/tables"),
        **{name: sending(path, body) for name, (path, body) in posted.items()},
    }


async def attack(made: Made, port: int, until: float) -> int:
    """Attack from every address until the end; return how many connections it took."""
    lines = [made(port, f"198.51.100.{house}") for house in range(HOUSES) for _ in range(LINES)]
    return sum(await asyncio.gather(*(one_line(sent, port, until) for sent in lines)))


async def one_line(sent: list[bytes], port: int, until: float) -> int:
    """Attack on one connection after the other; return how many."""
    count = 0
    while perf_counter() < until:
        count += 1
        with contextlib.suppress(OSError, TimeoutError):
            await answer_to(sent, port, 3.0)
    return count


async def answer_to(sent: list[bytes], port: int, patience: float) -> bytes:
    """Open a connection, send, and read until the server closes; return how its answer begins."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    try:
        async with asyncio.timeout(patience):
            for part in sent:
                writer.write(part)
                answer = answer or await reader.read(1 << 16)
            while await reader.read(1 << 16):
                pass
    except ConnectionError:
        pass  # it was cut off
    finally:
        writer.transport.abort()
    return answer


# a stranger's bot


class _Option(msgspec.Struct):
    action: int


class _Position(msgspec.Struct):
    type: str
    seq: int = 0
    options: list[_Option] = []


class Solo:
    """Somebody who plays against a bot, at once, whenever it is their turn; how long each wait for it was."""

    def __init__(self, port: int, address: str, level: str) -> None:
        self.port, self.address, self.level = port, address, level
        self.table, self.cookie = "", ""
        self.seq = -1
        self.acted = 0.0
        self.waits: list[float] = []

    async def begin(self) -> None:
        """Open a table and play."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        seats = [{"kind": "you"}, {"kind": "bot", "level": self.level}]
        wanted = {"game": loaded()["game"], "seats": seats, "start": True}
        info, self.cookie = await asyncio.to_thread(post, line, "/api/tables", wanted, "", self.address)
        line.close()
        self.table = info["id"]
        headers = {"Origin": f"http://127.0.0.1:{self.port}", "Cookie": self.cookie, "X-Forwarded-For": self.address}
        wire = await connect(self.port, "/ws", self.hear, headers)
        wire.send(json.dumps({"type": "attach", "table": self.table}).encode())

    def hear(self, wire: Wire, message: bytes) -> None:
        """Note how long the bot took, and answer."""
        told = msgspec.json.decode(message, type=_Position)
        if told.type not in ("snapshot", "update") or not told.options or told.seq <= self.seq:
            return
        now = perf_counter()
        if self.acted:
            self.waits.append(now - self.acted)
        self.seq, self.acted = told.seq, now
        words = {"type": "act", "table": self.table, "seat": 0, "key": f"k{told.seq}", "seq": told.seq}
        wire.send(json.dumps({**words, "action": told.options[0].action}).encode())


async def deckhand(port: int, seconds: float) -> dict[str, object]:
    """Let twenty captains of one address think, and play against a deckhand from another."""
    for _ in range(CAPTAINS):
        await Solo(port, "198.51.100.77", "captain").begin()
    await asyncio.sleep(1.0)
    stranger = Solo(port, "203.0.113.5", "deckhand")
    await stranger.begin()
    await asyncio.sleep(seconds)
    return {"waits": len(stranger.waits), "p50_ms": share(stranger.waits, 0.5), "worst_ms": share(stranger.waits, 1.0)}


# measuring


async def measure(seconds: float) -> dict[str, object]:
    """Serve, play in peace, then under each attack."""
    port, found = free_port(), {}
    with tempfile.TemporaryDirectory() as data:
        words = [sys.executable, "-m", "flibuste", "serve", "--no-open", "--proxy", "--bot-pause", "0", "--veil", "0"]
        words += ["--port", str(port), "--data", data, "--lifetime", str(int(300 + 30 * seconds))]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            assert server.stdout is not None
            await asyncio.to_thread(server.stdout.readline)
            tables = WatchedTables(port, server.pid)
            await tables.open(TABLES)
            await tables.connect()
            used = processor([server.pid])
            found["in peace"] = {**await paced(tables, seconds, PERIOD), **shares(tables.parts)}
            rest = (processor([server.pid]) - used) / seconds
            for name in attacks():
                found[name] = await attacked(tables, server.pid, port, name, seconds, rest)
            tables.close()
            report = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "attacks": found}
            return {**report, "deckhand beside captains": await deckhand(port, 2 * seconds)}
        finally:
            server.kill()
            server.wait()


async def attacked(
    tables: WatchedTables, server: int, port: int, name: str, seconds: float, rest: float
) -> dict[str, object]:
    """Play while a process of its own attacks; ``rest`` is what the server needs for each second without it."""
    words = [sys.executable, "-m", "flibuste.lab.attacks", "--only", name, "--port", str(port)]
    attacker = subprocess.Popen([*words, "--seconds", str(seconds)], stdout=subprocess.PIPE)
    try:
        assert attacker.stdout is not None
        await asyncio.to_thread(attacker.stdout.readline)
        used, begun = processor([server]), perf_counter()
        told = await paced(tables, seconds, PERIOD)
        count = int(await asyncio.to_thread(attacker.stdout.readline))
        await asyncio.sleep(1.0)
        spent = processor([server]) - used - rest * (perf_counter() - begun)
        told |= shares(tables.parts)
        return {**told, "connections": count, "server_cpu_ms_each": round(1000 * spent / max(1, count), 3)}
    finally:
        attacker.kill()
        attacker.wait()


def bars(report: dict[str, object]) -> list[str]:
    """Say of each attack whether the bar is met."""
    found, answered = report["attacks"], report["deckhand beside captains"]
    assert isinstance(found, dict)
    assert isinstance(answered, dict)
    lines = [bar(f"p99 (ms), {name}", told["p99_ms"], "<", P99_MS) for name, told in found.items()]
    what = "p99 (ms) without waiting for a core"
    lines += [bar(f"{what}, {name}", told["p99_with_cores_enough_ms"], "<", P99_MS) for name, told in found.items()]
    return [*lines, bar("a stranger's deckhand, the longest wait (ms)", answered["worst_ms"], "<", DECKHAND_MS)]


def main() -> None:
    """Read the command line; attack, or measure all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--only", help="attack a port in this way, and nothing else")
    parser.add_argument("--port", type=int)
    chosen = parser.parse_args()
    if chosen.only:
        made = attacks()[chosen.only]
        print("ready", flush=True)
        print(asyncio.run(attack(made, chosen.port, perf_counter() + chosen.seconds)))
        return
    report = asyncio.run(measure(chosen.seconds))
    print(json.dumps(report, indent=2))
    print("\n".join(bars(report)))


if __name__ == "__main__":
    main()
