"""The keeper: keeps campaigns, lets bots do what is due, opens the tables of battles and takes their results in."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable

import msgspec

from flibuste.kernel.campaigning import Pitched
from flibuste.server import codes as secret
from flibuste.server.campaigns import entries as e
from flibuste.server.campaigns.cruise import Cruise, folded
from flibuste.server.problems import Refused
from flibuste.server.series.keeping import Keeping, Look
from flibuste.server.storage import campaigns as kept
from flibuste.server.storage.campaigns import Owner
from flibuste.server.storage.database import Conflict
from flibuste.server.storage.journals import Holder
from flibuste.server.tables.live import Live
from flibuste.server.tables.results import DECIDED
from flibuste.server.tables.seating import keep
from flibuste.table.entries import AnyEntry as TableEntry
from flibuste.table.fair import Fair
from flibuste.table.match import Match
from flibuste.table.own_cards import game_of, own_game
from flibuste.table.plan import Plan

_plans: msgspec.json.Decoder[e.CampaignPlan] = msgspec.json.Decoder(e.CampaignPlan)


class Keeper(Keeping[Cruise]):
    """Keeps the campaigns of one server process."""

    book = kept.BOOK

    def empty(self, plan: str) -> Cruise:
        return folded(_plans.decode(plan))

    async def loaded(self, name: str) -> Cruise:
        """Bring one from storage; one under way that was begun with other cards is put aside."""
        here = await super().loaded(name)
        with self.putting_aside(name):
            here.demand_its_cards()
        return here

    async def text(self, campaign: str) -> str:
        """Write a campaign as a file; one that was put aside because of its cards can be taken home too."""
        try:
            return (await self.find(campaign)).text()
        except Refused as refused:
            if refused.code != "campaign_broken":
                raise
        return (await super().loaded(campaign)).text()

    def take(self, here: Cruise, line: str) -> None:
        here.fold(e.read_entry(line))

    def concerned(self, live: Live) -> str:
        """Name the campaign of a table whose battle is over: it goes on."""
        return live.plan.campaign if live.match.status == "over" else ""

    async def owners(self, campaign: str) -> dict[int, Owner]:
        """Return who leads which crew."""
        return await self.service.store.read(lambda database: kept.owners(database, campaign))

    def looking(self, campaign: str, owners: dict[int, Owner]) -> Look:
        """Make what reads who leads which crew, for a change that goes by it."""

        async def look() -> None:
            owners.clear()
            owners.update(await self.owners(campaign))

        return look

    async def step(self, campaign: str) -> bool:
        """Let bots do what is due, look after the battle, close what is decided; say whether there may be more."""
        here = await self.find(campaign)
        if here.status != "sailing":
            return False
        before = here.seq
        if here.table:
            await self.attend_battle(here)
        else:
            await self.change(campaign, go_on)
            if (await self.find(campaign)).fights_alone():
                await self.fight(campaign)
        return (await self.find(campaign)).seq != before

    async def fight(self, campaign: str) -> Cruise:
        """Begin the next battle at a table of its own."""
        table = secret.fresh(9)
        here = await self.change(campaign, lambda there, now: there.open_battle(table, now))
        await self.attend_battle(here)
        return await self.find(campaign)

    async def attend_battle(self, here: Cruise) -> None:
        """Open the table of the battle, if that has not been done, and take in how it ended."""
        table = here.table
        try:
            found: Live | None = await self.service.hall.open(table)
        except Refused as refused:
            if refused.code not in ("unknown_table", "table_broken"):
                raise
            found = await self.opened(here) if refused.code == "unknown_table" else None
        if found is None or found.match.status == "over":
            await self.change(here.plan.id, lambda there, now: settled(there, table, found, now))

    async def opened(self, here: Cruise) -> Live:
        """Open the table of a battle; asked twice it is still one table."""
        pitched = here.under_way().pitched()
        if pitched is None:
            raise Refused("not_mustered")
        plan = self.plan_of(here, pitched)
        match = Match(plan, game_of(plan))
        owners = await self.owners(here.plan.id)
        entries: list[TableEntry] = []
        holders: list[Holder] = []
        for seat, side in enumerate(pitched.sides):
            owner = owners.get(side)
            bot = here.led_by_bot(side) or ("" if owner is not None else here.plan.level)
            entries.append(match.seat_bot(seat, bot, plan.made) if bot else match.sit(seat, "", plan.made))
            if not bot and owner is not None:
                holders.append(Holder(seat, owner.person, owner.name, True, owner.face))
        entries.append(match.start(plan.made, sealing=True))
        with contextlib.suppress(Conflict):
            await keep(self.service, match, entries, holders)
        return await self.service.hall.open(here.table)

    def plan_of(self, here: Cruise, pitched: Pitched) -> Plan:
        """Write the plan of the table of a battle: with the cards of everybody ashore."""
        plan = here.plan
        game = own_game(plan.game, pitched.files)
        return Plan(
            id=here.table,
            game=plan.game,
            seats=len(pitched.sides),
            secret=secrets.token_hex(32),
            made=self.service.now(),
            settings=game.check_settings(pitched.settings),
            clock=plan.clock,
            dice="dealt" if all(map(here.led_by_bot, pitched.sides)) else plan.dice,
            title=plan.title,
            veil=self.service.config.veil,
            rules=game.mark(),
            files=pitched.files,
            campaign=plan.id,
        )


def read_cruise(plan: str, lines: Iterable[str]) -> Cruise:
    """Fold a campaign that could go on here."""
    here = folded(_plans.decode(plan))
    for line in lines:
        here.fold(e.read_entry(line))
    here.demand_its_cards()
    return here


def go_on(here: Cruise, now: int) -> list[e.AnyEntry]:
    """Do everything that crews without a person owe, and end a campaign that is decided."""
    if here.status != "sailing":
        return []
    saga, done = here.under_way(), list[e.AnyEntry]()
    for crew, berth in enumerate(here.berths):
        while berth.level and (step := saga.due(crew)):
            done.append(here.do(step, now))
    return [*done, here.close(now)] if saga.is_over() else done


def settled(here: Cruise, table: str, live: Live | None, now: int) -> list[e.AnyEntry]:
    """Take in how the battle under way ended, once; one without a result is fought again."""
    if here.status != "sailing" or here.table != table:
        return []
    if live is None or live.match.session is None or live.match.outdated or live.frozen is None:
        return [here.fold(e.Voided(at=now))]
    ended = live.match.ended
    if ended is not None and (ended.how not in DECIDED or ended.seat < 0):
        return [here.fold(e.Voided(at=now))]
    gave_up = -1 if ended is None else ended.seat
    dice = Fair(live.match.root)
    return [here.close_battle(live.match.session, live.frozen.record, gave_up, dice, now)]
