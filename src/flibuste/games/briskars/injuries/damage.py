"""Chapters 12, 14 and 20: what a hit deals, what an armour stops. Blows and the odds of blows count with the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount, nothing
from flibuste.games.briskars.cards.arsenal import Armour
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.kit import GRAPNEL, card_of, weapon_at
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import GRAPPLED_AT, SHOT_THRUST_AT, THRUST_AT, is_shot
from flibuste.games.briskars.ground.distance import NEARLY, distance
from flibuste.games.briskars.ids import Briskar

GRAPNEL_FUMBLES: Final[i64] = 2
BEYOND_RANGE: Final[i64] = -3

CRITICAL_DAMAGE: Final = Amount(1, 10, 0, False, 0, 1)
"""What every critical hit adds to a template. Rule: BK-TPL-07."""
BURST_DAMAGE: Final = Amount(1, 10, 1, False, 0, 1)
"""What a gun that bursts costs everybody around it, without armour. Rule: BK-TPL-09."""
PARTING_DAMAGE: Final = Amount(1, 5, 0, False, 0, 1)
"""What a disengagement costs the one it goes badly for. Rule: BK-DIS-04."""
CRASH_DAMAGE: Final = Amount(1, 5, 0, False, 0, 1)
"""What a crash deals to each. Rule: BK-CRA-01."""


def printed_damage(s: Battlefield, attacker: Briskar, slot: i64, kind: i64) -> Amount:
    """Return the damage of the weapon or of its thrust; nothing for bare hands.

    Rule: BK-ATK-04, BK-ATK-08, BK-OBJ-10.
    """
    if kind == GRAPPLED_AT:
        return card_of(s, GRAPNEL).dice
    weapon = weapon_at(s, attacker, slot)
    if weapon == NOTHING:
        return nothing()
    if kind not in (THRUST_AT, SHOT_THRUST_AT):
        return s.content.weapons[weapon].damage
    thrust = s.content.weapons[weapon].thrust
    return nothing() if thrust is None else thrust.damage


def range_modifier(s: Battlefield, attacker: Briskar, target: Briskar, slot: i64, kind: i64) -> i64:
    """Return what the range changes in the damage of a shot.

    Rule: BK-SHO-07 to BK-SHO-10, BK-SHO-15, BK-OBJ-10.
    """
    fathoms = distance(s.place[attacker], s.place[target], s.level(target) - s.level(attacker))
    if kind == GRAPPLED_AT:
        if fathoms > float(card_of(s, GRAPNEL).range) + NEARLY:
            return BEYOND_RANGE
        return 0
    return s.content.weapons[weapon_at(s, attacker, slot)].range_modifier(fathoms)


def critical_faces(s: Battlefield, attacker: Briskar, slot: i64, kind: i64, widened: i64) -> tuple[i64, i64]:
    """Return up to which face a blow fails critically, and from which it hits so; assaults and spells widen the latter.

    Rule: BK-DIC-11, BK-DIC-13, BK-MOV-09, BK-SHO-04, BK-OBJ-10.
    """
    fumbles: i64 = 1
    critical: i64 = 10
    weapon = weapon_at(s, attacker, slot)
    if weapon != NOTHING:
        critical = s.content.weapons[weapon].critical
        if is_shot(kind) or not s.content.weapons[weapon].is_ranged():
            fumbles = s.content.weapons[weapon].fumble
    if kind == GRAPPLED_AT:
        fumbles = GRAPNEL_FUMBLES
    return fumbles, critical - widened - effect_on(s, attacker, lasting.CRITICALS)


def melee_extra(strength: i64, criticals: i64) -> i64:
    """Every critical hit of an attack or thrust adds the Strength once. Rule: BK-DIC-17, BK-ATK-06."""
    return strength * criticals


def shot_parts(first: i64, rest: i64, modifier: i64) -> tuple[i64, i64]:
    """Split a shot into the basic damage and the rest: the range counts once for all copies, nothing goes under 0.

    Rule: BK-DIC-18, BK-SHO-10, BK-ARM-05.
    """
    both = max(first + rest + modifier, 0)
    basic = min(max(first + modifier, 0), both)
    return basic, both - basic


def armour_stops(armour: Armour, basic: i64, face: i64) -> i64:
    """Say how much an armour stops with this die: a 10 all basic damage, a 1 nothing.

    Rule: BK-ARM-03, BK-ARM-04, BK-ARM-05, BK-ARM-06.
    """
    if face == 10:
        return basic
    if face == 1:
        return 0
    return armour.stops(face)


def health_lost(left: i64, lowered: i64) -> i64:
    """Return what is lost of the damage an armour has let through, less what a spell takes off.

    Rule: BK-ARM-14, BK-ARM-16, BK-ARM-17.
    """
    return max(left - lowered, 0)
