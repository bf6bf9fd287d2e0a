"""Brisca, a match of several games: who deals next, who has won, when it ends.

A match lives inside one state, because its record, its seats and its result are one. A *world* (what a seat may
imagine, for search) looks only to the end of the game under way: what the next deal brings is pure chance, and a
search that played whole matches would drown in it. ``this_game_only`` says so; it is set where worlds are made and
honoured in states without a memory, that is in searches. A world's standing is that of its one game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.brisca import dealing, scoring
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import has, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

SINGLE: Final[i64] = 0
FIXED_N: Final[i64] = 1
FIRST_TO_N: Final[i64] = 2
MATCH_MODES: Final = ("single", "fixed_n", "first_to_n")

MOST_REPLAYS: Final[i64] = 3
MOST_GAMES_PER_N: Final[i64] = 5


def open_scores(s: Table) -> None:
    """Start a match: nobody has won anything.

    Rule: BR-MATCH-01.
    """
    nothing = zeros(s.seats)
    s.wins = nothing
    s.totals = nothing
    s.last_points = nothing
    s.last_winners = 0


def begin(s: Table, chance: Chance) -> None:
    """Draw the first dealer by chance and deal.

    Rule: BR-SEAT-02.
    """
    open_scores(s)
    s.dealer = Seat(chance.below(s.seats, "dealer"))
    dealing.deal(s, chance)


def end_game(s: Table, chance: Chance) -> None:
    """Count the game when every card is played; then the next game of the match, or the end.

    Rule: BR-SCORE-01, BR-MATCH-01.
    """
    s.last_winners = scoring.winners(s)
    s.last_points = s.points
    if s.log is not None:
        tell_count(s)
    if s.this_game_only and s.known is None:
        s.finish_game()
    elif is_replayed(s):
        replay(s, chance)
    else:
        close_game(s, chance)


def tell_count(s: Table) -> None:
    """Tell what everybody has taken and who has won.

    Rule: BR-SCORE-02, BR-SCORE-06.
    """
    if s.log is None:
        return
    for taker, cards in enumerate(scoring.taken_cards(s)):
        points, tricks = public("points", s.points[taker]), public("tricks", scoring.trick_points(s, cards))
        s.log.tell("counted", public("seat", taker), points, public("cards", cards), tricks)
    for seat in s.every_seat():
        if has(s.last_winners, seat):
            s.log.tell("won", public("seat", seat))
    if s.last_winners == 0:
        s.log.tell("drawn", public("replayed", int(is_replayed(s))))


def is_replayed(s: Table) -> bool:
    """Say whether a drawn game is dealt again: with that tie rule, three times at most.

    Rule: BR-SCORE-06, BR-MATCH-06.
    """
    return s.last_winners == 0 and s.tie_rule == scoring.REPLAY and s.replays < MOST_REPLAYS


def replay(s: Table, chance: Chance) -> None:
    """Deal a drawn game again: same dealer, and it has not counted.

    Rule: BR-SCORE-06, BR-MATCH-05.
    """
    s.replays += 1
    dealing.deal(s, chance)


def close_game(s: Table, chance: Chance) -> None:
    """Enter the game in the scores; the deal passes on, unless the match is over.

    Rule: BR-MATCH-02, BR-MATCH-04, BR-SEAT-01.
    """
    enter_scores(s)
    s.replays = 0
    if is_over(s):
        tell_match(s)
        s.finish_game()
        return
    s.dealer = s.next_seat(s.dealer)
    dealing.deal(s, chance)


def enter_scores(s: Table) -> None:
    """Give one win to each winner, to nobody after a draw; card points add up.

    Rule: BR-MATCH-03, BR-MATCH-04.
    """
    wins = s.wins[:]
    totals = s.totals[:]
    for seat in s.every_seat():
        totals[seat] += s.points[seat]
        if has(s.last_winners, seat):
            wins[seat] += 1
    s.wins = wins
    s.totals = totals
    s.games += 1


def is_over(s: Table) -> bool:
    """Say whether the match has ended: one game, so many games, or so many wins (with a guard on the games).

    Rule: BR-MATCH-01, BR-MATCH-04, BR-MATCH-06.
    """
    if s.match_mode == SINGLE:
        return True
    if s.match_mode == FIXED_N:
        return s.games >= s.match_n
    for seat in s.every_seat():
        if s.wins[seat] >= s.match_n:
            return True
    return s.games >= MOST_GAMES_PER_N * s.match_n


def tell_match(s: Table) -> None:
    """Tell who has won a match of several games, or who shares it.

    Rule: BR-MATCH-04.
    """
    if s.log is None or s.match_mode == SINGLE:
        return
    for seat in s.every_seat():
        if s.rank(seat) == 1:
            s.log.tell("match-won", public("seat", seat), public("wins", s.wins[seat]))
