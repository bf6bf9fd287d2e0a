"""Chapter 17: the damage and the effects of what was thrown."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount, nothing
from flibuste.games.briskars.cards.effects import Effect
from flibuste.games.briskars.cards.terms import DO_BLEED, DO_FALL, DO_SPLASH, DO_STUN
from flibuste.games.briskars.dice.dice import d10
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field.characteristics import strength
from flibuste.games.briskars.field.choices import Quiet
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.postures import fall, stun
from flibuste.games.briskars.field.state import BY_BLOW, NO_GROUP, NOBODY, NOTHING, Battlefield, Group
from flibuste.games.briskars.field.verbs import AT, WITH
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ground.templates import around, template_on
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import TOGETHER, VOIDED, Blow
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.games.briskars.movement.forced import strike_element
from flibuste.games.briskars.movement.shiver import ShiverAll, in_area, unharmed
from flibuste.games.briskars.throwing.throwables import (
    ORDNANCE_LOSS,
    element_of,
    is_template_throw,
    leave_hand,
    piece_at,
    throw_effects,
)
from flibuste.kernel.chance import Chance

LANDED: Final[i64] = 0
SHIVERED: Final[i64] = 1
DICE_ROLLED: Final[i64] = 2
STRUCK: Final[i64] = 3
EFFECTS: Final[i64] = 4
FALL_ROLLED: Final[i64] = 5
SPLASHED: Final[i64] = 6
LYING: Final[i64] = 7
DONE: Final[i64] = 8

LUMP: Final[i64] = 2


def throw_damage(s: Battlefield, briskar: Briskar, thing: i64) -> Amount:
    """Return the damage of a thrown thing: its own, a melee weapon's, 2 for a firearm, 3 and the SP for ordnance.

    Rule: BK-THR-06, BK-THR-11, BK-THR-12.
    """
    element = element_of(s, briskar, thing)
    if element < 0:
        card = s.content.weapons[weapon_at(s, briskar, thing - WITH)]
        if card.strikes():
            return card.damage
        return Amount(0, 10, LUMP, False, 0, 1)
    number = s.content.elements[element].object
    if AT <= thing < AT + SQUARES and piece_at(s, thing - AT) != NOTHING:
        return Amount(0, 10, 3 + s.ground.points[thing - AT], False, 0, 1)
    if number == NOTHING:
        return nothing()
    return s.content.objects[number].damage


@final
class ThrowHarm(Quiet):
    """A throw has arrived: hurt the target, or all under a table, carry out the effects, and let the thing lie.

    Rule: BK-THR-06 to BK-THR-14.
    """

    def __init__(
        self,
        briskar: Briskar,
        target: Briskar,
        square: i64,
        thing: i64,
        criticals: i64,
        victims: Group = NO_GROUP,
        done: i64 = 0,
        copies: i64 = 0,
        first: i64 = 0,
        rest: i64 = 0,
        effect: i64 = 0,
        at: i64 = LANDED,
    ) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.square: i64 = square
        self.thing: i64 = thing
        self.criticals: i64 = criticals
        self.victims: Group = victims
        self.done: i64 = done
        self.copies: i64 = copies
        self.first: i64 = first
        self.rest: i64 = rest
        self.effect: i64 = effect
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == LANDED:
            self.land(s)
        elif self.at == SHIVERED:
            self.victims = unharmed(in_area(s, template_on(s.ground, self.square)), s.returned)
            self.next_victim(s)
        elif self.at == DICE_ROLLED:
            self.add_copy(s, s.returned)
        elif self.at == STRUCK:
            self.struck(s, s.returned)
        elif self.at == LYING:
            self.lie(s)
        elif self.at == DONE:
            s.finish(0)
        else:
            self.work(s, chance)

    def land(self, s: Battlefield) -> None:
        """A table strikes a whole template, anything else its target, or nobody.

        Rule: BK-THR-10.
        """
        if is_template_throw(s, self.briskar, self.thing):
            self.at = SHIVERED
            s.call(ShiverAll(template_on(s.ground, self.square)))
        elif self.target == NOBODY:
            self.at = LYING
        else:
            self.victims = append(vec[Briskar](), self.target)
            self.next_victim(s)

    def next_victim(self, s: Battlefield) -> None:
        """Roll the damage of the next one. Rule: BK-THR-13."""
        if self.done >= len(self.victims):
            clear_fallen(s)
            self.at = LYING
            return
        self.copies = 0
        self.rest = 0
        self.roll_copy(s)

    def roll_copy(self, s: Battlefield) -> None:
        amount = throw_damage(s, self.briskar, self.thing)
        self.at = DICE_ROLLED
        s.call(Plain(self.briskar, amount.dice, amount.sides, "throw damage"))

    def add_copy(self, s: Battlefield, rolled: i64) -> None:
        """One copy more for every critical hit, as for a shot. Rule: BK-THR-13, BK-ARM-05."""
        value = throw_damage(s, self.briskar, self.thing).total(rolled, strength(s, self.briskar))
        if self.copies == 0:
            self.first = max(value, 0)
        else:
            self.rest += max(value, 0)
        self.copies += 1
        if self.copies <= self.criticals:
            self.roll_copy(s)
            return
        self.at = STRUCK
        s.call(Blow(self.victims[self.done], self.briskar, self.first, self.rest, TOGETHER))

    def struck(self, s: Battlefield, lost: i64) -> None:
        """Go on with the effects on a single target, or with the next one under a table."""
        self.done += 1
        if is_template_throw(s, self.briskar, self.thing):
            self.next_victim(s)
        elif lost == VOIDED:
            self.at = LYING
        else:
            self.at = EFFECTS

    # effects

    def work(self, s: Battlefield, chance: Chance) -> None:
        """Carry out the effects one by one."""
        if self.at == FALL_ROLLED:
            self.at = EFFECTS
            return
        if self.at == SPLASHED:
            self.splash(s)
            return
        effects = throw_effects(s, self.briskar, self.thing)
        if self.effect >= len(effects):
            clear_fallen(s)
            self.at = LYING
            return
        effect = effects[self.effect]
        self.effect += 1
        self.carry_out(s, effect, chance)

    def carry_out(self, s: Battlefield, effect: Effect, chance: Chance) -> None:
        """Bottle, rack, anchor, sack. Rule: BK-THR-07, BK-THR-08, BK-THR-09."""
        if effect.do == DO_BLEED and s.hp[self.target] > 0:
            s.cuts[self.target] += max(effect.count, 1)
            s.cuts_left[self.target] = effect.rounds
        elif effect.do == DO_FALL and s.hp[self.target] > 0:
            if d10(chance, "falling") >= effect.on:
                fall(s, self.target)
        elif effect.do == DO_STUN and s.hp[self.target] > 0:
            stun(s, self.target, BY_BLOW)
        elif effect.do == DO_SPLASH:
            self.victims = in_area(s, around(s.ground, self.square))
            self.done = 0
            self.first = effect.amount
            self.at = SPLASHED

    def splash(self, s: Battlefield) -> None:
        """A sack dusts everybody around the victim. Rule: BK-THR-09."""
        if self.done >= len(self.victims):
            self.at = EFFECTS
            return
        victim = self.victims[self.done]
        self.done += 1
        s.call(Blow(victim, self.briskar, self.first, 0, TOGETHER))

    def lie(self, s: Battlefield) -> None:
        """The thing lies there; ordnance loses 4 SP. Rule: BK-THR-11, BK-THR-14."""
        self.at = DONE
        piece: i64 = NOTHING
        if AT <= self.thing < AT + SQUARES:
            piece = piece_at(s, self.thing - AT)
        leave_hand(s, self.briskar, self.thing, self.square)
        if piece != NOTHING and s.piece_place[piece] >= 0:
            strike_element(s, s.piece_place[piece], ORDNANCE_LOSS, self.briskar)

    def clone(self) -> ThrowHarm:
        return ThrowHarm(
            self.briskar,
            self.target,
            self.square,
            self.thing,
            self.criticals,
            self.victims,
            self.done,
            self.copies,
            self.first,
            self.rest,
            self.effect,
            self.at,
        )
