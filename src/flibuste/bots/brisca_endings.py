"""Brisca for two, once the stock is empty: both know every card, so what is left is counted out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.brisca.cards import HAND, POINTS, SUIT, beats
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import bit
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
    if mine <= ONE:
        return last_trick(mine - 1, theirs - 1, trump)
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


def last_trick(led: i64, card: i64, trump: i64) -> i64:
    """Return what the last two cards bring whoever leads."""
    stake = POINTS[led] + POINTS[card]
    return -stake if beats(card, led, trump) else stake


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
