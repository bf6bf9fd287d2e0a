"""What of a battle is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final, TypedDict

from flibuste.games.briskars.battle.menu import DEEDS
from flibuste.games.briskars.battle.prices import printed_prices
from flibuste.games.briskars.battle.view import BriskarsView
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.choices import Deed
from flibuste.games.briskars.field.verbs import block_names
from flibuste.games.briskars.injuries.health import SHAKEN_BELOW
from flibuste.games.briskars.insight.act_answers import BlowName, DefenceName, Sight, TestName
from flibuste.games.briskars.insight.odds import BLOWS
from flibuste.games.briskars.insight.pending_answers import Pending
from flibuste.games.briskars.insight.questions import QUESTIONS as ASKED
from flibuste.games.briskars.insight.tests import TESTS
from flibuste.games.briskars.ordnance.artillery import FIRING

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


FACTS: Final[dict[str, tuple[object, object]]] = {
    "BLOWS": (list[BlowName], list(BLOWS)),
    "TESTS": (list[TestName], [test for test in TESTS if test in named(DEEDS)]),
    "GOING": (list[str], named([deed for deed in DEEDS if deed.goes])),
    "LAID": (list[str], named(FIRING)),
    "AIMED": (list[str], named([deed for deed in DEEDS if deed.aims])),
    "PRICES": (dict[str, list[int]], printed_prices(STANDARD)),
    "SCENARIOS": (dict[str, ScenarioFacts], scenario_facts()),
    "SHAKEN": (int, int(SHAKEN_BELOW)),
    "FACTIONS": (dict[str, str], {one.id: STANDARD.factions[one.faction].id for one in STANDARD.profiles}),
}
QUESTIONS: Final = ASKED
