"""What is added to the dice of a blow: attacks, shots, defences. Rolls, odds and the log read the same tallies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import constitution, dexterity, effect_on, has_effect, strength
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.tallies import (
    CONSTITUTION,
    COVER,
    DEXTERITY,
    HIGH_GROUND,
    MELEE,
    REVENGE,
    SHOT_THRUST_AT,
    SPELL,
    STRENGTH,
    SUPPORT,
    THROWN_AT,
    THRUST_AT,
    add,
    is_shot,
    new_tally,
)
from flibuste.games.briskars.field.variants import COVER_AS_DECLARED, plays
from flibuste.games.briskars.field.verbs import COUNTER, DEFEND, DODGE
from flibuste.games.briskars.field.zones import is_in_melee, support
from flibuste.games.briskars.ground.distance import FATHOM
from flibuste.games.briskars.ground.sight import IN_COVER
from flibuste.games.briskars.ids import Briskar

COVER_BONUS: Final[i64] = 3
HEIGHT_BONUS: Final[i64] = 2
MELEE_BONUS: Final[i64] = 3
REVENGE_BONUS: Final[i64] = 2


def blow_tally(s: Battlefield, attacker: Briskar, target: Briskar, kind: i64) -> vec[i64]:
    """Add up the roll of whoever strikes or shoots.

    Rule: BK-ATK-01, BK-SHO-01.
    """
    return shot_tally(s, attacker, target, kind) if is_shot(kind) else attack_tally(s, attacker, target, kind)


def attack_tally(s: Battlefield, attacker: Briskar, target: Briskar, kind: i64) -> vec[i64]:
    """Add up an attack (Strength twice) or a thrust (Strength and Dexterity) in melee.

    Rule: BK-CHR-09, BK-ATK-01, BK-ATK-03, BK-SUP-03, BK-SUP-06, BK-SUP-07, BK-REV-01, BK-REV-03.
    """
    tally = new_tally()
    if kind == THRUST_AT:
        tally = add(tally, STRENGTH, strength(s, attacker))
        tally = add(tally, DEXTERITY, dexterity(s, attacker))
    else:
        tally = add(tally, STRENGTH, strength(s, attacker) * 2)
    tally = add(tally, SUPPORT, support(s, attacker, target))
    if s.revenge[attacker] != 0:
        tally = add(tally, REVENGE, REVENGE_BONUS)
    return add(tally, SPELL, effect_on(s, attacker, lasting.ATTACKS))


def shot_tally(s: Battlefield, shooter: Briskar, target: Briskar, kind: i64) -> vec[i64]:
    """Add up a shot (Dexterity twice) or a shooting thrust (Strength and Dexterity), with the height.

    Rule: BK-CHR-09, BK-SHO-01, BK-SHO-11, BK-SHO-17 to BK-SHO-19.
    """
    tally = new_tally()
    if kind == SHOT_THRUST_AT:
        tally = add(tally, STRENGTH, strength(s, shooter))
        tally = add(tally, DEXTERITY, dexterity(s, shooter))
    else:
        tally = add(tally, DEXTERITY, dexterity(s, shooter) * 2)
    if s.level(shooter) - s.level(target) >= FATHOM:
        tally = add(tally, HIGH_GROUND, HEIGHT_BONUS)
    spell = effect_on(s, shooter, lasting.SHOTS)
    if kind != THROWN_AT:
        spell += effect_on(s, shooter, lasting.NEXT_SHOT)
    return add(tally, SPELL, spell)


def defence_base(s: Battlefield, briskar: Briskar, defence: i64) -> vec[i64]:
    """Return the characteristics of a defence.

    Rule: BK-CHR-10, BK-DEF-03, BK-DEF-04, BK-DEF-07.
    """
    tally = new_tally()
    if defence == COUNTER:
        tally = add(tally, STRENGTH, strength(s, briskar))
        return add(tally, DEXTERITY, dexterity(s, briskar))
    tally = add(tally, CONSTITUTION, constitution(s, briskar))
    if defence == DODGE:
        tally = add(tally, DEXTERITY, dexterity(s, briskar))
    return tally


def defence_tally(
    s: Battlefield, target: Briskar, attacker: Briskar, defence: i64, kind: i64, covered: bool
) -> vec[i64]:
    """Add up a defence against an attack, a shot or a throw; ``covered`` says whether cover counts.

    Rule: BK-SUP-04, BK-COV-03, BK-COV-09, BK-SHO-11, BK-SHO-12, BK-SHO-18.
    """
    tally = defence_base(s, target, defence)
    if covered:
        tally = add(tally, COVER, COVER_BONUS)
    if is_shot(kind):
        tally = shot_defence(s, tally, target, attacker)
    elif kind != THROWN_AT:
        tally = add(tally, SUPPORT, support(s, target, attacker))
    return add(tally, SPELL, defence_spells(s, target, defence, kind))


def shot_defence(s: Battlefield, tally: vec[i64], target: Briskar, shooter: Briskar) -> vec[i64]:
    """Add height and melee against a shot.

    Rule: BK-SHO-11, BK-SHO-12, BK-SHO-13.
    """
    if s.level(target) - s.level(shooter) >= FATHOM:
        tally = add(tally, HIGH_GROUND, HEIGHT_BONUS)
    if is_in_melee(s, target):
        tally = add(tally, MELEE, MELEE_BONUS)
    return tally


def defence_spells(s: Battlefield, target: Briskar, defence: i64, kind: i64) -> i64:
    """Add up the lasting effects on a defence roll."""
    amount = effect_on(s, target, lasting.DEFENCES)
    if is_shot(kind) and defence != COUNTER:
        amount += effect_on(s, target, lasting.DEFENCE_AGAINST_SHOTS)
    if defence == COUNTER:
        amount += effect_on(s, target, lasting.NEXT_COUNTER)
    return amount


# an assault and the cover of its target: it counts where the blow is struck, or as it was when he set out
COVER_WHERE_STRUCK: Final[i64] = 1
SET_OUT_COVERED: Final[i64] = 2
SET_OUT_OPEN: Final[i64] = 3


def charging_at(s: Battlefield, attacker: Briskar, target: Briskar) -> i64:
    """Say how the cover of a target counts in an assault that is declared now.

    Rule: BK-MOV-14.
    """
    if not plays(s, COVER_AS_DECLARED):
        return COVER_WHERE_STRUCK
    if cover(s, attacker, target) == IN_COVER:
        return SET_OUT_COVERED
    return SET_OUT_OPEN


def has_cover(s: Battlefield, attacker: Briskar, target: Briskar, kind: i64, charging: i64) -> bool:
    """Say whether cover helps the target: against shots, throws and assaults, unless it was aimed away.

    Rule: BK-COV-01, BK-COV-03, BK-ACT-27, BK-MOV-14.
    """
    if charging == SET_OUT_COVERED:
        return True
    if charging == SET_OUT_OPEN or not (is_shot(kind) or kind == THROWN_AT or charging == COVER_WHERE_STRUCK):
        return False
    if (is_shot(kind) or kind == THROWN_AT) and s.aimed == target and s.active == attacker:
        return False
    if is_shot(kind) and has_effect(s, attacker, lasting.NEXT_SHOT_SEES):
        return False
    return cover(s, attacker, target) == IN_COVER


def defence_cost(s: Battlefield, briskar: Briskar, defence: i64) -> i64:
    """Return the price of a defence.

    Rule: BK-DEF-03, BK-DEF-04, BK-DEF-07.
    """
    if defence == DEFEND:
        return 0
    if defence == DODGE:
        return max(2 + effect_on(s, briskar, lasting.DODGE_COST), 0)
    return max(3 + effect_on(s, briskar, lasting.NEXT_COUNTER_COST), 0)
