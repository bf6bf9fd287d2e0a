"""Chapter 12: declaring an attack or a thrust: the target, the weapon, the price."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import decisions, events
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.arms import (
    affordable,
    blow_cost,
    is_shooting_thrust,
    striking_slots,
    thrusting_slots,
)
from flibuste.games.briskars.field.choices import Choice, Deed
from flibuste.games.briskars.field.kit import tell_blow, weapon_name
from flibuste.games.briskars.field.refusals import (
    NO_ENEMY,
    NOT_ENOUGH_AP,
    OUT_OF_REACH,
    THRUST_USED,
)
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_THRUST_AT, THRUST_AT
from flibuste.games.briskars.field.verbs import ATTACK, BRISKARS, SLOTS, THRUST, WITH
from flibuste.games.briskars.field.zones import is_opponent_in_play
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.shooting import shoot_once, thrust_shot_slots
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

DECLARED: Final[i64] = 0
CHOSEN: Final[i64] = 1
DONE: Final[i64] = 2


@final
class Strike(Choice):
    """Choose the weapon of an attack or a thrust, pay, and attack; an aim is only kept for a thrust that is a shot.

    Rule: BK-ATK-01 to BK-ATK-03, BK-ATK-05, BK-ACT-29.
    """

    def __init__(self, briskar: Briskar, target: Briskar, kind: i64, at: i64 = DECLARED) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.kind: i64 = kind
        self.at: i64 = at

    def slots(self, s: Battlefield) -> vec[i64]:
        """List the weapons he can use and pay for."""
        if self.kind == THRUST_AT:
            return thrust_slots(s, self.briskar, self.target)
        return affordable(s, self.briskar, striking_slots(s, self.briskar, self.target), ATTACKED, 0)

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            slots = self.slots(s)
            if len(slots) == 1:
                self.strike(s, slots[0])
            else:
                self.at = CHOSEN
                s.ask_one(s.owner(self.briskar))
        elif self.at == CHOSEN:
            self.strike(s, s.answers[s.owner(self.briskar)] - WITH)
        else:
            s.finish(s.returned)

    def strike(self, s: Battlefield, slot: i64) -> None:
        """Pay and call the attack."""
        self.at = DONE
        kind = self.kind
        if kind == THRUST_AT:
            s.thrust_used = 1
            if is_shooting_thrust(s, self.briskar, slot):
                kind = SHOT_THRUST_AT
        cost = blow_cost(s, self.briskar, slot, kind)
        pay(s, self.briskar, cost)
        if slot == SLOTS:
            slot = NOTHING
        if kind == SHOT_THRUST_AT:
            tell_blow(s, events.SHOOTS, self.briskar, self.target, weapon_name(s, self.briskar, slot))
            shoot_once(s, self.briskar, self.target, slot, kind, cost)
            return
        s.aimed = NOBODY
        event = events.ATTACKS if kind == ATTACKED else events.THRUSTS
        tell_blow(s, event, self.briskar, self.target, weapon_name(s, self.briskar, slot))
        s.call(Attack(self.briskar, self.target, slot, kind, cost))

    def asks(self) -> Decision:
        return decisions.WEAPON

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for slot in self.slots(s):
            actions = append(actions, WITH + slot)
        return actions

    def clone(self) -> Strike:
        return Strike(self.briskar, self.target, self.kind, self.at)


def thrust_slots(s: Battlefield, briskar: Briskar, target: Briskar) -> vec[i64]:
    """List the weapons with which he can thrust at a target and pay.

    Rule: BK-ATK-03, BK-AP-01.
    """
    return affordable(s, briskar, thrusts_in_reach(s, briskar, target), THRUST_AT, 0)


def thrusts_in_reach(s: Battlefield, briskar: Briskar, target: Briskar) -> vec[i64]:
    """List the weapons whose thrust gets at a target: in melee, or as a shot.

    Rule: BK-ATK-03, BK-SHO-17.
    """
    slots = thrusting_slots(s, briskar, target)
    for slot in thrust_shot_slots(s, briskar, target):
        slots = append(slots, slot)
    return slots


@final
class AttackDeed(Deed):
    """Attack an opponent within reach.

    Rule: BK-ATK-01, BK-ATK-02.
    """

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if not is_opponent_in_play(s, briskar, target):
            return NO_ENEMY
        slots = striking_slots(s, briskar, target)
        if len(slots) == 0:
            return OUT_OF_REACH
        return None if len(affordable(s, briskar, slots, ATTACKED, 0)) > 0 else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        s.call(Strike(briskar, target, ATTACKED))


@final
class ThrustDeed(Deed):
    """Thrust at an opponent, once per activation.

    Rule: BK-ATK-03, BK-RND-17.
    """

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return s.thrust_used == 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if not is_opponent_in_play(s, briskar, target):
            return NO_ENEMY
        if s.thrust_used != 0:
            return THRUST_USED
        if len(thrusts_in_reach(s, briskar, target)) == 0:
            return OUT_OF_REACH
        return None if len(thrust_slots(s, briskar, target)) > 0 else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        s.call(Strike(briskar, target, THRUST_AT))


STRIKING: Final[list[Deed]] = [
    AttackDeed(ATTACK, BRISKARS, near=True),
    ThrustDeed(THRUST, BRISKARS, keeps_aim=True, least=2),
]
