"""Section 7: profiles and their special skills as data."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.reading import Ids, proved, quarters, reference, references, words
from flibuste.games.briskars.cards.terms import SKILL_DEEDS, WAYS
from flibuste.games.briskars.ground.ground import KINDS
from flibuste.kernel.bits import bit
from flibuste.kernel.content import Entry

LEADER_RANGE: Final[i64] = 5


@final
class Faction:
    """A symbol under which Briskars sign on together.

    Rule: BK-REC-06, BK-REC-07, BK-CHR-08.
    """

    def __init__(self, row: Entry) -> None:
        self.id: str = row.text("id")
        self.place: str = row.text("place")
        self.mercenary: bool = row.flag("mercenary", False)
        row.source()
        row.close()


@final
class Skill:
    """A special skill: which question of the rules it answers, and how.

    Rule: BK-CHR-12.
    """

    def __init__(self, row: Entry) -> None:
        self.id: str = row.text("id")
        self.do: str = row.one_of("do", SKILL_DEEDS)
        self.amount: i64 = row.count("amount", 0, 99, 0)
        self.grounds: i64 = words(row, "grounds", KINDS)
        self.weapons: list[str] = row.texts("weapons", None, [])
        row.source()
        row.close()


@final
class Profile:
    """One Briskar for hire: the numbers of the card, and what its skills change.

    ``ways`` and ``unslowed`` are sets as bits, ``weapons`` indexes, ``armour`` and ``ordnance`` an index or -1;
    ``like`` is whose name and face the Briskar has: his own, unless a file says whose.

    Rule: BK-CHR-01 to BK-CHR-08, BK-CHR-11, BK-MAG-02, BK-GRD-13.
    """

    def __init__(self, row: Entry, ids: dict[str, Ids], skills: list[Skill]) -> None:
        self.id: str = row.text("id")
        self.like: str = row.text("like", self.id)
        self.gender: str = row.one_of("gender", ("m", "f"))
        self.faction: i64 = reference(row, "faction", ids["faction"], "faction")
        if self.faction < 0:
            raise row.wrong("faction", "a faction", "unknown", {"what": "faction"})
        self.henchman: bool = row.flag("henchman", False)
        self.limit: i64 = row.count("limit", 1, 8) if self.henchman else 1
        self.cost: i64 = row.count("cost", 1, 999)
        self.constitution: i64 = row.count("constitution", 0, 20)
        self.dexterity: i64 = row.count("dexterity", 0, 20)
        self.strength: i64 = row.count("strength", 0, 20)
        self.mind: i64 = row.count("mind", 0, 20)
        self.movement: i64 = row.count("movement", 1, 20)
        self.ap: i64 = row.count("ap", 1, 20)
        self.hp: i64 = row.count("hp", 1, 99)
        self.size: i64 = quarters(row, "size", 1)
        self.hands: i64 = row.count("hands", 0, 4, 2)
        self.weapons: vec[i64] = vec[i64](references(row, "weapons", ids["weapon"], "weapon"))
        self.armour: i64 = reference(row, "armour", ids["armour"], "armour")
        self.items: vec[i64] = vec[i64](references(row, "equipment", ids["item"], "item"))
        self.ways: i64 = words(row, "ways", WAYS)
        self.open_ways: i64 = row.count("open_ways", 0, 6, 0)
        self.spells: vec[i64] = vec[i64](references(row, "spells", ids["spell"], "spell"))
        self.ordnance: i64 = reference(row, "ordnance", ids["ordnance"], "piece of ordnance")
        self.skills: vec[i64] = vec[i64](references(row, "skills", ids["skill"], "skill"))
        self.proved: list[str] = proved(row)
        row.close()
        self.no_skills()
        for k in self.skills:
            self.learn(row, skills[k], ids["weapon"])

    def no_skills(self) -> None:
        """Set what holds for everybody without a skill."""
        self.body_reach: bool = False
        self.any_faction: bool = False
        self.carry_free: bool = False
        self.small: bool = False
        self.flies: bool = False
        self.swims: bool = False
        self.shoots_in_contact: bool = False
        self.rerolls_counter: bool = False
        self.reload_discount: i64 = 0
        self.leader_range: i64 = LEADER_RANGE
        self.foreign_recruits: i64 = 0
        self.prevent_bonus: i64 = 0
        self.unslowed: i64 = 0
        self.water_weapons: i64 = 0

    def learn(self, row: Entry, skill: Skill, weapons: Ids) -> None:
        """Apply a skill.

        Rule: BK-CHR-12, BK-REC-08, BK-ZOC-06, BK-TER-07, BK-ACT-22.
        """
        self.learn_flag(skill.do)
        if skill.do == "cheaper_reload":
            self.reload_discount = skill.amount
        elif skill.do == "leader_range":
            self.leader_range = skill.amount
        elif skill.do == "foreign_recruits":
            self.foreign_recruits = skill.amount
        elif skill.do == "prevent_bonus":
            self.prevent_bonus = skill.amount
        elif skill.do == "ignore_ground":
            self.unslowed |= skill.grounds
        elif skill.do == "swim":
            self.unslowed |= bit(KINDS.index("deep"))
            self.read_water_weapons(row, skill, weapons)

    def learn_flag(self, deed: str) -> None:
        """Apply a skill that is a plain yes."""
        if deed == "any_faction":
            self.any_faction = True
        elif deed == "body_reach":
            self.body_reach = True
        elif deed == "carry_free":
            self.carry_free = True
        elif deed == "cover_beside":
            self.small = True
        elif deed == "fly":
            self.flies = True
        elif deed == "swim":
            self.swims = True
        elif deed == "shoot_in_contact":
            self.shoots_in_contact = True
        elif deed == "reroll_counter":
            self.rerolls_counter = True

    def read_water_weapons(self, row: Entry, skill: Skill, weapons: Ids) -> None:
        """Note which weapons of the profile work in deep water, as bits of their place in the list."""
        for name in skill.weapons:
            for k in range(len(self.weapons)):
                if name in weapons and weapons[name] == self.weapons[k]:
                    self.water_weapons |= bit(k)

    def is_mage(self) -> bool:
        """Say whether he knows magic.

        Rule: BK-MAG-02.
        """
        return self.ways != 0 or self.open_ways > 0

    def works_in_water(self, weapon: i64) -> bool:
        """Say whether a weapon (its index) may be used while swimming.

        Rule: BK-ACT-22.
        """
        for k in range(len(self.weapons)):
            if self.weapons[k] == weapon:
                return self.water_weapons & bit(k) != 0
        return False
