"""The conversation printed in the guide is held."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.protocol.engine import Engine
from flibuste.protocol.lines import reply

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "guide" / "engine-protocol.md").read_text(encoding="utf-8")
TRANSCRIPTS = re.findall(r"```transcript\n(.*?)```", GUIDE, re.DOTALL)


def fits(printed: str, answer: str) -> bool:
    """Compare an answer with the printed one; ``…`` stands for anything."""
    return re.fullmatch(".*?".join(map(re.escape, printed.split("…"))), answer) is not None


@pytest.mark.parametrize("transcript", TRANSCRIPTS)
def test_the_engine_answers_as_printed(transcript: str) -> None:
    engine = Engine()
    lines = transcript.splitlines()

    for sent, printed in zip(lines[::2], lines[1::2], strict=True):
        answer = reply(engine, sent.removeprefix("> ").encode()).decode().rstrip("\n")
        assert fits(printed.removeprefix("< "), answer), f"{sent}\nprinted  {printed}\nanswered {answer}"


def test_the_guide_names_every_command() -> None:
    named = re.findall(r"^\| `(\w+)` \|", GUIDE, re.MULTILINE)

    assert named == list(Engine().commands)


def test_the_command_serves_a_game_of_ones_own() -> None:
    """The program as another program would start it, with the example game."""
    lines = b'{"command": "new", "game": "little_draft", "seats": 3, "seed": 1}\n{"command": "options", "seat": 2}\n'

    done = subprocess.run(
        [sys.executable, "-m", "flibuste", "engine", "--game-module", "examples/little_draft.py"],
        input=lines,
        capture_output=True,
        cwd=ROOT,
        check=True,
    )

    first, second = done.stdout.decode().splitlines()
    assert '"kind": "pick"' in first
    assert '"notation": "pick ' in second
    assert done.stderr == b""
