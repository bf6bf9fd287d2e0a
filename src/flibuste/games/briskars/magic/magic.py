"""Chapter 34: casting a spell."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.spellbook import Spell
from flibuste.games.briskars.cards.terms import AT_ALLIES, AT_ALLY, AT_ENEMY, AT_SQUARES, DO_MOVE
from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally, critical_from
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.refusals import NO_TARGET, NOT_ENOUGH_AP, RATE_USED, UNKNOWN_SPELL
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield, Group
from flibuste.games.briskars.field.verbs import CAST, MOST_SPELLS, ON
from flibuste.games.briskars.field.zones import are_opponents, is_in_melee
from flibuste.games.briskars.ground.sight import HIDDEN
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.magic.counterspells import RAISED, VOID, CounterSpells
from flibuste.games.briskars.magic.effects import CRITICAL, FAILURE, USUAL, SpellWork, in_range
from flibuste.games.briskars.magic.interrupting import Interruptions
from flibuste.games.briskars.magic.known import count_cast, cover_penalty, is_rate_left, resistance, slot_of, spells_of
from flibuste.games.briskars.magic.walls import wall_starts
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public

DECLARED: Final[i64] = 0
TARGET_CHOSEN: Final[i64] = 1
INTERRUPTED: Final[i64] = 2
ROLLED: Final[i64] = 3
RESISTED: Final[i64] = 4
COUNTERED: Final[i64] = 5
DONE: Final[i64] = 6


def spell_targets(s: Battlefield, mage: Briskar, spell: i64) -> vec[i64]:
    """List the Briskars a spell may aim at, as answers.

    Rule: BK-MAG-06, BK-MAG-27.
    """
    card = s.content.spells[spell]
    found = vec[i64](capacity=8)
    for other in s.everybody():
        if s.place[other] >= 0 and is_spell_target(s, mage, other, card):
            found = append(found, ON + other)
    return found


def is_spell_target(s: Battlefield, mage: Briskar, other: Briskar, card: Spell) -> bool:
    """Say whether a spell may aim at somebody in play.

    Rule: BK-MAG-06, BK-MAG-27.
    """
    return in_range(s, mage, other, card.range) and is_fit(s, mage, other, card)


def is_fit(s: Battlefield, mage: Briskar, other: Briskar, card: Spell) -> bool:
    """Say whether somebody in range is the kind of target a card wants: an enemy must be seen, an ally need not.

    Rule: BK-MAG-10, BK-COV-02, BK-COV-07.
    """
    if card.target == AT_ENEMY:
        return are_opponents(s, mage, other) and cover(s, mage, other) != HIDDEN
    if are_opponents(s, mage, other) or card.target != AT_ALLY:
        return False
    if any(effect.do == DO_MOVE for effect in card.effects):
        return is_able(s, other) and not is_in_melee(s, other)
    return True


def has_target(s: Battlefield, mage: Briskar, spell: i64) -> bool:
    """A spell without a legal target cannot be declared. Rule: BK-MAG-27."""
    card = s.content.spells[spell]
    if card.target == AT_SQUARES:
        return len(wall_starts(s, mage, card.range, card.effects[0].count, 1)) > 0
    return card.target == AT_ALLIES or len(spell_targets(s, mage, spell)) > 0


@final
class Casting(Quiet):
    """Cast a spell: the target, the price, interruptions, the roll, resistance, counter-spells, the effects.

    Rule: BK-MAG-09, BK-MAG-11 to BK-MAG-18, BK-MAG-25, BK-MAG-26, BK-INT-02, BK-DIC-09.
    """

    def __init__(
        self,
        mage: Briskar,
        spell: i64,
        target: Briskar = NOBODY,
        total: i64 = 0,
        criticals: i64 = 0,
        at: i64 = DECLARED,
    ) -> None:
        self.mage: Briskar = mage
        self.spell: i64 = spell
        self.target: Briskar = target
        self.total: i64 = total
        self.criticals: i64 = criticals
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.declare(s)
        elif self.at == TARGET_CHOSEN:
            self.aim(s, Briskar(s.returned - ON))
        elif self.at == INTERRUPTED:
            self.roll(s, s.returned)
        elif self.at == ROLLED:
            self.rolled(s)
        elif self.at == RESISTED:
            self.resisted(s)
        elif self.at == COUNTERED:
            self.countered(s, s.returned)
        else:
            s.finish(0)

    def card(self, s: Battlefield) -> Spell:
        return s.content.spells[self.spell]

    def declare(self, s: Battlefield) -> None:
        """Choose the target, where there is one to choose."""
        target = self.card(s).target
        if target in (AT_SQUARES, AT_ALLIES):
            self.aim(s, self.mage)
            return
        self.at = TARGET_CHOSEN
        s.call(Choose(s.owner(self.mage), spell_targets(s, self.mage, self.spell), "spell"))

    def aim(self, s: Battlefield, target: Briskar) -> None:
        """Pay; then opponents in contact may interrupt, but no shout.

        Rule: BK-INT-02, BK-ACT-32, BK-CHR-12.
        """
        self.target = target
        pay(s, self.mage, self.card(s).ap)
        s.hidden[self.mage] = 0
        if s.log is not None:
            s.log.tell("casts", public("briskar", self.mage), public("spell", self.spell), public("target", target))
        self.at = INTERRUPTED
        if self.card(s).shout:
            self.roll(s, 0)
        else:
            s.call(Interruptions(self.mage))

    def roll(self, s: Battlefield, interrupted: i64) -> None:
        """An interrupted spell does not happen: only its AP are lost. Otherwise it counts, and Mind is rolled twice.

        Rule: BK-INT-04, BK-INT-05, BK-MAG-08, BK-MAG-09, BK-MAG-12, BK-OBJ-20.
        """
        if interrupted == 1 or s.place[self.mage] < 0:
            s.finish(0)
            return
        count_cast(s, self.mage, self.spell)
        self.at = ROLLED
        tally = characteristic_tally(s, self.mage, tallies.MIND, tallies.MIND)
        purpose = "opposed spell" if self.card(s).is_resisted() else "spell"
        opponent = self.target if self.card(s).is_resisted() else NOBODY
        s.call(Roll(self.mage, tally, purpose, opponent, 1, critical_from(s, self.mage)))

    def rolled(self, s: Battlefield) -> None:
        """A passive spell meets its difficulty, an active one the target's resistance.

        Rule: BK-MAG-12, BK-MAG-14, BK-COV-08, BK-DIC-09.
        """
        card = self.card(s)
        self.total = s.rolled.total
        self.criticals = s.rolled.criticals
        if s.rolled.fumble:
            self.fail(s)
        elif card.is_resisted():
            self.at = RESISTED
            s.call(Roll(self.target, resistance(s, self.target, self.mage, card), "resisting", self.mage))
        elif self.total >= card.number + cover_penalty(s, self.mage, self.target, card) or self.criticals > 0:
            self.succeed(s)
        else:
            s.note_pair(events.SPELL_FAILS, self.mage, self.spell)
            s.finish(0)

    def resisted(self, s: Battlefield) -> None:
        """A tie goes to the caster. Rule: BK-MAG-14, BK-MAG-15, BK-DIC-22, BK-DIC-23."""
        if s.rolled.fumble or self.total >= s.rolled.total:
            self.succeed(s)
        else:
            s.note_pair(events.RESISTS_SPELL, self.target, self.spell)
            s.finish(0)

    def fail(self, s: Battlefield) -> None:
        """A critical failure: what the card says on top. Rule: BK-MAG-05, BK-RND-16."""
        s.note_pair(events.SPELL_FAILS, self.mage, self.spell)
        self.at = DONE
        one = append(vec[Briskar](), self.target)
        s.call(SpellWork(self.spell, self.mage, self.mage, one, FAILURE, True))

    def succeed(self, s: Battlefield) -> None:
        """Before the effects the band it strikes may cancel it or turn it back.

        Rule: BK-MAG-17, BK-MAG-18.
        """
        if are_opponents(s, self.mage, self.target) and not self.card(s).shout:
            self.at = COUNTERED
            s.call(CounterSpells(self.mage, self.target, self.total))
        else:
            self.strike(s)

    def countered(self, s: Battlefield, outcome: i64) -> None:
        """Void, turned back on its caster, raised to a critical hit, or standing.

        Rule: BK-MAG-17, BK-MAG-26.
        """
        if outcome == VOID:
            s.note_pair(events.SPELL_CANCELLED, self.mage, self.spell)
            s.finish(0)
            return
        if outcome == RAISED:
            self.criticals = max(self.criticals, 1)
        if outcome >= 0:
            self.turn_back(s, Briskar(outcome))
            return
        self.strike(s)

    def turn_back(self, s: Battlefield, rival: Briskar) -> None:
        """The spell strikes its caster; the countering mage is its source. Rule: BK-MAG-26."""
        s.note_pair(events.SPELL_TURNED, self.mage, self.spell)
        self.at = DONE
        one = append(vec[Briskar](), self.mage)
        s.call(SpellWork(self.spell, self.mage, rival, one, self.part(), True))

    def part(self) -> i64:
        """Say which effects of the card come."""
        if self.criticals > 0:
            return CRITICAL
        return USUAL

    def strike(self, s: Battlefield) -> None:
        """Carry out the effects on the target, or on every ally in range.

        Rule: BK-MAG-23, BK-MAG-27.
        """
        self.at = DONE
        harmful = are_opponents(s, self.mage, self.target)
        s.call(SpellWork(self.spell, self.mage, self.mage, self.struck(s), self.part(), harmful))

    def struck(self, s: Battlefield) -> Group:
        """List whom the spell strikes."""
        found = vec[Briskar](capacity=8)
        if self.card(s).target != AT_ALLIES:
            return append(found, self.target)
        seat = s.owner(self.mage)
        for ally in s.band(seat):
            if s.place[ally] >= 0 and in_range(s, self.mage, ally, self.card(s).range):
                found = append(found, ally)
        return found

    def clone(self) -> Casting:
        return Casting(self.mage, self.spell, self.target, self.total, self.criticals, self.at)


@final
class Cast(Deed):
    """Cast a spell he knows. Rule: BK-MAG-04, BK-MAG-08, BK-MAG-11, BK-MAG-27."""

    def arguments(self, s: Battlefield, briskar: Briskar) -> vec[i64]:
        """List the spells he has."""
        return spells_of(s, briskar)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        slot = slot_of(s, briskar, n)
        if slot == NOTHING or s.content.spells[n].reaction:
            return UNKNOWN_SPELL
        if s.ap[briskar] < s.content.spells[n].ap:
            return NOT_ENOUGH_AP
        if not is_rate_left(s, briskar, n):
            return RATE_USED
        return None if has_target(s, briskar, n) else NO_TARGET

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        s.call(Casting(briskar, n))


MAGIC: Final[list[Deed]] = [Cast(CAST, MOST_SPELLS, aims=True)]
