"""Reviews of finished games: worked out in a worker process, a few decisions at a time, then kept.

Whoever asks is told how far it is. One game is reviewed at a time; the others wait their turn, one of each address.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from weakref import WeakValueDictionary

import msgspec

from flibuste.kernel.records import write_record
from flibuste.kernel.session import Session
from flibuste.server.bots.pool import BotFailed
from flibuste.server.problems import Refused
from flibuste.server.storage import reviews
from flibuste.server.tables.long_work import own_files
from flibuste.server.tables.service import Service
from flibuste.wire.tables import ReviewProgress

CHUNK = 4
"""Decisions handed over at once: so often whoever waits sees something move."""
SECONDS = 20.0
"""What a chunk may take on a quiet machine."""
WAITING = 8
"""So many reviews may be under way or wait for one address."""
log = logging.getLogger(__name__)


@dataclass(slots=True)
class Progress:
    """How far a review is, and whose: decisions judged, of how many; -1 before they are counted."""

    whose: str
    done: int = 0
    of: int = -1
    failed: bool = False


class Reviews:
    """The reviews of one server process."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.under_way: dict[tuple[str, int], Progress] = {}
        self.turn = asyncio.Lock()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Each address stands in the queue once, however many reviews it waits for."""

    async def ask(self, table: str, seat: int, session: Session, whose: str) -> ReviewProgress:
        """Return a review that is kept, or begin it and say how far it is; one that failed is begun anew."""
        if not 0 <= seat < session.record.seats:
            raise Refused("wrong_seat")
        line = await self.service.store.read(lambda database: reviews.kept(database, table, seat))
        if line is not None:
            return ReviewProgress(0, 0, msgspec.Raw(line.encode()))
        progress = self.under_way.get((table, seat))
        if progress is not None and progress.failed:
            del self.under_way[table, seat]
            raise Refused("server_restarting", retry=5.0)
        if progress is None:
            if sum(one.whose == whose for one in self.under_way.values() if not one.failed) >= WAITING:
                raise Refused("too_many_requests", 429, retry=30.0, params={"s": 30})
            progress = self.under_way[table, seat] = Progress(whose)
            self.service.run(self.work(table, seat, session, progress))
        return ReviewProgress(progress.done, progress.of, None)

    async def work(self, table: str, seat: int, session: Session, progress: Progress) -> None:
        """Judge every decision and keep what came of it."""
        own = self.turns.setdefault(progress.whose, asyncio.Lock())
        try:
            async with own, self.turn:
                line = await self.review(seat, session, progress)
            await self.service.store.write(lambda database: reviews.keep(database, table, seat, line))
            del self.under_way[table, seat]
        except Exception:
            log.warning("a review was given up", exc_info=True)
            progress.failed = True

    async def review(self, seat: int, session: Session, progress: Progress) -> str:
        """Hand the decisions over, chunk by chunk."""
        text = write_record(session.game, session.record)
        job: dict[str, object] = {"work": "review", "record": text, "seat": seat, **own_files(session.game)}
        moves = (await self.hand(job, progress.whose))["moves"]
        progress.of = len(moves)
        found: list[object] = []
        while progress.done < progress.of:
            chunk = moves[progress.done : progress.done + CHUNK]
            found += (await self.hand({**job, "moves": chunk}, progress.whose))["decisions"]
            progress.done += len(chunk)
        told = await self.hand({**job, "decisions": found}, progress.whose)
        return msgspec.json.encode(told["review"]).decode()

    async def hand(self, job: dict[str, object], whose: str) -> dict[str, list[object]]:
        """Let a worker do one part; what it cannot do ends the review."""
        answer = await self.service.review_pool.hand(msgspec.json.encode(job), SECONDS, whose)
        if "code" in answer or "error" in answer:
            raise BotFailed(str(answer))
        return answer
