"""Files of one's own for the games of a server: cards, maps, bands, scenarios, by the game they belong to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, HAD, Game, find_dealt, find_game, register
from flibuste.table.plan import Plan

NOTE = "file"
"""The key of the notes that hold files of a table's own."""
FILE = 16_000
"""No such file is longer."""
KEPT = 32
"""So many games with files of a table's own are kept ready."""


def play_with(named: Sequence[str]) -> None:
    """Let games be played with these files from now on: ``GAME=FILE``, as often as there are files."""
    found: dict[str, dict[str, str]] = {}
    for one in named:
        name, sign, file = one.partition("=")
        if not sign or not file:
            raise BadData("which_game", f"say for which game: GAME={one or 'file'}")
        found.setdefault(name.replace("-", "_"), {})[Path(file).name] = read(Path(file))
    for name, files in found.items():
        register(made_with(find_game(name), files))


def made_with(game: Game, files: Mapping[str, str]) -> Game:
    """Make a game anew with files of one's own."""
    if game.with_content is None:
        raise BadData("no_content", f"{game.name} takes no cards of your own")
    return game.with_content(files)


def own_game(name: str, files: Mapping[str, str]) -> Game:
    """Return a game with the files of one table; every table with the same files has the same."""
    return _own_game(name, tuple(sorted(files.items())))


@lru_cache(KEPT)
def _own_game(name: str, files: tuple[tuple[str, str], ...]) -> Game:
    game = made_with(find_game(name), dict(files))
    game.own = dict(files)
    return game


def game_of(plan: Plan, edition: str = "") -> Game:
    """Return the game of a table: with its own files, or as it was dealt."""
    return own_game(plan.game, plan.files) if plan.files else find_dealt(plan.game, edition, plan.rules)


def file_notes(files: Mapping[str, str]) -> list[tuple[str, str]]:
    """Write files of a table's own as notes of its record: a name, and the text in one line as JSON has it."""
    return [(NOTE, f"{name} {json.dumps(text)}") for name, text in sorted(files.items())]


def files_in(record: str) -> tuple[str, dict[str, str]]:
    """Find the game of a record and the files of its own that stand in it; what cannot be read is none."""
    name, files = "", dict[str, str]()
    for line in record.split("\n"):
        if line.startswith("chance"):
            break
        if line.startswith("game "):
            name = line.removeprefix("game ")
        elif line.startswith(f"note {NOTE} "):
            file, _, text = line.removeprefix(f"note {NOTE} ").partition(" ")
            files[file] = read_text(file, text)
    if files:
        check_files(name, tuple(sorted(files.items())))
    return name, files


def read_text(file: str, text: str) -> str:
    """Read the text of a file from a note."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("bad_record", f"the file {file} in the record cannot be read") from error
    if not isinstance(found, str) or len(found) > FILE:
        raise BadData("bad_record", f"the file {file} in the record is no text of at most {FILE} characters")
    return found


@lru_cache(KEPT)
def check_files(name: str, files: tuple[tuple[str, str], ...]) -> None:
    """Refuse files in a record that no table would have taken."""
    game = find_game(name)
    if game.drafter is None:
        raise BadData("no_content", f"{game.name} takes no cards of your own")
    faults = game.drafter.verdict(dict(files))["faults"]
    assert isinstance(faults, list)
    for fault in faults:
        if fault["refused"]:
            raise BadData("bad_content", f"{fault['file']}: {fault['entry']}: {fault['field']}: {fault['code']}")


@contextmanager
def at_hand(name: str, files: Mapping[str, str]) -> Iterator[Game]:
    """Let everybody in this process find a game with the files of one table, for one piece of work.

    A worker does one thing at a time: what it is handed may be the record or the position of such a table.
    """
    if not files:
        yield find_game(name)
        return
    before, had = find_game(name), HAD.get(name, [])
    game = own_game(name, files)
    GAMES[name], HAD[name] = game, [*had, game]
    try:
        yield game
    finally:
        GAMES[name], HAD[name] = before, had


def read(file: Path) -> str:
    """Read a file of one's own."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData("no_file", f"{file} cannot be read: {error}") from error
