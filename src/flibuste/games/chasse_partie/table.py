"""What lies on the table and where: the state of a game. Rules are in the other files, named after their chapters."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.chasse_partie.content import PRINTED, Content
from flibuste.games.chasse_partie.places import HAND_SIZE, IN_VIEW, PILE, ZONE
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import EVERYONE, WIDEST, Fixed, bit, lowest, nth, size, spots, zeros
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import Step, SteppedState

NOTHING: Final[vec[i64]] = vec[i64]()
IN_THE_PILE: Final[vec[i64]] = vec[i64]([int(PILE)] * int(CARDS))
IN_ORDER: Final[vec[i64]] = vec[i64](list(range(int(CARDS))))
NOBODY: Final[vec[i64]] = vec[i64]([-1] * int(CARDS - BRISKARS))


class Table(SteppedState["Table"]):
    """Cards by number: ``place`` says where each lies, ``stamp`` in which order the open ones came there.

    Hands are sets of bits (Briskars and action cards apart). What the permanents in play do is worked out once when
    one comes or goes: ``shift``, ``rum``, ``traps``, ``limits``, ``immune``.
    """

    def __init__(self, seats: i64, content: Content = PRINTED) -> None:
        super().__init__(seats)
        self.content: Content = content
        self.place: vec[i64] = NOTHING
        self.stamp: vec[i64] = NOTHING
        self.clock: i64 = 1
        self.briskars: vec[i64] = NOTHING  # per seat: the Briskars in hand
        self.actions: vec[i64] = NOTHING  # per seat: the action cards in hand (card 52 is bit 0)
        self.sizes: vec[i64] = NOTHING  # per seat: cards in hand
        self.crews: vec[i64] = NOTHING  # per zone: Briskars there
        self.gold: vec[i64] = NOTHING  # per seat: gold won
        self.pile: Fixed = NOTHING
        self.drawn: i64 = 0
        self.loot: i64 = -1
        # permanents
        self.laid_by: vec[i64] = NOTHING  # per action card: the player who laid it
        self.bound: vec[i64] = NOTHING  # per action card: the player or the Captain it names
        self.shift: i64 = 0  # how many places to the right everybody's crew lies
        self.rum: vec[i64] = NOTHING  # per zone: gold each Briskar brings less
        self.traps: vec[i64] = NOTHING  # per seat: the players it cannot target
        self.limits: vec[i64] = NOTHING  # per seat: cards allowed in hand at the end of the own turn
        self.immune: i64 = 0  # the protected Captains
        # the round
        self.round: i64 = 0
        self.turns: i64 = 0
        self.unwon: i64 = 0  # rounds in a row without a winner
        self.starter: Seat = Seat(0)
        # the turn
        self.player: Seat = Seat(0)
        self.placed: i64 = 0
        self.allowed: i64 = 1
        self.played: i64 = 0
        # settings
        self.full_only: bool = False
        self.auto_win: i64 = 0
        self.mercenaries_break: bool = True
        self.least_tie: i64 = 0

    def lay_out(self) -> None:
        """Make room for everything: all cards in the pile, nothing in hands and crews.

        Rule: CP-SETUP-06.
        """
        self.place = IN_THE_PILE[:]
        self.stamp = zeros(CARDS)
        self.briskars = zeros(self.seats)
        self.actions = zeros(self.seats)
        self.sizes = zeros(self.seats)
        self.crews = zeros(self.seats)
        self.gold = zeros(self.seats)
        self.pile = IN_ORDER[:]
        self.laid_by = NOBODY[:]
        self.bound = NOBODY[:]
        self.rum = zeros(self.seats)
        self.traps = zeros(self.seats)
        self.limits = vec[i64]([int(HAND_SIZE)] * int(self.seats))

    # seats and zones

    def right_of(self, seat: Seat) -> Seat:
        """Return the right neighbour, whose turn comes next; seats are numbered clockwise.

        Rule: CP-SETUP-05.
        """
        if seat == 0:
            return Seat(self.seats - 1)
        return Seat(seat - 1)

    def is_seat(self, seat: i64) -> bool:
        """Say whether somebody sits there."""
        return 0 <= seat < self.seats

    def zone_of(self, player: Seat) -> i64:
        """Return the zone of a player's current crew.

        Rule: CP-ROT-01, CP-ROT-02, CP-ROT-11.
        """
        return (player - self.shift) % self.seats

    def player_of(self, zone: i64) -> Seat:
        """Return who plays with the crew of a zone.

        Rule: CP-ROT-01.
        """
        return Seat((zone + self.shift) % self.seats)

    def zone_with(self, card: i64) -> i64:
        """Return the zone in which a card lies, -1 if in none."""
        place = self.place[card]
        if place < ZONE or place >= ZONE + self.seats:
            return -1
        return place - ZONE

    def with_cards(self) -> i64:
        """Return the seats that hold a card: public, so it may decide who is asked.

        Rule: CP-CTR-10, CP-CARD-07j, CP-INT-72.
        """
        group: i64 = 0
        for seat in self.every_seat():
            if self.sizes[seat] > 0:
                group |= bit(seat)
        return group

    # hands

    def holds(self, seat: Seat, card: i64) -> bool:
        """Say whether a card is in a hand."""
        return 0 <= card < CARDS and self.place[card] == seat

    def in_hand(self, seat: Seat, first: i64) -> vec[i64]:
        """Return the cards of a hand in order, each plus the first action of a verb."""
        cards = vec[i64](capacity=8)
        rest = self.briskars[seat]
        while rest != 0:
            cards = append(cards, first + lowest(rest))
            rest &= rest - 1
        rest = self.actions[seat]
        while rest != 0:
            cards = append(cards, first + BRISKARS + lowest(rest))
            rest &= rest - 1
        return cards

    def nth_in_hand(self, seat: Seat, n: i64) -> i64:
        """Return one card of a hand, counted in order from 0."""
        held = self.briskars[seat]
        first: i64 = 0
        left = n - size(held)
        if left >= 0:
            held = self.actions[seat]
            first = BRISKARS
        else:
            left = n
        return first + nth(held, left)

    def answer_in_hand(self, seat: Seat, fitting: i64) -> i64:
        """Return the first of these action cards that a seat holds, -1 for none."""
        held = self.actions[seat] & fitting
        if held == 0:
            return -1
        return BRISKARS + lowest(held)

    def leave_hand(self, seat: Seat, card: i64) -> None:
        """Take a card out of a hand."""
        self.sizes[seat] -= 1
        if card < BRISKARS:
            self.briskars[seat] &= ~bit(card)
        else:
            self.actions[seat] &= ~bit(card - BRISKARS)

    def join_hand(self, seat: Seat, card: i64) -> None:
        """Put a card into a hand."""
        self.place[card] = seat
        self.stamp[card] = 0
        self.sizes[seat] += 1
        if card < BRISKARS:
            self.briskars[seat] |= bit(card)
        else:
            self.actions[seat] |= bit(card - BRISKARS)

    # open places

    def put(self, card: i64, place: i64) -> None:
        """Put a card down for all to see, on top of what lies there."""
        if self.known is not None and self.place[card] <= PILE:
            self.known.move(card, self.place[card], IN_VIEW, EVERYONE)
        self.place[card] = place
        self.stamp[card] = self.clock
        self.clock += 1

    def lie_at(self, place: i64, first: i64, end: i64) -> vec[i64]:
        """Return the cards from ``first`` to ``end`` at an open place, in the order in which they came there.

        Rule: CP-PILE-06.
        """
        cards = vec[i64](capacity=8)
        stamps = self.stamp
        for start in range(first, end, WIDEST):
            rest = spots(self.place, place, start, min(start + WIDEST, end))
            while rest != 0:
                cards = append(cards, start + lowest(rest))
                rest &= rest - 1
        for k in range(1, len(cards)):
            card = cards[k]
            i: i64 = k
            while i > 0 and stamps[cards[i - 1]] > stamps[card]:
                cards[i] = cards[i - 1]
                i -= 1
            cards[i] = card
        return cards

    def crew_in(self, zone: i64) -> vec[i64]:
        """Return the Briskars of a zone in the order in which they joined.

        Rule: CP-CREW-01, CP-CREW-04.
        """
        return self.lie_at(ZONE + zone, 0, BRISKARS)

    def briskars_in_crews(self) -> i64:
        """Return the Briskars that lie in a crew."""
        found: i64 = 0
        for zone in range(self.seats):
            if self.crews[zone] > 0:
                found |= spots(self.place, ZONE + zone, 0, BRISKARS)
        return found

    def permanents_in(self, zone: i64) -> vec[i64]:
        """Return the permanents of a zone in the order in which they were laid."""
        return self.lie_at(ZONE + zone, BRISKARS, CARDS)

    # the kernel's questions

    def standing(self, seat: i64) -> i64:
        """Rank the players by the gold of the loot they have won.

        Rule: CP-WIN-04, CP-END-11, CP-END-13.
        """
        return self.gold[seat]

    def is_under_way(self) -> bool:
        """Say whether all rules under way are sound."""
        return all(isinstance(step, Rule) and step.is_sound(self) for step in self.stack)

    def clone(self) -> Table:
        """Copy everything that can change."""
        raise NotImplementedError

    def copy_table_to(self, other: Table) -> None:
        """Copy what the constructor sets into a clone (``flibuste.lab.fields`` writes this)."""
        other.place = self.place[:]
        other.stamp = self.stamp[:]
        other.clock = self.clock
        other.briskars = self.briskars[:]
        other.actions = self.actions[:]
        other.sizes = self.sizes[:]
        other.crews = self.crews[:]
        other.gold = self.gold[:]
        other.pile = self.pile
        other.drawn = self.drawn
        other.loot = self.loot
        other.laid_by = self.laid_by[:]
        other.bound = self.bound[:]
        other.shift = self.shift
        other.rum = self.rum[:]
        other.traps = self.traps[:]
        other.limits = self.limits[:]
        other.immune = self.immune
        other.round = self.round
        other.turns = self.turns
        other.unwon = self.unwon
        other.starter = self.starter
        other.player = self.player
        other.placed = self.placed
        other.allowed = self.allowed
        other.played = self.played
        other.full_only = self.full_only
        other.auto_win = self.auto_win
        other.mercenaries_break = self.mercenaries_break
        other.least_tie = self.least_tie


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Step[Table]):
    """A rule of this game under way."""

    def is_sound(self, s: Table) -> bool:
        """Say whether the rule names seats that exist (a state that was loaded may be anything)."""
        return True
