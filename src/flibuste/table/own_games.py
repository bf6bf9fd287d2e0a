"""Games and files of one's own: the words that name them on a command line, and taking them in.

A server hands the same words to its workers, so that bots play what the table plays.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
from collections.abc import Sequence
from pathlib import Path

from flibuste.games import __all__ as our_games
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, register
from flibuste.table.own_cards import play_with

NAME = re.compile(r"[a-z][a-z0-9_]*")
"""A game's name stands in addresses of the page (with dashes) and in records."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the words for games and for files of one's own."""
    declare_modules(parser)
    own = "cards, maps, bands of your own for a game (as often as there are files)"
    parser.add_argument("--content", action="append", default=[], metavar="GAME=FILE", help=own)


def declare_modules(parser: argparse.ArgumentParser) -> None:
    """Declare the word for games of one's own."""
    own = "also offer the GAME of a Python file of your own (as often as there are files)"
    parser.add_argument("--game-module", action="append", default=[], metavar="FILE", help=own)


def take_in(modules: Sequence[str], content: Sequence[str] = ()) -> None:
    """Let these games be played from now on, and games with these files."""
    for module in modules:
        game_in(Path(module))
    play_with(content)


def take_in_words(words: Sequence[str]) -> None:
    """Take in what the words of a command line name."""
    parser = argparse.ArgumentParser()
    declare(parser)
    chosen = parser.parse_args(words)
    take_in(chosen.game_module, chosen.content)


def words_for(modules: Sequence[str], content: Sequence[str]) -> tuple[str, ...]:
    """Write the words of a command line that name these games and files."""
    return (*(f"--game-module={module}" for module in modules), *(f"--content={file}" for file in content))


def game_in(file: Path) -> Game:
    """Load a game from a Python file, its ``GAME``, and enter it in the list."""
    if file.suffix != ".py" or not file.is_file():
        raise BadData("no_file", f"{file} is no Python file")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise BadData("no_file", f"{file} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadData("broken_module", f"{file}: {type(error).__name__}: {error}") from error
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BadData("no_game", f"{file} has no GAME")
    return register(checked(game, file))


def checked(game: Game, file: Path) -> Game:
    """Refuse a name that no address can hold, and one that a game of ours has."""
    if not NAME.fullmatch(game.name):
        raise BadData("bad_name", f"{file}: {game.name!r} is no name for a game: small letters, digits and _ only")
    if game.name in our_games:
        raise BadData("name_taken", f"{file}: there is a game {game.name!r} already, give yours another name")
    return game
