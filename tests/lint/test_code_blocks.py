"""Every block of code in the manual and the guides is run, each kind in its own way; a kind nobody runs is refused."""

from __future__ import annotations

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from flibuste.__main__ import COMMANDS, main
from flibuste.commands import play
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record
from flibuste.kernel.session import replay
from flibuste.lab.match import Task, play_task
from flibuste.terminal.console import Console

from . import lint_sources as sources
from .test_readme import PAGES, parser_of

BLOCK = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^    (flibuste .*)$", re.MULTILINE)
RUN_ELSEWHERE = {
    "console": "tests/lint/test_readme.py holds the session of the README",
    "transcript": "tests/protocol/test_protocol_guide.py holds the conversations",
    "{toctree}": "tests/lab/test_manual.py builds the manual",
    "{eval-rst}": "tests/lab/test_manual.py builds the manual",
    "text": "what a program printed, or a form to fill in: no code",
}


def blocks(kind: str) -> list[tuple[str, str]]:
    """List the blocks of a kind with the page they stand on."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        found += [
            (page.relative_to(sources.ROOT).as_posix(), body) for word, body in BLOCK.findall(text) if word == kind
        ]
    return found


def commands() -> list[tuple[str, str]]:
    """List the lines of shells, remarks left out."""
    lines = [(page, line) for page, body in blocks("sh") for line in body.splitlines()]
    for page in PAGES:
        lines += [(page.name, line) for line in INDENTED.findall(page.read_text(encoding="utf-8"))]
    return [(page, line.partition("  #")[0].strip()) for page, line in lines if line.strip()]


def test_every_kind_of_block_is_run() -> None:
    kinds = {word for page in PAGES for word, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}

    assert kinds - set(RUN_ELSEWHERE) == {"python", "sh", "toml", "record"}


@pytest.mark.parametrize(("page", "line"), commands())
def test_a_line_of_a_shell_is_understood(page: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in the terminal is set up and left; of the other commands every word is read."""
    program, command, *rest = shlex.split(line)
    if program == "python":
        assert (sources.ROOT / command).is_file()  # a test of its own runs each example
        return
    if program != "flibuste":
        assert program in ("make", "git"), line
        return
    assert command in COMMANDS, line
    chosen = parser_of(command).parse_args(rest)
    if command == "play":
        monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
        monkeypatch.chdir(sources.ROOT)
        screen = io.StringIO()
        assert play.run(chosen, Console(io.StringIO(""), screen)) == 0
        assert screen.getvalue()


@pytest.mark.parametrize(("page", "body"), [found for found in blocks("python") if ">>>" not in found[1]])
def test_a_program_that_is_no_session_plays_a_game(page: str, body: str, tmp_path: Path) -> None:
    """Sessions are held by tests/lint/test_readme.py; what else there is are programs for the arena."""
    file = tmp_path / "bot.py"
    file.write_text(body, encoding="utf-8")

    played = play_task(Task("brisca", {}, 3, (f"cmd:{sys.executable} {file}", "random")))

    assert played.forfeits == {}
    assert sum(played.scores) == 1


@pytest.mark.parametrize(("page", "body"), blocks("record"))
def test_a_record_is_read_and_played_again(page: str, body: str) -> None:
    record = read_record(body)

    assert len(replay(find_game(record.game), record).record.answers) == len(record.answers) > 0


@pytest.mark.parametrize(("page", "body"), blocks("toml"))
def test_a_file_of_ones_own_is_taken(page: str, body: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.toml"
    file.write_text(body, encoding="utf-8")
    if "[[briskar]]" in body:
        assert main(["crew", "check", str(file)]) == 0, capsys.readouterr()
    else:
        game = find_game("briskars")
        assert game.with_content is not None
        assert game.with_content({file.name: body}).content != game.content
