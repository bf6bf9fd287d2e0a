"""Every block of code in the manual and the guides is run, each kind in its own way; a kind nobody runs is refused."""

from __future__ import annotations

import io
import re
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from flibuste.__main__ import COMMANDS, main
from flibuste.commands import play
from flibuste.kernel.content import packaged
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record
from flibuste.kernel.session import replay
from flibuste.lab.match import Task, play_task
from flibuste.terminal.console import Console

from . import lint_sources as sources
from .test_readme import PAGES, parser_of

BLOCK = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?:\A|\n\n)((?:    [^\n]*\n?)+)")
RUN_ELSEWHERE = {
    "console": "tests/lint/test_readme.py holds the session of the README",
    "transcript": "tests/protocol/test_protocol_guide.py holds the conversations",
    "{toctree}": "tests/lab/test_manual.py builds the manual",
    "{eval-rst}": "tests/lab/test_manual.py builds the manual",
    "{rubric}": "a heading of the manual",
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
    return [(page, line.partition("  #")[0].strip()) for page, line in lines if line.strip()]


def test_every_kind_of_block_is_run() -> None:
    kinds = {(word.split() or [""])[0] for page in PAGES for word, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}

    assert kinds - set(RUN_ELSEWHERE) == {"python", "sh", "toml", "record", "caddy", "yaml"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(sources.ROOT).as_posix())
def test_no_block_hides_from_being_run_by_its_indentation(page: Path) -> None:
    assert INDENTED.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(("page", "line"), commands())
def test_a_line_of_a_shell_is_understood(page: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in the terminal is set up and left, an arena for a game of one's own is played, an engine hears the end.

    Of what serves, learns for long or asks another machine every word is read.
    """
    program, command, *rest = shlex.split(line)
    if program.startswith("python"):
        assert is_a_program(command, rest), line  # a test of its own runs each
        return
    if program != "flibuste":
        assert program in ("make", "git"), line
        return
    if command == "--version":
        assert main([command]) == 0
        return
    assert command in COMMANDS, line
    chosen = parser_of(command).parse_args(rest)
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    monkeypatch.chdir(sources.ROOT)
    if command == "play":
        screen = io.StringIO()
        assert play.run(chosen, Console(io.StringIO(""), screen)) == 0
        assert screen.getvalue()
    elif command == "engine":
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"")))
        assert main([command, *rest]) == 0
    elif command == "arena" and chosen.game_module:
        assert main([command, *rest, "--games", "2", "--workers", "1"]) == 0


def is_a_program(command: str, rest: list[str]) -> bool:
    """Say whether there is such a file, or such a module."""
    if command == "-m":
        return find_spec(rest[0]) is not None
    return any(file.is_file() for file in (sources.ROOT / command, sources.PACKAGE / "table" / command))


def test_the_first_steps_of_a_campaign_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines of the guide one after the other, up to the battle; tests/games/briskars/campaign fights it."""
    lines = [line for page, line in commands() if page.endswith("campaigns.md")]
    first = lines[: next(k for k, line in enumerate(lines) if "campaign fight" in line)]
    monkeypatch.chdir(tmp_path)
    Path("my-band.toml").write_text(packaged("flibuste.games.briskars", "bands/quintors.toml"), encoding="utf-8")

    assert len(first) == 4
    for line in first:
        assert main(shlex.split(line)[1:]) == 0, line


def test_proxies_and_figures_ask_where_the_server_listens() -> None:
    port = parser_of("serve").get_default("port")
    (caddy,), (figures,) = blocks("caddy"), [yaml.safe_load(body) for _, body in blocks("yaml")]

    assert f"reverse_proxy 127.0.0.1:{port}\n" in caddy[1]
    (job,) = figures["scrape_configs"]
    assert job["static_configs"] == [{"targets": [f"127.0.0.1:{port}"]}]
    assert Path(job["authorization"]["credentials_file"]).name == "operator.token"


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
