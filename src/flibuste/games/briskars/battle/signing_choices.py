"""Chapter 3: the choices that go with a purchase or a mage while a band is signed on.

``with 1`` after a weapon names the printed one it replaces, after a vial the weapon it poisons; ``pick 2`` names a way
of magic that a card leaves open.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.terms import WAYS
from flibuste.games.briskars.field.verbs import PICK, SLOTS, WITH
from flibuste.games.briskars.recruiting.bands import ITEM, WEAPON, Hire, Purchase, Roster
from flibuste.games.briskars.recruiting.outfitting import rack_of
from flibuste.kernel.bits import bit, has, size


def last_bought(hire: Hire) -> Purchase | None:
    """Return what was bought last for a Briskar."""
    return hire.bought[-1] if hire.bought else None


def unnamed(content: Content, hire: Hire) -> Purchase | None:
    """Return the spell book or scroll bought last, if its spell is still to be named. Rule: BK-OBJ-19, BK-OBJ-20."""
    thing = last_bought(hire)
    if thing is None or thing.shelf != ITEM or not content.items[thing.index].for_mages or thing.spell >= 0:
        return None
    return thing


def is_vial(content: Content, thing: Purchase) -> bool:
    """Say whether a thing is poison."""
    return thing.shelf == ITEM and content.items[thing.index].poisons()


def weapons_to_name(content: Content, hire: Hire) -> list[int]:
    """List the weapons a choice may name: those printed for a bought weapon, those carried for a vial.

    Rule: BK-EQP-04, BK-EQP-10, BK-OBJ-22.
    """
    thing = last_bought(hire)
    if thing is None:
        return []
    if is_vial(content, thing):
        return rack_of(content, hire).carried
    if thing.shelf == WEAPON:
        return [int(weapon) for weapon in content.profiles[hire.profile].weapons]
    return []


def choices_of(content: Content, roster: Roster) -> vec[i64]:
    """List the choices open for the one hired last, as answers.

    Rule: BK-EQP-04, BK-EQP-10, BK-MAG-02.
    """
    found = vec[i64](capacity=128)
    if not roster.hires:
        return found
    hire = roster.hires[-1]
    named = len(weapons_to_name(content, hire))
    for k in range(min(named, SLOTS)):
        if named > 1:
            found = append(found, WITH + k)
    if content.profiles[hire.profile].open_ways > 0:
        for way in range(len(WAYS)):
            found = append(found, PICK + way)
    return found


def choose(content: Content, hire: Hire, answer: i64) -> None:
    """Make one choice. Rule: BK-EQP-04, BK-EQP-10, BK-MAG-02."""
    if answer >= PICK:
        hire.ways |= bit(answer - PICK)
        return
    thing = last_bought(hire)
    weapons = weapons_to_name(content, hire)
    if thing is None or answer - WITH >= len(weapons):
        return
    if is_vial(content, thing):
        thing.weapon = weapons[answer - WITH]
    else:
        thing.replaces = weapons[answer - WITH]


# a whole band as answers


def choices_made(content: Content, hire: Hire, thing: Purchase) -> vec[i64]:
    """Return the answers that follow a purchase: its weapon, its spell is learnt apart. ``thing`` was bought last."""
    found = vec[i64](capacity=2)
    wanted = thing.weapon
    if thing.shelf == WEAPON:
        wanted = thing.replaces
    weapons = weapons_to_name(content, hire)
    if wanted >= 0 and len(weapons) > 1:
        for k in range(min(len(weapons), SLOTS)):
            if weapons[k] == wanted:
                return append(found, WITH + k)
    return found


def ways_picked(content: Content, hire: Hire) -> vec[i64]:
    """Return the answers that choose the ways of a mage."""
    found = vec[i64](capacity=4)
    if content.profiles[hire.profile].open_ways == 0 or size(hire.ways) == 0:
        return found
    for way in range(len(WAYS)):
        if has(hire.ways, way):
            found = append(found, PICK + way)
    return found
