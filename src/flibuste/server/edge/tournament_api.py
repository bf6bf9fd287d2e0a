"""The HTTP side of tournaments: open, enter, begin, look, take the results home."""

from __future__ import annotations

import contextlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import GameError
from flibuste.kernel.game import Game, Settings, find_game
from flibuste.kernel.session import start as start_game
from flibuste.server import codes as secret
from flibuste.server.edge.api import body, charge, limit, reply
from flibuste.server.edge.guard import query_number
from flibuste.server.edge.series_api import LINES, LISTED, acting, as_host, asker, is_open, looking, routes
from flibuste.server.problems import Refused
from flibuste.server.storage import people as persons
from flibuste.server.storage import tournaments as kept
from flibuste.server.storage.database import Database
from flibuste.server.storage.tournaments import Named
from flibuste.server.tables.seating import level_of, tidied, tidy_name
from flibuste.server.tables.service import Who
from flibuste.server.tournaments import entries as e
from flibuste.server.tournaments.director import Director
from flibuste.server.tournaments.sheet import games_sheet, standing_sheet
from flibuste.server.tournaments.showing import shown
from flibuste.server.tournaments.tournament import Tournament
from flibuste.wire.tournaments import Enter, Entrant, NewBots, NewTournament, TournamentInfo

SMALL = 3
"""At tables of so many nobody plays for two: for two, games have rules of their own."""


def director_of(request: Request) -> Director:
    """Return the director of this process."""
    director: Director = request.app.state.director
    return director


async def described(director: Director, here: Tournament, who: Who) -> TournamentInfo:
    """Describe a tournament to somebody."""
    names = await director.people(here.plan.id)
    found = shown(here, names, who.person, director.service.codes)
    if found.table is not None and not await is_open(director.service, found.table):
        found.table = None
    return found


def plan_of(asked: NewTournament, who: Who, now: int) -> e.TournamentPlan:
    """Check a new tournament against its game: so many at a table, and a clock, so that every round ends."""
    try:
        game = find_game(asked.game)
        game.check_seats(asked.seats)
        settings = game.check_settings(asked.settings)
        sides = sides_of(game, asked.seats, settings)
    except GameError as error:
        raise Refused(error.code, 400) from error
    if asked.clock.kind == "none":
        raise Refused("needs_clock", 400)
    fields = msgspec.structs.asdict(asked)
    together = len(set(sides)) < asked.seats
    changed = {
        "settings": settings,
        "title": tidied(asked.title),
        "sides": sides if together else [],
        "smaller": asked.seats > SMALL and asked.seats - 1 in game.seats and not (together or asked.duplicate),
    }
    return e.TournamentPlan(id=secret.fresh(9), host=who.person, made=now, **{**fields, **changed})


def sides_of(game: Game, seats: int, settings: Settings) -> list[int]:
    """Find out who plays together, as the game itself says."""
    state = start_game(game, seats, settings, Seeded(0)).state
    return [int(state.side(seat)) for seat in range(seats)]


act = acting(director_of, described)


async def open_one(director: Director, who: Who, request: Request) -> Tournament:
    """Open a tournament."""
    limit(request, director.service.gate.tables)
    now = director.service.now()
    plan = plan_of(await body(request, NewTournament), who, now)
    return await director.create(plan, [], who.enter)


async def enter(director: Director, who: Who, request: Request) -> Tournament:
    """Take part; whoever does already stays."""
    tournament = request.path_params["tournament"]
    asked = await body(request, Enter)
    name = tidy_name(asked.name)
    names: dict[int, Named] = {}

    async def look() -> None:
        names.clear()
        names.update(await director.people(tournament))

    def do(here: Tournament, now: int) -> list[e.AnyEntry]:
        if my_number(here, names, who) is not None:
            return []
        check_name(here, names, name)
        return [here.enter(now)]

    def also(database: Database, here: Tournament) -> None:
        who.enter(database)
        kept.keep_entrant(database, tournament, Named(len(here.entrants) - 1, who.person, name, asked.face))
        persons.set_looks(database, who.person, name, asked.face)

    return await director.change(tournament, do, also, look)


def my_number(here: Tournament, names: dict[int, Named], who: Who) -> int | None:
    """Return the number of somebody who takes part."""
    return next((one for one in here.active() if one in names and names[one].person == who.person), None)


def check_name(here: Tournament, names: dict[int, Named], name: str) -> None:
    """Refuse a name that somebody who takes part has."""
    taken = {names[one].name.casefold() for one in here.active() if one in names}
    if name and name.casefold() in taken:
        raise Refused("name_taken")


async def leave(director: Director, who: Who, request: Request) -> Tournament:
    """Take part no more; a game under way is given up."""
    tournament = request.path_params["tournament"]
    names = await director.people(tournament)

    def do(here: Tournament, now: int) -> list[e.AnyEntry]:
        number = my_number(here, names, who)
        if number is None:
            raise Refused("not_entered")
        return [here.leave(number, now)]

    return await director.change(tournament, do)


async def add_bots(director: Director, who: Who, request: Request) -> Tournament:
    """Let bots take part."""
    asked = await body(request, NewBots)
    level = level_of(asked.level)

    def do(here: Tournament, now: int) -> list[e.AnyEntry]:
        as_host(here, who)
        if len(here.active()) + asked.count > here.most():
            raise Refused("tournament_full")
        return [here.enter(now, level) for _ in range(asked.count)]

    return await director.change(request.path_params["tournament"], do)


async def take_out(director: Director, who: Who, request: Request) -> Tournament:
    """Take an entrant out before the start."""
    asked = await body(request, Entrant)

    def do(here: Tournament, now: int) -> list[e.AnyEntry]:
        as_host(here, who)
        here.demand("open")
        return [here.leave(asked.number, now)]

    return await director.change(request.path_params["tournament"], do)


async def listed(request: Request) -> Response:
    """List the tournaments everybody may see, and mine."""
    director = director_of(request)
    service = director.service
    who = await asker(request)
    since = service.now() - LISTED
    found = await service.store.read(lambda database: kept.shown_to(database, who.person, since))
    charge(request, len(found), LINES)
    told = []
    for name in found:
        with contextlib.suppress(Refused):  # one that is broken does not hide the others
            told.append(await described(director, await director.find(name), who))
    return reply(told)


async def results(request: Request) -> Response:
    """Hand out the results as CSV: the standing, or (``games=1``) every game."""
    director = director_of(request)
    here = await director.find(request.path_params["tournament"])
    people = await director.people(here.plan.id)
    names = {one.number: f"{one.level} {one.number + 1}".strip() for one in here.entrants}
    names |= {number: named.name for number, named in people.items() if named.name}
    what, write = ("games", games_sheet) if query_number(request, "games") else ("standing", standing_sheet)
    headers = {"content-disposition": f'attachment; filename="{what}.csv"'}
    return Response(write(here, names), media_type="text/csv; charset=utf-8", headers=headers)


WHERE = "/api/tournaments/{tournament}"
ROUTES = [
    Route("/api/tournaments", listed, methods=["GET"]),
    Route("/api/tournaments", act(open_one), methods=["POST"]),
    Route(WHERE, looking(director_of, described), methods=["GET"]),
    Route(f"{WHERE}/enter", act(enter), methods=["POST"]),
    Route(f"{WHERE}/leave", act(leave), methods=["POST"]),
    Route(f"{WHERE}/bots", act(add_bots), methods=["POST"]),
    Route(f"{WHERE}/take-out", act(take_out), methods=["POST"]),
    *routes("tournament", act),
    Route(f"{WHERE}/results.csv", results, methods=["GET"]),
]
