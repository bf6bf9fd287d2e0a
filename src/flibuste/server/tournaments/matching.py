"""The largest set of pairs in which nobody stands twice (Edmonds' blossoms): it decides whether a round is possible."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

Allowed = Callable[[int, int], bool]


def largest(people: Sequence[int], allowed: Allowed) -> dict[int, int]:
    """Pair as many people as can be paired; return each one's partner."""
    graph = [[k for k, b in enumerate(people) if a != b and allowed(a, b)] for a in people]
    mate = Matching(graph).find()
    return {people[k]: people[other] for k, other in enumerate(mate) if other >= 0}


def all_paired(people: Sequence[int], allowed: Allowed) -> bool:
    """Say whether everybody can be paired."""
    return len(largest(people, allowed)) == len(people)


class Matching:
    """One search: ``mate`` is each node's partner or -1; a blossom is an odd ring that counts as its base."""

    def __init__(self, graph: list[list[int]]) -> None:
        self.graph = graph
        size = len(graph)
        self.mate = [-1] * size
        self.parent = [-1] * size
        self.base = list(range(size))

    def find(self) -> list[int]:
        """Begin with the pairs at hand, then make room for one more pair as long as there is a way."""
        for node, others in enumerate(self.graph):
            free = next((other for other in others if self.mate[other] < 0), -1) if self.mate[node] < 0 else -1
            if free >= 0:
                self.mate[node], self.mate[free] = free, node
        for node in range(len(self.graph)):
            if self.mate[node] < 0:
                self.turn_over(self.way_from(node))
        return self.mate

    def turn_over(self, end: int) -> None:
        """Make pairs of what was apart along a way, and the other way round."""
        while end >= 0:
            before = self.parent[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def way_from(self, root: int) -> int:
        """Look for a way to somebody free on which pairs and non-pairs take turns; return its end, or -1."""
        size = len(self.graph)
        self.parent, self.base = [-1] * size, list(range(size))
        seen = [False] * size
        seen[root] = True
        queue = deque([root])
        while queue:
            node = queue.popleft()
            for other in self.graph[node]:
                if self.base[node] == self.base[other] or self.mate[node] == other:
                    continue
                if other == root or (self.mate[other] >= 0 and self.parent[self.mate[other]] >= 0):
                    self.shrink(node, other, seen, queue)
                elif self.parent[other] < 0:
                    self.parent[other] = node
                    if self.mate[other] < 0:
                        return other
                    seen[self.mate[other]] = True
                    queue.append(self.mate[other])
        return -1

    def shrink(self, node: int, other: int, seen: list[bool], queue: deque[int]) -> None:
        """Count an odd ring as one node from now on; who was not seen in it can be looked from."""
        meeting = self.meeting(node, other)
        ring = [False] * len(self.graph)
        self.mark(node, meeting, other, ring)
        self.mark(other, meeting, node, ring)
        for one in range(len(self.graph)):
            if ring[self.base[one]]:
                self.base[one] = meeting
                if not seen[one]:
                    seen[one] = True
                    queue.append(one)

    def meeting(self, a: int, b: int) -> int:
        """Return where the ways of two nodes back to the root meet."""
        passed = set()
        while True:
            a = self.base[a]
            passed.add(a)
            if self.mate[a] < 0:
                break
            a = self.parent[self.mate[a]]
        while self.base[b] not in passed:
            b = self.parent[self.mate[self.base[b]]]
        return self.base[b]

    def mark(self, node: int, until: int, child: int, ring: list[bool]) -> None:
        """Mark one side of a ring, and note how one walks it the other way round."""
        while self.base[node] != until:
            ring[self.base[node]] = ring[self.base[self.mate[node]]] = True
            self.parent[node] = child
            child = self.mate[node]
            node = self.parent[child]
