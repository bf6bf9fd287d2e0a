"""What a draft is worth, from fights: bots fight it against those whose price is known, and a curve is laid through.

The chance to win falls with the price of the rival; where it is even stands the price of the draft. Its interval comes
from drawing the rivals again and again, since not every price in the list is right either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random
from typing import Any

from flibuste.bots.roster import find_bot
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game

Met = tuple[int, int, float]
"""A rival: what it costs, how often it was fought, and how many of these fights were won (a draw counts half)."""
BOT = "sailor"
LONGEST = 4000
"""A fight that takes more answers than this is drawn."""
DRAWS = 200
LEAST, MOST = 1, 999
FEWEST = 8
"""Fewer rivals than this say nothing."""
STEEP = 3.0
"""How fast the chance to win falls with the price, before there is anything to learn it from."""


def fought(game: Game, trial: Mapping[str, Any], seed: int) -> float:
    """Fight one trial; return the share that the draft has won."""
    if game.position is None:
        raise BadData("no_position", f"{game.name} begins at the beginning only")
    state, chance = game.position(trial["position"]), Seeded(seed)
    bot, thoughts = find_bot(game.name, BOT), Seeded(seed + 1)
    for _ in range(LONGEST):
        if state.over:
            return float(state.score(trial["seat"]))
        seat = members(state.waiting)[0]
        state.apply(seat, int(bot.choose(state.seen_by(seat, thoughts), seat, thoughts)), chance)
    return 0.5


def worth_of(fights: Sequence[tuple[str, int, float]]) -> dict[str, int] | None:
    """Return the price with its interval, from each fight: the rival, the rival's price, the share won."""
    by: dict[str, Met] = {}
    for rival, cost, share in fights:
        _, fought, won = by.get(rival, (cost, 0, 0.0))
        by[rival] = cost, fought + 1, won + share
    rivals = list(by.values())
    if len({cost for cost, _, _ in rivals}) < FEWEST:
        return None
    rng = Random(1)
    found = sorted(even_price([rng.choice(rivals) for _ in rivals]) for _ in range(DRAWS))
    return {
        "cost": round(even_price(rivals)),
        "low": round(found[DRAWS // 40]),
        "high": round(found[-1 - DRAWS // 40]),
    }


def even_price(rivals: Sequence[Met]) -> float:
    """Find the price at which the chance to win is even: a logistic curve over the logarithm of the rival's price."""
    points = [(log(cost), fought, won) for cost, fought, won in rivals]
    centre = sum(x * fought for x, fought, _ in points) / sum(fought for _, fought, _ in points)
    level, steep = 0.0, STEEP
    for _ in range(40):
        level, steep = better(points, centre, level, steep)
    even = centre + level / steep
    return min(max(exp(min(even, log(MOST))), LEAST), MOST)


def better(
    points: Sequence[tuple[float, int, float]], centre: float, level: float, steep: float
) -> tuple[float, float]:
    """Take one of Newton's steps; a light prior keeps the curve from standing upright where everything was won."""
    gradient = [-0.1 * level, -2.0 * (steep - STEEP)]
    curve = [0.1, 0.0, 2.0]
    for x, fought, won in points:
        away = centre - x
        chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, level + steep * away))))
        weight, more = fought * chance * (1.0 - chance), won - fought * chance
        gradient = [gradient[0] + more, gradient[1] + more * away]
        curve = [curve[0] + weight, curve[1] + weight * away, curve[2] + weight * away * away]
    spread = curve[0] * curve[2] - curve[1] * curve[1]
    up = (curve[2] * gradient[0] - curve[1] * gradient[1]) / spread
    steeper = (curve[0] * gradient[1] - curve[1] * gradient[0]) / spread
    return level + max(-2.0, min(2.0, up)), max(0.3, min(12.0, steep + max(-2.0, min(2.0, steeper))))
