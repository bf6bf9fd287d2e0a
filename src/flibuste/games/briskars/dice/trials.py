"""Chapter 18: a test against a threshold; every general action with a roll is one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import events
from flibuste.games.briskars.field.choices import Quiet
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import Fixed
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import Event, public

DECLARED: Final[i64] = 0
ROLLED: Final[i64] = 1

ALWAYS: Final[i64] = -100
"""A threshold that only a critical failure misses."""


@final
class Trial(Quiet):
    """Roll against a threshold; return 1 for a success. A critical failure never succeeds, a critical hit always.

    Rule: BK-DIC-02, BK-DIC-10, BK-DIC-12, BK-ACT-42.
    """

    def __init__(self, briskar: Briskar, tally: Fixed, threshold: i64, purpose: str, at: i64 = DECLARED) -> None:
        self.briskar: Briskar = briskar
        self.tally: Fixed = tally
        self.threshold: i64 = threshold
        self.purpose: str = purpose
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DECLARED:
            self.at = ROLLED
            s.call(Roll(self.briskar, self.tally, self.purpose))
            return
        passed = s.rolled.passes(self.threshold)
        tell_test(s, events.SUCCEEDS if passed else events.FAILS, self.briskar, self.purpose, self.threshold)
        s.finish(int(passed))

    def clone(self) -> Trial:
        return Trial(self.briskar, self.tally, self.threshold, self.purpose, self.at)


def tell_test(s: Battlefield, event: Event, briskar: Briskar, purpose: str, threshold: i64) -> None:
    """Write how a test went: whose, what for, and what it had to reach."""
    if s.log is not None:
        fields = [public("briskar", briskar), public("purpose", purpose), public("threshold", threshold)]
        s.log.tell(event.name, *fields)
