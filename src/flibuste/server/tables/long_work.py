"""What takes long and belongs to no seat, done in a worker process: records, films, parts of a review, bands.

A job is handed over as one line that names its work. It must be done within its time and with so much processor time,
or its worker ends and the job is refused. Who waits is served in turn, so nobody's long film keeps another from a
short one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from flibuste.insight.review import decisions_of, judged, reviewed
from flibuste.kernel import state as state_module
from flibuste.kernel.campaigning import find_campaigns
from flibuste.kernel.chance import Outcome
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import Game, Settings, find_dealt, find_game
from flibuste.kernel.records import Answer, Record, read_record
from flibuste.kernel.session import replay
from flibuste.server.bots.pool import BotFailed, Pool
from flibuste.server.bots.worker import serve
from flibuste.server.problems import Refused, refusal
from flibuste.server.tables import bands, drafts
from flibuste.server.tables.films import Film
from flibuste.server.tables.results import counted
from flibuste.table import verify_alone
from flibuste.table.afterwards import proven_dice
from flibuste.table.faces import PEOPLE
from flibuste.table.own_cards import at_hand, files_in
from flibuste.table.own_games import take_in_words
from flibuste.table.verify import verify_record
from flibuste.wire.tables import Replay, ReplaySeat

MODULE = "flibuste.server.tables.long_work"
SECONDS = 5.0
"""What a job may take on a quiet machine."""
SLOW = str(state_module.__file__).endswith(".py")
SHARE = 0.1 if SLOW else 1.0
"""Where the engine is not compiled it is many times slower: a review looks at fewer worlds, with wider error bars."""
BUDGET = 120 if SLOW else 30
"""Seconds of processor time a job may take."""
STEPS = 10_000
"""No campaign that somebody brings has more steps."""
FILMS = 4
"""So many films are held ready to go on."""


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
    files: dict[str, str] = {}

    def record(self) -> Record:
        """Return the record."""
        record = Record(self.game, self.content, self.seats, self.settings)
        record.names, record.setup, record.answers = self.names, self.setup, self.answers
        return record


class Broken(msgspec.Struct, frozen=True):
    """Why a record is refused."""

    code: str
    sentence: str


async def handed(pool: Pool, work: str, whose: str, own: Game | None = None, **job: object) -> dict[str, Any]:
    """Let a worker do something with a record that somebody brings, or with that of a game with files of its own."""
    try:
        return await pool.hand(msgspec.json.encode({"work": work, **job, **own_files(own)}), SECONDS, whose)
    except BotFailed as failed:
        raise Refused("record_refused", params={"n": 0, "reason": "too_long"}) from failed


def own_files(game: Game | None) -> dict[str, object]:
    """Name the files that a worker needs beside those it has."""
    return {} if game is None or not game.own else {"own": {"game": game.name, "files": game.own}}


async def checked(pool: Pool, text: str, whose: str) -> Played | Broken:
    """Let a worker play a record again."""
    told = await handed(pool, "play", whose, record=text)
    if "code" in told:
        return msgspec.convert(told, Broken)
    return msgspec.convert(told, Played, strict=False)


def read_bounded(text: str, game: Game | None = None) -> Record:
    """Read a record; none has more answers than a game of its kind can have."""
    record = read_record(text, game)
    if len(record.answers) > (game or find_game(record.game)).bound:
        raise BadData("too_long", "there are more answers than such a game can have")
    return record


def play(job: Mapping[str, Any]) -> dict[str, object]:
    """Play a record again, to go on from it."""
    record = read_bounded(job["record"])
    state = replay(find_game(record.game), record).state
    played = Played(
        *(record.game, record.content, record.seats, record.settings, record.names, record.setup, record.answers),
        over=state.over,
        files=find_game(record.game).own,
    )
    return msgspec.to_builtins(played, str_keys=True)  # type: ignore[no-any-return]


def head(job: Mapping[str, Any]) -> dict[str, object]:
    """Check a record of a finished game and show what stands at the head of its film; a proof of chance is verified."""
    record = read_bounded(job["record"])
    session = replay(find_game(record.game), record)
    proven = any(key == "fair-chain" for key, _ in record.notes)
    found = Replay(
        of=None,
        game=record.game,
        title="",
        seats=[ReplaySeat(record.names.get(seat, ""), "person", None, PEOPLE[seat]) for seat in range(record.seats)],
        settings=record.settings,
        result=counted(session.state),
        verified=verify_record(job["record"]) is not None if proven else None,
        frames=[],
    )
    return {"over": session.state.over, "head": msgspec.to_builtins(found)}


@lru_cache(FILMS)
def film_of(text: str, edition: str, by: str, of: int | None) -> Film:
    """Begin the film of a record, by the rules it was dealt by; who asks again goes on with the same."""
    name = next(line for line in text.split("\n") if line.startswith("game ")).removeprefix("game ")
    game = find_dealt(name, edition, "") if edition else find_game(name)
    return Film(game, read_bounded(text, game), by.split(" ") if by else [], of)  # type: ignore[arg-type]


def film(job: Mapping[str, Any]) -> dict[str, object]:
    """Make the next portion of a film."""
    frames, following = film_of(job["record"], job["edition"], job["by"], job["of"]).portion(job["first"])
    return {"frames": frames, "next": following}


def review(job: Mapping[str, Any]) -> dict[str, object]:
    """Do one part of a review: list the decisions of a seat, judge some of them, or put the judged ones together."""
    record, seat = read_record(job["record"]), int(job["seat"])
    if "decisions" in job:
        return {"review": reviewed(record, seat, job["decisions"], SHARE)}
    if "moves" in job:
        return {"decisions": judged(record, seat, job["moves"], SHARE)}
    return {"moves": decisions_of(record, seat)}


def verify(job: Mapping[str, Any]) -> dict[str, object]:
    """Count the outcomes of a record whose chance is as promised; where its rules are gone only chance is checked."""
    try:
        counts = verify_alone.verify(job["record"])[0] if job["outdated"] else verify_record(job["record"])[1]
    except verify_alone.Mismatch as error:
        raise BadData("not_verified", str(error)) from error
    return {"counts": counts}


def campaign(job: Mapping[str, Any]) -> dict[str, object]:
    """Read a campaign that somebody brings: every step is done again, every battle played again, its dice checked."""
    saga = find_campaigns(job["game"]).read(job["text"], proven_dice)
    view, told = saga.view(), list(saga.retold())
    if len(told) > STEPS:
        raise BadData("too_long", f"there are more than {STEPS} steps")
    return {"form": view["form"], "people": view["people"], "told": told, "came": list(saga.came())}


def side(job: Mapping[str, Any]) -> dict[str, object]:
    """Read the side of a crew that somebody brings."""
    return {"name": find_campaigns(job["game"]).check(job["side"])}


def booklet(job: Mapping[str, Any]) -> dict[str, object]:
    """Set a chronicle as a booklet."""
    from flibuste.paper.press import as_text, printed  # a page without a server has no press

    return {"pdf": as_text(printed("chronicle", job["facts"]))}


def sheet(job: Mapping[str, Any]) -> dict[str, object]:
    """Print something as PDF, or draw its first sheet."""
    from flibuste.paper.press import as_text, pictured, printed  # a page without a server has no press
    from flibuste.paper.prints import facts_of

    make = pictured if job["picture"] else printed
    return {"made": as_text(make(*facts_of(job["what"], job["of"], job["language"]), job["size"]))}


def trials(job: Mapping[str, Any]) -> dict[str, object]:
    """Play a few deals of a workshop with both versions of a game."""
    from flibuste.server.tables import workshop_work  # a page without a server has no workshop

    return workshop_work.trials(job)


def findings(job: Mapping[str, Any]) -> dict[str, object]:
    """Compare what a workshop has played so far."""
    from flibuste.server.tables import workshop_work

    return workshop_work.findings(job)


WORK: Mapping[str, Callable[[Mapping[str, Any]], dict[str, object]]] = {
    "play": play,
    "head": head,
    "film": film,
    "verify": verify,
    "review": review,
    "judge": bands.judge,
    "suggest": bands.suggest,
    "drafts": drafts.check,
    "admit": drafts.admit,
    "outlook": drafts.outlook,
    "rivals": drafts.trials,
    "fights": drafts.fights,
    "worth": drafts.worth,
    "campaign": campaign,
    "side": side,
    "booklet": booklet,
    "sheet": sheet,
    "trials": trials,
    "findings": findings,
}


def own_of(job: Mapping[str, Any]) -> tuple[str, Mapping[str, str]]:
    """Find the files of its own that a game was played with: named beside its record, or standing in it."""
    if "own" in job:
        return job["own"]["game"], job["own"]["files"]
    return files_in(job["record"]) if "record" in job else ("", {})


def done(job: Mapping[str, Any]) -> dict[str, object]:
    """Do a job; what is wrong with what was brought is said by its code and where it stands."""
    try:
        name, files = own_of(job)
        if not files:
            return WORK[job["work"]](job)
        with at_hand(name, files):
            return WORK[job["work"]](job)
    except GameError as error:
        return {"code": error.code, "sentence": error.sentence, "rule": refusal(error).rule or ""}


if __name__ == "__main__":
    take_in_words(sys.argv[1:])
    serve(done, BUDGET)
