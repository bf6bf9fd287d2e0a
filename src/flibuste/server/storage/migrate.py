"""Numbered SQL files, applied once each and in order."""

from __future__ import annotations

from importlib import resources

from flibuste.server.storage.database import Database

TABLE = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"


class NewerDatabase(Exception):
    """The data was written by a later version of Flibuste."""


def migrations() -> list[tuple[int, str, str]]:
    """List the migrations that come with this version: number, name, SQL."""
    folder = resources.files("flibuste.server.storage") / "migrations"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")) for file in files]


def migrate(database: Database) -> int:
    """Bring the schema up to date; return how many migrations were applied."""
    database.lock_for_changes()
    database.run_script(TABLE)
    done = {row[0] for row in database.execute("SELECT number FROM migrations")}
    known = migrations()
    if done - {number for number, _, _ in known}:
        database.rollback()
        raise NewerDatabase("these games were kept by a later version of Flibuste")
    todo = [migration for migration in known if migration[0] not in done]
    for number, name, sql in todo:
        database.run_script(sql)
        database.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (number, name))
    database.commit()
    return len(todo)
