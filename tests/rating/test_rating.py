"""Ratings: the published example, simulated players of known strength in the right order, and calibrated."""

from __future__ import annotations

import tomllib
from itertools import combinations, pairwise
from math import exp, sqrt
from typing import Any, cast

import pytest

from flibuste.bots.levels import LEVELS
from flibuste.kernel.chance import Seeded
from flibuste.lab.fixed_ratings import FILE, measured_anew
from flibuste.lab.keeping import measured
from flibuste.lab.statistics import ANCHOR
from flibuste.rating import bots, crowd, duel
from flibuste.rating.strength import AVERAGE, CERTAIN, UNKNOWN, Ladder, Strength, ladder_of

WEEKLY = 1 / 7
"""Somebody plays once a day."""


def uniform(rng: Seeded) -> float:
    """Draw a number between 0 and 1."""
    return rng.draw(1_000_000) / 1_000_000


def shuffled(rng: Seeded, things: list[int]) -> list[int]:
    """Put things into any order."""
    left, found = list(things), []
    while left:
        found.append(left.pop(rng.draw(len(left))))
    return found


def test_the_example_of_the_paper() -> None:
    games = [(Strength(1400, 30), 1.0), (Strength(1550, 100), 0.0), (Strength(1700, 300), 0.0)]
    found = duel.after(Strength(1500, 200, 0.06), games)

    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_time_makes_a_rating_less_certain_and_no_more_than_unknown() -> None:
    known = Strength(1600, 60)

    assert known.deviation < duel.rested(known, 52).deviation < duel.rested(known, 520).deviation
    assert duel.rested(known, 10**6).deviation == 350
    assert duel.rested(known, -5).deviation == pytest.approx(60)


def test_a_rating_is_provisional_until_it_is_certain() -> None:
    mine, games = Strength(), 0
    while mine.provisional:
        mine = duel.after(mine, [(Strength(1500, 45), float(games % 2))], WEEKLY)
        games += 1

    assert mine.deviation <= CERTAIN
    assert 5 <= games <= 15


def simulated_duels(true: list[float], rounds: int, rng: Seeded) -> tuple[list[Strength], list[tuple[float, float]]]:
    """Let players meet in random pairs; return what is known, and every forecast of the second half with its result."""
    known, forecasts = [Strength() for _ in true], []
    for number in range(rounds):
        order = shuffled(rng, list(range(len(true))))
        for one, other in zip(order[::2], order[1::2], strict=True):
            won = float(uniform(rng) < 1 / (1 + 10 ** ((true[other] - true[one]) / 400)))
            if number >= rounds // 2:
                forecasts.append((duel.expected(known[one], known[other]), won))
            first = duel.after(known[one], [(known[other], won)], WEEKLY)
            known[other] = duel.after(known[other], [(known[one], 1 - won)], WEEKLY)
            known[one] = first
    return known, forecasts


def test_two_at_a_time_players_of_known_strength_come_out_in_order_and_calibrated() -> None:
    true = [1100.0 + 100 * k for k in range(9)] + [1500.0]
    known, forecasts = simulated_duels(true, 300, Seeded(7))

    assert rank_correlation(true, [one.rating for one in known]) > 0.95
    shift = sum(one.rating for one in known) / len(known) - sum(true) / len(true)
    within = [abs(one.rating - shift - real) <= 2 * one.deviation for one, real in zip(known, true, strict=True)]
    assert sum(within) >= 8
    check_calibrated(forecasts)


def simulated_crowds(true: list[float], tables: int, rng: Seeded) -> tuple[list[Strength], list[tuple[float, float]]]:
    """Let players meet at tables of three to six, placed by luck in proportion to their strength."""
    known, forecasts = [Strength() for _ in true], []
    for number in range(tables):
        at = shuffled(rng, list(range(len(true))))[: 3 + number % 4]
        scale = crowd.spread([0.0] * len(at))
        order = placed([exp(true[player] / scale) for player in at], rng)
        deviations = [known[player].deviation for player in at]
        if number >= tables // 2:
            for one, other in combinations(range(len(at)), 2):
                forecast = crowd.before_another(known[at[one]], known[at[other]], deviations)
                forecasts.append((forecast, float(order.index(one) < order.index(other))))
        ranks = [order.index(place) + 1 for place in range(len(at))]
        for player, (now,) in zip(at, crowd.after([[known[player]] for player in at], ranks), strict=True):
            known[player] = now
    return known, forecasts


def placed(weights: list[float], rng: Seeded) -> list[int]:
    """Draw the order of arrival: each place goes by weight to one of those who are left."""
    left, order = list(range(len(weights))), []
    while left:
        mark = uniform(rng) * sum(weights[one] for one in left)
        for one in left:
            mark -= weights[one]
            if mark <= 0 or one == left[-1]:
                order.append(one)
                left.remove(one)
                break
    return order


def test_many_at_a_table_players_of_known_strength_come_out_in_order_and_calibrated() -> None:
    true = [AVERAGE - 600 + 120 * k for k in range(11)]
    known, forecasts = simulated_crowds(true, 1500, Seeded(11))

    assert rank_correlation(true, [one.rating for one in known]) > 0.95
    assert not any(one.provisional for one in known)
    check_calibrated(forecasts)


def test_teams_rise_and_fall_together() -> None:
    (anne, tom), (eve, bob) = crowd.after([[Strength()] * 2, [Strength()] * 2], [1, 2])

    assert anne == tom
    assert eve == bob
    assert anne.rating > AVERAGE > eve.rating
    assert anne.deviation < 350


def test_each_number_of_players_has_its_ladder() -> None:
    assert [ladder_of(2, 2), ladder_of(2, 4), ladder_of(3, 3), ladder_of(6, 6)] == ["two", "many", "many", "many"]


def test_what_is_measured_anew_takes_its_place_and_the_rest_stays() -> None:
    text = FILE.read_text(encoding="utf-8")
    bots = [{"bot": "captain", "rating": ANCHOR + 100, "rating_low": ANCHOR, "rating_high": ANCHOR + 200}]
    report = {"game": "brisca", "seats": 2, "games": 8, "bots": bots}

    again = tomllib.loads(measured_anew(text, [report]))

    before = tomllib.loads(text)
    assert measured_anew(text, []) == text
    assert again["brisca"].pop("two") == {"captain": [1600, 51]}
    before["brisca"].pop("two")
    assert again == before


def test_tables_of_three_and_of_more_are_one_ladder_and_their_distance_is_doubt() -> None:
    def table_of(seats: int, elo: float) -> dict[str, Any]:
        bots = [{"bot": "captain", "rating": ANCHOR + elo, "rating_low": ANCHOR + elo, "rating_high": ANCHOR + elo}]
        return {"game": "brisca", "seats": seats, "games": 8, "bots": bots}

    three, four = crowd.from_elo(100, 3), crowd.from_elo(100, 4)
    again = measured_anew(FILE.read_text(encoding="utf-8"), [table_of(3, 100), table_of(4, 100)])

    middle, apart = AVERAGE + (three + four) / 2, (four - three) / sqrt(2)
    assert "[brisca.many]  # 8 games, 3 at the table; 8 games, 4 at the table" in again
    assert tomllib.loads(again)["brisca"]["many"] == {"captain": [round(middle), round(apart)]}


def test_our_bots_have_fixed_ratings_and_a_better_level_a_higher_one() -> None:
    assert set(bots.table()) == set(measured())
    for game, ladders in bots.table().items():
        assert set(ladders) == {"two", "many"}, game
        for ladder in ladders:
            found = [bots.strength(game, cast(Ladder, ladder), level) for level in LEVELS]
            assert all(one is not None and 0 < one.deviation < UNKNOWN / 2 for one in found), (game, ladder)
            assert all(low.rating < high.rating for low, high in pairwise(found) if low and high), (game, ladder)
    assert bots.strength("brisca", "two", "nobody") is None
    assert bots.strength("walk", "two", "captain") is None


def rank_correlation(one: list[float], other: list[float]) -> float:
    """Compare two orders (Spearman)."""
    places = [[sorted(values).index(value) for value in values] for values in (one, other)]
    means = [sum(place) / len(place) for place in places]
    top = sum((a - means[0]) * (b - means[1]) for a, b in zip(*places, strict=True))
    return float(top / sqrt(sum((a - means[0]) ** 2 for a in places[0]) * sum((b - means[1]) ** 2 for b in places[1])))


def check_calibrated(forecasts: list[tuple[float, float]]) -> None:
    """Of what was forecast with a chance of about 70 in a hundred, about 70 in a hundred must have come."""
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        part = [(said, came) for said, came in forecasts if low <= said < low + 0.2]
        said, came = (sum(values) / len(part) for values in zip(*part, strict=True))
        assert abs(said - came) < 0.05 + 2 * sqrt(0.25 / len(part)), (low, said, came)
