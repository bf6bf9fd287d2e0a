"""Chapter 7: what a Briskar is at this moment: his characteristics, and the lasting effects that lie on him."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import CONSTITUTION, DEXTERITY, STRENGTH, add, new_tally
from flibuste.games.briskars.ids import Briskar


def critical_from(s: Battlefield, briskar: Briskar) -> i64:
    """Return the lowest face that is a critical hit of his: 10, or less where a spell widens it.

    Rule: BK-DIC-07, BK-DIC-13.
    """
    return 10 - effect_on(s, briskar, lasting.CRITICALS)


def strength(s: Battlefield, briskar: Briskar) -> i64:
    """Return the current Strength.

    Rule: BK-CHR-01, BK-CHR-14.
    """
    return max(s.card(briskar).strength + effect_on(s, briskar, lasting.STRENGTH), 0)


def constitution(s: Battlefield, briskar: Briskar) -> i64:
    """Return the current Constitution. Rule: BK-CHR-01."""
    return s.card(briskar).constitution


def dexterity(s: Battlefield, briskar: Briskar) -> i64:
    """Return the current Dexterity. Rule: BK-CHR-01."""
    return s.card(briskar).dexterity


def mind(s: Battlefield, briskar: Briskar) -> i64:
    """Return the current Mind. Rule: BK-CHR-01."""
    return s.card(briskar).mind


def characteristic_tally(s: Battlefield, briskar: Briskar, one: i64, two: i64) -> vec[i64]:
    """Add one characteristic and perhaps another (or the same again); NOTHING for none."""
    tally = add(new_tally(), one, characteristic(s, briskar, one))
    if two != NOTHING:
        tally = add(tally, two, characteristic(s, briskar, two))
    return tally


def characteristic(s: Battlefield, briskar: Briskar, which: i64) -> i64:
    """Return a current characteristic by its reason number.

    Rule: BK-CHR-01.
    """
    if which == CONSTITUTION:
        return constitution(s, briskar)
    if which == DEXTERITY:
        return dexterity(s, briskar)
    if which == STRENGTH:
        return strength(s, briskar)
    return mind(s, briskar)


def effect_on(s: Battlefield, briskar: Briskar, what: i64) -> i64:
    """Add up the lasting effects of one kind on a Briskar.

    Rule: BK-CHR-01.
    """
    result: i64 = 0
    for effect in s.lasting:
        if effect.briskar == briskar and effect.what == what:
            result += effect.amount
    return result


def has_effect(s: Battlefield, briskar: Briskar, what: i64) -> bool:
    """Say whether an effect of this kind lies on him."""
    return any(effect.briskar == briskar and effect.what == what for effect in s.lasting)
