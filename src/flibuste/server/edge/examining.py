"""The doctor: looks at configuration, database, disk, clock, version and every journal, and changes nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Literal, cast

from flibuste.server.campaigns.cruise import Cruise
from flibuste.server.campaigns.keeper import read_cruise
from flibuste.server.config import Config, version
from flibuste.server.storage import campaigns, journals, tournaments
from flibuste.server.storage.database import Database
from flibuste.server.storage.logbooks import Logbook
from flibuste.server.storage.migrate import migrations
from flibuste.server.storage.store import FILE, connect_to
from flibuste.server.tables.live import UNFOLDABLE, fold
from flibuste.server.tournaments.director import read_tournament
from flibuste.server.tournaments.tournament import Tournament

ROOM = 500 * 1024 * 1024
AHEAD = 5 * 60 * 1000
Verdict = Literal["ok", "mind", "bad"]


@dataclass(slots=True, frozen=True)
class Finding:
    """One thing that was looked at: how it is, and what to do where it is not well."""

    about: str
    verdict: Verdict
    sentence: str


def examine(config: Config) -> Iterator[Finding]:
    """Look at everything a server needs; what needs the database comes last."""
    yield from of_version()
    yield from of_configuration(config)
    yield from of_disk(config)
    yield from of_database(config)


def of_version() -> Iterator[Finding]:
    """Say what runs."""
    engine = find_spec("flibuste.kernel.state")
    compiled = engine is not None and not str(engine.origin).endswith(".py")
    how = "compiled" if compiled else "not compiled: it serves, but bots think several times slower"
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding("version", "ok" if compiled else "mind", f"Flibuste {version()} on Python {python}, {how}")


def of_configuration(config: Config) -> Iterator[Finding]:
    """Look at addresses, the page and who may read the data."""
    insecure = [origin for origin in config.origins if not origin.startswith("https://")]
    if insecure:
        yield Finding("origin", "mind", f"{insecure[0]} is not encrypted: cookies and seats can be read on the way")
    elif config.origins:
        yield Finding("origin", "ok", ", ".join(config.origins))
    if not (config.page / "index.html").is_file():
        yield Finding("page", "bad", f"there is no page in {config.page}: in a checkout run make page")
    if not config.data.is_dir():
        yield Finding("data", "mind", f"{config.data} is not there yet: the first start makes it")
        return
    open_to_all = [path for path in (config.data, *config.data.iterdir()) if path.stat().st_mode & 0o077]
    if open_to_all and sys.platform != "win32":
        yield Finding("data", "mind", f"others on this machine may read {open_to_all[0]}: the next start mends that")
    elif not os.access(config.data, os.W_OK):
        yield Finding("data", "bad", f"{config.data} cannot be written")
    else:
        yield Finding("data", "ok", f"{config.data} ({stat.filemode(config.data.stat().st_mode)})")


def of_disk(config: Config) -> Iterator[Finding]:
    """Look for room."""
    folder = config.data if config.data.is_dir() else config.data.parent
    if not folder.is_dir():
        return
    free = shutil.disk_usage(folder).free
    verdict: Verdict = "ok" if free > ROOM else "bad"
    yield Finding("disk", verdict, f"{free // 2**20:,} MiB are free where the data is")


def of_database(config: Config) -> Iterator[Finding]:
    """Look at schema, integrity, clock and journals."""
    if not config.database and not (config.data / FILE).is_file():
        yield Finding("database", "mind", "there is none yet: the first start makes it")
        return
    try:
        database = connect_to(config.database, config.data)()
    except Exception as error:
        yield Finding("database", "bad", f"cannot be opened: {str(error).strip().splitlines()[0]}")
        return
    try:
        looks: list[Callable[[], Iterator[Finding]]] = [
            lambda: of_schema(database),
            lambda: of_integrity(config, database),
            lambda: of_clock(database),
            lambda: of_journals(database),
            lambda: of_series(database, campaigns.BOOK, read_cruise),
            lambda: of_series(database, tournaments.BOOK, read_tournament),
        ]
        for look in looks:
            yield from look()
    except Exception as error:
        yield Finding("database", "bad", f"cannot be read: {str(error).strip().splitlines()[0]}")
    finally:
        database.rollback()
        database.close()


def of_schema(database: Database) -> Iterator[Finding]:
    """Compare the database with this version."""
    done = {cast(int, number) for (number,) in database.execute("SELECT number FROM migrations")}
    known = {number for number, _, _ in migrations()}
    if done - known:
        yield Finding("schema", "bad", "the data was written by a later version: install that one")
    elif known - done:
        yield Finding("schema", "mind", f"{len(known - done)} steps behind this version: the next start takes them")
    else:
        yield Finding("schema", "ok", f"up to date ({len(done)} steps)")


def of_integrity(config: Config, database: Database) -> Iterator[Finding]:
    """Let SQLite check its file."""
    if config.database.startswith("postgres"):
        return
    (found,) = database.execute("SELECT * FROM pragma_quick_check(1)")[0]
    verdict: Verdict = "ok" if found == "ok" else "bad"
    yield Finding("integrity", verdict, "the file is sound" if verdict == "ok" else f"{found}: restore a backup")


def of_clock(database: Database) -> Iterator[Finding]:
    """Compare this machine's clock with the database's and with the newest entry."""
    ours = time.time_ns() // 1_000_000
    apart = max(journals.newest(database) - ours, abs(database.clock(ours) - ours))
    verdict: Verdict = "ok" if apart <= AHEAD else "mind"
    sentence = "fits" if verdict == "ok" else f"{apart // 1000} s apart from what was written: set this machine's clock"
    yield Finding("clock", verdict, sentence)


def of_journals(database: Database) -> Iterator[Finding]:
    """Fold every game under way."""
    tables = journals.running(database, 0)
    broken, outdated = [], 0
    for table in tables:
        try:
            stored = journals.load(database, table)
            outdated += stored is not None and asyncio.run(fold(stored.plan, stored.entries, stored.orders)).outdated
        except UNFOLDABLE:
            broken.append(table)
    if broken:
        yield Finding("tables", "bad", f"{len(broken)} of {len(tables)} cannot be read: {', '.join(broken[:5])}")
    if outdated:
        yield Finding(
            "tables", "mind", f"{outdated} were dealt by rules of another version and are closed under this one"
        )
    yield Finding("tables", "ok", f"{len(tables) - len(broken)} games under way can go on")


def of_series(
    database: Database, book: Logbook, read: Callable[[str, list[str]], Cruise | Tournament]
) -> Iterator[Finding]:
    """Fold every campaign or tournament under way."""
    names, broken = book.under_way(database), []
    for name in names:
        try:
            read(book.plan_of(database, name) or "", book.entries_after(database, name, 0))
        except UNFOLDABLE:
            broken.append(name)
    if broken:
        yield Finding(f"{book.kind}s", "bad", f"{len(broken)} of {len(names)} cannot go on: {', '.join(broken[:5])}")
    elif names:
        yield Finding(f"{book.kind}s", "ok", f"{len(names)} under way can go on")
