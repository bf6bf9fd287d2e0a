"""Chapter 34: cancelling and countering."""

from __future__ import annotations

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.state import SPELLS, Battlefield
from flibuste.kernel.chance import faces

from .battle import answers, do, options, told, who
from .positions import mage

ONE = who("1.1")
TWO = who("2.1")


def rival(spell: str = "cancellation", *more: str) -> Battlefield:
    """El Sabio casts Febricity with 12 + 7 = 19 on De Leon, whose band has an Augure with a reaction."""
    s = mage("febricity", "2.1 de-leon K8", f"2.2 augure O9 {spell}", *more, profile="el-sabio")
    s.ap[TWO] = 0
    s.ap[who("2.2")] = STANDARD.spell(spell).ap
    do(s, "cast febricity", faces(7, 2))
    return s


def test_weakening_with_19_is_cancelled_from_21_on() -> None:
    """Mind 6 and an 8 make 20: not enough; a 9 makes 21.

    Rule: BK-MAG-13, BK-MAG-17.
    """
    s = rival()
    assert options(s) == ["on 2.2", "no"]
    do(s, "on 2.2", faces(8))
    assert effect_on(s, TWO, lasting.ATTACKS) == -2
    s = rival()
    do(s, "on 2.2", faces(9))
    assert effect_on(s, TWO, lasting.ATTACKS) == 0
    assert (s.ap[who("2.2")], told(s, "spell-cancelled")) == (0, 1)


def test_letting_it_pass() -> None:
    """Rule: BK-MAG-17."""
    s = rival()
    do(s, "no")
    assert effect_on(s, TWO, lasting.ATTACKS) == -2


def test_a_bad_cancellation_makes_the_spell_critical() -> None:
    """Rule: BK-MAG-17, BK-DIC-10."""
    s = rival()
    do(s, "on 2.2", faces(1))
    assert effect_on(s, TWO, lasting.ATTACKS) == -4


def test_a_critical_cancellation_costs_the_rival_ap() -> None:
    """A 10 and what follows must still reach the total.

    Rule: BK-MAG-13, BK-DIC-12, BK-RND-19.
    """
    s = rival()
    s.ap[ONE] = 3
    do(s, "on 2.2", faces(10))
    do(s, "keep")
    assert s.ap[ONE] == 1
    assert effect_on(s, TWO, lasting.ATTACKS) == 0


def test_a_counter_spell_turns_it_back_on_its_caster() -> None:
    """It needs 19 + 4; the caster suffers it without a roll, the countering mage is its source.

    Rule: BK-MAG-26.
    """
    s = rival("counter-spell")
    do(s, "on 2.2", faces(10))
    do(s, "follow_up 0", faces(5))

    assert effect_on(s, ONE, lasting.ATTACKS) == -2
    assert effect_on(s, TWO, lasting.ATTACKS) == 0
    assert {effect.source for effect in s.lasting} == {who("2.2")}


def test_a_transfer_turned_back_gives_the_ap_to_the_countering_mage() -> None:
    """Rule: BK-MAG-26."""
    s = mage("transfer", "2.1 de-leon K8", "2.2 augure O9 counter-spell", profile="el-sabio", ap=3)
    s.ap[TWO] = 0
    s.ap[who("2.2")] = 3
    do(s, "cast transfer", faces(3, 2))
    s.ap[ONE] = 5
    do(s, "on 2.2", faces(9))

    assert s.ap[ONE] == 3
    assert s.refill[who("2.2")] == 2


def test_own_bonuses_of_the_enemy_cannot_be_cancelled() -> None:
    """His movement, his attacks, his AP: no window opens.

    Rule: BK-MAG-18.
    """
    s = mage("fighting-art", "2.1 de-leon K8", "2.2 augure O9 cancellation")
    do(s, "cast fighting-art", faces(5))

    assert effect_on(s, ONE, lasting.ATTACKS) == 2


def test_a_reaction_cannot_be_answered() -> None:
    """The caster's band has a mage with Cancellation too, and is not asked.

    Rule: BK-MAG-19.
    """
    s = mage(
        "febricity",
        "1.2 augure I9 cancellation",
        "2.1 de-leon K8",
        "2.2 augure O9 cancellation",
        profile="el-sabio",
    )
    s.ap[TWO] = 0
    s.ap[who("2.2")] = 2
    do(s, "cast febricity", faces(7, 2))
    do(s, "on 2.2", faces(9))

    assert told(s, "spell-cancelled") == 1
    assert s.kind() == "action"


def test_each_mage_may_try_once_in_the_owners_order() -> None:
    """Rule: BK-MAG-20."""
    s = rival("cancellation", "2.3 augure O7 cancellation")
    s.ap[who("2.3")] = 2
    assert options(s) == ["on 2.2", "on 2.3", "no"]
    do(s, "on 2.3", faces(2))
    assert options(s) == ["on 2.2", "no"]
    do(s, "on 2.2", faces(9))
    assert effect_on(s, TWO, lasting.ATTACKS) == 0


def test_range_of_a_reaction_is_measured_to_the_ally() -> None:
    """Six fathoms to De Leon, whatever the distance to the rival; an unable mage is not asked.

    Rule: BK-MAG-17, BK-MAG-21.
    """
    near = mage("febricity", "2.1 de-leon K8", "2.2 augure R8 cancellation", profile="el-sabio")
    near.ap[TWO] = 0
    do(near, "cast febricity", faces(7, 2))
    assert "on 2.2" in options(near)
    far = mage("febricity", "2.1 de-leon K8", "2.2 augure S8 cancellation", profile="el-sabio")
    far.ap[TWO] = 0
    do(far, "cast febricity", faces(7, 2))
    assert far.kind() == "action"
    down = mage("febricity", "2.1 de-leon K8", "2.2 augure R8 cancellation", profile="el-sabio")
    down.ap[TWO] = 0
    down.lying_down[who("2.2")] = 1
    do(down, "cast febricity", faces(7, 2))
    assert down.kind() == "action"


def test_a_reaction_counts_its_casts_per_round() -> None:
    """Rule: BK-MAG-08."""
    s = rival()
    s.cast_round[who("2.2") * SPELLS] = 1
    s.casts[who("2.2") * SPELLS] = 1
    assert s.kind() == "choose"
    fresh = mage("febricity", "2.1 de-leon K8", "2.2 augure O9 cancellation", profile="el-sabio")
    fresh.ap[TWO] = 0
    fresh.cast_round[who("2.2") * SPELLS] = fresh.round
    fresh.casts[who("2.2") * SPELLS] = 1
    do(fresh, "cast febricity", faces(7, 2))
    assert fresh.kind() == "action"


def test_a_mage_may_choose_between_two_reactions() -> None:
    """Rule: BK-MAG-17."""
    s = rival("counter-spell", "2.3 augure A1")
    k = who("2.2") * SPELLS
    s.spells[k + 1] = STANDARD.index("spell", "cancellation")
    do(s, "on 2.2")
    assert options(s) == ["cast cancellation", "cast counter-spell"]
    answers(s, "cast cancellation")
    assert s.ap[who("2.2")] == 1
