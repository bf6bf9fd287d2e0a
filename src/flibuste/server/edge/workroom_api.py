"""The HTTP side of the workroom: sheets to print, and workshops for who changes a number."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from functools import cache
from typing import cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.kernel.game import GAMES, find_game
from flibuste.server.edge.api import body, limit, reply, service_of
from flibuste.server.edge.campaign_api import keeper_of
from flibuste.server.edge.crew_api import located
from flibuste.server.edge.guard import address_of
from flibuste.server.problems import Refused
from flibuste.server.tables.long_work import handed
from flibuste.server.tables.workshops import Workshops
from flibuste.wire import workroom as w

MEDIA = {False: "application/pdf", True: "image/png"}


def workshops_of(request: Request) -> Workshops:
    """Return the workshops of this process."""
    found: Workshops = request.app.state.workshops
    return found


async def prints(request: Request) -> Response:
    """List everything that can be printed."""
    return reply(everything())


@cache
def everything() -> w.Prints:
    """List the kinds of print once."""
    from flibuste.paper.press import SIZES  # a page without a server has no press
    from flibuste.paper.prints import PRINTS

    return w.Prints([w.PrintKind(what, one.names()) for what, one in PRINTS.items()], list(SIZES))


async def give_sheets(request: Request) -> Response:
    """Hand something out as PDF."""
    return await made(request, picture=False)


async def give_picture(request: Request) -> Response:
    """Show the first sheet of something as a picture."""
    return await made(request, picture=True)


async def made(request: Request, picture: bool) -> Response:
    """Print something; what is not in the list is refused before that."""
    what = request.path_params["what"]
    of, language, size = (request.query_params.get(name, "") for name in ("of", "language", "size"))
    names = {kind.what: kind.names for kind in everything().kinds}.get(what)
    if names is None or of not in (names or [""]):
        raise Refused("not_found")
    name = "-".join(filter(None, (what, of.replace("_", "-"), language)))
    return await pressed(request, name, picture, what=what, of=of, language=language, size=size)


async def give_own_crew(request: Request) -> Response:
    """Print a crew of one's own: a band file, or a crew of a campaign as it has become."""
    asked = await body(request, w.OwnSheets)
    crew: object = asked.file
    if asked.campaign:
        here = await keeper_of(request).find(asked.campaign)
        here.berth(asked.crew)
        crew = cast("Mapping[str, list[object]]", here.under_way().view())["crews"][asked.crew]
    return await pressed(
        request, "crew", asked.picture, what="own-crew", of=crew, language=asked.language, size=asked.size
    )


async def pressed(request: Request, name: str, picture: bool, **job: object) -> Response:
    """Let a worker print; what it refuses is said with its reason."""
    from flibuste.words.catalogues import LANGUAGES  # a page without a server has no words of its own

    if job["language"] not in LANGUAGES or job["size"] not in everything().sizes:
        raise Refused("malformed", 400)
    service = service_of(request)
    limit(request, service.gate.codes)
    whose = address_of(request, service.config)
    told = await handed(service.long_pool, "sheet", whose, None, picture=picture, **job)
    if "made" not in told:
        raise not_printed(told)
    headers = {} if picture else {"content-disposition": f'attachment; filename="{name}.pdf"'}
    return Response(base64.b64decode(told["made"]), media_type=MEDIA[picture], headers=headers)


def not_printed(told: Mapping[str, object]) -> Refused:
    """Say why something was not printed: no press here, or a crew that cannot be read."""
    if "code" not in told:
        return Refused("server_restarting", 503)
    if told["code"] == "no_press":
        return Refused("no_press", 503)
    return Refused("bad_band", 400, params=located(str(told["sentence"])))


async def numbers(request: Request) -> Response:
    """List the numbers of a game that can be changed; a path that names no game leads nowhere."""
    if request.path_params["game"] not in GAMES:
        raise Refused("not_found")
    return reply(numbers_of(request.path_params["game"]))


@cache
def numbers_of(game: str) -> w.Numbers:
    """List the numbers once."""
    from flibuste.lab.edits import numbers as listed  # a page without a server has no workshop

    if find_game(game).with_content is None:
        return w.Numbers(game, [])
    return w.Numbers(game, [w.Number(one.file, one.kind, one.id, one.field, int(one.value)) for one in listed(game)])


async def begin(request: Request) -> Response:
    """Begin a workshop."""
    service = service_of(request)
    limit(request, service.gate.tables)
    asked = await body(request, w.NewWorkshop)
    return reply((await workshops_of(request).begin(asked, address_of(request, service.config))).info())


async def look(request: Request) -> Response:
    """Say how far a workshop is."""
    return reply(workshops_of(request).find(request.path_params["workshop"]).info())


async def stop(request: Request) -> Response:
    """Stop a workshop."""
    return reply(workshops_of(request).stop(request.path_params["workshop"]).info())


ROUTES = [
    Route("/api/prints", prints, methods=["GET"]),
    Route("/api/prints/own-crew", give_own_crew, methods=["POST"]),
    Route("/api/prints/{what}.pdf", give_sheets, methods=["GET"]),
    Route("/api/prints/{what}.png", give_picture, methods=["GET"]),
    Route("/api/numbers/{game}", numbers, methods=["GET"]),
    Route("/api/workshops", begin, methods=["POST"]),
    Route("/api/workshops/{workshop}", look, methods=["GET"]),
    Route("/api/workshops/{workshop}/stop", stop, methods=["POST"]),
]
