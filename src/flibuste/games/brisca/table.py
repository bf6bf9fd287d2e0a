"""Brisca, the table: one field per thing that lies on it. Rules live in the chapters: dealing, trick, exchange ..."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.brisca.cards import CARDS, HAND
from flibuste.kernel.bits import Fixed, zeros
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

NO_CARDS: Final[vec[i64]] = vec[i64]()


class Table(State):
    """What lies on the table in a game of Brisca, alone or inside a match.

    Arrays that change in play (``hands``, ``sizes``, ``points``, ``played``) are copied into a clone; the others
    (``deck``, ``wins``, ``totals``, ``last_points``) are replaced when they change, never written into, and shared.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        # settings
        self.teams: bool = False
        self.exchange: bool = True
        self.partner_exchange: bool = False
        self.seven_for_lower: bool = False
        self.exchange_last_draw: bool = False
        self.follow: bool = False
        self.show_points: bool = False
        self.tie_rule: i64 = 0
        self.match_mode: i64 = 0
        self.match_n: i64 = 0
        # the match
        self.dealer: Seat = Seat(0)
        self.games: i64 = 0
        self.replays: i64 = 0
        self.wins: Fixed = NO_CARDS
        self.totals: Fixed = NO_CARDS
        self.last_winners: i64 = 0
        self.last_points: Fixed = NO_CARDS
        self.this_game_only: bool = False
        # the cards
        self.removed: i64 = -1
        self.trump: i64 = 0
        self.turned: i64 = 0
        self.stock: i64 = 0
        self.drawn: i64 = 0
        self.gone: i64 = 0
        self.deck: Fixed = NO_CARDS
        self.hands: vec[i64] = NO_CARDS
        self.sizes: vec[i64] = NO_CARDS
        # the trick
        self.exchanging: bool = False
        self.laid_down: i64 = 0
        self.leader: Seat = Seat(0)
        self.turn: Seat = Seat(0)
        self.count: i64 = 0
        self.in_trick: i64 = 0
        self.best: i64 = 0
        self.winner: Seat = Seat(0)
        self.pot: i64 = 0
        self.played: vec[i64] = NO_CARDS
        self.points: vec[i64] = NO_CARDS

    def clear_table(self) -> None:
        """Take all cards off the table before a deal."""
        self.exchanging = False
        self.count = 0
        self.in_trick = 0
        self.pot = 0
        self.gone = 0
        self.played = zeros(CARDS)
        self.hands = zeros(self.seats * HAND)
        self.sizes = zeros(self.seats)
        self.points = zeros(self.seats)

    # hands: three places per seat, in no order

    def holds(self, seat: Seat, card: i64) -> bool:
        """Say whether a card is in a hand."""
        first = seat * HAND
        return any(self.hands[k] == card for k in range(first, first + self.sizes[seat]))

    def add(self, seat: Seat, card: i64) -> None:
        """Put a card into a hand."""
        held = self.sizes[seat]
        self.hands[seat * HAND + held] = card
        self.sizes[seat] = held + 1

    def remove(self, seat: Seat, card: i64) -> None:
        """Take a card out of a hand; the last one fills its place."""
        hands = self.hands
        k = seat * HAND
        last = k + self.sizes[seat] - 1
        while hands[k] != card:
            k += 1
        hands[k] = hands[last]
        self.sizes[seat] = last - seat * HAND

    def next_seat(self, seat: Seat) -> Seat:
        """Return the neighbour clockwise; dealing, playing, drawing and the deal itself all go that way.

        Rule: BR-SEAT-01.
        """
        following = Seat(seat + 1)
        if following == self.seats:
            return Seat(0)
        return following

    def partner(self, seat: Seat) -> Seat:
        """Return the seat opposite.

        Rule: BR-SEAT-05.
        """
        return Seat((seat + 2) % 4)

    def side(self, seat: i64) -> i64:
        """Return the side of a seat: its team (seats 0 and 2 against 1 and 3), or itself.

        Rule: BR-SEAT-04 to BR-SEAT-06.
        """
        if self.teams:
            return seat % 2
        return seat

    def turn_to(self, seat: Seat) -> None:
        """Ask one seat."""
        self.turn = seat
        self.ask_one(seat)

    def cards_in_game(self) -> vec[i64]:
        """List every card where it lies: played, in hands, in the stock, turned up."""
        found = self.played[: self.count]
        for seat in self.every_seat():
            for k in range(seat * HAND, seat * HAND + self.sizes[seat]):
                found = append(found, self.hands[k])
        for k in range(self.drawn, self.drawn + self.stock - 1):
            found = append(found, self.deck[k])
        if self.stock > 0:
            found = append(found, self.turned)
        return found

    def copy_table_to(self, other: Table) -> None:
        """Copy what the constructor sets into a clone (``flibuste.lab.fields`` writes this)."""
        other.teams = self.teams
        other.exchange = self.exchange
        other.partner_exchange = self.partner_exchange
        other.seven_for_lower = self.seven_for_lower
        other.exchange_last_draw = self.exchange_last_draw
        other.follow = self.follow
        other.show_points = self.show_points
        other.tie_rule = self.tie_rule
        other.match_mode = self.match_mode
        other.match_n = self.match_n
        other.dealer = self.dealer
        other.games = self.games
        other.replays = self.replays
        other.wins = self.wins
        other.totals = self.totals
        other.last_winners = self.last_winners
        other.last_points = self.last_points
        other.this_game_only = self.this_game_only
        other.removed = self.removed
        other.trump = self.trump
        other.turned = self.turned
        other.stock = self.stock
        other.drawn = self.drawn
        other.gone = self.gone
        other.deck = self.deck
        other.hands = self.hands[:]
        other.sizes = self.sizes[:]
        other.exchanging = self.exchanging
        other.laid_down = self.laid_down
        other.leader = self.leader
        other.turn = self.turn
        other.count = self.count
        other.in_trick = self.in_trick
        other.best = self.best
        other.winner = self.winner
        other.pot = self.pot
        other.played = self.played[:]
        other.points = self.points[:]
