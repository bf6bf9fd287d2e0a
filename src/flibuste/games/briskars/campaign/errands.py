"""What a crew does between battles when nobody leads it: the plain thing, one step after the other."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.campaign.ashore import may_fight_together, value_of
from flibuste.games.briskars.campaign.campaign import Campaign
from flibuste.games.briskars.campaign.crews import (
    COOK,
    JUDGING,
    OFFICES,
    PORT,
    SHARING,
    Crew,
    captain_of,
    worth,
)
from flibuste.games.briskars.campaign.growth import growths_due
from flibuste.games.briskars.campaign.offers import newcomers
from flibuste.games.briskars.campaign.sharing import MAROON, PARDON, unjudged
from flibuste.games.briskars.recruiting.recruiting import MOST_BRISKARS

GROWN: Final = ("tough", "nimble", "strong", "quick")
CROWD: Final = 6
"""A crew that nobody leads hires until so many are aboard."""


def errand(campaign: Campaign, side: int) -> str:
    """Return the next step of a crew that nobody leads, nothing if it has to wait. Rule: BK-CAM-10, BK-CAM-11."""
    crew = campaign.crews[side]
    if crew.stage == JUDGING:
        deserter = unjudged(crew)[0]
        return f"judge {side} {deserter.number} {MAROON if deserter.pardoned else PARDON}"
    if crew.stage == SHARING:
        return f"share {side}"
    if crew.stage != PORT or campaign.next_fixture() is None:
        return ""
    return in_port(campaign, crew, side)


def in_port(campaign: Campaign, crew: Crew, side: int) -> str:
    """Grow, give the offices out, hire, and go ashore when it is one's turn. Rule: BK-CAM-03, BK-CAM-12."""
    for mate in crew.mates:
        for growth in GROWN if growths_due(mate) > 0 else ():
            if growth not in mate.grown:
                return f"grow {side} {mate.number} {growth}"
    return office(campaign, crew, side) or newcomer(campaign, crew, side) or going_ashore(campaign, crew, side)


def office(campaign: Campaign, crew: Crew, side: int) -> str:
    """Give an office that nobody holds to somebody who holds none. Rule: BK-CAM-03."""
    captain = captain_of(campaign.content, crew)
    free = [mate for mate in crew.mates if mate is not captain and not mate.office]
    held = [mate.office for mate in crew.mates if mate is not captain]
    for name in OFFICES:
        if name not in held and free:
            return f"office {side} {free[-1 if name == COOK else 0].number} {name}"
    return ""


def newcomer(campaign: Campaign, crew: Crew, side: int) -> str:
    """Hire the dearest newcomer that the chest can pay, while there is room. Rule: BK-CAM-15."""
    if len(crew.mates) >= CROWD:
        return ""
    can = [one for one in newcomers(campaign.content, crew, side) if one["can"]]
    dearest = max(can, key=lambda one: (one["price"], one["what"]), default=None)
    return "" if dearest is None else dearest["step"]


def going_ashore(campaign: Campaign, crew: Crew, side: int) -> str:
    """Send the dearest ashore that the limit lets, if it is the crew's turn. Rule: BK-CAM-04."""
    coming = campaign.next_fixture()
    if coming is None or side not in coming.sides:
        return ""
    numbers, value = list[int](), value_of(campaign.content, crew, [])
    for mate in sorted(crew.mates, key=lambda one: -worth(campaign.content, one)):
        price = worth(campaign.content, mate)
        if not mate.is_fit() or value + price > campaign.limit(side) or len(numbers) == MOST_BRISKARS:
            continue
        party = [crew.mate(number) for number in [*numbers, mate.number]]
        if may_fight_together(campaign.content, party):
            numbers.append(mate.number)
            value += price
    return f"muster {side} {' '.join(map(str, numbers))}"
