"""Every screen: photographed, and free of accessibility faults."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph
from tests.e2e.table import against_bot, click_once, let_run

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
LOOKS = [(False, False, "en"), (False, True, "fr"), (True, False, "es"), (True, True, "fr")]


def name_of(screen: str, phone: bool, dark: bool) -> str:
    return f"{screen}-{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"


@pytest.mark.parametrize(("phone", "dark", "language"), LOOKS)
@pytest.mark.parametrize("screen", STILL)
def test_a_still_screen(visit: Any, screen: str, phone: bool, dark: bool, language: str) -> None:
    page = visit(STILL[screen], phone=phone, dark=dark, language=language)
    page.locator("main, .lost").first.wait_for()
    page.wait_for_timeout(600)
    photograph(page, name_of(screen, phone, dark))

    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("phone", "dark", "language"), LOOKS)
def test_the_table_its_panels_its_end_and_its_replay(visit: Any, phone: bool, dark: bool, language: str) -> None:
    page = visit("/", phone=phone, dark=dark, language=language)
    against_bot(page)
    for _ in range(20):
        click_once(page)
    page.wait_for_timeout(900)
    photograph(page, name_of("table", phone, dark))
    assert violations(page) == []

    page.locator("header button").last.click()
    page.wait_for_timeout(400)
    photograph(page, name_of("menu", phone, dark))
    assert violations(page) == []
    page.keyboard.press("Escape")

    let_run([page])
    page.wait_for_timeout(900)
    photograph(page, name_of("end", phone, dark))
    assert violations(page) == []

    page.locator(".do a.button").click()
    page.locator(".film").wait_for()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(500)
    photograph(page, name_of("replay", phone, dark))
    assert violations(page) == []


def test_the_lesson_can_be_played_to_its_end(visit: Any) -> None:
    page = visit("/learn/brisca")
    for _ in range(12):
        page.locator(".speech .go").click()
        page.wait_for_timeout(1600)
    assert page.get_by_text("You know enough").count() == 1
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
    page.locator(".do a.button").click()
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
    assert page.locator(".log li").count() == lines


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
