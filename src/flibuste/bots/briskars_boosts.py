"""Briskars: when the tactical bot buys a point or a die: by what it changes in the odds, and what else it could buy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.bots.briskars_tactics import blow_worth, hurt
from flibuste.games.briskars.dice.odds import Side, stays_under
from flibuste.games.briskars.dice.rolls import DIE_COST, POINT_COST, Roll, boost_cost
from flibuste.games.briskars.field.arms import blow_cost
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.tallies import is_shot
from flibuste.games.briskars.field.verbs import MOST_BOUGHT, MOST_POINTS, ROLL, boosted, dice_of, points_of
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.previews import Intent, defending_side, striking_side

SPARE: Final = 0.3
"""What a point is worth in HP that could pay for a defence before the next refill."""
LATE: Final = 0.1
"""The same for somebody whose turn is still to come: his points are refilled then anyway."""

NOTHING_MORE: Final[i64] = 0


def best_boost(s: Battlefield, step: Roll) -> i64:
    """Return the roll with every boost that is worth more than its price, each weighed after those before it."""
    below = s.stack[-2] if len(s.stack) > 1 else step
    if not isinstance(below, Attack) or step.purpose not in ("attack", "shot", "defence"):
        return ROLL
    action = ROLL
    more = POINT_COST
    while more != NOTHING_MORE:
        if step.purpose == "defence":
            more = boost_defence(s, step, below, action)
        else:
            more = boost_attack(s, step, below, action)
        if more == POINT_COST:
            action = boosted(points_of(action) + 1, dice_of(action))
        elif more == DIE_COST:
            action = boosted(points_of(action), dice_of(action) + 1)
    return action


def boost_attack(s: Battlefield, step: Roll, attack: Attack, action: i64) -> i64:
    """Weigh what one more boost adds to the blow against the blows it costs later and the points left to defend."""
    ap = s.ap[step.briskar] - boost_cost(action)
    points, dice = points_of(action), dice_of(action)
    now = struck(s, attack, points, dice)
    cost = next_blow(s, attack)
    best = NOTHING_MORE
    top = 0.0
    if ap >= POINT_COST and points < MOST_POINTS:
        gain = struck(s, attack, points + 1, dice) - now - price(ap, POINT_COST, cost, now)
        if gain > top:
            top = gain
            best = POINT_COST
    if ap >= DIE_COST and dice < MOST_BOUGHT:
        gain = struck(s, attack, points, dice + 1) - now - price(ap, DIE_COST, cost, now)
        if gain > top:
            best = DIE_COST
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
        attack.attacker, attack.target, attack.slot, attack.kind, points, dice, attack.assault, attack.charging
    )
    return blow_worth(s, intent)


def boost_defence(s: Battlefield, step: Roll, attack: Attack, action: i64) -> i64:
    """Weigh the hurt that one more boost averts against the points."""
    ap = s.ap[step.briskar] - boost_cost(action)
    points, dice = points_of(action), dice_of(action)
    intent = Intent(attack.attacker, attack.target, attack.slot, attack.kind, charging=attack.charging)
    cost = hurt(s, intent, striking_side(s, intent), None)
    worth = LATE if s.activated[step.briskar] == 0 else SPARE
    side = defending_side(s, intent, attack.defence)
    now = fails(side, points, dice, attack.total)
    best = NOTHING_MORE
    top = 0.0
    if ap >= POINT_COST and points < MOST_POINTS:
        gain = (now - fails(side, points + 1, dice, attack.total)) * cost - worth
        if gain > top:
            top = gain
            best = POINT_COST
    if ap >= DIE_COST and dice < MOST_BOUGHT:
        gain = (now - fails(side, points, dice + 1, attack.total)) * cost - 3.0 * worth
        if gain > top:
            best = DIE_COST
    return best


def fails(side: Side, points: i64, dice: i64, total: i64) -> float:
    """Return the chance that a boosted defence fails against a total."""
    boosted = Side(side.content, side.base + points, side.dice + dice, side.fumbles_to, side.critical_from)
    return stays_under(boosted, total, False)
