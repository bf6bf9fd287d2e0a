"""Briskars: where the tactical bot goes, stands, deploys and puts its crates, by the way to walk and the goal."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.briskars_goals import (
    errand,
    has_errand,
    home_row,
    nearest_of_crates,
    prize_square,
    way_left,
)
from flibuste.bots.briskars_ways import NO_WAY, ways_of
from flibuste.games.briskars.actions.spots import spot_square
from flibuste.games.briskars.battle.ending import carries_prize
from flibuste.games.briskars.field.arms import shooting_slots
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import EMPTY, NOBODY, OUT, Battlefield
from flibuste.games.briskars.field.verbs import ACTIVATE, AT, STOP, VIA
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.fighting.shooting import why_not_shot_at
from flibuste.games.briskars.ground.distance import SQUARES, flat_distance, row_of, square_at
from flibuste.games.briskars.ground.sight import IN_COVER
from flibuste.games.briskars.ground.templates import template_on
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.ids import Seat

THERE: Final[i64] = 3
"""A way no longer than this is a step to a neighbour: whoever is as near can serve a goal."""


# where to go


def nearest_enemy(s: Battlefield, briskar: Briskar, square: i64) -> float:
    """Return the distance to the nearest opponent from a square."""
    least = 1.0e9
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other):
            least = min(least, flat_distance(square, s.place[other]))
    return least


def way_to_enemy(s: Battlefield, briskar: Briskar, square: i64) -> float:
    """Return the way to walk to the nearest opponent from a square, in fathoms from base to base."""
    least = NO_WAY
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other):
            least = min(least, ways_of(s).to_square(s.place[other])[square])
    return float(least) / 2.0 - 1.0


def shoots(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he is better with a loaded ranged weapon than with a blade."""
    return len(shooting_slots(s, briskar)) > 0 and s.card(briskar).dexterity >= s.card(briskar).strength


def best_square(s: Battlefield, briskar: Briskar, options: vec[i64], strike_at: i64) -> i64:
    """Return the square to go to: on the way to where the scenario wants him, else a place to fight."""
    if strike_at == NOBODY and has_errand(s, briskar):
        return nearest_to_errand(s, briskar, options)
    return fighting_square(s, briskar, options, strike_at)


def errand_ways(s: Battlefield, briskar: Briskar) -> vec[i64]:
    """Return how far every square is from where the scenario wants him; nothing where it wants him nowhere."""
    if carries_prize(s, briskar):
        return ways_of(s).to_row(home_row(s, s.owner(briskar)))
    wanted = errand(s, briskar)
    return EMPTY if wanted == OUT else ways_of(s).to_square(wanted)


def nearest_to_errand(s: Battlefield, briskar: Briskar, options: vec[i64]) -> i64:
    """Return the square with the shortest way left; of equal ones that further from the enemy."""
    ways = errand_ways(s, briskar)
    if len(ways) == 0:
        return STOP
    best: i64 = STOP
    least = float(ways[s.place[briskar]]) - 0.01 * nearest_enemy(s, briskar, s.place[briskar])
    for option in options:
        if AT <= option < VIA:
            left = float(ways[option - AT]) - 0.01 * nearest_enemy(s, briskar, option - AT)
            if left < least - 1e-9:
                least = left
                best = option
    return best


def fighting_square(s: Battlefield, briskar: Briskar, options: vec[i64], strike_at: i64) -> i64:
    """Return the square to fight from: in sight and cover for a shooter, on the way to an enemy for others."""
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
        return options[0]
    return best


def safest_square(s: Battlefield, briskar: Briskar, options: vec[i64]) -> i64:
    """Return the square out of the enemies' reach and sight: cover first, then distance."""
    best: i64 = STOP
    place = s.place[briskar]
    top = shelter(s, briskar)
    for option in options:
        if option < AT or option >= VIA:
            continue
        s.place[briskar] = option - AT
        worth = shelter(s, briskar)
        s.place[briskar] = place
        if worth > top + 1e-9:
            top = worth
            best = option
    return best


def shelter(s: Battlefield, briskar: Briskar) -> float:
    """Return how safe he is where he stands: far from the nearest enemy, in cover from the others."""
    worth = min(nearest_enemy(s, briskar, s.place[briskar]), 12.0)
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other) and cover(s, other, briskar) <= IN_COVER:
            worth += 2.0
    return worth


def square_worth(s: Battlefield, briskar: Briskar, strike_at: i64) -> float:
    """Return what standing where he stands is worth in a fight."""
    near = nearest_enemy(s, briskar, s.place[briskar])
    if strike_at != NOBODY:
        return -near
    if shoots(s, briskar):
        return shooting_place(s, briskar, near)
    return -way_to_enemy(s, briskar, s.place[briskar])


def shooting_place(s: Battlefield, briskar: Briskar, near: float) -> float:
    """Weigh a square for a shooter: somebody to shoot at, cover from those who see him, not too near."""
    worth = -way_to_enemy(s, briskar, s.place[briskar]) * 0.2
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


def is_there(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he stands where the scenario wants him, or beside it."""
    left = way_left(s, briskar, s.place[briskar])
    return left == 0 or (left <= THERE and not carries_prize(s, briskar))


# setting up


def best_place(s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
    """Return the square to deploy on: with the shortest way to what the scenario is about."""
    ways = ways_of(s).to_square(heart(s, seat))
    best: i64 = -1
    least: i64 = 2 * NO_WAY
    for option in options:
        if AT <= option < AT + SQUARES and ways[option - AT] < least:
            least = ways[option - AT]
            best = option
    return best


def heart(s: Battlefield, seat: Seat) -> i64:
    """Return the square a band sets out for: the prize, a rival's crate, a spot, the middle of the map."""
    middle = square_at(s.ground.width // 2, s.ground.height // 2)
    square = prize_square(s)
    if square != OUT:
        return square
    square = nearest_of_crates(s, seat, middle)
    if square != OUT:
        return square
    if len(s.content.scenarios[s.scenario].spots) > 0:
        return spot_square(s, 0)
    return middle


def best_crate_place(s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
    """Return the square for a crate of one's own: as far from where the rival begins as can be."""
    rival = s.ground.height - 1 - home_row(s, seat)
    best: i64 = -1
    most: i64 = -1
    for option in options:
        away = max(row_of(option - AT) - rival, rival - row_of(option - AT))
        if away > most:
            most = away
            best = option
    return best


def best_to_activate(s: Battlefield, options: vec[i64]) -> i64:
    """Return whom to activate: who carries the prize, then whoever is nearest to an enemy, to strike first."""
    best: i64 = -1
    least = 1.0e9
    for option in options:
        briskar = Briskar(option - ACTIVATE)
        if 0 <= briskar < len(s.place) and s.place[briskar] >= 0:
            near = nearest_enemy(s, briskar, s.place[briskar])
            if carries_prize(s, briskar):
                near = -1.0
            if near < least:
                least = near
                best = option
    return best


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


def squares_worth_a_trial(s: Battlefield, briskar: Briskar, options: vec[i64]) -> vec[i64]:
    """Return a square for each purpose: the goal, the fight, shelter, to stay."""
    found = vec[i64](capacity=4)
    wanted = vec[i64](
        [
            nearest_to_errand(s, briskar, options),
            fighting_square(s, briskar, options, NOBODY),
            safest_square(s, briskar, options),
            STOP,
        ]
    )
    for square in wanted:
        if any(option == square for option in options) and not any(other == square for other in found):
            found = append(found, square)
    return found
