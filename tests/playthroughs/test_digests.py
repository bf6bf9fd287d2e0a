"""The same games interpreted and compiled: whichever runs, the fingerprints are those that were committed."""

from __future__ import annotations

from pathlib import Path

import pytest

import flibuste.games  # noqa: F401
from flibuste.kernel import laws
from flibuste.kernel.game import GAMES
from flibuste.lab.digests import FILE, read
from flibuste.lab.rules import is_finished

ROOT = Path(__file__).parent.parent.parent
DIGESTS = read(ROOT / FILE)
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_many_games_have_the_committed_fingerprint(name: str, seats: int) -> None:
    command = f"python -m flibuste.lab.digests {name}"
    if name not in DIGESTS and not is_finished(ROOT, name):
        pytest.skip(f"{name} is not called finished yet; enter its fingerprints with: {command}")
    assert name in DIGESTS, f"enter it with: {command}"
    entry = DIGESTS[name][str(seats)]
    games = entry["games"]
    assert isinstance(games, int)

    assert laws.digest(GAMES[name], seats, games) == entry["digest"], f"if it is meant: {command}"
