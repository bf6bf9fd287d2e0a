"""What somebody who attacks a server does with Chasse-Partie: records of long games, again and again."""

from __future__ import annotations

from flibuste.games.chasse_partie.game import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.records import write_record
from flibuste.kernel.session import start

SEATS = 5


def posted() -> dict[str, tuple[str, object]]:
    """List what is posted: where, and what."""
    record = long_record()
    return {
        "records to play on from": ("/api/play-on", {"record": record, "move": 100}),
        "films of records": ("/api/replay", record.encode()),
    }


def long_record() -> str:
    """Play a long game at random and write it down."""
    rng = Seeded(1)
    session = start(GAME, SEATS, {}, rng)
    while not session.state.over:
        seat = session.waiting()[0]
        session.answer(seat, int(session.state.random_option(seat, rng)), rng)
    return write_record(GAME, session.record)
