"""A tournament folded from its journal, and what its people may do; nobody here looks at a watch or a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from flibuste.server.problems import Refused
from flibuste.server.tournaments import entries as e
from flibuste.server.tournaments.grouping import rounds_for
from flibuste.wire.tournaments import Place, RoundInfo

Status = Literal["open", "playing", "over"]
EVER = 4
"""So many times as many as may take part can have entered, those who left included."""


@dataclass(slots=True)
class Entrant:
    """Somebody who takes part; a bot has a level. ``left``: after so many rounds were begun."""

    number: int
    level: str = ""
    left: int | None = None


@dataclass(slots=True)
class Board:
    """One game of a round: who sits on which seat, at which table, and how it ended."""

    players: tuple[int, ...]
    table: str
    settled: e.Settled | None = None


@dataclass(slots=True)
class Round:
    """One round: its boards, who had a bye, and whose opponent had left."""

    boards: list[Board]
    byes: list[int]
    walkovers: list[int]
    secret: str = ""
    told: RoundInfo | None = field(default=None, compare=False, repr=False)
    """How it is described to everybody, once it is over."""

    @property
    def over(self) -> bool:
        """Say whether all its games are over."""
        return all(board.settled is not None for board in self.boards)


@dataclass(slots=True)
class Tournament:
    """Entrants and rounds; ``seq`` counts the entries folded so far."""

    plan: e.TournamentPlan
    seq: int = 0
    updated: int = 0
    status: Status = "open"
    called_off: bool = False
    entrants: list[Entrant] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    of: int = 0
    """So many rounds there will be, where that was found when the last one was drawn."""
    places: list[Place] = field(default_factory=list, compare=False, repr=False)
    counted: int = field(default=-1, compare=False, repr=False)
    """The standing, and after how many entries it was counted."""

    # folding

    def fold(self, entry: e.AnyEntry) -> e.AnyEntry:
        """Take one entry of the journal."""
        take: Callable[[e.AnyEntry], None] = getattr(self, f"_take_{type(entry).__name__.lower()}")
        take(entry)
        self.seq += 1
        self.updated = entry.at
        return entry

    def _take_entered(self, entry: e.Entered) -> None:
        self.entrants.append(Entrant(len(self.entrants), entry.level))

    def _take_left(self, entry: e.Left) -> None:
        self.entrants[entry.number].left = len(self.rounds)

    def _take_begun(self, entry: e.Begun) -> None:
        self.status = "playing"

    def _take_paired(self, entry: e.Paired) -> None:
        boards = [Board(group, table) for group, table in zip(entry.groups, entry.tables, strict=True)]
        self.rounds.append(Round(boards, entry.byes, entry.walkovers, entry.secret))
        self.of = entry.of

    def _take_settled(self, entry: e.Settled) -> None:
        self.rounds[-1].boards[entry.board].settled = entry

    def _take_closed(self, entry: e.Closed) -> None:
        self.status = "over"
        self.called_off = entry.called_off

    # what people ask

    def active(self) -> list[int]:
        """List who takes part now."""
        return [one.number for one in self.entrants if one.left is None]

    def round_count(self) -> int:
        """Say how many rounds there are: nobody can meet more strangers than there are."""
        field, plan = len(self.started_with()), self.plan
        if plan.system == "swiss":
            return min(plan.rounds, max(1, field - 1))
        if plan.seats == 2:
            return max(0, field - 1 + field % 2)
        if self.rounds:
            return self.of
        return rounds_for(field, plan.seats, plan.smaller) if field >= plan.seats else 0

    def fewest(self) -> int:
        """Say how many must take part."""
        return max(e.FEWEST, self.plan.seats)

    def most(self) -> int:
        """Say how many may take part."""
        return e.MOST if self.plan.seats == 2 or self.plan.system == "swiss" else e.MOST_AT_TABLES

    def started_with(self) -> list[int]:
        """List who takes part, or did when it began."""
        return [one.number for one in self.entrants if one.left is None or one.left > 0]

    def round_over(self) -> bool:
        """Say whether no game of the last round is under way."""
        return not self.rounds or self.rounds[-1].over

    def board_of(self, number: int) -> Board | None:
        """Return the game an entrant has under way."""
        boards = self.rounds[-1].boards if self.rounds and self.status == "playing" else []
        return next((board for board in boards if number in board.players and board.settled is None), None)

    def is_sealed(self, table: str) -> bool:
        """Say whether the deal of a table is still played elsewhere: until then nobody else sees its cards."""
        if not self.plan.duplicate or self.round_over() or self.status != "playing":
            return False
        return any(board.table == table for board in self.rounds[-1].boards)

    # what people do

    def enter(self, now: int, level: str = "") -> e.AnyEntry:
        """Take part."""
        self.demand("open")
        if len(self.active()) >= self.most() or len(self.entrants) >= EVER * self.most():
            raise Refused("tournament_full")
        return self.fold(e.Entered(at=now, level=level))

    def leave(self, number: int, now: int) -> e.AnyEntry:
        """Take part no more."""
        if self.status == "over" or number not in self.active():
            raise Refused("not_entered")
        return self.fold(e.Left(at=now, number=number))

    def begin(self, now: int) -> e.AnyEntry:
        """Let nobody enter any more; the first round can be paired."""
        self.demand("open")
        if len(self.active()) < self.fewest():
            raise Refused("too_few", params={"n": self.fewest()})
        return self.fold(e.Begun(at=now))

    def call_off(self, now: int) -> e.AnyEntry:
        """End it before it is decided."""
        if self.status == "over":
            raise Refused("tournament_over")
        return self.fold(e.Closed(at=now, called_off=True))

    def demand(self, status: Status) -> None:
        """Refuse what comes too late."""
        if self.status != status:
            raise Refused("tournament_over" if self.status == "over" else "tournament_begun")

    def settle(self, settled: e.Settled) -> e.AnyEntry | None:
        """Note how a game of the round under way ended, once."""
        if self.status != "playing" or self.rounds[-1].boards[settled.board].settled is not None:
            return None
        return self.fold(settled)


def folded(plan: e.TournamentPlan, entries: Sequence[e.AnyEntry]) -> Tournament:
    """Make a tournament from its journal."""
    tournament = Tournament(plan, updated=plan.made)
    for entry in entries:
        tournament.fold(entry)
    return tournament
