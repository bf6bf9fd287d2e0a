"""Exact odds of what strikes an area: a template with its drift and its burst, a thrown table, a sack, a keg."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.dice.odds import FACE, Side, shiver_chance
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import characteristic_tally, critical_from
from flibuste.games.briskars.field.kit import KEG, card_of
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import DIRECTIONS
from flibuste.games.briskars.ground.templates import drift, drifted, template_distance, template_on
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.damage import BURST_DAMAGE
from flibuste.games.briskars.injuries.odds import (
    WORST,
    Forecast,
    Hurt,
    amount_spread,
    armour_key,
    capped,
    lowered_for,
    template_hurt,
    through_armour,
    weighed,
    worn,
)
from flibuste.games.briskars.movement.shiver import in_area, may_shiver
from flibuste.games.briskars.ordnance.kegs import near
from flibuste.games.briskars.ordnance.pieces import muzzle, ordnance_card

DIRECTION: Final = 0.125


@final
class Victim:
    """What an area may cost one Briskar who tries to leap clear where he can.

    ``covered`` is the chance that it comes over him, ``leap`` that he leaps clear of it, ``hit`` that it strikes him.

    Rule: BK-SMT-03, BK-TPL-06.
    """

    def __init__(self, briskar: Briskar, leap: float) -> None:
        self.briskar: Briskar = briskar
        self.leap: float = leap
        self.covered: float = 0.0
        self.hit: float = 0.0
        self.criticals: list[float] = []
        self.cases: list[list[float]] = []
        self.chances: list[float] = []

    def strike(self, losses: list[float], chance: float, criticals: i64 = 0) -> None:
        """Add the losses of a case in which it comes over him."""
        stays = chance * (1.0 - self.leap)
        self.covered += chance
        self.hit += stays
        while len(self.criticals) <= criticals:
            self.criticals.append(0.0)
        self.criticals[criticals] += stays
        self.suffer(losses, stays)

    def burn(self, losses: list[float], chance: float) -> None:
        """Add the losses of a case that nobody can leap clear of."""
        self.hit += chance
        self.suffer(losses, chance)

    def suffer(self, losses: list[float], chance: float) -> None:
        """Add to the chance of such losses; those of one kind come in one list, and are added up at the end."""
        for k in range(len(self.cases)):
            if self.cases[k] is losses:
                self.chances[k] += chance
                return
        self.cases.append(losses)
        self.chances.append(chance)

    def forecast(self, hp: i64, fumble: float) -> Forecast:
        """Return the odds, the cases included in which nothing happens to him."""
        losses = [0.0] * (WORST + 1)
        losses[0] = 1.0 - self.hit
        for k, case in enumerate(self.cases):
            for loss, share in enumerate(case):
                losses[loss] += self.chances[k] * share
        return Forecast(self.hit, fumble, self.criticals, losses).limited(hp)


# guns


def gunner_side(s: Battlefield, briskar: Briskar, piece: i64, points: i64 = 0, dice: i64 = 0) -> Side:
    """Return the roll of whoever fires a piece. Rule: BK-TPL-05, BK-TPL-17."""
    tally = characteristic_tally(s, briskar, tallies.DEXTERITY, tallies.DEXTERITY)
    fumble = ordnance_card(s, briskar, piece).fumble
    return Side(s.content, tallies.total(tally) + points, 1 + dice, fumble, critical_from(s, briskar))


def fire_difficulty(s: Battlefield, briskar: Briskar, piece: i64, centre: i64) -> i64:
    """Return the difficulty of a template there. Rule: BK-TPL-03, BK-TPL-04."""
    fathoms = template_distance(s.ground, muzzle(s, briskar, piece), centre)
    return ordnance_card(s, briskar, piece).difficulty_at(fathoms)


def fire_victims(s: Battlefield, briskar: Briskar, piece: i64, centre: i64, side: Side, spent: i64) -> list[Victim]:
    """List everybody a template could strike: where it is aimed, wherever it may drift, around a gun that bursts.

    ``spent`` is what the firer has paid: he has no more to leap with than the rest.

    Rule: BK-TPL-06 to BK-TPL-12, BK-DFL-01, BK-DFL-02.
    """
    victims = Victims(s, briskar, spent)
    card = ordnance_card(s, briskar, piece)
    difficulty = fire_difficulty(s, briskar, piece, centre)
    spread = side.spread()
    for k in range(len(spread.sums)):
        total = side.base + spread.sums[k]
        criticals = spread.criticals[k]
        if spread.sums[k] == 0:
            if card.blast:
                victims.burn(template_on(s.ground, muzzle(s, briskar, piece)), spread.chances[k])
        elif total >= difficulty or criticals > 0:
            victims.bombard(template_on(s.ground, centre), card.damage, spread.chances[k], criticals)
        else:
            for towards in range(DIRECTIONS):
                area = drifted(s.ground, centre, towards, drift(difficulty, total))
                victims.bombard(area, card.damage, spread.chances[k] * DIRECTION, 0)
    return victims.listed()


@final
class Victims:
    """Those struck so far, by Briskar."""

    def __init__(self, s: Battlefield, briskar: Briskar, spent: i64) -> None:
        self.s: Battlefield = s
        self.briskar: Briskar = briskar
        self.spent: i64 = spent
        self.found: dict[int, Victim] = {}
        self.known: dict[int, list[float]] = {}

    def victim(self, briskar: Briskar) -> Victim:
        """Return a victim, new or known."""
        known = self.found.get(int(briskar))
        if known is None:
            known = Victim(briskar, self.leap(briskar))
            self.found[int(briskar)] = known
        return known

    def leap(self, briskar: Briskar) -> float:
        """Return the chance to leap clear with all one's action points. Rule: BK-SMT-03, BK-SMT-08."""
        if not may_shiver(self.s, briskar):
            return 0.0
        ap = self.s.ap[briskar]
        if briskar == self.briskar:
            ap -= self.spent
        return shiver_chance(max(ap, 0))

    def strike(self, area: vec[i64], hurt: Hurt, chance: float, criticals: i64) -> None:
        """A template comes over everybody in an area. Rule: BK-TPL-06, BK-ARM-16."""
        for briskar in in_area(self.s, area):
            key = int(briskar * 64 + criticals)
            losses = self.known.get(key)
            if losses is None:
                losses = through_armour(hurt, worn(self.s, briskar), lowered_for(self.s, briskar))
                self.known[key] = losses
            self.victim(briskar).strike(losses, chance, criticals)

    def bombard(self, area: vec[i64], amount: Amount, chance: float, criticals: i64) -> None:
        """A gun's template comes over everybody in an area. Rule: BK-TPL-06, BK-TPL-07, BK-ARM-16."""
        for briskar in in_area(self.s, area):
            number = int(briskar * 64 + criticals)
            losses = self.known.get(number)
            if losses is None:
                losses = gun_losses(self.s, briskar, amount, criticals)
                self.known[number] = losses
            self.victim(briskar).strike(losses, chance, criticals)

    def burn(self, area: vec[i64], chance: float) -> None:
        """A gun bursts: no armour, no leap. Rule: BK-TPL-09, BK-ARM-12, BK-SMT-09."""
        losses = [0.0] * (WORST + 1)
        for loss, share in amount_spread(BURST_DAMAGE, 0).items():
            losses[capped(loss)] += share
        for briskar in in_area(self.s, area):
            self.victim(briskar).burn(losses, chance)

    def listed(self) -> list[Victim]:
        """List them in the order of their numbers."""
        return [self.found[briskar] for briskar in sorted(self.found)]


def gun_losses(s: Battlefield, briskar: Briskar, amount: Amount, criticals: i64) -> list[float]:
    """Return what a gun's template costs one whom it strikes; what was worked out once is remembered.

    Rule: BK-TPL-06, BK-TPL-07, BK-ARM-16.
    """
    lowered = lowered_for(s, briskar)
    known = weighed(s.content)
    key = f"area/{amount.text()}/{criticals}/{armour_key(s, briskar)}/{lowered}"
    losses = known.losses.get(key)
    if losses is None:
        losses = through_armour(template_hurt(amount, criticals), worn(s, briskar), lowered)
        known.keep_losses(key, losses)
    return losses


# throws that strike several, and kegs


def keg_chance(s: Battlefield) -> float:
    """Return the chance that a keg blows at the start of a round. Rule: BK-OBJ-26."""
    return float(11 - card_of(s, KEG).difficulty) * FACE


def keg_victims(s: Battlefield, square: i64) -> list[Victim]:
    """List everybody a keg would hurt as they stand now; nobody leaps clear of it. Rule: BK-OBJ-27, BK-SMT-09."""
    found: list[Victim] = []
    hurt = Hurt()
    for amount, chance in amount_spread(card_of(s, KEG).dice, 0).items():
        hurt.add(amount, 0, chance)
    for briskar in near(s, square, card_of(s, KEG).range):
        victim = Victim(briskar, 0.0)
        victim.strike(through_armour(hurt, worn(s, briskar), lowered_for(s, briskar)), keg_chance(s))
        found.append(victim)
    return found
