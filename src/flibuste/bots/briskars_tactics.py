"""Briskars: how the tactical bot weighs blows, squares, defences and whom to activate."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.actions.spots import is_known, spot_square
from flibuste.games.briskars.cards.terms import AT_ENEMY
from flibuste.games.briskars.dice.odds import stays_under
from flibuste.games.briskars.field.arms import shooting_slots, striking_slots
from flibuste.games.briskars.field.characteristics import constitution, mind
from flibuste.games.briskars.field.postures import may_defend
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, THRUST_AT, total
from flibuste.games.briskars.field.verbs import (
    ACTIVATE,
    ASSAULT,
    AT,
    ATTACK,
    BREAK_HOLD,
    BRISKARS,
    CAST,
    CONVINCE,
    COUNTER,
    DEFEND,
    DIG,
    DODGE,
    EN_GARDE,
    END,
    FIRE,
    GET_UP,
    MOST_SPELLS,
    PICK_LOCK,
    RACE,
    READ,
    RELEASE_HOLD,
    RELOAD,
    RELOAD_PIECE,
    SEARCH,
    SHOOT,
    SLOTS,
    STOP,
    THRUST,
    VIA,
    WALK,
)
from flibuste.games.briskars.field.zones import are_opponents, holders
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.morale import morale_tally
from flibuste.games.briskars.fighting.previews import Intent, attack_forecast, defences_against, defending_side
from flibuste.games.briskars.fighting.shooting import why_not_shot_at
from flibuste.games.briskars.fighting.striking import thrust_slots
from flibuste.games.briskars.ground.distance import SQUARES, columns_apart, flat_distance, rows_apart, square_at
from flibuste.games.briskars.ground.sight import IN_COVER
from flibuste.games.briskars.ground.templates import template_on
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import has
from flibuste.kernel.ids import Seat

WORTH_A_BLOW: Final = 0.4
"""Mean loss of HP from which a blow is worth its points."""
GOLD: Final = 0.1
"""What a gold piece is worth in HP."""
FAR_AWAY: Final = 9.0
LOCK_SHARE: Final = 0.6
"""What a lock is worth of what may lie behind it."""


# what to do


def best_action(s: Battlefield, seat: Seat, briskar: Briskar, options: vec[i64]) -> i64:
    """Return the action that is worth most: get free, strike, shoot, reload, walk, or wait on guard."""
    for first in (GET_UP, BREAK_HOLD, RELEASE_HOLD, FIRE):
        if offered(options, first):
            return first
    best: i64 = -1
    top = WORTH_A_BLOW
    for option in options:
        worth = action_worth(s, briskar, option)
        if worth > top:
            top = worth
            best = option
    if best >= 0:
        return best
    return quiet_action(s, briskar, options)


def offered(options: vec[i64], wanted: i64) -> bool:
    """Say whether an answer is offered."""
    return any(option == wanted for option in options)


def quiet_action(s: Battlefield, briskar: Briskar, options: vec[i64]) -> i64:
    """Without a good blow: reload, come nearer, then wait with points for the defence.

    Whoever is on guard waits: any other action would end it, a second *En Garde* too.
    """
    if s.en_garde[briskar] != 0:
        return END
    for slot in range(SLOTS):
        if offered(options, RELOAD + slot):
            return RELOAD + slot
    if offered(options, RELOAD_PIECE):
        return RELOAD_PIECE
    near = nearest_enemy(s, briskar, s.place[briskar])
    if offered(options, RACE) and near > FAR_AWAY:
        return RACE
    if (
        offered(options, WALK)
        and holders(s, briskar) == 0
        and (s.free_move != 0 or (near > 2.0 and s.ap[briskar] >= 5))
    ):
        return WALK
    if offered(options, EN_GARDE) and near < 5.0 and s.ap[briskar] >= 4:
        return EN_GARDE
    return END


def action_worth(s: Battlefield, briskar: Briskar, option: i64) -> float:
    """Return what an action is worth, per point it costs."""
    if ATTACK <= option < ATTACK + BRISKARS:
        return (
            best_blow(
                s, briskar, Briskar(option - ATTACK), ATTACKED, striking_slots(s, briskar, Briskar(option - ATTACK))
            )
            / 2.0
        )
    if THRUST <= option < THRUST + BRISKARS:
        return (
            best_blow(
                s, briskar, Briskar(option - THRUST), THRUST_AT, thrust_slots(s, briskar, Briskar(option - THRUST))
            )
            / 3.0
        )
    if SHOOT <= option < SHOOT + BRISKARS:
        return best_blow(s, briskar, Briskar(option - SHOOT), SHOT_AT, shooting_slots(s, briskar)) / 2.0
    if ASSAULT <= option < ASSAULT + BRISKARS:
        return charge_worth(s, briskar, Briskar(option - ASSAULT))
    if CAST <= option < CAST + MOST_SPELLS:
        return cast_worth(s, briskar, option - CAST)
    return errand_worth(s, option)


def is_errand(option: i64) -> bool:
    """Say whether an answer is an errand of the scenario."""
    return option in (SEARCH, READ, CONVINCE, DIG, PICK_LOCK)


def errand_worth(s: Battlefield, option: i64) -> float:
    """Return what an errand of the scenario is worth: the richest spot still open, or a lock on the way to it."""
    if not is_errand(option):
        return 0.0
    most: i64 = 0
    for k in range(len(s.content.scenarios[s.scenario].spots)):
        if not has(s.found, k) and is_known(s, k):
            most = max(most, s.content.scenarios[s.scenario].spots[k].gold)
    share = LOCK_SHARE if option == PICK_LOCK else 1.0
    return float(most) * share * GOLD / 2.0


def best_blow(s: Battlefield, briskar: Briskar, target: Briskar, kind: i64, slots: vec[i64]) -> float:
    """Return the worth of the best weapon against a target."""
    top = 0.0
    for slot in slots:
        chosen = slot
        if slot == SLOTS:
            chosen = NOTHING
        top = max(top, blow_worth(s, Intent(briskar, target, chosen, kind)))
    return top


def blow_worth(s: Battlefield, intent: Intent) -> float:
    """Return what a blow is worth against the target's best answer: health lost, and gold if it would fall."""
    least = 1.0e9
    for defence in defences_against(s, intent):
        found = attack_forecast(s, intent, defence)
        worth = found.mean() + found.at_least(s.hp[intent.target]) * float(s.cost[intent.target]) * GOLD
        least = min(least, worth)
    return least


def charge_worth(s: Battlefield, briskar: Briskar, target: Briskar) -> float:
    """Return what an assault is worth: a blow of the first weapon with wider critical hits, and the way there."""
    return blow_worth(s, Intent(briskar, target, 0, ATTACKED, widened=1)) / 2.0 + 0.2


def cast_worth(s: Battlefield, briskar: Briskar, spell: i64) -> float:
    """Return a rough worth of a spell: healing where it is needed, harm, help near the enemy."""
    card = s.content.spells[spell]
    if card.target == AT_ENEMY:
        return 0.9
    if card.healing:
        return 0.8 if s.cap[briskar] - s.hp[briskar] >= 5 else 0.0
    return 0.5 if nearest_enemy(s, briskar, s.place[briskar]) < 5.0 else 0.0


# where to go


def nearest_enemy(s: Battlefield, briskar: Briskar, square: i64) -> float:
    """Return the distance to the nearest opponent from a square."""
    least = 1.0e9
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other):
            least = min(least, flat_distance(square, s.place[other]))
    return least


def shoots(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he is better with a loaded ranged weapon than with a blade."""
    return len(shooting_slots(s, briskar)) > 0 and s.card(briskar).dexterity >= s.card(briskar).strength


def best_square(s: Battlefield, briskar: Briskar, options: vec[i64], strike_at: i64) -> i64:
    """Return the square to go to: in sight and cover for a shooter, next to the weakest enemy for others."""
    best: i64 = STOP
    place = s.place[briskar]
    top = square_worth(s, briskar, strike_at)
    for option in options:
        if option < AT or option >= VIA:
            continue
        s.place[briskar] = option - AT
        worth = square_worth(s, briskar, strike_at)
        s.place[briskar] = place
        if worth > top + 1e-9:
            top = worth
            best = option
    if best == STOP and strike_at != NOBODY:
        return first_square(options)
    return best


def first_square(options: vec[i64]) -> i64:
    """Return the first square offered."""
    return options[0]


def square_worth(s: Battlefield, briskar: Briskar, strike_at: i64) -> float:
    """Return what standing where he stands is worth."""
    square = s.place[briskar]
    near = nearest_enemy(s, briskar, square)
    if strike_at == NOBODY and shoots(s, briskar):
        return shooting_place(s, briskar, near)
    if strike_at == NOBODY:
        near = min(near, nearest_errand(s, square))
    return -near


def nearest_errand(s: Battlefield, square: i64) -> float:
    """Return the distance to the nearest spot or paid marker of the scenario."""
    least = 1.0e9
    scenario = s.content.scenarios[s.scenario]
    for k in range(len(scenario.spots)):
        if not has(s.found, k) and is_known(s, k):
            least = min(least, flat_distance(square, spot_square(s, k)))
    if scenario.marker_gold > 0:
        for marker in scenario.markers:
            least = min(least, flat_distance(square, marker))
    return least


def shooting_place(s: Battlefield, briskar: Briskar, near: float) -> float:
    """Weigh a square for a shooter: somebody to shoot at, cover from those who see him, not too near."""
    worth = -near * 0.2
    if near < 1.0:
        worth -= 4.0
    for other in s.everybody():
        if s.place[other] < 0 or not are_opponents(s, briskar, other):
            continue
        if why_not_shot_at(s, briskar, other) is None:
            worth += 3.0
        if cover(s, other, briskar) <= IN_COVER:
            worth += 1.0
    return worth


def best_place(s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
    """Return the square to deploy on: as near to the middle of the map as possible."""
    middle = square_at(s.ground.width // 2, s.ground.height // 2)
    best: i64 = -1
    least = 1.0e9
    for option in options:
        if AT <= option < AT + SQUARES:
            away = abs(int(rows_apart(option - AT, middle))) * 3.0 + abs(int(columns_apart(option - AT, middle)))
            if away < least:
                least = away
                best = option
    return best


def best_to_activate(s: Battlefield, options: vec[i64]) -> i64:
    """Return whom to activate: the one nearest to an enemy, so that blows come before the enemy's."""
    best: i64 = -1
    least = 1.0e9
    for option in options:
        briskar = Briskar(option - ACTIVATE)
        if 0 <= briskar < len(s.place) and s.place[briskar] >= 0:
            near = nearest_enemy(s, briskar, s.place[briskar])
            if near < least:
                least = near
                best = option
    return best


# answering


def best_defence_now(s: Battlefield, step: Attack, options: vec[i64]) -> i64:
    """Return the defence against a fixed attack: the cheapest that is nearly as sure as the surest."""
    intent = Intent(step.attacker, step.target, step.slot, step.kind, charging=step.charging)
    if not may_defend(s, step.target):
        return DEFEND
    best: i64 = DEFEND
    least = 2.0
    for defence in (DEFEND, DODGE, COUNTER):
        if not offered(options, defence):
            continue
        fails = stays_under(defending_side(s, intent, defence), step.total, False)
        if defence == COUNTER:
            fails -= 0.1
        if fails < least - 0.12:
            least = fails
            best = defence
    return best


def passes_morale(s: Battlefield, briskar: Briskar, face: i64) -> bool:
    """Say whether a morale roll has passed as it lies."""
    if face == 1 or face == 10:
        return face == 1
    return face + total(morale_tally(s, briskar)) < constitution(s, briskar) + mind(s, briskar)


def best_centre(s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
    """Return the centre of a template that covers most enemies and fewest friends."""
    best: i64 = -1
    top = -99.0
    for option in options:
        if not AT <= option < AT + SQUARES:
            continue
        worth = 0.0
        for square in template_on(s.ground, option - AT):
            other = s.standing_on(square)
            if other != NOBODY:
                worth += -1.5 if s.owner(other) == seat else 1.0
        if worth > top:
            top = worth
            best = option
    return best
