"""What several commands take from the command line: the game, its settings, files of the user's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, Game, Setting, Value, find_game
from flibuste.table.own_games import game_in
from flibuste.terminal import saves


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
    heads: dict[str, list[str]] = {}
    for line in text.splitlines()[:200]:
        words = line.split(" ", 2)
        key = " ".join(words[:2]) if words[0] == "note" else words[0]
        heads.setdefault(key, []).append(line[len(key) :].strip())
    return chosen_game(heads.get("game", [""])[0], module, content or heads.get("note content", []))


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
