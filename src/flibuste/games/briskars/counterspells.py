"""Chapter 34: answering a spell that has just succeeded, out of turn, by Cancellation or Counter-spell."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars import reasons
from flibuste.games.briskars.effects import Effect
from flibuste.games.briskars.interrupting import INTERRUPTED, Interrupt, those_in_contact
from flibuste.games.briskars.magic import in_range, is_ready, use_up
from flibuste.games.briskars.quiet import Quiet
from flibuste.games.briskars.reasons import add, new_tally
from flibuste.games.briskars.refusals import NO_SUCH_ANSWER
from flibuste.games.briskars.rolls import FUMBLE, Roll
from flibuste.games.briskars.spellbook import Spell
from flibuste.games.briskars.spending import give_ap, mind, pay
from flibuste.games.briskars.state import NOBODY, NOTHING, SPELLS, Battlefield
from flibuste.games.briskars.terms import DO_GAIN_AP, DO_RAISE_SPELL, DO_TURN_SPELL
from flibuste.games.briskars.verbs import BAND, CAST, NO, ON
from flibuste.games.briskars.zones import is_able
from flibuste.kernel.bits import bit, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.steps import Step

# how an answer ended; TURNED_BY + mage: the spell strikes its own caster
IN_VAIN: Final[i64] = 0
VOIDED: Final[i64] = 1
RAISED: Final[i64] = 2
TURNED_BY: Final[i64] = 10

LOOKING: Final[i64] = 0
MAGE_CHOSEN: Final[i64] = 1
SPELL_CHOSEN: Final[i64] = 2
TRIED: Final[i64] = 3

DECLARED: Final[i64] = 0
UNDISTURBED: Final[i64] = 1
ROLLED: Final[i64] = 2


def spell_tally(s: Battlefield, mage: i64) -> vec[i64]:
    """Add up a spell: Mind twice.

    Rule: BK-MAG-12 to BK-MAG-14.
    """
    return add(new_tally(), reasons.MIND, mind(s, mage) * 2)


def reaction_slots(s: Battlefield, mage: i64, ally: i64) -> vec[i64]:
    """List the reaction spells a mage could cast now for an ally: known, ready, affordable, in range of the ally.

    Rule: BK-MAG-17, BK-MAG-21.
    """
    found = vec[i64](capacity=2)
    if s.place[mage] < 0 or s.place[ally] < 0 or not is_able(s, mage):
        return found
    for slot in range(SPELLS):
        spell = s.spells[mage * SPELLS + slot]
        if spell == NOTHING:
            continue
        card = s.content.spells[spell]
        if card.reaction and card.ap <= s.ap[mage] and in_range(s, mage, ally, card) and is_ready(s, mage, slot):
            found = append(found, slot)
    return found


@final
class Answer(Step[Battlefield]):
    """Ask the band a spell strikes whether one of its mages answers it; each may try once, until one succeeds.

    A reaction cannot itself be answered: it strikes a spell, not a Briskar.

    Rule: BK-MAG-13, BK-MAG-17 to BK-MAG-21.
    """

    def __init__(
        self,
        rival: i64,
        ally: i64,
        total: i64,
        tried: i64 = 0,
        mage: i64 = -1,
        raised: i64 = 0,
        at: i64 = LOOKING,
    ) -> None:
        self.rival: i64 = rival
        self.ally: i64 = ally
        self.total: i64 = total
        self.tried: i64 = tried
        self.mage: i64 = mage
        self.raised: i64 = raised
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == LOOKING:
            self.offer(s)
        elif self.at == MAGE_CHOSEN:
            self.choose(s, s.answers[s.owner(self.ally)])
        elif self.at == SPELL_CHOSEN:
            self.react(s, s.answers[s.owner(self.ally)] - CAST)
        else:
            self.reacted(s, s.returned)

    def mages(self, s: Battlefield) -> vec[i64]:
        """List the mages who could still try."""
        found = vec[i64](capacity=4)
        seat = s.owner(self.ally)
        for mage in range(seat * BAND, seat * BAND + BAND):
            if not has(self.tried, mage) and len(reaction_slots(s, mage, self.ally)) > 0:
                found = append(found, mage)
        return found

    def offer(self, s: Battlefield) -> None:
        """Ask which mage answers, if there is one.

        Rule: BK-MAG-20.
        """
        if len(self.mages(s)) == 0:
            s.finish(RAISED if self.raised != 0 else IN_VAIN)
            return
        self.at = MAGE_CHOSEN
        s.ask_one(s.owner(self.ally))

    def choose(self, s: Battlefield, action: i64) -> None:
        """Let the spell pass, or name a mage; with two spells, choose one."""
        if action == NO:
            s.finish(RAISED if self.raised != 0 else IN_VAIN)
            return
        self.mage = action - ON
        self.tried |= bit(self.mage)
        slots = reaction_slots(s, self.mage, self.ally)
        if len(slots) == 1:
            self.react(s, s.spells[self.mage * SPELLS + slots[0]])
            return
        self.at = SPELL_CHOSEN
        s.ask_one(s.owner(self.ally))

    def react(self, s: Battlefield, spell: i64) -> None:
        """Pay and cast the reaction."""
        for slot in reaction_slots(s, self.mage, self.ally):
            if s.spells[self.mage * SPELLS + slot] == spell:
                self.at = TRIED
                pay(s, self.mage, s.content.spells[spell].ap)
                s.call(Reaction(self.mage, slot, spell, self.rival, self.total))
                return

    def reacted(self, s: Battlefield, how: i64) -> None:
        """Stop at the first success; a bad failure makes the rival spell critical.

        Rule: BK-MAG-20.
        """
        if how == RAISED:
            self.raised = 1
        if how == VOIDED or how >= TURNED_BY:
            s.finish(how)
        else:
            self.at = LOOKING

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        if self.at == MAGE_CHOSEN:
            for mage in self.mages(s):
                actions = append(actions, ON + mage)
            return append(actions, NO)
        spells = [int(s.spells[self.mage * SPELLS + slot]) for slot in reaction_slots(s, self.mage, self.ally)]
        for spell in sorted(set(spells)):
            actions = append(actions, CAST + spell)
        return actions

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        for allowed in self.candidates(s, seat):
            if allowed == action:
                return None
        return NO_SUCH_ANSWER

    def clone(self) -> Answer:
        return Answer(self.rival, self.ally, self.total, self.tried, self.mage, self.raised, self.at)


@final
class Reaction(Quiet):
    """Cast a spell against a spell: its total must reach the rival's total plus the number on the card.

    Rule: BK-MAG-13, BK-MAG-17, BK-MAG-19, BK-INT-03.
    """

    def __init__(self, mage: i64, slot: i64, spell: i64, rival: i64, total: i64, at: i64 = DECLARED) -> None:
        self.mage: i64 = mage
        self.slot: i64 = slot
        self.spell: i64 = spell
        self.rival: i64 = rival
        self.total: i64 = total
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.begin(s)
        elif self.at == UNDISTURBED:
            self.incant(s)
        else:
            self.rolled(s, s.content.spells[self.spell])

    def begin(self, s: Battlefield) -> None:
        """Declare it; opponents in contact may interrupt it, at the usual price in their own turn.

        Rule: BK-INT-01, BK-INT-03.
        """
        s.hidden[self.mage] = 0
        if s.log is not None:
            s.log.tell("casts", public("briskar", self.mage), public("spell", self.spell), public("target", self.rival))
        self.at = UNDISTURBED
        s.call(Interrupt(self.mage, those_in_contact(s, self.mage)))

    def incant(self, s: Battlefield) -> None:
        if s.returned == INTERRUPTED or s.place[self.mage] < 0:
            s.finish(IN_VAIN)
            return
        use_up(s, self.mage, self.slot)
        self.at = ROLLED
        s.call(Roll(self.mage, spell_tally(s, self.mage), "opposed spell"))

    def rolled(self, s: Battlefield, card: Spell) -> None:
        """Compare with the rival's total; a critical hit does not win by itself.

        Rule: BK-MAG-13, BK-DIC-12.
        """
        if s.returned == FUMBLE:
            s.note("spell-fails", self.mage, self.spell)
            s.finish(RAISED if does(card.failure, DO_RAISE_SPELL) else IN_VAIN)
        elif s.returned >= self.total + card.number:
            self.succeed(s, card)
        else:
            s.note("spell-fails", self.mage, self.spell)
            s.finish(IN_VAIN)

    def succeed(self, s: Battlefield, card: Spell) -> None:
        """Void the spell or turn it back; a critical hit costs the rival AP.

        Rule: BK-MAG-17, BK-MAG-26.
        """
        effects = card.effects
        if s.criticals > 0:
            effects = card.critical
        for effect in effects:
            if effect.do == DO_GAIN_AP and self.rival != NOBODY:
                give_ap(s, self.rival, effect.amount)
        if does(effects, DO_TURN_SPELL):
            s.note_pair("turned-back", self.mage, self.rival)
            s.finish(TURNED_BY + self.mage)
        else:
            s.note_pair("cancelled", self.mage, self.rival)
            s.finish(VOIDED)

    def clone(self) -> Reaction:
        return Reaction(self.mage, self.slot, self.spell, self.rival, self.total, self.at)


def does(effects: list[Effect], verb: i64) -> bool:
    """Say whether a list of effects has a verb."""
    return any(effect.do == verb for effect in effects)
