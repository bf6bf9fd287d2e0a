"""Chapter 10: landing after a drop of more than 2 fathoms, or when thrown."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.dice.rolls import Plain, Roll
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import constitution, dexterity
from flibuste.games.briskars.field.choices import Quiet
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import FATHOM
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import Blow
from flibuste.games.briskars.injuries.health import lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.kernel.chance import Chance

DROPPED: Final[i64] = 0
ROLLED: Final[i64] = 1
HURT_ANYWAY: Final[i64] = 2
DAMAGE_ROLLED: Final[i64] = 3
STRUCK: Final[i64] = 4

LANDED: Final[i64] = 1
CRUSHED: Final[i64] = 0


@final
class Landing(Quiet):
    """Land after a fall of some height (in quarters); return LANDED or CRUSHED. He stays standing.

    Rule: BK-MOV-21 to BK-MOV-27.
    """

    def __init__(self, briskar: Briskar, height: i64, source: Briskar, passed: i64 = 0, at: i64 = DROPPED) -> None:
        self.briskar: Briskar = briskar
        self.height: i64 = height
        self.source: Briskar = source
        self.passed: i64 = passed
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == DROPPED:
            self.at = ROLLED
            tally = tallies.add(tallies.new_tally(), tallies.CONSTITUTION, constitution(s, self.briskar))
            s.call(Roll(self.briskar, tallies.add(tally, tallies.DEXTERITY, dexterity(s, self.briskar)), "landing"))
        elif self.at == ROLLED:
            self.rolled(s)
        elif self.at == DAMAGE_ROLLED:
            self.at = STRUCK
            s.call(Blow(self.briskar, self.source, s.returned))
        else:
            s.finish(self.passed)

    def rolled(self, s: Battlefield) -> None:
        """Compare with the threshold of the height.

        Rule: BK-MOV-21, BK-MOV-23 to BK-MOV-26, BK-DIC-10, BK-DIC-12.
        """
        success = s.rolled.passes(landing_threshold(self.height))
        self.passed = CRUSHED
        if success:
            self.passed = LANDED
        dice = landing_dice(self.height, success)
        if dice == 0:
            s.finish(self.passed)
        elif dice < 0:
            lose_hp(s, self.briskar, s.hp[self.briskar], self.source)
            clear_fallen(s)
            s.finish(self.passed)
        else:
            self.at = DAMAGE_ROLLED
            s.call(Plain(self.source, dice, 10, "landing damage"))

    def clone(self) -> Landing:
        return Landing(self.briskar, self.height, self.source, self.passed, self.at)


def landing_threshold(height: i64) -> i64:
    """13, and 2 more for each whole fathom above 2.

    Rule: BK-MOV-21, BK-MOV-22.
    """
    return 13 + 2 * max(height // FATHOM - 2, 0)


def landing_dice(height: i64, success: bool) -> i64:
    """Say how many D10 of damage a landing costs; -1 is lethal.

    Rule: BK-MOV-23, BK-MOV-24, BK-MOV-25, BK-MOV-26.
    """
    if height > 7 * FATHOM:
        return 1 if success else -1
    if success:
        return 0
    if height > 5 * FATHOM:
        return 2
    return 1
