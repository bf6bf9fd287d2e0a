"""Chapter 10: the small actions of movement: walking, racing, getting up, lying down."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.field import decisions, events, lasting
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import has_effect
from flibuste.games.briskars.field.choices import CLINGING, ON_THE_GROUND, STANDING, Choice, Deed
from flibuste.games.briskars.field.postures import fall
from flibuste.games.briskars.field.refusals import (
    CANNOT_MOVE,
    MUST_DISENGAGE,
    NO_RUSH,
    NOT_DOWN,
    NOT_ENOUGH_AP,
    RACE_ALONE,
)
from flibuste.games.briskars.field.state import BY_BLOW, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import FREE, GET_UP, LIE_DOWN, PAY, RACE, WALK
from flibuste.games.briskars.field.zones import holders
from flibuste.games.briskars.ground.surfaces import HIGHEST_JUMP
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import RACING, WALKING, may_not_move
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.movement.moves import Move
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

DECLARED: Final[i64] = 0
CHOSEN: Final[i64] = 1

WALK_COST: Final[i64] = 2
RACE_COST: Final[i64] = 2


def walk_cost(s: Battlefield) -> i64:
    """The first walk of an activation is free, each further one costs 2.

    Rule: BK-MOV-02, BK-AP-06.
    """
    if s.free_move != 0:
        return 0
    return WALK_COST


@final
class Walk(Deed):
    """Walk up to the full movement.

    Rule: BK-MOV-01, BK-MOV-02.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return walk_cost(s)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if may_not_move(s, briskar):
            return CANNOT_MOVE
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.free_move = 0
        if s.cling[briskar] > 0:
            jump_down(s, briskar)
            return
        s.call(Move(briskar, WALKING))


def jump_down(s: Battlefield, briskar: Briskar) -> None:
    """Let go of a wall and jump to its foot.

    Rule: BK-MOV-20, BK-MOV-31.
    """
    height = s.cling[briskar]
    s.cling[briskar] = 0
    s.cling_top[briskar] = NOTHING
    if height > HIGHEST_JUMP:
        s.call(Landing(briskar, height, briskar))


@final
class Race(Deed):
    """Double the movement, and do nothing else in this activation.

    Rule: BK-MOV-05, BK-MOV-06, BK-MOV-07.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return RACE_COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.acted != 0:
            return RACE_ALONE
        if may_not_move(s, briskar):
            return CANNOT_MOVE
        if has_effect(s, briskar, lasting.NO_RUSH):
            return NO_RUSH
        if holders(s, briskar) != 0:
            return MUST_DISENGAGE
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.free_move = 0
        s.ended = 1
        s.call(Move(briskar, RACING))


@final
class PayByMove(Choice):
    """Ask whether a small action takes the free movement or 1 AP; return 1 when paid.

    Rule: BK-AP-06, BK-ACT-09, BK-ACT-10.
    """

    def __init__(self, briskar: Briskar, at: i64 = DECLARED) -> None:
        self.briskar: Briskar = briskar
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        free = has_free_move(s, self.briskar)
        if self.at == DECLARED and free and s.ap[self.briskar] > 0:
            self.at = CHOSEN
            s.ask_one(s.owner(self.briskar))
            return
        if self.at == CHOSEN:
            free = s.answers[s.owner(self.briskar)] == FREE
        if free:
            s.free_move = 0
        else:
            pay(s, self.briskar, 1)
        s.finish(1)

    def asks(self) -> Decision:
        return decisions.PAY

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return vec[i64]([FREE, PAY])

    def clone(self) -> PayByMove:
        return PayByMove(self.briskar, self.at)


def has_free_move(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether his free movement is unspent and nothing forbids him to move.

    Rule: BK-AP-06, BK-OBJ-07.
    """
    return s.free_move != 0 and not may_not_move(s, briskar)


def price_by_move(s: Battlefield, briskar: Briskar) -> i64:
    """Return what costs the free movement or 1 AP: nothing while the movement is there.

    Rule: BK-AP-06.
    """
    if has_free_move(s, briskar):
        return 0
    return 1


def can_pay_by_move(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether the free movement is left, or 1 AP.

    Rule: BK-AP-06.
    """
    return s.ap[briskar] > 0 or has_free_move(s, briskar)


@final
class GetUp(Deed):
    """Get up: the free movement is sacrificed for it; only where it is spent or forbidden it costs 1 AP.

    Rule: BK-MOV-33, BK-MOV-34, BK-STA-01, BK-STA-03.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return price_by_move(s, briskar)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.lying_down[briskar] == 0:
            return NOT_DOWN
        return None if can_pay_by_move(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        if s.stunned[briskar] != BY_BLOW:
            s.stunned[briskar] = 0
            s.lying_down[briskar] = 0
            s.note(events.GETS_UP, briskar)
        if has_free_move(s, briskar):
            s.free_move = 0
        else:
            pay(s, briskar, 1)


@final
class LieDown(Deed):
    """Lie down on purpose for 1 AP.

    Rule: BK-MOV-35.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 1

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        fall(s, briskar)


MOVING: Final[list[Deed]] = [
    Walk(WALK, 1, STANDING | CLINGING, goes=True),
    Race(RACE, least=RACE_COST, goes=True),
    GetUp(GET_UP, 1, ON_THE_GROUND | STANDING),
    LieDown(LIE_DOWN, least=1),
]
