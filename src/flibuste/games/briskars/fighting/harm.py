"""Chapters 12, 37 and 38: the damage of a hit and what weapons and thrusts do besides."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.cards.effects import Effect
from flibuste.games.briskars.cards.terms import (
    DO_BLEED,
    DO_DISARM,
    DO_FALL,
    DO_HOLD,
    DO_LOSE_WEAPON,
    DO_POISON,
    DO_PULL,
    DO_PUSH,
    DO_REFUND_AP,
    DO_UNHEALABLE,
)
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import decisions, events
from flibuste.games.briskars.field.arms import droppable_slots, lose_weapon
from flibuste.games.briskars.field.characteristics import strength
from flibuste.games.briskars.field.choices import Choice, Quiet
from flibuste.games.briskars.field.kit import GRAPNEL, card_of, tell_weapon, weapon_at, weapon_name
from flibuste.games.briskars.field.postures import fall
from flibuste.games.briskars.field.refusals import NOT_THERE
from flibuste.games.briskars.field.state import EMPTY, NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import GRAPPLED_AT, SHOT_THRUST_AT, THRUST_AT, is_shot
from flibuste.games.briskars.field.verbs import AT, PICK, SLOTS, WITH
from flibuste.games.briskars.ground.distance import NEARLY, distance, flat_distance, nearest_direction
from flibuste.games.briskars.ground.ground import neighbours
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import PIERCING, VOIDED, Blow
from flibuste.games.briskars.injuries.damage import (
    melee_extra,
    printed_damage,
    range_modifier,
    shot_parts,
)
from flibuste.games.briskars.movement.dropping import Drop, take_hold
from flibuste.games.briskars.movement.forced import Shove, pull_path, push_path
from flibuste.kernel.bits import Fixed
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

ENDED: Final[i64] = 0
DICE_ROLLED: Final[i64] = 1
STRUCK: Final[i64] = 2
WORKING: Final[i64] = 3


@final
class Harm(Quiet):
    """Carry out what an attack does once the defence is settled: damage and effects of a hit, or effects without one.

    ``hit`` is 0 after a miss or a defence: then only effects that come all the same are looked at.

    Rule: BK-ATK-06, BK-ATK-09, BK-DIC-17 to BK-DIC-19, BK-SHO-06, BK-SHO-10.
    """

    def __init__(
        self,
        attacker: Briskar,
        target: Briskar,
        slot: i64,
        kind: i64,
        criticals: i64,
        paid: i64,
        hit: i64,
        copies: i64 = 0,
        first: i64 = 0,
        rest: i64 = 0,
        lost: i64 = 0,
        next_effect: i64 = 0,
        at: i64 = ENDED,
    ) -> None:
        self.attacker: Briskar = attacker
        self.target: Briskar = target
        self.slot: i64 = slot
        self.kind: i64 = kind
        self.criticals: i64 = criticals
        self.paid: i64 = paid
        self.hit: i64 = hit
        self.copies: i64 = copies
        self.first: i64 = first
        self.rest: i64 = rest
        self.lost: i64 = lost
        self.next_effect: i64 = next_effect
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == ENDED:
            if self.hit == 0:
                self.at = WORKING
            else:
                self.roll_copy(s)
        elif self.at == DICE_ROLLED:
            self.add_copy(s, s.returned)
        elif self.at == STRUCK:
            self.lost = s.returned
            self.at = WORKING
            if self.lost == VOIDED:
                s.finish(VOIDED)
        else:
            self.work(s)

    # damage

    def amount(self, s: Battlefield) -> Amount:
        """Return the printed damage of the weapon, or of its thrust; nothing for bare hands."""
        return printed_damage(s, self.attacker, self.slot, self.kind)

    def roll_copy(self, s: Battlefield) -> None:
        """Roll the dice of one copy of the damage: a shot has one more for every critical hit.

        Rule: BK-DIC-18, BK-DIC-19.
        """
        amount = self.amount(s)
        self.at = DICE_ROLLED
        s.call(Plain(self.attacker, amount.dice, amount.sides, "damage"))

    def add_copy(self, s: Battlefield, rolled: i64) -> None:
        """Add a copy; when all are there, strike."""
        value = max(self.amount(s).total(rolled, strength(s, self.attacker)), 0)
        if self.copies == 0:
            self.first = value
        else:
            self.rest += value
        self.copies += 1
        if is_shot(self.kind) and self.copies <= self.criticals:
            self.roll_copy(s)
        else:
            self.strike(s)

    def strike(self, s: Battlefield) -> None:
        """Deal the damage: Strength per critical hit in melee, the range once for a shot.

        Rule: BK-ATK-04, BK-ATK-06, BK-ATK-08, BK-DIC-17, BK-SHO-07 to BK-SHO-10, BK-ARM-05, BK-ARM-07.
        """
        basic = self.first
        extra = self.rest
        weapon = weapon_at(s, self.attacker, self.slot)
        if is_shot(self.kind):
            modifier = range_modifier(s, self.attacker, self.target, self.slot, self.kind)
            basic, extra = shot_parts(basic, extra, modifier)
        else:
            extra += melee_extra(strength(s, self.attacker), self.criticals)
        manner: i64 = 0
        if weapon != NOTHING and s.content.weapons[weapon].piercing:
            manner = PIERCING
        self.at = STRUCK
        s.call(Blow(self.target, self.attacker, basic, extra, manner))

    def fathoms(self, s: Battlefield) -> float:
        """Measure from the attacker to the target."""
        rise = s.level(self.target) - s.level(self.attacker)
        return distance(s.place[self.attacker], s.place[self.target], rise)

    # effects

    def effects(self, s: Battlefield) -> list[Effect]:
        """List the effects that may come now."""
        weapon = weapon_at(s, self.attacker, self.slot)
        if weapon == NOTHING or self.kind == GRAPPLED_AT:
            return []
        card = s.content.weapons[weapon]
        thrust = card.thrust
        if self.kind == THRUST_AT or self.kind == SHOT_THRUST_AT:
            if thrust is None or self.hit == 0:
                return []
            return thrust.effects + thrust.critical if self.criticals > 0 else thrust.effects
        if self.hit == 0:
            if self.criticals == 0:
                return card.on_failure
            return [effect for effect in card.on_critical if effect.defended]
        return card.on_hit + card.on_critical if self.criticals > 0 else card.on_hit

    def work(self, s: Battlefield) -> None:
        """Carry out the effects one after the other, poison last.

        Rule: BK-ATK-09.
        """
        effects = self.effects(s)
        if self.next_effect < len(effects):
            effect = effects[self.next_effect]
            self.next_effect += 1
            if not effect.wound or self.lost > 0:
                self.carry_out(s, effect)
            return
        self.poison_wound(s)
        if self.kind == GRAPPLED_AT and self.hit != 0 and self.next_effect == 0:
            self.next_effect = 1
            self.pull(s, card_of(s, GRAPNEL).range)
            return
        s.finish(max(self.lost, 0))

    def poison_wound(self, s: Battlefield) -> None:
        """A poisoned weapon poisons with every wound.

        Rule: BK-OBJ-22, BK-INJ-04.
        """
        if self.lost > 0 and 0 <= self.slot < SLOTS and not is_shot(self.kind):
            if s.poison[self.attacker * SLOTS + self.slot] != 0:
                s.poisoned[self.target] = 1

    def carry_out(self, s: Battlefield, effect: Effect) -> None:
        """Carry out one effect of a weapon or a thrust."""
        if effect.do == DO_REFUND_AP:
            if s.active == self.attacker:
                s.ap[self.attacker] += self.paid
        elif effect.do == DO_LOSE_WEAPON:
            tell_weapon(s, events.LOSES_WEAPON, self.attacker, weapon_name(s, self.attacker, self.slot))
            lose_weapon(s, self.attacker, self.slot)
        elif s.place[self.target] >= 0:
            self.on_target(s, effect)

    def on_target(self, s: Battlefield, effect: Effect) -> None:
        """Carry out one effect on a target still in play.

        Rule: BK-WPN-02, BK-WPN-04, BK-ATK-10, BK-FGT-02.
        """
        if effect.do == DO_BLEED:
            s.bleeding[self.target] += max(effect.count, 1)
            s.note_pair(events.STARTS_BLEEDING, self.target, s.bleeding[self.target])
        elif effect.do == DO_UNHEALABLE:
            s.cap[self.target] -= self.lost
        elif effect.do == DO_POISON:
            s.poisoned[self.target] = 1
        elif effect.do == DO_FALL:
            fall(s, self.target)
        elif effect.do == DO_HOLD:
            take_hold(s, self.attacker, self.target)
        else:
            self.move_target(s, effect)

    def move_target(self, s: Battlefield, effect: Effect) -> None:
        """Push, pull or disarm."""
        if effect.do == DO_PUSH:
            s.call(Push(self.attacker, self.target, effect.distance, effect.dice.dice, effect.dice.sides))
        elif effect.do == DO_PULL:
            self.pull(s, effect.distance)
        elif effect.do == DO_DISARM:
            s.call(Disarm(self.attacker, self.target))

    def pull(self, s: Battlefield, most: i64) -> None:
        """Pull a target that is near enough.

        Rule: BK-FIR-11, BK-FIR-15, BK-OBJ-11.
        """
        if s.place[self.target] >= 0 and self.fathoms(s) <= float(most) + 1e-9:
            s.call(Pull(self.attacker, self.target))

    def clone(self) -> Harm:
        return Harm(
            self.attacker,
            self.target,
            self.slot,
            self.kind,
            self.criticals,
            self.paid,
            self.hit,
            self.copies,
            self.first,
            self.rest,
            self.lost,
            self.next_effect,
            self.at,
        )


DECLARED: Final[i64] = 0
ROLLED: Final[i64] = 1
CHOSEN: Final[i64] = 2
DONE: Final[i64] = 3


@final
class Push(Choice):
    """Push a target away: the attacker says how far, up to what the weapon gives; 0 waives it.

    Rule: BK-ATK-09, BK-CRA-07.
    """

    def __init__(
        self, attacker: Briskar, target: Briskar, fathoms: i64, dice: i64, sides: i64, at: i64 = DECLARED
    ) -> None:
        self.attacker: Briskar = attacker
        self.target: Briskar = target
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
            s.note_pair(events.PUSHED, self.target, fathoms)
            s.call(Shove(self.target, push_path(s, self.target, direction, fathoms), self.attacker))
        else:
            s.finish(0)

    def asks(self) -> Decision:
        return decisions.PUSH

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
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

    def __init__(self, attacker: Briskar, target: Briskar, choices: Fixed = EMPTY, at: i64 = DECLARED) -> None:
        self.attacker: Briskar = attacker
        self.target: Briskar = target
        self.choices: Fixed = choices
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
        s.note_pair(events.PULLED, self.target, square)
        s.call(Shove(self.target, pull_path(s, self.target, square), self.attacker))

    def asks(self) -> Decision:
        return decisions.PULL

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return self.choices

    def unheard(self, action: i64) -> Refusal:
        return NOT_THERE

    def clone(self) -> Pull:
        return Pull(self.attacker, self.target, self.choices, self.at)


def pull_squares(s: Battlefield, attacker: Briskar, target: Briskar) -> vec[i64]:
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

    def __init__(self, attacker: Briskar, target: Briskar, at: i64 = DECLARED) -> None:
        self.attacker: Briskar = attacker
        self.target: Briskar = target
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
        s.note_pair(events.DISARMS, self.attacker, self.target)
        s.call(Drop(self.target, slot, s.owner(self.attacker)))

    def asks(self) -> Decision:
        return decisions.DISARM

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for slot in droppable_slots(s, self.target):
            actions = append(actions, WITH + slot)
        return actions

    def clone(self) -> Disarm:
        return Disarm(self.attacker, self.target, self.at)
