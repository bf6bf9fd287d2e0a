"""Chapter 10: which squares a move can come to, and by which path.

A search over squares, the kinds of ground touched so far (they change the whole move) and the jumps that cost
a point. A drop that needs a landing ends the search there: the move goes on after the landing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field.state import EMPTY, Battlefield, filled
from flibuste.games.briskars.field.zones import zone_map
from flibuste.games.briskars.ground.distance import DIRECTIONS, NEARLY, SQUARES, STRIDE, flat_distance, is_diagonal
from flibuste.games.briskars.ground.ground import BLOCKING, DEEP, FLOOR
from flibuste.games.briskars.ground.surfaces import BESIDE, CLOSED, DOWN, UP, WIDE, Outlook, surface_of
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import (
    DIAGONAL,
    DODGING,
    STRAIGHT,
    WALKING,
    allowance,
    armour_penalty,
    unslowed,
)
from flibuste.kernel.bits import bit, has, zeros

MOST_JUMPS: Final[i64] = 3
UNSEEN: Final[i64] = 1_000_000
SPAN: Final[i64] = 65_536
IMPOSSIBLE: Final[i64] = -1
FARTHEST_ZONE: Final[i64] = 2
PAST: Final[i64] = 65_536
START: Final[i64] = 65_534
"""The last step to where the search begins: there is none, and no landing."""
MOST_NODES: Final[i64] = 25_600
"""3 jumps and none, with and without each of 4 slowing grounds, on every square."""
ALL_UNSEEN: Final[vec[i64]] = filled(MOST_NODES, UNSEEN * PAST)
ANY_STEP: Final[vec[i64]] = filled(SQUARES, 255)
"""A flier goes in all directions, over whatever stands there."""
JUMPS: Final[i64] = 65_280
"""Among the bits of ``steps`` those of the directions in which a step is a jump."""
NO_LEAP: Final[vec[i64]] = zeros(SQUARES)


def unseen(n: i64) -> vec[i64]:
    """Return the trail to so many nodes before anybody has come to one."""
    return ALL_UNSEEN[:n]


@final
class Line:
    """Nodes waiting at each cost, first come, first served: ``heads`` and ``tails`` are places of ``waiting`` by cost.

    Whoever waits there is a node and, once somebody stands behind him, the place of that one times SPAN.
    """

    def __init__(self, costs: i64) -> None:
        self.heads: vec[i64] = zeros(costs)
        self.tails: vec[i64] = zeros(costs)
        self.waiting: vec[i64] = append(vec[i64](capacity=128), 0)

    def add(self, cost: i64, node: i64) -> None:
        """Let a node wait at a cost."""
        place: i64 = len(self.waiting)
        self.waiting = append(self.waiting, node)
        tail = self.tails[cost]
        if tail == 0:
            self.heads[cost] = place
        else:
            self.waiting[tail] += place * SPAN
        self.tails[cost] = place


@final
class Reach:
    """All squares a move can come to from where a Briskar stands, given what he has already spent.

    ``trail`` holds for each node what it costs to come there, times PAST, and the last step: twice the node before,
    and one more if that step is a drop that needs a landing.
    """

    def __init__(
        self,
        s: Battlefield,
        briskar: Briskar,
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
        self.briskar: Briskar = briskar
        self.mode: i64 = mode
        self.flying: bool = mode == WALKING and s.card(briskar).flies
        self.most_jumps: i64 = min(jumps, MOST_JUMPS)
        self.level: bool = False
        surface = surface_of(s.ground)
        self.kind_of: vec[i64] = surface.kinds
        self.tops: vec[i64] = surface.tops[:]
        self.ends: vec[i64] = surface.standable
        self.taken: vec[i64] = s.place[:]
        self.stops: vec[i64] = EMPTY
        self.listed: bool = False
        self.steps: vec[i64] = ANY_STEP if self.flying else surface.steps
        self.leaps: vec[i64] = NO_LEAP if self.flying else surface.leaps
        self.crossed: vec[i64] = self.tops
        self.close_squares(s)
        self.kinds: vec[i64] = EMPTY
        most_halves = min(allowance(s, briskar, mode, grounds), most)
        radius = (most_halves - spent) // STRAIGHT + 1
        self.zones: vec[i64] = zone_map(s, briskar, radius + FARTHEST_ZONE)
        self.look_around(self.start, radius, unslowed(s, briskar))
        self.kind_layers: vec[i64] = zeros(BLOCKING + 1)
        for k in range(len(self.kinds)):
            self.kind_layers[self.kinds[k]] = bit(k)
        self.layers: i64 = 1
        for k in range(len(self.kinds)):
            self.layers *= 2
        self.limits: vec[i64] = zeros(self.layers)
        for layer in range(self.layers):
            halves = allowance(s, briskar, mode, self.grounds_of(layer) | grounds)
            self.limits[layer] = min(halves, most)
        n: i64 = (self.most_jumps + 1) * self.layers * SQUARES
        self.trail: vec[i64] = unseen(n)
        self.seen: vec[i64] = vec[i64](capacity=64)
        self.search(self.start, spent, self.layer_of(grounds))

    def look_around(self, start: i64, radius: i64, unslowed: i64) -> None:
        """Find which kinds of ground within reach slow him, and whether there is anything to jump on at all."""
        around = self.kinds_around(start, radius)
        self.level = not has(around, 0)
        if self.level:
            self.most_jumps = 0
        if self.flying:
            return
        for kind in range(FLOOR + 1, BLOCKING):
            if has(around, kind + 1) and not has(unslowed, kind):
                if len(self.kinds) == 0:
                    self.kinds = vec[i64](capacity=4)
                self.kinds = append(self.kinds, kind)

    def kinds_around(self, start: i64, radius: i64) -> i64:
        """Return the kinds of ground within a radius as a set, each one higher; 0 is in it if there is a jump."""
        found: i64 = 0
        leaps: i64 = 0
        for row in range(max(start // STRIDE - radius, 0), min(start // STRIDE + radius + 1, STRIDE)):
            for column in range(max(start % STRIDE - radius, 0), min(start % STRIDE + radius + 1, STRIDE)):
                square = row * STRIDE + column
                if self.tops[square] != CLOSED:
                    leaps |= self.leaps[square] | (self.steps[square] & JUMPS)
                    found |= bit(self.kind_of[square] + 1)
        if leaps != 0:
            found |= 1
        return found

    def close_squares(self, s: Battlefield) -> None:
        """Close what this Briskar cannot pass: opponents, pieces, deep water in heavy armour; a flier passes all.

        Rule: BK-MOV-04, BK-ORD-11, BK-ACT-19, BK-ZOC-11, BK-STA-06.
        """
        if self.flying:
            for square in range(SQUARES):
                if s.ground.inside(square):
                    self.tops[square] = 0
            return
        for other in s.everybody():
            if s.place[other] >= 0 and s.owner(other) != s.owner(self.briskar):
                self.tops[s.place[other]] = CLOSED
        for place in s.piece_place:
            if place >= 0:
                self.tops[place] = CLOSED
        if armour_penalty(s, self.briskar) > 0:
            self.tops = self.tops[:]
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

    # the search

    def search(self, start: i64, spent: i64, layer: i64) -> None:
        """Spread out from the start, cheapest first."""
        first = (layer | self.kind_layers[self.kind_of[start]]) * SQUARES + start
        self.trail[first] = spent * PAST + START
        most = self.limits[0]
        line = Line(most + DIAGONAL + 1)
        if spent <= most:
            line.add(spent, first)
        for cost in range(spent, most + 1):
            place = line.heads[cost]
            while place > 0:
                node = line.waiting[place] % SPAN
                if self.trail[node] // PAST == cost:
                    self.seen = append(self.seen, node)
                    if not self.needs_landing(node) and not self.is_outdone(node, cost):
                        self.spread(node, cost, line)
                place = line.waiting[place] // SPAN

    def is_outdone(self, node: i64, cost: i64) -> bool:
        """Say whether the square was come to as cheaply with fewer jumps or over less of what slows: that leads on."""
        count = self.layers
        if count == 1 and self.most_jumps == 0:
            return False
        square = node % SQUARES
        layer = node // SQUARES % count
        for k in range(node // SQUARES // count * count + layer):
            if k % count & ~layer == 0 and self.trail[k * SQUARES + square] < (cost + 1) * PAST:
                if not self.needs_landing(k * SQUARES + square):
                    return True
        return False

    def spread(self, node: i64, cost: i64, line: Line) -> None:
        """Look at the 8 steps from a node.

        A rise above 1 fathom costs a point (a jump), above 2 it must be climbed; a drop above 2 needs a landing.

        Rule: BK-MOV-16 to BK-MOV-20, BK-ZOC-12, BK-DIS-01, BK-DIS-08, BK-DEF-06.
        """
        square = node % SQUARES
        layer = node // SQUARES % self.layers
        jumps = node // SQUARES // self.layers
        steps = self.steps[square]
        tops, zones, trail = self.tops, self.zones, self.trail
        kind_of, kind_layers, limits, layers = self.kind_of, self.kind_layers, self.limits, self.layers
        held = zones[square] & ~self.freed
        if self.mode == DODGING:
            held = 0
        for direction in range(DIRECTIONS):
            if (steps >> direction) & 1 == 0:
                continue
            to = BESIDE[square * DIRECTIONS + direction]
            if to < 0 or tops[to] == CLOSED or held & ~zones[to] != 0:
                continue
            next_layer = layer | kind_layers[kind_of[to]]
            next_jumps = jumps + ((steps >> (UP + direction)) & 1)
            next_cost = cost + step_cost(direction)
            if next_jumps > self.most_jumps or next_cost > limits[next_layer]:
                continue
            other = (next_jumps * layers + next_layer) * SQUARES + to
            drop = (steps >> (DOWN + direction)) & 1
            if next_cost < trail[other] // PAST and not self.is_shied(to, drop):
                trail[other] = next_cost * PAST + 2 * node + drop
                line.add(next_cost, other)
        if self.leaps[square] != 0:
            self.leap(node, cost, line, held)

    def leap(self, node: i64, cost: i64, line: Line, held: i64) -> None:
        """Look at the jumps over a gap: 1 fathom from base to base is free, up to 2 take a point; opponents are no gap.

        Rule: BK-MOV-16 to BK-MOV-18, BK-MOV-04.
        """
        square = node % SQUARES
        layer = node // SQUARES % self.layers
        for k in range(2 * WIDE):
            if (self.leaps[square] >> k) & 1 == 0:
                continue
            direction = k % DIRECTIONS
            width = 1 + k // WIDE
            end = self.behind(square, direction, width)
            jumps = node // SQUARES // self.layers
            if width > 1 or is_diagonal(direction):
                jumps += 1
            if end < 0 or jumps > self.most_jumps or held & ~self.zones[end] != 0 or self.is_shied(end, 0):
                continue
            next_layer = layer | self.kind_layers[self.kind_of[end]]
            next_cost = cost + (width + 1) * step_cost(direction)
            other = (jumps * self.layers + next_layer) * SQUARES + end
            if next_cost <= self.limits[next_layer] and next_cost < self.spent_at(other):
                self.trail[other] = next_cost * PAST + 2 * node
                line.add(next_cost, other)

    def behind(self, square: i64, direction: i64, width: i64) -> i64:
        """Return the square behind a gap, -1 if somebody is in the way of the jump."""
        to = square
        for step in range(width):
            to = BESIDE[to * DIRECTIONS + direction]
            if self.crossed[to] == CLOSED:
                return -1
        to = BESIDE[to * DIRECTIONS + direction]
        if self.tops[to] == CLOSED:
            return -1
        return to

    def is_shied(self, to: i64, drop: i64) -> bool:
        """Say whether a dodge may not go there: down a drop, or nearer to the shooter.

        Rule: BK-DEF-05, BK-DEF-06.
        """
        return (drop != 0 and self.mode == DODGING) or (self.shy_of >= 0 and self.is_too_near(to))

    def is_too_near(self, to: i64) -> bool:
        """A dodge never brings him nearer to the shooter than he was.

        Rule: BK-DEF-05.
        """
        return flat_distance(self.shy_of, to) < flat_distance(self.shy_of, self.start) - NEARLY

    # the result

    def best(self, square: i64) -> i64:
        """Return the best node of a square: fewest jumps, no landing, shortest; IMPOSSIBLE if there is none."""
        best: i64 = IMPOSSIBLE
        for k in range((self.most_jumps + 1) * self.layers):
            node = k * SQUARES + square
            if self.spent_at(node) < UNSEEN and (best == IMPOSSIBLE or self.is_better(node, best)):
                best = node
        return best

    def is_better(self, node: i64, other: i64) -> bool:
        jumps = node // SQUARES // self.layers - other // SQUARES // self.layers
        if jumps != 0:
            return jumps < 0
        if self.needs_landing(node) != self.needs_landing(other):
            return self.needs_landing(other)
        return self.spent_at(node) < self.spent_at(other)

    def destinations(self) -> vec[i64]:
        """List the squares he may stop on, in order, where nobody stands; worked out once, never write into them."""
        if not self.listed:
            self.stops = self.stops_found()
            self.listed = True
        return self.stops

    def stops_found(self) -> vec[i64]:
        """Work out the squares he may stop on."""
        found = Outlook()
        for node in self.seen:
            if self.ends[node % SQUARES] != 0:
                found.add(node % SQUARES)
        for place in self.taken:
            if place >= 0:
                found.remove(place)
        found.remove(self.start)
        return found.squares()

    def path(self, node: i64) -> vec[i64]:
        """List the squares up to a node, without the start."""
        back = vec[i64](capacity=16)
        while self.trail[node] % PAST != START:
            back = append(back, node % SQUARES)
            node = self.trail[node] % PAST // 2
        squares = vec[i64](capacity=16)
        k: i64 = len(back) - 1
        while k >= 0:
            squares = append(squares, back[k])
            k -= 1
        return squares

    def jumped(self, node: i64) -> list[int]:
        """List the squares on the way to a node onto which he jumps up, in their order.

        Rule: BK-MOV-17.
        """
        found: list[int] = []
        while self.trail[node] % PAST != START:
            former = self.trail[node] % PAST // 2
            if self.jumps_at(node) > self.jumps_at(former):
                found.append(int(node % SQUARES))
            node = former
        return found[::-1]

    def needs_landing(self, node: i64) -> bool:
        """Say whether the last step to a node is a drop that needs a landing."""
        return self.trail[node] & 1 != 0

    def spent_at(self, node: i64) -> i64:
        """Return the halves a node costs, UNSEEN where nothing leads there."""
        return self.trail[node] // PAST

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
