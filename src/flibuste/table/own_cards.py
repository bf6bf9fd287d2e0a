"""Files of one's own for the games of a server: cards, maps, bands, scenarios, by the game they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from flibuste.kernel.errors import BadData
from flibuste.kernel.game import find_game, register


def play_with(named: Sequence[str]) -> None:
    """Let games be played with these files from now on: ``GAME=FILE``, as often as there are files."""
    found: dict[str, dict[str, str]] = {}
    for one in named:
        name, sign, file = one.partition("=")
        if not sign or not file:
            raise BadData("which_game", f"say for which game: GAME={one or 'file'}")
        found.setdefault(name.replace("-", "_"), {})[Path(file).name] = read(Path(file))
    for name, files in found.items():
        game = find_game(name)
        if game.with_content is None:
            raise BadData("no_content", f"{game.name} takes no cards of your own")
        register(game.with_content(files))


def read(file: Path) -> str:
    """Read a file of one's own."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData("no_file", f"{file} cannot be read: {error}") from error
