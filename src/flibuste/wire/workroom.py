"""What owners and designers ask for: sheets to print, and what a changed number does to a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec import field as made

from flibuste.kernel.game import Value
from flibuste.wire.campaigns import CrewNumber, Side
from flibuste.wire.tables import Asked, Told

Word = Annotated[str, Meta(max_length=60)]
Amount = Annotated[int, Meta(ge=-1000, le=10000)]
MOST_DEALS = 200
State = Literal["waiting", "running", "done", "stopped", "failed"]


class PrintKind(Told):
    """One kind of print, and what it can be made of; nothing where there is one only."""

    what: str
    names: list[str]


class Prints(Told):
    """Everything that can be printed, and the sizes of paper."""

    kinds: list[PrintKind]
    sizes: list[str]


class OwnSheets(Asked):
    """A crew of one's own to print: a band file, or a crew of a campaign as it has become; all sheets, or the first."""

    language: Annotated[str, Meta(max_length=2)]
    size: Word
    picture: bool = False
    file: Side = ""
    campaign: Word = ""
    crew: CrewNumber = 0


class Number(Struct, forbid_unknown_fields=True):
    """One number of a data file: where it stands, and what it is or shall be."""

    file: Word
    kind: Word
    id: Word
    field: Word
    value: Amount


class Numbers(Told):
    """The numbers of a game that can be changed."""

    game: str
    numbers: list[Number]


class NewWorkshop(Asked):
    """Numbers and settings to change, and how many deals bots play with the game as it is and as it might be."""

    game: Word
    numbers: Annotated[list[Number], Meta(max_length=8)] = made(default_factory=list)
    settings: Annotated[dict[str, Value], Meta(max_length=20)] = made(default_factory=dict)
    bot: Literal["random", "deckhand", "sailor"] = "deckhand"
    seats: Annotated[int, Meta(ge=2, le=12)] | None = None
    deals: Annotated[int, Meta(ge=10, le=MOST_DEALS)] = 60


class WorkshopMoved(Told):
    """One figure before and after, and the interval of its change; clear is what chance alone would not do."""

    what: str
    before: float
    after: float
    low: float
    high: float
    clear: bool


class WorkshopInfo(Told):
    """How far a workshop is, and what it has found so far."""

    id: str
    game: str
    state: State
    done: int
    of: int
    reason: str
    moved: list[WorkshopMoved]
    never: list[str]


SHAPES = (Prints, OwnSheets, Numbers, NewWorkshop, WorkshopInfo)
