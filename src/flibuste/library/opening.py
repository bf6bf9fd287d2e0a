"""How a program begins: a new game, a position, a record, a bot, the list of games."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.roster import bots_of
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, Game, Value, find_game
from flibuste.library.bots import Player, make_player
from flibuste.library.copying import let_be_pickled
from flibuste.library.given import whole, words
from flibuste.library.positions import read_position
from flibuste.library.table import Table, open_table, table_at, table_of


@dataclass(frozen=True)
class GameCard:
    """What there is to know about a game before it begins."""

    name: str
    players: range
    options: dict[str, tuple[Value, ...]] = field(hash=False)
    bots: tuple[str, ...]
    actions: int

    def __repr__(self) -> str:
        return (
            f"<GameCard {self.name}: {self.players.start} to {self.players.stop - 1} players, {self.actions} actions>"
        )


def list_games() -> dict[str, GameCard]:
    """List the games by name: players, options with their values (the default first), bots, size of the action space.

    >>> import flibuste as fb
    >>> fb.games()["brisca"]
    <GameCard brisca: 2 to 4 players, 43 actions>
    >>> fb.games()["brisca"].options["follow_suit_when_stock_empty"]
    (False, True)
    """
    return {name: _card(game) for name, game in GAMES.items()}


def _card(game: Game) -> GameCard:
    options = {
        setting.name: (setting.default, *(value for value in setting.values if value != setting.default))
        for setting in game.settings
    }
    return GameCard(game.name, game.seats, options, tuple(bots_of(game.name)), game.action_count)


def found_game(game: str | Game, content: Mapping[str, str] | None = None) -> Game:
    """Find a game by name, or take it as it is; with data files of one's own where some are given."""
    if isinstance(game, Game):
        found = game
    else:
        found = find_game(words(game, "the name of a game", "unknown_game").replace("-", "_"))
    if content and found.with_content is None:
        raise BadData("no_content", f"{found.name} takes no cards of your own")
    if content and found.with_content is not None:
        found = found.with_content(content)
    let_be_pickled(found, content)
    return found


def _seed(seed: int | None) -> int:
    return secrets.randbits(62) if seed is None else whole(seed, "a seed", "bad_seed")


def seats_at(game: Game, players: int | None) -> int:
    """Take the number of players; without one the fewest."""
    return game.seats.start if players is None else whole(players, "players", "wrong_number_of_seats")


def new(
    game: str | Game,
    players: int | None = None,
    seed: int | None = None,
    content: Mapping[str, str] | None = None,
    **options: Value,
) -> Table:
    """Set a new table: a game by name, the number of players (without it the fewest), its rules by keyword.

    The same seed deals the same cards and dice; without one every game is another. ``content`` gives data files of your
    own as text, by file name.

    >>> import flibuste as fb
    >>> fb.new("brisca", players=4, seed=1, teams=False).to_act
    [1]
    >>> fb.new("brisca", players=2, exchange="never")
    Traceback (most recent call last):
    ...
    flibuste.kernel.errors.BadData: bad_option: exchange is one of True, False, not 'never' [BR-EXCH-18]
    """
    found = found_game(game, content)
    return open_table(found, seats_at(found, players), options, _seed(seed))


def position(text: str, seed: int | None = None, game: Game | None = None) -> Table:
    """Set a table up as a line says that ``print(table)`` wrote; the seed is for the chance to come.

    >>> import flibuste as fb
    >>> table = fb.new("brisca", players=2, seed=4)
    >>> again = fb.position(str(table))
    >>> str(again) == str(table), again.legal(1) == table.legal(1)
    (True, True)
    """
    found, state = read_position(words(text, "a position", "bad_position"), game)
    return table_at(found, state, text, _seed(seed))


def replay(record: str | Path, seed: int | None = None, game: Game | None = None) -> Table:
    """Play a record again, the text or its file: every answer and every outcome is checked anew.

    >>> import flibuste as fb
    >>> table = fb.new("brisca", players=2, seed=4)
    >>> table.play(1, "play 2b")
    >>> fb.replay(table.record.text()).to_act
    [0]
    """
    text = record.read_text(encoding="utf-8") if isinstance(record, Path) else words(record, "a record", "bad_record")
    named = [line.split()[1] for line in text.split("\n") if line.startswith("game ") and len(line.split()) > 1]
    if game is None and not named:
        raise BadData("bad_record", f"a record names its game in a line of its own; this begins with {text[:40]!r}")
    return table_of(game or find_game(named[0]), text, _seed(seed))


def bot(game: str | Game, level: str = "captain", seed: int | None = 0) -> Player:
    """Make a player: ``deckhand``, ``sailor``, ``quartermaster``, ``captain``, or another of ``fb.games()[game].bots``.

    >>> import flibuste as fb
    >>> fb.bot("brisca", "captain")
    <Player captain of brisca>
    """
    return make_player(found_game(game), words(level, "a bot's name", "unknown_bot"), _seed(seed))


def register(game: Game) -> Game:
    """Enter a game of your own in the list, so that it can be found by name and go through ``pickle``."""
    GAMES[game.name] = game
    let_be_pickled(game)
    return game
