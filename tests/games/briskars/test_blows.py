"""Chapter 14: armour and what a blow leaves."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.injuries.blows import ARTILLERY, PIERCING, Blow
from flibuste.games.briskars.injuries.damage import armour_stops
from flibuste.kernel.chance import Chance, faces
from tests.games.briskars.battle import battle, who

ONE = who("1.1")


TWO = who("2.1")


@pytest.mark.parametrize(("face", "stopped"), [(2, 1), (6, 1), (7, 3), (9, 3), (10, 8), (1, 0)])
def test_armour_stops_1_below_its_threshold_and_3_from_it(face: int, stopped: int) -> None:
    """The pair of the picture; a 10 stops all basic damage, a 1 nothing.

    Rule: BK-ARM-03, BK-ARM-04, BK-ARM-06.
    """
    s = battle("1.1 abelii H8", "2.1 spike T20")
    assert armour_stops(s.content.armours[s.armour[ONE]], 8, face) == stopped


def blow(s: Battlefield, step: Blow, chance: Chance) -> None:
    """Deal a blow between two decisions."""
    s.call(step)
    while s.stack[-1] is step or (len(s.stack) > 1 and not s.waiting):
        s.stack[-1].resume(s, chance)
        if step not in s.stack:
            break


def hurt(s: Battlefield, basic: int, extra: int, manner: int, *dice: int) -> None:
    """Deal damage to 1.1."""
    waiting = s.waiting
    s.waiting = 0
    blow(s, Blow(ONE, TWO, basic, extra, manner), faces(*dice))
    s.waiting = waiting


def test_every_test_ticks_a_square_and_a_1_ticks_two() -> None:
    """Rule: BK-ARM-01, BK-ARM-02, BK-ARM-06, BK-ARM-16."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 4, 0, 0, 5)
    assert (s.hp[ONE], s.lc[ONE]) == (32 - 3, 5)
    hurt(s, 4, 0, 0, 1)
    assert (s.hp[ONE], s.lc[ONE]) == (32 - 7, 3)


def test_critical_damage_passes_an_armour_that_stops_everything_else() -> None:
    """1D10 + 10 against a 10: 10 pass.

    Rule: BK-ARM-04, BK-ARM-05.
    """
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 7, 10, 0, 10)
    assert s.hp[ONE] == 32 - 10


def test_armour_piercing_ticks_1d5_more() -> None:
    """Rule: BK-ARM-07."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 4, 0, PIERCING, 5, 6)
    assert s.lc[ONE] == 6 - 1 - 3


def test_artillery_leaves_no_square() -> None:
    """Rule: BK-ARM-08."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 9, 0, ARTILLERY, 8)
    assert (s.hp[ONE], s.lc[ONE]) == (32 - 6, 0)


def test_without_squares_there_is_no_test_and_the_last_one_counts() -> None:
    """Rule: BK-ARM-09."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    s.lc[ONE] = 1
    hurt(s, 4, 0, 0, 8)
    assert (s.hp[ONE], s.lc[ONE]) == (31, 0)
    hurt(s, 4, 0, 0)
    assert s.hp[ONE] == 27


def test_no_damage_no_test_and_never_less_than_none() -> None:
    """Rule: BK-ARM-13, BK-ARM-14, BK-CHR-06."""
    s = battle("1.1 abelii H8", "2.1 spike T20")
    hurt(s, 0, 0, 0)
    assert s.lc[ONE] == 6
    hurt(s, 2, 0, 0, 8)
    assert s.hp[ONE] == 32


def test_a_spell_lowers_what_is_left_and_another_voids_the_hit() -> None:
    """Rule: BK-ARM-17."""
    from flibuste.games.briskars.field import lasting
    from flibuste.games.briskars.field.lasting import Lasting

    s = battle("1.1 abelii H8", "2.1 spike T20")
    s.lasting.append(Lasting(lasting.DAMAGE, ONE, 2, ONE, 2, False))
    hurt(s, 6, 0, 0, 5)
    assert s.hp[ONE] == 32 - 3
    s.lasting = [Lasting(lasting.UNTOUCHED, ONE, 1, ONE, 1, False)]
    hurt(s, 6, 0, 0)
    assert (s.hp[ONE], s.lc[ONE], len(s.lasting)) == (29, 5, 0)
