"""A hint: the best choices of a seat from what it knows, each with what it is likely to bring, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast

from flibuste.insight.counsel import MOST_REMARKS, Counsel, Remark
from flibuste.insight.judging import Judgement, judge
from flibuste.insight.roster import counsel_of
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game
from flibuste.kernel.questions import Question
from flibuste.kernel.state import State

KIND = "hint"
"""The kind of the question, beside those a game answers itself."""
TOP = 3
MOST_WORLDS = 600
MILLISECONDS = 1000
SEED = 20


class Choice(TypedDict):
    """One choice: chance of a win and points with their error bars, how far it is behind the best, and why.

    ``even``: it cannot be told from the best. ``remarks`` are codes with what they are about.
    """

    action: int
    notation: str
    chance: float
    chance_error: float
    points: float
    points_error: float
    behind: float
    behind_error: float
    even: bool
    remarks: list[dict[str, object]]


class Hint(TypedDict):
    """The best choices, the best first, and in how many worlds they were tried; one option alone needs no trial."""

    choices: list[Choice]
    worlds: int


def answer(game: Game, seen: State, seat: int, about: Mapping[str, object]) -> Mapping[str, object]:
    """Answer a question of a seat about its position: a hint, or what the game itself can say."""
    if about.get("kind") != KIND:
        return game.ask(seen, seat, about)
    question = Question(about)
    question.word("kind", [KIND])
    question.close()
    return cast(Mapping[str, object], hint(game, seen, seat))


def hint(game: Game, seen: State, seat: int, milliseconds: int = MILLISECONDS, worlds: int = MOST_WORLDS) -> Hint:
    """Advise a seat from ``State.seen_by``; the same knowledge always gets the same advice, time permitting."""
    counsel = counsel_of(game)
    options = counsel.shortlist(seen, seat)
    found = judge(counsel, seen, seat, options, Seeded(SEED), worlds, milliseconds)
    best = found.ranked()
    return {
        "choices": [choice(counsel, seen, seat, found, best[0], one) for one in best[:TOP]],
        "worlds": len(found.weights),
    }


def choice(counsel: Counsel, seen: State, seat: int, found: Judgement, best: int, action: int) -> Choice:
    """Describe one choice beside the best."""
    chance, points, behind = found.chance(action), found.points(action), found.gap(best, action)
    return {
        "action": action,
        "notation": counsel.game.write(action),
        "chance": round(chance.value, 4),
        "chance_error": round(chance.error, 4),
        "points": round(points.value, 2),
        "points_error": round(points.error, 2),
        "behind": round(behind.value, 4),
        "behind_error": round(behind.error, 4),
        "even": behind.value <= behind.error,
        "remarks": [told(one) for one in counsel.remarks(seen, seat, action)[:MOST_REMARKS]],
    }


def told(remark: Remark) -> dict[str, object]:
    """Write a remark as plain values."""
    code, values = remark
    return {"code": code, **values}
