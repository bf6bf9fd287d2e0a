"""The HTTP side of the builder that a game declares: catalogue, a verdict on a band, suggestions. Nothing is kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.kernel.building import Builder
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, Game
from flibuste.server.edge.api import beside, body, limit, reply, service_of
from flibuste.server.problems import Refused
from flibuste.wire.crews import CrewBand, CrewCatalogue, CrewCheck, CrewRequest, CrewVerdict

LINE = 500
"""No line of a band file is longer: one key of twenty thousand parts would hold everybody up."""


@dataclass(frozen=True)
class Building:
    """A game with its builder."""

    game: Game
    builder: Builder

    def judged(self, side: object, budget: int) -> CrewVerdict:
        """Judge a band, with the answers that sign it on."""
        found = self.builder.verdict(side, budget)
        answers = found["answers"]
        assert isinstance(answers, list)
        return msgspec.convert({**found, "answers": [self.game.write(answer) for answer in answers]}, CrewVerdict)

    def suggested(self, asked: CrewRequest) -> list[CrewVerdict]:
        """Find bands; with much gold that takes a moment."""
        sides = self.builder.suggest(asked.faction, asked.budget, asked.most)
        return [self.judged(side, asked.budget) for side in sides]


def building(request: Request) -> Building:
    """Find the game that a path names; one that builds nothing is not there."""
    game = GAMES.get(request.path_params["game"])
    if game is None or game.builder is None:
        raise Refused("not_found")
    return Building(game, game.builder)


@cache
def whole(builder: Builder) -> CrewCatalogue:
    """Make the catalogue once."""
    return msgspec.convert(builder.catalogue(), CrewCatalogue)


async def give_catalogue(request: Request) -> Response:
    """List everything that can be hired, bought and learnt."""
    return reply(whole(building(request).builder))


async def check(request: Request) -> Response:
    """Judge a band."""
    place = building(request)
    asked = await body(request, CrewCheck)
    if (asked.band is None) == (asked.file is None):
        raise Refused("malformed")
    return reply(place.judged(read(place.builder, asked), asked.budget or 0))


def read(builder: Builder, asked: CrewCheck) -> object:
    """Read a band; what cannot be read is refused with the entry and the field."""
    try:
        if asked.file is not None:
            if any(len(line) > LINE for line in asked.file.splitlines()):
                raise Refused("bad_band", 400)
            return builder.read(asked.name, asked.file)
        return builder.made(asked.name, plain(asked.band))
    except BadData as error:
        raise Refused("bad_band", 400, params=located(error.sentence)) from error
    except (RecursionError, ValueError) as error:
        raise Refused("bad_band", 400) from error


def plain(band: CrewBand | None) -> dict[str, object]:
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
    place = building(request)
    asked = await body(request, CrewRequest)
    if asked.faction not in place.builder.factions():
        raise Refused("malformed")
    limit(request, service_of(request).gate.codes)
    return await beside(request, place.suggested, asked)


ROUTES = [
    Route("/api/{game}/catalogue", give_catalogue),
    Route("/api/{game}/crew/check", check, methods=["POST"]),
    Route("/api/{game}/crew/suggest", offer, methods=["POST"]),
]
