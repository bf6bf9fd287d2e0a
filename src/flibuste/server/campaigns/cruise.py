"""A campaign folded from its journal, and what its people may do; nobody here looks at a watch or a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from flibuste.kernel.campaigning import BATTLE, SIDE, STEP, Saga, find_campaigns
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import HAD
from flibuste.kernel.session import Session
from flibuste.server.campaigns import entries as e
from flibuste.server.problems import Refused

Status = Literal["open", "sailing", "over"]


@dataclass(slots=True)
class Berth:
    """Who leads a crew (a bot has a level), and the side it begins with, as a file and by its name."""

    taken: bool = False
    level: str = ""
    side: str = ""
    name: str = ""


@dataclass(slots=True)
class Cruise:
    """Berths and the campaign itself; ``seq`` counts the entries folded so far."""

    plan: e.CampaignPlan
    seq: int = 0
    updated: int = 0
    status: Status = "open"
    called_off: bool = False
    berths: list[Berth] = field(default_factory=list)
    saga: Saga | None = None
    content: str = ""
    """The fingerprint of the cards it was begun with."""
    table: str = ""
    """Where the battle under way is fought."""
    tables: list[str] = field(default_factory=list)
    """Where each battle was fought."""
    voided: bool = False
    """Whether the last table ended without a result: somebody must want to fight again."""

    # folding

    def fold(self, entry: e.AnyEntry) -> e.AnyEntry:
        """Take one entry of the journal."""
        take: Callable[[e.AnyEntry], None] = getattr(self, f"_take_{type(entry).__name__.lower()}")
        take(entry)
        return self.noted(entry)

    def noted(self, entry: e.AnyEntry) -> e.AnyEntry:
        """Count an entry that has been done."""
        self.seq += 1
        self.updated = entry.at
        return entry

    def _take_taken(self, entry: e.Taken) -> None:
        berth = self.berths[entry.crew]
        berth.taken, berth.level = True, entry.level

    def _take_freed(self, entry: e.Freed) -> None:
        berth = self.berths[entry.crew]
        berth.taken, berth.level = False, ""

    def _take_signed(self, entry: e.Signed) -> None:
        berth, name = self.berths[entry.crew], find_campaigns(self.plan.game).check(entry.side)
        berth.side, berth.name = entry.side, name

    def _take_begun(self, entry: e.Begun) -> None:
        self.saga = find_campaigns(self.plan.game).begin(self.plan.form, self.plan.people)
        for berth in self.berths:
            self.saga.sign_on(berth.side)
        self.status, self.content = "sailing", entry.content

    def _take_did(self, entry: e.Did) -> None:
        self.under_way().do(entry.step)

    def _take_opened(self, entry: e.Opened) -> None:
        self.table, self.voided = entry.table, False

    def _take_voided(self, entry: e.Voided) -> None:
        self.table, self.voided = "", True

    def _take_fought(self, entry: e.Fought) -> None:
        self.under_way().recall(entry.step, entry.came)
        self.tables.append(self.table)
        self.table = ""

    def _take_closed(self, entry: e.Closed) -> None:
        self.status = "over"
        self.called_off = entry.called_off

    # what people ask

    def under_way(self) -> Saga:
        """Return the campaign itself; before it has begun there is none."""
        if self.saga is None:
            raise Refused("campaign_not_begun")
        return self.saga

    def demand_its_cards(self) -> None:
        """Refuse to go on with other cards than those it was begun with: what was paid and earned would change."""
        if self.status == "sailing" and self.has_other_cards():
            raise BadData("other_content", f"this campaign was begun with the cards {self.content}")

    def has_other_cards(self) -> bool:
        """Say whether the cards have changed since it was begun; who wrote no fingerprint down is believed."""
        return self.content not in ("", cards_of(self.plan.game))

    def text(self) -> str:
        """Write it as a file, under the fingerprint of the cards it was begun with."""
        today = cards_of(self.plan.game)
        return self.under_way().text().replace(f"content {today}\n", f"content {self.content or today}\n", 1)

    def led_by_bot(self, crew: int) -> str:
        """Return the level of the bot that leads a crew; those that nobody brought are led by the plan's."""
        return self.plan.level if crew >= len(self.berths) else self.berths[crew].level

    def fights_alone(self) -> bool:
        """Say whether the next battle is between bots: nobody need be there to begin it."""
        pitched = None if self.saga is None else self.saga.pitched()
        return pitched is not None and not self.voided and all(map(self.led_by_bot, pitched.sides))

    # what people do

    def take(self, crew: int, level: str, now: int) -> e.AnyEntry:
        """Lead a crew that nobody leads."""
        self.demand_not_over()
        if self.berth(crew).taken:
            raise Refused("crew_taken")
        return self.fold(e.Taken(at=now, crew=crew, level=level))

    def free(self, crew: int, now: int) -> list[e.AnyEntry]:
        """Let a crew wait for somebody to lead it."""
        self.demand_not_over()
        return [self.fold(e.Freed(at=now, crew=crew))] if self.berth(crew).taken else []

    def sign(self, crew: int, side: str, now: int) -> e.AnyEntry:
        """Choose the side of a crew, before the campaign begins."""
        self.demand("open")
        self.berth(crew)
        return self.fold(e.Signed(at=now, crew=crew, side=side))

    def begin(self, now: int) -> e.AnyEntry:
        """Let all crews sign on."""
        self.demand("open")
        if not all(berth.taken and berth.side for berth in self.berths):
            raise Refused("crews_missing")
        return self.fold(e.Begun(at=now, content=cards_of(self.plan.game)))

    def do(self, step: str, now: int) -> e.AnyEntry:
        """Do a step of a crew."""
        self.demand("sailing")
        return self.fold(e.Did(at=now, step=step))

    def open_battle(self, table: str, now: int) -> list[e.AnyEntry]:
        """Begin the next battle at a table, unless it has begun."""
        self.demand("sailing")
        if self.table:
            return []
        if self.under_way().pitched() is None:
            raise Refused("not_mustered")
        return [self.fold(e.Opened(at=now, table=table))]

    def close_battle(self, battle: Session, record: str, gave_up: int, dice: Chance, now: int) -> e.AnyEntry:
        """Take in how the battle under way ended."""
        saga = self.under_way()
        came = saga.close_battle(battle, record, gave_up, dice)
        self.tables.append(self.table)
        self.table = ""
        return self.noted(e.Fought(at=now, step=saga.steps()[-1], came=dict(came)))

    def call_off(self, now: int) -> e.AnyEntry:
        """End it before it is decided."""
        self.demand_not_over()
        return self.fold(e.Closed(at=now, called_off=True))

    def close(self, now: int) -> e.AnyEntry:
        """End it when it is decided."""
        return self.fold(e.Closed(at=now))

    def berth(self, crew: int) -> Berth:
        """Find a crew by its number."""
        if not 0 <= crew < len(self.berths):
            raise Refused("no_such_crew")
        return self.berths[crew]

    def demand(self, status: Status) -> None:
        """Refuse what comes too early or too late."""
        self.demand_not_over()
        if self.status != status:
            raise Refused("campaign_not_begun" if self.status == "open" else "campaign_begun")

    def demand_not_over(self) -> None:
        """Refuse what comes too late."""
        if self.status == "over":
            raise Refused("campaign_over")


def cards_of(game: str) -> str:
    """Return the fingerprint of the cards that campaigns of a game are begun with today."""
    return HAD[game][0].content


def folded(plan: e.CampaignPlan) -> Cruise:
    """Make a campaign that nothing has happened in yet."""
    return Cruise(plan, updated=plan.made, berths=[Berth() for _ in range(plan.people)])


def brought(game: str, told: Sequence[tuple[str, str]], came: Sequence[dict[str, Any]], now: int) -> list[e.AnyEntry]:
    """Write a campaign that somebody brings as entries of a journal; who leads its crews is not known yet."""
    sides = [text for kind, text in told if kind == SIDE]
    found: list[e.AnyEntry] = [e.Signed(at=now, crew=k, side=side) for k, side in enumerate(sides)]
    found.append(e.Begun(at=now, content=cards_of(game)))
    results = iter(came)
    for kind, step in told:
        if kind == BATTLE:
            found.append(e.Fought(at=now, step=step, came=next(results)))
        elif kind == STEP:
            found.append(e.Did(at=now, step=step))
    return found
