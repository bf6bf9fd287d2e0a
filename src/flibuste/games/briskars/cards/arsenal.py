"""Sections 37 to 39 and 25: weapons, armours and ordnance as data.

What they do in a fight belongs to the chapters on attacks, shooting and armour.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.cards.effects import Effect, read_effects
from flibuste.games.briskars.cards.reading import Ids, amount, proved, quarters, reference, table, word, words
from flibuste.games.briskars.cards.terms import (
    ACTIONS,
    FIREARM,
    MELEE,
    NATURAL,
    NOT_FOR_SALE,
    REPLACES,
    THROWN,
    WEAPON_KINDS,
)
from flibuste.kernel.content import Entry

NO_RANGE: Final[i64] = -1
ATTACK_AP: Final = 2
THRUST_AP: Final = 3
RELOAD_AP: Final = 3
UNUSUAL_RELOAD_AP: Final[i64] = 5


@final
class Thrust:
    """A thrust printed with a weapon.

    Without printed damage it hurts only on a critical; a shooting thrust follows the shooting rules.

    Rule: BK-ATK-03, BK-ATK-04, BK-SHO-17.
    """

    def __init__(self, row: Entry, weapon: str) -> None:
        self.name: str = row.text("name", weapon)
        self.ap: i64 = row.count("ap", 0, 9, THRUST_AP)
        self.damage: Amount = amount(row, "damage")
        self.shooting: bool = row.flag("shooting", False)
        self.contact: bool = row.flag("contact", False)
        self.effects: list[Effect] = read_effects(row, "effects")
        self.critical: list[Effect] = read_effects(row, "critical")
        row.close()


@final
class Weapon:
    """One weapon of the appendix or of a profile.

    Rule: BK-WPN-01 to BK-WPN-12, BK-FIR-01 to BK-FIR-15, BK-EQP-04, BK-THR-02.
    """

    def __init__(self, row: Entry) -> None:
        self.id: str = row.text("id")
        self.name: str = row.text("name", self.id)
        self.kind: i64 = word(row, "kind", WEAPON_KINDS)
        self.hands: i64 = row.count("hands", 0, 2)
        self.left: bool = row.one_of("slot", ("main", "left"), "main") == "left"
        self.sharp: bool = row.flag("sharp", False)
        self.ap: i64 = row.count("ap", 0, 9, ATTACK_AP)
        self.damage: Amount = amount(row, "damage")
        self.fumble: i64 = row.count("critical_failure", 1, 9, usual_fumble(self.kind))
        self.critical: i64 = row.count("critical", 2, 10, 10)
        self.reach: bool = row.flag("reach", False)
        self.piercing: bool = row.flag("piercing", False)
        self.tools: i64 = words(row, "tools", ACTIONS)
        self.rerolls_counter: bool = row.flag("rerolls_counter", False)
        self.read_shooting(row)
        self.price: i64 = row.count("price", 0, 999, -1) if row.value("price") is not None else NOT_FOR_SALE
        self.limit: i64 = row.count("limit", 1, 99, 1)
        self.replaces: i64 = word(row, "replaces", REPLACES, "kind")
        self.throw_strength: i64 = row.count("throw_strength", 1, 20, usual_throw(self.hands))
        self.on_hit: list[Effect] = read_effects(row, "on_hit")
        self.on_critical: list[Effect] = read_effects(row, "on_critical")
        self.on_failure: list[Effect] = read_effects(row, "on_failure")
        printed = table(row, "thrust")
        self.thrust: Thrust | None = Thrust(printed, self.name) if printed is not None else None
        self.proved: list[str] = proved(row)
        row.close()

    def read_shooting(self, row: Entry) -> None:
        """Read range, rate and reload; one range number is a maximum only.

        Rule: BK-SHO-15, BK-REL-01, BK-REL-03, BK-FIR-14.
        """
        ranges = row.counts("range", -1, [])
        if len(ranges) > 2 or sorted(ranges) != ranges or (len(ranges) > 0) != self.is_ranged():
            raise row.wrong("range", "one or two rising numbers for a ranged weapon, none for another")
        self.near: i64 = ranges[0] if len(ranges) == 2 else NO_RANGE
        self.far: i64 = ranges[-1] if ranges else NO_RANGE
        self.rate: i64 = row.count("rate", 0, 20, 0)
        self.reload: i64 = row.count("reload", 0, 9, RELOAD_AP)
        self.single_use: bool = row.flag("single_use", False)
        self.burst_ap: i64 = row.count("burst_ap", 0, 9, 0)

    def is_ranged(self) -> bool:
        """Say whether it shoots or is thrown as a shot.

        Rule: BK-FIR-03.
        """
        return self.kind == FIREARM or self.kind == THROWN

    def strikes(self) -> bool:
        """Say whether it can make melee attacks: hand weapons, natural ones, dirk and tomahawk in hand.

        Rule: BK-FIR-03.
        """
        return self.kind != FIREARM

    def can_be_poisoned(self) -> bool:
        """Say whether poison may go on it: a sharp melee weapon.

        Rule: BK-EQP-04, BK-OBJ-22.
        """
        return self.kind == MELEE and self.sharp

    def can_be_dropped(self) -> bool:
        """Say whether it can be lost, put down or thrown: not a part of the body.

        Rule: BK-ATK-10.
        """
        return self.kind != NATURAL

    def range_modifier(self, fathoms: float) -> i64:
        """Return what the range changes in the damage: +1 below the minimum, -3 beyond the maximum.

        Rule: BK-SHO-07 to BK-SHO-09, BK-SHO-15.
        """
        if self.near >= 0 and fathoms < float(self.near) - 1e-9:
            return 1
        if fathoms > float(self.far) + 1e-9:
            return -3
        return 0


def usual_fumble(kind: i64) -> int:
    """Return the highest face that fails: 1 in melee, 2 for a shot.

    Rule: BK-DIC-07, BK-SHO-04.
    """
    return 2 if kind in (FIREARM, THROWN) else 1


def usual_throw(hands: i64) -> int:
    """Return the Strength needed to throw a weapon: 2 with one hand, 3 with two.

    Rule: BK-THR-02.
    """
    return 3 if hands == 2 else 2


@final
class Armour:
    """An armour frame, printed on a profile or bought.

    Rule: BK-ARM-03, BK-ARM-11, BK-ARM-15, BK-AMR-01 to BK-AMR-05.
    """

    def __init__(self, row: Entry) -> None:
        self.id: str = row.text("id")
        self.name: str = row.text("name")
        self.price: i64 = row.count("price", 0, 999) if row.value("price") is not None else NOT_FOR_SALE
        self.strength: i64 = row.count("strength", 0, 20, 0)
        self.penalty: i64 = row.count("penalty", 0, 20, 0)
        self.threshold: i64 = row.count("threshold", 2, 10)
        self.low: i64 = row.count("low", 0, 99)
        self.high: i64 = row.count("high", 0, 99)
        self.squares: i64 = row.count("squares", 1, 99)
        self.natural: bool = row.flag("natural", False)
        self.limit: i64 = row.count("limit", 1, 99, 1)
        self.proved: list[str] = proved(row)
        row.close()

    def stops(self, face: i64) -> i64:
        """Return what the armour stops with a face between the criticals.

        Rule: BK-ARM-03.
        """
        return self.high if face >= self.threshold else self.low

    def frame(self) -> str:
        """Write the frame as cards do: threshold, low and high value, squares."""
        return f"{self.threshold}/{self.low}/{self.high}/{self.squares}"


@final
class Ordnance:
    """A gun, or the gun a living ordnance carries on her back.

    Rule: BK-TPL-04, BK-TPL-11, BK-TPL-12, BK-TPL-17, BK-ORD-09, BK-ORD-10, BK-ORD-13, BK-ACT-02, BK-ACT-06.
    """

    def __init__(self, row: Entry, factions: Ids) -> None:
        self.id: str = row.text("id")
        self.name: str = row.text("name", self.id)
        self.any_faction: bool = row.text("faction") == "any"
        self.faction: i64 = -1 if self.any_faction else reference(row, "faction", factions, "faction")
        self.living: bool = row.flag("living", False)
        self.armour_bound: bool = row.flag("armour_bound", False)
        self.limit: i64 = row.count("limit", 1, 9, 1)
        self.cost: i64 = row.count("cost", 0, 999, 0)
        self.strength: i64 = row.count("strength", 0, 20, 0)
        self.throw_strength: i64 = row.count("throw_strength", 0, 20, 6)
        self.points: i64 = row.count("points", 0, 99, 0)
        self.ap: i64 = row.count("ap", 0, 9)
        self.difficulty: vec[i64] = vec[i64](row.counts("difficulty", 3))
        self.ranges: vec[i64] = vec[i64](row.counts("range", 2))
        self.damage: Amount = amount(row, "damage")
        self.fumble: i64 = row.count("critical_failure", 1, 9, 2)
        self.blast: bool = row.flag("blast", True)
        self.failure_squares: i64 = row.count("failure_squares", 0, 99, 0)
        self.rate: i64 = row.count("rate", 0, 20, 0)
        self.reload: i64 = row.count("reload", 0, 9, RELOAD_AP)
        self.ammo: i64 = row.count("ammo", 0, 99)
        self.arc: i64 = row.count("arc", 0, 180, 45)
        self.size: i64 = quarters(row, "size", 1)
        self.proved: list[str] = proved(row)
        row.close()

    def difficulty_at(self, fathoms: float) -> i64:
        """Return the number to reach: below the minimum range, up to the maximum, beyond.

        Rule: BK-TPL-04.
        """
        if fathoms < float(self.ranges[0]) - 1e-9:
            return self.difficulty[0]
        if fathoms > float(self.ranges[1]) + 1e-9:
            return self.difficulty[2]
        return self.difficulty[1]
