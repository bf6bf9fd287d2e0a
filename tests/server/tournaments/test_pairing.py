"""Round robin and Swiss: who meets whom, checked against every possible round where there are few enough."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.server.tournaments.matching import largest
from flibuste.server.tournaments.pairing import FAR, Player, round_robin, swiss


@pytest.mark.parametrize("count", [4, 5, 8, 15, 16, 63, 64])
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    rounds = round_robin(count)
    met = [frozenset(pair) for draw in rounds for pair in draw.pairs]
    assert len(met) == len(set(met)) == count * (count - 1) // 2
    for draw in rounds:
        playing = [one for pair in draw.pairs for one in pair] + ([] if draw.bye is None else [draw.bye])
        assert sorted(playing) == list(range(count))
    for one in range(count):
        firsts = sum(pair[0] == one for draw in rounds for pair in draw.pairs)
        assert abs(firsts - (count - 1 - firsts)) <= 1
    assert sorted(draw.bye for draw in rounds if draw.bye is not None) == (list(range(count)) if count % 2 else [])


def matchings(people: list[int]) -> Iterator[list[tuple[int, int]]]:
    """List every way to pair everybody."""
    if not people:
        yield []
        return
    first, *rest = people
    for other in rest:
        for more in matchings([one for one in rest if one != other]):
            yield [(first, other), *more]


@settings(deadline=None)
@given(st.integers(2, 9), st.randoms(use_true_random=False))
def test_no_other_set_of_pairs_is_larger(size: int, random: Random) -> None:
    people = list(range(size))
    edges = {frozenset(pair) for pair in combinations(people, 2) if random.random() < 0.4}
    mates = largest(people, lambda a, b: frozenset((a, b)) in edges)
    assert all(mates[mates[one]] == one and frozenset((one, mates[one])) in edges for one in mates)
    even = people if size % 2 == 0 else [*people, -1]
    best = max(sum(frozenset(pair) in edges for pair in pairs) for pairs in matchings(even))
    assert len(mates) == 2 * best


def played(players: list[Player], random: Random) -> None:
    """Pair a round, take it down, and let chance decide the games."""
    players.sort(key=lambda one: (-one.points, one.number))
    known = {one.number: one for one in players}
    draw = swiss(players)
    everybody = [one for pair in draw.pairs for one in pair] + ([] if draw.bye is None else [draw.bye])
    assert sorted(everybody) == sorted(known)
    check(draw.pairs, [one for one in players if one.number != draw.bye])
    for first, second in draw.pairs:
        a, b = known[first], known[second]
        a.met.add(second)
        b.met.add(first)
        a.balance, b.balance = a.balance + 1, b.balance - 1
        a.was_first, b.was_first = True, False
        points = random.choice([0, 0.5, 1])
        a.points, b.points = a.points + points, b.points + 1 - points
    if draw.bye is not None:
        assert known[draw.bye].byes == min(one.byes for one in players)
        known[draw.bye].byes += 1
        known[draw.bye].points += 1


def check(pairs: list[tuple[int, int]], players: list[Player]) -> None:
    """Compare with every possible round: none has fewer who meet again, nor (then) fewer whose seats go astray."""
    if len(players) > 8:
        return
    known = {one.number: one for one in players}
    best = min(faults(every, known) for every in matchings(sorted(known)))
    assert best[0] == faults(pairs, known)[0]
    if best == (0, 0):
        assert faults(pairs, known) == (0, 0)


def faults(pairs: list[tuple[int, int]], known: dict[int, Player]) -> tuple[int, int]:
    """Count who meets again, and pairs of whom one must sit far too often on the same side."""
    again = sum(b in known[a].met for a, b in pairs)
    astray = sum(
        min(known[a].balance, known[b].balance) >= FAR or max(known[a].balance, known[b].balance) <= -FAR
        for a, b in pairs
    )
    return again, astray


@settings(deadline=None, max_examples=60)
@given(count=st.integers(4, 9), rounds=st.integers(1, 8), random=st.randoms(use_true_random=False))
def test_nobody_meets_twice_while_that_can_be_avoided(count: int, rounds: int, random: Random) -> None:
    players = [Player(number) for number in range(count)]
    for _ in range(rounds):
        if len(players) > 4 and random.random() < 0.15:
            players.remove(random.choice(players))
        played(players, random)


@pytest.mark.parametrize("count", [16, 33, 64])
def test_a_large_field_meets_strangers_on_even_seats(count: int) -> None:
    random = Random(count)
    players = [Player(number) for number in range(count)]
    for _ in range(9):
        played(players, random)
    for one in players:
        assert len(one.met) == 9 - one.byes
        assert abs(one.balance) <= FAR
        assert one.byes <= 1


def test_equals_in_points_meet_and_the_best_do_not_meet_at_once() -> None:
    draw = swiss([Player(number, points=1 if number < 4 else 0) for number in range(8)])
    assert {frozenset(pair) for pair in draw.pairs} == {
        *(frozenset(pair) for pair in [(0, 2), (1, 3), (4, 6), (5, 7)]),
    }
