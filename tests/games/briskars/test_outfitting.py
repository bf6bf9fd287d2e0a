"""What a Briskar goes into battle with."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.recruiting.bands import Hire, Purchase, read_band
from flibuste.games.briskars.recruiting.outfitting import Recruit, outfit, reload_ap


def hire(profile: str, equipment: str = "", more: str = "") -> Hire:
    """Hire one Briskar."""
    text = f'name = "x"\n[[briskar]]\nprofile = "{profile}"\nequipment = [{equipment}]\n{more}\n'
    return read_band(STANDARD, "x.toml", text).hires[0]


def fitted(profile: str, equipment: str = "", more: str = "") -> Recruit:
    """Fit one Briskar out."""
    return outfit(STANDARD, hire(profile, equipment, more), 0)


def weapons(profile: str, equipment: str) -> list[str]:
    """List his weapons."""
    return [STANDARD.weapons[k].id for k in fitted(profile, equipment).weapons]


@pytest.mark.parametrize(
    ("profile", "equipment", "carried"),
    [
        pytest.param("bogdan", '"carbine"', ["bogdan-sabre", "carbine"], id="a firearm replaces the firearm"),
        pytest.param("bogdan", '"dussack"', ["dussack", "bogdan-blunderbuss"], id="a blade replaces the blade"),
        pytest.param("de-leon", '"flintlock-pistol"', ["flintlock-pistol"], id="a swordsman leaves his sword"),
        pytest.param("bogdan", '"pique"', ["pique", "bogdan-blunderbuss"], id="the pique replaces the main weapon"),
        pytest.param("bogdan", '"dirk"', ["bogdan-sabre", "bogdan-blunderbuss", "dirk"], id="a dirk replaces nothing"),
        pytest.param("maruti", '"boarding-axe"', ["maruti-fists", "boarding-axe"], id="fists stay"),
        pytest.param("cortes", '"left-hand"', ["cortes-rapier", "left-hand"], id="left for left"),
        pytest.param("cortes", '"stiletto"', ["stiletto", "cortes-left-hand"], id="not the left hand"),
        pytest.param("skorbut", '"left-hand"', ["skorbut-sabre", "skorbut-pistol", "left-hand"], id="fills the left"),
    ],
)
def test_a_bought_weapon_replaces_one_of_its_kind(profile: str, equipment: str, carried: list[str]) -> None:
    """Else the main one; natural weapons stay.

    Rule: BK-EQP-10, BK-WPN-05, BK-WPN-07.
    """
    assert weapons(profile, equipment) == carried


def test_a_bought_armour_replaces_the_printed_one() -> None:
    """The shell of a living gun too.

    Rule: BK-EQP-06, BK-EQP-09.
    """
    abelii, rotumah, bogdan = fitted("abelii", '"plate"'), fitted("rotumah", '"leather"'), fitted("bogdan")

    assert (STANDARD.armours[abelii.armour].id, abelii.bought_armour) == ("plate", True)
    assert STANDARD.armours[rotumah.armour].id == "leather"
    assert (STANDARD.armours[bogdan.armour].id, bogdan.bought_armour) == ("bogdan-armour", False)


def test_printed_objects_come_free() -> None:
    """Bogdan's flask.

    Rule: BK-EQP-05, BK-CHR-11.
    """
    assert [STANDARD.items[k].id for k in fitted("bogdan", '"ration", "ration"').items] == [
        "rum-flask", "ration", "ration",
    ]  # fmt: skip


def test_spells_books_and_scrolls() -> None:
    """A book teaches for good, a scroll is kept apart.

    Rule: BK-OBJ-19, BK-OBJ-20, BK-MAG-04.
    """
    mage = fitted(
        "augure",
        '{ id = "spell-book", spell = "corrosion" }, { id = "scroll", spell = "wall" }',
        'spells = ["hawk-eye"]',
    )

    assert [STANDARD.spells[k].id for k in mage.spells] == ["hawk-eye", "spirit-dart", "corrosion"]
    assert [STANDARD.spells[k].id for k in mage.scrolls] == ["wall"]


def test_poison_goes_on_the_named_weapon_or_the_first_sharp_one() -> None:
    """Two vials poison two weapons.

    Rule: BK-OBJ-22, BK-EQP-04.
    """
    assert list(fitted("bogdan", '"poison-vial"').poisoned) == [0]
    named = fitted("cortes", '{ id = "poison-vial", weapon = "cortes-left-hand" }')
    assert list(named.poisoned) == [1]
    assert list(fitted("cortes", '"poison-vial", "poison-vial"').poisoned) == [0, 1]
    assert list(fitted("maruti", '"poison-vial"').poisoned) == []


def test_ways_left_open_are_those_the_owner_chose() -> None:
    """Rule: BK-MAG-02."""
    chosen = fitted("socrat", "", 'ways = ["alchemy", "totemism"]')

    assert chosen.ways == 0b100010
    assert fitted("augure").ways == STANDARD.profile("augure").ways


@pytest.mark.parametrize(
    ("profile", "weapon", "ap"),
    [
        ("bogdan", "carbine", 3),
        ("de-leon", "carbine", 5),
        ("kubilei", "pocket-pistol", 5),
        ("bogdan", "bogdan-blunderbuss", 3),
        ("arbaletrier", "carbine", 3),
    ],
)
def test_unusual_hands_reload_for_five(profile: str, weapon: str, ap: int) -> None:
    """A bought firearm for somebody without a firearm on the card.

    Rule: BK-REL-05, BK-EQP-13.
    """
    assert reload_ap(STANDARD, STANDARD.index("profile", profile), STANDARD.index("weapon", weapon)) == ap


def test_a_purchase_without_choices() -> None:
    """Choices are -1 until made."""
    thing = Purchase(2, 0)

    assert (thing.replaces, thing.spell, thing.weapon) == (-1, -1, -1)
