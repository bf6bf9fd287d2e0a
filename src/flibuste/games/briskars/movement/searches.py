"""Chapter 10: the last search for squares, kept: a menu, a question and the move after it ask for the same one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.state import Battlefield, Remembered
from flibuste.games.briskars.field.zones import has_reach
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import movement
from flibuste.games.briskars.movement.paths import UNSEEN, Reach

MIXER: Final[i64] = 1_125_899_906_842_597


@final
class Search(Remembered):
    """One search, under everything that decides it; never changed, so that clones of a state may share it.

    Where there is nothing to jump on, it does not matter how many jumps were to be had.
    """

    def __init__(self, key: i64, jumps: i64, ground: Ground, reach: Reach) -> None:
        self.key: i64 = key
        self.jumps: i64 = jumps
        self.ground: Ground = ground
        self.reach: Reach = reach


def reach_of(
    s: Battlefield,
    briskar: Briskar,
    mode: i64,
    spent: i64,
    grounds: i64,
    jumps: i64,
    shy_of: i64 = -1,
    most: i64 = UNSEEN,
) -> Reach:
    """Return where a Briskar can come to, as it was found the last time if nothing has changed."""
    key = situation(s, briskar)
    key = mixed(mixed(mixed(key, mode), spent), grounds)
    key = mixed(mixed(key, shy_of), most)
    last = s.memo
    if isinstance(last, Search) and key == last.key and last.ground is s.ground:
        if jumps == last.jumps or last.reach.level:
            return last.reach
    found = Reach(s, briskar, mode, spent, grounds, jumps, shy_of, most)
    s.memo = Search(key, jumps, s.ground, found)
    return found


def mixed(key: i64, part: i64) -> i64:
    """Mix a number into a key: a remainder by a large prime."""
    return (key * 4_099 + part + 7) % MIXER


def situation(s: Battlefield, briskar: Briskar) -> i64:
    """Number everything but the ground that decides where a Briskar can go.

    Who stands where, who holds a zone and how far, who blocks a view; his own movement, armour and freedom.
    """
    key = mixed(mixed(briskar, movement(s, briskar)), s.armour[briskar])
    key = mixed(key, s.freed % MIXER)
    for other in s.everybody():
        if s.place[other] >= 0:
            state = (s.profile[other] * 400 + s.place[other]) * 8
            if is_able(s, other):
                state += 1
            if has_reach(s, other):
                state += 2
            if s.lying_down[other] != 0:
                state += 4
            key = mixed(mixed(key, other), state)
    for place in s.piece_place:
        key = mixed(key, place)
    return key
