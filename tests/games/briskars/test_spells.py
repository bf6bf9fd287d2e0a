"""Chapters 16, 34 and 35: casting, resisting, interrupting, cancelling, and what the 25 spells do."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.magic.known import count_cast, cover_penalty, is_rate_left
from flibuste.games.briskars.magic.magic import spell_targets
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, last, options, told, top, who, why
from tests.games.briskars.drawn import board

from .positions import cast, hex_

ONE = who("1.1")
ALLY = who("1.2")
TWO = who("2.1")
RIVAL = who("2.2")


# casting


@pytest.mark.parametrize(("face", "cast_well"), [(3, False), (4, True), (10, True), (1, False)])
def test_mind_6_against_16_needs_a_4(face: int, cast_well: bool) -> None:
    """The book's passive spell; 10 is a critical hit, 1 a failure, as usual.

    Rule: BK-MAG-12, BK-DIC-09.
    """
    s = cast("fighting-art", face)
    assert (effect_on(s, ALLY, lasting.ATTACKS) > 0) is cast_well


def test_a_failed_cast_uses_ap_and_rate() -> None:
    """Rule: BK-MAG-09, BK-MAG-08."""
    s = cast("fighting-art", 2)
    assert s.ap[ONE] == 7 - 2
    assert why(s, "cast fighting-art") == "rate_used"


@pytest.mark.parametrize(("casts", "rounds", "allowed"), [(2, 1, [2, 2]), (1, 4, [2, 6])])
def test_rates(casts: int, rounds: int, allowed: list[int]) -> None:
    """2 per round: two casts; 1 every 4 rounds: cast in round 2, again from round 6.

    Rule: BK-MAG-08.
    """
    s = battle("1.1 augure H8 fighting-art", "2.1 spike T20")
    spell = s.content.index("spell", "fighting-art")
    card = s.content.spells[spell]
    kept = (card.casts, card.rounds)
    card.casts, card.rounds = casts, rounds
    try:
        found: list[int] = []
        for number in (2, 2, 2, 3, 4, 5, 6):
            s.round = number
            if is_rate_left(s, ONE, spell) and len(found) < 2:
                found.append(number)
                count_cast(s, ONE, spell)
    finally:
        card.casts, card.rounds = kept
    assert found == allowed


@pytest.mark.parametrize(("square", "reached"), [("H13", True), ("H14", False)])
def test_4_fathoms_reach_4_free_squares(square: str, reached: bool) -> None:
    """Rule: BK-MAG-06."""
    s = battle("1.1 augure H8 fighting-art", f"1.2 bogdan {square}", "2.1 spike T20")
    spell = s.content.index("spell", "fighting-art")
    assert (800 + ALLY in [int(a) for a in spell_targets(s, ONE, spell)]) is reached


def test_an_ally_needs_no_line_of_sight_an_enemy_does() -> None:
    """And "ally" includes the caster himself.

    Rule: BK-MAG-10, BK-MAG-27, BK-COV-07, BK-COV-02.
    """
    ground = board({f"{c}10": "#" for c in "CDEFGHIJKLM"})
    s = battle("1.1 augure H8 fighting-art febricity", "1.2 bogdan H11", "2.1 dixon H12", ground=ground)
    do(s, "activate 1.1")
    assert why(s, "cast febricity") == "no_target"
    do(s, "cast fighting-art")
    assert options(s) == ["on 1.1", "on 1.2"]


def test_casting_is_allowed_in_a_melee() -> None:
    """Rule: BK-MAG-11."""
    s = battle("1.1 augure H8 fighting-art", "2.1 dixon H9")
    do(s, "activate 1.1")
    assert can(s, "cast fighting-art")


def test_only_known_spells_are_cast_and_reactions_not_in_turn() -> None:
    """Rule: BK-MAG-04, BK-MAG-17."""
    s = battle("1.1 augure H8 cancellation", "2.1 dixon H9")
    do(s, "activate 1.1")
    assert why(s, "cast fighting-art") == why(s, "cast cancellation") == "unknown_spell"


# resisting


def test_an_active_spell_is_rolled_against_a_characteristic_and_a_tie_is_the_casters() -> None:
    """Mind 12 + 2 = 14 against C 3 + 11 is impossible; 12 + 1... a tie of 13: 12 + a point against 3 + 10.

    Rule: BK-MAG-14, BK-MAG-15, BK-MAG-25.
    """
    s = hex_("febricity", 2, 9)
    assert effect_on(s, TWO, lasting.ATTACKS) == -2
    s = battle("1.1 augure H8 febricity", "2.1 dixon H12", "2.2 spike T20")
    answers(s, "activate 1.1", "cast febricity")
    do(s, "roll", faces(2))
    do(s, "keep")
    do(s, "boost 2", faces(9))
    do(s, "keep")
    assert effect_on(s, TWO, lasting.ATTACKS) == -2
    s = battle("1.1 augure H8 febricity", "2.1 dixon H12", "2.2 spike T20")
    answers(s, "activate 1.1", "cast febricity")
    do(s, "roll", faces(2))
    do(s, "keep")
    do(s, "boost 3", faces(9))
    do(s, "keep")
    assert effect_on(s, TWO, lasting.ATTACKS) == 0
    assert told(s, "resists-spell") == 1


def test_cover_adds_3_to_the_resistance_and_a_stunned_target_still_rolls() -> None:
    """Rule: BK-MAG-16, BK-MAG-25, BK-COV-01."""
    s = battle("1.1 augure H8 febricity", "2.1 dixon H12", "2.2 spike T20", ground=board({"H11": "o"}))
    s.stunned[TWO] = 1
    answers(s, "activate 1.1", "cast febricity")
    do(s, "roll", faces(5))
    do(s, "keep")
    assert top(s, Roll).briskar == TWO
    do(s, "roll", faces(5))
    do(s, "keep")
    assert last(s, "rolled")["total"] == 3 + 3 + 5


def test_cover_makes_a_passive_offensive_spell_harder() -> None:
    """Rule: BK-COV-08."""
    s = battle("1.1 augure H8 febricity", "2.1 dixon H12", ground=board({"H11": "o"}))
    card = s.content.spell("febricity")
    assert cover_penalty(s, ONE, TWO, card) == 3
    s.ground = board()
    assert cover_penalty(s, ONE, TWO, card) == 0


# interrupting


def interrupted(answer: str, mine: int, theirs: int, *dice: int) -> Battlefield:
    """Augure casts beside de Leon, who interrupts."""
    s = battle("1.1 augure H8 fighting-art", "2.1 de-leon H9", "2.2 spike T20")
    answers(s, "activate 1.1", "cast fighting-art")
    assert s.waiting == 2
    do(s, answer)
    if answer != "no":
        do(s, "roll", faces(mine))
        do(s, "keep")
        do(s, "roll", faces(theirs))
        do(s, "keep", faces(*dice))
    return s


def test_opponents_in_contact_may_interrupt_after_the_price_before_the_roll() -> None:
    """2 AP more in the opponent's turn: restraint 2, head-butt 4, kick 4.

    Rule: BK-INT-01, BK-INT-02, BK-INT-03.
    """
    s = battle("1.1 augure H8 fighting-art", "2.1 de-leon H9", "2.2 spike T20")
    answers(s, "activate 1.1", "cast fighting-art")
    assert s.ap[ONE] == 5
    assert options(s) == ["no", "restrain 1.1", "head_butt 1.1", "kick 1.1"]
    do(s, "restrain 1.1")
    assert s.ap[TWO] == 7 - 2
    s = battle("1.1 augure H8 fighting-art", "2.1 de-leon H9", "2.2 spike T20")
    s.ap[TWO] = 3
    answers(s, "activate 1.1", "cast fighting-art")
    assert options(s) == ["no", "restrain 1.1"]


def test_a_won_interruption_ends_the_spell_and_has_its_own_effect() -> None:
    """Rate and scroll are not used up.

    Rule: BK-INT-04, BK-RND-18.
    """
    s = interrupted("restrain 1.1", 9, 2)
    assert s.held_by[ONE] == TWO
    assert effect_on(s, ONE, lasting.ATTACKS) == 0
    assert is_rate_left(s, ONE, s.content.index("spell", "fighting-art"))
    assert options(s) == ["end", "break_hold"]


def test_a_failed_interruption_lets_the_spell_go_on() -> None:
    """Rule: BK-INT-05."""
    s = interrupted("kick 1.1", 2, 9)
    assert top(s, Roll).purpose == "spell"


def test_each_opponent_may_try_once() -> None:
    """Rule: BK-INT-06, BK-MLT-07."""
    s = battle("1.1 augure H8 fighting-art", "2.1 de-leon H9", "2.2 skorbut G8", "2.3 spike T20")
    answers(s, "activate 1.1", "cast fighting-art", "no")
    assert s.waiting == 2
    do(s, "no")
    assert top(s, Roll).purpose == "spell"


# cancelling


def struck(total_face: int, *placed: str) -> Battlefield:
    """El Sabio weakens Dixon; the rival's mages may answer."""
    s = battle("1.1 el-sabio H8 febricity", "2.1 dixon H12", *(placed or ("2.2 augure H14 cancellation",)))
    answers(s, "activate 1.1", "cast febricity")
    do(s, "on 2.1") if can(s, "on 2.1") else None
    do(s, "roll", faces(total_face))
    do(s, "keep")
    do(s, "roll", faces(2))
    do(s, "keep")
    return s


@pytest.mark.parametrize(("face", "void"), [(9, True), (8, False)])
def test_weakening_at_19_is_cancelled_by_21(face: int, void: bool) -> None:
    """M 6: 12 + 7 = 19; the Cancellation needs 21.

    Rule: BK-MAG-13, BK-MAG-17.
    """
    s = struck(7)
    assert options(s) == ["on 2.2", "no"]
    do(s, "on 2.2")
    assert s.ap[RIVAL] == 7 - 2
    do(s, "roll", faces(face))
    do(s, "keep")
    assert (effect_on(s, TWO, lasting.ATTACKS) == 0) is void
    assert s.active == ONE


def test_the_spell_stands_if_nobody_answers() -> None:
    """Rule: BK-MAG-17."""
    s = struck(7)
    do(s, "no")
    assert effect_on(s, TWO, lasting.ATTACKS) == -2


def test_a_counter_spell_turns_it_on_its_caster() -> None:
    """Without a new roll; the countering mage is its source.

    Rule: BK-MAG-26, BK-MAG-13, BK-MAG-19.
    """
    s = struck(3, "2.2 augure H14 counter-spell")
    do(s, "on 2.2")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert effect_on(s, ONE, lasting.ATTACKS) == -2
    assert s.lasting[0].source == RIVAL


def test_a_failed_cancellation_raises_the_spell() -> None:
    """And a critical one costs the rival 2 AP.

    Rule: BK-MAG-05, BK-MAG-17.
    """
    s = struck(7)
    do(s, "on 2.2")
    do(s, "roll", faces(1))
    do(s, "keep")
    assert effect_on(s, TWO, lasting.ATTACKS) == -4
    s = struck(7)
    do(s, "on 2.2")
    do(s, "roll", faces(10))
    do(s, "keep")
    assert s.ap[ONE] == 7 - 2 - 2


def test_an_enemys_own_bonus_cannot_be_cancelled() -> None:
    """Movement, defence, AP on his own band: nobody is asked.

    Rule: BK-MAG-18.
    """
    for spell in ("swiftness", "impenetrable-defence", "acceleration"):
        s = battle(f"1.1 augure H8 {spell}", "2.1 dixon H12", "2.2 augure H14 cancellation counter-spell")
        answers(s, "activate 1.1", f"cast {spell}")
        do(s, "roll", faces(9))
        do(s, "keep")
        assert s.waiting == 1


def test_each_mage_may_try_once_in_range_of_the_ally() -> None:
    """Rule: BK-MAG-20, BK-MAG-21."""
    s = struck(7, "2.2 augure H14 cancellation", "2.3 augure H13 cancellation", "2.4 augure T20 cancellation")
    assert options(s) == ["on 2.2", "on 2.3", "no"]
    do(s, "on 2.2")
    do(s, "roll", faces(3))
    do(s, "keep")
    assert options(s) == ["on 2.3", "no"]
