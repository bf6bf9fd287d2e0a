"""A terminal and a browser at one table: the same protocol, the same game."""

from __future__ import annotations

import contextlib
import re
import shutil
import time
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Server, playwright
from tests.e2e.table import click_once, is_over, new_table
from tests.terminal.test_tmux import Terminal


@pytest.mark.skipif(shutil.which("tmux") is None, reason="no tmux: apt-get install tmux")
def test_a_terminal_and_a_browser_play_each_other(visit: Any, server: Server, tmp_path: Path) -> None:
    """``flibuste join`` in a real terminal of 80 by 24: it plays with the Enter key, the browser with clicks."""
    page = visit(still=True)
    new_table(page, 2, ["open"])
    path = page.locator("input[type=url]").first.input_value().split("/j/")[1]
    terminal = Terminal(tmp_path)
    try:
        terminal.open(f"join {server.url}/j/{path} --name Anne --lang fr")
        page.locator("b", has_text="Anne").wait_for(timeout=60_000)
        page.locator("button.go").click()
        page.locator("ul.hand button").first.wait_for()

        page.set_default_timeout(2000)  # a click that comes too late is not waited for: there is another
        end = time.monotonic() + 240
        told, pressed_at, again = False, "", 0.0
        while not is_over(page):  # an Enter after the end sits down to the rematch: the end is read in the browser
            assert time.monotonic() < end, f"it takes too long, the browser is at {page.url}:\n{terminal.screen()}"
            shown = terminal.screen()
            told = told or re.search("Vous (jouez|entamez|coupez)", shown) is not None
            fresh = shown != pressed_at or time.monotonic() > again
            if "À vous de jouer" in shown and fresh:
                terminal.type("Enter")
                pressed_at, again = shown, time.monotonic() + 3
            with contextlib.suppress(playwright.Error):  # what was to be clicked moved on meanwhile
                click_once(page)

        assert told
    finally:
        terminal.run("kill-server")
