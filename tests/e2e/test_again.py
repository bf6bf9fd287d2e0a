"""Looking again: the last trick, the pace of the table, a replay whose steps show something, the exchange."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph
from tests.e2e.dealt import played
from tests.e2e.looks import settle
from tests.e2e.moments import go_to, moments
from tests.e2e.table import against_bot, click_once, until, until_asked

DRAWN = "document.querySelectorAll('.felt .trick').length"
SEEN = "document.querySelector('main.table').innerText + document.querySelectorAll('.log li').length"
DRAWN_MAP = "document.querySelector('main.table').innerHTML"


def test_the_last_trick_can_be_seen_again_with_one_press(visit: Any) -> None:
    """The cards of the trick come back, then the table is as it was, and the game goes on."""
    page = visit("/")
    against_bot(page)
    again = page.get_by_role("button", name="See the last play again")
    until(again.count, lambda: click_once(page), "no trick was ever taken")
    until_asked(page)
    hand = page.locator("ul.hand").inner_text()
    lines = page.locator("#log li").count()
    again.click()
    page.locator(".felt .trick").nth(1).wait_for()
    photograph(page, "again-trick-wide-light")
    until_asked(page)
    expect(page.locator("ul.hand")).to_have_text(hand, use_inner_text=True)
    expect(page.locator("#log li")).to_have_count(lines)
    page.set_viewport_size({"width": 360, "height": 640})
    settle(page)
    for button in page.locator("header button:visible").all():  # the bar is fullest now
        expect(button).to_be_in_viewport(ratio=1)


def test_the_pace_is_chosen_at_the_table(visit: Any) -> None:
    """The menu of the table has it, and it is kept."""
    page = visit("/")
    against_bot(page)
    page.locator("header button").last.click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("None: at once").click()
    assert violations(page) == []
    photograph(page, "pace-wide-light")
    assert page.evaluate("JSON.parse(localStorage.getItem('flibuste')).speed") == "none"


def ends(view: Any, action: str, told: set[str]) -> list[str]:
    """Name any moment: only the record counts."""
    return ["any"]


@pytest.mark.parametrize("game", ["brisca", "chasse_partie", "treasure_hunter", "briskars"])
def test_every_step_of_a_replay_shows_something(visit: Any, tmp_path: Any, game: str) -> None:
    """Rule: CP-CTR-10 (windows in which nobody answers are no steps)."""
    text = played(game, 2) if game == "briskars" else moments(game, 3, (1,), ends)["any"].record
    record = tmp_path / "game.txt"
    record.write_text(text)
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".film").wait_for()
    if game == "chasse_partie":
        assert sum(1 for line in text.splitlines() if " pass" in line) > 50
    seen = f"{DRAWN_MAP} + {SEEN}" if game == "briskars" else SEEN
    before = page.evaluate(seen)
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(30)
        after = page.evaluate(seen)
        assert after != before
        before = after


def exchange(view: Any, action: str, told: set[str]) -> list[str]:
    """Name the windows in which there is something to exchange."""
    return ["exchange"] if view["decision"] == "exchange" and action != "done" else []


@pytest.mark.parametrize(("phone", "language", "words"), [(True, "en", "Swap the "), (False, "fr", "contre")])
def test_the_exchange_names_both_cards(visit: Any, phone: bool, language: str, words: str) -> None:
    """Rule: BR-EXCH-03, BR-EXCH-05."""
    page = visit(phone=phone, language=language)
    go_to(page, moments("brisca", 2, range(30), exchange)["exchange"])
    question = page.locator(".doing .ask")
    question.wait_for()
    expect(question).to_contain_text(words, use_inner_text=True)
    photograph(page, f"exchange-{'phone' if phone else 'wide'}-light")
