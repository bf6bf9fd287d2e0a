"""A campaign as a page is shown it: crews with everybody aboard, ports, what was fought and what is due."""

from __future__ import annotations

from typing import TypedDict

from flibuste.games.briskars.campaign.ashore import has_hot_blood, value_of
from flibuste.games.briskars.campaign.campaign import Battle, Campaign
from flibuste.games.briskars.campaign.crews import (
    JUDGING,
    MUSTER_LIMIT,
    MUSTERED,
    SHARING,
    Crew,
    Foe,
    Mate,
    office_of,
    worth,
)
from flibuste.games.briskars.campaign.forms import PORTS, VOYAGE, Fixture
from flibuste.games.briskars.campaign.growth import GROWTHS, grown_number, grown_skills, growths_due
from flibuste.games.briskars.campaign.sharing import share_out, unjudged
from flibuste.games.briskars.campaign.wounds import compensation, may_retire, weakened
from flibuste.games.briskars.recruiting.bands import thing_id
from flibuste.games.briskars.recruiting.enlisting import known_as


class ShownMate(TypedDict):
    """Somebody aboard, or somebody who was (``left`` says how he went): as he has become, and what he may do now."""

    number: int
    face: str
    faction: str
    office: str
    worth: int
    purse: int
    owed: int
    experience: int
    battles: int
    felled: int
    wounds: list[str]
    grown: list[str]
    skills: list[str]
    numbers: dict[str, int]
    things: list[str]
    spells: list[str]
    grudges: list[ShownFoe]
    fit: bool
    hot: bool
    ashore: bool
    grows: list[str]
    retires: bool
    deserted: bool
    pardoned: bool
    left: str


class ShownFoe(TypedDict):
    """Somebody of another crew: his crew, his number, and his face, also if he has left."""

    crew: int
    number: int
    face: str


class ShownShare(TypedDict):
    """A row of the share-out: the mate, his office, his shares and the gold they come to."""

    mate: int
    face: str
    office: str
    shares: float
    gold: int


class ShownSharing(TypedDict):
    """The table that a crew confirms: the loot, what falls to the chest, a row for everybody who gets a share."""

    loot: int
    chest: int
    rows: list[ShownShare]


class ShownCrew(TypedDict):
    """A crew: its name (the id of a ready band that has it), where it stands, its gold, who is aboard, who has left."""

    name: str
    living: bool
    stage: str
    victories: float
    renown: float
    chest: int
    wealth: int
    limit: int
    help: int
    guns: list[str]
    gun_worth: int
    mates: list[ShownMate]
    departed: list[ShownMate]
    judging: list[int]
    sharing: ShownSharing | None
    next: bool


class ShownFate(TypedDict):
    """What became of one Briskar in a battle: stood, knocked-out or routed, by whom, and his face."""

    number: int
    face: str
    how: str
    by: ShownFoe | None


class ShownOutcome(TypedDict):
    """What a battle brought one crew."""

    crew: int
    score: float
    gold: int
    fates: list[ShownFate]


class ShownFixture(TypedDict):
    """A battle, fought or planned: port, scenario, who meets for how much renown; ``outcomes`` once it is over."""

    port: str
    scenario: str
    sides: list[int]
    stakes: list[int]
    outcomes: list[ShownOutcome] | None
    gave_up: int
    rounds: int


class CampaignView(TypedDict):
    """A whole campaign; ``story`` is the chapter of a voyage that is told now, -1 without."""

    form: str
    people: int
    crews: list[ShownCrew]
    ports: list[str]
    fixtures: list[ShownFixture]
    next: int
    standing: list[int]
    over: bool
    winners: list[int]
    story: int
    compensations: dict[str, int]


def campaign_view(campaign: Campaign) -> CampaignView:
    """Show a campaign. Rule: BK-CAM-20, BK-CAM-21."""
    coming = campaign.next_fixture()
    over = campaign.is_over()
    complete = len(campaign.crews) >= campaign.people
    return {
        "form": campaign.form,
        "people": campaign.people,
        "crews": [shown_crew(campaign, k) for k in range(len(campaign.crews))],
        "ports": [name for name, _ in PORTS],
        "fixtures": [shown_fixture(campaign, k) for k in range(len(campaign.fixtures))],
        "next": -1 if coming is None else len(campaign.fought),
        "standing": campaign.standing() if complete else [],
        "over": over,
        "winners": campaign.winners() if over else [],
        "story": len(campaign.fought) if campaign.form == VOYAGE and coming is not None else -1,
        "compensations": {wound: compensation([], wound) for wound in ("leg", "arm", "foot", "hand", "eye")},
    }


def help_for(campaign: Campaign, number: int) -> int:
    """Return by how much gold a crew of people is helped because it is behind.

    Rule: BK-CAM-19.
    """
    if number >= len(campaign.living()) or len(campaign.crews) < campaign.people:
        return 0
    return campaign.limit(number) - MUSTER_LIMIT


def shown_crew(campaign: Campaign, number: int) -> ShownCrew:
    """Show a crew. Rule: BK-CAM-04, BK-CAM-10, BK-CAM-11."""
    crew, coming = campaign.crews[number], campaign.next_fixture()
    living = number < campaign.people
    return {
        "name": known_as(crew.name),
        "living": living,
        "stage": crew.stage,
        "victories": campaign.victories(number),
        "renown": campaign.renown(number),
        "chest": crew.chest,
        "wealth": crew.wealth(),
        "limit": campaign.limit(number) if living and len(campaign.crews) >= campaign.people else 0,
        "help": help_for(campaign, number),
        "guns": [campaign.content.ordnance[piece].id for piece in crew.pieces],
        "gun_worth": value_of(campaign.content, crew, []),
        "mates": [shown_mate(campaign, number, mate) for mate in crew.mates],
        "departed": [shown_mate(campaign, number, mate) for mate in crew.departed],
        "judging": [mate.number for mate in unjudged(crew)] if crew.stage == JUDGING else [],
        "sharing": shown_sharing(campaign, crew) if crew.stage == SHARING and living else None,
        "next": coming is not None and number in coming.sides,
    }


def shown_mate(campaign: Campaign, side: int, mate: Mate) -> ShownMate:
    """Show somebody as he has become. Rule: BK-CAM-07, BK-CAM-12 to BK-CAM-14."""
    content, crew = campaign.content, campaign.crews[side]
    card = content.profiles[mate.hire.profile]
    skills = grown_skills(mate.grown, [content.skills[k].id for k in card.skills])
    printed = {
        "constitution": int(card.constitution),
        "dexterity": int(card.dexterity),
        "strength": int(card.strength),
        "mind": int(card.mind),
        "movement": int(card.movement),
        "hp": int(card.hp),
    }
    return {
        "number": mate.number,
        "face": card.like,
        "faction": content.factions[card.faction].id,
        "office": office_of(content, crew, mate) if mate in crew.mates else mate.office,
        "worth": worth(content, mate),
        "purse": mate.purse,
        "owed": mate.owed,
        "experience": mate.experience,
        "battles": mate.battles,
        "felled": len(mate.felled),
        "wounds": list(mate.wounds),
        "grown": list(mate.grown),
        "skills": skills,
        "numbers": {
            one: weakened(mate.wounds, one, grown_number(mate.grown, one, value)) for one, value in printed.items()
        },
        "things": [thing_id(content, thing) for thing in mate.hire.bought],
        "spells": [content.spells[k].id for k in mate.hire.spells],
        "grudges": [shown_foe(campaign, foe) for foe in mate.grudges],
        "fit": mate.is_fit(),
        "hot": has_hot_blood(mate, enemies(campaign, side)),
        "ashore": crew.stage == MUSTERED and mate.number in crew.ashore,
        "grows": [one for one in GROWTHS if one not in skills and one not in mate.grown] if due(mate) else [],
        "retires": may_retire(mate.wounds),
        "deserted": mate.deserted,
        "pardoned": mate.pardoned,
        "left": mate.left,
    }


def due(mate: Mate) -> bool:
    """Say whether somebody may grow now. Rule: BK-CAM-12."""
    return growths_due(mate) > 0 and not mate.left


def enemies(campaign: Campaign, side: int) -> list[Foe]:
    """List everybody whom a crew may meet in the next battle. Rule: BK-CAM-14."""
    coming = campaign.next_fixture()
    if coming is None or side not in coming.sides:
        return []
    return [(other, mate.number) for other in coming.sides if other != side for mate in campaign.crews[other].mates]


def shown_foe(campaign: Campaign, foe: Foe) -> ShownFoe:
    """Show somebody of another crew."""
    return {"crew": foe[0], "number": foe[1], "face": face_of(campaign, foe)}


def face_of(campaign: Campaign, who: Foe) -> str:
    """Return whose face somebody has who is or was aboard."""
    return campaign.content.profiles[campaign.crews[who[0]].anybody(who[1]).hire.profile].like


def shown_sharing(campaign: Campaign, crew: Crew) -> ShownSharing:
    """Show the table of article X. Rule: BK-CAM-11."""
    table = share_out(campaign.content, crew)
    rows: list[ShownShare] = [
        {
            "mate": row.mate.number,
            "face": campaign.content.profiles[row.mate.hire.profile].like,
            "office": row.office,
            "shares": row.halves / 2,
            "gold": row.gold,
        }
        for row in table.rows
    ]
    return {"loot": table.loot, "chest": table.chest + table.left_over, "rows": rows}


def shown_fixture(campaign: Campaign, number: int) -> ShownFixture:
    """Show a battle. Rule: BK-CAM-20, BK-CAM-22, BK-CAM-24."""
    fixture: Fixture = campaign.fixtures[number]
    shown: ShownFixture = {
        "port": PORTS[fixture.port][0],
        "scenario": fixture.scenario(),
        "sides": list(fixture.sides),
        "stakes": campaign.stakes(number),
        "outcomes": None,
        "gave_up": -1,
        "rounds": 0,
    }
    if number < len(campaign.fought):
        battle = campaign.fought[number]
        shown["outcomes"] = shown_outcomes(campaign, battle)
        shown["gave_up"] = battle.gave_up
        shown["rounds"] = battle.tale.rounds
    return shown


def shown_outcomes(campaign: Campaign, battle: Battle) -> list[ShownOutcome]:
    """Show what came of a battle."""
    return [
        {
            "crew": outcome.crew,
            "score": outcome.score,
            "gold": outcome.gold,
            "fates": [
                {
                    "number": fate.number,
                    "face": face_of(campaign, (outcome.crew, fate.number)),
                    "how": fate.how,
                    "by": None if fate.by is None else shown_foe(campaign, fate.by),
                }
                for fate in outcome.fates
            ],
        }
        for outcome in battle.outcomes
    ]
