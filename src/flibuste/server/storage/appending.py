"""Appending to journals: what nearly every write is, so that many of them cost one statement."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.server.storage.database import Database, Parameter
from flibuste.table.entries import Answered, AnyEntry, write_entry

COLUMNS = ("table_id", "seq", "line", "request_key", "at")


def last_asked_for(entries: list[AnyEntry]) -> int:
    """Return the place of the last entry that somebody asked for; forced answers follow by themselves."""
    if len(entries) == 1:
        return 0
    places = [k for k, entry in enumerate(entries) if not (isinstance(entry, Answered) and entry.by == "forced")]
    return places[-1] if places else len(entries) - 1


class Appending:
    """A job that only appends entries to one journal: the writer runs many of them as one statement."""

    def __init__(self, table: str, seq: int, entries: list[AnyEntry], request_key: str | None) -> None:
        place = last_asked_for(entries)
        self.rows: list[tuple[Parameter, ...]] = [
            (table, seq + k, write_entry(entry), request_key if k == place else None, entry.at)
            for k, entry in enumerate(entries)
        ]
        self.news = f"table {table} {seq + len(entries) - 1}"

    def __call__(self, database: Database) -> None:
        """Append the entries."""
        append_all(database, [self])


def append_all(database: Database, jobs: Sequence[Appending]) -> None:
    """Append the entries of several journals at once."""
    database.insert("entries", COLUMNS, [row for job in jobs for row in job.rows])
    for job in jobs:
        database.announce(job.news)
