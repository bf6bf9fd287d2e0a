"""Chapters 12, 29 and 38: effects of weapons and thrusts that ask something: push, pull, disarm, hold."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field.arms import weapon_at
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.postures import end_hold
from flibuste.games.briskars.field.refusals import NOT_THERE
from flibuste.games.briskars.field.state import EMPTY, NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import AT, PICK, SLOTS, WITH
from flibuste.games.briskars.ground.distance import NEARLY, flat_distance, nearest_direction
from flibuste.games.briskars.ground.ground import neighbours
from flibuste.games.briskars.movement.dropping import FIRST_HAND, LOAD, Drop
from flibuste.games.briskars.movement.forced import Shove, pull_path, push_path
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

DECLARED: Final[i64] = 0
ROLLED: Final[i64] = 1
CHOSEN: Final[i64] = 2
DONE: Final[i64] = 3


@final
class Push(Choice):
    """Push a target away: the attacker says how far, up to what the weapon gives; 0 waives it.

    Rule: BK-ATK-09, BK-CRA-07.
    """

    def __init__(self, attacker: i64, target: i64, fathoms: i64, dice: i64, sides: i64, at: i64 = DECLARED) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.fathoms: i64 = fathoms
        self.dice: i64 = dice
        self.sides: i64 = sides
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED and self.dice > 0:
            self.at = ROLLED
            s.call(Plain(self.attacker, self.dice, self.sides, "push"))
        elif self.at == DECLARED or self.at == ROLLED:
            if self.at == ROLLED:
                self.fathoms += s.returned
            self.at = CHOSEN
            s.ask_one(s.owner(self.attacker))
        elif self.at == CHOSEN:
            self.at = DONE
            fathoms = s.answers[s.owner(self.attacker)] - PICK
            direction = nearest_direction(s.place[self.attacker], s.place[self.target])
            s.note("pushed", self.target, fathoms)
            s.call(Shove(self.target, push_path(s, self.target, direction, fathoms), self.attacker))
        else:
            s.finish(0)

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for fathoms in range(self.fathoms + 1):
            actions = append(actions, PICK + fathoms)
        return actions

    def clone(self) -> Push:
        return Push(self.attacker, self.target, self.fathoms, self.dice, self.sides, self.at)


@final
class Pull(Choice):
    """Pull a target next to the attacker, who chooses among the squares nearest to the line.

    Rule: BK-FIR-11, BK-FIR-13.
    """

    def __init__(self, attacker: i64, target: i64, choices: vec[i64] = EMPTY, at: i64 = DECLARED) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.choices: vec[i64] = choices
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.choices = pull_squares(s, self.attacker, self.target)
            if len(self.choices) == 0:
                s.finish(0)
            elif len(self.choices) == 1:
                self.pull(s, self.choices[0])
            else:
                self.at = CHOSEN
                s.ask_one(s.owner(self.attacker))
        elif self.at == CHOSEN:
            self.pull(s, s.answers[s.owner(self.attacker)] - AT)
        else:
            s.finish(0)

    def pull(self, s: Battlefield, square: i64) -> None:
        self.at = DONE
        s.note("pulled", self.target, square)
        s.call(Shove(self.target, pull_path(s, self.target, square), self.attacker))

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        return self.choices

    def unheard(self, action: i64) -> Refusal:
        return NOT_THERE

    def clone(self) -> Pull:
        return Pull(self.attacker, self.target, self.choices, self.at)


def pull_squares(s: Battlefield, attacker: i64, target: i64) -> vec[i64]:
    """List the free squares next to the attacker that are nearest to the target; none if it is there already.

    Rule: BK-FIR-11.
    """
    found = vec[i64](capacity=4)
    least = flat_distance(s.place[target], s.place[attacker])
    for square in neighbours(s.ground, s.place[attacker]):
        if s.standing_on(square) != NOBODY or not s.ground.enterable(square):
            continue
        away = flat_distance(s.place[target], square)
        if away < least - NEARLY:
            least = away
            found = vec[i64](capacity=4)
        if away <= least + NEARLY and away < flat_distance(s.place[target], s.place[attacker]) - NEARLY:
            found = append(found, square)
    return found


@final
class Disarm(Choice):
    """Make a target drop a weapon: the attacker chooses which, and where in the victim's zone it falls.

    Rule: BK-ATK-10, BK-ACT-11.
    """

    def __init__(self, attacker: i64, target: i64, at: i64 = DECLARED) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        slots = droppable_slots(s, self.target)
        if self.at == DECLARED and len(slots) > 1:
            self.at = CHOSEN
            s.ask_one(s.owner(self.attacker))
        elif self.at == DECLARED and len(slots) == 1:
            self.drop(s, slots[0])
        elif self.at == CHOSEN:
            self.drop(s, s.answers[s.owner(self.attacker)] - WITH)
        else:
            s.finish(0)

    def drop(self, s: Battlefield, slot: i64) -> None:
        self.at = DONE
        s.note_pair("disarms", self.attacker, self.target)
        s.call(Drop(self.target, slot, s.owner(self.attacker)))

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for slot in droppable_slots(s, self.target):
            actions = append(actions, WITH + slot)
        return actions

    def clone(self) -> Disarm:
        return Disarm(self.attacker, self.target, self.at)


def droppable_slots(s: Battlefield, briskar: i64) -> vec[i64]:
    """List the weapons that can leave his hands: no part of the body.

    Rule: BK-ATK-10.
    """
    found = vec[i64](capacity=4)
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon != NOTHING and s.content.weapons[weapon].can_be_dropped():
            found = append(found, slot)
    return found


def take_hold(s: Battlefield, holder: i64, victim: i64) -> None:
    """Begin a hold; the victim's load falls where the holder says. Call it last before returning from a step.

    Rule: BK-FGT-02, BK-FGT-03.
    """
    end_hold(s, holder)
    end_hold(s, victim)
    s.holding[holder] = victim
    s.held_by[victim] = holder
    s.note_pair("holds", holder, victim)
    for hand in range(2):
        if s.in_hand[victim * 2 + hand] != NOTHING:
            s.call(Drop(victim, FIRST_HAND - hand, s.owner(holder)))
    if s.load[victim] != NOTHING:
        s.call(Drop(victim, LOAD, s.owner(holder)))
