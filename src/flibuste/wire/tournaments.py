"""What crosses HTTP about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from flibuste.table.entries import Ending
from flibuste.table.faces import ChosenFace, ShownFace
from flibuste.table.plan import ClockPlan, Late
from flibuste.wire.tables import Asked, Name, Told, Value

System = Literal["swiss", "round_robin"]
TieBreak = Literal["buchholz", "berger", "wins"]


class NewTournament(Asked):
    """A tournament to be opened; ``late``: what happens to who is out of time."""

    game: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(max_length=60)] = ""
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=63)] = 5
    seats: Annotated[int, Meta(ge=2, le=12)] = 2
    duplicate: bool = False
    settings: dict[str, Value] = {}  # noqa: RUF012  (a struct: each has its own)
    clock: ClockPlan = ClockPlan(kind="relaxed")
    late: Literal["bot", "forfeit"] = "forfeit"
    listed: bool = False


class Enter(Asked):
    """Take part."""

    name: Name = ""
    face: ChosenFace | None = None


class NewBots(Asked):
    """The host lets bots take part."""

    level: Annotated[str, Meta(max_length=24)] = ""
    count: Annotated[int, Meta(ge=1, le=64)] = 1


class Entrant(Asked):
    """The host takes an entrant out before the start."""

    number: Annotated[int, Meta(ge=0, le=1000)]


class EntrantInfo(Told):
    """Who takes part; a bot has a level. ``left``: after so many rounds were begun."""

    number: int
    name: str
    face: ShownFace | None
    level: str | None
    left: int | None


class BoardInfo(Told):
    """One game of a round. Of a shared deal nothing is told before all tables have played it.

    ``watch``: the link to look on; ``table``: where it is played, or its replay is seen, if I may.
    """

    players: list[int]
    over: bool
    table: str | None
    watch: str | None
    points: list[float] | None
    how: Literal["played", "outdated"] | Ending | None


class RoundInfo(Told):
    """One round: its games, who had a bye, and whose opponent had left."""

    boards: list[BoardInfo]
    byes: list[int]
    walkovers: list[int]


class Place(Told):
    """One line of the standing."""

    number: int
    points: float = 0
    buchholz: float = 0
    berger: float = 0
    wins: int = 0
    played: int = 0
    rank: int = 0


class TournamentInfo(Told):
    """A tournament as one browser sees it; ``you`` is the number of who asks, if it takes part."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    called_off: bool
    host: bool
    you: int | None
    table: str | None
    """Where I play now."""
    link: str
    system: System
    rounds: int
    seats: int
    """So many sit at a table."""
    sides: list[int]
    """Which side each seat plays on, where some play together; with whom changes from round to round."""
    duplicate: bool
    settings: dict[str, Value]
    clock: ClockPlan
    late: Late
    listed: bool
    fewest: int
    most: int
    entrants: list[EntrantInfo]
    standing: list[Place]
    tie_breaks: list[TieBreak]
    played: list[RoundInfo]
    updated: int
