"""Sections 36, 40 and 17: objects of the appendix and things that can be thrown, as data."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.cards.effects import Effect, read_effects
from flibuste.games.briskars.cards.reading import amount, proved, word
from flibuste.games.briskars.cards.terms import ITEM_DEEDS, LIMITS, NOT_FOR_SALE, USED_WHEN
from flibuste.kernel.content import Entry


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
        self.ap: i64 = row.count("ap", 0, 9, 0)
        self.held: bool = row.flag("held", False)
        self.when: i64 = word(row, "when", USED_WHEN)
        self.do: i64 = word(row, "do", ITEM_DEEDS)
        self.dice: Amount = amount(row, "dice")
        self.amount: i64 = row.count("amount", 0, 99, 0)
        self.range: i64 = row.count("range", 0, 30, 0)
        self.strength: i64 = row.count("strength", 0, 20, 0)
        self.difficulty: i64 = row.count("difficulty", 0, 40, 0)
        self.outside_zones: bool = row.flag("outside_zones", False)
        self.for_mages: bool = row.flag("mage", False)
        self.for_leaders: bool = row.flag("leader", False)
        self.proved: list[str] = proved(row)
        row.close()


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
