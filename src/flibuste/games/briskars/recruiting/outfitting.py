"""Section 36: what a bought weapon replaces, and what a Briskar goes into battle with. Permits: permits.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.arsenal import UNUSUAL_RELOAD_AP
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.profiles import Profile
from flibuste.games.briskars.cards.terms import (
    FIREARM,
    MELEE,
    NATURAL,
    REPLACES_LEFT,
    REPLACES_MAIN,
    REPLACES_NOTHING,
)
from flibuste.games.briskars.recruiting.bands import ARMOUR, ITEM, WEAPON, Hire, Purchase

NO_WEAPON: Final[i64] = -1


@final
class Recruit:
    """A Briskar as he goes into battle; lists hold indexes, items with repeats, ``poisoned`` places in ``weapons``.

    Rule: BK-EQP-05, BK-EQP-06, BK-EQP-10, BK-OBJ-19 to BK-OBJ-22.
    """

    def __init__(self, profile: i64, cost: i64, ways: i64, armour: i64) -> None:
        self.profile: i64 = profile
        self.cost: i64 = cost
        self.ways: i64 = ways
        self.armour: i64 = armour
        self.bought_armour: bool = False
        self.weapons: vec[i64] = vec[i64]()
        self.items: vec[i64] = vec[i64]()
        self.spells: vec[i64] = vec[i64]()
        self.scrolls: vec[i64] = vec[i64]()
        self.poisoned: vec[i64] = vec[i64]()


def outfit(content: Content, hire: Hire, cost: i64) -> Recruit:
    """Give a Briskar what his profile prints and what was bought for him.

    Rule: BK-EQP-01, BK-EQP-05, BK-EQP-06, BK-EQP-10, BK-MAG-04.
    """
    profile = content.profiles[hire.profile]
    recruit = Recruit(hire.profile, cost, mastered(profile, hire), profile.armour)
    for weapon in rack_of(content, hire).carried:
        recruit.weapons = append(recruit.weapons, weapon)
    for item in profile.items:
        recruit.items = append(recruit.items, item)
    for spell in hire.spells:
        recruit.spells = append(recruit.spells, spell)
    for spell in profile.spells:
        recruit.spells = append(recruit.spells, spell)
    for thing in hire.bought:
        hand_over(content, recruit, thing)
    return recruit


def hand_over(content: Content, recruit: Recruit, thing: Purchase) -> None:
    """Add one thing that is no weapon."""
    if thing.shelf == ARMOUR:
        recruit.armour = thing.index
        recruit.bought_armour = True
    elif thing.shelf == ITEM and content.items[thing.index].for_mages and content.items[thing.index].uses > 0:
        recruit.scrolls = append(recruit.scrolls, thing.spell)
    elif thing.shelf == ITEM and content.items[thing.index].for_mages:
        recruit.spells = append(recruit.spells, thing.spell)
    elif thing.shelf == ITEM and content.items[thing.index].poisons():
        place = poisoned_place(content, recruit.weapons, thing, recruit.poisoned)
        if place >= 0:
            recruit.poisoned = append(recruit.poisoned, place)
    elif thing.shelf == ITEM:
        recruit.items = append(recruit.items, thing.index)


def poisoned_place(content: Content, weapons: vec[i64], thing: Purchase, taken: vec[i64]) -> i64:
    """Return the place of the weapon a vial poisons: the one named, else the first sharp one left; -1: none.

    Rule: BK-EQP-04, BK-OBJ-22.
    """
    for place in range(len(weapons)):
        if any(place == other for other in taken):
            continue
        if thing.weapon >= 0 and weapons[place] != thing.weapon:
            continue
        if content.weapons[weapons[place]].can_be_poisoned():
            return place
    return -1


def mastered(profile: Profile, hire: Hire) -> i64:
    """Return the ways a mage masters: those of the card and those his owner chose.

    Rule: BK-MAG-02.
    """
    if profile.open_ways > 0:
        return profile.ways | hire.ways
    return profile.ways


# --- weapons: which one stays at home


@final
class Rack:
    """The weapons of one Briskar while he is fitted out: what he carries, and what of it is printed on his card."""

    def __init__(self, content: Content, profile: Profile) -> None:
        self.content: Content = content
        self.carried: list[int] = [int(weapon) for weapon in profile.weapons]
        self.printed: list[int] = [int(weapon) for weapon in profile.weapons]
        self.main: i64 = self.main_printed()

    def main_printed(self) -> i64:
        """Return the printed main weapon: the first that strikes in melee, NO_WEAPON without one.

        Rule: BK-ACT-09.
        """
        for weapon in self.printed:
            if self.content.weapons[weapon].kind != FIREARM and not self.content.weapons[weapon].left:
                return weapon
        return NO_WEAPON

    def first(self, kind: i64, left: bool, wanted: i64) -> i64:
        """Return a printed weapon of a kind that is still there: the wanted one if it fits, else the first."""
        found = NO_WEAPON
        for weapon in self.printed:
            if self.content.weapons[weapon].kind == kind and self.content.weapons[weapon].left == left:
                if weapon == wanted:
                    return weapon
                if found == NO_WEAPON:
                    found = weapon
        return found

    def left_at_home(self, thing: Purchase) -> i64:
        """Return the printed weapon that a bought one replaces, NO_WEAPON if it replaces none.

        Rule: BK-EQP-10, BK-WPN-05, BK-WPN-07.
        """
        bought = self.content.weapons[thing.index]
        if bought.replaces == REPLACES_NOTHING:
            return NO_WEAPON
        if bought.replaces == REPLACES_LEFT:
            return self.first(MELEE, True, thing.replaces)
        if bought.replaces != REPLACES_MAIN:
            same = self.first(bought.kind, False, thing.replaces)
            if same != NO_WEAPON:
                return same
        if self.main == NO_WEAPON or self.main not in self.printed or self.content.weapons[self.main].kind == NATURAL:
            return NO_WEAPON
        return self.main

    def lacks_place(self, thing: Purchase) -> bool:
        """Say whether a bought weapon has nothing left to replace: another one took the main weapon's place.

        Rule: BK-EQP-10.
        """
        replaces = self.content.weapons[thing.index].replaces
        if replaces in (REPLACES_NOTHING, REPLACES_LEFT) or self.left_at_home(thing) != NO_WEAPON:
            return False
        return self.main != NO_WEAPON and self.main not in self.printed

    def take(self, thing: Purchase) -> None:
        """Put a bought weapon in the place of the one that stays at home.

        Rule: BK-EQP-10.
        """
        home = self.left_at_home(thing)
        if home == NO_WEAPON:
            self.carried.append(thing.index)
            return
        self.carried[self.carried.index(home)] = thing.index
        self.printed.remove(home)

    def in_hands(self) -> int:
        """Count the weapons that need a hand."""
        return sum(1 for weapon in self.carried if self.content.weapons[weapon].hands > 0)


def rack_of(content: Content, hire: Hire) -> Rack:
    """Fit a Briskar out with the weapons bought for him."""
    rack = Rack(content, content.profiles[hire.profile])
    for thing in hire.bought:
        if thing.shelf == WEAPON:
            rack.take(thing)
    return rack


def reload_ap(content: Content, profile: i64, weapon: i64) -> i64:
    """Return what reloading costs: 5 AP for a bought firearm in hands that are not used to one.

    Rule: BK-REL-03, BK-REL-05, BK-EQP-13.
    """
    arm = content.weapons[weapon]
    if arm.kind != FIREARM or arm.price < 0:
        return arm.reload
    for printed in content.profiles[profile].weapons:
        if content.weapons[printed].kind == FIREARM:
            return arm.reload
    return UNUSUAL_RELOAD_AP
