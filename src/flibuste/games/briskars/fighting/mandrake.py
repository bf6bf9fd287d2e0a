"""Chapter 40: the mandrake root, offered to whoever becomes prostrate without a morale roll."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.field.choices import Choose, Quiet
from flibuste.games.briskars.field.kit import MANDRAKE, left, use
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import NO, YES
from flibuste.kernel.chance import Chance

OFFERED: Final[i64] = 0
ANSWERED: Final[i64] = 1


@final
class OfferMandrake(Quiet):
    """Ask a prostrate Briskar with a root whether he chews it.

    Rule: BK-OBJ-28.
    """

    def __init__(self, briskar: i64, at: i64 = OFFERED) -> None:
        self.briskar: i64 = briskar
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == OFFERED and left(s, self.briskar, MANDRAKE) > 0 and s.hp[self.briskar] > 0:
            self.at = ANSWERED
            s.call(Choose(s.owner(self.briskar), vec[i64]([YES, NO]), "mandrake"))
            return
        if self.at == ANSWERED and s.returned == YES:
            use(s, self.briskar, MANDRAKE)
            s.mandrake[self.briskar] = 1
            s.note("chews", self.briskar, 0)
        s.finish(0)

    def clone(self) -> OfferMandrake:
        return OfferMandrake(self.briskar, self.at)
