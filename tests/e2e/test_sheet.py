"""The card sheet: whatever lies on a table can be read, by pointer, key and finger, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph
from tests.e2e.moments import go_to, moments
from tests.e2e.test_chasse_partie import name_moment

SHEET = ".card-sheet"
NATIVE = "[...document.querySelectorAll('body [title]')].map((one) => one.outerHTML.slice(0, 80))"


def press_long(page: Any, x: float, y: float) -> None:
    """Hold a finger on a point for a while, as the browser sees it."""
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(f"{SHEET}.pinned").wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def named(view: Any, action: str, told: set[str]) -> list[str]:
    """Name what is asked."""
    return [str(view["decision"])]


def at_first(page: Any, game: str, decision: str, seats: int = 3) -> None:
    """Sit down where a decision of this name is asked for the first time."""
    go_to(page, moments(game, seats, (1, 2), named)[decision])
    page.locator("ul.hand button").first.wait_for()


TABLES = {
    "brisca": ("play", "ul.hand button", "BR-DECK-03"),
    "chasse_partie": ("turn", "ul.hand button", "CP-"),
    "treasure_hunter": ("keep", "ul.hand button", "TH-"),
}


@pytest.mark.parametrize("game", TABLES)
def test_a_card_of_the_hand_is_read_by_pointer_and_key(visit: Any, game: str) -> None:
    """A rest and a focus show the same sheet, the key I pins it; no native tooltip is left."""
    page = visit()
    decision, selector, rule = TABLES[game]
    at_first(page, game, decision)
    card = page.locator(selector).first
    card.hover(position={"x": 12, "y": 30})
    sheet = page.locator(SHEET)
    sheet.wait_for()
    pointed = sheet.inner_text()
    assert rule in pointed
    photograph(page, f"sheet-{game}-wide-light")
    page.mouse.move(2, 2)
    sheet.wait_for(state="detached")

    page.keyboard.press("1")
    sheet.wait_for()
    assert sheet.inner_text() == pointed
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")

    page.keyboard.press("i")
    page.locator(f"{SHEET}.pinned").wait_for()
    expect(sheet.get_by_role("link").first).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert page.evaluate(NATIVE) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_long_press_on_a_card_of_the_hand_only_shows_it(visit: Any, game: str) -> None:
    """A card held long enough is read; it is neither raised nor played when the finger leaves."""
    page = visit(phone=True)
    at_first(page, game, TABLES[game][0])
    card = page.locator("ul.hand button").first
    box = card.bounding_box()
    assert box is not None
    press_long(page, box["x"] + 14, box["y"] + 40)
    expect(card).to_have_attribute("aria-pressed", "false")
    page.locator(f"{SHEET} .close").tap()
    page.locator(SHEET).wait_for(state="detached")
    expect(card).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("game", "decision", "there"),
    [
        ("brisca", "play", "main.table ul [data-looked]"),
        ("chasse_partie", "turn", ".loot [data-looked]"),
        ("treasure_hunter", "keep", ".minis [data-looked]"),
    ],
)
def test_what_lies_on_the_table_is_read_by_tap(visit: Any, game: str, decision: str, there: str) -> None:
    """A tap pins the sheet; a tap elsewhere closes it."""
    page = visit(phone=True, dark=True, language="fr")
    at_first(page, game, decision)
    page.locator(there).first.tap()
    sheet = page.locator(f"{SHEET}.pinned")
    sheet.wait_for()
    photograph(page, f"sheet-{game}-phone-dark")
    box = sheet.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] + box["height"] <= 640
    page.touchscreen.tap(3, 636)
    sheet.wait_for(state="detached")


def test_a_card_that_cannot_be_played_says_why(visit: Any) -> None:
    """Rule: CP-TURN-07."""
    page = visit()
    go_to(page, moments("chasse_partie", 3, (1, 2, 3), name_refused)["refused"])
    page.locator("ul.hand button").first.wait_for()
    page.locator("ul.hand button[data-card^=pourparlers], ul.hand button[data-card^=galanterie]").first.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.locator(f"{SHEET} .why").wait_for()


def name_refused(view: Any, action: str, told: set[str]) -> list[str]:
    """Name the turns of somebody who holds a Gallantry: it is for the end of a turn."""
    return (
        ["refused"] if view["decision"] == "turn" and any(one.startswith("galanterie") for one in view["hand"]) else []
    )


def test_a_question_about_somebody_s_action_says_what_it_does(visit: Any) -> None:
    """Rule: CP-CTR-10."""
    page = visit()
    found = moments("chasse_partie", 5, (1, 2), name_moment)
    go_to(page, found["counter"])
    page.locator(".ask.window .does").wait_for()
    assert len(page.locator(".ask.window .does").inner_text()) > 20
    photograph(page, "sheet-question-wide-light")
