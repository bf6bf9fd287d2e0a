"""What a page keeps: on the disk when it is acknowledged, whatever becomes of the machine then."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from flibuste.server.storage.sqlite import COMMITS, SqliteAlone

ENDS = ("", "-wal")


class Disk:
    """Keeps of each file what was flushed: the rest is lost when the power fails, or is not."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.flushed = dict.fromkeys(ENDS, b"")
        flush = os.fsync

        def noted(number: int) -> None:
            flush(number)
            for end in ENDS:
                if (file := Path(f"{path}{end}")).exists() and os.path.sameopenfile(number, opened := os.open(file, 0)):
                    self.flushed[end] = file.read_bytes()
                    os.close(opened)

        monkeypatch.setattr(os, "fsync", noted)

    def after_a_power_cut(self, folder: Path, whole: str) -> list[int]:
        """Return the rows found on the machine that starts again; of the file ``whole`` nothing was lost."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for end in ENDS:
            here = Path(f"{self.path}{end}")
            (folder / f"kept{end}").write_bytes(here.read_bytes() if end == whole else self.flushed[end])
        found = sqlite3.connect(folder / "kept")
        try:
            return [n for (n,) in found.execute("SELECT n FROM numbers ORDER BY n")]
        finally:
            found.close()


def test_what_is_committed_survives_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through several times that the log is emptied, and whichever file the machine had written by itself."""
    disk = Disk(tmp_path / "kept", monkeypatch)
    database = SqliteAlone(disk.path)
    database.execute("CREATE TABLE numbers (n INTEGER, text TEXT)")
    for n in range(2 * COMMITS + 5):
        database.execute("INSERT INTO numbers (n, text) VALUES (?, ?)", (n, "x" * 900))
        database.commit()
        for whole in ("none", *ENDS):
            assert disk.after_a_power_cut(tmp_path / "again", whole) == list(range(n + 1))
    database.close()


def test_a_page_of_a_former_version_goes_on_with_its_games(tmp_path: Path) -> None:
    """It kept a journal in the place of a log."""
    before = sqlite3.connect(tmp_path / "kept")
    before.execute("PRAGMA journal_mode=PERSIST")
    before.execute("CREATE TABLE numbers (n INTEGER)")
    before.execute("INSERT INTO numbers VALUES (7)")
    before.commit()
    before.close()
    assert (tmp_path / "kept-journal").exists()
    for _ in range(2):
        database = SqliteAlone(tmp_path / "kept")
        assert database.execute("PRAGMA journal_mode") == [("wal",)]
        assert database.execute("SELECT n FROM numbers") == [(7,)]
        database.commit()
        database.close()
