"""``flibuste play``: a game in the terminal, new or resumed; full screen where the terminal can, else in line mode."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from flibuste.commands.choosing import chosen_game, chosen_settings, declare_language, declare_screen, game_of_record
from flibuste.kernel.errors import GameError
from flibuste.table.plan import Dice
from flibuste.terminal import saves
from flibuste.terminal.client import Client
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.local import LocalTable, any_seed
from flibuste.terminal.seats import default_seats, read_seats
from flibuste.terminal.setting import go_on, new_table, seated
from flibuste.words.catalogues import spoken
from flibuste.words.sentences import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", nargs="?", help="which game")
    parser.add_argument(
        "--seats", help="who sits where: me,bot,bot (also me=Anne, bot:greedy); several me share the screen"
    )
    declare_language(parser)
    parser.add_argument("--seed", type=int, help="the same seed gives the same cards and dice")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the table")
    parser.add_argument("--content", action="append", default=[], metavar="FILE", help="cards of your own (TOML)")
    parser.add_argument("--game-module", metavar="FILE", help="a Python file with a GAME of your own")
    declare_screen(parser)
    parser.add_argument(
        "--own-dice", action="store_true", help="roll real dice yourselves and type in what they show (Briskars)"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def run(chosen: argparse.Namespace, console: Console | None = None) -> int:
    """Set the table and play; what cannot be set up gets a sentence."""
    language = chosen.lang or spoken()
    try:
        table = resumed(chosen, language) if chosen.resume else fresh(chosen, language)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    table.resume_with = f" --game-module {chosen.game_module}" if chosen.game_module else ""
    client = seated(table, language)
    if console is None and not (chosen.plain or chosen.spoken) and capable():
        return show(client, language, chosen.light)
    lines = LineTable(client, console or Console(), chosen.spoken)
    if chosen.resume:
        lines.recall()
    return lines.play()


def capable() -> bool:
    """Say whether a full screen can be drawn here: a terminal on both sides that can move its cursor."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def show(client: Client | None, language: str, light: bool = False) -> int:
    """Show a table, or the lobby, on a full screen; what is worth keeping is written when it closes."""
    from flibuste.terminal.screens.app import FlibusteApp

    app = FlibusteApp(language, client, light)
    app.run()
    for line in app.farewell:
        print(line)
    return app.return_code or 0


def fresh(chosen: argparse.Namespace, language: str) -> LocalTable:
    """Set up a new game."""
    game = chosen_game(chosen.game, chosen.game_module, chosen.content)
    sitters = read_seats(chosen.seats or default_seats(game.seats.start), Words(language).say("terminal-you"))
    seed = any_seed() if chosen.seed is None else chosen.seed
    notes = [("content", str(Path(file).resolve())) for file in chosen.content]
    dice: Dice = "typed" if chosen.own_dice else "dealt"
    return new_table(game, sitters, chosen_settings(game, chosen.option), seed, notes, dice)


def resumed(chosen: argparse.Namespace, language: str) -> LocalTable:
    """Go on with a saved game."""
    file = Path(chosen.resume).resolve()
    game = game_of_record(saves.read(file), chosen.game_module, chosen.content)
    return go_on(file, Words(language).say("terminal-you"), game, chosen.seats or "")
