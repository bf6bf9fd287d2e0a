"""Weapons, armours and ordnance as the book prints them."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.arsenal import Weapon
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.terms import (
    DO_BLEED,
    DO_DISARM,
    DO_FALL,
    DO_HOLD,
    DO_LOSE_WEAPON,
    DO_POISON,
    DO_PULL,
    DO_PUSH,
    DO_REFUND_AP,
    DO_UNHEALABLE,
    FIREARM,
    MELEE,
    NATURAL,
    SURE_PICK_LOCK,
    SURE_SMASH,
    THROWN,
)
from flibuste.kernel.bits import bit
from flibuste.kernel.content import Entry
from flibuste.kernel.errors import BadData


def weapon(name: str) -> Weapon:
    """Look a weapon up."""
    return STANDARD.weapon(name)


@pytest.mark.parametrize(
    ("name", "ap", "damage", "price"),
    [
        ("marlinspike", 2, "2", 9),
        ("stiletto", 2, "3", 8),
        ("left-hand", 2, "0", 14),
        ("pique", 2, "4", 16),
        ("dussack", 2, "s", 18),
        ("boarding-axe", 2, "s", 18),
    ],
)
def test_melee_weapons_of_the_appendix(name: str, ap: int, damage: str, price: int) -> None:
    """Rule: BK-WPN-01, BK-WPN-03, BK-WPN-05, BK-WPN-07, BK-WPN-08, BK-WPN-10."""
    bought = weapon(name)

    assert (bought.kind, bought.ap, bought.damage.text(), bought.price) == (MELEE, ap, damage, price)


def test_what_the_melee_weapons_do_on_a_critical() -> None:
    """Bleeding, a wound that does not heal, AP back even if defended; certain picking and smashing.

    Rule: BK-WPN-02, BK-WPN-04, BK-WPN-09, BK-WPN-11.
    """
    assert [effect.do for effect in weapon("marlinspike").on_critical] == [DO_BLEED]
    assert [effect.do for effect in weapon("stiletto").on_critical] == [DO_UNHEALABLE]
    assert [(effect.do, effect.defended) for effect in weapon("dussack").on_critical] == [(DO_REFUND_AP, True)]
    assert weapon("boarding-axe").tools == bit(SURE_PICK_LOCK) | bit(SURE_SMASH)


def test_left_hand_and_pique() -> None:
    """The left hand saves a missed counter-attack, the pique has Reach and takes both hands.

    Rule: BK-WPN-05 to BK-WPN-07.
    """
    assert weapon("left-hand").left
    assert weapon("left-hand").rerolls_counter
    assert weapon("pique").reach
    assert weapon("pique").hands == 2


def test_bought_melee_weapons_have_no_thrust_of_their_own() -> None:
    """Rule: BK-WPN-12, BK-ATK-04."""
    bought = [arm for arm in STANDARD.weapons if arm.price >= 0 and arm.kind == MELEE]

    assert len(bought) == 7
    assert all(arm.thrust is None for arm in bought)


@pytest.mark.parametrize(
    ("name", "ap", "damage", "price", "near", "far", "reload", "rate"),
    [
        ("dirk", 2, "3", 4, -1, 4, 3, 0),
        ("tomahawk", 2, "4", 6, -1, 5, 3, 0),
        ("blunderbuss", 2, "1d5", 17, 5, 8, 3, 2),
        ("carbine", 2, "1d10-2 min 1", 19, 6, 10, 3, 1),
        ("flintlock-pistol", 2, "4", 18, 4, 7, 3, 2),
        ("multibarrelled-pistol", 2, "4", 26, 5, 8, 3, 4),
        ("pocket-pistol", 1, "3", 12, 4, 6, 3, 2),
        ("harpoon", 3, "1d10/2 min 1", 18, -1, 5, 3, 0),
    ],
)
def test_firearms_and_thrown_weapons_of_the_appendix(
    name: str, ap: int, damage: str, price: int, near: int, far: int, reload: int, rate: int
) -> None:
    """Rule: BK-FIR-01, BK-FIR-02, BK-FIR-04 to BK-FIR-07, BK-FIR-09, BK-FIR-10, BK-FIR-14."""
    gun = weapon(name)

    assert (gun.ap, gun.damage.text(), gun.price) == (ap, damage, price)
    assert (gun.near, gun.far, gun.reload, gun.rate) == (near, far, reload, rate)


def test_dirk_and_tomahawk_are_thrown_once_or_struck_with() -> None:
    """Shots with CF 1-2 and no second use; in hand they strike; never poisoned.

    Rule: BK-FIR-01 to BK-FIR-03, BK-EQP-04.
    """
    for name in ("dirk", "tomahawk"):
        assert weapon(name).kind == THROWN
        assert weapon(name).is_ranged()
        assert weapon(name).strikes()
        assert weapon(name).single_use
        assert weapon(name).fumble == 2
        assert not weapon(name).can_be_poisoned()


def test_several_shots_at_once_cost_one_more_each() -> None:
    """Rule: BK-FIR-08."""
    assert [gun.id for gun in STANDARD.weapons if gun.burst_ap == 1] == ["multibarrelled-pistol"]


def test_the_harpoon_pulls_and_its_rope_may_break() -> None:
    """Rule: BK-FIR-11, BK-FIR-12."""
    harpoon = weapon("harpoon")

    assert [(effect.do, effect.distance, effect.wound) for effect in harpoon.on_hit] == [(DO_PULL, 5, False)]
    assert [effect.do for effect in harpoon.on_failure] == [DO_LOSE_WEAPON]


def test_shots_fumble_on_one_or_two_and_blows_on_one() -> None:
    """Rule: BK-SHO-04, BK-DIC-07."""
    assert {gun.fumble for gun in STANDARD.weapons if gun.is_ranged()} == {2}
    assert {arm.fumble for arm in STANDARD.weapons if not arm.is_ranged()} == {1}
    assert {arm.critical for arm in STANDARD.weapons} == {10}


@pytest.mark.parametrize(
    ("name", "fathoms", "modifier"),
    [
        ("blunderbuss", 4.9, 1),
        ("blunderbuss", 5.0, 0),
        ("blunderbuss", 8.0, 0),
        ("blunderbuss", 8.1, -3),
        ("dirk", 0.0, 0),
        ("dirk", 4.0, 0),
        ("dirk", 4.2, -3),
    ],
)
def test_range_changes_the_damage(name: str, fathoms: float, modifier: int) -> None:
    """One more below the minimum, three less beyond the maximum; a single number is a maximum only.

    Rule: BK-SHO-07 to BK-SHO-09, BK-SHO-15.
    """
    assert weapon(name).range_modifier(fathoms) == modifier


def test_weapons_the_book_gives_to_named_briskars() -> None:
    """Galdikas 1D10, Marten's musket 1D5+3, Bogdan's blunderbuss 1D5+1; a profile's own effect prevails.

    Rule: BK-CHR-11, BK-EQP-05, BK-FIR-04.
    """
    assert weapon("galdikas").damage.text() == "1d10"
    assert weapon("marten-musket").damage.text() == "1d5+3"
    assert weapon("bogdan-blunderbuss").damage.text() == "1d5+1"
    assert all("damage" in weapon(name).proved for name in ("galdikas", "marten-musket", "bogdan-blunderbuss"))


def test_the_thrusts_of_named_briskars() -> None:
    """Cortes disarms without damage, Maruti repels, the Birgus holds in contact, Rotumah tramples, Marten shoots.

    Rule: BK-ATK-03, BK-ATK-04, BK-ATK-10, BK-CRA-07, BK-SHO-17.
    """
    cortes, maruti = weapon("cortes-rapier").thrust, weapon("maruti-fists").thrust
    birgus, rotumah = weapon("birgus-spear").thrust, weapon("rotumah-beak").thrust
    marten = weapon("marten-musket").thrust

    assert cortes is not None
    assert cortes.damage.is_nothing()
    assert [effect.do for effect in cortes.effects] == [DO_DISARM]
    assert maruti is not None
    assert [(e.do, e.dice.text()) for e in maruti.effects] == [(DO_PUSH, "1d5")]
    assert birgus is not None
    assert birgus.contact
    assert [effect.do for effect in birgus.effects] == [DO_HOLD]
    assert rotumah is not None
    assert rotumah.name == "trample"
    assert [e.do for e in rotumah.effects] == [DO_FALL]
    assert marten is not None
    assert marten.shooting
    assert marten.ap == 3


def test_effects_say_whether_they_need_a_wound_and_may_be_waived() -> None:
    """Poison of the spur and bleeding thrusts need a lost HP, a push may be waived.

    Rule: BK-ATK-09.
    """
    spur = weapon("dixon-spur").on_critical[0]
    blades = weapon("zhan-bao-twin-blades").thrust
    push = weapon("galdikas").thrust

    assert (spur.do, spur.wound) == (DO_POISON, True)
    assert blades is not None
    assert blades.effects[0].wound
    assert push is not None
    assert push.effects[0].optional
    assert not push.effects[0].wound


def test_natural_weapons_are_never_dropped_nor_poisoned() -> None:
    """Rule: BK-ATK-10, BK-EQP-04."""
    natural = [arm for arm in STANDARD.weapons if arm.kind == NATURAL]

    assert {arm.name for arm in natural} == {"fists", "beak", "bite", "spur", "pincers", "bare-hands"}
    assert not any(arm.can_be_dropped() or arm.can_be_poisoned() for arm in natural)
    assert not any(arm.can_be_poisoned() for arm in STANDARD.weapons if arm.kind == FIREARM)
    assert weapon("bogdan-sabre").can_be_poisoned()


def test_arms_that_pierce_armour() -> None:
    """A maul, a halberd and pincers on cards of three factions, a war hammer for whoever buys it.

    Rule: BK-ARM-07.
    """
    assert {arm.id for arm in STANDARD.weapons if arm.piercing} == {
        "virunga-maul", "demetrio-halberd", "latro-pincers", "war-hammer",
    }  # fmt: skip


def test_bare_hands_do_nothing_without_a_critical() -> None:
    """Rule: BK-ATK-08."""
    assert (weapon("bare-hands").ap, weapon("bare-hands").damage.text()) == (2, "0")


def test_throw_strength_follows_the_hands() -> None:
    """One hand 2, two hands 3.

    Rule: BK-THR-02.
    """
    assert weapon("bogdan-sabre").throw_strength == 2
    assert weapon("galdikas").throw_strength == 3


@pytest.mark.parametrize(
    ("name", "price", "strength", "penalty", "frame"),
    [
        ("leather", 19, 2, 0, (7, 1, 2, 5)),
        ("chain-mail", 24, 3, 1, (6, 1, 3, 6)),
        ("plate", 30, 4, 2, (5, 2, 4, 8)),
    ],
)
def test_armours_of_the_appendix(
    name: str, price: int, strength: int, penalty: int, frame: tuple[int, int, int, int]
) -> None:
    """Rule: BK-AMR-01 to BK-AMR-04."""
    armour = STANDARD.armours[STANDARD.index("armour", name)]

    assert (armour.price, armour.strength, armour.penalty) == (price, strength, penalty)
    assert (armour.threshold, armour.low, armour.high, armour.squares) == frame


def test_the_armour_of_picture_2_stops_one_below_its_threshold_and_three_from_it() -> None:
    """Rule: BK-ARM-03."""
    armour = STANDARD.armours[STANDARD.index("armour", "chain-mail")]

    assert [armour.stops(face) for face in (2, 5, 6, 9)] == [1, 1, 3, 3]


def test_armours_of_profiles_cost_no_movement() -> None:
    """Only bought ones do; shells are natural.

    Rule: BK-ARM-11, BK-ACT-18.
    """
    printed = [armour for armour in STANDARD.armours if armour.price < 0]

    assert len(printed) == 16
    assert all(armour.penalty == 0 for armour in printed)
    assert sorted(armour.id for armour in printed if armour.natural) == [
        "baby-rotumah-shell", "birgus-shell", "latro-shell", "matah-matah-shell", "rotumah-shell",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("fathoms", "difficulty"), [(4.0, 14), (5.0, 12), (7.0, 12), (10.0, 12), (10.01, 14), (11.0, 14)]
)
def test_the_pirate_cannon(fathoms: float, difficulty: int) -> None:
    """(14)/5(12)/10(14).

    Rule: BK-TPL-04.
    """
    cannon = STANDARD.ordnance[STANDARD.index("ordnance", "pirate-cannon")]

    assert cannon.difficulty_at(fathoms) == difficulty


def test_rotumahs_cannon() -> None:
    """5D5 and one D10 per critical give 6 to 35; a CF costs five armour squares; no structure, no arc, her own gunner.

    Rule: BK-TPL-07, BK-TPL-11, BK-TPL-12, BK-TPL-17, BK-ORD-13.
    """
    cannon = STANDARD.ordnance[STANDARD.index("ordnance", "shell-cannon")]

    assert (cannon.damage.low(0) + 1, cannon.damage.high(0) + 10) == (6, 35)
    assert (cannon.failure_squares, cannon.blast, cannon.points, cannon.fumble) == (5, True, 0, 1)
    assert cannon.living
    assert cannon.armour_bound
    assert STANDARD.profile("rotumah").ordnance == STANDARD.index("ordnance", "shell-cannon")


def test_guns_have_ammunition_and_are_reloaded() -> None:
    """For 3 AP; Rotumah's great gun takes 4 of her 6, so that she does not fire in every activation.

    Rule: BK-ORD-09, BK-ORD-10, BK-REL-07.
    """
    assert {(piece.ammo, piece.rate) for piece in STANDARD.ordnance} == {(4, 1)}
    assert {piece.id: piece.reload for piece in STANDARD.ordnance} == {
        "pirate-cannon": 3, "bone-breaker": 3, "shell-cannon": 4, "swivel-gun": 3,
    }  # fmt: skip


def entry(**fields: object) -> Entry:
    """Make an entry of a weapon file."""
    full = {"id": "oar", "kind": "melee", "hands": 2, "damage": "3", "source": "house"} | fields
    return Entry("mine.toml", 'weapon "oar"', full)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"damage": "1d6"}, 'mine.toml: weapon "oar": damage: expected an amount'),
        ({"kind": "bludgeon"}, 'mine.toml: weapon "oar": kind: expected one of melee'),
        ({"range": [3, 5]}, 'mine.toml: weapon "oar": range: expected one or two rising numbers'),
        ({"weight": 4}, 'mine.toml: weapon "oar": weight: expected no such field'),
        ({"on_hit": [{"do": "explode"}]}, r'weapon "oar": on_hit\[0\]: do: expected one of bleed'),
        ({"thrust": {"dammage": "3"}}, 'weapon "oar": thrust: dammage: expected no such field'),
        ({"source": "a friend"}, 'weapon "oar": source: expected one of book, house'),
    ],
)
def test_a_bad_weapon_names_file_entry_and_field(fields: dict[str, object], message: str) -> None:
    """Own files get the same readers."""
    with pytest.raises(BadData, match=message):
        Weapon(entry(**fields))
