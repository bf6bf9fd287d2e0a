"""The audit of the log."""

from __future__ import annotations

import little_draft
import pytest

from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BrokenGame
from flibuste.kernel.events import Log, secret
from flibuste.kernel.game import Setup


def test_the_audit_looks_into_lists_of_cards() -> None:
    log = Log(frozenset({"cards"}))
    state = little_draft.new(Setup(3, {}, True, log), Seeded(1))
    mine = [int(card) for card in state.options(0)]

    log.tell("looked", secret("cards", mine, bit(0)))
    with pytest.raises(BrokenGame, match="tells seat 1"):
        log.tell("looked", secret("cards", mine, bit(1)))
