"""Campaigns of Briskars as whoever keeps them knows them: steps, battles that can begin, what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast, final

from flibuste.games.briskars.campaign.campaign import Battle, Campaign
from flibuste.games.briskars.campaign.chronicle import Moment, Tale
from flibuste.games.briskars.campaign.crews import MUSTERED, roster_of
from flibuste.games.briskars.campaign.errands import errand
from flibuste.games.briskars.campaign.files import CREW, end_battle, parted, read_campaign, sign_on, write_campaign
from flibuste.games.briskars.campaign.forms import SEATS, Fixture
from flibuste.games.briskars.campaign.offers import offers
from flibuste.games.briskars.campaign.outcomes import Fate, Outcome
from flibuste.games.briskars.campaign.telling import told
from flibuste.games.briskars.campaign.views import campaign_view, face_of
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.recruiting.bands import write_band
from flibuste.games.briskars.recruiting.enlisting import known_as
from flibuste.kernel.campaigning import (
    BATTLE,
    SIDE,
    STEP,
    Campaigning,
    Dice,
    Form,
    Pitched,
    Saga,
    enter_campaigns,
)
from flibuste.kernel.chance import Chance, Scripted
from flibuste.kernel.errors import BadData
from flibuste.kernel.records import read_outcomes
from flibuste.kernel.session import Session

GAME: Final = "briskars"


@final
class Sailing(Saga):
    """A campaign as it is kept; ``campaign`` has the rules."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign: Final = campaign

    def text(self) -> str:
        return write_campaign(self.campaign)

    def steps(self) -> Sequence[str]:
        return self.campaign.steps

    def sign_on(self, side: str) -> None:
        sign_on(self.campaign, side)

    def whose(self, step: str) -> int:
        """Return the crew that a step speaks for. Rule: BK-CAM-20."""
        words = step.split()
        if len(words) < 2:
            raise BadData("bad_step", "a step is a word and the number of a crew, at least")
        return self.campaign.crews.index(self.campaign.crew_at(words[1]))

    def do(self, step: str) -> None:
        self.campaign.do(step)

    def due(self, crew: int) -> str:
        return errand(self.campaign, crew)

    def pitched(self) -> Pitched | None:
        """Return the next battle, if everybody in it is ashore. Rule: BK-CAM-04."""
        fixture = self.campaign.next_fixture()
        if fixture is None:
            return None
        living = [side for side in fixture.sides if side < self.campaign.people]
        if any(self.campaign.crews[side].stage != MUSTERED for side in living):
            return None
        return Pitched(list(fixture.sides), {"scenario": fixture.scenario()}, self.campaign.battle_cards())

    def close_battle(self, battle: Session, record: str, gave_up: int, dice: Chance) -> Mapping[str, object]:
        """Take a battle in. Rule: BK-CAM-05, BK-CAM-22, BK-CAM-23."""
        return plain(end_battle(self.campaign, battle, record, dice, gave_up))

    def recall(self, step: str, came: Mapping[str, object]) -> None:
        """Take a battle in again from what came of it; who gave up at once has perhaps sent nobody. Rule: BK-CAM-05."""
        gave_up, dice, _ = parted(step)
        fixture = self.campaign.next_fixture()
        assert fixture is not None
        self.campaign.battle_cards()
        tale, outcomes = tale_from(came["tale"]), [outcome_from(one) for one in cast("list[Any]", came["outcomes"])]
        if Counter(tale.faces.values()) - Counter(faces_ashore(self.campaign, fixture)):
            raise BadData("other_battle", "others fought in that battle than those who are ashore", "BK-CAM-20")
        self.campaign.come_home(Battle(fixture, tale, outcomes, gave_up), Scripted(None, read_outcomes(dice)))
        self.campaign.steps.append(step)

    def retold(self) -> Sequence[tuple[str, str]]:
        """Tell the steps by kind. Rule: BK-CAM-02."""
        found: list[tuple[str, str]] = []
        for step in self.campaign.steps:
            if step.startswith(f"{CREW}\n"):
                found.append((SIDE, parted(step)[2]))
            else:
                found.append((BATTLE if "\n" in step else STEP, step))
        return found

    def came(self) -> Sequence[Mapping[str, object]]:
        return [plain(battle) for battle in self.campaign.fought]

    def is_over(self) -> bool:
        return self.campaign.is_over()

    def view(self) -> Mapping[str, object]:
        return cast("Mapping[str, object]", campaign_view(self.campaign))

    def chronicle(self) -> Mapping[str, object]:
        return cast("Mapping[str, object]", told(self.campaign))

    def offers(self, crew: int, mate: int) -> Mapping[str, object]:
        return cast("Mapping[str, object]", offers(self.campaign, crew, mate))

    def side_of(self, crew: int) -> str:
        """Write a crew as a band file: cards and gear; wounds and growth stay in the campaign. Rule: BK-CAM-02."""
        aboard = self.campaign.crews[crew]
        return write_band(self.campaign.content, roster_of(aboard, aboard.mates))


@final
class Campaigns(Campaigning):
    """Begins campaigns with the cards that come with the game."""

    def forms(self) -> Sequence[Form]:
        return [Form(name, least, most) for name, (least, most) in SEATS.items()]

    def ready(self, name: str) -> str | None:
        return STANDARD.bands.get(f"bands/{name}.toml")

    def check(self, side: str) -> str:
        """Refuse a band that cannot sign on. Rule: BK-CAM-02."""
        return known_as(Campaign("duel", 2).found(side).name)

    def begin(self, form: str, people: int) -> Sailing:
        return Sailing(Campaign(form, people))

    def read(self, text: str, dice: Dice) -> Sailing:
        return Sailing(read_campaign(text, STANDARD, dice))


def faces_ashore(campaign: Campaign, fixture: Fixture) -> list[str]:
    """List the faces of everybody who has gone ashore for a battle."""
    return [face_of(campaign, (side, number)) for side in fixture.sides for number in campaign.crews[side].ashore]


def plain(battle: Battle) -> dict[str, object]:
    """Write what came of a battle as plain values."""
    tale = battle.tale
    return {
        "outcomes": [
            {
                "crew": one.crew,
                "score": one.score,
                "gold": one.gold,
                "fates": [[fate.number, fate.how, None if fate.by is None else list(fate.by)] for fate in one.fates],
            }
            for one in battle.outcomes
        ],
        "tale": {
            "chart": tale.chart,
            "faces": {str(k): face for k, face in tale.faces.items()},
            "moments": [[m.kind, m.at, m.round, m.briskar, m.other, m.number] for m in tale.moments],
            "ways": {str(k): squares for k, squares in tale.ways.items()},
            "left": tale.left,
            "rounds": tale.rounds,
        },
    }


def outcome_from(row: Any) -> Outcome:
    """Read what ``plain`` wrote of one crew."""
    fates = [Fate(number, how, None if by is None else (by[0], by[1])) for number, how, by in row["fates"]]
    return Outcome(row["crew"], float(row["score"]), row["gold"], fates)


def tale_from(row: Any) -> Tale:
    """Read what ``plain`` wrote of what can be told."""
    return Tale(
        row["chart"],
        {int(k): face for k, face in row["faces"].items()},
        [Moment(kind, at, round_, briskar, other, n) for kind, at, round_, briskar, other, n in row["moments"]],
        {int(k): list(squares) for k, squares in row["ways"].items()},
        list(row["left"]),
        row["rounds"],
    )


CAMPAIGNS: Final = enter_campaigns(GAME, Campaigns())
