"""Playing without a server: whole games with the network cut, and what happens to them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.battle import FIGHT, new_battle, sign_on
from tests.e2e.conftest import PAGE, ROOT, photograph
from tests.e2e.crews import CHASE, new_chase
from tests.e2e.here import HURRY, play_here, until_ready
from tests.e2e.hunt import hunt_once, new_hunt
from tests.e2e.table import BRISCA, let_run, new_table, play_out, set_going

pytestmark = pytest.mark.skipif(not (PAGE / "sw.js").exists(), reason="the page is built without the engine: make page")
LONG = 900.0


def begin_battle(page: Any) -> None:
    new_battle(page, 2, ["bot"], {"rounds": "6"})
    sign_on(page, "quintors")


BEGIN: dict[str, Callable[[Any], None]] = {
    "brisca": lambda page: new_table(page, 2, ["bot"]),
    "chasse_partie": lambda page: new_chase(page, 2, ["bot"]),
    "treasure_hunter": lambda page: new_hunt(page, 2, ["bot"]),
    "briskars": begin_battle,
}
ROBOTS = {"brisca": BRISCA, "chasse_partie": CHASE, "briskars": FIGHT}


def play_to_the_end(page: Any, game: str) -> None:
    if game in ROBOTS:
        let_run([page], ROBOTS[game], LONG)
    else:
        play_out([page], hunt_once, LONG)


@pytest.mark.parametrize("game", BEGIN)
def test_a_whole_game_with_the_network_cut_and_a_reload_in_the_middle(visit: Any, game: str, tmp_path: Path) -> None:
    """The record of it is accepted by the program that never saw the page."""
    page = visit("/")
    play_here(page)
    BEGIN[game](page)
    page.locator("main.table").first.wait_for()
    if game in ROBOTS:
        set_going(page, ROBOTS[game])
    page.wait_for_timeout(2500)
    page.reload()
    page.locator("main.table").first.wait_for(timeout=120_000)

    play_to_the_end(page, game)
    photograph(page, f"offline-end-{game}")
    page.locator(".end").first.wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").first.click()
    record = tmp_path / "record.txt"
    saved.value.save_as(record)

    for words in (["record", "verify"], ["verify"]):
        done = subprocess.run([sys.executable, "-m", "flibuste", *words, str(record)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr + done.stdout
