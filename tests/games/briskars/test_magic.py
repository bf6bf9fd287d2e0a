"""Chapter 34: casting spells."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD, Content, extended
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import effect_on
from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.effects import lay_effect
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import SPELLS, Battlefield
from flibuste.games.briskars.field.tallies import total
from flibuste.games.briskars.magic.known import resistance
from flibuste.kernel.chance import faces

from .battle import can, do, options, told, top, who, why
from .drawn import board
from .positions import FAR, mage

ONE, ALLY, TWO = who("1.1"), who("1.2"), who("2.1")


def test_mind_six_casts_sixteen_with_a_four() -> None:
    """A 3 fails, a 4 succeeds; with one possible target nothing is asked.

    Rule: BK-MAG-12, BK-MAG-05.
    """
    for die, amount in ((3, 0), (4, 2)):
        s = mage("fighting-art")
        do(s, "cast fighting-art", faces(die))
        assert effect_on(s, ONE, lasting.ATTACKS) == amount
        assert s.ap[ONE] == 0


def test_a_natural_ten_is_a_critical_hit_of_a_passive_spell_and_a_one_its_failure() -> None:
    """Not reversed as for morale: 10 doubles the bonus, 1 lays the penalty on the ally aimed at.

    Rule: BK-DIC-09, BK-DIC-12, BK-DIC-10.
    """
    s = mage("fighting-art")
    do(s, "cast fighting-art", faces(10))
    do(s, "keep")
    assert effect_on(s, ONE, lasting.ATTACKS) == 4
    s = mage("fighting-art")
    do(s, "cast fighting-art", faces(1))
    assert effect_on(s, ONE, lasting.ATTACKS) == -1


def test_spells_can_be_boosted() -> None:
    """One point turns a 3 into a success.

    Rule: BK-MAG-12, BK-BST-07.
    """
    s = mage("fighting-art", ap=3)
    do(s, "cast fighting-art")
    do(s, "boost 1", faces(3))
    assert effect_on(s, ONE, lasting.ATTACKS) == 2


def test_range_is_a_hard_limit_between_bases() -> None:
    """Four fathoms reach the square five to the side, not six.

    Rule: BK-MAG-06.
    """
    s = mage("fighting-art", "1.2 bogdan M8", "1.3 maruti N8", FAR)
    do(s, "cast fighting-art")

    assert options(s) == ["on 1.1", "on 1.2"]


def test_a_spell_on_an_ally_needs_no_sight_and_one_on_an_enemy_does() -> None:
    """A wall between them.

    Rule: BK-MAG-10, BK-COV-02, BK-COV-07, BK-MAG-27.
    """
    wall = board({f"J{row}": "#" for row in range(1, 21)})
    s = mage("fighting-art", "1.2 bogdan K8", FAR, ground=wall)
    do(s, "cast fighting-art")
    assert "on 1.2" in options(s)
    s = mage("corrosion", "2.1 de-leon K8", profile="el-sabio", ground=wall)
    assert why(s, "cast corrosion") == "no_target"
    assert can(mage("corrosion", "2.1 de-leon K8", profile="el-sabio"), "cast corrosion")


def test_unknown_spells_reactions_and_prices() -> None:
    """Rule: BK-MAG-02, BK-MAG-04, BK-MAG-17, BK-AP-01."""
    s = mage("fighting-art", ap=1)
    assert why(s, "cast fighting-art") == "not_enough_ap"
    assert why(s, "cast wall") == "unknown_spell"
    s = mage("cancellation", ap=8)
    assert why(s, "cast cancellation") == "unknown_spell"


def test_once_per_round_and_once_in_some_rounds() -> None:
    """Fighting art once a round; Rock skin cast in round 1 comes back in round 3. A failed cast counts.

    Rule: BK-MAG-08, BK-MAG-09.
    """
    s = mage("fighting-art", ap=8)
    do(s, "cast fighting-art")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert why(s, "cast fighting-art") == "rate_used"
    s.round = 2
    assert can(s, "cast fighting-art")
    s = mage("rock-skin", profile="el-sabio", ap=8)
    s.cast_round[ONE * SPELLS] = 1
    for round_number, ready in ((2, False), (3, True), (4, True)):
        s.round = round_number
        assert can(s, "cast rock-skin") == ready


def test_a_scroll_is_used_up() -> None:
    """Rule: BK-OBJ-20."""
    s = mage("fighting-art", ap=8)
    s.scroll[ONE * SPELLS] = 1
    do(s, "cast fighting-art")
    do(s, "roll", faces(2))
    do(s, "keep")
    s.round = 2
    assert why(s, "cast fighting-art") == "unknown_spell"


def test_casting_is_allowed_in_contact() -> None:
    """Rule: BK-MAG-11."""
    s = mage("fighting-art", "2.1 de-leon H9")
    s.ap[TWO] = 0

    assert can(s, "cast fighting-art")


def enemy_spell(die: int, resist: int, **more: object) -> Battlefield:
    """El Sabio (Mind 6) casts Febricity on De Leon (Constitution 4)."""
    s = mage("febricity", "2.1 de-leon K8", profile="el-sabio", **more)  # type: ignore[arg-type]
    s.ap[TWO] = 0
    do(s, "cast febricity", faces(die, resist))
    return s


def test_the_caster_wins_a_tie_against_a_characteristic() -> None:
    """12 + 2 against 4 + 10 would be a tie; with 4 + 9 he wins, with a critical of the target he may lose.

    Rule: BK-MAG-14, BK-MAG-15.
    """
    assert effect_on(enemy_spell(2, 9), TWO, lasting.SHOTS) == -2
    tie = mage("febricity", "2.1 de-leon K8", profile="el-sabio")
    tie.ap[TWO] = 0
    do(tie, "cast febricity", faces(2, 10))
    do(tie, "keep")
    assert effect_on(tie, TWO, lasting.ATTACKS) == -2  # 14 against 14
    lost = mage("febricity", "2.1 de-leon K8", profile="el-sabio")
    lost.ap[TWO] = 0
    do(lost, "cast febricity", faces(2, 10))
    do(lost, "follow_up 0", faces(5))
    assert effect_on(lost, TWO, lasting.ATTACKS) == 0


def test_a_critical_failure_of_the_target_loses() -> None:
    """Rule: BK-DIC-23, BK-MAG-14."""
    assert effect_on(enemy_spell(2, 1), TWO, lasting.ATTACKS) == -2


def test_cover_helps_to_resist_and_on_guard_does_not() -> None:
    """Rule: BK-MAG-16, BK-MAG-25, BK-COV-01."""
    s = mage("febricity", "2.1 de-leon K8", profile="el-sabio", ground=board({"J8": "l"}))
    s.en_garde[TWO] = 1

    assert total(resistance(s, TWO, ONE, STANDARD.spell("febricity"))) == 4 + 3


@pytest.mark.parametrize("state", ["stunned", "prostrate", "lying_down", "hope"])
def test_the_target_always_resists(state: str) -> None:
    """Whatever its state.

    Rule: BK-MAG-25.
    """
    s = mage("febricity", "2.1 de-leon K8", profile="el-sabio")
    getattr(s, state)[TWO] = 1
    s.ap[TWO] = 1
    do(s, "cast febricity", faces(5))

    assert options(s) == ["roll", "boost 1"]


def test_the_critical_failure_of_febricity_strikes_the_caster() -> None:
    """And is harmful: it lasts through his next activation.

    Rule: BK-DIC-10, BK-RND-16.
    """
    s = mage("febricity", "2.1 de-leon K8", profile="el-sabio")
    do(s, "cast febricity", faces(1))

    assert effect_on(s, ONE, lasting.ATTACKS) == -2
    assert [effect.harmful for effect in s.lasting] == [True, True]


def test_the_same_spell_again_renews_and_does_not_add_up() -> None:
    """Rule: BK-MAG-24."""
    s = mage("fighting-art", ap=4)
    for round_number in (1, 2):
        s.round = round_number
        do(s, "cast fighting-art", faces(5))
        while "keep" in options(s) or "roll" in options(s):
            do(s, "keep" if "keep" in options(s) else "roll", faces(5))
        s.ap[ONE] = 2
    assert effect_on(s, ONE, lasting.ATTACKS) == 2
    assert len(s.lasting) == 1


def test_a_spell_whose_card_says_cumulative_adds_up() -> None:
    """Rule: BK-MAG-24."""
    text = STANDARD.files["spells.toml"]
    own = text.replace('id = "fighting-art"', 'id = "fighting-art"\ncumulative = true')
    assert own != text
    for files, attacks in ((STANDARD.files, 2), ({**STANDARD.files, "spells.toml": own}, 4)):
        s = Battlefield(2, board(), Content(files))
        for _ in range(2):
            lay_effect(s, Lasting(lasting.ATTACKS, ONE, 2, ONE, 3, False, STANDARD.index("spell", "fighting-art")))
        assert effect_on(s, ONE, lasting.ATTACKS) == attacks


def test_casting_ends_hiding_and_is_told() -> None:
    """Rule: BK-ACT-32, BK-GRD-17."""
    s = mage("fighting-art")
    s.hidden[ONE] = 1
    do(s, "cast fighting-art", faces(5))

    assert s.hidden[ONE] == 0
    assert told(s, "casts") == 1


def test_a_game_can_be_cloned_in_the_middle_of_a_spell() -> None:
    """The target is being chosen."""
    s = mage("fighting-art", "1.2 bogdan I8", FAR)
    do(s, "cast fighting-art")
    copy = s.clone()
    do(copy, "on 1.2", faces(5))

    assert effect_on(copy, ALLY, lasting.ATTACKS) == 2
    assert top(s, Choose).what == "spell"


def test_cover_adds_three_to_the_difficulty_of_a_passive_offensive_spell() -> None:
    """No card of ours is one; one's own may be. Difficulty 15 with Mind 6: a 3 in the open, a 6 in cover.

    Rule: BK-COV-08.
    """
    hex_card = """
[[spell]]
id = "hex"
ways = ["alchemy"]
test = "passive"
difficulty = 15
target = "enemy"
offensive = true
ap = 2
range = 5
casts = 1
rounds = 1
duration = 1
gold = 5
effects = [{ do = "movement", amount = -1 }]
critical = [{ do = "movement", amount = -2 }]
source = "house"
"""
    content = extended({"hex.toml": hex_card})
    for wall, die, works in ((None, 3, True), ("l", 3, False), ("l", 5, False), ("l", 6, True)):
        s = mage("febricity", "2.1 de-leon K8", profile="el-sabio", ground=board({"J8": wall} if wall else None))
        s.content = content
        s.spells[ONE * SPELLS] = content.index("spell", "hex")
        s.ap[TWO] = 0
        do(s, f"cast spell-{content.index('spell', 'hex')}", faces(die))
        assert (effect_on(s, TWO, lasting.MOVEMENT) == -1) == works
