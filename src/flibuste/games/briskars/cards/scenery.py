"""Sections 11, 19 and 24: sorts of floor and scenery elements as data."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.briskars.cards.reading import Ids, proved, quarters, reference, word
from flibuste.games.briskars.ground.ground import CLIMBED, COVER, KINDS, STEPS, STRUCTURE, TALL, TOP, VANISHES
from flibuste.kernel.content import Entry


@final
class Floor:
    """One sort of floor: what the rules look at, and how a map draws it.

    Rule: BK-GRD-09, BK-TER-01 to BK-TER-04.
    """

    def __init__(self, row: Entry) -> None:
        self.id: str = row.text("id")
        self.kind: i64 = word(row, "kind", KINDS)
        self.letter: str = one_letter(row)
        self.minus: i64 = row.count("minus", 0, 9, 0)
        self.divisor: i64 = row.count("divisor", 1, 9, 1)
        self.swim: bool = row.flag("swim", False)
        self.blocks: bool = row.flag("blocks", False)
        self.proved: list[str] = proved(row)
        row.close()


@final
class Element:
    """One sort of scenery element; ``lock`` is the number to reach when picking it, 0 without a lock.

    Rule: BK-GRD-09, BK-GRD-10, BK-ACT-14, BK-ACT-17, BK-ACT-34, BK-SCN-02, BK-ORD-07.
    """

    def __init__(self, row: Entry, objects: Ids) -> None:
        self.id: str = row.text("id")
        self.name: str = row.text("name", self.id)
        self.letter: str = one_letter(row)
        self.size: i64 = quarters(row, "size", 0)
        self.points: i64 = row.count("points", 0, 99, 0)
        self.portions: i64 = row.count("portions", 0, 99, 0)
        self.lock: i64 = row.count("lock", 0, 40, 0)
        self.threshold: i64 = row.count("threshold", 1, 40, 12)
        self.object: i64 = reference(row, "object", objects, "throwable")
        self.opens: str = row.text("opens", "")
        self.traits: i64 = read_traits(row)
        if self.points > 0:
            self.traits |= STRUCTURE
        self.proved: list[str] = proved(row)
        row.close()

    def has_trait(self, trait: i64) -> bool:
        """Say whether the element has a trait (TOP, COVER, TALL...)."""
        return self.traits & trait != 0


def read_traits(row: Entry) -> i64:
    """Read the yes-or-no facts of an element as bits."""
    traits: i64 = 0
    if row.flag("top", False):
        traits |= TOP
    if row.flag("cover", False):
        traits |= COVER
    if row.flag("tall", False):
        traits |= TALL
    if row.flag("steps", False):
        traits |= STEPS
    if row.flag("vanishes", False):
        traits |= VANISHES
    if row.flag("climbed", False):
        traits |= CLIMBED
    return traits


def one_letter(row: Entry) -> str:
    """Read the letter a map draws an entry with."""
    letter = row.text("letter")
    if len(letter) != 1 or not letter.isascii() or not letter.isprintable() or letter == " ":
        raise row.wrong("letter", "one visible character")
    return letter
