"""A terminal and a browser at one table: the same protocol, the same game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from flibuste.terminal.remote import by_link
from tests.e2e.conftest import Server
from tests.e2e.table import click_once, is_over, new_table


def test_a_terminal_and_a_browser_play_each_other(
    visit: Any, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    page = visit("/")
    new_table(page, 2, ["open"])
    path = page.locator("input[type=url]").first.input_value().split("/j/")[1]
    terminal = by_link(f"{server.url}/j/{path}", "Anne", "fr")
    page.locator("b", has_text="Anne").wait_for()
    page.locator("button.go").click()
    page.locator("ul.hand button").first.wait_for()

    end = time.monotonic() + 240
    while not (terminal.over and is_over(page)):
        assert time.monotonic() < end, "it takes too long"
        terminal.settle()
        if terminal.asked is not None and not terminal.sending:
            terminal.act(terminal.asked, terminal.moments[terminal.asked].options[0]["action"])
        if not is_over(page):
            click_once(page)

    seat = terminal.mine[0]
    assert any(line.startswith("Vous jouez") for line in terminal.lines(seat))
    assert terminal.info is not None
    assert terminal.info.result is not None
    terminal.connection.close()
