"""The HTTP side for who a browser is: carried, handed out, erased; its games and how strong it is."""

from __future__ import annotations

from typing import cast, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.kernel.game import GAMES
from flibuste.rating.strength import Ladder
from flibuste.server.edge.api import body, limit, met, reply, service_of, visible, with_cookie
from flibuste.server.edge.guard import bearer_of, cookie_name, cookie_of, known, query_number
from flibuste.server.problems import Refused
from flibuste.server.storage import people
from flibuste.server.tables import identity
from flibuste.server.tables.past import history, leaderboard, table_rating
from flibuste.server.tables.service import Who
from flibuste.server.tables.statistics import statistics
from flibuste.wire.people import AskLink, Carry


async def me(request: Request) -> Response:
    """Say what is kept about this browser."""
    return reply(await identity.about(service_of(request), await known(request)))


async def link(request: Request) -> Response:
    """Give the link that brings everything to another device."""
    service = service_of(request)
    limit(request, service.gate.codes)
    who, cookie = await met(request)
    asked = await body(request, AskLink)
    device = (cookie or cookie_of(request, service.config)) if asked.renew else None
    return with_cookie(request, reply(await identity.link(service, who, device)), who, cookie)


async def carry(request: Request) -> Response:
    """Let this device be the person of a link."""
    service = service_of(request)
    limit(request, service.gate.codes)
    person = await identity.find(service, await body(request, Carry))
    who, cookie = await met(request)
    return with_cookie(request, reply(await identity.carry(service, who, person)), who, cookie)


async def export(request: Request) -> Response:
    """Hand out everything kept about me."""
    who = await known(request)
    response = reply(await service_of(request).store.read(lambda database: people.export(database, who.person)))
    response.headers["content-disposition"] = 'attachment; filename="flibuste.json"'
    return response


async def erase(request: Request) -> Response:
    """Forget me: names, chat, seats and cookies go; finished games stay without a name."""
    service = service_of(request)
    who = await known(request)
    touched = await service.store.write(lambda database: people.erase(database, who.person))
    await service.cut_off(who.person)
    for table in touched:
        service.hall.erased(table)
    response = Response(status_code=204)
    response.delete_cookie(cookie_name(service.config), path="/", httponly=True, samesite="strict")
    return response


def game_asked(request: Request) -> str:
    """Read which game is meant; nothing means all."""
    name = request.query_params.get("game", "")
    if name and name not in GAMES:
        raise Refused("unknown_game", 400)
    return name


def one_game_asked(request: Request) -> str:
    """Read which game is meant; there must be one."""
    name = game_asked(request)
    if not name:
        raise Refused("malformed")
    return name


async def games(request: Request) -> Response:
    """List my finished games."""
    who, game, skip = await known(request), game_asked(request), query_number(request, "skip") or 0
    return reply(await service_of(request).store.read(lambda database: history(database, who.person, game, skip)))


async def my_statistics(request: Request) -> Response:
    """Tell what my games of one kind come to."""
    who, game = await known(request), one_game_asked(request)
    return reply(await service_of(request).store.read(lambda database: statistics(database, who.person, game)))


async def ladder(request: Request) -> Response:
    """Tell who is how strong at a game; a stranger may look too."""
    service, game = service_of(request), one_game_asked(request)
    which = request.query_params.get("ladder", "two")
    if which not in get_args(Ladder):
        raise Refused("malformed")
    who = await service.who(cookie_of(request, service.config), bearer_of(request)) or Who("")
    return reply(
        await service.store.read(lambda database: leaderboard(database, game, cast(Ladder, which), who.person))
    )


async def rating_of(request: Request) -> Response:
    """Tell what a finished game changed."""
    live, _ = await visible(request)
    return reply(await service_of(request).store.read(lambda database: table_rating(database, live.plan.id)))


ROUTES = [
    Route("/api/me/games", games),
    Route("/api/me/statistics", my_statistics),
    Route("/api/ratings", ladder),
    Route("/api/tables/{table}/rating", rating_of),
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", erase, methods=["DELETE"]),
    Route("/api/me/link", link, methods=["POST"]),
    Route("/api/me/carry", carry, methods=["POST"]),
    Route("/api/me/export", export),
]
