"""What an action leaves to be settled before the next one: falls from walls, guns without a gunner, the end."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.ending import has_won_outright
from flibuste.games.briskars.gunners import NameGunner, vacancy
from flibuste.games.briskars.landing import Landing
from flibuste.games.briskars.leaving import bands_left
from flibuste.games.briskars.scenario_setup import Blast, broken_crate
from flibuste.games.briskars.state import NOTHING, Battlefield
from flibuste.games.briskars.stealth import uncover
from flibuste.games.briskars.zones import is_prostrate


def is_decided(s: Battlefield) -> bool:
    """Say whether the game is over: a single band left, or a scenario won outright.

    Rule: BK-END-01, BK-END-02, BK-DIC-01.
    """
    if bands_left(s) <= 1:
        return True
    return any(has_won_outright(s, seat) for seat in range(s.seats))


def next_consequence(s: Battlefield) -> bool:
    """Call one step for something left to be settled; say whether there was any."""
    uncover(s)
    for briskar in range(len(s.place)):
        if s.place[briskar] >= 0 and s.cling[briskar] > 0 and loses_grip(s, briskar):
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


def loses_grip(s: Battlefield, briskar: i64) -> bool:
    """Whoever clings and falls, is stunned or becomes prostrate drops.

    Rule: BK-MOV-31.
    """
    return s.lying_down[briskar] != 0 or s.stunned[briskar] != 0 or is_prostrate(s, briskar)
