"""``make play``: what is served when, and with which engine. ``make`` and the server are stand-ins that leave notes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

PLAY = Path(__file__).parents[2] / "play.py"
MAKE = """#!/bin/sh
here={here}
[ "$1" = --question ] && exit $(cat $here/ready)
echo "begins $1" >> $here/notes
echo "words of $1"
while [ ! -e $here/$1.ends ]; do sleep 0.02; done
echo "ends $1" >> $here/notes
exit $(cat $here/$1.ends)
"""
SERVER = """
import os, signal, sys
from pathlib import Path

here = Path({here!r})
def say(word):
    with (here / "notes").open("a") as notes:
        notes.write(word + "\\n")
engine = "compiled" if "build/compiled" in os.environ.get("PYTHONPATH", "") else "interpreted"
def leave(number, frame):
    say(f"{{engine}} stopped")
    sys.exit(0)
signal.signal(signal.SIGINT, leave)
say(" ".join([engine, *sys.argv[1:]]))
if (here / "leaves").exists():
    sys.exit(7)
while True:
    signal.pause()
"""


class Stage:
    """A folder with stand-ins, a ``play.py`` that runs in it, and the notes they leave."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[str] | None = None
        for name in ("bin", "build/compiled", "flibuste"):
            (folder / name).mkdir(parents=True)
        make = folder / "bin/make"
        make.write_text(MAKE.format(here=folder))
        make.chmod(0o755)
        (folder / "flibuste/__init__.py").touch()
        (folder / "flibuste/__main__.py").write_text(SERVER.format(here=str(folder)))
        (folder / "notes").touch()

    def play(self, ready: bool) -> None:
        """Run ``play.py --port 1`` where everything is built already, or nothing is."""
        (self.folder / "ready").write_text("0" if ready else "1")
        environment = {**os.environ, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}"}
        environment.pop("PYTHONPATH", None)
        self.process = subprocess.Popen(
            [sys.executable, str(PLAY), "--port", "1"],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def let_end(self, word: str, code: int = 0) -> None:
        """Let a word of make come to its end."""
        part = self.folder / f"{word}.part"
        part.write_text(str(code))
        part.rename(self.folder / f"{word}.ends")

    def wait_for(self, note: str) -> list[str]:
        """Wait until a note is there; return all of them."""
        assert self.process is not None
        while note not in (notes := self.notes()):
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(0.02)
            assert self.process.returncode is None, f"{notes}, {self.process.communicate()}"
        return notes

    def notes(self) -> list[str]:
        """Return the notes left so far."""
        return (self.folder / "notes").read_text().splitlines()

    def end(self) -> tuple[int, str, str]:
        """Wait for the end; return the exit code and what was printed."""
        assert self.process is not None
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err

    def is_empty(self) -> bool:
        """Say whether nobody of the terminal is left, after a while at the most."""
        assert self.process is not None
        for _ in range(200):
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.02)
        return False

    def interrupt(self) -> tuple[int, str, str]:
        """Press Ctrl-C, which reaches everybody in the terminal."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGINT)
        return self.end()


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    """Set the stage; whoever is left on it goes at the end."""
    stage = Stage(tmp_path)
    yield stage
    if stage.process is not None and stage.process.poll() is None:
        os.killpg(stage.process.pid, signal.SIGKILL)
        stage.process.communicate()


def test_what_is_built_is_served_compiled_at_once(stage: Stage) -> None:
    stage.play(ready=True)
    assert stage.wait_for("compiled serve --port 1") == ["compiled serve --port 1"]

    code, _, _ = stage.interrupt()

    assert code == 0
    assert stage.notes() == ["compiled serve --port 1", "compiled stopped"]


def test_the_page_is_served_before_the_engine_is_compiled_and_the_change_goes_by_itself(stage: Stage) -> None:
    stage.play(ready=False)
    stage.wait_for("begins compile")
    assert not any("serve" in note for note in stage.wait_for("begins page"))

    stage.let_end("page")
    notes = stage.wait_for("interpreted serve --port 1")
    assert "ends compile" not in notes
    assert "interpreted stopped" not in notes

    stage.let_end("compile")
    notes = stage.wait_for("compiled serve --port 1 --no-open")
    code, out, _ = stage.interrupt()

    assert notes[-3:] == ["ends compile", "interpreted stopped", "compiled serve --port 1 --no-open"]
    assert code == 0
    assert "page: 0 s of about" in out
    assert "compiled engine: 0 s of about" in out
    assert "changing over, running games go on" in out


def test_without_a_page_nothing_is_served_and_the_reason_is_told(stage: Stage) -> None:
    stage.play(ready=False)
    stage.wait_for("begins compile")
    stage.let_end("page", 2)

    code, _, err = stage.end()

    assert code == 1
    assert "The page could not be built" in err
    assert "words of page" in err
    assert not any("serve" in note for note in stage.notes())


def test_without_a_compiled_engine_playing_goes_on_interpreted(stage: Stage) -> None:
    stage.play(ready=False)
    stage.let_end("page")
    stage.wait_for("interpreted serve --port 1")
    stage.let_end("compile", 2)
    assert stage.process is not None
    assert stage.process.stderr is not None
    told = stage.process.stderr.readline()

    code, _, _ = stage.interrupt()

    assert code == 0
    assert "could not be compiled and stays interpreted" in told
    assert stage.notes()[-1] == "interpreted stopped"
    assert not any(note.startswith("compiled") for note in stage.notes())


def test_a_server_that_leaves_ends_everything_with_its_code(stage: Stage) -> None:
    (stage.folder / "leaves").touch()
    stage.play(ready=False)
    stage.let_end("page")

    code, _, _ = stage.end()

    assert code == 7
    assert stage.is_empty()
    assert "ends compile" not in stage.notes()
