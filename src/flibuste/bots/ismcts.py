"""Information-set Monte Carlo tree search over any game: one tree for the searching seat, a new world each time."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.random import playout
from flibuste.kernel.bits import has, lowest
from flibuste.kernel.chance import Chance
from flibuste.kernel.state import State

CURIOSITY: Final = 0.7
SIMULATIONS: Final[i64] = 1000


@final
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


def to_move(state: State, observer: i64) -> i64:
    """Pick whom to ask first: in a sealed group the observer, who must not see the others' answers in the tree."""
    if has(state.waiting, observer):
        return observer
    return lowest(state.waiting)


def pick(node: Node, state: State, seat: i64, rng: Chance) -> Node:
    """Choose among the options of this world: an untried one, else the best bound. One walk: both are sorted."""
    untried: i64 = 0
    fresh: i64 = -1
    best: Node | None = None
    top = -1.0
    kid = node.child
    for action in state.options(seat):
        key = key_of(seat, action)
        while kid is not None and kid.key < key:
            kid = kid.sibling
        if kid is None or kid.key != key:
            untried += 1
            if rng.draw(untried) == 0:
                fresh = action
        else:
            kid.offered += 1
            n = float(kid.visits)
            value = kid.total / n + CURIOSITY * sqrt(log(float(kid.offered)) / n)
            if value > top:
                top = value
                best = kid
    if untried > 0 or best is None:
        best = Node(seat, fresh)
        insert(node, best)
    return best


def simulate(root: Node, world: State, observer: i64, rng: Chance) -> None:
    """Walk down one world, grow one leaf, play out, and carry the result back up."""
    path = [root]
    node = root
    while not world.over:
        seat = to_move(world, observer)
        node = pick(node, world, seat, rng)
        path.append(node)
        world.answer(seat, node.action, rng)
        if node.visits == 0:
            break
    playout(world, rng)
    for passed in path:
        passed.visits += 1
        if passed.seat >= 0:
            passed.total += world.score(passed.seat)


def search(seen: State, seat: i64, simulations: i64, rng: Chance) -> i64:
    """Return the action visited most."""
    root = Node(-1, -1)
    for simulation in range(simulations):
        simulate(root, seen.world(seat, rng), seat, rng)
    best: i64 = -1
    visits: i64 = -1
    kid = root.child
    while kid is not None:
        if kid.visits > visits:
            visits = kid.visits
            best = kid.action
        kid = kid.sibling
    return best


@final
class Ismcts(Bot):
    """Searches so many worlds before each choice."""

    def __init__(self, simulations: i64 = SIMULATIONS) -> None:
        self.simulations: i64 = simulations

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose the only option, or what the search likes best."""
        options = seen.options(seat)
        if len(options) == 1:
            return options[0]
        return search(seen, seat, self.simulations, rng)
