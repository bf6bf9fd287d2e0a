"""The shares of a deal: which classes of cards may have some in which packets."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.kernel.bits import has, lowest, zeros
from flibuste.kernel.packets import NOWHERE, Packets


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
