"""The HTTP side of the crew builder of Briskars: the catalogue, a verdict on a band, suggestions. Nothing is kept."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.games.briskars.battle.crew_answers import signing_answers
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.recruiting.bands import Roster, band_of, read_band
from flibuste.games.briskars.recruiting.catalogue import catalogue
from flibuste.games.briskars.recruiting.crew_verdicts import verdict
from flibuste.games.briskars.recruiting.crews import suggest
from flibuste.kernel.errors import BadData
from flibuste.server.edge.api import beside, body, limit, reply, service_of
from flibuste.server.problems import Refused
from flibuste.wire.crews import CrewBand, CrewCatalogue, CrewCheck, CrewRequest, CrewVerdict

LINE = 500
"""No line of a band file is longer: one key of twenty thousand parts would hold everybody up."""


@cache
def whole() -> CrewCatalogue:
    """Make the catalogue once."""
    return msgspec.convert(catalogue(STANDARD), CrewCatalogue)


async def give_catalogue(request: Request) -> Response:
    """List everything that can be hired, bought and learnt."""
    return reply(whole())


async def check(request: Request) -> Response:
    """Judge a band."""
    asked = await body(request, CrewCheck)
    if (asked.band is None) == (asked.file is None):
        raise Refused("malformed")
    roster = read(asked)
    return reply(judged(roster, asked.budget or int(roster.budget)))


def read(asked: CrewCheck) -> Roster:
    """Read a band; what cannot be read is refused with the entry and the field."""
    try:
        if asked.file is not None:
            if any(len(line) > LINE for line in asked.file.splitlines()):
                raise Refused("bad_band", 400)
            return read_band(STANDARD, asked.name, asked.file)
        return band_of(STANDARD, asked.name, plain(asked.band))
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


def judged(roster: Roster, budget: int) -> CrewVerdict:
    """Judge a band, with the answers that sign it on."""
    found = verdict(STANDARD, roster, budget)
    answers = [] if found["faults"] else [GAME.write(int(answer)) for answer in signing_answers(STANDARD, roster)]
    return msgspec.convert({**found, "answers": answers}, CrewVerdict)


async def offer(request: Request) -> Response:
    """Suggest legal bands of a faction for a budget."""
    asked = await body(request, CrewRequest)
    if asked.faction not in STANDARD.ids["faction"]:
        raise Refused("malformed")
    limit(request, service_of(request).gate.codes)
    return await beside(request, suggested, asked)


def suggested(asked: CrewRequest) -> list[CrewVerdict]:
    """Find bands; with much gold that takes a moment."""
    return [judged(roster, asked.budget) for roster in suggest(STANDARD, asked.faction, asked.budget, asked.most)]


ROUTES = [
    Route("/api/briskars/catalogue", give_catalogue),
    Route("/api/briskars/crew/check", check, methods=["POST"]),
    Route("/api/briskars/crew/suggest", offer, methods=["POST"]),
]
