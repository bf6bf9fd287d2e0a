"""Rulings that are settings where the book is open."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.variants import COUNTER_FROM_GROUND, COVER_AS_DECLARED, CRITICAL_SAVES, VARIANTS
from flibuste.games.briskars.play import GAME
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.game import Setup
from tests.games.briskars.asking import ask
from tests.games.briskars.battle import answers, battle, can, do, reasons, who
from tests.games.briskars.drawn import board

ONE, TWO = who("1.1"), who("2.1")


@pytest.mark.parametrize(("name", "rule"), VARIANTS)
def test_each_is_a_setting_and_off_unless_chosen(name: str, rule: str) -> None:
    """Rule: BK-DIC-12, BK-MOV-14, BK-DEF-13."""
    setting = next(one for one in GAME.settings if one.name == name)
    assert (setting.values, setting.default, setting.rule) == ((False, True), False, rule)
    for chosen in (False, True):
        s = GAME.new(Setup(2, GAME.check_settings({name: chosen})), Seeded(1))
        assert isinstance(s, Battlefield)
        assert (s.variants != 0) == chosen
        assert s.clone().variants == s.variants


@pytest.mark.parametrize("saves", [False, True])
def test_a_critical_defence_against_a_higher_attack(saves: bool) -> None:
    """Abelii (S 5) rolls 9 + 10 = 19; C 3 and a 10 that is not rolled again make 13: the ruling compares totals.

    Rule: BK-DIC-12, BK-DEF-02.
    """
    s = battle("1.1 abelii H8", "2.1 dixon H9")
    s.variants = bit(CRITICAL_SAVES) if saves else 0
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(10))
    do(s, "keep", faces(5, 5, 5))
    assert (s.hp[TWO] == s.cap[TWO]) == saves


def test_the_odds_know_a_critical_that_saves() -> None:
    """Against an attack that defend can hardly reach, one die in ten saves now.

    Rule: BK-DIC-12.
    """
    s = battle("1.1 abelii H8", "2.1 dixon H9")
    do(s, "activate 1.1")
    s.ap[TWO] = 0
    usual = ask(s, "odds", action="attack", briskar="1.1", target="2.1")["defences"][0]["hit"]
    s.variants = bit(CRITICAL_SAVES)
    saved = ask(s, "odds", action="attack", briskar="1.1", target="2.1")["defences"][0]["hit"]
    assert 0.0 < usual - saved <= 0.1


@pytest.mark.parametrize(("declared", "covered"), [(False, True), (True, False)])
def test_cover_where_the_blow_is_struck_or_where_the_assault_is_declared(declared: bool, covered: bool) -> None:
    """A spear over a barrel that did not cover the target from where the Birgus set out.

    Rule: BK-MOV-14, BK-COV-03.
    """
    s = battle("1.1 birgus K7", "2.1 milicien H10", ground=board({"H9": "o"}))
    s.variants = bit(COVER_AS_DECLARED) if declared else 0
    answers(s, "activate 1.1", "assault 2.1")
    if can(s, "attack 2.1"):
        do(s, "attack 2.1")
    do(s, "at H8")
    do(s, "roll", faces(2))
    answers(s, "keep", "defend")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert ("cover" in reasons(s)) == covered


def test_cover_at_the_start_counts_although_the_blow_is_struck_in_the_open() -> None:
    """Rule: BK-MOV-14."""
    s = battle("1.1 de-leon H6", "2.1 milicien H10", ground=board({"H9": "o"}))
    s.variants = bit(COVER_AS_DECLARED)
    answers(s, "activate 1.1", "assault 2.1", "attack 2.1", "at G9")
    do(s, "roll", faces(2))
    answers(s, "keep", "defend")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert "cover" in reasons(s)


@pytest.mark.parametrize("allowed", [False, True])
def test_a_counter_attack_from_the_ground(allowed: bool) -> None:
    """Rule: BK-DEF-13."""
    s = battle("1.1 abelii H8", "2.1 de-leon H9")
    s.variants = bit(COUNTER_FROM_GROUND) if allowed else 0
    s.lying_down[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(4))
    do(s, "keep")
    assert can(s, "counter") == allowed
