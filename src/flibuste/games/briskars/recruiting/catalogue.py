"""Everything that can be hired, bought and learnt, for a crew builder: numbers and ids, no words."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.cards.arsenal import Armour, Ordnance, Weapon
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.goods import Item
from flibuste.games.briskars.cards.profiles import Profile
from flibuste.games.briskars.cards.spellbook import Spell
from flibuste.games.briskars.cards.terms import CHARACTERISTICS, LIMITS, SPELL_TARGETS, SPELL_TESTS, WAYS, WEAPON_KINDS
from flibuste.games.briskars.recruiting.bands import read_band
from flibuste.games.briskars.recruiting.crew_verdicts import band_fields
from flibuste.games.briskars.recruiting.recruiting import MOST_BRISKARS, MOST_PIECES, TOLERANCE, band_ids, band_value


def catalogue(content: Content) -> dict[str, object]:
    """List it all."""
    return {
        "digest": content.digest,
        "tolerance": int(TOLERANCE),
        "most": MOST_BRISKARS,
        "most_pieces": MOST_PIECES,
        "ways": list(WAYS),
        "factions": [{"id": one.id, "mercenary": one.mercenary} for one in content.factions],
        "profiles": [profile_fields(content, one) for one in content.profiles],
        "weapons": [weapon_fields(one) for one in content.weapons],
        "armours": [armour_fields(one) for one in content.armours],
        "items": [item_fields(one) for one in content.items],
        "spells": [spell_fields(one) for one in content.spells if not one.own],
        "ordnance": [piece_fields(content, one) for one in content.ordnance],
        "starters": starters(content),
        "scenarios": [{"id": one.id, "budget": int(one.budget)} for one in content.scenarios],
    }


def profile_fields(content: Content, card: Profile) -> dict[str, object]:
    """Describe a Briskar for hire."""
    armour = content.armours[card.armour] if card.armour >= 0 else None
    return {
        "id": card.id,
        "like": card.like,
        "faction": content.factions[card.faction].id,
        "gender": card.gender,
        "henchman": card.henchman,
        "limit": int(card.limit),
        "cost": int(card.cost),
        "constitution": int(card.constitution),
        "dexterity": int(card.dexterity),
        "strength": int(card.strength),
        "mind": int(card.mind),
        "movement": int(card.movement),
        "ap": int(card.ap),
        "hp": int(card.hp),
        "hands": int(card.hands),
        "weapons": [content.weapons[k].id for k in card.weapons],
        "armour": armour.id if armour is not None else None,
        "squares": int(armour.squares) if armour is not None else 0,
        "items": [content.items[k].id for k in card.items],
        "skills": [content.skills[k].id for k in card.skills],
        "ways": [way for k, way in enumerate(WAYS) if card.ways >> k & 1],
        "open_ways": int(card.open_ways),
        "spells": [content.spells[k].id for k in card.spells],
        "ordnance": content.ordnance[card.ordnance].id if card.ordnance >= 0 else None,
        "any_faction": card.any_faction,
        "mage": card.is_mage(),
    }


def priced(price: i64) -> int | None:
    """Return a price, None for what is not for sale."""
    return int(price) if price >= 0 else None


def weapon_fields(weapon: Weapon) -> dict[str, object]:
    """Describe a weapon."""
    thrust = weapon.thrust
    return {
        "id": weapon.id,
        "name": weapon.name,
        "kind": WEAPON_KINDS[weapon.kind],
        "hands": int(weapon.hands),
        "damage": weapon.damage.text(),
        "thrust": thrust.damage.text() if thrust is not None else None,
        "near": int(weapon.near) if weapon.near >= 0 else None,
        "far": int(weapon.far) if weapon.far >= 0 else None,
        "rate": int(weapon.rate),
        "reach": weapon.reach,
        "piercing": weapon.piercing,
        "price": priced(weapon.price),
        "limit": int(weapon.limit),
    }


def armour_fields(armour: Armour) -> dict[str, object]:
    """Describe an armour."""
    return {
        "id": armour.id,
        "name": armour.name,
        "price": priced(armour.price),
        "strength": int(armour.strength),
        "penalty": int(armour.penalty),
        "frame": armour.frame(),
        "squares": int(armour.squares),
        "limit": int(armour.limit),
    }


def item_fields(item: Item) -> dict[str, object]:
    """Describe an object."""
    return {
        "id": item.id,
        "price": priced(item.price),
        "limit": LIMITS[item.limit],
        "count": int(item.count),
        "mage": item.for_mages,
        "leader": item.for_leaders,
        "poison": item.poisons(),
    }


def spell_fields(spell: Spell) -> dict[str, object]:
    """Describe a spell."""
    return {
        "id": spell.id,
        "ways": [way for k, way in enumerate(WAYS) if spell.ways >> k & 1],
        "gold": int(spell.gold),
        "ap": int(spell.ap),
        "range": int(spell.range),
        "test": SPELL_TESTS[spell.test],
        "number": int(spell.number),
        "against": CHARACTERISTICS[spell.number] if spell.is_resisted() else None,
        "target": SPELL_TARGETS[spell.target],
        "reaction": spell.reaction,
    }


def piece_fields(content: Content, piece: Ordnance) -> dict[str, object]:
    """Describe a piece of ordnance."""
    return {
        "id": piece.id,
        "name": piece.name,
        "faction": None if piece.any_faction else content.factions[piece.faction].id,
        "living": piece.living,
        "limit": int(piece.limit),
        "cost": int(piece.cost),
        "strength": int(piece.strength),
        "points": int(piece.points),
        "ammo": int(piece.ammo),
        "damage": piece.damage.text(),
        "difficulty": [int(number) for number in piece.difficulty],
        "ranges": [int(number) for number in piece.ranges],
    }


def starters(content: Content) -> list[object]:
    """List the bands that ship with the game."""
    found: list[object] = []
    for name, (file, text) in zip(band_ids(content), content.bands.items(), strict=True):
        roster = read_band(content, file, text)
        found.append({"id": name, "value": int(band_value(content, roster)), "band": band_fields(content, roster)})
    return found
