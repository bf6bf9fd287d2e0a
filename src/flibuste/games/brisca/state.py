"""Brisca, the table: one field per thing that lies on it, and which chapter goes on after an answer.

Rules live in the chapters: dealing, trick, exchange, drawing, scoring, match.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.brisca import dealing, exchange, scoring, trick, view
from flibuste.games.brisca.cards import CARDS, HAND
from flibuste.kernel.bits import bit, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.places import Places
from flibuste.kernel.state import State

NO_CARDS: Final[vec[i64]] = vec[i64]()

PLAY: Final = "play"
EXCHANGE: Final = "exchange"


@final
class Brisca(State):
    """A game of Brisca, alone or inside a match.

    Arrays that change in play (``hands``, ``sizes``, ``points``, ``played``) are copied by ``clone``; the others
    (``deck``, ``wins``, ``totals``, ``last_points``) are replaced when they change, never written into, and shared.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        # settings
        self.teams: bool = False
        self.exchange: bool = True
        self.partner_exchange: bool = False
        self.follow: bool = False
        self.show_points: bool = False
        self.tie_rule: i64 = 0
        self.match_mode: i64 = 0
        self.match_n: i64 = 0
        # the match
        self.dealer: i64 = 0
        self.games: i64 = 0
        self.replays: i64 = 0
        self.wins: vec[i64] = NO_CARDS
        self.totals: vec[i64] = NO_CARDS
        self.last_winners: i64 = 0
        self.last_points: vec[i64] = NO_CARDS
        self.this_game_only: bool = False
        # the cards
        self.removed: i64 = -1
        self.trump: i64 = 0
        self.turned: i64 = 0
        self.stock: i64 = 0
        self.drawn: i64 = 0
        self.gone: i64 = 0
        self.deck: vec[i64] = NO_CARDS
        self.hands: vec[i64] = NO_CARDS
        self.sizes: vec[i64] = NO_CARDS
        # the trick
        self.exchanging: bool = False
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.count: i64 = 0
        self.in_trick: i64 = 0
        self.best: i64 = 0
        self.winner: i64 = 0
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

    def holds(self, seat: i64, card: i64) -> bool:
        """Say whether a card is in a hand."""
        first = seat * HAND
        return any(self.hands[k] == card for k in range(first, first + self.sizes[seat]))

    def add(self, seat: i64, card: i64) -> None:
        """Put a card into a hand."""
        held = self.sizes[seat]
        self.hands[seat * HAND + held] = card
        self.sizes[seat] = held + 1

    def remove(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand; the last one fills its place."""
        hands = self.hands
        k = seat * HAND
        last = k + self.sizes[seat] - 1
        while hands[k] != card:
            k += 1
        hands[k] = hands[last]
        self.sizes[seat] = last - seat * HAND

    def next_seat(self, seat: i64) -> i64:
        """Return the neighbour clockwise; dealing, playing, drawing and the deal itself all go that way.

        Rule: BR-SEAT-01.
        """
        following = seat + 1
        if following == self.seats:
            return 0
        return following

    def partner(self, seat: i64) -> i64:
        """Return the seat opposite.

        Rule: BR-SEAT-05.
        """
        return (seat + 2) % 4

    def side(self, seat: i64) -> i64:
        """Return the side of a seat: its team (seats 0 and 2 against 1 and 3), or itself.

        Rule: BR-SEAT-04 to BR-SEAT-06.
        """
        if self.teams:
            return seat % 2
        return seat

    # the decision

    def kind(self) -> str:
        """Name the open decision."""
        return EXCHANGE if self.exchanging else PLAY

    def candidates(self, seat: i64) -> vec[i64]:
        """Return the cards of the hand, or the answers to the question about the exchange."""
        if self.exchanging:
            return exchange.ANSWERS
        return trick.sorted_hand(self, seat)

    def options(self, seat: i64) -> vec[i64]:
        """Skip the filter where the whole hand may be played (a law compares with the check)."""
        if self.exchanging:
            return exchange.options(self, seat)
        if trick.must_follow(self):
            return super().options(seat)
        return trick.sorted_hand(self, seat)

    def random_option(self, seat: i64, rng: Chance) -> i64:
        """Pick without an array where any card may be played."""
        if self.exchanging:
            return exchange.random_option(self, seat, rng)
        if trick.must_follow(self):
            return super().random_option(seat, rng)
        return self.hands[seat * HAND + rng.draw(self.sizes[seat])]

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Let the chapter that asks say."""
        if self.exchanging:
            return exchange.why_not(self, seat, action)
        return trick.why_not(self, seat, action)

    def advance(self, chance: Chance) -> None:
        """Name the chapter that goes on.

        Rule: BR-TRICK-11.
        """
        seat = self.turn
        if self.exchanging:
            exchange.answered(self, seat, self.answers[seat], chance)
        else:
            trick.play_card(self, seat, self.answers[seat], chance)

    def turn_to(self, seat: i64) -> None:
        """Ask one seat."""
        self.turn = seat
        self.ask_one(seat)

    # what others read

    def standing(self, seat: i64) -> i64:
        """Return how well the side of a seat has done."""
        return scoring.standing(self, seat)

    def tally(self, seat: i64) -> i64:
        """Return the card points of a side: of the match, in a world of this game."""
        if self.this_game_only:
            return scoring.side_sum(self, self.points, seat)
        return scoring.side_sum(self, self.totals, seat)

    def view(self, seat: i64) -> view.View:
        """Build up what a seat may know."""
        return view.build(self, seat)

    def balance(self) -> bool:
        """Say whether every card is in one place and the points taken are those of the cards."""
        seen = bit(CARDS) - 1
        for card in self.cards_in_game():
            if card < 0 or card >= CARDS or (seen >> card) & 1 == 0:
                return False
            seen ^= bit(card)
        if self.removed >= 0:
            seen ^= bit(self.removed)
        return seen == 0 and scoring.points_agree(self)

    def cards_in_game(self) -> vec[i64]:
        """List every card where it lies: played, in hands, in the stock, turned up."""
        found = self.played[: self.count]
        for seat in range(self.seats):
            for k in range(seat * HAND, seat * HAND + self.sizes[seat]):
                found = append(found, self.hands[k])
        for k in range(self.drawn, self.drawn + self.stock - 1):
            found = append(found, self.deck[k])
        if self.stock > 0:
            found = append(found, self.turned)
        return found

    def clone(self) -> Brisca:
        """Copy everything that changes in play; what is only ever replaced is shared."""
        other = Brisca(self.seats)
        self.copy_to(other)
        self.copy_settings(other)
        self.copy_match(other)
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
        other.leader = self.leader
        other.turn = self.turn
        other.count = self.count
        other.in_trick = self.in_trick
        other.best = self.best
        other.winner = self.winner
        other.pot = self.pot
        other.played = self.played[:]
        other.points = self.points[:]
        return other

    def copy_settings(self, other: Brisca) -> None:
        """Copy what was chosen before the match."""
        other.teams = self.teams
        other.exchange = self.exchange
        other.partner_exchange = self.partner_exchange
        other.follow = self.follow
        other.show_points = self.show_points
        other.tie_rule = self.tie_rule
        other.match_mode = self.match_mode
        other.match_n = self.match_n

    def copy_match(self, other: Brisca) -> None:
        """Copy what carries over from game to game."""
        other.dealer = self.dealer
        other.games = self.games
        other.replays = self.replays
        other.wins = self.wins
        other.totals = self.totals
        other.last_winners = self.last_winners
        other.last_points = self.last_points
        other.this_game_only = self.this_game_only

    def where(self) -> vec[i64]:
        """Say where each card truly lies."""
        return dealing.where(self)

    def redeal(self, seat: i64, memory: Places, rng: Chance) -> None:
        """Deal the other hands and the stock anew; a world looks to the end of this game, not of the match."""
        self.this_game_only = True
        dealing.redeal(self, seat, memory, rng)
