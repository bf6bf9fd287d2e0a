"""Chapters 24 and 25: structure points, broken elements, and masts that fall."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.dice.trials import tell_test
from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.arms import blow_cost, may_use
from flibuste.games.briskars.field.characteristics import strength
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.refusals import NO_OBJECT, NOT_ENOUGH_AP
from flibuste.games.briskars.field.shields import lower_shield
from flibuste.games.briskars.field.state import CRATES, NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, STRENGTH, add, new_tally
from flibuste.games.briskars.field.verbs import AT, BATTER, SLOTS, WITH
from flibuste.games.briskars.field.zones import square_in_zone, squares_around
from flibuste.games.briskars.ground.distance import in_reach
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.forced import strike_element
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

CHOOSING: Final[i64] = 0
SQUARE_CHOSEN: Final[i64] = 1
WEAPON_CHOSEN: Final[i64] = 2
ROLLED: Final[i64] = 3
DONE: Final[i64] = 4


# battering


def battered_with(s: Battlefield, briskar: Briskar, square: i64) -> vec[i64]:
    """List the weapons (as answers) with which he can strike an element and pay; bare hands have none.

    Rule: BK-ORD-05.
    """
    found = vec[i64](capacity=4)
    rise = s.ground.level[square] - s.level(briskar)
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon == NOTHING or not s.content.weapons[weapon].strikes() or not may_use(s, briskar, weapon):
            continue
        near = square_in_zone(s, briskar, square)
        if s.content.weapons[weapon].reach:
            near = near or in_reach(s.place[briskar], square, rise)
        if near and blow_cost(s, briskar, slot, ATTACKED) <= s.ap[briskar]:
            found = append(found, WITH + slot)
    return found


def battered(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the squares with an element he could strike; own crates are spared.

    Rule: BK-ORD-03, BK-ORD-05.
    """
    found = vec[i64](capacity=4)
    for square in squares_around(s, s.place[briskar]):
        if s.ground.element(square) < 0 or square == s.place[briskar]:
            continue
        if is_own_crate(s, s.owner(briskar), square):
            continue
        if in_reach(s.place[briskar], square, 0) and len(battered_with(s, briskar, square)) > 0:
            found = append(found, AT + square)
    return found


@final
class Battering(Quiet):
    """Attack an element: S x 2 against 12, nobody defends; 1 SP, 2 with a critical hit.

    Rule: BK-ORD-03, BK-ORD-04, BK-ORD-05, BK-ORD-07, BK-CHR-05.
    """

    def __init__(self, briskar: Briskar, square: i64 = -1, at: i64 = CHOOSING) -> None:
        self.briskar: Briskar = briskar
        self.square: i64 = square
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        seat = s.owner(self.briskar)
        if self.at == CHOOSING:
            self.at = SQUARE_CHOSEN
            s.call(Choose(seat, battered(s, self.briskar), "element"))
        elif self.at == SQUARE_CHOSEN:
            self.square = s.returned - AT
            self.at = WEAPON_CHOSEN
            s.call(Choose(seat, battered_with(s, self.briskar, self.square), "weapon"))
        elif self.at == WEAPON_CHOSEN:
            self.strike(s, s.returned - WITH)
        elif self.at == ROLLED:
            self.struck(s)
        else:
            s.finish(0)

    def strike(self, s: Battlefield, slot: i64) -> None:
        """Pay and roll."""
        lower_shield(s, self.briskar)
        s.hidden[self.briskar] = 0
        pay(s, self.briskar, blow_cost(s, self.briskar, slot, ATTACKED))
        self.at = ROLLED
        card = s.content.weapons[weapon_at(s, self.briskar, slot)]
        tally = add(new_tally(), STRENGTH, strength(s, self.briskar) * 2)
        s.call(Roll(self.briskar, tally, "battering", NOBODY, 1, card.critical))

    def struck(self, s: Battlefield) -> None:
        """Compare with the threshold of the element. Rule: BK-ORD-04, BK-ORD-05."""
        threshold = s.content.elements[s.ground.element(self.square)].threshold
        self.at = DONE
        if not s.rolled.passes(threshold):
            tell_test(s, events.FAILS, self.briskar, "battering", threshold)
            return
        points: i64 = 1
        if s.rolled.criticals > 0:
            points = 2
        strike_element(s, self.square, points, self.briskar)

    def clone(self) -> Battering:
        return Battering(self.briskar, self.square, self.at)


@final
class Batter(Deed):
    """Strike ordnance, a hull or another element. Rule: BK-ORD-03, BK-ORD-05."""

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.ap[briskar] < 1:
            return NOT_ENOUGH_AP
        return None if len(battered(s, briskar)) > 0 else NO_OBJECT

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        s.call(Battering(briskar))


BATTERING: Final[list[Deed]] = [Batter(BATTER, least=1)]


def is_own_crate(s: Battlefield, seat: Seat, square: i64) -> bool:
    """Say whether a square holds a crate of one's own, which may not be attacked."""
    return any(s.crates[k] == square for k in range(seat * CRATES, seat * CRATES + CRATES))
