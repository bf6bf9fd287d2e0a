"""Who may have what."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.recruiting.bands import read_band
from flibuste.games.briskars.recruiting.recruiting import faults


def rules(profile: str, equipment: str = "", more: str = "") -> list[tuple[str, str]]:
    """List code and rule of each fault of a band of one, the value left aside."""
    text = f'name = "x"\n[[briskar]]\nprofile = "{profile}"\nequipment = [{equipment}]\n{more}\n'
    found = faults(STANDARD, read_band(STANDARD, "x.toml", text), 9999, 100)
    return [(fault.code, fault.rule) for fault in found]


@pytest.mark.parametrize(
    "thing", ["dussack", "flintlock-pistol", "fishing-net", "grapnel", "treasure-map", "powder-keg"]
)
def test_rotumah_has_no_hands_for_weapons_and_things_to_be_held(thing: str) -> None:
    """Rule: BK-EQP-02."""
    assert rules("rotumah", f'"{thing}"') == [("no_hands", "BK-EQP-02")]


def test_rotumah_may_have_armour_and_hand_free_objects() -> None:
    """Rule: BK-EQP-02, BK-EQP-06, BK-EQP-09."""
    things = '"leather", "lucky-charm", "mad-georgs-hat", "ration", "rum", "mandrake", "poultice", "magic-compass"'

    assert rules("rotumah", things) == []


def test_the_birgus_has_one_hand() -> None:
    """No two-handed weapon, no second one; a one-handed one replaces the spear.

    Rule: BK-EQP-03.
    """
    assert rules("birgus", '"pique"') == [("one_hand", "BK-EQP-03")]
    assert rules("birgus", '"carbine"') == [("one_hand", "BK-EQP-03")]
    assert rules("birgus", '"dirk"') == [("one_hand", "BK-EQP-03")]
    assert rules("birgus", '"left-hand"') == [("one_hand", "BK-EQP-03")]
    assert rules("birgus", '"dussack"') == []


def test_skorbut_may_have_weapons_and_armour() -> None:
    """Rule: BK-EQP-02, BK-EQP-06."""
    assert rules("skorbut", '"dussack", "plate"') == []


def test_poison_goes_on_a_sharp_melee_weapon_only() -> None:
    """Not on fists, staffs, spurs, dirks or firearms.

    Rule: BK-EQP-04, BK-OBJ-22.
    """
    assert rules("bogdan", '"poison-vial"') == []
    assert rules("maruti", '"poison-vial"') == [("not_sharp", "BK-EQP-04")]
    assert rules("augure", '"poison-vial"') == [("not_sharp", "BK-EQP-04")]
    assert rules("dixon", '"poison-vial"') == [("not_sharp", "BK-EQP-04")]
    assert rules("dixon", '"dirk", "poison-vial"') == [("not_sharp", "BK-EQP-04")]
    assert rules("maruti", '"stiletto", "poison-vial"') == []
    gun = '{ id = "poison-vial", weapon = "bogdan-blunderbuss" }'
    assert rules("bogdan", gun) == [("not_sharp", "BK-EQP-04")]


@pytest.mark.parametrize(
    ("profile", "armour", "legal"),
    [
        ("augure", "leather", True),
        ("augure", "chain-mail", False),
        ("loup-de-mer", "chain-mail", True),
        ("loup-de-mer", "plate", False),
        ("abelii", "plate", True),
    ],
)
def test_armour_needs_strength(profile: str, armour: str, legal: bool) -> None:
    """Leather 2, chain mail 3, plate 4.

    Rule: BK-AMR-05, BK-EQP-06, BK-AMR-01 to BK-AMR-03.
    """
    assert rules(profile, f'"{armour}"') == ([] if legal else [("too_weak", "BK-AMR-05")])


def test_one_armour_each() -> None:
    """Rule: BK-EQP-06."""
    assert {code for code, _ in rules("abelii", '"plate", "leather"')} == {"second_armour"}


def test_the_left_hand_needs_a_left_hand() -> None:
    """Not beside a two-handed weapon or a pair.

    Rule: BK-WPN-05.
    """
    assert rules("abelii", '"left-hand"') == [("left_hand_taken", "BK-WPN-05")]
    assert rules("zhan-bao", '"left-hand"') == [("left_hand_taken", "BK-WPN-05")]
    assert rules("de-leon", '"pique", "left-hand"') == [("left_hand_taken", "BK-WPN-05")]
    assert rules("de-leon", '"left-hand"') == []


def test_a_second_blade_finds_nothing_to_replace() -> None:
    """And a firearm replaces no sabre while there is a blunderbuss.

    Rule: BK-EQP-10.
    """
    assert rules("de-leon", '"dussack", "stiletto"') == [("nothing_to_replace", "BK-EQP-10")]
    assert rules("maruti", '"dussack", "stiletto"') == []
    wrong = '{ id = "carbine", replaces = "bogdan-sabre" }'
    assert rules("bogdan", wrong) == [("cannot_replace", "BK-EQP-10")]
    right = '{ id = "carbine", replaces = "bogdan-blunderbuss" }'
    assert rules("bogdan", right) == []


def test_printed_things_are_not_for_sale() -> None:
    """Rule: BK-EQP-01."""
    assert rules("maruti", '"galdikas"') == [("not_for_sale", "BK-EQP-01")]
    assert rules("maruti", '"rum-flask"') == [("not_for_sale", "BK-EQP-01")]
    assert rules("maruti", '"abelii-armour"') == [("not_for_sale", "BK-EQP-01")]


def test_one_of_each_per_band_unless_told_otherwise() -> None:
    """Vials two, grapnels one each, food and charms without limit.

    Rule: BK-EQP-11.
    """
    assert rules("abelii", '"fishing-net", "fishing-net"') == [("too_many_of_one", "BK-EQP-11")]
    assert rules("abelii", '"ration", "ration", "rum", "rum", "lucky-charm", "lucky-charm"') == []
    assert rules("abelii", '"poultice", "poultice", "mandrake", "mandrake"') == []
    assert rules("cortes", '"poison-vial", "poison-vial"') == []
    assert rules("abelii", '"grapnel", "grapnel"') == [("one_per_briskar", "BK-EQP-11")]


def test_weapons_and_armours_are_counted_over_the_whole_band() -> None:
    """Two grapnels for two Briskars are fine, two dussacks are not.

    Rule: BK-EQP-11.
    """
    two = 'name = "x"\n' + '[[briskar]]\nprofile = "loup-de-mer"\nequipment = ["{0}"]\n' * 2
    for thing, expected in (("grapnel", []), ("dussack", ["too_many_of_one"]), ("leather", ["too_many_of_one"])):
        roster = read_band(STANDARD, "x.toml", two.format(thing))
        assert [fault.code for fault in faults(STANDARD, roster, 9999, 100)] == expected


def test_only_mages_learn_spells_and_only_of_their_ways() -> None:
    """A Totemism shaman cannot take a spell of Esotericism only.

    Rule: BK-MAG-02, BK-MAG-04.
    """
    assert rules("augure", "", 'spells = ["hawk-eye", "re-roll"]') == []
    assert rules("augure", "", 'spells = ["corrosion"]') == [("way_not_mastered", "BK-MAG-04")]
    assert rules("abelii", "", 'spells = ["hawk-eye"]') == [("no_magic", "BK-MAG-02")]
    assert rules("augure", "", 'spells = ["hawk-eye", "hawk-eye"]') == [("spell_twice", "BK-MAG-04")]


def test_books_and_scrolls_are_for_mages_and_foreign_ways() -> None:
    """Rule: BK-OBJ-19, BK-OBJ-20."""
    assert rules("augure", '{ id = "spell-book", spell = "corrosion" }') == []
    assert rules("augure", '{ id = "scroll", spell = "hawk-eye" }') == [("way_mastered", "BK-OBJ-19")]
    assert rules("augure", '"scroll"') == [("no_spell_named", "BK-OBJ-19")]
    assert rules("abelii", '{ id = "scroll", spell = "wall" }') == [("no_magic", "BK-OBJ-19")]


def test_socrats_owner_chooses_two_ways() -> None:
    """Rule: BK-MAG-02."""
    assert rules("socrat", "", 'ways = ["alchemy", "totemism"]') == []
    assert rules("socrat", "", 'ways = ["alchemy"]') == [("wrong_ways", "BK-MAG-02")]
    assert rules("socrat") == [("wrong_ways", "BK-MAG-02")]
    assert rules("augure", "", 'ways = ["alchemy"]') == [("wrong_ways", "BK-MAG-02")]
    chosen = 'ways = ["alchemy", "totemism"]\nspells = ["corrosion", "rock-skin"]'
    assert rules("socrat", "", chosen) == []
