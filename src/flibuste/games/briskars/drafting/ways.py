"""How far everything is on foot: steps, jumps and climbs as the rules allow them, whoever walks."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import DIRECTIONS, SQUARES, STRIDE, is_diagonal
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ground.surfaces import BESIDE, CLOSED, HIGHEST_JUMP, Surface, surface_of
from flibuste.kernel.bits import has, zeros

FAR: Final[i64] = 1_000_000
STRAIGHT: Final[i64] = 2
SLANTED: Final[i64] = 3


def way_costs(ground: Ground, starts: vec[i64]) -> vec[i64]:
    """Return what the shortest way from some squares to each square costs, in halves of a fathom; FAR without a way."""
    surface = surface_of(ground)
    costs = zeros(SQUARES)
    for square in range(SQUARES):
        costs[square] = FAR
    waiting = starts[:]
    for square in starts:
        costs[square] = 0
    k: i64 = 0
    while k < len(waiting):
        here = waiting[k]
        k += 1
        for direction in range(DIRECTIONS):
            to = BESIDE[here * DIRECTIONS + direction]
            if to >= 0 and ground.inside(to) and costs[here] + step_price(ground, surface, here, direction) < costs[to]:
                costs[to] = costs[here] + step_price(ground, surface, here, direction)
                waiting = append(waiting, to)
    return costs


def step_price(ground: Ground, surface: Surface, here: i64, direction: i64) -> i64:
    """Return what a step costs; what cannot be stepped or jumped on is climbed, where one may stand at both ends."""
    to = BESIDE[here * DIRECTIONS + direction]
    price = STRAIGHT
    if is_diagonal(direction):
        price = SLANTED
    if surface.tops[to] == CLOSED:
        return FAR
    if has(surface.steps[here], direction):
        return price
    rise = surface.stands[to] - surface.stands[here]
    if rise < 0:
        rise = -rise
    if rise > HIGHEST_JUMP and surface.standable[here] != 0 and surface.standable[to] != 0:
        return price + rise
    return FAR


def middle(ground: Ground) -> i64:
    """Return the square in the middle of a map."""
    return ground.height // 2 * STRIDE + ground.width // 2
