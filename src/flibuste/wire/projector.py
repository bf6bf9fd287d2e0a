"""The one projector: whatever a seat is shown of a match is made here, from its view and its own stream of events.

Four seats hear of every action, so what they are told alike is written once and put together with what differs. The
bytes are those of ``wire.messages.Snapshot``, ``Update`` and ``Change``: a test reads them back and writes them again.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Raw

from flibuste.kernel.bits import EVERYONE, SPECTATOR, bit, has
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import Field
from flibuste.kernel.game import Game
from flibuste.kernel.ids import Seat
from flibuste.table.folding import Folded
from flibuste.wire.changes import Fields, patch, written
from flibuste.wire.messages import RollOpen, UndoOpen

_encode = msgspec.json.Encoder().encode
BEGINNING = -1
LONG = 1024
"""A view of no more bytes is told whole: what a change of it would save costs more than it is worth."""
NOTHING_TO_DO = b'"options":[],"refusals":[],"mine":null'


def raw(value: object) -> Raw:
    """Encode a value once."""
    return Raw(_encode(value))


class Told:
    """One event with the sequence of the entry that brought it, written once for all who see the same of it."""

    __slots__ = ("body", "fields", "game", "kind", "seen", "seq")

    def __init__(self, game: Game, seq: int, kind: str, fields: list[Field]) -> None:
        self.game = game
        self.seq = seq
        self.kind = kind
        self.fields = fields
        self.seen: dict[int, bytes] = {}
        self.body = b""
        """As everybody sees it, up to its number in a stream; empty if some see more than others."""
        if fields and all(field.seats == EVERYONE for field in fields):
            self.body = self.written(fields)

    def seen_by(self, viewer: int) -> bytes:
        """Write the event as a viewer sees it, up to its number; without a field for this viewer there is none."""
        shown = 0
        for place, field in enumerate(self.fields):
            if has(field.seats, viewer):
                shown |= bit(place)
        body = self.seen.get(shown)
        if body is None:
            body = self.written([field for place, field in enumerate(self.fields) if has(shown, place)])
            self.seen[shown] = body
        return body

    def written(self, fields: list[Field]) -> bytes:
        """Write these fields, without the closing brace."""
        if not fields:
            return b""
        name, values = self.game.named((self.kind, {field.name: field.value for field in fields}))
        return _encode({**values, "seq": self.seq, "kind": name})[:-1]


class Shared:
    """What every seat is shown alike at one moment; made once for all of them."""

    __slots__ = (
        "by_field",
        "closed",
        "head",
        "match",
        "middle",
        "now",
        "offers",
        "seen",
        "since",
        "start",
        "stood_in",
        "tail",
        "told",
        "views",
        "waiting",
    )

    def __init__(self, match: Folded, now: int) -> None:
        self.match = match
        self.now = now
        self.waiting = match.waiting()
        self.offers = match.undo_offers()
        self.head = b'"table":%b,"seat":' % _encode(match.plan.id)
        self.closed = match.closed_group()
        clocks = [match.clocks.left(seat, now) for seat in range(match.plan.seats)]
        self.middle = asking(match, self.waiting)
        self.tail = timing(match, match.clocks.first_deadline(), clocks, now)
        self.since = -2
        self.start = 0
        self.told: list[Told] = []
        self.stood_in = b"[]"
        self.seen: dict[int, Mapping[str, object]] = {}
        self.views: dict[int, bytes] = {}
        self.by_field: dict[int, Fields] = {}

    def known(self, viewer: int) -> Mapping[str, object]:
        """Look up what a viewer may know, once."""
        found = self.seen.get(viewer)
        if found is None:
            match = self.match
            found = {} if match.session is None else match.game.view(match.state, viewer)
            self.seen[viewer] = found
        return found

    def view(self, viewer: int) -> bytes:
        """Write what a viewer may know, once."""
        found = self.views.get(viewer)
        if found is None:
            found = self.views[viewer] = _encode(self.known(viewer))
        return found

    def fields(self, viewer: int) -> Fields:
        """Write what a viewer may know field by field, once: what the next change begins from."""
        found = self.by_field.get(viewer)
        if found is None:
            found = self.by_field[viewer] = written(self.known(viewer))
        return found

    def is_long(self, viewer: int) -> bool:
        """Say whether a view is so long that changes are worth their while."""
        return len(self.view(viewer)) > LONG

    def around(self, seat: int) -> tuple[bytes, bytes]:
        """Write who is waited for and what the clocks show: in a closed group nobody learns who has answered."""
        if not self.closed:
            return self.middle, self.tail
        match = self.match
        clocks = [match.clocks.left_at_opening(other) for other in range(match.plan.seats)]
        deadline = None
        if seat != SPECTATOR:
            clocks[seat] = match.clocks.left(seat, self.now)
            deadline = match.clocks.deadline(seat)
        return asking(match, match.waiting_seen_by((seat,))), timing(match, deadline, clocks, self.now)

    def events_after(self, since: int) -> tuple[int, list[Told]]:
        """Return the number of the first event after a sequence, and the events from there on."""
        if self.since != since:
            self.since, self.start = since, self.match.events_until(since)
            game = self.match.game
            stood_in = self.match.stood_in(since)
            self.stood_in = _encode([{"seq": seq, "seat": seat, "by": by} for seq, seat, by in stood_in])
            self.told = [Told(game, seq, kind, fields) for seq, (kind, fields) in self.match.events_from(self.start)]
        return self.start, self.told


def asking(match: Folded, waiting: list[int]) -> bytes:
    """Write the open decision, who is asked and who is waited for: while dice roll, who may type them in."""
    waiting = waiting if match.rolls.pending is None else match.rollers()
    decision = match.state.kind() if match.status == "playing" else None
    return b',"decision":%b,"asked":%b,"waiting":%b,' % (_encode(decision), _encode(match.asked()), _encode(waiting))


def timing(match: Folded, deadline: int | None, clocks: list[int | None], now: int) -> bytes:
    """Write an undo that was asked for, dice that are waited for, and the clocks."""
    undo = None if match.undo_request is None else undo_open(match)
    return b',"undo_asked":%b,"rolling":%b,"deadline":%b,"clocks":%b,"now":%d' % (
        _encode(undo),
        _encode(roll_open(match)),
        _encode(deadline),
        _encode(clocks),
        now,
    )


def snapshot(shared: Shared, seat: int | None, n: int, since: int | None, said: bytes) -> bytes:
    """Show a seat (or a watcher) everything it may know, with the log since a sequence or from the beginning.

    And what was said, which is written out already: nobody hears it otherwise than another.
    """
    match = shared.match
    if since is not None and not match.undone_seq <= since <= match.seq:
        since = None
    log = events(shared, seat, BEGINNING if since is None else since)
    more = (moment(shared, seat, n), shared.view(viewer_of(seat)), _encode(since), log, said, shared.stood_in)
    return b'{"type":"snapshot",%b,"view":%b,"since":%b,"log":[%b],"said":%b,"stood_in":%b}' % more


def update(shared: Shared, seat: int | None, n: int, since: int) -> bytes:
    """Show a seat the position, and what has happened since a sequence."""
    return told(b"update", shared, seat, n, shared.view(viewer_of(seat)), since)


def change(shared: Shared, seat: int | None, n: int, since: int, base: Fields) -> bytes:
    """Show a seat what is new in the position since the view it was shown before."""
    return told(b"change", shared, seat, n, patch(base, shared.fields(viewer_of(seat))), since)


def told(kind: bytes, shared: Shared, seat: int | None, n: int, view: bytes, since: int) -> bytes:
    """Write a position with what has happened since a sequence."""
    happened = events(shared, seat, since)
    more = (kind, moment(shared, seat, n), view, happened, shared.stood_in)
    return b'{"type":"%b",%b,"view":%b,"events":[%b],"stood_in":%b}' % more


def viewer_of(seat: int | None) -> int:
    """Return as whom a seat looks; without one as a watcher."""
    return SPECTATOR if seat is None else seat


def moment(shared: Shared, seat: int | None, n: int) -> bytes:
    """Write what all positions share, in the order of ``Moment``."""
    match = shared.match
    if seat is None:
        who, mine = b"null", NOTHING_TO_DO + b',"standing":[],"undo":"no"'
    else:
        who, rules = b"%d" % seat, match.rules.get(seat)
        standing = _encode(rules) if rules else b"[]"
        mine = b'%b,"standing":%b,"undo":"%b"' % (to_do(shared, seat), standing, shared.offers[seat].encode())
    viewer = viewer_of(seat)
    middle, tail = shared.around(viewer)
    return b'%b%b,"seq":%d,"n":%d%b%b%b' % (shared.head, who, match.seq_seen_by(viewer), n, middle, mine, tail)


def to_do(shared: Shared, seat: int) -> bytes:
    """Write what a seat may do, may not do, and has sealed."""
    match = shared.match
    if seat not in shared.waiting:
        mine = match.sealed(seat)
        return NOTHING_TO_DO if mine is None else b'"options":[],"refusals":[],"mine":%b' % option(match, mine)
    legal, refused = choices(match, seat)
    return b'"options":[%b],"refusals":[%b],"mine":null' % (b",".join(legal), b",".join(refused))


def choices(match: Folded, seat: int) -> tuple[list[bytes], list[bytes]]:
    """List what a seat may do now, and what it might expect to be able to do but may not, with the reason."""
    state = match.state
    legal: list[bytes] = []
    refused: list[bytes] = []
    for action in state.candidates(Seat(seat)):
        why = state.why_not(Seat(seat), action)
        if why is None:
            legal.append(option(match, int(action)))
        else:
            refused.append(option(match, int(action), why))
    return legal, refused


def option(match: Folded, action: int, why: Refusal | None = None) -> bytes:
    """Describe an action; each is encoded once per game."""
    cache = _options.setdefault(match.game.name + match.game.content, {})
    key = (action, "") if why is None else (action, f"{why.code} {why.rule}")
    found = cache.get(key)
    if found is None:
        described = {"action": action, "notation": match.game.write(action), **match.game.describe(action)}
        if why is not None:
            described |= {"code": why.code, "rule": why.rule}
        found = cache[key] = _encode(described)
    return found


_options: dict[str, dict[tuple[int, str], bytes]] = {}


def undo_open(match: Folded) -> UndoOpen | None:
    """Say who asks for an undo, of what, and who has agreed."""
    request = match.undo_request
    if request is None:
        return None
    return UndoOpen(request.seat, match.last_notation(request.seat), sorted(request.agreed))


def roll_open(match: Folded) -> RollOpen | None:
    """Say which dice people are to roll themselves."""
    pending, dice = match.rolls.pending, match.dice_wanted()
    if pending is None or dice is None:
        return None
    return RollOpen(pending.seat, dice.purpose, dice.sides, dice.dice, match.rollers())


def events(shared: Shared, seat: int | None, since: int) -> bytes:
    """Write the events of a seat's own stream that the entries after ``since`` brought, numbered in that stream."""
    match = shared.match
    if match.session is None:
        return b""
    viewer = viewer_of(seat)
    start, fresh = shared.events_after(since)
    index = match.shown_before(viewer, start)
    found = stream(fresh, viewer, index)
    match.note_shown(viewer, start + len(fresh), index + len(found))
    return b",".join(found)


def stream(told: list[Told], viewer: int, index: int) -> list[bytes]:
    """Write what a viewer sees of some events, numbered in its own stream from a number on."""
    bodies = [one.body or one.seen_by(viewer) for one in told]
    shown = [body for body in bodies if body]
    return [b'%b,"index":%d}' % (body, number) for number, body in enumerate(shown, index)]
