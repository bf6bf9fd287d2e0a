"""Sections 36, 40 and 17: objects of the appendix and things that can be thrown, as data."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount, nothing
from flibuste.games.briskars.cards.effects import Effect, read_effects
from flibuste.games.briskars.cards.reading import amount, proved, word
from flibuste.games.briskars.cards.terms import ITEM_DEEDS, LEARN_SPELL, LIMITS, NOT_FOR_SALE, POISON_WEAPON
from flibuste.kernel.bits import zeros
from flibuste.kernel.content import Entry
from flibuste.kernel.errors import BadData

KIT_SIZE: Final = 14
GRAPNEL_THROWN: Final = 6


KIT: Final = {
    "lucky-charm": ("reroll_die", 0),
    "rum": ("reroll_morale", 1),
    "ration": ("heal", 2),
    "powder-pouch": ("add_ammo", 3),
    "fishing-net": ("net", 4),
    "grapnel": ("grapnel", 5),
    "treasure-map": ("read_map", 7),
    "poultice": ("poultice", 8),
    "mad-georgs-hat": ("hat", 9),
    "powder-keg": ("keg", 10),
    "mandrake": ("mandrake", 11),
    "magic-compass": ("compass", 12),
    "rum-flask": ("heal", 13),
}
"""The objects of the book that are used in battle: the rule that serves each, and its number in a Briskar's kit."""
FOR_ANY_OBJECT: Final = ("learn_spell", "poison_weapon")
"""What an object of one's own may do: these work when the band is signed on, whatever the object is called."""
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "heal": ("ap", "dice", "outside_zones"),
    "add_ammo": ("amount",),
    "net": ("ap", "range", "strength"),
    "grapnel": ("ap", "dice", "range"),
    "read_map": ("ap", "difficulty", "dice"),
    "reroll_morale": ("ap",),
    "poultice": ("ap", "dice"),
    "keg": ("difficulty", "range", "dice"),
}
"""The numbers each rule reads; any other stands in the file in vain and is refused."""


@final
class Item:
    """One object that can be bought or is printed on a profile.

    Rule: BK-EQP-02, BK-EQP-11, BK-EQP-14, BK-OBJ-01, BK-OBJ-04 to BK-OBJ-06, BK-OBJ-12, BK-OBJ-16,
    BK-OBJ-19 to BK-OBJ-25.
    """

    def __init__(self, row: Entry) -> None:
        self.id: str = row.text("id")
        self.printed: bool = row.flag("printed", False)
        self.price: i64 = NOT_FOR_SALE if self.printed else row.count("price", 0, 999)
        self.limit: i64 = word(row, "limit", LIMITS, "band")
        self.count: i64 = row.count("count", 1, 99, 1)
        self.uses: i64 = row.count("uses", 0, 99)
        self.held: bool = row.flag("held", False)
        self.do: i64 = word(row, "do", ITEM_DEEDS)
        self.for_mages: bool = self.do == LEARN_SPELL
        self.for_leaders: bool = row.flag("leader", False)
        self.check_deed(row, ITEM_DEEDS[self.do])
        read = FIELDS.get(ITEM_DEEDS[self.do], ())
        self.ap: i64 = row.count("ap", 0, 9, 0) if "ap" in read else 0
        self.dice: Amount = amount(row, "dice") if "dice" in read else nothing()
        self.amount: i64 = row.count("amount", 0, 99, 0) if "amount" in read else 0
        self.range: i64 = row.count("range", 0, 30, 0) if "range" in read else 0
        self.strength: i64 = row.count("strength", 0, 20, 0) if "strength" in read else 0
        self.difficulty: i64 = row.count("difficulty", 0, 40, 0) if "difficulty" in read else 0
        self.outside_zones: bool = row.flag("outside_zones", False) if "outside_zones" in read else False
        self.proved: list[str] = proved(row)
        row.close()

    def check_deed(self, row: Entry, deed: str) -> None:
        """Refuse an object that no rule serves: it would be paid for and gone.

        Rule: BK-EQP-01.
        """
        if self.id in KIT:
            if deed != KIT[self.id][0]:
                raise row.wrong("do", f"{KIT[self.id][0]}, the rule that serves it")
        elif deed not in FOR_ANY_OBJECT:
            raise row.wrong("do", f"{' or '.join(FOR_ANY_OBJECT)}: no other rule serves an object of one's own")

    def poisons(self) -> bool:
        """Say whether it is poison. Rule: BK-OBJ-22."""
        return self.do == POISON_WEAPON


def kit_of(items: list[Item]) -> vec[i64]:
    """List where the objects of the kit stand among all items, by their numbers; the grapnel twice: to climb, to throw.

    Rule: BK-OBJ-09, BK-OBJ-10.
    """
    places = zeros(KIT_SIZE)
    ids = [item.id for item in items]
    for name, (deed, number) in KIT.items():
        if name not in ids:
            raise BadData("bad_content", f'equipment.toml: item "{name}" is missing')
        places[number] = ids.index(name)
    places[GRAPNEL_THROWN] = places[KIT["grapnel"][1]]
    return places


@final
class Throwable:
    """One object of the throw table.

    Rule: BK-THR-06, BK-ACT-08, BK-COV-11.
    """

    def __init__(self, row: Entry) -> None:
        self.id: str = row.text("id")
        self.strength: i64 = row.count("strength", 1, 20)
        self.damage: Amount = amount(row, "damage")
        self.load: bool = row.flag("load", False)
        self.held: bool = row.flag("held", False)
        self.breaks: bool = row.flag("breaks", False)
        self.shield: bool = row.flag("shield", False)
        self.effects: list[Effect] = read_effects(row, "effects")
        self.proved: list[str] = proved(row)
        row.close()
