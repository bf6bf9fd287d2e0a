"""Briskars drawn as lines."""

from __future__ import annotations

import pytest

from flibuste.bots.random import RandomBot
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup
from flibuste.terminal.briskars import draw
from flibuste.words.sentences import Words

NAMES = ["Anne", "Tomás"]


def played(seed: int, answers: int, scenario: str = "last-plank"):  # type: ignore[no-untyped-def]
    """Play some random answers."""
    chance, rng, bot = Seeded(seed), Seeded(seed + 1), RandomBot()
    state = GAME.new(Setup(2, GAME.check_settings({"scenario": scenario})), chance)
    for _ in range(answers):
        if state.over:
            break
        seat = 0 if state.waiting & 1 else 1
        state.apply(seat, bot.choose(state.seen_by(seat, rng), seat, rng), chance)
    return state


def test_the_map_shows_who_stands_where_and_how_high() -> None:
    """The deck of the ship after deployment: heights as digits, ids of Briskars as in the notation."""
    state = played(3, 20)
    lines = draw(state.view(0), Words("en", GAME, NAMES, 0))

    assert lines[0].startswith("Round ")
    assert "To the Last Plank · Ship’s deck" in lines[0]
    assert lines[1].split() == list("ABCDEFGHIJKLMNO")
    assert len(lines[2:17]) == 15
    drawn = "\n".join(lines[2:17])
    for one in state.view(0)["briskars"]:
        if one["square"] is not None:
            assert one["id"] in drawn
    assert "M mast" in lines[17]
    assert "~ deep water" in lines[17]


def test_every_band_is_listed_with_its_numbers() -> None:
    """Health, points, armour, weapons, states."""
    state = played(3, 20)
    text = "\n".join(draw(state.view(0), Words("en", GAME, NAMES, 0)))

    assert "Anne: 0 gold" in text
    assert "HP" in text
    assert "Leader" in text


@pytest.mark.parametrize("scenario", ["last-plank", "three-crates", "chest", "powder-magazine", "captains-head"])
def test_tables_are_drawn_without_a_missing_word(scenario: str) -> None:
    """No message id and no open variable shows through, in any language."""
    for answers in (1, 12, 50):
        state = played(7, answers, scenario)
        for language in ("en", "fr", "es"):
            for line in draw(state.view(0), Words(language, GAME, NAMES, 0)):
                assert "bk-" not in line
                assert "$" not in line
                assert len(line) < 400
