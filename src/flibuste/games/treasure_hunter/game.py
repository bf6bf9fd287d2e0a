"""The entry of Treasure Hunter in the list of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.games.treasure_hunter.cards import CARDS, Content
from flibuste.games.treasure_hunter.content import BOOK, BOOK_HASH, read_content, texts_of
from flibuste.games.treasure_hunter.decisions import DECISIONS
from flibuste.games.treasure_hunter.events import EVENTS
from flibuste.games.treasure_hunter.notation import SETTINGS, nouns, verbs
from flibuste.games.treasure_hunter.play import Hunt, empty
from flibuste.games.treasure_hunter.position import read_position
from flibuste.games.treasure_hunter.setup import set_up
from flibuste.games.treasure_hunter.view import view_of
from flibuste.kernel.chance import Chance
from flibuste.kernel.content import content_hash
from flibuste.kernel.game import Game, Measured, Setup, register
from flibuste.kernel.state import State

BOUND: Final = 2000


def new_game(setup: Setup, chance: Chance, content: Content) -> Hunt:
    """Set a game up and deal the first round."""
    s = empty(setup.seats, content)
    s.all_tied_split = setup.settings["all_tied_split"] is True
    s.public_money = setup.settings["public_money"] is True
    s.open_books(CARDS, setup.tracked, setup.log)
    set_up(s, chance)
    s.advance(chance)
    return s


class Box:
    """One set of cards and tiles, and the game that is played with it."""

    def __init__(self, content: Content, fingerprint: str) -> None:
        self.content = content
        self.fingerprint = fingerprint

    def new(self, setup: Setup, chance: Chance) -> State:
        """Set a game up."""
        return new_game(setup, chance, self.content)

    def empty(self, seats: int) -> State:
        """Make a table without a game."""
        return empty(seats, self.content)

    def position(self, described: Mapping[str, object]) -> State:
        """Set a position up."""
        return read_position(described, self.content)

    def game(self) -> Game:
        """Declare the game.

        Rule: TH-COMP-01.
        """
        return Game(
            name="treasure_hunter",
            prefix="th",
            seats=range(2, 7),
            nouns=nouns(self.content),
            verbs=verbs(),
            bound=BOUND,
            empty=self.empty,
            new=self.new,
            viewing=view_of,
            decisions=DECISIONS,
            events=EVENTS,
            settings=SETTINGS,
            content=self.fingerprint,
            position=self.position,
            with_content=with_content,
            minutes=30,
            measured=(Measured(4, native=3.5),),
            finished=True,
            holds={"goblins": "goblin"},
        )


def with_content(replaced: Mapping[str, str]) -> Game:
    """Make the game with some data files replaced by one's own."""
    texts = texts_of(replaced)
    return Box(read_content(texts), content_hash(texts)).game()


GAME: Final = register(Box(BOOK, BOOK_HASH).game())
