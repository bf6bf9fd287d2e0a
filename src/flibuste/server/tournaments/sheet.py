"""The results of a tournament as CSV: the standing, or every game."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from flibuste.server.tournaments.scoring import seat_points, standing, tie_breaks
from flibuste.server.tournaments.tournament import Board, Round, Tournament

PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", *(f"seat_{n}" for n in range(7, 13))]
STARTS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes what begins so for a formula."""


def plain(text: str) -> str:
    """Write a name so that a spreadsheet takes it for a text."""
    return f"'{text}" if text.startswith(STARTS) else text


def written(rows: Iterable[Iterable[object]]) -> str:
    """Write rows as CSV."""
    paper = io.StringIO()
    csv.writer(paper, lineterminator="\r\n").writerows(rows)
    return paper.getvalue()


def standing_sheet(tournament: Tournament, names: Mapping[int, str]) -> str:
    """Write the standing."""
    breaks = tie_breaks(tournament)
    head = ["rank", "name", "points", *breaks, "played", "left_after_round"]
    rows = [
        [
            *(line.rank, plain(names.get(line.number, "")), line.points),
            *(getattr(line, name) for name in breaks),
            *(line.played, "" if (left := tournament.entrants[line.number].left) is None else left),
        ]
        for line in standing(tournament)
    ]
    return written([head, *rows])


def games_sheet(tournament: Tournament, names: Mapping[int, str]) -> str:
    """Write every game, bye and walkover; one that is not over has no result."""
    seats = PLACES[: tournament.plan.seats]
    head = ["round", "board", *seats, *(f"points_{seat}" for seat in seats), "how"]
    rows: list[list[object]] = []
    for number, round_ in enumerate(tournament.rounds, 1):
        for place, board in enumerate(round_.boards, 1):
            people = [plain(names.get(one, "")) for one in board.players]
            points, how = known(tournament, round_, board)
            rows.append([number, place, *wide(people, seats), *wide(points, seats), how])
        free = [(one, "bye") for one in round_.byes] + [(one, "walkover") for one in round_.walkovers]
        rows += [[number, "", *wide([plain(names.get(one, ""))], seats), *wide([], seats), how] for one, how in free]
    return written([head, *rows])


def known(tournament: Tournament, round_: Round, board: Board) -> tuple[list[str], str]:
    """Return what the seats of a game have and how it ended, if that may be told."""
    if board.settled is None or tournament.is_sealed(board.table):
        return [], ""
    points = [seat_points(tournament, round_, board, seat) for seat in range(len(board.players))]
    return [f"{one:.3g}" for one in points], board.settled.how


def wide(values: Sequence[object], seats: Sequence[str]) -> list[object]:
    """Leave the columns of seats empty that a table has not."""
    return [*values, *([""] * (len(seats) - len(values)))]
