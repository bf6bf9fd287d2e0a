"""``flibuste learn``: the lesson of a game in the terminal, full screen where it can, else in plain lines."""

from __future__ import annotations

import argparse
import sys

from flibuste.commands.choosing import chosen_game, declare_language, declare_screen
from flibuste.commands.play import capable, show
from flibuste.kernel.errors import GameError
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.setting import learning
from flibuste.words.catalogues import spoken


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", help="which game")
    declare_language(parser)
    declare_screen(parser)


def run(chosen: argparse.Namespace, console: Console | None = None) -> int:
    """Teach."""
    language = chosen.lang or spoken()
    try:
        client = learning(chosen_game(chosen.game, None, []), language)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    if console is None and not (chosen.plain or chosen.spoken) and capable():
        return show(client, language, chosen.light)
    return LineTable(client, console or Console(), chosen.spoken).play()
