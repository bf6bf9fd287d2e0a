"""Information-set Monte Carlo tree search over any game (one tree for the searching seat, a new world each time).

In a sealed group the searching seat chooses first and the others choose apart from it: what is sealed must not guide
anybody's answer in the tree, as it cannot at the table.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.base import Bot, Reason
from flibuste.bots.guide import Guide
from flibuste.kernel.bits import has, lowest, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State

MOST_REFUSED: Final[i64] = 20
PARTS: Final[i64] = 1_000_000


SPAN: Final[i64] = 65_536
ROOT: Final[i64] = 0
NOWHERE: Final[i64] = -1
NONE: Final[i64] = 0
"""No child, no sibling: the root, which is nobody's."""


def key_of(seat: i64, action: i64) -> i64:
    """Number an action of a seat; siblings are sorted by it."""
    return seat * SPAN + action


@final
class Tree:
    """The nodes of a search, a column for each thing known of them: one action of one seat (``key``) below another.

    ``child`` is the first below a node, ``sibling`` the next beside it, in the order of their keys; ``offered`` counts
    how often it could be chosen, ``visits`` how often it was, ``total`` what its seat got. Node 0 is the root.
    """

    def __init__(self) -> None:
        self.key: vec[i64] = vec[i64]([-1])
        self.visits: vec[i64] = zeros(1)
        self.offered: vec[i64] = zeros(1)
        self.total: vec[float] = vec[float]([0.0])
        self.child: vec[i64] = zeros(1)
        self.sibling: vec[i64] = zeros(1)

    def seat(self, node: i64) -> i64:
        """Return whose action a node is, -1 for the root."""
        return self.key[node] // SPAN

    def action(self, node: i64) -> i64:
        """Return the action of a node."""
        return self.key[node] % SPAN

    def grow(self, parent: i64, key: i64) -> i64:
        """Hang a new child in at its place, and return it."""
        before: i64 = NONE
        after = self.child[parent]
        while after != NONE and self.key[after] < key:
            before = after
            after = self.sibling[after]
        fresh: i64 = len(self.key)
        self.key = append(self.key, key)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.total = append(self.total, 0.0)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, after)
        if before == NONE:
            self.child[parent] = fresh
        else:
            self.sibling[before] = fresh
        return fresh


@final
class Search:
    """One search: its guide, how curious it is, and the tree it grows."""

    def __init__(self, guide: Guide, origin: State, observer: i64, rng: Chance, curiosity: float) -> None:
        self.guide = guide
        self.origin = origin
        self.observer: i64 = observer
        self.rng = rng
        self.curiosity: float = curiosity
        self.tree: Tree = Tree()
        self.path: vec[i64] = vec[i64](capacity=64)

    def simulate(self, world: State) -> None:
        """Walk down one world, grow one leaf, play on, and carry the value back up."""
        self.path = vec[i64](capacity=64)
        self.descend(world)
        self.play_on(world)
        self.back_up(world)

    def descend(self, world: State) -> None:
        """Follow the tree until it grows a leaf."""
        node = ROOT
        sealed: i64 = NOWHERE
        while not world.over:
            seat = self.to_move(world)
            apart = sealed != NOWHERE and seat != self.observer and world.waiting != world.asked
            below = sealed if apart else node
            chosen = self.pick(below, world, seat)
            self.path = append(self.path, chosen)
            fresh = self.tree.visits[chosen] == 0
            if not apart:
                sealed = NOWHERE
                if seat == self.observer and world.waiting & (world.waiting - 1) != 0:
                    sealed = node
                node = chosen
            world.answer(seat, self.tree.action(chosen), self.rng)
            if fresh and not apart:
                return

    def to_move(self, world: State) -> i64:
        """Pick whom to ask first: in a sealed group the searching seat."""
        if has(world.waiting, self.observer):
            return self.observer
        return lowest(world.waiting)

    def pick(self, node: i64, world: State, seat: i64) -> i64:
        """Choose among the options of this world: an untried one, else the best bound. One walk: both are sorted."""
        tree = self.tree
        untried: i64 = 0
        fresh: i64 = -1
        best: i64 = NONE
        top = -1.0
        kid = tree.child[node]
        for action in self.guide.sensible(world, seat):
            key = key_of(seat, action)
            while kid != NONE and tree.key[kid] < key:
                kid = tree.sibling[kid]
            if kid == NONE or tree.key[kid] != key:
                untried += 1
                if self.rng.draw(untried) == 0:
                    fresh = action
            else:
                tree.offered[kid] += 1
                n = float(tree.visits[kid])
                value = tree.total[kid] / n + self.curiosity * sqrt(log(float(tree.offered[kid])) / n)
                if value > top:
                    top = value
                    best = kid
        if untried > 0 or best == NONE:
            return tree.grow(node, key_of(seat, fresh))
        return best

    def play_on(self, world: State) -> None:
        """Play on by the guide to the end, or as far as its horizon."""
        guide = self.guide
        left = guide.horizon
        if left == 0:
            while not world.over:
                seat = lowest(world.waiting)
                world.answer(seat, guide.play_on(world, seat, self.rng), self.rng)
            return
        while not world.over and left > 0 and not guide.is_far_enough(world, self.origin):
            seat = lowest(world.waiting)
            world.answer(seat, guide.play_on(world, seat, self.rng), self.rng)
            left -= 1

    def back_up(self, world: State) -> None:
        """Add to every node passed what its seat got."""
        for seat in range(world.seats):
            value = self.guide.value(world, seat)
            for node in self.path:
                if self.tree.seat(node) == seat:
                    self.tree.total[node] += value
                    self.tree.visits[node] += 1

    def best(self) -> i64:
        """Return the action of the searching seat that was visited most."""
        tree = self.tree
        action: i64 = -1
        visits: i64 = -1
        kid = tree.child[ROOT]
        while kid != NONE:
            if tree.seat(kid) == self.observer and tree.visits[kid] > visits:
                visits = tree.visits[kid]
                action = tree.action(kid)
            kid = tree.sibling[kid]
        return action

    def shares(self) -> list[tuple[int, int, float]]:
        """Return (action, visits, mean value) of what the searching seat may do, for hints and reviews."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        kid = tree.child[ROOT]
        while kid != NONE:
            if tree.seat(kid) == self.observer:
                visits = tree.visits[kid]
                found.append((int(tree.action(kid)), int(visits), tree.total[kid] / float(max(1, visits))))
            kid = tree.sibling[kid]
        return found


def believable(seen: State, seat: i64, guide: Guide, rng: Chance) -> State:
    """Draw a world, the oftener the more it counts; after so many refusals any will do."""
    world = seen.world(seat, rng)
    refused: i64 = 0
    while refused < MOST_REFUSED and float(rng.draw(PARTS)) >= guide.weight(world, seat) * float(PARTS):
        world = seen.world(seat, rng)
        refused += 1
    return world


def search(
    seen: State, seat: i64, guide: Guide, rng: Chance, simulations: i64, milliseconds: i64 = 0, curiosity: float = 0.7
) -> Search:
    """Search from what a seat has seen: so many simulations, and no longer than the milliseconds, if any are given."""
    work = Search(guide, seen, seat, rng, curiosity)
    end = perf_counter() + float(milliseconds) / 1000.0
    done: i64 = 0
    while done < simulations:
        work.simulate(believable(seen, seat, guide, rng))
        done += 1
        if milliseconds > 0 and perf_counter() >= end:
            break
    return work


@final
class SearchBot(Bot):
    """Searches before each choice: so many simulations, and no longer than so many milliseconds."""

    def __init__(self, guide: Guide, simulations: i64 = 1000, milliseconds: i64 = 0, curiosity: float = 0.7) -> None:
        self.guide = guide
        self.simulations: i64 = simulations
        self.milliseconds: i64 = milliseconds
        self.curiosity: float = curiosity

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose the only option, the solved one, or what the search likes best."""
        settled = self.guide.settled(seen, seat, self.guide.sensible(seen, seat))
        if settled >= 0:
            return settled
        return search(seen, seat, self.guide, rng, self.simulations, self.milliseconds, self.curiosity).best()

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say how often a search came back to an action, and what it was worth."""
        work = search(seen, seat, self.guide, rng, self.simulations, self.milliseconds, self.curiosity)
        for other, visits, value in work.shares():
            if other == action:
                return [("value", value), ("visits", float(visits))]
        return []
