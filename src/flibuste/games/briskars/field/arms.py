"""Which weapons a Briskar can use, against whom, where, and for how many action points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.terms import NATURAL
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.postures import is_swimming
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import SHOT_THRUST_AT, THRUST_AT
from flibuste.games.briskars.field.verbs import SLOTS
from flibuste.games.briskars.field.zones import are_in_contact, can_strike, can_touch
from flibuste.games.briskars.ids import Briskar


def may_use(s: Battlefield, briskar: Briskar, weapon: i64) -> bool:
    """Say whether a weapon can be used where he is: not while swimming, unless the profile says so.

    Rule: BK-ACT-22, BK-TER-03.
    """
    return not is_swimming(s, briskar) or s.card(briskar).works_in_water(weapon)


def striking_slots(s: Battlefield, briskar: Briskar, target: Briskar) -> vec[i64]:
    """List the slots with which he can attack a target from where he stands; without any weapon his bare hands (SLOTS).

    Rule: BK-ATK-01, BK-ATK-08, BK-FIR-03, BK-ACT-22.
    """
    found = vec[i64](capacity=4)
    armed = False
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon == NOTHING or not s.content.weapons[weapon].strikes():
            continue
        armed = True
        if may_use(s, briskar, weapon) and can_strike(s, briskar, target, weapon):
            found = append(found, slot)
    if not armed and can_touch(s, briskar, target):
        found = append(found, SLOTS)
    return found


def counter_slots(s: Battlefield, briskar: Briskar, attacker: Briskar) -> vec[i64]:
    """List the slots with which he could strike his attacker.

    Rule: BK-DEF-07, BK-DEF-10.
    """
    if s.place[attacker] < 0 or s.place[briskar] < 0:
        return vec[i64]()
    return striking_slots(s, briskar, attacker)


def thrusting_slots(s: Battlefield, briskar: Briskar, target: Briskar) -> vec[i64]:
    """List the slots with which he can thrust in melee; a thrust may need contact even with a long weapon.

    Rule: BK-ATK-03, BK-ATK-04, BK-WPN-12.
    """
    found = vec[i64](capacity=4)
    for slot in striking_slots(s, briskar, target):
        weapon = weapon_at(s, briskar, slot)
        if weapon == NOTHING:
            continue
        thrust = s.content.weapons[weapon].thrust
        if thrust is not None and thrust.contact and not are_in_contact(s, briskar, target):
            continue
        found = append(found, slot)
    return found


def shooting_slots(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the slots whose weapon can be shot or thrown as a shot now.

    Rule: BK-SHO-01, BK-REL-02, BK-FIR-03, BK-FIR-10, BK-ACT-22.
    """
    found = vec[i64](capacity=4)
    for slot in range(SLOTS):
        if shoots_with(s, briskar, slot):
            found = append(found, slot)
    return found


def shoots_with(s: Battlefield, briskar: Briskar, slot: i64) -> bool:
    """Say whether the weapon of a slot can be shot or thrown as a shot now.

    Rule: BK-SHO-01, BK-REL-02, BK-FIR-03, BK-FIR-10, BK-ACT-22.
    """
    weapon = weapon_at(s, briskar, slot)
    if weapon == NOTHING or not s.content.weapons[weapon].is_ranged() or not may_use(s, briskar, weapon):
        return False
    return is_loaded(s, briskar, slot)


def can_shoot(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he has a weapon that can be shot now."""
    return any(shoots_with(s, briskar, slot) for slot in range(SLOTS))


def is_loaded(s: Battlefield, briskar: Briskar, slot: i64) -> bool:
    """Say whether a shot is left; a weapon without a rate needs no reloading.

    Rule: BK-REL-01, BK-REL-02.
    """
    weapon = s.content.weapons[weapon_at(s, briskar, slot)]
    return weapon.rate == 0 or s.loaded[briskar * SLOTS + slot] > 0


def has_left_hand(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether a left-hand weapon or the profile lets him re-roll a missed counter-attack.

    Rule: BK-WPN-06.
    """
    if s.card(briskar).rerolls_counter:
        return True
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon != NOTHING and s.content.weapons[weapon].rerolls_counter:
            return True
    return False


def main_weapon(s: Battlefield, briskar: Briskar) -> i64:
    """Return the slot of his first melee weapon that is in a hand, or NOTHING.

    Rule: BK-ACT-09.
    """
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon != NOTHING:
            card = s.content.weapons[weapon]
            if card.strikes() and not card.is_ranged() and card.kind != NATURAL and not card.left:
                return slot
    return NOTHING


def free_hands(s: Battlefield, briskar: Briskar) -> i64:
    """Count his free hands: less those of the main weapon, of a left-hand weapon, of what he holds or carries.

    Rule: BK-ACT-09, BK-ACT-13, BK-EQP-16.
    """
    hands = s.card(briskar).hands
    if s.load[briskar] != NOTHING:
        return 0
    main = main_weapon(s, briskar)
    if main != NOTHING:
        hands -= s.content.weapons[weapon_at(s, briskar, main)].hands
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon != NOTHING and s.content.weapons[weapon].left:
            hands -= 1
    for k in range(2):
        if s.in_hand[briskar * 2 + k] != NOTHING:
            hands -= 1
    return max(hands, 0)


def lose_weapon(s: Battlefield, briskar: Briskar, slot: i64) -> None:
    """Take a weapon away for good."""
    k = briskar * SLOTS + slot
    s.weapons[k] = NOTHING
    s.loaded[k] = 0
    s.poison[k] = 0
    s.unusual[k] = 0


def droppable_slots(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """List the weapons that can leave his hands: no part of the body.

    Rule: BK-ATK-10.
    """
    found = vec[i64](capacity=4)
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon != NOTHING and s.content.weapons[weapon].can_be_dropped():
            found = append(found, slot)
    return found


BARE_HANDS_COST: Final[i64] = 2
THRUST_COST: Final[i64] = 3


def blow_cost(s: Battlefield, briskar: Briskar, slot: i64, kind: i64) -> i64:
    """Return the price of an attack or a thrust; Last Hope takes 1 off, down to 1.

    Rule: BK-ATK-01, BK-ATK-03, BK-ATK-08, BK-ACT-41, BK-AP-05.
    """
    cost = BARE_HANDS_COST
    weapon = weapon_at(s, briskar, slot)
    if kind in (THRUST_AT, SHOT_THRUST_AT):
        cost = THRUST_COST
        if weapon != NOTHING:
            thrust = s.content.weapons[weapon].thrust
            if thrust is not None:
                cost = thrust.ap
    elif weapon != NOTHING:
        cost = s.content.weapons[weapon].ap
    if s.hope[briskar] != 0:
        cost = max(cost - 1, 1)
    return cost


def affordable(s: Battlefield, briskar: Briskar, slots: vec[i64], kind: i64, more: i64) -> vec[i64]:
    """Keep the weapons he can pay for, with something more on top.

    Rule: BK-AP-01.
    """
    found = vec[i64](capacity=4)
    for slot in slots:
        if blow_cost(s, briskar, slot, kind) + more <= s.ap[briskar]:
            found = append(found, slot)
    return found


def is_shooting_thrust(s: Battlefield, briskar: Briskar, slot: i64) -> bool:
    """Say whether the thrust of a weapon is a shot.

    Rule: BK-SHO-17.
    """
    weapon = weapon_at(s, briskar, slot)
    if weapon == NOTHING:
        return False
    thrust = s.content.weapons[weapon].thrust
    return thrust is not None and thrust.shooting
