"""What takes long and belongs to no seat, done in a worker process: records that somebody brings, parts of a review.

A job is handed over as one line and must be done within its time, or its worker is ended and the job refused.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from flibuste.insight.review import decisions_of, judged, reviewed
from flibuste.kernel import state as state_module
from flibuste.kernel.chance import Outcome
from flibuste.kernel.errors import GameError
from flibuste.kernel.game import Settings, find_game
from flibuste.kernel.records import Answer, Record, read_record
from flibuste.kernel.session import replay
from flibuste.server.bots.pool import BotFailed, Pool
from flibuste.server.bots.worker import serve
from flibuste.server.problems import Refused
from flibuste.table.own_games import take_in_words

MODULE = "flibuste.server.tables.long_work"
SECONDS = 5.0
"""What a job may take on a quiet machine."""
SHARE = 0.1 if str(state_module.__file__).endswith(".py") else 1.0
"""Where the engine is not compiled it is many times slower: a review looks at fewer worlds, with wider error bars."""


class Played(msgspec.Struct, frozen=True):
    """A record that was played again: what is needed to play on from it, and whether the game was over."""

    game: str
    content: str
    seats: int
    settings: Settings
    names: dict[int, str]
    setup: list[Outcome]
    answers: list[Answer]
    over: bool

    def record(self) -> Record:
        """Return the record."""
        record = Record(self.game, self.content, self.seats, self.settings)
        record.names, record.setup, record.answers = self.names, self.setup, self.answers
        return record


class Broken(msgspec.Struct, frozen=True):
    """Why a record is refused."""

    code: str
    sentence: str


async def checked(pool: Pool, text: str, whose: str) -> Played | Broken:
    """Let a worker play a record again."""
    try:
        told = await pool.hand(msgspec.json.encode({"record": text}), SECONDS, whose)
    except BotFailed as failed:
        raise Refused("record_refused", params={"n": 0, "reason": "too_long"}) from failed
    if "code" in told:
        return msgspec.convert(told, Broken)
    return msgspec.convert(told, Played, strict=False)


def done(job: dict[str, Any]) -> dict[str, object]:
    """Play a record again; what is wrong with it is said by its code and where it stands."""
    try:
        record = read_record(job["record"])
        if "seat" in job:
            return part_of_review(record, job)
        state = replay(find_game(record.game), record).state
    except GameError as error:
        return {"code": error.code, "sentence": error.sentence}
    played = Played(
        *(record.game, record.content, record.seats, record.settings, record.names, record.setup, record.answers),
        over=state.over,
    )
    return msgspec.to_builtins(played, str_keys=True)  # type: ignore[no-any-return]


def part_of_review(record: Record, job: dict[str, Any]) -> dict[str, object]:
    """Do one part of a review: list the decisions of a seat, judge some of them, or put the judged ones together."""
    seat = int(job["seat"])
    if "decisions" in job:
        return {"review": reviewed(record, seat, job["decisions"], SHARE)}
    if "moves" in job:
        return {"decisions": judged(record, seat, job["moves"], SHARE)}
    return {"moves": decisions_of(record, seat)}


if __name__ == "__main__":
    take_in_words(sys.argv[1:])
    serve(done)
