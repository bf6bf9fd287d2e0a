"""The application: routes, guard, and what happens to errors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.errors import GameError
from flibuste.server.campaigns.keeper import Keeper
from flibuste.server.config import Config
from flibuste.server.edge import (
    api,
    bot_api,
    campaign_api,
    crew_api,
    draft_api,
    me_api,
    operating,
    page,
    reaching_api,
    tournament_api,
    workroom_api,
)
from flibuste.server.edge.guard import Guard, problem_response
from flibuste.server.edge.sockets import SocketEndpoint, no_such_socket
from flibuste.server.problems import Refused, malformed, refusal
from flibuste.server.reaching.caller import Caller
from flibuste.server.tables.reviews import Reviews
from flibuste.server.tables.service import Service
from flibuste.server.tables.workshops import Workshops
from flibuste.server.tables.worths import Worths
from flibuste.server.tournaments.director import Director
from flibuste.wire import schema


async def refused(request: Request, error: Exception) -> Response:
    """Answer a refusal with its code."""
    if isinstance(error, Refused):
        return problem_response(error)
    if isinstance(error, GameError):
        return problem_response(refusal(error))
    if isinstance(error, (msgspec.MsgspecError, RecursionError)):
        return problem_response(malformed(error))
    assert isinstance(error, HTTPException)
    return problem_response(Refused("not_found" if error.status_code == 404 else "malformed", error.status_code))


@cache
def described() -> tuple[bytes, bytes]:
    """Make both descriptions once."""
    return msgspec.json.encode(schema.openapi()), msgspec.json.encode(schema.json_schema())


async def openapi(request: Request) -> Response:
    """Publish the OpenAPI description."""
    return Response(described()[0], media_type="application/json")


async def json_schema(request: Request) -> Response:
    """Publish the JSON Schema of all messages."""
    return Response(described()[1], media_type="application/json")


def make_app(config: Config, now: Callable[[], int] | None = None) -> Starlette:
    """Make the application of one server process."""
    return app_of(Service(config, now))


def app_of(service: Service) -> Starlette:
    """Make the application around a service."""
    director, keeper, caller = Director(service), Keeper(service), Caller(service)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        await director.start()
        await keeper.start()
        await caller.start()
        yield
        await caller.stop()
        await keeper.stop()
        await director.stop()
        await service.stop()

    handlers = dict.fromkeys((Refused, GameError, msgspec.MsgspecError, RecursionError, HTTPException), refused)
    routes = [
        WebSocketRoute("/ws", SocketEndpoint(service)),
        WebSocketRoute("/{path:path}", no_such_socket),
        Route("/api/openapi.json", openapi),
        Route("/api/schema.json", json_schema),
        *api.ROUTES,
        *me_api.ROUTES,
        *bot_api.ROUTES,
        *crew_api.ROUTES,
        *draft_api.ROUTES,
        *operating.ROUTES,
        *tournament_api.ROUTES,
        *workroom_api.ROUTES,
        *campaign_api.ROUTES,
        *reaching_api.ROUTES,
        Route("/api/{rest:path}", page.no_such_path, methods=["GET", "POST", "DELETE", "PUT"]),
        Route("/{path:path}", page.page),
    ]
    app = Starlette(
        routes=routes, middleware=[Middleware(Guard, service=service)], exception_handlers=handlers, lifespan=lifespan
    )
    app.state.service = service
    app.state.director = director
    app.state.keeper = keeper
    app.state.caller = caller
    app.state.reviews = Reviews(service)
    app.state.workshops = Workshops(service)
    app.state.worths = Worths(service)
    return app
