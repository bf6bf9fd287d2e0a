"""A real PostgreSQL for tests; where there is none they are skipped with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from flibuste.lab.postgres import Server, Unavailable, free_port
from flibuste.lab.postgres import postgres as started

__all__ = ["Server", "free_port", "postgres"]


@contextmanager
def postgres() -> Iterator[Server]:
    """Start a server for tests; it stops with them."""
    try:
        with started() as server:
            yield server
    except Unavailable as missing:
        pytest.skip(str(missing))
