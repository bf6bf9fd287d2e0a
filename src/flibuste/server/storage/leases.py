"""Leases: which of several server processes looks after a table. One that is silent for long has none."""

from __future__ import annotations

from flibuste.server.storage.database import Conflict, Database

ALIVE = 10_000
"""A process that was silent for longer (milliseconds) is gone: nobody is connected to it, and its tables are free."""
GONE = "NOT IN (SELECT id FROM servers WHERE seen >= ?)"


def since(database: Database, now: int) -> int:
    """Return when a process must have been alive last, by the clock that all of them share."""
    return database.clock(now) - ALIVE


def take(database: Database, table: str, server: str, now: int) -> bool:
    """Take a table that nobody alive looks after; say whether it is ours."""
    database.execute(
        "INSERT INTO leases (table_id, server) VALUES (?, ?) ON CONFLICT (table_id) "
        f"DO UPDATE SET server = excluded.server WHERE leases.server {GONE}",
        (table, server, since(database, now)),
    )
    return is_held(database, table, server)


def is_held(database: Database, table: str, server: str) -> bool:
    """Say whether a process looks after a table."""
    return bool(database.execute("SELECT 1 FROM leases WHERE table_id = ? AND server = ?", (table, server)))


def demand(database: Database, table: str, server: str) -> None:
    """Refuse to write for a process that has lost a table: it was silent so long that another took it."""
    if not is_held(database, table, server):
        raise Conflict(f"another process looks after {table}")


def orphans(database: Database, touched: int, now: int) -> list[str]:
    """List the games under way, touched since a moment, that nobody alive looks after; the newest first."""
    rows = database.execute(
        "SELECT id FROM tables LEFT JOIN leases ON leases.table_id = tables.id "
        "WHERE status IN ('dealing', 'playing') AND updated >= ? "
        f"AND (leases.server IS NULL OR leases.server {GONE}) ORDER BY updated DESC",
        (touched, since(database, now)),
    )
    return [str(table) for (table,) in rows]


def release(database: Database, server: str, table: str | None = None) -> None:
    """Let a table go, or all of them: another process may look after them at once."""
    if table is not None:
        database.execute("DELETE FROM leases WHERE server = ? AND table_id = ?", (server, table))
        return
    database.execute("DELETE FROM leases WHERE server = ?", (server,))
    database.announce("orphans")
