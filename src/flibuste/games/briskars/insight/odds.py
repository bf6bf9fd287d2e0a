"""Questions about odds: an attack, thrust, shot, assault or throw, a spell, with the boosts one thinks of.

Sums, defences and chances are those of previews.py, which are those of the rolls.
"""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.odds import Side, chances_by_face
from flibuste.games.briskars.dice.rolls import DIE_COST, POINT_COST
from flibuste.games.briskars.field.arms import (
    blow_cost,
    is_shooting_thrust,
    shooting_slots,
    striking_slots,
    thrusting_slots,
)
from flibuste.games.briskars.field.kit import GRAPNEL, card_of, weapon_at
from flibuste.games.briskars.field.seeing import cover, rays
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, GRAPPLED_AT, SHOT_AT, SHOT_THRUST_AT, THRUST_AT
from flibuste.games.briskars.field.verbs import MOST_BOUGHT, MOST_POINTS, SLOTS, briskar_id
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.fighting.assaults import bonus, goals
from flibuste.games.briskars.fighting.previews import (
    NO_DEFENCE,
    Intent,
    attack_forecast,
    best_defence,
    defences_against,
    defending_side,
    intended_damage,
    striking_side,
)
from flibuste.games.briskars.fighting.shooting import thrust_shot_slots
from flibuste.games.briskars.fighting.tallies import blow_tally, charging_at, defence_cost, defence_tally, has_cover
from flibuste.games.briskars.ground.distance import distance, square_name
from flibuste.games.briskars.ground.sight import ALL_RAYS
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.insight.act_answers import BlowDefence, BlowName, BlowOdds, Boosts, RollSum, Seen, Sight
from flibuste.games.briskars.insight.reading import (
    defence_name,
    outcome,
    parts_of,
    read_briskar,
    read_free_square,
    read_slot,
    roll_of,
    rounded,
)
from flibuste.games.briskars.movement.moves import shortest
from flibuste.games.briskars.movement.paths import UNSEEN
from flibuste.games.briskars.movement.walking import walk_cost
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.questions import Question

BLOWS: Final[tuple[str, ...]] = get_args(BlowName)
SIGHTS: Final[tuple[Sight, ...]] = ("none", "cover", "clear")


def blow_odds(s: Battlefield, question: Question, action: str) -> BlowOdds:
    """Answer how an attack, thrust, shot or assault would go: the sum, every defence, every loss of health.

    Rule: BK-ATK-01 to BK-ATK-08, BK-SHO-01, BK-SHO-18, BK-DEF-01, BK-BST-01, BK-BST-02.
    """
    attacker = read_briskar(s, question, "briskar")
    target = read_briskar(s, question, "target")
    if not are_opponents(s, attacker, target):
        raise BadQuestion("target", "a Briskar of another band")
    points = question.number("points", 0, MOST_POINTS, 0)
    dice = question.number("dice", 0, MOST_BOUGHT, 0)
    slot = read_slot(s, question, attacker)
    thrusting = action == "assault" and question.has("thrust") and question.value("thrust") is True
    field = s.clone()
    start = s.place[attacker]
    if action == "assault" and not question.has("square"):
        field.place[attacker] = best_approach(field, attacker, target, thrusting)
    else:
        field.place[attacker] = read_free_square(s, question, "square", attacker)
    question.close()
    intent = chosen_intent(field, attacker, target, slot, action, thrusting)
    intent.points = points
    intent.dice = dice
    if action == "assault":
        intent.charging = charging_at(s, attacker, target)
        intent.widened = bonus_from(field, attacker, start)
    return described(field, intent, act_cost(field, intent, action), square_name(field.place[attacker]))


def chosen_intent(
    s: Battlefield, attacker: Briskar, target: Briskar, slot: i64, action: str, thrusting: bool
) -> Intent:
    """Make the intent with the weapon named, or with the one that hurts most."""
    if action == "grapnel":
        return Intent(attacker, target, NOTHING, GRAPPLED_AT)
    kind = ATTACKED
    if action == "thrust" or thrusting:
        kind = THRUST_AT
    elif action in ("shoot", "volley"):
        kind = SHOT_AT
    if slot != NOTHING:
        return Intent(attacker, target, slot, exact_kind(s, attacker, slot, kind))
    best: Intent | None = None
    most = -1.0
    for candidate in usable_slots(s, attacker, target, kind):
        weapon = candidate
        if weapon == SLOTS:
            weapon = NOTHING
        intent = Intent(attacker, target, weapon, exact_kind(s, attacker, weapon, kind))
        mean = attack_forecast(s, intent, best_defence(s, intent)).mean()
        if mean > most:
            most = mean
            best = intent
    if best is None:
        raise BadQuestion("action", "an action he has a weapon for")
    return best


def exact_kind(s: Battlefield, attacker: Briskar, slot: i64, kind: i64) -> i64:
    """A thrust with some weapons is a shot. Rule: BK-SHO-17."""
    weapon = weapon_at(s, attacker, slot)
    if kind == SHOT_AT and (weapon == NOTHING or not s.content.weapons[weapon].is_ranged()):
        raise BadQuestion("slot", "a weapon that shoots")
    if kind == THRUST_AT and is_shooting_thrust(s, attacker, slot):
        return SHOT_THRUST_AT
    return kind


def usable_slots(s: Battlefield, attacker: Briskar, target: Briskar, kind: i64) -> vec[i64]:
    """List the weapons for an act from where he stands; where none reaches, those that would once he is there."""
    if kind == SHOT_AT:
        return shooting_slots(s, attacker)
    found = striking_slots(s, attacker, target)
    if kind == THRUST_AT:
        found = thrusting_slots(s, attacker, target)
        for slot in thrust_shot_slots(s, attacker, target):
            found = append(found, slot)
    if len(found) > 0:
        return found
    for slot in range(SLOTS):
        weapon = weapon_at(s, attacker, slot)
        if weapon != NOTHING and s.content.weapons[weapon].strikes():
            found = append(found, slot)
    if len(found) == 0 and kind == ATTACKED:
        found = append(found, SLOTS)
    return found


def best_approach(s: Battlefield, attacker: Briskar, target: Briskar, thrusting: bool) -> i64:
    """Find a square an assault could end on: one that earns the wider critical hits if there is one.

    Rule: BK-MOV-08, BK-MOV-09.
    """
    kind = ATTACKED
    if thrusting:
        kind = THRUST_AT
    start = s.place[attacker]
    best = NOTHING
    most: i64 = -1
    for square in goals(s, attacker, target, kind):
        s.place[attacker] = square
        gained = bonus_from(s, attacker, start)
        s.place[attacker] = start
        if gained > most:
            most = gained
            best = square
    if best == NOTHING:
        raise BadQuestion("target", "somebody he can get at")
    return best


def bonus_from(s: Battlefield, attacker: Briskar, start: i64) -> i64:
    """Return by how many steps the critical hits of an assault widen that began on a square; a way there must be."""
    run_up = shortest(s, attacker, start, s.place[attacker], s.freed)
    if run_up == UNSEEN:
        return 0
    return bonus(s, attacker, run_up)


def act_cost(s: Battlefield, intent: Intent, action: str) -> i64:
    """Return what the act costs without its boosts."""
    if action == "grapnel":
        return card_of(s, GRAPNEL).ap
    weapon = weapon_at(s, intent.attacker, intent.slot)
    if intent.kind == SHOT_AT and weapon != NOTHING:
        return s.content.weapons[weapon].ap
    cost = blow_cost(s, intent.attacker, intent.slot, intent.kind)
    if action == "assault":
        cost += walk_cost(s)
    return cost


def described(s: Battlefield, intent: Intent, cost: i64, square: str) -> BlowOdds:
    """Put the whole answer about a blow together; the figures on top are those against his best defence."""
    best = best_defence(s, intent)
    forecast = attack_forecast(s, intent, best)
    weapon = weapon_at(s, intent.attacker, intent.slot)
    spent = cost + intent.points * POINT_COST + intent.dice * DIE_COST
    return {
        "briskar": briskar_id(intent.attacker),
        "target": briskar_id(intent.target),
        "square": square,
        "slot": int(intent.slot) if intent.slot != NOTHING else None,
        "weapon": s.content.weapons[weapon].id if weapon != NOTHING else None,
        "damage": intended_damage(s, intent).text(),
        "cost": int(spent),
        "left": int(s.ap[intent.attacker] - spent),
        "own": own_roll(s, intent),
        "defences": [defence_row(s, intent, defence, best) for defence in defences_against(s, intent)],
        "next": next_boosts(s, intent, best),
        **sight_of(s, intent.attacker, intent.target),
        **outcome(s, intent.target, forecast),
    }


def own_roll(s: Battlefield, intent: Intent) -> RollSum:
    """Describe the attacker's roll."""
    tally = blow_tally(s, intent.attacker, intent.target, intent.kind)
    return roll_of(striking_side(s, intent), tally, intent.points)


def defence_row(s: Battlefield, intent: Intent, defence: i64, best: i64) -> BlowDefence:
    """Describe one defence: its sum, its price, the chance to hit against it and what that comes to."""
    forecast = attack_forecast(s, intent, defence)
    row: BlowDefence = {
        "defence": defence_name(defence),
        "best": bool(defence == best),
        "ap": 0,
        "dice": 0,
        "total": 0,
        "parts": [],
        "hit": rounded(forecast.hit),
        "by_face": by_face(s, intent, None),
        **outcome(s, intent.target, forecast),
    }
    if defence != NO_DEFENCE:
        covered = has_cover(s, intent.attacker, intent.target, intent.kind, intent.charging)
        tally = defence_tally(s, intent.target, intent.attacker, defence, intent.kind, covered)
        side = defending_side(s, intent, defence)
        row["ap"] = int(defence_cost(s, intent.target, defence))
        row["by_face"] = by_face(s, intent, side)
        row.update({"dice": int(side.dice), "total": int(side.base), "parts": parts_of(tally)})
    return row


def by_face(s: Battlefield, intent: Intent, against: Side | None) -> list[float]:
    """Say how each face of the attacker's one die would fare; nothing with more dice. Rule: BK-DIC-16, BK-DIC-22."""
    return [rounded(chance) for chance in chances_by_face(striking_side(s, intent), against)]


def next_boosts(s: Battlefield, intent: Intent, defence: i64) -> Boosts:
    """Say what one more point and one more die would make of the chance to hit.

    Rule: BK-BST-01, BK-BST-02.
    """
    point = boosted(intent, 1, 0)
    die = boosted(intent, 0, 1)
    return {
        "points": rounded(attack_forecast(s, point, defence).hit),
        "dice": rounded(attack_forecast(s, die, defence).hit),
    }


def boosted(intent: Intent, points: i64, dice: i64) -> Intent:
    """Return the same intent with more boosts."""
    return Intent(
        intent.attacker,
        intent.target,
        intent.slot,
        intent.kind,
        intent.points + points,
        intent.dice + dice,
        intent.widened,
        intent.charging,
    )


def sight_of(s: Battlefield, viewer: Briskar, target: Briskar) -> Seen:
    """Say how far a target is and how well it is seen."""
    rise = s.level(target) - s.level(viewer)
    return {
        "distance": round(distance(s.place[viewer], s.place[target], rise), 2),
        "cover": SIGHTS[cover(s, viewer, target)],
        "rays": (int(rays(s, viewer, target)), int(ALL_RAYS)),
    }
