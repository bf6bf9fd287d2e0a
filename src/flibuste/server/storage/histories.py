"""Queries about finished games: what they were, who held their seats, which were reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from flibuste.server.storage.database import Database, Parameter
from flibuste.server.storage.journals import Holder, load_people


@dataclass(slots=True)
class Row:
    """A finished game of a person: its table, its summary, why it was not rated, and who held its seats."""

    table: str
    line: str
    unrated: str
    holders: list[Holder]


def keep(database: Database, table: str, game: str, ended: int, line: str, unrated: str) -> None:
    """Keep what a finished game was; what was kept once stays."""
    database.execute(
        "INSERT INTO histories (table_id, game, ended, line, unrated) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO NOTHING",
        (table, game, ended, line, unrated),
    )


def is_kept(database: Database, table: str) -> bool:
    """Say whether a game has been taken down."""
    return bool(database.execute("SELECT 1 FROM histories WHERE table_id = ?", (table,)))


def unrated(database: Database, table: str) -> str:
    """Say why a game was not rated; nothing where it was, or was not to be."""
    rows = database.execute("SELECT unrated FROM histories WHERE table_id = ?", (table,))
    return str(rows[0][0]) if rows else ""


def missing(database: Database) -> list[str]:
    """List the finished games of former versions, which took nothing down."""
    rows = database.execute(
        "SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT table_id FROM histories) "
        "AND EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY updated"
    )
    return [str(table) for (table,) in rows]


def of_person(database: Database, person: str, game: str, skip: int, most: int) -> list[Row]:
    """List the finished games of a person, newest first; without a game all of them."""
    wanted: list[Parameter] = [person, *([game] if game else []), most, skip]
    rows = database.execute(
        "SELECT table_id, line, unrated FROM histories "
        "WHERE table_id IN (SELECT table_id FROM holders WHERE person = ?)"
        f"{' AND game = ?' if game else ''} ORDER BY ended DESC, table_id LIMIT ? OFFSET ?",
        wanted,
    )
    return [
        Row(str(table), str(line), str(unrated), load_people(database, str(table))[0]) for table, line, unrated in rows
    ]


def lines(database: Database, person: str, game: str, most: int) -> list[tuple[str, str, list[int]]]:
    """List the summaries of a person's games, newest first, each with its table and the seats held."""
    rows = database.execute(
        "SELECT histories.table_id, histories.line, holders.seat FROM histories "
        "JOIN holders ON holders.table_id = histories.table_id "
        "WHERE holders.person = ? AND histories.game = ? ORDER BY histories.ended DESC, histories.table_id LIMIT ?",
        (person, game, most),
    )
    found: dict[str, tuple[str, list[int]]] = {}
    for table, line, seat in rows:
        found.setdefault(str(table), (str(line), []))[1].append(cast(int, seat))
    return [(table, line, seats) for table, (line, seats) in found.items()]


def counts(database: Database, person: str) -> dict[str, int]:
    """Count the finished games of a person, by game."""
    rows = database.execute(
        "SELECT game, COUNT(*) FROM histories WHERE table_id IN (SELECT table_id FROM holders WHERE person = ?) "
        "GROUP BY game ORDER BY game",
        (person,),
    )
    return {str(game): cast(int, count) for game, count in rows}


def reviewed(database: Database, tables: Sequence[str]) -> set[tuple[str, int]]:
    """List which seats of some games have been reviewed."""
    if not tables:
        return set()
    places = ", ".join("?" * len(tables))
    rows = database.execute(f"SELECT table_id, seat FROM reviews WHERE table_id IN ({places})", list(tables))
    return {(str(table), cast(int, seat)) for table, seat in rows}


def reviews(database: Database, person: str, game: str, most: int) -> list[tuple[str, int, str]]:
    """List the reviews of a person's own seats at a game, the oldest first: table, seat, review."""
    rows = database.execute(
        "SELECT reviews.table_id, reviews.seat, reviews.line FROM reviews "
        "JOIN histories ON histories.table_id = reviews.table_id "
        "JOIN holders ON holders.table_id = reviews.table_id AND holders.seat = reviews.seat "
        "WHERE holders.person = ? AND histories.game = ? ORDER BY histories.ended DESC LIMIT ?",
        (person, game, most),
    )
    return [(str(table), cast(int, seat), str(line)) for table, seat, line in reversed(rows)]
