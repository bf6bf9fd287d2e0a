"""``flibuste play``: a game in line mode, new or resumed."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from flibuste.commands.choosing import chosen_game, chosen_settings, game_of_record
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.records import read_record
from flibuste.kernel.session import Session, replay, start
from flibuste.terminal import saves
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.seats import Sitter, default_seats, read_seats, write_seats
from flibuste.words.catalogues import LANGUAGES, spoken
from flibuste.words.sentences import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", nargs="?", help="which game")
    parser.add_argument(
        "--seats", help="who sits where: me,bot,bot (also me=Anne, bot:greedy); several me share the screen"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; without it, that of your locale")
    parser.add_argument("--seed", type=int, help="the same seed gives the same cards and dice")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the table")
    parser.add_argument("--content", action="append", default=[], metavar="FILE", help="cards of your own (TOML)")
    parser.add_argument("--game-module", metavar="FILE", help="a Python file with a GAME of your own")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def run(chosen: argparse.Namespace, console: Console | None = None) -> int:
    """Set the table and play; what cannot be set up gets a sentence."""
    language = chosen.lang or spoken()
    try:
        table = resumed(chosen, language, console) if chosen.resume else fresh(chosen, language, console)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    return table.play()


def fresh(chosen: argparse.Namespace, language: str, console: Console | None) -> LineTable:
    """Set up a new game."""
    game = chosen_game(chosen.game, chosen.game_module, chosen.content)
    sitters = read_seats(chosen.seats or default_seats(game.seats.start), Words(language).say("terminal-you"))
    seed = secrets.randbits(62) if chosen.seed is None else chosen.seed
    chance = Seeded(seed)
    session = start(game, len(sitters), chosen_settings(game, chosen.option), chance)
    session.record.names = {seat: sitter.name for seat, sitter in enumerate(sitters) if sitter.named}
    session.record.notes = [("seats", write_seats(sitters))]
    session.record.notes += [("content", str(Path(file).resolve())) for file in chosen.content]
    table = seated(session, sitters, chosen, console, saves.fresh(game.name))
    table.chance = chance
    table.thoughts = Seeded(seed + 1)
    return table


def resumed(chosen: argparse.Namespace, language: str, console: Console | None) -> LineTable:
    """Go on with a saved game: every answer is checked again, what comes is drawn anew."""
    file = Path(chosen.resume).resolve()
    text = saves.read(file)
    game = game_of_record(text, chosen.game_module, chosen.content)
    session = replay(game, read_record(text, game))
    noted = dict(session.record.notes).get("seats")
    wanted = chosen.seats or noted
    if wanted is None:
        raise BadData("no_seats", f"{file.name} does not say who plays: add --seats me,bot")
    sitters = read_seats(wanted, Words(language).say("terminal-you"))
    if len(sitters) != session.record.seats:
        raise BadData("bad_seats", f"this game has {session.record.seats} seats, not {len(sitters)}")
    table = seated(session, sitters, chosen, console, file)
    table.recall()
    return table


def seated(
    session: Session, sitters: Sequence[Sitter], chosen: argparse.Namespace, console: Console | None, file: Path
) -> LineTable:
    """Seat everybody."""
    words = Words(chosen.lang or spoken(), session.game, [sitter.name for sitter in sitters])
    table = LineTable(session, sitters, words, console or Console(), file, secrets.randbits(62))
    if chosen.game_module:
        table.resume_with = f" --game-module {chosen.game_module}"
    return table
