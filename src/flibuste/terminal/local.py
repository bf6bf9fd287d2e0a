"""A table in this process: people at this terminal and bots. It answers with the same messages as a server."""

from __future__ import annotations

import queue
import secrets
import shlex
import time
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from flibuste.insight.hints import KIND as HINT
from flibuste.insight.hints import answer as answer_to
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.errors import BadQuestion, GameError
from flibuste.kernel.game import Game, Value
from flibuste.kernel.records import Record, write_record
from flibuste.kernel.session import Session
from flibuste.table.entries import Answered, AnyEntry, Dealt, UndoAnswered, UndoAsked, Undone
from flibuste.table.fair import commitment
from flibuste.table.hints import check_hint, hints_allowed
from flibuste.table.match import Match
from flibuste.table.plan import PHRASES, Dice, Plan, TableError
from flibuste.table.proof import TYPED, TYPED_DICE, typed_notes, typed_of
from flibuste.terminal import saves
from flibuste.terminal.client import Client, Doing
from flibuste.terminal.opponents import answer_for, opponent
from flibuste.terminal.seats import Sitter, plain_info
from flibuste.terminal.tells import AnyTell, read_tell
from flibuste.wire import messages as m
from flibuste.wire import projector
from flibuste.wire.tables import Result, SeatInfo, TableInfo
from flibuste.words.sentences import Words

HERE = "here"
"""The id of the one table of this process."""


class LocalTable:
    """One match, its bots and its record on disk. ``send`` may be called from anywhere; ``next`` does the work."""

    def __init__(
        self,
        game: Game,
        sitters: Sequence[Sitter],
        settings: Mapping[str, object],
        seed: int,
        file: Path,
        notes: Sequence[tuple[str, str]] = (),
        dice: Dice = "dealt",
    ) -> None:
        game.check_seats(len(sitters))
        self.sitters = list(sitters)
        self.file = file
        self.resume_with = ""
        self.resume_command = ""
        self.thoughts: Chance = Seeded(seed + 1)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_me]
        self.choosers = {seat: opponent(game, sitter.level) for seat, sitter in enumerate(sitters) if not sitter.is_me}
        plan = Plan(
            id=HERE,
            game=game.name,
            seats=len(sitters),
            secret=f"{seed:064x}",
            made=now(),
            settings=game.check_settings(settings),
            rules=game.mark(),
            dice=dice,
        )
        self.match = Match(plan, game)
        self.notes = [note for note in notes if note[0] not in (TYPED_DICE, TYPED)]
        self.asks: queue.SimpleQueue[m.AnyAsk] = queue.SimpleQueue()
        self.told: deque[AnyTell] = deque()
        self.said: list[m.Said] = []
        self.unsaved = False
        for seat, sitter in enumerate(sitters):
            if sitter.is_me:
                self.match.sit(seat, "", plan.made)
            else:
                self.match.seat_bot(seat, sitter.level or "greedy", plan.made)
        self.match.start(plan.made)

    def deal(self) -> None:
        """Begin."""
        self.match.deal(now())
        self.sign()

    def recall(self, record: Record) -> None:
        """Go on with a game: everything is checked again, what comes is drawn anew."""
        at = now()
        self.match.fold(Dealt(at=at, outcomes=record.setup))
        for seat, action, outcomes in record.answers:
            self.match.fold(Answered(at=at, seat=seat, action=action, outcomes=outcomes))
        self.match.rolls.typed = typed_of(record.notes)
        self.sign()

    def sign(self) -> None:
        """Write into the record who plays."""
        record = self.session.record
        record.names = {seat: sitter.name for seat, sitter in enumerate(self.sitters) if sitter.named}
        record.notes = list(self.notes)
        self.unsaved = True

    @property
    def session(self) -> Session:
        """Return the game with its record."""
        session = self.match.session
        assert session is not None
        return session

    # the connection

    def send(self, ask: m.AnyAsk) -> None:
        """Take a request."""
        self.asks.put(ask)

    def next(self, wait: float = 0.0) -> AnyTell | None:
        """Return the next message; on the way requests are done and bots answer."""
        while not self.told:
            ask = self.requested(0)
            if ask is None and self.owed():
                continue
            self.save()
            ask = ask or self.requested(wait)
            if ask is None:
                return None
            self.attempt(ask)
        return self.told.popleft()

    def requested(self, wait: float) -> m.AnyAsk | None:
        """Return the next request, if one comes in time."""
        try:
            return self.asks.get(timeout=wait) if wait > 0 else self.asks.get_nowait()
        except queue.Empty:
            return None

    def speech(self, words: Words) -> list[str]:
        """Return nothing: nobody teaches here."""
        return []

    def offers(self, client: Client) -> list[Doing]:
        """Return nothing: seats are fixed before such a table is set."""
        return []

    def farewell(self, words: Words) -> list[str]:
        """Say where the game is and how to go on with it."""
        self.save()
        kept = [words.say("terminal-saved", file=str(self.file))]
        if not self.session.state.over:
            again = f"flibuste play --resume {shlex.quote(str(self.file))}{self.resume_with}"
            command = self.resume_command or again
            kept.append(words.say("terminal-resume", command=command))
        return kept

    def close(self) -> None:
        """Write the record."""
        self.save()

    def save(self) -> None:
        """Write the record, if something has happened."""
        if self.unsaved:
            record = self.session.record
            record.notes = [*self.notes, *typed_notes(self.match)]
            saves.write(self.file, write_record(self.match.game, record))
            self.unsaved = False

    # what is due by itself

    def owed(self) -> bool:
        """Give one answer that is due: a bot's, or one without an alternative; say whether there was one."""
        match = self.match
        if match.status != "playing" or match.paused is not None:
            return False
        before, by_hand = match.seq, self.people if len(self.people) > 1 else ()
        made = match.answer_forced(now(), by_hand)
        if not made:
            made = self.bot_answer() or self.lone_answer()
        if made:
            self.tell(before, made)
        return bool(made)

    def bot_answer(self) -> list[AnyEntry]:
        """Let the first bot that is asked answer: answers are sealed, so the order tells nothing."""
        for seat in self.match.waiting():
            if seat in self.choosers:
                action = answer_for(self.session, seat, self.choosers[seat], self.thoughts)
                return [self.match.answer(seat, action, now(), "bot")]
        return []

    def lone_answer(self) -> list[AnyEntry]:
        """Give the one answer there is to a question about nothing (``done``); with several people it would show."""
        if len(self.people) != 1 or self.people[0] not in self.match.waiting():
            return []
        options = self.match.state.options(self.people[0])
        if len(options) > 1 or self.match.game.verb_of(int(options[0])).noun:
            return []
        return [self.match.answer(self.people[0], int(options[0]), now(), "forced")]

    # requests

    def attempt(self, ask: m.AnyAsk) -> None:
        """Do what a message asks, or say why not."""
        key = getattr(ask, "key", None)
        try:
            self.do(ask)
        except BadQuestion as error:
            self.told.append(m.Failure(error.code, key, HERE, params={"field": error.field}))
        except GameError as error:
            rule = error.rule if error.rule not in ("kernel", "table") else None
            self.told.append(m.Failure(error.code, key, HERE, rule))

    def do(self, ask: m.AnyAsk) -> None:
        """Do one thing."""
        if isinstance(ask, m.Attach):
            self.welcome(ask.since)
        elif isinstance(ask, m.Inquire):
            self.inquire(ask)
        elif isinstance(ask, m.Say):
            self.speak(ask)
            self.told.append(m.Ack(ask.key, self.match.seq))
        elif isinstance(ask, m.SeatRequest):
            before = self.match.seq
            entries = self.request(ask)
            self.told.append(m.Ack(ask.key, self.match.seq))
            self.tell(before, entries)

    def request(self, ask: m.SeatRequest) -> list[AnyEntry]:
        """Do what a seat requests."""
        match, at = self.match, now()
        if isinstance(ask, m.Act):
            if match.status == "playing" and ask.seq < match.opened:
                raise TableError("stale_sequence", f"the decision changed at {match.opened}, this answers {ask.seq}")
            return [match.answer(ask.seat, ask.action, at)]
        if isinstance(ask, m.Roll):
            return match.roll(ask.seat, ask.faces, at)
        if isinstance(ask, m.Undo):
            return [match.undo(ask.seat, at, self.people)]
        if isinstance(ask, m.Retract):
            return [match.retract(ask.seat, at)]
        if isinstance(ask, m.Standing):
            return [match.stand_by(ask.seat, ask.answers, at)]
        raise TableError("malformed", "no such request at this table")

    def speak(self, ask: m.Say) -> None:
        """Say a phrase or a text to whoever shares this screen."""
        if ask.phrase is not None and ask.phrase not in PHRASES:
            raise TableError("malformed", "no such phrase")
        said = m.Said(HERE, ask.seat, len(self.said), ask.phrase, ask.text, now())
        self.said.append(said)
        self.told.append(said)

    def inquire(self, ask: m.Inquire) -> None:
        """Answer a question about the position from what a seat may see."""
        if ask.about.get("kind") == HINT:
            check_hint(self.match, ask.seat)
        answer = answer_to(self.match.game, self.match.state.seen_by(ask.seat, Seeded(0)), ask.seat, ask.about)
        self.told.append(
            m.Insight(HERE, ask.seat, self.match.seq, ask.about, msgspec.Raw(msgspec.json.encode(answer)), ask.key)
        )

    # telling

    def welcome(self, since: int | None) -> None:
        """Show everything."""
        self.told.append(m.TableChanged(self.info()))
        said = msgspec.json.encode(self.said)
        shared = projector.Shared(self.match, now())
        for seat in self.people or (None,):
            self.told.append(read_tell(projector.snapshot(shared, seat, 0, since, said)))

    def tell(self, before: int, entries: Sequence[AnyEntry]) -> None:
        """Tell what some entries have changed."""
        self.unsaved = True
        for entry in entries:
            if isinstance(entry, UndoAsked):
                self.told.append(m.UndoAsked(HERE, entry.seat, ""))
            elif isinstance(entry, Undone):
                self.told.append(m.Undone(HERE, entry.seat, self.match.seq, entry.notation))
        if self.match.status == "over":
            self.told.append(m.TableChanged(self.info()))
        if any(isinstance(entry, (Undone, UndoAnswered)) for entry in entries):
            self.welcome(None)
            return
        shared = projector.Shared(self.match, now())
        for seat in self.people or (None,):
            self.told.append(read_tell(projector.update(shared, seat, 0, before)))

    def info(self) -> TableInfo:
        """Describe the table."""
        match, plan = self.match, self.match.plan
        return plain_info(
            HERE,
            plan.game,
            [self.seat_info(seat) for seat in range(plan.seats)],
            self.people,
            status=match.status,
            settings=dict[str, Value](plan.settings),
            grace=plan.grace,
            chat=plan.chat,
            asked=match.asked(),
            waiting=match.awaited(),
            dice=plan.dice,
            commitment=commitment(plan.secret),
            result=self.result(),
            updated=match.updated,
            hints=hints_allowed(match),
        )

    def seat_info(self, seat: int) -> SeatInfo:
        """Describe a seat."""
        sitter = self.sitters[seat]
        kind = self.match.seats[seat].kind
        return SeatInfo(seat, kind, sitter.name, sitter.level or None, True, None, None)

    def result(self) -> Result | None:
        """Tell how the game ended."""
        state = self.session.state
        if not state.over:
            return None
        seats = range(state.seats)
        ranks = [int(state.rank(seat)) for seat in seats]
        return Result(
            [state.score(seat) for seat in seats],
            [int(state.standing(seat)) for seat in seats],
            ranks,
            [seat for seat in seats if ranks[seat] == 1],
        )


def dice_of(record: Record) -> Dice:
    """Say who rolls in a game that goes on: whoever did before."""
    return "typed" if TYPED_DICE in dict(record.notes) else "dealt"


def now() -> int:
    """Return the time in milliseconds."""
    return int(time.time() * 1000)


def any_seed() -> int:
    """Choose a seed."""
    return secrets.randbits(62)
