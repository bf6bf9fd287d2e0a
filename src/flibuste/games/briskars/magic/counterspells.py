"""Chapter 34: Cancellation and Counter-spell, cast out of turn against a spell on one's own band."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.effects import Effect
from flibuste.games.briskars.cards.terms import DO_GAIN_AP, DO_LOSE_HP, DO_RAISE_SPELL, DO_TURN_SPELL
from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import events, tallies
from flibuste.games.briskars.field.action_points import give_ap, pay
from flibuste.games.briskars.field.characteristics import characteristic_tally, critical_from
from flibuste.games.briskars.field.choices import Choose, Quiet
from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import CAST, NO, ON
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.health import lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.games.briskars.magic.effects import in_range
from flibuste.games.briskars.magic.interrupting import Interruptions
from flibuste.games.briskars.magic.known import count_cast, is_rate_left, slot_of
from flibuste.kernel.bits import bit, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public

ASKING: Final[i64] = 0
MAGE_CHOSEN: Final[i64] = 1
SPELL_CHOSEN: Final[i64] = 2
INTERRUPTED: Final[i64] = 3
ROLLED: Final[i64] = 4

RAISED: Final[i64] = -3
VOID: Final[i64] = -2
STANDS: Final[i64] = -1


def reactions(s: Battlefield, mage: Briskar, target: Briskar) -> vec[i64]:
    """List the reaction spells a mage can cast now for an ally, as answers.

    Rule: BK-MAG-17, BK-MAG-21, BK-MAG-08.
    """
    found = vec[i64](capacity=4)
    if s.place[mage] < 0 or not is_able(s, mage):
        return found
    for spell in range(len(s.content.spells)):
        card = s.content.spells[spell]
        if not card.reaction or s.ap[mage] < card.ap or not in_range(s, mage, target, card.range):
            continue
        if slot_of(s, mage, spell) != NOTHING and is_rate_left(s, mage, spell):
            found = append(found, CAST + spell)
    return found


@final
class CounterSpells(Quiet):
    """Let the mages of the band a spell strikes try to stop it, each once; return what becomes of it.

    STANDS, VOID, RAISED to a critical hit, or the mage who turned it back. A reaction cannot itself be countered.

    Rule: BK-MAG-13, BK-MAG-17 to BK-MAG-21.
    """

    def __init__(
        self,
        caster: Briskar,
        target: Briskar,
        total: i64,
        tried: i64 = 0,
        mage: Briskar = NOBODY,
        spell: i64 = -1,
        result: i64 = STANDS,
        at: i64 = ASKING,
    ) -> None:
        self.caster: Briskar = caster
        self.target: Briskar = target
        self.total: i64 = total
        self.tried: i64 = tried
        self.mage: Briskar = mage
        self.spell: i64 = spell
        self.result: i64 = result
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        seat = s.owner(self.target)
        if self.at == ASKING:
            choices = self.mages(s)
            if len(choices) == 1:
                s.finish(self.result)
                return
            self.at = MAGE_CHOSEN
            s.call(Choose(seat, choices, "counterspell"))
        elif self.at == MAGE_CHOSEN:
            self.choose_spell(s, s.returned)
        elif self.at == SPELL_CHOSEN:
            self.cast(s, s.returned - CAST)
        elif self.at == INTERRUPTED:
            self.roll(s, s.returned)
        else:
            self.rolled(s)

    def mages(self, s: Battlefield) -> vec[i64]:
        """List the mages who have not tried yet and could, after the answer no. Rule: BK-MAG-20."""
        found = vec[i64](capacity=4)
        seat = s.owner(self.target)
        for mage in s.band(seat):
            if not has(self.tried, mage) and len(reactions(s, mage, self.target)) > 0:
                found = append(found, ON + mage)
        return append(found, NO)

    def choose_spell(self, s: Battlefield, action: i64) -> None:
        """Choose which reaction, or let the spell be."""
        if action == NO:
            s.finish(self.result)
            return
        self.mage = Briskar(action - ON)
        self.tried |= bit(self.mage)
        self.at = SPELL_CHOSEN
        s.call(Choose(s.owner(self.mage), reactions(s, self.mage, self.target), "counterspell"))

    def cast(self, s: Battlefield, spell: i64) -> None:
        """Pay; those in contact with the mage may interrupt. Rule: BK-MAG-17, BK-INT-03."""
        self.spell = spell
        pay(s, self.mage, s.content.spells[spell].ap)
        if s.log is not None:
            s.log.tell("casts", public("briskar", self.mage), public("spell", spell), public("target", self.target))
        self.at = INTERRUPTED
        s.call(Interruptions(self.mage))

    def roll(self, s: Battlefield, interrupted: i64) -> None:
        """Roll Mind twice."""
        if interrupted == 1 or s.place[self.mage] < 0:
            self.at = ASKING
            return
        count_cast(s, self.mage, self.spell)
        self.at = ROLLED
        tally = characteristic_tally(s, self.mage, tallies.MIND, tallies.MIND)
        s.call(Roll(self.mage, tally, "counter-spell", NOBODY, 1, critical_from(s, self.mage)))

    def rolled(self, s: Battlefield) -> None:
        """Reach the rival's result and the number on the card; a critical failure does what the card says.

        It answers a roll, not a threshold: a critical hit must reach the total too.

        Rule: BK-MAG-13, BK-MAG-09, BK-DIC-12.
        """
        card = s.content.spells[self.spell]
        self.at = ASKING
        if s.rolled.fumble:
            s.note_pair(events.SPELL_FAILS, self.mage, self.spell)
            self.misfire(s, card.failure)
            return
        if s.rolled.total < self.total + card.number:
            s.note_pair(events.SPELL_FAILS, self.mage, self.spell)
            return
        effects = card.effects
        if s.rolled.criticals > 0 and card.critical:
            effects = card.critical
        s.finish(self.succeed(s, effects))

    def misfire(self, s: Battlefield, effects: list[Effect]) -> None:
        """A critical failure of a reaction: what its own card says, be it the rival's spell raised or a price to pay.

        Rule: BK-MAG-05.
        """
        for effect in effects:
            if effect.do == DO_RAISE_SPELL:
                self.result = RAISED
            elif effect.do == DO_GAIN_AP:
                give_ap(s, self.mage, effect.amount)
            elif effect.do == DO_LOSE_HP:
                lose_hp(s, self.mage, effect.amount, self.caster)
        clear_fallen(s)

    def succeed(self, s: Battlefield, effects: list[Effect]) -> i64:
        """Void the spell or turn it back; the rival may lose AP."""
        result = VOID
        for effect in effects:
            if effect.do == DO_TURN_SPELL:
                result = self.mage
            elif effect.do == DO_GAIN_AP:
                give_ap(s, self.caster, effect.amount)
        return result

    def clone(self) -> CounterSpells:
        return CounterSpells(
            self.caster, self.target, self.total, self.tried, self.mage, self.spell, self.result, self.at
        )
