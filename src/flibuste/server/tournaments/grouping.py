"""Who sits with whom at tables of three and more: strangers first, then equals in points; and who sits where.

Nobody knows the best round in reasonable time, so a few are made and mended by exchanging two people, and the best is
taken. The same people with the same past get the same round, at every server and every time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from random import Random

TRIES = 10
"""So many rounds are made before the best is taken; fewer where many take part."""
MANY = 24
AGAIN = 10_000.0
"""What it costs that two meet once more; points in a whole tournament never differ as much."""
MOST_ROUNDS = 64
Cost = Callable[[int, int], float]


@dataclass(slots=True)
class Guest:
    """What seating knows about somebody: whom they met and had as a partner how often, and where they sat."""

    number: int
    points: float = 0
    met: Counter[int] = field(default_factory=Counter)
    partners: Counter[int] = field(default_factory=Counter)
    sat: Counter[int] = field(default_factory=Counter)
    byes: int = 0


@dataclass(slots=True)
class Seating:
    """One round: tables, each in the order of its seats, and who rests."""

    tables: list[tuple[int, ...]]
    byes: list[int]


def sizes(count: int, seats: int, smaller: bool) -> list[int]:
    """Say how large the tables are: full ones, and as few as possible with one seat less where that spares byes."""
    best: list[int] = []
    for short in range(count // (seats - 1) + 1 if smaller else 1):
        full = max(0, count - short * (seats - 1)) // seats
        if full * seats + short * (seats - 1) > sum(best):
            best = [seats] * full + [seats - 1] * short
    return best


def seated_round(guests: Sequence[Guest], seats: int, sides: Sequence[int], smaller: bool) -> Seating:
    """Seat everybody for a round; ``guests`` come in the order of the standing, ``sides`` say who plays together."""
    wanted = sizes(len(guests), seats, smaller)
    byes = resting(guests, len(guests) - sum(wanted))
    playing = [one for one in guests if one.number not in byes]
    known = {one.number: one for one in guests}
    groups = best_groups(playing, wanted)
    return Seating([places([known[one] for one in group], sides) for group in groups], byes)


def resting(guests: Sequence[Guest], count: int) -> list[int]:
    """Choose who rests: those who rested least, who has met most people, the last of the standing first."""
    order = list(reversed(guests))
    order.sort(key=lambda one: (one.byes, -len(one.met)))
    return sorted(one.number for one in order[:count])


def best_groups(guests: Sequence[Guest], wanted: list[int]) -> list[list[int]]:
    """Make several rounds and take the one in which fewest meet again, and then equals sit together."""
    known = {one.number: one for one in guests}
    matrix = {a: {b: apart(known[a], known[b]) for b in known} for a in known}

    def cost(a: int, b: int) -> float:
        return matrix[a][b]

    random = Random(sum(sum(one.met.values()) for one in guests) + len(guests))
    found = [improved(first_groups(guests, wanted), cost)]
    order = list(known)
    for _ in range(TRIES if len(guests) <= MANY else 2):
        if total(found[-1], cost) == 0:
            break
        random.shuffle(order)
        found.append(improved(filled(order, wanted), cost))
    return min(found, key=lambda groups: total(groups, cost))


def apart(a: Guest, b: Guest) -> float:
    """Say how little two belong to one table."""
    return AGAIN * a.met[b.number] + (a.points - b.points) ** 2


def total(groups: list[list[int]], cost: Cost) -> float:
    """Add up what a round costs."""
    return sum(cost(a, b) for group in groups for a, b in combinations(group, 2))


def first_groups(guests: Sequence[Guest], wanted: list[int]) -> list[list[int]]:
    """Begin with the standing, table by table from the top; among equals everybody in turn goes to the next table."""
    order = [one.number for one in guests]
    if len({one.points for one in guests}) > 1:
        return filled(order, wanted)
    groups: list[list[int]] = [[] for _ in wanted]
    while order:
        for group, size in zip(groups, wanted, strict=True):
            if order and len(group) < size:
                group.append(order.pop(0))
    return groups


def filled(order: Sequence[int], wanted: list[int]) -> list[list[int]]:
    """Fill one table after the other."""
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in wanted]


def improved(groups: list[list[int]], cost: Cost) -> list[list[int]]:
    """Let two people change places as long as that makes the round better."""
    moved = True
    while moved:
        moved = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    if gain(one, i, other, j, cost) < 0:
                        one[i], other[j] = other[j], one[i]
                        moved = True
    return groups


def gain(one: list[int], i: int, other: list[int], j: int, cost: Cost) -> float:
    """Return what an exchange costs; below nothing it is worth it."""
    a, b = one[i], other[j]
    here = sum(cost(b, near) - cost(a, near) for near in one if near != a)
    return here + sum(cost(a, near) - cost(b, near) for near in other if near != b)


def places(group: Sequence[Guest], sides: Sequence[int]) -> tuple[int, ...]:
    """Seat a table: with partners one has had least, then where one has sat least."""

    def worth(order: Sequence[Guest]) -> tuple[int, int]:
        together = [
            a.partners[b.number]
            for (i, a), (j, b) in combinations(enumerate(order), 2)
            if len(sides) == len(order) and sides[i] == sides[j]
        ]
        return sum(together), sum((one.sat[seat] + 1) ** 2 for seat, one in enumerate(order))

    order, moved = list(group), True
    while moved:
        moved = False
        for i, j in combinations(range(len(order)), 2):
            other = [*order]
            other[i], other[j] = order[j], order[i]
            if worth(other) < worth(order):
                order, moved = other, True
    return tuple(one.number for one in order)


def take(seating: Seating, known: dict[int, Guest], sides: Sequence[int]) -> None:
    """Note who sat with whom, and where."""
    for table in seating.tables:
        for seat, number in enumerate(table):
            note_table(known.get(number), seat, table, sides)
    for number in seating.byes:
        if number in known:
            known[number].byes += 1


def note_table(guest: Guest | None, seat: int, table: Sequence[int], sides: Sequence[int]) -> None:
    """Note for one guest of a table whom they met; who has left is not looked at."""
    if guest is None:
        return
    guest.sat[seat] += 1
    for other, number in enumerate(table):
        if other != seat:
            guest.met[number] += 1
            guest.partners[number] += len(sides) == len(table) and sides[seat] == sides[other]


def all_met(guests: Sequence[Guest]) -> bool:
    """Say whether everybody has sat with everybody."""
    return all(a.met[b.number] for a, b in combinations(guests, 2))


def until_all_met(guests: list[Guest], seats: int, sides: Sequence[int], smaller: bool) -> list[Seating]:
    """Seat round after round until everybody has sat with everybody; the guests are used up."""
    known = {one.number: one for one in guests}
    found: list[Seating] = []
    while not all_met(guests) and len(found) < MOST_ROUNDS:
        found.append(seated_round(guests, seats, sides, smaller))
        take(found[-1], known, sides)
    return found


@lru_cache(maxsize=256)
def rounds_for(count: int, seats: int, smaller: bool) -> int:
    """Say how many rounds it takes until so many people have all sat together."""
    return len(until_all_met([Guest(number) for number in range(count)], seats, (), smaller))
