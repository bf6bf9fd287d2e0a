"""Setting a table of this process: a new one, or one that goes on from its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, find_game
from flibuste.kernel.records import read_record
from flibuste.kernel.session import replay
from flibuste.table.plan import Dice
from flibuste.terminal import saves
from flibuste.terminal.client import Client
from flibuste.terminal.lesson import LESSON, LessonTable
from flibuste.terminal.local import HERE, LocalTable, any_seed, dice_of
from flibuste.terminal.seats import Sitter, read_seats, write_seats
from flibuste.words.sentences import Words


def new_table(
    game: Game,
    sitters: Sequence[Sitter],
    settings: Mapping[str, object],
    seed: int,
    notes: Sequence[tuple[str, str]] = (),
    dice: Dice = "dealt",
) -> LocalTable:
    """Set up a new game; the record notes who sits where."""
    if dice == "typed" and not game.dice:
        raise BadData("dice_terms", f"{game.name} has no dice to roll")
    seats = ("seats", write_seats(sitters))
    table = LocalTable(game, sitters, settings, seed, saves.fresh(game.name), [seats, *notes], dice)
    table.deal()
    return table


def go_on(file: Path, you: str, game: Game | None = None, seats: str = "") -> LocalTable:
    """Go on with a saved game: every answer is checked again, what comes is drawn anew."""
    text = saves.read(file)
    played = game or find_game(read_record(text).game)
    record = replay(played, read_record(text, played)).record
    wanted = seats or dict(record.notes).get("seats")
    if wanted is None:
        raise BadData("no_seats", f"{file.name} does not say who plays: add --seats me,bot")
    sitters = read_seats(wanted, you)
    if len(sitters) != record.seats:
        raise BadData("bad_seats", f"this game has {record.seats} seats, not {len(sitters)}")
    table = LocalTable(played, sitters, record.settings, any_seed(), file, record.notes, dice_of(record))
    table.recall(record)
    return table


def learning(game: Game, language: str) -> Client:
    """Begin the lesson of a game; after it one plays against the easiest bots."""

    def afterwards() -> Client:
        bots = ",".join(["bot:deckhand"] * (max(game.seats.start, 2) - 1))
        sitters = read_seats(f"me,{bots}", Words(language).say("terminal-you"))
        return seated(new_table(game, sitters, {}, any_seed()), language)

    client = Client(LessonTable(game, afterwards), LESSON, language, own_game=game)
    client.you = Words(language).say("terminal-you")
    return client


def seated(table: LocalTable, language: str) -> Client:
    """Sit down at a table of this process."""
    client = Client(table, HERE, language, own_game=table.match.game)
    client.you = Words(language).say("terminal-you")
    return client
