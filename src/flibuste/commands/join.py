"""``flibuste join``: a seat at a server's table by its link, or a look at it, in the terminal."""

from __future__ import annotations

import argparse
import getpass
import sys

from flibuste.commands.choosing import chosen_game, chosen_settings, declare_language, declare_screen
from flibuste.commands.play import capable, show
from flibuste.kernel.errors import GameError
from flibuste.table.own_games import declare_modules, take_in
from flibuste.terminal.client import Client
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.remote import by_link, open_table
from flibuste.words.catalogues import spoken
from flibuste.words.sentences import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("link", help="the link you were given (to sit down, to watch, your saved seat), or a server")
    parser.add_argument("--game", help="open a new table at this server instead, with this game")
    parser.add_argument("--seats", default="me,link", help="who sits at the new table: me, link, bot (also bot:LEVEL)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the new table")
    parser.add_argument("--chat", choices=("phrases", "free", "off"), default="phrases", help="chat at the new table")
    parser.add_argument("--name", help="what the others call you; without it, your name on this machine")
    declare_modules(parser)
    declare_language(parser)
    declare_screen(parser)


def run(chosen: argparse.Namespace, console: Console | None = None) -> int:
    """Sit down and play, or watch."""
    language = chosen.lang or spoken()
    try:
        take_in(chosen.game_module)
        client = at_table(chosen, chosen.name or getpass.getuser(), language)
    except GameError as error:
        print(Words(language).refusal(error.code, error.sentence), file=sys.stderr)
        return 2
    if console is None and not (chosen.plain or chosen.spoken) and capable():
        return show(client, language, chosen.light)
    try:
        return LineTable(client, console or Console(), chosen.spoken).play()
    finally:
        client.connection.close()


def at_table(chosen: argparse.Namespace, name: str, language: str) -> Client:
    """Sit down where the link leads, or at a new table."""
    if chosen.game is None:
        return by_link(chosen.link, name, language)
    game = chosen_game(chosen.game, None, [])
    seats = [word.strip() for word in chosen.seats.split(",")]
    terms = {"settings": chosen_settings(game, chosen.option), "chat": chosen.chat}
    return open_table(chosen.link, game, seats, name, language, **terms)
