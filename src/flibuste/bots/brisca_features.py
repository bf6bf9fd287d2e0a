"""Brisca, what is looked at in a card: by itself, in its trick, in its hand, and beside what has not been seen yet."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.learned.features import Features
from flibuste.games.brisca.cards import CARDS, HAND, POINTS, RANKS, SUIT, beats
from flibuste.games.brisca.exchange import SWAP_SEVEN
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.bits import bit, size
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

WAYS: Final = ["two", "three", "four", "teams"]
LEAD: Final[i64] = 0
LOSING: Final[i64] = 1
WINNING: Final[i64] = 2
PARTNER: Final[i64] = 3
"""What a card does in its trick: opens it, is thrown away, takes the lead, or is added to the partner's."""
ROLES: Final = 4
LEFT: Final = 4
CLASSES: Final = 20
"""Ten ranks, plain or trump."""
KINDS: Final = 6
"""Blank, picture or brisca, plain or trump."""
PHASES: Final = 5
POTS: Final = 6

TABLES: Final = {
    "card": ROLES * LEFT * CLASSES * PHASES,
    "pot": ROLES * LEFT * KINDS * POTS,
    "trumps": ROLES * CLASSES * 3 * PHASES,
    "stronger": ROLES * KINDS * 10 * 5,
    "rest": ROLES * KINDS * 9 * PHASES,
    "answer": CLASSES * CLASSES * 2 * 2,
    "turned": ROLES * KINDS * 10,
    "suit": ROLES * CLASSES * 9,
    "shared": ROLES * LEFT * KINDS * 10,
    "exchange": 3 * 10,
}
"""The tables by name: how many rows each has."""
CARD: Final[i64] = 0
POT: Final[i64] = 1
TRUMPS: Final[i64] = 2
STRONGER: Final[i64] = 3
REST: Final[i64] = 4
ANSWER: Final[i64] = 5
TURNED: Final[i64] = 6
IN_SUIT: Final[i64] = 7
SHARED: Final[i64] = 8
EXCHANGE: Final[i64] = 9

KIND: Final[vec[i64]] = vec[i64]([(POINTS[card] > 0) + (POINTS[card] >= 10) for card in range(40)])
"""Blank, picture or brisca."""
SIZE: Final[vec[i64]] = vec[i64]([size(cards) for cards in range(1024)])
"""How many cards a set of one suit's ranks has."""


def phase_of(draws: i64) -> i64:
    """Return how far a game has come, by the draws that are left."""
    if draws < 2:
        return draws
    if draws < 4:
        return 2
    if draws < 9:
        return 3
    return 4


def pot_size(points: i64) -> i64:
    """Return the size of what lies in the trick."""
    if points < 5:
        return (points + 2) // 3
    if points < 10:
        return 3
    if points < 15:
        return 4
    return 5


@final
class BriscaFeatures(Features):
    """Looks at a hand once, then at each of its cards."""

    def __init__(self) -> None:
        super().__init__(list(TABLES), list(TABLES.values()), WAYS)
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.trumps: i64 = 0
        self.briscas: i64 = 0
        self.hidden_trumps: i64 = 0
        self.phase: i64 = 0

    def way(self, s: State) -> i64:
        """Tell two, three, four and two pairs apart."""
        assert isinstance(s, Brisca)
        if s.teams:
            return 3
        return s.seats - 2

    def look(self, s: State, seat: i64) -> None:
        """Take in the hand of a seat."""
        assert isinstance(s, Brisca)
        hand: i64 = 0
        for k in range(seat * HAND, seat * HAND + s.sizes[seat]):
            hand |= bit(s.hands[k])
        self.look_from(s, hand)

    def look_from(self, s: Brisca, hand: i64) -> None:
        """Take in a hand: what it holds, and what is neither in it nor has been seen."""
        self.hand = hand
        known = hand | s.gone
        if s.stock > 0:
            known |= bit(s.turned)
        self.unseen = ~known
        self.hidden_trumps = SIZE[(self.unseen >> (s.trump * RANKS)) & 1023]
        self.trumps = SIZE[(hand >> (s.trump * RANKS)) & 1023]
        self.briscas = 0
        for suit in range(4):
            if suit != s.trump:
                self.briscas += SIZE[(hand >> (suit * RANKS)) & 3]
        self.phase = phase_of(s.stock // s.seats)

    def rows(self, s: State, seat: i64, action: i64) -> i64:
        """Find the rows of a card, or of an answer about the exchange."""
        assert isinstance(s, Brisca)
        if action >= CARDS:
            self.found[0] = self.starts[EXCHANGE] + (action - SWAP_SEVEN) * 10 + s.turned % RANKS
            return 1
        return self.rows_of_card(s, action, role_of(s, Seat(seat), action))

    def rows_of_card(self, s: Brisca, card: i64, role: i64) -> i64:
        """Find the rows of a card that plays a role in its trick."""
        found = self.found
        starts = self.starts
        suit = SUIT[card]
        rank = card % RANKS
        trump: i64 = 0
        if suit == s.trump:
            trump = 1
        klass = trump * 10 + rank
        kind = KIND[card] * 2 + trump
        left = s.seats - s.in_trick - 1
        place = role * LEFT + left
        hidden = (self.unseen >> (suit * RANKS)) & 1023
        found[0] = starts[CARD] + (place * CLASSES + klass) * PHASES + self.phase
        found[1] = starts[POT] + (place * KINDS + kind) * POTS + pot_size(s.pot)
        other_trumps = self.trumps - trump
        found[2] = starts[TRUMPS] + ((role * CLASSES + klass) * 3 + other_trumps) * PHASES + self.phase
        found[3] = starts[STRONGER] + ((role * KINDS + kind) * 10 + SIZE[hidden & (bit(rank) - 1)]) * 5
        found[3] += min(self.hidden_trumps, 8) // 2
        other_briscas = self.briscas
        if trump == 0 and rank < 2:
            other_briscas -= 1
        rest = other_trumps * 3 + other_briscas
        found[4] = starts[REST] + ((role * KINDS + kind) * 9 + rest) * PHASES + self.phase
        same = (self.hand >> (suit * RANKS)) & 1023
        better = SIZE[same & (bit(rank) - 1)]
        found[5] = starts[IN_SUIT] + (role * CLASSES + klass) * 9 + better * 3 + SIZE[same] - better - 1
        found[6] = starts[SHARED] + (place * KINDS + kind) * 10 + min(SIZE[hidden], 9)
        count: i64 = 7
        if s.in_trick > 0:
            found[count] = starts[ANSWER] + answer_row(klass, suit, s.best, s.trump, left)
            count += 1
        if self.phase == 1:
            found[count] = starts[TURNED] + (role * KINDS + kind) * 10 + s.turned % RANKS
            count += 1
        return count


def role_of(s: Brisca, seat: Seat, card: i64) -> i64:
    """Return what a card does in its trick."""
    if s.in_trick == 0:
        return LEAD
    if beats(card, s.best, s.trump):
        return WINNING
    if s.teams and s.side(s.winner) == s.side(seat):
        return PARTNER
    return LOSING


def answer_row(klass: i64, suit: i64, best: i64, trump: i64, left: i64) -> i64:
    """Return the row of a card beside the best one of the trick."""
    other = best % RANKS
    if SUIT[best] == trump:
        other += 10
    row = (klass * CLASSES + other) * 4
    if suit == SUIT[best]:
        row += 2
    if left > 0:
        row += 1
    return row
