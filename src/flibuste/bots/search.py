"""Information-set Monte Carlo tree search over any game (one tree for the searching seat, a new world each time).

In a sealed group the searching seat chooses first and the others choose apart from it: what is sealed must not guide
anybody's answer in the tree, as it cannot at the table.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from flibuste.bots.base import Bot, Reason
from flibuste.bots.guide import Guide
from flibuste.kernel.bits import has, lowest
from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State

MOST_REFUSED: Final[i64] = 20
PARTS: Final[i64] = 1_000_000


@final
@mypyc_attr(acyclic=True)
class Node:
    """One action of one seat below another; children hang in a linked list, sorted by key."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.key: i64 = key_of(seat, action)
        self.visits: i64 = 0
        self.offered: i64 = 1
        self.total: float = 0.0
        self.child: Node | None = None
        self.sibling: Node | None = None


def key_of(seat: i64, action: i64) -> i64:
    """Order the children of a node."""
    return seat * 65536 + action


def insert(parent: Node, fresh: Node) -> None:
    """Hang a new child in at its place."""
    kid = parent.child
    if kid is None or kid.key > fresh.key:
        fresh.sibling = kid
        parent.child = fresh
        return
    before = kid
    after = kid.sibling
    while after is not None and after.key < fresh.key:
        before = after
        after = after.sibling
    fresh.sibling = after
    before.sibling = fresh


@final
class Search:
    """One search: its guide, how curious it is, and the tree it grows."""

    def __init__(self, guide: Guide, origin: State, observer: i64, rng: Chance, curiosity: float) -> None:
        self.guide = guide
        self.origin = origin
        self.observer: i64 = observer
        self.rng = rng
        self.curiosity: float = curiosity
        self.root: Node = Node(-1, -1)
        self.path: list[Node] = []

    def simulate(self, world: State) -> None:
        """Walk down one world, grow one leaf, play on, and carry the value back up."""
        self.path.clear()
        self.path.append(self.root)
        self.descend(world)
        self.play_on(world)
        self.back_up(world)

    def descend(self, world: State) -> None:
        """Follow the tree until it grows a leaf."""
        node = self.root
        sealed: Node | None = None
        while not world.over:
            seat = self.to_move(world)
            apart = sealed is not None and seat != self.observer and world.waiting != world.asked
            below = sealed if apart and sealed is not None else node
            chosen = self.pick(below, world, seat)
            self.path.append(chosen)
            fresh = chosen.visits == 0
            if not apart:
                sealed = node if seat == self.observer and world.waiting & (world.waiting - 1) != 0 else None
                node = chosen
            world.answer(seat, chosen.action, self.rng)
            if fresh and not apart:
                return

    def to_move(self, world: State) -> i64:
        """Pick whom to ask first: in a sealed group the searching seat."""
        if has(world.waiting, self.observer):
            return self.observer
        return lowest(world.waiting)

    def pick(self, node: Node, world: State, seat: i64) -> Node:
        """Choose among the options of this world: an untried one, else the best bound. One walk: both are sorted."""
        untried: i64 = 0
        fresh: i64 = -1
        best: Node | None = None
        top = -1.0
        kid = node.child
        for action in self.guide.sensible(world, seat):
            key = key_of(seat, action)
            while kid is not None and kid.key < key:
                kid = kid.sibling
            if kid is None or kid.key != key:
                untried += 1
                if self.rng.draw(untried) == 0:
                    fresh = action
            else:
                kid.offered += 1
                n = float(kid.visits)
                value = kid.total / n + self.curiosity * sqrt(log(float(kid.offered)) / n)
                if value > top:
                    top = value
                    best = kid
        if untried > 0 or best is None:
            best = Node(seat, fresh)
            insert(node, best)
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
                if node.seat == seat:
                    node.total += value
                    node.visits += 1

    def best(self) -> i64:
        """Return the action of the searching seat that was visited most."""
        action: i64 = -1
        visits: i64 = -1
        kid = self.root.child
        while kid is not None:
            if kid.seat == self.observer and kid.visits > visits:
                visits = kid.visits
                action = kid.action
            kid = kid.sibling
        return action

    def shares(self) -> list[tuple[int, int, float]]:
        """Return (action, visits, mean value) of what the searching seat may do, for hints and reviews."""
        found: list[tuple[int, int, float]] = []
        kid = self.root.child
        while kid is not None:
            if kid.seat == self.observer:
                found.append((kid.action, kid.visits, kid.total / float(max(1, kid.visits))))
            kid = kid.sibling
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
        options = self.guide.sensible(seen, seat)
        if len(options) == 1:
            return options[0]
        solved = self.guide.solved(seen, seat)
        if solved >= 0:
            return solved
        return search(seen, seat, self.guide, rng, self.simulations, self.milliseconds, self.curiosity).best()

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say how often a search came back to an action, and what it was worth."""
        work = search(seen, seat, self.guide, rng, self.simulations, self.milliseconds, self.curiosity)
        for other, visits, value in work.shares():
            if other == action:
                return [("value", value), ("visits", float(visits))]
        return []
