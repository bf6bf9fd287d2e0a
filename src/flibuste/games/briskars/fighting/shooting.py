"""Chapters 20 and 21: shooting and reloading."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.arsenal import UNUSUAL_RELOAD_AP
from flibuste.games.briskars.field import decisions, events, lasting
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.arms import can_shoot, is_loaded, lose_weapon, shooting_slots
from flibuste.games.briskars.field.choices import Choice, Deed, Quiet
from flibuste.games.briskars.field.effects import end_effect
from flibuste.games.briskars.field.kit import tell_blow, tell_weapon, weapon_at, weapon_name
from flibuste.games.briskars.field.refusals import (
    FULLY_LOADED,
    IN_CONTACT,
    NO_ENEMY,
    NOT_A_FIREARM,
    NOT_ENOUGH_AP,
    OUT_OF_SIGHT,
    TARGET_HIDDEN,
    WEAPON_EMPTY,
)
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import SHOT_AT
from flibuste.games.briskars.field.verbs import BRISKARS, PICK, RELOAD, SHOOT, SLOTS, VOLLEY, WITH
from flibuste.games.briskars.field.zones import are_opponents, touches_able_opponent
from flibuste.games.briskars.fighting.attacks import DODGED, Attack
from flibuste.games.briskars.fighting.defences import NO_COVER, dodge_move
from flibuste.games.briskars.ground.sight import HIDDEN, OPEN
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

DECLARED: Final[i64] = 0
CHOSEN: Final[i64] = 1
NUMBER_CHOSEN: Final[i64] = 2
DONE: Final[i64] = 3

FIRED: Final[i64] = 1


def why_not_shot_at(s: Battlefield, shooter: Briskar, target: Briskar) -> Refusal | None:
    """Say why a target cannot be shot at: contact, sight, hiding.

    Rule: BK-SHO-02, BK-SHO-03, BK-COV-02, BK-ACT-30, BK-ACT-31.
    """
    if not s.card(shooter).shoots_in_contact and touches_able_opponent(s, shooter):
        return IN_CONTACT
    seen = cover(s, shooter, target)
    if seen == HIDDEN:
        return OUT_OF_SIGHT
    if s.hidden[target] != 0 and seen != OPEN:
        return TARGET_HIDDEN
    return None


def thrust_shot_slots(s: Battlefield, briskar: Briskar, target: Briskar) -> vec[i64]:
    """List the loaded weapons whose thrust is a shot that this target may be given.

    Rule: BK-SHO-17.
    """
    found = vec[i64](capacity=4)
    for slot in shooting_slots(s, briskar):
        thrust = s.content.weapons[weapon_at(s, briskar, slot)].thrust
        if thrust is not None and thrust.shooting:
            found = append(found, slot)
    if len(found) > 0 and why_not_shot_at(s, briskar, target) is not None:
        return vec[i64]()
    return found


def shoot_once(s: Battlefield, briskar: Briskar, target: Briskar, slot: i64, kind: i64, paid: i64) -> None:
    """Use one shot of the weapon and resolve it.

    Rule: BK-REL-01, BK-SHO-16.
    """
    s.call(Shot(briskar, target, slot, kind, paid))


@final
class Shot(Quiet):
    """One shot: a shot of the rate is used, the attack resolved, a thrown weapon is gone; return how it ended.

    Rule: BK-REL-01, BK-FIR-01 to BK-FIR-03, BK-ACT-29.
    """

    def __init__(
        self, briskar: Briskar, target: Briskar, slot: i64, kind: i64, paid: i64, later: i64 = 0, at: i64 = DECLARED
    ) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.slot: i64 = slot
        self.kind: i64 = kind
        self.paid: i64 = paid
        self.later: i64 = later
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.at = FIRED
            k = self.briskar * SLOTS + self.slot
            if s.content.weapons[s.weapons[k]].rate > 0:
                s.loaded[k] -= 1
            s.call(Attack(self.briskar, self.target, self.slot, self.kind, self.paid, later=self.later))
            return
        self.end(s)
        s.finish(s.returned)

    def end(self, s: Battlefield) -> None:
        """What one shot uses up: the aim, a spell on the next shot, a weapon that was thrown."""
        s.aimed = NOBODY
        end_effect(s, self.briskar, lasting.NEXT_SHOT)
        end_effect(s, self.briskar, lasting.NEXT_SHOT_SEES)
        weapon = weapon_at(s, self.briskar, self.slot)
        if weapon != NOTHING and s.content.weapons[weapon].single_use:
            lose_weapon(s, self.briskar, self.slot)

    def clone(self) -> Shot:
        return Shot(self.briskar, self.target, self.slot, self.kind, self.paid, self.later, self.at)


@final
class Shoot(Choice):
    """Choose the weapon of a shot, pay, shoot.

    Rule: BK-SHO-01, BK-SHO-16.
    """

    def __init__(self, briskar: Briskar, target: Briskar, at: i64 = DECLARED) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            slots = payable(s, self.briskar, shooting_slots(s, self.briskar))
            if len(slots) == 1:
                self.shoot(s, slots[0])
            else:
                self.at = CHOSEN
                s.ask_one(s.owner(self.briskar))
        elif self.at == CHOSEN:
            self.shoot(s, s.answers[s.owner(self.briskar)] - WITH)
        else:
            s.finish(s.returned)

    def shoot(self, s: Battlefield, slot: i64) -> None:
        self.at = DONE
        cost = s.content.weapons[weapon_at(s, self.briskar, slot)].ap
        pay(s, self.briskar, cost)
        tell_blow(s, events.SHOOTS, self.briskar, self.target, weapon_name(s, self.briskar, slot))
        shoot_once(s, self.briskar, self.target, slot, SHOT_AT, cost)

    def asks(self) -> Decision:
        return decisions.SHOOT

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return with_slots(payable(s, self.briskar, shooting_slots(s, self.briskar)))

    def clone(self) -> Shoot:
        return Shoot(self.briskar, self.target, self.at)


def with_slots(slots: vec[i64]) -> vec[i64]:
    """Turn slots into answers."""
    actions = vec[i64](capacity=4)
    for slot in slots:
        actions = append(actions, WITH + slot)
    return actions


def payable(s: Battlefield, briskar: Briskar, slots: vec[i64]) -> vec[i64]:
    """Keep the weapons whose shot he can pay."""
    found = vec[i64](capacity=4)
    for slot in slots:
        if s.content.weapons[weapon_at(s, briskar, slot)].ap <= s.ap[briskar]:
            found = append(found, slot)
    return found


def burst_slots(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the weapons that can fire several shots at once, with at least two loaded.

    Rule: BK-FIR-08.
    """
    found = vec[i64](capacity=4)
    for slot in shooting_slots(s, briskar):
        card = s.content.weapons[weapon_at(s, briskar, slot)]
        if card.burst_ap > 0 and most_shots(s, briskar, slot) >= 2:
            found = append(found, slot)
    return found


def most_shots(s: Battlefield, briskar: Briskar, slot: i64) -> i64:
    """Return how many shots of a burst are loaded and can be paid: the first at the weapon's price, each further 1.

    Rule: BK-FIR-08.
    """
    card = s.content.weapons[weapon_at(s, briskar, slot)]
    if s.ap[briskar] < card.ap:
        return 0
    return min(s.loaded[briskar * SLOTS + slot], 1 + (s.ap[briskar] - card.ap) // card.burst_ap)


@final
class Volley(Choice):
    """Fire several shots at one target: each has its roll and its defence, a dodge moves after the last of them.

    Rule: BK-FIR-08.
    """

    def __init__(
        self, briskar: Briskar, target: Briskar, slot: i64, left: i64 = 0, dodged: i64 = 0, at: i64 = DECLARED
    ) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.slot: i64 = slot
        self.left: i64 = left
        self.dodged: i64 = dodged
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.at = NUMBER_CHOSEN
            s.ask_one(s.owner(self.briskar))
        elif self.at == NUMBER_CHOSEN:
            self.announce(s, s.answers[s.owner(self.briskar)] - PICK)
        else:
            if s.returned == DODGED:
                self.dodged = 1
            self.next_shot(s)

    def announce(self, s: Battlefield, shots: i64) -> None:
        """Pay for all the shots."""
        card = s.content.weapons[weapon_at(s, self.briskar, self.slot)]
        pay(s, self.briskar, card.ap + (shots - 1) * card.burst_ap)
        tell_blow(s, events.SHOOTS, self.briskar, self.target, card.name)
        self.left = shots
        self.at = DONE
        self.next_shot(s)

    def next_shot(self, s: Battlefield) -> None:
        """Fire the next shot, or let a dodger move."""
        usable = weapon_at(s, self.briskar, self.slot) != NOTHING and is_loaded(s, self.briskar, self.slot)
        if self.left > 0 and usable and s.place[self.target] >= 0 and s.place[self.briskar] >= 0:
            self.left -= 1
            s.call(Shot(self.briskar, self.target, self.slot, SHOT_AT, 0, 1))
            return
        may_move = self.dodged != 0 and s.place[self.target] >= 0 and s.lying_down[self.target] == 0
        target = self.target
        briskar = self.briskar
        s.finish(0)
        if may_move and s.cling[target] == 0 and s.prostrate[target] == 0:
            s.call(dodge_move(s, target, briskar, SHOT_AT, NO_COVER))

    def asks(self) -> Decision:
        return decisions.VOLLEY

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for shots in range(1, most_shots(s, self.briskar, self.slot) + 1):
            actions = append(actions, PICK + shots)
        return actions

    def clone(self) -> Volley:
        return Volley(self.briskar, self.target, self.slot, self.left, self.dodged, self.at)


def has_gun(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he has a weapon that shoots or is thrown as a shot, loaded or not."""
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon != NOTHING and s.content.weapons[weapon].is_ranged():
            return True
    return False


@final
class ShootDeed(Deed):
    """Shoot at an opponent who can be seen.

    Rule: BK-SHO-01 to BK-SHO-03, BK-SHO-09.
    """

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return can_shoot(s, briskar)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if not (0 <= target < len(s.place) and s.place[target] >= 0 and are_opponents(s, briskar, target)):
            return NO_ENEMY
        slots = shooting_slots(s, briskar)
        if len(slots) == 0:
            return WEAPON_EMPTY if has_gun(s, briskar) else NOT_A_FIREARM
        if len(payable(s, briskar, slots)) == 0:
            return NOT_ENOUGH_AP
        return why_not_shot_at(s, briskar, target)

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        s.call(Shoot(briskar, target))


@final
class VolleyDeed(Deed):
    """Fire several shots of a multibarrelled pistol at once.

    Rule: BK-FIR-08.
    """

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return can_shoot(s, briskar) and len(burst_slots(s, briskar)) > 0

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if not (0 <= target < len(s.place) and s.place[target] >= 0 and are_opponents(s, briskar, target)):
            return NO_ENEMY
        if len(burst_slots(s, briskar)) == 0:
            return NOT_A_FIREARM
        return why_not_shot_at(s, briskar, target)

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        s.call(Volley(briskar, target, burst_slots(s, briskar)[0]))


def reload_cost(s: Battlefield, briskar: Briskar, slot: i64) -> i64:
    """Return the price of reloading: the card's, or 5 for a firearm in unusual hands.

    Rule: BK-REL-03, BK-REL-05, BK-EQP-13.
    """
    if s.unusual[briskar * SLOTS + slot] != 0:
        return UNUSUAL_RELOAD_AP
    return s.content.weapons[weapon_at(s, briskar, slot)].reload


@final
class ReloadDeed(Deed):
    """Reload a firearm to its full rate, without a test, even in contact.

    Rule: BK-REL-03 to BK-REL-07.
    """

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        weapon = weapon_at(s, briskar, n)
        if weapon == NOTHING or s.content.weapons[weapon].rate == 0:
            return NOT_A_FIREARM
        if s.loaded[briskar * SLOTS + n] >= s.content.weapons[weapon].rate:
            return FULLY_LOADED
        return None if s.ap[briskar] >= reload_cost(s, briskar, n) else NOT_ENOUGH_AP

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, reload_cost(s, briskar, n))
        s.loaded[briskar * SLOTS + n] = s.content.weapons[weapon_at(s, briskar, n)].rate
        tell_weapon(s, events.RELOADS, briskar, weapon_name(s, briskar, n))


SHOOTING: Final[list[Deed]] = [
    ShootDeed(SHOOT, BRISKARS, keeps_aim=True, aims=True),
    VolleyDeed(VOLLEY, BRISKARS, keeps_aim=True, aims=True),
    ReloadDeed(RELOAD, SLOTS),
]
