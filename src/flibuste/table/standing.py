"""Standing answers: given once, they answer by themselves; only what is public decides whether they fit."""

from __future__ import annotations

from msgspec import Struct

from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.errors import GameError
from flibuste.kernel.game import Game
from flibuste.kernel.state import State
from flibuste.table.entries import Rule


class Orders(Struct, frozen=True, omit_defaults=True):
    """What a seat has told the table to do for it: answers that stand, and whether it gives forced ones itself.

    They are kept beside the journal: whatever stands there has a number, and a number that jumps would tell the others.
    """

    rules: list[Rule] = []
    by_hand: bool = False


def standing_answer(game: Game, state: State, seat: int, rules: list[Rule]) -> int | None:
    """Return the answer a seat has left standing for the open decision, if it is possible."""
    if not rules:
        return None
    public = game.view(state, SPECTATOR)
    kind = state.kind()
    for rule in rules:
        if rule.decision == kind and all(public.get(name) == value for name, value in rule.when.items()):
            return legal(game, state, seat, rule.answer)
    return None


def legal(game: Game, state: State, seat: int, notation: str) -> int | None:
    """Read an action if it is possible now."""
    try:
        action = game.read(notation)
    except GameError:
        return None
    return action if state.refusal(seat, action) is None else None


def rules_left(rules: list[Rule], kind: str) -> list[Rule]:
    """Return the standing answers that survive this question: one that none of them covers is the seat's own turn."""
    if any(rule.decision == kind for rule in rules):
        return rules
    return [rule for rule in rules if rule.until == "end"]
