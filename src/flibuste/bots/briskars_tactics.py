"""Briskars: how the tactical bot weighs blows, squares, defences and whom to activate."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.briskars_goals import has_errand, prize_square
from flibuste.bots.briskars_places import errand_ways, is_there, nearest_enemy, way_to_enemy
from flibuste.bots.briskars_ways import ways_of
from flibuste.games.briskars.actions.spots import is_known
from flibuste.games.briskars.battle.ending import carries_prize
from flibuste.games.briskars.cards.terms import AT_ENEMY
from flibuste.games.briskars.dice.odds import Side, stays_under
from flibuste.games.briskars.field.arms import shooting_slots, striking_slots
from flibuste.games.briskars.field.characteristics import constitution, mind
from flibuste.games.briskars.field.postures import may_defend
from flibuste.games.briskars.field.state import CRATES, NOTHING, OUT, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, THRUST_AT, total
from flibuste.games.briskars.field.verbs import (
    ASSAULT,
    ATTACK,
    BATTER,
    BREAK_HOLD,
    BRISKARS,
    CAST,
    CONVINCE,
    COUNTER,
    DEFEND,
    DIG,
    DISENGAGE,
    DODGE,
    EN_GARDE,
    END,
    FIRE,
    GET_UP,
    MOST_SPELLS,
    PICK_LOCK,
    PICK_UP,
    RACE,
    READ,
    RELEASE_HOLD,
    RELOAD,
    RELOAD_PIECE,
    SEARCH,
    SHOOT,
    SLOTS,
    SMASH,
    THRUST,
    WALK,
)
from flibuste.games.briskars.field.zones import holders, square_in_zone
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.morale import morale_tally
from flibuste.games.briskars.fighting.previews import (
    Intent,
    answering_side,
    defences_against,
    defending_side,
    forecast_between,
    striking_side,
)
from flibuste.games.briskars.fighting.striking import thrust_slots
from flibuste.games.briskars.ground.ground import neighbours
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import has

WORTH_A_BLOW: Final = 0.4
"""Mean loss of HP from which a blow is worth its points."""
GOLD: Final = 0.1
"""What a gold piece is worth in HP."""
FAR_AWAY: Final = 9.0
TAKING: Final = 6.0
"""What it is worth to take the prize of the scenario, in HP a point."""
CRATE: Final = 1.2
"""What a blow at a rival's crate is worth, in HP a point."""
DOOR: Final = 0.6
"""What it is worth to open a door on the way, in HP a point."""
ENOUGH_TO_DEFEND: Final[i64] = 4
ENOUGH_TO_STRIKE: Final[i64] = 5
"""So many points must be there for a second walk: two for it, the rest for defences or a blow."""


# what to do


def best_action(s: Battlefield, briskar: Briskar, options: vec[i64], goals: bool) -> i64:
    """Return the action that is worth most: get free, serve the goal, strike, shoot, reload, walk, wait on guard.

    Without ``goals`` the scenario is not thought of.
    """
    for first in (GET_UP, BREAK_HOLD, RELEASE_HOLD, FIRE):
        if offered(options, first):
            return first
    if goals and carries_prize(s, briskar):
        return bring_home(s, briskar, options)
    best: i64 = -1
    top = WORTH_A_BLOW
    for option in options:
        worth = action_worth(s, briskar, option)
        if goals:
            worth = max(worth, errand_worth(s, briskar, option))
        if worth > top:
            top = worth
            best = option
    if best >= 0:
        return best
    return quiet_action(s, briskar, options, goals)


def first_blow(s: Battlefield, briskar: Briskar, options: vec[i64]) -> i64:
    """Return what a beginner does: get up, strike or shoot at whoever is there, walk on, end."""
    for first in (GET_UP, BREAK_HOLD, FIRE):
        if offered(options, first):
            return first
    for verb in (ATTACK, SHOOT, ASSAULT):
        for option in options:
            if verb <= option < verb + BRISKARS:
                return option
    if offered(options, WALK) and s.free_move != 0:
        return WALK
    return END


def offered(options: vec[i64], wanted: i64) -> bool:
    """Say whether an answer is offered."""
    return any(option == wanted for option in options)


def bring_home(s: Battlefield, briskar: Briskar, options: vec[i64]) -> i64:
    """Walk home with the prize, out of a melee first; wait on guard where that is not to be had."""
    if holders(s, briskar) & ~s.freed == 0 and offered(options, WALK):
        return WALK
    if offered(options, DISENGAGE):
        return DISENGAGE
    if offered(options, EN_GARDE) and s.en_garde[briskar] == 0:
        return EN_GARDE
    return END


def quiet_action(s: Battlefield, briskar: Briskar, options: vec[i64], goals: bool) -> i64:
    """Without a good blow: reload, come nearer to the goal or the enemy, then wait with points for the defence.

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
    if offered(options, WALK) and holders(s, briskar) == 0 and walks_on(s, briskar, goals):
        return WALK
    if offered(options, EN_GARDE) and near < 5.0 and s.ap[briskar] >= 4:
        return EN_GARDE
    return END


def walks_on(s: Battlefield, briskar: Briskar, goals: bool) -> bool:
    """Say whether he goes on: for a goal with points to spare, towards an enemy with points for blows besides."""
    if goals and has_errand(s, briskar):
        return not is_there(s, briskar) and (s.free_move != 0 or s.ap[briskar] >= ENOUGH_TO_DEFEND)
    return s.free_move != 0 or (way_to_enemy(s, briskar, s.place[briskar]) > 2.0 and s.ap[briskar] >= ENOUGH_TO_STRIKE)


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
    return 0.0


def errand_worth(s: Battlefield, briskar: Briskar, option: i64) -> float:
    """Return what a deed for the scenario is worth: its prize, a crate, its spots, a door on the way."""
    if option == PICK_UP:
        return TAKING if is_prize_at_hand(s, briskar) else 0.0
    if option == BATTER:
        return CRATE if is_crate_at_hand(s, briskar) else 0.0
    if option in (PICK_LOCK, SMASH):
        return DOOR if is_door_on_way(s, briskar) else 0.0
    if option in (SEARCH, READ, CONVINCE, DIG):
        return float(richest_open(s)) * GOLD / 2.0
    return 0.0


def richest_open(s: Battlefield) -> i64:
    """Return the most gold that a spot of the scenario still gives."""
    most: i64 = 0
    for k in range(len(s.content.scenarios[s.scenario].spots)):
        if not has(s.found, k) and is_known(s, k):
            most = max(most, s.content.scenarios[s.scenario].spots[k].gold)
    return most


def is_prize_at_hand(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether the prize of the scenario lies in his zone."""
    if len(s.content.scenarios[s.scenario].objects) == 0:
        return False
    square = prize_square(s)
    return square != OUT and square_in_zone(s, briskar, square)


def is_crate_at_hand(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether a crate of a rival stands in his zone."""
    for k in range(len(s.crates)):
        if s.crates[k] >= 0 and k // CRATES != s.owner(briskar) and square_in_zone(s, briskar, s.crates[k]):
            return True
    return False


def is_door_on_way(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether a closed door beside him is on his way, to his goal or to the nearest enemy."""
    ways = errand_ways(s, briskar)
    if len(ways) == 0:
        return False
    for square in neighbours(s.ground, s.place[briskar]):
        if ways_of(s).is_door(square) and ways[square] < ways[s.place[briskar]]:
            return True
    return False


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
    striking = striking_side(s, intent)
    for defence in defences_against(s, intent):
        least = min(least, hurt(s, intent, striking, answering_side(s, intent, defence)))
    return least


def hurt(s: Battlefield, intent: Intent, striking: Side, defending: Side | None) -> float:
    """Return what a blow against one answer costs its target: health, and gold if it would fall."""
    found = forecast_between(s, intent, striking, defending)
    return found.mean() + found.at_least(s.hp[intent.target]) * float(s.cost[intent.target]) * GOLD


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
