"""The HTTP side of the editors: what to draw with, verdicts on files, outlooks, and fights that suggest a price."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.kernel.drafting import Drafter
from flibuste.kernel.game import GAMES
from flibuste.server.bots.pool import BotFailed
from flibuste.server.edge.api import body, limit, reply, service_of
from flibuste.server.edge.guard import address_of
from flibuste.server.problems import Refused
from flibuste.server.tables.long_work import SECONDS
from flibuste.server.tables.worths import Worths
from flibuste.wire.drafts import DraftCheck, DraftLook, DraftVerdict, Outlook, Palette, WorthRequest


def drafting(request: Request) -> tuple[str, Drafter]:
    """Find the game that a path names, with its drafter; one that takes no content of one's own is not there."""
    game = GAMES.get(request.path_params["game"])
    if game is None or game.drafter is None:
        raise Refused("not_found")
    return game.name, game.drafter


@cache
def whole(drafter: Drafter) -> bytes:
    """Make the palette once."""
    return msgspec.json.encode(msgspec.convert(drafter.palette(), Palette))


async def give_palette(request: Request) -> Response:
    """List what content of one's own is made of."""
    return Response(whole(drafting(request)[1]), media_type="application/json")


async def check(request: Request) -> Response:
    """Write, read and judge."""
    game, _ = drafting(request)
    asked = await body(request, DraftCheck)
    drafts = [{"kind": draft.kind, "fields": draft.fields} for draft in asked.drafts]
    told = await worked_out(request, {"work": "drafts", "game": game, "files": asked.files, "drafts": drafts})
    return reply(msgspec.convert(told, DraftVerdict))


async def look(request: Request) -> Response:
    """Look around from a square."""
    game, _ = drafting(request)
    asked = await body(request, DraftLook)
    told = await worked_out(request, {"work": "outlook", "game": game, "map": asked.map, "square": asked.square})
    return reply(msgspec.convert(told["outlook"], Outlook))


async def worked_out(request: Request, job: Mapping[str, object]) -> dict[str, Any]:
    """Let a worker do something with drafts; what nobody could ever read is refused."""
    service = service_of(request)
    try:
        told = await service.long_pool.hand(msgspec.json.encode(job), SECONDS, address_of(request, service.config))
    except BotFailed as failed:
        raise Refused("own_files", 400) from failed
    if "code" in told:
        raise Refused("bad_question" if told["code"] == "bad_question" else "own_files", 400)
    if "error" in told:
        raise Refused("server_restarting", retry=1.0)
    return told


async def measure(request: Request) -> Response:
    """Begin the fights that suggest what a profile costs."""
    game, _ = drafting(request)
    asked = await body(request, WorthRequest)
    limit(request, service_of(request).gate.codes)
    whose = address_of(request, service_of(request).config)
    return reply((await worths_of(request).begin(game, asked.profile, asked.files, whose)).info())


async def measured(request: Request) -> Response:
    """Say how far they are."""
    drafting(request)
    return reply(worths_of(request).find(request.path_params["id"]).info())


async def stop(request: Request) -> Response:
    """End them."""
    drafting(request)
    return reply(worths_of(request).stop(request.path_params["id"]).info())


def worths_of(request: Request) -> Worths:
    """Return the measurements of this process."""
    worths: Worths = request.app.state.worths
    return worths


ROUTES = [
    Route("/api/{game}/palette", give_palette),
    Route("/api/{game}/drafts/check", check, methods=["POST"]),
    Route("/api/{game}/drafts/outlook", look, methods=["POST"]),
    Route("/api/{game}/worth", measure, methods=["POST"]),
    Route("/api/{game}/worth/{id}", measured),
    Route("/api/{game}/worth/{id}/stop", stop, methods=["POST"]),
]
