"""Chapter 26: Shiver me timbers! The only answer to a template fire or a falling mast."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.choosing import Choose
from flibuste.games.briskars.distance import NEARLY, SQUARES, flat_distance
from flibuste.games.briskars.leaving import fall
from flibuste.games.briskars.moves import put
from flibuste.games.briskars.quiet import Quiet
from flibuste.games.briskars.state import EMPTY, NOBODY, Battlefield
from flibuste.games.briskars.verbs import AT, NO, YES
from flibuste.games.briskars.zones import is_in_hold
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance

NEXT: Final[i64] = 0
ANSWERED: Final[i64] = 1
EXIT_CHOSEN: Final[i64] = 2

THRESHOLD: Final[i64] = 10


def in_area(s: Battlefield, area: vec[i64]) -> vec[i64]:
    """List the Briskars on the squares of an area, in the order of the squares.

    Rule: BK-GRD-19, BK-TPL-06, BK-TPL-16.
    """
    found = vec[i64](capacity=8)
    for square in area:
        briskar = s.standing_on(square)
        if briskar != NOBODY:
            found = append(found, briskar)
    return found


def may_shiver(s: Battlefield, briskar: i64) -> bool:
    """The stunned and those in a hold cannot try; the prostrate and those on the ground can.

    Rule: BK-SMT-08.
    """
    return s.stunned[briskar] == 0 and not is_in_hold(s, briskar)


def in_turn_order(s: Battlefield, briskars: vec[i64]) -> vec[i64]:
    """Sort victims by their players: from the active player's left around the table.

    Rule: BK-MLT-07.
    """
    found = vec[i64](capacity=8)
    first: i64 = 0
    if s.active != NOBODY:
        first = s.owner(s.active)
    for k in range(1, s.seats + 1):
        for briskar in briskars:
            if s.owner(briskar) == (first + k) % s.seats and may_shiver(s, briskar):
                found = append(found, briskar)
    return found


def exits(s: Battlefield, briskar: i64, area: vec[i64]) -> vec[i64]:
    """List the free squares outside the area that are nearest to him, as answers.

    Rule: BK-SMT-05, BK-SMT-07.
    """
    found = vec[i64](capacity=4)
    least = 1.0e9
    for square in range(SQUARES):
        if not s.ground.inside(square) or not s.ground.enterable(square) or s.standing_on(square) != NOBODY:
            continue
        if any(covered == square for covered in area):
            continue
        away = flat_distance(s.place[briskar], square)
        if away < least - NEARLY:
            least = away
            found = vec[i64](capacity=4)
        if away <= least + NEARLY:
            found = append(found, AT + square)
    return found


@final
class ShiverAll(Quiet):
    """Let everybody in an area try to throw himself clear; return the set of those who are safe.

    Rule: BK-SMT-01 to BK-SMT-08, BK-SCN-04, BK-TPL-14.
    """

    def __init__(
        self, area: vec[i64], victims: vec[i64] = EMPTY, begun: i64 = 0, done: i64 = 0, safe: i64 = 0, at: i64 = NEXT
    ) -> None:
        self.area: vec[i64] = area
        self.victims: vec[i64] = victims
        self.begun: i64 = begun
        self.done: i64 = done
        self.safe: i64 = safe
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.begun == 0:
            self.begun = 1
            self.victims = in_turn_order(s, in_area(s, self.area))
        if self.at == EXIT_CHOSEN:
            self.leap(s, s.returned - AT)
        elif self.at == ANSWERED:
            self.answered(s, s.returned, chance)
        elif self.done >= len(self.victims):
            s.finish(self.safe)
        else:
            self.at = ANSWERED
            s.call(Choose(s.owner(self.victims[self.done]), vec[i64]([YES, NO]), "shiver"))

    def answered(self, s: Battlefield, action: i64, chance: Chance) -> None:
        """Spend all AP and roll against 10 less what was spent; a 1 always fails.

        Rule: BK-SMT-03, BK-SMT-04, BK-SMT-06.
        """
        briskar = self.victims[self.done]
        self.at = NEXT
        self.done += 1
        if action == NO:
            return
        spent = s.ap[briskar]
        s.ap[briskar] = 0
        face = chance.die(10, "shiver")
        s.note("shivers", briskar, face)
        if face == 1 or face < THRESHOLD - spent:
            return
        self.safe |= bit(briskar)
        choices = exits(s, briskar, self.area)
        fall(s, briskar)
        if len(choices) > 0:
            self.done -= 1
            self.at = EXIT_CHOSEN
            s.call(Choose(s.owner(briskar), choices, "exit"))

    def leap(self, s: Battlefield, square: i64) -> None:
        """Leave the area and lie there. Rule: BK-SMT-05, BK-SMT-07."""
        put(s, self.victims[self.done], square)
        self.done += 1
        self.at = NEXT

    def clone(self) -> ShiverAll:
        return ShiverAll(self.area, self.victims, self.begun, self.done, self.safe, self.at)
