"""Chapter 9 and the bookkeeping of lasting effects: paying action points, reading current values."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import Battlefield


def pay(s: Battlefield, briskar: i64, cost: i64) -> None:
    """Take action points; they are lost whatever comes.

    Rule: BK-AP-01, BK-AP-03.
    """
    s.ap[briskar] -= cost


def give_ap(s: Battlefield, briskar: i64, amount: i64) -> None:
    """Give or take action points: now if he is active or has been activated, otherwise at his next refill.

    Rule: BK-RND-19, BK-CHR-14.
    """
    if s.activated[briskar] != 0:
        s.ap[briskar] = max(s.ap[briskar] + amount, 0)
    else:
        s.refill[briskar] += amount


def effect_on(s: Battlefield, briskar: i64, what: i64) -> i64:
    """Add up the lasting effects of one kind on a Briskar.

    Rule: BK-CHR-01.
    """
    result: i64 = 0
    for effect in s.lasting:
        if effect.briskar == briskar and effect.what == what:
            result += effect.amount
    return result


def critical_from(s: Battlefield, briskar: i64) -> i64:
    """Return the lowest face that is a critical hit of his: 10, or less where a spell widens it.

    Rule: BK-DIC-07, BK-DIC-13.
    """
    return 10 - effect_on(s, briskar, lasting.CRITICALS)


def has_effect(s: Battlefield, briskar: i64, what: i64) -> bool:
    """Say whether an effect of this kind lies on him."""
    return any(effect.briskar == briskar and effect.what == what for effect in s.lasting)


def use_effect(s: Battlefield, briskar: i64, what: i64) -> None:
    """Use one of a counted effect; at none it is gone."""
    for effect in s.lasting:
        if effect.briskar == briskar and effect.what == what and effect.amount > 0:
            effect.amount -= 1
            if effect.amount == 0:
                s.lasting.remove(effect)
            return


def end_effect(s: Battlefield, briskar: i64, what: i64) -> None:
    """Take all effects of one kind from a Briskar."""
    s.lasting = [e for e in s.lasting if not (e.briskar == briskar and e.what == what)]


def lay_effect(s: Battlefield, effect: Lasting) -> None:
    """Lay a lasting effect; the same spell again on the same Briskar renews it.

    Rule: BK-MAG-24.
    """
    if effect.spell != lasting.NO_SPELL:
        s.lasting = [
            e
            for e in s.lasting
            if not (e.spell == effect.spell and e.briskar == effect.briskar and e.what == effect.what)
        ]
    s.lasting.append(effect)


def strength(s: Battlefield, briskar: i64) -> i64:
    """Return the current Strength.

    Rule: BK-CHR-01, BK-CHR-14.
    """
    return max(s.card(briskar).strength + effect_on(s, briskar, lasting.STRENGTH), 0)


def constitution(s: Battlefield, briskar: i64) -> i64:
    """Return the current Constitution. Rule: BK-CHR-01."""
    return s.card(briskar).constitution


def dexterity(s: Battlefield, briskar: i64) -> i64:
    """Return the current Dexterity. Rule: BK-CHR-01."""
    return s.card(briskar).dexterity


def mind(s: Battlefield, briskar: i64) -> i64:
    """Return the current Mind. Rule: BK-CHR-01."""
    return s.card(briskar).mind
