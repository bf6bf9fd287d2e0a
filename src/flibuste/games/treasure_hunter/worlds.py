"""Deals what a seat cannot know anew: the cards it has not seen lie, and the stacks of tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import CARDS, GOBLINS, STACK, TILES
from flibuste.games.treasure_hunter.knowledge import face_up
from flibuste.games.treasure_hunter.state import HAND_SIZE, PERSONAL, PILE, SITE, Table
from flibuste.kernel.bits import zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places


def deal_world(s: Table, seat: Seat, memory: Places, rng: Chance) -> None:
    """Deal everything hidden from a seat anew, in place."""
    cards = vec[i64](capacity=CARDS)
    places = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        if not face_up(s.place[card]):
            cards = append(cards, card)
            places = append(places, s.place[card])
    put_cards(s, memory.resample(seat, cards, places, rng), places)
    s.stack = stacks_anew(s, rng)
    s.goblin_stack = tail_anew(s.goblin_stack, s.goblin_next, GOBLINS, rng)


def personal_left(s: Table) -> i64:
    """Say how many cards a personal pile holds: one is drawn before each choice.

    Rule: TH-TWO-03.
    """
    if s.phase < SITE:
        return HAND_SIZE - 1 - s.choice
    return 0


def put_cards(s: Table, dealt: vec[i64], places: vec[i64]) -> None:
    """Put every card where it was dealt; what has left a pile is not told any more."""
    pile = blank(len(s.pile))
    personal = blank(len(s.personal))
    in_pile = s.drawn
    in_personal = vec[i64]([0, 0])
    for k in range(len(dealt)):
        card = dealt[k]
        place = places[k]
        s.place[card] = place
        if place == PILE:
            pile[in_pile] = card
            in_pile += 1
        elif place >= PERSONAL:
            seat = place - PERSONAL
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
