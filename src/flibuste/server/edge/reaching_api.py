"""The HTTP side of play over days: what waits for me, my feed, my browsers that may be woken, my vacations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.server import codes as secret
from flibuste.server.edge.api import body, limit, reply, service_of
from flibuste.server.edge.guard import address_of, known
from flibuste.server.edge.previews import language_of, spoken
from flibuste.server.problems import Refused
from flibuste.server.reaching import vacation
from flibuste.server.reaching.caller import Caller
from flibuste.server.reaching.waiting import waiting_for
from flibuste.server.storage import reaching as kept
from flibuste.server.storage.database import Database
from flibuste.server.tables.service import Service
from flibuste.wire.reaching import NewPush, NewVacation, Reaching

BROWSERS = 8
"""So many browsers of one person can be woken."""
LANGUAGES = ("en", "fr", "es")
Work = Callable[[Service, str, Request], Awaitable[None]]


def caller_of(request: Request) -> Caller:
    """Return who tells people of this process."""
    caller: Caller = request.app.state.caller
    return caller


def act(work: Work) -> Callable[[Request], Awaitable[Response]]:
    """Make an endpoint of something people change about how they are reached: it answers with how that is now."""

    async def endpoint(request: Request) -> Response:
        service, who = service_of(request), await known(request)
        limit(request, service.gate.codes)
        await work(service, who.person, request)
        return reply(await described(request, service, who.person))

    return endpoint


async def described(request: Request, service: Service, person: str) -> Reaching:
    """Say how somebody is reached."""
    now = service.now()
    turn = await service.store.read(lambda database: kept.feed_turn(database, person))
    code = feed_code(service, person, turn or 0)
    on = await service.store.read(lambda database: kept.feed_on(database, person, secret.hashed(code)))
    woken = await service.store.read(lambda database: kept.pushes_of(database, person))
    spans = await service.store.read(lambda database: kept.vacations(database, person, now - vacation.YEAR))
    key = (await caller_of(request).signer()).public()
    return Reaching(f"/api/feed/{code}" if on else None, key, len(woken), vacation.shown(spans, now))


def feed_code(service: Service, person: str, turn: int) -> str:
    """Return the secret of a feed; a new one tells nothing about the former."""
    return service.codes.code("feed", person, turn)


async def nothing(service: Service, person: str, request: Request) -> None:
    """Change nothing."""


async def new_feed(service: Service, person: str, request: Request) -> None:
    """Give somebody a feed, or a new address for it: the former one is worth nothing any more."""
    turn = await service.store.read(lambda database: kept.feed_turn(database, person))
    following = 0 if turn is None else turn + 1
    hashed = secret.hashed(feed_code(service, person, following))
    await service.store.write(lambda database: kept.keep_feed(database, person, hashed, following))


async def drop_feed(service: Service, person: str, request: Request) -> None:
    """Take a feed away."""
    await service.store.write(lambda database: kept.drop_feed(database, person))


async def new_push(service: Service, person: str, request: Request) -> None:
    """Let a browser be woken; an address in a private network is refused."""
    asked = await body(request, NewPush)
    await caller_of(request).look_up(asked.endpoint, address_of(request, service.config))
    hashed, now = secret.hashed(asked.endpoint), service.now()

    def job(database: Database) -> None:
        if len(kept.pushes_of(database, person)) >= BROWSERS:
            raise Refused("too_many_browsers", params={"n": BROWSERS})
        kept.keep_push(database, person, hashed, asked.endpoint, now)

    await service.store.write(job)
    await caller_of(request).refresh()


async def drop_push(service: Service, person: str, request: Request) -> None:
    """Wake a browser no more."""
    asked = await body(request, NewPush)
    hashed = secret.hashed(asked.endpoint)
    await service.store.write(lambda database: kept.drop_push(database, hashed, person))
    await caller_of(request).refresh()


async def go(service: Service, person: str, request: Request) -> None:
    """Go on vacation, or come back."""
    await caller_of(request).go(person, (await body(request, NewVacation)).days)


async def waiting(request: Request) -> Response:
    """List the games that wait for me."""
    who = await known(request)
    return reply(await waiting_for(service_of(request), who.person))


async def feed(request: Request) -> Response:
    """Hand a private feed out to whoever knows its address."""
    from flibuste.server.reaching.feed import feed as written

    service = service_of(request)
    limit(request, service.gate.codes)
    code = request.path_params["code"]
    person = await service.store.read(lambda database: kept.by_feed(database, secret.hashed(code)))
    if person is None:
        raise Refused("link_expired")
    asked = request.query_params.get("lang", "")
    language = asked if asked in LANGUAGES else language_of(request)
    base = service.config.reach() or str(request.base_url).rstrip("/")
    found = await waiting_for(service, person)
    words = await spoken(service, language)
    return Response(written(code, base, found, words, service.now()), media_type="application/atom+xml")


ROUTES = [
    Route("/api/me/waiting", waiting, methods=["GET"]),
    Route("/api/me/reaching", act(nothing), methods=["GET"]),
    Route("/api/me/feed", act(new_feed), methods=["POST"]),
    Route("/api/me/feed", act(drop_feed), methods=["DELETE"]),
    Route("/api/me/push", act(new_push), methods=["POST"]),
    Route("/api/me/push", act(drop_push), methods=["DELETE"]),
    Route("/api/me/vacation", act(go), methods=["POST"]),
    Route("/api/feed/{code}", feed, methods=["GET"]),
]
