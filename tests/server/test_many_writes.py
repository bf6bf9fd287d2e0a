"""Many writes at once: one statement to the database, one word to the other processes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from flibuste.server.storage.appending import COLUMNS
from flibuste.server.storage.database import Conflict, Parameter, Row
from flibuste.server.storage.postgres import Listener, Postgres
from flibuste.server.storage.sqlite import Sqlite
from flibuste.server.storage.store import bring_up_to_date, connect_to

ODD = """{"text":"it's 100 %s of what? \\u00e9 é \\" \\n \u2028"}"""


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


def lines(count: int) -> list[tuple[Parameter, ...]]:
    """Make rows of a journal, of which every second was asked for."""
    return [("t", seq, ODD, None if seq % 2 else f"0 k{seq} é", 10**12 + seq) for seq in range(1, count + 1)]


def test_many_rows_are_kept_as_they_are_or_not_at_all(address: str, tmp_path: Path) -> None:
    connect = connect_to(address, tmp_path)
    bring_up_to_date(connect)
    database = connect()
    database.insert("entries", COLUMNS, lines(250))
    database.commit()
    with pytest.raises(Conflict):
        database.insert("entries", COLUMNS, lines(251)[248:])
    database.rollback()

    assert database.execute(f"SELECT {', '.join(COLUMNS)} FROM entries ORDER BY seq") == lines(250)
    database.close()


def test_many_rows_are_one_statement(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL reads always the same words, and may keep how it understood them; SQLite takes a hundred rows."""
    made: list[tuple[str, int]] = []

    def noting(make: type[Sqlite | Postgres]) -> None:
        execute = make.execute

        def noted(self: Sqlite | Postgres, sql: str, parameters: Sequence[Parameter] = ()) -> list[Row]:
            made.append((sql, len(parameters)))
            return execute(self, sql, parameters)  # type: ignore[arg-type]

        monkeypatch.setattr(make, "execute", noted)

    counts: list[list[int]] = []
    words: list[set[str]] = []
    for address, make in ((postgres_url, Postgres), ("", Sqlite)):
        connect = connect_to(address, tmp_path)
        bring_up_to_date(connect)
        database = connect()
        noting(make)
        made.clear()
        for first in (0, 100):
            database.insert("entries", COLUMNS, lines(250)[first : first + 100])
        counts.append([count for _, count in made])
        words.append({sql for sql, _ in made})
        database.rollback()
        database.close()

    assert counts == [[1, 1], [500, 500]]
    assert [len(each) for each in words] == [1, 1]


def test_what_one_commit_announces_is_heard_at_once(postgres_url: str) -> None:
    """Each word that is heard wakes an event loop: one for a commit, not one for every table in it."""
    heard: list[str] = []
    listener = Listener(postgres_url, heard.append)
    database = Postgres(postgres_url)
    try:
        for number in range(40):
            database.announce(f"table t{number} 1")
        database.commit()
        until = time.monotonic() + 20
        while len(heard) < 2 and time.monotonic() < until:
            time.sleep(0.01)
        database.announce("end")
        database.commit()
        while heard[-1] != "end" and time.monotonic() < until:
            time.sleep(0.01)
    finally:
        listener.close()
        database.close()

    assert heard == ["*", "\n".join(f"table t{number} 1" for number in range(40)), "end"]
