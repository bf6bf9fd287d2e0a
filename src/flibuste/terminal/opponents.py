"""The bots at this table. They are handed a state re-dealt from their seat's knowledge, never the real one."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.bots.roster import find_bot
from flibuste.kernel.chance import Chance
from flibuste.kernel.game import Game
from flibuste.kernel.session import Session
from flibuste.kernel.state import State

USUAL = "greedy"
Choose = Callable[[State, int, Chance], int]


def opponent(game: Game, level: str) -> Choose:
    """Find the bot of a game by its level."""
    return find_bot(game.name, level or USUAL).choose


def answer_for(session: Session, seat: int, choose: Choose, rng: Chance) -> int:
    """Let a bot choose for a seat."""
    return int(choose(session.state.seen_by(seat, rng), seat, rng))
