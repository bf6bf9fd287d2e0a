"""Chapter 18: the other general actions: breaking, picking, eating, armour, digging, En Garde, Last Hope."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.terms import SURE_PICK_LOCK, SURE_SMASH
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.dice.trials import ALWAYS, Trial
from flibuste.games.briskars.field import events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.refusals import (
    ALREADY_SO,
    NO_FREE_HAND,
    NO_OBJECT,
    NOT_ENOUGH_AP,
    NOT_HEALTHY_ENOUGH,
    OPPONENT_NEAR,
    TRIED_ALREADY,
)
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import (
    AT,
    EN_GARDE,
    LAST_HOPE,
    PICK_LOCK,
    REMOVE_ARMOUR,
    SLOTS,
    SMASH,
    SNATCH,
)
from flibuste.games.briskars.field.zones import are_opponents, square_in_zone, squares_around
from flibuste.games.briskars.ground.distance import FATHOM, STRIDE, in_contact
from flibuste.games.briskars.ground.ground import NO_ELEMENT, STRUCTURE, neighbours
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.health import SHAKEN_BELOW, heal
from flibuste.games.briskars.movement.forced import strike_element
from flibuste.games.briskars.ordnance.battering import is_own_crate
from flibuste.kernel.bits import has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public

CHOOSING: Final[i64] = 0
CHOSEN: Final[i64] = 1
TRIED: Final[i64] = 2

COST: Final[i64] = 2
ARMOUR_COST: Final[i64] = 3
HOPE_THRESHOLD: Final[i64] = 10


def squares_in_zone(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the squares of his zone on the map, his own included, in reading order."""
    place = s.place[briskar]
    if s.card(briskar).body_reach:
        return those_in_zone(s, briskar, squares_around(s, place))
    found = vec[i64](capacity=9)
    feet = s.level(briskar)
    levels = s.ground.level
    for row in range(max(place // STRIDE - 1, 0), min(place // STRIDE + 2, s.ground.height)):
        for column in range(max(place % STRIDE - 1, 0), min(place % STRIDE + 2, s.ground.width)):
            square = row * STRIDE + column
            if square == place or -FATHOM <= levels[square] - feet <= FATHOM:
                found = append(found, square)
    return found


def those_in_zone(s: Battlefield, briskar: Briskar, squares: vec[i64]) -> vec[i64]:
    """List those of some squares that are in his zone."""
    found = vec[i64](capacity=25)
    for square in squares:
        if square_in_zone(s, briskar, square):
            found = append(found, square)
    return found


def has_tool(s: Battlefield, briskar: Briskar, action: i64) -> bool:
    """Say whether a weapon he carries makes an action sure.

    Rule: BK-WPN-11.
    """
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon != NOTHING and has(s.content.weapons[weapon].tools, action):
            return True
    return False


# breaking and picking


def breakable(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the squares of his zone with an element that one success breaks: doors, barrels, scenery without SP.

    Rule: BK-ACT-14.
    """
    found = vec[i64](capacity=4)
    for square in squares_in_zone(s, briskar):
        if s.ground.element(square) != NO_ELEMENT and not s.ground.has_trait(square, STRUCTURE):
            if not is_piece(s, square) and not is_own_crate(s, s.owner(briskar), square):
                found = append(found, AT + square)
    return found


def is_piece(s: Battlefield, square: i64) -> bool:
    """Say whether a piece of ordnance stands on a square."""
    return any(place == square for place in s.piece_place)


def lockable(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the squares of his zone with a lock or a mechanism.

    Rule: BK-ACT-34.
    """
    found = vec[i64](capacity=4)
    for square in squares_in_zone(s, briskar):
        element = s.ground.element(square)
        if element != NO_ELEMENT and s.content.elements[element].lock > 0:
            found = append(found, AT + square)
    return found


@final
class WorkOn(Quiet):
    """Choose an element in the zone and break it or pick its lock.

    Rule: BK-ACT-14, BK-ACT-34, BK-WPN-11, BK-COV-10.
    """

    def __init__(self, briskar: Briskar, picking: i64, square: i64 = -1, at: i64 = CHOOSING) -> None:
        self.briskar: Briskar = briskar
        self.picking: i64 = picking
        self.square: i64 = square
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CHOOSING:
            self.at = CHOSEN
            choices = lockable(s, self.briskar) if self.picking != 0 else breakable(s, self.briskar)
            s.call(Choose(s.owner(self.briskar), choices, "element"))
        elif self.at == CHOSEN:
            self.square = s.returned - AT
            self.at = TRIED
            self.attempt(s)
        else:
            passed = s.returned == 1
            s.finish(0)
            if passed:
                self.succeed(s)

    def attempt(self, s: Battlefield) -> None:
        """Roll, unless the boarding ax makes it sure but for a critical failure."""
        element = s.content.elements[s.ground.element(self.square)]
        if self.picking != 0:
            threshold = element.lock
            if has_tool(s, self.briskar, SURE_PICK_LOCK):
                threshold = ALWAYS
            tally = characteristic_tally(s, self.briskar, tallies.DEXTERITY, tallies.MIND)
            s.call(Trial(self.briskar, tally, threshold, "picking"))
            return
        threshold = element.threshold
        if has_tool(s, self.briskar, SURE_SMASH):
            threshold = ALWAYS
        tally = characteristic_tally(s, self.briskar, tallies.STRENGTH, tallies.CONSTITUTION)
        s.call(Trial(self.briskar, tally, threshold, "smashing"))

    def succeed(self, s: Battlefield) -> None:
        """Open the door or destroy the element."""
        opens = s.content.elements[s.ground.element(self.square)].opens
        if self.picking != 0 and opens:
            self.tell_opened(s)
            s.ground = s.ground.changed(self.square, s.content.index("scenery", opens), 0, 0)
        else:
            strike_element(s, self.square, 1, self.briskar)

    def tell_opened(self, s: Battlefield) -> None:
        """Write what he has opened, and where."""
        if s.log is not None:
            scenery = public("scenery", s.content.elements[s.ground.element(self.square)].id)
            s.log.tell(events.OPENED.name, public("briskar", self.briskar), public("square", self.square), scenery)

    def clone(self) -> WorkOn:
        return WorkOn(self.briskar, self.picking, self.square, self.at)


@final
class Smash(Deed):
    """Break an object or a door for 2 AP. Rule: BK-ACT-14."""

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        return None if len(breakable(s, briskar)) > 0 else NO_OBJECT

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.call(WorkOn(briskar, 0))


@final
class PickLock(Deed):
    """Pick a lock for 2 AP; it takes a hand. Rule: BK-ACT-34, BK-EQP-16."""

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.card(briskar).hands == 0:
            return NO_FREE_HAND
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        return None if len(lockable(s, briskar)) > 0 else NO_OBJECT

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.call(WorkOn(briskar, 1))


# eating


def food(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the neighbouring squares (and his own) with food or drink left.

    Rule: BK-ACT-15, BK-ACT-17.
    """
    found = vec[i64](capacity=4)
    own = s.place[briskar]
    for square in squares_around(s, own):
        if s.ground.portions[square] > 0:
            if square == own or in_contact(own, square, s.ground.level[square] - s.level(briskar)):
                found = append(found, AT + square)
    return found


def has_opponent_beside(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether any opponent, able or not, is next to him. Rule: BK-ACT-15."""
    for square in neighbours(s.ground, s.place[briskar]):
        other = s.standing_on(square)
        if other != NOBODY and are_opponents(s, briskar, other):
            return True
    return False


@final
class Eat(Quiet):
    """Take a bite from food or drink beside him: a third of a D10, rounded up.

    Rule: BK-ACT-15, BK-ACT-17.
    """

    def __init__(self, briskar: Briskar, square: i64 = -1, at: i64 = CHOOSING) -> None:
        self.briskar: Briskar = briskar
        self.square: i64 = square
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CHOOSING:
            self.at = CHOSEN
            s.call(Choose(s.owner(self.briskar), food(s, self.briskar), "food"))
        elif self.at == CHOSEN:
            self.square = s.returned - AT
            self.at = TRIED
            s.ground = s.ground.eaten(self.square)
            s.call(Plain(self.briskar, 1, 10, "snatch"))
        else:
            heal(s, self.briskar, (s.returned + 2) // 3)
            s.finish(0)

    def clone(self) -> Eat:
        return Eat(self.briskar, self.square, self.at)


@final
class Snatch(Deed):
    """Snatch a bite for 2 AP. Rule: BK-ACT-15."""

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        if len(food(s, briskar)) == 0:
            return NO_OBJECT
        return OPPONENT_NEAR if has_opponent_beside(s, briskar) else None

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.call(Eat(briskar))


# armour, En Garde, Last Hope


@final
class RemoveArmour(Deed):
    """Take the armour off for 3 AP, for the rest of the game; a shell cannot be.

    Rule: BK-ACT-18.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return ARMOUR_COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.armour[briskar] == NOTHING or s.content.armours[s.armour[briskar]].natural:
            return NO_OBJECT
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.armour[briskar] = NOTHING
        s.lc[briskar] = 0
        s.note(events.REMOVES_ARMOUR, briskar)


@final
class EnGarde(Deed):
    """Stand En Garde for 2 AP: a die more for the next defence.

    Rule: BK-ACT-38, BK-ACT-39.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return COST

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        s.en_garde[briskar] = 1
        s.note(events.EN_GARDE, briskar)


@final
class Hope(Quiet):
    """Test for Last Hope. Rule: BK-ACT-40, BK-ACT-41."""

    def __init__(self, briskar: Briskar, at: i64 = CHOOSING) -> None:
        self.briskar: Briskar = briskar
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CHOOSING:
            self.at = TRIED
            tally = characteristic_tally(s, self.briskar, tallies.CONSTITUTION, tallies.MIND)
            s.call(Trial(self.briskar, tally, HOPE_THRESHOLD, "last hope"))
            return
        if s.returned == 1:
            s.hope[self.briskar] = 1
        s.finish(0)

    def clone(self) -> Hope:
        return Hope(self.briskar, self.at)


@final
class LastHope(Deed):
    """Under 10 health points: give up defence and armour for cheaper blows.

    Rule: BK-ACT-40, BK-AP-04.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if s.hp[briskar] >= SHAKEN_BELOW:
            return NOT_HEALTHY_ENOUGH
        if s.hope[briskar] != 0:
            return ALREADY_SO
        return TRIED_ALREADY if s.hope_tried != 0 else None

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        s.hope_tried = 1
        s.call(Hope(briskar))


GENERAL: Final[list[Deed]] = [
    Smash(SMASH, least=COST),
    PickLock(PICK_LOCK, least=COST),
    Snatch(SNATCH, least=COST),
    RemoveArmour(REMOVE_ARMOUR, least=ARMOUR_COST),
    EnGarde(EN_GARDE, least=COST),
    LastHope(LAST_HOPE),
]
