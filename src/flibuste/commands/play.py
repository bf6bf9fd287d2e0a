"""``flibuste play``: a game in the terminal, new or resumed; full screen where the terminal can, else in line mode."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from flibuste.commands.choosing import chosen_game, chosen_settings, game_of_record
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.records import read_record
from flibuste.kernel.session import replay
from flibuste.terminal import saves
from flibuste.terminal.client import Client
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.local import HERE, LocalTable, any_seed
from flibuste.terminal.seats import Sitter, default_seats, read_seats, write_seats
from flibuste.words.catalogues import LANGUAGES, spoken
from flibuste.words.sentences import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", nargs="?", help="which game, for instance brisca")
    parser.add_argument(
        "--seats", help="who sits where: me,bot,bot (also me=Anne, bot:greedy); several me share the screen"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; without it, that of your locale")
    parser.add_argument("--seed", type=int, help="the same seed gives the same cards and dice")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the table")
    parser.add_argument("--content", action="append", default=[], metavar="FILE", help="cards of your own (TOML)")
    parser.add_argument("--game-module", metavar="FILE", help="a Python file with a GAME of your own")
    parser.add_argument("--plain", action="store_true", help="plain lines, also where a full screen could be had")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def run(chosen: argparse.Namespace, console: Console | None = None) -> int:
    """Set the table and play; what cannot be set up gets a sentence."""
    language = chosen.lang or spoken()
    try:
        table = resumed(chosen, language) if chosen.resume else fresh(chosen, language)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    client = seated(table, language)
    lines = LineTable(client, console or Console())
    if chosen.resume:
        lines.recall()
    return lines.play()


def fresh(chosen: argparse.Namespace, language: str) -> LocalTable:
    """Set up a new game."""
    game = chosen_game(chosen.game, chosen.game_module, chosen.content)
    sitters = read_seats(chosen.seats or default_seats(game.seats.start), Words(language).say("terminal-you"))
    seed = any_seed() if chosen.seed is None else chosen.seed
    notes = notes_of(sitters, chosen)
    table = LocalTable(game, sitters, chosen_settings(game, chosen.option), seed, saves.fresh(game.name), notes)
    table.resume_with = resume_with(chosen)
    table.deal()
    return table


def resumed(chosen: argparse.Namespace, language: str) -> LocalTable:
    """Go on with a saved game: every answer is checked again, what comes is drawn anew."""
    file = Path(chosen.resume).resolve()
    text = saves.read(file)
    game = game_of_record(text, chosen.game_module, chosen.content)
    record = replay(game, read_record(text, game)).record
    wanted = chosen.seats or dict(record.notes).get("seats")
    if wanted is None:
        raise BadData("no_seats", f"{file.name} does not say who plays: add --seats me,bot")
    sitters = read_seats(wanted, Words(language).say("terminal-you"))
    if len(sitters) != record.seats:
        raise BadData("bad_seats", f"this game has {record.seats} seats, not {len(sitters)}")
    table = LocalTable(game, sitters, record.settings, any_seed(), file, record.notes)
    table.resume_with = resume_with(chosen)
    table.recall(record)
    return table


def notes_of(sitters: Sequence[Sitter], chosen: argparse.Namespace) -> list[tuple[str, str]]:
    """Note in the record who sits where, and cards of one's own."""
    return [("seats", write_seats(sitters)), *(("content", str(Path(file).resolve())) for file in chosen.content)]


def resume_with(chosen: argparse.Namespace) -> str:
    """Return the words that a game from outside needs to be resumed."""
    return f" --game-module {chosen.game_module}" if chosen.game_module else ""


def seated(table: LocalTable, language: str) -> Client:
    """Sit down at a table of this process."""
    client = Client(table, HERE, language, own_game=table.match.game)
    client.you = Words(language).say("terminal-you")
    return client
