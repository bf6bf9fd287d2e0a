"""The errors a game raises on purpose, and refusals: why an action is not legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


class GameError(Exception):
    """Anything raised on purpose below the server: a stable code, a sentence, the rule it rests on."""

    def __init__(self, code: str, sentence: str, rule: str = "kernel") -> None:
        super().__init__(f"{code}: {sentence} [{rule}]")
        self.code = code
        self.sentence = sentence
        self.rule = rule


class IllegalAction(GameError):
    """A player's mistake; expected; nothing has changed."""


class BadData(GameError):
    """A mistake in a file, a record, a position or a message; nothing has changed."""


class BadQuestion(BadData):
    """A question about a position that cannot be answered: the field that is wrong has a name."""

    def __init__(self, field: str, expected: str) -> None:
        super().__init__("bad_question", f"{field}: expected {expected}")
        self.field = field


class BadField(BadData):
    """A mistake in a data file that can be pointed at: file, entry and field, why it does not fit, and the values.

    ``reason`` is a word that clients have a sentence for; the sentence here says the same to whoever has no catalogue.
    """

    def __init__(
        self, sentence: str, file: str, entry: str, field: str, reason: str, values: Mapping[str, str | int]
    ) -> None:
        super().__init__("bad_content", sentence)
        self.file = file
        self.entry = entry
        self.field = field
        self.reason = reason
        self.values = dict(values)


class BrokenGame(GameError):
    """Our own mistake: a state that must not exist."""

    def __init__(self, sentence: str) -> None:
        super().__init__("broken_game", sentence)


@final
class Refusal:
    """One reason why an action is refused: made once per module, compared by identity, free when unused."""

    def __init__(self, code: str, sentence: str, rule: str) -> None:
        self.code: Final = code
        self.sentence: Final = sentence
        self.rule: Final = rule


def illegal(why: Refusal, seat: int, action: str) -> IllegalAction:
    """Turn a refusal into the error a player sees, with the seat and the offending action."""
    return IllegalAction(why.code, f"seat {seat}, {action}: {why.sentence}", why.rule)


GAME_IS_OVER: Final = Refusal("game_is_over", "the game is over", "kernel")
NO_SUCH_SEAT: Final = Refusal("no_such_seat", "there is no such seat", "kernel")
NO_SUCH_ACTION: Final = Refusal("no_such_action", "this cannot be chosen now", "kernel")
NOT_ASKED: Final = Refusal("not_asked", "this seat has nothing to decide now", "kernel")
NOTHING_SEALED: Final = Refusal("nothing_sealed", "there is no sealed answer to take back", "kernel")
