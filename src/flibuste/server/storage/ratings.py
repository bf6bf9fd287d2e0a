"""Queries about ratings: what is known of people, what each game changed, and what keeps a game from being rated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from flibuste.rating.strength import CERTAIN, Ladder, Strength
from flibuste.server.storage.database import Database

RATING, VOLATILITY = 1_000, 1_000_000
"""What numbers are multiplied by before they are kept: databases keep whole ones."""
COLUMNS = "rating, deviation, volatility, games, updated"


@dataclass(slots=True, frozen=True)
class Kept:
    """What is known of a person on a ladder, from how many games, and when the last one was."""

    strength: Strength
    games: int
    updated: int


@dataclass(slots=True, frozen=True)
class Change:
    """What one game changed for who held a seat."""

    seat: int
    person: str
    ladder: Ladder
    before: Strength
    after: Strength


def read_kept(rating: object, deviation: object, volatility: object, games: object, updated: object) -> Kept:
    """Read a row."""
    values = cast(int, rating) / RATING, cast(int, deviation) / RATING, cast(int, volatility) / VOLATILITY
    return Kept(Strength(*values), cast(int, games), cast(int, updated))


def whole(strength: Strength) -> tuple[int, int, int]:
    """Write a strength in whole numbers."""
    return (
        round(strength.rating * RATING),
        round(strength.deviation * RATING),
        round(strength.volatility * VOLATILITY),
    )


def take(database: Database, person: str, game: str, ladder: Ladder, now: int) -> Kept:
    """Take a person's rating to change it: nobody else changes it until the next commit."""
    database.execute(
        "INSERT INTO ratings (person, game, ladder, rating, deviation, volatility, games, updated) "
        "VALUES (?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT (person, game, ladder) DO NOTHING",
        (person, game, ladder, *whole(Strength()), now),
    )
    rows = database.execute(
        "UPDATE ratings SET games = games + 1 WHERE person = ? AND game = ? AND ladder = ? RETURNING " + COLUMNS,
        (person, game, ladder),
    )
    return read_kept(*rows[0])


def change(database: Database, table: str, game: str, one: Change, now: int) -> None:
    """Keep what a game changed, and what is known now."""
    before, after = whole(one.before), whole(one.after)
    database.execute(
        "UPDATE ratings SET rating = ?, deviation = ?, volatility = ?, updated = ? "
        "WHERE person = ? AND game = ? AND ladder = ?",
        (*after, now, one.person, game, one.ladder),
    )
    database.execute(
        "INSERT INTO rated (table_id, seat, person, ladder, before_rating, before_deviation, after_rating, "
        "after_deviation) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, one.seat, one.person, one.ladder, *before[:2], *after[:2]),
    )


def changes(database: Database, tables: Sequence[str]) -> dict[str, list[Change]]:
    """Return what games changed, by table."""
    if not tables:
        return {}
    rows = database.execute(
        "SELECT table_id, seat, person, ladder, before_rating, before_deviation, after_rating, after_deviation "
        f"FROM rated WHERE table_id IN ({', '.join('?' * len(tables))}) ORDER BY seat",
        list(tables),
    )
    found: dict[str, list[Change]] = {}
    for table, seat, person, ladder, *values in rows:
        was, unsure, now, less = (cast(int, value) / RATING for value in values)
        one = Change(cast(int, seat), str(person), cast(Ladder, ladder), Strength(was, unsure), Strength(now, less))
        found.setdefault(str(table), []).append(one)
    return found


def of_person(database: Database, person: str, game: str) -> dict[Ladder, Kept]:
    """Return what is known of a person at a game, by ladder."""
    rows = database.execute(
        f"SELECT ladder, {COLUMNS} FROM ratings WHERE person = ? AND game = ? ORDER BY ladder DESC", (person, game)
    )
    return {cast(Ladder, ladder): read_kept(*values) for ladder, *values in rows}


def course(database: Database, person: str, game: str, ladder: Ladder, most: int = 100) -> list[float]:
    """Return a person's ratings after each of the last games, the oldest first."""
    rows = database.execute(
        "SELECT rated.after_rating FROM rated JOIN histories ON histories.table_id = rated.table_id "
        "WHERE rated.person = ? AND rated.ladder = ? AND histories.game = ? ORDER BY histories.ended DESC LIMIT ?",
        (person, ladder, game, most),
    )
    return [cast(int, rating) / RATING for (rating,) in reversed(rows)]


def leaders(database: Database, game: str, ladder: Ladder, most: int) -> list[tuple[str, Kept]]:
    """List people by rating: those that are certain first, each group from the top."""
    rows = database.execute(
        f"SELECT person, {COLUMNS} FROM ratings WHERE game = ? AND ladder = ? "
        "ORDER BY CASE WHEN deviation <= ? THEN 0 ELSE 1 END, rating DESC LIMIT ?",
        (game, ladder, round(CERTAIN * RATING), most),
    )
    return [(str(person), read_kept(*values)) for person, *values in rows]


def is_program(database: Database, person: str) -> bool:
    """Say whether a person is a program with a token."""
    return bool(database.execute("SELECT 1 FROM tokens WHERE person = ?", (person,)))


# what keeps a game from being rated


def owner(database: Database, person: str) -> str:
    """Return who is behind a person: of a program its owner."""
    rows = database.execute("SELECT owner FROM tokens WHERE person = ?", (person,))
    return str(rows[0][0]) if rows else person


def note_houses(database: Database, table: str, seats: Sequence[int], mark: int) -> None:
    """Note from where some seats of a rated table are played."""
    for seat in seats:
        database.execute(
            "INSERT INTO houses (table_id, seat, mark) VALUES (?, ?, ?) ON CONFLICT (table_id, seat, mark) DO NOTHING",
            (table, seat, mark),
        )


def houses(database: Database, table: str) -> list[tuple[int, int]]:
    """List from where the seats of a table were played: seat and mark."""
    rows = database.execute("SELECT seat, mark FROM houses WHERE table_id = ?", (table,))
    return [(cast(int, seat), cast(int, mark)) for seat, mark in rows]


def note_fault(database: Database) -> None:
    """Note that the server was away while games were under way."""
    database.execute(
        "INSERT INTO faults (table_id) SELECT id FROM tables WHERE status IN ('dealing', 'playing') "
        "ON CONFLICT (table_id) DO NOTHING"
    )


def had_fault(database: Database, table: str) -> bool:
    """Say whether the server was away during a game."""
    return bool(database.execute("SELECT 1 FROM faults WHERE table_id = ?", (table,)))


def forget_marks(database: Database, table: str) -> None:
    """Forget from where a game was played, and what happened to the server meanwhile."""
    database.execute("DELETE FROM houses WHERE table_id = ?", (table,))
    database.execute("DELETE FROM faults WHERE table_id = ?", (table,))


# people who go, and who turn out to be one


def export(database: Database, person: str) -> list[dict[str, object]]:
    """Collect the ratings of a person."""
    rows = database.execute(f"SELECT game, ladder, {COLUMNS} FROM ratings WHERE person = ?", (person,))
    found = [(game, ladder, read_kept(*values)) for game, ladder, *values in rows]
    return [
        {
            "game": game,
            "ladder": ladder,
            "rating": one.strength.rating,
            "deviation": one.strength.deviation,
            "games": one.games,
        }
        for game, ladder, one in found
    ]


def erase(database: Database, person: str) -> None:
    """Forget the ratings of a person; those of who played against them stay."""
    database.execute("DELETE FROM ratings WHERE person = ?", (person,))
    database.execute("DELETE FROM rated WHERE person = ?", (person,))


def join(database: Database, person: str, former: str) -> None:
    """Let two people be one: where both have a rating, that of the one they are now stays."""
    database.execute("UPDATE rated SET person = ? WHERE person = ?", (person, former))
    rows = database.execute("SELECT game, ladder FROM ratings WHERE person = ?", (person,))
    for game, ladder in rows:
        database.execute(
            "DELETE FROM ratings WHERE person = ? AND game = ? AND ladder = ?", (former, str(game), str(ladder))
        )
    database.execute("UPDATE ratings SET person = ? WHERE person = ?", (person, former))
