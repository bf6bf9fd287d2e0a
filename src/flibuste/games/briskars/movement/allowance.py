"""Chapters 10 and 11: how far a Briskar may go, in halves of a fathom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on, has_effect, strength
from flibuste.games.briskars.field.kit import GRAPNEL, left
from flibuste.games.briskars.field.postures import is_swimming
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.ground.ground import DEEP, DIFFICULT, ICE, SAND
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import bit, has

WALKING: Final[i64] = 0
RACING: Final[i64] = 1
CLIMBING: Final[i64] = 2
DODGING: Final[i64] = 3

STRAIGHT: Final[i64] = 2
DIAGONAL: Final[i64] = 3

# heights, in quarters of a fathom: up to where one steps for nothing, jumps for a point, drops without a landing


def armour_penalty(s: Battlefield, briskar: Briskar) -> i64:
    """Return the fathoms his armour costs him.

    Rule: BK-ARM-10, BK-ARM-11, BK-EQP-07, BK-AMR-02, BK-AMR-03.
    """
    if s.armour[briskar] == NOTHING:
        return 0
    return s.content.armours[s.armour[briskar]].penalty


def load_penalty(s: Battlefield, briskar: Briskar) -> i64:
    """Return the fathoms a carried load costs him.

    Rule: BK-ACT-08.
    """
    if s.load[briskar] == NOTHING or s.card(briskar).carry_free:
        return 0
    if strength(s, briskar) >= 4:
        return 1
    return 2


def movement(s: Battlefield, briskar: Briskar) -> i64:
    """Return his current movement in halves, before the action and the ground change it.

    Rule: BK-CHR-02, BK-GRD-07, BK-TER-06, BK-EQP-08, BK-CHR-14.
    """
    fathoms = s.card(briskar).movement
    worn = armour_penalty(s, briskar)
    if worn > 0:
        fathoms = max(fathoms - worn, min(fathoms, 1))
    fathoms -= load_penalty(s, briskar)
    fathoms += effect_on(s, briskar, lasting.MOVEMENT)
    halves = max(fathoms, 0) * 2
    if has_effect(s, briskar, lasting.HALF_MOVEMENT):
        halves //= 2
    return halves


def allowance(s: Battlefield, briskar: Briskar, mode: i64, grounds: i64) -> i64:
    """Return how many halves he may spend on a move that touches these kinds of ground.

    Rule: BK-TER-01 to BK-TER-09, BK-MOV-05, BK-MOV-29, BK-DEF-04, BK-ACT-21.
    """
    halves = movement(s, briskar)
    if mode == RACING:
        halves *= 2
    elif mode == DODGING or (mode == CLIMBING and left(s, briskar, GRAPNEL) == 0):
        halves //= 2
    slowed = grounds & ~unslowed(s, briskar)
    if has(slowed, SAND):
        halves -= 2
    if has(slowed, ICE):
        halves -= 4
    halves = max(halves, 0)
    if has(slowed, DEEP):
        halves //= 2
    if has(slowed, DIFFICULT):
        halves //= 2
    return max(halves, STRAIGHT)


def unslowed(s: Battlefield, briskar: Briskar) -> i64:
    """Return the kinds of ground that do not slow him.

    Rule: BK-TER-07, BK-CHR-12.
    """
    card = s.card(briskar)
    grounds = card.unslowed
    if card.swims:
        grounds |= bit(DEEP)
    return grounds


def may_not_move(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether an effect forbids every movement: a net, a spell, heavy armour in deep water.

    Rule: BK-OBJ-07, BK-ACT-20.
    """
    if s.netted[briskar] != 0 or has_effect(s, briskar, lasting.NO_MOVEMENT):
        return True
    return is_swimming(s, briskar) and armour_penalty(s, briskar) > 0
