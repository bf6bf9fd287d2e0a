"""What a tournament comes to: points, tie-breaks, ranks; at duplicate tables every seat against its own field."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.server.tournaments.tournament import Board, Round, Tournament
from flibuste.wire.tournaments import Place, TieBreak

DECIDED = ("resigned", "claimed", "forfeited")
"""Games that somebody lost without playing them to the end."""
AVERAGE, AVERAGE_PLUS = 0.5, 0.6
"""At duplicate tables: for a game without a result, and for who is left alone through nobody's play."""


def ranks(tournament: Tournament, board: Board) -> list[int]:
    """Return the place of every seat of a game that is over; who gave up alone is last, whatever a bot made of it."""
    settled, seats = board.settled, range(len(board.players))
    if settled is None or not settled.winners:
        return [1 for _ in seats]
    found = settled.rank or [1 if seat in settled.winners else 2 for seat in seats]
    alone = {seat for seat in settled.gone if len(rivals(tournament, board, seat)) == len(seats) - 1}
    return [len(seats) + 1 if seat in alone else found[seat] for seat in seats]


def rivals(tournament: Tournament, board: Board, place: int) -> list[int]:
    """List the seats that play against one: all but partners."""
    sides, seats = tournament.plan.sides, range(len(board.players))
    together = len(sides) == len(seats)
    return [seat for seat in seats if seat != place and not (together and sides[seat] == sides[place])]


def against(tournament: Tournament, board: Board, place: int, other: int) -> float:
    """Return what a seat has against another: 1 before it, a half beside it or without a result."""
    found = ranks(tournament, board)
    return 1 if found[place] < found[other] else 0.5 if found[place] == found[other] else 0


def result_points(tournament: Tournament, board: Board, place: int) -> float:
    """Return what a seat has from a game: the share of its rivals that ended behind it, equals counting half."""
    if board.settled is None:
        return 0
    others = rivals(tournament, board, place)
    return sum(against(tournament, board, place, other) for other in others) / len(others)


def against_the_field(round_: Round, board: Board, place: int) -> float:
    """Return the share of the same seat at other tables that this one has beaten, equals counting half.

    Only games played to their end are compared. Who lost one at the table has nothing from it, the other one a little
    more than the average, as who has no opponent.
    """
    settled = board.settled
    if settled is None:
        return 0
    if place in settled.gone:
        return 0
    if settled.how in DECIDED:
        return 0 if settled.loser == place else AVERAGE_PLUS
    if settled.how != "played":
        return AVERAGE
    mine = settled.score[place]
    others = [
        one.settled.score[place]
        for one in round_.boards
        if one is not board and one.settled is not None and one.settled.how == "played"
    ]
    if not others:
        return AVERAGE
    return round(sum(1 if mine > one else 0.5 if mine == one else 0 for one in others) / len(others), 3)


def seat_points(tournament: Tournament, round_: Round, board: Board, place: int) -> float:
    """Return what a seat has from a game, as the tournament counts."""
    if tournament.plan.duplicate:
        return against_the_field(round_, board, place)
    return result_points(tournament, board, place)


def free_points(tournament: Tournament, walkover: bool) -> float:
    """Return what a round without an opponent brings; of two in a round robin everybody has the same bye for nothing.

    At larger tables a point would be worth more than most games.
    """
    if tournament.plan.seats > 2:
        return AVERAGE_PLUS
    if tournament.plan.system == "round_robin" and not walkover:
        return 0
    return AVERAGE_PLUS if tournament.plan.duplicate else 1


def standing(tournament: Tournament) -> list[Place]:
    """Rank everybody who took part; counted once for all who look until something happens."""
    if tournament.counted != tournament.seq:
        tournament.places, tournament.counted = counted(tournament), tournament.seq
    return tournament.places


def counted(tournament: Tournament) -> list[Place]:
    """Rank everybody by points, then by the tie-breaks the tournament states."""
    lines = {number: Place(number) for number in tournament.started_with()}
    for round_ in tournament.rounds:
        for board in round_.boards:
            for place, number in enumerate(board.players):
                add_game(tournament, round_, board, place, lines[number])
        for number in (*round_.byes, *round_.walkovers):
            lines[number].points += free_points(tournament, number in round_.walkovers)
    for line in lines.values():
        line.points = round(line.points, 3)
    break_ties(tournament, lines)
    return ranked(list(lines.values()), tie_breaks(tournament))


def add_game(tournament: Tournament, round_: Round, board: Board, place: int, line: Place) -> None:
    """Add a game that is over to a line; one of a shared deal when all tables have played it."""
    if board.settled is None or (tournament.plan.duplicate and not round_.over):
        return
    line.points += seat_points(tournament, round_, board, place)
    line.wins += is_won(tournament, board, place)
    line.played += 1


def is_won(tournament: Tournament, board: Board, place: int) -> bool:
    """Say whether a seat, alone or with its partner, ended before all others."""
    return all(against(tournament, board, place, other) == 1 for other in rivals(tournament, board, place))


def break_ties(tournament: Tournament, lines: dict[int, Place]) -> None:
    """Count Buchholz (the points of all opponents) and Sonneborn-Berger (of those beaten, half of those drawn with).

    Several opponents at a table count as one of their average. A round without an opponent counts as one against
    somebody with as many points as oneself.
    """
    for round_ in tournament.rounds:
        for number in {*round_.byes, *round_.walkovers}:
            lines[number].buchholz += lines[number].points
        for board in round_.boards:
            if board.settled is not None:
                for place in range(len(board.players)):
                    add_rivals(tournament, board, place, lines)
    for line in lines.values():
        line.buchholz, line.berger = round(line.buchholz, 3), round(line.berger, 3)


def add_rivals(tournament: Tournament, board: Board, place: int, lines: dict[int, Place]) -> None:
    """Add the opponents of one game to the tie-breaks of a seat."""
    line = lines[board.players[place]]
    others = rivals(tournament, board, place)
    for other in others:
        theirs = lines[board.players[other]].points / len(others)
        line.buchholz += theirs
        line.berger += against(tournament, board, place, other) * theirs


def tie_breaks(tournament: Tournament) -> list[TieBreak]:
    """Name what decides between equals in points, in this order."""
    if tournament.plan.duplicate:
        return ["wins", "berger"]
    return ["berger", "wins"] if tournament.plan.system == "round_robin" else ["buchholz", "berger", "wins"]


def ranked(lines: Sequence[Place], breaks: Sequence[TieBreak]) -> list[Place]:
    """Sort lines; who is equal in everything shares a rank."""

    def key(line: Place) -> tuple[float, ...]:
        return (-line.points, *(-getattr(line, name) for name in breaks))

    found = sorted(lines, key=lambda line: (key(line), line.number))
    for place, line in enumerate(found):
        same = place > 0 and key(found[place - 1]) == key(line)
        line.rank = found[place - 1].rank if same else place + 1
    return found
