"""Chapter 18: picking things up and putting them down."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.actions.general import squares_in_zone
from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.arms import droppable_slots, free_hands
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.kit import element_thing, tell_thing, weapon_at, weapon_thing
from flibuste.games.briskars.field.refusals import NO_FREE_HAND, NO_OBJECT, NOT_ENOUGH_AP
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import AT, PICK, PICK_UP, PUT_DOWN, SLOTS, WITH
from flibuste.games.briskars.ground.ground import NO_ELEMENT
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.dropping import FIRST_HAND, LOAD, Drop
from flibuste.games.briskars.movement.walking import PayByMove, can_pay_by_move, price_by_move
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

CHOOSING: Final[i64] = 0
SQUARE_CHOSEN: Final[i64] = 1
THING_CHOSEN: Final[i64] = 2
PAID: Final[i64] = 3
DONE: Final[i64] = 4

THE_ELEMENT: Final[i64] = 0
IN_HAND: Final[i64] = 40


def can_lift(s: Battlefield, briskar: Briskar, square: i64) -> bool:
    """Say whether the element of a square can be taken: a load, or a thing for the hand, with nobody on it.

    Rule: BK-ACT-08, BK-ACT-09, BK-ACT-13.
    """
    element = s.ground.element(square)
    if element == NO_ELEMENT or s.standing_on(square) != NOBODY or s.load[briskar] != NOTHING:
        return False
    number = s.content.elements[element].object
    if number == NOTHING:
        return False
    card = s.content.objects[number]
    return card.load or (card.held and empty_hand(s, briskar) != NOTHING)


def empty_hand(s: Battlefield, briskar: Briskar) -> i64:
    """Return a place for something in the hand, or NOTHING."""
    for hand in range(briskar * 2, briskar * 2 + 2):
        if s.in_hand[hand] == NOTHING:
            return hand
    return NOTHING


def empty_slot(s: Battlefield, briskar: Briskar) -> i64:
    """Return a place for a weapon, or NOTHING."""
    for slot in range(SLOTS):
        if weapon_at(s, briskar, slot) == NOTHING:
            return slot
    return NOTHING


def things_on(s: Battlefield, briskar: Briskar, square: i64) -> vec[i64]:
    """List what he could take from a square, as answers: the element, then each weapon.

    Rule: BK-ACT-09.
    """
    found = vec[i64](capacity=4)
    if can_lift(s, briskar, square):
        found = append(found, PICK + THE_ELEMENT)
    if empty_slot(s, briskar) == NOTHING:
        return found
    for k in range(len(s.things)):
        if s.things[k].square == square and k < IN_HAND:
            found = append(found, PICK + 1 + k)
    return found


def pick_up_squares(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the squares of his zone from which he could take something."""
    found = vec[i64](capacity=4)
    for square in squares_in_zone(s, briskar):
        if has_something(s, briskar, square):
            found = append(found, AT + square)
    return found


def has_something(s: Battlefield, briskar: Briskar, square: i64) -> bool:
    """Say whether there is anything on a square that he could take.

    Rule: BK-ACT-09.
    """
    if can_lift(s, briskar, square):
        return True
    for k in range(min(len(s.things), IN_HAND)):
        if s.things[k].square == square:
            return empty_slot(s, briskar) != NOTHING
    return False


@final
class Take(Quiet):
    """Pick something up: which square, which thing, paid by the free movement or 1 AP.

    Rule: BK-ACT-08, BK-ACT-09, BK-EQP-15.
    """

    def __init__(self, briskar: Briskar, square: i64 = -1, thing: i64 = -1, at: i64 = CHOOSING) -> None:
        self.briskar: Briskar = briskar
        self.square: i64 = square
        self.thing: i64 = thing
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        seat = s.owner(self.briskar)
        if self.at == CHOOSING:
            self.at = SQUARE_CHOSEN
            s.call(Choose(seat, pick_up_squares(s, self.briskar), "thing"))
        elif self.at == SQUARE_CHOSEN:
            self.square = s.returned - AT
            self.at = THING_CHOSEN
            s.call(Choose(seat, things_on(s, self.briskar, self.square), "thing"))
        elif self.at == THING_CHOSEN:
            self.thing = s.returned - PICK
            self.at = PAID
            s.call(PayByMove(self.briskar))
        else:
            tell_thing(s, events.PICKS_UP, self.briskar, self.square, self.take(s))
            s.finish(0)

    def take(self, s: Battlefield) -> str:
        """Take the element or the weapon; return its name."""
        if self.thing != THE_ELEMENT:
            lying = s.things.pop(int(self.thing) - 1)
            slot = self.briskar * SLOTS + empty_slot(s, self.briskar)
            s.weapons[slot] = lying.weapon
            s.loaded[slot] = lying.loaded
            s.poison[slot] = lying.poison
            return weapon_thing(s, lying.weapon)
        element = s.ground.element(self.square)
        if s.content.objects[s.content.elements[element].object].load:
            s.load[self.briskar] = element
            s.load_portions[self.briskar] = s.ground.portions[self.square]
        else:
            s.in_hand[empty_hand(s, self.briskar)] = element
        s.ground = s.ground.changed(self.square, NO_ELEMENT, 0, 0)
        return element_thing(s, element)

    def clone(self) -> Take:
        return Take(self.briskar, self.square, self.thing, self.at)


@final
class PickUp(Deed):
    """Pick something up with a free hand. Rule: BK-ACT-09, BK-EQP-16, BK-ACT-13."""

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return price_by_move(s, briskar)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if free_hands(s, briskar) == 0:
            return NO_FREE_HAND
        if not can_pay_by_move(s, briskar):
            return NOT_ENOUGH_AP
        return None if len(pick_up_squares(s, briskar)) > 0 else NO_OBJECT

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        s.call(Take(briskar))


def droppable(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List what he could put down, as answers: weapons by slot, the load, what his hands hold."""
    found = vec[i64](capacity=8)
    for slot in droppable_slots(s, briskar):
        found = append(found, WITH + slot)
    if s.load[briskar] != NOTHING:
        found = append(found, PICK)
    for hand in range(2):
        if s.in_hand[briskar * 2 + hand] != NOTHING:
            found = append(found, PICK + 1 + hand)
    return found


@final
class PutAway(Quiet):
    """Put something down: what, paid by the free movement or 1 AP, and where.

    Rule: BK-ACT-10.
    """

    def __init__(self, briskar: Briskar, thing: i64 = 0, at: i64 = CHOOSING) -> None:
        self.briskar: Briskar = briskar
        self.thing: i64 = thing
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CHOOSING:
            self.at = THING_CHOSEN
            s.call(Choose(s.owner(self.briskar), droppable(s, self.briskar), "thing"))
        elif self.at == THING_CHOSEN:
            self.thing = s.returned
            self.at = PAID
            s.call(PayByMove(self.briskar))
        elif self.at == PAID:
            self.at = DONE
            s.call(Drop(self.briskar, self.place(), s.owner(self.briskar)))
        else:
            s.finish(0)

    def place(self) -> i64:
        """Return where the chosen thing is: a slot, the back, a hand."""
        if self.thing < PICK:
            return self.thing - WITH
        if self.thing == PICK:
            return LOAD
        return FIRST_HAND - (self.thing - PICK - 1)

    def clone(self) -> PutAway:
        return PutAway(self.briskar, self.thing, self.at)


@final
class PutDown(Deed):
    """Put something down in his zone. Rule: BK-ACT-10, BK-EQP-16."""

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return price_by_move(s, briskar)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if not can_pay_by_move(s, briskar):
            return NOT_ENOUGH_AP
        return None if len(droppable(s, briskar)) > 0 else NO_OBJECT

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        s.call(PutAway(briskar))


CARRYING: Final[list[Deed]] = [PickUp(PICK_UP), PutDown(PUT_DOWN)]
