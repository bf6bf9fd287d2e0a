"""What weapons, throws and spells do besides damage: verbs with parameters, as the data files give them.

Each verb is carried out by one function of the chapter it belongs to.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount
from flibuste.games.briskars.cards.reading import amount, signed, word, words
from flibuste.games.briskars.cards.terms import ACTIONS, EFFECTS, ON_SHOT, ROLLS, WHO
from flibuste.kernel.bits import bit
from flibuste.kernel.content import Entry


@final
class Effect:
    """One verb with its parameters; those a verb does not use stay 0.

    ``rolls`` and ``actions`` are sets as bits; ``against`` narrows a bonus to answers to these rolls; ``on`` is the
    lowest face of a D10 with which the effect comes; ``wound``: only if at least 1 HP was lost.

    Rule: BK-ATK-09.
    """

    def __init__(self, row: Entry) -> None:
        self.do: i64 = word(row, "do", EFFECTS)
        self.who: i64 = word(row, "who", WHO, "target")
        self.amount: i64 = signed(row, "amount")
        self.dice: Amount = amount(row, "dice")
        self.count: i64 = row.count("count", 0, 20, 0)
        self.rounds: i64 = row.count("rounds", 0, 20, 0)
        self.distance: i64 = row.count("distance", 0, 20, 0)
        self.cost: i64 = row.count("cost", 0, 20, 0)
        self.on: i64 = row.count("on", 1, 10, 1)
        self.rolls: i64 = words(row, "rolls", ROLLS)
        self.against: i64 = 0
        if row.one_of("against", ("shot", "anything"), "anything") == "shot":
            self.against = bit(ON_SHOT)
        self.actions: i64 = words(row, "actions", ACTIONS)
        self.wound: bool = row.flag("wound", False)
        self.optional: bool = row.flag("optional", False)
        self.defended: bool = row.flag("defended", False)
        self.ignore_cover: bool = row.flag("ignore_cover", False)
        row.close()


def read_effects(row: Entry, field: str) -> list[Effect]:
    """Read a list of effects."""
    return [Effect(part) for part in row.entries(field)]
