"""What of a battle is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final, TypedDict

from flibuste.games.briskars.battle.menu import DEEDS
from flibuste.games.briskars.battle.prices import prices_on_cards, printed_prices
from flibuste.games.briskars.battle.view import BriskarsView
from flibuste.games.briskars.campaign.forms import PORTS, SEATS, fixtures
from flibuste.games.briskars.campaign.offers import CampaignOffers
from flibuste.games.briskars.campaign.telling import Chronicle
from flibuste.games.briskars.campaign.views import CampaignView
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.choices import Deed
from flibuste.games.briskars.field.verbs import block_names
from flibuste.games.briskars.ground.distance import FATHOM
from flibuste.games.briskars.ground.surfaces import FREE_STEP, HIGHEST_JUMP
from flibuste.games.briskars.ground.templates import RADIUS
from flibuste.games.briskars.injuries.health import SHAKEN_BELOW
from flibuste.games.briskars.insight.act_answers import BlowName, DefenceName, Sight, TestName
from flibuste.games.briskars.insight.odds import BLOWS
from flibuste.games.briskars.insight.pending_answers import Pending
from flibuste.games.briskars.insight.questions import QUESTIONS as ASKED
from flibuste.games.briskars.insight.tests import TESTS
from flibuste.games.briskars.ordnance.artillery import FIRING

CAMPAIGN: Final[tuple[object, ...]] = (CampaignView, CampaignOffers, Chronicle)
"""What a page is told of campaigns."""
NAMED: Final[dict[str, object]] = {
    "BlowName": BlowName,
    "DefenceName": DefenceName,
    "Pending": Pending,
    "Sight": Sight,
    "TestName": TestName,
}
VIEW: Final[object] = BriskarsView
VERBS: Final = block_names()


def named(deeds: list[Deed]) -> list[str]:
    """Name actions by their verbs."""
    return [VERBS[int(deed.first)] for deed in deeds]


class CardPrice(TypedDict):
    """What an action costs by what is printed on a weapon, a spell or a piece: the lowest and the highest."""

    on: str
    ap: list[int]


class ScenarioFacts(TypedDict):
    """What is known of a scenario before a battle; without ``rounds`` the table's own limit counts."""

    map: str
    rounds: int
    budget: int
    least: int
    most: int


def scenario_facts() -> dict[str, ScenarioFacts]:
    """List the scenarios with what one chooses them by. Rule: BK-DIC-01, BK-END-04."""
    return {
        one.id: {
            "map": STANDARD.maps[one.map].id,
            "rounds": int(one.rounds),
            "budget": int(one.budget),
            "least": int(one.least),
            "most": int(one.most),
        }
        for one in STANDARD.scenarios
    }


def campaign_ways() -> dict[str, dict[str, list[str]]]:
    """List the ports of every form of campaign, by the number of crews. Rule: BK-CAM-20."""
    return {
        form: {str(crews): [PORTS[one.port][0] for one in fixtures(form, crews)] for crews in range(least, most + 1)}
        for form, (least, most) in SEATS.items()
    }


FACTS: Final[dict[str, tuple[object, object]]] = {
    "BLOWS": (list[BlowName], list(BLOWS)),
    "TESTS": (list[TestName], [test for test in TESTS if test in named(DEEDS)]),
    "GOING": (list[str], named([deed for deed in DEEDS if deed.goes])),
    "LAID": (list[str], named(FIRING)),
    "AIMED": (list[str], named([deed for deed in DEEDS if deed.aims])),
    "PRICES": (dict[str, list[int]], printed_prices(STANDARD)),
    "CARD_PRICES": (
        dict[str, CardPrice],
        {verb: CardPrice(on=on, ap=ap) for verb, (on, ap) in prices_on_cards(STANDARD).items()},
    ),
    "SCENARIOS": (dict[str, ScenarioFacts], scenario_facts()),
    "CAMPAIGN_WAYS": (dict[str, dict[str, list[str]]], campaign_ways()),
    "SHAKEN": (int, int(SHAKEN_BELOW)),
    "FREE_STEP": (float, int(FREE_STEP) / int(FATHOM)),
    "HIGHEST_JUMP": (float, int(HIGHEST_JUMP) / int(FATHOM)),
    "TEMPLATE": (int, int(RADIUS)),
    "FACTIONS": (dict[str, str], {one.id: STANDARD.factions[one.faction].id for one in STANDARD.profiles}),
}
QUESTIONS: Final = ASKED
