"""Brisca: a bot that takes points where they are cheap and keeps its trumps and briscas for better days.

Everything is weighed in tenths of a card point, from the hand, the trick and what has been played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from flibuste.bots.base import Bot, Reason
from flibuste.games.brisca.cards import POINTS, RANKS, SUIT, beats
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

TENTHS: Final[i64] = 10
SURE: Final[i64] = 100
TRUMP_KEPT: Final[i64] = 60
TRUMP_SAVED: Final[i64] = 90
PLAIN_SAVED: Final[i64] = 80
LATE: Final[i64] = 70
"""Percent: how much of a card's points we still expect when we keep it (in a plain suit shared by all seats), and what
waiting is worth at the end. Found by play against variants, every deal with the seats swapped."""


@final
class GreedyBrisca(Bot):
    """Weighs each card by itself: what it wins or loses now, and what it would be worth later."""

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose the best card, or exchange whenever possible."""
        assert isinstance(seen, Brisca)
        if seen.exchanging:
            return seen.options(seat)[0]
        return heaviest(seen, Seat(seat))

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say what lies in the trick, how likely it is ours, and what the card is worth kept, in points."""
        assert isinstance(seen, Brisca)
        if seen.exchanging:
            return []
        stake = float(seen.pot + POINTS[action])
        chance = float(chance_of_trick(seen, Seat(seat), action)) / float(SURE)
        return [("stake", stake), ("trick", chance), ("kept", float(kept(seen, action)) / float(TENTHS))]


def heaviest(s: Brisca, seat: Seat) -> i64:
    """Return the card of a hand that weighs most."""
    options = s.options(seat)
    best = options[0]
    top = weigh(s, seat, best)
    for card in options:
        value = weigh(s, seat, card)
        if value > top:
            top = value
            best = card
    return best


def weigh(s: Brisca, seat: Seat, card: i64) -> i64:
    """Return what playing a card is worth: the trick, as likely as it is ours, less what the card is worth kept."""
    stake = (s.pot + POINTS[card]) * TENTHS
    ours = chance_of_trick(s, Seat(seat), card)
    return stake * (2 * ours - SURE) // SURE - kept(s, card)


def kept(s: Brisca, card: i64) -> i64:
    """Return what a card is worth in the hand: its points may be won later, and trumps win others besides.

    When no card is drawn any more, waiting is worth less.
    """
    rank = card % RANKS
    value = RANKS - rank
    if SUIT[card] == s.trump:
        value += TRUMP_KEPT + POINTS[card] * TENTHS * TRUMP_SAVED // SURE
    else:
        value += POINTS[card] * TENTHS * PLAIN_SAVED // (SURE * s.seats)
    if s.stock == 0:
        return value * LATE // SURE
    return value


def chance_of_trick(s: Brisca, seat: Seat, card: i64) -> i64:
    """Return in percent how likely our side takes the trick if this card is played."""
    left = s.seats - s.in_trick - 1
    if s.in_trick == 0 or beats(card, s.best, s.trump):
        return hold(s, card, left)
    if s.side(s.winner) == s.side(seat):
        return hold(s, s.best, left)
    return 0


def hold(s: Brisca, card: i64, left: i64) -> i64:
    """Return in percent how likely a card is still the best after so many more cards."""
    if left == 0:
        return SURE
    rank = card % RANKS
    if SUIT[card] == s.trump:
        alone = SURE - 4 * rank
    else:
        alone = 62 - 4 * rank
    if s.teams:
        left = (left + 1) // 2
    held = SURE
    for other in range(left):
        held = held * alone // SURE
    return held


BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": GreedyBrisca}
