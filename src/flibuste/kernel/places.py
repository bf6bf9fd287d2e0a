"""Where the cards may be, as each seat can tell: the memory from which views and worlds are made."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import bit, has, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.deals import Deal
from flibuste.kernel.laying import Laying
from flibuste.kernel.memory import Memory
from flibuste.kernel.packets import MOST


@final
class Places:
    """The memories of all seats, and how many cards each place holds (always public).

    Exact for everything that happens to cards: seen, moved openly or unseen, hands swapped, piles poured together, a
    card known not to be somewhere. What it forgets on purpose, and by which weights worlds are dealt, is said in
    decision 0050.
    """

    def __init__(self, seats: i64, cards: i64) -> None:
        self.seats: i64 = seats
        self.cards: i64 = cards
        self.held: vec[i64] = zeros(MOST)
        self.held[0] = cards
        self.rows: list[Memory] = [Memory(cards) for seat in range(seats)]
        self.plan: Deal | None = None
        self.planned: i64 = 0

    def clone(self) -> Places:
        """Copy the memories."""
        other = Places(0, 0)
        other.seats = self.seats
        other.cards = self.cards
        other.held = self.held[:]
        other.rows = [row.clone() for row in self.rows]
        return other

    def only(self, seat: i64) -> Places:
        """Copy what one seat remembers; of the others' memories nothing is kept."""
        other = Places(0, 0)
        other.seats = self.seats
        other.cards = self.cards
        other.held = self.held[:]
        other.rows = [self.rows[seat].clone() for copy in range(self.seats)]
        if self.planned == seat:
            other.plan = self.plan
            other.planned = seat
        return other

    # what can be asked

    def may_be(self, seat: i64, card: i64) -> i64:
        """Return the places where a seat thinks the card may be."""
        return self.rows[seat].may_be(card)

    def knows(self, seat: i64, card: i64, place: i64) -> bool:
        """Say whether a seat is certain that a card is there."""
        return self.rows[seat].sure[card] == place

    def sets(self) -> vec[i64]:
        """Return where each card may be, seat by seat."""
        result = zeros(self.seats * self.cards)
        for seat in range(self.seats):
            row = self.rows[seat]
            packets: i64 = 0  # of the card before, which came from the same hands as often as not
            places: i64 = 0
            for card in range(self.cards):
                if row.sure[card] >= 0:
                    result[seat * self.cards + card] = bit(row.sure[card])
                    continue
                if row.may[card] != packets:
                    packets = row.may[card]
                    places = row.places_of(packets)
                result[seat * self.cards + card] = places
        return result

    def allows(self, seat: i64, where: vec[i64]) -> bool:
        """Say whether a seat must think it possible that each card lies where it is said to."""
        row = self.rows[seat].clone()
        for card in range(self.cards):
            if row.sure[card] < 0:
                row.may[card] &= row.packets_at(where[card])
            elif row.sure[card] != where[card]:
                return False
        return Deal(row).is_possible()

    # what happens to cards

    def gather(self, place: i64) -> None:
        """Begin anew: all cards lie at one place, and nobody knows more."""
        self.plan = None
        self.held = zeros(MOST)
        self.held[place] = self.cards
        for row in self.rows:
            row.gather(place)

    def show(self, card: i64, place: i64, seats: i64) -> None:
        """Let these seats see a card where it lies."""
        self.plan = None
        for seat in range(self.seats):
            if has(seats, seat):
                self.rows[seat].see(card, place, self.held)

    def move(self, card: i64, source: i64, target: i64, witnesses: i64) -> None:
        """Move a card; for all but the witnesses it may be any card of the source."""
        self.plan = None
        for seat in range(self.seats):
            row = self.rows[seat]
            if has(witnesses, seat):
                row.see(card, source, self.held)
                row.sure[card] = target
            else:
                row.split(source, target, 1, self.held)
        self.count(source, target, 1)

    def deal(self, source: i64, target: i64, count: i64) -> None:
        """Move so many cards that nobody sees."""
        self.plan = None
        for row in self.rows:
            row.split(source, target, count, self.held)
        self.count(source, target, count)

    def count(self, source: i64, target: i64, count: i64) -> None:
        """Count cards from one place to another."""
        self.held[source] -= count
        self.held[target] += count

    def pour(self, source: i64, target: i64) -> None:
        """Move all cards of a place to another."""
        self.plan = None
        for row in self.rows:
            row.pour(source, target, self.held)
        self.count(source, target, self.held[source])

    def swap(self, one: i64, other: i64) -> None:
        """Swap two whole places (hands that change owners, a draft that passes on)."""
        self.plan = None
        for row in self.rows:
            row.swap(one, other)
        held = self.held[one]
        self.held[one] = self.held[other]
        self.held[other] = held

    def exclude(self, first: i64, end: i64, places: i64, seats: i64) -> None:
        """Let these seats learn that no card from ``first`` to before ``end`` is at any of these places."""
        self.plan = None
        for seat in range(self.seats):
            if has(seats, seat):
                self.rows[seat].exclude(first, end, places, self.held)

    def lay_out(self, where: vec[i64], open_to: vec[i64]) -> None:
        """Begin anew from any position: each card lies somewhere, and these seats are sure of it.

        The others know of the cards they are not sure of only how many lie at each place.
        """
        self.plan = None
        self.held = zeros(MOST)
        for place in where:
            self.held[place] += 1
        for seat in range(self.seats):
            row = self.rows[seat]
            row.forget_facts()
            hidden: list[int] = []
            for card in range(self.cards):
                row.sure[card] = where[card]
                row.may[card] = 0
                if not has(open_to[card], seat):
                    hidden.append(card)
            cards = vec[i64](hidden)
            row.spread(cards, vec[i64]([where[card] for card in hidden]))
            row.settle(self.held)

    # worlds

    def resample(self, seat: i64, cards: vec[i64], places: vec[i64], rng: Chance) -> vec[i64]:
        """Deal the cards of some slots anew as this seat may believe them to lie.

        ``cards[i]`` lies in a slot of ``places[i]``. The result depends on the *set* of cards only: two states
        that the seat cannot tell apart give the same world for the same generator.
        """
        plan = self.plan
        if plan is None or self.planned != seat:
            plan = Deal(self.rows[seat])
            self.plan = plan
            self.planned = seat
        plan.choose_shares(rng)
        return Laying(plan, cards, places).lay(rng)
