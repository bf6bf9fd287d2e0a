"""Brisca, setting up: the removed two, the deal, the turned-up trump; and deals as a seat may imagine them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.brisca.cards import CARDS, HAND, PACK, RANKS, SUIT, TWO
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import EVERYONE, bit, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public, secret
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places


def stock_place(s: Table) -> i64:
    """Return the place of the face-down stock; the hands are the places before it."""
    return s.seats


def table_place(s: Table) -> i64:
    """Return the place of all cards that everybody has seen: turned up, played or removed."""
    return s.seats + 1


def deal(s: Table, chance: Chance) -> None:
    """Set up one game: shuffle, deal three cards each, turn up the trump; the dealer's left neighbour leads.

    Rule: BR-SEAT-03, BR-SETUP-01, BR-SETUP-06, BR-DECK-07.
    """
    s.clear_table()
    if s.log is not None:
        s.log.tell("deal", public("seat", s.dealer))
    deck = pack_for(s, chance)
    chance.shuffle(deck, "deck")
    s.deck = deck
    s.drawn = 0
    forget_cards(s)
    deal_hands(s)
    turn_up(s)
    s.leader = s.next_seat(s.dealer)
    s.turn_to(s.leader)


def pack_for(s: Table, chance: Chance) -> vec[i64]:
    """Return the cards of this game: with three players one two, drawn by chance and shown to all, stays out.

    Rule: BR-DECK-05 to BR-DECK-07.
    """
    if s.seats != 3:
        return PACK[:]
    s.removed = chance.below(4, "removed") * RANKS + TWO
    s.gone = bit(s.removed)
    if s.log is not None:
        s.log.tell("removed", public("card", s.removed))
    deck = vec[i64](capacity=CARDS)
    for card in PACK:
        if card != s.removed:
            deck = append(deck, card)
    return deck


def forget_cards(s: Table) -> None:
    """Start every memory anew: nobody knows where any card lies, except that the removed one is out."""
    if s.known is not None:
        s.known.gather(stock_place(s))
        if s.removed >= 0:
            s.known.move(s.removed, stock_place(s), table_place(s), EVERYONE)


def deal_hands(s: Table) -> None:
    """Deal three cards each, one at a time, clockwise from the dealer's left.

    Rule: BR-SETUP-02.
    """
    for round_ in range(HAND):
        seat = s.dealer
        for turn in range(s.seats):
            seat = s.next_seat(seat)
            deal_card(s, seat)
    if s.log is not None:
        tell_hands(s)


def deal_card(s: Table, seat: Seat) -> None:
    """Give the next card of the pack to a seat, unseen by the others."""
    card = s.deck[s.drawn]
    if s.known is not None:
        s.known.move(card, stock_place(s), seat, bit(seat))
    s.drawn += 1
    s.add(seat, card)


def tell_hands(s: Table) -> None:
    """Tell every seat its three cards, the others only how many they are."""
    if s.log is None:
        return
    seat = s.dealer
    for turn in range(s.seats):
        seat = s.next_seat(seat)
        cards = [int(card) for card in s.hands[seat * HAND : seat * HAND + HAND]]
        s.log.tell("dealt", public("seat", seat), public("n", HAND), secret("cards", cards, bit(seat)))


def turn_up(s: Table) -> None:
    """Turn the next card up: its suit is trump, and it will be the last card of the stock.

    Rule: BR-SETUP-03 to BR-SETUP-05.
    """
    s.turned = s.deck[s.drawn]
    s.stock = len(s.deck) - s.drawn
    s.drawn += 1
    s.trump = SUIT[s.turned]
    if s.known is not None:
        s.known.move(s.turned, stock_place(s), table_place(s), EVERYONE)
    if s.log is not None:
        s.log.tell("turned", public("card", s.turned), public("suit", s.trump))


def where(s: Table) -> vec[i64]:
    """Say where each card lies: in a hand, in the face-down stock, or where everybody has seen it."""
    places = zeros(CARDS)
    for card in range(CARDS):
        places[card] = table_place(s)
    for seat in s.every_seat():
        for k in range(seat * HAND, seat * HAND + s.sizes[seat]):
            places[s.hands[k]] = seat
    for k in range(s.drawn, s.drawn + s.stock - 1):
        places[s.deck[k]] = stock_place(s)
    return places


def redeal(s: Table, seat: Seat, memory: Places, rng: Chance) -> None:
    """Deal the other hands and the stock anew, as this seat may believe them to lie."""
    cards = vec[i64](capacity=CARDS)
    places = vec[i64](capacity=CARDS)
    for other in s.every_seat():
        if other != seat:
            for k in range(other * HAND, other * HAND + s.sizes[other]):
                cards = append(cards, s.hands[k])
                places = append(places, other)
    for k in range(s.drawn, s.drawn + s.stock - 1):
        cards = append(cards, s.deck[k])
        places = append(places, stock_place(s))
    refill(s, seat, memory.resample(seat, cards, places, rng))


def refill(s: Table, seat: Seat, cards: vec[i64]) -> None:
    """Put cards into the other hands, the rest under the turned-up card."""
    at: i64 = 0
    for other in s.every_seat():
        if other != seat:
            for k in range(other * HAND, other * HAND + s.sizes[other]):
                s.hands[k] = cards[at]
                at += 1
    s.deck = cards[at:]
    s.drawn = 0
