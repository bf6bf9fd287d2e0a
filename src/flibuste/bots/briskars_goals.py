"""Briskars: what a scenario is about: where it wants whom, and how far each band has come with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.bots.briskars_ways import NO_WAY, ways_of
from flibuste.games.briskars.actions.spots import is_known, spot_square
from flibuste.games.briskars.battle.ending import (
    BREAK_CRATES,
    CARRY_HOME,
    GOLD,
    HOLD_MARKERS,
    able_at,
    carries_prize,
    markers_held,
)
from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.state import CRATES, NOBODY, OUT, Battlefield
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import has
from flibuste.kernel.ids import Seat

FAR: Final = 44.0
"""A way, in halves, from which on a goal is as good as out of reach: about four moves."""
PAID: Final = 70.0
"""So much gold is worth one unit of a band's standing."""
PORTERS: Final[i64] = 2
"""So many of a band go for one chest or one spot."""


def rounds_left(s: Battlefield) -> float:
    """Return which share of the rounds is still to come, 1 to 0."""
    limit = s.content.scenarios[s.scenario].rounds
    if limit == 0:
        limit = s.limit
    return max(0.0, float(limit - s.round) / float(max(limit, 1)))


# where the scenario wants somebody


def errand(s: Battlefield, briskar: Briskar) -> i64:
    """Return the square where the scenario wants a Briskar, OUT where he is free to fight."""
    scenario = s.content.scenarios[s.scenario]
    if scenario.win == CARRY_HOME:
        return prize_errand(s, briskar)
    if scenario.win == BREAK_CRATES:
        return nearest_crate(s, briskar)
    if len(scenario.markers) > 0:
        return marker_errand(s, briskar)
    return spot_errand(s, briskar)


def prize_errand(s: Battlefield, briskar: Briskar) -> i64:
    """Go for the prize where it lies or for a rival who carries it."""
    square = prize_square(s)
    if square == OUT:
        carrier = prize_carrier(s)
        if carrier == NOBODY or s.owner(carrier) == s.owner(briskar):
            return OUT
        return s.place[carrier]
    return square if is_among_nearest(s, briskar, square, PORTERS) else OUT


def prize_square(s: Battlefield) -> i64:
    """Return where the object of the scenario lies, OUT where somebody has it."""
    for square in range(SQUARES):
        element = s.ground.element(square)
        if element >= 0 and is_prize(s, s.content.elements[element].object):
            return square
    return OUT


def is_prize(s: Battlefield, thing: i64) -> bool:
    """Say whether an object is the one of the scenario."""
    return any(placed.object == thing for placed in s.content.scenarios[s.scenario].objects)


def prize_carrier(s: Battlefield) -> Briskar:
    """Return who carries the object of the scenario, or NOBODY."""
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and carries_prize(s, briskar):
            return briskar
    return NOBODY


def home_row(s: Battlefield, seat: Seat) -> i64:
    """Return the row to which a band carries the prize."""
    if s.zone[seat] == 1:
        return 0
    return s.ground.height - 1


def nearest_crate(s: Battlefield, briskar: Briskar) -> i64:
    """Return the nearest crate of a rival by the way to walk, where he is among the nearest to it."""
    square = nearest_of_crates(s, s.owner(briskar), s.place[briskar])
    return square if square != OUT and is_among_nearest(s, briskar, square, PORTERS) else OUT


def nearest_of_crates(s: Battlefield, seat: Seat, place: i64) -> i64:
    """Return the crate of a rival of a band that is nearest to a square, OUT if none is left."""
    best: i64 = OUT
    least = NO_WAY
    for k in range(len(s.crates)):
        if s.crates[k] >= 0 and k // CRATES != seat:
            way = ways_of(s).to_square(s.crates[k])[place]
            if way < least:
                least = way
                best = s.crates[k]
    return best


def marker_errand(s: Battlefield, briskar: Briskar) -> i64:
    """Return the nearest marker that needs him: where without him his band would not hold it."""
    best: i64 = OUT
    least = NO_WAY
    seat = s.owner(briskar)
    for marker in s.content.scenarios[s.scenario].markers:
        others = able_at(s, seat, marker)
        way = ways_of(s).to_square(marker)[s.place[briskar]]
        if way <= 3 and is_able(s, briskar):
            others -= 1
        if others <= most_rivals_at(s, seat, marker) and way < least:
            least = way
            best = marker
    return best


def most_rivals_at(s: Battlefield, seat: Seat, marker: i64) -> i64:
    """Count the able Briskars of the strongest rival at a marker."""
    most: i64 = 0
    for other in s.every_seat():
        if other != seat:
            most = max(most, able_at(s, other, marker))
    return most


def spot_errand(s: Battlefield, briskar: Briskar) -> i64:
    """Return the spot that pays best for its way, where he is among the nearest to it."""
    best: i64 = OUT
    top = 0.0
    spots = s.content.scenarios[s.scenario].spots
    for k in range(len(spots)):
        if has(s.found, k) or not is_known(s, k):
            continue
        square = spot_square(s, k)
        worth = float(max(spots[k].gold, 5)) * nearness(s, square, s.place[briskar])
        if worth > top and is_among_nearest(s, briskar, square, PORTERS):
            top = worth
            best = square
    return best


def is_among_nearest(s: Battlefield, briskar: Briskar, square: i64, count: i64) -> bool:
    """Say whether he is one of so many of his band who have the shortest way to a square."""
    ways = ways_of(s).to_square(square)
    nearer: i64 = 0
    for other in s.band(s.owner(briskar)):
        if s.place[other] >= 0 and other != briskar:
            if ways[s.place[other]] < ways[s.place[briskar]] or (
                ways[s.place[other]] == ways[s.place[briskar]] and other < briskar
            ):
                nearer += 1
    return nearer < count


def way_left(s: Battlefield, briskar: Briskar, square: i64) -> i64:
    """Return how far a square is from where the scenario wants him; a carrier is wanted at home."""
    if carries_prize(s, briskar):
        return ways_of(s).to_row(home_row(s, s.owner(briskar)))[square]
    wanted = errand(s, briskar)
    return NO_WAY if wanted == OUT else ways_of(s).to_square(wanted)[square]


def has_errand(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether the scenario wants him somewhere."""
    return carries_prize(s, briskar) or errand(s, briskar) != OUT


# how far a band has come


def nearness(s: Battlefield, square: i64, place: i64) -> float:
    """Return how near a square is to a place, 1 to 0."""
    return max(0.0, 1.0 - float(ways_of(s).to_square(square)[place]) / FAR)


def nearest_of(s: Battlefield, seat: Seat, square: i64) -> float:
    """Return how near the nearest of a band is to a square, 1 to 0."""
    best = 0.0
    for briskar in s.band(seat):
        if s.place[briskar] >= 0:
            best = max(best, nearness(s, square, s.place[briskar]))
    return best


def progress(s: Battlefield, seat: Seat) -> float:
    """Return how far a band has come with what the scenario asks for, and in gold where that decides."""
    scenario = s.content.scenarios[s.scenario]
    late = 1.0 - rounds_left(s)
    if scenario.win == CARRY_HOME:
        return carrying(s, seat) * (1.0 + late) + gold(s, seat) * late
    if scenario.win == BREAK_CRATES:
        return crates_broken(s, seat) * (1.0 + late) + gold(s, seat) * late * 0.5
    if scenario.win == HOLD_MARKERS:
        return markers(s, seat) * (0.4 + 1.8 * late * late) + gold(s, seat) * late * 0.5
    if scenario.win == GOLD:
        return gold(s, seat) + income(s, seat)
    return 0.0


def gold(s: Battlefield, seat: Seat) -> float:
    """Return what the gold of a band is worth."""
    return float(s.gold[seat]) / PAID


def carrying(s: Battlefield, seat: Seat) -> float:
    """Return how far a band has come with the prize: near it, at it, on the way home with it."""
    square = prize_square(s)
    if square != OUT:
        return 0.8 * nearest_of(s, seat, square)
    carrier = prize_carrier(s)
    if carrier == NOBODY or s.owner(carrier) != seat:
        return 0.0
    way = ways_of(s).to_row(home_row(s, seat))[s.place[carrier]]
    return 1.2 + 1.6 * max(0.0, 1.0 - float(way) / FAR)


def crates_broken(s: Battlefield, seat: Seat) -> float:
    """Return how far a band has come with the crates: those broken, those damaged, the way to the nearest."""
    total = 1.1 * float(s.marks[seat])
    near = 0.0
    for k in range(len(s.crates)):
        square = s.crates[k]
        if square < 0 or k // CRATES == seat:
            continue
        whole = s.content.elements[s.content.scenarios[s.scenario].placed[k % CRATES]].points
        total += 0.7 * float(whole - s.ground.points[square]) / float(max(whole, 1))
        near = max(near, nearest_of(s, seat, square))
    return total + 0.5 * near


def markers(s: Battlefield, seat: Seat) -> float:
    """Return what the markers held and those near are worth to a band."""
    total = float(markers_held(s, seat))
    for marker in s.content.scenarios[s.scenario].markers:
        total += 0.35 * nearest_of(s, seat, marker)
    return total


def income(s: Battlefield, seat: Seat) -> float:
    """Return what a band may still earn: by markers to the last round, by spots near it."""
    scenario = s.content.scenarios[s.scenario]
    limit = scenario.rounds if scenario.rounds > 0 else s.limit
    total = float(scenario.marker_gold * markers_held(s, seat) * max(limit - s.round + 1, 1)) * 0.7
    for marker in scenario.markers:
        total += float(scenario.marker_gold) * nearest_of(s, seat, marker)
    for k in range(len(scenario.spots)):
        if not has(s.found, k) and is_known(s, k):
            total += 0.6 * float(scenario.spots[k].gold) * nearest_of(s, seat, spot_square(s, k))
    return total / PAID
