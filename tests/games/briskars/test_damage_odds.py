"""Exact odds of damage, by hand and against simulated blows."""

from __future__ import annotations

import random

import pytest

from flibuste.games.briskars.cards.amounts import read_amount
from flibuste.games.briskars.cards.arsenal import Armour
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.dice.odds import Side, contest
from flibuste.games.briskars.injuries.odds import (
    amount_spread,
    melee_forecast,
    melee_hurt,
    shot_forecast,
    shot_hurt,
    template_hurt,
    through_armour,
)

from .test_odds import CLOSE, ROLLS, thrown


def armour(name: str) -> Armour:
    """Look an armour up."""
    return STANDARD.armours[STANDARD.index("armour", name)]


def ends(losses: list[float]) -> tuple[int, int]:
    """Return the smallest and the largest loss that can happen."""
    found = [loss for loss, chance in enumerate(losses) if chance > 0]
    return found[0], found[-1]


def test_d5_and_minimum() -> None:
    """Rule: BK-DIC-04, BK-DIC-05, BK-FIR-05."""
    assert amount_spread(read_amount("1d5+1"), 0) == pytest.approx({2: 0.2, 3: 0.2, 4: 0.2, 5: 0.2, 6: 0.2})
    carbine = amount_spread(read_amount("1d10-2 min 1"), 0)
    assert carbine[1] == pytest.approx(0.3)
    assert max(carbine) == 8


def test_abelii_with_two_criticals_deals_1d10_and_10() -> None:
    """Rule: BK-DIC-17."""
    losses = through_armour(melee_hurt(read_amount("1d10"), 5, 2), None, 0)

    assert ends(losses) == (11, 20)
    assert losses[11:21] == pytest.approx([0.1] * 10)


def test_marten_with_two_criticals_deals_3d5_and_9() -> None:
    """Rule: BK-DIC-18, BK-DIC-19."""
    losses = through_armour(shot_hurt(read_amount("1d5+3"), 0, 2, 0), None, 0)

    assert ends(losses) == (12, 24)
    assert losses[12] == pytest.approx(1 / 125)


def test_bogdan_beyond_his_range() -> None:
    """Two copies of 1D5+1 and three off: 2D5-1; one copy never goes under 0.

    Rule: BK-SHO-06, BK-SHO-10.
    """
    double = through_armour(shot_hurt(read_amount("1d5+1"), 0, 1, -3), None, 0)
    single = through_armour(shot_hurt(read_amount("1d5+1"), 0, 0, -3), None, 0)

    assert ends(double) == (1, 9)
    assert ends(single) == (0, 3)
    assert single[0] == pytest.approx(0.4)


def test_rotumahs_template_with_a_critical() -> None:
    """6 to 35 to each.

    Rule: BK-TPL-07.
    """
    assert ends(through_armour(template_hurt(read_amount("5d5"), 1), None, 0)) == (6, 35)


def test_an_armours_critical_stops_the_basic_damage_only() -> None:
    """Abelii's 1D10+10: ten pass when the armour rolls a 10.

    Rule: BK-ARM-04, BK-ARM-06.
    """
    losses = through_armour(melee_hurt(read_amount("4"), 5, 2), armour("chain-mail"), 0)

    assert losses[10] == pytest.approx(0.1)  # a 10: the basic 4 are stopped
    assert losses[14] == pytest.approx(0.1)  # a 1: nothing is stopped
    assert losses[13] == pytest.approx(0.4)  # 2 to 5 stop 1
    assert losses[11] == pytest.approx(0.4)  # 6 to 9 stop 3


def test_no_damage_no_test_and_spells_work_on_what_is_left() -> None:
    """Rock skin takes 2 off after the armour; nothing goes under 0.

    Rule: BK-ARM-13, BK-ARM-14, BK-ARM-17.
    """
    assert through_armour(melee_hurt(read_amount("0"), 5, 0), armour("plate"), 0)[0] == pytest.approx(1.0)
    skin = through_armour(melee_hurt(read_amount("4"), 5, 0), armour("chain-mail"), 2)
    assert skin[0] == pytest.approx(0.5)  # 3 or all stopped, then 2 off
    assert skin[1] == pytest.approx(0.4)
    assert skin[2] == pytest.approx(0.1)


def stops(rng: random.Random, frame: Armour, basic: int) -> int:
    """Roll an armour test."""
    face = rng.randint(1, 10)
    if face == 10:
        return basic
    return 0 if face == 1 else int(frame.stops(face))


@pytest.mark.slow
def test_a_melee_forecast_agrees_with_200_000_blows() -> None:
    """A sabre of 1D5+2 in the hand of Strength 4 against chain mail.

    Rule: BK-ATK-05, BK-ATK-06, BK-ARM-16.
    """
    rng = random.Random(11)
    attacker, defender, frame = Side(STANDARD, 8), Side(STANDARD, 4), armour("chain-mail")
    expected = melee_forecast(contest(attacker, defender), read_amount("1d5+2"), 4, frame)
    lost = []
    for _ in range(ROLLS):
        total, criticals, fumble = thrown(rng, attacker)
        other, _, failed = thrown(rng, defender)
        if fumble or (not failed and other >= total):
            lost.append(0)
            continue
        basic = rng.randint(1, 5) + 2
        lost.append(max(basic + 4 * criticals - stops(rng, frame, basic), 0))

    assert sum(lost) / ROLLS == pytest.approx(expected.mean(), abs=0.03)
    for loss in range(12):
        assert lost.count(loss) / ROLLS == pytest.approx(expected.losses[loss], abs=CLOSE)
    assert sum(1 for n in lost if n >= 10) / ROLLS == pytest.approx(expected.at_least(10), abs=CLOSE)
    assert sum(expected.losses) == pytest.approx(1.0)


@pytest.mark.slow
def test_a_shot_forecast_agrees_with_200_000_shots() -> None:
    """A musket beyond its range against leather.

    Rule: BK-SHO-01, BK-SHO-06, BK-SHO-10, BK-ARM-05.
    """
    rng = random.Random(12)
    shooter, target, frame = Side(STANDARD, 10, 1, 2, 10), Side(STANDARD, 6), armour("leather")
    expected = shot_forecast(contest(shooter, target), read_amount("1d5+3"), -3, frame)
    lost = []
    for _ in range(ROLLS):
        total, criticals, fumble = thrown(rng, shooter)
        other, _, failed = thrown(rng, target)
        if fumble or (not failed and other >= total):
            lost.append(0)
            continue
        copies = [rng.randint(1, 5) + 3 for _ in range(criticals + 1)]
        both = max(sum(copies) - 3, 0)
        basic = min(max(copies[0] - 3, 0), both)
        lost.append(max(both - stops(rng, frame, basic), 0) if both else 0)

    assert sum(lost) / ROLLS == pytest.approx(expected.mean(), abs=0.03)
    for loss in range(10):
        assert lost.count(loss) / ROLLS == pytest.approx(expected.losses[loss], abs=CLOSE)
