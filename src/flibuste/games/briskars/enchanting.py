"""Chapter 35: what spells do, verb by verb.

A card's effects are carried out in their order. Effects that last are laid on the field (lasting.py); those that ask
or roll call a step.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars import lasting
from flibuste.games.briskars.allowance import WALKING
from flibuste.games.briskars.blows import Blow
from flibuste.games.briskars.conjuring import Nudge, RaiseWall
from flibuste.games.briskars.effects import Effect
from flibuste.games.briskars.lasting import Lasting
from flibuste.games.briskars.leaving import clear_fallen, heal, lose_hp, stop_bleeding, stun
from flibuste.games.briskars.magic import allies_in_range
from flibuste.games.briskars.moves import Move
from flibuste.games.briskars.plain_rolls import Plain
from flibuste.games.briskars.refusals import NOT_A_CHOICE
from flibuste.games.briskars.spending import give_ap, lay_effect
from flibuste.games.briskars.state import BY_SHOCK, NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.terms import (
    AT_ALLIES,
    BY_OPPONENT,
    DO_CHEAP_COUNTER,
    DO_CHEAP_DODGE,
    DO_CORRODE,
    DO_CURE,
    DO_FORBID,
    DO_FORCED_REROLL,
    DO_FREE_REROLL,
    DO_GAIN_AP,
    DO_HALVE_MOVEMENT,
    DO_HEAL,
    DO_HEAL_EACH_ACTIVATION,
    DO_LOSE_HP,
    DO_LOSE_SQUARES,
    DO_LOWER_DAMAGE,
    DO_MOVE,
    DO_MOVEMENT,
    DO_NET,
    DO_NEXT_SHOT,
    DO_ROLL_BONUS,
    DO_ROLL_DICE,
    DO_STRENGTH,
    DO_STUN,
    DO_TRANSFER_AP,
    DO_VOID_HITS,
    DO_WALL,
    DO_WIDEN_CRITICAL,
    FORBID_ASSAULT,
    FORBID_COUNTER,
    FORBID_DODGE,
    FORBID_RACE,
    ON_ATTACK,
    ON_DEFEND,
    ON_MORALE,
    ON_RESIST,
    ON_SHOT,
    TO_CASTER,
)
from flibuste.games.briskars.verbs import ON
from flibuste.kernel.bits import has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.steps import Step

# which effects of the card
EFFECTS: Final[i64] = 0
ON_CRITICAL: Final[i64] = 1
ON_FAILURE: Final[i64] = 2

WORKING: Final[i64] = 0
DICE_ROLLED: Final[i64] = 1
ALLY_CHOSEN: Final[i64] = 2

COUNTER_AP: Final[i64] = 3
DODGE_AP: Final[i64] = 2

# verbs that lay one lasting effect, and what it changes; the amount is the card's amount or count
LAID: Final[dict[int, int]] = {
    int(DO_MOVEMENT): int(lasting.MOVEMENT),
    int(DO_STRENGTH): int(lasting.STRENGTH),
    int(DO_LOWER_DAMAGE): int(lasting.DAMAGE),
    int(DO_HEAL_EACH_ACTIVATION): int(lasting.REGENERATION),
    int(DO_ROLL_DICE): int(lasting.DEFENCE_DICE),
    int(DO_VOID_HITS): int(lasting.UNTOUCHED),
    int(DO_WIDEN_CRITICAL): int(lasting.CRITICALS),
    int(DO_FREE_REROLL): int(lasting.FREE_REROLL),
    int(DO_FORCED_REROLL): int(lasting.FORCED_REROLL),
}


@final
class Enchant(Step[Battlefield]):
    """Carry out the effects of a spell one after the other.

    ``which``: those of a success, of a critical hit or of a critical failure; ``ally``: who gets transferred AP,
    if that is no choice any more.

    Rule: BK-MAG-07, BK-MAG-23, BK-MAG-24, BK-RND-16, BK-SPL-03.
    """

    def __init__(
        self, caster: i64, target: i64, spell: i64, which: i64, done: i64 = 0, ally: i64 = -1, at: i64 = WORKING
    ) -> None:
        self.caster: i64 = caster
        self.target: i64 = target
        self.spell: i64 = spell
        self.which: i64 = which
        self.done: i64 = done
        self.ally: i64 = ally
        self.at: i64 = at

    def effects(self, s: Battlefield) -> list[Effect]:
        """Return the effects of the card to be carried out."""
        card = s.content.spells[self.spell]
        if self.which == ON_CRITICAL:
            return card.critical
        if self.which == ON_FAILURE:
            return card.failure
        return card.effects

    def resume(self, s: Battlefield, chance: Chance) -> None:
        effects = self.effects(s)
        if self.at == DICE_ROLLED:
            self.at = WORKING
            self.rolled(s, effects[self.done - 1], s.returned)
        elif self.at == ALLY_CHOSEN:
            self.at = WORKING
            self.transfer(s, effects[self.done - 1].amount, s.answers[s.owner(self.caster)] - ON)
        elif self.done < len(effects):
            self.done += 1
            self.work(s, effects[self.done - 1])
        else:
            s.finish(0)

    def struck(self, s: Battlefield, effect: Effect) -> vec[i64]:
        """List whom an effect strikes: the target, the caster, or every ally in range."""
        if effect.who == TO_CASTER:
            return vec[i64]([self.caster])
        card = s.content.spells[self.spell]
        if card.target == AT_ALLIES:
            return allies_in_range(s, self.caster, card)
        if self.target == NOBODY or s.place[self.target] < 0:
            return vec[i64]()
        return vec[i64]([self.target])

    def work(self, s: Battlefield, effect: Effect) -> None:
        """Carry out one effect on everybody it strikes."""
        if effect.do == DO_WALL:
            self.raise_wall(s, effect)
            return
        for briskar in self.struck(s, effect):
            if effect.do == DO_TRANSFER_AP:
                self.offer_transfer(s)
            elif effect.do == DO_HEAL or effect.do == DO_CORRODE:
                self.roll_for(s, effect, briskar)
            elif effect.do == DO_MOVE:
                self.move(s, effect, briskar)
            elif not self.strike_at_once(s, effect, briskar):
                self.lay(s, effect, briskar)

    # at once

    def strike_at_once(self, s: Battlefield, effect: Effect, briskar: i64) -> bool:
        """Carry out an effect that neither lasts nor asks; say whether it was one.

        Rule: BK-RND-19, BK-INJ-05, BK-SPL-04, BK-STA-02.
        """
        if effect.do == DO_GAIN_AP:
            give_ap(s, briskar, effect.amount)
        elif effect.do == DO_CURE:
            stop_bleeding(s, briskar)
            s.poisoned[briskar] = 0
        elif effect.do == DO_LOSE_HP:
            lose_hp(s, briskar, effect.amount, self.caster)
            clear_fallen(s)
        elif effect.do == DO_LOSE_SQUARES:
            s.lc[briskar] = max(s.lc[briskar] - effect.amount, 0)
        elif effect.do == DO_STUN:
            stun(s, briskar, BY_SHOCK)
        else:
            return False
        return True

    def roll_for(self, s: Battlefield, effect: Effect, briskar: i64) -> None:
        """Roll the dice of a healing, or of a corrosion where there is an armour to eat."""
        if effect.do == DO_CORRODE and (s.armour[briskar] == NOTHING or s.lc[briskar] == 0):
            s.call(Blow(briskar, self.caster, effect.amount))
            return
        self.at = DICE_ROLLED
        s.call(Plain(self.caster, effect.dice.dice, effect.dice.sides, "spell"))

    def rolled(self, s: Battlefield, effect: Effect, sum_of_dice: i64) -> None:
        """Heal, or take armour squares.

        Rule: BK-CHR-04, BK-INJ-03, BK-ARM-09.
        """
        if self.target == NOBODY or s.place[self.target] < 0:
            return
        amount = effect.dice.total(sum_of_dice, 0)
        if effect.do == DO_HEAL:
            heal(s, self.target, amount)
        else:
            s.lc[self.target] = max(s.lc[self.target] - amount, 0)

    def move(self, s: Battlefield, effect: Effect, briskar: i64) -> None:
        """Let an ally move at once, or an opponent move him."""
        if effect.who == BY_OPPONENT:
            s.call(Nudge(briskar, effect.distance))
        else:
            s.call(Move(briskar, WALKING, most=effect.distance * 2))

    def raise_wall(self, s: Battlefield, effect: Effect) -> None:
        """Let the caster's owner, or an opponent, place the wall."""
        by = NOBODY
        if effect.who == BY_OPPONENT:
            by = self.caster
        s.call(RaiseWall(self.caster, self.spell, effect.count, by))

    # transfer

    def offer_transfer(self, s: Battlefield) -> None:
        """Ask which ally gets the AP; turned back, the countering mage gets them.

        Rule: BK-MAG-26, BK-MAG-27.
        """
        if self.ally != NOBODY:
            self.transfer(s, self.effects(s)[self.done - 1].amount, self.ally)
            return
        self.at = ALLY_CHOSEN
        s.ask_one(s.owner(self.caster))

    def transfer(self, s: Battlefield, most: i64, ally: i64) -> None:
        """Take up to so many AP from the target and give as many to an ally, now or at the next refill.

        Rule: BK-RND-19.
        """
        taken = min(most, available(s, self.target))
        give_ap(s, self.target, -taken)
        give_ap(s, ally, taken)

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for ally in allies_in_range(s, self.caster, s.content.spells[self.spell]):
            actions = append(actions, ON + ally)
        return actions

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        for allowed in self.candidates(s, seat):
            if allowed == action:
                return None
        return NOT_A_CHOICE

    # lasting effects

    def lay(self, s: Battlefield, effect: Effect, briskar: i64) -> None:
        """Lay what lasts.

        Rule: BK-MAG-07, BK-RND-16.
        """
        what = LAID.get(int(effect.do))
        if what is not None:
            amount = effect.amount
            if amount == 0:
                amount = effect.count
            self.put(s, briskar, what, amount)
        elif effect.do == DO_ROLL_BONUS:
            self.lay_bonus(s, effect, briskar)
        elif effect.do == DO_FORBID:
            self.forbid(s, effect, briskar)
        else:
            self.lay_more(s, effect, briskar)

    def lay_bonus(self, s: Battlefield, effect: Effect, briskar: i64) -> None:
        """Lay a bonus or a penalty on named rolls.

        Rule: BK-MAG-07, BK-SUP-06.
        """
        if has(effect.rolls, ON_ATTACK):
            self.put(s, briskar, lasting.ATTACKS, effect.amount)
        if has(effect.rolls, ON_SHOT):
            self.put(s, briskar, lasting.SHOTS, effect.amount)
        if has(effect.rolls, ON_DEFEND):
            what = lasting.DEFENCES
            if effect.against != 0:
                what = lasting.DEFENCE_AGAINST_SHOTS
            self.put(s, briskar, what, effect.amount)
        if has(effect.rolls, ON_RESIST):
            self.put(s, briskar, lasting.RESISTANCE, effect.amount)
        if has(effect.rolls, ON_MORALE):
            self.put(s, briskar, lasting.MORALE, effect.amount)

    def forbid(self, s: Battlefield, effect: Effect, briskar: i64) -> None:
        """Forbid an action."""
        if has(effect.actions, FORBID_COUNTER):
            self.put(s, briskar, lasting.NO_COUNTER, 1)
        if has(effect.actions, FORBID_DODGE):
            self.put(s, briskar, lasting.NO_DODGE, 1)
        if has(effect.actions, FORBID_RACE) or has(effect.actions, FORBID_ASSAULT):
            self.put(s, briskar, lasting.NO_RUSH, 1)

    def lay_more(self, s: Battlefield, effect: Effect, briskar: i64) -> None:
        """Lay the effects with a shape of their own: the next shot, the next counter, the dodge, slowness."""
        if effect.do == DO_NEXT_SHOT:
            self.put(s, briskar, lasting.NEXT_SHOT, effect.amount)
            if effect.ignore_cover:
                self.put(s, briskar, lasting.NEXT_SHOT_SEES, 1)
        elif effect.do == DO_CHEAP_COUNTER:
            self.put(s, briskar, lasting.NEXT_COUNTER, effect.amount)
            self.put(s, briskar, lasting.NEXT_COUNTER_COST, effect.cost - COUNTER_AP)
        elif effect.do == DO_CHEAP_DODGE:
            self.put(s, briskar, lasting.DODGE_COST, effect.cost - DODGE_AP)
        elif effect.do == DO_HALVE_MOVEMENT:
            self.put(s, briskar, lasting.HALF_MOVEMENT, 1)
        elif effect.do == DO_NET:
            self.put(s, briskar, lasting.NO_MOVEMENT, 1)

    def put(self, s: Battlefield, briskar: i64, what: i64, amount: i64) -> None:
        """Lay one effect for the duration of the card; harmful is what an opponent or a critical failure lays.

        Rule: BK-RND-16, BK-MAG-24.
        """
        harmful = self.which == ON_FAILURE or s.owner(briskar) != s.owner(self.caster)
        rounds = s.content.spells[self.spell].duration
        effect = Lasting(what, briskar, amount, self.caster, rounds, harmful, self.spell, laid=s.round)
        lay_effect(s, effect)

    def clone(self) -> Enchant:
        return Enchant(self.caster, self.target, self.spell, self.which, self.done, self.ally, self.at)


def available(s: Battlefield, briskar: i64) -> i64:
    """Return how many AP can be taken from a Briskar: those he has, or those of his next refill.

    Rule: BK-RND-19.
    """
    if s.activated[briskar] != 0:
        return s.ap[briskar]
    return max(s.card(briskar).ap + s.refill[briskar], 0)
