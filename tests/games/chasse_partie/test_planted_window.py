"""A counter window that opens for holders only betrays a card: the law that is meant to must catch it."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.counters import ANSWERED, STANDS, Counter
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel import laws
from flibuste.kernel.bits import bit
from flibuste.kernel.ids import Seat


def ask_holders(self: Counter, s: Table) -> None:
    """Ask as the rule does, but only those who hold a card that counters."""
    group = 0
    for seat in range(s.seats):
        if seat != self.player and s.answer_in_hand(Seat(seat), s.content.counters) >= 0:
            group |= bit(seat)
    if group == 0:
        s.finish(STANDS)
        return
    self.at = ANSWERED
    s.ask(group)


def broken() -> str:
    """Follow a few games with the law on events; return what it says when it is broken."""
    try:
        for seed in range(6):
            for k, session in enumerate(laws.walk(GAME, 3, seed)):
                if session.state.over or k > 60:
                    break
                laws.information_comes_through_events(GAME, session.state, k)
    except laws.LawBroken as law:
        return str(law)
    return ""


def test_a_window_for_holders_only_is_caught(compiled: bool) -> None:
    """Rule: CP-CTR-10."""
    if compiled:
        pytest.skip("compiled methods cannot be replaced; the interpreted run plants the bug")
    with patch.object(Counter, "ask", ask_holders):
        assert broken() != ""


def test_the_honest_window_keeps_that_law() -> None:
    """Rule: CP-CTR-10."""
    assert broken() == ""
