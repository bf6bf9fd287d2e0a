"""Whole tournaments without a table: standing, tie-breaks, people who leave, the sheet of results."""

from __future__ import annotations

import csv
import io
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.server.codes import Codes
from flibuste.server.problems import Refused
from flibuste.server.tournaments import entries as e
from flibuste.server.tournaments import scoring
from flibuste.server.tournaments.rounds import draw, go_on
from flibuste.server.tournaments.scoring import AVERAGE, AVERAGE_PLUS, standing
from flibuste.server.tournaments.sheet import games_sheet, standing_sheet
from flibuste.server.tournaments.showing import round_info
from flibuste.server.tournaments.tournament import Tournament, folded
from flibuste.wire.tournaments import Place

CODES = Codes("ab" * 32)


def opened(count: int, **plan: object) -> Tournament:
    tournament = Tournament(e.TournamentPlan(id="t", host="h", game="brisca", made=0, **plan))  # type: ignore[arg-type]
    for _ in range(count):
        tournament.enter(0)
    return tournament


def next_round(tournament: Tournament) -> e.AnyEntry | None:
    if tournament.status != "playing" or not tournament.round_over():
        return None
    return go_on(tournament, draw(tournament), 0, lambda number, board: f"{number}-{board}", lambda: "5ec4e7")


def settle(tournament: Tournament, board: int, *score: int, how: str = "played", loser: int | None = None) -> None:
    best = max(score)
    winners = [seat for seat, one in enumerate(score) if one == best] if how in ("played", "forfeited") else []
    tournament.settle(e.Settled(at=0, board=board, winners=winners, score=list(score), how=how, loser=loser))  # type: ignore[arg-type]


def test_the_standing_breaks_ties_by_who_the_opponents_were() -> None:
    """Four in a Swiss tournament of two rounds, with numbers anyone can add up."""
    tournament = opened(4, rounds=2)
    tournament.begin(0)
    next_round(tournament)
    assert [set(board.players) for board in tournament.rounds[0].boards] == [{0, 2}, {1, 3}]
    for number, board in enumerate(tournament.rounds[0].boards):
        settle(tournament, number, *(70 - 10 * one for one in board.players))
    next_round(tournament)
    assert [set(board.players) for board in tournament.rounds[1].boards] == [{0, 1}, {2, 3}]
    for number, board in enumerate(tournament.rounds[1].boards):
        settle(tournament, number, *(60 if number else 70 - 10 * one for one in board.players))
    assert next_round(tournament) == e.Closed(at=0)
    lines = [(one.rank, one.number, one.points, one.buchholz, one.berger, one.wins) for one in standing(tournament)]
    assert lines == [
        (1, 0, 2, 1.5, 1.5, 2),
        (2, 1, 1, 2.5, 0.5, 1),
        (3, 2, 0.5, 2.5, 0.25, 0),
        (4, 3, 0.5, 1.5, 0.25, 0),
    ]


def test_who_is_equal_in_everything_shares_a_rank() -> None:
    tournament = opened(4, system="round_robin")
    tournament.begin(0)
    while next_round(tournament) is not None and tournament.status == "playing":
        for number in range(2):
            settle(tournament, number, 60, 60)
    assert [(one.rank, one.points) for one in standing(tournament)] == [(1, 1.5)] * 4


def test_a_shared_deal_is_scored_seat_by_seat_when_all_have_played_it() -> None:
    tournament = opened(8, duplicate=True)
    tournament.begin(0)
    next_round(tournament)
    for number, (first, second) in enumerate([(80, 40), (70, 50), (70, 50)]):
        settle(tournament, number, first, second)
    assert tournament.is_sealed("0-0")
    assert all(one.points == one.wins == 0 for one in standing(tournament))
    assert "played" not in games_sheet(tournament, {})
    settle(tournament, 3, 0, 0, how="called_off")
    assert not tournament.is_sealed("0-0")
    points = {one.number: one.points for one in standing(tournament)}
    boards = [board.players for board in tournament.rounds[0].boards]
    assert [points[first] for first, _ in boards] == [1, 0.25, 0.25, AVERAGE]
    assert [points[second] for _, second in boards] == [0, 0.75, 0.75, AVERAGE]


def test_who_forfeits_a_shared_deal_has_nothing_and_the_other_a_little_more_than_average() -> None:
    tournament = opened(4, duplicate=True)
    tournament.begin(0)
    next_round(tournament)
    settle(tournament, 0, 0, 0, how="forfeited", loser=1)
    settle(tournament, 1, 70, 50)
    points = {one.number: one.points for one in standing(tournament)}
    boards = [board.players for board in tournament.rounds[0].boards]
    assert [points[one] for one in boards[0]] == [AVERAGE_PLUS, 0]
    assert [points[one] for one in boards[1]] == [AVERAGE, AVERAGE]


def test_at_a_table_of_three_points_are_the_share_of_those_behind() -> None:
    """One round of three: a winner, two equals; in the next one somebody gives up and is last, whatever the bot did."""
    tournament = opened(6, seats=3, rounds=2)
    tournament.begin(0)
    next_round(tournament)
    assert [sorted(board.players) for board in tournament.rounds[0].boards] == [[0, 2, 4], [1, 3, 5]]
    for number, board in enumerate(tournament.rounds[0].boards):
        ranked = [1 if one in (0, 1) else 2 for one in board.players]
        tournament.settle(e.Settled(at=0, board=number, winners=[ranked.index(1)], score=[3, 3, 3], rank=ranked))
    lines = {one.number: (one.points, one.wins, one.buchholz, one.berger) for one in standing(tournament)}
    assert lines[0] == lines[1] == (1, 1, 0.25, 0.25)
    assert lines[2] == lines[5] == (0.25, 0, 0.625, 0.062)

    next_round(tournament)
    first = tournament.rounds[1].boards[0]
    assert {0, 1} < set(first.players)  # equals in points sit together
    third = next(one for one in first.players if one not in (0, 1))
    place = first.players.index(third)
    order = [1 if seat == place else 2 for seat in range(3)]  # the bot has won
    tournament.settle(e.Settled(at=0, board=0, winners=[place], score=[1, 1, 1], rank=order, gone=[place]))
    points = {one.number: one.points for one in standing(tournament)}
    assert (points[0], points[1], points[third]) == (1.75, 1.75, 0.25)


def test_partners_share_what_they_have_and_change() -> None:
    tournament = opened(8, seats=4, sides=[0, 1, 0, 1], rounds=2)
    tournament.begin(0)
    partners = []
    while next_round(tournament) is not None and tournament.status == "playing":
        for number, board in enumerate(tournament.rounds[-1].boards):
            partners += [frozenset(board.players[::2]), frozenset(board.players[1::2])]
            settled = e.Settled(at=0, board=number, winners=[0, 2], score=[70, 50, 70, 50], rank=[1, 2, 1, 2])
            tournament.settle(settled)
    assert len(set(partners)) == len(partners) == 8
    assert sum(one.points for one in standing(tournament)) == sum(one.wins for one in standing(tournament)) == 8


@settings(deadline=None, max_examples=60)
@given(
    count=st.integers(4, 12),
    system=st.sampled_from(["swiss", "round_robin"]),
    duplicate=st.booleans(),
    seats=st.sampled_from([2, 2, 3, 4]),
    random=st.randoms(use_true_random=False),
)
def test_a_tournament_ends_whoever_leaves(count: int, system: str, duplicate: bool, seats: int, random: Random) -> None:
    """Every game is counted once, and the journal alone gives the same tournament."""
    tournament = opened(
        count, system=system, duplicate=duplicate, rounds=4, seats=seats, smaller=seats == 4 and not duplicate
    )
    journal: list[e.AnyEntry] = [e.Entered(at=0) for _ in range(count)]
    journal.append(tournament.begin(0))
    while tournament.status == "playing":
        entry = next_round(tournament)
        assert entry is not None
        journal.append(entry)
        if tournament.status != "playing":
            break
        if random.random() < 0.3 and tournament.active():
            journal.append(tournament.leave(random.choice(tournament.active()), 0))
        boards = list(range(len(tournament.rounds[-1].boards)))
        random.shuffle(boards)
        for board in boards:
            score = [random.randrange(40) for _ in tournament.rounds[-1].boards[board].players]
            best = [seat for seat, one in enumerate(score) if one == max(score)]
            rank = [1 + sum(other > one for other in score) for one in score]
            settled = e.Settled(at=0, board=board, winners=best, score=score, rank=rank)
            assert tournament.settle(settled) is not None
            assert tournament.settle(settled) is None
            journal.append(settled)
    again = folded(tournament.plan, journal)
    assert again == tournament
    lines = standing(tournament)
    assert sorted(line.number for line in lines) == tournament.started_with()
    sat = sum(len(board.players) for round_ in tournament.rounds for board in round_.boards)
    assert sum(line.played for line in lines) == sat
    for round_ in tournament.rounds:
        known = [*(one for board in round_.boards for one in board.players), *round_.byes, *round_.walkovers]
        assert len(known) == len(set(known))
    games_sheet(tournament, {})
    if not duplicate and system == "swiss" and seats == 2:
        free = sum(len(round_.byes) + len(round_.walkovers) for round_ in tournament.rounds)
        assert sum(line.points for line in lines) == sum(len(one.boards) for one in tournament.rounds) + free


def refused(code: str, tournament: Tournament, what: str, *more: object) -> None:
    before = tournament.seq
    with pytest.raises(Refused) as found:
        getattr(tournament, what)(*more)
    assert (found.value.code, tournament.seq) == (code, before)


def test_what_comes_too_soon_or_too_late_is_refused_and_changes_nothing() -> None:
    tournament = opened(3)
    refused("too_few", tournament, "begin", 0)
    refused("not_entered", tournament, "leave", 7, 0)
    for _ in range(61):
        tournament.enter(0)
    refused("tournament_full", tournament, "enter", 0)
    tournament.begin(0)
    refused("tournament_begun", tournament, "enter", 0)
    tournament.call_off(0)
    refused("tournament_over", tournament, "enter", 0)
    refused("tournament_over", tournament, "call_off", 0)
    refused("not_entered", tournament, "leave", 1, 0)


def test_the_sheet_is_read_by_a_spreadsheet_and_holds_no_formula() -> None:
    tournament = opened(5, rounds=2)
    tournament.begin(0)
    next_round(tournament)
    settle(tournament, 0, 70, 50)
    names = {0: "=1+1", 1: 'Bo "the hook", Jr', 2: "Cléo", 3: "D", 4: "E"}
    rows = list(csv.DictReader(io.StringIO(standing_sheet(tournament, names))))
    assert {row["name"] for row in rows} == {"'=1+1", 'Bo "the hook", Jr', "Cléo", "D", "E"}
    assert rows[0]["points"] == "1" or rows[0]["points"] == "1.0"
    games = list(csv.DictReader(io.StringIO(games_sheet(tournament, names))))
    assert [(row["how"], row["points_first"]) for row in games] == [("played", "1"), ("", ""), ("bye", "")]


def test_a_standing_is_counted_once_until_something_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking costs nothing: a field of 64 after 63 rounds takes a tenth of a second to count."""
    tournament = opened(4)
    tournament.begin(0)
    next_round(tournament)
    counts: list[int] = []

    def counting(here: Tournament) -> list[Place]:
        counts.append(here.seq)
        return []

    monkeypatch.setattr(scoring, "counted", counting)
    for _ in range(3):
        scoring.standing(tournament)
    settle(tournament, 0, 9, 5)
    settle(tournament, 1, 9, 5)
    scoring.standing(tournament)
    assert counts == [6, 8]
    first = round_info(tournament, tournament.rounds[0], None, CODES)
    assert round_info(tournament, tournament.rounds[0], 1, CODES) is first, "a round that is over is the same for all"


def test_nobody_fills_a_tournament_with_those_who_left() -> None:
    tournament = opened(e.MOST)
    for number in range(3 * e.MOST):
        tournament.leave(number, 0)
        tournament.enter(0)
    tournament.leave(3 * e.MOST, 0)
    with pytest.raises(Refused, match="tournament_full"):
        tournament.enter(0)
