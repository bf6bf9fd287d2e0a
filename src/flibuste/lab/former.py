"""Bots of another build of Flibuste as opponents: ``build:FOLDER:NAME``, to measure a change against what was before.

The folder is what ``make compile`` (or ``pip install --target``) made of the other tree. One process a build and
worker, kept for all games; ``mirror.py`` runs in it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, final

from flibuste.kernel.errors import BadData
from flibuste.kernel.session import Session

BUILD: Final = "build:"
MIRROR: Final = Path(__file__).with_name("mirror.py")
RUNNING: Final[dict[tuple[str, int, int], Former]] = {}
"""The processes of this worker, by folder and seat."""


@final
class Former:
    """A process that runs another build and plays one seat of one game after the other."""

    def __init__(self, folder: str) -> None:
        self.told = 0
        self.seconds = 0.0
        self.process = subprocess.Popen(
            [sys.executable, str(MIRROR)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": folder, "PYTHONSAFEPATH": "1"},
            text=True,
        )

    def begin(self, bot: str, session: Session, seat: int, deal: int, thoughts: int) -> None:
        """Begin a game: the same deal, seen from one seat."""
        record = session.record
        self.told = 0
        table = {"game": record.game, "seats": record.seats, "settings": record.settings, "deal": deal}
        self.send({**table, "seat": seat, "bot": bot, "thoughts": thoughts})

    def choose(self, session: Session) -> int:
        """Tell what was answered since, and ask."""
        answers = session.record.answers[self.told :]
        self.told += len(answers)
        self.send({"answers": [[int(seat), int(action)] for seat, action, _ in answers]})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BadData("build_has_gone", "the other build has stopped: are its rules the same?")
        answer = json.loads(line)
        self.seconds = float(answer["seconds"])
        return int(answer["action"])

    def send(self, message: dict[str, object]) -> None:
        """Write one line."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()


def split(name: str) -> tuple[str, str]:
    """Return the folder and the bot that a name means, or say what is wrong with it."""
    folder, _, bot = name.removeprefix(BUILD).rpartition(":")
    if not folder or not (Path(folder) / "flibuste").is_dir():
        raise BadData("no_such_build", f"{name!r}: expected {BUILD}FOLDER:BOT, with flibuste in the folder")
    return folder, bot


def former(name: str, session: Session, seat: int, deal: int, thoughts: int) -> Former:
    """Seat a bot of another build: its process is started with the first game."""
    folder, bot = split(name)
    key = (folder, seat, os.getpid())
    if key not in RUNNING:
        RUNNING[key] = Former(folder)
    RUNNING[key].begin(bot, session, seat, deal, thoughts)
    return RUNNING[key]
