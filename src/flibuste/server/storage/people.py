"""Queries about people: cookies, tokens of bots, export and erasure. Only hashes of secrets are kept."""

from __future__ import annotations

import secrets
from typing import cast

from flibuste.server.storage import campaigns, ratings, reaching, tournaments
from flibuste.server.storage.database import Conflict, Database
from flibuste.table.faces import PersonFace


def fact(database: Database, name: str) -> str:
    """Return a lasting random value of this installation; the first call makes it."""
    rows = database.execute("SELECT value FROM facts WHERE name = ?", (name,))
    if rows:
        return str(rows[0][0])
    try:
        with database.part():
            database.execute("INSERT INTO facts (name, value) VALUES (?, ?)", (name, secrets.token_hex(32)))
    except Conflict:
        pass
    return str(database.execute("SELECT value FROM facts WHERE name = ?", (name,))[0][0])


def meet(database: Database, person: str, hashed: str, now: int) -> None:
    """Keep a new person with its cookie."""
    database.execute("INSERT INTO people (id, name, made) VALUES (?, '', ?)", (person, now))
    database.execute("INSERT INTO sessions (hash, person, made, seen) VALUES (?, ?, ?, ?)", (hashed, person, now, now))


def by_cookie(database: Database, hashed: str) -> str | None:
    """Find the person of a cookie."""
    rows = database.execute("SELECT person FROM sessions WHERE hash = ?", (hashed,))
    return str(rows[0][0]) if rows else None


def set_looks(database: Database, person: str, name: str, face: PersonFace | None) -> None:
    """Remember the name and the face a person used last."""
    database.execute("UPDATE people SET name = ?, face = ? WHERE id = ?", (name, face or "", person))


def looks(database: Database, person: str) -> tuple[str, PersonFace | None]:
    """Return the name and the face a person used last."""
    rows = database.execute("SELECT name, face FROM people WHERE id = ?", (person,))
    return (str(rows[0][0]), cast("PersonFace | None", rows[0][1] or None)) if rows else ("", None)


def counts(database: Database, person: str) -> tuple[int, int]:
    """Count the tables and the bots of a person."""
    tables = database.execute("SELECT COUNT(DISTINCT table_id) FROM holders WHERE person = ?", (person,))
    return cast(int, tables[0][0]), len(bots_of(database, person))


def make_bot(database: Database, owner: str, bot: tuple[str, str, str, str], now: int) -> None:
    """Keep a bot of a person: its id, its own person, its name and the hash of its token."""
    number, person, name, hashed = bot
    database.execute("INSERT INTO people (id, name, made) VALUES (?, ?, ?)", (person, name, now))
    database.execute(
        "INSERT INTO tokens (hash, id, person, owner, name, scope, made) VALUES (?, ?, ?, ?, ?, 'play', ?)",
        (hashed, number, person, owner, name, now),
    )


def bots_of(database: Database, owner: str) -> list[tuple[str, str, int]]:
    """List the bots of a person that are not revoked."""
    rows = database.execute(
        "SELECT id, name, made FROM tokens WHERE owner = ? AND revoked IS NULL ORDER BY made", (owner,)
    )
    return [(str(number), str(name), cast(int, made)) for number, name, made in rows]


def by_token(database: Database, hashed: str) -> str | None:
    """Find the person of a bot's token, unless it was revoked."""
    rows = database.execute("SELECT person FROM tokens WHERE hash = ? AND revoked IS NULL", (hashed,))
    return str(rows[0][0]) if rows else None


def revoke(database: Database, owner: str, number: str, now: int) -> str | None:
    """Revoke a token; return the person of its bot, if there was one."""
    rows = database.execute(
        "UPDATE tokens SET revoked = ? WHERE owner = ? AND id = ? AND revoked IS NULL RETURNING person",
        (now, owner, number),
    )
    if not rows:
        return None
    database.announce(f"revoked {rows[0][0]}")
    return str(rows[0][0])


def export(database: Database, person: str) -> dict[str, object]:
    """Collect everything kept about a person."""
    seats = database.execute("SELECT table_id, seat, name, face FROM holders WHERE person = ?", (person,))
    said = database.execute("SELECT table_id, phrase, text, at FROM said WHERE person = ? ORDER BY at", (person,))
    sessions = database.execute("SELECT made, seen FROM sessions WHERE person = ?", (person,))
    watched = database.execute("SELECT table_id FROM watchers WHERE person = ?", (person,))
    name, face = looks(database, person)
    return {
        "person": person,
        "name": name,
        "face": face,
        "devices": [{"made": made, "seen": seen} for made, seen in sessions],
        "seats": [{"table": table, "seat": seat, "name": name, "face": face} for table, seat, name, face in seats],
        "watched": [table for (table,) in watched],
        "said": [{"table": t, "phrase": p, "text": x, "at": at} for t, p, x, at in said],
        "ratings": ratings.export(database, person),
        "bots": [{"id": n, "name": name, "made": made} for n, name, made in bots_of(database, person)],
        "tournaments": tournaments.export(database, person),
        "campaigns": campaigns.export(database, person),
        "reached": reaching.export(database, person),
    }


def erase(database: Database, person: str) -> list[str]:
    """Remove a person and everything it said; games stay, without a name. Return the tables concerned."""
    bots = [str(bot) for (bot,) in database.execute("SELECT person FROM tokens WHERE owner = ?", (person,))]
    touched: list[str] = []
    for one in (person, *bots):
        rows = database.execute(
            "SELECT table_id FROM holders WHERE person = ? UNION SELECT table_id FROM said WHERE person = ? "
            "UNION SELECT table_id FROM watchers WHERE person = ?",
            (one, one, one),
        )
        touched += [str(table) for (table,) in rows if table not in touched]
        for table in ("sessions", "holders", "watchers", "said"):
            database.execute(f"DELETE FROM {table} WHERE person = ?", (one,))
        ratings.erase(database, one)
        tournaments.BOOK.erase(database, one)
        campaigns.BOOK.erase(database, one)
        reaching.erase(database, one)
        database.execute("DELETE FROM people WHERE id = ?", (one,))
        database.announce(f"revoked {one}")
    database.execute("DELETE FROM tokens WHERE owner = ?", (person,))
    for table in touched:
        database.announce(f"erased {table}")
    return touched


def heartbeat(database: Database, server: str, now: int) -> None:
    """Note that a server process is alive, by the clock that all of them share."""
    database.execute(
        "INSERT INTO servers (id, seen) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
        (server, database.clock(now)),
    )


def last_alive(database: Database) -> int | None:
    """Return when any server process was last alive."""
    rows = database.execute("SELECT MAX(seen) FROM servers")
    return cast("int | None", rows[0][0])
