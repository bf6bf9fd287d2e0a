"""The HTTP side for remote bots: tokens, streams of lines, answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from flibuste.kernel.errors import GameError
from flibuste.server import codes as secret
from flibuste.server.edge.api import body, met, reply, service_of, with_cookie
from flibuste.server.edge.guard import address_of, known, query_number
from flibuste.server.problems import Refused, refusal
from flibuste.server.storage import journals, people
from flibuste.server.storage.database import Database
from flibuste.server.tables.insights import insight
from flibuste.server.tables.live import Follower
from flibuste.server.tables.requests import do_request, own_seat
from flibuste.server.tables.seating import tidy_name
from flibuste.server.tables.service import Service, Who
from flibuste.wire.messages import Ack, Act, BotAct, BotAsk, Inquire
from flibuste.wire.tables import BotInfo, NewBot

BOTS = 20
QUIET = 15.0
BEHIND = 1024
MOMENTS = ("snapshot", "update", "change")


class _Position(msgspec.Struct):
    """The part of a message that tells whether a seat is asked."""

    type: str = ""
    seat: int | None = None
    waiting: list[int] = []


_peek: msgspec.json.Decoder[_Position] = msgspec.json.Decoder(_Position)


class Stream(Follower):
    """A response that never ends: one JSON message per line."""

    def __init__(self, person: str, only_turns: bool = False, seat: int | None = None) -> None:
        super().__init__(person)
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.only_turns = only_turns
        self.seat = seat
        self.ended = False

    def send(self, message: bytes) -> None:
        """Queue a line; a reader that does not keep up is let go."""
        if self.lines.qsize() >= BEHIND:
            self.close()
        elif not self.ended and self.wanted(message):
            self.lines.put_nowait(message)

    def close(self) -> None:
        """End the stream after what is in it already."""
        if not self.ended:
            self.ended = True
            self.lines.put_nowait(None)

    def wanted(self, message: bytes) -> bool:
        """Keep questions to one's own seats where only those are wanted, and messages for the seat asked for."""
        if not self.only_turns and self.seat is None:
            return True
        seen = _peek.decode(message)
        if self.only_turns:
            return seen.type in MOMENTS and seen.seat in seen.waiting
        return seen.type not in MOMENTS or seen.seat == self.seat

    async def read(self) -> AsyncIterator[bytes]:
        """Give line after line; an empty one now and then keeps the connection open."""
        while True:
            try:
                line = await asyncio.wait_for(self.lines.get(), QUIET)
            except TimeoutError:
                yield b"\n"
                continue
            if line is None:
                return
            yield line + b"\n"


async def token(request: Request) -> tuple[Service, Who]:
    """Return the bot that asks; browsers use the socket."""
    who = await known(request)
    if not who.token:
        raise Refused("no_token")
    return service_of(request), who


async def make_bot(request: Request) -> Response:
    """Give a person a token for a bot; it is shown this once."""
    service = service_of(request)
    who, cookie = await met(request)
    asked = await body(request, NewBot)
    if who.token or len(await service.store.read(lambda database: people.bots_of(database, who.person))) >= BOTS:
        raise Refused("too_many_bots", params={"max": BOTS})
    number, person, given, now = secret.fresh(6), secret.fresh(12), "flb_" + secret.fresh(24), service.now()
    name = tidy_name(asked.name)
    bot = (number, person, name, secret.hashed(given))

    def job(database: Database) -> None:
        who.enter(database)
        people.make_bot(database, who.person, bot, now)

    await service.store.write(job)
    return with_cookie(request, reply(BotInfo(number, name, now, given), 201), who, cookie)


async def list_bots(request: Request) -> Response:
    """List my bots."""
    who = await known(request)
    bots = await service_of(request).store.read(lambda database: people.bots_of(database, who.person))
    return reply([BotInfo(number, name, made) for number, name, made in bots])


async def revoke_bot(request: Request) -> Response:
    """Revoke the token of a bot."""
    service = service_of(request)
    who, number = await known(request), request.path_params["bot"]
    bot = await service.store.write(lambda database: people.revoke(database, who.person, number, service.now()))
    if bot is None:
        raise Refused("not_found")
    await service.cut_off(bot)
    return Response(status_code=204)


async def turns(request: Request) -> Response:
    """Stream every question to a seat of this bot, at whichever table."""
    service, who = await token(request)
    stream = Stream(who.person, only_turns=True)
    address = service.let_in(address_of(request, service.config))
    tables = await service.store.read(lambda database: journals.tables_of(database, who.person))

    async def lines() -> AsyncIterator[bytes]:
        service.listeners.setdefault(who.person, set()).add(stream)
        try:
            for table in tables:
                with contextlib.suppress(Refused):
                    if (await service.hall.open(table)).match.status != "over":
                        await service.hall.follow(table, stream, None)
            async for line in stream.read():
                yield line
        finally:
            service.let_out(address)
            service.stop_listening(who.person, stream)
            for live in [live for live in service.hall.tables.values() if stream in live.followers]:
                await service.hall.unfollow(live.plan.id, stream)

    return StreamingResponse(lines(), media_type="application/x-ndjson")


async def stream_table(request: Request) -> Response:
    """Stream everything a seat may know of one table, since a sequence; positions whole, or as changes."""
    service, who = await token(request)
    table = request.path_params["table"]
    seat, since = query_number(request, "seat"), query_number(request, "since")
    changes = bool(query_number(request, "changes"))
    if seat is not None:
        await own_seat(service, who.person, table, seat)
    stream = Stream(who.person, seat=seat)
    address = service.let_in(address_of(request, service.config))
    try:
        await service.hall.follow(table, stream, since, changes)
    except BaseException:
        service.let_out(address)
        raise

    async def lines() -> AsyncIterator[bytes]:
        try:
            async for line in stream.read():
                yield line
        finally:
            service.let_out(address)
            await service.hall.unfollow(table, stream)

    return StreamingResponse(lines(), media_type="application/x-ndjson")


async def bot_act(request: Request) -> Response:
    """Take the answer of a bot, as a number or in notation."""
    service, who = await token(request)
    asked = await body(request, BotAct)
    table = request.path_params["table"]
    action = asked.action
    if (action is None) == (asked.notation is None):
        raise Refused("malformed")
    if action is None:
        live = await own_seat(service, who.person, table, asked.seat)
        try:
            action = live.match.game.read(asked.notation or "")
        except GameError as error:
            raise refusal(error) from error
    seq = await do_request(service, who.person, Act(table, asked.seat, asked.key, asked.seq, action))
    return reply(Ack(asked.key, seq))


async def bot_ask(request: Request) -> Response:
    """Answer a question of a bot about the position."""
    service, who = await token(request)
    asked = await body(request, BotAsk)
    whose, ask = address_of(request, service.config), Inquire(request.path_params["table"], asked.seat, asked.about)
    return reply(await insight(service, who.person, whose, ask))


ROUTES = [
    Route("/api/bots", make_bot, methods=["POST"]),
    Route("/api/bots", list_bots, methods=["GET"]),
    Route("/api/bots/{bot}", revoke_bot, methods=["DELETE"]),
    Route("/api/turns", turns),
    Route("/api/tables/{table}/stream", stream_table),
    Route("/api/tables/{table}/act", bot_act, methods=["POST"]),
    Route("/api/tables/{table}/ask", bot_ask, methods=["POST"]),
]
