"""Chapter 10: which squares a move can come to, and by which path.

A search over squares, the kinds of ground touched so far (they change the whole move) and the jumps that cost
a point. A drop that needs a landing ends the search there: the move goes on after the landing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field.state import EMPTY, NOBODY, Battlefield, filled
from flibuste.games.briskars.field.zones import zone_map
from flibuste.games.briskars.ground.distance import DIRECTIONS, NEARLY, SQUARES, STRIDE, flat_distance, is_diagonal
from flibuste.games.briskars.ground.ground import BLOCKING, DEEP, FLOOR
from flibuste.games.briskars.ground.surfaces import BESIDE, CLOSED, SURFACES
from flibuste.games.briskars.movement.allowance import (
    DIAGONAL,
    DODGING,
    FREE_DROP,
    FREE_STEP,
    HIGHEST_JUMP,
    STRAIGHT,
    WALKING,
    allowance,
    armour_penalty,
    unslowed,
)
from flibuste.kernel.bits import bit, has, zeros

MOST_JUMPS: Final[i64] = 3
UNSEEN: Final[i64] = 1_000_000
IMPOSSIBLE: Final[i64] = -1
NOT_TAKEN: Final[i64] = -1
MOST_NODES: Final[i64] = 25_600
"""3 jumps and none, with and without each of 4 slowing grounds, on every square."""
ALL_UNSEEN: Final[vec[i64]] = filled(MOST_NODES, UNSEEN)
NO_BODIES: Final[vec[i64]] = filled(SQUARES, NOBODY)


@final
class Line:
    """Nodes waiting at each cost, first come, first served: ``heads`` and ``tails`` by cost, ``links`` by place."""

    def __init__(self, costs: i64) -> None:
        self.heads: vec[i64] = filled(costs, NOT_TAKEN)
        self.tails: vec[i64] = filled(costs, NOT_TAKEN)
        self.nodes: vec[i64] = vec[i64](capacity=256)
        self.links: vec[i64] = vec[i64](capacity=256)

    def add(self, cost: i64, node: i64) -> None:
        """Let a node wait at a cost."""
        place: i64 = len(self.nodes)
        self.nodes = append(self.nodes, node)
        self.links = append(self.links, NOT_TAKEN)
        if self.tails[cost] < 0:
            self.heads[cost] = place
        else:
            self.links[self.tails[cost]] = place
        self.tails[cost] = place


@final
class Reach:
    """All squares a move can come to from where a Briskar stands, given what he has already spent."""

    def __init__(
        self,
        s: Battlefield,
        briskar: i64,
        mode: i64,
        spent: i64,
        grounds: i64,
        jumps: i64,
        shy_of: i64 = -1,
        most: i64 = UNSEEN,
    ) -> None:
        self.start: i64 = s.place[briskar]
        self.freed: i64 = s.freed
        self.shy_of: i64 = shy_of
        self.briskar: i64 = briskar
        self.mode: i64 = mode
        self.flying: bool = mode == WALKING and s.card(briskar).flies
        self.most_jumps: i64 = min(jumps, MOST_JUMPS)
        self.zones: vec[i64] = zone_map(s, briskar)
        self.taken: vec[i64] = occupants(s)
        surface = SURFACES.of(s.ground)
        self.kind_of: vec[i64] = surface.kinds
        self.walls: vec[i64] = surface.walls
        self.standable: vec[i64] = surface.standable
        self.tops: vec[i64] = surface.tops[:]
        self.close_squares(s)
        self.kinds: vec[i64] = EMPTY
        most_halves = min(allowance(s, briskar, mode, grounds), most)
        self.look_around(self.start, (most_halves - spent) // STRAIGHT + 1, unslowed(s, briskar))
        self.layers: i64 = 1
        for k in range(len(self.kinds)):
            self.layers *= 2
        self.limits: vec[i64] = zeros(self.layers)
        for layer in range(self.layers):
            halves = allowance(s, briskar, mode, self.grounds_of(layer) | grounds)
            self.limits[layer] = min(halves, most)
        n: i64 = (self.most_jumps + 1) * self.layers * SQUARES
        self.spent: vec[i64] = ALL_UNSEEN[:n]
        self.before: vec[i64] = ALL_UNSEEN[:n]
        self.seen: vec[i64] = vec[i64](capacity=64)
        self.search(self.start, spent, self.layer_of(grounds))

    def look_around(self, start: i64, radius: i64, unslowed: i64) -> None:
        """Find which kinds of ground within reach slow him, and whether there is anything to jump on at all."""
        lowest: i64 = CLOSED
        highest: i64 = -CLOSED
        found: i64 = 0
        for row in range(max(start // STRIDE - radius, 0), min(start // STRIDE + radius + 1, STRIDE)):
            for column in range(max(start % STRIDE - radius, 0), min(start % STRIDE + radius + 1, STRIDE)):
                square = row * STRIDE + column
                top = self.tops[square]
                if top != CLOSED:
                    lowest = min(lowest, top)
                    highest = max(highest, top)
                    found |= bit(self.kind_of[square])
        if highest - lowest <= FREE_STEP:
            self.most_jumps = 0
        if self.flying:
            return
        for kind in range(FLOOR + 1, BLOCKING):
            if has(found & ~unslowed, kind):
                if len(self.kinds) == 0:
                    self.kinds = vec[i64](capacity=4)
                self.kinds = append(self.kinds, kind)

    def close_squares(self, s: Battlefield) -> None:
        """Close what this Briskar cannot pass: opponents, pieces, deep water in heavy armour; a flier passes all.

        Rule: BK-MOV-04, BK-ORD-11, BK-ACT-19, BK-ZOC-11, BK-STA-06.
        """
        if self.flying:
            for square in range(SQUARES):
                if s.ground.inside(square):
                    self.tops[square] = 0
            return
        for other in range(len(s.place)):
            if s.place[other] >= 0 and s.owner(other) != s.owner(self.briskar):
                self.tops[s.place[other]] = CLOSED
        for place in s.piece_place:
            if place >= 0:
                self.tops[place] = CLOSED
        if armour_penalty(s, self.briskar) > 0:
            self.close_water(s.place[self.briskar])

    def close_water(self, but: i64) -> None:
        """Close deep water, but for one square. Rule: BK-ACT-19."""
        for square in range(SQUARES):
            if self.kind_of[square] == DEEP and square != but:
                self.tops[square] = CLOSED

    # layers: which kinds of ground the path has touched

    def grounds_of(self, layer: i64) -> i64:
        """Return the kinds of ground of a layer as a set."""
        grounds: i64 = 0
        for k in range(len(self.kinds)):
            if has(layer, k):
                grounds |= bit(self.kinds[k])
        return grounds

    def layer_of(self, grounds: i64) -> i64:
        """Return the layer of a set of kinds."""
        layer: i64 = 0
        for k in range(len(self.kinds)):
            if has(grounds, self.kinds[k]):
                layer |= bit(k)
        return layer

    def with_square(self, layer: i64, square: i64) -> i64:
        """Return the layer after stepping on a square."""
        if len(self.kinds) == 0:
            return layer
        kind = self.kind_of[square]
        for k in range(len(self.kinds)):
            if self.kinds[k] == kind:
                layer |= bit(k)
        return layer

    # the search

    def search(self, start: i64, spent: i64, layer: i64) -> None:
        """Spread out from the start, cheapest first."""
        layer = self.with_square(layer, start)
        first = layer * SQUARES + start
        self.spent[first] = spent
        self.before[first] = NOT_TAKEN
        most = self.limits[0]
        line = Line(most + DIAGONAL + 1)
        if spent <= most:
            line.add(spent, first)
        for cost in range(spent, most + 1):
            place = line.heads[cost]
            while place >= 0:
                node = line.nodes[place]
                if self.spent[node] == cost:
                    self.seen = append(self.seen, node)
                    if not self.needs_landing(node):
                        self.spread(node, cost, line)
                place = line.links[place]

    def spread(self, node: i64, cost: i64, line: Line) -> None:
        """Look at the 8 steps from a node."""
        square = node % SQUARES
        layer = node // SQUARES % self.layers
        jumps = node // SQUARES // self.layers
        for direction in range(DIRECTIONS):
            to = BESIDE[square * DIRECTIONS + direction]
            if to < 0 or self.tops[to] == CLOSED or not self.is_open(square, to, direction):
                continue
            next_layer = self.with_square(layer, to)
            rise = self.tops[to] - self.tops[square]
            next_jumps = jumps
            if rise > FREE_STEP:
                next_jumps += 1
            next_cost = cost + step_cost(direction)
            if next_jumps > self.most_jumps or next_cost > self.limits[next_layer]:
                continue
            other = (next_jumps * self.layers + next_layer) * SQUARES + to
            if next_cost < self.spent[other]:
                self.spent[other] = next_cost
                self.before[other] = 2 * node
                if rise < -FREE_DROP:
                    self.before[other] += 1
                line.add(next_cost, other)

    def is_open(self, square: i64, to: i64, direction: i64) -> bool:
        """Say whether a step is allowed: the ground, whoever stands there, the corner, the zones he would leave.

        A rise above 1 fathom costs a point (a jump), above 2 it must be climbed; a drop above 2 needs a landing.

        Rule: BK-MOV-16 to BK-MOV-20, BK-GRD-08, BK-ZOC-12, BK-DEF-06.
        """
        if self.leaves_a_zone(square, to) or (self.shy_of >= 0 and self.is_too_near(to)):
            return False
        rise = self.tops[to] - self.tops[square]
        if rise > HIGHEST_JUMP or (self.mode == DODGING and rise < -FREE_DROP):
            return False
        return self.flying or not is_diagonal(direction) or not self.squeezes(square, direction)

    def squeezes(self, square: i64, direction: i64) -> bool:
        """Say whether a diagonal step would squeeze between two walls.

        Rule: BK-GRD-08.
        """
        highest = self.tops[square] + FREE_STEP
        left = BESIDE[square * DIRECTIONS + (direction + 7) % DIRECTIONS]
        right = BESIDE[square * DIRECTIONS + (direction + 1) % DIRECTIONS]
        return (left < 0 or self.walls[left] > highest) and (right < 0 or self.walls[right] > highest)

    def is_too_near(self, to: i64) -> bool:
        """A dodge never brings him nearer to the shooter than he was.

        Rule: BK-DEF-05.
        """
        return flat_distance(self.shy_of, to) < flat_distance(self.shy_of, self.start) - NEARLY

    def leaves_a_zone(self, square: i64, to: i64) -> bool:
        """Say whether a step leaves the zone of an able opponent from whom he has not disengaged.

        Rule: BK-ZOC-12, BK-DIS-01, BK-DIS-08.
        """
        held = self.zones[square]
        if held == 0 or self.mode == DODGING:
            return False
        return held & ~self.zones[to] & ~self.freed != 0

    # the result

    def can_end(self, square: i64) -> bool:
        """Say whether he may stop on a square."""
        return self.taken[square] == NOBODY and self.standable[square] != 0

    def best(self, square: i64) -> i64:
        """Return the best node of a square: fewest jumps, no landing, shortest; IMPOSSIBLE if there is none."""
        best: i64 = IMPOSSIBLE
        for k in range((self.most_jumps + 1) * self.layers):
            node = k * SQUARES + square
            if self.spent[node] < UNSEEN and (best == IMPOSSIBLE or self.is_better(node, best)):
                best = node
        return best

    def is_better(self, node: i64, other: i64) -> bool:
        jumps = node // SQUARES // self.layers - other // SQUARES // self.layers
        if jumps != 0:
            return jumps < 0
        if self.needs_landing(node) != self.needs_landing(other):
            return self.needs_landing(other)
        return self.spent[node] < self.spent[other]

    def destinations(self) -> vec[i64]:
        """List the squares he may stop on, in order, without the one he stands on."""
        found = zeros(SQUARES)
        for node in self.seen:
            found[node % SQUARES] = 1
        squares = vec[i64](capacity=32)
        for square in range(SQUARES):
            if found[square] != 0 and square != self.start and self.can_end(square):
                squares = append(squares, square)
        return squares

    def path(self, node: i64) -> vec[i64]:
        """List the squares up to a node, without the start."""
        back = vec[i64](capacity=16)
        while self.before[node] != NOT_TAKEN:
            back = append(back, node % SQUARES)
            node = self.before[node] // 2
        squares = vec[i64](capacity=16)
        k: i64 = len(back) - 1
        while k >= 0:
            squares = append(squares, back[k])
            k -= 1
        return squares

    def needs_landing(self, node: i64) -> bool:
        """Say whether the last step to a node is a drop that needs a landing; ``before`` is odd then."""
        return self.before[node] != NOT_TAKEN and self.before[node] % 2 == 1

    def jumps_at(self, node: i64) -> i64:
        """Return the points a node costs."""
        return node // SQUARES // self.layers

    def grounds_at(self, node: i64) -> i64:
        """Return the kinds of ground touched up to a node."""
        return self.grounds_of(node // SQUARES % self.layers)


def step_cost(direction: i64) -> i64:
    """Return what a step costs in halves.

    Rule: BK-GRD-07.
    """
    if is_diagonal(direction):
        return DIAGONAL
    return STRAIGHT


def occupants(s: Battlefield) -> vec[i64]:
    """Return for every square who is on it, or NOBODY."""
    taken = NO_BODIES[:]
    for briskar in range(len(s.place)):
        if s.place[briskar] >= 0:
            taken[s.place[briskar]] = briskar
    return taken
