"""What crosses HTTP about people: who a browser is, what it has played, how strong it is."""

from __future__ import annotations

from typing import Literal

from flibuste.rating.strength import Ladder
from flibuste.table.faces import ShownFace
from flibuste.wire.tables import Asked, Code, Result, Told


class Me(Told):
    """What is kept about this browser: the name and the face used last, how many tables, bots and devices."""

    person: str
    name: str
    face: ShownFace | None
    tables: int
    bots: int
    devices: int


class AskLink(Asked):
    """Ask for the link that brings everything to another device; a new one ends the former and all other devices."""

    renew: bool = False


class MyLink(Told):
    """The link that brings everything to another device, and how many there are."""

    path: str
    devices: int


class Carry(Asked):
    """Be the person of a link on this device."""

    code: Code


class PastSeat(Told):
    """Who sat on a seat of a finished game; a name that was erased is empty."""

    name: str
    kind: Literal["person", "bot"]
    level: str | None
    face: ShownFace | None


class Rated(Told):
    """What a game changed for a seat: its rating before and after, and how sure the new one is."""

    seat: int
    ladder: Ladder
    before: int
    after: int
    deviation: int
    provisional: bool


class Past(Told):
    """A finished game of mine; ``again``: it began from a position of another one. Points are by seat.

    ``unrated`` is the code why a game that should have been rated was not.
    """

    table: str
    game: str
    title: str
    began: int
    ended: int
    answers: int
    you: list[int]
    seats: list[PastSeat]
    result: Result
    points: list[float]
    reviewed: bool
    again: bool
    rated: Rated | None
    unrated: str | None


class History(Told):
    """A page of my finished games, newest first; whether there are more, and how many there are of each game."""

    games: list[Past]
    more: bool
    counts: dict[str, int]


class TableRating(Told):
    """What a finished game changed for its people, or why it changed nothing."""

    seats: list[Rated]
    unrated: str | None


class Share(Told):
    """A share, and between which two it lies in 19 of 20 cases."""

    value: float
    low: float
    high: float


class Favourite(Told):
    """Something chosen often: how often, in how many games, and which part of those was won."""

    card: str
    times: int
    games: int
    won: float


class Accuracy(Told):
    """From reviews: how many decisions were mistakes, and what part of a game they cost on average."""

    games: int
    decisions: int
    mistakes: int
    share: Share
    lost: float


class Luck(Told):
    """From reviews: what fortune brought on average, in parts of a game, its error bar, and the sum so far."""

    games: int
    mean: float
    error: float | None
    course: list[float]


class MyRating(Told):
    """My rating on a ladder, how sure it is, from how many games, and its course."""

    ladder: Ladder
    rating: int
    deviation: int
    provisional: bool
    games: int
    course: list[int]


class Statistics(Told):
    """What my games come to. ``expected`` is the share that anybody would win; points are those of the last games."""

    game: str
    games: int
    won: Share | None
    expected: float
    played_ms: int
    answers: int
    points: list[float]
    mean_points: float
    noun: str
    favourites: list[Favourite]
    accuracy: Accuracy | None
    luck: Luck | None
    ratings: list[MyRating]


class Leader(Told):
    """Somebody on a ladder; a bot of ours has a level instead of a name, and its rating never changes."""

    name: str
    face: ShownFace | None
    rating: int
    deviation: int
    provisional: bool
    games: int = 0
    you: bool = False
    program: bool = False
    level: str | None = None


class Leaderboard(Told):
    """Who is how strong at a game: first those whose rating is certain, from the top; then the others."""

    game: str
    ladder: Ladder
    leaders: list[Leader]


SHAPES = (Me, AskLink, MyLink, Carry, History, TableRating, Statistics, Leaderboard)
