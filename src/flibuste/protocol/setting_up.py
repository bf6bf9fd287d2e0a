"""Setting a game up for the engine: from a seed, a script, a position, a save or a record."""

from __future__ import annotations

import hashlib
import json
import secrets

from flibuste.kernel.chance import Chance, Outcome, Scripted, Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.events import Log
from flibuste.kernel.game import Game, find_game
from flibuste.kernel.records import Record, read_outcomes, read_record
from flibuste.kernel.saving import check_state, load_game
from flibuste.kernel.session import Session, replay, start
from flibuste.kernel.state import State
from flibuste.protocol.messages import Message, is_number


def chosen_game(message: Message) -> Game:
    """Find the game a command names, with other cards where it brings some."""
    game = find_game(message.text("game"))
    content = message.value("content")
    if content is None:
        return game
    if game.with_content is None:
        raise BadData("no_content", f"{game.name} takes no content of your own")
    if not isinstance(content, dict) or not all(isinstance(text, str) for text in content.values()):
        raise message.wrong("content", "an object of file names and texts")
    return game.with_content({str(name): str(text) for name, text in content.items()})


def chosen_chance(message: Message) -> Chance:
    """Choose where outcomes come from: a script, a seed, or a seed that nobody knows."""
    if message.value("outcomes") is not None:
        return Scripted(None, outcomes(message))
    if message.value("seed") is not None:
        return Seeded(message.number("seed"))
    return Seeded(secrets.randbits(62))


def outcomes(message: Message) -> list[Outcome]:
    """Read outcomes: numbers from 0, or text as in a record (``deck 17/40 3/39``)."""
    given = message.value("outcomes")
    if isinstance(given, str):
        return read_outcomes(given)
    if not isinstance(given, list):
        raise message.wrong("outcomes", "a list of whole numbers or a text as in records")
    numbers: list[Outcome] = []
    for k in given:
        if not is_number(k):
            raise message.wrong("outcomes", "a list of whole numbers or a text as in records")
        numbers.append(("", 0, k))
    return numbers


def new_session(message: Message, game: Game, chance: Chance) -> Session:
    """Set up a new game, or a position given in full."""
    if message.value("position") is not None:
        return set_up(message, game)
    options = message.table("options")
    seats = message.number("seats")
    message.close()
    return start(game, seats, options, chance)


def set_up(message: Message, game: Game) -> Session:
    """Set up a position with every hidden card given."""
    if game.position is None:
        raise BadData("no_positions", f"positions of {game.name} cannot be set up")
    position = message.table("position")
    message.close()
    state = game.position(position)
    check_state(game, state)
    return under_way(game, state)


def marked(saved: dict[str, object]) -> dict[str, object]:
    """Add the mark by which a changed save is known: numbers that no game saved could keep us busy for ever."""
    plain = {name: value for name, value in saved.items() if name != "mark"}
    text = json.dumps(plain, sort_keys=True)
    return {**plain, "mark": hashlib.sha256(text.encode()).hexdigest()[:16]}


def loaded(game: Game, saved: dict[str, object]) -> Session:
    """Go on from a save."""
    if saved != marked(saved):
        raise BadData("changed_save", "this save is not as it was made; to set up a position of your own use position")
    return under_way(game, load_game(game, {name: value for name, value in saved.items() if name != "mark"}))


def replayed(game: Game | None, text: str) -> Session:
    """Go on from a record; every answer is checked again."""
    record = read_record(text, game)
    return replay(game or find_game(record.game), record)


def under_way(game: Game, state: State) -> Session:
    """Open the log of a game that does not begin here; its record would have no beginning."""
    log = Log()
    state.log = log
    return Session(game, state, log, Record(game.name, game.content, int(state.seats), {}))
