"""The journal: what happened at a table, in order. It is the truth; everything else is folded from it.

Names and chat are kept elsewhere, so that they can be erased without touching a game.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from flibuste.kernel.chance import Outcome

By = Literal["person", "bot", "standing", "absence", "clock", "forced"]
"""Who gave an answer: the person, the seat's bot, a standing answer, a bot for somebody absent or out of time, or the
table itself because there was no other."""


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """One line of the journal; ``at`` is the server's time in milliseconds."""

    at: int


class Sat(Entry, frozen=True, tag="sat"):
    """A person sat down; ``sealed`` is the hash of its pinch of chance, if it gave one."""

    seat: int
    sealed: str = ""


class Bot(Entry, frozen=True, tag="bot"):
    """A bot of some level took a seat."""

    seat: int
    level: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat became empty before the start."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The seats are fixed; sealed pinches may be opened now, or (``sealing``) are first asked for."""

    sealing: bool = False


class Sealed(Entry, frozen=True, tag="sealed"):
    """Somebody who sat already sealed a pinch of chance, or (nothing) would rather not."""

    seat: int
    sealed: str = ""


class SealsIn(Entry, frozen=True, tag="seals_in"):
    """All seals are there, or have had their time: now they may be opened."""


class Opened(Entry, frozen=True, tag="opened"):
    """A seat opened its pinch of chance."""

    seat: int
    nonce: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """The game was set up with these outcomes, by the rules and with the content of an edition (``Game.edition``).

    Former versions wrote no edition: for them the mark of the plan counts.
    """

    outcomes: list[Outcome]
    edition: str = ""


class Rolling(Entry, frozen=True, tag="rolling"):
    """A seat answered, and the people roll the dice for it themselves: they are waited for."""

    seat: int
    action: int
    by: By = "person"


class Rolled(Entry, frozen=True, tag="rolled"):
    """Somebody typed in what dice on the table show."""

    seat: int
    faces: list[int]


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered, and chance gave these outcomes."""

    seat: int
    action: int
    outcomes: list[Outcome] = []
    by: By = "person"


class Retracted(Entry, frozen=True, tag="retracted"):
    """A seat took its sealed answer back."""

    seat: int


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    """A seat asks everybody to take its last answer back; seats at the same device agree without being asked."""

    seat: int
    agreed: list[int] = []


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """A seat agrees to the undo another one asks for, or refuses it."""

    seat: int
    agree: bool
    wisher: int


class Undone(Entry, frozen=True, tag="undone"):
    """So many answers stand, the rest was taken back as a seat asked; ``notation`` is its answer if all saw it."""

    seat: int
    stand: int
    notation: str = ""


Short = Annotated[str, Meta(max_length=80)]


class Rule(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A standing answer: to a kind of decision, while the public view has these values, until my turn or the end."""

    decision: Short
    answer: Short
    when: Annotated[dict[Short, bool | int | Short | None], Meta(max_length=8)] = {}
    until: Literal["turn", "end"] = "turn"


class Stands(Entry, frozen=True, tag="stands"):
    """A seat gave standing answers in the place of its former ones."""

    seat: int
    rules: list[Rule]


class Paused(Entry, frozen=True, tag="paused"):
    """The game rests: somebody asked for it, or somebody is ``away``."""

    seat: int
    away: bool = False


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""

    seat: int


class Credited(Entry, frozen=True, tag="credited"):
    """The server was away so long; nobody's clock ran."""

    milliseconds: int


class Rested(Entry, frozen=True, tag="rested"):
    """A seat is on vacation until a moment, its clock stands still; a moment that is over ends it."""

    seat: int
    until: int


class Relieved(Entry, frozen=True, tag="relieved"):
    """The others let a bot play for a seat: until its person is back, or for the answer that is late."""

    seat: int
    until: Literal["back", "answer"] = "back"


class Returned(Entry, frozen=True, tag="returned"):
    """Whoever was relieved is back and plays again."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A person gave the game up; a bot plays the seat to the end."""

    seat: int
    level: str


class CallOffAsked(Entry, frozen=True, tag="call_off_asked"):
    """A seat asks everybody to end the game without a result; who is long away or at the same device agrees."""

    seat: int
    agreed: list[int] = []


class CallOffAnswered(Entry, frozen=True, tag="call_off_answered"):
    """A seat agrees to call the game off, or would rather play on."""

    seat: int
    agree: bool


Ending = Literal["resigned", "claimed", "forfeited", "called_off", "lapsed", "closed"]


class Ended(Entry, frozen=True, tag="ended"):
    """The table ended the game before the rules did.

    ``seat`` is who resigned or ran out of time, or against whom it was claimed.
    """

    how: Ending
    seat: int = -1


class Rematch(Entry, frozen=True, tag="rematch"):
    """The same people play on at another table."""

    table: str


AnyEntry = (
    Sat
    | Bot
    | Stood
    | Started
    | Sealed
    | SealsIn
    | Opened
    | Dealt
    | Rolling
    | Rolled
    | Answered
    | Retracted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Stands
    | Paused
    | Resumed
    | Credited
    | Rested
    | Relieved
    | Returned
    | Resigned
    | CallOffAsked
    | CallOffAnswered
    | Ended
    | Rematch
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    """Write an entry as storage keeps it."""
    return msgspec.json.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """Read what ``write_entry`` wrote."""
    return _decoder.decode(text)
