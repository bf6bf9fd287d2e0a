"""Questions about a band that is being signed on: how far one's own has come. What others hire is theirs to know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.battle.signing import Signing, goods, roster_of
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import BUY, DISMISS, HIRE, LEARN, PICK, PIECE, WITH
from flibuste.games.briskars.insight.pending_answers import SigningSoFar
from flibuste.games.briskars.recruiting.bands import thing_id
from flibuste.games.briskars.recruiting.crew_verdicts import band_fields
from flibuste.games.briskars.recruiting.recruiting import band_value
from flibuste.kernel.bits import has
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.ids import Seat
from flibuste.kernel.questions import Question

VERBS: Final[list[tuple[str, int]]] = [
    ("dismiss", int(DISMISS)),
    ("piece", int(PIECE)),
    ("learn", int(LEARN)),
    ("buy", int(BUY)),
    ("hire", int(HIRE)),
    ("pick", int(PICK)),
    ("with", int(WITH)),
]


def written(s: Battlefield, answer: i64) -> str:
    """Write an answer of signing in notation."""
    for verb, first in VERBS:
        if answer >= first:
            return f"{verb} {argument(s, verb, answer - first)}".rstrip()
    return str(answer)


def argument(s: Battlefield, verb: str, n: i64) -> str:
    """Write what an answer is about."""
    if verb == "hire":
        return s.content.profiles[n].id
    if verb == "buy":
        return thing_id(s.content, goods(s.content)[n])
    if verb == "learn":
        return s.content.spells[n].id
    if verb == "piece":
        return s.content.ordnance[n].id
    return str(int(n)) if verb in ("with", "pick") else ""


def signing_answer(s: Battlefield, seat: Seat, question: Question) -> SigningSoFar:
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
        "answers": [written(s, answer) for answer in step.chosen[seat]],
        "dismissals": len(roster.hires) + len(roster.pieces),
    }
