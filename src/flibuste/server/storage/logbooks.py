"""Queries about what spans several tables: plans, journals, who is part of it; campaigns and tournaments alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from flibuste.server.storage.database import Database


@dataclass(frozen=True, slots=True)
class Logbook:
    """Where one kind is kept: its name in the tables, the table of its people, and the status while it goes on.

    ``number``: the column of that table that counts who takes part.
    """

    kind: str
    people: str
    number: str
    under_way_as: str

    def create(self, database: Database, name: str, plan: str, listed: bool, now: int) -> None:
        """Keep a new one."""
        database.execute(
            f"INSERT INTO {self.kind}s (id, plan, status, listed, updated) VALUES (?, ?, 'open', ?, ?)",
            (name, plan, int(listed), now),
        )

    def plan_of(self, database: Database, name: str) -> str | None:
        """Return what the host decided, as it was written."""
        rows = database.execute(f"SELECT plan FROM {self.kind}s WHERE id = ?", (name,))
        return str(rows[0][0]) if rows else None

    def entries_after(self, database: Database, name: str, seq: int) -> list[str]:
        """Load the lines of a journal after a sequence."""
        rows = database.execute(
            f"SELECT line FROM {self.kind}_entries WHERE {self.kind} = ? AND seq > ? ORDER BY seq", (name, seq)
        )
        return [str(line) for (line,) in rows]

    def append(self, database: Database, name: str, seq: int, lines: list[str], status: str, now: int) -> None:
        """Append lines from ``seq`` on; where somebody else was quicker this raises a conflict."""
        for place, line in enumerate(lines):
            database.execute(
                f"INSERT INTO {self.kind}_entries ({self.kind}, seq, line) VALUES (?, ?, ?)", (name, seq + place, line)
            )
        database.execute(f"UPDATE {self.kind}s SET status = ?, updated = ? WHERE id = ?", (status, now, name))

    def under_way(self, database: Database) -> list[str]:
        """List those that go on."""
        rows = database.execute(f"SELECT id FROM {self.kind}s WHERE status = ?", (self.under_way_as,))
        return [str(one) for (one,) in rows]

    def shown_to(self, database: Database, person: str, since: int, listed: str, most: int = 40) -> list[str]:
        """List those everybody may see while their status is as ``listed`` says, and a person's; the newest first."""
        rows = database.execute(
            f"SELECT id FROM {self.kind}s WHERE (listed = 1 AND {listed} AND updated > ?) "
            f"OR id IN (SELECT {self.kind} FROM {self.people} WHERE person = ?) ORDER BY updated DESC LIMIT ?",
            (since, person, most),
        )
        return [str(one) for (one,) in rows]

    def hosted_by(self, database: Database, person: str, since: int, most: int) -> list[str]:
        """List what a person opened, also without taking part: what goes on, and what ended a moment ago."""
        rows = database.execute(
            f"SELECT id FROM {self.kind}s WHERE (status <> 'over' OR updated > ?) AND plan LIKE ? ESCAPE '!' "
            "ORDER BY updated DESC LIMIT ?",
            (since, pattern(as_host(person)), most),
        )
        return [str(one) for (one,) in rows]

    def join(self, database: Database, person: str, former: str) -> None:
        """Let two people be one: what either was part of, or opened, is now this one's."""
        database.execute(f"UPDATE {self.people} SET person = ? WHERE person = ?", (person, former))
        database.execute(
            f"UPDATE {self.kind}s SET plan = REPLACE(plan, ?, ?) WHERE plan LIKE ? ESCAPE '!'",
            (as_host(former), as_host(person), pattern(as_host(former))),
        )

    def erase(self, database: Database, person: str) -> None:
        """Forget that somebody was part of any, or opened it; what was played stays, without a name.

        Whoever came first of those who still take part is the host from now on.
        """
        database.execute(f"DELETE FROM {self.people} WHERE person = ?", (person,))
        mine = as_host(person)
        rows = database.execute(f"SELECT id, plan FROM {self.kind}s WHERE plan LIKE ? ESCAPE '!'", (pattern(mine),))
        for name, plan in rows:
            host = next(iter(self.still_there(database, str(name)).values()), "")
            changed = str(plan).replace(mine, as_host(host))
            database.execute(f"UPDATE {self.kind}s SET plan = ? WHERE id = ?", (changed, str(name)))

    def still_there(self, database: Database, name: str) -> dict[int, str]:
        """Return the people who take part by number, in the order in which they came; bots of people are no hosts."""
        rows = database.execute(
            f"SELECT {self.number}, person FROM {self.people} WHERE {self.kind} = ? "
            f"AND person NOT IN (SELECT person FROM tokens) ORDER BY {self.number}",
            (name,),
        )
        return {cast(int, number): str(person) for number, person in rows}

    def purge(self, database: Database, before: int) -> None:
        """Throw away those that were over before a moment."""
        rows = database.execute(f"SELECT id FROM {self.kind}s WHERE status = 'over' AND updated < ?", (before,))
        for (one,) in rows:
            for table in (f"{self.kind}_entries", self.people):
                database.execute(f"DELETE FROM {table} WHERE {self.kind} = ?", (str(one),))
            database.execute(f"DELETE FROM {self.kind}s WHERE id = ?", (str(one),))


def as_host(person: str) -> str:
    """Write how a plan names its host."""
    return f'"host":"{person}"'


def pattern(part: str) -> str:
    """Write the pattern of what holds a text."""
    return f"%{part.replace('_', '!_')}%"
