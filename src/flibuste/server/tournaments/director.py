"""The director: keeps tournaments, opens the tables of a round, takes results down, and pairs the next round."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable

import msgspec

from flibuste.kernel.game import find_game
from flibuste.server.problems import Refused
from flibuste.server.series.keeping import Keeping
from flibuste.server.storage import tournaments as kept
from flibuste.server.storage.database import Conflict
from flibuste.server.storage.journals import Holder
from flibuste.server.storage.tournaments import Named
from flibuste.server.tables.live import Live
from flibuste.server.tables.results import result
from flibuste.server.tables.seating import keep
from flibuste.server.tables.service import Service
from flibuste.server.tournaments import entries as e
from flibuste.server.tournaments.rounds import draw, go_on
from flibuste.server.tournaments.tournament import Board, Tournament, folded
from flibuste.table.duties import STAND_IN
from flibuste.table.entries import AnyEntry as TableEntry
from flibuste.table.match import Match
from flibuste.table.plan import Plan

_plans: msgspec.json.Decoder[e.TournamentPlan] = msgspec.json.Decoder(e.TournamentPlan)


class Director(Keeping[Tournament]):
    """Keeps the tournaments of one server process."""

    book = kept.BOOK

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        service.sealed = self.is_sealed

    def empty(self, plan: str) -> Tournament:
        return folded(_plans.decode(plan), [])

    def take(self, here: Tournament, line: str) -> None:
        here.fold(e.read_entry(line))

    def concerned(self, live: Live) -> str:
        """Name the tournament of a table whose game is over, or has just been dealt."""
        match = live.match
        return live.plan.tournament if match.status == "over" or match.seq == match.dealt_seq else ""

    async def people(self, tournament: str) -> dict[int, Named]:
        """Return who the entrants are."""
        found = await self.service.store.read(lambda database: kept.entrants(database, tournament))
        return {one.number: one for one in found}

    async def is_sealed(self, plan: Plan) -> bool:
        """Say whether the deal of a table is still played elsewhere."""
        if not plan.deal:
            return False
        with contextlib.suppress(Refused):
            return (await self.find(plan.tournament)).is_sealed(plan.id)
        return False

    async def step(self, tournament: str) -> bool:
        """Take results down, pair the next round, open its tables; say whether there may be more to do."""
        here = await self.find(tournament)
        if here.status != "playing":
            return False
        if here.round_over():
            await self.begin_round(here)
            return (await self.find(tournament)).status == "playing"
        number = len(here.rounds)
        names = await self.people(tournament)
        for place, board in enumerate(list(here.rounds[-1].boards)):
            if board.settled is None:
                await self.attend_board(here, place, board, names)
        return len(here.rounds) == number and here.round_over()

    async def begin_round(self, here: Tournament) -> None:
        """Draw the next round beside the event loop and begin it, or close; after a change meanwhile draw anew."""
        seq, codes = here.seq, self.service.codes
        drawn = await self.service.beside(draw, here)

        def name(number: int, board: int) -> str:
            return codes.code("join", f"tournament {here.plan.id} {number} {board}")[:12]

        def do(there: Tournament, now: int) -> list[e.AnyEntry]:
            return [go_on(there, drawn, now, name, lambda: secrets.token_hex(32))] if there.seq == seq else []

        await self.change(here.plan.id, do)

    async def attend_board(self, here: Tournament, place: int, board: Board, names: dict[int, Named]) -> None:
        """Open the table of a game, let who has left give up, and take down how it ended."""
        try:
            live = await self.service.hall.open(board.table)
        except Refused as refused:
            if refused.code != "unknown_table":
                raise
            live = await self.opened(here, board, names)
        if live.match.status == "playing":
            for seat, number in enumerate(board.players):
                if here.entrants[number].left is not None and live.match.seats[seat].kind == "person":
                    await self.give_up(live, seat)
        if live.match.status == "over":
            await self.change(here.plan.id, lambda there, now: settled(there, place, live, now))

    async def give_up(self, live: Live, seat: int) -> None:
        """Let somebody who has left lose the game under way."""

        def do(match: Match, now: int) -> list[TableEntry]:
            return [match.resign(seat, STAND_IN, now)] if match.status == "playing" else []

        await self.service.hall.change(live.plan.id, do)

    async def opened(self, here: Tournament, board: Board, names: dict[int, Named]) -> Live:
        """Open the table of a game; asked twice it is still one table."""
        match = Match(self.plan_of(here, board), find_game(here.plan.game))
        now = match.plan.made
        entries: list[TableEntry] = []
        holders: list[Holder] = []
        for seat, number in enumerate(board.players):
            level, named = here.entrants[number].level, names.get(number)
            entries.append(match.seat_bot(seat, level, now) if level else match.sit(seat, "", now))
            if named is not None and not level:
                holders.append(Holder(seat, named.person, named.name, True, named.face))
        entries.append(match.start(now, sealing=not here.plan.duplicate))
        with contextlib.suppress(Conflict):
            await keep(self.service, match, entries, holders)
        return await self.service.hall.open(board.table)

    def plan_of(self, here: Tournament, board: Board) -> Plan:
        """Write the plan of a table; those of a shared deal have the same secret and the same deal."""
        plan, number = here.plan, len(here.rounds)
        return Plan(
            id=board.table,
            game=plan.game,
            seats=len(board.players),
            secret=here.rounds[-1].secret or secrets.token_hex(32),
            made=self.service.now(),
            settings=plan.settings,
            clock=plan.clock,
            late=plan.late,
            title=plan.title,
            veil=self.service.config.veil,
            rules=find_game(plan.game).mark(),
            tournament=plan.id,
            deal=f"{plan.id}-{number}" if plan.duplicate else "",
        )


def read_tournament(plan: str, lines: Iterable[str]) -> Tournament:
    """Fold a tournament."""
    return folded(_plans.decode(plan), [e.read_entry(line) for line in lines])


def settled(here: Tournament, place: int, live: Live, now: int) -> list[e.AnyEntry]:
    """Take down how a game ended, once."""
    if not here.rounds or len(here.rounds[-1].boards) <= place or here.rounds[-1].boards[place].table != live.plan.id:
        return []
    found = result(live.match, live.frozen)
    entry = here.settle(
        e.Settled(
            at=now,
            board=place,
            winners=found.winners,
            score=found.standing,
            rank=found.rank,
            gone=[seat for seat, sitter in enumerate(live.match.seats) if sitter.resigned],
            how=found.how,
            loser=found.seat,
        )
    )
    return [] if entry is None else [entry]
