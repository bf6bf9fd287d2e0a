"""Exact odds of what is on offer: an attack or a shot against each defence, a spell, a disengagement, morale.

The same tallies as the rolls of the chapters go in (field/tallies.py), so that preview, log and rule cannot disagree.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.dice.odds import (
    Breakaway,
    Side,
    contest,
    disengagement,
    morale_chance,
)
from flibuste.games.briskars.field import lasting, tallies
from flibuste.games.briskars.field.arms import has_left_hand
from flibuste.games.briskars.field.characteristics import (
    constitution,
    critical_from,
    dexterity,
    effect_on,
    mind,
    strength,
)
from flibuste.games.briskars.field.postures import may_defend
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.tallies import is_shot
from flibuste.games.briskars.field.variants import CRITICAL_SAVES, plays
from flibuste.games.briskars.field.verbs import COUNTER
from flibuste.games.briskars.field.zones import holders
from flibuste.games.briskars.fighting.defences import open_defences
from flibuste.games.briskars.fighting.morale import morale_tally
from flibuste.games.briskars.fighting.tallies import blow_tally, defence_tally, has_cover
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.damage import critical_faces, printed_damage, range_modifier
from flibuste.games.briskars.injuries.odds import (
    WHOLE,
    Forecast,
    lowered_for,
    melee_forecast,
    shot_forecast,
    weighed,
    worn,
)
from flibuste.games.briskars.movement.disengaging import of_band, preventing_tally

NO_DEFENCE: Final[i64] = -1


@final
class Intent:
    """An attack, thrust or shot as somebody might make it, with its boosts.

    ``kind`` is one of tallies.py (ATTACKED, THRUST_AT, SHOT_AT...); ``widened`` and ``charging`` belong to an assault.
    """

    def __init__(
        self,
        attacker: Briskar,
        target: Briskar,
        slot: i64,
        kind: i64,
        points: i64 = 0,
        dice: i64 = 0,
        widened: i64 = 0,
        charging: i64 = 0,
    ) -> None:
        self.attacker: Briskar = attacker
        self.target: Briskar = target
        self.slot: i64 = slot
        self.kind: i64 = kind
        self.points: i64 = points
        self.dice: i64 = dice
        self.widened: i64 = widened
        self.charging: i64 = charging


def striking_side(s: Battlefield, intent: Intent) -> Side:
    """Return the roll of the attacker: what is added, the dice, the critical faces.

    Rule: BK-ATK-01, BK-ATK-03, BK-SHO-01, BK-SHO-04, BK-DIC-11, BK-DIC-13, BK-MOV-09.
    """
    fumbles, critical = critical_faces(s, intent.attacker, intent.slot, intent.kind, intent.widened)
    tally = blow_tally(s, intent.attacker, intent.target, intent.kind)
    return Side(s.content, tallies.total(tally) + intent.points, 1 + intent.dice, fumbles, critical)


def defending_side(s: Battlefield, intent: Intent, defence: i64) -> Side:
    """Return the roll of the defender, with cover, En Garde and the left hand.

    Rule: BK-DIC-12, BK-DEF-03, BK-DEF-04, BK-DEF-07, BK-DEF-12, BK-COV-03, BK-WPN-06.
    """
    target = intent.target
    covered = has_cover(s, intent.attacker, target, intent.kind, intent.charging)
    tally = defence_tally(s, target, intent.attacker, defence, intent.kind, covered)
    dice = 1 + s.en_garde[target] + effect_on(s, target, lasting.DEFENCE_DICE)
    return Side(
        s.content,
        tallies.total(tally),
        dice,
        1,
        critical_from(s, target),
        defence == COUNTER and has_left_hand(s, target),
        plays(s, CRITICAL_SAVES),
    )


def defences_against(s: Battlefield, intent: Intent) -> vec[i64]:
    """List the defences the target may choose and pay; NO_DEFENCE alone if it has none.

    Rule: BK-DEF-01, BK-DEF-14, BK-ATK-07.
    """
    if not may_defend(s, intent.target):
        return vec[i64]([NO_DEFENCE])
    return open_defences(s, intent.target, intent.attacker, intent.kind)


def answering_side(s: Battlefield, intent: Intent, defence: i64) -> Side | None:
    """Return the roll of the defender, None where there is no defence."""
    if defence == NO_DEFENCE:
        return None
    return defending_side(s, intent, defence)


def attack_forecast(s: Battlefield, intent: Intent, defence: i64) -> Forecast:
    """Return the odds of an attack against one defence: hit, criticals, every loss of HP.

    Rule: BK-ATK-05, BK-ATK-07, BK-DIC-22, BK-DIC-23.
    """
    return forecast_between(s, intent, striking_side(s, intent), answering_side(s, intent, defence))


def forecast_between(s: Battlefield, intent: Intent, striking: Side, defending: Side | None) -> Forecast:
    """Return the odds of an attack once both rolls are known; what was worked out once is remembered.

    Rule: BK-ATK-06, BK-SHO-18, BK-ARM-16, BK-ARM-17.
    """
    target = intent.target
    lowered = lowered_for(s, target)
    shot = is_shot(intent.kind)
    number = intended_range(s, intent) if shot else strength(s, intent.attacker)
    amount = intended_damage(s, intent)
    armour = worn(s, target)
    roll = rolled_against(striking, defending)
    hp = int(s.hp[target])
    known = weighed(s.content)
    found = known.forecasts.get((roll, amount, armour, shot, int(number), int(lowered), hp))
    if found is not None:
        return found
    blow = (roll, amount, armour, shot, int(number), int(lowered), WHOLE)
    whole = known.forecasts.get(blow)
    if whole is None:
        odds = contest(striking, defending)
        if shot:
            whole = shot_forecast(odds, amount, number, armour, lowered)
        else:
            whole = melee_forecast(odds, amount, number, armour, lowered)
        known.keep_forecast(blow, whole)
    found = whole.limited(hp)
    known.keep_forecast((roll, amount, armour, shot, int(number), int(lowered), hp), found)
    return found


def rolled_against(striking: Side, defending: Side | None) -> tuple[int, int, int, int, int, int, bool, bool]:
    """Name an opposition: only the difference of the two totals counts."""
    dice, fumbles, critical = int(striking.dice), int(striking.fumbles_to), int(striking.critical_from)
    if defending is None:
        return 0, dice, fumbles, critical, 0, 0, False, False
    ahead = int(striking.base - defending.base)
    against, save = int(defending.dice), int(defending.critical_from)
    return ahead, dice, fumbles, critical, against, save, defending.again, defending.saves


def intended_damage(s: Battlefield, intent: Intent) -> Amount:
    """Return the damage of the weapon or of its thrust. Rule: BK-ATK-04, BK-ATK-08."""
    return printed_damage(s, intent.attacker, intent.slot, intent.kind)


def intended_range(s: Battlefield, intent: Intent) -> i64:
    """Return what the range changes in the damage of a shot. Rule: BK-SHO-07 to BK-SHO-10."""
    return range_modifier(s, intent.attacker, intent.target, intent.slot, intent.kind)


def best_defence(s: Battlefield, intent: Intent) -> i64:
    """Return the defence that costs the target least health on average."""
    best = NO_DEFENCE
    least = 1.0e9
    for defence in defences_against(s, intent):
        mean = attack_forecast(s, intent, defence).mean()
        if mean < least - 1e-12:
            least = mean
            best = defence
    return best


# leaving and morale


def leaving_odds(s: Battlefield, leaver: Briskar, preventer: Briskar, points: i64 = 0, dice: i64 = 0) -> Breakaway:
    """Return the odds of a disengagement that one opponent prevents.

    Rule: BK-DIS-02, BK-DIS-03.
    """
    base = constitution(s, leaver) + dexterity(s, leaver) + points
    band = of_band(holders(s, leaver), s.owner(preventer))
    against = tallies.total(preventing_tally(s, preventer, band))
    return disengagement(Side(s.content, base, 1 + dice), Side(s.content, against))


def morale_odds(s: Battlefield, briskar: Briskar) -> float:
    """Return the chance to pass a morale roll now.

    Rule: BK-MOR-05 to BK-MOR-08.
    """
    goal = constitution(s, briskar) + mind(s, briskar)
    return morale_chance(goal, tallies.total(morale_tally(s, briskar)))
