"""Chapters 15 and 16: what a crew is worth, with the reasons, and who has the most famous one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.chasse_partie.cards import FACTIONS
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.bits import has, zeros
from flibuste.kernel.ids import Seat
from flibuste.kernel.sums import Sum

AUTO_WIN: Final = ("any_size", "two_or_more", "full_only")
TWO_OR_MORE: Final[i64] = 1
FULL_ONLY: Final[i64] = 2

LEAST_TIE: Final = ("all_tied", "lowest_only", "none")
LOWEST_ONLY: Final[i64] = 1
NONE: Final[i64] = 2

NOT_COUNTED: Final[i64] = 0
ADDED: Final[i64] = 1
SUBTRACTED: Final[i64] = -1


@final
@mypyc_attr(free_list_len=1)
class Count:
    """The count of one crew: its worth with the reasons, and what breaks ties.

    ``parts`` of the worth stand in the order of ``briskars``, one each.
    """

    def __init__(self, briskars: vec[i64], explained: bool) -> None:
        self.briskars: vec[i64] = briskars
        self.worth: Sum = Sum(explained)
        self.outright: bool = False
        self.captain: bool = False
        self.most_of_one: i64 = 0
        self.crew_sum: i64 = 0

    def beats(self, other: Count) -> bool:
        """Say whether this crew is more famous: outright, worth, Captain, most of one faction, sum of crew values.

        Rule: CP-SCORE-02, CP-SCORE-14, CP-SCORE-17, CP-TIE-01 to CP-TIE-04.
        """
        if self.outright != other.outright:
            return self.outright
        if self.worth.total != other.worth.total:
            return self.worth.total > other.worth.total
        if self.captain != other.captain:
            return self.captain
        if self.most_of_one != other.most_of_one:
            return self.most_of_one > other.most_of_one
        return self.crew_sum > other.crew_sum


def count_crew(s: Table, zone: i64, explained: bool) -> Count:
    """Count the crew of a zone: Rhum on each Briskar, doubling, sign, sum.

    Rule: CP-SCORE-01, CP-SCORE-08, CP-SCORE-16.
    """
    count = Count(s.crew_in(zone), explained)
    members = members_by_faction(s, count.briskars)
    captains = captains_of(s, count.briskars)
    values = faction_values(s, count.briskars, zone, captains)
    signs = signs_of(s, members, values)
    for card in count.briskars:
        add_briskar(s, count, card, zone, captains, signs[s.content.faction[card]])
    for faction in range(len(FACTIONS)):
        if signs[faction] != NOT_COUNTED:
            count.most_of_one = max(count.most_of_one, members[faction])
    count.outright = wins_outright(s, members, captains)
    return count


def members_by_faction(s: Table, briskars: vec[i64]) -> vec[i64]:
    """Count the Briskars of each faction in a crew."""
    members = zeros(len(FACTIONS))
    for card in briskars:
        members[s.content.faction[card]] += 1
    return members


def captains_of(s: Table, briskars: vec[i64]) -> vec[i64]:
    """Say for each faction whether its Captain is aboard: each doubles his own.

    Rule: CP-SCORE-06, CP-SCORE-15.
    """
    captains = zeros(len(FACTIONS))
    for card in briskars:
        if s.content.is_captain(card):
            captains[s.content.faction[card]] = 1
    return captains


def gold_of(s: Table, card: i64, zone: i64) -> i64:
    """Return what a Briskar brings before doubling: its printed gold less the Rhum of the zone, never below 0.

    Rule: CP-CARD-18a to CP-CARD-18e, CP-OLD-08, CP-ROT-05, CP-INT-45, CP-INT-46, CP-INT-55, CP-INT-56.
    """
    if has(s.immune, card):
        return s.content.gold[card]
    return max(s.content.gold[card] - s.rum[zone], 0)


def value_of(s: Table, card: i64, zone: i64, captains: vec[i64]) -> i64:
    """Return what a Briskar brings: double under the Captain of his faction, but not the Captain himself.

    Rule: CP-SCORE-06, CP-CARD-18b, CP-OLD-14.
    """
    gold = gold_of(s, card, zone)
    if captains[s.content.faction[card]] != 0 and not s.content.is_captain(card):
        return gold * 2
    return gold


def faction_values(s: Table, briskars: vec[i64], zone: i64, captains: vec[i64]) -> vec[i64]:
    """Add up what each faction brings."""
    values = zeros(len(FACTIONS))
    for card in briskars:
        values[s.content.faction[card]] += value_of(s, card, zone, captains)
    return values


def signs_of(s: Table, members: vec[i64], values: vec[i64]) -> vec[i64]:
    """Say for each faction of a crew whether it is added, subtracted or not counted.

    Mercenaries count only among themselves. The least present faction is subtracted; ties by the table's setting.

    Rule: CP-SCORE-04, CP-SCORE-05, CP-SCORE-07, CP-SCORE-09, CP-SCORE-10 to CP-SCORE-13.
    """
    signs = zeros(len(FACTIONS))
    least, most, counted, tied = 0, 0, 0, 0
    for faction in range(len(FACTIONS)):
        if members[faction] > 0 and (faction != s.content.mercenary or only_mercenaries(s, members)):
            signs[faction] = ADDED
            counted += 1
            most = max(most, members[faction])
            if least == 0 or members[faction] < least:
                least = members[faction]
                tied = 0
            if members[faction] == least:
                tied += 1
    if counted > 1:
        subtract(s, signs, members, values, least, tied, least == most)
    return signs


def only_mercenaries(s: Table, members: vec[i64]) -> bool:
    """Say whether a crew has nobody but Mercenaries.

    Rule: CP-SCORE-04, CP-SCORE-18.
    """
    return all(members[faction] == 0 or faction == s.content.mercenary for faction in range(len(FACTIONS)))


def subtract(
    s: Table, signs: vec[i64], members: vec[i64], values: vec[i64], least: i64, tied: i64, all_equal: bool
) -> None:
    """Turn the signs of the least present factions.

    Rule: CP-SCORE-07, CP-SCORE-10 to CP-SCORE-13.
    """
    if s.least_tie == NONE and tied > 1:
        return
    if s.least_tie == LOWEST_ONLY:
        signs[lowest_faction(signs, members, values, least)] = SUBTRACTED
        return
    kept: i64 = -1
    if all_equal:
        kept = highest_faction(signs, values)
    for faction in range(len(FACTIONS)):
        if signs[faction] == ADDED and members[faction] == least and faction != kept:
            signs[faction] = SUBTRACTED


def lowest_faction(signs: vec[i64], members: vec[i64], values: vec[i64], least: i64) -> i64:
    """Return, of the least present factions, the one that brings least.

    Rule: CP-SCORE-11.
    """
    found: i64 = -1
    for faction in range(len(FACTIONS)):
        if signs[faction] == ADDED and members[faction] == least and (found < 0 or values[faction] < values[found]):
            found = faction
    return found


def highest_faction(signs: vec[i64], values: vec[i64]) -> i64:
    """Return, of factions equally present, the one that brings most and is added.

    Rule: CP-SCORE-12.
    """
    found: i64 = -1
    for faction in range(len(FACTIONS)):
        if signs[faction] == ADDED and (found < 0 or values[faction] > values[found]):
            found = faction
    return found


def add_briskar(s: Table, count: Count, card: i64, zone: i64, captains: vec[i64], sign: i64) -> None:
    """Add one Briskar to the count with the reason; Mercenaries who do not count break no tie either.

    Rule: CP-SCORE-04 to CP-SCORE-07, CP-SCORE-13, CP-TIE-04, CP-TIE-06.
    """
    if sign == NOT_COUNTED:
        count.worth.add(0, "not-counted", "CP-SCORE-04")
        return
    value = value_of(s, card, zone, captains)
    count.crew_sum += s.content.crew[card]
    if s.content.is_captain(card):
        count.captain = True
    doubled = value != gold_of(s, card, zone)
    if sign == SUBTRACTED:
        count.worth.add(-value, "subtracted-doubled" if doubled else "subtracted", "CP-SCORE-07")
    elif doubled:
        count.worth.add(value, "doubled", "CP-SCORE-06")
    else:
        count.worth.add(value, "gold", "CP-SCORE-01")


def wins_outright(s: Table, members: vec[i64], captains: vec[i64]) -> bool:
    """Say whether a crew is of a single faction with its Captain.

    Rule: CP-SCORE-02, CP-SCORE-03, CP-SCORE-18, CP-SCORE-19, CP-INT-45.
    """
    single: i64 = -1
    aboard: i64 = 0
    for faction in range(len(FACTIONS)):
        aboard += members[faction]
        spared = faction == s.content.mercenary and not s.mercenaries_break and not only_mercenaries(s, members)
        if members[faction] > 0 and not spared:
            if single >= 0:
                return False
            single = faction
    if single < 0 or captains[single] == 0:
        return False
    if s.auto_win == TWO_OR_MORE:
        return aboard >= 2
    return s.auto_win != FULL_ONLY or aboard >= s.content.crew[s.loot]


def may_win(s: Table, zone: i64) -> bool:
    """Say whether a crew takes part in the count: any with a Briskar, or the full ones only.

    Rule: CP-END-03, CP-END-04.
    """
    if s.full_only:
        return s.crews[zone] >= s.content.crew[s.loot]
    return s.crews[zone] > 0


def most_famous(s: Table, ender: Seat) -> Seat:
    """Return the player whose current crew wins the loot, -1 for nobody; last ties go by the order of turns.

    Rule: CP-END-02 to CP-END-04, CP-END-09, CP-END-10, CP-TIE-05, CP-ROT-11, CP-INT-71.
    """
    winner = Seat(-1)
    best: Count | None = None
    player = ender
    for number in range(s.seats):
        zone = s.zone_of(player)
        if may_win(s, zone):
            count = count_crew(s, zone, False)
            if best is None or count.beats(best):
                winner = player
                best = count
        player = s.right_of(player)
    return winner
