"""Events as they are declared, and the audit of the log."""

from __future__ import annotations

import little_draft
import pytest

from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BrokenGame
from flibuste.kernel.events import Event, Field, Log, public, secret
from flibuste.kernel.game import Setup


def test_the_audit_looks_into_lists_of_cards() -> None:
    log = Log({"looked": frozenset({"cards"})})
    state = little_draft.new(Setup(3, {}, True, log), Seeded(1))
    mine = [int(card) for card in state.options(0)]

    log.tell("looked", secret("cards", mine, bit(0)))
    with pytest.raises(BrokenGame, match="tells seat 1"):
        log.tell("looked", secret("cards", mine, bit(1)))


DEALT = Event("dealt", "seat", "n: number", "cards: card[]", "points?: number")


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ([public("seat", 1), public("n", 2), secret("cards", [3, 4], bit(1))], ""),
        ([public("seat", 1), public("n", 2), public("cards", []), public("points", 0)], ""),
        ([public("seat", 1), public("cards", [3])], "told without n"),
        ([public("seat", 1), public("n", 2), public("cards", [3]), public("suit", 1)], "no field suit"),
        ([public("seat", 1), public("n", 2), public("cards", 3)], "cards cannot be 3"),
        ([public("seat", "Anne"), public("n", 2), public("cards", [3])], "seat cannot be 'Anne'"),
    ],
)
def test_an_event_is_told_with_exactly_its_fields(fields: list[Field], fault: str) -> None:
    why = DEALT.why_not(fields)

    assert fault in why if fault else why == ""


def test_the_fields_of_an_event_say_what_they_hold() -> None:
    assert DEALT.nouns == {"seat": "seat", "n": "number", "cards": "card", "points": "number"}
    assert (DEALT.lists, DEALT.optional, DEALT.cards()) == ({"cards"}, {"points"}, frozenset({"cards"}))
