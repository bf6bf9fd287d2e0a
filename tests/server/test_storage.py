"""The storage contract: the same tests for SQLite and for a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.server.storage import journals, people
from flibuste.server.storage.database import Conflict, Database
from flibuste.server.storage.journals import Holder, Spoken
from flibuste.server.storage.migrate import migrate, migrations
from flibuste.server.storage.store import FILE, Store, open_store
from flibuste.server.storage.writer import CROWD, GROUP
from flibuste.table.entries import AnyEntry, Sat, Started
from flibuste.table.plan import Plan
from tests.server.harness import harbour, in_loop, until

PLAN = Plan(id="t1", game="brisca", seats=2, secret="s", made=5, listed=True)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def store(address: str, tmp_path: Path) -> Iterator[Store]:
    opened = open_store(address, tmp_path)
    yield opened
    opened.close()


async def with_table(store: Store) -> None:
    await store.write(lambda db: journals.create(db, PLAN, [("hash-j", "join", -1), ("hash-s", "seat", 1)]))


@in_loop
async def test_a_table_is_loaded_as_it_was_written(store: Store) -> None:
    entries: list[AnyEntry] = [Sat(at=6, seat=0, sealed="x"), Started(at=7)]
    await with_table(store)
    await store.write(lambda db: journals.append(db, "t1", 1, entries, "0 key"))
    await store.write(lambda db: journals.hold(db, "t1", Holder(0, "p", "Anne", True)))
    await store.write(lambda db: journals.watch(db, "t1", "w"))
    said = await store.write(lambda db: journals.say(db, "t1", Spoken(0, 0, "hello", None, 9), "p", "0 say"))

    stored = await store.read(lambda db: journals.load(db, "t1"))

    assert stored is not None
    assert (stored.plan, stored.entries, stored.request_keys) == (PLAN, entries, {"0 key": 2})
    assert (stored.holders, stored.watchers) == ([Holder(0, "p", "Anne", True)], {"w"})
    assert stored.said == [said]
    assert await store.read(lambda db: journals.load(db, "t2")) is None
    assert await store.read(lambda db: journals.find_code(db, "hash-s")) == ("seat", "t1", 1)


@in_loop
async def test_a_sequence_is_written_once(store: Store) -> None:
    """Somebody slower gets a conflict, and nothing of its write remains."""
    await with_table(store)
    await store.write(lambda db: journals.append(db, "t1", 1, [Sat(at=6, seat=0)], None))

    with pytest.raises(Conflict):
        await store.write(lambda db: journals.append(db, "t1", 1, [Sat(at=7, seat=1), Started(at=8)], None))
    assert len(await store.read(lambda db: journals.entries_after(db, "t1", 0))) == 1


@in_loop
async def test_a_request_is_written_once(store: Store) -> None:
    await with_table(store)
    await store.write(lambda db: journals.append(db, "t1", 1, [Sat(at=6, seat=0)], "0 k"))

    with pytest.raises(Conflict):
        await store.write(lambda db: journals.append(db, "t1", 2, [Sat(at=7, seat=1)], "0 k"))
    assert await store.read(lambda db: journals.find_request(db, "t1", "0 k")) == 1
    first = await store.write(lambda db: journals.say(db, "t1", Spoken(0, 0, "ouch", None, 1), "p", "k"))
    again = await store.write(lambda db: journals.say(db, "t1", Spoken(0, 0, "ouch", None, 2), "p", "k"))
    assert first == again


@in_loop
async def test_one_failing_job_does_not_touch_the_others_of_its_group(store: Store) -> None:
    await with_table(store)

    def job(seq: int, fail: bool) -> Callable[[Database], None]:
        def run(db: Database) -> None:
            journals.append(db, "t1", seq, [Started(at=seq)], None)
            if fail:
                raise RuntimeError("on purpose")

        return run

    jobs = [store.write(job(1 + k // 2, fail=k % 2 == 0)) for k in range(40)]
    results = await asyncio.gather(*jobs, return_exceptions=True)

    assert [isinstance(result, RuntimeError) for result in results] == [k % 2 == 0 for k in range(40)]
    assert len(await store.read(lambda db: journals.entries_after(db, "t1", 0))) == 20
    assert store.writer.commits < store.writer.jobs


@in_loop
async def test_groups_are_small_and_share_commits(store: Store) -> None:
    await with_table(store)
    before = store.writer.commits
    many = [
        store.write(lambda db, k=k: journals.append(db, "t1", k, [Started(at=k)], None))  # type: ignore[misc]
        for k in range(1, 321)
    ]
    await asyncio.gather(*many)

    assert 320 / GROUP <= store.writer.commits - before <= 40


@pytest.mark.parametrize(("many", "waits"), [(1, False), (2, False), (CROWD - 1, False), (CROWD, True), (GROUP, False)])
def test_more_are_waited_for_only_after_a_crowd(tmp_path: Path, many: int, waits: bool) -> None:
    """A few are on the disk sooner without; a full group waits for nobody."""
    store = open_store("", tmp_path)
    store.close()
    jobs: list[Any] = [None] * many

    assert store.writer.gather(jobs) == (jobs, True)
    assert store.writer.crowded == waits


@in_loop
async def test_cookies_tokens_export_and_erasure(store: Store) -> None:
    await with_table(store)
    await store.write(lambda db: people.meet(db, "p", "cookie-hash", 1))
    await store.write(lambda db: people.set_looks(db, "p", "Anne", None))
    await store.write(lambda db: journals.hold(db, "t1", Holder(0, "p", "Anne", True)))
    await store.write(lambda db: journals.say(db, "t1", Spoken(0, 0, None, "my words", 9), "p", "k"))
    await store.write(lambda db: people.make_bot(db, "p", ("b1", "bp", "Robo", "token-hash"), 2))
    kept = await store.read(lambda db: people.export(db, "p"))

    assert await store.read(lambda db: people.by_cookie(db, "cookie-hash")) == "p"
    assert await store.read(lambda db: people.by_token(db, "token-hash")) == "bp"
    assert kept["name"] == "Anne"
    assert kept["said"] == [{"table": "t1", "phrase": None, "text": "my words", "at": 9}]
    assert await store.write(lambda db: people.revoke(db, "p", "b1", 3))
    assert not await store.write(lambda db: people.revoke(db, "p", "b1", 4))
    assert await store.read(lambda db: people.by_token(db, "token-hash")) is None
    assert await store.write(lambda db: people.erase(db, "p")) == ["t1"]
    assert await store.read(lambda db: people.by_cookie(db, "cookie-hash")) is None
    stored = await store.read(lambda db: journals.load(db, "t1"))
    assert stored is not None
    assert (stored.holders, stored.said) == ([], [])


def test_migrations_are_numbered_and_applied_once(address: str, tmp_path: Path) -> None:
    numbers = [number for number, _, _ in migrations()]
    store = open_store(address, tmp_path)
    try:
        database = store.writer.connect()
        assert migrate(database) == 0
        database.close()
    finally:
        store.close()

    assert numbers == sorted(set(numbers))


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """The first version called the key of a request a wish; its rows are found under the new name."""
    connection = sqlite3.connect(tmp_path / FILE)
    connection.executescript(migrations()[0][2])
    connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    connection.execute("INSERT INTO migrations VALUES (1, '0001_first.sql')")
    connection.execute("INSERT INTO entries (table_id, seq, line, wish, at) VALUES ('t1', 1, '{}', '0 k', 5)")
    connection.commit()
    connection.close()

    store = open_store("", tmp_path)
    database = store.writer.connect()

    assert journals.find_request(database, "t1", "0 k") == 1
    assert journals.find_request(database, "t1", "0 other") is None
    database.close()
    store.close()


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    open_store("", tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE)

    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


@in_loop
async def test_a_backup_is_one_file(tmp_path: Path) -> None:
    """Copied while the server runs (VACUUM INTO), it opens on a clean machine."""
    store = open_store("", tmp_path / "here")
    await with_table(store)
    connection = sqlite3.connect(tmp_path / "here" / FILE)
    (tmp_path / "there").mkdir()
    connection.execute("VACUUM INTO ?", (str(tmp_path / "there" / FILE),))
    connection.close()
    store.close()
    restored = open_store("", tmp_path / "there")

    assert await restored.read(lambda db: journals.load(db, "t1")) is not None
    restored.close()


@in_loop
async def test_opening_sitting_down_and_starting_are_one_trip_to_the_disk_each(tmp_path: Path) -> None:
    """Also for a browser that is new here: its cookie is written with what it does first."""
    async with harbour(tmp_path, beat=60.0) as here:
        anne, tomas, nobody = here.browser(), here.browser(), here.browser()
        writer = here.service.store.writer

        async def trips(doing: Awaitable[Any]) -> tuple[Any, int]:
            before = writer.jobs
            return await doing, writer.jobs - before

        await until(lambda: len(here.service.tasks) == 1)  # what a start does beside serving is done
        info, opening = await trips(anne.open_table([{"kind": "you", "name": "Anne"}, {"kind": "open"}]))
        asked = {"code": info["links"]["join"][3:], "name": "Tomás"}
        _, joining = await trips(tomas.post("/api/join", asked))
        _, attaching = await trips(tomas.attach(info["id"]))
        _, starting = await trips(anne.post(f"/api/tables/{info['id']}/start"))
        refused, refusing = await trips(nobody.post("/api/join", {**asked, "name": "Ada"}, 409))

        assert (opening, joining, attaching, starting, refusing) == (1, 1, 0, 1, 0)
        assert refused["code"] == "table_full"
        assert "flibuste" not in nobody.http.cookies
        assert (await tomas.get("/api/me"))["name"] == "Tomás"
