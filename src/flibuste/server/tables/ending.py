"""What is written when a game is over: what it came to, and whose history and rating it enters."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from flibuste.server.storage import histories, journals
from flibuste.server.storage.database import Database
from flibuste.server.storage.journals import Holder
from flibuste.server.storage.store import Store
from flibuste.server.tables.live import Live, fold, frozen_of
from flibuste.server.tables.rating import settle
from flibuste.server.tables.results import freeze
from flibuste.server.tables.summaries import Summary, summary


def take_down(database: Database, table: str, done: Summary, holders: list[Holder]) -> None:
    """Keep what a finished game was and rate it, once."""
    if not histories.is_kept(database, table):
        unrated = settle(database, table, done, holders)
        histories.keep(database, table, done.game, done.ended, msgspec.json.encode(done).decode(), unrated)


def closing(live: Live) -> Callable[[Database], object]:
    """Return what is written when a game is over: what it came to, and whose history and rating it enters."""
    table, holders = live.plan.id, live.holders
    result, done = ended(live), summary(live.match, live.frozen)

    def job(database: Database) -> None:
        journals.freeze(database, table, result)
        if done is not None:
            take_down(database, table, done, holders)

    return job


def ended(live: Live) -> str:
    """Freeze what a game has come to; of one whose rules are gone the record is what was left of it."""
    live.frozen = freeze(live.match, "" if live.frozen is None else live.frozen.record)
    return msgspec.json.encode(live.frozen).decode()


async def freeze_kept(store: Store, table: str) -> None:
    """Freeze what a game came to that ended under a former version."""
    stored = await store.read(lambda database: journals.load(database, table))
    if stored is not None:
        frozen = frozen_of(stored, await fold(stored.plan, stored.entries))
        line = msgspec.json.encode(frozen).decode()
        await store.write(lambda database: journals.freeze(database, table, line))


async def take_down_kept(store: Store, table: str) -> None:
    """Take down what a game was that ended under a former version."""
    stored = await store.read(lambda database: journals.load(database, table))
    if stored is None:
        return
    match = await fold(stored.plan, stored.entries)
    done = summary(match, frozen_of(stored, match))
    if done is not None:
        holders = stored.holders
        await store.write(lambda database: take_down(database, table, done, holders))
