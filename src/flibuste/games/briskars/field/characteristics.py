"""Chapter 7: the characteristics of a Briskar as they are now, lasting effects included."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.effects import effect_on
from flibuste.games.briskars.field.state import Battlefield


def critical_from(s: Battlefield, briskar: i64) -> i64:
    """Return the lowest face that is a critical hit of his: 10, or less where a spell widens it.

    Rule: BK-DIC-07, BK-DIC-13.
    """
    return 10 - effect_on(s, briskar, lasting.CRITICALS)


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
