"""Films: every view can be made whole again, and a long game stays small enough for a browser."""

from __future__ import annotations

import json

import msgspec
import pytest

import flibuste.games  # noqa: F401
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Scripted, Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.records import write_record
from flibuste.kernel.session import Session, start
from flibuste.server.tables.replays import replay_text
from tests.server.harness import whole_views


def played(game: str, seats: int, seed: int) -> Session:
    rng = Seeded(seed)
    session = start(find_game(game), seats, {}, rng)
    while not session.state.over:
        seat = session.waiting()[0]
        session.answer(seat, int(session.state.random_option(seat, rng)), rng)
    return session


@pytest.mark.parametrize(
    ("game", "seats"), [("brisca", 3), ("chasse_partie", 3), ("treasure_hunter", 3), ("briskars", 2)]
)
def test_a_film_holds_every_view_of_every_position(game: str, seats: int) -> None:
    record = played(game, seats, 5).record
    film = msgspec.json.encode(replay_text(write_record(find_game(game), record)))
    views = whole_views(json.loads(film))
    again = start(find_game(game), seats, record.settings, Scripted(None, record.setup))
    for number in range(len(record.answers) + 1):
        if number % 7 == 0 or number > len(record.answers) - 3:
            now = [again.view(seat) for seat in (*range(seats), SPECTATOR)]
            assert views[number] == json.loads(msgspec.json.encode(now)), number
        if number < len(record.answers):
            seat, action, outcomes = record.answers[number]
            again.answer(seat, action, Scripted(None, outcomes))

    assert len(views) == len(record.answers) + 1
    assert len(film) < 9_000 * len(views)
