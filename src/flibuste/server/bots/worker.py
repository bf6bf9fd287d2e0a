"""A worker process for bots and for questions that take long: JSON lines in, JSON lines out, until the input ends.

It is handed what a seat may know (``State.seen_by``, saved), never the game itself.
"""

from __future__ import annotations

import json
import secrets
import signal
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.base import Bot
from flibuste.bots.roster import find_bot
from flibuste.insight.hints import answer as answer_to
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.game import Game, find_dealt
from flibuste.kernel.saving import load_game
from flibuste.server.bots.levels import LEVELS, WEAKEST
from flibuste.table.own_cards import own_game
from flibuste.table.own_games import take_in_words

BUDGET = 60
"""Seconds of processor time a bot may think: far more than any does, so only one that never ends is ended."""


def choose(asked: dict[str, Any]) -> int:
    """Choose an action for a seat."""
    seen = load_game(game_of(asked), asked["seen"])
    seat = int(asked["seat"])
    if len(seen.options(seat)) == 1:
        return int(seen.options(seat)[0])
    level = asked["level"] if asked["level"] in LEVELS else WEAKEST
    return int(seated(asked["game"], level).choose(seen, seat, Seeded(secrets.randbits(62))))


def game_of(asked: dict[str, Any]) -> Game:
    """Find the game as the table was dealt, with the table's own files where it has some."""
    if asked.get("files"):
        return own_game(asked["game"], asked["files"])
    return find_dealt(asked["game"], asked.get("edition", ""), "")


@cache
def seated(game: str, level: str) -> Bot:
    """Make a bot once for all choices: it keeps nothing between them, and learned tables take long to read."""
    return find_bot(game, level)


def answered(asked: dict[str, Any]) -> dict[str, object]:
    """Answer a question about a position, or let a bot choose."""
    if "about" not in asked:
        return {"action": choose(asked)}
    game = game_of(asked)
    try:
        return {"answer": answer_to(game, load_game(game, asked["seen"]), int(asked["seat"]), asked["about"])}
    except BadQuestion as error:
        return {"field": error.field}


def serve(answered: Callable[[dict[str, Any]], dict[str, object]], budget: float) -> None:
    """Say that the games are loaded, then answer line by line.

    An answer may take so many seconds of processor time; then the system ends this process, and another is started.
    """
    sys.stdout.buffer.write(b"{}\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        set_budget(budget)
        try:
            answer = answered(json.loads(line))
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
        sys.stdout.buffer.flush()


def set_budget(seconds: float) -> None:
    """Let the system end this process after so much processor time, whatever it does then (not on Windows)."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


if __name__ == "__main__":
    take_in_words(sys.argv[1:])
    serve(answered, BUDGET)
