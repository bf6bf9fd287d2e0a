"""Dice after a game: fixed by the game's own seal, found again from its record by anybody."""

from __future__ import annotations

import pytest

from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.table.afterwards import proven_dice
from flibuste.table.fair import Fair
from flibuste.table.match import Match
from flibuste.table.plan import Plan
from flibuste.table.proof import record_text
from tests.table import walk


def finished() -> Match:
    """Play a game to its end, with a pinch of chance from each seat."""
    match = Match(
        Plan(id="t", game=walk.GAME.name, seats=2, secret="s" * 64, made=0, rules=walk.GAME.mark()), walk.GAME
    )
    for seat in (0, 1):
        match.sit(seat, "", 0)
    match.start(0)
    match.deal(0)
    chance = Seeded(5)
    while match.status == "playing":
        seat = match.waiting()[0]
        match.answer(seat, int(match.state.random_option(seat, chance)), 0)
    return match


def test_the_dice_follow_from_the_record() -> None:
    match = finished()
    known = Fair(match.root)

    dice = proven_dice(record_text(match, ["Anne", "Bo"]))

    assert dice is not None
    assert [dice.die(10, "wound") for _ in range(20)] == [known.die(10, "wound") for _ in range(20)]


def test_a_record_without_a_proof_has_no_dice_and_a_false_one_is_refused() -> None:
    text = record_text(finished(), [])
    plain = "\n".join(line for line in text.split("\n") if not line.startswith("note fair-chain"))

    assert proven_dice(plain) is None
    with pytest.raises(BadData, match="not_verified"):
        proven_dice(text.replace("note fair-secret s", "note fair-secret t"))
