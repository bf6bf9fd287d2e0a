"""``pickle`` and ``copy`` for everything a table is made of, compiled and not.

Compiled objects cannot be made without their arguments, so each kind says how it is made again. A game goes by its
name, a state as the plain values of a save: the cards of the game are not carried along.
"""

from __future__ import annotations

import copyreg
import importlib
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.chance import Outcome, Scripted, Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.events import Field, Log
from flibuste.kernel.game import GAMES, Game, Settings
from flibuste.kernel.memory import Memory
from flibuste.kernel.records import Answer, Record
from flibuste.kernel.saving import ARRAY, field_names, filled, read_memory, save
from flibuste.kernel.session import Session
from flibuste.kernel.state import State

REMEMBERED = ("seats", "cards", "held", "rows")


class Known:
    """A game whose states can be pickled, with the data files of somebody's own it was made with."""

    def __init__(self, game: Game, texts: Mapping[str, str] | None) -> None:
        model = game.empty(game.seats.start)
        self.game = game
        self.texts = dict(texts or {})
        self.kind: type[State] = type(model)
        self.cards: object = getattr(model, "content", None)


KNOWN: dict[tuple[str, str], Known] = {}


def let_be_pickled(game: Game, texts: Mapping[str, str] | None = None) -> None:
    """Let a game and its states go through ``pickle``; ``texts`` are files of somebody's own it was made with."""
    if (game.name, game.content) in KNOWN and KNOWN[game.name, game.content].game is game:
        return
    known = Known(game, texts)
    KNOWN[game.name, game.content] = known
    copyreg.pickle(known.kind, _state)


def _state(state: State) -> Any:
    cards = getattr(state, "content", None)
    for known in KNOWN.values():
        if known.kind is type(state) and known.cards is cards:
            return state_again, (known.game, save(known.game, state), state.log)
    raise BadData("unknown_game", f"nobody said which game a {type(state).__name__} belongs to: fb.register(GAME)")


def state_again(game: Game, saved: dict[str, object], log: Log | None) -> State:
    """Make a state again."""
    seats = saved["seats"]
    assert isinstance(seats, int)
    state = filled(game, seats, saved)
    state.log = log
    if log is not None and log.audited:
        log.memory = state.known
    return state


def _game(game: Game) -> Any:
    let_be_pickled(game)
    known = KNOWN[game.name, game.content]
    return game_again, (game.name, game.content, known.texts, known.kind.__module__)


def game_again(name: str, content: str, texts: Mapping[str, str], module: str) -> Game:
    """Find a game of the list, make it again with its files, or take the ``GAME`` of the module of its states."""
    if (name, content) in KNOWN:
        return KNOWN[name, content].game
    loaded = importlib.import_module(module)
    game = GAMES.get(name) or getattr(loaded, "GAME", None)
    if isinstance(game, Game) and texts and game.with_content is not None:
        game = game.with_content(texts)
    if not isinstance(game, Game) or game.content != content:
        raise BadData("other_content", f"there is no {name} with content {content!r} here")
    let_be_pickled(game, texts)
    return game


def log_again(audited: Mapping[str, frozenset[str]], events: list[tuple[str, list[Field]]]) -> Log:
    """Make a log again; the state that owns it brings the memory it is audited with."""
    log = Log(audited)
    log.events = events
    return log


def record_again(
    head: tuple[str, str, int, Settings],
    names: dict[int, str],
    notes: list[tuple[str, str]],
    setup: list[Outcome],
    answers: list[Answer],
    result: str,
) -> Record:
    """Make a record again."""
    record = Record(*head)
    record.names, record.notes, record.setup, record.answers, record.result = names, notes, setup, answers, result
    return record


def seeded_again(lanes: tuple[int, int, int, int]) -> Seeded:
    """Make a generator again, where it was."""
    chance = Seeded(0)
    chance.a, chance.b, chance.c, chance.d = lanes
    return chance


def scripted_again(script: list[Outcome], used: int) -> Scripted:
    """Make a script again, where it was."""
    chance = Scripted(None, script)
    chance.used = used
    return chance


def array_again(numbers: list[int]) -> vec[i64]:
    """Make an array again."""
    return vec[i64](numbers)


def _record(r: Record) -> Any:
    head = (r.game, r.content, r.seats, r.settings)
    return record_again, (head, r.names, r.notes, r.setup, r.answers, r.result)


copyreg.pickle(Game, _game)
copyreg.pickle(Field, lambda field: (Field, (field.name, field.value, field.seats)))
copyreg.pickle(Log, lambda log: (log_again, (log.audited, log.events)))
copyreg.pickle(Record, _record)
copyreg.pickle(Session, lambda s: (Session, (s.game, s.state, s.log, s.record)))
copyreg.pickle(Memory, lambda m: (read_memory, ({name: getattr(m, name) for name in field_names(m)},)))
copyreg.pickle(Seeded, lambda c: (seeded_again, ((c.a, c.b, c.c, c.d),)))
copyreg.pickle(Scripted, lambda c: (scripted_again, (c.script, c.used)))
copyreg.pickle(ARRAY, lambda array: (array_again, ([int(x) for x in array],)))

for registered in GAMES.values():
    let_be_pickled(registered)
