"""End to end in a real terminal: tmux holds it, keys are typed, the screen is read."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="no tmux: apt-get install tmux"),
]
PATIENCE = 60.0


class Terminal:
    """One tmux server of our own, 80 by 24."""

    def __init__(self, folder: Path) -> None:
        self.base = ["tmux", "-S", str(folder / "socket"), "-f", "/dev/null"]
        self.environment = {**os.environ, "FLIBUSTE_HOME": str(folder), "LANG": "C.UTF-8", "TERM": "xterm-256color"}

    def run(self, *words: str) -> str:
        done = subprocess.run([*self.base, *words], env=self.environment, capture_output=True, text=True, check=False)
        return done.stdout

    def open(self, command: str) -> None:
        self.run("new-session", "-d", "-x", "80", "-y", "24", f"{sys.executable} -m flibuste {command}; sleep 30")

    def screen(self) -> str:
        return self.run("capture-pane", "-p")

    def type(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    def wait_for(self, text: str) -> str:
        end = time.monotonic() + PATIENCE
        while text not in (shown := self.screen()):
            assert time.monotonic() < end, f"{text!r} never came:\n{shown}"
            time.sleep(0.1)
        return shown


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A terminal that is closed at the end, whatever runs in it."""
    one = Terminal(tmp_path)
    yield one
    one.run("kill-server")


def test_a_game_is_played_to_its_end_on_a_full_screen(terminal: Terminal) -> None:
    terminal.open("play brisca --seats me,bot --seed 4 --lang en")
    terminal.wait_for("Choose a card")
    first = terminal.wait_for("║3   ◉║")
    assert all(len(line) <= 80 for line in first.splitlines())
    terminal.type("j", "a", "c", "k", "Enter")
    terminal.wait_for("You play the jack of")
    end = time.monotonic() + 2 * PATIENCE
    while "First:" not in terminal.screen():
        assert time.monotonic() < end, terminal.screen()
        terminal.type("Enter")
        time.sleep(0.25)
    terminal.type("Escape")
    terminal.wait_for("The game is kept in")


def test_plain_lines_are_asked_for(terminal: Terminal) -> None:
    terminal.open("play brisca --seats me,bot --seed 4 --lang en --plain")

    assert "   1  Play the 3 of coins" in terminal.wait_for("Choose a card")
