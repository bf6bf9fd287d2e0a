"""All actions of step 6, found by the number of the answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.artillery import FIRING
from flibuste.games.briskars.assaults import ASSAULTS
from flibuste.games.briskars.carrying import CARRYING
from flibuste.games.briskars.climbing import CLIMBING
from flibuste.games.briskars.deeds import Deed
from flibuste.games.briskars.disengaging import LEAVING
from flibuste.games.briskars.fighting import FIGHTING
from flibuste.games.briskars.general import GENERAL
from flibuste.games.briskars.magic import MAGIC
from flibuste.games.briskars.objects import OBJECTS
from flibuste.games.briskars.ordnance import ORDNANCE
from flibuste.games.briskars.shooting import SHOOTING
from flibuste.games.briskars.spots import SPOT_DEEDS
from flibuste.games.briskars.stealth import STEALTH
from flibuste.games.briskars.striking import STRIKING
from flibuste.games.briskars.structures import BATTERING
from flibuste.games.briskars.throwing import THROWING
from flibuste.games.briskars.throwing_briskars import HURLING
from flibuste.games.briskars.verbs import ACTIONS
from flibuste.games.briskars.walking import MOVING


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


def numbered(deeds: list[Deed]) -> list[int]:
    """List for every answer the place of its action, -1 where there is none."""
    places = [-1] * int(ACTIONS)
    for place, deed in enumerate(deeds):
        for action in range(deed.first, deed.first + deed.count):
            places[action] = place
    return places


PLACES: Final[list[int]] = numbered(DEEDS)


def deed_of(action: i64) -> Deed | None:
    """Return the action an answer belongs to."""
    if action < 0 or action >= ACTIONS or PLACES[action] < 0:
        return None
    return DEEDS[PLACES[action]]
