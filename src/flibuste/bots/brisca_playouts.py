"""Brisca for two, played on by the tables in bare numbers: the game of the rules, many times faster than by them.

For one decision thousands of games are played on, so no table is set up here, nobody is asked, and each hand is three
places in a row. A test compares with the rules, card by card.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.brisca_endings import ONE, LastThree, best_lead
from flibuste.bots.brisca_features import (
    ANSWER,
    CARD,
    CLASSES,
    EXCHANGE,
    IN_SUIT,
    KIND,
    KINDS,
    LEAD,
    LEFT,
    LOSING,
    PHASES,
    POT,
    POTS,
    REST,
    SHARED,
    SIZE,
    STRONGER,
    TRUMPS,
    TURNED,
    WINNING,
    answer_row,
    phase_of,
    pot_size,
)
from flibuste.bots.learned.tables import Tables
from flibuste.games.brisca.cards import HAND, POINTS, RANKS, SEVEN, SUIT, TWO, beats
from flibuste.games.brisca.exchange import DONE, SWAP_SEVEN, SWAP_TWO
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.bits import bit, has, zeros

NOTHING: Final[i64] = -1
"""No card lies in the trick yet."""
LITTLE: Final[i64] = -1_000_000_000_000


@final
class Playout:
    """Plays games of two on by tables; it keeps the two hands of the game under way."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.hands: vec[i64] = zeros(2 * HAND)
        self.last = LastThree()

    def lead(self, s: Brisca, seat: i64, card: i64) -> i64:
        """Return by how many points a seat will be ahead in the end when it plays a card now.

        Both follow the tables and play the end as well as can be. Everybody holds three cards until the stock is empty,
        so whatever is drawn goes where the last card came from.
        """
        hands = self.hands
        for k in range(2 * HAND):
            hands[k] = s.hands[k]
        leader: i64 = s.leader
        ahead = s.points[seat] - s.points[1 - seat]
        gone = s.gone
        stock = s.stock
        turned = s.turned
        drawn = s.drawn
        hole = self.place_of(seat * HAND, card)
        reply: i64 = NOTHING
        led = card
        if s.in_trick > 0:
            reply = hole
            hole = leader * HAND + HAND - 1
            led = s.best
        while stock > 0:
            if led == NOTHING:
                hole = self.liked(leader * HAND, gone, s.trump, turned, stock, NOTHING)
                led = hands[hole]
            gone |= bit(led)
            if reply == NOTHING:
                reply = self.liked((1 - leader) * HAND, gone, s.trump, turned, stock, led)
            answer = hands[reply]
            gone |= bit(answer)
            stake = POINTS[led] + POINTS[answer]
            if beats(answer, led, s.trump):
                leader = 1 - leader
                other = hole
                hole = reply
                reply = other
            if leader == seat:
                ahead += stake
            else:
                ahead -= stake
            if s.exchange and (stock > 2 or s.exchange_last_draw):
                hands[hole] = NOTHING
                turned = self.exchanged(s, leader * HAND, gone, turned)
            hands[hole] = s.deck[drawn]
            hands[reply] = turned if stock == 2 else s.deck[drawn + 1]
            drawn += 2
            stock -= 2
            led = NOTHING
            reply = NOTHING
        return ahead + self.rest(leader, seat, s.trump, s.follow)

    def rest(self, leader: i64, seat: i64, trump: i64, follow: bool) -> i64:
        """Return how many points more a seat takes with the last three cards."""
        first = leader * HAND
        second = HAND - first
        if follow:
            lead = best_lead(self.packed(first), self.packed(second), trump, True)
        else:
            lead = self.last.lead(self.hands, first, second, trump)
        return lead if leader == seat else -lead

    def packed(self, first: i64) -> i64:
        """Pack a hand of three as endings with a duty to follow want it."""
        hands = self.hands
        return ((hands[first] + 1) * (ONE + 1) + hands[first + 1] + 1) * (ONE + 1) + hands[first + 2] + 1

    def liked(self, first: i64, gone: i64, trump: i64, turned: i64, stock: i64, led: i64) -> i64:
        """Return the place of the card that the tables like best, the lowest card of equals."""
        hands = self.hands
        hand = bit(hands[first]) | bit(hands[first + 1]) | bit(hands[first + 2])
        unseen = ~(hand | gone | bit(turned))
        phase = phase_of(stock // 2)
        hidden_trumps = min(SIZE[(unseen >> (trump * RANKS)) & 1023], 8) // 2
        trumps = SIZE[(hand >> (trump * RANKS)) & 1023]
        briscas: i64 = 0
        for k in range(first, first + HAND):
            if KIND[hands[k]] == 2 and SUIT[hands[k]] != trump:
                briscas += 1
        weights = self.tables.weights
        starts = self.tables.features.starts
        best = first
        top = LITTLE
        for k in range(first, first + HAND):
            card = hands[k]
            suit = SUIT[card]
            rank = card - suit * RANKS
            is_trump: i64 = 0
            if suit == trump:
                is_trump = 1
            klass = is_trump * RANKS + rank
            kind = KIND[card] * 2 + is_trump
            other_trumps = trumps - is_trump
            other_briscas = briscas
            if is_trump == 0 and rank < 2:
                other_briscas -= 1
            hidden = (unseen >> (suit * RANKS)) & 1023
            stronger = bit(rank) - 1
            same = (hand >> (suit * RANKS)) & 1023
            better = SIZE[same & stronger]
            role: i64 = LEAD
            place: i64 = LEAD * LEFT + 1
            pot: i64 = 0
            worth: i64 = 0
            if led != NOTHING:
                role = WINNING if beats(card, led, trump) else LOSING
                place = role * LEFT
                pot = pot_size(POINTS[led])
                worth = weights[starts[ANSWER] + answer_row(klass, suit, led, trump, 0)]
            if phase == 1:
                worth += weights[starts[TURNED] + (role * KINDS + kind) * RANKS + turned % RANKS]
            worth += weights[starts[CARD] + (place * CLASSES + klass) * PHASES + phase]
            worth += weights[starts[POT] + (place * KINDS + kind) * POTS + pot]
            worth += weights[starts[TRUMPS] + ((role * CLASSES + klass) * 3 + other_trumps) * PHASES + phase]
            worth += weights[
                starts[STRONGER] + ((role * KINDS + kind) * 10 + SIZE[hidden & stronger]) * 5 + hidden_trumps
            ]
            worth += weights[
                starts[REST] + ((role * KINDS + kind) * 9 + other_trumps * 3 + other_briscas) * PHASES + phase
            ]
            worth += weights[starts[IN_SUIT] + (role * CLASSES + klass) * 9 + better * 3 + SIZE[same] - better - 1]
            worth += weights[starts[SHARED] + (place * KINDS + kind) * 10 + min(SIZE[hidden], 9)]
            if worth > top or (worth == top and card < hands[best]):
                top = worth
                best = k
        return best

    def exchanged(self, s: Brisca, first: i64, gone: i64, turned: i64) -> i64:
        """Let the winner of a trick exchange as the tables like it; return what lies turned up after it."""
        seven = s.trump * RANKS + SEVEN
        two = s.trump * RANKS + TWO
        laid: i64 = 0
        while True:
            seven_fits = turned < seven or (s.seven_for_lower and turned != seven)
            two_fits = seven <= turned < two
            may_seven = seven_fits and not has(gone | laid, seven)
            may_two = two_fits and not has(gone | laid, two)
            if not may_seven and not may_two:
                return turned
            place = self.place_of(first, seven) if seven_fits else NOTHING
            answer = SWAP_SEVEN
            if place == NOTHING or (two_fits and self.worth_of(SWAP_TWO, turned) > self.worth_of(SWAP_SEVEN, turned)):
                other = self.place_of(first, two) if two_fits else NOTHING
                if other != NOTHING:
                    place = other
                    answer = SWAP_TWO
            if place == NOTHING or self.worth_of(DONE, turned) > self.worth_of(answer, turned):
                return turned
            given = self.hands[place]
            self.hands[place] = turned
            laid |= bit(given)
            turned = given

    def place_of(self, first: i64, card: i64) -> i64:
        """Return the place of a card in a hand, nothing where it is not there."""
        for k in range(first, first + HAND):
            if self.hands[k] == card:
                return k
        return NOTHING

    def worth_of(self, answer: i64, turned: i64) -> i64:
        """Return what the tables think of an answer about the exchange."""
        tables = self.tables
        return tables.weights[tables.features.starts[EXCHANGE] + (answer - SWAP_SEVEN) * RANKS + turned % RANKS]
