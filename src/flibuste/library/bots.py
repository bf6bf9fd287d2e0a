"""What a seat may know, and players that choose from it."""

from __future__ import annotations

from flibuste.bots.base import Bot
from flibuste.bots.roster import find_bot
from flibuste.bots.search import SearchBot
from flibuste.bots.trials import TrialBot
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game
from flibuste.kernel.state import State
from flibuste.library.moves import Move, move_of


class Seen:
    """What one seat may know of a table: what the seat cannot know has been dealt anew, so nobody can cheat with it."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    @property
    def legal(self) -> list[Move]:
        """List the moves of the seat; none if it is not asked."""
        asked = int(self.state.waiting) >> self.seat & 1
        return [move_of(self.game, action) for action in self.state.options(self.seat)] if asked else []

    def view(self) -> dict[str, object]:
        """Return the view of the seat, as ``Table.view`` does."""
        return dict(self.game.view(self.state, self.seat))

    def __repr__(self) -> str:
        return f"<Seen {self.game.name} by seat {self.seat}: {len(self.legal)} moves>"


class Player:
    """A bot with dice of its own: the same seed and the same questions give the same moves."""

    def __init__(self, game: Game, name: str, bot: Bot, seed: int) -> None:
        self.game = game
        self.name = name
        self.bot = bot
        self.thoughts = Seeded(seed)

    def reasons(self, seen: Seen, move: Move | str) -> list[tuple[str, float]]:
        """Say why this bot would make a move, or not: codes of features with the numbers it used.

        >>> import flibuste as fb
        >>> table = fb.new("brisca", players=2, seed=4)
        >>> fb.bot("brisca", "greedy").reasons(table.seen_by(1), "play 2b")
        [('stake', 0.0), ('trick', 0.26), ('kept', 0.1)]
        """
        self.check_asked(seen)
        action = move.action if isinstance(move, Move) else self.game.read(move)
        if action not in [legal.action for legal in seen.legal]:
            raise BadData("no_such_move", f"{move} is no move of seat {seen.seat} now")
        return list(self.bot.reasons(seen.state, seen.seat, action, self.thoughts))

    def choose(self, seen: Seen) -> Move:
        """Choose a move for the seat from what it may know.

        >>> import flibuste as fb
        >>> table = fb.new("brisca", players=2, seed=4)
        >>> fb.bot("brisca", "sailor").choose(table.seen_by(1))
        Move('play 7b')
        """
        self.check_asked(seen)
        return move_of(self.game, int(self.bot.choose(seen.state, seen.seat, self.thoughts)))

    def check_asked(self, seen: Seen) -> None:
        """Refuse what is no question for this bot."""
        if not isinstance(seen, Seen):
            raise BadData("not_seen", f"a bot is handed what a seat may know, table.seen_by(seat), not {seen!r}")
        if seen.game.name != self.game.name:
            raise BadData("other_game", f"this bot plays {self.game.name}, not {seen.game.name}")
        if not int(seen.state.waiting) >> seen.seat & 1:
            raise BadData("not_asked", f"seat {seen.seat} has nothing to decide now")

    def __repr__(self) -> str:
        return f"<Player {self.name} of {self.game.name}>"


def make_player(game: Game, level: str, seed: int) -> Player:
    """Make a player of a level (or of any other name that the roster knows); no clock ends its search."""
    bot = find_bot(game.name, level)
    if isinstance(bot, TrialBot | SearchBot):
        bot.milliseconds = 0
    return Player(game, level, bot, seed)
