"""Chapters 24 and 25: structure points, broken elements, and masts that fall."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.battle.scenario_setup import is_own_crate
from flibuste.games.briskars.dice.dice import direction
from flibuste.games.briskars.dice.plain_rolls import Plain
from flibuste.games.briskars.dice.rolls import FUMBLE, Roll
from flibuste.games.briskars.field.arms import may_use, weapon_at
from flibuste.games.briskars.field.choosing import Choose
from flibuste.games.briskars.field.deeds import Deed
from flibuste.games.briskars.field.quiet import Quiet
from flibuste.games.briskars.field.reasons import STRENGTH, add, new_tally
from flibuste.games.briskars.field.refusals import NO_OBJECT, NOT_ENOUGH_AP
from flibuste.games.briskars.field.shields import lower_shield
from flibuste.games.briskars.field.spending import constitution, pay, strength
from flibuste.games.briskars.field.state import EMPTY, NOBODY, NOTHING, OUT, Battlefield
from flibuste.games.briskars.field.totals import ATTACKED
from flibuste.games.briskars.field.verbs import AT, BATTER, SLOTS, WITH
from flibuste.games.briskars.field.zones import square_in_zone, squares_around
from flibuste.games.briskars.fighting.striking import blow_cost
from flibuste.games.briskars.ground.distance import in_reach
from flibuste.games.briskars.ground.ground import DEEP, TALL
from flibuste.games.briskars.ground.templates import fall_path
from flibuste.games.briskars.injuries.leaving import clear_fallen, lose_hp
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.ordnance.kegs import remove_keg
from flibuste.games.briskars.ordnance.shiver import ShiverAll, in_area
from flibuste.kernel.bits import has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

FALLS: Final[i64] = 0
SHIVERED: Final[i64] = 1
NEXT_VICTIM: Final[i64] = 2
DICE_ROLLED: Final[i64] = 3
OVER: Final[i64] = 4

CHOOSING: Final[i64] = 0
SQUARE_CHOSEN: Final[i64] = 1
WEAPON_CHOSEN: Final[i64] = 2
ROLLED: Final[i64] = 3
DONE: Final[i64] = 4


def strike_element(s: Battlefield, square: i64, points: i64, source: i64) -> None:
    """Take structure points from an element, or break one that has none. Call it last before a step returns.

    A piece of ordnance falls silent (nobody gains gold for it), a keg is gone without effect, a tall element topples.

    Rule: BK-GLD-05, BK-ORD-03, BK-ORD-07, BK-ORD-08, BK-SCN-01, BK-SCN-06, BK-OBJ-25, BK-COV-10.
    """
    if s.ground.element(square) < 0:
        return
    before = s.ground
    s.ground = s.ground.damaged(square, points)
    if s.ground.element(square) >= 0:
        return
    if s.log is not None:
        s.note("destroyed", NOBODY, square)
    remove_keg(s, square)
    for piece in range(len(s.piece_place)):
        if s.piece_place[piece] == square:
            s.piece_place[piece] = OUT
            s.ground = s.ground.with_floor(square, s.ground.debris)
    if before.has_trait(square, TALL):
        s.call(Topple(square, before.size(square), source))


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


# battering


def battered_with(s: Battlefield, briskar: i64, square: i64) -> vec[i64]:
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


def battered(s: Battlefield, briskar: i64) -> vec[i64]:
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

    def __init__(self, briskar: i64, square: i64 = -1, at: i64 = CHOOSING) -> None:
        self.briskar: i64 = briskar
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
        s.call(Roll(self.briskar, tally, "battering", 1, card.critical))

    def struck(self, s: Battlefield) -> None:
        """Compare with the threshold of the element. Rule: BK-ORD-04, BK-ORD-05."""
        threshold = s.content.elements[s.ground.element(self.square)].threshold
        self.at = DONE
        if s.returned == FUMBLE or (s.returned < threshold and s.criticals == 0):
            s.note("fails", self.briskar, threshold)
            return
        points: i64 = 1
        if s.criticals > 0:
            points = 2
        strike_element(s, self.square, points, self.briskar)

    def clone(self) -> Battering:
        return Battering(self.briskar, self.square, self.at)


@final
class Batter(Deed):
    """Strike ordnance, a hull or another element. Rule: BK-ORD-03, BK-ORD-05."""

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        if s.ap[briskar] < 1:
            return NOT_ENOUGH_AP
        return None if len(battered(s, briskar)) > 0 else NO_OBJECT

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        s.call(Battering(briskar))


BATTERING: Final[list[Deed]] = [Batter(BATTER, least=1)]
