"""Objects of the appendix and the throw table."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD, extended, packaged_files
from flibuste.games.briskars.cards.goods import Item, Throwable
from flibuste.games.briskars.cards.terms import EFFECTS, LIMITS
from flibuste.games.briskars.recruiting.bands import read_band
from flibuste.games.briskars.recruiting.outfitting import outfit
from flibuste.kernel.errors import BadData
from tests.games.briskars.battle import battle, do, who, why


def item(name: str) -> Item:
    """Look an object up."""
    return STANDARD.items[STANDARD.index("item", name)]


def thing(name: str) -> Throwable:
    """Look a throwable up."""
    return STANDARD.objects[STANDARD.index("object", name)]


@pytest.mark.parametrize(
    ("name", "price", "limit", "uses"),
    [
        ("ration", 8, "none", 2),
        ("powder-pouch", 6, "band", 1),
        ("fishing-net", 5, "band", 1),
        ("grapnel", 5, "briskar", 1),
        ("treasure-map", 10, "band", 1),
        ("rum", 5, "none", 1),
        ("spell-book", 15, "band", 0),
        ("scroll", 5, "band", 1),
        ("lucky-charm", 6, "none", 1),
        ("poison-vial", 8, "band", 0),
        ("poultice", 5, "none", 1),
        ("mad-georgs-hat", 9, "band", 0),
        ("powder-keg", 19, "band", 1),
        ("mandrake", 4, "none", 1),
        ("magic-compass", 6, "band", 0),
    ],
)
def test_prices_limits_and_uses(name: str, price: int, limit: str, uses: int) -> None:
    """The list of the appendix.

    Rule: BK-EQP-11, BK-OBJ-01, BK-OBJ-04, BK-OBJ-06, BK-OBJ-09, BK-OBJ-12, BK-OBJ-16, BK-OBJ-19 to BK-OBJ-25,
    BK-OBJ-28, BK-OBJ-29.
    """
    assert (item(name).price, LIMITS[item(name).limit], item(name).uses) == (price, limit, uses)


def test_two_vials_of_poison_per_band() -> None:
    """Rule: BK-EQP-11, BK-OBJ-22."""
    assert item("poison-vial").count == 2
    assert {thing.count for thing in STANDARD.items if thing.id != "poison-vial"} == {1}


def test_what_is_eaten_or_drunk_costs_two_ap() -> None:
    """A poultice costs one, a root nothing.

    Rule: BK-EQP-14, BK-ACT-16, BK-OBJ-02, BK-OBJ-17, BK-OBJ-23, BK-OBJ-28.
    """
    costs = {name: item(name).ap for name in ("ration", "rum", "rum-flask", "poultice", "mandrake")}

    assert costs == {"ration": 2, "rum": 2, "rum-flask": 2, "poultice": 1, "mandrake": 0}


def test_numbers_printed_with_the_objects() -> None:
    """Ration 1D5 away from enemies, pouch 2, net 4 fathoms, grapnel 4 damage at 4, map 14 and 5D10, keg 7 and 1D10+2.

    Rule: BK-OBJ-01, BK-OBJ-03, BK-OBJ-05, BK-OBJ-08, BK-OBJ-10, BK-OBJ-13, BK-OBJ-15, BK-OBJ-26, BK-OBJ-27.
    """
    assert (item("ration").dice.text(), item("ration").outside_zones) == ("1d5", True)
    assert item("powder-pouch").amount == 2
    assert (item("fishing-net").range, item("fishing-net").strength) == (4, 2)
    assert (item("grapnel").dice.text(), item("grapnel").range, item("grapnel").ap) == ("4", 4, 2)
    assert (item("treasure-map").difficulty, item("treasure-map").dice.text()) == (14, "5d10")
    keg = item("powder-keg")
    assert (keg.difficulty, keg.range, keg.dice.text()) == (7, 2, "1d10+2")


def test_things_to_be_held_and_hand_free_ones() -> None:
    """Rule: BK-EQP-02."""
    free = sorted(thing.id for thing in STANDARD.items if not thing.held)

    assert free == [
        "lucky-charm", "mad-georgs-hat", "magic-compass", "mandrake", "poultice", "ration", "rum", "rum-flask",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "strength", "damage", "effect"),
    [
        ("bottle", 1, "1", "bleed"),
        ("stool", 2, "2", ""),
        ("bucket", 3, "3", ""),
        ("barrel", 3, "3", ""),
        ("chest", 3, "4", ""),
        ("crate", 3, "4", ""),
        ("sack", 3, "3", "splash"),
        ("cannonball-rack", 4, "5", "fall"),
        ("anchor", 5, "7", "stun"),
        ("table", 6, "5", "template"),
        ("cannon", 6, "3", "own_points"),
    ],
)
def test_the_throw_table(name: str, strength: int, damage: str, effect: str) -> None:
    """Rule: BK-THR-06, BK-THR-07, BK-THR-10, BK-THR-11."""
    row = thing(name)

    assert (row.strength, row.damage.text()) == (strength, damage)
    assert [EFFECTS[e.do] for e in row.effects] == ([effect] if effect else [])


def test_numbers_of_the_throw_effects() -> None:
    """Bleeding for two activations, 2 around the sack, the rack fells on 4 or more, a gun loses 4 SP.

    Rule: BK-THR-08, BK-THR-09, BK-THR-11.
    """
    assert (thing("bottle").effects[0].rounds, thing("bottle").breaks) == (2, True)
    assert thing("sack").effects[0].amount == 2
    assert thing("cannonball-rack").effects[0].on == 4
    assert thing("cannon").effects[0].amount == 4


def test_default_strengths_and_a_firearm_as_a_lump() -> None:
    """One hand 2, two hands 3; a thrown firearm does 2.

    Rule: BK-THR-02, BK-THR-12.
    """
    assert (thing("one-handed-weapon").strength, thing("two-handed-weapon").strength) == (2, 3)
    assert thing("firearm").damage.text() == "2"


def test_loads_are_carried_and_a_crate_shields() -> None:
    """Rule: BK-ACT-08, BK-COV-11."""
    assert sorted(row.id for row in STANDARD.objects if row.load) == ["barrel", "chest", "crate", "sack"]
    assert [row.id for row in STANDARD.objects if row.shield] == ["crate"]


OWN = """
[[item]]
id = "{name}"
price = 3
limit = "none"
uses = 1
do = "{do}"
{more}
source = "house"
"""


@pytest.mark.parametrize(
    ("name", "do", "more", "message"),
    [
        ("biscuit", "heal", 'dice = "1d5"', r'item "biscuit": do: expected learn_spell or poison_weapon'),
        ("anvil", "keg", "", r'item "anvil": do: expected learn_spell or poison_weapon'),
        ("venom", "poison_weapon", "ap = 2", r'item "venom": ap: expected no such field'),
    ],
)
def test_an_object_that_no_rule_serves_is_refused(name: str, do: str, more: str, message: str) -> None:
    """It would be paid for and gone; a number that no rule reads would stand there in vain.

    Rule: BK-EQP-01.
    """
    with pytest.raises(BadData, match=message):
        extended({"own.toml": OWN.format(name=name, do=do, more=more)})


def test_an_object_of_the_book_keeps_its_rule() -> None:
    """Rule: BK-EQP-01."""
    files = packaged_files()
    changed = files["equipment.toml"].replace('do = "mandrake"', 'do = "hat"')
    with pytest.raises(BadData, match=r'item "mandrake": do: expected mandrake, the rule that serves it'):
        extended({"equipment.toml": changed})
    with pytest.raises(BadData, match=r'item "mandrake" is missing'):
        extended(
            {
                "equipment.toml": changed.replace('id = "mandrake"\nprice = 4', 'id = "x"\nprice = 4').replace(
                    'do = "hat"\nsource', 'do = "poison_weapon"\nsource', 1
                )
            }
        )


def test_poison_and_scrolls_of_ones_own_work() -> None:
    """A second kind of poison is laid on a blade, a second kind of scroll teaches a spell once.

    Rule: BK-OBJ-20, BK-OBJ-22.
    """
    venom = OWN.format(name="venom", do="poison_weapon", more="") + OWN.format(name="leaf", do="learn_spell", more="")
    content = extended({"own.toml": venom})
    hired = 'name = "x"\n[[briskar]]\nprofile = "de-leon"\nequipment = ["venom"]\n[[briskar]]\nprofile = "augure"\n'
    text = hired + 'equipment = [{ id = "leaf", spell = "corrosion" }]\n'
    leon, augure = read_band(content, "x.toml", text).hires
    assert len(outfit(content, leon, 0).poisoned) == 1
    assert list(outfit(content, augure, 0).scrolls) == [content.index("spell", "corrosion")]


BOOK = {
    'do = "net"\nrange = 4': 'do = "net"\nrange = 2',
    'id = "ration"\nprice = 8\nlimit = "none"\nuses = 2\nap = 2\ndo = "heal"\ndice = "1d5"': (
        'id = "ration"\nprice = 8\nlimit = "none"\nuses = 2\nap = 3\ndo = "heal"\ndice = "7"'
    ),
}


def test_rules_read_what_the_data_says() -> None:
    """A net of 2 fathoms does not reach 3, a ration of 3 AP gives 7 HP back; nothing of it stands in the code.

    Rule: BK-OBJ-01, BK-OBJ-02, BK-OBJ-08, BK-EQP-14.
    """
    text = packaged_files()["equipment.toml"]
    for old, new in BOOK.items():
        assert old in text
        text = text.replace(old, new)
    s = battle("1.1 bogdan H8 ration fishing-net", "2.1 dixon H12")
    s.content = extended({"equipment.toml": text})
    do(s, "activate 1.1")
    assert why(s, "net 2.1") == "net_too_short"
    one = who("1.1")
    s.hp[one], s.ap[one] = 5, 3
    do(s, "ration")
    assert (s.hp[one], s.ap[one]) == (12, 0)
