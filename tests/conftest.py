"""Tests run twice: interpreted, and compiled with ``FLIBUSTE_EXPECT=compiled``; the wrong mode must not pass."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests run side by side: threads of numpy only wait for one another

from flibuste.kernel import state
from flibuste.kernel.game import Game

COMPILED = not str(state.__file__).endswith(".py")
sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
AN_HOUR = 60


def is_played_whole(game: Game, seats: int) -> bool:
    """Say whether whole games are worth their time: interpreted, one of an hour is for the fewest seats only.

    That both modes play alike is shown for every number of seats by the fingerprints (games/data/digests.toml).
    """
    return COMPILED or game.minutes < AN_HOUR or seats == min(game.seats)


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to run in another mode than the one asked for."""
    expected = os.environ.get("FLIBUSTE_EXPECT", "interpreted") == "compiled"
    if expected != COMPILED:
        raise pytest.UsageError(f"the engine is {'compiled' if COMPILED else 'interpreted'}: {state.__file__}")


@pytest.fixture(scope="session")
def compiled() -> bool:
    """Say in which mode the engine runs."""
    return COMPILED
