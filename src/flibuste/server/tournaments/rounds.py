"""What happens in a tournament by itself: the next round is drawn, or it is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from flibuste.server.tournaments import entries as e
from flibuste.server.tournaments.grouping import Guest, Seating, all_met, seated_round, sizes, take, until_all_met
from flibuste.server.tournaments.pairing import Draw, Player, round_robin, swiss
from flibuste.server.tournaments.scoring import standing
from flibuste.server.tournaments.tournament import Board, Tournament


@dataclass(slots=True)
class Drawn:
    """A round: tables, byes, who is left without an opponent because that one has left; ``of`` as in the journal."""

    groups: list[tuple[int, ...]]
    byes: list[int]
    walkovers: list[int] = field(default_factory=list)
    of: int = 0


def draw(tournament: Tournament) -> Drawn | None:
    """Draw the next round; none, if all are played."""
    return None if is_played(tournament) else next_round(tournament)


def go_on(
    tournament: Tournament,
    drawn: Drawn | None,
    now: int,
    name: Callable[[int, int], str],
    secret: Callable[[], str],
) -> e.AnyEntry:
    """Begin the round that was drawn, or close; ``name`` gives round and board their table."""
    if drawn is None:
        return tournament.fold(e.Closed(at=now))
    number = len(tournament.rounds)
    return tournament.fold(
        e.Paired(
            at=now,
            groups=drawn.groups,
            tables=[name(number, board) for board in range(len(drawn.groups))],
            byes=drawn.byes,
            walkovers=drawn.walkovers,
            secret=secret() if tournament.plan.duplicate else "",
            of=drawn.of,
        )
    )


def is_played(tournament: Tournament) -> bool:
    """Say whether all rounds are played, or too few are left for another."""
    plan, here = tournament.plan, tournament.active()
    if plan.seats == 2:
        return len(here) < 2 or len(tournament.rounds) >= tournament.round_count()
    if not sizes(len(here), plan.seats, plan.smaller):
        return True
    if plan.system == "swiss":
        return len(tournament.rounds) >= tournament.round_count()
    return all_met(guests(tournament)) or len(tournament.rounds) >= e.MOST


def next_round(tournament: Tournament) -> Drawn:
    """Draw the next round."""
    if tournament.plan.seats > 2:
        return at_tables(tournament)
    if tournament.plan.system == "swiss":
        return without_leavers(tournament, swiss(players(tournament)))
    field = tournament.started_with()
    draw = round_robin(len(field))[len(tournament.rounds)]
    named = Draw([(field[a], field[b]) for a, b in draw.pairs], None if draw.bye is None else field[draw.bye])
    return without_leavers(tournament, named)


def without_leavers(tournament: Tournament, draw: Draw) -> Drawn:
    """Leave out who has left; whoever was to meet them has a walkover."""
    here = set(tournament.active())
    pairs = [pair for pair in draw.pairs if here.issuperset(pair)]
    walkovers = [one for pair in draw.pairs if pair not in pairs for one in pair if one in here]
    return Drawn([*pairs], [] if draw.bye is None or draw.bye not in here else [draw.bye], walkovers)


def players(tournament: Tournament) -> list[Player]:
    """List who takes part as pairing sees them, in the order of the standing."""
    here = set(tournament.active())
    known = {line.number: Player(line.number, line.points) for line in standing(tournament) if line.number in here}
    for past in tournament.rounds:
        for board in past.boards:
            note_seats(board, known)
        for number in (*past.byes, *past.walkovers):
            if number in known:
                known[number].byes += 1
    return list(known.values())


def note_seats(board: Board, known: dict[int, Player]) -> None:
    """Note whom somebody has met, and on which seat."""
    for place, number in enumerate(board.players):
        player = known.get(number)
        if player is not None:
            player.met.add(board.players[1 - place])
            player.balance += 1 if place == 0 else -1
            player.was_first = place == 0


# tables of three and more


def at_tables(tournament: Tournament) -> Drawn:
    """Draw a round of larger tables: Swiss by the standing, or until everybody has sat with everybody."""
    plan, here = tournament.plan, guests(tournament)
    if plan.system == "swiss":
        seating = seated_round(here, plan.seats, plan.sides, plan.smaller)
        return Drawn(seating.tables, seating.byes)
    rest = until_all_met(here, plan.seats, plan.sides, plan.smaller)
    return Drawn(rest[0].tables, rest[0].byes, of=len(tournament.rounds) + len(rest))


def guests(tournament: Tournament) -> list[Guest]:
    """List who takes part as seating sees them: in the order of the standing, which counts in Swiss rounds alone."""
    here = set(tournament.active())
    lines = [line for line in standing(tournament) if line.number in here]
    if tournament.plan.system == "swiss":
        found = [Guest(line.number, line.points) for line in lines]
    else:
        found = [Guest(number) for number in sorted(here)]
    known = {one.number: one for one in found}
    for past in tournament.rounds:
        take(Seating([board.players for board in past.boards], past.byes), known, tournament.plan.sides)
    return found
