"""What holds after every test of the terminal: nobody stays connected."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flibuste.terminal.remote import RemoteTable, Server


@pytest.fixture(autouse=True)
def everybody_leaves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A socket that a test leaves open would try to come back for as long as the process lives."""
    tables: list[RemoteTable] = []
    begin = RemoteTable.__init__

    def remembered(self: RemoteTable, server: Server, table: str, link: str) -> None:
        begin(self, server, table, link)
        tables.append(self)

    monkeypatch.setattr(RemoteTable, "__init__", remembered)
    yield
    for table in tables:
        table.close()
        table.thread.join(10)
    assert not any(table.thread.is_alive() for table in tables)
