"""Chapter 40: using the objects one carries: food, poultice, keg, net, grapnel."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Plain, Roll
from flibuste.games.briskars.dice.trials import tell_test
from flibuste.games.briskars.field import events, kit, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally, strength
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.kit import card_of, left, tell_blow, use
from flibuste.games.briskars.field.refusals import (
    ALONE_ONLY,
    NET_TOO_SHORT,
    NO_ENEMY,
    NOT_A_CHOICE,
    NOT_ENOUGH_AP,
    NOT_THERE,
    NOTHING_LEFT,
    OUT_OF_SIGHT,
    TOO_WEAK,
)
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import GRAPPLED_AT
from flibuste.games.briskars.field.verbs import AT, BRISKARS, FLASK, GRAPNEL, KEG, NET, POULTICE, RATION
from flibuste.games.briskars.field.zones import can_touch, is_in_melee, is_opponent_in_play
from flibuste.games.briskars.fighting.attacks import HIT, Attack, thrown_at
from flibuste.games.briskars.fighting.shooting import why_not_shot_at
from flibuste.games.briskars.ground.distance import is_within
from flibuste.games.briskars.ground.ground import neighbours
from flibuste.games.briskars.ground.sight import HIDDEN
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.health import heal, stop_bleeding
from flibuste.games.briskars.movement.walking import PayByMove, can_pay_by_move, price_by_move
from flibuste.games.briskars.throwing.throwing import throw_threshold
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

BEGUN: Final[i64] = 0
ROLLED: Final[i64] = 1
DONE: Final[i64] = 2


@final
class Remedy(Quiet):
    """Give health points back, as many as the object says; a poultice also ends bleeding and poison.

    Rule: BK-OBJ-01, BK-OBJ-23, BK-ACT-16, BK-INJ-03, BK-INJ-05.
    """

    def __init__(self, briskar: Briskar, patient: Briskar, item: i64, at: i64 = BEGUN) -> None:
        self.briskar: Briskar = briskar
        self.patient: Briskar = patient
        self.item: i64 = item
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        dice = card_of(s, self.item).dice
        if self.at == BEGUN:
            self.at = ROLLED
            s.call(Plain(self.briskar, dice.dice, dice.sides, "healing"))
            return
        heal(s, self.patient, dice.total(s.returned, 0))
        if self.item == kit.POULTICE:
            stop_bleeding(s, self.patient)
            s.poisoned[self.patient] = 0
        s.finish(0)

    def clone(self) -> Remedy:
        return Remedy(self.briskar, self.patient, self.item, self.at)


@final
class Feed(Deed):
    """Eat a ration or empty the flask of the profile, not inside an opponent's zone.

    Rule: BK-OBJ-01, BK-OBJ-02, BK-OBJ-03, BK-ACT-16, BK-EQP-14.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return card_of(s, self.item()).ap

    def item(self) -> i64:
        return kit.RATION if self.first == RATION else kit.FLASK

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return left(s, briskar, self.item()) > 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if left(s, briskar, self.item()) == 0:
            return NOTHING_LEFT
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        return ALONE_ONLY if card_of(s, self.item()).outside_zones and is_in_melee(s, briskar) else None

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        use(s, briskar, self.item())
        s.note(events.EATS, briskar)
        s.call(Remedy(briskar, briskar, self.item()))


@final
class Poultice(Deed):
    """Put a poultice on an ally in his zone, or on himself.

    Rule: BK-OBJ-23, BK-EQP-14.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return card_of(s, kit.POULTICE).ap

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return left(s, briskar, kit.POULTICE) > 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if left(s, briskar, kit.POULTICE) == 0:
            return NOTHING_LEFT
        if not 0 <= target < len(s.place) or s.place[target] < 0 or s.owner(target) != s.owner(briskar):
            return NOT_A_CHOICE
        if target != briskar and not can_touch(s, briskar, target):
            return NOT_A_CHOICE
        return None if s.ap[briskar] >= self.price(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        pay(s, briskar, self.price(s, briskar))
        use(s, briskar, kit.POULTICE)
        s.note_pair(events.TREATS, briskar, target)
        s.call(Remedy(briskar, target, kit.POULTICE))


# the keg


def keg_squares(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the free bare squares next to him, as answers. Rule: BK-OBJ-25."""
    found = vec[i64](capacity=8)
    for square in neighbours(s.ground, s.place[briskar]):
        if s.ground.enterable(square) and s.ground.element(square) < 0 and s.standing_on(square) == NOBODY:
            found = append(found, AT + square)
    return found


@final
class SetKeg(Quiet):
    """Set a keg of black powder down: where, paid by the free movement or 1 AP.

    Rule: BK-OBJ-25.
    """

    def __init__(self, briskar: Briskar, at: i64 = BEGUN) -> None:
        self.briskar: Briskar = briskar
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == BEGUN:
            self.at = ROLLED
            s.call(Choose(s.owner(self.briskar), keg_squares(s, self.briskar), "keg"))
        elif self.at == ROLLED:
            square = s.returned - AT
            s.ground = s.ground.changed(square, s.content.index("scenery", "keg"), 0, 0)
            s.kegs = append(s.kegs[:], square)
            s.note_pair(events.SETS_KEG, self.briskar, square)
            self.at = DONE
            s.call(PayByMove(self.briskar))
        else:
            s.finish(0)

    def clone(self) -> SetKeg:
        return SetKeg(self.briskar, self.at)


@final
class Keg(Deed):
    """Set the keg beside him. Rule: BK-OBJ-25."""

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return price_by_move(s, briskar)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if left(s, briskar, kit.KEG) == 0:
            return NOTHING_LEFT
        if not can_pay_by_move(s, briskar):
            return NOT_ENOUGH_AP
        return None if len(keg_squares(s, briskar)) > 0 else NOT_THERE

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        use(s, briskar, kit.KEG)
        s.call(SetKeg(briskar))


# net and grapnel


@final
class CastNet(Quiet):
    """Throw the net: a throw against 12 and the distance, which the target may defend or dodge; used up in any case.

    Rule: BK-OBJ-06, BK-OBJ-07, BK-OBJ-08.
    """

    def __init__(self, briskar: Briskar, target: Briskar, at: i64 = BEGUN) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == BEGUN:
            self.at = ROLLED
            tally = characteristic_tally(s, self.briskar, tallies.STRENGTH, tallies.CONSTITUTION)
            s.call(Roll(self.briskar, tally, "net"))
        elif self.at == ROLLED:
            self.rolled(s)
        else:
            if s.returned == HIT:
                s.netted[self.target] = 1
                s.note(events.NETTED, self.target)
            s.aimed = NOBODY
            s.finish(0)

    def rolled(self, s: Battlefield) -> None:
        threshold = throw_threshold(s, self.briskar, s.place[self.target])
        if not s.rolled.passes(threshold):
            tell_test(s, events.FAILS, self.briskar, "net", threshold)
            s.finish(0)
            return
        self.at = DONE
        s.call(thrown_at(self.briskar, self.target, s.rolled.total, s.rolled.criticals))

    def clone(self) -> CastNet:
        return CastNet(self.briskar, self.target, self.at)


@final
class Net(Deed):
    """Throw the net at an opponent within its range. Rule: BK-OBJ-06, BK-OBJ-08."""

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return card_of(s, kit.NET).ap

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return left(s, briskar, kit.NET) > 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if left(s, briskar, kit.NET) == 0:
            return NOTHING_LEFT
        if not is_opponent_in_play(s, briskar, target):
            return NO_ENEMY
        if strength(s, briskar) < card_of(s, kit.NET).strength:
            return TOO_WEAK
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        if not is_within(
            s.place[briskar], s.place[target], s.level(target) - s.level(briskar), card_of(s, kit.NET).range
        ):
            return NET_TOO_SHORT
        return OUT_OF_SIGHT if cover(s, briskar, target) == HIDDEN else None

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        pay(s, briskar, self.price(s, briskar))
        use(s, briskar, kit.NET)
        s.hidden[briskar] = 0
        s.note_pair(events.THROWS_NET, briskar, target)
        s.call(CastNet(briskar, target))


@final
class Grapnel(Deed):
    """Throw the grapnel as a harpoon, once per game: a shot that pulls and cannot be countered.

    Rule: BK-OBJ-10, BK-OBJ-11.
    """

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return card_of(s, kit.GRAPNEL).ap

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return left(s, briskar, kit.GRAPNEL_THROW) > 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if left(s, briskar, kit.GRAPNEL_THROW) == 0:
            return NOTHING_LEFT
        if not is_opponent_in_play(s, briskar, target):
            return NO_ENEMY
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        return why_not_shot_at(s, briskar, target)

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        pay(s, briskar, self.price(s, briskar))
        use(s, briskar, kit.GRAPNEL_THROW)
        tell_blow(s, events.SHOOTS, briskar, target, "grapnel")
        s.call(Attack(briskar, target, NOTHING, GRAPPLED_AT, self.price(s, briskar)))


OBJECTS: Final[list[Deed]] = [
    Feed(RATION),
    Feed(FLASK),
    Poultice(POULTICE, BRISKARS),
    Keg(KEG),
    Net(NET, BRISKARS, keeps_aim=True, aims=True),
    Grapnel(GRAPNEL, BRISKARS, keeps_aim=True, aims=True),
]
