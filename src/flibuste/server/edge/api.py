"""The HTTP side for browsers: games, tables, seats, replays."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from flibuste.kernel.game import GAMES, Game
from flibuste.kernel.records import write_record
from flibuste.server.bots.levels import LEVELS
from flibuste.server.config import version
from flibuste.server.edge.guard import (
    address_of,
    bearer_of,
    cookie_of,
    known,
    query_number,
    read_body,
    set_cookie,
)
from flibuste.server.edge.slow_answers import SlowlySent
from flibuste.server.limits import Buckets
from flibuste.server.problems import Refused
from flibuste.server.storage import journals
from flibuste.server.tables import playing_on, seating
from flibuste.server.tables.info import table_info
from flibuste.server.tables.live import LAPSE, Live
from flibuste.server.tables.long_work import handed
from flibuste.server.tables.reels import whole_film
from flibuste.server.tables.replays import check_seat, finished, head_of, receipt, record_refused
from flibuste.server.tables.reviews import Reviews
from flibuste.server.tables.service import Service, Who
from flibuste.table.entries import By
from flibuste.table.match import Match
from flibuste.table.proof import record_so_far
from flibuste.wire.tables import (
    ByCode,
    GameInfo,
    Health,
    Join,
    Look,
    NewTable,
    PlayOn,
    Reach,
    Replay,
    SeatChange,
    SettingInfo,
    Start,
    TableInfo,
)

T = TypeVar("T")
RECORD = 1024 * 1024
"""How long (bytes) a record may be that somebody brings."""
LINES = 20
"""So many tables in a list are as much work as one request."""
LISTED = 10 * 60 * 1000
"""So long (milliseconds) after the last visit a table is still in the list of open ones."""


def service_of(request: Request) -> Service:
    """Return the service of this process."""
    service: Service = request.app.state.service
    return service


def limit(request: Request, buckets: Buckets) -> None:
    """Take a token from a bucket of the caller's address."""
    buckets.take(address_of(request, service_of(request).config), time.monotonic())


def charge(request: Request, lines: int, each: int = LINES) -> None:
    """Take from what the caller's address may ask for what a list costs: ``each`` lines as much as a request."""
    service = service_of(request)
    service.gate.addresses.take(address_of(request, service.config), time.monotonic(), lines // each)


def reply(value: object, status: int = 200) -> Response:
    """Answer with JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body(request: Request, kind: type[T]) -> T:
    """Read a body of a kind; an empty one has all defaults."""
    return msgspec.json.decode(await read_body(request) or b"{}", type=kind)


async def met(request: Request) -> tuple[Who, str | None]:
    """Return who asks; a browser that is new here gets a cookie, and is entered by what it does first."""
    service = service_of(request)
    who = await service.who(cookie_of(request, service.config), bearer_of(request))
    cookie = None
    if who is None:
        if bearer_of(request) is not None:
            raise Refused("no_token")
        limit(request, service.gate.people)
        who, cookie = service.meet()
    who.address = address_of(request, service.config)
    return who, cookie


async def show(service: Service, live: Live, who: Who) -> TableInfo:
    """Describe a table to somebody."""
    async with live.lock:
        match = await service.hall.seen(live, who.person)
        return table_info(live, match, who.person, service.codes, service.now())


def with_cookie(request: Request, response: Response, who: Who, cookie: str | None) -> Response:
    """Give a browser that is new here, and has been entered, its cookie."""
    if cookie is not None and who.entered:
        set_cookie(response, service_of(request).config, cookie)
    return response


def act(do: Callable[[Service, Who, Request], Awaitable[Live]]) -> Callable[[Request], Awaitable[Response]]:
    """Make an endpoint of something people do with a table: it answers with the table."""

    async def endpoint(request: Request) -> Response:
        service = service_of(request)
        who, cookie = await met(request)
        live = await do(service, who, request)
        return with_cookie(request, reply(await show(service, live, who)), who, cookie)

    return endpoint


async def new_table(service: Service, who: Who, request: Request) -> Live:
    """Open a table."""
    limit(request, service.gate.tables)
    return await seating.open_table(service, who, await body(request, NewTable))


async def join(service: Service, who: Who, request: Request) -> Live:
    """Sit down."""
    limit(request, service.gate.codes)
    return await seating.join(service, who, await body(request, Join))


async def watch(service: Service, who: Who, request: Request) -> Live:
    """Watch."""
    limit(request, service.gate.codes)
    return await seating.watch(service, who, await body(request, ByCode))


async def claim(service: Service, who: Who, request: Request) -> Live:
    """Keep a seat on another device."""
    limit(request, service.gate.codes)
    return await seating.claim(service, who, await body(request, ByCode))


async def change_seat(service: Service, who: Who, request: Request) -> Live:
    """Change a seat."""
    return await seating.change_seat(service, who, request.path_params["table"], await body(request, SeatChange))


async def start(service: Service, who: Who, request: Request) -> Live:
    """Begin."""
    return await seating.start(service, who, request.path_params["table"], await body(request, Start))


async def renew_link(service: Service, who: Who, request: Request) -> Live:
    """Get a new secret link for one's own seat."""
    limit(request, service.gate.codes)
    return await seating.renew_link(service, who, request.path_params["table"], request.path_params["seat"])


async def leave(service: Service, who: Who, request: Request) -> Live:
    """Stand up."""
    return await seating.leave(service, who, request.path_params["table"])


async def rematch(service: Service, who: Who, request: Request) -> Live:
    """Play again."""
    return await seating.rematch(service, who, request.path_params["table"])


def game_info(game: Game) -> GameInfo:
    """Describe a game."""
    settings = [SettingInfo(one.name, list(one.values), one.default, one.rule) for one in game.settings]
    most = game.seats.stop - 1
    return GameInfo(
        game.name, game.prefix, game.seats.start, most, game.minutes, game.finished, settings, list(LEVELS), game.dice
    )


async def games(request: Request) -> Response:
    """List the games."""
    return reply([game_info(game) for game in GAMES.values()])


async def look(request: Request) -> Response:
    """Show what a link leads to, before anybody sits down."""
    service = service_of(request)
    limit(request, service.gate.codes)
    kind, live, _ = await seating.find(service, await body(request, ByCode), "join", "watch", "seat")
    who = await service.who(cookie_of(request, service.config), bearer_of(request)) or Who("")
    info = await show(service, live, who)
    return reply(Look(kind, info))  # type: ignore[arg-type]


async def listed(request: Request) -> Response:
    """List open tables at which somebody sits, or sat a moment ago."""
    service = service_of(request)
    tables = await service.store.read(journals.listed)
    charge(request, len(tables))
    found = await described(service, tables, Who(""))
    since = service.now() - LISTED
    return reply([one for one in found if one.clock.kind == "days" or is_recent(one, since)])


def is_recent(table: TableInfo, since: int) -> bool:
    """Say whether somebody sits at a table, or sat there since a moment."""
    return table.lapses is None or table.lapses - LAPSE[table.status] >= since


async def my_tables(request: Request) -> Response:
    """List my tables, newest first."""
    who = await known(request)
    service = service_of(request)
    tables = await service.store.read(lambda database: journals.tables_of(database, who.person))
    charge(request, len(tables))
    return reply(await described(service, tables, who))


async def described(service: Service, tables: list[str], who: Who) -> list[TableInfo]:
    """Describe several tables; one that is broken does not hide the others."""
    found = []
    for table in tables:
        with contextlib.suppress(Refused):
            found.append(await show(service, await service.hall.open(table), who))
    return found


async def visible(request: Request) -> tuple[Live, Who]:
    """Open a table that the asker may see: people and watchers; after the end everybody who was given its address."""
    service = service_of(request)
    who = await service.who(cookie_of(request, service.config), bearer_of(request)) or Who("")
    live = await service.hall.open(request.path_params["table"])
    if not await playing_on.may_see(service, live, who):
        raise Refused("unknown_table")
    return live, who


async def one_table(request: Request) -> Response:
    """Describe one table."""
    live, who = await visible(request)
    return reply(await show(service_of(request), live, who))


async def after_the_end(request: Request) -> tuple[Live, Match]:
    """Open a table whose game is over, also for those who see it later."""
    live, who = await visible(request)
    async with live.lock:
        match = await service_of(request).hall.seen(live, who.person)
    finished(match)
    await playing_on.show_all(service_of(request), live, who)
    return live, match


async def record(request: Request) -> Response:
    """Hand out the record of a finished game; where all is in one hand, also of one under way."""
    if service_of(request).config.records_anytime:
        live, _ = await visible(request)
        return PlainTextResponse(record_so_far(live.match, live.names()))
    live, who = await visible(request)
    match = await service_of(request).hall.seen(live, who.person)
    if match.status != "over" or live.frozen is None or not live.frozen.record:
        raise Refused("other_rules" if match.outdated else "not_over")
    await playing_on.show_all(service_of(request), live, who)
    return PlainTextResponse(live.frozen.record_with(live.names()))


async def replay(request: Request) -> Response:
    """Show a finished game position by position: as a seat saw it, or open."""
    live, match = await after_the_end(request)
    seat, session = query_number(request, "seat"), finished(match)
    text, by = write_record(session.game, session.record), [given.by for given in match.given]
    return await film(request, head_of(live, seat), text, session.game, by)


async def film(
    request: Request, head: Replay, record: str, game: Game | None = None, by: Sequence[By] = ()
) -> Response:
    """Send a film as it is made."""
    service = service_of(request)
    whose = address_of(request, service.config)
    portions = service.reels.portions(service.long_pool, whose, record, game, by, head.of)
    return await SlowlySent.begun(whole_film(head, portions))


async def review(request: Request) -> Response:
    """Give the review of a seat, or begin it and say how far it is."""
    live, match = await after_the_end(request)
    seat = query_number(request, "seat") or 0
    reviews: Reviews = request.app.state.reviews
    whose = address_of(request, service_of(request).config)
    return reply(await reviews.ask(live.plan.id, seat, finished(match), whose))


async def replay_given(request: Request) -> Response:
    """Show a record somebody brings."""
    service = service_of(request)
    limit(request, service.gate.codes)
    given = await read_body(request, RECORD)
    try:
        text = given.decode()
    except UnicodeDecodeError as error:
        raise Refused("malformed") from error
    told = await handed(service.long_pool, "head", address_of(request, service.config), record=text)
    if "code" in told:
        raise record_refused(told["code"], told["sentence"])
    if "head" not in told or not told["over"]:
        raise Refused("not_over" if "head" in told else "server_restarting")
    head = msgspec.convert({**told["head"], "of": query_number(request, "seat")}, Replay)
    check_seat(head.of, len(head.seats))
    return await film(request, head, text)


async def play_on(service: Service, who: Who, request: Request) -> Live:
    """Play on from a position of a finished game."""
    limit(request, service.gate.tables)
    asked = msgspec.json.decode(await read_body(request, 2 * RECORD), type=PlayOn)
    return await playing_on.play_on(service, who, asked)


async def get_receipt(request: Request) -> Response:
    """Show the receipt of a match."""
    live, who = await visible(request)
    async with live.lock:
        match = await service_of(request).hall.seen(live, who.person)
    if match.status == "over":
        await playing_on.show_all(service_of(request), live, who)
    service = service_of(request)
    return reply(await receipt(service.long_pool, address_of(request, service.config), match, live.frozen))


async def health(request: Request) -> Response:
    """Say whether the server is up and can write: it writes."""
    if await service_of(request).is_healthy():
        return reply(Health(True, version()))
    return reply(Health(False, version()), 503)


async def reach(request: Request) -> Response:
    """Say where friends reach this server."""
    config = service_of(request).config
    return reply(Reach(config.reach() or None, config.machine_only()))


ROUTES = [
    Route("/api/reach", reach),
    Route("/api/health", health),
    Route("/api/games", games),
    Route("/api/tables", listed, methods=["GET"]),
    Route("/api/tables", act(new_table), methods=["POST"]),
    Route("/api/look", look, methods=["POST"]),
    Route("/api/join", act(join), methods=["POST"]),
    Route("/api/watch", act(watch), methods=["POST"]),
    Route("/api/claim", act(claim), methods=["POST"]),
    Route("/api/tables/{table}", one_table),
    Route("/api/tables/{table}/seats", act(change_seat), methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}/link", act(renew_link), methods=["POST"]),
    Route("/api/tables/{table}/start", act(start), methods=["POST"]),
    Route("/api/tables/{table}/leave", act(leave), methods=["POST"]),
    Route("/api/tables/{table}/rematch", act(rematch), methods=["POST"]),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/replay", replay),
    Route("/api/tables/{table}/review", review, methods=["POST"]),
    Route("/api/tables/{table}/receipt", get_receipt),
    Route("/api/replay", replay_given, methods=["POST"]),
    Route("/api/play-on", act(play_on), methods=["POST"]),
    Route("/api/me/tables", my_tables),
]
