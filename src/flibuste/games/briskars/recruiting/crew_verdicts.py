"""What a crew builder is told about a band: what each one carries and costs, the value, everything that is wrong."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.faults import Fault
from flibuste.games.briskars.cards.terms import NATURAL, WAYS
from flibuste.games.briskars.field.state import NOTHING
from flibuste.games.briskars.recruiting.bands import Hire, Purchase, Roster, thing_id, write_band
from flibuste.games.briskars.recruiting.outfitting import Recruit, outfit
from flibuste.games.briskars.recruiting.recruiting import (
    band_faction,
    band_value,
    faults,
    hire_cost,
    leader_of,
    least_value,
)


class ThingFields(TypedDict):
    """One thing bought, and the choice that goes with it."""

    id: str
    replaces: NotRequired[str]
    spell: NotRequired[str]
    weapon: NotRequired[str]


class HireFields(TypedDict):
    """One Briskar of a band."""

    profile: str
    equipment: list[ThingFields]
    spells: list[str]
    ways: list[str]
    leader: bool


class PieceFields(TypedDict):
    """One piece of ordnance of a band."""

    id: str


class BandFields(TypedDict):
    """A band, field by field as in a band file."""

    name: str
    budget: int
    briskar: list[HireFields]
    piece: list[PieceFields]


def verdict(content: Content, roster: Roster, budget: i64) -> dict[str, object]:
    """Judge a band for a budget.

    Rule: BK-REC-01 to BK-REC-11, BK-LDR-01.
    """
    wrong = faults(content, roster, budget)
    leader = leader_of(content, roster) if roster.hires else -1
    return {
        "band": band_fields(content, roster),
        "file": write_band(content, roster),
        "budget": int(budget),
        "value": int(band_value(content, roster)),
        "least": int(least_value(budget)),
        "leader": int(leader),
        "faction": content.factions[band_faction(content, roster)].id if roster.hires else None,
        "members": [member(content, hire) for hire in roster.hires],
        "faults": [fault_fields(fault) for fault in wrong],
    }


def fault_fields(fault: Fault) -> dict[str, object]:
    """Describe a fault: its code and rule, whom it concerns (a place in the band), the values of its words."""
    who = fault.where.removeprefix("briskar ")
    return {
        "code": fault.code,
        "rule": fault.rule,
        "sentence": fault.sentence,
        "who": int(who) - 1 if who.isdecimal() else None,
        "name": fault.name,
        "have": int(fault.have),
        "most": int(fault.most),
        "n": int(fault.n),
    }


def member(content: Content, hire: Hire) -> dict[str, object]:
    """Describe one Briskar as he would go into battle."""
    recruit = outfit(content, hire, hire_cost(content, hire))
    poisoned = [content.weapons[recruit.weapons[place]].id for place in recruit.poisoned]
    return {
        "profile": content.profiles[hire.profile].id,
        "cost": int(recruit.cost),
        "weapons": [content.weapons[weapon].id for weapon in recruit.weapons],
        "armour": content.armours[recruit.armour].id if recruit.armour != NOTHING else None,
        "items": [content.items[item].id for item in recruit.items],
        "spells": [content.spells[spell].id for spell in recruit.spells if spell >= 0],
        "scrolls": [content.spells[spell].id for spell in recruit.scrolls if spell >= 0],
        "poisoned": poisoned,
        "sharp": sharp(content, recruit),
        "replaceable": replaceable(content, hire),
        "ways": [way for k, way in enumerate(WAYS) if recruit.ways >> k & 1],
    }


def sharp(content: Content, recruit: Recruit) -> list[str]:
    """List the weapons that poison may go on. Rule: BK-EQP-04."""
    return [content.weapons[weapon].id for weapon in recruit.weapons if content.weapons[weapon].can_be_poisoned()]


def replaceable(content: Content, hire: Hire) -> list[str]:
    """List the printed weapons that a bought one might take the place of. Rule: BK-EQP-10."""
    printed = content.profiles[hire.profile].weapons
    return [content.weapons[weapon].id for weapon in printed if content.weapons[weapon].kind != NATURAL]


# a band as plain fields


def band_fields(content: Content, roster: Roster) -> BandFields:
    """Write a band as the fields of a band file."""
    return {
        "name": roster.name,
        "budget": int(roster.budget),
        "briskar": [hire_fields(content, hire) for hire in roster.hires],
        "piece": [{"id": content.ordnance[piece].id} for piece in roster.pieces],
    }


def hire_fields(content: Content, hire: Hire) -> HireFields:
    """Write one Briskar of a band."""
    return {
        "profile": content.profiles[hire.profile].id,
        "equipment": [thing_fields(content, thing) for thing in hire.bought],
        "spells": [content.spells[spell].id for spell in hire.spells],
        "ways": [way for k, way in enumerate(WAYS) if hire.ways >> k & 1],
        "leader": bool(hire.leads),
    }


def thing_fields(content: Content, thing: Purchase) -> ThingFields:
    """Write one thing bought, with the choice made."""
    fields: ThingFields = {"id": thing_id(content, thing)}
    if thing.replaces >= 0:
        fields["replaces"] = content.weapons[thing.replaces].id
    if thing.spell >= 0:
        fields["spell"] = content.spells[thing.spell].id
    if thing.weapon >= 0:
        fields["weapon"] = content.weapons[thing.weapon].id
    return fields
