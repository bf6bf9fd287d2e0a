"""Exact odds of rolls, checked by hand and against 200,000 simulated rolls of each kind."""

from __future__ import annotations

import random

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.dice.odds import (
    Side,
    chances_by_face,
    contest,
    disengagement,
    get_up_chance,
    morale_chance,
    pass_chance,
    passing_faces,
    shiver_chance,
    spreads_of,
    threshold_contest,
)

ROLLS = 200_000
CLOSE = 0.0045  # four standard deviations of a fair coin over so many rolls


def throw(rng: random.Random, dice: int, fumbles_to: int, critical_from: int) -> tuple[int, int, bool]:
    """Roll dice as the rules say: sum, critical hits, critical failure."""
    total = criticals = 0
    fumble = True
    for _ in range(dice):
        face = rng.randint(1, 10)
        if face <= fumbles_to:
            continue
        fumble = False
        total += face
        while face >= critical_from:
            criticals += 1
            face = rng.randint(1, 10)
            if face <= fumbles_to:
                break
            total += face
    return total, criticals, fumble


def thrown(rng: random.Random, side: Side) -> tuple[int, int, bool]:
    """Roll for one side; the total includes what is added."""
    total, criticals, fumble = throw(rng, int(side.dice), int(side.fumbles_to), int(side.critical_from))
    return int(side.base) + total, criticals, fumble


def test_one_die_by_hand() -> None:
    """A tenth fails, eight faces are plain, a tenth begins a chain that a CF ends without adding.

    Rule: BK-DIC-07, BK-DIC-16.
    """
    spread = spreads_of(STANDARD).rolled(1, 1, 10)
    cases = {(spread.sums[k], spread.criticals[k]): spread.chances[k] for k in range(len(spread.sums))}

    assert spread.fumble() == pytest.approx(0.1)
    assert cases[(7, 0)] == pytest.approx(0.1)
    assert cases[(10, 1)] == pytest.approx(0.01)  # 10 then 1
    assert cases[(17, 1)] == pytest.approx(0.01)  # 10 then 7
    assert cases[(24, 2)] == pytest.approx(0.001)  # 10, 10, 4: Abelii and Marten
    assert sum(spread.chances) == pytest.approx(1.0)


def test_the_ranges_hold_for_re_rolls_too() -> None:
    """CH 9-10: dice 9, 10, 1 make 19 with two CH; a shot of 10 then 2 adds nothing.

    Rule: BK-DIC-13, BK-DIC-16.
    """
    wide = spreads_of(STANDARD).rolled(1, 1, 9)
    cases = {(wide.sums[k], wide.criticals[k]): wide.chances[k] for k in range(len(wide.sums))}
    assert cases[(19, 2)] == pytest.approx(2 * 0.001 + 0.0)  # 9, 10, 1 and 10, 9, 1
    shot = spreads_of(STANDARD).rolled(1, 2, 10)
    again = {(shot.sums[k], shot.criticals[k]): shot.chances[k] for k in range(len(shot.sums))}
    assert again[(10, 1)] == pytest.approx(0.02)  # 10 then 1 or 2
    assert (12, 1) not in again


def test_overlapping_ranges_are_failures() -> None:
    """Rule: BK-DIC-14."""
    assert spreads_of(STANDARD).rolled(1, 9, 8).critical(0) == pytest.approx(0.9)
    assert spreads_of(STANDARD).rolled(1, 9, 8).fumble() == pytest.approx(0.9)


def test_two_dice_fail_only_together() -> None:
    """Dice 1 and 7 count 7, dice 1 and 1 are a CF.

    Rule: BK-DIC-20.
    """
    assert spreads_of(STANDARD).rolled(2, 1, 10).fumble() == pytest.approx(0.01)
    assert spreads_of(STANDARD).rolled(3, 2, 10).fumble() == pytest.approx(0.008)


@pytest.mark.parametrize(
    ("base", "threshold", "chance"),
    [(12, 16, 0.7), (12, 30, 0.1), (12, 2, 0.9), (13, 16, 0.8), (12, 13, 0.9)],
)
def test_a_test_by_hand(base: int, threshold: int, chance: float) -> None:
    """Mind 6 against 16 needs a 4; a CH always passes, a CF never; a boost point helps all but these.

    Rule: BK-MAG-12, BK-DIC-10, BK-DIC-12, BK-BST-01.
    """
    assert pass_chance(Side(STANDARD, base), threshold) == pytest.approx(chance)


def test_equal_sides_by_hand() -> None:
    """Without criticals the defender wins ties; against a spell the caster does.

    Rule: BK-DIC-22, BK-MAG-15, BK-DEF-02.
    """
    attack = contest(Side(STANDARD, 4), Side(STANDARD, 4))
    spell = contest(Side(STANDARD, 4), Side(STANDARD, 4), ties_to_active=True)

    assert attack.fumble == pytest.approx(0.1)
    assert spell.success() > attack.success()
    assert contest(Side(STANDARD, 4), None).success() == pytest.approx(0.9)
    assert contest(Side(STANDARD, 100), Side(STANDARD, 4)).success() == pytest.approx(0.9)
    assert contest(Side(STANDARD, 0), Side(STANDARD, 100)).success() == pytest.approx(0.9 * 0.1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("active", "passive", "ties"),
    [
        pytest.param(Side(STANDARD, 8), Side(STANDARD, 3), False, id="attack against defend"),
        pytest.param(Side(STANDARD, 10), Side(STANDARD, 7), False, id="attack against dodge"),
        pytest.param(Side(STANDARD, 10), Side(STANDARD, 9, 2), False, id="attack against a counter on guard"),
        pytest.param(Side(STANDARD, 9, 1, 1, 9), Side(STANDARD, 6), False, id="assault with a thrust"),
        pytest.param(Side(STANDARD, 12, 1, 2, 10), Side(STANDARD, 9), False, id="shot against cover"),
        pytest.param(Side(STANDARD, 10, 2, 2, 10), Side(STANDARD, 5), False, id="boosted shot"),
        pytest.param(Side(STANDARD, 14), Side(STANDARD, 4), True, id="spell against a characteristic"),
        pytest.param(Side(STANDARD, 5, 1, 1, 7), Side(STANDARD, 8, 3), False, id="wide criticals against three dice"),
    ],
)
def test_oppositions_agree_with_200_000_rolls(active: Side, passive: Side, ties: bool) -> None:
    """Success, failure and each critical.

    Rule: BK-DIC-22, BK-DIC-23, BK-BST-01, BK-BST-02.
    """
    rng = random.Random(17)
    odds = contest(active, passive, ties)
    hits = [0, 0, 0]
    fumbles = 0
    for _ in range(ROLLS):
        total, criticals, fumble = thrown(rng, active)
        if fumble:
            fumbles += 1
            continue
        other, _, failed = thrown(rng, passive)
        if failed or total > other or (ties and total == other):
            hits[min(criticals, 2)] += 1

    assert fumbles / ROLLS == pytest.approx(odds.fumble, abs=CLOSE)
    assert sum(hits) / ROLLS == pytest.approx(odds.success(), abs=CLOSE)
    assert hits[0] / ROLLS == pytest.approx(odds.by_criticals[0], abs=CLOSE)
    assert hits[1] / ROLLS == pytest.approx(odds.by_criticals[1], abs=CLOSE)
    assert hits[2] / ROLLS == pytest.approx(sum(odds.by_criticals[2:]), abs=CLOSE)


@pytest.mark.slow
@pytest.mark.parametrize("side", [Side(STANDARD, 6), Side(STANDARD, 6, 2), Side(STANDARD, 6, 1, 2, 9)])
def test_tests_agree_with_200_000_rolls(side: Side) -> None:
    """A test against 14.

    Rule: BK-DIC-02, BK-DIC-12.
    """
    rng = random.Random(5)
    passed = 0
    for _ in range(ROLLS):
        total, criticals, fumble = thrown(rng, side)
        passed += not fumble and (criticals > 0 or total >= 14)

    assert passed / ROLLS == pytest.approx(pass_chance(side, 14), abs=CLOSE)


@pytest.mark.slow
def test_throws_agree_with_200_000_rolls() -> None:
    """First the threshold, then the defence.

    Rule: BK-THR-03, BK-THR-05.
    """
    rng = random.Random(6)
    thrower, target = Side(STANDARD, 8), Side(STANDARD, 4)
    hits = 0
    for _ in range(ROLLS):
        total, criticals, fumble = thrown(rng, thrower)
        if fumble or (total < 15 and criticals == 0):
            continue
        other, _, failed = thrown(rng, target)
        hits += failed or other < total

    assert hits / ROLLS == pytest.approx(threshold_contest(thrower, 15, target).success(), abs=CLOSE)


@pytest.mark.slow
def test_disengagement_agrees_with_200_000_rolls() -> None:
    """CF falls, CH is free in any case, the preventer's CF frees too.

    Rule: BK-DIS-02, BK-DIS-04 to BK-DIS-07.
    """
    rng = random.Random(7)
    leaver, preventer = Side(STANDARD, 7), Side(STANDARD, 9)
    counts = {"falls": 0, "held": 0, "free": 0, "strikes": 0}
    for _ in range(ROLLS):
        total, criticals, fumble = thrown(rng, leaver)
        other, _, failed = thrown(rng, preventer)
        if fumble:
            counts["falls"] += 1
        elif criticals > 0:
            counts["free"] += 1
            counts["strikes"] += 1
        elif failed or total > other:
            counts["free"] += 1
        else:
            counts["held"] += 1
    odds = disengagement(leaver, preventer)

    for name, count in counts.items():
        assert count / ROLLS == pytest.approx(getattr(odds, name), abs=CLOSE), name
    assert odds.falls + odds.held + odds.free == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("goal", "modifier", "chance"),
    [(7, 0, 0.6), (7, 1, 0.5), (7, -1, 0.7), (20, 0, 0.9), (1, 0, 0.1), (0, 5, 0.1)],
)
def test_morale_by_hand(goal: int, modifier: int, chance: float) -> None:
    """C 4 and M 3: a 6 passes, a 7 fails; 1 always passes, 10 never.

    Rule: BK-MOR-05, BK-MOR-06, BK-DIC-08, BK-MOR-07, BK-MOR-08.
    """
    assert morale_chance(goal, modifier) == pytest.approx(chance)


def test_the_roll_to_get_up_is_boosted_downwards() -> None:
    """A point lowers the roll, of two dice the lowest counts.

    Rule: BK-FGT-11, BK-FGT-13.
    """
    assert get_up_chance(7, 0, 2, 1) == pytest.approx(0.8)
    assert get_up_chance(7, 0, 0, 2) == pytest.approx(1 - 0.4**2)
    assert get_up_chance(5, 0, 9, 1) == pytest.approx(0.9)


@pytest.mark.parametrize(("ap", "chance"), [(0, 0.1), (4, 0.5), (8, 0.9), (12, 0.9)])
def test_shiver_me_timbers(ap: int, chance: float) -> None:
    """4 AP: 6 or more; none: only a 10; a 1 never.

    Rule: BK-SMT-03, BK-SMT-04.
    """
    assert shiver_chance(ap) == pytest.approx(chance)


@pytest.mark.parametrize(
    "defender", [None, Side(STANDARD, 5), Side(STANDARD, 7, 2), Side(STANDARD, 4, 1, 2, 9, again=True)]
)
@pytest.mark.parametrize("attacker", [Side(STANDARD, 5), Side(STANDARD, 9, 1, 2, 9)])
def test_the_chances_of_the_ten_faces_make_the_chance_to_hit(attacker: Side, defender: Side | None) -> None:
    """A face that fails never hits, and a critical one is rolled again: their mean is the whole chance.

    Rule: BK-DIC-10, BK-DIC-16, BK-DIC-22, BK-DIC-23.
    """
    faces = chances_by_face(attacker, defender)

    assert faces[: int(attacker.fumbles_to)] == [0.0] * int(attacker.fumbles_to)
    assert sum(faces) / 10 == pytest.approx(contest(attacker, defender).success())
    assert faces == pytest.approx(sorted(faces))


def test_a_plain_face_beats_what_is_lower_and_loses_a_tie() -> None:
    """5 + 5 against 5 + die: the die must show 1 to 4, of which the 1 is a critical failure.

    Rule: BK-DIC-22, BK-DIC-23.
    """
    assert chances_by_face(Side(STANDARD, 5), Side(STANDARD, 5))[4] == pytest.approx(0.4)
    assert chances_by_face(Side(STANDARD, 5, 2), Side(STANDARD, 5)) == []


def test_the_faces_that_pass_a_threshold() -> None:
    """A 1 never does, a 10 always, unless the threshold is what somebody else has rolled.

    Rule: BK-DIC-02, BK-DIC-10, BK-DIC-12.
    """
    assert passing_faces(Side(STANDARD, 4), 12) == [8, 9, 10]
    assert passing_faces(Side(STANDARD, 20, 1, 2), 12) == [3, 4, 5, 6, 7, 8, 9, 10]
    assert passing_faces(Side(STANDARD, 4), 30) == [10]
    assert passing_faces(Side(STANDARD, 4), 30, sure=False) == []
    assert passing_faces(Side(STANDARD, 4, 2), 12) == []
