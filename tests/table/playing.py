"""Matches for tests: journals are kept, so that each can be folded again and compared."""

from __future__ import annotations

import json

import little_draft

import flibuste.games  # noqa: F401
from flibuste.kernel.game import GAMES, Game
from flibuste.kernel.saving import save
from flibuste.table.entries import AnyEntry, read_entry, write_entry
from flibuste.table.match import Match
from flibuste.table.plan import Plan
from tests.table import walk

for game in (little_draft.GAME, walk.GAME):
    GAMES.setdefault(game.name, game)

SECRET = "5ec4e7" * 10


class Noted:
    """A match whose entries are noted as storage would."""

    def __init__(self, game: Game, seats: int, **plan: object) -> None:
        facts = {"id": "t1", "game": game.name, "seats": seats, "secret": SECRET, "made": 0, "rules": game.mark()}
        self.plan = Plan(**facts, **plan)  # type: ignore[arg-type]
        self.match = Match(self.plan, game)
        self.lines: list[str] = []

    def note(self, *entries: AnyEntry) -> None:
        self.lines += [write_entry(entry) for entry in entries]

    def people(self, *levels: str) -> Noted:
        """Seat people, and bots where a level is given; deal."""
        for seat, level in enumerate(levels or [""] * self.plan.seats):
            self.note(self.match.seat_bot(seat, level, 1) if level else self.match.sit(seat, "", 1))
        self.note(self.match.start(2))
        self.note(self.match.deal(3))
        return self

    def answer(self, seat: int, text: str, now: int = 10) -> None:
        self.note(self.match.answer(seat, self.match.game.read(text), now))

    def play_on(self, answers: int = 1000) -> None:
        """Answer the first option until the end, or so many times."""
        while answers and self.match.status == "playing":
            seat = self.match.waiting()[0]
            self.note(self.match.answer(seat, int(self.match.state.options(seat)[0]), 10))
            answers -= 1

    def folded(self) -> Match:
        """Fold the journal again, as after a restart."""
        match = Match(self.plan, self.match.game)
        for line in self.lines:
            match.fold(read_entry(line))
        return match


def picture(match: Match) -> str:
    """Write down everything that must survive a restart."""
    assert match.session is not None
    record = match.session.record
    return json.dumps(
        [
            save(match.game, match.state),
            record.answers,
            match.counts,
            match.opened,
            match.seq,
            [(given.seq, given.events, given.quiet, given.open) for given in match.given],
            match.clocks.bank,
            match.clocks.since,
            len(match.session.log.events),
            match.paused,
        ],
        sort_keys=True,
    )
