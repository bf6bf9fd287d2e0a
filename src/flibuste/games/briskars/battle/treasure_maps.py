"""Chapter 40: treasure maps, read before the toss; a band that reads one chooses its zone."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Plain, Roll
from flibuste.games.briskars.field import decisions, events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.kit import TREASURE_MAP, card_of, left, use
from flibuste.games.briskars.field.state import FIRST, Battlefield
from flibuste.games.briskars.field.verbs import NO, YES
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.ids import Seat

LOOKING: Final[i64] = 0
ASKED: Final[i64] = 1
ROLLED: Final[i64] = 2
TREASURE_ROLLED: Final[i64] = 3


@final
class ReadMaps(Choice):
    """Let every bearer of a treasure map read it; totals of the readers are left in ``marks``.

    Rule: BK-OBJ-13, BK-OBJ-14, BK-OBJ-15.
    """

    def __init__(self, bearer: Briskar = FIRST, at: i64 = LOOKING) -> None:
        self.bearer: Briskar = bearer
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == LOOKING:
            self.look(s)
        elif self.at == ASKED:
            self.answered(s, s.answers[s.owner(self.bearer)])
        elif self.at == ROLLED:
            self.read(s)
        else:
            gold = card_of(s, TREASURE_MAP).dice.total(s.returned, 0)
            s.treasure[s.owner(self.bearer)] = gold
            s.note_pair(events.TREASURE, self.bearer, gold)
            self.next_bearer()

    def look(self, s: Battlefield) -> None:
        """Find the next bearer."""
        while self.bearer < len(s.place) and left(s, self.bearer, TREASURE_MAP) == 0:
            self.bearer = Briskar(self.bearer + 1)
        if self.bearer >= len(s.place):
            s.finish(0)
            return
        self.at = ASKED
        s.ask_one(s.owner(self.bearer))

    def next_bearer(self) -> None:
        self.bearer = Briskar(self.bearer + 1)
        self.at = LOOKING

    def answered(self, s: Battlefield, action: i64) -> None:
        """Read it and pay, or not.

        Rule: BK-OBJ-13.
        """
        if action == NO:
            self.next_bearer()
            return
        use(s, self.bearer, TREASURE_MAP)
        pay(s, self.bearer, card_of(s, TREASURE_MAP).ap)
        self.at = ROLLED
        s.call(Roll(self.bearer, characteristic_tally(s, self.bearer, tallies.MIND, tallies.MIND), "reading"))

    def read(self, s: Battlefield) -> None:
        """Success chooses the zone, a critical hit finds a treasure too.

        Rule: BK-OBJ-14, BK-OBJ-15.
        """
        if s.rolled.passes(card_of(s, TREASURE_MAP).difficulty):
            s.marks[s.owner(self.bearer)] = s.rolled.total
            s.note_pair(events.MAP_READ, self.bearer, s.rolled.total)
        if s.rolled.criticals > 0:
            self.at = TREASURE_ROLLED
            dice = card_of(s, TREASURE_MAP).dice
            s.call(Plain(self.bearer, dice.dice, dice.sides, "treasure"))
        else:
            self.next_bearer()

    def asks(self) -> Decision:
        return decisions.TREASURE_MAP

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        return vec[i64]([YES, NO])

    def clone(self) -> ReadMaps:
        return ReadMaps(self.bearer, self.at)
