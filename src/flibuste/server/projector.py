"""The one projector: whatever a seat is shown of a match is made here, from its view and its own stream of events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from flibuste.kernel.bits import EVERYONE, SPECTATOR, has
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import Field
from flibuste.server.storage.journals import Spoken
from flibuste.table.folding import Folded
from flibuste.wire.messages import Said, Snapshot, UndoOpen, Update

_encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"{}")
ENCODED = 16


def raw(value: object) -> Raw:
    """Encode a value once."""
    return Raw(_encode(value))


class Shared:
    """What every seat is shown alike at one moment; made once for all of them."""

    __slots__ = ("asked", "clocks", "deadline", "decision", "fresh", "match", "now", "since", "undo_asked", "waiting")

    def __init__(self, match: Folded, now: int) -> None:
        self.match = match
        self.now = now
        self.decision = match.state.kind() if match.session is not None and not match.state.over else None
        self.asked = match.asked()
        self.waiting = match.waiting()
        self.undo_asked = undo_open(match)
        self.deadline = match.clocks.first_deadline()
        self.clocks = [match.clocks.left(seat, now) for seat in range(match.plan.seats)]

        self.since = -2
        self.fresh: tuple[int, list[tuple[int, tuple[str, list[Field]]]]] = (0, [])

    def events_after(self, since: int) -> tuple[int, list[tuple[int, tuple[str, list[Field]]]]]:
        """Return the number of the first event after a sequence, and the events from there on."""
        if self.since != since:
            start = self.match.events_until(since)
            self.since, self.fresh = since, (start, list(self.match.events_from(start)))
        return self.fresh

    def head(self, seat: int | None) -> tuple[Any, ...]:
        """Return table, seat, sequence, view and who is asked."""
        match = self.match
        viewer = SPECTATOR if seat is None else seat
        view = NOTHING if match.session is None else raw(match.session.state.view(viewer))
        return match.plan.id, seat, match.seq, view, self.decision, self.asked, self.waiting

    def tail(self) -> tuple[Any, ...]:
        """Return the open undo and the clocks."""
        return self.undo_asked, self.deadline, self.clocks, self.now


def snapshot(shared: Shared, seat: int | None, since: int | None, said: Iterable[Spoken]) -> Snapshot:
    """Show a seat (or a watcher) everything it may know, with the log since a sequence or from the beginning."""
    match = shared.match
    known = since is not None and match.undone_seq <= since <= match.seq
    log = events(shared, seat, since if known and since is not None else -1)
    spoken_here = [spoken(match, one) for one in said]
    return Snapshot(*position(shared, seat), since if known else None, log, spoken_here)  # type: ignore[call-arg]


def update(shared: Shared, seat: int | None, since: int) -> Update:
    """Show a seat what has changed since a sequence."""
    return Update(*position(shared, seat), events(shared, seat, since))  # type: ignore[call-arg]


def position(shared: Shared, seat: int | None) -> tuple[Any, ...]:
    """Collect what snapshot and update share, in the order of ``Position``."""
    match = shared.match
    if seat is None:
        return (*shared.head(None), [], [], None, [], "no", *shared.tail())
    options, refusals = choices(match, seat) if seat in shared.waiting else ([], [])
    mine = match.sealed(seat) if len(shared.asked) > 1 else None
    pending = None if mine is None else option(match, mine)
    return (
        *(*shared.head(seat), options, refusals, pending),
        *(match.rules.get(seat, []), match.undo_offer(seat), *shared.tail()),
    )


def choices(match: Folded, seat: int) -> tuple[list[Raw], list[Raw]]:
    """List what a seat may do now, and what it might expect to be able to do but may not, with the reason."""
    state = match.state
    legal: list[Raw] = []
    refused: list[Raw] = []
    for action in state.candidates(seat):
        why = state.why_not(seat, action)
        if why is None:
            legal.append(option(match, int(action)))
        else:
            refused.append(option(match, int(action), why))
    return legal, refused


def option(match: Folded, action: int, why: Refusal | None = None) -> Raw:
    """Describe an action; those that are possible are encoded once per game."""
    cache = _options.setdefault(match.game.name + match.game.content, {})
    key = (action, "" if why is None else why.code)
    if key not in cache:
        described = {"action": action, "notation": match.game.write(action), **match.game.describe(action)}
        if why is not None:
            described |= {"code": why.code, "rule": why.rule}
        cache[key] = raw(described)
    return cache[key]


_options: dict[str, dict[tuple[int, str], Raw]] = {}


def undo_open(match: Folded) -> UndoOpen | None:
    """Say who asks for an undo, of what, and who has agreed."""
    if match.wish is None:
        return None
    return UndoOpen(match.wish.seat, match.last_notation(match.wish.seat), sorted(match.wish.agreed))


def events(shared: Shared, seat: int | None, since: int) -> list[Raw]:
    """List the events of a seat's own stream that the entries after ``since`` brought, numbered in that stream."""
    match = shared.match
    if match.session is None:
        return []
    viewer = SPECTATOR if seat is None else seat
    start, fresh = shared.events_after(since)
    index = match.shown_before(viewer, start)
    found: list[Raw] = []
    for number, (seq, event) in enumerate(fresh, start):
        body = match.encoded.get(number) or encode_event(match, number, seq, event, viewer)
        if body:
            found.append(Raw(b'%s,"index":%d}' % (body, index)))
            index += 1
    match.note_shown(viewer, start + len(fresh), index)
    return found


def encode_event(match: Folded, number: int, seq: int, event: tuple[str, list[Field]], viewer: int) -> bytes:
    """Write an event as a viewer sees it, up to its number; what everybody sees alike is kept for the next viewer."""
    kind, fields = event
    shown = {field.name: field.value for field in fields if has(field.seats, viewer)}
    if not shown:
        return b""
    name, values = match.game.named((kind, shown))
    body = _encode({**values, "seq": seq, "kind": name})[:-1]
    if all(field.seats == EVERYONE for field in fields):
        match.encoded[number] = body
        if len(match.encoded) > ENCODED:
            del match.encoded[next(iter(match.encoded))]
    return body


def spoken(match: Folded, one: Spoken) -> Said:
    """Show something said."""
    return Said(match.plan.id, one.seat, one.n, one.phrase, one.text, one.at)
