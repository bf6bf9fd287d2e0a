"""Records: one text format for a game, from which it can be played again move by move.

    flibuste-record 1
    game brisca
    content 5f0c9e5d0a4be1c2
    seats 2
    option exchange true
    name 0 Anne
    chance deck 17/40 3/39 ...
    0 play 7b
    1 play Ao | deck 3/5
    result 1 0

``chance`` gives the outcomes of the set-up; behind ``|`` stand those an answer brought: a purpose, then
outcome/possible. ``result`` is the share of each seat, or ``unfinished``. Lines that begin with ``#`` are remarks;
``note KEY text`` lines are kept. A line ends with one newline and nothing else, so that every reader sees the same
lines. The guide ``docs/guide/records.md`` describes the format in full.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, final

from flibuste.kernel.chance import Outcome
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import Game, Settings, Value, find_game

VERSION: Final = 1
UNFINISHED: Final = "unfinished"
STRANGE: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""Signs that end a line for some readers and not for others, and others nobody can see."""

Answer = tuple[int, int, list[Outcome]]
"""A seat, its action, and the outcomes the action brought."""


@final
class Record:
    """Everything that was chosen and everything chance gave."""

    def __init__(self, game: str, content: str, seats: int, settings: Settings) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.settings = settings
        self.names: dict[int, str] = {}
        self.notes: list[tuple[str, str]] = []
        self.setup: list[Outcome] = []
        self.answers: list[Answer] = []
        self.result = UNFINISHED


def write_outcomes(outcomes: list[Outcome]) -> str:
    """Write outcomes, the purpose only where it changes: ``deck 17/40 3/39``."""
    words: list[str] = []
    purpose = ""
    for meant, possible, k in outcomes:
        if meant != purpose:
            words.append(meant)
            purpose = meant
        words.append(f"{k}/{possible}")
    return " ".join(words)


def read_outcomes(text: str) -> list[Outcome]:
    """Read what ``write_outcomes`` wrote; a purpose may have several words."""
    outcomes: list[Outcome] = []
    purpose: list[str] = []
    fresh = True
    for word in text.split():
        k, slash, possible = word.partition("/")
        if not slash:
            purpose = [word] if fresh else [*purpose, word]
            fresh = False
        elif _is_number(k) and _is_number(possible) and len(word) < 24 and purpose:
            outcomes.append((" ".join(purpose), int(possible), int(k)))
            fresh = True
        else:
            raise BadData("bad_record", f"{word!r} is no outcome")
    return outcomes


def write_record(game: Game, record: Record) -> str:
    """Write a record as text."""
    return write_with(game.write, record)


def write_with(write: Callable[[int], str], record: Record) -> str:
    """Write a record as text, its answers in words that are given."""
    lines = [f"flibuste-record {VERSION}", f"game {record.game}", f"content {record.content}", f"seats {record.seats}"]
    lines += [f"option {name} {_write_value(value)}" for name, value in record.settings.items()]
    lines += [f"name {seat} {name}" for seat, name in sorted(record.names.items())]
    lines += [f"note {key} {text}" for key, text in record.notes]
    lines.append(f"chance {write_outcomes(record.setup)}".rstrip())
    for seat, action, outcomes in record.answers:
        tail = f" | {write_outcomes(outcomes)}" if outcomes else ""
        lines.append(f"{seat} {write(action)}{tail}")
    lines.append(f"result {record.result}")
    return "\n".join(lines) + "\n"


def _write_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _read_value(text: str) -> Value:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if _is_number(text.lstrip("-")) and len(text) < 18 else text


def read_record(text: str, game: Game | None = None) -> Record:
    """Read a record; the words are checked here, the play by ``session.replay``."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line and line[0] != "#"]
    if not lines or lines[0][1] != f"flibuste-record {VERSION}":
        raise BadData("other_version", f"this is no record of version {VERSION}")
    reader = _Reader(game)
    for number, line in lines[1:]:
        try:
            reader.line(line)
        except GameError as error:
            raise BadData(error.code, f"line {number}: {error.sentence}", error.rule) from error
    return reader.done()


@final
class _Reader:
    """Reads line by line: the head, the set-up, the answers, the result."""

    def __init__(self, game: Game | None) -> None:
        self.game = game
        self.head: dict[str, str] = {}
        self.chosen: dict[str, Value] = {}
        self.record: Record | None = None
        self.names: dict[int, str] = {}
        self.notes: list[tuple[str, str]] = []
        self.ended = False

    def line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if STRANGE.search(line) is not None:
            raise BadData("bad_record", "a sign that no record holds: lines end with a plain newline")
        if line.strip() != line and word != "name":
            raise BadData("bad_record", "a blank begins or ends the line")
        if self.ended:
            raise BadData("bad_record", "nothing may follow the result")
        if self.record is not None:
            self.move(self.record, word, rest)
        elif word in ("game", "content", "seats") and word not in self.head:
            self.head[word] = rest
        elif word == "option":
            name, _, value = rest.partition(" ")
            if name in self.chosen:
                raise BadData("bad_record", f"option {name} is chosen twice")
            self.chosen[name] = _read_value(value)
        elif word == "name" or word == "note":
            self.about(word, rest)
        elif word == "chance":
            self.record = self.open(rest)
        else:
            raise BadData("bad_record", f"unexpected {word!r}")

    def about(self, word: str, rest: str) -> None:
        key, _, text = rest.partition(" ")
        if word == "note":
            if (key, text) in self.notes:
                raise BadData("bad_record", f"note {key} stands there twice")
            self.notes.append((key, text))
        elif _is_number(key) and len(key) < 3:
            if int(key) in self.names:
                raise BadData("bad_record", f"seat {key} is named twice")
            self.names[int(key)] = text
        else:
            raise BadData("bad_record", f"{key!r} is no seat")

    def open(self, outcomes: str) -> Record:
        game = self.game or find_game(self.head.get("game", ""))
        self.game = game
        if self.head.get("game") != game.name:
            raise BadData("other_game", f"a record of {self.head.get('game')!r}, not of {game.name}")
        if self.head.get("content") != game.content:
            raise BadData("other_content", f"made with content {self.head.get('content')!r}, here is {game.content}")
        seats = self.head.get("seats", "")
        if not _is_number(seats) or len(seats) > 2:
            raise BadData("bad_record", "the record does not say how many seats")
        game.check_seats(int(seats))
        record = Record(game.name, game.content, int(seats), game.check_settings(self.chosen))
        record.setup = read_outcomes(outcomes)
        record.names = self.names
        record.notes = self.notes
        return record

    def move(self, record: Record, word: str, rest: str) -> None:
        if word == "result":
            record.result = rest
            self.ended = True
            return
        action, bar, outcomes = rest.partition("|")
        if not _is_number(word) or len(word) > 2 or (bar and not outcomes.strip()):
            raise BadData("bad_record", f"{word!r} begins no answer")
        assert self.game is not None
        record.answers.append((int(word), self.game.read(action), read_outcomes(outcomes)))

    def done(self) -> Record:
        if self.record is None or not self.ended:
            raise BadData("bad_record", "the record breaks off before its result")
        return self.record
