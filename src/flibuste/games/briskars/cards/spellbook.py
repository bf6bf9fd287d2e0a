"""Sections 34 and 35: spell cards as data. Casting them is magic.py's business."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.cards.effects import Effect, read_effects
from flibuste.games.briskars.cards.reading import proved, word, words
from flibuste.games.briskars.cards.terms import (
    AGAINST_CHARACTERISTIC,
    AGAINST_RESULT,
    CHARACTERISTICS,
    PASSIVE,
    SPELL_TARGETS,
    SPELL_TESTS,
    WAYS,
)
from flibuste.kernel.content import Entry

PERMANENT: Final[i64] = 1000
"""More rounds than any game has."""


def read_duration(row: Entry) -> i64:
    """Read how many rounds a spell lasts: 0 is immediate, ``permanent`` the whole game.

    Rule: BK-MAG-07.
    """
    if row.value("duration") == "permanent":
        return PERMANENT
    return row.count("duration", 0, 20)


@final
class Spell:
    """One spell card.

    ``number``: the difficulty of a passive spell, the margin over a rival's result, or the characteristic that resists.
    ``own``: printed on a profile and not in the generic list; ``shout``: no magic, so that no way opens it and nobody
    interrupts or counters it.

    Rule: BK-MAG-01, BK-MAG-03, BK-MAG-05 to BK-MAG-08, BK-SPL-01 to BK-SPL-05.
    """

    def __init__(self, row: Entry) -> None:
        self.id: str = row.text("id")
        self.own: bool = row.flag("own", False)
        self.shout: bool = row.flag("shout", False)
        self.ways: i64 = words(row, "ways", WAYS)
        if self.ways == 0 and not self.shout:
            raise row.wrong("ways", "at least one way")
        if self.shout and not self.own:
            raise row.wrong("shout", "own = true: a shout is printed on a profile")
        self.test: i64 = word(row, "test", SPELL_TESTS)
        self.number: i64 = self.read_number(row)
        self.target: i64 = word(row, "target", SPELL_TARGETS)
        self.offensive: bool = row.flag("offensive", False)
        self.reaction: bool = row.flag("reaction", False)
        self.healing: bool = row.flag("healing", False)
        self.cumulative: bool = row.flag("cumulative", False)
        self.ap: i64 = row.count("ap", 0, 20)
        self.range: i64 = row.count("range", 0, 30)
        self.casts: i64 = row.count("casts", 1, 9)
        self.rounds: i64 = row.count("rounds", 1, 20)
        self.duration: i64 = read_duration(row)
        self.gold: i64 = row.count("gold", 0, 999)
        self.effects: list[Effect] = read_effects(row, "effects")
        self.critical: list[Effect] = read_effects(row, "critical")
        self.failure: list[Effect] = read_effects(row, "failure")
        self.proved: list[str] = proved(row)
        row.close()

    def read_number(self, row: Entry) -> i64:
        """Read the one number the kind of test asks for."""
        if self.test == PASSIVE:
            return row.count("difficulty", 1, 40)
        if self.test == AGAINST_RESULT:
            return row.count("margin", 0, 20)
        return word(row, "characteristic", CHARACTERISTICS)

    def is_resisted(self) -> bool:
        """Say whether the target rolls a characteristic against it.

        Rule: BK-MAG-14.
        """
        return self.test == AGAINST_CHARACTERISTIC

    def opens_to(self, ways: i64) -> bool:
        """Say whether a mage of these ways can learn it: one way in common.

        Rule: BK-MAG-03, BK-MAG-04.
        """
        return self.ways & ways != 0
