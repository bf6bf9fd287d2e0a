"""Queries of the operator: tables with their people, who may not come or speak, and what everybody shall read."""

from __future__ import annotations

from typing import cast

from flibuste.server.storage.database import Database

NOTICE = "notice"


def latest_tables(database: Database, most: int = 200) -> list[tuple[str, str, str, int]]:
    """List the tables last touched: id, plan, status, when."""
    rows = database.execute("SELECT id, plan, status, updated FROM tables ORDER BY updated DESC LIMIT ?", (most,))
    return [(str(table), str(plan), str(status), cast(int, updated)) for table, plan, status, updated in rows]


def people_of(database: Database, table: str) -> list[tuple[int, str, str]]:
    """List who holds a seat: seat, person, name."""
    rows = database.execute("SELECT seat, person, name FROM holders WHERE table_id = ? ORDER BY seat", (table,))
    return [(cast(int, seat), str(person), str(name)) for seat, person, name in rows]


def ban(database: Database, person: str, what: str, until: int) -> None:
    """Note what somebody may not do, until when."""
    database.execute("DELETE FROM bans WHERE person = ?", (person,))
    if what != "nothing":
        database.execute("INSERT INTO bans (person, what, until) VALUES (?, ?, ?)", (person, what, until))
    database.announce("operator")


def bans(database: Database, now: int) -> dict[str, str]:
    """List what people may not do now."""
    rows = database.execute("SELECT person, what FROM bans WHERE until > ?", (now,))
    return {str(person): str(what) for person, what in rows}


def set_notice(database: Database, text: str, restart: int) -> None:
    """Keep what everybody shall read, and when the server is to restart (0: not)."""
    database.execute("DELETE FROM notices WHERE name = ?", (NOTICE,))
    if text or restart:
        database.execute("INSERT INTO notices (name, text, at) VALUES (?, ?, ?)", (NOTICE, text, restart))
    database.announce("operator")


def notice(database: Database) -> tuple[str, int]:
    """Return what everybody shall read, and when the server is to restart."""
    rows = database.execute("SELECT text, at FROM notices WHERE name = ?", (NOTICE,))
    return (str(rows[0][0]), cast(int, rows[0][1])) if rows else ("", 0)
