"""Profiles and skills as data."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.terms import WAYS
from flibuste.games.briskars.ground.ground import DEEP, ICE, SAND
from flibuste.kernel.bits import bit, has


def test_every_faction_has_eight_profiles_and_some_for_hire_in_numbers() -> None:
    """Rule: BK-CHR-08, BK-REC-06, BK-REC-07."""
    count = [sum(1 for p in STANDARD.profiles if p.faction == k) for k in range(4)]
    henchmen = {p.faction for p in STANDARD.profiles if p.henchman}

    assert [faction.id for faction in STANDARD.factions] == ["sundars", "quintors", "exiled", "mercenaries"]
    assert count == [8, 8, 8, 8]
    assert henchmen == {0, 1, 2, 3}
    assert [faction.id for faction in STANDARD.factions if faction.mercenary] == ["mercenaries"]


def test_facts_the_rules_tell_about_named_briskars() -> None:
    """Abelii S 5 and bodily Reach, Marten D 5, Maruti movement 4, Rotumah without hands, the Birgus with one.

    Rule: BK-CHR-01, BK-CHR-02, BK-ZOC-06, BK-EQP-02, BK-EQP-03, BK-REC-08.
    """
    profile = STANDARD.profile

    assert (profile("abelii").strength, profile("abelii").body_reach) == (5, True)
    assert profile("marten").dexterity == 5
    assert profile("maruti").movement == 4
    assert profile("maruti").strength >= STANDARD.ordnance[STANDARD.index("ordnance", "bone-breaker")].strength
    assert [profile(name).hands for name in ("rotumah", "birgus", "skorbut")] == [0, 1, 2]
    assert [p.id for p in STANDARD.profiles if p.any_faction] == ["rotumah", "zhan-bao"]
    assert not profile("de-leon").body_reach


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("abelii", (130, 5, 3, 5, 4, 5, 8, 32)),
        ("cortes", (99, 4, 5, 4, 3, 5, 8, 26)),
        ("rotumah", (90, 6, 3, 4, 3, 4, 6, 26)),
        ("lepus", (74, 3, 6, 2, 4, 6, 7, 22)),
        ("spike", (26, 2, 4, 2, 2, 6, 4, 12)),
    ],
)
def test_the_numbers_of_some_cards(name: str, numbers: tuple[int, ...]) -> None:
    """Cost, C, D, S, M, movement, AP, HP.

    Rule: BK-CHR-01 to BK-CHR-04, BK-CHR-07.
    """
    p = STANDARD.profile(name)

    assert (p.cost, p.constitution, p.dexterity, p.strength, p.mind, p.movement, p.ap, p.hp) == numbers


def test_sizes_in_quarters_of_a_fathom() -> None:
    """One fathom unless the card says otherwise.

    Rule: BK-GRD-13.
    """
    sizes = {p.id: p.size for p in STANDARD.profiles if p.size != 4}

    assert {name for name, size in sizes.items() if size == 6} == {"abelii", "maruti", "virunga", "kubilei"}
    assert {name for name, size in sizes.items() if size == 3} == {
        "powder-monkey", "saguis", "mousse", "spike", "baby-rotumah", "rattus",
    }  # fmt: skip
    assert set(sizes.values()) == {3, 6}


def test_only_cards_with_an_armour_have_one() -> None:
    """Rule: BK-CHR-06."""
    bare = sorted(p.id for p in STANDARD.profiles if p.armour < 0)

    assert bare == [
        "augure", "dixon", "el-sabio", "journalier", "kubilei", "lepus", "loup-de-mer", "maruti", "mousse",
        "powder-monkey", "rattus", "saguis", "socrat", "spike", "virunga", "zhan-bao",
    ]  # fmt: skip


def test_henchmen_have_a_limit_and_names_are_unique() -> None:
    """Rule: BK-REC-04, BK-REC-05."""
    limits = {p.id: p.limit for p in STANDARD.profiles if p.henchman}

    assert limits == {
        "loup-de-mer": 3, "powder-monkey": 2, "milicien": 3, "arbaletrier": 2, "mousse": 2, "birgus": 3,
        "journalier": 3, "rattus": 2,
    }  # fmt: skip
    assert all(p.limit == 1 for p in STANDARD.profiles if not p.henchman)


def test_mages_list_their_ways() -> None:
    """Socrat's two are chosen by his owner; the others know no magic at all.

    Rule: BK-MAG-01, BK-MAG-02.
    """
    mages = {p.id: [way for k, way in enumerate(WAYS) if has(p.ways, k)] for p in STANDARD.profiles if p.is_mage()}

    assert mages == {
        "augure": ["good-fortune", "totemism"],
        "el-sabio": ["esotericism", "alchemy"],
        "matah-matah": ["elementalism", "symbiosis"],
        "socrat": [],
    }
    assert STANDARD.profile("socrat").open_ways == 2
    assert len(WAYS) == 6


def test_skills_become_answers_to_questions_of_the_rules() -> None:
    """Rule: BK-CHR-12, BK-TER-07, BK-ACT-22, BK-MOR-07, BK-DIS-02."""
    profile = STANDARD.profile

    assert profile("maruti").carry_free
    assert profile("powder-monkey").reload_discount == 1
    assert (profile("skorbut").leader_range, profile("cortes").leader_range) == (7, 5)
    assert profile("marten").foreign_recruits == 1
    assert profile("birgus").prevent_bonus == 2
    assert profile("spike").small
    assert profile("pakoula").flies
    assert profile("cortes").rerolls_counter
    assert profile("kubilei").unslowed == bit(ICE) | bit(SAND)
    assert profile("dixon").unslowed == bit(DEEP)
    assert profile("dixon").swims
    assert profile("dixon").works_in_water(STANDARD.index("weapon", "dixon-spur"))
    assert not profile("dixon").works_in_water(STANDARD.index("weapon", "dixon-pistol"))
    assert not any(p.shoots_in_contact for p in STANDARD.profiles)


def test_rotumah_and_bonnie_heart_are_feminine() -> None:
    """States agree with the grammatical gender."""
    assert [p.id for p in STANDARD.profiles if p.gender == "f"] == ["rotumah", "bonnie-heart"]


def test_profiles_lead_with_their_main_melee_weapon() -> None:
    """The first melee weapon is the main one.

    Rule: BK-ACT-09.
    """
    assert all(STANDARD.weapons[p.weapons[0]].strikes() for p in STANDARD.profiles)
