"""The HTTP side of campaigns: open, lead a crew, do what is due, fight, take it home."""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from flibuste.kernel.campaigning import CAMPAIGNS, find_campaigns
from flibuste.kernel.errors import GameError
from flibuste.kernel.game import find_game
from flibuste.server import codes as secret
from flibuste.server.campaigns import entries as e
from flibuste.server.campaigns.cruise import Cruise, brought, cards_of
from flibuste.server.campaigns.keeper import Keeper
from flibuste.server.campaigns.showing import brief, crews_of, shown
from flibuste.server.edge.api import body, charge, limit, reply
from flibuste.server.edge.guard import address_of, query_number, read_body
from flibuste.server.edge.previews import spoken
from flibuste.server.edge.series_api import LINES, LISTED, acting, as_host, asker, is_open, looking, routes
from flibuste.server.problems import Refused
from flibuste.server.storage import campaigns as kept
from flibuste.server.storage import people as persons
from flibuste.server.storage.campaigns import Owner
from flibuste.server.storage.database import Database
from flibuste.server.tables.long_work import handed
from flibuste.server.tables.seating import check_dice, level_of, tidied, tidy_name
from flibuste.server.tables.service import Who
from flibuste.wire import campaigns as w


def keeper_of(request: Request) -> Keeper:
    """Return the keeper of this process."""
    keeper: Keeper = request.app.state.keeper
    return keeper


async def described(keeper: Keeper, here: Cruise, who: Who) -> w.CampaignInfo:
    """Describe a campaign to somebody; a battle is written down a moment before its table is opened."""
    found = shown(here, await keeper.owners(here.plan.id), who.person, keeper.service.codes)
    if here.table and not await is_open(keeper.service, here.table):
        found.table = found.watch = None
    return found


act = acting(keeper_of, described)


async def side_of(keeper: Keeper, request: Request, game: str, asked: str) -> str:
    """Return the text of a side: one that comes with the game by its name, or what somebody brings.

    That is read by a worker first: here it is read again only if it can be, which never takes long.
    """
    ready = find_campaigns(game).ready(asked) if asked else ""
    if ready is not None:
        return ready
    whose = address_of(request, keeper.service.config)
    told = await handed(keeper.service.long_pool, "side", whose, game=game, side=asked)
    if "code" in told:
        raise Refused(told["code"], rule=told["rule"] or None)
    if "error" in told:
        raise Refused("malformed")
    return asked


def plan_of(asked: w.NewCampaign, who: Who, now: int) -> e.CampaignPlan:
    """Check a new campaign against its game."""
    try:
        forms = {form.name: form for form in find_campaigns(asked.game).forms()}
    except GameError as error:
        raise Refused(error.code, 400) from error
    form = forms.get(asked.form)
    if form is None:
        raise Refused("no_such_form", 400)
    if not form.least <= len(asked.crews) <= form.most:
        raise Refused("wrong_number_of_crews", 400, params={"least": form.least, "most": form.most})
    check_dice(find_game(asked.game), asked.dice, asked.clock)
    return e.CampaignPlan(
        id=secret.fresh(9),
        host=who.person,
        game=asked.game,
        form=asked.form,
        people=len(asked.crews),
        made=now,
        title=tidied(asked.title),
        level=level_of(asked.level),
        clock=asked.clock,
        listed=asked.listed,
        dice=asked.dice,
    )


def begun_with(asked: w.NewCampaign, sides: Sequence[str], now: int) -> list[e.AnyEntry]:
    """Write down who leads which crew from the start, and with which side."""
    found: list[e.AnyEntry] = []
    for crew, one in enumerate(asked.crews):
        if one.kind != "open":
            found.append(e.Taken(at=now, crew=crew, level=level_of(one.level) if one.kind == "bot" else ""))
        if sides[crew]:
            found.append(e.Signed(at=now, crew=crew, side=sides[crew]))
    if all(one.kind != "open" and one.side for one in asked.crews):
        found.append(e.Begun(at=now, content=cards_of(asked.game)))
    return found


async def open_one(keeper: Keeper, who: Who, request: Request) -> Cruise:
    """Open a campaign; where every crew has its side and somebody to lead it, it begins at once."""
    limit(request, keeper.service.gate.tables)
    now = keeper.service.now()
    asked = await body(request, w.NewCampaign)
    if not any(one.kind == "you" for one in asked.crews):
        raise Refused("nobody_sits", 400)
    plan = plan_of(asked, who, now)
    sides = [await side_of(keeper, request, asked.game, one.side) for one in asked.crews]
    owners = [
        Owner(crew, who.person, tidy_name(one.name), one.face)
        for crew, one in enumerate(asked.crews)
        if one.kind == "you"
    ]
    return await keeper.create(
        plan, begun_with(asked, sides, now), lambda database: keep_owners(database, plan.id, who, owners)
    )


def keep_owners(database: Database, campaign: str, who: Who, owners: list[Owner]) -> None:
    """Keep that somebody leads these crews."""
    who.enter(database)
    for owner in owners:
        kept.keep_owner(database, campaign, owner)
        persons.set_looks(database, who.person, owner.name, owner.face)


async def bring(keeper: Keeper, who: Who, request: Request) -> Cruise:
    """Go on with a campaign from its file: a worker does every step again, battles too."""
    limit(request, keeper.service.gate.tables)
    asked = msgspec.json.decode(await read_body(request, 2 * w.FILE), type=w.BroughtCampaign)
    whose = address_of(request, keeper.service.config)
    if asked.game not in CAMPAIGNS:
        raise Refused("no_campaigns", 400)
    told = await handed(keeper.service.long_pool, "campaign", whose, game=asked.game, text=asked.file)
    if "told" not in told:
        reason = str(told.get("code", "too_long"))
        raise Refused("campaign_refused", 400, params={"reason": reason, "sentence": str(told.get("sentence", ""))})
    check_dice(find_game(asked.game), asked.dice, e.CampaignPlan.clock)
    now, people = keeper.service.now(), int(told["people"])
    if asked.crew >= people:
        raise Refused("no_such_crew", 400)
    plan = e.CampaignPlan(
        id=secret.fresh(9),
        host=who.person,
        game=asked.game,
        form=str(told["form"]),
        people=people,
        made=now,
        title=tidied(asked.title),
        dice=asked.dice,
    )
    entries = [e.Taken(at=now, crew=asked.crew), *brought(asked.game, told["told"], told["came"], now)]
    owner = Owner(asked.crew, who.person, tidy_name(asked.name), asked.face)
    return await keeper.create(plan, entries, lambda database: keep_owners(database, plan.id, who, [owner]))


async def take(keeper: Keeper, who: Who, request: Request) -> Cruise:
    """Lead a free crew, or choose another side for mine before the start."""
    campaign, asked = request.path_params["campaign"], await body(request, w.TakeCrew)
    name = tidy_name(asked.name)
    side = await side_of(keeper, request, (await keeper.find(campaign)).plan.game, asked.side)
    owners: dict[int, Owner] = {}

    def is_mine() -> bool:
        return asked.crew in crews_of(owners, who.person)

    def do(here: Cruise, now: int) -> list[e.AnyEntry]:
        entries = [] if is_mine() else [here.take(asked.crew, "", now)]
        if side:
            entries.append(here.sign(asked.crew, side, now))
        return entries

    def also(database: Database, here: Cruise) -> None:
        who.enter(database)
        if not is_mine():
            kept.keep_owner(database, campaign, Owner(asked.crew, who.person, name, asked.face))
            persons.set_looks(database, who.person, name, asked.face)

    return await keeper.change(campaign, do, also, keeper.looking(campaign, owners))


async def set_crew(keeper: Keeper, who: Who, request: Request) -> Cruise:
    """Let a bot lead a crew, or let it wait for somebody; nobody is put out of a crew he leads."""
    campaign, asked = request.path_params["campaign"], await body(request, w.SetCrew)
    side = await side_of(keeper, request, (await keeper.find(campaign)).plan.game, asked.side)
    owners: dict[int, Owner] = {}

    def do(here: Cruise, now: int) -> list[e.AnyEntry]:
        as_host(here, who)
        if asked.crew in owners:
            raise Refused("crew_taken")
        entries = here.free(asked.crew, now)
        if asked.kind == "bot":
            entries.append(here.take(asked.crew, level_of(asked.level), now))
        if side:
            entries.append(here.sign(asked.crew, side, now))
        return entries

    return await keeper.change(campaign, do, look=keeper.looking(campaign, owners))


async def leave(keeper: Keeper, who: Who, request: Request) -> Cruise:
    """Lead a crew no more: before the start it is free, afterwards a bot leads it."""
    campaign, asked = request.path_params["campaign"], await body(request, w.OneCrew)
    owners: dict[int, Owner] = {}

    def do(here: Cruise, now: int) -> list[e.AnyEntry]:
        if asked.crew not in crews_of(owners, who.person):
            raise Refused("not_your_crew")
        entries = here.free(asked.crew, now)
        return entries if here.status == "open" else [*entries, here.take(asked.crew, here.plan.level, now)]

    def also(database: Database, here: Cruise) -> None:
        kept.let_go(database, campaign, asked.crew)

    return await keeper.change(campaign, do, also, keeper.looking(campaign, owners))


async def do_step(keeper: Keeper, who: Who, request: Request) -> Cruise:
    """Do something with a crew of mine."""
    campaign, asked = request.path_params["campaign"], await body(request, w.CampaignStep)
    owners: dict[int, Owner] = {}

    def do(here: Cruise, now: int) -> list[e.AnyEntry]:
        if here.under_way().whose(asked.step) not in crews_of(owners, who.person):
            raise Refused("not_your_crew")
        return [here.do(asked.step, now)]

    return await keeper.change(campaign, do, look=keeper.looking(campaign, owners))


async def fight(keeper: Keeper, who: Who, request: Request) -> Cruise:
    """Begin the next battle: somebody who fights in it may, and the host."""
    campaign = request.path_params["campaign"]
    mine = crews_of(await keeper.owners(campaign), who.person)
    here = await keeper.find(campaign)
    pitched = here.under_way().pitched()
    if here.plan.host != who.person and (pitched is None or not any(side in mine for side in pitched.sides)):
        raise Refused("not_your_crew")
    return await keeper.fight(campaign)


async def listed(request: Request) -> Response:
    """List the campaigns that look for crews, and mine."""
    keeper, who = keeper_of(request), await asker(request)
    since = keeper.service.now() - LISTED
    found = await keeper.service.store.read(lambda database: kept.shown_to(database, who.person, since))
    charge(request, len(found), LINES)
    told = []
    for name in found:
        with contextlib.suppress(Refused):  # one that is broken does not hide the others
            here = await keeper.find(name)
            told.append(brief(here, await keeper.owners(name), who.person))
    return reply(told)


async def offers(request: Request) -> Response:
    """List what a port has for a crew, and for one of it."""
    here = await keeper_of(request).find(request.path_params["campaign"])
    crew, mate = query_number(request, "crew"), query_number(request, "mate")
    here.berth(-1 if crew is None else crew)
    return reply(here.under_way().offers(crew or 0, -1 if mate is None else mate))


async def chronicle(request: Request) -> Response:
    """Tell a campaign."""
    here = await keeper_of(request).find(request.path_params["campaign"])
    return reply(here.under_way().chronicle())


async def booklet(request: Request) -> Response:
    """Hand a chronicle out as a booklet, in the language that is asked for; a worker sets it."""
    from flibuste.words.catalogues import LANGUAGES  # a page without a server has no words and sets no booklets
    from flibuste.words.chronicles import facts_of

    keeper = keeper_of(request)
    here = await keeper.find(request.path_params["campaign"])
    language = request.query_params.get("language", "")
    if language not in LANGUAGES:
        raise Refused("malformed", 400)
    whose = address_of(request, keeper.service.config)
    await spoken(keeper.service, language, here.plan.game)
    facts = facts_of(here.plan.game, here.under_way(), language, here.has_other_cards())
    told = await handed(keeper.service.long_pool, "booklet", whose, facts=facts)
    if "pdf" not in told:
        raise Refused("no_press" if told.get("code") == "no_press" else "server_restarting", 503)
    headers = {"content-disposition": 'attachment; filename="chronicle.pdf"'}
    return Response(base64.b64decode(told["pdf"]), media_type="application/pdf", headers=headers)


async def file(request: Request) -> Response:
    """Hand a campaign out as a file."""
    headers = {"content-disposition": 'attachment; filename="campaign.txt"'}
    return PlainTextResponse(await keeper_of(request).text(request.path_params["campaign"]), headers=headers)


async def side(request: Request) -> Response:
    """Hand a crew out as a file with which another campaign can begin."""
    here = await keeper_of(request).find(request.path_params["campaign"])
    crew = query_number(request, "crew") or 0
    here.berth(crew)
    headers = {"content-disposition": 'attachment; filename="band.toml"'}
    text = here.berths[crew].side if here.saga is None else here.saga.side_of(crew)
    return PlainTextResponse(text, headers=headers)


async def forms(request: Request) -> Response:
    """List the forms of campaign of a game; one that is not played in campaigns has nothing here."""
    game = CAMPAIGNS.get(request.path_params["game"])
    if game is None:
        raise Refused("not_found")
    return reply([w.CampaignForm(form.name, form.least, form.most) for form in game.forms()])


WHERE = "/api/campaigns/{campaign}"
ROUTES = [
    Route("/api/campaigns", listed, methods=["GET"]),
    Route("/api/campaigns", act(open_one), methods=["POST"]),
    Route("/api/campaigns/bring", act(bring), methods=["POST"]),
    Route("/api/campaigns/forms/{game}", forms, methods=["GET"]),
    Route(WHERE, looking(keeper_of, described), methods=["GET"]),
    Route(f"{WHERE}/take", act(take), methods=["POST"]),
    Route(f"{WHERE}/crew", act(set_crew), methods=["POST"]),
    Route(f"{WHERE}/leave", act(leave), methods=["POST"]),
    *routes("campaign", act),
    Route(f"{WHERE}/do", act(do_step), methods=["POST"]),
    Route(f"{WHERE}/fight", act(fight), methods=["POST"]),
    Route(f"{WHERE}/offers", offers, methods=["GET"]),
    Route(f"{WHERE}/chronicle", chronicle, methods=["GET"]),
    Route(f"{WHERE}/chronicle.pdf", booklet, methods=["GET"]),
    Route(f"{WHERE}/file", file, methods=["GET"]),
    Route(f"{WHERE}/side", side, methods=["GET"]),
]
