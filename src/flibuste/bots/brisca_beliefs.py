"""Brisca, what a played card tells about the hand it came from: worlds in which it would be odd are drawn less often.

Only the last card of the one opponent is looked at. The older ones tell little: two thirds of a hand are new after two
tricks.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from flibuste.bots.brisca import weigh
from flibuste.games.brisca.cards import HAND, POINTS, beats
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.chance import Chance

FINE: Final[i64] = 1_000_000
EVEN: Final = 40.0
"""Tenths of a point by which a card must be better to be chosen e times as often: not everybody weighs as we do."""


def is_plausible(s: Brisca, seat: i64, doubt: float, rng: Chance) -> bool:
    """Accept a world as often as the opponent would have played that card from the hand it has there."""
    if s.seats != 2 or s.exchanging or s.stock == 0 or s.count == 0:
        return True
    likely = likelihood(s, 1 - seat)
    return float(rng.draw(FINE)) < (doubt + (1.0 - doubt) * likely) * float(FINE)


def likelihood(s: Brisca, other: i64) -> float:
    """Return how likely the last card of the opponent was."""
    if s.in_trick == 1:
        return of_lead(s, other)
    first = s.played[s.count - 2]
    second = s.played[s.count - 1]
    if s.leader == other:
        return 1.0
    if beats(second, first, s.trump):
        return of_former(s, other, first, -1)
    return of_former(s, other, second, first)


def of_lead(s: Brisca, other: i64) -> float:
    """Return how likely the card just led was: the rest of that hand is still there."""
    led = s.best
    pot = s.pot
    s.in_trick = 0
    s.pot = 0
    chance = share(s, other, led, -1)
    s.in_trick = 1
    s.pot = pot
    return chance


def of_former(s: Brisca, other: i64, card: i64, led: i64) -> float:
    """Return how likely a card of the last trick was, led or played on ours; any card of the hand may be new."""
    best = s.best
    if led >= 0:
        s.in_trick = 1
        s.best = led
        s.winner = 1 - other
        s.pot = POINTS[led]
    chance = 0.0
    for k in range(other * HAND, other * HAND + s.sizes[other]):
        chance += share(s, other, card, k)
    s.in_trick = 0
    s.pot = 0
    s.best = best
    s.winner = s.leader
    return chance / float(s.sizes[other])


def share(s: Brisca, other: i64, card: i64, but: i64) -> float:
    """Return how likely a card is chosen before the cards of the hand, one place left out."""
    mine = exp(float(weigh(s, other, card)) / EVEN)
    total = mine
    for k in range(other * HAND, other * HAND + s.sizes[other]):
        if k != but:
            total += exp(float(weigh(s, other, s.hands[k])) / EVEN)
    return mine / total
