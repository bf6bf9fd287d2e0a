"""Chapter 10: the assault, one walk and one attack or thrust against a target named at the start."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import decisions, events, lasting
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.arms import affordable, blow_cost, may_use, striking_slots, thrusting_slots
from flibuste.games.briskars.field.characteristics import has_effect
from flibuste.games.briskars.field.choices import Choice, Deed
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.refusals import (
    CANNOT_MOVE,
    IN_MELEE,
    NO_ENEMY,
    NO_RUSH,
    NOT_ENOUGH_AP,
    NOWHERE_TO_GO,
    OUT_OF_SIGHT,
)
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, THRUST_AT
from flibuste.games.briskars.field.verbs import ASSAULT, ATTACK, BRISKARS, SLOTS, THRUST, WITH
from flibuste.games.briskars.field.zones import can_strike, can_touch, holders, is_opponent_in_play
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.tallies import charging_at
from flibuste.games.briskars.ground.distance import SQUARES, flat_distance
from flibuste.games.briskars.ground.sight import HIDDEN
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import WALKING, may_not_move, movement
from flibuste.games.briskars.movement.moves import Move, shortest
from flibuste.games.briskars.movement.paths import MOST_JUMPS, Reach
from flibuste.games.briskars.movement.searches import reach_of
from flibuste.games.briskars.movement.walking import walk_cost
from flibuste.kernel.bits import has, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

DECLARED: Final[i64] = 0
FORM_CHOSEN: Final[i64] = 1
WEAPON_CHOSEN: Final[i64] = 2
ARRIVED: Final[i64] = 3
DONE: Final[i64] = 4


def assault_slots(s: Battlefield, briskar: Briskar, kind: i64) -> vec[i64]:
    """List the melee weapons he could lead an assault with and pay, the walk included.

    Rule: BK-MOV-08, BK-MOV-15.
    """
    found = vec[i64](capacity=4)
    armed = False
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon == NOTHING or not s.content.weapons[weapon].strikes():
            continue
        armed = True
        if may_use(s, briskar, weapon):
            found = append(found, slot)
    if not armed and kind == ATTACKED:
        found = append(found, SLOTS)
    return affordable(s, briskar, found, kind, walk_cost(s))


def needs_contact(s: Battlefield, briskar: Briskar, slot: i64, kind: i64) -> bool:
    """Say whether the blow must be struck base to base in spite of a long weapon."""
    weapon = weapon_at(s, briskar, slot)
    if weapon == NOTHING or kind != THRUST_AT:
        return False
    thrust = s.content.weapons[weapon].thrust
    return thrust is not None and thrust.contact


def leading_weapon(s: Battlefield, briskar: Briskar, slot: i64, kind: i64) -> i64:
    """Return the weapon whose length counts for the blow, NOTHING where it is struck base to base."""
    if needs_contact(s, briskar, slot, kind):
        return NOTHING
    return weapon_at(s, briskar, slot)


def strikes_from(s: Battlefield, briskar: Briskar, target: Briskar, slot: i64, kind: i64, square: i64) -> bool:
    """Say whether the blow gets at the target from a square."""
    place = s.place[briskar]
    s.place[briskar] = square
    found = can_strike(s, briskar, target, leading_weapon(s, briskar, slot, kind))
    s.place[briskar] = place
    return found


def approach(s: Battlefield, briskar: Briskar, slot: i64, kind: i64) -> Reach:
    """Search where the walk of an assault can end: its jumps are paid with what walk and blow leave.

    Rule: BK-MOV-08, BK-MOV-17, BK-AP-01.
    """
    left = s.ap[briskar] - walk_cost(s) - blow_cost(s, briskar, slot, kind)
    return reach_of(s, briskar, WALKING, 0, 0, min(left, MOST_JUMPS))


def is_too_far(s: Battlefield, briskar: Briskar, target: Briskar) -> bool:
    """Say at a glance that no walk can bring him to the target."""
    return flat_distance(s.place[briskar], s.place[target]) > float(movement(s, briskar)) / 2.0 + 3.0


def can_get_at(s: Battlefield, briskar: Briskar, target: Briskar, slot: i64, kind: i64) -> bool:
    """Say whether a walk can bring him to a square from which he can strike, and still pay for the blow.

    Rule: BK-MOV-08.
    """
    if strikes_from(s, briskar, target, slot, kind, s.place[briskar]):
        return True
    if is_too_far(s, briskar, target):
        return False
    for square in approach(s, briskar, slot, kind).destinations():
        if flat_distance(square, s.place[target]) < 2.0 and strikes_from(s, briskar, target, slot, kind, square):
            return True
    return False


def leading_slots(s: Battlefield, briskar: Briskar, target: Briskar, kind: i64) -> vec[i64]:
    """List the weapons he can pay and with which the target can be got at."""
    found = vec[i64](capacity=4)
    for slot in assault_slots(s, briskar, kind):
        if can_get_at(s, briskar, target, slot, kind):
            found = append(found, slot)
    return found


def goals(s: Battlefield, briskar: Briskar, target: Briskar, kind: i64) -> vec[i64]:
    """List the squares from which an assault could strike, the one he stands on too."""
    marked = zeros(SQUARES)
    for slot in assault_slots(s, briskar, kind):
        for square in append(approach(s, briskar, slot, kind).destinations()[:], s.place[briskar]):
            if strikes_from(s, briskar, target, slot, kind, square):
                marked[square] = 1
    found = vec[i64](capacity=16)
    for square in range(SQUARES):
        if marked[square] != 0:
            found = append(found, square)
    return found


def bonus(s: Battlefield, briskar: Briskar, run_up: i64) -> i64:
    """Return by how many steps the critical hits widen: 1 after at least half of his movement, in whole fathoms.

    Rule: BK-MOV-09 to BK-MOV-11.
    """
    if run_up > 0 and run_up >= movement(s, briskar) // 4 * 2:
        return 1
    return 0


@final
class Assault(Choice):
    """Carry out an assault: attack or thrust, the weapon, the walk, the blow.

    Rule: BK-MOV-08 to BK-MOV-15.
    """

    def __init__(
        self,
        briskar: Briskar,
        target: Briskar,
        kind: i64 = 0,
        slot: i64 = -1,
        start: i64 = -1,
        freed: i64 = 0,
        charging: i64 = 0,
        paid: i64 = 0,
        at: i64 = DECLARED,
    ) -> None:
        self.briskar: Briskar = briskar
        self.target: Briskar = target
        self.kind: i64 = kind
        self.slot: i64 = slot
        self.start: i64 = start
        self.freed: i64 = freed
        self.charging: i64 = charging
        self.paid: i64 = paid
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.choose_form(s)
        elif self.at == FORM_CHOSEN:
            self.kind = ATTACKED
            if s.answers[s.owner(self.briskar)] >= THRUST:
                self.kind = THRUST_AT
            self.choose_weapon(s)
        elif self.at == WEAPON_CHOSEN:
            self.set_out(s, s.answers[s.owner(self.briskar)] - WITH)
        elif self.at == ARRIVED:
            self.strike(s)
        else:
            s.finish(s.returned)

    def choose_form(self, s: Battlefield) -> None:
        """Ask attack or thrust where both can be paid."""
        if self.can_thrust(s):
            self.at = FORM_CHOSEN
            s.ask_one(s.owner(self.briskar))
            return
        self.kind = ATTACKED
        self.choose_weapon(s)

    def can_thrust(self, s: Battlefield) -> bool:
        return s.thrust_used == 0 and len(leading_slots(s, self.briskar, self.target, THRUST_AT)) > 0

    def choose_weapon(self, s: Battlefield) -> None:
        slots = leading_slots(s, self.briskar, self.target, self.kind)
        if len(slots) == 1:
            self.set_out(s, slots[0])
            return
        self.at = WEAPON_CHOSEN
        s.ask_one(s.owner(self.briskar))

    def set_out(self, s: Battlefield, slot: i64) -> None:
        """Pay for walk and blow, and walk.

        Rule: BK-MOV-08.
        """
        self.slot = slot
        self.start = s.place[self.briskar]
        self.freed = s.freed
        self.charging = charging_at(s, self.briskar, self.target)
        self.paid = blow_cost(s, self.briskar, slot, self.kind)
        pay(s, self.briskar, walk_cost(s) + self.paid)
        s.free_move = 0
        if self.kind == THRUST_AT:
            s.thrust_used = 1
        s.note_pair(events.ASSAULTS, self.briskar, self.target)
        self.at = ARRIVED
        weapon = leading_weapon(s, self.briskar, slot, self.kind)
        s.call(Move(self.briskar, WALKING, self.target, weapon))

    def strike(self, s: Battlefield) -> None:
        """Strike if the walk has brought him there; otherwise the assault is over.

        Rule: BK-MOV-11, BK-MOV-14.
        """
        self.at = DONE
        if s.place[self.briskar] < 0 or not self.can_strike_now(s):
            s.finish(0)
            return
        slot = self.slot
        if slot == SLOTS:
            slot = NOTHING
        wider = bonus(s, self.briskar, self.run_up(s, s.returned))
        s.call(Attack(self.briskar, self.target, slot, self.kind, self.paid, self.charging, wider))

    def run_up(self, s: Battlefield, walked: i64) -> i64:
        """Return the halves that count: what was walked, but no detour, with the freedom he had when he set out.

        Rule: BK-MOV-10, BK-DIS-08.
        """
        return min(walked, shortest(s, self.briskar, self.start, s.place[self.briskar], self.freed))

    def can_strike_now(self, s: Battlefield) -> bool:
        if self.slot == SLOTS:
            return can_touch(s, self.briskar, self.target)
        slots = striking_slots(s, self.briskar, self.target)
        if self.kind == THRUST_AT:
            slots = thrusting_slots(s, self.briskar, self.target)
        return any(slot == self.slot for slot in slots)

    def asks(self) -> Decision:
        return decisions.ASSAULT

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=4)
        if self.at == FORM_CHOSEN:
            if len(leading_slots(s, self.briskar, self.target, ATTACKED)) > 0:
                actions = append(actions, ATTACK + self.target)
            return append(actions, THRUST + self.target)
        for slot in leading_slots(s, self.briskar, self.target, self.kind):
            actions = append(actions, WITH + slot)
        return actions

    def clone(self) -> Assault:
        return Assault(
            self.briskar, self.target, self.kind, self.slot, self.start, self.freed, self.charging, self.paid, self.at
        )


@final
class AssaultDeed(Deed):
    """Assault an opponent who can be seen and come at.

    Rule: BK-MOV-08, BK-MOV-12, BK-MOV-14, BK-COV-02.
    """

    def may(self, s: Battlefield, briskar: Briskar) -> bool:
        return not may_not_move(s, briskar) and not has_effect(s, briskar, lasting.NO_RUSH)

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        target = Briskar(n)
        if not is_opponent_in_play(s, briskar, target):
            return NO_ENEMY
        if may_not_move(s, briskar):
            return CANNOT_MOVE
        if has_effect(s, briskar, lasting.NO_RUSH):
            return NO_RUSH
        held = holders(s, briskar)
        if held & ~s.freed != 0 or has(held, target):
            return IN_MELEE
        return self.why_not_reached(s, briskar, target)

    def why_not_reached(self, s: Battlefield, briskar: Briskar, target: Briskar) -> Refusal | None:
        """Check price, sight and way."""
        slots = assault_slots(s, briskar, ATTACKED)
        if len(slots) == 0:
            return NOT_ENOUGH_AP
        if is_too_far(s, briskar, target):
            return NOWHERE_TO_GO
        if cover(s, briskar, target) == HIDDEN:
            return OUT_OF_SIGHT
        for slot in slots:
            if can_get_at(s, briskar, target, slot, ATTACKED):
                return None
        return NOWHERE_TO_GO

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        target = Briskar(n)
        s.call(Assault(briskar, target))


ASSAULTS: Final[list[Deed]] = [AssaultDeed(ASSAULT, BRISKARS, goes=True)]
