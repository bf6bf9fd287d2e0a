"""Going ashore: who fights, and the crews' Briskars as cards of one's own for one battle."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.campaign.crews import MUSTER_LIMIT, MUSTERED, PORT, Crew, Foe, Mate, roster_of, worth
from flibuste.games.briskars.campaign.growth import grown_number, grown_skills
from flibuste.games.briskars.campaign.wounds import weakened
from flibuste.games.briskars.cards.content import TABLES, Content
from flibuste.games.briskars.recruiting.bands import ARMOUR, ITEM, Hire, quoted, write_band
from flibuste.games.briskars.recruiting.recruiting import MOST_BRISKARS, hire_cost, piece_faults
from flibuste.kernel.content import Entry, entries
from flibuste.kernel.errors import IllegalAction

BEHIND: Final = 25
MOST_BEHIND: Final = 75
HOT_BLOOD: Final = 2
PROFILES: Final = "campaign-profiles.toml"
SCENARIOS: Final = TABLES["scenario"]
NUMBERS: Final = ("constitution", "dexterity", "strength", "mind", "movement", "hp")


def muster_limit(victories: float, most: float) -> int:
    """Return how much gold may go ashore; whoever is behind brings more.

    Rule: BK-CAM-04, BK-CAM-19.
    """
    return MUSTER_LIMIT + help_for(victories, most)


def help_for(victories: float, most: float) -> int:
    """Return the gold by which a port helps a crew that is behind: ashore, and in the chest after a battle.

    Rule: BK-CAM-19.
    """
    return min(MOST_BEHIND, int(BEHIND * (most - victories)))


def muster(content: Content, crew: Crew, numbers: list[int], limit: int) -> None:
    """Choose who goes ashore; everybody fit, nobody twice, together worth no more than the limit.

    Rule: BK-CAM-04.
    """
    crew.must_be(PORT, "BK-CAM-04")
    chosen = [crew.mate(number) for number in numbers]
    if not 1 <= len(chosen) <= MOST_BRISKARS or len(set(numbers)) != len(numbers):
        raise IllegalAction("bad_muster", f"one to {MOST_BRISKARS} go ashore, and nobody twice", "BK-CAM-04")
    for mate in chosen:
        if not mate.is_fit():
            raise IllegalAction("unfit", f"mate {mate.number} cannot fight", "BK-CAM-09")
    value = value_of(content, crew, chosen)
    if value > limit:
        raise IllegalAction("muster_too_dear", f"{value} gold is over the limit of {limit}", "BK-CAM-04")
    if not may_fight_together(content, chosen):
        raise IllegalAction("mixed_factions", "whoever leads ashore cannot sign all of these on", "BK-REC-06")
    crew.ashore = list(numbers)
    crew.stage = MUSTERED


def leads_ashore(content: Content, mates: list[Mate]) -> Mate:
    """Return who leads a party: whoever is worth most now, among equals the one who was marked.

    Rule: BK-CAM-03.
    """
    return max(mates, key=lambda mate: (worth(content, mate), mate.hire.leads))


def may_fight_together(content: Content, mates: list[Mate]) -> bool:
    """Say whether a party is of factions that its leader may sign on.

    Rule: BK-CAM-04.
    """
    cards = [content.profiles[mate.hire.profile] for mate in [leads_ashore(content, mates), *mates]]
    paid = [content.factions[card.faction].mercenary for card in cards]
    own = [card.faction for card, is_paid in zip(cards, paid, strict=True) if not is_paid and not card.any_faction]
    faction = own[0] if own else next((card.faction for card, one in zip(cards, paid, strict=True) if one), -1)
    strangers = [k for k in range(1, len(cards)) if cards[k].faction != faction and not cards[k].any_faction]
    hired = sum(1 for k in strangers if paid[k])
    return len(strangers) - hired <= cards[0].foreign_recruits and hired <= len(mates) - len(strangers)


def value_of(content: Content, crew: Crew, mates: list[Mate]) -> int:
    """Add up what mates are worth, and the guns of the crew."""
    return sum(worth(content, mate) for mate in mates) + gun_worth(content, crew.pieces)


def gun_worth(content: Content, pieces: list[int]) -> int:
    """Add up what guns cost."""
    return sum(int(content.ordnance[piece].cost) for piece in pieces)


def guns_ashore(content: Content, crew: Crew, mates: list[Mate]) -> list[int]:
    """Return the guns of a crew that a party takes along: one of another faction, or without a hand to serve it, stays.

    Rule: BK-CAM-04, BK-REC-11.
    """
    party = roster_of(crew, mates)
    taken: list[int] = []
    for piece in crew.pieces:
        party.pieces = [*taken, piece]
        if not piece_faults(content, party):
            taken.append(piece)
    return taken


def card_id(side: int, mate: Mate) -> str:
    """Name the card of a mate for one battle."""
    return f"crew-{side}-mate-{mate.number}"


def card_of(content: Content, printed: Entry, side: int, mate: Mate, hot: bool) -> str:
    """Write the card of a mate as he has become: his printed one, less what he lost, plus what he learned.

    Rule: BK-CAM-07, BK-CAM-13, BK-CAM-14.
    """
    gear = int(hire_cost(content, mate.hire) - content.profiles[mate.hire.profile].cost)
    fields = dict(printed.fields)
    for number in NUMBERS:
        value = grown_number(mate.grown, number, printed.count(number))
        fields[number] = weakened(mate.wounds, number, value)
    if hot:
        fields["hp"] = grown_number(mate.grown, "hp", printed.count("hp")) + HOT_BLOOD
    fields |= {
        "id": card_id(side, mate),
        "like": content.profiles[mate.hire.profile].like,
        "cost": max(1, worth(content, mate) - gear),
        "skills": grown_skills(mate.grown, printed.texts("skills", None, [])),
        "source": "house",
    }
    for unwanted in ("henchman", "limit", "proved"):
        fields.pop(unwanted, None)
    return table("profile", fields)


def printed_cards(content: Content) -> dict[str, Entry]:
    """Return the entries of the data files that mates are hired by."""
    return {
        row.text("id"): row
        for file, text in content.files.items()
        if file.endswith(".toml") and "[[profile]]" in text
        for row in entries(file, text, "profile")
    }


def toml(value: object) -> str:
    """Write a value as TOML has it; tables stand in one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {toml(one)}' for name, one in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(toml(one) for one in value)}]"
    return quoted(value) if isinstance(value, str) else str(value)


def table(name: str, fields: dict[str, object]) -> str:
    """Write an entry of a data file."""
    return f"[[{name}]]\n" + "".join(f"{field} = {toml(value)}\n" for field, value in fields.items())


def has_hot_blood(mate: Mate, enemies: list[Foe]) -> bool:
    """Say whether somebody he bears a grudge is ashore too.

    Rule: BK-CAM-14.
    """
    return any(foe in enemies for foe in mate.grudges)


def battle_files(content: Content, crews: list[Crew], sides: list[int], scenario: str) -> dict[str, str]:
    """Write the files of one battle: the cards of everybody ashore, a band for each side, the scenario's own budget.

    Rule: BK-CAM-01, BK-CAM-04.
    """
    cards: list[str] = []
    printed = printed_cards(content)
    files: dict[str, str] = {}
    dearest = 0
    for seat, side in enumerate(sides):
        crew = crews[side]
        mates = [crew.mate(number) for number in crew.ashore]
        enemies = [(other, number) for other in sides if other != side for number in crews[other].ashore]
        for mate in mates:
            entry = printed[content.profiles[mate.hire.profile].id]
            cards.append(card_of(content, entry, side, mate, has_hot_blood(mate, enemies)))
        roster = roster_of(crew, mates)
        roster.pieces = guns_ashore(content, crew, mates)
        roster.hires = [carried(content, mate, leads_ashore(content, mates) is mate) for mate in mates]
        aboard = sum(int(hire_cost(content, mate.hire)) for mate in mates)
        left = gun_worth(content, crew.pieces) - gun_worth(content, roster.pieces)
        worn = sum(int(hire_cost(content, hire)) for hire in roster.hires)
        roster.budget = value_of(content, crew, mates) - left - aboard + worn
        roster.seat = seat
        dearest = max(dearest, roster.budget)
        files[band_file(side)] = write_band(content, roster, [card_id(side, mate) for mate in mates])
    files[PROFILES] = "\n".join(cards)
    files[SCENARIOS] = scenario_text(content, scenario, dearest)
    return files


def carried(content: Content, mate: Mate, leads: bool) -> Hire:
    """Return what a mate goes ashore with: armour he has become too weak for stays aboard, and a hat he may not wear.

    Rule: BK-CAM-07.
    """
    printed = int(content.profiles[mate.hire.profile].strength)
    strength = weakened(mate.wounds, "strength", grown_number(mate.grown, "strength", printed))
    heavy = [k for k, armour in enumerate(content.armours) if armour.strength > strength]
    worn = [thing for thing in mate.hire.bought if thing.shelf != ARMOUR or thing.index not in heavy]
    if not leads:
        worn = [thing for thing in worn if thing.shelf != ITEM or not content.items[thing.index].for_leaders]
    return Hire(mate.hire.profile, worn, mate.hire.spells, mate.hire.ways, leads and mate.hire.leads)


def band_file(side: int) -> str:
    """Name the band file of a side."""
    return f"crew-{side}.toml"


def scenario_text(content: Content, scenario: str, budget: int) -> str:
    """Write the scenario with a budget that every band fits, however short it comes.

    Rule: BK-CAM-04.
    """
    for row in entries(SCENARIOS, content.files[SCENARIOS], "scenario"):
        if row.text("id") == scenario:
            fields = row.fields | {"budget": budget, "tolerance": 99}
            return table("scenario", fields)
    raise IllegalAction("no_such_scenario", f"there is no scenario {scenario!r}", "BK-CAM-20")
