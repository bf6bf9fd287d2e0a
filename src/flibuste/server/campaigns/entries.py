"""The journal of a campaign: what happened, in order. Everything else is folded from it; it holds no person's name."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from flibuste.table.plan import ClockPlan, Dice


class CampaignPlan(Struct, frozen=True, kw_only=True):
    """What the host decided; it never changes afterwards."""

    id: str
    host: str
    game: str
    form: str
    people: int
    made: int
    title: str = ""
    level: str = "sailor"
    """Who leads the crews of nobody: those a voyage meets, and those whose owner has left."""
    clock: ClockPlan = ClockPlan()
    listed: bool = False
    dice: Dice = "dealt"
    """Who rolls in its battles: the table, or the people themselves."""


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """One line of the journal; ``at`` is the server's time in milliseconds."""

    at: int


class Taken(Entry, frozen=True, tag="taken"):
    """Somebody leads a crew; a bot has a level."""

    crew: int
    level: str = ""


class Freed(Entry, frozen=True, tag="freed"):
    """A crew waits for somebody to lead it."""

    crew: int


class Signed(Entry, frozen=True, tag="signed"):
    """A side was chosen for a crew."""

    crew: int
    side: str


class Begun(Entry, frozen=True, tag="begun"):
    """All crews have signed on; ``content``: by the cards with this fingerprint."""

    content: str = ""


class Did(Entry, frozen=True, tag="did"):
    """A crew did something between battles."""

    step: str


class Opened(Entry, frozen=True, tag="opened"):
    """The next battle is fought at a table."""

    table: str


class Voided(Entry, frozen=True, tag="voided"):
    """The battle under way ended without a result: it will be fought again."""


class Fought(Entry, frozen=True, tag="fought"):
    """The battle under way is over: the step with record and dice, and what came of it."""

    step: str
    came: dict[str, Any]


class Closed(Entry, frozen=True, tag="closed"):
    """The campaign is over: sailed to its end, or called off by the host."""

    called_off: bool = False


AnyEntry = Taken | Freed | Signed | Begun | Did | Opened | Voided | Fought | Closed
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def read_entry(text: str) -> AnyEntry:
    """Read a line of the journal."""
    return _decoder.decode(text)
