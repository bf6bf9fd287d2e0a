"""Asking about a battle, for the tests of questions."""

from __future__ import annotations

import json
from typing import Any

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.shapes import QUESTIONS
from flibuste.kernel.chance import Seeded
from tests.wire.likeness import why_unlike

from .battle import battle


def ask(s: Battlefield, kind: str, **about: object) -> Any:
    """Ask for the first seat; question and answer have the shapes that the page is told of."""
    question = {"kind": kind, **about}
    answer = json.loads(json.dumps(GAME.ask(s.seen_by(0, Seeded(1)), 0, question)))
    answers = [shape for asked, shape in QUESTIONS if not why_unlike(question, asked)]
    assert answers, question
    assert "" in [why_unlike(answer, shape) for shape in answers], [why_unlike(answer, shape) for shape in answers]
    return answer


def duel(*more: str) -> Battlefield:
    return battle("1.1 abelii H8", "2.1 de-leon I8", *more)
