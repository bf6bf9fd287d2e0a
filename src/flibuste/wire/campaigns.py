"""What crosses HTTP about campaigns. How a campaign stands is its game's own view."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from flibuste.table.faces import ChosenFace, ShownFace
from flibuste.table.plan import ClockPlan, Dice
from flibuste.wire.tables import Asked, Name, Told

Side = Annotated[str, Meta(max_length=20_000)]
"""The name of a side that comes with the game, or the text of a file."""
CrewNumber = Annotated[int, Meta(ge=0, le=63)]
Level = Annotated[str, Meta(max_length=24)]
FILE = 4 * 1024 * 1024
"""How long (bytes) a campaign may be that somebody brings."""


class NewCrew(Asked):
    """A crew of a new campaign: mine, a bot's, or free for who has the link; its side may be chosen later."""

    kind: Literal["you", "open", "bot"]
    side: Side = ""
    level: Level = ""
    name: Name = ""
    face: ChosenFace | None = None


class NewCampaign(Asked):
    """A campaign to be opened; ``level``: the bots that lead crews of nobody."""

    game: Annotated[str, Meta(max_length=40)]
    form: Annotated[str, Meta(max_length=24)]
    crews: Annotated[list[NewCrew], Meta(min_length=1, max_length=16)]
    title: Annotated[str, Meta(max_length=60)] = ""
    level: Level = ""
    clock: ClockPlan = ClockPlan()
    listed: bool = False
    dice: Dice = "dealt"


class BroughtCampaign(Asked):
    """A campaign file to go on with here; the crews but ``crew`` are free."""

    game: Annotated[str, Meta(max_length=40)]
    file: Annotated[str, Meta(max_length=FILE)]
    crew: CrewNumber = 0
    name: Name = ""
    face: ChosenFace | None = None
    title: Annotated[str, Meta(max_length=60)] = ""
    dice: Dice = "dealt"


class TakeCrew(Asked):
    """Lead a crew that is free, or choose another side for mine."""

    crew: CrewNumber
    side: Side = ""
    name: Name = ""
    face: ChosenFace | None = None


class SetCrew(Asked):
    """The host lets a bot lead a crew, or frees it."""

    crew: CrewNumber
    kind: Literal["open", "bot"]
    level: Level = ""
    side: Side = ""


class CampaignStep(Asked):
    """Something a crew does between battles, as its game writes it."""

    step: Annotated[str, Meta(min_length=1, max_length=200)]


class OneCrew(Asked):
    """A crew of mine."""

    crew: CrewNumber


class CrewSeat(Told):
    """Who leads a crew: nobody, a bot of a level, a person; and the side it begins with, by its name."""

    taken: bool
    level: str | None
    name: str
    face: ShownFace | None
    side: str


class CampaignForm(Told):
    """A form of campaign, for so many crews."""

    name: str
    least: int
    most: int


class CampaignInfo(Told):
    """A campaign as one browser sees it; ``crews`` are mine, ``view`` is how it stands once it has begun."""

    id: str
    game: str
    form: str
    title: str
    status: Literal["open", "sailing", "over"]
    called_off: bool
    host: bool
    link: str
    mine: list[int]
    seats: list[CrewSeat]
    level: str
    clock: ClockPlan
    listed: bool
    dice: Dice
    table: str | None
    """Where the battle under way is fought, if I fight in it."""
    watch: str | None
    """The link to look on at it."""
    fought: list[str]
    """The tables of the battles so far; empty where it was fought elsewhere."""
    ready: bool
    """Whether the next battle can begin."""
    view: dict[str, Any] | None
    other_cards: bool
    """Whether the cards have changed since: one that is over is drawn by those of today."""
    updated: int


class CampaignBrief(Told):
    """A campaign in a list."""

    id: str
    game: str
    form: str
    title: str
    status: Literal["open", "sailing", "over"]
    mine: list[int]
    crews: list[str]
    battles: int
    waiting: bool
    """Whether something is due that I have to do."""
    updated: int


SHAPES = (
    NewCampaign,
    BroughtCampaign,
    TakeCrew,
    SetCrew,
    CampaignStep,
    OneCrew,
    CampaignForm,
    CampaignInfo,
    CampaignBrief,
)
