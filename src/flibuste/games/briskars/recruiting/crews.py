"""Crew building: judge a band file, tell what everybody costs, suggest legal bands for a budget."""

from __future__ import annotations

from typing import Final, final

from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.faults import Fault
from flibuste.games.briskars.cards.terms import WAYS
from flibuste.games.briskars.recruiting.bands import ITEM, Hire, Purchase, Roster
from flibuste.games.briskars.recruiting.recruiting import (
    MOST_BRISKARS,
    band_value,
    faults,
    hire_cost,
    leader_of,
    least_value,
)
from flibuste.kernel.bits import bit

FILLERS: Final = ("ration", "lucky-charm", "poultice", "rum", "mandrake")
MOST_TRIED: Final = 20_000
MOST_SPELLS_EACH: Final = 3
MOST_THINGS_EACH: Final = 3
FEWEST: Final = 3


@final
class Judgement:
    """What is said about a band: what each Briskar costs, the value, who leads, and what is wrong."""

    def __init__(self, roster: Roster, costs: list[int], value: int, leader: int, wrong: list[Fault]) -> None:
        self.roster: Roster = roster
        self.costs: list[int] = costs
        self.value: int = value
        self.leader: int = leader
        self.wrong: list[Fault] = wrong


def judge(content: Content, roster: Roster, budget: int = 0) -> Judgement:
    """Judge a band, for its own budget unless another is given.

    Rule: BK-REC-01 to BK-REC-11.
    """
    costs = [int(hire_cost(content, hire)) for hire in roster.hires]
    leader = leader_of(content, roster) if roster.hires else -1
    wrong = faults(content, roster, budget or roster.budget)
    return Judgement(roster, costs, int(band_value(content, roster)), leader, wrong)


def suggest(content: Content, faction: str, budget: int, most: int = 5) -> list[Roster]:
    """Suggest legal bands of a faction, the best filled ones first, no two of them almost the same.

    Rule: BK-REC-02, BK-REC-03, BK-REC-06, BK-REC-07, BK-REC-09.
    """
    chosen: list[list[int]] = []
    rosters: list[Roster] = []
    for members in sorted_teams(content, content.index("faction", faction), budget):
        if any(shared(members, other) > len(members) - 2 for other in chosen):
            continue
        roster = filled(content, f"{faction} {len(rosters) + 1}", members, budget)
        if faults(content, roster, budget):
            continue
        chosen.append(members)
        rosters.append(roster)
        if len(rosters) == most:
            break
    return rosters


def shared(one: list[int], two: list[int]) -> int:
    """Count the Briskars two teams have in common."""
    left = list(two)
    for member in one:
        if member in left:
            left.remove(member)
    return len(two) - len(left)


def sorted_teams(content: Content, faction: int, budget: int) -> list[list[int]]:
    """List teams under a budget: own people first, then those that leave least gold over."""
    teams: list[list[int]] = []
    gather(content, pool(content, faction), budget, [], teams)
    keyed = [(strangers(content, team, faction), budget - worth(content, team), team) for team in teams]
    return [team for _, _, team in sorted(keyed)]


def pool(content: Content, faction: int) -> list[int]:
    """List whom a faction may hire, each as often as allowed, the dearest first.

    Rule: BK-REC-04 to BK-REC-08.
    """
    people: list[int] = []
    for k, profile in enumerate(content.profiles):
        if profile.faction == faction or profile.any_faction or content.factions[profile.faction].mercenary:
            people += [k] * int(profile.limit)
    keyed = sorted((-int(content.profiles[k].cost), k) for k in people)
    return [k for _, k in keyed]


def gather(content: Content, people: list[int], gold: int, team: list[int], teams: list[list[int]]) -> None:
    """Collect every team that the gold can pay, up to a limit of tries; equal henchmen are not told apart."""
    if len(teams) >= MOST_TRIED:
        return
    if len(team) >= FEWEST:
        teams.append(list(team))
    if len(team) == MOST_BRISKARS:
        return
    last = -1
    for place, k in enumerate(people):
        cost = int(content.profiles[k].cost)
        if k == last or cost > gold:
            continue
        last = k
        gather(content, people[place + 1 :], gold - cost, [*team, k], teams)


def worth(content: Content, team: list[int]) -> int:
    """Add the hiring costs up."""
    return sum(int(content.profiles[k].cost) for k in team)


def strangers(content: Content, team: list[int], faction: int) -> int:
    """Count those of another faction."""
    return sum(1 for k in team if content.profiles[k].faction != faction)


def filled(content: Content, name: str, team: list[int], budget: int) -> Roster:
    """Spend what is left: spells for the mages, then rations, charms and the like.

    Rule: BK-REC-09, BK-REC-10.
    """
    hires = [Hire(k, [], [], chosen_ways(content, k)) for k in team]
    roster = Roster(name, budget, hires, [])
    for hire in hires:
        learn(content, roster, hire, budget)
    things = [content.index("item", filler) for filler in FILLERS]
    for turn in range(MOST_THINGS_EACH):
        for k, hire in enumerate(hires):
            buy(content, roster, hire, things[(turn + k) % len(things) :] + things, budget)
    return roster


def chosen_ways(content: Content, profile: int) -> int:
    """Choose the ways a card leaves open: the first ones."""
    ways = 0
    for k in range(content.profiles[profile].open_ways):
        ways |= int(bit(WAYS.index("elementalism") + k))
    return ways


def learn(content: Content, roster: Roster, hire: Hire, budget: int) -> None:
    """Teach a mage the dearest spells the budget still allows, up to three."""
    ways = content.profiles[hire.profile].ways | hire.ways
    keyed = sorted(
        (-int(spell.gold), k) for k, spell in enumerate(content.spells) if spell.opens_to(ways) and not spell.own
    )
    for cost, k in keyed:
        if len(hire.spells) < MOST_SPELLS_EACH and band_value(content, roster) - cost <= budget:
            hire.spells.append(k)


def buy(content: Content, roster: Roster, hire: Hire, things: list[int], budget: int) -> None:
    """Buy the first thing that the budget still allows; stop once the band is dear enough.

    Rule: BK-REC-03, BK-REC-09.
    """
    value = band_value(content, roster)
    if value >= least_value(budget):
        return
    for index in things:
        if value + content.items[index].price <= budget:
            hire.bought.append(Purchase(ITEM, index))
            return
