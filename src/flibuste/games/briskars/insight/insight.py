"""Questions about a battle and their answers: odds, tests, dangers, sight, zones, and what is under way.

Everything that is asked here is public, so the answer is the same for every seat; sealed answers are no part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.insight.blasts import fire_odds, hurl_odds, keg_odds
from flibuste.games.briskars.insight.field import danger_answer, danger_map, sight_answer, zones_answer
from flibuste.games.briskars.insight.kept import kept_answer
from flibuste.games.briskars.insight.line import line_answer
from flibuste.games.briskars.insight.moves import moves_answer
from flibuste.games.briskars.insight.odds import BLOWS, blow_odds
from flibuste.games.briskars.insight.pending import option_answer, pending_answer
from flibuste.games.briskars.insight.questions import Answer
from flibuste.games.briskars.insight.signing import signing_answer
from flibuste.games.briskars.insight.spells import spell_odds, throw_odds
from flibuste.games.briskars.insight.tests import answer_test
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.ids import Seat
from flibuste.kernel.questions import Question
from flibuste.kernel.state import State

KINDS: Final = (
    "odds", "test", "danger", "danger_map", "kept", "sight", "line", "moves", "zones", "pending", "option", "signing",
)  # fmt: skip
FIELD: Final = ("danger", "danger_map", "kept", "sight", "line", "moves", "zones")
SLOW: Final = ("danger_map",)
SEARCHING: Final = ("danger", "kept")
"""What looks for every way an enemy could strike one Briskar."""
THROWS: Final = ("throw", "net")
ACTIONS: Final = (*BLOWS, "cast", *THROWS, "fire", "keg", "throw_briskar")


def insight(seen: State, seat: int, about: Mapping[str, object]) -> Answer:
    """Answer a question about a battle."""
    if not isinstance(seen, Battlefield):
        raise BadQuestion("kind", "a battle")
    question = Question(about)
    kind = question.word("kind", KINDS)
    if kind == "odds":
        return odds(seen, question)
    if kind == "test":
        return answer_test(seen, question)
    if kind in FIELD:
        return about_the_field(seen, seat, question, kind)
    if kind == "pending":
        return pending_answer(seen, question)
    if kind == "signing":
        return signing_answer(seen, Seat(seat), question)
    return option_answer(seen, Seat(seat), question)


def odds(s: Battlefield, question: Question) -> Answer:
    """Answer about an act."""
    action = question.word("action", ACTIONS)
    if action == "cast":
        return spell_odds(s, question)
    if action in THROWS:
        return throw_odds(s, question, action == "net")
    if action == "fire":
        return fire_odds(s, question)
    if action == "keg":
        return keg_odds(s, question)
    if action == "throw_briskar":
        return hurl_odds(s, question)
    return blow_odds(s, question, action)


def about_the_field(s: Battlefield, seat: int, question: Question, kind: str) -> Answer:
    """Answer about squares: who strikes where, what is seen, where one can go."""
    if kind == "danger":
        return danger_answer(s, question)
    if kind == "danger_map":
        return danger_map(s, question)
    if kind == "kept":
        return kept_answer(s, question)
    if kind == "sight":
        return sight_answer(s, question)
    if kind == "line":
        return line_answer(s, question)
    if kind == "moves":
        return moves_answer(s, question)
    return zones_answer(s, Seat(seat), question)
