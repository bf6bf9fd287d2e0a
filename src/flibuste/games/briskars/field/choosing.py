"""A choice among some answers, as a step of its own: what composite actions ask in between."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.field import decisions
from flibuste.games.briskars.field.refusals import NO_SUCH_ANSWER, NOT_THERE
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import SQUARES
from flibuste.games.briskars.movement.moves import holds
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.steps import Step


@final
class Choose(Step[Battlefield]):
    """Ask a seat for one of some answers (sorted) and return it; a single one is not asked for."""

    def __init__(self, seat: i64, actions: vec[i64], what: str, asked: i64 = 0) -> None:
        self.seat: i64 = seat
        self.actions: vec[i64] = actions
        self.what: str = what
        self.asked: i64 = asked

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.asked != 0:
            s.finish(s.answers[self.seat])
        elif len(self.actions) == 1:
            s.finish(self.actions[0])
        else:
            self.asked = 1
            s.ask_one(self.seat)

    def asks(self) -> Decision:
        return decisions.CHOOSE

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        return self.actions

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        if holds(self.actions, action):
            return None
        return NOT_THERE if 0 <= action < SQUARES else NO_SUCH_ANSWER

    def clone(self) -> Choose:
        return Choose(self.seat, self.actions, self.what, self.asked)
