"""Sections 36 and 34: what may be bought for a Briskar, which spells he may learn, how many of a thing a band has."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.faults import Fault
from flibuste.games.briskars.cards.terms import NO_LIMIT, PER_BRISKAR
from flibuste.games.briskars.recruiting.bands import ARMOUR, ITEM, WEAPON, Hire, Purchase, Roster, shelf_price, thing_id
from flibuste.games.briskars.recruiting.outfitting import NO_WEAPON, Rack, mastered, outfit
from flibuste.kernel.bits import size

MOST_WEAPONS: Final = 4
MOST_SPELLS: Final = 8


def hire_faults(content: Content, hire: Hire, where: str) -> list[Fault]:
    """List what is wrong with one Briskar: things bought, ways, spells.

    Rule: BK-EQP-02 to BK-EQP-10, BK-MAG-02, BK-MAG-04.
    """
    found: list[Fault] = []
    rack = Rack(content, content.profiles[hire.profile])
    for thing in hire.bought:
        if shelf_price(content, thing) < 0:
            name = thing_id(content, thing)
            found.append(Fault("not_for_sale", f"{name} cannot be bought", "BK-EQP-01", where, name))
        elif thing.shelf == WEAPON:
            found += weapon_faults(content, hire, thing, rack, where)
        elif thing.shelf == ARMOUR:
            found += armour_faults(content, hire, thing, where)
        else:
            found += item_faults(content, hire, thing, where)
    if len(rack.carried) > MOST_WEAPONS:
        text = f"{len(rack.carried)} weapons, the table holds {MOST_WEAPONS}"
        found.append(Fault("too_many_weapons", text, "house", where, "", len(rack.carried), MOST_WEAPONS))
    return found + way_faults(content, hire, where) + spell_faults(content, hire, where)


def weapon_faults(content: Content, hire: Hire, thing: Purchase, rack: Rack, where: str) -> list[Fault]:
    """Check one bought weapon and put it on the rack.

    Rule: BK-EQP-02, BK-EQP-03, BK-EQP-10, BK-WPN-05.
    """
    profile = content.profiles[hire.profile]
    weapon = content.weapons[thing.index]
    home = rack.left_at_home(thing)
    lacking = rack.lacks_place(thing)
    rack.take(thing)
    if profile.hands == 0:
        return [Fault("no_hands", f"{profile.id} has no hand for {weapon.id}", "BK-EQP-02", where, profile.id)]
    if profile.hands == 1 and (weapon.hands == 2 or rack.in_hands() > 1):
        return [Fault("one_hand", f"{profile.id} has one hand only: no {weapon.id}", "BK-EQP-03", where, profile.id)]
    if weapon.left and is_two_handed(content, rack):
        text = f"{weapon.id} needs a free left hand beside the main weapon of {profile.id}"
        return [Fault("left_hand_taken", text, "BK-WPN-05", where, profile.id)]
    if lacking:
        text = f"{weapon.id} has no printed weapon of {profile.id} left to replace"
        return [Fault("nothing_to_replace", text, "BK-EQP-10", where, profile.id)]
    if thing.replaces != NO_WEAPON and thing.replaces != home:
        text = f"{weapon.id} cannot replace {content.weapons[thing.replaces].id}"
        return [Fault("cannot_replace", text, "BK-EQP-10", where, profile.id)]
    return []


def is_two_handed(content: Content, rack: Rack) -> bool:
    """Say whether the main weapon (a pair counts) takes both hands.

    Rule: BK-WPN-05.
    """
    for index in rack.carried:
        weapon = content.weapons[index]
        if weapon.strikes() and not weapon.left and not weapon.single_use:
            return weapon.hands == 2
    return False


def armour_faults(content: Content, hire: Hire, thing: Purchase, where: str) -> list[Fault]:
    """Check one bought armour: strong enough, and only one.

    Rule: BK-EQP-06, BK-AMR-05.
    """
    profile = content.profiles[hire.profile]
    armour = content.armours[thing.index]
    if profile.strength < armour.strength:
        text = f"{armour.id} needs Strength {armour.strength}, {profile.id} has {profile.strength}"
        return [Fault("too_weak", text, "BK-AMR-05", where, profile.id, profile.strength, armour.strength)]
    if sum(1 for other in hire.bought if other.shelf == ARMOUR) > 1:
        return [Fault("second_armour", f"{profile.id} wears one armour only", "BK-EQP-06", where, profile.id)]
    return []


def item_faults(content: Content, hire: Hire, thing: Purchase, where: str) -> list[Fault]:
    """Check one bought object: hands to hold it, magic to use it, the choice that goes with it.

    Rule: BK-EQP-02, BK-EQP-04, BK-OBJ-19, BK-OBJ-20, BK-OBJ-22.
    """
    profile = content.profiles[hire.profile]
    item = content.items[thing.index]
    if item.held and profile.hands == 0:
        return [Fault("no_hands", f"{profile.id} has no hand for {item.id}", "BK-EQP-02", where, profile.id)]
    if item.for_mages:
        return learning_faults(content, hire, thing, where)
    if item.poisons() and not is_poison_placed(content, hire):
        text = f"{profile.id} has no sharp melee weapon for the poison"
        return [Fault("not_sharp", text, "BK-EQP-04", where, profile.id)]
    return []


def is_poison_placed(content: Content, hire: Hire) -> bool:
    """Say whether every vial of a Briskar finds a sharp melee weapon of its own.

    Rule: BK-EQP-04, BK-OBJ-22.
    """
    vials = sum(1 for thing in hire.bought if thing.shelf == ITEM and content.items[thing.index].poisons())
    return len(outfit(content, hire, 0).poisoned) == vials


def learning_faults(content: Content, hire: Hire, thing: Purchase, where: str) -> list[Fault]:
    """Check a spell book or a scroll: for a mage, with one spell of a way he does not master.

    Rule: BK-OBJ-19, BK-OBJ-20.
    """
    profile = content.profiles[hire.profile]
    item = content.items[thing.index]
    if not profile.is_mage():
        return [Fault("no_magic", f"{profile.id} knows no magic: no {item.id}", "BK-OBJ-19", where, profile.id)]
    if thing.spell < 0:
        return [Fault("no_spell_named", f"{item.id} of {profile.id} names no spell", "BK-OBJ-19", where, profile.id)]
    spell = content.spells[thing.spell]
    if spell.own:
        return [Fault("not_for_sale", f"{spell.id} is in somebody's own book", "BK-MAG-04", where, spell.id)]
    if spell.opens_to(mastered(profile, hire)):
        text = f"{profile.id} masters a way of {spell.id} and needs no {item.id} for it"
        return [Fault("way_mastered", text, "BK-OBJ-19", where, spell.id)]
    return []


def way_faults(content: Content, hire: Hire, where: str) -> list[Fault]:
    """Check that the ways a card leaves open are chosen, no more and no fewer.

    Rule: BK-MAG-02.
    """
    profile = content.profiles[hire.profile]
    chosen = size(hire.ways & ~profile.ways)
    if chosen == profile.open_ways and size(hire.ways) == chosen:
        return []
    text = f"{profile.id} chooses {profile.open_ways} ways of magic, not {chosen}"
    return [Fault("wrong_ways", text, "BK-MAG-02", where, profile.id, chosen, profile.open_ways)]


def spell_faults(content: Content, hire: Hire, where: str) -> list[Fault]:
    """Check the spells bought: a mage, of one of his ways, each once.

    Rule: BK-MAG-02 to BK-MAG-04.
    """
    profile = content.profiles[hire.profile]
    if hire.spells and not profile.is_mage():
        return [Fault("no_magic", f"{profile.id} knows no magic", "BK-MAG-02", where, profile.id)]
    found: list[Fault] = []
    for spell in hire.spells:
        if content.spells[spell].own:
            name = content.spells[spell].id
            found.append(Fault("not_for_sale", f"{name} is in somebody's own book", "BK-MAG-04", where, name))
        elif not content.spells[spell].opens_to(mastered(profile, hire)):
            name = content.spells[spell].id
            text = f"{profile.id} masters no way of {name}"
            found.append(Fault("way_not_mastered", text, "BK-MAG-04", where, name))
    known = learned(content, hire)
    if len(set(known)) < len(known):
        found.append(Fault("spell_twice", f"{profile.id} learns a spell twice", "BK-MAG-04", where, profile.id))
    if len(known) > MOST_SPELLS:
        text = f"{len(known)} spells, the table holds {MOST_SPELLS}"
        found.append(Fault("too_many_spells", text, "house", where, profile.id, len(known), MOST_SPELLS))
    return found


def learned(content: Content, hire: Hire) -> list[int]:
    """List all spells a mage would have, with those of books and scrolls."""
    printed = [int(spell) for spell in content.profiles[hire.profile].spells]
    return printed + hire.spells + [int(thing.spell) for thing in hire.bought if thing.spell >= 0]


def stock_faults(content: Content, roster: Roster) -> list[Fault]:
    """Count each thing over the band and over each Briskar.

    Rule: BK-EQP-11.
    """
    found: list[Fault] = []
    counts: dict[str, int] = {}
    for k, hire in enumerate(roster.hires):
        own: dict[str, int] = {}
        for thing in hire.bought:
            name = thing_id(content, thing)
            counts[name] = counts.get(name, 0) + 1
            own[name] = own.get(name, 0) + 1
            if is_per_briskar(content, thing) and own[name] == 2:
                found.append(Fault("one_per_briskar", f"one {name} each", "BK-EQP-11", f"briskar {k + 1}", name, 2, 1))
    for name, most in band_limits(content, roster).items():
        if counts[name] > most:
            text = f"{counts[name]} times {name}, {most} allowed in a band"
            found.append(Fault("too_many_of_one", text, "BK-EQP-11", "band", name, counts[name], most))
    return found


def is_per_briskar(content: Content, thing: Purchase) -> bool:
    """Say whether each Briskar may have one of a thing.

    Rule: BK-EQP-11.
    """
    return thing.shelf == ITEM and content.items[thing.index].limit == PER_BRISKAR


def band_limits(content: Content, roster: Roster) -> dict[str, int]:
    """Return, for everything bought that is limited per band, how many a band may have.

    Rule: BK-EQP-11.
    """
    limits: dict[str, int] = {}
    for hire in roster.hires:
        for thing in hire.bought:
            most = band_limit(content, thing)
            if most > 0:
                limits[thing_id(content, thing)] = most
    return limits


def band_limit(content: Content, thing: Purchase) -> int:
    """Return how many of a thing a band may have, 0 for no limit.

    Rule: BK-EQP-11.
    """
    if thing.shelf == WEAPON:
        return content.weapons[thing.index].limit
    if thing.shelf == ARMOUR:
        return content.armours[thing.index].limit
    item = content.items[thing.index]
    if item.limit == NO_LIMIT or item.limit == PER_BRISKAR:
        return 0
    return item.count
