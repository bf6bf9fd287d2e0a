"""Exact odds of damage: what a hit deals, what the armour stops, how much health is lost."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.cards.arsenal import Armour
from flibuste.games.briskars.cards.content import Content, Worked
from flibuste.games.briskars.dice.odds import (
    FACE,
    NEGLIGIBLE,
    Contest,
)
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import has_armour
from flibuste.games.briskars.injuries.damage import (
    CRITICAL_DAMAGE,
    armour_stops,
    health_lost,
    melee_extra,
    shot_parts,
)

WORST: Final = 200
NOT_YET: Final = -1.0


@final
class Hurt:
    """What a hit can deal: chances by basic and extra damage (an armour's critical hit stops the basic part only)."""

    def __init__(self) -> None:
        self.cases: dict[int, float] = {}

    def add(self, basic: int, extra: int, chance: float) -> None:
        """Add to the chance of a case."""
        key = basic * 1024 + extra
        self.cases[key] = self.cases.get(key, 0.0) + chance


def amount_spread(amount: Amount, strength: i64) -> dict[int, float]:
    """Return the chances of an amount; a D5 is as even as a D10.

    Rule: BK-DIC-04, BK-DIC-05.
    """
    sums: dict[int, float] = {0: 1.0}
    for die in range(amount.dice):
        longer: dict[int, float] = {}
        for total, chance in sums.items():
            for face in range(1, amount.sides + 1):
                longer[total + face] = longer.get(total + face, 0.0) + chance / float(amount.sides)
        sums = longer
    result: dict[int, float] = {}
    for total, chance in sums.items():
        value = int(max(amount.total(total, strength), 0))
        result[value] = result.get(value, 0.0) + chance
    return result


def melee_hurt(amount: Amount, strength: i64, criticals: i64) -> Hurt:
    """Return what an attack or thrust deals: the weapon, and the Strength once for each critical hit.

    Rule: BK-DIC-17, BK-ATK-06.
    """
    hurt = Hurt()
    for value, chance in amount_spread(amount, strength).items():
        hurt.add(value, int(melee_extra(strength, criticals)), chance)
    return hurt


def shot_hurt(amount: Amount, strength: i64, criticals: i64, modifier: i64) -> Hurt:
    """Return what a shot deals: one more copy for each critical hit, the range once for all.

    Rule: BK-DIC-18, BK-DIC-19, BK-SHO-10, BK-ARM-05.
    """
    copy = amount_spread(amount, strength)
    rest: dict[int, float] = {0: 1.0}
    for k in range(criticals):
        rest = summed(rest, copy)
    hurt = Hurt()
    for first, chance in copy.items():
        for more, share in rest.items():
            basic, extra = shot_parts(first, more, modifier)
            hurt.add(int(basic), int(extra), chance * share)
    return hurt


def template_hurt(amount: Amount, criticals: i64) -> Hurt:
    """Return what a template deals to each: the piece's damage, and 1D10 for each critical hit.

    Rule: BK-TPL-06, BK-TPL-07, BK-ARM-05.
    """
    rest: dict[int, float] = {0: 1.0}
    for k in range(criticals):
        rest = summed(rest, amount_spread(CRITICAL_DAMAGE, 0))
    hurt = Hurt()
    for basic, chance in amount_spread(amount, 0).items():
        for more, share in rest.items():
            hurt.add(basic, more, chance * share)
    return hurt


def summed(one: dict[int, float], two: dict[int, float]) -> dict[int, float]:
    """Add two independent amounts."""
    result: dict[int, float] = {}
    for a, chance in one.items():
        for b, share in two.items():
            result[a + b] = result.get(a + b, 0.0) + chance * share
    return result


def through_armour(hurt: Hurt, armour: Armour | None, lowered: i64) -> list[float]:
    """Return the chances of each loss of HP after armour and what a spell takes off; no damage, no test.

    Rule: BK-ARM-03 to BK-ARM-06, BK-ARM-13, BK-ARM-14, BK-ARM-16, BK-ARM-17.
    """
    losses = [0.0] * (WORST + 1)
    for key, chance in hurt.cases.items():
        if chance < NEGLIGIBLE:
            continue
        basic, extra = key // 1024, key % 1024
        if armour is None or basic + extra == 0:
            losses[capped(health_lost(basic + extra, lowered))] += chance
            continue
        for face in range(1, 11):
            left = max(basic + extra - armour_stops(armour, basic, face), 0)
            losses[capped(health_lost(left, lowered))] += chance * FACE
    return losses


def capped(loss: i64) -> i64:
    """Keep a loss below the worst that is told apart."""
    return min(loss, WORST)


@final
class Forecast:
    """The odds of one attack: to hit, of a critical failure, of each critical, and of every loss of HP.

    ``losses[n]`` is the chance that exactly n HP are lost, a miss included.
    """

    def __init__(self, hit: float, fumble: float, criticals: list[float], losses: list[float]) -> None:
        self.hit: float = hit
        self.fumble: float = fumble
        self.criticals: list[float] = criticals
        self.losses: list[float] = losses
        self.average: float = NOT_YET
        self.loss: i64 = -1
        self.falling: float = 0.0

    def mean(self) -> float:
        """Return the mean loss of HP, worked out once."""
        if self.average == NOT_YET:
            self.average = sum(float(loss) * chance for loss, chance in enumerate(self.losses))
        return self.average

    def limited(self, hp: i64) -> Forecast:
        """Return the same odds where nobody loses more than he has."""
        losses = self.losses[:]
        for loss in range(hp + 1, len(losses)):
            losses[hp] += losses[loss]
            losses[loss] = 0.0
        return Forecast(self.hit, self.fumble, self.criticals, losses)

    def at_least(self, loss: i64) -> float:
        """Return the chance to lose so many HP or more: with all that are left, out of action; the last one is kept."""
        if loss != self.loss:
            self.loss = loss
            self.falling = sum(chance for n, chance in enumerate(self.losses) if n >= loss)
        return self.falling


def melee_forecast(odds: Contest, amount: Amount, strength: i64, armour: Armour | None, lowered: i64 = 0) -> Forecast:
    """Return the odds of an attack or thrust.

    Rule: BK-ATK-05, BK-ATK-06.
    """
    hurts = [melee_hurt(amount, strength, k) for k in range(len(odds.by_criticals))]
    return forecast(odds, hurts, armour, lowered)


def shot_forecast(
    odds: Contest, amount: Amount, modifier: i64, armour: Armour | None, lowered: i64 = 0, strength: i64 = 0
) -> Forecast:
    """Return the odds of a shot or throw; the Strength is the thrower's, where the damage of what he throws has it.

    Rule: BK-SHO-01, BK-SHO-06, BK-THR-13.
    """
    hurts = [shot_hurt(amount, strength, k, modifier) for k in range(len(odds.by_criticals))]
    return forecast(odds, hurts, armour, lowered)


def forecast(odds: Contest, hurts: list[Hurt], armour: Armour | None, lowered: i64) -> Forecast:
    """Put the odds to hit and the damage of each number of critical hits together."""
    losses = [0.0] * (WORST + 1)
    hit = odds.success()
    losses[0] = 1.0 - hit
    for k, hurt in enumerate(hurts):
        if odds.by_criticals[k] < NEGLIGIBLE:
            continue
        for loss, chance in enumerate(through_armour(hurt, armour, lowered)):
            losses[loss] += odds.by_criticals[k] * chance
    return Forecast(hit, odds.fumble, odds.by_criticals, losses)


MOST_REMEMBERED: Final = 20_000


Blow: TypeAlias = "tuple[tuple[int, int, int, int, int, int, bool, bool], Amount, Armour | None, bool, int, int, int]"
"""All that decides a blow: the opposition, the damage and the armour (the cards themselves), whether it is a shot, its
range or the Strength behind it, what spells take off, and the health there is to lose."""
WHOLE: Final = -1
"""In the place of the health: the odds of every loss, whoever has how much left."""


@final
class Weighed(Worked):
    """Blows already weighed, by everything that decides them; emptied when there are too many."""

    def __init__(self) -> None:
        self.forecasts: dict[Blow, Forecast] = {}
        self.losses: dict[str, list[float]] = {}

    def keep_forecast(self, key: Blow, found: Forecast) -> None:
        """Keep the odds of a blow."""
        if len(self.forecasts) > MOST_REMEMBERED:
            self.forecasts = {}
        self.forecasts[key] = found

    def keep_losses(self, key: str, found: list[float]) -> None:
        """Keep what a hit costs."""
        if len(self.losses) > MOST_REMEMBERED:
            self.losses = {}
        self.losses[key] = found


def weighed(content: Content) -> Weighed:
    """Return the blows of a content that were weighed before."""
    found = content.worked.get("blows")
    if not isinstance(found, Weighed):
        found = Weighed()
        content.worked["blows"] = found
    return found


def armour_key(s: Battlefield, briskar: Briskar) -> str:
    """Name the armour that will test."""
    return s.content.armours[s.armour[briskar]].frame() if has_armour(s, briskar) else "-"


def lowered_for(s: Battlefield, target: Briskar, hits: i64 = 0) -> i64:
    """Return what spells take off a hit on a target, ``hits`` of them later: all of it where they void that hit.

    Rule: BK-ARM-17, BK-CHR-06.
    """
    if effect_on(s, target, lasting.UNTOUCHED) > hits:
        return VOIDS
    return effect_on(s, target, lasting.DAMAGE)


def worn(s: Battlefield, briskar: Briskar) -> Armour | None:
    """Return the armour that will test, if one does.

    Rule: BK-ARM-01, BK-ARM-09.
    """
    if has_armour(s, briskar):
        return s.content.armours[s.armour[briskar]]
    return None


VOIDS: Final[i64] = 1000
