"""Tables under load: how a client speaks to each server. An action counts when all four sockets have heard of it.

The client shares the two cores with the server, so it reads no more than it needs to act: of four messages one.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from types import ModuleType

import msgspec

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.game import GAMES
from flibuste.lab.sockets import Wire, connect

SEATS = 4
CROWD = 64


class Table:
    """One table: who is to act and with what, and who has not heard of the last action yet."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.port = 0
        self.id = ""
        self.cookies = [""] * SEATS
        self.wires: list[Wire] = []
        self.seq = 0
        self.mover = -1
        self.action = 0
        self.acted = 0.0
        self.missing = 0
        self.keys = 0


class Tables:
    """Many tables, and the clock that lets them act."""

    def __init__(self, *ports: int) -> None:
        self.ports = ports
        self.tables: list[Table] = []
        self.sockets = 0
        self.times: list[float] = []
        self.period: float | None = None
        self.loop = asyncio.get_running_loop()

    async def open(self, count: int) -> None:
        """Open tables, spread over the servers, and deal."""
        self.tables = [Table(number) for number in range(count)]
        for table in self.tables:
            table.port = self.ports[table.number % len(self.ports)]
            table.id = f"match{table.number}"

    async def connect(self) -> None:
        """Connect four sockets to each table."""
        for first in range(0, len(self.tables), CROWD):
            await asyncio.gather(*(self.join(table) for table in self.tables[first : first + CROWD]))
        self.sockets = SEATS * len(self.tables)
        while any(table.mover < 0 for table in self.tables):
            await asyncio.sleep(0.05)

    async def join(self, table: Table) -> None:
        """Connect the sockets of one table."""
        raise NotImplementedError

    def act(self, table: Table) -> None:
        """Send the action of whoever is to move."""
        raise NotImplementedError

    def measure(self, period: float) -> None:
        """Begin: each table once per period, or as fast as it goes."""
        self.times, self.period = [], period
        for table in self.tables:
            self.loop.call_later(random.uniform(0, period or 0.2), self.go, table)

    def stop(self) -> list[float]:
        """Let nobody act any more; return the times measured."""
        self.period = None
        return self.times

    def go(self, table: Table) -> None:
        """Act now, if the last action was heard by all."""
        if self.period is None or table.missing or table.mover < 0:
            return
        table.acted = perf_counter()
        table.missing = SEATS
        self.act(table)

    def heard(self, table: Table) -> None:
        """One socket heard of the action; the last one closes the measure and opens the next."""
        if not table.missing:
            return
        table.missing -= 1
        if table.missing or self.period is None:
            return
        took = perf_counter() - table.acted
        self.times.append(took)
        self.loop.call_later(max(0.0, self.period - took) if self.period else 0.0, self.go, table)

    def close(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            for wire in table.wires:
                wire.transport.abort()


class _Option(msgspec.Struct):
    action: int


class _Position(msgspec.Struct):
    type: str
    seat: int | None = None
    seq: int = 0
    waiting: list[int] = []
    options: list[_Option] = []


_positions: msgspec.json.Decoder[_Position] = msgspec.json.Decoder(_Position)


def of_games(what: str) -> list[ModuleType]:
    """List the modules in which games say what they have to do with something: ``<game>_<what>.py`` beside this one."""
    found = (f"{__package__}.{name}_{what}" for name in GAMES)
    return [import_module(module) for module in found if find_spec(module) is not None]


def loaded() -> dict[str, object]:
    """Return which game the tables play, with its settings."""
    return dict(of_games("load")[0].WANTED)


def post(
    line: http.client.HTTPConnection, path: str, body: object, cookie: str = "", address: str = ""
) -> tuple[dict, str]:  # type: ignore[type-arg]
    """Post, from an address where a proxy would name one; return the answer and the cookie."""
    more = {"cookie": cookie, "x-forwarded-for": address}
    headers = {"origin": f"http://127.0.0.1:{line.port}", **{name: value for name, value in more.items() if value}}
    line.request("POST", path, json.dumps(body), headers)
    answer = line.getresponse()
    text = answer.read()
    if answer.status != 200:
        raise RuntimeError(f"{path}: {answer.status} {text.decode()[:300]}")
    return json.loads(text), (answer.getheader("set-cookie") or "").split(";")[0]


class FlibusteTables(Tables):
    """A game for four, in a long match; every seat is a browser of its own with its cookie."""

    async def open(self, count: int) -> None:
        """Open tables over HTTP, from a few threads."""
        await super().open(count)
        with ThreadPoolExecutor(4) as threads:
            await asyncio.gather(*(self.loop.run_in_executor(threads, self.set_up, table) for table in self.tables))

    def set_up(self, table: Table) -> None:
        """Open one table, seat four people, start."""
        line = http.client.HTTPConnection("127.0.0.1", table.port, timeout=60)
        seats = [{"kind": "you", "name": "P0"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        info, table.cookies[0] = post(line, "/api/tables", {**loaded(), "seats": seats})
        table.id = info["id"]
        for seat in range(1, SEATS):
            asked = {"code": info["links"]["join"][3:], "name": f"P{seat}", "seat": seat}
            _, table.cookies[seat] = post(line, "/api/join", asked)
        post(line, f"/api/tables/{table.id}/start", {}, table.cookies[0])
        line.close()

    async def join(self, table: Table) -> None:
        """Attach four browsers."""
        origin = f"http://127.0.0.1:{table.port}"
        for seat in range(SEATS):
            headers = {"Origin": origin, "Cookie": table.cookies[seat]}
            wire = await connect(table.port, "/ws", lambda _, message: self.hear(table, message), headers)
            wire.send(json.dumps({"type": "attach", "table": table.id, "changes": True}).encode())
            table.wires.append(wire)

    def hear(self, table: Table, message: bytes) -> None:
        """Note whose turn it is; an update is an action heard of, and so is a change."""
        if message[9:15] not in (b"update", b"change", b"snapsh"):
            if message.startswith(b'{"type":"error"'):
                raise RuntimeError(message.decode())
            return
        if b'"options":[]' not in message:
            seen = _positions.decode(message)
            table.mover, table.seq = seen.seat or 0, seen.seq
            table.action = seen.options[seen.seq % len(seen.options)].action
        if message[9:15] != b"snapsh":
            self.heard(table)

    def act(self, table: Table) -> None:
        """Play a card."""
        table.keys += 1
        message = '{"type":"act","table":"%s","seat":%d,"key":"k%d","seq":%d,"action":%d}'
        given = (table.id, table.mover, table.keys, table.seq, table.action)
        table.wires[table.mover].send((message % given).encode())


class _Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class _State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    ctx: _Context


class _Sync(msgspec.Struct):
    state: _State


class BoardgameTables(Tables):
    """The same with boardgame.io: its own game of cards, its socket.io protocol.

    A match is made when the first player asks for it.
    """

    async def join(self, table: Table) -> None:
        """Connect four players, one after the other, as a match made on demand needs it."""
        for seat in range(SEATS):
            synced: asyncio.Future[None] = self.loop.create_future()
            wire = await connect(
                table.port,
                "/socket.io/?EIO=4&transport=websocket",
                lambda one, message, seat=seat, synced=synced: self.hear(table, seat, synced, one, message),  # type: ignore[misc]
            )
            table.wires.append(wire)
            await synced

    def hear(self, table: Table, seat: int, synced: asyncio.Future[None], wire: Wire, message: bytes) -> None:
        """Speak socket.io: open, join the namespace, ask for the match, then follow updates."""
        if message[:1] == b"0":
            wire.send(b"40/cards,")
        elif message[:1] == b"2":
            wire.send(b"3")
        elif message.startswith(b"40/cards"):
            wire.send(f'42/cards,["sync","{table.id}","{seat}",null,{SEATS}]'.encode())
        elif message.startswith(b'42/cards,["sync"'):
            _, _, sync = msgspec.json.decode(message[9:], type=tuple[str, str, _Sync])
            self.note(table, sync.state)
            if not synced.done():
                synced.set_result(None)
        elif message.startswith(b'42/cards,["update"'):
            if seat == 0:
                parts = msgspec.json.decode(message[9:], type=list[msgspec.Raw])
                self.note(table, msgspec.json.decode(parts[2], type=_State))
            self.heard(table)

    def note(self, table: Table, state: _State) -> None:
        """Note whose turn it is."""
        table.mover, table.seq = int(state.ctx.current), state.number

    def act(self, table: Table) -> None:
        """Play the first card of the hand."""
        payload = {"type": "play", "args": [0], "playerID": str(table.mover), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        body = json.dumps(["update", action, table.seq, table.id, str(table.mover)])
        table.wires[table.mover].send(f"42/cards,{body}".encode())
