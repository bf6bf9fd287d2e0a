"""What the HTTP side of campaigns and of tournaments share: who asks, what only the host may do, what is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.server.edge.api import met, reply, service_of, with_cookie
from flibuste.server.edge.guard import bearer_of, cookie_of
from flibuste.server.problems import Refused
from flibuste.server.series.keeping import Folded, Keeping
from flibuste.server.tables.live import DAY
from flibuste.server.tables.service import Service, Who

LISTED = 30 * DAY
LINES = 4
"""So many campaigns or tournaments in a list are as much work as one request."""


class Hosted(Folded, Protocol):
    """What was opened by somebody, who may begin it and call it off."""

    @property
    def plan(self) -> Any: ...
    def begin(self, now: int) -> msgspec.Struct: ...
    def call_off(self, now: int) -> msgspec.Struct: ...


Keeper = TypeVar("Keeper", bound=Keeping[Any])
Here = TypeVar("Here", bound=Hosted)
Work = Callable[[Keeper, Who, Request], Awaitable[Here]]
Described = Callable[[Keeper, Here, Who], Awaitable[object]]
KeeperOf = Callable[[Request], Keeper]


def acting(
    keeper_of: KeeperOf[Keeper], described: Described[Keeper, Here]
) -> Callable[[Work[Keeper, Here]], Callable[[Request], Awaitable[Response]]]:
    """Make endpoints of what people do: each answers with what has come of it."""

    def act(work: Work[Keeper, Here]) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            who, cookie = await met(request)
            keeper = keeper_of(request)
            here = await work(keeper, who, request)
            return with_cookie(request, reply(await described(keeper, here, who)), who, cookie)

        return endpoint

    return act


def looking(keeper_of: KeeperOf[Keeper], described: Described[Keeper, Any]) -> Callable[[Request], Awaitable[Response]]:
    """Make the endpoint that shows one to whoever has its link."""

    async def endpoint(request: Request) -> Response:
        keeper = keeper_of(request)
        here = await keeper.find(named(keeper, request))
        return reply(await described(keeper, here, await asker(request)))

    return endpoint


async def start(keeper: Keeping[Here], who: Who, request: Request) -> Here:
    """Begin."""

    def do(here: Here, now: int) -> Sequence[msgspec.Struct]:
        as_host(here, who)
        return [here.begin(now)]

    return await keeper.change(named(keeper, request), do)


async def call_off(keeper: Keeping[Here], who: Who, request: Request) -> Here:
    """End it before it is decided; games under way can be played to their end."""

    def do(here: Here, now: int) -> Sequence[msgspec.Struct]:
        as_host(here, who)
        return [here.call_off(now)]

    return await keeper.change(named(keeper, request), do)


def routes(kind: str, act: Callable[[Any], Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    """Return the routes of what both do alike."""
    where = f"/api/{kind}s/{{{kind}}}"
    return [
        Route(f"{where}/start", act(start), methods=["POST"]),
        Route(f"{where}/call-off", act(call_off), methods=["POST"]),
    ]


def named(keeper: Keeping[Any], request: Request) -> str:
    """Return which one is asked about."""
    return str(request.path_params[keeper.book.kind])


def as_host(here: Hosted, who: Who) -> None:
    """Refuse what only the host may do."""
    if here.plan.host != who.person:
        raise Refused("not_host")


async def asker(request: Request) -> Who:
    """Return who asks; a stranger may look too."""
    service = service_of(request)
    return await service.who(cookie_of(request, service.config), bearer_of(request)) or Who("")


async def is_open(service: Service, table: str) -> bool:
    """Say whether a table is there yet: it is written down a moment before it is opened."""
    try:
        await service.hall.open(table)
    except Refused:
        return False
    return True
