"""``flibuste join``: a seat at a server's table by its link, or a look at it, in the terminal."""

from __future__ import annotations

import argparse
import getpass
import sys

from flibuste.commands.play import capable, show
from flibuste.kernel.errors import GameError
from flibuste.table.own_games import declare_modules, take_in
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.remote import by_link
from flibuste.words.catalogues import LANGUAGES, spoken
from flibuste.words.sentences import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("link", help="the link you were given: to sit down, to watch, or your saved seat")
    parser.add_argument("--name", help="what the others call you; without it, your name on this machine")
    declare_modules(parser)
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; without it, that of your locale")
    parser.add_argument("--plain", action="store_true", help="plain lines, also where a full screen could be had")
    parser.add_argument("--light", action="store_true", help="dark letters on light paper")


def run(chosen: argparse.Namespace, console: Console | None = None) -> int:
    """Sit down and play, or watch."""
    language = chosen.lang or spoken()
    try:
        take_in(chosen.game_module)
        client = by_link(chosen.link, chosen.name or getpass.getuser(), language)
    except GameError as error:
        print(Words(language).refusal(error.code, error.sentence), file=sys.stderr)
        return 2
    if console is None and not chosen.plain and capable():
        return show(client, language, chosen.light)
    try:
        return LineTable(client, console or Console()).play()
    finally:
        client.connection.close()
