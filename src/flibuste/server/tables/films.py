"""Films: a finished game position by position, as a seat saw it or with all hands open."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Raw

from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Scripted
from flibuste.kernel.events import Shown
from flibuste.kernel.game import Game
from flibuste.kernel.records import Record
from flibuste.kernel.session import Session, start
from flibuste.table.entries import By
from flibuste.wire.changes import NOTHING, Fields, patch, written
from flibuste.wire.projector import Told, raw, stream
from flibuste.wire.tables import Frame

PORTION = 96 * 1024
"""A film is handed over in portions of about so many bytes: the next one waits until the last is on its way."""
_encode = msgspec.json.Encoder().encode


def played(game: Game, record: Record) -> Iterator[tuple[int, Session, int]]:
    """Play a record again; stop after the deal and after each answer, with the number of events told before it."""
    session = start(game, record.seats, record.settings, Scripted(None, record.setup))
    yield 0, session, 0
    for number, (seat, action, outcomes) in enumerate(record.answers, 1):
        told = len(session.log.events)
        session.answer(seat, action, Scripted(None, outcomes))
        yield number, session, told


def open_frames(game: Game, record: Record, by: Sequence[By]) -> Iterator[Frame]:
    """Show every hand and every field of every event: a finished game has no secrets."""
    watched = NOTHING
    for number, session, told in played(game, record):
        views, watched = changes(session, watched)
        events = [
            raw({**values, "seq": number, "index": n, "kind": name})
            for n, (name, values) in enumerate(everything(session, told), told)
        ]
        yield frame(game, record, by, number, None, events, views)


def everything(session: Session, first: int) -> Iterator[Shown]:
    """Name the events from a number on, with all their fields."""
    for kind, fields in session.log.events[first:]:
        yield session.game.named((kind, {field.name: field.value for field in fields}))


def seat_frames(game: Game, record: Record, by: Sequence[By], seat: int) -> Iterator[Frame]:
    """Show what one seat was shown when it was played, cut by the projector of live play."""
    before = NOTHING
    index = 0
    for number, session, told in played(game, record):
        news = [Told(game, number, kind, fields) for kind, fields in session.log.events[told:]]
        events = stream(news, seat, index)
        index += len(events)
        view = written(session.view(seat))
        yield frame(game, record, by, number, seat, [Raw(event) for event in events], [Raw(patch(before, view))])
        before = view


def frame(
    game: Game, record: Record, by: Sequence[By], number: int, of: int | None, events: list[Raw], views: list[Raw]
) -> Frame:
    """Put a position together; what another seat has answered stands in the open film only: it may name a card."""
    if number == 0:
        return Frame(0, None, "", None, events, views)
    seat, action, _ = record.answers[number - 1]
    notation = game.write(action) if of in (None, seat) else ""
    return Frame(number, seat, notation, by[number - 1] if by else None, events, views)


def changes(session: Session, before: Fields) -> tuple[list[Raw], Fields]:
    """Write what every seat, and last a watcher, sees.

    For the watcher what has changed since the position before, for a seat what it sees otherwise than the watcher. All
    of all views of a long game would be hundreds of megabytes.
    """
    watched = written(session.view(SPECTATOR))
    seats = [Raw(patch(watched, written(session.view(seat)))) for seat in range(session.state.seats)]
    return [*seats, Raw(patch(before, watched))], watched


def frames(game: Game, record: Record, by: Sequence[By], of: int | None) -> Iterator[Frame]:
    """Make the film of a seat, or the open one."""
    return open_frames(game, record, by) if of is None else seat_frames(game, record, by, of)


class Film:
    """A film under way, made frame by frame as it is asked for."""

    def __init__(self, game: Game, record: Record, by: Sequence[By], of: int | None) -> None:
        self.given = (game, record, by, of)
        self.place = 0
        self.frames = frames(*self.given)

    def portion(self, first: int) -> tuple[str, int | None]:
        """Write frames from a number on, separated by commas; return them with the number of the next, if any."""
        if first != self.place:
            self.place, self.frames = first, itertools.islice(frames(*self.given), first, None)
        found: list[bytes] = []
        size = 0
        for one in self.frames:
            found.append(_encode(one))
            size += len(found[-1])
            self.place += 1
            if size >= PORTION:
                break
        _, record, _, _ = self.given
        return b",".join(found).decode(), self.place if self.place <= len(record.answers) else None
