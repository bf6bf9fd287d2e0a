"""Exact odds of spells: whether one works, what it costs its target in health, what it gives back."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.cards import terms
from flibuste.games.briskars.cards.effects import Effect
from flibuste.games.briskars.cards.spellbook import Spell
from flibuste.games.briskars.cards.terms import AGAINST_RESULT
from flibuste.games.briskars.dice.odds import Contest, Side, contest, threshold_contest
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import characteristic_tally, critical_from
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import (
    WORST,
    Forecast,
    Hurt,
    amount_spread,
    capped,
    lowered_for,
    summed,
    through_armour,
    worn,
)
from flibuste.games.briskars.magic.effects import eats_armour
from flibuste.games.briskars.magic.known import cover_penalty, resistance


def caster_side(s: Battlefield, mage: Briskar, points: i64 = 0, dice: i64 = 0) -> Side:
    """Return the roll of a mage. Rule: BK-MAG-12."""
    tally = characteristic_tally(s, mage, tallies.MIND, tallies.MIND)
    return Side(s.content, tallies.total(tally) + points, 1 + dice, 1, critical_from(s, mage))


def cast_contest(s: Battlefield, mage: Briskar, target: Briskar, card: Spell, side: Side, rival: i64) -> Contest:
    """Return the odds that a spell works, by critical hits; ``rival`` is the total that a reaction answers.

    Rule: BK-MAG-12 to BK-MAG-16, BK-COV-08, BK-DIC-12.
    """
    goal = spell_goal(s, mage, target, card, rival)
    if card.is_resisted():
        return contest(side, Side(s.content, goal), True)
    return threshold_contest(side, goal, None, sure=card.test != AGAINST_RESULT)


def spell_goal(s: Battlefield, mage: Briskar, target: Briskar, card: Spell, rival: i64) -> i64:
    """Return what a spell has to reach: what its target adds to a roll against it, or a threshold.

    Rule: BK-MAG-12 to BK-MAG-16.
    """
    if card.is_resisted():
        return tallies.total(resistance(s, target, mage, card))
    return spell_threshold(s, mage, target, card, rival)


def spell_threshold(s: Battlefield, mage: Briskar, target: Briskar, card: Spell, rival: i64) -> i64:
    """Return the number that a spell which no roll resists has to reach. Rule: BK-MAG-12, BK-MAG-13, BK-COV-08."""
    if card.test == AGAINST_RESULT:
        return rival + card.number
    return card.number + cover_penalty(s, mage, target, card)


# what it does to health


def effects_with(card: Spell, criticals: i64) -> list[Effect]:
    """Return the effects of a card that works with so many critical hits. Rule: BK-MAG-05."""
    return card.critical if criticals > 0 and card.critical else card.effects


def can_hurt(s: Battlefield, target: Briskar, card: Spell) -> bool:
    """Say whether a spell that works could cost this target health."""
    return any(hurts(s, target, effect) for effect in card.effects + card.critical)


def hurts(s: Battlefield, target: Briskar, effect: Effect) -> bool:
    """Say whether an effect costs a target health: a loss outright, or corrosion that finds no armour."""
    if effect.who == terms.TO_CASTER:
        return False
    if effect.do == terms.DO_CORRODE:
        return not eats_armour(s, target)
    return effect.do in (terms.DO_LOSE_HP, terms.DO_DAMAGE)


def effect_losses(s: Battlefield, target: Briskar, effect: Effect) -> dict[int, float]:
    """Return what one effect costs a target. Rule: BK-SPL-04, BK-ARM-17."""
    if effect.do == terms.DO_LOSE_HP:
        return {int(effect.amount): 1.0}
    hurt = Hurt()
    if effect.do == terms.DO_DAMAGE:
        for amount, chance in amount_spread(effect.dice, 0).items():
            hurt.add(amount, 0, chance)
    else:
        hurt.add(int(effect.amount), 0, 1.0)
    losses = through_armour(hurt, worn(s, target), lowered_for(s, target))
    return {loss: chance for loss, chance in enumerate(losses) if chance > 0.0}


def spell_forecast(s: Battlefield, target: Briskar, card: Spell, odds: Contest) -> Forecast | None:
    """Return the odds of a spell with every loss of health; None for a spell that hurts nobody.

    Rule: BK-MAG-23, BK-SPL-04.
    """
    if not can_hurt(s, target, card):
        return None
    losses = [0.0] * (WORST + 1)
    losses[0] = 1.0 - odds.success()
    for k, chance in enumerate(odds.by_criticals):
        sums: dict[int, float] = {0: 1.0}
        for effect in effects_with(card, k):
            if hurts(s, target, effect):
                sums = summed(sums, effect_losses(s, target, effect))
        for loss, share in sums.items():
            losses[capped(loss)] += chance * share
    return Forecast(odds.success(), odds.fumble, odds.by_criticals, losses).limited(s.hp[target])


def spell_gains(s: Battlefield, target: Briskar, card: Spell, odds: Contest) -> list[float] | None:
    """Return the chances of each number of health points given back; None for a spell that heals nobody.

    Rule: BK-INJ-03, BK-CHR-04.
    """
    if not any(effect.do == terms.DO_HEAL for effect in card.effects + card.critical):
        return None
    most = max(s.cap[target] - s.hp[target], 0)
    gains = [0.0] * int(most + 1)
    gains[0] = 1.0 - odds.success()
    for k, chance in enumerate(odds.by_criticals):
        for effect in effects_with(card, k):
            if effect.do == terms.DO_HEAL:
                for amount, share in amount_spread(effect.dice, 0).items():
                    gains[int(min(amount, most))] += chance * share
    return gains


def printed_loss(card: Spell) -> str:
    """Write what a spell costs its target, without a critical hit."""
    rolled = [effect.dice.text() for effect in card.effects if effect.do == terms.DO_DAMAGE]
    if rolled:
        return "+".join(rolled)
    return str(sum(int(effect.amount) for effect in card.effects if effect.do in (terms.DO_LOSE_HP, terms.DO_CORRODE)))


def backfire(card: Spell) -> i64:
    """Return what a critical failure costs the mage in health. Rule: BK-MAG-05."""
    lost: i64 = 0
    for effect in card.failure:
        if effect.do == terms.DO_LOSE_HP and effect.who == terms.TO_CASTER:
            lost += effect.amount
    return lost
