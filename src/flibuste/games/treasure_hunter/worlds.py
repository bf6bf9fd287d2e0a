"""Deals what a seat cannot know anew: the cards it has not seen lie, and the stacks of tiles.

Cards that a seat cannot tell apart have the same set of places. These sets are disjoint or lie one in the other, so
dealing the smallest first gives every possible arrangement the same chance. Only a Mule, or a late stage of a game of
two, can entangle them; then the kernel's general way serves.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import CARDS, GOBLINS, STACK, TILES
from flibuste.games.treasure_hunter.knowledge import (
    DRAWN,
    IN_PILE,
    TWO_ASIDE,
    TWO_HANDS,
    TWO_PERSONAL,
    check_memory,
    face_up,
    hand_place,
)
from flibuste.games.treasure_hunter.state import ASIDE, HAND, HAND_SIZE, KEPT, PERSONAL, PILE, SITE, Table
from flibuste.kernel.bits import bit, has, size, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.places import Places

WIDEST: Final[i64] = 62


def deal_world(s: Table, seat: i64, memory: Places, rng: Chance) -> None:
    """Deal everything hidden from a seat anew, in place."""
    cards = hidden_cards(s)
    places = hidden_places(s, seat, memory, cards)
    dealt = Nest(memory, seat, cards, places).deal(rng)
    if len(dealt) == 0:
        dealt = memory.resample(seat, cards, places, rng)
    put_cards(s, dealt, places)
    s.stack = stacks_anew(s, rng)
    s.goblin_stack = tail_anew(s.goblin_stack, s.goblin_next, GOBLINS, rng)


def hidden_cards(s: Table) -> vec[i64]:
    """List the cards that do not lie face up."""
    cards = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        if not face_up(s.place[card]):
            cards = append(cards, card)
    return cards


def hidden_places(s: Table, seat: i64, memory: Places, cards: vec[i64]) -> vec[i64]:
    """List the places of the hidden cards as a seat remembers them, each as often as it holds cards."""
    somewhere: i64 = 0
    for card in cards:
        somewhere |= memory.may_be(seat, card)
    places = vec[i64](capacity=CARDS)
    for place in range(DRAWN + s.draws):
        if has(somewhere, place):
            for k in range(place_size(s, place)):
                places = append(places, place)
    check_memory(len(places), len(cards))
    return places


def place_size(s: Table, place: i64) -> i64:
    """Say how many cards lie at a place; all know it."""
    if place == IN_PILE:
        return len(s.pile) - s.drawn
    if s.seats == 2 and place >= TWO_PERSONAL:
        if place >= DRAWN:
            return 1
        return personal_left(s)
    if s.phase < SITE:
        if s.seats == 2 and TWO_HANDS <= place < TWO_ASIDE:
            return s.sizes[place - TWO_HANDS]
        if s.seats > 2 and place % HAND_SIZE == HAND_SIZE - 1 and place < IN_PILE:
            return s.sizes[place // HAND_SIZE]
    return 1


def personal_left(s: Table) -> i64:
    """Say how many cards a personal pile holds: one is drawn before each choice.

    Rule: TH-TWO-03.
    """
    if s.phase < SITE:
        return HAND_SIZE - 1 - s.choice
    return 0


@final
class Nest:
    """One deal of hidden cards to places, the cards with the fewest places first."""

    def __init__(self, memory: Places, seat: i64, cards: vec[i64], places: vec[i64]) -> None:
        self.cards: vec[i64] = cards
        self.places: vec[i64] = places
        self.masks: vec[i64] = zeros(len(cards))
        self.held: vec[i64] = zeros(len(places))
        somewhere: i64 = 0
        for k in range(len(places)):
            self.held[k] = -1
            somewhere |= bit(places[k])
        for k in range(len(cards)):
            self.masks[k] = memory.may_be(seat, cards[k]) & somewhere

    def deal(self, rng: Chance) -> vec[i64]:
        """Return the cards slot by slot, or nothing where dealing came to a dead end."""
        order = self.by_width()
        for k in range(len(order)):
            if self.masks[order[k]] != 0 and not self.deal_alike(order, k, rng):
                return vec[i64]()
        for card in self.held:
            if card < 0:
                return vec[i64]()
        return self.held

    def by_width(self) -> vec[i64]:
        """Sort the cards by how many places they may have."""
        starts = zeros(WIDEST + 2)
        for mask in self.masks:
            starts[size(mask) + 1] += 1
        for width in range(WIDEST + 1):
            starts[width + 1] += starts[width]
        order = zeros(len(self.masks))
        for k in range(len(self.masks)):
            width = size(self.masks[k])
            order[starts[width]] = k
            starts[width] += 1
        return order

    def deal_alike(self, order: vec[i64], first: i64, rng: Chance) -> bool:
        """Deal all cards that share the places of the first one; say whether there was room."""
        mask = self.masks[order[first]]
        slots = vec[i64](capacity=CARDS)
        for slot in range(len(self.places)):
            if self.held[slot] < 0 and has(mask, self.places[slot]):
                slots = append(slots, slot)
        left: i64 = len(slots)
        for k in range(first, len(order)):
            card = order[k]
            if self.masks[card] == mask:
                if left == 0:
                    return False
                at = rng.draw(left)
                left -= 1
                self.held[slots[at]] = self.cards[card]
                slots[at] = slots[left]
                self.masks[card] = 0
        return True


def put_cards(s: Table, dealt: vec[i64], places: vec[i64]) -> None:
    """Put every card where it was dealt; what has left a pile is not told any more."""
    pile = blank(len(s.pile))
    personal = blank(len(s.personal))
    in_pile = s.drawn
    in_personal = vec[i64]([0, 0])
    for k in range(len(dealt)):
        card = dealt[k]
        place = places[k]
        s.place[card] = table_place(s, place)
        if place == IN_PILE:
            pile[in_pile] = card
            in_pile += 1
        elif s.place[card] >= PERSONAL:
            seat = place - TWO_PERSONAL
            personal[(seat + 1) * HAND_SIZE - personal_left(s) + in_personal[seat]] = card
            in_personal[seat] += 1
    s.pile = pile
    s.personal = personal


def blank(length: i64) -> vec[i64]:
    """Return an array of cards nobody needs to know any more."""
    cards = zeros(length)
    for k in range(length):
        cards[k] = -1
    return cards


def table_place(s: Table, place: i64) -> i64:
    """Turn a remembered place into a place of the table."""
    if place == IN_PILE:
        return PILE
    if place >= DRAWN:
        return HAND + s.drawers[place - DRAWN]
    if s.seats == 2 and place >= TWO_HANDS:
        if place >= TWO_PERSONAL:
            return PERSONAL + place - TWO_PERSONAL
        if place >= TWO_ASIDE:
            return ASIDE + (place - TWO_ASIDE) // HAND_SIZE
        return HAND + place - TWO_HANDS
    seat = place // HAND_SIZE
    if s.phase >= SITE or place == hand_place(s.seats, seat):
        return HAND + seat
    return KEPT + seat


def tail_anew(tiles: vec[i64], first: i64, end: i64, rng: Chance) -> vec[i64]:
    """Shuffle the tiles from first on; the order they truly lie in has no part in it."""
    present = zeros(end)
    for k in range(first, end):
        present[tiles[k]] = 1
    rest = vec[i64](capacity=TILES)
    for tile in range(end):
        if present[tile] != 0:
            rest = append(rest, tile)
    rng.mix(rest)
    result = tiles[:]
    for k in range(len(rest)):
        result[first + k] = rest[k]
    return result


def stacks_anew(s: Table, rng: Chance) -> vec[i64]:
    """Shuffle the tiles left in both treasure stacks together: nobody knows which lies in which."""
    order = vec[i64](capacity=TILES)
    for k in range(s.hidden_next):
        order = append(order, s.stack[k])
    for k in range(STACK, s.evident_next):
        order = append(order, s.stack[k])
    first: i64 = len(order)
    for k in range(s.hidden_next, STACK):
        order = append(order, s.stack[k])
    for k in range(s.evident_next, TILES):
        order = append(order, s.stack[k])
    mixed = tail_anew(order, first, TILES, rng)
    result = s.stack[:]
    for k in range(s.hidden_next, STACK):
        result[k] = mixed[first]
        first += 1
    for k in range(s.evident_next, TILES):
        result[k] = mixed[first]
        first += 1
    return result
