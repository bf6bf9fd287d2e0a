"""Telling those who follow a table what has changed, each what it may know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping

import msgspec

from flibuste.server.codes import Codes
from flibuste.server.storage.journals import Spoken
from flibuste.server.tables.info import seats_info, table_info
from flibuste.server.tables.live import Follower, Live
from flibuste.table import entries as e
from flibuste.table.clocks import SECOND
from flibuste.table.fair import commitment
from flibuste.table.folding import Folded
from flibuste.table.match import Match
from flibuste.wire import messages as m
from flibuste.wire import projector
from flibuste.wire.changes import Fields
from flibuste.wire.messages import write_tell
from flibuste.wire.projector import Shared

Past = Callable[[str, int], Awaitable[Match]]
WITHOUT = (e.Relieved, e.Returned, e.CallOffAsked, e.CallOffAnswered)
TABLE_CHANGES = (
    e.Sat,
    e.Bot,
    e.Stood,
    e.Started,
    e.Dealt,
    e.Paused,
    e.Rested,
    e.Resumed,
    e.Rematch,
    e.Resigned,
    e.Ended,
    *WITHOUT,
)
PRIVATE = (e.Answered, e.Retracted)
"""Nobody else hears of these while a closed group is open."""
ONLY_SEATS = (e.Sat, e.Bot, e.Stood, e.Started, e.Sealed, e.SealsIn, e.Opened, e.Rematch, *WITHOUT)


def as_said(table: str, one: Spoken) -> m.Said:
    """Show something said."""
    return m.Said(table, one.seat, one.n, one.phrase, one.text, one.at)


def everything_said(table: str, said: list[Spoken]) -> bytes:
    """Write out what was said."""
    return msgspec.json.encode([as_said(table, one) for one in said])


def note_base(live: Live, shared: Shared, follower: Follower, seat: int | None) -> None:
    """Note what was shown to a follower that is told changes; after a short view comes a whole one again."""
    bases, viewer = live.bases.get(follower), projector.viewer_of(seat)
    if bases is None:
        return
    if shared.is_long(viewer):
        bases[seat] = shared.fields(viewer)
    else:
        bases.pop(seat, None)


class Showing:
    """A position on its way to those who follow; the bytes for a seat are made once for all who know the same."""

    def __init__(self, live: Live, shared: Shared, since: int | None) -> None:
        self.live = live
        self.shared = shared
        self.since = since
        self.counted: set[int | None] = set()
        self.made: dict[tuple[int | None, int], tuple[bytes, Fields | None]] = {}

    def to(self, follower: Follower, seat: int | None) -> bytes:
        """Return what a follower is told of a seat: what has changed since it was shown it last, or all."""
        base = self.live.bases.get(follower, {}).get(seat)
        message = self.made.get((seat, id(base)))
        if message is None:
            message = self.made[seat, id(base)] = self.written(seat, base), base
        note_base(self.live, self.shared, follower, seat)
        return message[0]

    def written(self, seat: int | None, base: Fields | None) -> bytes:
        """Write a message for a seat."""
        shared, live = self.shared, self.live
        if seat not in self.counted:
            self.counted.add(seat)
            live.shown[seat] = live.shown.get(seat, 0) + 1
        n = live.shown[seat]
        if self.since is None:
            return projector.snapshot(shared, seat, n, None, everything_said(live.plan.id, live.said))
        if base is None or not shared.is_long(projector.viewer_of(seat)):
            return projector.update(shared, seat, n, self.since)
        return projector.change(shared, seat, n, self.since, base)


class Teller:
    """Makes messages and hands them to followers; a watcher of a table with a delay gets them later."""

    def __init__(self, codes: Codes, now: Callable[[], int], past: Past, tables: Mapping[str, Live]) -> None:
        self.codes = codes
        self.tables = tables
        self.rematched: Callable[[str], None] = lambda table: None
        """The people of a table may play on at this one."""
        self.now = now
        self.past = past

    def tell(self, live: Live, before: int, entries: list[e.AnyEntry]) -> None:
        """Tell what these entries have changed since a sequence."""
        over = live.match.status == "over"
        if all(isinstance(entry, PRIVATE) for entry in entries):
            only = {entry.seat for entry in entries if isinstance(entry, PRIVATE)}
            if live.match.closed_group() and before >= live.match.opened:
                live.untold = before if live.untold is None else live.untold
                self.positions(live, before, only)
                return
        before, live.untold = before if live.untold is None else live.untold, None
        if not over and len(entries) == 1 and isinstance(entries[0], e.Answered):
            self.positions(live, before)
            return
        if over or any(isinstance(entry, TABLE_CHANGES) for entry in entries):
            live.note_presence(self.now())
            self.info(live)
        for entry in entries:
            self.announce(live, entry)
        if any(isinstance(entry, (e.Undone, e.Dealt)) for entry in entries):
            self.positions(live, None)
        elif not all(isinstance(entry, ONLY_SEATS) for entry in entries):
            self.positions(live, before)

    def told_alone(self, live: Live, seat: int) -> None:
        """Show one seat what it has told the table to do for it."""
        self.positions(live, live.match.seq, {seat})
        for follower, seats in live.followers.items():
            if seat in seats:
                info = table_info(live, live.match, follower.person, self.codes, self.now())
                follower.send(write_tell(m.TableChanged(info)))

    def positions(self, live: Live, since: int | None, only: Collection[int] | None = None) -> None:
        """Show the position to everybody, or only to some seats: what happened since a sequence, or all of it."""
        showing = Showing(live, Shared(live.match, self.now()), since)
        for follower, seats in live.followers.items():
            for seat in seats or (None,):
                if only is None or seat in only:
                    self.send(live, follower, seats, showing.to(follower, seat))

    def info(self, live: Live, but: Follower | None = None) -> None:
        """Tell everybody how the table is."""
        now = self.now()
        shown = seats_info(live, live.match, now) if live.followers else []
        for follower, seats in live.followers.items():
            if follower is not but:
                info = table_info(live, live.match, follower.person, self.codes, now, shown)
                self.send(live, follower, seats, write_tell(m.TableChanged(info)))

    def everybody(self, live: Live, message: m.Tell) -> None:
        """Send the same to all."""
        written = write_tell(message)
        for follower, seats in live.followers.items():
            self.send(live, follower, seats, written)

    def send(self, live: Live, follower: Follower, seats: tuple[int, ...], message: bytes) -> None:
        """Send now, or after the delay for watchers."""
        if seats or not live.plan.delay:
            follower.send(message)
        else:
            asyncio.get_running_loop().call_later(live.plan.delay, self.late, live, follower, message)

    def late(self, live: Live, follower: Follower, message: bytes) -> None:
        """Send what was held back, if the watcher is still there."""
        if follower in live.followers:
            follower.send(message)

    def announce(self, live: Live, entry: e.AnyEntry) -> None:
        """Tell of things that have a message of their own."""
        match, table = live.match, live.plan.id
        if isinstance(entry, e.UndoAsked):
            self.everybody(live, m.UndoAsked(table, entry.seat, match.last_notation(entry.seat)))
        elif isinstance(entry, e.UndoAnswered) and not entry.agree:
            self.everybody(live, m.UndoRefused(table, entry.wisher, entry.seat))
        elif isinstance(entry, e.Undone):
            self.everybody(live, m.Undone(table, entry.seat, match.seq, entry.notation))
        elif isinstance(entry, e.Rematch):
            self.everybody(live, m.Rematch(table, entry.table))
            self.rematched(entry.table)
        elif isinstance(entry, (e.Started, e.SealsIn)):
            self.pinch_please(live)

    def pinch_please(self, live: Live) -> None:
        """Ask who plays here to seal a pinch of chance, or to open it; also those still at the table before."""
        match, before = live.match, self.tables.get(live.plan.after)
        for follower in dict.fromkeys([*live.followers, *(before.followers if before is not None else ())]):
            for seat in live.seats_of(follower.person):
                if match.sealing is not None and seat in match.sealing:
                    sealed = commitment(live.plan.secret)
                    follower.send(write_tell(m.SealPlease(live.plan.id, seat, sealed)))
                elif match.sealing is None and match.seats[seat].sealed and not match.seats[seat].nonce:
                    follower.send(write_tell(m.OpenPlease(live.plan.id, seat)))

    def say(self, live: Live, spoken: Spoken) -> None:
        """Pass on what was said."""
        live.said = [*live.said[-99:], spoken]
        self.everybody(live, as_said(live.plan.id, spoken))

    async def welcome(self, live: Live, follower: Follower, since: int | None) -> None:
        """Show a new follower everything it may know."""
        now = self.now()
        seats = live.followers[follower]
        match: Folded = live.match
        said = live.said
        if not seats and live.plan.delay:
            until = now - live.plan.delay * SECOND
            match, said = await self.past(live.plan.id, until), [one for one in said if one.at <= until]
        follower.send(write_tell(m.TableChanged(table_info(live, match, follower.person, self.codes, now))))
        shared = Shared(match, now)
        for seat in seats or (None,):
            n = live.shown.get(seat, 0)
            follower.send(projector.snapshot(shared, seat, n, since, everything_said(live.plan.id, said)))
            note_base(live, shared, follower, seat)
        if match.status == "dealing":
            self.pinch_please(live)
