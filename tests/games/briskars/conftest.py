"""How often a roll is tried: 200,000 times for each kind."""

from __future__ import annotations

from math import prod

import pytest

from . import simulating


@pytest.fixture
def share_of_rolls(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the cases of one kind of roll share the rolls of their kind."""
    cases = prod(len(mark.args[1]) for mark in request.node.iter_markers("parametrize"))
    monkeypatch.setattr(simulating, "rolls", max(simulating.ROLLS // cases, simulating.FEWEST))
