"""The journal of a tournament: what happened, in order. Everything else is folded from it; it holds no name."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from flibuste.table.entries import Ending
from flibuste.table.plan import ClockPlan, Late
from flibuste.wire.tournaments import System

FEWEST, MOST = 4, 64
"""So many take part in a tournament."""
MOST_AT_TABLES = 32
"""So many where everybody is to sit with everybody at tables of three and more: with more it takes weeks."""


class TournamentPlan(Struct, frozen=True, kw_only=True):
    """What the host decided; it never changes afterwards."""

    id: str
    host: str
    game: str
    made: int
    title: str = ""
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST)] = 5
    """Of a Swiss tournament; in a round robin everybody meets everybody."""
    duplicate: bool = False
    """The same cards and dice at every table of a round, scored against the field."""
    seats: Annotated[int, Meta(ge=2, le=12)] = 2
    """So many sit at a table."""
    sides: list[int] = []
    """Which side each seat plays on, where some play together; partners change from round to round."""
    smaller: bool = False
    """Tables may have one seat less where that spares byes."""
    settings: dict[str, bool | int | str] = {}
    clock: ClockPlan = ClockPlan(kind="relaxed")
    late: Late = "forfeit"
    listed: bool = False


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """One line of the journal; ``at`` is the server's time in milliseconds."""

    at: int


class Entered(Entry, frozen=True, tag="entered"):
    """Somebody takes part; a bot has a level."""

    level: str = ""


class Left(Entry, frozen=True, tag="left"):
    """An entrant takes part no more."""

    number: int


class Begun(Entry, frozen=True, tag="begun"):
    """Nobody can enter any more."""


class Paired(Entry, frozen=True, tag="paired"):
    """A round begins: who sits together at which table, byes, those whose opponent has left, and a shared secret.

    ``of``: how many rounds there will be, where that depends on who is still there.
    """

    groups: list[tuple[int, ...]] = msgspec.field(name="pairs")
    tables: list[str]
    byes: list[int] = []
    walkovers: list[int] = []
    secret: str = ""
    of: int = 0


class Settled(Entry, frozen=True, tag="settled"):
    """The game of a board is over: who won (seats), what each seat came to, its rank, and how it ended.

    ``gone``: seats of people who gave up while a bot played on.
    """

    board: int
    winners: list[int]
    score: list[int]
    rank: list[int] = []
    gone: list[int] = []
    how: Literal["played", "outdated"] | Ending = "played"
    loser: int | None = None
    """The seat that gave up, stayed away or ran out of time."""


class Closed(Entry, frozen=True, tag="closed"):
    """The tournament is over: played to its end, or called off by the host."""

    called_off: bool = False


AnyEntry = Entered | Left | Begun | Paired | Settled | Closed
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def read_entry(text: str) -> AnyEntry:
    """Read a line of the journal."""
    return _decoder.decode(text)
