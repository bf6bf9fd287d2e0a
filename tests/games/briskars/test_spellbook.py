"""Spell cards as data."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD, extended, packaged_files
from flibuste.games.briskars.cards.spellbook import Spell
from flibuste.games.briskars.cards.terms import (
    AGAINST_RESULT,
    AT_ALLY,
    AT_ENEMY,
    CHARACTERISTICS,
    DO_CURE,
    DO_FORCED_REROLL,
    DO_FREE_REROLL,
    EFFECTS,
    PASSIVE,
    WAYS,
)
from flibuste.kernel.bits import bit, has, size
from flibuste.kernel.content import Entry
from flibuste.kernel.errors import BadData

NAMES = [
    "bulletproof",
    "acceleration",
    "cancellation",
    "fighting-art",
    "mental-barrier",
    "swiftness",
    "counter-spell",
    "corrosion",
    "impenetrable-defence",
    "febricity",
    "ancients-strength",
    "invulnerability",
    "wall",
    "hawk-eye",
    "healing-wave",
    "counter",
    "rock-skin",
    "destructive-wrath",
    "slowing-down",
    "quickness",
    "regeneration",
    "re-roll",
    "transfer",
    "riding-high",
    "helping-wind",
]


def way(name: str) -> int:
    """Return a set of one way."""
    return int(bit(WAYS.index(name)))


GENERIC = [spell for spell in STANDARD.spells if not spell.own]


def test_every_mage_has_a_book_of_his_own() -> None:
    """Each caster has his own spells on his profile (p. 32); shouts need no way of magic.

    Rule: BK-MAG-04, BK-SPL-03.
    """
    books = {
        card.id: [STANDARD.spells[k].id for k in card.spells] for card in STANDARD.profiles if len(card.spells) > 0
    }
    assert books == {
        "augure": ["spirit-dart"], "el-sabio": ["weakening"], "matah-matah": ["stoneflesh"], "socrat": ["fireball"],
        "skorbut": ["hold-the-line"],
    }  # fmt: skip
    assert {card.id for card in STANDARD.profiles if card.is_mage()} == set(books) - {"skorbut"}
    assert [spell.id for spell in STANDARD.spells if spell.shout] == ["hold-the-line"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('ways = ["totemism"]\n', "", "ways: expected at least one way"),
        ("own = true\nshout = true", "shout = true", "shout: expected own = true"),
    ],
)
def test_a_spell_has_a_way_and_a_shout_an_owner(old: str, new: str, message: str) -> None:
    """Rule: BK-MAG-03, BK-CHR-12."""
    text = packaged_files()["spells.toml"]
    assert old in text
    with pytest.raises(BadData, match=message):
        extended({"spells.toml": text.replace(old, new)})


def test_the_generic_list_has_25_names() -> None:
    """Rule: BK-SPL-01."""
    assert [spell.id for spell in GENERIC] == NAMES
    assert len(NAMES) == 25


def test_every_spell_has_a_way_and_every_way_at_least_ten_spells() -> None:
    """The ticks of the table are ours.

    Rule: BK-SPL-02, BK-MAG-01.
    """
    counts = {name: sum(1 for s in GENERIC if has(s.ways, k)) for k, name in enumerate(WAYS)}

    assert all(size(spell.ways) >= 1 for spell in GENERIC)
    assert counts == {
        "elementalism": 12, "symbiosis": 11, "esotericism": 10, "alchemy": 10, "good-fortune": 10, "totemism": 10,
    }  # fmt: skip


def test_the_spell_of_picture_6_is_open_to_three_ways() -> None:
    """Elementalism, Alchemy and Totemism may learn it, Symbiosis may not.

    Rule: BK-MAG-03.
    """
    rock_skin = STANDARD.spell("rock-skin")

    assert rock_skin.ways == way("elementalism") | way("alchemy") | way("totemism")
    assert rock_skin.opens_to(way("totemism") | way("symbiosis"))
    assert not rock_skin.opens_to(way("symbiosis"))


def test_a_totemism_shaman_learns_no_spell_of_other_ways() -> None:
    """Corrosion is open to Alchemy and Esotericism only.

    Rule: BK-MAG-04.
    """
    assert not STANDARD.spell("corrosion").opens_to(way("totemism"))


def test_every_card_gives_all_its_fields() -> None:
    """AP, range, duration, rate, difficulty, effects, gold.

    Rule: BK-MAG-05, BK-SPL-03.
    """
    for spell in GENERIC:
        assert spell.ap >= 2
        assert 3 <= spell.range <= 6
        assert spell.gold >= 8
        assert spell.effects
        assert spell.critical


def test_cancellation_needs_two_more() -> None:
    """Weakening cast with 19: cancelled on 21; it is El Sabio's own, as the book has it in no generic list.

    Rule: BK-MAG-13, BK-SPL-03.
    """
    assert STANDARD.spell("cancellation").test == AGAINST_RESULT
    assert 19 + STANDARD.spell("cancellation").number == 21
    assert CHARACTERISTICS[STANDARD.spell("weakening").number] == "constitution"
    assert STANDARD.spell("weakening").own


def test_rates_are_casts_per_round_or_once_in_some_rounds() -> None:
    """Rule: BK-MAG-08."""
    assert (STANDARD.spell("wall").casts, STANDARD.spell("wall").rounds) == (1, 3)
    assert (STANDARD.spell("invulnerability").casts, STANDARD.spell("invulnerability").rounds) == (1, 4)
    assert (STANDARD.spell("swiftness").casts, STANDARD.spell("swiftness").rounds) == (1, 1)


def test_offensive_spells_need_sight_and_friendly_ones_do_not() -> None:
    """Rule: BK-MAG-10, BK-COV-07, BK-MAG-14."""
    offensive = [spell.id for spell in GENERIC if spell.offensive]

    assert offensive == ["corrosion", "febricity", "slowing-down", "transfer"]
    assert all(STANDARD.spell(name).is_resisted() for name in offensive)
    assert {STANDARD.spell(name).target for name in offensive} == {AT_ENEMY}
    assert STANDARD.spell("swiftness").target == AT_ALLY


def test_only_cancellation_and_counter_spell_are_reactions() -> None:
    """Re-roll and Counter are cast in one's own activation and say which rolls they touch.

    Rule: BK-MAG-17, BK-SPL-05.
    """
    assert [spell.id for spell in STANDARD.spells if spell.reaction] == ["cancellation", "counter-spell"]
    assert [EFFECTS[e.do] for e in STANDARD.spell("counter").effects] == ["cheap_counter"]
    assert [e.do for e in STANDARD.spell("re-roll").effects] == [DO_FREE_REROLL]
    assert [e.do for e in STANDARD.spell("re-roll").failure] == [DO_FORCED_REROLL]


def test_healing_spells_end_bleeding_and_poison() -> None:
    """Rule: BK-SPL-04."""
    healing = [spell.id for spell in STANDARD.spells if spell.healing]

    assert healing == ["healing-wave", "regeneration"]
    assert all(any(e.do == DO_CURE for e in STANDARD.spell(name).effects) for name in healing)


def test_mind_six_casts_16_with_a_four() -> None:
    """Every passive spell of difficulty 16 needs a 4 with Mind 6.

    Rule: BK-MAG-12.
    """
    sixteen = [spell for spell in STANDARD.spells if spell.test == PASSIVE and spell.number == 16]

    assert sixteen
    assert all(4 + 6 * 2 >= spell.number > 3 + 6 * 2 for spell in sixteen)


def test_a_spell_without_a_way_is_refused() -> None:
    """Rule: BK-SPL-02."""
    row = {"id": "fog", "ways": [], "test": "passive", "source": "house"}

    with pytest.raises(BadData, match=r'mine.toml: spell "fog": ways: expected at least one way'):
        Spell(Entry("mine.toml", 'spell "fog"', row))
