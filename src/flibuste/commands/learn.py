"""``flibuste learn``: the lesson of a game in the terminal, full screen where it can, else in plain lines."""

from __future__ import annotations

import argparse
import sys

from flibuste.commands.choosing import chosen_game
from flibuste.commands.play import capable, show
from flibuste.kernel.errors import GameError
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.setting import learning
from flibuste.words.catalogues import LANGUAGES, spoken


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", help="which game")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; without it, that of your locale")
    parser.add_argument("--plain", action="store_true", help="plain lines, also where a full screen could be had")
    parser.add_argument("--spoken", action="store_true", help="plain lines for a screen reader: no map is drawn")
    parser.add_argument("--light", action="store_true", help="dark letters on light paper")


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
