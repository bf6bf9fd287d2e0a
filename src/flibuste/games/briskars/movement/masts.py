"""Chapters 24 and 25: elements that break, and masts that fall on whoever is in their way."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.dice import direction
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field.characteristics import constitution
from flibuste.games.briskars.field.choices import Quiet
from flibuste.games.briskars.field.state import EMPTY, NOBODY, Battlefield
from flibuste.games.briskars.field.structures import lose_structure
from flibuste.games.briskars.ground.ground import DEEP, TALL
from flibuste.games.briskars.ground.templates import fall_path
from flibuste.games.briskars.injuries.health import lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.movement.shiver import ShiverAll, in_area
from flibuste.kernel.bits import has
from flibuste.kernel.chance import Chance

FALLS: Final[i64] = 0
SHIVERED: Final[i64] = 1
NEXT_VICTIM: Final[i64] = 2
DICE_ROLLED: Final[i64] = 3
OVER: Final[i64] = 4


def strike_element(s: Battlefield, square: i64, points: i64, source: i64) -> None:
    """Take structure points from an element; a tall one that breaks topples. Call it last before a step returns.

    Rule: BK-ORD-03, BK-SCN-01, BK-SCN-02.
    """
    height = lose_structure(s, square, points)
    if height > 0:
        s.call(Topple(square, height, source))


@final
class Topple(Quiet):
    """A tall element falls in a random direction on whoever stands there.

    Rule: BK-SCN-02 to BK-SCN-07, BK-ARM-12.
    """

    def __init__(
        self,
        base: i64,
        size: i64,
        source: i64,
        path: vec[i64] = EMPTY,
        victims: vec[i64] = EMPTY,
        done: i64 = 0,
        at: i64 = FALLS,
    ) -> None:
        self.base: i64 = base
        self.size: i64 = size
        self.source: i64 = source
        self.path: vec[i64] = path
        self.victims: vec[i64] = victims
        self.done: i64 = done
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == FALLS:
            self.fall(s, chance)
        elif self.at == SHIVERED:
            self.strike(s, s.returned)
        elif self.at == NEXT_VICTIM:
            self.next_victim(s)
        elif self.at == DICE_ROLLED:
            victim = self.victims[self.done]
            lose_hp(s, victim, max(s.returned - constitution(s, victim), 0), self.source)
            self.done += 1
            self.at = NEXT_VICTIM
        else:
            s.finish(0)

    def fall(self, s: Battlefield, chance: Chance) -> None:
        """Roll the direction; those on its path may throw themselves clear.

        Rule: BK-SCN-02, BK-SCN-04.
        """
        towards = direction(chance, "fall")
        self.path = path_of(s, self.base, self.size, towards)
        s.note("topples", NOBODY, towards)
        self.at = SHIVERED
        s.call(ShiverAll(self.path))

    def strike(self, s: Battlefield, safe: i64) -> None:
        """Strike the rest, and leave difficult ground on the path.

        Rule: BK-SCN-03, BK-SCN-07.
        """
        hit = vec[i64](capacity=4)
        for briskar in in_area(s, self.path):
            if not has(safe, briskar):
                hit = append(hit, briskar)
        self.victims = hit
        self.done = 0
        for square in self.path:
            if s.ground.kind(square) != DEEP:
                s.ground = s.ground.with_floor(square, s.ground.debris)
        self.at = NEXT_VICTIM

    def next_victim(self, s: Battlefield) -> None:
        """Each loses 2D10 less his Constitution; whoever stood on top must land.

        Rule: BK-SCN-03, BK-SCN-05.
        """
        if self.done < len(self.victims):
            self.at = DICE_ROLLED
            s.call(Plain(NOBODY, 2, 10, "falling mast"))
            return
        clear_fallen(s)
        self.at = OVER
        rider = s.standing_on(self.base)
        if rider != NOBODY:
            s.call(Landing(rider, self.size, self.source))

    def clone(self) -> Topple:
        return Topple(self.base, self.size, self.source, self.path, self.victims, self.done, self.at)


def path_of(s: Battlefield, base: i64, size: i64, towards: i64) -> vec[i64]:
    """Return the path of a fall, although the element is already gone from the ground.

    Rule: BK-SCN-02.
    """
    for element in range(len(s.ground.sizes)):
        if s.ground.sizes[element] == size and s.ground.traits[element] & TALL != 0:
            return fall_path(s.ground.changed(base, element, 0, 0), base, towards)
    return EMPTY
