"""One WebSocket per browser: read, check, do, answer."""

from __future__ import annotations

import logging
import time

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from flibuste.kernel.errors import GameError
from flibuste.server.config import version
from flibuste.server.edge.guard import FLOOD, address_of, cookie_of, problem_response
from flibuste.server.edge.outgoing import POLICY, WIRE, Outgoing
from flibuste.server.limits import Bucket
from flibuste.server.problems import Refused, malformed, refusal
from flibuste.server.tables.insights import insight
from flibuste.server.tables.live import Follower
from flibuste.server.tables.requests import do_request, own_seat
from flibuste.server.tables.service import Service
from flibuste.wire import messages as m
from flibuste.wire.messages import FRAME, PROTOCOL, read_ask, write_tell
from flibuste.wire.shapes import PACES
from flibuste.wire.tables import Notice

log = logging.getLogger("flibuste")
TABLES = 16


class Envelope(msgspec.Struct):
    """What can be read of a message that is otherwise unreadable: which request it was."""

    key: str | None = None
    table: str | None = None


def size_of(frame: str | bytes) -> int:
    """Return the size of a frame in bytes."""
    return len(frame.encode()) if isinstance(frame, str) else len(frame)


def addressed(frame: str | bytes) -> Envelope | None:
    """Read the envelope of a message, so that its sender knows which one was refused."""
    try:
        envelope = msgspec.json.decode(frame, type=Envelope)
    except (msgspec.MsgspecError, RecursionError):
        return None
    short = all(len(part or "") <= 64 for part in (envelope.key, envelope.table))
    return envelope if short else None


class Socket(Follower):
    """A browser that is connected."""

    def __init__(self, service: Service, wire: Outgoing, receive: Receive, person: str, address: str) -> None:
        super().__init__(person, address)
        self.service = service
        self.receive = receive
        self.send = wire.write  # type: ignore[method-assign]
        self.bucket = Bucket(service.config.limits.socket, time.monotonic())
        self.tables: set[str] = set()

    async def serve(self) -> None:
        """Answer frame by frame until the browser goes."""
        self.send(write_tell(m.Welcome(version(), PROTOCOL, self.service.now())))
        if self.service.notice != Notice():
            self.send(write_tell(m.Noticed(self.service.notice)))
        try:
            while (frame := await self.receive())["type"] == "websocket.receive":
                await self.take(frame.get("text") or frame.get("bytes") or "")
            if frame.get("code") == POLICY:
                self.service.gate.charge(self.address, time.monotonic(), FLOOD)
        finally:
            for table in list(self.tables):
                await self.service.hall.unfollow(table, self)

    async def take(self, frame: str | bytes) -> None:
        """Take one frame; whatever is wrong with it gets a code, and nothing changes."""
        try:
            self.service.gate.message(self.bucket, time.monotonic())
            if len(frame) * 4 > FRAME and size_of(frame) > FRAME:
                raise Refused("too_long", params={"max": FRAME})
            ask = read_ask(frame)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.refuse(malformed(error), addressed(frame))
        except Refused as refused:
            self.refuse(refused, None)
        else:
            if isinstance(ask, m.Inquire) or (isinstance(ask, m.Act) and self.may_be_held(ask.table)):
                self.service.run(self.attempt(ask))
            else:
                await self.attempt(ask)

    def may_be_held(self, table: str) -> bool:
        """Say whether an answer may have to wait for a veil.

        The other messages of this browser shall not (nor shall they wait for the answer to a question).
        """
        live = self.service.hall.tables.get(table)
        return live is not None and live.match.veil() is not None

    async def attempt(self, ask: m.AnyAsk) -> None:
        """Do what a message asks, or say why not."""
        try:
            await self.do(ask)
        except GameError as error:
            self.refuse(refusal(error), ask)
        except Refused as refused:
            self.refuse(refused, ask)
        except Exception:
            log.exception("socket")
            self.refuse(Refused("server_restarting", retry=1.0), ask)

    def refuse(self, refused: Refused, ask: m.AnyAsk | Envelope | None) -> None:
        """Say why not."""
        self.service.metrics.count("flibuste_refusals_total", code=refused.code)
        self.send(write_tell(refused.failure(getattr(ask, "key", None), getattr(ask, "table", None))))

    async def do(self, ask: m.AnyAsk) -> None:
        """Do what a message asks."""
        if isinstance(ask, m.Ping):
            self.send(write_tell(m.Pong()))
        elif isinstance(ask, m.Attach):
            await self.attach(ask)
        elif isinstance(ask, m.Detach):
            self.tables.discard(ask.table)
            await self.service.hall.unfollow(ask.table, self)
        elif isinstance(ask, m.Pace):
            self.pace = PACES[ask.speed]
        elif isinstance(ask, m.Seal):
            await own_seat(self.service, self.person, ask.table, ask.seat)
            sealed, place = ask.sealed, ask.seat
            await self.service.hall.change(ask.table, lambda match, now: match.seal_nonce(place, sealed, now))
        elif isinstance(ask, m.Open):
            await own_seat(self.service, self.person, ask.table, ask.seat)
            nonce, seat = ask.nonce, ask.seat
            await self.service.hall.change(ask.table, lambda match, now: [match.open_nonce(seat, nonce, now)])
        elif isinstance(ask, m.Inquire):
            self.send(write_tell(await insight(self.service, self.person, self.address, ask)))
        else:
            seq = await do_request(self.service, self.person, ask)
            self.send(write_tell(m.Ack(ask.key, seq)))

    async def attach(self, ask: m.Attach) -> None:
        """Follow a table."""
        if len(self.tables) >= TABLES and ask.table not in self.tables:
            raise Refused("too_many_tables", params={"max": TABLES})
        await self.service.hall.follow(ask.table, self, ask.since, ask.changes)
        self.tables.add(ask.table)


class SocketEndpoint:
    """Lets a browser in; that its page is ours the guard has seen."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket."""
        service, websocket = self.service, WebSocket(scope, receive, send)
        address = address_of(websocket, service.config)
        try:
            who = await service.who(cookie_of(websocket, service.config), None)
            service.let_in(address)
        except Refused as refused:
            await problem_response(refused)(scope, receive, send)
            return
        scope[WIRE].budget = Bucket(service.config.limits.frames, time.monotonic())
        try:
            await websocket.accept()
            person = "" if who is None else who.person
            await Socket(service, scope[WIRE], receive, person, address).serve()
        finally:
            service.let_out(address)


async def no_such_socket(websocket: WebSocket) -> None:
    """There are sockets at one address only."""
    await websocket.send_denial_response(problem_response(Refused("not_found")))
