"""Brisca, for the search: sensible playouts, what a game is worth, and the end counted out when all cards are known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.brisca import GreedyBrisca, heaviest
from flibuste.bots.brisca_beliefs import is_plausible
from flibuste.bots.guide import Guide
from flibuste.bots.levels import LONGEST, Absent
from flibuste.bots.trials import TrialBot
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.chance import Chance, Scripted
from flibuste.kernel.state import State

NO_CHANCE: Final = Scripted([])
WIN: Final[i64] = 1000


@final
class BriscaGuide(Guide):
    """Plays on by weighing cards, now and then at random; a win counts most, points decide between equal wins."""

    def __init__(self, at_random: i64 = 30, margin: float = 0.3, doubt: float = 1.0) -> None:
        super().__init__(0)
        self.doubt: float = doubt
        self.at_random: i64 = at_random
        self.margin: float = margin

    def sensible(self, s: State, seat: i64) -> vec[i64]:
        """Return all options."""
        return s.options(seat)

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Weigh the cards of the hand, or pick one at random."""
        assert isinstance(s, Brisca)
        if s.exchanging or rng.draw(100) < self.at_random:
            return s.random_option(seat, rng)
        return heaviest(s, seat)

    def value(self, s: State, seat: i64) -> float:
        """Blend the win with the share of the points."""
        assert isinstance(s, Brisca)
        points: i64 = 0
        mine = s.side(seat)
        for other in range(s.seats):
            if s.side(other) == mine:
                points += s.points[other]
        return (1.0 - self.margin) * s.score(seat) + self.margin * float(points) / 120.0

    def believes(self, world: State, seat: i64, rng: Chance) -> bool:
        """Draw worlds less often in which the opponent's last card would be odd."""
        assert isinstance(world, Brisca)
        return self.doubt >= 1.0 or is_plausible(world, seat, self.doubt, rng)

    def solved(self, s: State, seat: i64) -> i64:
        """Count the end out: with two players and no stock every card is known."""
        assert isinstance(s, Brisca)
        if s.seats != 2 or s.stock > 0:
            return -1
        return best_ending(s, seat)


def best_ending(s: Brisca, seat: i64) -> i64:
    """Return the card that wins the most: first the game, then points."""
    best: i64 = -1
    top: i64 = -WIN * 10
    for card in s.options(seat):
        value = after(s, seat, card, seat, top)
        if value > top:
            top = value
            best = card
    return best


def after(s: Brisca, mover: i64, card: i64, seat: i64, floor: i64) -> i64:
    """Return what an ending is worth to a seat after a card; both play their best."""
    other = s.clone()
    other.answer(mover, card, NO_CHANCE)
    if other.over:
        return worth(other, seat)
    turn = other.turn
    best: i64 = 0
    first = True
    for reply in other.options(turn):
        value = after(other, turn, reply, seat, floor)
        if first or (value > best) == (turn == seat):
            best = value
        first = False
    return best


def worth(s: Brisca, seat: i64) -> i64:
    """Return the worth of a finished game: the win, then the points ahead."""
    ahead = s.points[seat] - s.points[1 - seat]
    if ahead > 0:
        return WIN + ahead
    if ahead < 0:
        return ahead - WIN
    return 0


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: Absent(GreedyBrisca(), 90),
    "sailor": lambda: Absent(GreedyBrisca(), 45),
    "quartermaster": lambda: Absent(GreedyBrisca(), 12),
    "captain": lambda: TrialBot(BriscaGuide(0, 0.7), 5000, LONGEST),
}
