"""Chapters 34 and 35: what spells do, one effect after the other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards import terms
from flibuste.games.briskars.cards.effects import Effect
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import events, lasting
from flibuste.games.briskars.field.action_points import give_ap
from flibuste.games.briskars.field.choices import Choose, Quiet
from flibuste.games.briskars.field.effects import lay_effect
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.postures import is_able, stun
from flibuste.games.briskars.field.state import BY_SHOCK, NOTHING, Battlefield, Group
from flibuste.games.briskars.field.verbs import ON
from flibuste.games.briskars.field.zones import is_in_melee
from flibuste.games.briskars.ground.distance import is_within
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import Blow, tick
from flibuste.games.briskars.injuries.health import heal, lose_hp, stop_bleeding
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.games.briskars.magic.walls import BuildWall
from flibuste.games.briskars.movement.allowance import WALKING
from flibuste.games.briskars.movement.moves import Move
from flibuste.kernel.bits import has
from flibuste.kernel.chance import Chance

NEXT: Final[i64] = 0
DICE_ROLLED: Final[i64] = 1
GIVEN: Final[i64] = 2

USUAL: Final[i64] = 0
CRITICAL: Final[i64] = 1
FAILURE: Final[i64] = 2


@final
class SpellWork(Quiet):
    """Carry out the effects of a spell on its targets, one by one.

    ``source`` is the caster, or the mage who turned the spell back; ``part`` says which effects of the card come.

    Rule: BK-MAG-07, BK-MAG-23, BK-MAG-24, BK-MAG-26, BK-RND-16.
    """

    def __init__(
        self,
        spell: i64,
        caster: Briskar,
        source: Briskar,
        targets: Group,
        part: i64,
        harmful: bool,
        aimed: i64 = 0,
        effect: i64 = 0,
        amount: i64 = 0,
        at: i64 = NEXT,
    ) -> None:
        self.spell: i64 = spell
        self.caster: Briskar = caster
        self.source: Briskar = source
        self.targets: Group = targets
        self.part: i64 = part
        self.harmful: bool = harmful
        self.aimed: i64 = aimed
        self.effect: i64 = effect
        self.amount: i64 = amount
        self.at: i64 = at

    def effects(self, s: Battlefield) -> list[Effect]:
        """Return the effects of the card that come now; a card without critical ones repeats the usual."""
        card = s.content.spells[self.spell]
        if self.part == FAILURE:
            return card.failure
        if self.part == CRITICAL and card.critical:
            return card.critical
        return card.effects

    def current(self, s: Battlefield) -> Effect:
        """Return the effect under way."""
        return self.effects(s)[self.effect - 1]

    def victim(self, s: Battlefield) -> Briskar:
        """Return on whom the effect under way works."""
        if self.current(s).who == terms.TO_CASTER:
            return self.caster
        return self.targets[self.aimed]

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DICE_ROLLED:
            self.at = NEXT
            self.dice_rolled(s, s.returned)
        elif self.at == GIVEN:
            self.at = NEXT
            give_ap(s, Briskar(s.returned - ON), self.amount)
        elif self.aimed >= len(self.targets):
            clear_fallen(s)
            s.finish(0)
        elif self.effect >= len(self.effects(s)):
            self.effect = 0
            self.aimed += 1
        else:
            self.effect += 1
            if s.place[self.victim(s)] >= 0:
                self.carry_out(s, self.current(s))

    def carry_out(self, s: Battlefield, effect: Effect) -> None:
        """Do it at once, roll for it, ask about it, or lay it on the target for its duration."""
        if effect.do in (terms.DO_HEAL, terms.DO_CORRODE, terms.DO_DAMAGE):
            self.at = DICE_ROLLED
            s.call(Plain(self.source, effect.dice.dice, effect.dice.sides, "spell"))
        elif effect.do == terms.DO_TRANSFER_AP:
            self.transfer(s, effect.amount)
        elif effect.do == terms.DO_WALL:
            duration = s.content.spells[self.spell].duration
            s.call(BuildWall(self.caster, self.spell, effect.count, duration, effect.who == terms.BY_OPPONENT))
        elif effect.do == terms.DO_MOVE:
            self.blow_along(s, effect)
        elif not self.at_once(s, effect):
            self.lay(s, effect)

    def at_once(self, s: Battlefield, effect: Effect) -> bool:
        """Do what is done in a moment; say whether it was. Rule: BK-SPL-04, BK-INJ-05, BK-RND-19."""
        b = self.victim(s)
        if effect.do == terms.DO_GAIN_AP:
            give_ap(s, b, effect.amount)
        elif effect.do == terms.DO_CURE:
            stop_bleeding(s, b)
            s.poisoned[b] = 0
        elif effect.do == terms.DO_LOSE_HP:
            lose_hp(s, b, effect.amount, self.source)
        elif effect.do == terms.DO_LOSE_SQUARES:
            tick(s, b, effect.amount)
        elif effect.do == terms.DO_STUN:
            stun(s, b, BY_SHOCK)
        else:
            return False
        return True

    def dice_rolled(self, s: Battlefield, rolled: i64) -> None:
        """Heal, hurt, or eat armour squares; without armour that hurts. Rule: BK-MAG-05, BK-ARM-12."""
        effect = self.current(s)
        b = self.victim(s)
        if effect.do == terms.DO_HEAL:
            heal(s, b, effect.dice.total(rolled, 0))
        elif effect.do == terms.DO_DAMAGE:
            s.call(Blow(b, self.source, effect.dice.total(rolled, 0)))
        elif eats_armour(s, b):
            tick(s, b, effect.dice.total(rolled, 0))
            s.note_pair(events.CORRODES, b, s.lc[b])
        else:
            s.call(Blow(b, self.source, effect.amount))

    def transfer(self, s: Battlefield, most: i64) -> None:
        """Take up to so many AP from the target and give as many to an ally in range; turned back, to the counterer.

        Rule: BK-RND-19, BK-MAG-26.
        """
        b = self.victim(s)
        self.amount = most
        if s.activated[b] != 0:
            self.amount = min(most, s.ap[b])
        give_ap(s, b, -self.amount)
        if self.source != self.caster:
            give_ap(s, self.source, self.amount)
            return
        seat = s.owner(self.source)
        choices = vec[i64](capacity=8)
        for ally in s.band(seat):
            if s.place[ally] >= 0 and in_range(s, self.source, ally, s.content.spells[self.spell].range):
                choices = append(choices, ON + ally)
        if len(choices) > 0:
            self.at = GIVEN
            s.call(Choose(seat, choices, "transfer"))

    def blow_along(self, s: Battlefield, effect: Effect) -> None:
        """A wind moves an ally who is able and free; after a critical failure an opponent does it."""
        b = self.victim(s)
        if not is_able(s, b) or is_in_melee(s, b):
            return
        by: i64 = NOTHING
        if effect.who == terms.BY_OPPONENT:
            by = (s.owner(b) + 1) % s.seats
        s.call(Move(b, WALKING, most=effect.distance * 2, by=by))

    # lasting effects

    def lay(self, s: Battlefield, effect: Effect) -> None:
        """Lay an effect for the duration of the card. Rule: BK-RND-16, BK-MAG-24."""
        if effect.do == terms.DO_ROLL_BONUS:
            self.lay_bonus(s, effect)
        elif effect.do == terms.DO_FORBID:
            self.lay_ban(s, effect)
        elif effect.do == terms.DO_CHEAP_COUNTER:
            self.put(s, lasting.NEXT_COUNTER_COST, effect.cost - 3)
            self.put(s, lasting.NEXT_COUNTER, effect.amount)
        elif effect.do == terms.DO_NEXT_SHOT:
            self.put(s, lasting.NEXT_SHOT, effect.amount)
            if effect.ignore_cover:
                self.put(s, lasting.NEXT_SHOT_SEES, 1)
        else:
            what, amount = plain_effect(effect)
            self.put(s, what, amount)

    def lay_bonus(self, s: Battlefield, effect: Effect) -> None:
        """Lay a bonus on the rolls the card names."""
        if has(effect.rolls, terms.ON_ATTACK):
            self.put(s, lasting.ATTACKS, effect.amount)
        if has(effect.rolls, terms.ON_SHOT):
            self.put(s, lasting.SHOTS, effect.amount)
        if has(effect.rolls, terms.ON_DEFEND):
            what = lasting.DEFENCES
            if effect.against != 0:
                what = lasting.DEFENCE_AGAINST_SHOTS
            self.put(s, what, effect.amount)
        if has(effect.rolls, terms.ON_RESIST):
            self.put(s, lasting.RESISTANCE, effect.amount)
        if has(effect.rolls, terms.ON_MORALE):
            self.put(s, lasting.MORALE, effect.amount)

    def lay_ban(self, s: Battlefield, effect: Effect) -> None:
        """Forbid the actions the card names."""
        if has(effect.actions, terms.FORBID_COUNTER):
            self.put(s, lasting.NO_COUNTER, 1)
        if has(effect.actions, terms.FORBID_DODGE):
            self.put(s, lasting.NO_DODGE, 1)
        if has(effect.actions, terms.FORBID_RACE):
            self.put(s, lasting.NO_RUSH, 1)

    def put(self, s: Battlefield, what: i64, amount: i64) -> None:
        """Lay one lasting effect."""
        duration = max(s.content.spells[self.spell].duration, 1)
        b = self.victim(s)
        lay_effect(s, Lasting(what, b, amount, self.source, duration, self.harmful, self.spell, NOTHING, s.round))
        s.note_pair(events.UNDER_SPELL, b, self.spell)

    def clone(self) -> SpellWork:
        return SpellWork(
            self.spell,
            self.caster,
            self.source,
            self.targets,
            self.part,
            self.harmful,
            self.aimed,
            self.effect,
            self.amount,
            self.at,
        )


PLAIN: Final[dict[int, int]] = {
    int(terms.DO_MOVEMENT): int(lasting.MOVEMENT),
    int(terms.DO_STRENGTH): int(lasting.STRENGTH),
    int(terms.DO_LOWER_DAMAGE): int(lasting.DAMAGE),
    int(terms.DO_HEAL_EACH_ACTIVATION): int(lasting.REGENERATION),
}
COUNTED: Final[dict[int, int]] = {
    int(terms.DO_ROLL_DICE): int(lasting.DEFENCE_DICE),
    int(terms.DO_VOID_HITS): int(lasting.UNTOUCHED),
    int(terms.DO_WIDEN_CRITICAL): int(lasting.CRITICALS),
    int(terms.DO_FREE_REROLL): int(lasting.FREE_REROLL),
    int(terms.DO_FORCED_REROLL): int(lasting.FORCED_REROLL),
}


def plain_effect(effect: Effect) -> tuple[i64, i64]:
    """Return what a simple effect changes and by how much."""
    if int(effect.do) in PLAIN:
        return PLAIN[int(effect.do)], effect.amount
    if int(effect.do) in COUNTED:
        return COUNTED[int(effect.do)], effect.count
    if effect.do == terms.DO_CHEAP_DODGE:
        return lasting.DODGE_COST, effect.cost - 2
    if effect.do == terms.DO_HALVE_MOVEMENT:
        return lasting.HALF_MOVEMENT, 1
    return lasting.NO_MOVEMENT, 1


def eats_armour(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether corrosion finds an armour to eat; otherwise it hurts."""
    return s.armour[briskar] != NOTHING and s.lc[briskar] > 0


def in_range(s: Battlefield, mage: Briskar, other: Briskar, fathoms: i64) -> bool:
    """Say whether somebody is within the range of a spell: a hard limit, measured between bases.

    Rule: BK-MAG-06, BK-MAG-21.
    """
    if mage == other:
        return True
    return is_within(s.place[mage], s.place[other], s.level(other) - s.level(mage), fathoms)
