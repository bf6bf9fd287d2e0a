"""Chapter 31: how a Briskar stands, lies, swims or is held, and what that lets him do."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.state import (
    NOBODY,
    NOTHING,
    Battlefield,
)
from flibuste.games.briskars.ground.ground import DEEP
from flibuste.games.briskars.ids import Briskar


def is_prostrate(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he is prostrate; a chewed mandrake root suspends it.

    Rule: BK-STA-04, BK-OBJ-28.
    """
    return s.prostrate[briskar] != 0 and s.mandrake[briskar] == 0


def is_able(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he can fight: in play, standing, not prostrate, not stunned, not in a hold, not clinging.

    Rule: BK-ZOC-10, BK-STA-05, BK-MOV-31.
    """
    return (
        s.place[briskar] >= 0
        and s.lying_down[briskar] == 0
        and s.stunned[briskar] == 0
        and s.cling[briskar] == 0
        and not is_in_hold(s, briskar)
        and not is_prostrate(s, briskar)
    )


def is_in_hold(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he restrains somebody or is restrained.

    Rule: BK-FGT-03.
    """
    return s.holding[briskar] != NOBODY or s.held_by[briskar] != NOBODY


def may_defend(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether any defence is left to him.

    Rule: BK-DEF-14, BK-FGT-03, BK-ACT-41, BK-STA-02.
    """
    return s.stunned[briskar] == 0 and s.hope[briskar] == 0 and not is_in_hold(s, briskar)


def is_swimming(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he is in deep water; floating needs no test, nobody drowns.

    Rule: BK-ACT-23, BK-ACT-24.
    """
    return s.ground.kind(s.place[briskar]) == DEEP


def end_hold(s: Battlefield, briskar: Briskar) -> None:
    """End a hold, from either side.

    Rule: BK-FGT-06.
    """
    other = s.holding[briskar]
    if other == NOBODY:
        other = s.held_by[briskar]
    if other == NOBODY:
        return
    for one in (briskar, other):
        s.holding[one] = NOBODY
        s.held_by[one] = NOBODY
    s.note_pair(events.HOLD_ENDS, briskar, other)


def fall(s: Battlefield, briskar: Briskar) -> None:
    """Put a Briskar on the ground.

    Rule: BK-STA-01, BK-FGT-06, BK-ACT-26.
    """
    s.lying_down[briskar] = 1
    s.kneeling[briskar] = 0
    end_hold(s, briskar)
    s.note(events.FALLS, briskar)


def stun(s: Battlefield, briskar: Briskar, how: i64) -> None:
    """Stun a Briskar: on the ground and without defence.

    Rule: BK-STA-02, BK-STA-03, BK-FGT-06.
    """
    s.stunned[briskar] = how
    fall(s, briskar)


def prostrate(s: Battlefield, briskar: Briskar) -> None:
    """Make a Briskar prostrate.

    Rule: BK-STA-04, BK-STA-07, BK-FGT-06.
    """
    s.prostrate[briskar] = 1
    s.mandrake[briskar] = 0
    end_hold(s, briskar)


def put(s: Battlefield, briskar: Briskar, square: i64) -> None:
    """Put a Briskar on a square; whoever moves or is moved no longer kneels, hides or holds.

    Rule: BK-ACT-26, BK-ACT-32, BK-FGT-06.
    """
    s.place[briskar] = square
    s.kneeling[briskar] = 0
    s.hidden[briskar] = 0
    s.cling[briskar] = 0
    s.cling_top[briskar] = NOTHING
    end_hold(s, briskar)
