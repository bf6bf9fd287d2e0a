"""Chapter 13: which defences are open, what a counter-attack needs, and the move of a dodge."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.arms import counter_slots
from flibuste.games.briskars.field.characteristics import has_effect
from flibuste.games.briskars.field.postures import is_prostrate
from flibuste.games.briskars.field.refusals import MAY_NOT_COUNTER, MAY_NOT_DODGE, NO_SUCH_ANSWER, NOT_ENOUGH_AP
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import GRAPPLED_AT, THROWN_AT, is_shot
from flibuste.games.briskars.field.variants import COUNTER_FROM_GROUND, plays
from flibuste.games.briskars.field.verbs import COUNTER, DEFEND, DODGE, HOLD_BACK, KEEP, LEAVE, LEFT_HAND, STAY, STRIKE
from flibuste.games.briskars.fighting.tallies import defence_cost
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import DODGING
from flibuste.games.briskars.movement.moves import Move
from flibuste.kernel.errors import Refusal

# a dodge behind cover
NO_COVER: Final[i64] = 0
STAYS: Final[i64] = 1
LEAVES: Final[i64] = 2

DEFENCES: Final[vec[i64]] = vec[i64]([DEFEND, DODGE, COUNTER])
COVERS: Final[vec[i64]] = vec[i64]([STAY, LEAVE])
STRIKES: Final[vec[i64]] = vec[i64]([STRIKE, HOLD_BACK])
ONCE_MORE: Final[vec[i64]] = vec[i64]([KEEP, LEFT_HAND])


def can_dodge_away(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether a dodge may move at all: not from the ground, a wall, or prostrate.

    Rule: BK-DEF-13, BK-MOV-31.
    """
    return s.lying_down[briskar] == 0 and s.cling[briskar] == 0 and not is_prostrate(s, briskar)


def dodge_move(s: Battlefield, briskar: Briskar, attacker: Briskar, kind: i64, behind: i64) -> Move:
    """Make the move of a dodge: half the movement, not nearer to a shooter, in cover if he stays behind it.

    Rule: BK-DEF-04, BK-DEF-05, BK-COV-04.
    """
    shy_of: i64 = NOTHING
    if is_shot(kind) or kind == THROWN_AT:
        shy_of = s.place[attacker]
    cover_from = NOBODY
    if behind == STAYS:
        cover_from = attacker
    return Move(briskar, DODGING, NOBODY, NOTHING, shy_of, cover_from)


def why_not_defence(s: Battlefield, target: Briskar, attacker: Briskar, kind: i64, defence: i64) -> Refusal | None:
    """Say why a defence is refused.

    Rule: BK-DEF-03, BK-DEF-10, BK-DEF-11, BK-DEF-13, BK-ACT-22, BK-OBJ-10.
    """
    if defence == DEFEND:
        return None
    if defence != DODGE and defence != COUNTER:
        return NO_SUCH_ANSWER
    if defence == DODGE and has_effect(s, target, lasting.NO_DODGE):
        return MAY_NOT_DODGE
    if defence == COUNTER and not may_counter(s, target, attacker, kind):
        return MAY_NOT_COUNTER
    return None if s.ap[target] >= defence_cost(s, target, defence) else NOT_ENOUGH_AP


def open_defences(s: Battlefield, target: Briskar, attacker: Briskar, kind: i64) -> vec[i64]:
    """List the defences the target may choose and pay.

    Rule: BK-DEF-01, BK-DEF-03.
    """
    found = vec[i64](capacity=3)
    for defence in DEFENCES:
        if why_not_defence(s, target, attacker, kind, defence) is None:
            found = append(found, defence)
    return found


def may_counter(s: Battlefield, target: Briskar, attacker: Briskar, kind: i64) -> bool:
    """Say whether a counter-attack is possible: upright, and the attacker where he could be struck.

    Rule: BK-DEF-10, BK-DEF-11, BK-DEF-13, BK-ACT-22.
    """
    if kind == GRAPPLED_AT or has_effect(s, target, lasting.NO_COUNTER):
        return False
    if s.cling[target] != 0 or is_prostrate(s, target):
        return False
    if s.lying_down[target] != 0 and not plays(s, COUNTER_FROM_GROUND):
        return False
    return len(counter_slots(s, target, attacker)) > 0
