"""What crosses the wire between the editors and the server: what to draw with, drafts, verdicts, outlooks, worth."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from flibuste.wire.tables import OwnFiles, SettingInfo, Told

Kind = Literal["map", "scenario", "profile", "other"]
Square = Annotated[str, Meta(min_length=2, max_length=3)]
DraftId = Annotated[str, Meta(min_length=1, max_length=40)]


class NewDraft(Struct, forbid_unknown_fields=True):
    """A draft to be written as a file: its fields as the file has them."""

    kind: Literal["map", "scenario", "profile"]
    fields: dict[str, Any]


class DraftCheck(Struct, forbid_unknown_fields=True):
    """Files to be judged, and drafts to be written and judged with them."""

    files: OwnFiles = {}
    drafts: Annotated[list[NewDraft], Meta(max_length=12)] = []


class DraftLook(Struct, forbid_unknown_fields=True):
    """A map, and the square from which somebody looks around."""

    map: dict[str, Any]
    square: Square


class WorthRequest(Struct, forbid_unknown_fields=True):
    """A profile whose cost is to be suggested, with the files it needs."""

    profile: DraftId
    files: OwnFiles


class Draft(Told):
    """One thing that a file holds."""

    kind: Kind
    file: str
    fields: dict[str, Any]


class DraftFault(Told):
    """What is wrong, and where: a table refuses it, or its players should mind it."""

    code: str
    file: str
    entry: str
    field: str
    squares: list[str]
    values: dict[str, str | int]
    rule: str
    refused: bool


class DraftMap(Told):
    """A map of one's own that can be played on, and for how many bands it has room."""

    id: str
    file: str
    bands: list[int]


class DraftScenario(Told):
    """A scenario of one's own that can be played; ``ready``: a ready band has its price."""

    id: str
    file: str
    map: str
    least: int
    most: int
    rounds: int
    budget: int
    ready: bool


class DraftVerdict(Told):
    """What is said about files; ``settings`` are those of a table that plays with them."""

    files: dict[str, str]
    drafts: list[Draft]
    faults: list[DraftFault]
    playable: bool
    maps: list[DraftMap]
    scenarios: list[DraftScenario]
    settings: list[SettingInfo]


class PaletteGround(Told):
    """A ground that maps are drawn with."""

    id: str
    letter: str
    kind: str


class PaletteScenery(Told):
    """A scenery element; ``size`` in fathoms."""

    id: str
    letter: str
    size: float
    top: bool
    cover: bool
    tall: bool
    points: int


class PaletteSkill(Told):
    """A skill that a profile may have."""

    id: str


class Palette(Told):
    """What drafts are made of, and the game's own to begin with."""

    least_side: int
    most_side: int
    most_zones: int
    heights: str
    nothing: str
    grounds: list[PaletteGround]
    scenery: list[PaletteScenery]
    maps: list[dict[str, Any]]
    goals: list[str]
    criteria: list[str]
    spots: list[str]
    centre: str
    objects: list[str]
    skills: list[PaletteSkill]
    scenarios: list[dict[str, Any]]
    profiles: list[dict[str, Any]]


class Outlook(Told):
    """How others are seen from a square, and how one who stands there is seen: hidden, cover or open."""

    square: str
    stands: bool
    sees: dict[str, str]
    seen: dict[str, str]


class Bout(Told):
    """How fights against one ready profile went: shares won, of how many."""

    rival: str
    cost: int
    won: float
    fights: int


class Worth(Told):
    """What a profile seems to be worth, from the fights so far; ``low`` and ``high`` hold it in 19 cases of 20."""

    id: str
    done: int
    of: int
    status: Literal["waiting", "running", "done", "stopped", "failed"]
    cost: int | None
    low: int | None
    high: int | None
    bouts: list[Bout]


SHAPES = (DraftCheck, DraftLook, WorthRequest, DraftVerdict, Palette, Outlook, Worth)
