"""Brisca for two, once the stock is empty: both know every card, so what is left is counted out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.brisca.cards import HAND, POINTS, SUIT, beats
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import bit, zeros
from flibuste.kernel.ids import Seat

MUCH: Final[i64] = 1000
WIDE: Final[i64] = 6
ONE: Final[i64] = 63
"""A hand is packed into one number, six bits a card (its number and one): the search copies nothing."""


def packed(s: Table, seat: Seat) -> i64:
    """Pack a hand."""
    held: i64 = 0
    for k in range(seat * HAND, seat * HAND + s.sizes[seat]):
        held = held * (ONE + 1) + s.hands[k] + 1
    return held


def without(hand: i64, place: i64) -> i64:
    """Take one card out of a packed hand."""
    below = bit(WIDE * place) - 1
    return (hand & below) | ((hand >> WIDE) & ~below)


def final_lead(s: Table, seat: Seat) -> i64:
    """Return by how many points a seat will be ahead at the end when both play their best from here."""
    turn = s.turn
    if s.in_trick == 0:
        rest = best_lead(packed(s, turn), packed(s, Seat(1 - turn)), s.trump, s.follow)
    else:
        rest = -best_reply(s.best, packed(s, Seat(1 - turn)), packed(s, turn), s.trump, s.follow)
    if turn != seat:
        rest = -rest
    return s.points[seat] - s.points[1 - seat] + rest


def best_lead(mine: i64, theirs: i64, trump: i64, follow: bool) -> i64:
    """Return how many points more the leader will take than the other."""
    if mine == 0:
        return 0
    best = -MUCH
    rest = mine
    place: i64 = 0
    while rest != 0:
        value = best_reply((rest & ONE) - 1, without(mine, place), theirs, trump, follow)
        if value > best:
            best = value
        rest >>= WIDE
        place += 1
    return best


def best_reply(led: i64, mine: i64, theirs: i64, trump: i64, follow: bool) -> i64:
    """Return what a led card brings its player, the other answering as well as can be."""
    worst = MUCH
    bound = follow and holds_suit(theirs, SUIT[led])
    rest = theirs
    place: i64 = 0
    while rest != 0:
        card = (rest & ONE) - 1
        if not bound or SUIT[card] == SUIT[led]:
            value = after_trick(led, card, mine, without(theirs, place), trump, follow)
            if value < worst:
                worst = value
        rest >>= WIDE
        place += 1
    return worst


def after_trick(led: i64, card: i64, mine: i64, theirs: i64, trump: i64, follow: bool) -> i64:
    """Return what a trick and all that follows bring whoever led."""
    stake = POINTS[led] + POINTS[card]
    if beats(card, led, trump):
        return -stake - best_lead(theirs, mine, trump, follow)
    return stake + best_lead(mine, theirs, trump, follow)


def holds_suit(hand: i64, suit: i64) -> bool:
    """Say whether a packed hand holds a card of a suit."""
    while hand != 0:
        if SUIT[(hand & ONE) - 1] == suit:
            return True
        hand >>= WIDE
    return False


def best_ending(s: Table, seat: Seat) -> i64:
    """Return the card after which a seat will be ahead by most."""
    theirs = packed(s, Seat(1 - seat))
    best: i64 = -1
    top = -MUCH
    place: i64 = s.sizes[seat] - 1
    for k in range(seat * HAND, seat * HAND + s.sizes[seat]):
        card = s.hands[k]
        if s.why_not(seat, card) is None:
            mine = without(packed(s, seat), place)
            if s.in_trick == 0:
                value = best_reply(card, mine, theirs, s.trump, s.follow)
            else:
                value = -after_trick(s.best, card, theirs, mine, s.trump, s.follow)
            if value > top or (value == top and card > best):
                top = value
                best = card
        place -= 1
    return best


# three cards each, any of which may be played: what every playout ends with


@final
class LastThree:
    """The last three cards of both, by pairs: what a pair brings the first hand, and whether it takes it.

    Pair ``3 * a + b`` is card ``a`` of the first hand with card ``b`` of the second; ``led`` is for when the first hand
    leads it, ``met`` for when it answers. An ending is a sum of three pairs, and no card is taken out of a hand.
    """

    def __init__(self) -> None:
        self.led: vec[i64] = zeros(HAND * HAND)
        self.met: vec[i64] = zeros(HAND * HAND)
        self.takes_led: vec[i64] = zeros(HAND * HAND)
        self.takes_met: vec[i64] = zeros(HAND * HAND)

    def lead(self, hands: vec[i64], first: i64, second: i64, trump: i64) -> i64:
        """Return how many points more the hand that leads takes; the hands begin at these places."""
        for a in range(HAND):
            for b in range(HAND):
                self.pair(a * HAND + b, hands[first + a], hands[second + b], trump)
        best = -MUCH
        for a in range(HAND):
            worst = MUCH
            for b in range(HAND):
                worst = min(worst, self.led[a * HAND + b] + self.after(a, b, self.takes_led[a * HAND + b] != 0))
                if worst <= best:
                    break
            best = max(best, worst)
        return best

    def pair(self, pair: i64, card: i64, other: i64, trump: i64) -> None:
        """Note what a pair of cards brings."""
        stake = POINTS[card] + POINTS[other]
        self.led[pair] = stake
        self.takes_led[pair] = 1
        if beats(other, card, trump):
            self.led[pair] = -stake
            self.takes_led[pair] = 0
        self.met[pair] = -stake
        self.takes_met[pair] = 0
        if beats(card, other, trump):
            self.met[pair] = stake
            self.takes_met[pair] = 1

    def after(self, a: i64, b: i64, leads: bool) -> i64:
        """Return what the other two cards of each bring the first hand."""
        mine = (a + 1) % HAND
        kept = (a + 2) % HAND
        theirs = (b + 1) % HAND
        left = (b + 2) % HAND
        straight = mine * HAND + theirs
        straight_rest = kept * HAND + left
        crossed = mine * HAND + left
        crossed_rest = kept * HAND + theirs
        if leads:
            return max(
                min(self.when_led(straight, straight_rest), self.when_led(crossed, crossed_rest)),
                min(self.when_led(crossed_rest, crossed), self.when_led(straight_rest, straight)),
            )
        return min(
            max(self.when_met(straight, straight_rest), self.when_met(crossed_rest, crossed)),
            max(self.when_met(crossed, crossed_rest), self.when_met(straight_rest, straight)),
        )

    def when_led(self, pair: i64, rest: i64) -> i64:
        """Return what two tricks bring the first hand when it leads the first of them."""
        return self.led[pair] + (self.led[rest] if self.takes_led[pair] != 0 else self.met[rest])

    def when_met(self, pair: i64, rest: i64) -> i64:
        """Return what two tricks bring the first hand when it answers the first of them."""
        return self.met[pair] + (self.led[rest] if self.takes_met[pair] != 0 else self.met[rest])
