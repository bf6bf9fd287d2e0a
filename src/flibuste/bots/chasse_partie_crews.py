"""Chasse-Partie, what the crews would be worth if: Briskars come, go and change places in numbers, not on the table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.chasse_partie.cards import FACTIONS
from flibuste.games.chasse_partie.counting import gold_of, signs_of, wins_outright
from flibuste.games.chasse_partie.places import ZONE
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import BRISKARS, MOST_SEATS
from flibuste.kernel.bits import lowest, spots, zeros

OUTRIGHT: Final[i64] = 25
"""A crew that wins outright is worth so many pieces more."""
NO_CREW: Final[i64] = -6
KINDS_OF: Final[i64] = 4
"""So many factions; a zone has so many places in a row of numbers."""


@final
class Crews:
    """The crews of a table, faction by faction; ``add`` and ``remove`` try things out, and must be undone."""

    def __init__(self) -> None:
        self.members: vec[i64] = zeros(MOST_SEATS * KINDS_OF)
        self.plain: vec[i64] = zeros(MOST_SEATS * KINDS_OF)
        self.chiefs: vec[i64] = zeros(MOST_SEATS * KINDS_OF)
        self.aboard: vec[i64] = zeros(MOST_SEATS * KINDS_OF)
        self.sizes: vec[i64] = zeros(MOST_SEATS)
        self.worths: vec[i64] = zeros(MOST_SEATS)
        self.few: vec[i64] = zeros(KINDS_OF)
        self.values: vec[i64] = zeros(KINDS_OF)
        self.captains: vec[i64] = zeros(KINDS_OF)
        self.shift: i64 = 0

    def take_in(self, s: Table) -> None:
        """Take in the crews as they lie."""
        self.shift = s.shift
        for k in range(s.seats * KINDS_OF):
            self.members[k] = 0
            self.plain[k] = 0
            self.chiefs[k] = 0
            self.aboard[k] = 0
        for zone in range(s.seats):
            self.sizes[zone] = 0
            if s.crews[zone] > 0:
                rest = spots(s.place, ZONE + zone, 0, BRISKARS)
                while rest != 0:
                    self.join(s, lowest(rest), zone, 1)
                    rest &= rest - 1
            self.worths[zone] = self.worth(s, zone)

    def join(self, s: Table, card: i64, zone: i64, times: i64) -> None:
        """Let a Briskar join a crew, or with -1 leave it; the worth is not counted anew."""
        place = zone * KINDS_OF + s.content.faction[card]
        gold = gold_of(s, card, zone) * times
        self.members[place] += times
        self.sizes[zone] += times
        if s.content.is_captain(card):
            self.chiefs[place] += gold
            self.aboard[place] += times
        else:
            self.plain[place] += gold

    def add(self, s: Table, card: i64, zone: i64) -> None:
        """Let a Briskar join a crew."""
        self.join(s, card, zone, 1)
        self.worths[zone] = self.worth(s, zone)

    def remove(self, s: Table, card: i64, zone: i64) -> None:
        """Let a Briskar leave a crew."""
        self.join(s, card, zone, -1)
        self.worths[zone] = self.worth(s, zone)

    def sober(self, s: Table, zone: i64, gold: i64) -> None:
        """Let every Briskar of a crew bring so much more gold, or less."""
        for place in range(zone * KINDS_OF, zone * KINDS_OF + KINDS_OF):
            self.chiefs[place] += self.aboard[place] * gold
            self.plain[place] += (self.members[place] - self.aboard[place]) * gold
        self.worths[zone] = self.worth(s, zone)

    def worth(self, s: Table, zone: i64) -> i64:
        """Count a crew as the book does, in pieces of gold, and more if it wins outright."""
        if self.sizes[zone] == 0:
            return NO_CREW
        first = zone * KINDS_OF
        few = self.few
        values = self.values
        captains = self.captains
        for faction in range(len(FACTIONS)):
            few[faction] = self.members[first + faction]
            captains[faction] = self.aboard[first + faction]
            values[faction] = self.plain[first + faction]
            if captains[faction] != 0:
                values[faction] = values[faction] * 2 + self.chiefs[first + faction]
        signs = signs_of(s, few, values)
        total: i64 = 0
        for faction in range(len(FACTIONS)):
            total += signs[faction] * values[faction]
        if wins_outright(s, few, captains):
            return max(total, 0) + OUTRIGHT
        return total

    def zone_of(self, s: Table, player: i64) -> i64:
        """Return the zone of a player's crew."""
        return (player - self.shift) % s.seats

    def lead(self, s: Table, seat: i64) -> i64:
        """Return how far a player's crew is ahead of the best of the others."""
        mine = self.zone_of(s, seat)
        rival: i64 = NO_CREW * 2
        for zone in range(s.seats):
            if zone != mine:
                rival = max(rival, self.worths[zone])
        return self.worths[mine] - rival

    def fullest(self, s: Table) -> i64:
        """Return how many Briskars the largest crew has."""
        most: i64 = 0
        for zone in range(s.seats):
            most = max(most, self.sizes[zone])
        return most

    def best_rival(self, s: Table, seat: i64) -> i64:
        """Return the zone of the best crew of the others."""
        mine = self.zone_of(s, seat)
        best: i64 = -1
        for zone in range(s.seats):
            if zone != mine and (best < 0 or self.worths[zone] > self.worths[best]):
                best = zone
        return best


def cards_of(s: Table, zone: i64, crew: i64, gold: i64) -> i64:
    """Return the Briskars of a zone with this printed crew value, or with this printed gold, that nobody protects."""
    found: i64 = 0
    rest = spots(s.place, ZONE + zone, 0, BRISKARS) & ~s.immune
    while rest != 0:
        card = lowest(rest)
        if s.content.crew[card] == crew or s.content.gold[card] == gold:
            found |= rest & -rest
        rest &= rest - 1
    return found
