"""Treasure Hunter, a draft played on by the tables in bare numbers: that of the rules, many times faster than by them.

Nobody is asked and no answer is checked: hands are rows of numbers, desks are those of the features. Where the draft
ends, the table of the rules goes on. A test compares with the rules, card by card.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.learned.tables import Tables
from flibuste.bots.treasure_hunter_features import AWAY, TO_SELF, HunterFeatures
from flibuste.games.treasure_hunter.cards import CARDS
from flibuste.games.treasure_hunter.draft import receiver, take_up
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.state import ASIDE, HAND_SIZE, KEEP, KEPT, MOST_SEATS
from flibuste.kernel.bits import EVERYONE, bit, has, zeros
from flibuste.kernel.ids import Seat

WIDTH: Final[i64] = HAND_SIZE + 1
"""So many cards a hand holds at most: two players draw one more."""


@final
class Draft:
    """Plays drafts on; it keeps the hands of the one under way."""

    def __init__(self, tables: Tables) -> None:
        features = tables.features
        assert isinstance(features, HunterFeatures)
        self.tables = tables
        self.features = features
        self.hands: vec[i64] = zeros(MOST_SEATS * WIDTH)
        self.sizes: vec[i64] = zeros(MOST_SEATS)
        self.first: vec[i64] = zeros(MOST_SEATS)
        """Where the hand of each seat begins: hands are passed on by passing this on."""

    def play(self, s: Hunt, seat: i64, action: i64) -> None:
        """Let a seat answer and everybody go on to the end of the draft; who has answered already keeps to it."""
        self.take_in(s)
        s.answers[seat] = action
        left = s.waiting & ~bit(seat)
        keeps = s.phase == KEEP
        while True:
            if keeps:
                self.all_answer(s, left, TO_SELF)
                left = EVERYONE
            if s.seats == 2:
                self.all_answer(s, left, AWAY)
                left = EVERYONE
            keeps = True
            s.choice += 1
            if self.sizes[0] == 0:
                break
            self.pass_on(s)
            if s.seats == 2:
                self.draw_one_each(s)
            elif self.sizes[0] == 1:
                for other in range(s.seats):
                    s.place[self.hands[self.first[other]]] = KEPT + other
                break
        take_up(s)
        s.known = None
        s.asked = 0
        s.waiting = 0

    def take_in(self, s: Hunt) -> None:
        """Take in the board, all desks and all hands."""
        self.features.look_at_board(s)
        for seat in range(s.seats):
            self.features.look_at_desk(s, seat)
            self.first[seat] = seat * WIDTH
            self.sizes[seat] = 0
        for card in range(CARDS):
            holder = s.place[card]
            if holder < KEPT:
                self.add(holder, card)

    def add(self, seat: i64, card: i64) -> None:
        """Add a card to a hand."""
        self.hands[self.first[seat] + self.sizes[seat]] = card
        self.sizes[seat] += 1

    def all_answer(self, s: Hunt, left: i64, verb: i64) -> None:
        """Let every seat keep a card, or lay one aside: what it has answered, or what the tables like."""
        zone = ASIDE if verb == AWAY else KEPT
        for seat in range(s.seats):
            place = self.liked(s, seat, verb) if has(left, seat) else self.place_of(seat, s.answers[seat] % CARDS)
            card = self.hands[place]
            s.place[card] = zone + seat
            if verb == TO_SELF:
                self.features.keep(s.content, seat, card)
            self.sizes[seat] -= 1
            self.hands[place] = self.hands[self.first[seat] + self.sizes[seat]]

    def liked(self, s: Hunt, seat: i64, verb: i64) -> i64:
        """Return the place of the card that the tables like best, the lowest card of equals."""
        hands = self.hands
        features = self.features
        weights = self.tables.weights
        found = features.found
        base = features.way(s) * features.size
        first = self.first[seat]
        best = first
        top: i64 = 0
        for k in range(first, first + self.sizes[seat]):
            worth: i64 = 0
            for row in range(features.rows_of_card(s, seat, hands[k], verb, s.choice)):
                worth += weights[base + found[row]]
            if k == first or worth > top or (worth == top and hands[k] < hands[best]):
                top = worth
                best = k
        return best

    def place_of(self, seat: i64, card: i64) -> i64:
        """Return the place of a card in a hand."""
        place = self.first[seat]
        while self.hands[place] != card:
            place += 1
        return place

    def pass_on(self, s: Hunt) -> None:
        """Let every hand go to the neighbour; all are of one size."""
        step = receiver(s, Seat(0))
        former = self.first[:]
        for seat in range(s.seats):
            self.first[(seat + step) % s.seats] = former[seat]

    def draw_one_each(self, s: Hunt) -> None:
        """Let both of two draw from their personal piles."""
        for seat in range(s.seats):
            self.add(seat, s.personal[seat * HAND_SIZE + s.choice])
