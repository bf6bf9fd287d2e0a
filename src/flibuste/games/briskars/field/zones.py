"""Chapter 8: who is able to fight, zones of control, reach, and who is in a melee."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.seeing import is_clear_between, is_clear_to_square
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import SLOTS
from flibuste.games.briskars.ground.distance import SQUARES, STRIDE, columns_apart, in_contact, in_reach, rows_apart
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import bit, has, zeros
from flibuste.kernel.ids import Seat

NO_ZONES: Final[vec[i64]] = zeros(SQUARES)


def are_opponents(s: Battlefield, one: Briskar, other: Briskar) -> bool:
    """Say whether two Briskars belong to different bands.

    Rule: BK-MLT-01.
    """
    return s.owner(one) != s.owner(other)


def are_in_contact(s: Battlefield, one: Briskar, other: Briskar) -> bool:
    """Say whether two Briskars are base to base.

    Rule: BK-GRD-06.
    """
    a = s.place[one]
    b = s.place[other]
    return a >= 0 and b >= 0 and in_contact(a, b, s.level(other) - s.level(one)) and is_clear_between(s, one, other)


def has_reach(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether his zone goes up to 2 fathoms, by his body or by a weapon.

    Rule: BK-ZOC-01, BK-ZOC-05, BK-ZOC-06.
    """
    if s.card(briskar).body_reach:
        return True
    for k in range(briskar * SLOTS, briskar * SLOTS + SLOTS):
        weapon = s.weapons[k]
        if weapon != NOTHING and s.content.weapons[weapon].reach:
            return True
    return False


def can_touch(s: Battlefield, briskar: Briskar, other: Briskar) -> bool:
    """Say whether another stands in his zone for anything but a weapon with Reach.

    Rule: BK-ZOC-05, BK-ZOC-06.
    """
    if s.card(briskar).body_reach:
        rise = s.level(other) - s.level(briskar)
        return in_reach(s.place[briskar], s.place[other], rise) and is_clear_between(s, briskar, other)
    return are_in_contact(s, briskar, other)


def can_strike(s: Battlefield, briskar: Briskar, other: Briskar, weapon: i64) -> bool:
    """Say whether this weapon gets at another Briskar from here.

    Rule: BK-ATK-01, BK-ZOC-05, BK-ZOC-13.
    """
    if weapon != NOTHING and s.content.weapons[weapon].reach:
        rise = s.level(other) - s.level(briskar)
        return in_reach(s.place[briskar], s.place[other], rise) and is_clear_between(s, briskar, other)
    return can_touch(s, briskar, other)


def square_in_zone(s: Battlefield, briskar: Briskar, square: i64) -> bool:
    """Say whether a square next to him or under his hand is in his zone, for putting things there.

    Rule: BK-ACT-09, BK-ZOC-05.
    """
    place = s.place[briskar]
    rise = s.ground.level[square] - s.level(briskar)
    if square == place:
        return True
    if s.card(briskar).body_reach:
        return in_reach(place, square, rise)
    return in_contact(place, square, rise)


def squares_around(s: Battlefield, place: i64) -> vec[i64]:
    """List the squares of the 5 by 5 block around a place, itself included, in reading order."""
    found = vec[i64](capacity=25)
    for row in range(place // STRIDE - 2, place // STRIDE + 3):
        for column in range(place % STRIDE - 2, place % STRIDE + 3):
            square = row * STRIDE + column
            if row >= 0 and 0 <= column < STRIDE and s.ground.inside(square):
                found = append(found, square)
    return found


def controls(s: Battlefield, holder: Briskar, other: Briskar) -> bool:
    """Say whether an able Briskar holds another one in his zone of control.

    Rule: BK-ZOC-01, BK-ZOC-02, BK-ZOC-10, BK-ZOC-13.
    """
    if not is_able(s, holder) or s.place[other] < 0:
        return False
    a = s.place[holder]
    b = s.place[other]
    rise = s.level(other) - s.level(holder)
    near = in_contact(a, b, rise)
    if not near and has_reach(s, holder):
        near = in_reach(a, b, rise)
    return near and is_clear_between(s, holder, other)


def holders(s: Battlefield, briskar: Briskar) -> i64:
    """Return the set of able opponents in whose zone he stands.

    Rule: BK-ZOC-02 to BK-ZOC-04.
    """
    result: i64 = 0
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other) and controls(s, other, briskar):
            result |= bit(other)
    return result


def is_in_melee(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether he stands in the zone of an able opponent.

    Rule: BK-ZOC-02, BK-ZOC-08.
    """
    return holders(s, briskar) != 0


def touches_able_opponent(s: Battlefield, briskar: Briskar) -> bool:
    """Say whether an able opponent is base to base with him.

    Rule: BK-SHO-03.
    """
    for other in s.everybody():
        if are_opponents(s, briskar, other) and is_able(s, other) and are_in_contact(s, briskar, other):
            return True
    return False


def has_opponent_near(s: Battlefield, briskar: Briskar) -> bool:
    """Say at a glance whether an opponent stands within two squares, as far as any arm reaches.

    Rule: BK-ZOC-01.
    """
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other) and is_near(s, briskar, other, 2):
            return True
    return False


def is_near(s: Battlefield, one: Briskar, other: Briskar, squares: i64) -> bool:
    """Say at a glance whether two Briskars stand at most so many columns and rows apart."""
    across = columns_apart(s.place[one], s.place[other])
    down = rows_apart(s.place[one], s.place[other])
    return -squares <= across <= squares and -squares <= down <= squares


def zone_map(s: Battlefield, briskar: Briskar, within: i64) -> vec[i64]:
    """Return for every square the set of able opponents whose zone it lies in, as this Briskar would stand there.

    Opponents more than so many squares ``within`` from him are left out. Where nobody is near the array is shared.

    Rule: BK-ZOC-12.
    """
    zones = NO_ZONES
    shared = True
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, briskar, other) and is_near(s, briskar, other, within):
            if is_able(s, other):
                if shared:
                    zones = zeros(SQUARES)
                    shared = False
                _mark_zone(s, other, zones)
    return zones


def band_zone(s: Battlefield, seat: Seat) -> vec[i64]:
    """List the squares in the zone of an able Briskar of a band.

    Rule: BK-ZOC-01, BK-ZOC-10.
    """
    zones = zeros(SQUARES)
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and s.owner(briskar) == seat and is_able(s, briskar):
            _mark_zone(s, briskar, zones)
    found = vec[i64](capacity=32)
    for square in range(SQUARES):
        if zones[square] != 0:
            found = append(found, square)
    return found


def _mark_zone(s: Battlefield, holder: Briskar, zones: vec[i64]) -> None:
    place = s.place[holder]
    reach = has_reach(s, holder)
    span: i64 = 1
    if reach:
        span = 2
    for row in range(place // STRIDE - span, place // STRIDE + span + 1):
        for column in range(place % STRIDE - span, place % STRIDE + span + 1):
            square = row * STRIDE + column
            if row >= 0 and 0 <= column < STRIDE and s.ground.inside(square) and square != place:
                if zone_covers(s, holder, square, reach):
                    zones[square] |= bit(holder)


def zone_covers(s: Battlefield, holder: Briskar, square: i64, reach: bool) -> bool:
    """Say whether a square lies in the zone of a Briskar, as far as a long weapon reaches if ``reach``.

    Rule: BK-ZOC-01, BK-ZOC-05, BK-ZOC-13.
    """
    rise = s.ground.stand(square) - s.level(holder)
    near = in_contact(s.place[holder], square, rise)
    if not near and reach:
        near = in_reach(s.place[holder], square, rise)
    return near and is_clear_to_square(s, holder, square)


# melees and support


def melee_sides(s: Battlefield, attacker: Briskar, target: Briskar) -> i64:
    """Return the set of able Briskars linked with attacker or target by zones between opponents; both always count.

    Rule: BK-SUP-01, BK-SUP-09.
    """
    group = bit(attacker) | bit(target)
    grown = True
    while grown:
        grown = False
        for briskar in s.everybody():
            if not has(group, briskar) and is_able(s, briskar) and _is_linked(s, briskar, group):
                group |= bit(briskar)
                grown = True
    return group


def _is_linked(s: Battlefield, briskar: Briskar, group: i64) -> bool:
    for other in s.everybody():
        if has(group, other) and are_opponents(s, briskar, other):
            if controls(s, briskar, other) or controls(s, other, briskar):
                return True
    return False


def support(s: Battlefield, side: Briskar, against: Briskar) -> i64:
    """Return how many more able Briskars the band of one has in the melee than the band of the other; never negative.

    Rule: BK-SUP-02 to BK-SUP-05, BK-SUP-08, BK-SUP-09, BK-MLT-04.
    """
    group = melee_sides(s, side, against)
    mine: i64 = 0
    theirs: i64 = 0
    for briskar in s.everybody():
        if not has(group, briskar):
            continue
        if s.owner(briskar) == s.owner(side):
            mine += 1
        elif s.owner(briskar) == s.owner(against):
            theirs += 1
        else:
            return 0
    return max(mine - theirs, 0)


def is_opponent_in_play(s: Battlefield, briskar: Briskar, target: Briskar) -> bool:
    """Say whether a number is an opponent on the field."""
    return 0 <= target < len(s.place) and s.place[target] >= 0 and are_opponents(s, briskar, target)
