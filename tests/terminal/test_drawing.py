"""Drawing: a game's own module where there is one, else every field on a line."""

from __future__ import annotations

import sys
from types import ModuleType

import little_draft
import pytest

from flibuste.kernel.chance import Seeded
from flibuste.kernel.session import start
from flibuste.terminal.drawing import draw, drawing, module_of, words_for
from flibuste.words.sentences import Words


def test_a_game_without_a_module_is_drawn_field_by_field() -> None:
    words = Words("en", little_draft.GAME)
    view = {"hand": ["3", "1"], "left": 4, "who": None, "pile": {"top": "5"}, "rows": [{"a": 1, "b": []}]}

    assert drawing("little_draft") is draw
    assert draw(view, words) == ["hand: 3 1", "left: 4", "who: –", "pile:", "  top: 5", "rows:", "  - a: 1; b: –"]


def test_a_module_may_say_what_things_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("flibuste.terminal.little_draft")
    module.called = lambda view, words: {card: f"card {card}" for card in map(str, view["hand"])}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr("flibuste.terminal.drawing.find_spec", lambda name: name)
    module_of.cache_clear()
    session = start(little_draft.GAME, 3, {}, Seeded(3))

    words = words_for(Words("en", little_draft.GAME), little_draft.GAME.view(session.state, 0), 0)

    assert words.thing("card", "5") == "card 5"
    assert words.thing("card", "3") == "3", "not in this hand: no name"
    module_of.cache_clear()
