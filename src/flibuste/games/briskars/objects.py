"""Chapter 40: using what one carries: ration, flask, poultice, keg, net, grapnel.

Rum, mandrake, lucky charm and hat belong to activation, morale and rolls; the pouch to ordnance; the map to the setup.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars import lasting, reasons
from flibuste.games.briskars.allowance import is_swimming
from flibuste.games.briskars.attacks import HIT, Attack
from flibuste.games.briskars.attacks import ROLLED as ATTACK_ROLLED
from flibuste.games.briskars.deeds import Deed
from flibuste.games.briskars.distance import distance, in_contact, whole_fathoms
from flibuste.games.briskars.ground import neighbours
from flibuste.games.briskars.kit import FLASK, GRAPNEL_THROW, NET, POULTICE, RATION, left, use
from flibuste.games.briskars.kit import KEG as KEG_ITEM
from flibuste.games.briskars.leaving import heal, stop_bleeding
from flibuste.games.briskars.moves import PayByMove, can_pay_by_move
from flibuste.games.briskars.plain_rolls import Plain
from flibuste.games.briskars.quiet import Quiet
from flibuste.games.briskars.reasons import add, new_tally
from flibuste.games.briskars.refusals import (
    MUST_DISENGAGE,
    NO_ENEMY,
    NO_WEAPON_IN_WATER,
    NOT_A_CHOICE,
    NOT_ENOUGH_AP,
    NOT_THERE,
    OUT_OF_SIGHT,
    TOO_WEAK,
)
from flibuste.games.briskars.rolls import FUMBLE, Roll
from flibuste.games.briskars.seeing import cover
from flibuste.games.briskars.shooting import why_not_shot_at
from flibuste.games.briskars.sight import HIDDEN
from flibuste.games.briskars.spending import constitution, end_effect, pay, strength
from flibuste.games.briskars.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.striking import is_opponent_in_play
from flibuste.games.briskars.totals import GRAPPLED_AT, THROWN_AT
from flibuste.games.briskars.verbs import AT, BRISKARS, GRAPNEL
from flibuste.games.briskars.verbs import FLASK as FLASK_VERB
from flibuste.games.briskars.verbs import KEG as KEG_VERB
from flibuste.games.briskars.verbs import NET as NET_VERB
from flibuste.games.briskars.verbs import POULTICE as POULTICE_VERB
from flibuste.games.briskars.verbs import RATION as RATION_VERB
from flibuste.games.briskars.zones import can_touch, holders
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.steps import Step

NONE_LEFT: Final = Refusal("none_left", "he has none of these left", "BK-RND-17")
OUT_OF_RANGE: Final = Refusal("out_of_range", "the target is out of range", "BK-OBJ-08")

DECLARED: Final[i64] = 0
ROLLED: Final[i64] = 1
RESOLVED: Final[i64] = 2
PAID: Final[i64] = 1
CHOSEN: Final[i64] = 2

MEAL_COST: Final[i64] = 2
POULTICE_COST: Final[i64] = 1
NET_COST: Final[i64] = 2
NET_STRENGTH: Final[i64] = 2
NET_RANGE: Final = 4.0
THROW_THRESHOLD: Final[i64] = 12
GRAPNEL_COST: Final[i64] = 2


# eating and healing


@final
class Heal(Quiet):
    """Give somebody 1D5 health points; a poultice ends bleeding and poison besides.

    Rule: BK-OBJ-01, BK-OBJ-23, BK-INJ-03, BK-INJ-05.
    """

    def __init__(self, healer: i64, patient: i64, cures: i64, at: i64 = DECLARED) -> None:
        self.healer: i64 = healer
        self.patient: i64 = patient
        self.cures: i64 = cures
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.at = ROLLED
            s.call(Plain(self.healer, 1, 5, "healing"))
            return
        heal(s, self.patient, s.returned)
        if self.cures != 0:
            stop_bleeding(s, self.patient)
            s.poisoned[self.patient] = 0
        s.finish(0)

    def clone(self) -> Heal:
        return Heal(self.healer, self.patient, self.cures, self.at)


@final
class Meal(Deed):
    """Eat a ration or drink from a flask printed on the card, outside every opponent's zone.

    Rule: BK-OBJ-01 to BK-OBJ-03, BK-ACT-16, BK-EQP-14.
    """

    def item(self) -> i64:
        return RATION if self.first == RATION_VERB else FLASK

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        if left(s, briskar, self.item()) == 0:
            return NONE_LEFT
        if holders(s, briskar) != 0:
            return MUST_DISENGAGE
        return None if s.ap[briskar] >= MEAL_COST else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        pay(s, briskar, MEAL_COST)
        use(s, briskar, self.item())
        s.note("eats", briskar, 0)
        s.call(Heal(briskar, briskar, 0))


@final
class Poultice(Deed):
    """Apply a poultice to an ally in his zone, or to himself.

    Rule: BK-OBJ-23, BK-EQP-14.
    """

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        if left(s, briskar, POULTICE) == 0:
            return NONE_LEFT
        if n >= len(s.place) or s.place[n] < 0 or s.owner(n) != s.owner(briskar):
            return NOT_A_CHOICE
        if n != briskar and not can_touch(s, briskar, n):
            return NOT_A_CHOICE
        return None if s.ap[briskar] >= POULTICE_COST else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        pay(s, briskar, POULTICE_COST)
        use(s, briskar, POULTICE)
        s.call(Heal(briskar, n, 1))


# the keg


@final
class SetKeg(Step[Battlefield]):
    """Put the keg on a free square beside its bearer, for the free movement or 1 AP.

    Rule: BK-OBJ-25, BK-AP-06.
    """

    def __init__(self, briskar: i64, at: i64 = DECLARED) -> None:
        self.briskar: i64 = briskar
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.at = PAID
            s.call(PayByMove(self.briskar))
        elif self.at == PAID:
            self.at = CHOSEN
            s.ask_one(s.owner(self.briskar))
        else:
            self.set_down(s, s.answers[s.owner(self.briskar)] - AT)
            s.finish(0)

    def set_down(self, s: Battlefield, square: i64) -> None:
        """The keg is on the map now, and is rolled for from the next round on.

        Rule: BK-OBJ-25, BK-OBJ-26.
        """
        use(s, self.briskar, KEG_ITEM)
        s.ground = s.ground.changed(square, s.content.index("scenery", "keg"), 0, 0)
        s.kegs = append(s.kegs[:], square)
        s.note("sets-keg", self.briskar, square)

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for square in keg_squares(s, self.briskar):
            actions = append(actions, AT + square)
        return actions

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        for allowed in self.candidates(s, seat):
            if allowed == action:
                return None
        return NOT_THERE

    def clone(self) -> SetKeg:
        return SetKeg(self.briskar, self.at)


def keg_squares(s: Battlefield, briskar: i64) -> vec[i64]:
    """List the free squares beside a Briskar, at most a fathom up or down.

    Rule: BK-OBJ-25, BK-GRD-06.
    """
    found = vec[i64](capacity=8)
    for square in neighbours(s.ground, s.place[briskar]):
        rise = s.ground.stand(square) - s.level(briskar)
        if not in_contact(s.place[briskar], square, rise) or not s.ground.enterable(square):
            continue
        if s.ground.element(square) < 0 and s.standing_on(square) == NOBODY:
            found = append(found, square)
    return found


@final
class KegDeed(Deed):
    """Set a keg of black powder.

    Rule: BK-OBJ-25.
    """

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        if left(s, briskar, KEG_ITEM) == 0:
            return NONE_LEFT
        if len(keg_squares(s, briskar)) == 0:
            return NOT_THERE
        return None if can_pay_by_move(s, briskar) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        s.call(SetKeg(briskar))


# the net


@final
class NetThrow(Quiet):
    """Throw the net: the threshold first, then the target's defence; a hit forbids movement in the next activation.

    Rule: BK-OBJ-06, BK-OBJ-07, BK-THR-03, BK-THR-05.
    """

    def __init__(self, briskar: i64, target: i64, at: i64 = DECLARED) -> None:
        self.briskar: i64 = briskar
        self.target: i64 = target
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.at = ROLLED
            tally = add(new_tally(), reasons.STRENGTH, strength(s, self.briskar))
            s.call(Roll(self.briskar, add(tally, reasons.CONSTITUTION, constitution(s, self.briskar)), "throw"))
        elif self.at == ROLLED:
            self.rolled(s)
        else:
            s.aimed = NOBODY
            if s.returned == HIT and s.place[self.target] >= 0:
                s.netted[self.target] = 1
                s.note("netted", self.target, 0)
            s.finish(0)

    def rolled(self, s: Battlefield) -> None:
        """Compare with 12 and 1 for each fathom; then the target answers.

        Rule: BK-THR-03, BK-DIC-12.
        """
        rise = s.level(self.target) - s.level(self.briskar)
        needed = THROW_THRESHOLD + whole_fathoms(s.place[self.briskar], s.place[self.target], rise)
        if s.returned == FUMBLE or (s.returned < needed and s.criticals == 0):
            s.aimed = NOBODY
            s.note_pair("missed", self.briskar, self.target)
            s.finish(0)
            return
        s.criticals = 0
        self.at = RESOLVED
        s.call(Attack(self.briskar, self.target, NOTHING, THROWN_AT, at=ATTACK_ROLLED))

    def clone(self) -> NetThrow:
        return NetThrow(self.briskar, self.target, self.at)


@final
class NetDeed(Deed):
    """Throw a fishing net at an opponent, at most 4 fathoms away; it is used up even by a miss.

    Rule: BK-OBJ-06, BK-OBJ-08, BK-THR-01, BK-COV-02.
    """

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        if left(s, briskar, NET) == 0:
            return NONE_LEFT
        if not is_opponent_in_play(s, briskar, n):
            return NO_ENEMY
        if strength(s, briskar) < NET_STRENGTH:
            return TOO_WEAK
        if distance(s.place[briskar], s.place[n], s.level(n) - s.level(briskar)) > NET_RANGE + 1e-9:
            return OUT_OF_RANGE
        if cover(s, briskar, n) == HIDDEN:
            return OUT_OF_SIGHT
        return None if s.ap[briskar] >= NET_COST else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        pay(s, briskar, NET_COST)
        use(s, briskar, NET)
        s.note_pair("throws-net", briskar, n)
        s.hidden[briskar] = 0
        s.call(NetThrow(briskar, n))


# the grapnel


@final
class GrapnelThrow(Quiet):
    """Throw the grapnel as a shot; afterwards it serves for climbing only.

    Rule: BK-OBJ-10, BK-OBJ-11, BK-ACT-29.
    """

    def __init__(self, briskar: i64, target: i64, at: i64 = DECLARED) -> None:
        self.briskar: i64 = briskar
        self.target: i64 = target
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.at = RESOLVED
            s.call(Attack(self.briskar, self.target, NOTHING, GRAPPLED_AT, GRAPNEL_COST))
            return
        s.aimed = NOBODY
        end_effect(s, self.briskar, lasting.NEXT_SHOT)
        end_effect(s, self.briskar, lasting.NEXT_SHOT_SEES)
        s.finish(0)

    def clone(self) -> GrapnelThrow:
        return GrapnelThrow(self.briskar, self.target, self.at)


@final
class GrapnelDeed(Deed):
    """Harpoon an opponent with the grapnel, once per game.

    Rule: BK-OBJ-10, BK-OBJ-11.
    """

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        if left(s, briskar, GRAPNEL_THROW) == 0:
            return NONE_LEFT
        if not is_opponent_in_play(s, briskar, n):
            return NO_ENEMY
        if is_swimming(s, briskar):
            return NO_WEAPON_IN_WATER
        why = why_not_shot_at(s, briskar, n)
        if why is not None:
            return why
        return None if s.ap[briskar] >= GRAPNEL_COST else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        pay(s, briskar, GRAPNEL_COST)
        use(s, briskar, GRAPNEL_THROW)
        s.note_pair("shoots", briskar, n)
        s.call(GrapnelThrow(briskar, n))


OBJECTS: Final[list[Deed]] = [
    Meal(RATION_VERB),
    Meal(FLASK_VERB),
    Poultice(POULTICE_VERB, BRISKARS),
    KegDeed(KEG_VERB),
    NetDeed(NET_VERB, BRISKARS, keeps_aim=True),
    GrapnelDeed(GRAPNEL, BRISKARS, keeps_aim=True),
]
