"""What the host decided when the table was opened; it never changes afterwards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from flibuste.kernel.errors import GameError

ClockKind = Literal["none", "relaxed", "increment", "days"]
Absence = Literal["wait", "bot", "pause"]
Late = Literal["", "bot", "forfeit"]
Chat = Literal["off", "phrases", "free"]
Afterwards = Literal["players", "link"]
Dice = Literal["dealt", "typed"]
MINUTES = 31 * 24 * 60
SECONDS = 14 * 24 * 3600
"""The longest bank, and the longest time for one decision."""

PHRASES = (
    *("hello", "good-luck", "well-played", "good-grab", "ouch", "no-quarter", "truce"),
    *("revenge", "thinking", "moment", "slip", "thanks", "good-game", "again-q"),
)
"""The phrasebook: ids of messages, translated for each reader."""


class TableError(GameError):
    """Something a table refuses: a stable code, a sentence, nothing changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code, sentence, "table")


class ClockPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock; relaxed: so many seconds per decision; increment: minutes in the bank, seconds added per answer.

    Days: so many days per decision. Nobody is expected to stay, so nobody counts as away.
    """

    kind: ClockKind = "none"
    minutes: Annotated[int, Meta(ge=1, le=MINUTES)] = 10
    seconds: Annotated[int, Meta(ge=0, le=SECONDS)] = 90
    days: Annotated[int, Meta(ge=1, le=14)] = 3


class Plan(Struct, frozen=True, kw_only=True):
    """The lasting facts of a table. ``secret`` fixes chance and is published after the game."""

    id: str
    game: str
    seats: int
    secret: str
    made: int
    settings: dict[str, bool | int | str] = {}
    clock: ClockPlan = ClockPlan()
    absence: Absence = "wait"
    grace: int = 60
    late: Late = ""
    """What happens to who is out of time: a bot answers, the game is lost; by default as for who is away."""
    chat: Chat = "phrases"
    listed: bool = False
    delay: int = 0
    title: str = ""
    afterwards: Afterwards = "link"
    """Who may see all hands when the game is over: the players only, or everybody who has the link."""
    hints: bool = False
    """Whether people may ask for hints when they play against people; against bots alone everybody may."""
    rated: bool = False
    """Whether the game changes the ratings of who plays it; such a table gives no hints."""
    dice: Dice = "dealt"
    """Who rolls: the table, or the people themselves, who type in what their dice show."""
    veil: int = 100
    """How long veils last, in percent (``veil.py``)."""
    rules: str = ""
    """The mark of answers and content it was opened with (``Game.mark``); tables of former versions have none."""
    origin: str = ""
    """Where a game that goes on from a position of another one began; its chance proves nothing."""
    after: str = ""
    """The table of the same people that this one goes on from."""
    tournament: str = ""
    """The tournament this game belongs to."""
    deal: str = ""
    """The deal it shares with other tables: same secret and same deal, same cards and dice."""
    files: dict[str, str] = {}
    """Cards of this table's own, by their file."""
    campaign: str = ""
    """The campaign this battle belongs to."""
    games: int = 0
    wins: list[int] = []
    """Of the games that this table goes on from: how many there were, and how many each seat has won."""

    def counts_beyond(self) -> bool:
        """Say whether the result is waited for elsewhere: such a game is played or given up, never called off."""
        return bool(self.tournament or self.campaign)
