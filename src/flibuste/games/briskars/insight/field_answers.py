"""What is answered about the field: who strikes where, what is seen, where one can go.

Chances are between 0 and 1, Briskars are named as in the view (``1.2``) and squares as in notation (``J4``).
"""

from __future__ import annotations

from typing import TypedDict

from flibuste.games.briskars.insight.act_answers import DefenceName, Seen, Sight


class ThreatRow(TypedDict):
    """The worst one enemy could do in his next activation."""

    enemy: str
    square: str
    weapon: str | None
    spell: str | None
    blows: int
    chance: float
    mean: float
    kind: str


class Dangers(TypedDict):
    """Who could strike a Briskar on a square, the gravest first."""

    square: str
    threats: list[ThreatRow]


class Danger(TypedDict):
    """How surely and how hard somebody could be struck on a square."""

    chance: float
    mean: float


class DangerMap(TypedDict):
    """The squares on which a Briskar could be struck."""

    squares: dict[str, Danger]


class KeptDefence(TypedDict):
    """What kept points pay for: a defence, its price, how often, and the chance that it holds against that blow."""

    defence: DefenceName
    ap: int
    times: int
    holds: float


class KeptPoints(TypedDict):
    """What the points a Briskar keeps are worth against the gravest blow that may come; nobody may be near."""

    ap: int
    enemy: str | None
    weapon: str | None
    defences: list[KeptDefence]


class SightMap(TypedDict):
    """What is seen from a square; squares that are quite clear have no entry in ``rays``."""

    square: str
    squares: dict[str, Sight]
    rays: dict[str, tuple[int, int]]


class Line(Seen):
    """One line of sight, and on which squares how many of its rays end."""

    stopped: dict[str, int]


class Way(TypedDict):
    """A way to a square: over which others, how far of how much, where he jumps up, for how much, if he must land."""

    path: list[str]
    fathoms: float
    of: float
    leaps: list[str]
    ap: int
    landing: bool


class Moves(TypedDict):
    """Where a Briskar could come to, now or in his next activation; ``open`` is the move being chosen."""

    square: str
    open: dict[str, Way]
    walk: dict[str, Way]
    race: dict[str, Way]
    climb: list[str]
    assault: dict[str, list[str]]
    fathoms: dict[str, float]


class Zones(TypedDict):
    """The squares each able Briskar of a band controls, and those his arm reaches."""

    control: dict[str, list[str]]
    reach: dict[str, list[str]]
