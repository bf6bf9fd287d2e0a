"""Chapters 24, 25 and 29: pushes, pulls and crashes square by square, what breaks in one, and masts that fall.

Placing a miniature on a square that is taken is here too.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.dice import direction
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import decisions, events
from flibuste.games.briskars.field.characteristics import constitution
from flibuste.games.briskars.field.choices import Choice, Quiet
from flibuste.games.briskars.field.postures import put
from flibuste.games.briskars.field.refusals import NOT_THERE
from flibuste.games.briskars.field.state import EMPTY, NO_GROUP, NOBODY, Battlefield, Group
from flibuste.games.briskars.field.structures import lose_structure
from flibuste.games.briskars.field.verbs import AT
from flibuste.games.briskars.ground.distance import line, squares_moved, step
from flibuste.games.briskars.ground.ground import DEEP, TALL, nearest_free
from flibuste.games.briskars.ground.surfaces import FREE_DROP, FREE_STEP
from flibuste.games.briskars.ground.templates import fall_path
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import Blow
from flibuste.games.briskars.injuries.damage import CRASH_DAMAGE
from flibuste.games.briskars.injuries.health import lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.movement.shiver import ShiverAll, in_area
from flibuste.kernel.bits import Fixed, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

MOVING: Final[i64] = 0
CRASHED: Final[i64] = 1
CRASH_ROLLED: Final[i64] = 2
OTHER_ROLLED: Final[i64] = 3
ELEMENT_ROLLED: Final[i64] = 4
DONE: Final[i64] = 5


EDGE: Final[i64] = -1


@final
class Crash(Quiet):
    """A Briskar is knocked against another, an element or the edge: each suffers with its own die.

    ``struck`` is the other Briskar or NOBODY, ``wall`` the square of the element or -1.

    Rule: BK-CRA-01, BK-CRA-02, BK-CRA-03, BK-CRA-05.
    """

    def __init__(self, briskar: Briskar, struck: Briskar, wall: i64, source: Briskar, at: i64 = CRASHED) -> None:
        self.briskar: Briskar = briskar
        self.struck: Briskar = struck
        self.wall: i64 = wall
        self.source: Briskar = source
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CRASHED:
            self.at = CRASH_ROLLED
            s.note_pair(events.CRASHES, self.briskar, s.place[self.briskar])
            s.call(Plain(NOBODY, CRASH_DAMAGE.dice, CRASH_DAMAGE.sides, "crash"))
        elif self.at == CRASH_ROLLED:
            self.hurt_mover(s, s.returned)
        elif self.at == OTHER_ROLLED:
            self.at = DONE
            s.call(Blow(self.struck, self.source, s.returned))
        elif self.at == ELEMENT_ROLLED:
            self.break_element(s, max(s.returned - 2, 0))
        else:
            s.finish(0)

    def hurt_mover(self, s: Battlefield, damage: i64) -> None:
        """Hurt the moved Briskar, then what he struck.

        Rule: BK-CRA-01, BK-CRA-02, BK-CRA-05.
        """
        self.at = DONE
        if self.struck != NOBODY:
            self.at = OTHER_ROLLED
            s.call(Plain(NOBODY, CRASH_DAMAGE.dice, CRASH_DAMAGE.sides, "crash"))
        elif self.wall >= 0 and s.ground.element(self.wall) >= 0:
            self.at = ELEMENT_ROLLED
            s.call(Plain(NOBODY, 1, 5, "crash"))
        s.call(Blow(self.briskar, self.source, damage))

    def break_element(self, s: Battlefield, points: i64) -> None:
        """Scenery loses 1D5 - 2 points; without points it breaks if that is at least 1.

        Rule: BK-CRA-02, BK-CRA-03, BK-SCN-06.
        """
        self.at = DONE
        if points > 0:
            strike_element(s, self.wall, points, self.source)

    def clone(self) -> Crash:
        return Crash(self.briskar, self.struck, self.wall, self.source, self.at)


@final
class Shove(Quiet):
    """Move a Briskar against his will along some squares, until something is in the way.

    ``path`` holds EDGE where the map ends. Return the number of squares moved.

    Rule: BK-GRD-16, BK-CRA-04 to BK-CRA-06, BK-MOV-27, BK-DIS-11, BK-FIR-13.
    """

    def __init__(self, briskar: Briskar, path: Fixed, source: Briskar, done: i64 = 0, at: i64 = MOVING) -> None:
        self.briskar: Briskar = briskar
        self.path: Fixed = path
        self.source: Briskar = source
        self.done: i64 = done
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DONE or self.done >= len(self.path) or s.place[self.briskar] < 0:
            s.finish(self.done)
        else:
            self.next_square(s, self.path[self.done])

    def next_square(self, s: Battlefield, square: i64) -> None:
        """Go one square on, or crash.

        Rule: BK-CRA-04, BK-CRA-05.
        """
        struck: Briskar = NOBODY
        if s.ground.inside(square):
            struck = s.standing_on(square)
        if struck != NOBODY or is_barred(s, self.briskar, square):
            self.at = DONE
            s.call(Crash(self.briskar, struck, square, self.source))
            return
        height = s.level(self.briskar) - s.ground.stand(square)
        put(s, self.briskar, square)
        self.done += 1
        if height > FREE_DROP:
            self.at = DONE
            s.call(Landing(self.briskar, height, self.source))

    def clone(self) -> Shove:
        return Shove(self.briskar, self.path, self.source, self.done, self.at)


def is_barred(s: Battlefield, briskar: Briskar, square: i64) -> bool:
    """Say whether the edge or something too high stands in the way."""
    if square == EDGE or not s.ground.inside(square) or not s.ground.enterable(square):
        return True
    return s.ground.stand(square) - s.level(briskar) > FREE_STEP


def push_path(s: Battlefield, briskar: Briskar, direction: i64, fathoms: i64) -> vec[i64]:
    """List the squares of a push of so many fathoms; EDGE beyond the map.

    Rule: BK-CRA-07, BK-GRD-15.
    """
    path = vec[i64](capacity=4)
    square = s.place[briskar]
    for k in range(squares_moved(direction, fathoms)):
        square = step(square, direction)
        if square < 0 or not s.ground.inside(square):
            return append(path, EDGE)
        path = append(path, square)
    return path


def pull_path(s: Battlefield, briskar: Briskar, to: i64) -> vec[i64]:
    """List the squares of a pull to a square.

    Rule: BK-GRD-16, BK-FIR-11.
    """
    return line(s.place[briskar], to)


@final
class Displace(Choice):
    """Put a Briskar on a square, or on the nearest free one; of several equally near his owner chooses.

    Rule: BK-GRD-18.
    """

    def __init__(self, briskar: Briskar, square: i64, choices: Fixed = EMPTY, asked: i64 = 0) -> None:
        self.briskar: Briskar = briskar
        self.square: i64 = square
        self.choices: Fixed = choices
        self.asked: i64 = asked

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.asked != 0:
            put(s, self.briskar, s.answers[s.owner(self.briskar)] - AT)
            s.finish(0)
            return
        self.choices = nearest_free(s.ground, self.square, others_places(s, self.briskar))
        if len(self.choices) <= 1:
            if len(self.choices) == 1:
                put(s, self.briskar, self.choices[0])
            s.finish(0)
            return
        self.asked = 1
        s.ask_one(s.owner(self.briskar))

    def asks(self) -> Decision:
        return decisions.DISPLACE

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return self.choices

    def unheard(self, action: i64) -> Refusal:
        return NOT_THERE

    def clone(self) -> Displace:
        return Displace(self.briskar, self.square, self.choices, self.asked)


def others_places(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the squares of everybody else in play."""
    taken = vec[i64](capacity=16)
    for other in s.everybody():
        if other != briskar and s.place[other] >= 0:
            taken = append(taken, s.place[other])
    return taken


FALLS: Final[i64] = 0
SHIVERED: Final[i64] = 1
NEXT_VICTIM: Final[i64] = 2
DICE_ROLLED: Final[i64] = 3
OVER: Final[i64] = 4


def strike_element(s: Battlefield, square: i64, points: i64, source: Briskar) -> None:
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
        source: Briskar,
        path: Fixed = EMPTY,
        victims: Group = NO_GROUP,
        done: i64 = 0,
        at: i64 = FALLS,
    ) -> None:
        self.base: i64 = base
        self.size: i64 = size
        self.source: Briskar = source
        self.path: Fixed = path
        self.victims: Group = victims
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
        s.note(events.TOPPLES, towards)
        self.at = SHIVERED
        s.call(ShiverAll(self.path))

    def strike(self, s: Battlefield, safe: i64) -> None:
        """Strike the rest, and leave difficult ground on the path.

        Rule: BK-SCN-03, BK-SCN-07.
        """
        hit = vec[Briskar](capacity=4)
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
