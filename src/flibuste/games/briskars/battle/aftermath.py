"""What an action leaves to be settled before the next one: falls from walls, guns without a gunner, the end."""

from __future__ import annotations

from flibuste.games.briskars.actions.stealth import uncover
from flibuste.games.briskars.battle.ending import has_won_outright
from flibuste.games.briskars.battle.scenario_setup import Blast, broken_crate
from flibuste.games.briskars.field.gunners import NameGunner, vacancy
from flibuste.games.briskars.field.postures import is_prostrate
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.leaving import bands_left
from flibuste.games.briskars.movement.landing import Landing


def is_decided(s: Battlefield) -> bool:
    """Say whether the game is over: a single band left, or a scenario won outright.

    Rule: BK-END-01, BK-END-02, BK-DIC-01.
    """
    if bands_left(s) <= 1:
        return True
    return any(has_won_outright(s, seat) for seat in s.every_seat())


def next_consequence(s: Battlefield) -> bool:
    """Call one step for something left to be settled; say whether there was any."""
    uncover(s)
    for briskar in s.everybody():
        if s.cling[briskar] > 0 and s.place[briskar] >= 0 and loses_grip(s, briskar):
            height = s.cling[briskar]
            s.cling[briskar] = 0
            s.cling_top[briskar] = NOTHING
            s.call(Landing(briskar, height, s.hurt_by[briskar]))
            return True
    square = broken_crate(s)
    if square >= 0:
        s.call(Blast(square))
        return True
    piece = vacancy(s)
    if piece >= 0:
        s.call(NameGunner(piece))
        return True
    return False


def loses_grip(s: Battlefield, briskar: Briskar) -> bool:
    """Whoever clings and falls, is stunned or becomes prostrate drops.

    Rule: BK-MOV-31.
    """
    return s.lying_down[briskar] != 0 or s.stunned[briskar] != 0 or is_prostrate(s, briskar)
