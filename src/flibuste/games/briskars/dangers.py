"""The danger query: which enemies could hit a Briskar on a square in their next activation, how surely and how hard.

Each enemy is given a full refill of action points and his free walk, and spends all of them on one kind of blow; the
target answers with the defence that costs nothing. It is meant for warnings and for bots, not for exact plans.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.allowance import WALKING
from flibuste.games.briskars.arms import shooting_slots, striking_slots, weapon_at
from flibuste.games.briskars.damage_odds import Forecast
from flibuste.games.briskars.distance import in_reach
from flibuste.games.briskars.odds import power
from flibuste.games.briskars.paths import Reach
from flibuste.games.briskars.previews import (
    NO_DEFENCE,
    Intent,
    answering_side,
    forecast_between,
    intended_range,
    striking_side,
)
from flibuste.games.briskars.shooting import why_not_shot_at
from flibuste.games.briskars.state import NOTHING, Battlefield
from flibuste.games.briskars.striking import blow_cost
from flibuste.games.briskars.totals import ATTACKED, SHOT_AT, is_shot
from flibuste.games.briskars.verbs import DEFEND, SLOTS
from flibuste.games.briskars.zones import are_opponents, is_in_hold, is_prostrate, may_defend


@final
class Threat:
    """What one enemy could do: from which square, with which weapon, how often, and what it would come to.

    ``chance`` is that of at least one hit, ``mean`` the mean loss of HP of all blows together.
    """

    def __init__(self, enemy: i64, square: i64, slot: i64, kind: i64, blows: i64, chance: float, mean: float) -> None:
        self.enemy: i64 = enemy
        self.square: i64 = square
        self.slot: i64 = slot
        self.kind: i64 = kind
        self.blows: i64 = blows
        self.chance: float = chance
        self.mean: float = mean


NO_AP: Final[i64] = 0


def danger(s: Battlefield, briskar: i64, square: i64) -> list[Threat]:
    """List the worst that each enemy could do to a Briskar who stands on a square, the gravest first.

    Rule: BK-RND-08, BK-MOV-02, BK-ATK-02, BK-SHO-16.
    """
    field = s.clone()
    field.place[briskar] = square
    field.cling[briskar] = 0
    threats: list[Threat] = []
    for enemy in range(len(field.place)):
        if field.place[enemy] >= 0 and are_opponents(field, briskar, enemy) and can_act(field, enemy):
            worst = worst_threat(field, briskar, enemy)
            if worst is not None:
                threats.append(worst)
    keyed = sorted((-threat.mean, int(threat.enemy)) for threat in threats)
    by_enemy = {int(threat.enemy): threat for threat in threats}
    return [by_enemy[enemy] for _, enemy in keyed]


def can_act(s: Battlefield, enemy: i64) -> bool:
    """Say whether an enemy will be able to strike in his next activation, as far as one can tell.

    Rule: BK-STA-02, BK-STA-04, BK-FGT-03.
    """
    return s.stunned[enemy] == 0 and not is_in_hold(s, enemy) and not is_prostrate(s, enemy)


def worst_threat(s: Battlefield, briskar: i64, enemy: i64) -> Threat | None:
    """Return the worst an enemy could do from any square of his free walk; None if he cannot strike at all.

    Rule: BK-MOV-02, BK-MOV-34.
    """
    points = max(s.card(enemy).ap + s.refill[enemy], 0)
    s.ap[enemy] = points
    start = s.place[enemy]
    squares = [int(start)]
    if s.lying_down[enemy] == 0 and s.cling[enemy] == 0:
        squares += [int(square) for square in Reach(s, enemy, WALKING, 0, 0, NO_AP).destinations()]
    s.lying_down[enemy] = 0
    worst: Threat | None = None
    known: dict[int, Forecast] = {}
    for square in squares:
        s.place[enemy] = square
        found = worst_from(s, briskar, enemy, points, known)
        if found is not None and (worst is None or found.mean > worst.mean + 1e-9):
            worst = found
    s.place[enemy] = start
    return worst


def worst_from(s: Battlefield, briskar: i64, enemy: i64, points: i64, known: dict[int, Forecast]) -> Threat | None:
    """Return the worst an enemy could do from where he stands."""
    worst: Threat | None = None
    rise = s.level(briskar) - s.level(enemy)
    if in_reach(s.place[enemy], s.place[briskar], rise):
        for slot in striking_slots(s, enemy, briskar):
            cost = blow_cost(s, enemy, slot, ATTACKED)
            worst = worse(worst, threat(s, Intent(enemy, briskar, slot, ATTACKED), points // cost, known))
    slots = shooting_slots(s, enemy)
    if len(slots) > 0 and why_not_shot_at(s, enemy, briskar) is None:
        for slot in slots:
            count = shots(s, enemy, slot, points)
            worst = worse(worst, threat(s, Intent(enemy, briskar, slot, SHOT_AT), count, known))
    return worst


def shots(s: Battlefield, enemy: i64, slot: i64, points: i64) -> i64:
    """Count the shots he can pay for without reloading.

    Rule: BK-REL-01, BK-SHO-16.
    """
    card = s.content.weapons[weapon_at(s, enemy, slot)]
    count = points // max(card.ap, 1)
    if card.single_use:
        return min(count, 1)
    if card.rate > 0:
        return min(count, s.loaded[enemy * SLOTS + slot])
    return count


def threat(s: Battlefield, intent: Intent, blows: i64, known: dict[int, Forecast]) -> Threat | None:
    """Return what so many equal blows come to."""
    if blows <= 0:
        return None
    if intent.slot == SLOTS:
        intent.slot = NOTHING
    one = remembered(s, intent, known)
    chance = 1.0 - power(1.0 - one.hit, blows)
    mean = min(one.mean() * float(blows), float(s.hp[intent.target]))
    return Threat(intent.attacker, s.place[intent.attacker], intent.slot, intent.kind, blows, chance, mean)


def remembered(s: Battlefield, intent: Intent, known: dict[int, Forecast]) -> Forecast:
    """Return the odds of a blow; squares that give the same totals and range share them."""
    defence = DEFEND if may_defend(s, intent.target) else NO_DEFENCE
    striking = striking_side(s, intent)
    defending = answering_side(s, intent, defence)
    key = ((intent.slot + 1) * 8 + intent.kind) * 512 + striking.base + 128
    if defending is not None:
        key = key * 512 + defending.base + 128
    if is_shot(intent.kind):
        key = key * 8 + intended_range(s, intent) + 4
    found = known.get(key)
    if found is None:
        found = forecast_between(s, intent, striking, defending)
        known[key] = found
    return found


def worse(one: Threat | None, two: Threat | None) -> Threat | None:
    """Return the graver of two threats."""
    if one is None or two is None:
        return one if two is None else two
    return two if two.mean > one.mean + 1e-9 else one
