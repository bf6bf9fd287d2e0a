"""Every screen: photographed, and free of accessibility faults."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.looks import look_at, narrow_enough
from tests.e2e.table import against_bot, click_once, let_run, until_asked

STILL = {
    "lobby": "/",
    "new-table": "/new/brisca",
    "lesson": "/learn/brisca",
    "rules": "/rules/brisca",
    "settings": "/settings",
    "about": "/about",
    "load-record": "/replay",
    "nothing-here": "/j/nobody",
}
# Each language in two looks, all four looks in two languages or more.
LANGUAGES = {
    "en": ("wide-light", "phone-dark"),
    "fr": ("wide-dark", "phone-light"),
    "es": ("wide-light", "wide-dark", "phone-light", "phone-dark"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_still_screens(visit: Any, language: str) -> None:
    page = visit("/", language=language)
    for screen, path in STILL.items():
        page.goto(path)
        page.locator("main, .lost").first.wait_for()
        page.wait_for_load_state("networkidle")
        look_at(page, f"{screen}-{language}", LANGUAGES[language], narrow_enough, LANGUAGES[language])


def test_the_table_its_panels_its_end_and_its_replay(visit: Any) -> None:
    page = visit("/", language="fr")
    against_bot(page)
    for _ in range(20):
        click_once(page)
    until_asked(page)
    look_at(page, "table")

    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()
    look_at(page, "menu")
    page.keyboard.press("Escape")

    let_run([page])
    page.wait_for_timeout(900)
    look_at(page, "end", well=narrow_enough)

    page.locator('.do a[href^="/replay"]').click()
    page.locator(".film").wait_for()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    look_at(page, "replay")


def test_the_lesson_can_be_played_to_its_end(visit: Any) -> None:
    page = visit("/learn/brisca")
    for _ in range(12):
        page.locator(".speech .go").click()
        page.locator("main.table").dispatch_event("pointerdown")
        page.wait_for_timeout(500)
    expect(page.get_by_text("You know enough")).to_have_count(1)
    page.locator(".speech .go").click()
    page.locator("ul.hand button").first.wait_for()


def test_a_move_of_a_replay_has_an_address_and_a_record_comes_back(visit: Any, tmp_path: Any) -> None:
    page = visit("/")
    against_bot(page)
    let_run([page])
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)
    page.locator('.do a[href^="/replay"]').click()
    page.locator(".film").wait_for()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    address = page.url
    lines = page.locator(".log li").count()

    again = visit("/")
    again.goto("/replay")
    again.locator("input[type=file]").set_input_files(record)
    again.locator(".film").wait_for()
    page.goto(address)
    page.locator(".film").wait_for()

    assert "#" in address
    expect(page.locator(".log li")).to_have_count(lines)


def test_a_record_that_was_changed_is_refused(visit: Any, tmp_path: Any) -> None:
    page = visit("/")
    against_bot(page)
    let_run([page])
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)
    text = record.read_text()
    at = text.index("play ")
    record.write_text(text[: at + 5] + ("Ao" if text[at + 5 : at + 7] != "Ao" else "Ac") + text[at + 7 :])

    again = visit("/replay")
    again.locator("input[type=file]").set_input_files(record)

    again.get_by_role("alert").wait_for()
