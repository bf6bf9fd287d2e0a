"""What several commands take from the command line: the game, its settings, files of the user's, words and screen."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, Game, Setting, Value, find_game
from flibuste.kernel.records import read_record
from flibuste.kernel.session import Session, replay
from flibuste.table.own_cards import files_in, own_game
from flibuste.table.own_games import game_in
from flibuste.terminal import saves
from flibuste.words.catalogues import LANGUAGES


def declare_language(parser: argparse.ArgumentParser) -> None:
    """Let the language be chosen."""
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; without it, that of your locale")


def declare_paper(parser: argparse.ArgumentParser) -> None:
    """Let the colours of a full screen be chosen."""
    parser.add_argument("--light", action="store_true", help="dark letters on light paper")


def declare_screen(parser: argparse.ArgumentParser) -> None:
    """Let be chosen how a table is shown."""
    parser.add_argument("--plain", action="store_true", help="plain lines, also where a full screen could be had")
    parser.add_argument("--spoken", action="store_true", help="plain lines for a screen reader: no map is drawn")
    declare_paper(parser)


def declare_record(parser: argparse.ArgumentParser) -> None:
    """Let a record be chosen, with what it was played with."""
    parser.add_argument("file", help="the record")
    parser.add_argument("--content", action="append", default=[], metavar="FILE", help="the cards it was played with")
    parser.add_argument("--game-module", metavar="FILE", help="a Python file with the GAME it was played with")


def chosen_game(name: str | None, module: str | None = None, content: Sequence[str] = ()) -> Game:
    """Find a game by name or in a file of the user's, with cards of the user's where some are given."""
    if not name and not module:
        raise BadData("which_game", f"say which game: {', '.join(sorted(GAMES))}")
    game = game_in(Path(module)) if module else find_game(str(name).replace("-", "_"))
    if not content:
        return game
    if game.with_content is None:
        raise BadData("no_content", f"{game.name} takes no cards of your own")
    return game.with_content({Path(file).name: saves.read(file) for file in content})


def game_of_record(text: str, module: str | None, content: Sequence[str]) -> Game:
    """Find the game of a record, with the cards it says it was played with.

    A record may come from anybody, so a module that it names is never loaded: whoever trusts it says so.
    """
    name, files = files_in(text)
    if files and not content and not module:
        return own_game(name, files)
    heads: dict[str, list[str]] = {}
    for line in text.splitlines()[:200]:
        words = line.split(" ", 2)
        key = " ".join(words[:2]) if words[0] == "note" else words[0]
        heads.setdefault(key, []).append(line[len(key) :].strip())
    return chosen_game(heads.get("game", [""])[0], module, content or heads.get("note content", []))


def played_again(file: str, module: str | None, content: Sequence[str]) -> Session:
    """Play a record again from its file; every action and every outcome is checked."""
    text = saves.read(file)
    game = game_of_record(text, module, content)
    return replay(game, read_record(text, game))


def chosen_settings(game: Game, options: Sequence[str]) -> dict[str, Value]:
    """Read ``name=value`` settings; the value is read as the setting's values are written."""
    known = {setting.name: setting for setting in game.settings}
    settings: dict[str, Value] = {}
    for option in options:
        name, equals, text = (part.strip() for part in option.partition("="))
        if not equals or name not in known:
            names = ", ".join(known) or "none"
            raise BadData("unknown_option", f"{option!r}: {game.name} has the options {names} (write name=value)")
        settings[name] = _value(known[name], text)
    return settings


def _value(setting: Setting, text: str) -> Value:
    for value in setting.values:
        if str(value).casefold() == text.casefold():
            return value
    choices = ", ".join(str(value).lower() for value in setting.values)
    raise BadData("bad_option", f"{setting.name} is one of {choices}, not {text!r}", setting.rule)
