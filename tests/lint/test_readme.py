"""What the README and the guides show is what happens: sessions, Python examples, commands, links."""

from __future__ import annotations

import argparse
import doctest
import importlib
import io
import re
from pathlib import Path

import pytest

from flibuste.__main__ import COMMANDS
from flibuste.commands import play
from flibuste.games import __all__ as our_games
from flibuste.kernel.game import GAMES
from flibuste.lab.rules import catalogue
from flibuste.terminal.console import Console
from flibuste.words.sentences import dashed

from . import lint_sources as sources

PAGES = [sources.ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += sorted((sources.ROOT / "docs").rglob("*.md")) + sorted(sources.PACKAGE.rglob("README.md"))
MADE_BY_THE_MANUAL = "screens.md"
README = (sources.ROOT / "README.md").read_text(encoding="utf-8")


class Typing(io.StringIO):
    """A keyboard whose keys appear on the screen, as on a real one."""

    def __init__(self, keys: list[str], screen: io.StringIO) -> None:
        super().__init__("".join(f"{key}\n" for key in keys))
        self.screen = screen

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        line = super().readline()
        self.screen.write(line)
        return line


def parser_of(command: str) -> argparse.ArgumentParser:
    """Return the words a command takes."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    importlib.import_module(f"flibuste.commands.{command}").arguments(parser)
    return parser


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    """List the options of a command, and of the words it has itself."""
    known = set(parser._option_string_actions)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            known = known.union(*(options_of(child) for child in action.choices.values()))
    return known


def test_the_session_in_the_readme_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    (session,) = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    command, _, printed = session.partition("\n")
    keys = re.findall(r"^> (.*)$", printed, re.MULTILINE)
    screen = io.StringIO()

    play.run(parser_of("play").parse_args(command.split()[3:]), Console(Typing(keys, screen), screen))

    pattern = ".*?".join(re.escape(part) for part in printed.strip().split("…"))
    assert re.match(pattern, screen.getvalue(), re.DOTALL), screen.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(sources.ROOT).as_posix())
def test_python_examples_do_what_they_say(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)

    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)

    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(sources.ROOT).as_posix())
def test_commands_that_are_named_exist(page: Path) -> None:
    """Each ``flibuste ...`` in code type is a command with these options."""
    for words in re.findall(r"`flibuste ([^`]+)`", page.read_text(encoding="utf-8")):
        command, *rest = words.replace("...", "").replace("[GAME]", "").replace("[--check]", "--check").split()
        assert command in COMMANDS, f"{page.name}: flibuste {words}"
        options = {word for word in rest if word.startswith("--")}
        assert options <= options_of(parser_of(command)), f"{page.name}: flibuste {words}"


def test_words_of_make_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (sources.ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        for word in re.findall(r"(?:`|^)make ([a-z-]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert word in targets, f"{page.name}: make {word}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(sources.ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target and target != MADE_BY_THE_MANUAL:
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_table_of_games_is_right() -> None:
    """Seats and numbers of rules, for every game that is registered."""
    for name in our_games:
        game = GAMES[name]
        (row,) = re.findall(
            rf"^\| [^|]+ \| ([^|]+) \|[^|]+\| \[(\d+) rules\]\(docs/rules/{dashed(name)}\.md\)", README, re.M
        )
        assert row[0].startswith(f"{game.seats.start} to {game.seats.stop - 1}")
        assert int(row[1]) == len(catalogue(sources.ROOT, name))


def test_every_decision_is_in_the_index() -> None:
    folder = sources.ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")

    assert [file.name for file in sorted(folder.glob("0*.md")) if f"({file.name})" not in index] == []
