"""What one seat knows of the cards: some for sure, of the others which packets they may be in."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import bit, has, lowest, size, zeros
from flibuste.kernel.errors import BrokenGame
from flibuste.kernel.packets import MOST, NOWHERE, Packets


@final
class Memory(Packets):
    """The memory of one seat: what happens to cards, and what follows for it.

    ``held`` is always how many cards each place holds; that is public.
    """

    def clone(self) -> Memory:
        """Copy the memory."""
        other = Memory(0)
        other.cards = self.cards
        other.sure = self.sure[:]
        other.may = self.may[:]
        other.at = self.at[:]
        other.sets = self.sets[:]
        other.totals = self.totals[:]
        other.gone = self.gone[:]
        return other

    def may_be(self, card: i64) -> i64:
        """Return the places where a card may be."""
        if self.sure[card] >= 0:
            return bit(self.sure[card])
        return self.places_of(self.may[card])

    def unsure_at(self, place: i64, held: i64) -> i64:
        """Count the cards of a place that holds so many of which the seat is not sure."""
        count = held
        for known in self.sure:
            if known == place:
                count -= 1
        return count

    # what happens to cards

    def gather(self, place: i64) -> None:
        """Begin anew: all cards lie at one place."""
        for card in range(self.cards):
            self.sure[card] = place
            self.may[card] = 0
        self.forget_facts()

    def see(self, card: i64, place: i64, held: vec[i64]) -> None:
        """See a card where it lies."""
        if self.sure[card] == place:
            return
        here = self.may[card] & self.packets_at(place)
        if here == 0:
            raise BrokenGame(f"card {card} is seen at place {place}, where it cannot be")
        self.take_for_sure(card, place, here)
        if self.is_empty_somewhere() or self.unsure_at(place, held[place]) == 0:
            self.settle(held)

    def take_for_sure(self, card: i64, place: i64, here: i64) -> None:
        """Be sure of a card that was in one of these packets."""
        self.sure[card] = place
        self.may[card] = 0
        self.count_out(here)

    def exclude(self, first: i64, end: i64, places: i64, held: vec[i64]) -> None:
        """Learn that no card from ``first`` to before ``end`` is at any of these places."""
        packets = self.packets_in(places)
        for card in range(first, end):
            if self.sure[card] >= 0 and has(places, self.sure[card]):
                raise BrokenGame(f"card {card} lies at place {self.sure[card]}, where it cannot be")
            self.may[card] &= ~packets
        self.settle(held)

    def split(self, source: i64, target: i64, count: i64, held: vec[i64]) -> None:
        """Note that so many cards went from one place to another unseen; ``held`` is what places held before.

        Each packet of the source may have lost some: the part that went is a packet of its own at the target, and all
        these parts together hold the count.
        """
        if held[source] == count:
            self.pour(source, target, held)
            return
        if self.used() + size(self.packets_at(source)) + 2 > MOST or len(self.sets) + 2 > MOST:
            self.make_room(held)
        self.loosen(source)
        went: i64 = 0
        packets = self.packets_at(source)
        while packets != 0:
            went |= bit(self.part_of(lowest(packets), target))
            packets &= packets - 1
        self.note(went, count)
        self.merge_alike(target)

    def pour(self, source: i64, target: i64, held: vec[i64]) -> None:
        """Note that all cards of a place went to another; ``held`` is what places held before."""
        for packet in range(len(self.at)):
            if self.at[packet] == source:
                self.at[packet] = target
        for card in range(self.cards):
            if self.sure[card] == source:
                self.sure[card] = target
        self.merge_alike(target)
        now = held[:]
        now[target] += now[source]
        now[source] = 0
        self.settle(now)

    def swap(self, one: i64, other: i64) -> None:
        """Note that two places changed all their cards."""
        for packet in range(len(self.at)):
            self.at[packet] = swapped(self.at[packet], one, other)
        for card in range(self.cards):
            self.sure[card] = swapped(self.sure[card], one, other)

    def spread(self, cards: vec[i64], places: vec[i64]) -> None:
        """Be sure of none of these cards: they lie at these places, one each, in any way."""
        everywhere: i64 = 0
        held = zeros(MOST)
        for place in places:
            held[place] += 1
        for place in range(MOST):
            if held[place] > 0:
                packet = self.new_packet(place)
                everywhere |= bit(packet)
                self.add_fact(bit(packet), held[place])
        for card in cards:
            self.sure[card] = NOWHERE
            self.may[card] = everywhere

    def loosen(self, place: i64) -> None:
        """Make a packet of the cards of a place that the seat is sure of: one of them is about to go."""
        count: i64 = 0
        packet: i64 = NOWHERE
        for card in range(self.cards):
            if self.sure[card] == place:
                if packet == NOWHERE:
                    packet = self.new_packet(place)
                self.sure[card] = NOWHERE
                self.may[card] = bit(packet)
                count += 1
        if packet != NOWHERE:
            self.add_fact(bit(packet), count)

    # what follows

    def settle(self, held: vec[i64]) -> None:
        """Draw the plain conclusions: empty packets hold nothing, full places no more, a single place is sure."""
        again = True
        while again:
            closed = self.close_full_places(held)
            sure = self.be_sure()
            counted = self.count_gone_again()
            again = self.empty_packets() or closed or sure or counted
        self.drop_the_dead()

    def close_full_places(self, held: vec[i64]) -> bool:
        """Where a seat is sure of all cards of a place, no other card is there; say whether that was news."""
        unsure = held[:]
        for place in self.sure:
            if place != NOWHERE:
                unsure[place] -= 1
        closed: i64 = 0
        for packet in range(len(self.at)):
            if self.at[packet] != NOWHERE and unsure[self.at[packet]] == 0:
                closed |= bit(packet)
        changed = False
        if closed != 0:
            for card in range(self.cards):
                if self.may[card] & closed != 0:
                    self.may[card] &= ~closed
                    changed = True
        return changed

    def be_sure(self) -> bool:
        """Be sure of the cards that can be at one place only; say whether there were any."""
        beside = zeros(len(self.at))
        for packet in range(len(self.at)):
            beside[packet] = self.packets_at(self.at[packet])
        found = False
        for card in range(self.cards):
            if self.sure[card] == NOWHERE:
                here = self.may[card]
                if here == 0:
                    raise BrokenGame("a seat's memory contradicts what it sees")
                one = lowest(here)
                if here & ~beside[one] == 0:
                    self.take_for_sure(card, self.at[one], here)
                    found = True
        return found

    def make_room(self, held: vec[i64]) -> None:
        """Forget on purpose, where the packets run out: keep where each card may be and how many each place holds."""
        masks = zeros(self.cards)
        for card in range(self.cards):
            if self.sure[card] == NOWHERE:
                masks[card] = self.places_of(self.may[card])
                self.may[card] = 0
        self.forget_facts()
        packet_at = zeros(MOST)
        for place in range(len(held)):
            count = self.unsure_at(place, held[place])
            if count > 0:
                packet_at[place] = bit(self.new_packet(place))
                self.add_fact(packet_at[place], count)
        for card in range(self.cards):
            if masks[card] != 0:
                for place in range(len(held)):
                    if has(masks[card], place):
                        self.may[card] |= packet_at[place]
        self.settle(held)


def swapped(place: i64, one: i64, other: i64) -> i64:
    """Return where something lies after two places were swapped."""
    if place == one:
        return other
    if place == other:
        return one
    return place
