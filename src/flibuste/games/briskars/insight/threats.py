"""What an enemy could do from where he stands: blows, shots, scuffles, a throw, a spell that hurts, a gun.

Everything is counted with the odds of the rolls themselves; the target answers with what costs nothing. The danger of
a square is the worst of it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.dice.odds import Contest, Side, contest, power, threshold_contest
from flibuste.games.briskars.field import kit, tallies
from flibuste.games.briskars.field.arms import blow_cost, shooting_slots, striking_slots, thrusting_slots
from flibuste.games.briskars.field.characteristics import constitution, strength
from flibuste.games.briskars.field.kit import card_of, left, weapon_at
from flibuste.games.briskars.field.postures import is_in_hold, is_prostrate, may_defend
from flibuste.games.briskars.field.seeing import blockers, cover
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import (
    ATTACKED,
    GRAPPLED_AT,
    SHOT_AT,
    SHOT_THRUST_AT,
    THROWN_AT,
    THRUST_AT,
    is_shot,
)
from flibuste.games.briskars.field.verbs import DEFEND, SLOTS
from flibuste.games.briskars.field.zones import are_in_contact, are_opponents, touches_able_opponent
from flibuste.games.briskars.fighting.fighting import BUTTING, KICKING, scuffle_cost, scuffle_damage, scuffle_tally
from flibuste.games.briskars.fighting.previews import (
    NO_DEFENCE,
    Intent,
    answering_side,
    forecast_between,
    intended_range,
    striking_side,
)
from flibuste.games.briskars.fighting.shooting import thrust_shot_slots, why_not_shot_at
from flibuste.games.briskars.ground.distance import flat_distance, in_reach
from flibuste.games.briskars.ground.sight import HIDDEN
from flibuste.games.briskars.ground.templates import template_on
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import Forecast
from flibuste.games.briskars.magic.known import is_rate_left, spells_of
from flibuste.games.briskars.magic.magic import is_spell_target
from flibuste.games.briskars.magic.odds import can_hurt, cast_contest, caster_side, spell_forecast, spell_goal
from flibuste.games.briskars.movement.allowance import WALKING
from flibuste.games.briskars.movement.paths import Reach
from flibuste.games.briskars.ordnance.odds import fire_difficulty, fire_victims, gunner_side
from flibuste.games.briskars.ordnance.pieces import (
    OWN_BODY,
    ammo_left,
    is_centre,
    muzzle,
    ordnance_card,
    served_piece,
    shots_loaded,
    sight_of_piece,
    touches_piece,
)
from flibuste.games.briskars.throwing.fall_odds import scuffle_forecast
from flibuste.games.briskars.throwing.harm import throw_damage
from flibuste.games.briskars.throwing.odds import table_victims, throw_forecast
from flibuste.games.briskars.throwing.throwables import is_template_throw, sources
from flibuste.games.briskars.throwing.throwing import COST as THROW_COST
from flibuste.games.briskars.throwing.throwing import throw_threshold

CAST_AT: Final[i64] = 6
FIRED_AT: Final[i64] = 7
BUTTED: Final[i64] = 8
KICKED: Final[i64] = 9
NAMES: Final = ("attack", "thrust", "shoot", "thrust", "throw", "grapnel", "cast", "fire", "head_butt", "kick")

TOTALS: Final[i64] = 1024
"""More than any total, so that keys of several are told apart."""
LARGEST_PLAIN: Final[i64] = 9
NEAREST: Final[i64] = 3


@final
class Threat:
    """What one enemy could do: from which square, how, how often, and what it would come to.

    ``slot`` is the weapon, ``thing`` the spell or the answer that names what is thrown; ``chance`` is that of at least
    one hit, ``mean`` the mean loss of HP of all blows together.
    """

    def __init__(
        self,
        enemy: Briskar,
        square: i64,
        slot: i64,
        kind: i64,
        blows: i64,
        chance: float,
        mean: float,
        thing: i64 = NOTHING,
    ) -> None:
        self.enemy: Briskar = enemy
        self.square: i64 = square
        self.slot: i64 = slot
        self.kind: i64 = kind
        self.blows: i64 = blows
        self.chance: float = chance
        self.mean: float = mean
        self.thing: i64 = thing


@final
class Weighed:
    """The odds already weighed for one target: squares that give the same totals and the same range share them."""

    def __init__(self) -> None:
        self.blows: dict[int, Forecast] = {}
        self.scuffles: dict[int, Forecast] = {}
        self.spells: dict[int, Forecast | None] = {}
        self.throws: dict[str, Forecast | None] = {}
        self.fires: dict[int, Forecast | None] = {}


def worst_from(s: Battlefield, briskar: Briskar, enemy: Briskar, points: i64, known: Weighed) -> Threat | None:
    """Return the worst an enemy could do from where he stands."""
    worst: Threat | None = None
    rise = s.level(briskar) - s.level(enemy)
    if in_reach(s.place[enemy], s.place[briskar], rise):
        worst = worst_blow(s, briskar, enemy, points, known)
    worst = worse(worst, worst_shot(s, briskar, enemy, points, known))
    worst = worse(worst, worst_spell(s, briskar, enemy, points, known))
    return worse(worst, gun_threat(s, briskar, enemy, points, known))


def worse(one: Threat | None, two: Threat | None) -> Threat | None:
    """Return the graver of two threats."""
    if one is None or two is None:
        return one if two is None else two
    return two if two.mean > one.mean + 1e-9 else one


def repeated(
    s: Battlefield,
    enemy: Briskar,
    target: Briskar,
    slot: i64,
    kind: i64,
    blows: i64,
    one: Forecast,
    thing: i64 = NOTHING,
) -> Threat | None:
    """Return what so many equal blows come to; nothing where none is paid for or none could hurt."""
    if blows <= 0:
        return None
    chance = 1.0 - power(1.0 - one.hit, blows)
    mean = min(one.mean() * float(blows), float(s.hp[target]))
    return Threat(enemy, s.place[enemy], slot, kind, blows, chance, mean, thing)


def times(points: i64, cost: i64) -> i64:
    """Say how often a price can be paid."""
    return points // max(cost, 1)


# blows and shots


def worst_blow(s: Battlefield, briskar: Briskar, enemy: Briskar, points: i64, known: Weighed) -> Threat | None:
    """Return the worst attack, thrust, head-butt or kick. Rule: BK-ATK-02, BK-ATK-03, BK-FGT-09, BK-FGT-14."""
    worst: Threat | None = None
    for slot in striking_slots(s, enemy, briskar):
        worst = worse(worst, blow_threat(s, Intent(enemy, briskar, slot, ATTACKED), points, known))
    for slot in thrusting_slots(s, enemy, briskar):
        worst = worse(worst, blow_threat(s, Intent(enemy, briskar, slot, THRUST_AT), points, known))
    if are_in_contact(s, enemy, briskar):
        worst = worse(worst, scuffle_threat(s, briskar, enemy, BUTTING, points, known))
        worst = worse(worst, scuffle_threat(s, briskar, enemy, KICKING, points, known))
    return worst


def blow_threat(s: Battlefield, intent: Intent, points: i64, known: Weighed) -> Threat | None:
    """Return what a weapon comes to if all points go into it; a thrust comes once. Rule: BK-ATK-02, BK-ATK-03."""
    blows = times(points, blow_cost(s, intent.attacker, intent.slot, intent.kind))
    if intent.kind == THRUST_AT:
        blows = min(blows, 1)
    if intent.slot == SLOTS:
        intent.slot = NOTHING
    return repeated(s, intent.attacker, intent.target, intent.slot, intent.kind, blows, remembered(s, intent, known))


def scuffle_threat(
    s: Battlefield, briskar: Briskar, enemy: Briskar, kind: i64, points: i64, known: Weighed
) -> Threat | None:
    """Return what head-butts or kicks come to. Rule: BK-FGT-10, BK-FGT-15."""
    if scuffle_damage(s, enemy, kind) == 0:
        return None
    named = BUTTED
    if kind == KICKING:
        named = KICKED
    one = remembered_scuffle(s, briskar, enemy, kind, known)
    return repeated(s, enemy, briskar, NOTHING, named, times(points, scuffle_cost(kind)), one)


def remembered_scuffle(s: Battlefield, briskar: Briskar, enemy: Briskar, kind: i64, known: Weighed) -> Forecast:
    """Return the odds of a head-butt or a kick; squares that give the same totals share them."""
    against: Side | None = None
    answer = NO_DEFENCE
    striking = Side(s.content, tallies.total(scuffle_tally(s, enemy, kind)))
    if may_defend(s, briskar):
        against = Side(s.content, tallies.total(scuffle_tally(s, briskar, kind)))
        answer = against.base
    key = ((enemy * 8 + kind) * TOTALS + striking.base) * TOTALS + answer
    found = known.scuffles.get(key)
    if found is None:
        found = scuffle_forecast(s, enemy, briskar, kind, contest(striking, against))
        known.scuffles[key] = found
    return found


def worst_shot(s: Battlefield, briskar: Briskar, enemy: Briskar, points: i64, known: Weighed) -> Threat | None:
    """Return the worst shot, shooting thrust or grapnel. Rule: BK-SHO-16, BK-SHO-17, BK-OBJ-10."""
    worst: Threat | None = None
    slots = shooting_slots(s, enemy)
    grapnel = left(s, enemy, kit.GRAPNEL_THROW) > 0 and points >= card_of(s, kit.GRAPNEL).ap
    if (len(slots) == 0 and not grapnel) or why_not_shot_at(s, enemy, briskar) is not None:
        return None
    for slot in slots:
        intent = Intent(enemy, briskar, slot, SHOT_AT)
        count = shots(s, enemy, slot, points)
        one = remembered(s, intent, known)
        worst = worse(worst, repeated(s, enemy, briskar, slot, SHOT_AT, count, one))
    for slot in thrust_shot_slots(s, enemy, briskar):
        intent = Intent(enemy, briskar, slot, SHOT_THRUST_AT)
        count = min(shots(s, enemy, slot, points), 1)
        if points < blow_cost(s, enemy, slot, SHOT_THRUST_AT):
            count = 0
        one = remembered(s, intent, known)
        worst = worse(worst, repeated(s, enemy, briskar, slot, SHOT_THRUST_AT, count, one))
    if grapnel:
        one = remembered(s, Intent(enemy, briskar, NOTHING, GRAPPLED_AT), known)
        worst = worse(worst, repeated(s, enemy, briskar, NOTHING, GRAPPLED_AT, 1, one))
    return worst


def shots(s: Battlefield, enemy: Briskar, slot: i64, points: i64) -> i64:
    """Count the shots he can pay for without reloading.

    Rule: BK-REL-01, BK-SHO-16.
    """
    card = s.content.weapons[weapon_at(s, enemy, slot)]
    count = times(points, card.ap)
    if card.single_use:
        return min(count, 1)
    if card.rate > 0:
        return min(count, s.loaded[enemy * SLOTS + slot])
    return count


def remembered(s: Battlefield, intent: Intent, known: Weighed) -> Forecast:
    """Return the odds of a blow; squares that give the same totals and range share them."""
    defence = DEFEND if may_defend(s, intent.target) else NO_DEFENCE
    striking = striking_side(s, intent)
    defending = answering_side(s, intent, defence)
    key = ((intent.attacker * 16 + intent.slot + 1) * 8 + intent.kind) * 512 + striking.base + 128
    if defending is not None:
        key = key * 512 + defending.base + 128
    if is_shot(intent.kind):
        key = key * 8 + intended_range(s, intent) + 4
    found = known.blows.get(key)
    if found is None:
        found = forecast_between(s, intent, striking, defending)
        known.blows[key] = found
    return found


# spells, guns, throws


def worst_spell(s: Battlefield, briskar: Briskar, enemy: Briskar, points: i64, known: Weighed) -> Threat | None:
    """Return the worst spell that costs health. Rule: BK-MAG-06, BK-MAG-08, BK-MAG-14."""
    worst: Threat | None = None
    for spell in spells_of(s, enemy):
        card = s.content.spells[spell]
        if card.reaction or card.ap > points or not can_hurt(s, briskar, card) or not is_rate_left(s, enemy, spell):
            continue
        if not is_spell_target(s, enemy, briskar, card):
            continue
        one = remembered_spell(s, briskar, enemy, spell, known)
        if one is not None:
            worst = worse(worst, repeated(s, enemy, briskar, NOTHING, CAST_AT, 1, one, spell))
    return worst


def remembered_spell(s: Battlefield, briskar: Briskar, enemy: Briskar, spell: i64, known: Weighed) -> Forecast | None:
    """Return the odds of a spell; squares that give the same totals share them."""
    card = s.content.spells[spell]
    side = caster_side(s, enemy)
    key = (enemy * TOTALS + side.base) * TOTALS + spell_goal(s, enemy, briskar, card, 0)
    key = key * len(s.content.spells) + spell
    if key not in known.spells:
        odds = cast_contest(s, enemy, briskar, card, side, 0)
        known.spells[key] = spell_forecast(s, briskar, card, odds)
    return known.spells[key]


def gun_threat(s: Battlefield, briskar: Briskar, enemy: Briskar, points: i64, known: Weighed) -> Threat | None:
    """Return what the gun he serves could do to somebody it is aimed at.

    Rule: BK-TPL-02, BK-TPL-13, BK-ORD-01, BK-ORD-02.
    """
    piece = served_piece(s, enemy)
    if piece == NOTHING or touches_able_opponent(s, enemy):
        return None
    card = ordnance_card(s, enemy, piece)
    if piece == OWN_BODY:
        if card.armour_bound and s.lc[enemy] == 0:
            return None
    elif not touches_piece(s, enemy, piece):
        return None
    shots_left = min(times(points, card.ap), min(ammo_left(s, enemy, piece), shots_loaded(s, enemy, piece)))
    centre = s.place[briskar]
    if shots_left <= 0:
        return None
    if not is_centre(s, enemy, piece, centre, sight_of_piece(s, enemy, piece), blockers(s, enemy)):
        return None
    one = remembered_fire(s, briskar, enemy, piece, known)
    if one is None:
        return None
    return repeated(s, enemy, briskar, NOTHING, FIRED_AT, shots_left, one)


def remembered_fire(s: Battlefield, briskar: Briskar, enemy: Briskar, piece: i64, known: Weighed) -> Forecast | None:
    """Return what a template centred on somebody costs him; squares of the same difficulty share it.

    Wherever it drifts, he stands in the same place of it; only a gun that bursts asks how near he is.

    Rule: BK-TPL-04, BK-TPL-09, BK-DFL-02.
    """
    centre = s.place[briskar]
    side = gunner_side(s, enemy, piece)
    key = (enemy * TOTALS + side.base) * TOTALS + fire_difficulty(s, enemy, piece, centre)
    key = key * 2 + i64(any(square == centre for square in template_on(s.ground, muzzle(s, enemy, piece))))
    if key not in known.fires:
        victims = fire_victims(s, enemy, piece, centre, side, ordnance_card(s, enemy, piece).ap)
        known.fires[key] = next((one.forecast(s.hp[briskar], 0.0) for one in victims if one.briskar == briskar), None)
    return known.fires[key]


def worst_throw(
    s: Battlefield, briskar: Briskar, enemy: Briskar, points: i64, squares: list[int], known: Weighed
) -> Threat | None:
    """Return the worst thing he could throw from the nearest squares he could come to, long shots left out.

    Rule: BK-THR-01 to BK-THR-06, BK-THR-13.
    """
    if points < THROW_COST or s.card(enemy).hands == 0:
        return None
    base = strength(s, enemy) + constitution(s, enemy)
    start = s.place[enemy]
    worst: Threat | None = None
    tried: i64 = 0
    for away, square in sorted((flat_distance(square, s.place[briskar]), square) for square in squares):
        if tried == NEAREST or away > float(base + LARGEST_PLAIN):
            break
        s.place[enemy] = square
        threshold = throw_threshold(s, enemy, s.place[briskar])
        if base + LARGEST_PLAIN >= threshold and cover(s, enemy, briskar) != HIDDEN:
            tried += 1
            worst = worse(worst, throw_from(s, briskar, enemy, base, threshold, known))
    s.place[enemy] = start
    return worst


def throw_from(
    s: Battlefield, briskar: Briskar, enemy: Briskar, base: i64, threshold: i64, known: Weighed
) -> Threat | None:
    """Return the worst thing he could throw from where he stands. Rule: BK-THR-06, BK-THR-10."""
    defence = DEFEND if may_defend(s, briskar) else NO_DEFENCE
    against = answering_side(s, Intent(enemy, briskar, NOTHING, THROWN_AT), defence)
    answer = against.base if against is not None else NO_DEFENCE
    worst: Threat | None = None
    for thing in sources(s, enemy):
        template = is_template_throw(s, enemy, thing)
        key = f"{enemy}/{threshold}/{answer}/{template}/{throw_damage(s, enemy, thing).text()}"
        if key not in known.throws:
            known.throws[key] = weighed_throw(
                s, briskar, enemy, thing, template, Side(s.content, base), threshold, against
            )
        one = known.throws[key]
        if one is not None:
            worst = worse(worst, repeated(s, enemy, briskar, NOTHING, THROWN_AT, 1, one, thing))
    return worst


def weighed_throw(
    s: Battlefield,
    briskar: Briskar,
    enemy: Briskar,
    thing: i64,
    template: bool,
    side: Side,
    threshold: i64,
    against: Side | None,
) -> Forecast | None:
    """Return the odds of one throw; nobody defends against a template. Rule: BK-THR-03, BK-THR-05, BK-THR-10."""
    if template:
        return under_table(s, briskar, enemy, thing, threshold_contest(side, threshold, None))
    return throw_forecast(s, enemy, briskar, thing, threshold_contest(side, threshold, against))


def under_table(s: Battlefield, briskar: Briskar, enemy: Briskar, thing: i64, odds: Contest) -> Forecast | None:
    """Return what a table thrown at a square costs who stands there. Rule: BK-THR-10."""
    for victim in table_victims(s, enemy, s.place[briskar], thing, odds, THROW_COST):
        if victim.briskar == briskar:
            return victim.forecast(s.hp[briskar], odds.fumble)
    return None


NO_AP: Final[i64] = 0


def danger(s: Battlefield, briskar: Briskar, square: i64, known: Weighed) -> list[Threat]:
    """List the worst that each enemy could do to a Briskar who stands on a square, the gravest first.

    Rule: BK-RND-08, BK-MOV-02, BK-ATK-02, BK-SHO-16.
    """
    field = s.clone()
    field.place[briskar] = square
    field.cling[briskar] = 0
    field.ap[briskar] = 0
    threats: list[Threat] = []
    for enemy in field.everybody():
        if field.place[enemy] >= 0 and are_opponents(field, briskar, enemy) and can_act(field, enemy):
            worst = worst_threat(field, briskar, enemy, known)
            if worst is not None:
                threats.append(worst)
    keyed = sorted((-threat.mean, int(threat.enemy)) for threat in threats)
    by_enemy = {int(threat.enemy): threat for threat in threats}
    return [by_enemy[enemy] for _, enemy in keyed]


def can_act(s: Battlefield, enemy: Briskar) -> bool:
    """Say whether an enemy will be able to strike in his next activation, as far as one can tell.

    Rule: BK-STA-02, BK-STA-04, BK-FGT-03.
    """
    return s.stunned[enemy] == 0 and not is_in_hold(s, enemy) and not is_prostrate(s, enemy)


def worst_threat(s: Battlefield, briskar: Briskar, enemy: Briskar, known: Weighed) -> Threat | None:
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
    for square in squares:
        s.place[enemy] = square
        found = worst_from(s, briskar, enemy, points, known)
        if found is not None and (worst is None or found.mean > worst.mean + 1e-9):
            worst = found
    s.place[enemy] = start
    return worse(worst, worst_throw(s, briskar, enemy, points, squares, known))
