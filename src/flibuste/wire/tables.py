"""What crosses HTTP: games, tables, replays, receipts, bots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from flibuste.table.absence import What
from flibuste.table.entries import By, Ending
from flibuste.table.faces import ChosenFace, ShownFace
from flibuste.table.own_cards import FILE
from flibuste.table.plan import Absence, Afterwards, Chat, ClockPlan, Dice, Late
from flibuste.wire.shapes import Event, FilmView, ReviewOf

Value = bool | int | str
Code = Annotated[str, Meta(min_length=8, max_length=64)]
Name = Annotated[str, Meta(max_length=24)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{32,128}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
OwnFiles = Annotated[
    dict[Annotated[str, Meta(max_length=80)], Annotated[str, Meta(max_length=FILE)]], Meta(max_length=12)
]
"""Files of a table's own, by their names: maps, scenarios, profiles, bands."""
Status = Literal["waiting", "dealing", "playing", "over"]


class Asked(Struct, forbid_unknown_fields=True):
    """What a browser or a bot sends: unknown fields are refused."""


class Told(Struct):
    """What the server sends."""


class Problem(Told, omit_defaults=True):
    """A refusal: a stable code, the rule it rests on, when to try again (seconds), values for the sentence."""

    code: str
    rule: str | None = None
    retry: float | None = None
    params: dict[str, Value] | None = None


class SettingInfo(Told):
    """One thing people may choose before a game."""

    name: str
    values: list[Value]
    default: Value
    rule: str


class GameInfo(Told):
    """A game that can be played here; its words begin with the prefix."""

    name: str
    prefix: str
    min: int
    max: int
    minutes: int
    ready: bool
    settings: list[SettingInfo]
    levels: list[str]
    dice: int = 0
    """How many sides its dice have, where people may roll them themselves."""


class NewSeat(Asked):
    """Who is to sit on a seat: you, somebody with the link, a bot, or a further person at this device."""

    kind: Literal["you", "open", "bot", "here"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=24)] = ""
    sealed: Hex | None = None
    face: ChosenFace | None = None


class NewTable(Asked):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    settings: dict[str, Value] = {}
    clock: ClockPlan = ClockPlan()
    absence: Absence = "wait"
    grace: Annotated[int, Meta(ge=10, le=3600)] = 60
    late: Late = ""
    chat: Chat = "phrases"
    listed: bool = False
    delay: Annotated[int, Meta(ge=0, le=600)] = 0
    title: Annotated[str, Meta(max_length=60)] = ""
    afterwards: Afterwards = "link"
    hints: bool = False
    rated: bool = False
    dice: Dice = "dealt"
    files: OwnFiles = {}
    start: bool = False


class ByCode(Asked):
    """A link somebody was given (its code), or a listed table."""

    code: Code | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None


class Join(ByCode):
    """Sit down."""

    name: Name = ""
    seat: SeatNumber | None = None
    sealed: Hex | None = None
    face: ChosenFace | None = None


class SeatChange(Asked):
    """The host changes a seat before the start."""

    seat: SeatNumber
    kind: Literal["bot", "open", "here"]
    level: Annotated[str, Meta(max_length=24)] = ""
    name: Name = ""
    face: ChosenFace | None = None


class Start(Asked):
    """Begin; a host who is alone may add a pinch of chance here."""

    nonces: dict[str, Hex] = {}


class PlayOn(Asked):
    """Play on from a position of a finished game, or of a record: after ``move`` answers, or after all of them.

    On one seat or, at one device, on all.
    """

    move: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seat: SeatNumber = 0
    table: Annotated[str, Meta(max_length=40)] | None = None
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None
    here: bool = False
    level: Annotated[str, Meta(max_length=24)] = ""
    name: Name = ""
    face: ChosenFace | None = None


class SeatInfo(Told):
    """Who sits on a seat; ``away`` counts seconds without a connection.

    ``relieved``: the others let a bot play until the person is back. ``resigned``: the person gave up, a bot plays on.
    ``stood_in`` counts the answers a bot gave in this person's place. An empty seat has no face.
    """

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    level: str | None
    here: bool
    face: ShownFace | None
    away: int | None
    relieved: bool = False
    resigned: bool = False
    stood_in: int = 0
    vacation: int | None = None
    """Until when the person is on vacation and its clock stands still."""


class Links(Told, omit_defaults=True):
    """Paths of this table: to join, to watch, and one secret for each seat of mine. Three unrelated values."""

    join: str | None = None
    watch: str | None = None
    seats: dict[str, str] | None = None


class Result(Told):
    """How a game ended: played to its end, or cut short at the table (``seat`` gave up, or was away too long).

    ``outdated``: it was dealt by rules or with cards of another version, which cannot be had here any more.
    """

    score: list[float]
    standing: list[int]
    rank: list[int]
    winners: list[int]
    how: Literal["played", "outdated"] | Ending = "played"
    seat: int | None = None


class Way(Told):
    """What I may do besides playing, from a moment of the server's time on.

    Resign, call the game off; for somebody away (``seat``) let a bot play, or claim the game.
    """

    what: What
    at: int
    seat: int | None


class TakenOver(Told):
    """Another device has taken my seat over by its link, at this time (0: before times were noted)."""

    seat: int
    at: int


class Series(Told):
    """Games played before this one by the same people, and who won them, by seat of this table."""

    games: int
    wins: list[int]


class TableInfo(Told):
    """A table as one browser sees it."""

    id: str
    game: str
    title: str
    status: Status
    paused: bool
    host: int | None
    you: list[int]
    watching: bool
    seats: list[SeatInfo]
    settings: dict[str, Value]
    clock: ClockPlan
    absence: Absence
    grace: int
    chat: Chat
    listed: bool
    delay: int
    links: Links
    asked: list[int]
    waiting: list[int]
    watchers: int
    commitment: str
    result: Result | None
    series: Series
    next: str | None
    updated: int
    ways: list[Way] = []
    claims: list[TakenOver] = []
    """Other devices that play my seats; only who owns a seat is told."""
    pauses: list[int] = []
    """How often each seat may still let the game rest."""
    by_hand: list[int] = []
    """The seats of mine that answer by hand also where there is no choice."""
    call_off: list[int] | None = None
    """Who has agreed to end the game without a result; null if nobody asks."""
    lapses: int | None = None
    """When the table ends by itself if nobody comes; null while somebody is there."""
    afterwards: Afterwards = "link"
    """Who may see all hands when the game is over."""
    late: Late = ""
    """What happens to who is out of time."""
    dice: Dice = "dealt"
    """Who rolls: the table, or the people themselves."""
    by_clock: bool = False
    """The clock alone decides: nobody counts as away."""
    passes: list[str] = []
    """The questions to which a seat may leave a pass standing, so that nobody waits for it."""
    tournament: str = ""
    """The tournament this game belongs to."""
    campaign: str = ""
    """The campaign this battle belongs to."""
    hints: bool = False
    """Whether seats may ask for hints: the table agreed on it, or one person plays against bots."""
    rated: bool = False
    """Whether the game changes ratings."""


class Look(Told):
    """What a link leads to."""

    kind: Literal["join", "watch", "seat"]
    table: TableInfo


class ReplaySeat(Told):
    """Who sat where in a finished game."""

    name: str
    kind: Literal["person", "bot", "empty"]
    level: str | None
    face: ShownFace | None
    stood_in: int = 0


class Frame(Told):
    """One position of a finished game: what led to it, and what is seen.

    In the film of a seat that is its own view, its own stream of events and its own answers, as in live play. In the
    open film it is what each seat saw, and last a watcher, and every field of every event. The last view is told by
    steps from the frame before, the others by steps from the last.
    """

    seq: int
    seat: int | None
    notation: str
    by: By | None
    events: list[Event]
    views: list[FilmView]


class Replay(Told):
    """A finished game, position by position; frame 0 is the deal. It is the film of one seat, or open (null)."""

    of: int | None
    game: str
    title: str
    seats: list[ReplaySeat]
    settings: dict[str, Value]
    result: Result
    verified: bool | None
    frames: list[Frame]


class ReviewProgress(Told):
    """How far a review is: decisions judged, of how many (-1 before they are counted); then the review itself."""

    done: int
    of: int
    review: ReviewOf | None


class Nonce(Told):
    """What one seat added to chance."""

    seat: int
    sealed: str | None
    nonce: str | None
    ok: bool


class Drawn(Told):
    """How often chance was asked for something."""

    purpose: str
    count: int


class Receipt(Told):
    """Everything needed to check the chance of a game."""

    commitment: str
    secret: str | None
    opened_ok: bool | None
    nonces: list[Nonce]
    draws: list[Drawn]
    chain: str | None
    ok: bool | None
    typed: int = 0
    """So many dice were rolled by the people and typed in: nobody can prove those."""


class NewBot(Asked):
    """A token for a bot of mine."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class BotInfo(Told):
    """A bot of mine; the token is shown once, when it is made."""

    id: str
    name: str
    made: int
    token: str | None = None


class Reach(Told):
    """Where friends reach this server; ``machine_only``: its links work on this machine and nowhere else."""

    base: str | None
    machine_only: bool


class Notice(Told):
    """What who runs the server has to say, and when it is to restart (milliseconds; null: not)."""

    text: str = ""
    restart: int | None = None


class NewNotice(Asked):
    """A notice of the operator; ``minutes``: so soon the server restarts."""

    text: Annotated[str, Meta(max_length=400)] = ""
    minutes: Annotated[int, Meta(ge=1, le=1440)] | None = None


class Ban(Asked):
    """Keep a person from coming or from speaking, for so many days; ``nothing`` ends it."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]
    what: Literal["ban", "mute", "nothing"]
    days: Annotated[int, Meta(ge=1, le=3650)] = 30


class OperatorSeat(Told):
    """Who holds a seat, as the operator sees it; ``kept_from``: ban, mute or null."""

    seat: int
    person: str
    name: str
    kept_from: str | None


class OperatorTable(Told):
    """A table as the operator sees it: never a hand, never what was said."""

    id: str
    game: str
    title: str
    status: str
    updated: int
    following: int
    people: list[OperatorSeat]


class Health(Told):
    """The server is up."""

    ok: bool
    version: str
