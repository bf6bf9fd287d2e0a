"""The lesson of the page is what the engine plays."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[2] / "web"
LESSONS = WEB.parent / "src/flibuste/words/lessons"


def lesson_module(game: str = "brisca") -> Any:
    spec = importlib.util.spec_from_file_location(f"{game}_lesson", WEB / f"lessons/{game}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_lesson_on_the_page_is_what_the_engine_plays_today() -> None:
    """Written again it is the same file.

    Rule: BR-TRICK-04, BR-TRICK-05, BR-EXCH-03, BR-EXCH-04, BR-DRAW-06.
    """
    written = (LESSONS / "brisca/steps.json").read_text(encoding="utf-8")

    assert lesson_module().lesson() == written, "run python web/lessons/brisca.py"


def test_every_step_offers_what_it_asks_for_and_the_asked_card_wins_or_saves() -> None:
    steps = json.loads((LESSONS / "brisca/steps.json").read_text(encoding="utf-8"))
    takers = {
        step["id"]: [event["seat"] for event in choice["events"] if event["kind"] == "took"]
        for step in steps
        for choice in step["choices"]
        if choice["notation"] == step["ask"]
    }

    assert takers == {1: [0], 2: [0], 3: [1], 4: [0], 5: [], 6: [0]}


def test_the_lesson_of_the_hunt_is_what_the_engine_plays_today() -> None:
    """Written again it is the same file, and what each step asks for brings what its teacher says.

    Rule: TH-DRAFT-03, TH-TREAS-01, TH-TREAS-02, TH-GOB-07, TH-SCROLL-01.
    """
    written = (LESSONS / "treasure_hunter/steps.json").read_text(encoding="utf-8")
    asked = [next(one for one in step["choices"] if one["notation"] == step["ask"]) for step in json.loads(written)]
    told = [{(event["kind"], event.get("seat")): event for event in choice["events"]} for choice in asked]

    assert lesson_module("treasure_hunter").lesson() == written, "run python web/lessons/treasure_hunter.py"
    assert ("took-max", 0) in told[2]
    assert ("took-min", 0) in told[3]
    assert told[4]["robbed", 0]["coin"] == 0
    assert told[5]["scroll-used", 0]["n"] == 6
