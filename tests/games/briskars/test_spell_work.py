"""Chapter 34: what each spell does."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on, strength
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.allowance import movement
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, who, why
from tests.games.briskars.drawn import sq

from .positions import cast, hex_

ONE = who("1.1")


ALLY = who("1.2")


TWO = who("2.1")


@pytest.mark.parametrize(
    ("spell", "face", "what", "amount", "critical"),
    [
        ("bulletproof", 9, lasting.DEFENCE_AGAINST_SHOTS, 4, 8),
        ("fighting-art", 9, lasting.ATTACKS, 2, 4),
        ("mental-barrier", 9, lasting.RESISTANCE, 3, 6),
        ("swiftness", 9, lasting.MOVEMENT, 2, 4),
        ("impenetrable-defence", 9, lasting.DEFENCE_DICE, 1, 2),
        ("ancients-strength", 9, lasting.STRENGTH, 1, 2),
        ("invulnerability", 9, lasting.UNTOUCHED, 1, 2),
        ("hawk-eye", 9, lasting.NEXT_SHOT, 2, 4),
        ("counter", 9, lasting.NEXT_COUNTER_COST, -2, -3),
        ("rock-skin", 9, lasting.DAMAGE, 2, 4),
        ("destructive-wrath", 9, lasting.CRITICALS, 1, 2),
        ("quickness", 9, lasting.DODGE_COST, -1, -2),
        ("regeneration", 9, lasting.REGENERATION, 2, 4),
        ("re-roll", 9, lasting.FREE_REROLL, 1, 2),
    ],
)
def test_what_good_spells_lay_on_an_ally(spell: str, face: int, what: int, amount: int, critical: int) -> None:
    """Rule: BK-SPL-03, BK-SPL-05, BK-MAG-07."""
    s = cast(spell, face)
    assert effect_on(s, ALLY, what) == amount
    assert not s.lasting[-1].harmful
    s = cast(spell, 10)
    assert effect_on(s, ALLY, what) == critical


@pytest.mark.parametrize(
    ("spell", "victim", "what", "amount"),
    [
        ("bulletproof", ONE, lasting.DEFENCE_AGAINST_SHOTS, -2),
        ("fighting-art", ALLY, lasting.ATTACKS, -1),
        ("mental-barrier", ONE, lasting.MORALE, 1),
        ("swiftness", ONE, lasting.MOVEMENT, -1),
        ("ancients-strength", ALLY, lasting.STRENGTH, -1),
        ("hawk-eye", ALLY, lasting.NEXT_SHOT, -2),
        ("counter", ALLY, lasting.NO_COUNTER, 1),
        ("rock-skin", ALLY, lasting.MOVEMENT, -1),
        ("destructive-wrath", ALLY, lasting.DEFENCES, -2),
        ("quickness", ALLY, lasting.NO_DODGE, 1),
        ("re-roll", ALLY, lasting.FORCED_REROLL, 1),
    ],
)
def test_what_a_critical_failure_lays(spell: str, victim: int, what: int, amount: int) -> None:
    """Rule: BK-MAG-05, BK-RND-16."""
    s = cast(spell, 1)
    assert effect_on(s, Briskar(victim), what) == amount
    assert s.lasting[-1].harmful


def test_the_same_spell_twice_renews_and_does_not_add_up() -> None:
    """Rule: BK-MAG-24."""
    s = cast("fighting-art", 9)
    s.cast_round[ONE * 12] = -9
    answers(s, "cast fighting-art", "on 1.2")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert effect_on(s, ALLY, lasting.ATTACKS) == 2


def test_acceleration_gives_points_now_or_at_the_refill() -> None:
    """Rule: BK-RND-19, BK-MAG-24."""
    s = cast("acceleration", 9, on="on 1.1")
    assert s.ap[ONE] == 7 - 3 + 2
    s = cast("acceleration", 9)
    assert s.refill[ALLY] == 2


def test_healing_wave_heals_and_cures() -> None:
    """1D5 + 1, ends bleeding and poison.

    Rule: BK-SPL-04, BK-INJ-03, BK-INJ-05.
    """
    s = battle("1.1 augure H8 healing-wave", "1.2 bogdan H10", "2.1 dixon H13")
    s.hp[ALLY], s.poisoned[ALLY], s.bleeding[ALLY] = 10, 1, 1
    answers(s, "activate 1.1", "cast healing-wave", "on 1.2")
    do(s, "roll", faces(9))
    do(s, "keep", faces(5))
    assert (s.hp[ALLY], s.poisoned[ALLY], s.bleeding[ALLY]) == (14, 0, 0)
    assert cast("healing-wave", 1).hp[ONE] == 17


def test_regeneration_heals_before_bleeding() -> None:
    """Rule: BK-SPL-04, BK-INJ-06."""
    s = battle("1.1 bogdan H8", "2.1 dixon H13")
    s.hp[ONE] = 10
    s.lasting.append(Lasting(lasting.REGENERATION, ONE, 2, TWO, 3, False))
    do(s, "activate 1.1")
    assert s.hp[ONE] == 12


def test_corrosion_eats_armour_or_flesh() -> None:
    """Rule: BK-SPL-03, BK-ARM-12."""
    s = hex_("corrosion", 9, 2, 6)
    assert s.hp[TWO] == 22 - 2
    s = battle("1.1 augure H8 corrosion", "2.1 de-leon H12", "2.2 spike T20")
    answers(s, "activate 1.1", "cast corrosion")
    do(s, "roll", faces(9))
    do(s, "keep")
    do(s, "roll", faces(2))
    do(s, "keep", faces(6))
    assert (s.lc[TWO], s.hp[TWO]) == (5, 26)


def test_slowing_down_halves_and_a_critical_nets() -> None:
    """It bites in his next activation, whoever plays first.

    Rule: BK-RND-16, BK-SPL-03.
    """
    s = hex_("slowing-down", 9, 2)
    assert movement(s, TWO) == 5
    answers(s, "end", "activate 2.1")
    assert why(s, "race") == "no_rush"
    do(s, "end")
    assert movement(s, TWO) == 10
    s = hex_("slowing-down", 10, 2)
    answers(s, "end", "activate 2.1")
    assert why(s, "walk") == "cannot_move"


def test_transfer_takes_points_for_an_ally() -> None:
    """Rule: BK-RND-19, BK-SPL-03."""
    s = battle("1.1 augure H8 transfer", "1.2 bogdan H10", "2.1 dixon H12", "2.2 spike T20")
    s.activated[TWO] = 1
    answers(s, "activate 1.1", "cast transfer")
    do(s, "roll", faces(9))
    do(s, "keep")
    do(s, "roll", faces(2))
    do(s, "keep")
    do(s, "on 1.1")
    assert (s.ap[TWO], s.ap[ONE]) == (5, 7 - 3 + 2)


def test_riding_high_lifts_every_ally_in_range() -> None:
    """Rule: BK-MAG-23, BK-SPL-03."""
    s = cast("riding-high", 9, more=("1.3 dixon A1",))
    assert [effect_on(s, b, lasting.MOVEMENT) for b in (ONE, ALLY, who("1.3"))] == [1, 1, 0]
    assert effect_on(s, ALLY, lasting.ATTACKS) == 1


def test_helping_wind_moves_an_ally_at_once() -> None:
    """3 fathoms, not his free movement; after a failure an opponent moves him 1.

    Rule: BK-SPL-03, BK-MAG-27.
    """
    s = cast("helping-wind", 9)
    assert can(s, "at K10")
    assert not can(s, "at L10")
    do(s, "at K10")
    assert s.free_move == 1
    s = cast("helping-wind", 1)
    assert s.waiting == 2
    assert can(s, "at I10")


def test_the_wall_stands_for_three_rounds() -> None:
    """Three squares in a row, each with 3 SP; nothing is left behind.

    Rule: BK-SPL-05, BK-MAG-07.
    """
    s = battle("1.1 augure H8 wall", "2.1 dixon H13")
    answers(s, "activate 1.1", "cast wall")
    do(s, "roll", faces(9))
    answers(s, "keep", "at G10", "face e")
    for name in ("G10", "H10", "I10"):
        assert s.ground.points[sq(name)] == 3
        assert not s.ground.enterable(sq(name))
    do(s, "end")
    for _ in range(3):
        assert s.ground.element(sq("G10")) >= 0
        answers(s, "activate 2.1", "end")
        do(s, "activate 1.1")
        if s.ground.element(sq("G10")) >= 0:
            do(s, "end")
    assert s.ground.element(sq("G10")) < 0
    assert s.ground.kind(sq("G10")) == 0


def test_a_failed_invulnerability_stuns_the_caster() -> None:
    """He gets up like anybody, next time.

    Rule: BK-STA-03, BK-RND-18.
    """
    s = cast("invulnerability", 1)
    assert (s.stunned[ONE], s.lying_down[ONE], s.active) == (1, 1, -1)


def test_a_spell_on_strength_counts_at_once() -> None:
    """Rule: BK-CHR-01, BK-CHR-14."""
    s = cast("ancients-strength", 10)
    assert strength(s, ALLY) == 6


def test_a_free_reroll_costs_nothing() -> None:
    """Rule: BK-SPL-05, BK-BST-03."""
    s = battle("1.1 bogdan H8", "2.1 dixon H9")
    s.lasting.append(Lasting(lasting.FREE_REROLL, ONE, 1, ONE, 1, False))
    do(s, "activate 1.1")
    s.lasting.append(Lasting(lasting.FREE_REROLL, ONE, 1, TWO, 1, False))
    s.ap[ONE] = 2
    do(s, "attack 2.1", faces(2))
    do(s, "reroll 0", faces(9))
    assert last(s, "rolled")["total"] == 17


def test_a_scroll_is_used_once() -> None:
    """Rule: BK-OBJ-20, BK-OBJ-19."""
    s = battle("1.1 augure H8 fighting-art", "2.1 dixon H13")
    s.scroll[ONE * 12] = 1
    answers(s, "activate 1.1", "cast fighting-art")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert why(s, "cast fighting-art") == "unknown_spell"
