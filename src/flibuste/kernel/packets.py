"""Packets of cards and what is known of them together: the arithmetic under a memory."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.kernel.bits import bit, has, lowest, zeros
from flibuste.kernel.errors import BrokenGame

MOST: Final[i64] = 62
NOWHERE: Final[i64] = -1


class Packets:
    """The joint facts of one seat.

    A *packet* lies at one place and holds cards that came there together, as far as the seat can tell. ``may[card]``
    is the set of packets a card may be in, ``sure[card]`` its place where the seat is sure of it. A *fact* says that
    some packets (``sets``) hold so many cards together (``totals``). ``gone`` are cards the seat is sure of by now
    and that a fact still counts: each was in one of these packets, and it cannot tell in which.
    """

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards
        self.sure: vec[i64] = zeros(cards)
        self.may: vec[i64] = zeros(cards)
        self.at: vec[i64] = vec[i64]()
        self.sets: vec[i64] = vec[i64]()
        self.totals: vec[i64] = vec[i64]()
        self.gone: vec[i64] = vec[i64]()

    def packets_at(self, place: i64) -> i64:
        """Return the packets that lie at a place."""
        found: i64 = 0
        for packet in range(len(self.at)):
            if self.at[packet] == place:
                found |= bit(packet)
        return found

    def packets_in(self, places: i64) -> i64:
        """Return the packets that lie at any of these places."""
        found: i64 = 0
        for packet in range(len(self.at)):
            if self.at[packet] >= 0 and has(places, self.at[packet]):
                found |= bit(packet)
        return found

    def places_of(self, packets: i64) -> i64:
        """Return the places where packets lie."""
        found: i64 = 0
        rest = packets
        while rest != 0:
            found |= bit(self.at[lowest(rest)])
            rest &= rest - 1
        return found

    def most_in(self, packet: i64) -> i64:
        """Return how many cards a packet can hold at most."""
        most = self.cards
        for k in range(len(self.sets)):
            if has(self.sets[k], packet) and self.totals[k] < most:
                most = self.totals[k]
        return most

    def is_sound(self) -> bool:
        """Say whether a memory that was loaded is made as memories are."""
        if len(self.sure) != self.cards or len(self.may) != self.cards or len(self.sets) != len(self.totals):
            return False
        if len(self.at) > MOST or len(self.sets) > MOST:
            return False
        used: i64 = 0
        for packet in range(len(self.at)):
            if self.at[packet] < NOWHERE or self.at[packet] >= MOST:
                return False
            if self.at[packet] != NOWHERE:
                used |= bit(packet)
        for card in range(self.cards):
            if self.sure[card] < NOWHERE or self.sure[card] >= MOST or self.may[card] & ~used != 0:
                return False
            if (self.sure[card] == NOWHERE) != (self.may[card] != 0):
                return False
        return not any(packets & ~used != 0 for packets in self.sets) and not any(
            packets & ~used != 0 for packets in self.gone
        )

    def used(self) -> i64:
        """Count the packets."""
        count: i64 = 0
        for place in self.at:
            if place != NOWHERE:
                count += 1
        return count

    def new_packet(self, place: i64) -> i64:
        """Return a packet that is free, laid at a place."""
        for packet in range(len(self.at)):
            if self.at[packet] == NOWHERE:
                self.at[packet] = place
                return packet
        self.at = append(self.at, place)
        return len(self.at) - 1

    def part_of(self, packet: i64, target: i64) -> i64:
        """Make the packet at the target that holds what went there of another one."""
        part = self.new_packet(target)
        for card in range(self.cards):
            if has(self.may[card], packet):
                self.may[card] |= bit(part)
        for k in range(len(self.sets)):
            if has(self.sets[k], packet):
                self.sets[k] |= bit(part)
        return part

    def add_fact(self, packets: i64, total: i64) -> None:
        """Note how many cards some packets hold together."""
        self.sets = append(self.sets, packets)
        self.totals = append(self.totals, total)

    def note(self, packets: i64, total: i64) -> None:
        """Note a fact and take it out of the facts that hold all of it, so that the rest is told by itself."""
        for k in range(len(self.sets)):
            if self.sets[k] & packets == packets:
                self.sets[k] &= ~packets
                self.totals[k] -= total
        self.add_fact(packets, total)
        self.drop_empty_facts()

    def drop_empty_facts(self) -> None:
        """Drop the facts about no packet."""
        sets = vec[i64](capacity=8)
        totals = vec[i64](capacity=8)
        for k in range(len(self.sets)):
            if self.sets[k] != 0:
                sets = append(sets, self.sets[k])
                totals = append(totals, self.totals[k])
            elif self.totals[k] != 0:
                raise BrokenGame("a seat's memory contradicts what it sees")
        self.sets = sets
        self.totals = totals

    def forget_facts(self) -> None:
        """Drop all packets and what is known of them."""
        self.at = vec[i64]()
        self.sets = vec[i64]()
        self.totals = vec[i64]()
        self.gone = vec[i64]()

    def count_out(self, here: i64) -> None:
        """Count a card out of whichever of these packets it was in; where facts tell them apart, leave that open."""
        for packets in self.sets:
            part = packets & here
            if part != 0 and part != here:
                self.gone = append(self.gone, here)
                return
        for k in range(len(self.sets)):
            if self.sets[k] & here != 0:
                self.totals[k] -= 1

    def count_gone_again(self) -> bool:
        """Count out cards of which it is clear by now where they were; say whether there were any."""
        before = self.gone
        if len(before) == 0:
            return False
        self.gone = vec[i64]()
        for here in before:
            self.count_out(here)
        return len(self.gone) < len(before)

    def clear(self, packets: i64) -> None:
        """Take packets out of all sets."""
        for card in range(self.cards):
            self.may[card] &= ~packets
        for k in range(len(self.gone)):
            self.gone[k] &= ~packets
        for k in range(len(self.sets)):
            self.sets[k] &= ~packets
        for packet in range(len(self.at)):
            if has(packets, packet):
                self.at[packet] = NOWHERE

    def merge_alike(self, place: i64) -> None:
        """Put packets of a place together that hold the same cards, each so many: nothing is lost by it."""
        for one in range(len(self.at)):
            if self.at[one] == place:
                for other in range(one + 1, len(self.at)):
                    if self.at[other] == place and self.alike(bit(one), bit(other)):
                        self.merge(bit(one), bit(other))

    def alike(self, one: i64, other: i64) -> bool:
        """Say whether two packets may hold the same cards, and each is counted by itself and by nothing else."""
        both = one | other
        alone: i64 = 0
        for packets in self.sets:
            if packets & both != 0:
                if packets != one and packets != other:
                    return False
                alone |= packets
        if alone != both:
            return False
        return treats_alike(self.may, both) and treats_alike(self.gone, both)

    def merge(self, one: i64, other: i64) -> None:
        """Put two packets that are alike together."""
        total: i64 = 0
        for k in range(len(self.sets)):
            if self.sets[k] == other:
                total = self.totals[k]
                self.sets[k] = 0
                self.totals[k] = 0
        for k in range(len(self.sets)):
            if self.sets[k] == one:
                self.totals[k] += total
        self.drop_empty_facts()
        self.clear(other)
        self.count_gone_again()

    def is_empty_somewhere(self) -> bool:
        """Say whether some packets have just become empty."""
        return any(total <= 0 for total in self.totals)

    def empty_packets(self) -> bool:
        """Clear the packets that hold nothing any more; say whether there were any."""
        empty: i64 = 0
        for k in range(len(self.sets)):
            if self.totals[k] < 0:
                raise BrokenGame("a seat's memory contradicts what it sees")
            if self.totals[k] == 0:
                empty |= self.sets[k]
        if empty != 0:
            self.clear(empty)
            self.drop_empty_facts()
        return empty != 0

    def drop_the_dead(self) -> None:
        """Drop packets that hold no card, and facts that have nothing to do with a card the seat is unsure of."""
        alive: i64 = 0
        for packets in self.may:
            alive |= packets
        filled = alive
        for packets in self.gone:
            filled |= packets
        self.clear(~filled)
        before: i64 = NOWHERE
        while alive != before:
            before = alive
            for packets in self.sets:
                if packets & alive != 0:
                    alive |= packets
            for packets in self.gone:
                if packets & alive != 0:
                    alive |= packets
        self.keep_alive(alive)

    def keep_alive(self, alive: i64) -> None:
        """Keep only these packets and the facts about them."""
        gone = vec[i64](capacity=4)
        for packets in self.gone:
            if packets & alive != 0:
                gone = append(gone, packets)
        self.gone = gone
        for k in range(len(self.sets)):
            if self.sets[k] & alive == 0:
                self.sets[k] = 0
                self.totals[k] = 0
        self.drop_empty_facts()
        for packet in range(len(self.at)):
            if not has(alive, packet):
                self.at[packet] = NOWHERE
        while len(self.at) > 0 and self.at[len(self.at) - 1] == NOWHERE:
            self.at = self.at[: len(self.at) - 1]


def treats_alike(masks: vec[i64], both: i64) -> bool:
    """Say whether every set holds both of two packets or neither."""
    return all(mask & both == 0 or mask & both == both for mask in masks)
