"""Who sits where: ``me,bot,bot:greedy`` or ``me=Anne,me=Tomás``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flibuste.kernel.errors import BadData
from flibuste.table.plan import ClockPlan
from flibuste.wire.tables import Links, SeatInfo, Series, TableInfo

ME = "me"
BOT = "bot"
NAMES = ("Anne", "Tomás", "Inés", "Frank", "Marten", "Awa")


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat: a person at this terminal, or a bot with a level; a lone person needs no name."""

    kind: str
    level: str
    name: str
    named: bool

    @property
    def is_me(self) -> bool:
        """Say whether a person answers for this seat."""
        return self.kind == ME

    def written(self) -> str:
        """Write the seat as ``--seats`` takes it."""
        who = f"{self.kind}:{self.level}" if self.level else self.kind
        return f"{who}={self.name}" if self.named else who


def read_seats(text: str, you: str) -> list[Sitter]:
    """Read who sits where; people and bots without a name get one."""
    words = [word.strip() for word in text.split(",")]
    people = sum(word.partition("=")[0].strip() == ME for word in words)
    taken = [word.partition("=")[2].strip() for word in words]
    free = [name for name in NAMES if name not in taken]
    return [_sitter(word, you if people == 1 else "", free) for word in words]


def _sitter(word: str, you: str, free: list[str]) -> Sitter:
    who, _, name = (part.strip() for part in word.partition("="))
    kind, _, level = (part.strip() for part in who.partition(":"))
    if kind not in (ME, BOT) or (kind == ME and level):
        raise BadData("bad_seats", f"a seat is {ME} or {BOT} (also bot:LEVEL, me=NAME), not {word!r}")
    if "\n" in name or len(name) > 40:
        raise BadData("bad_seats", "a name has at most 40 characters, on one line")
    if name:
        return Sitter(kind, level, name, True)
    if kind == ME and you:
        return Sitter(kind, level, you, False)
    return Sitter(kind, level, free.pop(0) if free else word, True)


def bot_name(seat: int) -> str:
    """Name a bot that nobody has named: the same name on the same seat for everybody."""
    return NAMES[seat % len(NAMES)]


def default_seats(least: int) -> str:
    """Seat one person against as many bots as the game needs."""
    return ",".join([ME, *[BOT] * (least - 1)])


def write_seats(sitters: Sequence[Sitter]) -> str:
    """Write who sits where, for the record."""
    return ",".join(sitter.written() for sitter in sitters)


def plain_info(table: str, game: str, seats: Sequence[SeatInfo], you: Sequence[int], **known: Any) -> TableInfo:
    """Describe a table of this process; ``known`` is what is not as usual."""
    usual: dict[str, Any] = {
        "title": "",
        "status": "playing",
        "paused": False,
        "host": you[0] if you else None,
        "watching": not you,
        "settings": {},
        "clock": ClockPlan(),
        "absence": "wait",
        "grace": 0,
        "chat": "phrases",
        "listed": False,
        "delay": 0,
        "links": Links(),
        "asked": [],
        "waiting": [],
        "watchers": 0,
        "commitment": "",
        "result": None,
        "series": Series(0, [0] * len(seats)),
        "next": None,
        "updated": 0,
    }
    return TableInfo(id=table, game=game, you=list(you), seats=list(seats), **(usual | known))
