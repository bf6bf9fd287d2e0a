"""What a table tells a terminal: the messages of ``wire/messages.py``, with views, options and events opened."""

from __future__ import annotations

from typing import Any

import msgspec

from flibuste.table.entries import Rule
from flibuste.wire import messages as m
from flibuste.wire.changes import Misfit, patched

WATCHER = -1
"""The seat of who has none."""
Option = dict[str, Any]


class Moment(msgspec.Struct, tag_field="type"):
    """What a seat may do at one moment; ``at`` is null for a watcher."""

    table: str
    at: int | None = msgspec.field(name="seat")
    seq: int
    n: int
    kind: str | None = msgspec.field(name="decision")
    asked: list[int]
    waiting: list[int]
    options: list[Option]
    refusals: list[Option]
    mine: Option | None
    standing: list[Rule]
    undo: str
    undo_asked: m.UndoOpen | None
    rolling: m.RollOpen | None
    deadline: int | None
    clocks: list[int | None]
    now: int

    @property
    def seat(self) -> int:
        """Return the seat that sees this."""
        return WATCHER if self.at is None else self.at

    @property
    def decision(self) -> str:
        """Return the kind of the open decision, or nothing."""
        return self.kind or ""

    @property
    def must_answer(self) -> bool:
        """Say whether everybody waits for this seat."""
        return self.seat in self.waiting and (bool(self.options) or self.rolling is not None)


class Seen(Moment):
    """Everything a seat may know and do at one moment."""

    view: dict[str, Any]


class Snapshot(Seen, tag="snapshot"):
    """A position with the log, whole or since a sequence."""

    since: int | None
    log: list[Option]
    said: list[m.Said]
    stood_in: list[m.StoodIn]


class Update(Seen, tag="update"):
    """A position after a change, with what happened."""

    events: list[Option]
    stood_in: list[m.StoodIn]


class Change(Moment, tag="change"):
    """A position after a change, as steps from the view before, with what happened."""

    steps: list[list[Any]] = msgspec.field(name="view")
    events: list[Option]
    stood_in: list[m.StoodIn]


class Views:
    """The last view of each seat at a table: makes whole positions of changes."""

    def __init__(self) -> None:
        self.last: dict[int, tuple[int, dict[str, Any]]] = {}

    def whole(self, told: AnyTell | Change) -> AnyTell | None:
        """Return a message with a whole view; None for a change that does not follow what we know."""
        if isinstance(told, Seen):
            self.last[told.seat] = told.n, told.view
        if not isinstance(told, Change):
            return told
        n, view = self.last.get(told.seat, (-1, {}))
        if told.n != n + 1:
            return None
        try:
            view = patched(view, told.steps)
        except Misfit:
            return None
        moment = {name: getattr(told, name) for name in Moment.__struct_fields__}
        seen = Update(**moment, view=view, events=told.events, stood_in=told.stood_in)
        self.last[seen.seat] = seen.n, seen.view
        return seen


AnyTell = (
    Snapshot
    | Update
    | m.Welcome
    | m.TableChanged
    | m.Ack
    | m.Failure
    | m.Insight
    | m.Said
    | m.UndoAsked
    | m.UndoRefused
    | m.Undone
    | m.Rematch
    | m.SealPlease
    | m.OpenPlease
    | m.Noticed
    | m.Pong
)

_whole: msgspec.json.Decoder[AnyTell] = msgspec.json.Decoder(AnyTell)
_either: msgspec.json.Decoder[AnyTell | Change] = msgspec.json.Decoder(AnyTell | Change)


def read_tell(frame: bytes | str) -> AnyTell:
    """Read a message of a table that is told whole positions."""
    return _whole.decode(frame)


def read_either(frame: bytes | str) -> AnyTell | Change:
    """Read a message of a table that is told changes."""
    return _either.decode(frame)


def opened(raw: msgspec.Raw) -> dict[str, Any]:
    """Read a value whose inside the game decides."""
    return msgspec.json.decode(raw, type=dict[str, Any])
