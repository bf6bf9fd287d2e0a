"""Chapters 34 and 35: the mages' own books: damage, rates, whole games; shouts; reactions that fail."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.spellbook import PERMANENT
from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on, strength
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.recruiting.bands import read_band
from flibuste.games.briskars.recruiting.recruiting import faults
from flibuste.kernel.chance import faces
from tests.games.briskars.asking import ask
from tests.games.briskars.battle import answers, battle, can, do, options, top, who, why

from .positions import mage

ONE, TWO = who("1.1"), who("2.1")


def cast(s: Battlefield, spell: str, face: int, *rest: int, on: str = "") -> None:
    """Cast a spell without boosts; the other dice follow the roll."""
    do(s, f"cast {spell}")
    if on and can(s, on):
        do(s, on)
    do(s, "roll", faces(face))
    if can(s, "keep"):
        do(s, "keep", faces(*rest))


def test_a_fireball_hurts_and_armour_helps() -> None:
    """Mind 6 twice and a 7 reach 19; the 1D10 is damage like any other, so an armour tests against it.

    Rule: BK-MAG-05, BK-MAG-12, BK-ARM-12.
    """
    s = battle("1.1 socrat H8", "2.1 dixon H12", "2.2 spike T20")
    do(s, "activate 1.1")
    cast(s, "fireball", 7, 6, on="on 2.1")
    assert s.hp[TWO] == s.cap[TWO] - 6
    s = battle("1.1 socrat H8", "2.1 dixon H12 plate", "2.2 spike T20")
    before = s.lc[TWO]
    do(s, "activate 1.1")
    cast(s, "fireball", 7, 6, 10, on="on 2.1")
    assert (s.hp[TWO], s.lc[TWO]) == (s.cap[TWO], before - 1)


def test_a_fireball_that_goes_wrong_burns_its_caster() -> None:
    """Rule: BK-MAG-05."""
    s = battle("1.1 socrat H8", "2.1 dixon H12", "2.2 spike T20")
    do(s, "activate 1.1")
    cast(s, "fireball", 1, 7, on="on 2.1")
    assert s.hp[ONE] == s.cap[ONE] - 4
    assert s.hp[TWO] == s.cap[TWO]


def test_its_odds_are_told_before_the_roll() -> None:
    """Four faces in ten reach 19; the mean of 1D10 is 5.5.

    Rule: BK-MAG-12, BK-MAG-05.
    """
    s = battle("1.1 socrat H8", "2.1 dixon H12", "2.2 spike T20")
    do(s, "activate 1.1")
    answer = ask(s, "odds", action="cast", briskar="1.1", target="2.1", spell="fireball")
    assert answer["damage"] == "1d10"
    assert answer["chance"] == pytest.approx(0.4)


def test_two_casts_a_round_and_no_third() -> None:
    """2 / round (p. 31), hit or miss.

    Rule: BK-MAG-08, BK-MAG-09.
    """
    s = battle("1.1 augure H8", "2.1 dixon H12", "2.2 spike T20")
    do(s, "activate 1.1")
    cast(s, "spirit-dart", 2, on="on 2.1")
    cast(s, "spirit-dart", 2, on="on 2.1")
    s.ap[ONE] = 6
    assert why(s, "cast spirit-dart") == "rate_used"


def test_a_permanent_spell_lasts_the_whole_game() -> None:
    """Whoever casts it may be activated a hundred times.

    Rule: BK-MAG-07, BK-ARM-17.
    """
    s = battle("1.1 matah-matah H8", "1.2 spike H9", "2.1 dixon H18")
    assert STANDARD.spell("stoneflesh").duration == PERMANENT
    do(s, "activate 1.1")
    cast(s, "stoneflesh", 8, on="on 1.2")
    assert effect_on(s, who("1.2"), lasting.DAMAGE) == 1
    for _ in range(30):
        do(s, "end" if can(s, "end") else options(s)[0])
    assert s.round > 5
    assert effect_on(s, who("1.2"), lasting.DAMAGE) == 1


def test_weakening_takes_strength() -> None:
    """Rule: BK-MAG-14, BK-CHR-01."""
    s = battle("1.1 el-sabio H8", "2.1 dixon H12", "2.2 spike T20")
    before = strength(s, TWO)
    do(s, "activate 1.1")
    cast(s, "weakening", 8, on="on 2.1")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert strength(s, TWO) == before - 1


def test_a_shout_needs_no_way_and_nobody_interrupts_it() -> None:
    """Skorbut knows no magic; an opponent in contact with points to spare is not asked.

    Rule: BK-CHR-12, BK-INT-01.
    """
    s = battle("1.1 skorbut H8", "1.2 de-leon H10", "2.1 abelii H9")
    answers(s, "activate 1.1", "cast hold-the-line")
    assert top(s, Roll).briskar == ONE
    do(s, "roll", faces(9))
    do(s, "keep")
    assert [effect_on(s, one, lasting.DEFENCES) for one in (ONE, who("1.2"), TWO)] == [1, 1, 0]


@pytest.mark.parametrize("how", ['spells = ["fireball"]', 'equipment = [{ id = "scroll", spell = "fireball" }]'])
def test_nobody_buys_from_anothers_book(how: str) -> None:
    """Rule: BK-MAG-04."""
    text = f'name = "x"\n[[briskar]]\nprofile = "matah-matah"\n{how}\n'
    found = {fault.code for fault in faults(STANDARD, read_band(STANDARD, "x.toml", text), 300)}
    assert "not_for_sale" in found


@pytest.mark.parametrize(("spell", "raised", "lost"), [("cancellation", True, 0), ("counter-spell", False, 2)])
def test_a_reaction_fails_by_its_own_card(spell: str, raised: bool, lost: int) -> None:
    """Cancellation raises the rival's spell to a critical one, Counter-spell costs its mage 2 HP.

    Rule: BK-MAG-05, BK-MAG-17.
    """
    s = mage("febricity", "2.1 de-leon K8", f"2.2 augure O9 {spell}", profile="el-sabio")
    rival = who("2.2")
    s.ap[TWO], s.ap[rival] = 0, STANDARD.spell(spell).ap
    do(s, "cast febricity", faces(7, 2))
    do(s, "on 2.2", faces(1))
    assert effect_on(s, TWO, lasting.ATTACKS) == (-4 if raised else -2)
    assert s.hp[rival] == s.cap[rival] - lost
