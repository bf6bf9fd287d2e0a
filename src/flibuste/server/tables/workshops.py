"""Workshops: what a changed number does to a game, a long job (``long_jobs.py``) of a few deals at a time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from flibuste.server.bots.pool import BotFailed
from flibuste.server.problems import Refused
from flibuste.server.tables.long_jobs import Job, Jobs
from flibuste.wire.workroom import NewWorkshop, WorkshopInfo, WorkshopMoved

CHUNK = 2
"""Deals handed over at once, each played twice: so often whoever waits sees something move."""
LOOK = 10
"""After so many deals what was found is worked out anew."""
SHOWN = 60
"""So many figures are told: those that moved most clearly."""


@dataclass(slots=True, kw_only=True)
class Workshop(Job):
    """One workshop: what was asked, what was played, what was found."""

    asked: NewWorkshop
    played: list[object] = field(default_factory=list)
    moved: list[WorkshopMoved] = field(default_factory=list)
    never: list[str] = field(default_factory=list)

    def done(self) -> int:
        return len(self.played)

    def of(self) -> int:
        return self.asked.deals

    def info(self) -> WorkshopInfo:
        """Tell how far it is, and what was found."""
        told = (self.state, self.done(), self.of(), self.reason)
        return WorkshopInfo(self.id, self.asked.game, *told, self.moved[:SHOWN], self.never)


class Workshops(Jobs[Workshop]):
    """The workshops of one server process; nobody has two, and one that nobody looks at any more ends by itself."""

    unseen = 300_000
    busy = "workshop_busy"

    async def begin(self, asked: NewWorkshop, whose: str) -> Workshop:
        """Check what is to be changed, and let it be played."""
        if any(job.whose == whose for job in self.going()):
            self.refuse()
        return await self.admit(Workshop(whose=whose, asked=asked))

    async def check(self, job: Workshop) -> None:
        """Let the changed game be made; what it refuses is refused."""
        await self.part(job, work="trials", deals=[])

    async def do_part(self, job: Workshop) -> None:
        """Play a few deals more, and compare now and then."""
        first = job.done()
        deals = list(range(first + 1, min(first + CHUNK, job.of()) + 1))
        job.played += (await self.part(job, work="trials", deals=deals))["played"]
        if first // LOOK != job.done() // LOOK or job.done() == job.of():
            told = await self.part(job, work="findings", played=job.played)
            job.moved, job.never = msgspec.convert(told["moved"], list[WorkshopMoved]), told["never"]

    async def part(self, job: Workshop, **part: object) -> dict[str, Any]:
        """Let a worker do one part; what the game refuses is said with its reason."""
        answer = await self.hand(job, {**msgspec.to_builtins(job.asked), **part})
        if "code" in answer:
            params: dict[str, bool | int | str] = {"reason": str(answer["code"]), "sentence": str(answer["sentence"])}
            raise Refused("workshop_refused", 400, params=params)
        if "error" in answer:
            raise BotFailed(str(answer["error"]))
        return answer
