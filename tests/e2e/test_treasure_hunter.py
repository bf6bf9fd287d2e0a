"""Whole hunts in a real browser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph
from tests.e2e.hunt import counted, hunt_once, is_over, new_hunt
from tests.e2e.table import play_out

LONG = 480.0


def two_at_a_table(visit: Any, seats: int, others: list[str]) -> tuple[Any, Any]:
    """Sit two people down in two browsers, with bots on the other chairs."""
    host = visit("/")
    new_hunt(host, seats, others)
    link = host.locator("input[type=url]").first.input_value()
    guest = visit("/j/" + link.split("/j/")[1], language="fr", phone=True, dark=True)
    guest.locator("input[type=text]").fill("Zoé")
    guest.locator("form button.go").click()
    host.locator("b", has_text="Zoé").wait_for()
    host.locator("button.go").click()
    host.locator("ul.hand button").first.wait_for()
    guest.locator("ul.hand button").first.wait_for()
    return host, guest


def test_two_people_and_a_bot_hunt_to_the_end_and_read_the_same_count(visit: Any) -> None:
    """Rule: TH-ROUND-01, TH-END-02 to TH-END-08."""
    host, guest = two_at_a_table(visit, 3, ["bot", "open"])

    play_out([host, guest], hunt_once, LONG)
    host.wait_for_timeout(900)
    photograph(host, "th-end-wide-light")
    photograph(guest, "th-end-phone-dark")

    assert len(counted(host)) == 3
    assert counted(host) == counted(guest)
    for row in counted(host):
        assert sum(row[:4]) == row[4]
    assert violations(host) == []
    assert violations(guest) == []


def test_a_pick_is_hidden_and_can_be_changed_until_all_have_chosen(visit: Any) -> None:
    """Rule: TH-DRAFT-03, TH-DRAFT-09."""
    host, guest = two_at_a_table(visit, 3, ["bot", "open"])
    first = host.locator("ul.hand button.ready").first
    card = first.get_attribute("data-card")
    first.click(force=True)
    host.locator(".doing button.go").click()
    host.locator(".seal").wait_for()
    photograph(host, "th-sealed-wide-light")

    assert guest.locator(f'[data-card="{card}"]').count() == 0
    host.get_by_role("button", name="Change my mind").click()
    host.locator(".doing button.go").wait_for()
    assert host.locator(".seal").count() == 0


@pytest.mark.parametrize(
    ("seats", "phone", "dark", "language"), [(6, True, True, "es"), (2, False, True, "fr"), (6, False, False, "en")]
)
def test_the_draft_and_the_sites_fit_the_screen(visit: Any, seats: int, phone: bool, dark: bool, language: str) -> None:
    """Rule: TH-DRAFT-05, TH-TWO-04, TH-SITE-01."""
    page = visit("/", phone=phone, dark=dark, language=language)
    new_hunt(page, seats, ["bot"] * (seats - 1))
    page.locator("ul.hand button").first.wait_for()
    page.wait_for_timeout(700)
    look = f"{seats}-{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"
    photograph(page, f"th-draft-{look}")
    assert violations(page) == []

    for _ in range(400):
        if page.locator(".site.now .laid").count():
            break
        hunt_once(page)
    page.wait_for_timeout(700)
    photograph(page, f"th-site-{look}")

    assert violations(page) == []
    assert page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    ) == page.evaluate("[innerWidth, innerHeight]")
    assert not is_over(page)


@pytest.mark.parametrize(("phone", "dark", "language"), [(False, False, "en"), (True, True, "es")])
def test_the_lesson_and_the_rules(visit: Any, phone: bool, dark: bool, language: str) -> None:
    page = visit("/rules/treasure-hunter", phone=phone, dark=dark, language=language)
    page.locator("main h2").wait_for()
    assert violations(page) == []
    page.goto("/learn/treasure-hunter")
    for _ in range(12):
        page.locator(".speech .go").click()
        page.locator("main.table").dispatch_event("pointerdown")
        page.wait_for_timeout(500)
    assert violations(page) == []
    page.locator(".speech .go").click()
    page.locator("ul.hand button.ready").first.wait_for()
