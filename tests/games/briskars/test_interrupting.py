"""Chapter 16: interrupting a spell."""

from __future__ import annotations

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.state import SPELLS, Battlefield
from flibuste.kernel.chance import faces

from .battle import do, options, told, who
from .positions import mage

ONE = who("1.1")
TWO = who("2.1")


def beside(*more: str) -> Battlefield:
    """Augure begins a spell with De Leon in contact."""
    s = mage("fighting-art", "2.1 de-leon H9", *more)
    do(s, "cast fighting-art")
    return s


def test_an_opponent_in_contact_may_interrupt_for_two_ap_more() -> None:
    """Restraint 2, head-butt 4, kick 4; with fewer AP only what can be paid.

    Rule: BK-INT-01 to BK-INT-03.
    """
    s = beside()
    assert options(s) == ["no", "restrain 1.1", "head_butt 1.1", "kick 1.1"]
    s = mage("fighting-art", "2.1 de-leon H9")
    s.ap[TWO] = 3
    do(s, "cast fighting-art")
    assert options(s) == ["no", "restrain 1.1"]
    do(s, "restrain 1.1")
    assert s.ap[TWO] == 1


def test_a_successful_interruption_costs_the_spell_but_not_its_rate() -> None:
    """The hold is there too, the AP of the spell are lost.

    Rule: BK-INT-04.
    """
    s = beside()
    s.ap[TWO] = 2
    do(s, "restrain 1.1", faces(9, 3))

    assert s.holding[TWO] == ONE
    assert effect_on(s, ONE, lasting.ATTACKS) == 0
    assert s.ap[ONE] == 0
    assert s.casts[ONE * SPELLS] == 0
    assert told(s, "interrupts") == 1


def test_after_a_failed_interruption_the_spell_goes_on() -> None:
    """Rule: BK-INT-05."""
    s = beside()
    s.ap[TWO] = 2
    do(s, "restrain 1.1", faces(2, 9, 5))

    assert effect_on(s, ONE, lasting.ATTACKS) == 2


def test_each_opponent_may_try_once_until_one_succeeds() -> None:
    """Rule: BK-INT-06, BK-MLT-07."""
    s = beside("2.2 skorbut G9")
    do(s, "no")
    assert options(s)[0] == "no"
    do(s, "no", faces(5))
    assert effect_on(s, ONE, lasting.ATTACKS) == 2


def test_a_kick_that_fails_badly_outside_the_own_turn_leaves_the_kicker_down() -> None:
    """Rule: BK-FGT-17, BK-INT-03."""
    s = beside()
    s.ap[TWO] = 4
    do(s, "kick 1.1", faces(1, 5))

    assert s.lying_down[TWO] == 1
    assert effect_on(s, ONE, lasting.ATTACKS) == 2


def test_nobody_is_asked_without_contact_or_points() -> None:
    """Rule: BK-INT-01."""
    s = mage("fighting-art", "2.1 de-leon H9")
    s.ap[TWO] = 1
    do(s, "cast fighting-art", faces(5))
    assert effect_on(s, ONE, lasting.ATTACKS) == 2
