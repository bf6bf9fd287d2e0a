"""Tables of three and more: how large they are, who sits with whom, with which partner, and where."""

from __future__ import annotations

from itertools import combinations
from math import ceil, comb
from random import Random

import pytest

from flibuste.server.tournaments.grouping import Guest, all_met, seated_round, sizes, take, until_all_met


@pytest.mark.parametrize(
    ("count", "seats", "smaller", "tables"),
    [
        (12, 4, True, [4, 4, 4]),
        (11, 4, True, [4, 4, 3]),
        (9, 4, True, [3, 3, 3]),
        (5, 4, True, [4]),
        (7, 4, False, [4]),
        (8, 3, False, [3, 3]),
        (3, 4, True, [3]),
        (2, 3, False, []),
    ],
)
def test_tables_are_full_and_one_smaller_only_where_that_spares_byes(
    count: int, seats: int, smaller: bool, tables: list[int]
) -> None:
    assert sizes(count, seats, smaller) == tables


@pytest.mark.parametrize(("count", "seats"), [(16, 4), (15, 3), (24, 4), (61, 5)])
def test_in_swiss_rounds_strangers_meet_and_then_equals_in_points(count: int, seats: int) -> None:
    random = Random(count)
    guests = [Guest(number) for number in range(count)]
    known = {one.number: one for one in guests}
    for number in range(3):
        guests.sort(key=lambda one: (-one.points, one.number))
        seating = seated_round(guests, seats, (), smaller=False)
        if number == 1:
            spread = [max(known[a].points - known[b].points for a in table for b in table) for table in seating.tables]
            assert sum(spread) < len(spread) / 2  # after a first round points lie between 0 and 1
        take(seating, known, ())
        for table in seating.tables:
            for place, one in enumerate(random.sample(table, len(table))):
                known[one].points += place / (seats - 1)
    assert all(most == 1 for one in guests for most in one.met.values())
    assert all(one.byes <= 1 for one in guests)


@pytest.mark.parametrize(("count", "seats"), [(4, 3), (9, 3), (10, 4), (16, 4), (13, 5), (12, 6)])
def test_everybody_sits_with_everybody_and_not_always_on_the_same_seat(count: int, seats: int) -> None:
    guests = [Guest(number) for number in range(count)]
    rounds = until_all_met(guests, seats, (), smaller=False)
    assert all_met(guests)
    pairs, new = comb(count, 2), comb(seats, 2) * len(sizes(count, seats, smaller=False))
    assert len(rounds) <= 2 * ceil(pairs / new)
    for one in guests:
        assert max(one.sat.values()) - min(one.sat[seat] for seat in range(seats)) <= 2
    byes = [one.byes for one in guests]
    assert max(byes) - min(byes) <= 1


def test_partners_are_new_ones_as_long_as_there_are_any() -> None:
    guests = [Guest(number) for number in range(8)]
    rounds = until_all_met(guests, 4, (0, 1, 0, 1), smaller=False)
    assert len(rounds) <= 7
    for a, b in combinations(guests, 2):
        assert a.partners[b.number] <= 1


def test_the_same_past_gives_the_same_round() -> None:
    one, other = ([Guest(number) for number in range(14)] for _ in range(2))
    assert until_all_met(one, 4, (), smaller=True) == until_all_met(other, 4, (), smaller=True)
