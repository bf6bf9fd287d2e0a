"""A step that never asks anybody anything: it calls others and goes on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.briskars.field.refusals import NO_SUCH_ANSWER
from flibuste.games.briskars.field.state import Battlefield
from flibuste.kernel.errors import Refusal
from flibuste.kernel.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Quiet(Step[Battlefield]):
    """The base of steps without questions."""

    def candidates(self, s: Battlefield, seat: i64) -> vec[i64]:
        return vec[i64]()

    def why_not(self, s: Battlefield, seat: i64, action: i64) -> Refusal | None:
        return NO_SUCH_ANSWER
