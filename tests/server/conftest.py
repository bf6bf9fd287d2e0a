"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Iterator

import psycopg
import pytest

from tests.server.postgres import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One PostgreSQL for all tests of a run."""
    with postgres() as server:
        yield server.url


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """The same server, emptied."""
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres_server
