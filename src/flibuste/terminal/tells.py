"""What a table tells a terminal: the messages of ``wire/messages.py``, with views, options and events opened."""

from __future__ import annotations

from typing import Any

import msgspec

from flibuste.table.entries import Rule
from flibuste.wire import messages as m

WATCHER = -1
"""The seat of who has none."""
Option = dict[str, Any]


class Seen(msgspec.Struct, tag_field="type"):
    """Everything a seat may know and do at one moment; ``at`` is null for a watcher."""

    table: str
    at: int | None = msgspec.field(name="seat")
    seq: int
    view: dict[str, Any]
    kind: str | None = msgspec.field(name="decision")
    asked: list[int]
    waiting: list[int]
    options: list[Option]
    refusals: list[Option]
    mine: Option | None
    standing: list[Rule]
    undo: str
    undo_asked: m.UndoOpen | None
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
        return self.seat in self.waiting and bool(self.options)


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

_decoder: msgspec.json.Decoder[AnyTell] = msgspec.json.Decoder(AnyTell)


def read_tell(frame: bytes | str) -> AnyTell:
    """Read a message of a table."""
    return _decoder.decode(frame)


def opened(raw: msgspec.Raw) -> dict[str, Any]:
    """Read a value whose inside the game decides."""
    return msgspec.json.decode(raw, type=dict[str, Any])
