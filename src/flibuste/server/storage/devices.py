"""Queries about the devices of a person: the link that brings everything to another one, and two people made one."""

from __future__ import annotations

from typing import cast

from flibuste.server.problems import Refused
from flibuste.server.storage import campaigns, ratings, reaching, tournaments
from flibuste.server.storage.database import Database

MOVED = ("sessions", "said", "pushes")
"""What simply changes its person when two become one."""


def link_turn(database: Database, person: str) -> int:
    """Say how often a person has asked for a new link."""
    return cast(int, database.execute("SELECT turn FROM people WHERE id = ?", (person,))[0][0])


def keep_link(database: Database, person: str, hashed: str, turn: int) -> None:
    """Keep the link of a person; a former one is worth nothing."""
    database.execute("UPDATE people SET link = ?, turn = ? WHERE id = ?", (hashed, turn, person))


def by_link(database: Database, hashed: str) -> str | None:
    """Find the person of a link."""
    rows = database.execute("SELECT id FROM people WHERE link = ?", (hashed,))
    return str(rows[0][0]) if rows else None


def count(database: Database, person: str) -> int:
    """Count the devices of a person."""
    return cast(int, database.execute("SELECT COUNT(*) FROM sessions WHERE person = ?", (person,))[0][0])


def only(database: Database, person: str, hashed: str) -> None:
    """Let only the device with this cookie be a person's; what the others have open ends."""
    database.execute("DELETE FROM sessions WHERE person = ? AND hash <> ?", (person, hashed))
    database.announce(f"revoked {person}")


def join(database: Database, person: str, former: str) -> list[str]:
    """Make two people one: seats, devices, bots, what was said, played in and opened go over. Return the tables.

    Whoever has become somebody else meanwhile is there no more, and neither is the link that led to them.
    """
    if not database.execute("SELECT id FROM people WHERE id = ?", (person,)):
        raise Refused("link_expired")
    rows = database.execute("SELECT table_id FROM holders WHERE person = ?", (former,))
    join_seats(database, person, former)
    database.execute(
        "DELETE FROM watchers WHERE person = ? AND table_id IN (SELECT table_id FROM watchers WHERE person = ?)",
        (former, person),
    )
    for table in (*MOVED, "holders", "watchers"):
        database.execute(f"UPDATE {table} SET person = ? WHERE person = ?", (person, former))
    ratings.join(database, person, former)
    for book in (tournaments.BOOK, campaigns.BOOK):
        book.join(database, person, former)
    reaching.erase(database, former)
    database.execute("UPDATE tokens SET owner = ? WHERE owner = ?", (person, former))
    database.execute("DELETE FROM people WHERE id = ?", (former,))
    database.announce(f"revoked {former}")
    tables = [str(table) for (table,) in rows]
    for table in tables:
        database.announce(f"people {table}")
    return tables


def join_seats(database: Database, person: str, former: str) -> None:
    """Of a seat that both may play keep the owner's part."""
    both = database.execute(
        "SELECT one.table_id, one.seat, one.first FROM holders one JOIN holders other "
        "ON one.table_id = other.table_id AND one.seat = other.seat WHERE one.person = ? AND other.person = ?",
        (person, former),
    )
    for table, seat, first in both:
        database.execute(
            "DELETE FROM holders WHERE table_id = ? AND seat = ? AND person = ?",
            (str(table), cast(int, seat), former if first else person),
        )
