"""The lesson of the page is what the engine plays."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[2] / "web"


def lesson_module() -> Any:
    spec = importlib.util.spec_from_file_location("brisca_lesson", WEB / "lessons/brisca.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_lesson_on_the_page_is_what_the_engine_plays_today() -> None:
    """Written again it is the same file.

    Rule: BR-TRICK-04, BR-TRICK-05, BR-EXCH-03, BR-EXCH-04, BR-DRAW-06.
    """
    written = (WEB / "src/games/brisca/lesson.json").read_text(encoding="utf-8")

    assert lesson_module().lesson() == written, "run python web/lessons/brisca.py"


def test_every_step_offers_what_it_asks_for_and_the_asked_card_wins_or_saves() -> None:
    steps = json.loads((WEB / "src/games/brisca/lesson.json").read_text(encoding="utf-8"))
    takers = {
        step["id"]: [event["seat"] for event in choice["events"] if event["kind"] == "took"]
        for step in steps
        for choice in step["choices"]
        if choice["notation"] == step["ask"]
    }

    assert takers == {1: [0], 2: [0], 3: [1], 4: [0], 5: [], 6: [0]}
