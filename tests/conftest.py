"""Tests run twice: interpreted, and compiled with ``FLIBUSTE_EXPECT=compiled``; the wrong mode must not pass."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from flibuste.kernel import state

COMPILED = not str(state.__file__).endswith(".py")
sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to run in another mode than the one asked for."""
    expected = os.environ.get("FLIBUSTE_EXPECT", "interpreted") == "compiled"
    if expected != COMPILED:
        raise pytest.UsageError(f"the engine is {'compiled' if COMPILED else 'interpreted'}: {state.__file__}")


@pytest.fixture(scope="session")
def compiled() -> bool:
    """Say in which mode the engine runs."""
    return COMPILED
