"""Exact odds of throws: the threshold of the distance, each defence, and what the thing that flies would cost."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.cards.terms import DO_SPLASH
from flibuste.games.briskars.dice.odds import NEGLIGIBLE, Contest, Side, threshold_contest
from flibuste.games.briskars.field.characteristics import strength
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import THROWN_AT
from flibuste.games.briskars.fighting.previews import Intent, answering_side, defences_against
from flibuste.games.briskars.ground.templates import around, template_on
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import (
    WORST,
    Forecast,
    Hurt,
    armour_key,
    lowered_for,
    shot_hurt,
    through_armour,
    weighed,
    worn,
)
from flibuste.games.briskars.movement.shiver import in_area
from flibuste.games.briskars.ordnance.odds import Victim, Victims
from flibuste.games.briskars.throwing.harm import throw_damage
from flibuste.games.briskars.throwing.throwables import throw_effects


def throw_contest(
    s: Battlefield, briskar: Briskar, target: Briskar, threshold: i64, side: Side, defence: i64
) -> Contest:
    """Return the odds of a throw at somebody who answers with one defence.

    Rule: BK-THR-03, BK-THR-05, BK-DIC-12.
    """
    intent = Intent(briskar, target, NOTHING, THROWN_AT)
    return threshold_contest(side, threshold, answering_side(s, intent, defence))


def throw_forecast(s: Battlefield, briskar: Briskar, target: Briskar, thing: i64, odds: Contest) -> Forecast | None:
    """Return the odds of a throw with every loss of health; None for what hurts nobody: nothing, a net.

    Rule: BK-THR-06, BK-THR-11 to BK-THR-13, BK-ARM-05.
    """
    if thing < 0:
        return None
    amount = throw_damage(s, briskar, thing)
    if amount.is_nothing():
        return None
    losses = [0.0] * (WORST + 1)
    losses[0] = 1.0 - odds.success()
    for criticals, chance in enumerate(odds.by_criticals):
        if chance > NEGLIGIBLE:
            for loss, share in enumerate(losses_with(s, briskar, target, amount, criticals)):
                losses[loss] += chance * share
    return Forecast(odds.success(), odds.fumble, odds.by_criticals, losses).limited(s.hp[target])


def losses_with(s: Battlefield, briskar: Briskar, target: Briskar, amount: Amount, criticals: i64) -> list[float]:
    """Return what a throw that hits with so many critical hits costs; what was worked out once is remembered.

    Rule: BK-THR-13, BK-ARM-05.
    """
    lowered = lowered_for(s, target)
    known = weighed(s.content)
    key = f"throw/{amount.text()}/{strength(s, briskar)}/{criticals}/{armour_key(s, target)}/{lowered}"
    found = known.losses.get(key)
    if found is None:
        found = through_armour(shot_hurt(amount, strength(s, briskar), criticals, 0), worn(s, target), lowered)
        known.keep_losses(key, found)
    return found


def throw_defences(s: Battlefield, briskar: Briskar, target: Briskar) -> list[int]:
    """List the defences open to the target of a throw. Rule: BK-THR-13."""
    return [int(one) for one in defences_against(s, Intent(briskar, target, NOTHING, THROWN_AT))]


def table_victims(s: Battlefield, briskar: Briskar, square: i64, thing: i64, odds: Contest, spent: i64) -> list[Victim]:
    """List everybody under a thrown table. Rule: BK-THR-10, BK-THR-13."""
    victims = Victims(s, briskar, spent)
    amount = throw_damage(s, briskar, thing)
    for criticals, chance in enumerate(odds.by_criticals):
        hurt = shot_hurt(amount, strength(s, briskar), criticals, 0)
        victims.strike(template_on(s.ground, square), hurt, chance, criticals)
    return victims.listed()


def splashed(s: Battlefield, briskar: Briskar, square: i64, thing: i64, hit: float) -> list[Victim]:
    """List everybody a burst sack dusts around its target. Rule: BK-THR-09."""
    found: list[Victim] = []
    for effect in throw_effects(s, briskar, thing):
        if effect.do == DO_SPLASH:
            hurt = Hurt()
            hurt.add(int(effect.amount), 0, 1.0)
            for other in in_area(s, around(s.ground, square)):
                victim = Victim(other, 0.0)
                victim.strike(through_armour(hurt, worn(s, other), lowered_for(s, other)), hit)
                found.append(victim)
    return found
