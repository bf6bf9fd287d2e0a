"""Brisca, counting: what was taken, who wins a game, how well a side has done."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.brisca.cards import POINTS, RANK_POINTS, beats
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import bit, has, members, zeros
from flibuste.kernel.ids import Seat
from flibuste.kernel.sums import Sum

DRAW: Final[i64] = 0
LAST_TRICK: Final[i64] = 1
REPLAY: Final[i64] = 2
TIE_RULES: Final = ("draw", "last_trick", "replay")

WIN: Final[i64] = 1_000_000
"""A win outweighs any sum of card points."""

REASONS: Final = ("aces", "threes", "kings", "knights", "jacks")


def side_sum(s: Table, amounts: vec[i64], seat: i64) -> i64:
    """Add what the side of a seat has: partners add their points.

    Rule: BR-SCORE-05, BR-SEAT-07.
    """
    if not s.teams:
        return amounts[seat]
    return amounts[seat] + amounts[s.partner(Seat(seat))]


def tied_first(s: Table) -> i64:
    """Return the seats whose side has the most points; the number of tricks does not count, nor does the last one.

    Rule: BR-SCORE-04, BR-SCORE-05, BR-SCORE-07.
    """
    most: i64 = -1
    seats: i64 = 0
    for seat in s.every_seat():
        points = side_sum(s, s.points, seat)
        if points > most:
            most = points
            seats = 0
        if points == most:
            seats |= bit(seat)
    return seats


def one_side(s: Table, seats: i64) -> bool:
    """Say whether these seats all play for one side."""
    sides: i64 = 0
    for seat in s.every_seat():
        if has(seats, seat):
            sides |= bit(s.side(seat))
    return sides & (sides - 1) == 0


def winners(s: Table) -> i64:
    """Return the seats that win the game, the empty set for a draw.

    Rule: BR-SCORE-04 to BR-SCORE-06.
    """
    first = tied_first(s)
    if one_side(s, first):
        return first
    if s.tie_rule == LAST_TRICK and has(first, s.leader):
        return side_members(s, s.leader)
    return 0


def side_members(s: Table, seat: Seat) -> i64:
    """Return the seats of one side."""
    if s.teams:
        return bit(seat) | bit(s.partner(seat))
    return bit(seat)


def sides(s: Table) -> list[list[int]]:
    """List the sides with their seats: partners, or everybody alone.

    Rule: BR-SEAT-05, BR-SEAT-06.
    """
    return [members(side_members(s, seat)) for seat in s.every_seat() if s.side(seat) == seat]


def standing(s: Table, seat: i64) -> i64:
    """Rank by wins, then by card points; in a world by this game alone.

    Rule: BR-SCORE-04 to BR-SCORE-06, BR-MATCH-04.
    """
    if s.this_game_only:
        won: i64 = 0
        if has(s.last_winners, seat):
            won = WIN
        return won + side_sum(s, s.points, seat)
    return s.wins[seat] * WIN + side_sum(s, s.totals, seat)


def takers(s: Table) -> list[int]:
    """Name the winner of every trick so far, found by playing them again.

    Rule: BR-TRICK-05, BR-TRICK-09.
    """
    seats = int(s.seats)
    leader = int(s.next_seat(s.dealer))
    found: list[int] = []
    for first in range(0, int(s.count) - seats + 1, seats):
        winner, best = leader, s.played[first]
        for k in range(1, seats):
            if beats(s.played[first + k], best, s.trump):
                winner, best = (leader + k) % seats, s.played[first + k]
        found.append(winner)
        leader = winner
    return found


def taken_cards(s: Table) -> list[list[int]]:
    """List for each seat the cards it has taken, in order.

    Rule: BR-TRICK-08.
    """
    taken: list[list[int]] = [[] for seat in s.every_seat()]
    for trick, seat in enumerate(takers(s)):
        first = trick * int(s.seats)
        taken[seat] += [int(card) for card in s.played[first : first + s.seats]]
    return taken


def count_cards(cards: list[int]) -> Sum:
    """Add the points of cards, rank by rank with the reason.

    Rule: BR-SCORE-02, BR-DECK-04.
    """
    total = Sum(True)
    for rank, reason in enumerate(REASONS):
        many = len(cards_of_rank(cards, rank))
        if many > 0:
            total.add(many * RANK_POINTS[rank], reason, "BR-DECK-04")
    return total


def trick_points(s: Table, cards: list[int]) -> list[int]:
    """Say what each trick of somebody was worth, in the order they were taken.

    Rule: BR-SCORE-02.
    """
    size = int(s.seats)
    return [int(count_cards(cards[first : first + size]).total) for first in range(0, len(cards), size)]


def cards_of_rank(cards: list[int], rank: i64) -> list[int]:
    """Pick the cards of one rank, suit by suit."""
    return sorted(card for card in cards if card % 10 == rank)


def points_agree(s: Table) -> bool:
    """Say whether the points kept are those of the cards taken, and with the rest of the pack make 120.

    Rule: BR-SCORE-02, BR-SCORE-03.
    """
    counted = zeros(s.seats)
    seat: i64 = 0
    for cards in taken_cards(s):
        counted[seat] = count_cards(cards).total
        seat += 1
    for seat in s.every_seat():
        if counted[seat] != s.points[seat]:
            return False
    return in_play(s) + sum(s.points) == 120


def in_play(s: Table) -> int:
    """Add the points of all cards nobody has taken yet."""
    done = s.count - s.in_trick
    return sum(POINTS[card] for card in s.cards_in_game()[done:])
