"""Brisca, what one seat may see: built up from nothing, so that a secret can leak only by being named here."""

from __future__ import annotations

from typing import TypedDict

from flibuste.games.brisca import scoring, trick
from flibuste.games.brisca.cards import CARD_IDS, RANK_IDS, RANK_POINTS, SUIT, SUIT_IDS
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import members
from flibuste.kernel.ids import Seat


class Play(TypedDict):
    """One card of a trick."""

    seat: int
    card: str


class Best(TypedDict):
    """The card that would take the trick now, why, and by which rule."""

    seat: int
    card: str
    why: str
    rule: str


class Part(TypedDict):
    """One part of a sum: ``aces`` give 22."""

    amount: int
    reason: str
    rule: str


class RankCount(TypedDict):
    """The cards of one rank that somebody has taken, what one of them counts and all of them."""

    rank: str
    cards: list[str]
    each: int
    sum: int


class Count(TypedDict):
    """What a seat has taken, in order, and what it is worth; ``ranks`` are those that count at all."""

    seat: int
    cards: list[str]
    points: int
    parts: list[Part]
    ranks: list[RankCount]


class Result(TypedDict):
    """How the game before this one ended."""

    winners: list[int]
    points: list[int]


class View(TypedDict):
    """The table as one seat sees it; ``you`` is null for a spectator."""

    you: int | None
    seats: int
    teams: bool
    sides: list[list[int]]
    hand: list[str]
    hand_sizes: list[int]
    trick: list[Play]
    trick_number: int
    led: str | None
    best: Best | None
    trump: str
    turned: str | None
    stock: int
    removed: str | None
    tricks: list[int]
    taken_sizes: list[int]
    points: list[int] | None
    side_points: list[int] | None
    dealer: int
    turn: int | None
    asked: list[int]
    decision: str | None
    games: int
    wins: list[int]
    totals: list[int]
    last: Result | None
    over: bool
    winners: list[int] | None
    count: list[Count] | None


def build(s: Table, seat: int) -> View:
    """Return what a seat may know: its own hand, what lies face up, and sizes; of tricks taken only the number.

    Partners see no more than others. The trump suit is shown to the end, also when its card has been drawn.

    Rule: BR-SEAT-05, BR-SEAT-07, BR-SETUP-04, BR-DRAW-08, BR-TRICK-08, BR-SCORE-09.
    """
    seated = 0 <= seat < s.seats
    tricks = tricks_taken(s)
    return View(
        you=int(seat) if seated else None,
        seats=int(s.seats),
        teams=s.teams,
        sides=scoring.sides(s),
        hand=[CARD_IDS[card] for card in trick.sorted_hand(s, Seat(seat))] if seated else [],
        hand_sizes=[int(held) for held in s.sizes],
        trick=current_trick(s),
        trick_number=int(s.count // s.seats) + int(not s.over),
        led=SUIT_IDS[trick.led_suit(s)] if s.in_trick > 0 else None,
        best=best_card(s),
        trump=SUIT_IDS[s.trump],
        turned=CARD_IDS[s.turned] if s.stock > 0 else None,
        stock=int(s.stock),
        removed=CARD_IDS[s.removed] if s.removed >= 0 else None,
        tricks=tricks,
        taken_sizes=[many * int(s.seats) for many in tricks],
        points=[int(points) for points in s.points] if s.show_points or s.over else None,
        side_points=side_points(s) if s.over else None,
        dealer=int(s.dealer),
        turn=None if s.over else int(s.turn),
        asked=members(s.asked),
        decision=None if s.over else s.kind(),
        games=int(s.games),
        wins=[int(won) for won in s.wins],
        totals=[int(total) for total in s.totals],
        last=last_result(s),
        over=s.over,
        winners=[n for n in range(s.seats) if s.rank(n) == 1] if s.over else None,
        count=full_count(s) if s.over else None,
    )


def current_trick(s: Table) -> list[Play]:
    """List the cards of the trick with who played them.

    Rule: BR-TRICK-01.
    """
    first = int(s.count - s.in_trick)
    return [
        Play(seat=(int(s.leader) + k) % int(s.seats), card=CARD_IDS[s.played[first + k]]) for k in range(s.in_trick)
    ]


def best_card(s: Table) -> Best | None:
    """Say which card takes the trick so far: as a trump over another suit, or by rank in the suit led.

    Rule: BR-TRICK-04, BR-TRICK-05.
    """
    if s.in_trick == 0:
        return None
    trumps = SUIT[s.best] != trick.led_suit(s)  # nothing but a trump takes the suit that was led
    why, rule = ("trump", "BR-TRICK-04") if trumps else ("rank", "BR-TRICK-05")
    return Best(seat=int(s.winner), card=CARD_IDS[s.best], why=why, rule=rule)


def tricks_taken(s: Table) -> list[int]:
    """Count the tricks of each seat."""
    takers = scoring.takers(s)
    return [takers.count(seat) for seat in range(s.seats)]


def last_result(s: Table) -> Result | None:
    """Tell how the former game of the match ended, also one that is dealt again."""
    if s.games + s.replays == 0:
        return None
    return Result(winners=members(s.last_winners), points=[int(points) for points in s.last_points])


def full_count(s: Table) -> list[Count]:
    """Lay open what everybody has taken.

    Rule: BR-SCORE-02, BR-TRICK-08.
    """
    return [count_of(seat, cards) for seat, cards in enumerate(scoring.taken_cards(s))]


def count_of(seat: int, cards: list[int]) -> Count:
    """Count the cards of one seat with the reasons."""
    total = scoring.count_cards(cards)
    parts = [Part(amount=amount, reason=reason, rule=rule) for amount, reason, rule in total.parts or []]
    ranks = [rank_count(rank, cards) for rank in range(len(scoring.REASONS))]
    named = [CARD_IDS[card] for card in cards]
    return Count(seat=seat, cards=named, points=int(total.total), parts=parts, ranks=ranks)


def rank_count(rank: int, cards: list[int]) -> RankCount:
    """Count the cards of one rank.

    Rule: BR-DECK-04.
    """
    own, each = scoring.cards_of_rank(cards, rank), int(RANK_POINTS[rank])
    return RankCount(rank=RANK_IDS[rank], cards=[CARD_IDS[card] for card in own], each=each, sum=len(own) * each)


def side_points(s: Table) -> list[int]:
    """Add up what each side has taken, in the order of the sides.

    Rule: BR-SCORE-05.
    """
    return [int(scoring.side_sum(s, s.points, side[0])) for side in scoring.sides(s)]
