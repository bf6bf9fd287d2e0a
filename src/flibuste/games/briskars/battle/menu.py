"""All actions of step 6, found by the number of the answer and by the posture they are possible in."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.actions.carrying import CARRYING
from flibuste.games.briskars.actions.general import GENERAL
from flibuste.games.briskars.actions.objects import OBJECTS
from flibuste.games.briskars.actions.spots import SPOT_DEEDS
from flibuste.games.briskars.actions.stealth import STEALTH
from flibuste.games.briskars.field.choices import CLINGING, IN_HOLD, ON_THE_GROUND, STANDING, Deed
from flibuste.games.briskars.field.postures import is_in_hold
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import ACTIONS, BRISKARS
from flibuste.games.briskars.fighting.assaults import ASSAULTS
from flibuste.games.briskars.fighting.fighting import FIGHTING
from flibuste.games.briskars.fighting.shooting import SHOOTING
from flibuste.games.briskars.fighting.striking import STRIKING
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.magic.magic import MAGIC
from flibuste.games.briskars.movement.climbing import CLIMBING
from flibuste.games.briskars.movement.disengaging import LEAVING
from flibuste.games.briskars.movement.walking import MOVING
from flibuste.games.briskars.ordnance.artillery import FIRING
from flibuste.games.briskars.ordnance.battering import BATTERING
from flibuste.games.briskars.ordnance.ordnance import ORDNANCE
from flibuste.games.briskars.throwing.briskars import HURLING
from flibuste.games.briskars.throwing.throwing import THROWING


def in_order(deeds: list[Deed]) -> list[Deed]:
    """Sort actions by their numbers."""
    return sorted(deeds, key=lambda deed: int(deed.first))


DEEDS: Final[list[Deed]] = in_order(
    FIRING
    + ASSAULTS
    + CARRYING
    + CLIMBING
    + LEAVING
    + FIGHTING
    + GENERAL
    + MAGIC
    + MOVING
    + OBJECTS
    + ORDNANCE
    + SHOOTING
    + SPOT_DEEDS
    + STEALTH
    + STRIKING
    + BATTERING
    + THROWING
    + HURLING
)


def numbered(deeds: list[Deed]) -> vec[i64]:
    """List for every answer the place of its action, -1 where there is none."""
    places = vec[i64]([-1] * int(ACTIONS))
    for place, deed in enumerate(deeds):
        for action in range(deed.first, deed.first + deed.count):
            places[action] = place
    return places


PLACES: Final[vec[i64]] = numbered(DEEDS)


def deed_of(action: i64) -> Deed | None:
    """Return the action an answer belongs to."""
    if action < 0 or action >= ACTIONS or PLACES[action] < 0:
        return None
    return DEEDS[PLACES[action]]


@final
class Menu:
    """The actions of one posture: those without a target, one for each Briskar, and the others, each in order."""

    def __init__(self, posture: i64) -> None:
        self.all: list[Deed] = [deed for deed in DEEDS if deed.postures & posture != 0]
        self.plain: list[Deed] = [deed for deed in self.all if deed.count == 1]
        self.targeted: list[Deed] = [deed for deed in self.all if deed.count == BRISKARS]
        self.others: list[Deed] = [deed for deed in self.all if deed.count not in (1, BRISKARS)]


IN_A_HOLD: Final = Menu(IN_HOLD)
LYING: Final = Menu(ON_THE_GROUND)
ON_A_WALL: Final = Menu(CLINGING)
UPRIGHT: Final = Menu(STANDING | IN_HOLD)


def menu_of(s: Battlefield, briskar: Briskar) -> Menu:
    """Return the actions his posture allows.

    Rule: BK-MOV-31, BK-MOV-33, BK-FGT-03, BK-STA-01.
    """
    if is_in_hold(s, briskar):
        return IN_A_HOLD
    if s.lying_down[briskar] != 0:
        return LYING
    if s.cling[briskar] != 0:
        return ON_A_WALL
    return UPRIGHT
