"""Brisca drawn as lines."""

from __future__ import annotations

import pytest

from flibuste.games.brisca import GAME
from flibuste.kernel import laws
from flibuste.kernel.bits import SPECTATOR
from flibuste.terminal.brisca import draw
from flibuste.words.sentences import Words

NAMES = ["Anne", "Tomás"]


def test_a_table_for_two_in_the_middle_of_a_trick() -> None:
    assert GAME.position is not None
    state = GAME.position(
        {
            "seats": 2,
            "dealer": 1,
            "trump": "b",
            "turned": "Rb",
            "hands": [["7b", "4c"], ["2b", "5e", "3o"]],
            "trick": ["Ao"],
        }
    )

    assert draw(GAME.view(state, 1), Words("en", GAME, NAMES, 1)) == [
        "Trump: clubs · turned up: king of clubs [Rb] · 34 left in the stock",
        "  Anne: 2 cards, no trick",
        "→ Tomás: 3 cards, no trick, deals",
        "Trick 1: Anne ace of coins [Ao] (best)",
        "Your hand: 3 of coins [3o], 5 of swords [5e], 2 of clubs [2b]",
    ]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_are_drawn_without_a_missing_word(language: str, seats: int) -> None:
    settings = {"match_mode": "fixed_n", "match_n": 2, "show_running_points": True}
    words = Words(language, GAME, ["Anne", "Tomás", "Inés", "Bo"], 0)
    for session in laws.walk(GAME, seats, 2, settings):
        for seat in (0, SPECTATOR):
            text = "\n".join(draw(session.view(seat), words))
            assert "br-" not in text
            assert "{" not in text
    assert "BR-DECK-04" in text


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_event_of_a_game_has_its_line(language: str) -> None:
    words = Words(language, GAME, ["Anne", "Tomás", "Inés", "Bo"], 0)
    for seats in (2, 3, 4):
        for settings in ({}, {"show_running_points": True, "match_mode": "fixed_n", "match_n": 2}):
            session = laws.last(laws.walk(GAME, seats, 3, settings))
            lines = [words.line(GAME.named(event)) for event in session.log.stream(0)]
            assert all(lines)
            assert not any("{" in line or "br-" in line for line in lines)
