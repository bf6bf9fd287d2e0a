"""Throwing away what has been kept long enough: finished tables with everything that belongs to them, and strangers."""

from __future__ import annotations

from flibuste.server.storage.database import Database

PARTS = (
    *("entries", "holders", "watchers", "codes", "said", "results", "orders", "presence"),
    *("reviews", "leases", "calls"),
)
TAKEN_DOWN = ("histories", "rated", "houses", "faults")
"""What belongs to a table, besides the table itself."""
AT_ONCE = 200


def purge_tables(database: Database, before: int) -> list[str]:
    """Throw away tables that were over before a moment, some at a time; return which."""
    rows = database.execute(
        "SELECT id FROM tables WHERE status = 'over' AND updated < ? ORDER BY updated LIMIT ?", (before, AT_ONCE)
    )
    tables = [str(table) for (table,) in rows]
    for table in tables:
        for part in (*PARTS, *TAKEN_DOWN):
            database.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
        database.execute("DELETE FROM tables WHERE id = ?", (table,))
        database.announce(f"erased {table}")
    return tables


def purge_people(database: Database, before: int) -> int:
    """Throw away people who came before a moment and hold nothing: no seat, no bot, nothing watched or said."""
    rows = database.execute(
        "SELECT id FROM people WHERE made < ? AND id NOT IN (SELECT person FROM holders) "
        "AND id NOT IN (SELECT owner FROM tokens) AND id NOT IN (SELECT person FROM tokens) "
        "AND id NOT IN (SELECT person FROM watchers) AND id NOT IN (SELECT person FROM said) "
        "AND id NOT IN (SELECT person FROM ratings) AND id NOT IN (SELECT person FROM entrants) "
        "AND id NOT IN (SELECT person FROM owners)",
        (before,),
    )
    for (person,) in rows:
        database.execute("DELETE FROM sessions WHERE person = ?", (str(person),))
        database.execute("DELETE FROM people WHERE id = ?", (str(person),))
    return len(rows)
