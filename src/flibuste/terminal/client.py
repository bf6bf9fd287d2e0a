"""One table as this terminal sees it, at home or at a server's: who sits there, what our seats may see and do.

It is fed with the messages of ``wire/messages.py`` and knows no rule.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from flibuste.kernel.events import Shown
from flibuste.kernel.game import Game, find_game
from flibuste.table.entries import Rule
from flibuste.table.fair import commitment
from flibuste.terminal.company import Line, news
from flibuste.terminal.drawing import words_for
from flibuste.terminal.seats import bot_name
from flibuste.terminal.tells import AnyTell, Option, Seen, Snapshot, Update, opened
from flibuste.wire import messages as m
from flibuste.wire.tables import TableInfo
from flibuste.words.sentences import Words

PATIENCE = 3.0
"""Seconds that a question about the position may take."""
JOURNEY = ("seq", "index", "kind")
Bare = m.Undo | m.Retract | m.Pause | m.Resume | m.Claim | m.Resign | m.CallOff
"""Requests of a seat that carry nothing else."""


@dataclass(frozen=True, slots=True)
class Doing:
    """Something to do besides playing: its words, what it does, what is asked first where it cannot be taken back."""

    id: str
    text: str
    do: Callable[[], object]
    sure: str = ""


class Connection(Protocol):
    """Where a table is: in this process or at a server."""

    def send(self, ask: m.AnyAsk) -> None:
        """Send a message; never waits."""

    def next(self, wait: float = 0.0) -> AnyTell | None:
        """Return the next message, waiting at most so many seconds; none when nothing more is to come by itself."""

    def speech(self, words: Words) -> list[str]:
        """Return what a teacher says here: a title, then sentences; nothing where nobody teaches."""

    def offers(self, client: Client) -> list[Doing]:
        """Return what may be done at this kind of table beside what every table has."""

    def farewell(self, words: Words) -> list[str]:
        """Say what becomes of the seat when one leaves."""

    def close(self) -> None:
        """Leave."""


@dataclass(slots=True)
class Client:
    """What one terminal knows about one table."""

    connection: Connection
    table: str
    language: str = "en"
    info: TableInfo | None = None
    moments: dict[int, Seen] = field(default_factory=dict)
    logs: dict[int, list[Option]] = field(default_factory=dict)
    said: list[m.Said] = field(default_factory=list)
    stood_in: dict[int, m.StoodIn] = field(default_factory=dict)
    """The answers that a bot gave in a person's place, by their place in the journal."""
    news: list[Line] = field(default_factory=list)
    """What has changed among the others, until somebody reads it."""
    ahead: int = 0
    """So many milliseconds the server's clock is ahead of ours."""
    failures: list[m.Failure] = field(default_factory=list)
    insights: dict[str, dict[str, Any]] = field(default_factory=dict)
    questions: dict[tuple[object, ...], str] = field(default_factory=dict)
    asked_at: int = -1
    sending: str = ""
    next_table: str = ""
    following: Client | None = None
    """Where this person goes on: the next table of the same people, or the first one after a lesson."""
    own_game: Game | None = None
    nonces: dict[int, str] = field(default_factory=dict)
    next_nonces: dict[int, str] = field(default_factory=dict)
    """Our pinches of chance, here and where the same people play on."""
    address: str = ""
    """Where the server of this table is."""
    you: str = ""
    """What a lone person at this terminal is called."""

    def attach(self) -> None:
        """Follow the table, from what is known already."""
        since = min((moment.seq for moment in self.moments.values()), default=None)
        self.connection.send(m.Attach(self.table, since))

    # what comes

    def take(self, wait: float = 0.0) -> bool:
        """Take the next message; say whether there was one."""
        told = self.connection.next(wait)
        if told is None:
            return False
        self.receive(told)
        return True

    def settle(self) -> None:
        """Take everything that comes without waiting."""
        while self.take():
            pass

    def receive(self, told: AnyTell) -> None:
        """Take one message; those of other tables are none of ours."""
        if getattr(told, "table", None) not in (self.table, None):
            return
        take = TAKES.get(type(told))
        if take is not None:
            take(self, told)

    def restore(self, told: Snapshot) -> None:
        """Begin anew, or go on after a break."""
        old = [] if told.since is None else self.logs.get(told.seat, [])
        known = {event["index"] for event in old}
        self.said = list(told.said)
        self.logs[told.seat] = [*old, *(event for event in told.log if event["index"] not in known)]
        if told.since is None:
            self.stood_in.clear()
        self.noted(told, told.stood_in)
        if told.view:
            self.moments[told.seat] = told

    def update(self, told: Update) -> None:
        """Go on; what is older than what we know comes too late."""
        old = self.moments.get(told.seat)
        if old is not None and told.seq < old.seq:
            return
        log = self.logs.setdefault(told.seat, [])
        last = log[-1]["index"] if log else -1
        log += [event for event in told.events if event["index"] > last]
        self.noted(told, told.stood_in)
        self.moments[told.seat] = told

    def noted(self, told: Seen, stood_in: list[m.StoodIn]) -> None:
        """Note the server's time, and which answers a bot gave for a person."""
        self.ahead = told.now - our_time()
        self.stood_in |= {one.seq: one for one in stood_in}

    def changed(self, told: m.TableChanged) -> None:
        """Note how the table is."""
        if told.info.id == self.table:
            self.news += news(self.info, told.info)
            self.info = told.info
            self.next_table = told.info.next or self.next_table

    def hear(self, told: m.Said) -> None:
        """Note what was said."""
        self.said = [*self.said, told][-100:]

    def acknowledged(self, told: m.Ack) -> None:
        """Note that a request was done."""
        if told.key == self.sending:
            self.sending = ""

    def failed(self, told: m.Failure) -> None:
        """Keep a refusal until somebody reads it; one of a question goes to who asked."""
        if told.key in self.insights:
            self.insights[str(told.key)] = {"what": "nothing", "refused": told.code}
            return
        self.sending = ""
        self.failures.append(told)

    def answered(self, told: m.Insight) -> None:
        """Keep the answer to a question."""
        if told.key in self.insights:
            self.insights[told.key] = opened(told.answer)

    def undo_refused(self, told: m.UndoRefused) -> None:
        """Note that somebody does not agree to an undo."""
        self.news.append(Line("ui-undo-declined"))

    def undone(self, told: m.Undone) -> None:
        """Note that somebody else took an answer back."""
        if told.seat not in self.mine:
            self.news.append(Line("ui-undo-done"))

    def rematched(self, told: m.Rematch) -> None:
        """Note where the same people play on."""
        self.next_table = told.next

    def seal_pinch(self, told: m.SealPlease) -> None:
        """Seal a pinch of chance for the table where the same people play on."""
        self.next_nonces[told.seat] = secrets.token_hex(24)
        self.connection.send(m.Seal(told.table, told.seat, commitment(self.next_nonces[told.seat])))

    def open_pinch(self, told: m.OpenPlease) -> None:
        """Open our pinch of chance."""
        nonces = self.nonces if told.table == self.table else self.next_nonces
        if told.seat in nonces:
            self.connection.send(m.Open(told.table, told.seat, nonces[told.seat]))

    # what we request

    def act(self, seat: int, action: int) -> None:
        """Answer the open decision; what is below zero is the face of a die."""
        if action < 0:
            self.roll(seat, [-action])
            return
        self.sending = fresh_key()
        self.connection.send(m.Act(self.table, seat, self.sending, self.moments[seat].seq, action))

    def roll(self, seat: int, faces: list[int]) -> None:
        """Type in what dice on the table show."""
        self.sending = fresh_key()
        self.connection.send(m.Roll(self.table, seat, self.sending, self.moments[seat].seq, faces))

    def undo(self, seat: int) -> None:
        """Take the last answer back, or ask everybody."""
        self.request(m.Undo, seat)

    def request(self, ask: type[Bare], seat: int) -> None:
        """Send what needs no more words: undo, retract, pause, resume, claim, resign, call off."""
        self.connection.send(ask(self.table, seat, fresh_key()))

    def consent(self, ask: type[m.UndoAnswer | m.CallOffAnswer], seat: int, agree: bool) -> None:
        """Agree to an undo or to calling the game off, or refuse it."""
        self.connection.send(ask(self.table, seat, fresh_key(), agree))

    def relieve(self, seat: int, whom: int) -> None:
        """Let a bot play for somebody who is away or late."""
        self.connection.send(m.Relieve(self.table, seat, fresh_key(), whom))

    def say(self, seat: int, phrase: str = "", text: str = "") -> None:
        """Say a phrase of the phrasebook, or a text."""
        self.connection.send(m.Say(self.table, seat, fresh_key(), phrase or None, text or None))

    def stand_by(self, seat: int, answers: list[Rule]) -> None:
        """Leave answers standing, in the place of the former ones."""
        self.connection.send(m.Standing(self.table, seat, fresh_key(), answers))

    def ask(self, seat: int, about: Mapping[str, bool | int | str | None]) -> dict[str, Any]:
        """Ask about the position and wait for the answer; empty where there is none."""
        key = self.inquire(seat, about)
        for _ in range(400):
            if self.insights[key] or not self.take(PATIENCE):
                break
        return self.insights.pop(key)

    def inquire(self, seat: int, about: Mapping[str, bool | int | str | None]) -> str:
        """Ask about the position; the answer will be in ``insights`` under the key that comes back."""
        key = "ask-" + fresh_key()
        self.insights[key] = {}
        self.connection.send(m.Inquire(self.table, seat, dict(about), key))
        return key

    def known(self, seat: int, about: Mapping[str, bool | int | str | None]) -> dict[str, Any]:
        """Return the answer to a question about this position if it has come; else ask, once, and return nothing."""
        if self.asked_at != self.moments[seat].seq:
            self.asked_at = self.moments[seat].seq
            self.questions.clear()
        place = (seat, *sorted((name, str(value)) for name, value in about.items()))
        key = self.questions.get(place)
        if key is None:
            self.questions[place] = self.inquire(seat, about)
            return {}
        return self.insights.get(key, {})

    # how it is told

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        assert self.info is not None
        return self.own_game or find_game(self.info.game)

    @property
    def mine(self) -> list[int]:
        """List the seats of this terminal."""
        return [] if self.info is None else self.info.you

    @property
    def over(self) -> bool:
        """Say whether the game is over."""
        return self.info is not None and self.info.status == "over"

    @property
    def asked(self) -> int | None:
        """Return the first seat of ours that must answer."""
        return next((seat for seat in self.mine if seat in self.moments and self.moments[seat].must_answer), None)

    def name(self, seat: int) -> str:
        """Name a player; a lone person here is *you*."""
        assert self.info is not None
        one = self.info.seats[seat]
        if one.name:
            return one.name
        return bot_name(seat) if one.kind == "bot" or not self.you or self.mine != [seat] else self.you

    def seat_name(self, seat: int) -> str:
        """Name who sits on a seat, or say that it is empty."""
        assert self.info is not None
        empty = self.info.seats[seat].kind == "empty"
        return Words(self.language).say("ui-seat-empty") if empty else self.name(seat)

    def words(self, seat: int) -> Words:
        """Return the words for what one seat sees now."""
        assert self.info is not None
        names = [self.name(number) for number in range(len(self.info.seats))]
        made = Words(self.language, self.game, names)
        return words_for(made, self.moments[seat].view if seat in self.moments else {}, seat)

    def refusal(self, failure: m.Failure, seat: int) -> str:
        """Write why something is refused, with its rule."""
        words = self.words(seat)
        text = words.refusal(failure.code, words.say("terminal-no-no_such_action"))
        return f"{text.rstrip('.')} ({failure.rule})" if failure.rule else text

    @property
    def now(self) -> int:
        """Return the server's time in milliseconds."""
        return our_time() + self.ahead

    def quoted(self, said: m.Said) -> str:
        """Write who said what, a phrase in the reader's words."""
        words = Words(self.language)
        text = words.say(f"say-{said.phrase}") if said.phrase else said.text or ""
        return words.say("ui-said", name=self.name(said.seat), text=text)

    def heard(self) -> list[str]:
        """Write what has changed among the others since this was last asked."""
        told, self.news = self.news, []
        return [line.written(Words(self.language)) for line in told]

    def lines(self, seat: int, since: int = 0) -> list[str]:
        """Write the events of a seat's stream from this one on as sentences; what a bot played for a person is said."""
        events = self.logs.get(seat, [])[since:]
        if not events:
            return []
        words = self.words(seat)
        written = []
        for event, following in zip(events, [*events[1:], {"seq": None}], strict=True):
            written.append(words.line(shown(event)))
            if event["seq"] != following["seq"]:
                written.append(self.stand_in(int(event["seq"]), words))
        return [line for line in written if line]

    def stand_in(self, seq: int, words: Words) -> str:
        """Say for whom a bot gave the answer at this place of the journal, if one did."""
        one = self.stood_in.get(seq)
        return "" if one is None else words.say(f"ui-stood-in-{one.by}", name=self.name(one.seat))


def shown(event: Option) -> Shown:
    """Take an event apart: its kind, its fields."""
    return event["kind"], {name: value for name, value in event.items() if name not in JOURNEY}


def our_time() -> int:
    """Return the time of this machine in milliseconds."""
    return int(time.time() * 1000)


def fresh_key() -> str:
    """Make a key that tells one request from all others."""
    return secrets.token_hex(12)


TAKES: dict[type, Callable[[Client, Any], None]] = {
    Snapshot: Client.restore,
    Update: Client.update,
    m.TableChanged: Client.changed,
    m.Said: Client.hear,
    m.Ack: Client.acknowledged,
    m.Failure: Client.failed,
    m.Insight: Client.answered,
    m.UndoRefused: Client.undo_refused,
    m.Undone: Client.undone,
    m.Rematch: Client.rematched,
    m.SealPlease: Client.seal_pinch,
    m.OpenPlease: Client.open_pinch,
}
