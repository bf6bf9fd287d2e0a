"""Chapter 30: losing health, healing, bleeding."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.state import (
    WOUND,
    Battlefield,
)
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.events import public

SHAKEN_BELOW: Final[i64] = 10


def lose_hp(s: Battlefield, briskar: Briskar, amount: i64, source: Briskar) -> None:
    """Take health points; under 10 every wound makes a morale roll due. Whoever is at 0 leaves with ``clear_fallen``.

    Rule: BK-INJ-01, BK-MOR-01, BK-CHR-14.
    """
    if amount <= 0:
        return
    s.hp[briskar] = max(s.hp[briskar] - amount, 0)
    s.hurt_by[briskar] = source
    if s.hp[briskar] < SHAKEN_BELOW:
        s.morale_due[briskar] |= WOUND
    if s.log is not None:
        s.log.tell("hit", public("briskar", briskar), public("damage", amount), public("hp", s.hp[briskar]))


def heal(s: Battlefield, briskar: Briskar, amount: i64) -> None:
    """Give health points back, never above what can still be healed; any of it stops all bleeding.

    Rule: BK-CHR-04, BK-INJ-03, BK-INJ-10.
    """
    gained = min(amount, s.cap[briskar] - s.hp[briskar])
    if gained <= 0:
        return
    s.hp[briskar] += gained
    stop_bleeding(s, briskar)
    s.note_pair(events.HEALED, briskar, gained)


def stop_bleeding(s: Battlefield, briskar: Briskar) -> None:
    """End all bleeding. Rule: BK-INJ-03."""
    s.bleeding[briskar] = 0
    s.cuts[briskar] = 0
    s.cuts_left[briskar] = 0
