"""Queries about reaching people: feeds, browsers that agreed to be woken, what was told, vacations."""

from __future__ import annotations

from typing import cast

from flibuste.server.storage.database import Conflict, Database

OWN = ("feeds", "pushes", "calls", "vacations")
"""What is kept about a person here."""


def feed_turn(database: Database, person: str) -> int | None:
    """Say how often a person has asked for a new feed; nothing if there is none."""
    rows = database.execute("SELECT turn FROM feeds WHERE person = ?", (person,))
    return cast(int, rows[0][0]) if rows else None


def keep_feed(database: Database, person: str, hashed: str, turn: int) -> None:
    """Keep the feed of a person in the place of a former one, which is worth nothing any more."""
    database.execute("DELETE FROM feeds WHERE person = ?", (person,))
    database.execute("INSERT INTO feeds (person, hash, turn) VALUES (?, ?, ?)", (person, hashed, turn))


def drop_feed(database: Database, person: str) -> None:
    """Take the feed of a person away; the next one has another address all the same."""
    database.execute("UPDATE feeds SET hash = ?, turn = turn + 1 WHERE person = ?", (f"none {person}", person))


def feed_on(database: Database, person: str, hashed: str) -> bool:
    """Say whether this is the feed of a person now."""
    return bool(database.execute("SELECT turn FROM feeds WHERE person = ? AND hash = ?", (person, hashed)))


def by_feed(database: Database, hashed: str) -> str | None:
    """Find the person of a feed."""
    rows = database.execute("SELECT person FROM feeds WHERE hash = ?", (hashed,))
    return str(rows[0][0]) if rows else None


def keep_push(database: Database, person: str, hashed: str, endpoint: str, now: int) -> None:
    """Keep where a browser can be woken; one that another person used before is this one's now."""
    database.execute("DELETE FROM pushes WHERE hash = ?", (hashed,))
    database.execute(
        "INSERT INTO pushes (hash, person, endpoint, made) VALUES (?, ?, ?, ?)", (hashed, person, endpoint, now)
    )


def drop_push(database: Database, hashed: str, person: str | None = None) -> None:
    """Wake a browser no more."""
    if person is None:
        database.execute("DELETE FROM pushes WHERE hash = ?", (hashed,))
    else:
        database.execute("DELETE FROM pushes WHERE hash = ? AND person = ?", (hashed, person))


def pushes_of(database: Database, person: str) -> list[tuple[str, str]]:
    """List where a person can be woken: hash and endpoint."""
    rows = database.execute("SELECT hash, endpoint FROM pushes WHERE person = ? ORDER BY made", (person,))
    return [(str(hashed), str(endpoint)) for hashed, endpoint in rows]


def subscribers(database: Database) -> set[str]:
    """List who can be woken."""
    return {str(person) for (person,) in database.execute("SELECT DISTINCT person FROM pushes")}


def call(database: Database, person: str, table: str, opened: int, now: int) -> bool:
    """Note that somebody is to be told of a question; say whether that is new."""
    try:
        with database.part():
            database.execute(
                "INSERT INTO calls (person, table_id, opened, at, sent) VALUES (?, ?, ?, ?, 0)",
                (person, table, opened, now),
            )
    except Conflict:
        return False
    database.execute("DELETE FROM calls WHERE person = ? AND table_id = ? AND opened < ?", (person, table, opened))
    return True


def called(database: Database, person: str, table: str, opened: int) -> None:
    """Note that somebody was told."""
    database.execute(
        "UPDATE calls SET sent = 1 WHERE person = ? AND table_id = ? AND opened = ?", (person, table, opened)
    )


def unsent(database: Database, since: int) -> list[tuple[str, str, int]]:
    """List what was to be told when a server ended: person, table, question."""
    rows = database.execute("SELECT person, table_id, opened FROM calls WHERE sent = 0 AND at >= ?", (since,))
    return [(str(person), str(table), cast(int, opened)) for person, table, opened in rows]


def vacations(database: Database, person: str, since: int) -> list[tuple[int, int]]:
    """List the vacations of a person that ended after a moment: from when until when."""
    rows = database.execute(
        "SELECT began, until FROM vacations WHERE person = ? AND until > ? ORDER BY began", (person, since)
    )
    return [(cast(int, began), cast(int, until)) for began, until in rows]


def on_vacation(database: Database, now: int) -> list[tuple[str, int]]:
    """List who is on vacation, until when."""
    rows = database.execute("SELECT person, until FROM vacations WHERE until > ?", (now,))
    return [(str(person), cast(int, until)) for person, until in rows]


def keep_vacation(database: Database, person: str, began: int, until: int) -> None:
    """Keep a vacation, or until when one that has begun lasts now."""
    database.execute(
        "INSERT INTO vacations (person, began, until) VALUES (?, ?, ?) "
        "ON CONFLICT (person, began) DO UPDATE SET until = excluded.until",
        (person, began, until),
    )


def playing_over_days(database: Database, person: str) -> list[str]:
    """List the games under way of a person that are played over days."""
    rows = database.execute(
        "SELECT id FROM tables WHERE status IN ('dealing', 'playing') AND plan LIKE ? "
        "AND id IN (SELECT table_id FROM holders WHERE person = ? AND first = 1)",
        ('%"kind":"days"%', person),
    )
    return [str(table) for (table,) in rows]


def export(database: Database, person: str) -> dict[str, object]:
    """Collect what is kept about how a person is reached."""
    return {
        "feed": feed_turn(database, person) is not None,
        "woken": [endpoint for _, endpoint in pushes_of(database, person)],
        "vacations": [{"from": began, "until": until} for began, until in vacations(database, person, 0)],
    }


def erase(database: Database, person: str) -> None:
    """Forget how somebody was reached."""
    for table in OWN:
        database.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
