"""One game under way, recorded: what laws, terminal, engine protocol and table all stand on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from flibuste.kernel.bits import members
from flibuste.kernel.chance import Chance, Outcome, Scripted
from flibuste.kernel.errors import BadData, GameError, illegal
from flibuste.kernel.events import Log
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.records import UNFINISHED, Record
from flibuste.kernel.state import State


@final
class Session:
    """A state with its log and its record. A failed answer, for whatever reason, leaves all three as they were."""

    def __init__(self, game: Game, state: State, log: Log, record: Record) -> None:
        self.game = game
        self.state = state
        self.log = log
        self.record = record

    def answer(self, seat: int, action: int, chance: Chance) -> None:
        """Check an action, do it and record it with the outcomes it brought."""
        why = self.state.refusal(seat, action)
        if why is not None:
            written = self.game.write(action) if 0 <= action < self.game.action_count else f"action {action}"
            raise illegal(why, seat, written)
        before, length = self.state.clone(), len(self.log.events)
        kept: list[Outcome] = []
        chance.kept = kept
        try:
            self.state.answer(seat, action, chance)
            self.game.check_decision(self.state)
        except BaseException:
            self.restore(before, length)
            raise
        finally:
            chance.kept = None
        self.record.answers.append((seat, action, kept))
        if self.state.over:
            self.record.result = result_text(self.state)

    def restore(self, before: State, length: int) -> None:
        """Go back to a clone taken before an answer that failed."""
        self.log.back_to(length)
        before.log = self.log
        if self.log.memory is not None:
            self.log.memory = before.known
        self.state = before

    def retract(self, seat: int) -> None:
        """Take a sealed answer back; in the record it has never been given."""
        self.state.retract(seat)
        answers = self.record.answers
        last = max(k for k in range(len(answers)) if answers[k][0] == seat)
        del answers[last]

    def view(self, seat: int) -> Mapping[str, Any]:
        """Return what a seat may know now."""
        return self.game.view(self.state, seat)

    def waiting(self) -> list[int]:
        """List the seats that must answer."""
        return members(self.state.waiting)


def result_text(state: State) -> str:
    """Write the result of a finished game as a record does."""
    if not state.over:
        return UNFINISHED
    return " ".join(f"{state.score(seat):.3g}" for seat in range(state.seats))


def start(game: Game, seats: int, settings: Mapping[str, object], chance: Chance, audited: bool = False) -> Session:
    """Set a game up and open its log and its record."""
    game.check_seats(seats)
    complete = game.check_settings(settings)
    record = Record(game.name, game.content, seats, complete)
    log = Log(game.card_fields()) if audited else Log()
    chance.kept = record.setup
    try:
        state = game.new(Setup(seats, complete, True, log), chance)
    finally:
        chance.kept = None
    game.check_decision(state)
    return Session(game, state, log, record)


def replay(game: Game, record: Record, answers: int = -1) -> Session:
    """Play a record again, all of it or so many answers; every action and every outcome is checked anew."""
    setup = _script(record.setup)
    session = start(game, record.seats, record.settings, setup)
    if setup.left():
        raise BadData("outcome_left_over", "the set-up brings more outcomes than it needs")
    session.record.names = dict(record.names)
    session.record.notes = list(record.notes)
    wanted = record.answers if answers < 0 else record.answers[:answers]
    for number, (seat, action, outcomes) in enumerate(wanted, 1):
        chance = _script(outcomes)
        try:
            session.answer(seat, action, chance)
        except GameError as error:
            raise BadData(error.code, f"answer {number}: {error.sentence}", error.rule) from error
        if chance.left():
            raise BadData("outcome_left_over", f"answer {number} brings more outcomes than it needs")
    if answers < 0 and record.result != session.record.result:
        raise BadData("other_result", f"the record claims {record.result}, the game gives {session.record.result}")
    return session


def _script(outcomes: list[Outcome]) -> Scripted:
    return Scripted(None, outcomes)
