"""Rulings on which tables differ: where the book is open they are settings, the ruling of the catalogue the default."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.field.state import Battlefield
from flibuste.kernel.bits import has

CRITICAL_SAVES: Final[i64] = 0
COVER_AS_DECLARED: Final[i64] = 1
COUNTER_FROM_GROUND: Final[i64] = 2

VARIANTS: Final = (
    ("critical_saves", "BK-DIC-12"),
    ("cover_as_declared", "BK-MOV-14"),
    ("counter_from_ground", "BK-DEF-13"),
)
"""The settings, by their numbers, and the rule each of them changes."""


def plays(s: Battlefield, variant: i64) -> bool:
    """Say whether this table plays a variant."""
    return has(s.variants, variant)


def defence_holds(s: Battlefield, total: i64) -> bool:
    """Say whether the defence just rolled holds against an attack; a critical hit always does where tables play so.

    Rule: BK-DEF-02, BK-DIC-12.
    """
    return s.rolled.holds_against(total) or (plays(s, CRITICAL_SAVES) and s.rolled.criticals > 0)
