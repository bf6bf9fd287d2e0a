"""The HTTP side of the builder that a game declares: catalogue, a verdict on a band, suggestions. Nothing is kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.kernel.building import Builder
from flibuste.kernel.game import GAMES
from flibuste.server.bots.pool import BotFailed
from flibuste.server.edge.api import body, limit, reply, service_of
from flibuste.server.edge.guard import address_of, bearer_of, cookie_of
from flibuste.server.problems import Refused
from flibuste.server.tables.long_work import SECONDS
from flibuste.server.tables.playing_on import may_see
from flibuste.server.tables.service import Who
from flibuste.table.own_cards import own_game
from flibuste.wire.crews import CrewBand, CrewCatalogue, CrewCheck, CrewRequest, CrewVerdict


def building(request: Request) -> tuple[str, Builder]:
    """Find the game that a path names, with its builder; one that builds nothing is not there."""
    game = GAMES.get(request.path_params["game"])
    if game is None or game.builder is None:
        raise Refused("not_found")
    return game.name, game.builder


@lru_cache(8)
def whole(builder: Builder) -> CrewCatalogue:
    """Make the catalogue once."""
    return msgspec.convert(builder.catalogue(), CrewCatalogue)


async def give_catalogue(request: Request) -> Response:
    """List everything that can be hired, bought and learnt; at a table with files of its own, there."""
    game, builder = building(request)
    files = await files_at(request, game, request.query_params.get("table"))
    if files:
        builder = (await service_of(request).beside(own_game, game, files)).builder or builder
    return reply(whole(builder))


async def files_at(request: Request, game: str, table: str | None) -> dict[str, str]:
    """Find the files of a table's own, for somebody who may see it."""
    if table is None:
        return {}
    service = service_of(request)
    who = await service.who(cookie_of(request, service.config), bearer_of(request)) or Who("")
    live = await service.hall.open(table)
    if live.plan.game != game or not await may_see(service, live, who):
        raise Refused("unknown_table")
    return live.plan.files


async def check(request: Request) -> Response:
    """Judge a band."""
    game, _ = building(request)
    asked = await body(request, CrewCheck)
    if (asked.band is None) == (asked.file is None):
        raise Refused("malformed")
    band = None if asked.band is None else plain(asked.band)
    job = {"game": game, "band": band, "file": asked.file, "name": asked.name, "budget": asked.budget or 0}
    files = await files_at(request, game, asked.table)
    return reply(msgspec.convert((await worked_out(request, "judge", job, files))["verdict"], CrewVerdict))


async def worked_out(
    request: Request, work: str, job: Mapping[str, object], files: Mapping[str, str]
) -> dict[str, Any]:
    """Let a worker do something with a band; one that cannot be read is refused with the entry and the field."""
    service = service_of(request)
    own = {"own": {"game": job["game"], "files": files}} if files else {}
    question = msgspec.json.encode({"work": work, **job, **own})
    try:
        told = await service.long_pool.hand(question, SECONDS, address_of(request, service.config))
    except BotFailed as failed:
        raise Refused("bad_band", 400) from failed
    if "code" in told:
        raise Refused("bad_band", 400, params=located(told["sentence"]) if told["sentence"] else None)
    if "error" in told:
        raise Refused("server_restarting", retry=1.0)
    return told


def plain(band: CrewBand) -> dict[str, object]:
    """Return a band as the fields of a file; choices that are not made are left out."""
    fields = msgspec.to_builtins(band)
    for briskar in fields["briskar"]:
        briskar["equipment"] = [
            {name: value for name, value in thing.items() if value is not None} for thing in briskar["equipment"]
        ]
    return dict(fields)


def located(sentence: str) -> dict[str, bool | int | str]:
    """Take a complaint about a file apart: where it is and what is wrong."""
    _, _, rest = sentence.partition(": ")
    entry, _, reason = rest.partition(": ")
    return {"entry": entry[:80], "reason": (reason or entry)[:200], "sentence": sentence[:300]}


async def offer(request: Request) -> Response:
    """Suggest legal bands of a faction for a budget."""
    game, builder = building(request)
    asked = await body(request, CrewRequest)
    if asked.faction not in builder.factions():
        raise Refused("malformed")
    limit(request, service_of(request).gate.codes)
    files = await files_at(request, game, asked.table)
    job = {"game": game, **msgspec.to_builtins(asked)}
    return reply(msgspec.convert((await worked_out(request, "suggest", job, files))["verdicts"], list[CrewVerdict]))


ROUTES = [
    Route("/api/{game}/catalogue", give_catalogue),
    Route("/api/{game}/crew/check", check, methods=["POST"]),
    Route("/api/{game}/crew/suggest", offer, methods=["POST"]),
]
