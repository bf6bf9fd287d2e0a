"""Where the cards may be, as each seat can tell: the memory from which views and worlds are made."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.kernel.bits import bit, has, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import BrokenGame

MIXING: Final[i64] = 12


@final
class Places:
    """For each seat and each card, the set of places where it may be.

    Together with the sizes of the places (always public) this is exact for everything that happens to cards: seen,
    moved unseen, hands swapped, piles poured together.
    """

    def __init__(self, seats: i64, cards: i64) -> None:
        self.seats: i64 = seats
        self.cards: i64 = cards
        self.may: vec[i64] = zeros(seats * cards)

    def clone(self) -> Places:
        """Copy the memory."""
        other = Places(self.seats, 0)
        other.cards = self.cards
        other.may = self.may[:]
        return other

    def only(self, seat: i64) -> Places:
        """Copy what one seat remembers; of the others' memories nothing is kept."""
        other = self.clone()
        mine = seat * self.cards
        for row in range(self.seats):
            for card in range(self.cards):
                other.may[row * self.cards + card] = self.may[mine + card]
        return other

    def may_be(self, seat: i64, card: i64) -> i64:
        """Return the places where a seat thinks the card may be."""
        return self.may[seat * self.cards + card]

    def knows(self, seat: i64, card: i64, place: i64) -> bool:
        """Say whether a seat is certain that a card is there."""
        return self.may[seat * self.cards + card] == bit(place)

    def show(self, card: i64, place: i64, seats: i64) -> None:
        """Let these seats see that a card is at a place."""
        for seat in range(self.seats):
            if has(seats, seat):
                self.may[seat * self.cards + card] = bit(place)

    def move(self, card: i64, source: i64, target: i64, witnesses: i64, size: i64) -> None:
        """Move a card out of a place of so many cards; for all but the witnesses it may be any card of the source."""
        for seat in range(self.seats):
            if has(witnesses, seat):
                self.may[seat * self.cards + card] = bit(target)
            else:
                self.settle(seat, source, size)
                self.widen(seat, source, target)

    def settle(self, seat: i64, place: i64, size: i64) -> None:
        """Where a seat knows all cards of a place, no other card is there."""
        row = seat * self.cards
        here = bit(place)
        certain: i64 = 0
        for k in range(row, row + self.cards):
            if self.may[k] == here:
                certain += 1
        if certain == size:
            for k in range(row, row + self.cards):
                if self.may[k] != here:
                    self.may[k] &= ~here

    def widen(self, seat: i64, source: i64, target: i64) -> None:
        """Note that one card went from source to target unseen."""
        row = seat * self.cards
        gone = bit(source)
        came = bit(target)
        for k in range(row, row + self.cards):
            if self.may[k] & gone:
                self.may[k] |= came

    def swap(self, one: i64, other: i64) -> None:
        """Swap two whole places (hands that change owners, a draft that passes on)."""
        both = bit(one) | bit(other)
        k: i64 = 0
        for mask in self.may:
            here = mask & both
            if here != 0 and here != both:
                self.may[k] = mask ^ both
            k += 1

    def resample(self, seat: i64, cards: vec[i64], places: vec[i64], rng: Chance) -> vec[i64]:
        """Deal the cards of some slots anew as this seat may believe them to lie.

        ``cards[i]`` lies in a slot of ``places[i]``. The result depends on the *set* of cards only: two states
        that the seat cannot tell apart give the same world for the same generator.
        """
        deal = _Deal(self, seat, _sorted(cards, self.cards), places)
        return deal.sample(rng)


def _sorted(cards: vec[i64], most: i64) -> vec[i64]:
    present = zeros(most)
    for card in cards:
        present[card] = 1
    result = cards[:]
    k: i64 = 0
    for card in range(most):
        if present[card] != 0:
            result[k] = card
            k += 1
    return result


@final
class _Deal:
    """One re-deal: cards to slots under what the seat knows."""

    def __init__(self, memory: Places, seat: i64, cards: vec[i64], places: vec[i64]) -> None:
        self.size: i64 = len(cards)
        self.cards: vec[i64] = cards
        self.places: vec[i64] = places
        self.masks: vec[i64] = zeros(self.size)
        self.held: vec[i64] = zeros(self.size)
        self.visited: vec[i64] = zeros(self.size)
        for i in range(self.size):
            self.masks[i] = memory.may_be(seat, cards[i])

    def fits(self, card: i64, slot: i64) -> bool:
        return (self.masks[card] >> self.places[slot]) & 1 != 0

    def sample(self, rng: Chance) -> vec[i64]:
        everywhere: i64 = 0
        for place in self.places:
            everywhere |= bit(place)
        for slot in range(self.size):
            self.held[slot] = -1
        self.seat_known_cards(everywhere)
        if self.seat_free_cards(everywhere, rng) > 0:
            self.settle_the_others(everywhere)
            self.mix(everywhere, rng)
        result = zeros(self.size)
        for slot in range(self.size):
            result[slot] = self.cards[self.held[slot]]
        return result

    def seat_known_cards(self, everywhere: i64) -> None:
        for card in range(self.size):
            mask = self.masks[card] & everywhere
            if mask & (mask - 1) == 0:
                self.put(card)

    def put(self, card: i64) -> None:
        for slot in range(self.size):
            if self.held[slot] < 0 and self.fits(card, slot):
                self.held[slot] = card
                return
        raise BrokenGame("a seat's memory contradicts the sizes of the places")

    def seat_free_cards(self, everywhere: i64, rng: Chance) -> i64:
        """Deal the cards that may be anywhere; return how many others remain (then none is dealt)."""
        pool = zeros(self.size)
        free: i64 = 0
        between: i64 = 0
        for card in range(self.size):
            mask = self.masks[card] & everywhere
            if mask == everywhere:
                pool[free] = card
                free += 1
            elif mask & (mask - 1) != 0:
                between += 1
        if between > 0:
            return between
        for slot in range(self.size):
            if self.held[slot] < 0:
                free -= 1
                k = rng.draw(free + 1)
                self.held[slot] = pool[k]
                pool[k] = pool[free]
        return 0

    def settle_the_others(self, everywhere: i64) -> None:
        """Find one arrangement that fits (augmenting paths)."""
        for card in range(self.size):
            mask = self.masks[card] & everywhere
            if mask & (mask - 1) != 0:
                for slot in range(self.size):
                    self.visited[slot] = 0
                if not self.place(card):
                    raise BrokenGame("a seat's memory contradicts the sizes of the places")

    def place(self, card: i64) -> bool:
        for slot in range(self.size):
            if self.visited[slot] == 0 and self.fits(card, slot):
                self.visited[slot] = 1
                if self.held[slot] < 0 or self.place(self.held[slot]):
                    self.held[slot] = card
                    return True
        return False

    def mix(self, everywhere: i64, rng: Chance) -> None:
        """Walk over the arrangements that fit by random swaps; each is equally likely in the end.

        Swaps inside the largest place (the pile) change nothing worth having: one slot is always outside it, and every
        second time both are, so that a card among a few hands finds its way in a pack of a hundred too.
        """
        small = self.outside_the_largest()
        if len(small) == 0:
            return
        for attempt in range(MIXING * self.size):
            one = small[rng.draw(len(small))]
            other = rng.draw(self.size)
            if attempt % 2 == 0:
                other = small[other % len(small)]
            if self.fits(self.held[one], other) and self.fits(self.held[other], one):
                card = self.held[one]
                self.held[one] = self.held[other]
                self.held[other] = card

    def outside_the_largest(self) -> vec[i64]:
        """Return the slots of all places but the one with the most."""
        counts = zeros(64)
        for place in self.places:
            counts[place] += 1
        largest: i64 = 0
        for place in range(64):
            if counts[place] > counts[largest]:
                largest = place
        small = vec[i64](capacity=self.size)
        for slot in range(self.size):
            if self.places[slot] != largest:
                small = append(small, slot)
        return small
