"""Chapter 26: Shiver me timbers! The only answer to a template fire or a falling mast."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.choices import Choose, Quiet
from flibuste.games.briskars.field.postures import fall, is_in_hold, put
from flibuste.games.briskars.field.state import NO_GROUP, NOBODY, Battlefield, Group
from flibuste.games.briskars.field.verbs import AT, NO, YES
from flibuste.games.briskars.ground.distance import DIRECTIONS, SQUARES, step
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ground.surfaces import FREE_DROP, FREE_STEP
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.paths import step_cost
from flibuste.kernel.bits import Fixed, bit, has
from flibuste.kernel.chance import Chance

NEXT: Final[i64] = 0
ANSWERED: Final[i64] = 1
ROLLED: Final[i64] = 2
EXIT_CHOSEN: Final[i64] = 3

THRESHOLD: Final[i64] = 10
FAR: Final[i64] = 1_000_000


def in_area(s: Battlefield, area: vec[i64]) -> Group:
    """List the Briskars on the squares of an area, in the order of the squares.

    Rule: BK-GRD-19, BK-TPL-06, BK-TPL-16.
    """
    found = vec[Briskar](capacity=8)
    for square in area:
        briskar = s.standing_on(square)
        if briskar != NOBODY:
            found = append(found, briskar)
    return found


def unharmed(victims: Group, safe: i64) -> Group:
    """Take those who are safe out of a list."""
    rest = vec[Briskar](capacity=8)
    for briskar in victims:
        if not has(safe, briskar):
            rest = append(rest, briskar)
    return rest


def may_shiver(s: Battlefield, briskar: Briskar) -> bool:
    """The stunned and those in a hold cannot try; the prostrate and those on the ground can.

    Rule: BK-SMT-08.
    """
    return s.stunned[briskar] == 0 and not is_in_hold(s, briskar)


def in_turn_order(s: Battlefield, briskars: Group) -> Group:
    """Sort victims by their players: from the active player's left around the table.

    Rule: BK-MLT-07.
    """
    found = vec[Briskar](capacity=8)
    first: i64 = 0
    if s.active != NOBODY:
        first = s.owner(s.active)
    for k in range(1, s.seats + 1):
        for briskar in briskars:
            if s.owner(briskar) == (first + k) % s.seats and may_shiver(s, briskar):
                found = append(found, briskar)
    return found


def exits(s: Battlefield, briskar: Briskar, area: vec[i64]) -> vec[i64]:
    """List the free squares outside the area to which his way is shortest, as answers; no way leads through walls.

    Rule: BK-SMT-05, BK-SMT-07.
    """
    found = vec[i64](capacity=4)
    ways = ways_from(s.ground, s.place[briskar])
    least: i64 = FAR
    for square in range(SQUARES):
        if ways[square] > least or s.standing_on(square) != NOBODY or any(covered == square for covered in area):
            continue
        if ways[square] < least:
            least = ways[square]
            found = vec[i64](capacity=4)
        if least < FAR:
            found = append(found, AT + square)
    return found


def ways_from(ground: Ground, start: i64) -> vec[i64]:
    """Return how long the way to each square is, in half-fathoms, over ground one can step on; FAR where none leads.

    Rule: BK-GRD-07, BK-GRD-08, BK-SMT-07.
    """
    ways = vec[i64](capacity=SQUARES)
    for square in range(SQUARES):
        ways = append(ways, FAR)
    ways[start] = 0
    queue: list[list[int]] = [[int(start)]]
    length: i64 = 0
    while length < len(queue):
        for here in queue[length]:
            if ways[here] == length:
                step_on(ground, here, ways, queue)
        length += 1
    return ways


def step_on(ground: Ground, here: i64, ways: vec[i64], queue: list[list[int]]) -> None:
    """Enter the squares beside one in the queue of their lengths."""
    for towards in range(DIRECTIONS):
        beside = step(here, towards)
        if beside < 0 or not ground.inside(beside) or not ground.enterable(beside) or ground.squeezes(here, towards):
            continue
        rise = ground.stand(beside) - ground.stand(here)
        length = ways[here] + step_cost(towards)
        if rise > FREE_STEP or -rise > FREE_DROP or length >= ways[beside]:
            continue
        ways[beside] = length
        while len(queue) <= length:
            queue.append([])
        queue[length].append(int(beside))


@final
class ShiverAll(Quiet):
    """Let everybody in an area try to throw himself clear; return the set of those who are safe.

    Rule: BK-SMT-01 to BK-SMT-08, BK-SCN-04, BK-TPL-14.
    """

    def __init__(
        self,
        area: Fixed,
        victims: Group = NO_GROUP,
        begun: i64 = 0,
        done: i64 = 0,
        spent: i64 = 0,
        safe: i64 = 0,
        at: i64 = NEXT,
    ) -> None:
        self.area: Fixed = area
        self.victims: Group = victims
        self.begun: i64 = begun
        self.done: i64 = done
        self.spent: i64 = spent
        self.safe: i64 = safe
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.begun == 0:
            self.begun = 1
            self.victims = in_turn_order(s, in_area(s, self.area))
        if self.at == EXIT_CHOSEN:
            self.leap(s, s.returned - AT)
        elif self.at == ANSWERED:
            self.answered(s, s.returned)
        elif self.at == ROLLED:
            self.rolled(s, s.returned)
        elif self.done >= len(self.victims):
            s.finish(self.safe)
        else:
            self.at = ANSWERED
            s.call(Choose(s.owner(self.victims[self.done]), vec[i64]([YES, NO]), "shiver"))

    def answered(self, s: Battlefield, action: i64) -> None:
        """Spend all AP and roll; a lucky-charm may roll again.

        Rule: BK-SMT-03, BK-OBJ-21.
        """
        if action == NO:
            self.next_one()
            return
        briskar = self.victims[self.done]
        self.spent = s.ap[briskar]
        s.ap[briskar] = 0
        self.at = ROLLED
        s.call(Plain(briskar, 1, 10, "shiver"))

    def rolled(self, s: Battlefield, face: i64) -> None:
        """Hold the die against 10 less what was spent; a 1 always fails.

        Rule: BK-SMT-03, BK-SMT-04, BK-SMT-06.
        """
        briskar = self.victims[self.done]
        s.note_pair(events.SHIVERS, briskar, face)
        if face == 1 or face < THRESHOLD - self.spent:
            self.next_one()
            return
        self.safe |= bit(briskar)
        choices = exits(s, briskar, self.area)
        fall(s, briskar)
        if len(choices) == 0:
            self.next_one()
            return
        self.at = EXIT_CHOSEN
        s.call(Choose(s.owner(briskar), choices, "exit"))

    def next_one(self) -> None:
        """Go on to the next victim."""
        self.done += 1
        self.at = NEXT

    def leap(self, s: Battlefield, square: i64) -> None:
        """Leave the area and lie there. Rule: BK-SMT-05, BK-SMT-07."""
        put(s, self.victims[self.done], square)
        self.next_one()

    def clone(self) -> ShiverAll:
        return ShiverAll(self.area, self.victims, self.begun, self.done, self.spent, self.safe, self.at)
