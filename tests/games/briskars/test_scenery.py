"""Floors and scenery elements as data."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.scenery import Element, Floor
from flibuste.games.briskars.ground.ground import COVER, STRUCTURE, TALL, TOP, VANISHES
from flibuste.kernel.content import Entry
from flibuste.kernel.errors import BadData


def floor(name: str) -> Floor:
    """Look a floor up."""
    return STANDARD.floors[STANDARD.index("ground", name)]


def element(name: str) -> Element:
    """Look an element up."""
    return STANDARD.elements[STANDARD.index("scenery", name)]


def test_what_grounds_take_from_a_move() -> None:
    """Sand and shallows 1, ice 2, deep water and difficult ground half.

    Rule: BK-TER-01 to BK-TER-04.
    """
    assert [floor(name).minus for name in ("planks", "stone", "sand", "shallow", "ice")] == [0, 0, 1, 1, 2]
    assert [floor(name).divisor for name in ("deep", "bush", "debris", "stone")] == [2, 2, 2, 1]
    assert [row.id for row in STANDARD.floors if row.swim] == ["deep"]
    assert [row.id for row in STANDARD.floors if row.blocks] == ["rock"]
    assert floor("sand").kind == floor("shallow").kind


def test_sizes_and_structure_points() -> None:
    """Rule: BK-GRD-09, BK-ORD-07."""
    sizes = {name: element(name).size for name in ("barrel", "pile-of-crates", "wall", "door", "mast", "bottle")}

    assert sizes == {"barrel": 2, "pile-of-crates": 4, "wall": 12, "door": 12, "mast": 32, "bottle": 1}
    assert {name: element(name).points for name in ("rail", "wall", "mast", "plank-wall", "crate")} == {
        "rail": 4, "wall": 8, "mast": 6, "plank-wall": 6, "crate": 0,
    }  # fmt: skip
    assert element("rail").has_trait(STRUCTURE)
    assert not element("crate").has_trait(STRUCTURE)


def test_ordnance_and_breakable_scenery_have_structure_points_instead_of_health() -> None:
    """Both guns and every rail; a Briskar has health, living guns too.

    Rule: BK-CHR-05.
    """
    assert {piece.id: piece.points for piece in STANDARD.ordnance} == {
        "pirate-cannon": 8,
        "bone-breaker": 10,
        "shell-cannon": 0,
        "swivel-gun": 0,
    }
    assert all(row.points > 0 for row in STANDARD.elements if row.has_trait(STRUCTURE))
    assert STANDARD.profile("rotumah").hp == 26


def test_masts_and_palms_are_tall() -> None:
    """Rule: BK-SCN-02."""
    assert [row.id for row in STANDARD.elements if row.has_trait(TALL)] == ["mast", "palm"]
    assert element("mast").has_trait(TOP)


def test_doors_are_picked_or_broken_with_twelve() -> None:
    """Rule: BK-ACT-14, BK-ACT-34."""
    assert (element("door").lock, element("door").threshold, element("door").opens) == (12, 12, "door-open")


def test_small_things_give_no_cover() -> None:
    """Rule: BK-GRD-09."""
    assert not any(element(name).has_trait(COVER) for name in ("bottle", "stool", "bucket", "sack"))
    assert all(element(name).has_trait(COVER) for name in ("barrel", "crate", "table", "anchor", "keg"))


def test_sources_of_food_and_drink() -> None:
    """Rule: BK-ACT-17."""
    sources = {row.id: row.portions for row in STANDARD.elements if row.portions}

    assert sources == {"sack": 3, "rum-barrel": 3, "well": 3, "crate-rum": 3, "crate-food": 3}


def test_the_keg_and_the_wall_of_a_spell() -> None:
    """The keg is half a fathom without SP; the wall three fathoms, 3 SP, and leaves nothing.

    Rule: BK-OBJ-25, BK-SPL-03.
    """
    assert (element("keg").size, element("keg").points) == (2, 0)
    wall = element("spell-wall")
    assert (wall.size, wall.points, wall.has_trait(VANISHES), wall.has_trait(TOP)) == (12, 3, True, False)


def test_what_can_be_picked_up_names_its_throwable() -> None:
    """Rule: BK-THR-06."""
    named = {row.id: STANDARD.objects[row.object].id for row in STANDARD.elements if row.object >= 0}

    assert named["rum-barrel"] == "barrel"
    assert named["ordnance"] == "cannon"
    assert "wall" not in named


def test_a_size_is_given_in_quarters() -> None:
    """Rule: BK-GRD-09."""
    row = {"id": "plinth", "letter": "z", "size": 0.3, "source": "house"}

    with pytest.raises(BadData, match=r'mine.toml: scenery "plinth": size: expected a size of 0 to 15 fathoms'):
        Element(Entry("mine.toml", 'scenery "plinth"', row), {})
