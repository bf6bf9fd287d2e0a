"""Deals the cards a seat is not sure of into packets: every arrangement that keeps all its facts has the same chance.

Cards with the same set of packets are of one *class*. What matters of an arrangement is how many cards of each class
lie in each packet (a *share*); the cards of a class are then shuffled. Shares are drawn one by one, each value weighted
by the number of arrangements it leaves, counted by recursion and remembered. Most shares can have one value only and
cost nothing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.kernel.bits import bit, has, lowest, zeros
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.errors import BrokenGame
from flibuste.kernel.packets import NOWHERE, Packets

FINE: Final[i64] = 16777216
FINE_PART: Final = 1.0 / 16777216.0
"""How finely a weighted choice is drawn: 2 to the 24. (mypyc 2.4.1 miscompiles ``float`` of a large constant.)"""
PATIENCE: Final[i64] = 100000
"""After so many steps of counting an arrangement is searched for instead."""
HASTE: Final[i64] = 500
"""After so many steps a search begins again in another order: whoever took a wrong turn early would look for ever."""
WORD: Final[i64] = 62
GONE: Final[i64] = -1


@final
class Deal:
    """The plan of a deal from one memory: made once, used for every world until the memory changes.

    A *limit* is a number that shares must add up to: the total of a fact, or the size of a class. ``rest`` is what is
    still to be dealt of each, while shares get their values.
    """

    def __init__(self, memory: Packets) -> None:
        self.sure: vec[i64] = memory.sure[:]
        # classes: their cards, one class after the other
        self.cards: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        # shares, in the order in which they are drawn
        self.of: vec[i64] = vec[i64]()
        self.place: vec[i64] = vec[i64]()
        self.value: vec[i64] = vec[i64]()
        self.limits: vec[i64] = vec[i64]()
        self.last: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]()
        # limits
        self.totals: vec[i64] = memory.totals[:]
        self.rest: vec[i64] = vec[i64]()
        self.field: vec[i64] = vec[i64]()
        # counting
        self.code: i64 = 0
        self.steps: i64 = 0
        self.patience: i64 = HASTE
        self.counted: list[dict[i64, float]] = []
        self.exact: bool = True
        self.numbered: bool = False
        self.forced: bool = False
        self.contradicts: bool = False
        shares = Shares(memory)
        self.class_up(memory, shares)
        self.order(memory, shares)

    # the plan

    def class_up(self, memory: Packets, shares: Shares) -> None:
        """Enter the classes with their cards; each size is a limit."""
        for mask in shares.masks:
            self.first = append(self.first, len(self.cards))
            for card in range(memory.cards):
                if memory.sure[card] == NOWHERE and memory.may[card] == mask:
                    self.cards = append(self.cards, card)
            for packets in memory.gone:
                if packets == mask:
                    self.cards = append(self.cards, GONE)
            self.totals = append(self.totals, len(self.cards) - self.first[len(self.first) - 1])
        self.first = append(self.first, len(self.cards))
        self.rest = self.totals[:]

    def order(self, memory: Packets, shares: Shares) -> None:
        """Enter the shares limit by limit, always the one with the fewest shares left: it is closed soonest."""
        left = shares.count_all(memory, len(self.totals))
        for k in range(len(self.totals)):
            if left[k] == 0 and self.totals[k] != 0:
                self.contradicts = True
        limit = fewest(left)
        while limit >= 0:
            for share in range(len(shares.of)):
                if shares.done[share] == 0 and shares.counts(memory, share, limit):
                    shares.done[share] = 1
                    self.enter(memory, shares, share, left)
            limit = fewest(left)
        self.starts = append(self.starts, len(self.limits))
        self.value = zeros(len(self.of))

    def enter(self, memory: Packets, shares: Shares, share: i64, left: vec[i64]) -> None:
        """Enter one share with its limits, and note for which of them it is the last."""
        self.of = append(self.of, shares.of[share])
        self.place = append(self.place, memory.at[shares.packet[share]])
        self.starts = append(self.starts, len(self.limits))
        for k in range(len(self.totals)):
            if shares.counts(memory, share, k):
                left[k] -= 1
                self.limits = append(self.limits, k)
                self.last = append(self.last, left[k])

    def number_states(self) -> None:
        """Give each limit its bits in a word while it is open, so that what was counted can be found again.

        Only needed where something is left to draw.
        """
        self.field = zeros(len(self.totals))
        taken: i64 = 0
        width = zeros(len(self.totals))
        for share in range(len(self.of)):
            self.counted.append({})
            for j in range(self.starts[share], self.starts[share + 1]):
                k = self.limits[j]
                if width[k] == 0:
                    width[k] = bits_for(self.totals[k])
                    self.field[k] = first_gap(taken, width[k])
                    if self.field[k] < 0:
                        self.exact = False
                        return
                    taken |= (bit(width[k]) - 1) << self.field[k]
            for j in range(self.starts[share], self.starts[share + 1]):
                k = self.limits[j]
                if self.last[j] == 0:
                    taken &= ~((bit(width[k]) - 1) << self.field[k])
        self.numbered = True

    # counting

    def most(self, share: i64) -> i64:
        """Return how many cards a share can take at most."""
        most: i64 = len(self.cards)
        for j in range(self.starts[share], self.starts[share + 1]):
            rest = self.rest[self.limits[j]]
            if rest < most:
                most = rest
        return most

    def least(self, share: i64) -> i64:
        """Return how many cards a share must take: all that is left of a limit, where it is the last that can."""
        least: i64 = 0
        for j in range(self.starts[share], self.starts[share + 1]):
            if self.last[j] == 0 and self.rest[self.limits[j]] > least:
                least = self.rest[self.limits[j]]
        return least

    def give(self, share: i64, count: i64) -> None:
        """Give a share so many cards."""
        for j in range(self.starts[share], self.starts[share + 1]):
            k = self.limits[j]
            self.rest[k] -= count
            if not self.numbered:
                continue
            if self.last[j] == 0:
                self.code -= (self.totals[k] - count) << self.field[k]
            else:
                self.code += count << self.field[k]

    def take_back(self, share: i64, count: i64) -> None:
        """Undo what was given to a share."""
        for j in range(self.starts[share], self.starts[share + 1]):
            k = self.limits[j]
            self.rest[k] += count
            if not self.numbered:
                continue
            if self.last[j] == 0:
                self.code += (self.totals[k] - count) << self.field[k]
            else:
                self.code -= count << self.field[k]

    def count(self, share: i64) -> float:
        """Count the arrangements of this share and all later ones, each by one over the factorials of the shares."""
        if share == len(self.of):
            return 1.0
        code = self.code
        known = self.counted[share].get(code, -1.0)
        if known >= 0.0:
            return known
        found = 0.0
        most = self.most(share)
        for value in range(self.least(share), most + 1):
            self.steps += 1
            if self.steps > PATIENCE:
                self.exact = False
                return 0.0
            self.give(share, value)
            found += self.count(share + 1) / factorial(value)
            self.take_back(share, value)
        self.counted[share][code] = found
        return found

    def is_possible(self) -> bool:
        """Say whether any arrangement keeps all facts."""
        if self.contradicts:
            return False
        if not self.numbered:
            self.number_states()
        if self.exact:
            possible = self.count(0) > 0.0
            if self.exact:
                return possible
        return self.find(Seeded(1))

    # one deal

    def choose_shares(self, rng: Chance) -> None:
        """Draw the shares one after the other; forced ones are not drawn, and where all are, once is enough."""
        if self.forced:
            return
        self.forced = True
        if self.exact:
            self.draw_shares(rng)
        if not self.exact:
            self.forced = False
            self.contradicts = not self.find(rng)
        if self.contradicts:
            raise BrokenGame("a seat's memory contradicts itself")

    def draw_shares(self, rng: Chance) -> None:
        """Draw every share by the number of arrangements each of its values leaves."""
        for share in range(len(self.of)):
            value = self.least(share)
            most = self.most(share)
            if value < most and not self.numbered:
                self.number_states()
                self.rest = self.totals[:]
                if self.exact:
                    self.draw_shares(rng)
                return
            if value < most:
                value = self.draw_value(share, value, most, rng)
                self.forced = False
            elif value > most:
                self.contradicts = True
            self.give(share, value)
            self.value[share] = value
        self.rest = self.totals[:]
        self.code = 0

    def draw_value(self, share: i64, least: i64, most: i64, rng: Chance) -> i64:
        """Draw the value of one share."""
        weights: list[float] = []
        total = 0.0
        for value in range(least, most + 1):
            self.give(share, value)
            weight = self.count(share + 1) / factorial(value)
            self.take_back(share, value)
            weights.append(weight)
            total += weight
        aim = total * float(rng.draw(FINE)) * FINE_PART
        chosen = least
        for weight in weights:
            aim -= weight
            if aim < 0.0:
                break
            chosen += 1
        while chosen > least and (chosen > most or weights[chosen - least] == 0.0):
            chosen -= 1
        return chosen

    def find(self, rng: Chance) -> bool:
        """Find any arrangement, where counting would take too long; each new search is a little more patient."""
        self.patience = HASTE
        while True:
            self.steps = 0
            if self.search(0, rng):
                return True
            if self.steps <= self.patience:
                return False
            self.patience += self.patience // 4

    def search(self, share: i64, rng: Chance) -> bool:
        """Look for an arrangement, values in random order, until the patience is over."""
        if share == len(self.of):
            return True
        self.steps += 1
        if self.steps > self.patience:
            return False
        least = self.least(share)
        span = self.most(share) - least + 1
        start: i64 = 0
        if span > 1:
            start = rng.draw(span)
        for k in range(span):
            value = least + (start + k) % span
            self.give(share, value)
            found = self.search(share + 1, rng)
            self.take_back(share, value)
            if found:
                self.value[share] = value
                return True
        return False


@final
class Shares:
    """All pairs of a class and a packet it may have cards in."""

    def __init__(self, memory: Packets) -> None:
        self.masks: vec[i64] = vec[i64]()
        self.of: vec[i64] = vec[i64]()
        self.packet: vec[i64] = vec[i64]()
        for card in range(memory.cards):
            if memory.sure[card] == NOWHERE:
                self.add_class(memory.may[card])
        for packets in memory.gone:
            self.add_class(packets)
        self.done: vec[i64] = zeros(len(self.of))

    def add_class(self, mask: i64) -> None:
        """Enter the class of a set of packets, if it is new, with its shares."""
        if any(known == mask for known in self.masks):
            return
        rest = mask
        while rest != 0:
            self.of = append(self.of, len(self.masks))
            self.packet = append(self.packet, lowest(rest))
            rest &= rest - 1
        self.masks = append(self.masks, mask)

    def count_all(self, memory: Packets, limits: i64) -> vec[i64]:
        """Count the shares of each limit."""
        found = zeros(limits)
        for share in range(len(self.of)):
            for k in range(limits):
                if self.counts(memory, share, k):
                    found[k] += 1
        return found

    def counts(self, memory: Packets, share: i64, limit: i64) -> bool:
        """Say whether a share counts for a limit: a fact of the memory, or after these a class."""
        facts: i64 = len(memory.sets)
        if limit < facts:
            return has(memory.sets[limit], self.packet[share])
        return self.of[share] == limit - facts


def fewest(left: vec[i64]) -> i64:
    """Return the limit with the fewest shares left, -1 where none is left."""
    best: i64 = -1
    for k in range(len(left)):
        if left[k] > 0 and (best < 0 or left[k] < left[best]):
            best = k
    return best


def bits_for(n: i64) -> i64:
    """Return how many bits a number up to n needs."""
    bits: i64 = 1
    while n >> bits != 0:
        bits += 1
    return bits


def first_gap(taken: i64, width: i64) -> i64:
    """Return where so many bits of a word are free, -1 for nowhere."""
    for start in range(WORD - width + 1):
        if (taken >> start) & (bit(width) - 1) == 0:
            return start
    return -1


def factorial(n: i64) -> float:
    """Multiply the numbers from 1 to n."""
    result = 1.0
    for k in range(2, n + 1):
        result *= float(k)
    return result
