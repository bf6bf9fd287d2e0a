"""Sections 3 and 4: what a band costs, who leads it, whether it may be fielded.

What each Briskar may carry is outfitting.py's business.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.faults import Fault
from flibuste.games.briskars.cards.profiles import Profile
from flibuste.games.briskars.recruiting.bands import ITEM, Hire, Roster, price_of, read_band
from flibuste.games.briskars.recruiting.outfitting import Recruit, outfit
from flibuste.games.briskars.recruiting.permits import hire_faults, stock_faults
from flibuste.kernel.errors import BadData

MOST_BRISKARS: Final = 8
MOST_PIECES: Final = 2
TOLERANCE: Final[i64] = 5


@final
class Band:
    """A band ready to deploy: its recruits, its pieces, who leads (a place in the list), its value, whose it is.

    Rule: BK-LDR-01, BK-LDR-04, BK-LDR-05.
    """

    def __init__(
        self, name: str, recruits: list[Recruit], pieces: vec[i64], leader: i64, value: i64, seat: i64 = -1
    ) -> None:
        self.name: str = name
        self.seat: i64 = seat
        self.recruits: list[Recruit] = recruits
        self.pieces: vec[i64] = pieces
        self.leader: i64 = leader
        self.value: i64 = value


def hire_cost(content: Content, hire: Hire) -> i64:
    """Return what one Briskar costs, with equipment and spells: also what his loss is worth.

    Rule: BK-CHR-07, BK-REC-09, BK-REC-10, BK-MAG-22, BK-EQP-01, BK-EQP-05.
    """
    cost = content.profiles[hire.profile].cost
    for thing in hire.bought:
        cost += price_of(content, thing)
    for spell in hire.spells:
        cost += content.spells[spell].gold
    return cost


def band_value(content: Content, roster: Roster) -> i64:
    """Return the value of a band: Briskars, equipment, spells and ordnance.

    Rule: BK-REC-01.
    """
    value: i64 = 0
    for hire in roster.hires:
        value += hire_cost(content, hire)
    for piece in roster.pieces:
        value += content.ordnance[piece].cost
    return value


def leaders(content: Content, roster: Roster) -> list[int]:
    """List the places of those who cost most: one leader, or several for the owner to choose from.

    Ordnance is no Briskar and never leads; a living one is a Briskar and may.

    Rule: BK-LDR-01 to BK-LDR-03, BK-LDR-05.
    """
    costs = [hire_cost(content, hire) for hire in roster.hires]
    return [k for k, cost in enumerate(costs) if cost == max(costs)]


def leader_of(content: Content, roster: Roster) -> int:
    """Return the place of the leader: the dearest Briskar, among equals the one the owner marked.

    Rule: BK-LDR-01 to BK-LDR-03.
    """
    tied = leaders(content, roster)
    for k in tied:
        if roster.hires[k].leads:
            return k
    return tied[0]


def least_value(budget: i64, tolerance: i64 = TOLERANCE) -> i64:
    """Return the smallest value a band may have under a budget, rounded up.

    Rule: BK-REC-03.
    """
    return (budget * (100 - tolerance) + 99) // 100


def faults(content: Content, roster: Roster, budget: i64, tolerance: i64 = TOLERANCE) -> list[Fault]:
    """List everything that keeps a band from being fielded, each with its rule.

    Rule: BK-REC-01 to BK-REC-11, BK-EQP-12.
    """
    if not roster.hires:
        return [Fault("band_empty", "a band has at least one Briskar", "BK-REC-11", "band")]
    found = value_faults(content, roster, budget, tolerance)
    found += number_faults(content, roster)
    found += faction_faults(content, roster)
    found += piece_faults(content, roster)
    found += leader_faults(content, roster)
    for k, hire in enumerate(roster.hires):
        found += hire_faults(content, hire, f"briskar {k + 1}")
    found += stock_faults(content, roster)
    return found


def value_faults(content: Content, roster: Roster, budget: i64, tolerance: i64) -> list[Fault]:
    """Compare the value with the budget and the smallest value allowed.

    Rule: BK-REC-02, BK-REC-03.
    """
    value = band_value(content, roster)
    least = least_value(budget, tolerance)
    if value > budget:
        text = f"{value} gold is {value - budget} over the budget of {budget}"
        return [Fault("band_too_dear", text, "BK-REC-02", "band", n=value - budget)]
    if value < least:
        text = f"{value} gold is {least - value} short of the minimum of {least}"
        return [Fault("band_too_cheap", text, "BK-REC-03", "band", n=least - value)]
    return []


def number_faults(content: Content, roster: Roster) -> list[Fault]:
    """Count how often each profile is hired, and the whole band.

    Rule: BK-REC-04, BK-REC-05.
    """
    found: list[Fault] = []
    if len(roster.hires) > MOST_BRISKARS:
        text = f"{len(roster.hires)} Briskars, the table holds {MOST_BRISKARS}"
        found.append(Fault("band_too_large", text, "house", "band", have=len(roster.hires), most=MOST_BRISKARS))
    for k, profile in enumerate(content.profiles):
        hired = sum(1 for hire in roster.hires if hire.profile == k)
        if hired <= profile.limit:
            continue
        if profile.henchman:
            text = f"{profile.id} is hired {hired} times, {profile.limit} allowed"
            found.append(Fault("too_many_henchmen", text, "BK-REC-05", "band", profile.id, hired, profile.limit))
        else:
            text = f"{profile.id} is unique and hired {hired} times"
            found.append(Fault("already_hired", text, "BK-REC-04", "band", profile.id, hired, 1))
    return found


def band_faction(content: Content, roster: Roster) -> i64:
    """Return the faction of a band: its leader's if he has one of his own, else the first that is no mercenary's.

    Rule: BK-REC-06 to BK-REC-08.
    """
    first = roster.hires[leader_of(content, roster)]
    profiles: list[Profile] = [content.profiles[hire.profile] for hire in [first, *roster.hires]]
    for profile in profiles:
        if not content.factions[profile.faction].mercenary and not profile.any_faction:
            return profile.faction
    for profile in profiles:
        if content.factions[profile.faction].mercenary:
            return profile.faction
    return profiles[0].faction


def faction_faults(content: Content, roster: Roster) -> list[Fault]:
    """Check that all share a faction, with mercenaries, brothers and a free port's guests.

    Mercenaries never outnumber the faction's own crew; guests of a third faction do not count for it.

    Rule: BK-REC-06 to BK-REC-08.
    """
    faction = band_faction(content, roster)
    mercenaries: i64 = 0
    crew: i64 = 0
    foreign: list[str] = []
    for hire in roster.hires:
        profile = content.profiles[hire.profile]
        if profile.faction == faction or profile.any_faction:
            crew += 1
            continue
        if content.factions[profile.faction].mercenary:
            mercenaries += 1
        else:
            foreign.append(profile.id)
    found: list[Fault] = []
    allowed = content.profiles[roster.hires[leader_of(content, roster)].profile].foreign_recruits
    if len(foreign) > allowed:
        text = f"{', '.join(foreign)} cannot sign on with the {content.factions[faction].id}"
        found.append(Fault("mixed_factions", text, "BK-REC-06", "band", foreign[0], len(foreign), allowed))
    if mercenaries > crew:
        text = f"{mercenaries} mercenaries beside {crew} of the {content.factions[faction].id}, {crew} allowed"
        found.append(Fault("too_many_mercenaries", text, "BK-REC-07", "band", "", mercenaries, crew))
    return found


def piece_faults(content: Content, roster: Roster) -> list[Fault]:
    """Check the ordnance: its faction, its limit, and a gunner with a hand for each piece.

    Rule: BK-REC-11, BK-ORD-01, BK-EQP-16.
    """
    found: list[Fault] = []
    faction = band_faction(content, roster)
    for index in sorted(set(roster.pieces)):
        piece = content.ordnance[index]
        count = roster.pieces.count(index)
        if piece.living:
            found.append(Fault("not_for_sale", f"{piece.id} is part of a Briskar", "BK-REC-11", "band", piece.id))
        elif not piece.any_faction and piece.faction != faction:
            text = f"{piece.id} belongs to the {content.factions[piece.faction].id}"
            found.append(Fault("piece_of_others", text, "BK-REC-11", "band", piece.id))
        if count > piece.limit:
            text = f"{piece.id} is hired {count} times, {piece.limit} allowed"
            found.append(Fault("too_many_pieces", text, "BK-REC-11", "band", piece.id, count, piece.limit))
    if len(roster.pieces) > MOST_PIECES:
        text = f"{len(roster.pieces)} pieces, the table holds {MOST_PIECES}"
        found.append(Fault("too_many_pieces", text, "house", "band", "", len(roster.pieces), MOST_PIECES))
    gunners = sum(1 for hire in roster.hires if content.profiles[hire.profile].hands > 0)
    if gunners < len(roster.pieces):
        text = f"{len(roster.pieces)} pieces and {gunners} Briskars with a hand to serve them"
        found.append(Fault("no_gunner", text, "BK-REC-11", "band", "", gunners, len(roster.pieces)))
    return found


def leader_faults(content: Content, roster: Roster) -> list[Fault]:
    """Check that only the dearest may be marked as leader, and that he alone wears the hat.

    Rule: BK-LDR-01, BK-LDR-03, BK-OBJ-24.
    """
    found: list[Fault] = []
    tied = leaders(content, roster)
    leader = leader_of(content, roster)
    for k, hire in enumerate(roster.hires):
        name = content.profiles[hire.profile].id
        if hire.leads and (k not in tied or k != leader):
            found.append(Fault("not_the_leader", f"{name} does not cost most", "BK-LDR-01", f"briskar {k + 1}", name))
        for thing in hire.bought:
            if thing.shelf == ITEM and content.items[thing.index].for_leaders and k != leader:
                text = f"{content.items[thing.index].id} is for the leader, not for {name}"
                found.append(Fault("leader_only", text, "BK-OBJ-24", f"briskar {k + 1}", name))
    return found


def recruit(content: Content, roster: Roster, budget: i64, tolerance: i64 = TOLERANCE) -> Band:
    """Make a band ready to deploy; the first fault refuses it.

    Rule: BK-REC-01 to BK-REC-11, BK-LDR-01.
    """
    wrong = faults(content, roster, budget, tolerance)
    if wrong:
        raise BadData(wrong[0].code, f"{roster.name}: {wrong[0].where}: {wrong[0].sentence}", wrong[0].rule)
    value = band_value(content, roster)
    recruits = [outfit(content, hire, hire_cost(content, hire)) for hire in roster.hires]
    pieces = vec[i64](capacity=2)
    for piece in roster.pieces:
        pieces = append(pieces, piece)
    return Band(roster.name, recruits, pieces, leader_of(content, roster), value, roster.seat)


def starter_bands(content: Content) -> list[Band]:
    """Make the bands that ship with the game, and those of one's own files, each for its own budget.

    Rule: BK-REC-02.
    """
    bands: list[Band] = []
    for file, text in content.bands.items():
        roster = read_band(content, file, text)
        try:
            bands.append(recruit(content, roster, roster.budget))
        except BadData as error:
            raise BadData(error.code, f"{file}: {error.sentence}", error.rule) from None
    return bands


def band_ids(content: Content) -> list[str]:
    """Name the bands of ``starter_bands`` by their files."""
    return [file.rpartition("/")[2].removesuffix(".toml") for file in content.bands]
