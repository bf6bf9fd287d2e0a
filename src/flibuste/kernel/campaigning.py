"""Campaigning: what a game offers to crews that live on from battle to battle.

Whoever keeps a campaign (a server, a file) knows no rule of it: a campaign is the list of its steps, each a text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Settings
from flibuste.kernel.session import Session

Dice = Callable[[str], Chance | None]
"""Finds the dice that are rolled after a battle from its record, where they were fixed before it began."""


SIDE: Final = "side"
BATTLE: Final = "battle"
STEP: Final = "step"
"""What the steps of a campaign are: a side that signs on, a battle, anything else."""


@final
class Form:
    """A form of campaign, for so many crews of people."""

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name: Final = name
        self.least: Final = least
        self.most: Final = most


@final
class Pitched:
    """A battle that can begin: the crew of each seat (from ``people`` on nobody's), settings, and its own cards."""

    def __init__(self, sides: list[int], settings: Settings, files: dict[str, str]) -> None:
        self.sides: Final = sides
        self.settings: Final = settings
        self.files: Final = files


@mypyc_attr(allow_interpreted_subclasses=True)
class Saga:
    """A campaign under way; crews are numbered from 0."""

    def text(self) -> str:
        """Write the campaign as a file."""
        raise NotImplementedError

    def steps(self) -> Sequence[str]:
        """List what was done, in order."""
        raise NotImplementedError

    def sign_on(self, side: str) -> None:
        """Let the next crew sign on."""
        raise NotImplementedError

    def whose(self, step: str) -> int:
        """Return the crew that a step speaks for."""
        raise NotImplementedError

    def do(self, step: str) -> None:
        """Do a step; one that is not legal raises and changes nothing."""
        raise NotImplementedError

    def due(self, crew: int) -> str:
        """Return the next step of a crew that nobody leads; nothing if it has to wait for others."""
        raise NotImplementedError

    def pitched(self) -> Pitched | None:
        """Return the battle that can begin, once everybody in it has said who goes ashore."""
        raise NotImplementedError

    def close_battle(self, battle: Session, record: str, gave_up: int, dice: Chance) -> Mapping[str, object]:
        """Take in how a battle ended (``gave_up``: the seat that gave it up, -1 for none).

        Return what came of it, so that it can be remembered without playing the battle again.
        """
        raise NotImplementedError

    def recall(self, step: str, came: Mapping[str, object]) -> None:
        """Do the step of a battle again from what came of it."""
        raise NotImplementedError

    def retold(self) -> Sequence[tuple[str, str]]:
        """List what was done by kind: the text of a side that signed on, the step of a battle, any other step."""
        raise NotImplementedError

    def came(self) -> Sequence[Mapping[str, object]]:
        """Return what came of every battle."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Say whether the campaign has been decided and everything is settled."""
        raise NotImplementedError

    def view(self) -> Mapping[str, object]:
        """Return how the campaign stands, as a page is told it: nothing in it is secret."""
        raise NotImplementedError

    def chronicle(self) -> Mapping[str, object]:
        """Tell the campaign: sentences as messages with their names and numbers, and the ways that were walked."""
        raise NotImplementedError

    def offers(self, crew: int, mate: int) -> Mapping[str, object]:
        """List what a crew may hire, and what may be bought and taught for one of it."""
        raise NotImplementedError

    def side_of(self, crew: int) -> str:
        """Write a crew as a file with which another campaign or a game can begin."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaigning:
    """Begins and reads the campaigns of a game."""

    def forms(self) -> Sequence[Form]:
        """List the forms of campaign there are."""
        raise NotImplementedError

    def ready(self, name: str) -> str | None:
        """Return a side that comes with the game, by its name."""
        raise NotImplementedError

    def check(self, side: str) -> str:
        """Refuse a side that cannot sign on; return its name, or the id of the ready side that has it."""
        raise NotImplementedError

    def begin(self, form: str, people: int) -> Saga:
        """Begin a campaign nobody has signed on for yet."""
        raise NotImplementedError

    def read(self, text: str, dice: Dice) -> Saga:
        """Read a campaign: every step is done again and checked as if it were new, dice too where they are known."""
        raise NotImplementedError


CAMPAIGNS: Final[dict[str, Campaigning]] = {}
"""The games that are played in campaigns, by name."""


def enter_campaigns(game: str, campaigning: Campaigning) -> Campaigning:
    """Say that a game is played in campaigns."""
    CAMPAIGNS[game] = campaigning
    return campaigning


def find_campaigns(game: str) -> Campaigning:
    """Look up how a game is played in campaigns."""
    if game not in CAMPAIGNS:
        raise BadData("no_campaigns", f"{game!r} is not played in campaigns; {', '.join(sorted(CAMPAIGNS))} is")
    return CAMPAIGNS[game]
