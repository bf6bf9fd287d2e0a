"""Lays the cards of a deal into the slots of their places."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import bit, has, zeros
from flibuste.kernel.chance import Chance, swap
from flibuste.kernel.deals import GONE, Deal
from flibuste.kernel.errors import BrokenGame


@final
class Laying:
    """The slots of the places, filled card by card."""

    def __init__(self, plan: Deal, cards: vec[i64], places: vec[i64]) -> None:
        self.plan = plan
        self.present: vec[i64] = zeros(len(plan.sure))
        self.slots: vec[i64] = zeros(len(places))
        self.past: i64 = 1
        for place in places:
            if place >= self.past:
                self.past = place + 1
        self.next: vec[i64] = zeros(self.past + 1)
        self.mixed: i64 = 0
        self.filled: i64 = 0
        self.laid: vec[i64] = zeros(len(places))
        for card in cards:
            self.present[card] = 1
        for place in places:
            self.next[place + 1] += 1
        for place in range(self.past):
            self.next[place + 1] += self.next[place]
        self.ends: vec[i64] = self.next[1:]
        at = self.next[:]
        for slot in range(len(places)):
            place = places[slot]
            self.slots[at[place]] = slot
            at[place] += 1

    def lay(self, rng: Chance) -> vec[i64]:
        """Lay the cards the seat is sure of, then the others share by share."""
        plan = self.plan
        for card in range(len(plan.sure)):
            if plan.sure[card] >= 0 and self.present[card] != 0:
                self.put(card, plan.sure[card])
                self.mixed |= bit(plan.sure[card])
        cards = plan.cards[:]
        for number in range(len(plan.first) - 1):
            mix_part(cards, plan.first[number], plan.first[number + 1], rng)
        next_card = plan.first[:]
        for share in range(len(plan.of)):
            number = plan.of[share]
            at = next_card[number]
            next_card[number] += plan.value[share]
            self.put_share(cards, at, next_card[number], plan.place[share])
        return self.mix(rng)

    def put_share(self, cards: vec[i64], first: i64, end: i64, place: i64) -> None:
        """Put the cards of one share to a place."""
        if first < end and has(self.filled, place):
            self.mixed |= bit(place)
        for k in range(first, end):
            if cards[k] != GONE:
                self.filled |= bit(place)
                self.put(cards[k], place)

    def put(self, card: i64, place: i64) -> None:
        """Put a card into the next slot of a place."""
        if place >= self.past or self.next[place] >= self.ends[place]:
            raise BrokenGame("a seat's memory contradicts the sizes of the places")
        self.laid[self.next[place]] = card
        self.next[place] += 1

    def mix(self, rng: Chance) -> vec[i64]:
        """Shuffle places to which cards of several kinds came, so that the order tells nothing."""
        first: i64 = 0
        for place in range(self.past):
            end = self.ends[place]
            if self.next[place] != end and end > first:
                raise BrokenGame("a seat's memory contradicts the sizes of the places")
            if has(self.mixed, place):
                mix_part(self.laid, first, end, rng)
            first = end
        result = zeros(len(self.slots))
        for k in range(len(self.slots)):
            result[self.slots[k]] = self.laid[k]
        return result


def mix_part(cards: vec[i64], first: i64, end: i64, rng: Chance) -> None:
    """Shuffle the cards from first to before end."""
    i = end - 1
    while i > first:
        swap(cards, i, first + rng.draw(i - first + 1))
        i -= 1
