"""Brisca, what played cards tell about the hands they came from: worlds in which they would be odd count less.

The cards of this trick and of the last one are looked at. The older ones tell little: two thirds of a hand are new
after two tricks.
"""

from __future__ import annotations

from itertools import combinations, permutations
from math import exp, factorial
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.brisca_features import BriscaFeatures
from flibuste.bots.learned.tables import FINE, Tables
from flibuste.games.brisca.cards import HAND, POINTS, beats
from flibuste.games.brisca.dealing import refill, stock_place
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.bits import bit, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

MOST_WORLDS: Final = 120
"""So many worlds are listed at most; where there may be more they are drawn by lot."""


@final
class Hindsight:
    """Judges a world by how likely the others would have played as they did, had they held what they hold there."""

    def __init__(self, tables: Tables, features: BriscaFeatures, warmth: float) -> None:
        self.tables = tables
        self.features = features
        self.warmth: float = warmth

    def likelihood(self, world: Brisca, seat: i64) -> float:
        """Return how likely the others' cards of this trick and of the one before were."""
        past = world.clone()
        likely = 1.0
        first = world.count - world.in_trick
        go_back(past, world, first)
        mover = world.leader
        for k in range(first, world.count):
            if mover != seat:
                likely *= self.share(past, mover, world.played[k], held(world, mover, -1))
            lay(past, mover, world.played[k])
            mover = world.next_seat(mover)
        if first < world.seats:
            return likely
        return likely * self.of_former_trick(past, world, seat, first - world.seats)

    def of_former_trick(self, past: Brisca, world: Brisca, seat: i64, first: i64) -> float:
        """Return how likely the others' cards of the last whole trick were."""
        likely = 1.0
        drew = world.stock > 0 or world.sizes[world.turn] == HAND
        if drew:
            past.stock = world.stock + world.seats
        go_back(past, world, first)
        mover = leader_of(world, first)
        for k in range(first, first + world.seats):
            if mover != seat:
                likely *= self.of_former_card(past, world, mover, world.played[k], drew)
            lay(past, mover, world.played[k])
            mover = world.next_seat(mover)
        return likely

    def of_former_card(self, past: Brisca, world: Brisca, mover: i64, card: i64, drew: bool) -> float:
        """Return how likely a card of the last trick was: any card of the hand may have been drawn since."""
        hand = held(world, mover, played_now(world, mover))
        if not drew:
            return self.share(past, mover, card, hand)
        total = 0.0
        for drawn in hand:
            rest = vec[i64](capacity=HAND)
            for other in hand:
                if other != drawn:
                    rest = append(rest, other)
            total += self.share(past, mover, card, rest)
        return total / float(len(hand))

    def share(self, past: Brisca, mover: i64, card: i64, others: vec[i64]) -> float:
        """Return how likely a card is chosen before the other cards of a hand."""
        hand = bit(card)
        for other in others:
            hand |= bit(other)
        self.features.look_from(past, hand)
        mine = self.tables.worth(past, mover, card)
        total = 1.0
        for other in others:
            total += exp(float(self.tables.worth(past, mover, other) - mine) / (self.warmth * float(FINE)))
        return 1.0 / total


def go_back(past: Brisca, world: Brisca, first: i64) -> None:
    """Clear the trick that began with a card of the game; it and all later cards have not been seen."""
    for k in range(first, world.count):
        past.gone &= ~bit(world.played[k])
    past.in_trick = 0
    past.pot = 0


def lay(past: Brisca, mover: Seat, card: i64) -> None:
    """Lay a card to a trick of the past."""
    past.gone |= bit(card)
    past.pot += POINTS[card]
    if past.in_trick == 0 or beats(card, past.best, past.trump):
        past.best = card
        past.winner = mover
    past.in_trick += 1


def held(world: Brisca, mover: i64, also: i64) -> vec[i64]:
    """Return a hand of a world, with a card it has played since."""
    hand = world.hands[mover * HAND : mover * HAND + world.sizes[mover]]
    if also >= 0:
        return append(hand, also)
    return hand


def played_now(world: Brisca, mover: i64) -> i64:
    """Return the card that a seat has played to the open trick, -1 for none."""
    turn = (mover - world.leader + world.seats) % world.seats
    if turn < world.in_trick:
        return world.played[world.count - world.in_trick + turn]
    return -1


def leader_of(world: Brisca, first: i64) -> Seat:
    """Return who led the trick before this one: its winner leads now."""
    best = world.played[first]
    turn: i64 = 0
    for k in range(1, world.seats):
        if beats(world.played[first + k], best, world.trump):
            best = world.played[first + k]
            turn = k
    return Seat((world.leader - turn + world.seats) % world.seats)


# listing


def all_worlds(seen: Brisca, seat: Seat, rng: Chance) -> list[State]:
    """List every world the seat thinks possible, each hand and each order of the stock; none where they are too many.

    That is from the last two draws on for two, from the empty stock on for three, and for four from two cards a hand.
    """
    first = seen.world(seat, rng)
    assert isinstance(first, Brisca)
    hidden = max(int(seen.stock) - 1, 0)
    others = [other for other in range(seen.seats) if other != seat]
    cards = [int(card) for card in first.deck[first.drawn : first.drawn + hidden]]
    for other in others:
        cards += [int(card) for card in held(first, other, -1)]
    if count_worlds(len(cards), [int(seen.sizes[other]) for other in others]) > MOST_WORLDS:
        return []
    found: list[State] = []
    for laid in layings(seen, seat, sorted(cards), others):
        world = first.clone()
        refill(world, seat, vec[i64](laid))
        found.append(world)
    return found


def count_worlds(cards: int, sizes: list[int]) -> int:
    """Count in how many ways so many cards may lie in hands of these sizes, the rest in order in the stock."""
    ways = factorial(cards)
    for size in sizes:
        ways //= factorial(size)
    return ways


def layings(seen: Brisca, seat: Seat, cards: list[int], others: list[int]) -> list[list[int]]:
    """List how cards may lie, hand by hand and then the stock, by what the seat remembers."""
    found: list[list[int]] = []
    if not others:
        if may_all_be(seen, seat, cards, stock_place(seen)):
            found = [list(order) for order in permutations(cards)]
        return found
    for hand in combinations(cards, int(seen.sizes[others[0]])):
        chosen = list(hand)
        if may_all_be(seen, seat, chosen, others[0]):
            rest = [card for card in cards if card not in chosen]
            found += [chosen + after for after in layings(seen, seat, rest, others[1:])]
    return found


def may_all_be(seen: Brisca, seat: Seat, cards: list[int], place: i64) -> bool:
    """Say whether the seat thinks that each of these cards may be at a place."""
    memory = seen.known
    return memory is not None and all(has(memory.may_be(seat, card), place) for card in cards)
