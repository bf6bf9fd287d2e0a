"""What crosses HTTP about play over days: what waits for me, how I am told of it, and vacations."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from flibuste.wire.tables import Asked, Told

LONGEST = 21
YEARLY = 30
"""So many days one vacation lasts at most, and all of a year together."""


class WaitingTable(Told):
    """A game that waits for an answer of mine; ``deadline``: until when (null: no clock runs)."""

    table: str
    game: str
    title: str
    since: int
    deadline: int | None
    names: list[str]
    """Who else sits there."""


class Vacation(Told):
    """Until when I am on vacation (null: I am not), and how many days of it are left this year."""

    until: int | None
    left: int
    longest: int = LONGEST
    yearly: int = YEARLY


class Reaching(Told):
    """How I am told that it is my turn; ``key``: what a browser needs to be woken by this server, and by no other."""

    feed: str | None
    key: str | None
    woken: int
    vacation: Vacation


class NewPush(Asked):
    """Where my browser can be woken: the address its maker gave it. What is sent there says nothing."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https?://[!-~]+$")]


class NewVacation(Asked):
    """Go on vacation for so many days from now on; 0: be back."""

    days: Annotated[int, Meta(ge=0, le=LONGEST)]
