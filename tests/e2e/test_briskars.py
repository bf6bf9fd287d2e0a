"""Whole battles in a real browser."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.e2e.axe import violations
from tests.e2e.battle import fight_and_look, fight_once, gold, new_battle, sign_on, until
from tests.e2e.conftest import photograph
from tests.e2e.table import play_out

LONG = 600.0
SHORT = {"rounds": "6"}


def test_two_people_fight_to_the_end_and_read_the_same_gold(visit: Any) -> None:
    """Rule: BK-RND-01, BK-END-04, BK-GLD-06."""
    host = visit("/")
    new_battle(host, 2, ["open"], SHORT)
    link = host.locator("input[type=url]").first.input_value()
    guest = visit("/j/" + link.split("/j/")[1], language="fr", phone=True, dark=True)
    guest.locator("input[type=text]").fill("Zoé")
    guest.locator("form button.go").click()
    host.locator("b", has_text="Zoé").wait_for()
    host.locator("button.go").click()
    host.locator("[data-band]").first.wait_for()
    photograph(host, "bk-bands-wide-light")
    sign_on(host, "quintors")
    guest.locator("[data-band]").first.wait_for()
    sign_on(guest, "scholars")

    play_out([host, guest], fight_and_look, LONG)
    host.wait_for_timeout(600)
    photograph(host, "bk-end-wide-light")
    photograph(guest, "bk-end-phone-dark")

    assert len(gold(host)) == 2
    assert gold(host) == gold(guest)
    assert violations(host) == []
    assert violations(guest) == []


def test_a_person_beats_on_against_a_bot_and_sees_it_again(visit: Any) -> None:
    """Rule: BK-RND-01, BK-END-04."""
    page = visit("/")
    new_battle(page, 2, ["bot"], SHORT)
    page.locator("[data-band]").first.wait_for()
    sign_on(page, "armada")
    play_out([page], fight_once, LONG)
    page.get_by_role("link", name="replay").click()
    page.locator(".film").wait_for()
    page.keyboard.press("End")
    page.wait_for_timeout(400)
    photograph(page, "bk-replay-wide-light")

    assert page.locator(".replay .map").count() == 1
    assert violations(page) == []


@pytest.mark.parametrize(
    ("phone", "dark", "language"),
    [(False, False, "en"), (False, True, "fr"), (True, False, "es"), (True, True, "en")],
)
def test_deploying_acting_and_weighing_a_shot_fit_the_screen(
    visit: Any, phone: bool, dark: bool, language: str
) -> None:
    """Rule: BK-DEP-03, BK-RND-13, BK-SHO-01."""
    page = visit("/", phone=phone, dark=dark, language=language)
    look = f"{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"
    new_battle(page, 2, ["bot"])
    page.locator("[data-band]").first.wait_for()
    assert violations(page) == []
    sign_on(page, "exiled")
    until(page, ".doing .link")
    page.wait_for_timeout(400)
    photograph(page, f"bk-deploy-{look}")
    assert violations(page) == []

    until(page, ".act")
    photograph(page, f"bk-act-{look}")
    assert violations(page) == []
    shoot = page.locator(".act[data-verb=shoot]:not([aria-disabled=true]):visible")
    if shoot.count():
        shoot.first.click()
        if not page.locator(".doing .foot .go:visible").count():  # several to choose from
            page.locator(".doing .people button:visible").first.click()
        page.locator(".odds:visible").wait_for()
        photograph(page, f"bk-odds-{look}")
        assert violations(page) == []

    assert page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    ) == page.evaluate("[innerWidth, innerHeight]")


def test_a_band_is_placed_and_walks_with_keys_only(visit: Any) -> None:
    """Rule: BK-DEP-03, BK-MOV-01, BK-RND-13."""
    page = visit("/")
    new_battle(page, 2, ["bot"])
    page.locator("[data-band=scholars]").press("Enter")
    for _ in range(60):  # who deploys first, then three people to be placed
        if page.locator(".doing .people button").count():
            break
        if page.locator(".doing .link").count():
            page.keyboard.press("m")
            page.locator("dialog .answers button").nth(4).press("Enter")
        elif page.locator(".doing .words button").count():
            page.locator(".doing .words button").first.press("Enter")
        page.wait_for_timeout(400)
    page.locator(".doing .people button").first.wait_for()
    page.locator(".map").focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.locator(".act").first.wait_for()
    page.keyboard.press("w")
    page.locator(".doing .link").wait_for()
    before = page.locator("#bk-where").inner_text()
    for key in ("ArrowDown", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    assert page.locator("#bk-where").inner_text() != before
    page.keyboard.press("q")
    assert "height" in page.locator(".toast").inner_text()
    page.keyboard.press("?")
    page.locator("dialog table").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".act").first.wait_for()


@pytest.mark.parametrize(("phone", "dark", "language"), [(False, False, "en"), (True, True, "es")])
def test_the_lesson_and_the_rules(visit: Any, phone: bool, dark: bool, language: str) -> None:
    page = visit("/rules/briskars", phone=phone, dark=dark, language=language)
    page.locator("main h2").wait_for()
    assert violations(page) == []
    page.goto("/learn/briskars")
    page.locator(".speech .go").wait_for()
    photograph(page, f"bk-lesson-{'phone-dark' if phone else 'wide-light'}")
    assert violations(page) == []
    for _ in range(30):
        if not page.locator(".speech").count():  # the first real battle
            break
        with contextlib.suppress(Error):
            page.locator(".speech .go").click(timeout=5000)
            page.locator("main.table").dispatch_event("pointerdown", timeout=5000)
        page.wait_for_timeout(300)
    page.locator("[data-band]").first.wait_for()
