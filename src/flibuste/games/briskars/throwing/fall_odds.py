"""Exact odds of plain blows: landing from a height, being thrown (flight, crash, landing), head-butts and kicks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.dice.odds import Contest, Side, pass_chance, stays_under, threshold_contest
from flibuste.games.briskars.field.characteristics import constitution, dexterity
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import THROWN_AT
from flibuste.games.briskars.fighting.fighting import scuffle_damage
from flibuste.games.briskars.fighting.previews import Intent, answering_side
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.damage import CRASH_DAMAGE, PARTING_DAMAGE
from flibuste.games.briskars.injuries.odds import (
    WORST,
    Forecast,
    Hurt,
    amount_spread,
    capped,
    lowered_for,
    through_armour,
    worn,
)
from flibuste.games.briskars.movement.landing import landing_dice, landing_threshold


def landing_side(s: Battlefield, briskar: Briskar, points: i64 = 0, dice: i64 = 0) -> Side:
    """Return the roll of a landing. Rule: BK-MOV-21."""
    return Side(s.content, constitution(s, briskar) + dexterity(s, briskar) + points, 1 + dice)


def landing_losses(s: Battlefield, briskar: Briskar, height: i64, side: Side, hits: i64 = 0) -> list[float]:
    """Return the chances of each loss of a landing from some height (in quarters of a fathom).

    ``hits`` have been dealt before it, which a spell may have voided.

    Rule: BK-MOV-21 to BK-MOV-26.
    """
    passed = pass_chance(side, landing_threshold(height))
    losses = dealt(s, briskar, landing_dice(height, True), hits)
    missed = dealt(s, briskar, landing_dice(height, False), hits)
    return [passed * one + (1.0 - passed) * two for one, two in zip(losses, missed, strict=True)]


def landing_forecast(s: Battlefield, briskar: Briskar, height: i64, side: Side) -> Forecast:
    """Return the odds of a landing: success is to land unhurt or less hurt. Rule: BK-MOV-21 to BK-MOV-26."""
    odds = threshold_contest(side, landing_threshold(height), None)
    losses = landing_losses(s, briskar, height, side)
    return Forecast(odds.success(), odds.fumble, odds.by_criticals, losses).limited(s.hp[briskar])


def dealt(s: Battlefield, briskar: Briskar, dice: i64, hits: i64) -> list[float]:
    """Return the chances of each loss by so many D10; less than none is lethal, armour or not. Rule: BK-MOV-26."""
    losses = [0.0] * (WORST + 1)
    if dice < 0:
        losses[capped(s.hp[briskar])] = 1.0
        return losses
    return blow_losses(s, briskar, Amount(dice, 10, 0, False, 0, 1), hits)


def blow_losses(s: Battlefield, briskar: Briskar, amount: Amount, hits: i64 = 0) -> list[float]:
    """Return the chances of each loss by a plain blow of some amount. Rule: BK-ARM-16, BK-ARM-17."""
    hurt = Hurt()
    for value, chance in amount_spread(amount, 0).items():
        hurt.add(value, 0, chance)
    return through_armour(hurt, worn(s, briskar), lowered_for(s, briskar, hits))


def both_losses(one: list[float], two: list[float]) -> list[float]:
    """Add two losses that come one after the other."""
    losses = [0.0] * (WORST + 1)
    for a, chance in enumerate(one):
        if chance > 0.0:
            for b, share in enumerate(two):
                if share > 0.0:
                    losses[capped(a + b)] += chance * share
    return losses


@final
class Flight:
    """The odds of throwing a Briskar: that he flies, that he crashes, and what it costs him and whom he strikes."""

    def __init__(self) -> None:
        self.fumble: float = 0.0
        self.flies: float = 0.0
        self.crashes: float = 0.0
        self.criticals: list[float] = []

    def add(self, criticals: i64, flies: float, crashes: float) -> None:
        """Add a case."""
        while len(self.criticals) <= criticals:
            self.criticals.append(0.0)
        self.criticals[criticals] += flies
        self.flies += flies
        self.crashes += crashes


def flight(
    s: Battlefield,
    briskar: Briskar,
    thrown: Briskar,
    struck: Briskar,
    threshold: i64,
    side: Side,
    defences: tuple[i64, i64],
) -> Flight:
    """Return the odds of a flight: the threshold, the defence of the one who is thrown, of the one he is thrown at.

    ``defences`` are theirs; a Briskar of one's own band does not defend himself, nor does scenery.

    Rule: BK-THR-15 to BK-THR-18, BK-THR-20.
    """
    first, second = defences
    unwilling = answer_of(s, briskar, thrown, first)
    aside = answer_of(s, briskar, struck, second)
    found = Flight()
    spread = side.spread()
    found.fumble = spread.fumble()
    for k in range(len(spread.sums)):
        total = side.base + spread.sums[k]
        if spread.sums[k] == 0 or (total < threshold and spread.criticals[k] == 0):
            continue
        flies = spread.chances[k]
        if unwilling is not None:
            flies *= stays_under(unwilling, total, False)
        crashes = flies
        if aside is not None:
            crashes *= stays_under(aside, total, False)
        found.add(spread.criticals[k], flies, crashes)
    return found


def answer_of(s: Battlefield, briskar: Briskar, other: Briskar, defence: i64) -> Side | None:
    """Return the roll of somebody who defends himself; None for nobody and for those who do not."""
    if other < 0 or defence == NOTHING:
        return None
    return answering_side(s, Intent(briskar, other, NOTHING, THROWN_AT), defence)


def flight_forecast(s: Battlefield, thrown: Briskar, height: i64, found: Flight, crashing: bool) -> Forecast:
    """Return what it costs the one who is thrown: the crash, then the landing.

    Rule: BK-CRA-01, BK-THR-16, BK-MOV-27.
    """
    losses = [0.0] * (WORST + 1)
    losses[0] = 1.0 - found.flies
    hard = found.crashes if crashing else 0.0
    side = landing_side(s, thrown)
    crash = both_losses(blow_losses(s, thrown, CRASH_DAMAGE), landing_losses(s, thrown, height, side, 1))
    soft = landing_losses(s, thrown, height, side)
    for loss in range(WORST + 1):
        losses[loss] += hard * crash[loss] + (found.flies - hard) * soft[loss]
    return Forecast(found.flies, found.fumble, found.criticals, losses).limited(s.hp[thrown])


def crash_forecast(s: Battlefield, struck: Briskar, found: Flight) -> Forecast:
    """Return what it costs the one he is thrown at. Rule: BK-CRA-01."""
    losses = [found.crashes * chance for chance in blow_losses(s, struck, CRASH_DAMAGE)]
    losses[0] += 1.0 - found.crashes
    return Forecast(found.crashes, found.fumble, found.criticals, losses).limited(s.hp[struck])


def parting_forecast(s: Battlefield, hurt: Briskar, chance: float) -> Forecast:
    """Return what a disengagement costs one side, if it goes badly for him with some chance.

    Rule: BK-DIS-04, BK-DIS-05.
    """
    losses = [chance * share for share in blow_losses(s, hurt, PARTING_DAMAGE)]
    losses[0] += 1.0 - chance
    return Forecast(chance, 0.0, [chance], losses).limited(s.hp[hurt])


def scuffle_forecast(s: Battlefield, briskar: Briskar, target: Briskar, kind: i64, odds: Contest) -> Forecast:
    """Return what a head-butt or a kick costs its target: critical hits stun or slow, they do not hurt more.

    Rule: BK-FGT-10, BK-FGT-11, BK-FGT-15, BK-FGT-16.
    """
    damage = Amount(0, 10, scuffle_damage(s, briskar, kind), False, 0, 1)
    losses = [odds.success() * chance for chance in blow_losses(s, target, damage)]
    losses[0] += 1.0 - odds.success()
    return Forecast(odds.success(), odds.fumble, odds.by_criticals, losses).limited(s.hp[target])
