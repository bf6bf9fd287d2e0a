"""What one seat may see of a table, built up from nothing; ids as text, ready to be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from mypy_extensions import i64

from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import members

if TYPE_CHECKING:
    from flibuste.games.chasse_partie.table import Table


class Part(TypedDict):
    """One Briskar in the count of a crew."""

    card: str
    amount: int
    reason: str
    rule: str


class Permanent(TypedDict):
    """A permanent beside a crew: who laid it, and the player or the Captain it names."""

    card: str
    laid_by: int
    on_player: int | None
    on_captain: str | None


class Crew(TypedDict):
    """A crew zone, in the order of the seats beside which they lie."""

    player: int
    briskars: list[str]
    permanents: list[Permanent]
    worth: int
    parts: list[Part]
    outright: bool


class Remembered(TypedDict):
    """A card this seat knows to be in another hand."""

    card: str
    seat: int
