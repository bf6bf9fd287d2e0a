"""Chapter 34: casting a spell, from its declaration to its effects. Answering one: counterspells.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars import lasting, reasons
from flibuste.games.briskars.counterspells import IN_VAIN, RAISED, TURNED_BY, VOIDED, Answer, spell_tally
from flibuste.games.briskars.deeds import Deed
from flibuste.games.briskars.enchanting import EFFECTS, ON_CRITICAL, ON_FAILURE, Enchant
from flibuste.games.briskars.interrupting import INTERRUPTED, Interrupt, those_in_contact
from flibuste.games.briskars.magic import (
    NO_TARGET,
    ONLY_IN_REACTION,
    has_target,
    knows,
    slot_of,
    targets,
    use_up,
)
from flibuste.games.briskars.reasons import add, new_tally
from flibuste.games.briskars.refusals import NOT_A_CHOICE, NOT_ENOUGH_AP, RATE_USED, UNKNOWN_SPELL
from flibuste.games.briskars.rolls import FUMBLE, Roll
from flibuste.games.briskars.seeing import cover
from flibuste.games.briskars.sight import IN_COVER
from flibuste.games.briskars.spellbook import Spell
from flibuste.games.briskars.spending import effect_on, pay
from flibuste.games.briskars.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.terms import AT_ALLY, AT_ENEMY
from flibuste.games.briskars.totals import COVER_BONUS, characteristic
from flibuste.games.briskars.verbs import CAST, MOST_SPELLS, ON
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.steps import Step

DECLARED: Final[i64] = 0
AIMED: Final[i64] = 1
UNDISTURBED: Final[i64] = 2
ROLLED: Final[i64] = 3
RESISTED: Final[i64] = 4
ANSWERED: Final[i64] = 5
DONE: Final[i64] = 6


def resistance_tally(s: Battlefield, target: i64, caster: i64, card: Spell) -> vec[i64]:
    """Add up the resistance of a target: the characteristic of the card, cover, spells; never En Garde or support.

    Rule: BK-MAG-14, BK-MAG-16, BK-MAG-25.
    """
    tally = add(new_tally(), card.number, characteristic(s, target, card.number))
    if card.offensive and cover(s, caster, target) == IN_COVER:
        tally = add(tally, reasons.COVER, COVER_BONUS)
    return add(tally, reasons.SPELL, effect_on(s, target, lasting.RESISTANCE))


def passive_difficulty(s: Battlefield, caster: i64, target: i64, card: Spell) -> i64:
    """Return the number a passive spell must reach; cover adds 3 against an offensive one at a single target.

    Rule: BK-MAG-12, BK-COV-08.
    """
    if card.offensive and target != NOBODY and cover(s, caster, target) == IN_COVER:
        return card.number + COVER_BONUS
    return card.number


@final
class Cast(Step[Battlefield]):
    """Cast a spell that has been paid for: aim, interruptions, roll, resistance, reactions, effects.

    Rule: BK-MAG-05, BK-MAG-09 to BK-MAG-16, BK-INT-02, BK-DIC-09.
    """

    def __init__(
        self,
        caster: i64,
        slot: i64,
        spell: i64,
        target: i64 = -1,
        total: i64 = 0,
        criticals: i64 = 0,
        at: i64 = DECLARED,
    ) -> None:
        self.caster: i64 = caster
        self.slot: i64 = slot
        self.spell: i64 = spell
        self.target: i64 = target
        self.total: i64 = total
        self.criticals: i64 = criticals
        self.at: i64 = at

    def card(self, s: Battlefield) -> Spell:
        """Return the spell card."""
        return s.content.spells[self.spell]

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.aim(s)
        elif self.at == AIMED:
            self.begin(s, s.answers[s.owner(self.caster)] - ON)
        elif self.at == UNDISTURBED:
            self.incant(s)
        elif self.at == ROLLED:
            self.rolled(s)
        elif self.at == RESISTED:
            self.resisted(s)
        elif self.at == ANSWERED:
            self.answered(s, s.returned)
        else:
            s.finish(0)

    def aim(self, s: Battlefield) -> None:
        """Choose the target where there is a choice.

        Rule: BK-MAG-27.
        """
        card = self.card(s)
        if card.target not in (AT_ALLY, AT_ENEMY):
            self.begin(s, NOBODY)
            return
        found = targets(s, self.caster, card)
        if len(found) == 1:
            self.begin(s, found[0])
            return
        self.at = AIMED
        s.ask_one(s.owner(self.caster))

    def begin(self, s: Battlefield, target: i64) -> None:
        """Begin the incantation; whoever touches the caster may interrupt it.

        Rule: BK-INT-01, BK-INT-02, BK-MAG-11, BK-ACT-32.
        """
        self.target = target
        s.hidden[self.caster] = 0
        if s.log is not None:
            s.log.tell("casts", public("briskar", self.caster), public("spell", self.spell), public("target", target))
        self.at = UNDISTURBED
        s.call(Interrupt(self.caster, those_in_contact(s, self.caster)))

    def incant(self, s: Battlefield) -> None:
        """Roll, unless the spell was interrupted: then only its AP are lost.

        Rule: BK-INT-04, BK-INT-05, BK-MAG-09.
        """
        if s.returned == INTERRUPTED or s.place[self.caster] < 0:
            s.finish(0)
            return
        use_up(s, self.caster, self.slot)
        self.at = ROLLED
        purpose = "spell" if self.card(s).is_passive() else "opposed spell"
        s.call(Roll(self.caster, spell_tally(s, self.caster), purpose))

    def rolled(self, s: Battlefield) -> None:
        """Compare a passive spell with its difficulty; against an active one the target rolls.

        Rule: BK-MAG-12, BK-MAG-14, BK-MAG-25, BK-DIC-09, BK-DIC-12, BK-DIC-23.
        """
        if s.returned == FUMBLE:
            self.fail(s, ON_FAILURE)
            return
        self.total = s.returned
        self.criticals = s.criticals
        card = self.card(s)
        if card.is_passive():
            needed = passive_difficulty(s, self.caster, self.target, card)
            if self.criticals > 0 or self.total >= needed:
                self.succeed(s)
            else:
                self.fail(s, NOTHING)
            return
        if s.place[self.target] < 0:
            s.finish(0)
            return
        self.at = RESISTED
        s.call(Roll(self.target, resistance_tally(s, self.target, self.caster, card), "resistance"))

    def resisted(self, s: Battlefield) -> None:
        """The caster wins ties; a critical failure of the target loses.

        Rule: BK-MAG-14, BK-MAG-15, BK-DIC-23.
        """
        if s.returned == FUMBLE or self.total >= s.returned:
            self.succeed(s)
        else:
            self.fail(s, NOTHING)

    def fail(self, s: Battlefield, which: i64) -> None:
        """The spell fails; a critical failure does what the card says besides.

        Rule: BK-MAG-09, BK-DIC-10.
        """
        s.note("spell-fails", self.caster, self.spell)
        self.at = DONE
        if which != NOTHING:
            s.call(Enchant(self.caster, self.target, self.spell, which))

    def succeed(self, s: Battlefield) -> None:
        """A spell that strikes another band may be answered before it works.

        Rule: BK-MAG-17, BK-MAG-18.
        """
        s.note("spell-works", self.caster, self.spell)
        self.at = ANSWERED
        if self.card(s).target == AT_ENEMY:
            s.call(Answer(self.caster, self.target, self.total))
        else:
            self.answered(s, IN_VAIN)

    def answered(self, s: Battlefield, how: i64) -> None:
        """Work, or not, or on the caster himself; a reaction that failed badly makes it critical.

        Rule: BK-MAG-13, BK-MAG-17, BK-MAG-26.
        """
        self.at = DONE
        if how == VOIDED:
            return
        if how == RAISED:
            self.criticals = max(self.criticals, 1)
        which = EFFECTS
        if self.criticals > 0:
            which = ON_CRITICAL
        if how >= TURNED_BY:
            mage = how - TURNED_BY
            s.call(Enchant(mage, self.caster, self.spell, which, ally=mage))
        else:
            s.call(Enchant(self.caster, self.target, self.spell, which))

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for target in targets(s, self.caster, self.card(s)):
            actions = append(actions, ON + target)
        return actions

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        for allowed in self.candidates(s, seat):
            if allowed == action:
                return None
        return NOT_A_CHOICE

    def clone(self) -> Cast:
        return Cast(self.caster, self.slot, self.spell, self.target, self.total, self.criticals, self.at)


@final
class CastDeed(Deed):
    """Cast a spell he knows, in a melee or out of it.

    Rule: BK-MAG-04, BK-MAG-08, BK-MAG-11, BK-MAG-27, BK-AP-01.
    """

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        if n >= len(s.content.spells) or not knows(s, briskar, n):
            return UNKNOWN_SPELL
        card = s.content.spells[n]
        if card.reaction:
            return ONLY_IN_REACTION
        if s.ap[briskar] < card.ap:
            return NOT_ENOUGH_AP
        if slot_of(s, briskar, n) == NOTHING:
            return RATE_USED
        return None if has_target(s, briskar, card) else NO_TARGET

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        pay(s, briskar, s.content.spells[n].ap)
        s.call(Cast(briskar, slot_of(s, briskar, n), n))


CASTING: Final[list[Deed]] = [CastDeed(CAST, MOST_SPELLS)]
