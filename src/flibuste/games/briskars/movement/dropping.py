"""Chapters 12, 15 and 18: things that leave a hand: where they fall, who says so, and what a hold makes one drop."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import decisions, events
from flibuste.games.briskars.field.arms import lose_weapon
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.kit import element_thing, tell_thing, weapon_at, weapon_thing
from flibuste.games.briskars.field.lasting import Lying
from flibuste.games.briskars.field.postures import end_hold
from flibuste.games.briskars.field.refusals import NOT_THERE
from flibuste.games.briskars.field.state import (
    EMPTY,
    NOTHING,
    Battlefield,
)
from flibuste.games.briskars.field.verbs import AT, SLOTS
from flibuste.games.briskars.field.zones import square_in_zone, squares_around
from flibuste.games.briskars.ground.ground import BLOCKING
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import Fixed
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

LOAD: Final[i64] = -1
FIRST_HAND: Final[i64] = -2
SECOND_HAND: Final[i64] = -3


def drop_squares(s: Battlefield, owner: Briskar, element: bool) -> vec[i64]:
    """List the squares of a Briskar's zone where something can lie; scenery needs a square of its own.

    Rule: BK-ACT-10, BK-ACT-11.
    """
    found = vec[i64](capacity=8)
    for square in squares_around(s, s.place[owner]):
        if s.ground.kind(square) != BLOCKING and square_in_zone(s, owner, square):
            if not element or (s.ground.element(square) < 0 and s.standing_on(square) < 0):
                found = append(found, square)
    return found


@final
class Drop(Choice):
    """Lay down a weapon (its slot), the load (LOAD) or what a hand holds; the chooser's seat says where in his zone.

    Rule: BK-ACT-10, BK-ACT-11, BK-ATK-10, BK-FGT-02.
    """

    def __init__(self, owner: Briskar, slot: i64, chooser: Seat, choices: Fixed = EMPTY, asked: i64 = 0) -> None:
        self.owner: Briskar = owner
        self.slot: i64 = slot
        self.chooser: Seat = chooser
        self.choices: Fixed = choices
        self.asked: i64 = asked

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.asked != 0:
            self.lay(s, s.answers[self.chooser] - AT)
            s.finish(1)
            return
        self.choices = drop_squares(s, self.owner, self.slot < 0)
        if len(self.choices) == 0:
            self.vanish(s)
            s.finish(1)
            return
        self.asked = 1
        s.ask_one(self.chooser)

    def vanish(self, s: Battlefield) -> None:
        """Where there is no room at all, a thing is lost."""
        if self.slot == LOAD:
            s.load[self.owner] = NOTHING
            s.shield[self.owner] = NOTHING
        elif self.slot < 0:
            s.in_hand[self.owner * 2 + FIRST_HAND - self.slot] = NOTHING
        else:
            drop_weapon(s, self.owner, self.slot, s.place[self.owner])

    def lay(self, s: Battlefield, square: i64) -> None:
        """Put the thing on the square."""
        thing = self.named(s)
        if self.slot == LOAD:
            s.ground = s.ground.changed(square, s.load[self.owner], 0, s.load_portions[self.owner])
            s.load[self.owner] = NOTHING
            s.shield[self.owner] = NOTHING
        elif self.slot < 0:
            hand = self.owner * 2 + FIRST_HAND - self.slot
            s.ground = s.ground.changed(square, s.in_hand[hand], 0, 0)
            s.in_hand[hand] = NOTHING
        else:
            drop_weapon(s, self.owner, self.slot, square)
        tell_thing(s, events.DROPS, self.owner, square, thing)

    def named(self, s: Battlefield) -> str:
        """Name the thing while it is still held."""
        if self.slot == LOAD:
            return element_thing(s, s.load[self.owner])
        if self.slot < 0:
            return element_thing(s, s.in_hand[self.owner * 2 + FIRST_HAND - self.slot])
        return weapon_thing(s, weapon_at(s, self.owner, self.slot))

    def asks(self) -> Decision:
        return decisions.PUT_DOWN

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return self.choices

    def unheard(self, action: i64) -> Refusal:
        return NOT_THERE

    def clone(self) -> Drop:
        return Drop(self.owner, self.slot, self.chooser, self.choices, self.asked)


def drop_weapon(s: Battlefield, briskar: Briskar, slot: i64, square: i64) -> None:
    """Let a weapon lie on a square.

    Rule: BK-ATK-10, BK-EQP-15.
    """
    k = briskar * SLOTS + slot
    s.things.append(Lying(weapon_at(s, briskar, slot), square, s.loaded[k], s.poison[k]))
    lose_weapon(s, briskar, slot)


def take_hold(s: Battlefield, holder: Briskar, victim: Briskar) -> None:
    """Begin a hold; the victim's load falls where the holder says. Call it last before returning from a step.

    Rule: BK-FGT-02, BK-FGT-03.
    """
    end_hold(s, holder)
    end_hold(s, victim)
    s.holding[holder] = victim
    s.held_by[victim] = holder
    s.note_pair(events.HOLDS, holder, victim)
    for hand in range(2):
        if s.in_hand[victim * 2 + hand] != NOTHING:
            s.call(Drop(victim, FIRST_HAND - hand, s.owner(holder)))
    if s.load[victim] != NOTHING:
        s.call(Drop(victim, LOAD, s.owner(holder)))
