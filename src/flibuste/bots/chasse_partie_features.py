"""Chasse-Partie, what is looked at in an answer: the crews after it, its price, whom it meets, how near the end is.

From what lies open and the own hand alone; where a card has several targets, from the best of them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.bots.chasse_partie_crews import Crews, cards_of
from flibuste.bots.learned.features import Features
from flibuste.games.chasse_partie import cards as c
from flibuste.games.chasse_partie.actions import Action
from flibuste.games.chasse_partie.counters import Counter
from flibuste.games.chasse_partie.places import ZONE
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.targets import asks_player, is_trapped
from flibuste.games.chasse_partie.turns import Turn
from flibuste.games.chasse_partie.verbs import (
    BRISKAR,
    BRISKARS,
    CARDS,
    COUNTER,
    CREW,
    DISCARD,
    END,
    GALLANT,
    LOWEST_VALUE,
    MODE,
    NUMBER,
    PASS,
    PLAYER,
    TAKE,
    VALUE,
)
from flibuste.kernel.bits import bit, lowest, size, spots
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

WAYS: Final = ["two", "three", "many"]
KINDS: Final = 22
LEADS: Final = 9
DELTAS: Final = 7
NEARS: Final = 3
NOW: Final = LEADS * NEARS
"""A position: how far ahead, and how many Briskars are missing to the end of the round."""
THEN: Final = 3 + NOW
"""A position to come: the round lost, level or won; or a position in which it goes on."""
CHANGE: Final = THEN * DELTAS
HELD: Final = 7
"""Hands: none, one, ... six cards and more."""
CLASSES: Final = 8
"""Briskars: by their gold, Mercenaries apart."""
MATCHES: Final = 4
"""How a Briskar fits the own crew: nobody is there, most are of his faction, some are, none is."""
VERBS: Final = 3
"""A card is played, given up or taken."""
ROLES: Final = 3
"""Whom something meets: oneself, the best of the others, another."""

TABLES: Final = {
    "place": 2 * ROLES * CHANGE,
    "card": VERBS * CLASSES * MATCHES * NEARS,
    "suit": VERBS * 3 * 4 * MATCHES,
    "kind": KINDS * NOW,
    "hand": KINDS * HELD * 2,
    "effect": KINDS * CHANGE,
    "target": KINDS * ROLES * HELD,
    "end": 2 * NOW * HELD,
    "mode": 2 * 4 * NOW,
    "number": HELD * HELD,
    "drop": 2 * KINDS * NOW,
    "counter": 2 * KINDS * NOW,
    "stand": 2 * 2 * CHANGE,
    "gallant": HELD * CHANGE,
    "pass": 2 * NOW,
}
"""The tables by name: how many rows each has."""
PLACE: Final[i64] = 0
CARD: Final[i64] = 1
SUIT: Final[i64] = 2
KIND: Final[i64] = 3
IN_HAND: Final[i64] = 4
EFFECT: Final[i64] = 5
TARGET: Final[i64] = 6
ENDING: Final[i64] = 7
HOW: Final[i64] = 8
HOW_MANY: Final[i64] = 9
DROP: Final[i64] = 10
COUNTERED: Final[i64] = 11
STANDING: Final[i64] = 12
GALLANTRY: Final[i64] = 13
PASSING: Final[i64] = 14

DECIDED: Final[i64] = 1000
WORST: Final[i64] = -1_000_000
COMMON_GOLD: Final[i64] = 3
"""Most Briskars bring so much: what a Kraken is likely to take."""
PLAYED: Final[i64] = 0
GIVEN_UP: Final[i64] = 1
TAKEN: Final[i64] = 2


def lead_class(lead: i64) -> i64:
    """Return how far ahead or behind a crew is."""
    if lead < 0:
        return 4 - distance(-lead)
    return 4 + distance(lead)


def distance(gold: i64) -> i64:
    """Return how far apart two crews are: level, near, clearly, far, or one wins outright."""
    if gold == 0:
        return 0
    if gold <= 3:
        return 1
    if gold <= 8:
        return 2
    if gold <= 19:
        return 3
    return 4


def delta_class(delta: i64) -> i64:
    """Return how much a lead grows or shrinks."""
    if delta < 0:
        return 3 - step(-delta)
    return 3 + step(delta)


def step(gold: i64) -> i64:
    """Return how large a change is."""
    if gold == 0:
        return 0
    if gold <= 2:
        return 1
    if gold <= 9:
        return 2
    return 3


@final
class ChasseFeatures(Features):
    """Looks at the crews and a hand once, then at each answer."""

    def __init__(self) -> None:
        super().__init__(list(TABLES), list(TABLES.values()), WAYS)
        self.crews = Crews()
        self.lead: i64 = 0
        self.mine: i64 = 0
        self.rival: i64 = 0
        self.near: i64 = 0
        self.now: i64 = 0
        self.held: i64 = 0
        self.may_place: i64 = 0
        self.key: i64 = 0

    def way(self, s: State) -> i64:
        """Tell two, three and more players apart."""
        return min(s.seats, 4) - 2

    def look(self, s: State, seat: i64) -> None:
        """Take in the crews, and what a seat holds."""
        assert isinstance(s, Table)
        crews = self.crews
        crews.take_in(s)
        self.mine = crews.zone_of(s, seat)
        self.rival = crews.best_rival(s, seat)
        self.lead = crews.lead(s, seat)
        missing = s.content.crew[s.loot] - crews.fullest(s)
        self.near = min(max(missing, 1), NEARS) - 1
        self.now = lead_class(self.lead) * NEARS + self.near
        self.held = min(s.sizes[seat], HELD - 1)
        self.may_place = 0
        if s.briskars[seat] != 0 and s.placed < s.allowed:
            self.may_place = 1

    def rows(self, s: State, seat: i64, action: i64) -> i64:
        """Find the rows of an answer."""
        assert isinstance(s, Table)
        if action < BRISKARS:
            return self.rows_of_briskar(s, seat, action)
        if action < CARDS:
            return self.rows_of_card(s, seat, s.content.kind[action])
        if action < TAKE:
            return self.rows_of_choice(s, seat, action)
        if action < PASS:
            if action < DISCARD:
                return self.rows_of_drop(s, seat, action - TAKE, TAKEN)
            return self.rows_of_drop(s, seat, action - DISCARD, GIVEN_UP)
        if action == END:
            self.found[0] = self.starts[ENDING] + (self.may_place * NOW + self.now) * HELD + self.held
            return 1
        if action == COUNTER:
            return self.rows_of_counter(s, seat)
        if action == GALLANT:
            self.found[0] = self.starts[GALLANTRY] + self.held * CHANGE + self.best_of_hand(s, seat)
            return 1
        window: i64 = 0
        if isinstance(s.stack[len(s.stack) - 1], Counter):
            window = 1
        self.found[0] = self.starts[PASSING] + window * NOW + self.now
        return 1

    # what would be

    def then(self, s: Table, seat: i64, needed: i64) -> i64:
        """Return what the crews as tried out are to a seat; ``key`` orders them, the best highest."""
        lead = self.crews.lead(s, seat)
        self.key = lead
        delta = delta_class(lead - self.lead)
        missing = needed - self.crews.fullest(s)
        if missing > 0:
            return (3 + lead_class(lead) * NEARS + min(missing, NEARS) - 1) * DELTAS + delta
        if lead > 0:
            self.key += DECIDED
            return 2 * DELTAS + delta
        if lead == 0:
            return DELTAS + delta
        self.key -= DECIDED
        return delta

    def if_placed(self, s: Table, seat: i64, card: i64, zone: i64) -> i64:
        """Say what comes of a Briskar who joins a crew."""
        self.crews.add(s, card, zone)
        found = self.then(s, seat, s.content.crew[s.loot])
        self.crews.remove(s, card, zone)
        return found

    def best_of_hand(self, s: Table, seat: i64) -> i64:
        """Say what comes of the best Briskar in hand, placed where he does most."""
        best: i64 = self.then(s, seat, s.content.crew[s.loot])
        top = self.key
        rest = s.briskars[seat]
        while rest != 0:
            for zone in range(s.seats):
                if zone == self.mine or zone == self.rival:
                    found = self.if_placed(s, seat, lowest(rest), zone)
                    if self.key > top:
                        top = self.key
                        best = found
            rest &= rest - 1
        return best

    def if_moved(self, s: Table, seat: i64, card: i64, zone: i64) -> i64:
        """Say what comes of a Briskar who goes over to another crew."""
        source = s.zone_with(card)
        self.crews.remove(s, card, source)
        found = self.if_placed(s, seat, card, zone)
        self.crews.add(s, card, source)
        return found

    def if_gone(self, s: Table, seat: i64, group: i64) -> i64:
        """Say what comes of it if some Briskars leave their crews."""
        rest = group
        while rest != 0:
            card = lowest(rest)
            self.crews.remove(s, card, s.zone_with(card))
            rest &= rest - 1
        found = self.then(s, seat, s.content.crew[s.loot])
        rest = group
        while rest != 0:
            card = lowest(rest)
            self.crews.add(s, card, s.zone_with(card))
            rest &= rest - 1
        return found

    def if_loot(self, s: Table, seat: i64, card: i64) -> i64:
        """Say what comes of it if a Briskar becomes the loot, and the loot takes its place."""
        zone = s.zone_with(card)
        self.crews.remove(s, card, zone)
        self.crews.add(s, s.loot, zone)
        found = self.then(s, seat, s.content.crew[card])
        self.crews.remove(s, s.loot, zone)
        self.crews.add(s, card, zone)
        return found

    def if_drunk(self, s: Table, seat: i64, zone: i64, gold: i64) -> i64:
        """Say what comes of it if every Briskar of a crew brings more gold, or less."""
        self.crews.sober(s, zone, gold)
        found = self.then(s, seat, s.content.crew[s.loot])
        self.crews.sober(s, zone, -gold)
        return found

    def if_shifted(self, s: Table, seat: i64, shift: i64) -> i64:
        """Say what comes of it if everybody plays with another crew."""
        self.crews.shift = shift
        found = self.then(s, seat, s.content.crew[s.loot])
        self.crews.shift = s.shift
        return found

    def group_by_value(self, s: Table, value: i64, gold: i64) -> i64:
        """Return the Briskars in crews with this crew value, or with this gold."""
        group: i64 = 0
        for zone in range(s.seats):
            group |= cards_of(s, zone, value, gold)
        return group

    def if_happens(self, s: Table, seat: i64, kind: i64, named: i64, briskar: i64, zone: i64) -> i64:
        """Say what a card with these choices would do to the crews; hands are not looked into."""
        verb = s.content.effects[kind][0].verb
        if verb == c.DISCARD_BRISKAR:
            return self.if_gone(s, seat, bit(briskar))
        if verb == c.MOVE_BRISKAR:
            return self.if_moved(s, seat, briskar, zone)
        if verb == c.SWAP_LOOT:
            return self.if_loot(s, seat, briskar)
        if verb == c.DISCARD_BY_VALUE:
            return self.if_gone(s, seat, self.group_by_value(s, named, 0))
        if verb == c.DISCARD_BY_GOLD:
            return self.if_gone(s, seat, self.group_by_value(s, 0, COMMON_GOLD))
        if verb == c.DISCARD_CREW:
            place = ZONE + self.crews.zone_of(s, named)
            return self.if_gone(s, seat, spots(s.place, place, 0, BRISKARS))
        if verb == c.LOWER_GOLD:
            return self.if_drunk(s, seat, zone, -1)
        if verb == c.SHIFT_CREWS:
            return self.if_shifted(s, seat, s.shift + 1)
        if verb == c.DISCARD_PERMANENTS:
            return self.if_shifted(s, seat, 0)
        return self.then(s, seat, s.content.crew[s.loot])

    def best_target(self, s: Table, seat: i64, kind: i64) -> i64:
        """Say what a card would do to the crews where it does most for this seat."""
        choice = s.content.choice[kind]
        if choice == c.CHOOSE_VALUE:
            return self.best_value(s, seat, kind)
        if choice == c.CHOOSE_BRISKAR or choice == c.CHOOSE_MOVE:
            return self.best_briskar(s, seat, kind)
        if choice == c.CHOOSE_CREW_OF or choice == c.CHOOSE_CREW:
            return self.if_happens(s, seat, kind, s.player_of(self.rival), -1, self.rival)
        return self.if_happens(s, seat, kind, -1, -1, -1)

    def best_value(self, s: Table, seat: i64, kind: i64) -> i64:
        """Say what comes of the best crew value."""
        best: i64 = 0
        top: i64 = WORST
        for value in range(LOWEST_VALUE, LOWEST_VALUE + 4):
            found = self.if_happens(s, seat, kind, value, -1, -1)
            if self.key > top:
                top = self.key
                best = found
        return best

    def best_briskar(self, s: Table, seat: i64, kind: i64) -> i64:
        """Say what comes of the best Briskar of the own crew and the best rival's."""
        best: i64 = self.then(s, seat, s.content.crew[s.loot])
        top: i64 = WORST
        for zone in range(s.seats):
            if (zone == self.mine or zone == self.rival) and not is_trapped(s, Seat(seat), s.player_of(zone)):
                rest = spots(s.place, ZONE + zone, 0, BRISKARS) & ~s.immune
                while rest != 0:
                    found = self.of_briskar(s, seat, kind, lowest(rest))
                    if self.key > top:
                        top = self.key
                        best = found
                    rest &= rest - 1
        return best

    def of_briskar(self, s: Table, seat: i64, kind: i64, card: i64) -> i64:
        """Say what comes of a card that takes this Briskar; one who moves goes to us or to the best rival."""
        if s.content.choice[kind] != c.CHOOSE_MOVE:
            return self.if_happens(s, seat, kind, -1, card, -1)
        to = self.mine
        if s.zone_with(card) == self.mine:
            to = self.rival
        return self.if_moved(s, seat, card, to)

    # the rows

    def fit(self, s: Table, card: i64) -> i64:
        """Return how a Briskar fits the own crew."""
        crews = self.crews
        count = crews.sizes[self.mine]
        if count == 0:
            return 0
        same = crews.members[self.mine * 4 + s.content.faction[card]]
        if same * 2 > count:
            return 1
        if same > 0:
            return 2
        return 3

    def rows_in_hand(self, s: Table, seat: i64, card: i64, verb: i64) -> None:
        """Find the rows of a Briskar by itself and beside the others of its hand."""
        fit = self.fit(s, card)
        rank = s.content.gold[card] - 3
        other: i64 = 0
        if s.content.faction[card] == s.content.mercenary:
            rank += 4
            other = 1
        if s.content.is_captain(card):
            other = 2
        same: i64 = 0
        rest = s.briskars[seat]
        while rest != 0:
            if s.content.faction[lowest(rest)] == s.content.faction[card] and lowest(rest) != card:
                same += 1
            rest &= rest - 1
        self.found[0] = self.starts[CARD] + ((verb * CLASSES + rank) * MATCHES + fit) * NEARS + self.near
        self.found[1] = self.starts[SUIT] + ((verb * 3 + other) * 4 + min(same, 3)) * MATCHES + fit

    def role(self, zone: i64) -> i64:
        """Say whose crew it is: ours, the best rival's or another's."""
        if zone == self.mine:
            return 0
        if zone == self.rival:
            return 1
        return 2

    def rows_of_briskar(self, s: Table, seat: i64, card: i64) -> i64:
        """Find the rows of showing a Briskar: where he does most, and what he is in the hand."""
        mine = self.if_placed(s, seat, card, self.mine)
        top = self.key
        row = self.if_placed(s, seat, card, self.rival) + CHANGE
        if top >= self.key:
            row = mine
        self.rows_in_hand(s, seat, card, PLAYED)
        self.found[2] = self.starts[PLACE] + row
        return 3

    def rows_of_card(self, s: Table, seat: i64, kind: i64) -> i64:
        """Find the rows of an action card: when, with which hand, and to which end."""
        self.found[0] = self.starts[KIND] + kind * NOW + self.now
        self.found[1] = self.starts[IN_HAND] + (kind * HELD + self.held) * 2 + self.may_place
        self.found[2] = self.starts[EFFECT] + kind * CHANGE + self.best_target(s, seat, kind)
        return 3

    def rows_of_choice(self, s: Table, seat: i64, action: i64) -> i64:
        """Find the rows of what is announced with a card, or of the crew a Briskar joins."""
        top = s.stack[len(s.stack) - 1]
        if isinstance(top, Turn):
            zone = action - CREW
            change = self.if_placed(s, seat, top.card, zone)
            self.found[0] = self.starts[PLACE] + (ROLES + self.role(zone)) * CHANGE + change
            return 1
        assert isinstance(top, Action)
        kind = s.content.kind[top.card]
        effect = self.starts[EFFECT] + kind * CHANGE
        if action < PLAYER:
            self.found[0] = effect + self.if_happens(s, seat, kind, -1, top.briskar, action - CREW)
            return 1
        if action < BRISKAR:
            zone = s.zone_of(Seat(action - PLAYER))
            size_there = min(s.sizes[action - PLAYER], HELD - 1)
            self.found[0] = self.starts[TARGET] + (kind * ROLES + self.role(zone)) * HELD + size_there
            self.found[1] = effect + self.if_happens(s, seat, kind, action - PLAYER, -1, -1)
            return 2
        if action < VALUE:
            card = action - BRISKAR
            zone = s.zone_with(card)
            many = min(self.crews.sizes[zone], HELD - 1)
            self.found[0] = self.starts[TARGET] + (kind * ROLES + self.role(zone)) * HELD + many
            self.found[1] = effect + self.of_briskar(s, seat, kind, card)
            return 2
        if action < MODE:
            self.found[0] = effect + self.if_happens(s, seat, kind, action - VALUE + LOWEST_VALUE, -1, -1)
            return 1
        if action < NUMBER:
            some = min(size(s.briskars[seat]), 3)
            self.found[0] = self.starts[HOW] + ((action - MODE) * 4 + some) * NOW + self.now
            return 1
        self.found[0] = self.starts[HOW_MANY] + self.held * HELD + min(action - NUMBER, HELD - 1)
        return 1

    def rows_of_drop(self, s: Table, seat: i64, card: i64, verb: i64) -> i64:
        """Find the rows of a card that is given up or taken."""
        if card < BRISKARS:
            self.rows_in_hand(s, seat, card, verb)
            return 2
        kind = s.content.kind[card]
        self.found[0] = self.starts[DROP] + ((verb - 1) * KINDS + kind) * NOW + self.now
        return 1

    def rows_of_counter(self, s: Table, seat: i64) -> i64:
        """Find the rows of a counter: what it stops, or lets stand again, and whether that is aimed at us."""
        top = s.stack[len(s.stack) - 1]
        assert isinstance(top, Counter)
        kind = s.content.kind[top.card]
        again = top.depth % 2
        aimed: i64 = 0
        change = self.then(s, seat, s.content.crew[s.loot])
        for step_under_way in s.stack:
            if isinstance(step_under_way, Action):
                under_way = step_under_way
                named, briskar, zone = under_way.named, under_way.briskar, under_way.zone
                change = self.if_happens(s, seat, kind, named, briskar, zone)
                met = zone == self.mine or (asks_player(s.content.choice[kind]) and named == seat)
                if met or (briskar >= 0 and s.zone_with(briskar) == self.mine):
                    aimed = 1
        self.found[0] = self.starts[COUNTERED] + (again * KINDS + kind) * NOW + self.now
        self.found[1] = self.starts[STANDING] + (again * 2 + aimed) * CHANGE + change
        return 2
