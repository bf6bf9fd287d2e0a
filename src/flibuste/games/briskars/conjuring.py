"""Chapter 35: placing the wall of a spell, and moving a Briskar by an opponent's hand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars import lasting
from flibuste.games.briskars.distance import DIRECTIONS, is_diagonal, step
from flibuste.games.briskars.lasting import Lasting
from flibuste.games.briskars.magic import free_squares, row_directions, wall_starts
from flibuste.games.briskars.moves import put
from flibuste.games.briskars.refusals import NO_SUCH_ANSWER, NOT_THERE
from flibuste.games.briskars.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.templates import wall_squares
from flibuste.games.briskars.verbs import AT, FACE, STOP
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.steps import Step

DECLARED: Final[i64] = 0
START_CHOSEN: Final[i64] = 1
DIRECTION_CHOSEN: Final[i64] = 2

SHORTEST: Final[i64] = 3
FREE_STEP: Final[i64] = 4


def next_seat(s: Battlefield, briskar: i64) -> i64:
    """Return the opponent who decides when a card gives a choice to one: the next in playing order who is in play.

    Rule: BK-MLT-07.
    """
    for k in range(1, s.seats):
        seat = (s.owner(briskar) + k) % s.seats
        if s.count(seat) > 0:
            return seat
    return s.owner(briskar)


@final
class RaiseWall(Step[Battlefield]):
    """Choose a row of free, visible squares in range and raise a wall there; ``against`` makes an opponent choose.

    A row as long as the card says, or the longest there is, down to three squares; without any, nothing rises.

    Rule: BK-SPL-03, BK-GRD-21, BK-MAG-06, BK-RND-16.
    """

    def __init__(
        self, caster: i64, spell: i64, length: i64, against: i64 = -1, start: i64 = -1, at: i64 = DECLARED
    ) -> None:
        self.caster: i64 = caster
        self.spell: i64 = spell
        self.length: i64 = length
        self.against: i64 = against
        self.start: i64 = start
        self.at: i64 = at

    def seat(self, s: Battlefield) -> i64:
        """Return who places it."""
        if self.against != NOBODY:
            return next_seat(s, self.against)
        return s.owner(self.caster)

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.offer(s)
        elif self.at == START_CHOSEN:
            self.start = s.answers[self.seat(s)] - AT
            self.at = DIRECTION_CHOSEN
            s.ask_one(self.seat(s))
        else:
            self.raise_row(s, s.answers[self.seat(s)] - FACE)
            s.finish(0)

    def offer(self, s: Battlefield) -> None:
        """Ask for the first square, of the longest row that fits."""
        card = s.content.spells[self.spell]
        while self.length >= SHORTEST and len(wall_starts(s, self.caster, card, self.length)) == 0:
            self.length -= 1
        if self.length < SHORTEST or s.place[self.caster] < 0:
            s.finish(0)
            return
        self.at = START_CHOSEN
        s.ask_one(self.seat(s))

    def raise_row(self, s: Battlefield, direction: i64) -> None:
        """Put the wall on every square of the row, for as long as the card lasts."""
        wall = s.content.index("scenery", "spell-wall")
        rounds = s.content.spells[self.spell].duration
        for square in wall_squares(s.ground, self.start, direction, self.length):
            s.ground = s.ground.changed(square, wall, s.content.elements[wall].points, 0)
            s.lasting.append(
                Lasting(lasting.SPELL_WALL, NOBODY, 1, self.caster, rounds, False, self.spell, square, s.round)
            )
            s.note("wall", self.caster, square)

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=16)
        card = s.content.spells[self.spell]
        if self.at == START_CHOSEN:
            for square in wall_starts(s, self.caster, card, self.length):
                actions = append(actions, AT + square)
            return actions
        for direction in row_directions(s, free_squares(s, self.caster, card), self.start, self.length):
            actions = append(actions, FACE + direction)
        return actions

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        for allowed in self.candidates(s, seat):
            if allowed == action:
                return None
        return NOT_THERE

    def clone(self) -> RaiseWall:
        return RaiseWall(self.caster, self.spell, self.length, self.against, self.start, self.at)


@final
class Nudge(Step[Battlefield]):
    """Let an opponent move a Briskar so many straight steps, or leave him where he is.

    Rule: BK-MLT-07, BK-GRD-07.
    """

    def __init__(self, briskar: i64, steps: i64, at: i64 = DECLARED) -> None:
        self.briskar: i64 = briskar
        self.steps: i64 = steps
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == START_CHOSEN:
            action = s.answers[next_seat(s, self.briskar)]
            if action == STOP:
                self.steps = 0
            else:
                put(s, self.briskar, action - AT)
                self.steps -= 1
        if self.steps <= 0 or s.place[self.briskar] < 0:
            s.finish(0)
            return
        self.at = START_CHOSEN
        s.ask_one(next_seat(s, self.briskar))

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        found: list[int] = []
        for direction in range(DIRECTIONS):
            square = step(s.place[self.briskar], direction)
            if not is_diagonal(direction) and self.is_open(s, square):
                found.append(int(square))
        actions = vec[i64](capacity=8)
        for square in sorted(found):
            actions = append(actions, AT + square)
        return append(actions, STOP)

    def is_open(self, s: Battlefield, square: i64) -> bool:
        """Say whether he can be moved there: on the map, free, no more than a step up or down."""
        if square == NOTHING or not s.ground.inside(square) or not s.ground.enterable(square):
            return False
        rise = s.ground.stand(square) - s.level(self.briskar)
        return s.standing_on(square) == NOBODY and -FREE_STEP <= rise <= FREE_STEP

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        for allowed in self.candidates(s, seat):
            if allowed == action:
                return None
        return NO_SUCH_ANSWER

    def clone(self) -> Nudge:
        return Nudge(self.briskar, self.steps, self.at)
