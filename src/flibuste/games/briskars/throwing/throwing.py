"""Chapter 17: throwing things."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.dice.trials import tell_test
from flibuste.games.briskars.field import events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.kit import tell_thing
from flibuste.games.briskars.field.refusals import NO_FREE_HAND, NO_OBJECT, NOT_ENOUGH_AP
from flibuste.games.briskars.field.seeing import cover, visible_squares
from flibuste.games.briskars.field.shields import lower_shield
from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.field.verbs import AT, ON, THROW
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.fighting.attacks import HIT, thrown_at
from flibuste.games.briskars.ground.distance import whole_fathoms
from flibuste.games.briskars.ground.sight import HIDDEN
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.dropping import Drop
from flibuste.games.briskars.throwing.harm import ThrowHarm
from flibuste.games.briskars.throwing.throwables import (
    STAYS_THERE,
    drop_place,
    is_template_throw,
    leave_hand,
    sources,
    thrown_thing,
)
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

CHOOSING: Final[i64] = 0
THING_CHOSEN: Final[i64] = 1
TARGET_CHOSEN: Final[i64] = 2
ROLLED: Final[i64] = 3
DEFENDED: Final[i64] = 4
DONE: Final[i64] = 5

COST: Final[i64] = 2
THRESHOLD: Final[i64] = 12


def throw_targets(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the visible squares and opponents a throw may aim at, as answers.

    Rule: BK-THR-05, BK-GRD-21, BK-COV-02.
    """
    found = vec[i64](capacity=64)
    for square in visible_squares(s, briskar):
        found = append(found, AT + square)
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other) and cover(s, briskar, other) != HIDDEN:
            found = append(found, ON + other)
    return found


def throw_threshold(s: Battlefield, briskar: Briskar, square: i64) -> i64:
    """12, and 1 more for each fathom, rounded up.

    Rule: BK-THR-03, BK-THR-05.
    """
    rise = s.ground.stand(square) - s.level(briskar)
    return THRESHOLD + whole_fathoms(s.place[briskar], square, rise)


@final
class Throwing(Quiet):
    """Throw something: what, at whom or where, the roll, the defence, what it does.

    ``thing`` is the answer that named it.

    Rule: BK-THR-01 to BK-THR-05, BK-THR-13, BK-THR-14.
    """

    def __init__(
        self,
        briskar: Briskar,
        thing: i64 = 0,
        target: Briskar = NOBODY,
        square: i64 = -1,
        criticals: i64 = 0,
        at: i64 = CHOOSING,
    ) -> None:
        self.briskar: Briskar = briskar
        self.thing: i64 = thing
        self.target: Briskar = target
        self.square: i64 = square
        self.criticals: i64 = criticals
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        seat = s.owner(self.briskar)
        if self.at == CHOOSING:
            self.at = THING_CHOSEN
            s.call(Choose(seat, sources(s, self.briskar), "throw"))
        elif self.at == THING_CHOSEN:
            self.thing = s.returned
            self.at = TARGET_CHOSEN
            s.call(Choose(seat, throw_targets(s, self.briskar), "target"))
        elif self.at == TARGET_CHOSEN:
            self.throw(s, s.returned)
        elif self.at == ROLLED:
            self.rolled(s)
        elif self.at == DEFENDED:
            self.at = DONE
            if s.returned == HIT:
                s.call(ThrowHarm(self.briskar, self.target, self.square, self.thing, self.criticals))
            else:
                leave_hand(s, self.briskar, self.thing, self.square)
        else:
            s.aimed = NOBODY
            s.finish(0)

    def throw(self, s: Battlefield, action: i64) -> None:
        """Roll Strength and Constitution.

        Rule: BK-THR-03, BK-THR-13, BK-COV-11, BK-ACT-32.
        """
        self.target = NOBODY
        self.square = action - AT
        if action >= ON:
            self.target = Briskar(action - ON)
            self.square = s.place[self.target]
        lower_shield(s, self.briskar)
        s.hidden[self.briskar] = 0
        tell_thing(s, events.THROWS, self.briskar, self.square, thrown_thing(s, self.briskar, self.thing))
        self.at = ROLLED
        tally = characteristic_tally(s, self.briskar, tallies.STRENGTH, tallies.CONSTITUTION)
        s.call(Roll(self.briskar, tally, "throw"))

    def rolled(self, s: Battlefield) -> None:
        """Failure lets it fall; at a Briskar he may defend; at a square it just flies there.

        Rule: BK-THR-05, BK-THR-10, BK-THR-14, BK-DIC-12.
        """
        threshold = throw_threshold(s, self.briskar, self.square)
        self.at = DONE
        if not s.rolled.passes(threshold):
            tell_test(s, events.FAILS, self.briskar, "throw", threshold)
            place = drop_place(self.thing)
            if place != STAYS_THERE:
                s.call(Drop(self.briskar, place, s.owner(self.briskar)))
        elif self.target == NOBODY or is_template_throw(s, self.briskar, self.thing):
            s.call(ThrowHarm(self.briskar, NOBODY, self.square, self.thing, s.rolled.criticals))
        else:
            self.at = DEFENDED
            self.criticals = s.rolled.criticals
            s.call(thrown_at(self.briskar, self.target, s.rolled.total, s.rolled.criticals))

    def clone(self) -> Throwing:
        return Throwing(self.briskar, self.thing, self.target, self.square, self.criticals, self.at)


@final
class Throw(Deed):
    """Throw something held or standing in the zone, with Strength enough. Rule: BK-THR-01, BK-THR-04, BK-EQP-16."""

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.card(briskar).hands == 0:
            return NO_FREE_HAND
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        return None if len(sources(s, briskar)) > 0 else NO_OBJECT

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.call(Throwing(briskar))


THROWING: Final[list[Deed]] = [Throw(THROW, keeps_aim=True, least=COST, aims=True)]
