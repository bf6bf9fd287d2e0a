"""Queries about tables: plans, journals, seats and chat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

import msgspec

from flibuste.server.storage.appending import Appending, append_all
from flibuste.server.storage.database import Conflict, Database
from flibuste.table.entries import AnyEntry, Dealt, read_entry
from flibuste.table.faces import PersonFace
from flibuste.table.plan import Plan
from flibuste.table.standing import Orders

_orders: msgspec.json.Decoder[Orders] = msgspec.json.Decoder(Orders)
_plans: msgspec.json.Decoder[Plan] = msgspec.json.Decoder(Plan)


@dataclass(slots=True)
class Holder:
    """A person who may play a seat; the first one owns it and gives it its name and its face (none: one is given).

    The others took it over by its link: ``at`` says when; ``turn``: how often the owner has asked for a new link.
    """

    seat: int
    person: str
    name: str
    first: bool
    face: PersonFace | None = None
    at: int = 0
    turn: int = 0


@dataclass(slots=True)
class Spoken:
    """Something said at a table."""

    n: int
    seat: int
    phrase: str | None
    text: str | None
    at: int


@dataclass(slots=True)
class Order:
    """What a seat told the table to do for it, and after which entry."""

    seat: int
    seq: int
    orders: Orders


@dataclass(slots=True)
class Stored:
    """Everything kept about a table."""

    plan: Plan
    entries: list[AnyEntry]
    request_keys: dict[str, int]
    holders: list[Holder]
    watchers: set[str]
    said: list[Spoken]
    visited: int
    result: str | None = None
    """What it came to, as it was frozen at the end."""
    orders: list[Order] = field(default_factory=list)
    wording: str | None = None
    """How the edition it was dealt by writes its answers."""


def create(database: Database, plan: Plan, codes: list[tuple[str, str, int]]) -> None:
    """Keep a new table with the hashes of its codes (hash, kind, seat)."""
    database.execute(
        "INSERT INTO tables (id, plan, status, listed, made, updated, visited) VALUES (?, ?, 'waiting', ?, ?, ?, ?)",
        (plan.id, msgspec.json.encode(plan).decode(), int(plan.listed), plan.made, plan.made, plan.made),
    )
    for hashed, kind, seat in codes:
        database.execute(
            "INSERT INTO codes (hash, kind, table_id, seat) VALUES (?, ?, ?, ?)", (hashed, kind, plan.id, seat)
        )


def append(database: Database, table: str, seq: int, entries: list[AnyEntry], request_key: str | None) -> None:
    """Append entries from ``seq`` on; the request that brought them belongs to the last that did not give itself."""
    append_all(database, [Appending(table, seq, entries, request_key)])


def set_status(database: Database, table: str, status: str, updated: int) -> None:
    """Note how far a table is."""
    database.execute("UPDATE tables SET status = ?, updated = ? WHERE id = ?", (status, updated, table))


def load(database: Database, table: str) -> Stored | None:
    """Load a table."""
    found = database.execute("SELECT plan, visited FROM tables WHERE id = ?", (table,))
    if not found:
        return None
    rows = database.execute("SELECT seq, line, request_key FROM entries WHERE table_id = ? ORDER BY seq", (table,))
    holders, watchers = load_people(database, table)
    entries = [read_entry(cast(str, line)) for _, line, _ in rows]
    edition = next((entry.edition for entry in entries if isinstance(entry, Dealt)), "")
    return Stored(
        plan=_plans.decode(cast(str, found[0][0])),
        entries=entries,
        request_keys={cast(str, key): cast(int, seq) for seq, _, key in rows if key is not None},
        holders=holders,
        watchers=watchers,
        said=load_said(database, table),
        visited=cast(int, found[0][1]),
        result=one_text(database, "SELECT line FROM results WHERE table_id = ?", table),
        orders=load_orders(database, table),
        wording=one_text(database, "SELECT wording FROM editions WHERE edition = ?", edition),
    )


def one_text(database: Database, sql: str, key: str) -> str | None:
    """Read one text by its key."""
    rows = database.execute(sql, (key,))
    return cast(str, rows[0][0]) if rows else None


def load_orders(database: Database, table: str) -> list[Order]:
    """Load what the seats told the table to do for them."""
    rows = database.execute("SELECT seat, seq, line FROM orders WHERE table_id = ? ORDER BY seq", (table,))
    return [Order(cast(int, seat), cast(int, seq), _orders.decode(cast(str, line))) for seat, seq, line in rows]


def keep_order(database: Database, table: str, order: Order) -> None:
    """Keep what a seat tells the table to do for it, in the place of what it told before."""
    database.execute(
        "INSERT INTO orders (table_id, seat, seq, line) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq, line = excluded.line",
        (table, order.seat, order.seq, msgspec.json.encode(order.orders).decode()),
    )
    database.announce(f"orders {table}")


def freeze(database: Database, table: str, line: str) -> None:
    """Keep what a game came to; what was kept once stays."""
    database.execute(
        "INSERT INTO results (table_id, line) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING", (table, line)
    )


def unfrozen(database: Database) -> list[str]:
    """List the finished games of former versions, which froze nothing."""
    rows = database.execute(
        "SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT table_id FROM results) ORDER BY updated"
    )
    return [str(table) for (table,) in rows]


def keep_wording(database: Database, edition: str, wording: str) -> None:
    """Keep how an edition of a game writes its answers."""
    database.execute(
        "INSERT INTO editions (edition, wording) VALUES (?, ?) ON CONFLICT (edition) DO NOTHING", (edition, wording)
    )


def entries_after(database: Database, table: str, seq: int) -> list[tuple[int, AnyEntry]]:
    """Load the entries after a sequence, each with its own."""
    rows = database.execute("SELECT seq, line FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, seq))
    return [(cast(int, number), read_entry(cast(str, line))) for number, line in rows]


def load_people(database: Database, table: str) -> tuple[list[Holder], set[str]]:
    """Load who may play which seat, and who may watch."""
    rows = database.execute(
        "SELECT seat, person, name, first, face, at, turn FROM holders WHERE table_id = ? "
        "ORDER BY seat, first DESC, person",
        (table,),
    )
    watchers = database.execute("SELECT person FROM watchers WHERE table_id = ?", (table,))
    holders = [
        Holder(
            *(cast(int, seat), str(person), str(name), bool(first), cast("PersonFace | None", face or None)),
            at=cast(int, at),
            turn=cast(int, turn),
        )
        for seat, person, name, first, face, at, turn in rows
    ]
    return holders, {str(person) for (person,) in watchers}


def load_said(database: Database, table: str, most: int = 100) -> list[Spoken]:
    """Load the last things said."""
    rows = database.execute(
        "SELECT n, seat, phrase, text, at FROM said WHERE table_id = ? ORDER BY n DESC LIMIT ?", (table, most)
    )
    return [Spoken(*row) for row in reversed(rows)]  # type: ignore[arg-type]


def find_request(database: Database, table: str, request_key: str) -> int | None:
    """Return where a request was written, if it was."""
    rows = database.execute("SELECT seq FROM entries WHERE table_id = ? AND request_key = ?", (table, request_key))
    return cast(int, rows[0][0]) if rows else None


def say(database: Database, table: str, spoken: Spoken, person: str, request_key: str) -> Spoken:
    """Keep something said; the same request again gives what was said the first time."""
    before = database.execute(
        "SELECT n, seat, phrase, text, at FROM said WHERE table_id = ? AND request_key = ?", (table, request_key)
    )
    if before:
        return Spoken(*before[0])  # type: ignore[arg-type]
    (count,) = database.execute("SELECT COALESCE(MAX(n), -1) + 1 FROM said WHERE table_id = ?", (table,))[0]
    spoken.n = cast(int, count)
    database.execute(
        "INSERT INTO said (table_id, n, seat, person, phrase, text, request_key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, spoken.n, spoken.seat, person, spoken.phrase, spoken.text, request_key, spoken.at),
    )
    database.announce(f"said {table}")
    return spoken


def hold(database: Database, table: str, holder: Holder) -> None:
    """Let a person play a seat."""
    try:
        with database.part():
            database.execute(
                "INSERT INTO holders (table_id, seat, person, name, first, face, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, holder.seat, holder.person, holder.name, int(holder.first), holder.face or "", holder.at),
            )
            database.announce(f"people {table}")
    except Conflict:
        return


def release(database: Database, table: str, seat: int) -> None:
    """Let nobody play a seat any more, also not by its link."""
    database.execute("DELETE FROM holders WHERE table_id = ? AND seat = ?", (table, seat))
    database.execute("DELETE FROM codes WHERE table_id = ? AND seat = ?", (table, seat))
    database.execute("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table, seat))


def renew(database: Database, table: str, owner: Holder, hashed: str) -> None:
    """Give the owner of a seat a new link: the old one is worth nothing, and who took the seat over by it is out."""
    database.execute("DELETE FROM codes WHERE table_id = ? AND seat = ?", (table, owner.seat))
    database.execute("DELETE FROM holders WHERE table_id = ? AND seat = ? AND first = 0", (table, owner.seat))
    database.execute(
        "UPDATE holders SET turn = ? WHERE table_id = ? AND seat = ? AND first = 1",
        (owner.turn + 1, table, owner.seat),
    )
    keep_code(database, table, hashed, owner.seat)
    database.announce(f"people {table}")


def keep_code(database: Database, table: str, hashed: str, seat: int) -> None:
    """Keep the link of who sits down."""
    database.execute(
        "INSERT INTO codes (hash, kind, table_id, seat) VALUES (?, 'seat', ?, ?) ON CONFLICT (hash) DO NOTHING",
        (hashed, table, seat),
    )


def watch(database: Database, table: str, person: str) -> None:
    """Let a person watch."""
    try:
        with database.part():
            database.execute("INSERT INTO watchers (table_id, person) VALUES (?, ?)", (table, person))
    except Conflict:
        return


def find_code(database: Database, hashed: str) -> tuple[str, str, int] | None:
    """Look a code up: its kind, its table, its seat."""
    rows = database.execute("SELECT kind, table_id, seat FROM codes WHERE hash = ?", (hashed,))
    return (str(rows[0][0]), str(rows[0][1]), cast(int, rows[0][2])) if rows else None


def listed(database: Database, most: int = 50) -> list[str]:
    """List open tables that people may see, newest first."""
    rows = database.execute(
        "SELECT id FROM tables WHERE listed = 1 AND status IN ('waiting', 'dealing', 'playing') "
        "ORDER BY updated DESC LIMIT ?",
        (most,),
    )
    return [str(table) for (table,) in rows]


def visit(database: Database, table: str, now: int) -> None:
    """Note that somebody of a table is there, or was until now."""
    database.execute("UPDATE tables SET visited = ? WHERE id = ? AND visited < ?", (now, table, now))


def unvisited(database: Database, since: Mapping[str, int]) -> list[str]:
    """List the tables nobody has visited since a moment, which depends on how far they are."""
    rows = [
        row
        for status, moment in since.items()
        for row in database.execute("SELECT id FROM tables WHERE status = ? AND visited < ?", (status, moment))
    ]
    return [str(table) for (table,) in rows]


def running(database: Database, since: int) -> list[str]:
    """List the games under way that somebody has touched since."""
    rows = database.execute(
        "SELECT id FROM tables WHERE status IN ('dealing', 'playing') AND updated >= ? ORDER BY updated DESC", (since,)
    )
    return [str(table) for (table,) in rows]


def newest(database: Database) -> int:
    """Return the time of the newest entry of a game under way, 0 if there is none."""
    rows = database.execute(
        "SELECT COALESCE(MAX(at), 0) FROM entries "
        "WHERE table_id IN (SELECT id FROM tables WHERE status IN ('waiting', 'dealing', 'playing'))"
    )
    return cast(int, rows[0][0])


def count_by_status(database: Database) -> dict[str, int]:
    """Count the tables there are."""
    rows = database.execute("SELECT status, COUNT(*) FROM tables GROUP BY status")
    return {str(status): cast(int, count) for status, count in rows}


def running_of(database: Database, person: str, most: int = 200) -> list[str]:
    """List the games under way of a person."""
    rows = database.execute(
        "SELECT id FROM tables WHERE status = 'playing' AND id IN (SELECT table_id FROM holders WHERE person = ?) "
        "ORDER BY updated DESC LIMIT ?",
        (person, most),
    )
    return [str(table) for (table,) in rows]


def tables_of(database: Database, person: str, most: int = 100) -> list[str]:
    """List the tables of a person, newest first."""
    rows = database.execute(
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM holders WHERE person = ?) "
        "ORDER BY updated DESC LIMIT ?",
        (person, most),
    )
    return [str(table) for (table,) in rows]
