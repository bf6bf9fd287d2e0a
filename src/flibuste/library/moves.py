"""A move as a program handles it: a text that also knows its number."""

from __future__ import annotations

from typing import SupportsIndex

from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.game import Game


class Move(str):
    """One answer to an open decision: a text in the game's notation, and ``int(move)``, its number.

    >>> import flibuste as fb
    >>> move = fb.new("brisca", players=2, seed=4).legal(1)[2]
    >>> move, int(move), move == "play 2b", {move: "hashable"}["play 2b"]
    (Move('play 2b'), 39, True, 'hashable')
    """

    __slots__ = ("action",)
    action: int

    def __new__(cls, text: str, action: int) -> Move:
        move = super().__new__(cls, text)
        move.action = action
        return move

    def __int__(self) -> int:
        return self.action

    def __index__(self) -> int:
        return self.action

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __str__(self) -> str:
        return str.__str__(self)

    def __reduce__(self) -> tuple[type[Move], tuple[str, int]]:
        return Move, (str.__str__(self), self.action)


def move_of(game: Game, action: int) -> Move:
    """Write an action as a move."""
    return Move(game.write(action), int(action))


def read_move(game: Game, given: str | SupportsIndex) -> Move:
    """Read a move from whatever stands for it: a move, its text, or its number."""
    if isinstance(given, Move):
        return given
    if isinstance(given, str):
        return move_of(game, game.read(given))
    try:
        action = given.__index__()
    except AttributeError:
        raise IllegalAction("no_such_action", f"{given!r} is neither a move, nor its text, nor its number") from None
    if not 0 <= action < game.action_count:
        raise IllegalAction("no_such_action", f"{game.name} has no action {action}: 0 to {game.action_count - 1}")
    return move_of(game, action)
