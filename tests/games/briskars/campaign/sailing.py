"""Crews for the tests of campaigns, and battles whose end is told instead of played."""

from __future__ import annotations

from flibuste.games.briskars.campaign.campaign import Campaign
from flibuste.games.briskars.campaign.chronicle import Tale
from flibuste.games.briskars.campaign.crews import Crew, Foe
from flibuste.games.briskars.campaign.files import sign_on
from flibuste.games.briskars.campaign.outcomes import FELL, STOOD, Fate, Outcome
from flibuste.games.briskars.cards.content import STANDARD

EXILED = """
name = "The Exiles' Broadside"
budget = 300
[[briskar]]
profile = "marten"
[[briskar]]
profile = "rotumah"
[[briskar]]
profile = "birgus"
[[briskar]]
profile = "spike"
"""
"""Bands of the tests' own: the ready ones change when they are weighed anew."""
QUINTORS = """
name = "Three Blades of Quinto Real"
budget = 300
[[briskar]]
profile = "skorbut"
equipment = ["mandrake"]
[[briskar]]
profile = "cortes"
[[briskar]]
profile = "de-leon"
"""
SUNDARS = STANDARD.bands["bands/sundars.toml"]


NOTHING_TO_TELL = Tale("beach", {}, [], {}, [], 1)
"""What is left of a battle whose end is told instead of played."""


def duel() -> Campaign:
    """Begin a duel of the Exiled (crew 0: Marten, Rotumah, Birgus, Spike) and Quinto Real (crew 1)."""
    campaign = Campaign("duel", 2)
    sign_on(campaign, EXILED)
    sign_on(campaign, QUINTORS)
    return campaign


def ashore(crew: Crew) -> None:
    """Send everybody ashore, whatever they are worth."""
    crew.ashore = [mate.number for mate in crew.mates]


def told(crew: Crew, number: int, score: float, gold: int = 0, felled: dict[int, Foe | None] | None = None) -> Outcome:
    """Tell the end of a battle: who was knocked out, and by whom; everybody else stood."""
    fallen = felled or {}
    fates = [
        Fate(mate.number, FELL if mate.number in fallen else STOOD, fallen.get(mate.number)) for mate in crew.mates
    ]
    return Outcome(number, score, gold, fates)
