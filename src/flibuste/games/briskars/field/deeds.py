"""Step 6 of an activation: what one action is. Each action of the book is one Deed; menu.py lists them all."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.briskars.field.state import Battlefield, in_play
from flibuste.games.briskars.field.verbs import BRISKARS
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

# postures in which an action is possible
STANDING: Final[i64] = 1
ON_THE_GROUND: Final[i64] = 2
IN_HOLD: Final[i64] = 4
CLINGING: Final[i64] = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One action, or one for each possible target. ``least`` is how many action points it takes in any case.

    Rule: BK-AP-01, BK-AP-02, BK-RND-13.
    """

    def __init__(
        self, first: i64, count: i64 = 1, postures: i64 = STANDING, keeps_aim: bool = False, least: i64 = 0
    ) -> None:
        self.first: i64 = first
        self.count: i64 = count
        self.postures: i64 = postures
        self.keeps_aim: bool = keeps_aim
        self.least: i64 = least

    def may(self, s: Battlefield, briskar: i64) -> bool:
        """Say at a glance whether he has what it needs whoever the target is; ``why_not`` has the last word."""
        return True

    def arguments(self, s: Battlefield, briskar: i64) -> vec[i64]:
        """List the arguments that can be legal at all, in order: of Briskars, those in play."""
        if self.count == BRISKARS:
            return in_play(s)
        found = vec[i64](capacity=16)
        for n in range(self.count):
            found = append(found, n)
        return found

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        """Say why he cannot do this now; his posture has been checked."""
        raise NotImplementedError

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        """Pay, then call the step that does it, or do it at once."""
        raise NotImplementedError
