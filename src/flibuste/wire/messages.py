"""What crosses the WebSocket, and the stream of a remote bot."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from flibuste.table.entries import By, Rule
from flibuste.table.undo import Offer
from flibuste.wire.shapes import About, Answer, Event, Option, Patch, Refused, Speed, View
from flibuste.wire.tables import Notice, SeatNumber, TableInfo

PROTOCOL = 1
FRAME = 16 * 1024
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]


class Ask(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a browser sends."""


class Attach(Ask, tag="attach"):
    """Follow a table; ``since`` is the last sequence already known.

    After the snapshot come updates, or changes for who keeps the last view and can put them into it.
    """

    table: TableId
    since: Sequence | None = None
    changes: bool = False


class Detach(Ask, tag="detach"):
    """Follow a table no more."""

    table: TableId


class Pace(Ask, tag="pace"):
    """Say how fast bots shall go for whoever looks on from this browser."""

    speed: Speed


class SeatRequest(Ask):
    """Something a seat wants done once; the key makes it safe to send again."""

    table: TableId
    seat: SeatNumber
    key: Key


class Act(SeatRequest, tag="act"):
    """Answer the open decision, seen at sequence ``seq``."""

    seq: Sequence
    action: Action


class Roll(SeatRequest, tag="roll"):
    """Type in what dice on the table show, where people roll themselves; seen at sequence ``seq``."""

    seq: Sequence
    faces: Annotated[list[Annotated[int, Meta(ge=1, le=100)]], Meta(min_length=1, max_length=12)]


class Retract(SeatRequest, tag="retract"):
    """Take a sealed answer back."""


class Undo(SeatRequest, tag="undo"):
    """Take the last answer back, or ask everybody."""


class UndoAnswer(SeatRequest, tag="undo_answer"):
    """Agree to an undo, or refuse."""

    agree: bool


class Say(SeatRequest, tag="say"):
    """Say a phrase of the phrasebook, or free text where the table allows it."""

    phrase: Annotated[str, Meta(max_length=24)] | None = None
    text: Text | None = None


class Standing(SeatRequest, tag="standing"):
    """Give standing answers in the place of the former ones."""

    answers: Annotated[list[Rule], Meta(max_length=40)]


class ByHand(SeatRequest, tag="by_hand"):
    """Answer by hand also where there is no choice, or let the table do that again."""

    on: bool


class Pause(SeatRequest, tag="pause"):
    """Let the game rest."""


class Resume(SeatRequest, tag="resume"):
    """Go on."""


class Relieve(SeatRequest, tag="relieve"):
    """Let a bot play for somebody who is long away, or give an answer that is late."""

    whom: SeatNumber


class Claim(SeatRequest, tag="claim"):
    """Claim the game against somebody who is long away."""


class Resign(SeatRequest, tag="resign"):
    """Give the game up."""


class CallOff(SeatRequest, tag="call_off"):
    """Ask everybody to end the game without a result."""


class CallOffAnswer(SeatRequest, tag="call_off_answer"):
    """Agree to end the game without a result, or play on."""

    agree: bool


class Open(Ask, tag="open"):
    """Open the pinch of chance of a seat."""

    table: TableId
    seat: SeatNumber
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32,128}$")]


class Seal(Ask, tag="seal"):
    """Seal a pinch of chance for a seat that is asked for one; empty: none."""

    table: TableId
    seat: SeatNumber
    sealed: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class Inquire(Ask, tag="ask"):
    """Ask the game about the position, as far as a seat may see it; the key, if any, comes back with the answer."""

    table: TableId
    seat: SeatNumber
    about: About
    key: Key | None = None


class Ping(Ask, tag="ping"):
    """Ask whether somebody is there."""


AnyAsk = (
    Attach
    | Detach
    | Pace
    | Act
    | Roll
    | Retract
    | Undo
    | UndoAnswer
    | Say
    | Standing
    | ByHand
    | Pause
    | Resume
    | Relieve
    | Claim
    | Resign
    | CallOff
    | CallOffAnswer
    | Seal
    | Open
    | Inquire
    | Ping
)


class Tell(Struct, tag_field="type"):
    """What the server sends."""


class Welcome(Tell, tag="welcome"):
    """The first message of a socket; ``now`` is the time of the server in milliseconds."""

    version: str
    protocol: int
    now: int


class TableChanged(Tell, tag="table"):
    """Seats, presence, status or links have changed."""

    info: TableInfo


class UndoAsked(Tell, tag="undo_asked"):
    """A seat would like to take its last answer back."""

    table: str
    seat: int
    notation: str


class UndoRefused(Tell, tag="undo_refused"):
    """Somebody does not agree."""

    table: str
    seat: int
    by: int


class Undone(Tell, tag="undone"):
    """An answer was taken back; a snapshot follows."""

    table: str
    seat: int
    seq: int
    notation: str


class UndoOpen(Struct):
    """An undo that waits for consent."""

    seat: int
    notation: str
    agreed: list[int]


class RollOpen(Struct):
    """Dice that people roll themselves: whose answer waits for them, for what, how many, and who may type them in."""

    seat: int
    purpose: str
    sides: int
    dice: int
    who: list[int]


class Said(Tell, tag="said"):
    """Somebody said something: a phrase to be translated, or text."""

    table: str
    seat: int
    n: int
    phrase: str | None
    text: str | None
    at: int


class Moment(Tell):
    """What a seat may do now; ``seat`` is null for a watcher.

    ``seq`` is how far the journal is, ``n`` how many moments this seat was shown: each change is for the one before.
    """

    table: str
    seat: int | None
    seq: int
    n: int
    decision: str | None
    asked: list[int]
    waiting: list[int]
    options: list[Option]
    refusals: list[Refused]
    mine: Option | None
    standing: list[Rule]
    undo: Offer
    undo_asked: UndoOpen | None
    rolling: RollOpen | None
    deadline: int | None
    clocks: list[int | None]
    now: int


class Position(Moment):
    """Everything a seat may know and do now."""

    view: View


class StoodIn(Struct):
    """A bot gave this answer of the journal for a person, who was away or out of time."""

    seq: int
    seat: int
    by: By


class Snapshot(Position, tag="snapshot"):
    """A position with the log; where ``since`` is a number the log only holds what came after it."""

    since: int | None
    log: list[Event]
    said: list[Said]
    stood_in: list[StoodIn]


class Update(Position, tag="update"):
    """A position after a change, with what happened."""

    events: list[Event]
    stood_in: list[StoodIn]


class Change(Moment, tag="change"):
    """A position after a change, as steps from the view of moment ``n - 1``, with what happened."""

    view: Patch
    events: list[Event]
    stood_in: list[StoodIn]


class Ack(Tell, tag="ack"):
    """Done and written; ``seq`` is where in the journal."""

    key: str
    seq: int


class Insight(Tell, tag="insight"):
    """The answer to a question about the position at sequence ``seq``; only who asked gets it."""

    table: str
    seat: int
    seq: int
    about: About
    answer: Answer
    key: str | None = None


class Failure(Tell, tag="error", omit_defaults=True):
    """A refusal; nothing has changed."""

    code: str
    key: str | None = None
    table: str | None = None
    rule: str | None = None
    retry: float | None = None
    params: dict[str, bool | int | str] | None = None


class Rematch(Tell, tag="rematch"):
    """The same people play on at another table."""

    table: str
    next: str


class SealPlease(Tell, tag="seal"):
    """Seal a pinch of chance for a table of the same people; its own secret is sealed by the commitment already."""

    table: str
    seat: int
    commitment: str


class OpenPlease(Tell, tag="open"):
    """Open your pinch of chance now."""

    table: str
    seat: int


class Noticed(Tell, tag="notice"):
    """The operator has something to say to everybody."""

    notice: Notice


class Pong(Tell, tag="pong"):
    """I am here."""


AnyTell = (
    Welcome
    | TableChanged
    | Snapshot
    | Update
    | Change
    | Ack
    | Failure
    | Insight
    | Said
    | UndoAsked
    | UndoRefused
    | Undone
    | Rematch
    | SealPlease
    | OpenPlease
    | Noticed
    | Pong
)

_asks: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
_encoder = msgspec.json.Encoder()


def read_ask(frame: bytes | str) -> AnyAsk:
    """Read a frame of a browser; anything else raises msgspec's error."""
    return _asks.decode(frame)


def write_tell(message: Struct) -> bytes:
    """Write a message as bytes."""
    return _encoder.encode(message)


class BotAct(Struct, forbid_unknown_fields=True):
    """The answer of a remote bot, as a number or in notation."""

    seat: SeatNumber
    seq: Sequence
    key: Key
    action: Action | None = None
    notation: Annotated[str, Meta(max_length=80)] | None = None


class BotAsk(Struct, forbid_unknown_fields=True):
    """A question of a remote bot about the position."""

    seat: SeatNumber
    about: About


class Turn(Struct):
    """A seat of a remote bot is asked."""

    table: str
    game: str
    seat: int
    seq: int
