"""Step 6 of an activation: what one action is. Each action of the book is one Deed; menu.py lists them all."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.briskars.field.state import Battlefield
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
    """One action, or one for each possible target.

    Rule: BK-AP-01, BK-AP-02, BK-RND-13.
    """

    def __init__(self, first: i64, count: i64 = 1, postures: i64 = STANDING, keeps_aim: bool = False) -> None:
        self.first: i64 = first
        self.count: i64 = count
        self.postures: i64 = postures
        self.keeps_aim: bool = keeps_aim

    def arguments(self, s: Battlefield, briskar: i64) -> vec[i64]:
        """List the arguments that can be legal at all, in order: of Briskars, those in play."""
        found = vec[i64](capacity=16)
        if self.count == BRISKARS:
            for other in range(len(s.place)):
                if s.place[other] >= 0:
                    found = append(found, other)
        else:
            for n in range(self.count):
                found = append(found, n)
        return found

    def why_not(self, s: Battlefield, briskar: i64, n: i64) -> Refusal | None:
        """Say why he cannot do this now; his posture has been checked."""
        raise NotImplementedError

    def begin(self, s: Battlefield, briskar: i64, n: i64, chance: Chance) -> None:
        """Pay, then call the step that does it, or do it at once."""
        raise NotImplementedError
