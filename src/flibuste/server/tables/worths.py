"""Fights that suggest a price: a long job (``long_jobs.py``) of a few fights at a time.

Who begins another ends his former one, and one that nobody looks at any more ends by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from flibuste.server.bots.pool import BotFailed
from flibuste.server.problems import Refused
from flibuste.server.tables.long_jobs import Job, Jobs
from flibuste.wire.drafts import Bout, Worth

TIMES = 4
"""Every fight is fought so often, with other dice."""
CHUNK = 8
"""Fights handed over at once."""
STRIDE = 7
"""Fights are dealt out by so many, so that every part of them meets the whole list of rivals."""


@dataclass(slots=True, kw_only=True)
class Measured(Job):
    """One measurement: the fights, and what they have shown so far."""

    game: str
    profile: str
    files: Mapping[str, str]
    trials: list[dict[str, Any]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    worth: dict[str, int] = field(default_factory=dict)

    def done(self) -> int:
        return len(self.shares)

    def of(self) -> int:
        return TIMES * len(self.trials)

    def trial(self, k: int) -> dict[str, Any]:
        """Return the fight of a number; after the last the first comes again."""
        return self.trials[k % len(self.trials)]

    def fought(self) -> list[tuple[str, int, float]]:
        """List the fights so far: the rival, its price, and the share won."""
        return [(self.trial(k)["rival"], self.trial(k)["cost"], share) for k, share in enumerate(self.shares)]

    def bouts(self) -> list[Bout]:
        """Sum the fights up by rival, dearest first."""
        found: dict[str, Bout] = {}
        for k, share in enumerate(self.shares):
            trial = self.trial(k)
            bout = found.setdefault(trial["rival"], Bout(trial["rival"], trial["cost"], 0.0, 0))
            bout.won, bout.fights = bout.won + share, bout.fights + 1
        return sorted(found.values(), key=lambda bout: (-bout.cost, bout.rival))

    def info(self) -> Worth:
        """Tell how far it is, and what the profile seems to be worth."""
        worth = {name: self.worth.get(name) for name in ("cost", "low", "high")}
        return Worth(id=self.id, done=self.done(), of=self.of(), status=self.state, bouts=self.bouts(), **worth)


class Worths(Jobs[Measured]):
    """The measurements of one server process."""

    unseen = 30_000

    async def begin(self, game: str, profile: str, files: Mapping[str, str], whose: str) -> Measured:
        """Begin a measurement, once its files have been judged."""
        for one in self.going():
            if one.whose == whose:
                one.state = "stopped"
        return await self.admit(Measured(whose=whose, game=game, profile=profile, files=files))

    async def check(self, job: Measured) -> None:
        """Let the files be judged and list the fights; what cannot be read is refused."""
        try:
            told = await self.part(job, work="rivals", profile=job.profile)
        except BotFailed as failed:
            raise Refused("own_files", 400) from failed
        if "trials" not in told:
            raise Refused("own_files", 400)
        job.trials = [trial for first in range(STRIDE) for trial in told["trials"][first::STRIDE]]

    async def do_part(self, job: Measured) -> None:
        """Fight some more, and say what all of them show."""
        first = job.done()
        trials = [job.trial(k) for k in range(first, min(first + CHUNK, job.of()))]
        job.shares += (await self.part(job, work="fights", trials=trials, seed=2 * first))["shares"]
        job.worth = (await self.part(job, work="worth", fought=job.fought()))["worth"] or {}

    async def part(self, job: Measured, **part: object) -> dict[str, Any]:
        """Let a worker do one part; what it cannot do ends the measurement."""
        answer = await self.hand(job, {"game": job.game, "files": job.files, **part})
        if "error" in answer:
            raise BotFailed(str(answer["error"]))
        return answer
