"""Chapter 35: what each of the 25 spells does, on a success, a critical hit and a critical failure."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from flibuste.games.briskars.battle.activation import ACTING, Activation
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on, has_effect, strength
from flibuste.games.briskars.field.effects import lay_effect
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, total
from flibuste.games.briskars.field.verbs import COUNTER, DEFEND, DODGE
from flibuste.games.briskars.fighting.tallies import defence_cost, defence_tally, has_cover, shot_tally
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.magic.effects import CRITICAL as ON_CRITICAL
from flibuste.games.briskars.magic.effects import FAILURE as ON_FAILURE
from flibuste.games.briskars.magic.effects import USUAL as EFFECTS
from flibuste.games.briskars.magic.effects import SpellWork
from flibuste.games.briskars.movement.allowance import movement
from flibuste.kernel.chance import Chance, faces

from .battle import answers, battle, do, options, told, top, who, why
from .drawn import board, sq

MAGE, ALLY, TWO = who("1.1"), who("1.2"), who("2.1")
PLACED = ("1.1 socrat H8", "1.2 skorbut J8", "2.1 bogdan L8")


def field(*placed: str, **more: object) -> Battlefield:
    """Set a battle up and activate the mage, without points."""
    s = battle(*(placed or PLACED), **more)  # type: ignore[arg-type]
    do(s, "activate 1.1")
    s.ap[MAGE] = 0
    return s


def cast(
    s: Battlefield, spell: str, target: Briskar, which: int = EFFECTS, chance: Chance | None = None
) -> Battlefield:
    """Let a spell work, as after its roll: the activation goes on when it is done."""
    top(s, Activation).at = ACTING
    s.waiting = s.asked = 0
    aimed = [MAGE, ALLY] if spell == "riding-high" else [MAGE if target < 0 else target]
    harmful = which == ON_FAILURE or target == TWO
    s.call(SpellWork(STANDARD.index("spell", spell), MAGE, MAGE, vec[Briskar](aimed), which, harmful))
    s.advance(chance if chance is not None else faces())
    return s


def laid(spell: str, target: Briskar, which: int, what: int, on: Briskar) -> int:
    """Return what a spell lays on a Briskar."""
    return int(effect_on(cast(field(), spell, target, which), on, what))


@pytest.mark.parametrize(
    ("spell", "target", "what", "amounts"),
    [
        ("fighting-art", ALLY, lasting.ATTACKS, (2, 4, -1)),
        ("swiftness", ALLY, lasting.MOVEMENT, (2, 4, 0)),
        ("ancients-strength", ALLY, lasting.STRENGTH, (1, 2, -1)),
        ("rock-skin", ALLY, lasting.DAMAGE, (2, 4, 0)),
        ("impenetrable-defence", ALLY, lasting.DEFENCE_DICE, (1, 2, 0)),
        ("bulletproof", ALLY, lasting.DEFENCE_AGAINST_SHOTS, (4, 8, 0)),
        ("mental-barrier", ALLY, lasting.RESISTANCE, (3, 6, 0)),
        ("mental-barrier", ALLY, lasting.MORALE, (-2, -4, 0)),
        ("invulnerability", ALLY, lasting.UNTOUCHED, (1, 2, 0)),
        ("hawk-eye", ALLY, lasting.NEXT_SHOT, (2, 4, -2)),
        ("counter", ALLY, lasting.NEXT_COUNTER, (2, 4, 0)),
        ("counter", ALLY, lasting.NEXT_COUNTER_COST, (-2, -3, 0)),
        ("counter", ALLY, lasting.NO_COUNTER, (0, 0, 1)),
        ("quickness", ALLY, lasting.DODGE_COST, (-1, -2, 0)),
        ("quickness", ALLY, lasting.NO_DODGE, (0, 0, 1)),
        ("destructive-wrath", ALLY, lasting.CRITICALS, (1, 2, 0)),
        ("destructive-wrath", ALLY, lasting.DEFENCES, (-2, -2, -2)),
        ("regeneration", ALLY, lasting.REGENERATION, (2, 4, 0)),
        ("re-roll", ALLY, lasting.FREE_REROLL, (1, 2, 0)),
        ("re-roll", ALLY, lasting.FORCED_REROLL, (0, 0, 1)),
        ("febricity", TWO, lasting.ATTACKS, (-2, -4, 0)),
        ("febricity", TWO, lasting.SHOTS, (-2, -4, 0)),
        ("slowing-down", TWO, lasting.HALF_MOVEMENT, (1, 0, 0)),
        ("slowing-down", TWO, lasting.NO_RUSH, (1, 0, 0)),
        ("slowing-down", TWO, lasting.NO_MOVEMENT, (0, 1, 0)),
    ],
)
def test_what_spells_lay_on_their_target(spell: str, target: Briskar, what: int, amounts: tuple[int, int, int]) -> None:
    """Success, critical hit, critical failure.

    Rule: BK-SPL-03, BK-MAG-07.
    """
    found = [laid(spell, target, which, what, target) for which in (EFFECTS, ON_CRITICAL, ON_FAILURE)]

    assert tuple(found) == amounts


@pytest.mark.parametrize(
    ("spell", "target", "what", "amount"),
    [
        ("bulletproof", ALLY, lasting.DEFENCE_AGAINST_SHOTS, -2),
        ("mental-barrier", ALLY, lasting.MORALE, 1),
        ("swiftness", ALLY, lasting.MOVEMENT, -1),
        ("febricity", TWO, lasting.ATTACKS, -2),
        ("slowing-down", TWO, lasting.MOVEMENT, -2),
    ],
)
def test_what_a_critical_failure_lays_on_the_caster(spell: str, target: Briskar, what: int, amount: int) -> None:
    """Rule: BK-SPL-03, BK-RND-16."""
    s = cast(field(), spell, target, ON_FAILURE)

    assert effect_on(s, MAGE, what) == amount
    assert all(effect.harmful for effect in s.lasting)


def test_the_effects_reach_the_rolls_and_prices_they_name() -> None:
    """Strength, movement, defence against shots, the price of dodging and countering, cover seen through.

    Rule: BK-CHR-01, BK-MAG-07.
    """
    s = field()
    cast(s, "ancients-strength", ALLY)
    assert strength(s, ALLY) == 5
    before = movement(s, ALLY)
    cast(s, "swiftness", ALLY)
    assert movement(s, ALLY) == before + 4
    plain = total(defence_tally(s, ALLY, TWO, DEFEND, SHOT_AT, False))
    cast(s, "bulletproof", ALLY)
    assert total(defence_tally(s, ALLY, TWO, DEFEND, SHOT_AT, False)) == plain + 4
    assert total(defence_tally(s, ALLY, TWO, DEFEND, ATTACKED, False)) == 4
    cast(s, "quickness", ALLY)
    cast(s, "counter", ALLY)
    assert (defence_cost(s, ALLY, DODGE), defence_cost(s, ALLY, COUNTER)) == (1, 1)
    cast(s, "slowing-down", TWO)
    assert movement(s, TWO) == 5


def test_hawk_eye_sees_through_cover_once() -> None:
    """Rule: BK-SPL-03, BK-COV-03."""
    s = field("1.1 socrat H8", "1.2 skorbut F8", "2.1 bogdan L8", ground=board({"K8": "l"}))
    assert has_cover(s, ALLY, TWO, SHOT_AT, 0)
    plain = total(shot_tally(s, ALLY, TWO, SHOT_AT))
    cast(s, "hawk-eye", ALLY)
    assert not has_cover(s, ALLY, TWO, SHOT_AT, 0)
    assert total(shot_tally(s, ALLY, TWO, SHOT_AT)) == plain + 2


def test_good_effects_end_with_the_casters_next_activation_and_harmful_ones_with_the_victims() -> None:
    """Rule: BK-RND-16, BK-MAG-07."""
    s = cast(cast(field(), "fighting-art", ALLY), "febricity", TWO)
    assert {(e.briskar, e.harmful, e.left) for e in s.lasting} == {(ALLY, False, 1), (TWO, True, 1)}


def test_an_immediate_spell_leaves_nothing_lasting() -> None:
    """AP at once, or at the next refill for somebody still to be activated.

    Rule: BK-MAG-07, BK-RND-19.
    """
    s = cast(field(), "acceleration", ALLY)
    assert (s.refill[ALLY], s.lasting) == (2, [])
    s = cast(field(), "acceleration", MAGE, ON_CRITICAL)
    assert s.ap[MAGE] == 4
    s = field()
    s.ap[MAGE] = 3
    assert cast(s, "acceleration", ALLY, ON_FAILURE).ap[MAGE] == 2


def test_healing_wave_heals_and_cures() -> None:
    """1D5+1, on a critical 2D5+2; it ends bleeding and poison even at full health.

    Rule: BK-SPL-04, BK-INJ-03, BK-INJ-05.
    """
    for which, dice, gained in ((EFFECTS, (5,), 4), (ON_CRITICAL, (5, 9), 10)):
        s = field()
        s.hp[ALLY] = 10
        s.bleeding[ALLY], s.poisoned[ALLY] = 2, 1
        cast(s, "healing-wave", ALLY, which, faces(*dice))
        assert (s.hp[ALLY], s.bleeding[ALLY], s.poisoned[ALLY]) == (10 + gained, 0, 0)
    s = field()
    s.poisoned[ALLY] = 1
    assert cast(s, "healing-wave", ALLY, EFFECTS, faces(1)).poisoned[ALLY] == 0
    s = field()
    before = s.hp[MAGE]
    assert cast(s, "healing-wave", ALLY, ON_FAILURE).hp[MAGE] == before - 1


def test_regeneration_cures_at_once_and_heals_at_step_five() -> None:
    """Rule: BK-SPL-04, BK-INJ-06."""
    s = field()
    s.bleeding[ALLY] = 1
    assert cast(s, "regeneration", ALLY).bleeding[ALLY] == 0


def test_corrosion_eats_armour_or_hurts_who_has_none() -> None:
    """1D5 squares; without armour 2 damage, on a critical 4; a failure costs the caster a square.

    Rule: BK-SPL-03, BK-ARM-09.
    """
    s = field()
    assert cast(s, "corrosion", TWO, EFFECTS, faces(6)).lc[TWO] == 6 - 3
    s = field()
    s.lc[TWO] = 0
    before = s.hp[TWO]
    assert cast(s, "corrosion", TWO, EFFECTS, faces(5)).hp[TWO] == before - 2
    s = field("1.1 socrat H8", "2.1 maruti L8")
    before = s.hp[TWO]
    assert cast(s, "corrosion", TWO, ON_CRITICAL, faces(5, 5)).hp[TWO] == before - 4
    s = field("1.1 socrat H8 leather", "2.1 maruti L8")
    assert cast(s, "corrosion", TWO, ON_FAILURE).lc[MAGE] == 4


def test_a_failed_invulnerability_stuns_the_caster() -> None:
    """He gets up as usual, without a morale roll.

    Rule: BK-STA-02, BK-STA-03.
    """
    assert cast(field(), "invulnerability", ALLY, ON_FAILURE).stunned[MAGE] == 1


def test_transfer_takes_what_is_there_and_gives_it_to_an_ally() -> None:
    """Up to 2 AP; the target of a failure gains 2.

    Rule: BK-RND-19, BK-MAG-27.
    """
    s = cast(field(), "transfer", TWO)
    assert options(s) == ["on 1.1", "on 1.2"]
    do(s, "on 1.2")
    assert (s.refill[TWO], s.refill[ALLY]) == (-2, 2)
    s = field()
    s.activated[TWO] = 1
    s.ap[TWO] = 1
    cast(s, "transfer", TWO, ON_CRITICAL)
    do(s, "on 1.1")
    assert (s.ap[TWO], s.ap[MAGE]) == (0, 1)
    assert cast(field(), "transfer", TWO, ON_FAILURE).refill[TWO] == 2


def test_riding_high_lifts_every_ally_in_range() -> None:
    """The caster too, a far one not.

    Rule: BK-MAG-23, BK-MAG-27.
    """
    s = field("1.1 socrat H8", "1.2 skorbut J8", "1.3 cortes S18", "2.1 bogdan L8")
    cast(s, "riding-high", NOBODY)

    lifted = [b for b in (MAGE, ALLY, who("1.3"), TWO) if has_effect(s, b, lasting.ATTACKS)]
    assert lifted == [MAGE, ALLY]
    assert effect_on(s, ALLY, lasting.MOVEMENT) == 1


def test_helping_wind_moves_an_ally_up_to_three_fathoms() -> None:
    """Not his free movement; somebody in a melee is no target.

    Rule: BK-MAG-27, BK-TER-05.
    """
    s = cast(field(), "helping-wind", ALLY)
    assert why(s, "at M8") == "not_there"
    do(s, "at J5")
    assert square_name(s.place[ALLY]) == "J5"
    s = battle("1.1 socrat H8 helping-wind", "1.2 skorbut J8", "2.1 bogdan J9")
    do(s, "activate 1.1")
    do(s, "cast helping-wind")
    assert "on 1.2" not in options(s)


@pytest.mark.parametrize("stunned", [False, True])
def test_the_wind_carries_only_who_can_act(stunned: bool) -> None:
    """Whoever is stunned is no target of a spell that moves him.

    Rule: BK-MAG-27, BK-MAG-10.
    """
    s = battle("1.1 socrat H8 helping-wind", "1.2 skorbut J8", "2.1 bogdan T20")
    s.stunned[ALLY] = int(stunned)
    answers(s, "activate 1.1", "cast helping-wind")
    assert ("on 1.2" in options(s)) is not stunned


def test_a_failed_helping_wind_lets_an_opponent_move_the_ally_one_step() -> None:
    """Rule: BK-MLT-07."""
    s = cast(field(), "helping-wind", ALLY, ON_FAILURE)
    assert [text for text in options(s) if text.startswith("at")] == ["at J7", "at I8", "at K8", "at J9"]
    assert s.asked == 2
    do(s, "at K8")
    assert square_name(s.place[ALLY]) == "K8"


def test_a_wall_rises_in_a_row_and_falls_again() -> None:
    """Three squares, three fathoms high, 3 SP; five on a critical; it leaves nothing behind.

    Rule: BK-SPL-03, BK-RND-16, BK-GRD-21.
    """
    s = cast(field(), "wall", NOBODY)
    assert "at I8" in options(s)
    assert "at J8" not in options(s)  # Skorbut stands there
    answers(s, "at I7", "face s")
    wall = STANDARD.index("scenery", "spell-wall")
    assert [s.ground.element(sq(name)) for name in ("I7", "I8", "I9", "I10")] == [wall, wall, wall, -1]
    assert s.ground.points[sq("I8")] == 3
    assert not s.ground.enterable(sq("I8"))
    assert [effect.left for effect in s.lasting] == [3, 3, 3]
    assert s.ground.destroyed(sq("I8")).kind(sq("I8")) == 0
    s = cast(field(), "wall", NOBODY, ON_CRITICAL)
    answers(s, "at I6", "face s")
    assert sum(1 for square in range(400) if s.ground.element(square) == wall) == 5
    assert told(s, "raises-wall") == 1


def test_a_failed_wall_is_placed_by_an_opponent() -> None:
    """Under the same conditions.

    Rule: BK-MLT-07, BK-SPL-03.
    """
    s = cast(field(), "wall", NOBODY, ON_FAILURE)

    assert s.asked == 2
    answers(s, "at I7", "face s")
    assert sum(1 for square in range(400) if s.ground.element(square) >= 0) == 3


def test_without_room_no_wall_can_be_declared() -> None:
    """Rule: BK-MAG-27."""
    around = {f"{column}{row}": "#" for column in "GHI" for row in (7, 8, 9) if (column, row) != ("H", 8)}
    s = battle("1.1 socrat H8 wall", "2.1 bogdan S18", ground=board(around))
    do(s, "activate 1.1")
    assert why(s, "cast wall") == "no_target"


def test_a_free_re_roll_costs_nothing_and_a_forced_one_is_the_opponents_choice() -> None:
    """Rule: BK-SPL-05, BK-BST-03."""
    s = field("1.1 skorbut H8", "2.1 bogdan H9")
    cast(s, "re-roll", MAGE)
    s.ap[MAGE] = 2
    s.ap[TWO] = 0
    do(s, "attack 2.1", faces(2))
    assert options(s) == ["keep", "reroll 0"]
    do(s, "reroll 0", faces(7))
    assert s.ap[MAGE] == 0
    s = field("1.1 skorbut H8", "2.1 bogdan H9")
    cast(s, "re-roll", MAGE, ON_FAILURE)
    s.ap[MAGE], s.ap[TWO] = 2, 0
    do(s, "attack 2.1", faces(9))
    assert s.asked == 2
    assert options(s) == ["keep", "reroll 0"]
    do(s, "reroll 0", faces(3))
    assert s.kind() == "attack"
    assert not has_effect(s, MAGE, lasting.FORCED_REROLL)


def test_with_three_bands_the_opponent_of_the_roll_forces_the_re_roll() -> None:
    """Neither the next band in order nor the active one, but whoever the roll is made against.

    Rule: BK-SPL-05, BK-MLT-01.
    """
    placed = ("1.1 skorbut H8", "2.1 bogdan A1", "3.1 bogdan H9")
    s = field(*placed, seats=3)
    cast(s, "re-roll", MAGE, ON_FAILURE)
    s.ap[MAGE] = 2
    do(s, "attack 3.1", faces(9))
    assert s.asked == 1 << 2
    do(s, "keep")

    s = field(*placed, seats=3)
    three = who("3.1")
    lay_effect(s, Lasting(lasting.FORCED_REROLL, three, 1, MAGE, 1, True))
    s.ap[MAGE], s.ap[three] = 2, 0
    do(s, "attack 3.1", faces(9))
    do(s, "defend", faces(8))
    assert (s.asked, options(s)) == (1, ["keep", "reroll 0"])
