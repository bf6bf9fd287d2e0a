"""Queries about reviews: worked out once, kept with their table."""

from __future__ import annotations

from flibuste.server.storage.database import Database


def kept(database: Database, table: str, seat: int) -> str | None:
    """Return the review of a seat, if it was worked out."""
    rows = database.execute("SELECT line FROM reviews WHERE table_id = ? AND seat = ?", (table, seat))
    return str(rows[0][0]) if rows else None


def keep(database: Database, table: str, seat: int, line: str) -> None:
    """Keep a review; one that somebody worked out at the same time is as good."""
    database.execute(
        "INSERT INTO reviews (table_id, seat, line) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET line = excluded.line",
        (table, seat, line),
    )
