"""Briskars: when the tactical bot buys a point or a die: by what it changes in the odds, and what else it could buy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.bots.briskars_tactics import GOLD, blow_worth
from flibuste.games.briskars.dice.odds import Side, stays_under
from flibuste.games.briskars.dice.rolls import DIE_COST, POINT_COST, Roll
from flibuste.games.briskars.field.arms import blow_cost
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.tallies import is_shot
from flibuste.games.briskars.field.verbs import ADD_DIE, ADD_POINT, ROLL
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.previews import NO_DEFENCE, Intent, attack_forecast, defending_side

SPARE: Final = 0.3
"""What a point is worth in HP that could pay for a defence before the next refill."""
LATE: Final = 0.1
"""The same for somebody whose turn is still to come: his points are refilled then anyway."""


def best_boost(s: Battlefield, step: Roll) -> i64:
    """Return the boost that is worth more than its price, or the roll as it is."""
    below = s.stack[-2] if len(s.stack) > 1 else step
    if not isinstance(below, Attack):
        return ROLL
    if step.purpose == "defence":
        return boost_defence(s, step, below)
    if step.purpose in ("attack", "shot"):
        return boost_attack(s, step, below)
    return ROLL


def boost_attack(s: Battlefield, step: Roll, attack: Attack) -> i64:
    """Weigh what a boost adds to the blow against the blows it costs later and the points left for the defence."""
    ap = s.ap[step.briskar]
    now = struck(s, attack, step.bought, step.extra)
    cost = next_blow(s, attack)
    best = ROLL
    top = 0.0
    if ap >= POINT_COST:
        gain = struck(s, attack, step.bought + 1, step.extra) - now - price(ap, POINT_COST, cost, now)
        if gain > top:
            top = gain
            best = ADD_POINT
    if ap >= DIE_COST:
        gain = struck(s, attack, step.bought, step.extra + 1) - now - price(ap, DIE_COST, cost, now)
        if gain > top:
            best = ADD_DIE
    return best


def next_blow(s: Battlefield, attack: Attack) -> i64:
    """Return what another blow of the same kind costs; more than he has where it is not his turn."""
    if s.active != attack.attacker:
        return s.ap[attack.attacker] + 1
    if is_shot(attack.kind):
        return max(s.content.weapons[weapon_at(s, attack.attacker, attack.slot)].ap, 1)
    return max(blow_cost(s, attack.attacker, attack.slot, attack.kind), 1)


def price(ap: i64, paid: i64, cost: i64, blow: float) -> float:
    """Return what paid points would have bought: further blows, and a little safety with the rest."""
    lost = ap // cost - (ap - paid) // cost
    return float(lost) * blow + float(max(paid - lost * cost, 0)) * SPARE


def struck(s: Battlefield, attack: Attack, points: i64, dice: i64) -> float:
    """Return the worth of the attack under way with so many points and dice bought."""
    intent = Intent(
        attack.attacker, attack.target, attack.slot, attack.kind, points, dice, attack.assault, attack.charging != 0
    )
    return blow_worth(s, intent)


def boost_defence(s: Battlefield, step: Roll, attack: Attack) -> i64:
    """Weigh the hurt that a boost averts against the points."""
    ap = s.ap[step.briskar]
    intent = Intent(attack.attacker, attack.target, attack.slot, attack.kind, charging=attack.charging != 0)
    hit = attack_forecast(s, intent, NO_DEFENCE)
    hurt = hit.mean() + hit.at_least(s.hp[attack.target]) * float(s.cost[attack.target]) * GOLD
    worth = LATE if s.activated[step.briskar] == 0 else SPARE
    side = defending_side(s, intent, attack.defence)
    now = fails(side, step.bought, step.extra, attack.total)
    best = ROLL
    top = 0.0
    if ap >= POINT_COST:
        gain = (now - fails(side, step.bought + 1, step.extra, attack.total)) * hurt - worth
        if gain > top:
            top = gain
            best = ADD_POINT
    if ap >= DIE_COST:
        gain = (now - fails(side, step.bought, step.extra + 1, attack.total)) * hurt - 3.0 * worth
        if gain > top:
            best = ADD_DIE
    return best


def fails(side: Side, points: i64, dice: i64, total: i64) -> float:
    """Return the chance that a boosted defence fails against a total."""
    return stays_under(Side(side.base + points, side.dice + dice, side.fumbles_to, side.critical_from), total, False)
