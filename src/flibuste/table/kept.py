"""What is left of a game whose rules cannot be had any more: its record, in the words it was played with."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from flibuste.kernel.chance import Outcome
from flibuste.kernel.game import Game
from flibuste.kernel.records import Answer, Record, write_with
from flibuste.table import entries as e
from flibuste.table.plan import Plan


class Wording(Struct, frozen=True):
    """How an edition of a game writes its answers: each verb with the number of its first one and what it is about."""

    content: str
    verbs: list[tuple[str, int, list[str]]]

    def write(self, action: int) -> str:
        """Write an answer as it was written then."""
        name, first, about = [verb for verb in self.verbs if verb[1] <= action][-1]
        return f"{name} {about[action - first]}".rstrip()


def wording(game: Game) -> Wording:
    """Note how a game writes its answers today."""
    verbs = [(v.name, v.first, [game.argument(v, v.first + k) for k in range(v.count)]) for v in game.verbs if v.count]
    return Wording(game.content, verbs)


def answers_left(entries: Iterable[e.AnyEntry]) -> tuple[list[Outcome], list[Answer]]:
    """Read set-up and answers from a journal without playing them; what was taken back is left out."""
    setup: list[Outcome] = []
    answers: list[Answer] = []
    for entry in entries:
        if isinstance(entry, e.Dealt):
            setup, answers = entry.outcomes, []
        elif isinstance(entry, e.Answered):
            answers.append((entry.seat, entry.action, entry.outcomes))
        elif isinstance(entry, e.Undone):
            del answers[entry.stand :]
        elif isinstance(entry, e.Retracted):
            del answers[max(n for n, answer in enumerate(answers) if answer[0] == entry.seat)]
    return setup, answers


def kept_record(plan: Plan, entries: Iterable[e.AnyEntry], words: Wording) -> str:
    """Write the record of a game that cannot be played again here, as far as it went."""
    record = Record(plan.game, words.content, plan.seats, plan.settings)
    record.setup, record.answers = answers_left(entries)
    return write_with(words.write, record)
