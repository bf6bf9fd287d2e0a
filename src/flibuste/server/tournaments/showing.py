"""Tournaments as one person sees them. Of a deal that is still played at other tables nothing is told."""

from __future__ import annotations

from flibuste.server.codes import Codes
from flibuste.server.storage.tournaments import Named
from flibuste.server.tournaments.scoring import seat_points, standing, tie_breaks
from flibuste.server.tournaments.tournament import Board, Entrant, Round, Tournament
from flibuste.table.faces import BOTS, given_face
from flibuste.wire.tournaments import BoardInfo, EntrantInfo, RoundInfo, TournamentInfo


def shown(here: Tournament, names: dict[int, Named], person: str, codes: Codes) -> TournamentInfo:
    """Describe a tournament for a person."""
    plan = here.plan
    you = next((one for one in here.active() if one in names and person and names[one].person == person), None)
    playing = None if you is None else here.board_of(you)
    return TournamentInfo(
        id=plan.id,
        game=plan.game,
        title=plan.title,
        status=here.status,
        called_off=here.called_off,
        host=bool(person) and plan.host == person,
        you=you,
        table=None if playing is None else playing.table,
        link=f"/tournament/{plan.id}",
        system=plan.system,
        rounds=here.round_count(),
        duplicate=plan.duplicate,
        settings=plan.settings,
        clock=plan.clock,
        late=plan.late,
        listed=plan.listed,
        seats=plan.seats,
        sides=plan.sides,
        fewest=here.fewest(),
        most=here.most(),
        entrants=[entrant_info(one, names.get(one.number)) for one in here.entrants],
        standing=standing(here),
        tie_breaks=tie_breaks(here),
        played=[round_info(here, one, you, codes) for one in here.rounds],
        updated=here.updated,
    )


def entrant_info(entrant: Entrant, named: Named | None) -> EntrantInfo:
    """Describe who takes part; whoever was erased has no name."""
    bot = BOTS[entrant.number % len(BOTS)] if entrant.level else None
    face = bot if named is None else named.face or given_face(named.person)
    return EntrantInfo(entrant.number, "" if named is None else named.name, face, entrant.level or None, entrant.left)


def round_info(here: Tournament, round_: Round, you: int | None, codes: Codes) -> RoundInfo:
    """Describe a round; one that is over is the same for everybody and does not change any more."""
    if round_.told is not None:
        return round_.told
    boards = [board_info(here, round_, board, you, codes) for board in round_.boards]
    told = RoundInfo(boards, round_.byes, round_.walkovers)
    if round_.over:
        round_.told = told
    return told


def board_info(here: Tournament, round_: Round, board: Board, you: int | None, codes: Codes) -> BoardInfo:
    """Describe a game: who plays it may go there, everybody may look on where that betrays nothing."""
    settled, sealed = board.settled, here.is_sealed(board.table)
    over = settled is not None
    found = BoardInfo(list(board.players), over, None, None, None, None)
    if you in board.players or (over and not sealed):
        found.table = board.table
    if not over and not here.plan.duplicate:
        found.watch = codes.path("watch", board.table)
    if settled is not None and not sealed:
        found.points = [seat_points(here, round_, board, place) for place in range(len(board.players))]
        found.how = settled.how
    return found
