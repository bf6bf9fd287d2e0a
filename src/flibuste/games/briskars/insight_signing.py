"""Questions about a band that is being signed on: how far one's own has come. What others hire is theirs to know."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.crew_verdicts import band_fields
from flibuste.games.briskars.recruiting import band_value
from flibuste.games.briskars.signing import Signing, roster_of
from flibuste.games.briskars.state import Battlefield
from flibuste.kernel.bits import has
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.questions import Question


def signing_answer(s: Battlefield, seat: i64, question: Question) -> dict[str, object]:
    """Answer what a seat has hired so far.

    Rule: BK-REC-01, BK-REC-02.
    """
    question.close()
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Signing) or seat >= len(step.chosen):
        raise BadQuestion("kind", "a question about what is under way")
    roster = roster_of(s.content, step.chosen[seat], s.budget)
    return {
        "budget": int(s.budget),
        "signed": bool(has(step.signed, seat)),
        "band": band_fields(s.content, roster),
        "value": int(band_value(s.content, roster)),
        "dismissals": len(roster.hires) + len(roster.pieces),
    }
