"""Chapter 10: climbing up and down what cannot be jumped, and clinging to it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.choices import CLINGING, STANDING, Choose, Deed, Quiet
from flibuste.games.briskars.field.postures import put
from flibuste.games.briskars.field.refusals import CANNOT_MOVE, MUST_DISENGAGE, NOT_ENOUGH_AP, NOWHERE_TO_GO
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import AT, CLIMB
from flibuste.games.briskars.field.zones import holders
from flibuste.games.briskars.ground.ground import neighbours
from flibuste.games.briskars.ground.surfaces import HIGHEST_JUMP
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import CLIMBING as CLIMB_MODE
from flibuste.games.briskars.movement.allowance import allowance, may_not_move
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.movement.moves import Move
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

CHOOSING: Final[i64] = 0
CHOSEN: Final[i64] = 1
ON_TOP: Final[i64] = 2
DONE: Final[i64] = 3

COST: Final[i64] = 2
QUARTERS_PER_HALF: Final[i64] = 2


def climbs(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the neighbouring squares he can only climb to, up or down; one who clings may go on, or down (his square).

    Rule: BK-MOV-28, BK-MOV-31.
    """
    found = vec[i64](capacity=4)
    here = s.place[briskar]
    if s.cling[briskar] > 0:
        for square in order(here, s.cling_top[briskar]):
            if square == here or s.standing_on(square) == NOBODY:
                found = append(found, AT + square)
        return found
    for square in neighbours(s.ground, here):
        if s.ground.enterable(square) and s.standing_on(square) == NOBODY:
            rise = s.ground.stand(square) - s.ground.stand(here)
            if rise > HIGHEST_JUMP or rise < -HIGHEST_JUMP:
                found = append(found, AT + square)
    return found


def order(one: i64, other: i64) -> vec[i64]:
    """Sort two squares."""
    if one < other:
        return vec[i64]([one, other])
    return vec[i64]([other, one])


@final
class Climbing(Quiet):
    """Climb: half the movement, a fathom of height for a fathom of it; stop halfway and cling.

    Rule: BK-MOV-28 to BK-MOV-32, BK-OBJ-09.
    """

    def __init__(self, briskar: Briskar, at: i64 = CHOOSING) -> None:
        self.briskar: Briskar = briskar
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CHOOSING:
            self.at = CHOSEN
            s.call(Choose(s.owner(self.briskar), climbs(s, self.briskar), "climb"))
        elif self.at == CHOSEN:
            self.at = DONE
            self.climb(s, s.returned - AT)
        else:
            s.finish(0)

    def climb(self, s: Battlefield, square: i64) -> None:
        """Go up, or down, as far as the movement allows.

        Rule: BK-MOV-29, BK-MOV-30, BK-MOV-31.
        """
        here = s.place[self.briskar]
        kinds = bit(s.ground.kind(here)) | bit(s.ground.kind(square))
        quarters = allowance(s, self.briskar, CLIMB_MODE, kinds) * QUARTERS_PER_HALF
        if square == here:
            self.come_down(s, quarters)
        elif s.ground.stand(square) > s.ground.stand(here):
            self.go_up(s, square, quarters)
        else:
            self.lower(s, square, quarters)

    def go_up(self, s: Battlefield, top: i64, quarters: i64) -> None:
        """Reach the top and walk what is left, or cling."""
        b = self.briskar
        missing = s.ground.stand(top) - s.ground.stand(s.place[b]) - s.cling[b]
        if quarters < missing:
            s.cling[b] += quarters
            s.cling_top[b] = top
            s.kneeling[b] = 0
            s.hidden[b] = 0
            s.note_pair(events.CLINGS, b, s.cling[b])
            return
        put(s, b, top)
        s.note_pair(events.CLIMBS, b, top)
        self.walk_on(s, (quarters - missing) // QUARTERS_PER_HALF)

    def lower(self, s: Battlefield, foot: i64, quarters: i64) -> None:
        """Climb down from the edge to a lower square, or cling above it."""
        b = self.briskar
        top = s.place[b]
        height = s.ground.stand(top) - s.ground.stand(foot)
        put(s, b, foot)
        if quarters < height:
            s.cling[b] = height - quarters
            s.cling_top[b] = top
            s.note_pair(events.CLINGS, b, s.cling[b])
            return
        s.note_pair(events.CLIMBS, b, foot)
        self.walk_on(s, (quarters - height) // QUARTERS_PER_HALF)

    def come_down(self, s: Battlefield, quarters: i64) -> None:
        """From a wall: climb down to its foot; what cannot be climbed is jumped.

        Rule: BK-MOV-31, BK-MOV-20.
        """
        b = self.briskar
        rest = s.cling[b] - quarters
        s.cling[b] = 0
        s.cling_top[b] = NOTHING
        if rest > HIGHEST_JUMP:
            s.call(Landing(b, rest, b))
        else:
            s.note_pair(events.CLIMBS, b, s.place[b])

    def walk_on(self, s: Battlefield, halves: i64) -> None:
        """Walk with what is left of the movement. Rule: BK-MOV-30."""
        if halves >= 2:
            s.call(Move(self.briskar, CLIMB_MODE, most=halves))

    def clone(self) -> Climbing:
        return Climbing(self.briskar, self.at)


@final
class Climb(Deed):
    """Climb for 2 AP; it never is the free movement and does not use it up.

    Rule: BK-MOV-28, BK-MOV-32.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if may_not_move(s, briskar):
            return CANNOT_MOVE
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        if holders(s, briskar) & ~s.freed != 0:
            return MUST_DISENGAGE
        return None if len(climbs(s, briskar)) > 0 else NOWHERE_TO_GO

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.call(Climbing(briskar))


CLIMBING: Final[list[Deed]] = [Climb(CLIMB, 1, STANDING | CLINGING, least=COST, goes=True)]
