"""What a roll under way has to beat, and how surely it does: with the dice to come, or with those on the table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.odds import Side, one_die, stays_under
from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.state import Battlefield
from flibuste.kernel.bits import has

ANYTHING: Final[i64] = -1000


@final
class Goal:
    """What a roll must come to: a threshold, then a roll against it.

    ``sure``: a critical hit passes the threshold; ``free``: a critical hit beats the other roll too.

    Rule: BK-DIC-02, BK-DIC-12, BK-DIC-22, BK-DIC-23.
    """

    def __init__(
        self, threshold: i64, sure: bool, against: Side | None = None, ties: bool = False, free: bool = False
    ) -> None:
        self.threshold: i64 = threshold
        self.sure: bool = sure
        self.against: Side | None = against
        self.ties: bool = ties
        self.free: bool = free

    def success(self, total: i64, criticals: i64) -> float:
        """Return the chance that a total is enough."""
        if total < self.threshold and not (self.sure and criticals > 0):
            return 0.0
        if self.against is None or (self.free and criticals > 0):
            return 1.0
        return stays_under(self.against, total, self.ties)

    def chance(self, side: Side) -> float:
        """Return the chance of a roll that is still to be made."""
        spread = side.spread()
        chance = 0.0
        for k in range(len(spread.sums)):
            if spread.sums[k] > 0:
                chance += spread.chances[k] * self.success(side.base + spread.sums[k], spread.criticals[k])
        return chance


def side_of(s: Battlefield, roll: Roll, points: i64 = 0, dice: i64 = 0) -> Side:
    """Return a roll under way as a side, with more boosts."""
    base = tallies.total(roll.tally) + roll.bought + points
    return Side(s.content, base, 1 + roll.extra + roll.dice_given + dice, roll.fumbles_to, roll.critical_from)


def kept(goal: Goal, roll: Roll) -> float:
    """Return the chance of the dice on the table as they lie.

    Rule: BK-DIC-15, BK-DIC-16, BK-DIC-20, BK-DIC-21.
    """
    return with_dice(goal, roll, roll.dice, 0)


def rerolled(goal: Goal, roll: Roll, die: i64) -> float:
    """Return the chance after one die is rolled anew; what followed it is lost.

    Rule: BK-BST-03, BK-BST-05.
    """
    return with_dice(goal, roll, roll.dice, roll.chain(die))


def with_dice(goal: Goal, roll: Roll, dice: vec[i64], lost: i64) -> float:
    """Return the chance of some dice, of which those lost are replaced by one new one."""
    total = tallies.total(roll.tally) + roll.bought
    criticals: i64 = 0
    counted: i64 = 0
    for k in range(len(dice)):
        if has(lost, k):
            continue
        if dice[k] > roll.fumbles_to:
            total += dice[k]
            counted += 1
        if roll.is_critical(dice[k]):
            criticals += 1
    if lost == 0:
        return goal.success(total, criticals) if counted > 0 else 0.0
    spread = one_die(roll.fumbles_to, roll.critical_from)
    chance = 0.0
    for k in range(len(spread.sums)):
        if counted > 0 or spread.sums[k] > 0:
            chance += spread.chances[k] * goal.success(total + spread.sums[k], criticals + spread.criticals[k])
    return chance
