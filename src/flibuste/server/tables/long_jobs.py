"""Long jobs: done in a worker process part by part, so that whoever asked sees how far they are and can stop them.

One part is done at a time and all jobs take turns, so that each is as far as the others let it be. Nothing is kept: a
server that stops forgets them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from flibuste.server import codes
from flibuste.server.problems import Refused
from flibuste.server.tables.service import Service

SECONDS = 20.0
"""What a part may take on a quiet machine."""
State = Literal["waiting", "running", "done", "stopped", "failed"]
log = logging.getLogger(__name__)


@dataclass(slots=True, kw_only=True)
class Job:
    """One job: whose it is, how far it is, when somebody last looked."""

    whose: str
    id: str = field(default_factory=lambda: codes.fresh(9))
    state: State = "waiting"
    reason: str = ""
    looked: int = 0

    @property
    def goes_on(self) -> bool:
        """Say whether it waits or is worked on."""
        return self.state in ("waiting", "running")

    def done(self) -> int:
        """Count what has been done."""
        raise NotImplementedError

    def of(self) -> int:
        """Count what is to be done in all."""
        raise NotImplementedError


J = TypeVar("J", bound=Job)


class Jobs(Generic[J]):
    """The jobs of one kind in one server process."""

    kept: ClassVar[int] = 64
    """So many are remembered, ``most`` at least; of those that have ended one's own goes first, then the oldest."""
    most: ClassVar[int] = 32
    """So many may be under way: one for an address, so that it takes as many addresses to keep another one out."""
    unseen: ClassVar[int | None] = None
    """So long (milliseconds) one goes on without anybody looking; for ever without it."""
    busy: ClassVar[str] = "too_many_requests"

    def __init__(self, service: Service) -> None:
        self.service = service
        self.all: dict[str, J] = {}
        self.turn = asyncio.Lock()

    def going(self) -> list[J]:
        """List the jobs that wait or are worked on."""
        return [job for job in self.all.values() if job.goes_on]

    async def admit(self, job: J) -> J:
        """Take a job in once it has been checked, and let it be done."""
        if len(self.going()) >= self.most:
            self.refuse()
        self.all[job.id] = job  # counted while it is checked: many at once are not more than one after the other
        try:
            await self.check(job)
        except BaseException:
            self.all.pop(job.id, None)
            raise
        self.forget(job.whose)
        job.looked = self.service.now()
        self.service.run(self.work(job))
        return job

    def forget(self, whose: str) -> None:
        """Make room for a job of somebody; what still goes on is never forgotten for it."""
        ended = [job for job in self.all.values() if not job.goes_on]
        ended.sort(key=lambda job: job.whose != whose)
        for job in ended[: max(0, len(self.all) - self.kept)]:
            del self.all[job.id]

    def refuse(self) -> None:
        """Say that there is no room for another job now."""
        raise Refused(self.busy, 429, retry=30.0, params={"s": 30})

    def find(self, id: str) -> J:
        """Find a job by the id that only who began it knows; whoever asks for it looks at it."""
        job = self.all.get(id)
        if job is None:
            raise Refused("not_found")
        job.looked = self.service.now()
        return job

    def stop(self, id: str) -> J:
        """Do no more of a job; what was found so far stays."""
        job = self.find(id)
        if job.goes_on:
            job.state = "stopped"
        return job

    async def work(self, job: J) -> None:
        """Do part after part, in turn with the others, until all is done or somebody has seen enough."""
        try:
            while job.goes_on and job.done() < job.of():
                async with self.turn:
                    await self.go_on(job)
            if job.state == "running":
                job.state = "done"
        except Exception as failed:
            log.warning("a long job was given up", exc_info=True)
            job.state, job.reason = "failed", str(failed)[:80]

    async def go_on(self, job: J) -> None:
        """Do the next part of a job, if somebody still wants it."""
        if job.goes_on:
            job.state = "stopped" if self.is_forgotten(job) else "running"
        if job.goes_on:
            await self.do_part(job)

    def is_forgotten(self, job: J) -> bool:
        """Say whether nobody looks at a job any more."""
        return self.unseen is not None and self.service.now() - job.looked >= self.unseen

    async def check(self, job: J) -> None:
        """Refuse a job that cannot be done."""
        raise NotImplementedError

    async def do_part(self, job: J) -> None:
        """Do the next part of a job."""
        raise NotImplementedError

    async def hand(self, job: J, part: Mapping[str, object]) -> dict[str, Any]:
        """Let a worker do something."""
        return await self.service.review_pool.hand(msgspec.json.encode(part), SECONDS, job.whose)
