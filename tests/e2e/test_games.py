"""Whole games of Brisca in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import photograph
from tests.e2e.table import (
    against_bot,
    click_once,
    is_over,
    let_run,
    new_table,
    play_out,
    press_once,
    until,
    until_asked,
)
from tests.e2e.test_absence import at_one_table


def points(page: Any) -> list[int]:
    return [int(text) for text in page.locator(".sum, .head b, .row > b").all_inner_texts()]


def test_a_game_against_a_bot_begins_with_one_click_and_is_counted_to_120(visit: Any) -> None:
    """Rule: BR-SCORE-03."""
    page = visit("/")
    against_bot(page)
    photograph(page, "brisca-two-wide")

    play_out(page)
    page.get_by_text("Deal verified").wait_for()
    photograph(page, "end-two-wide")

    assert sum(points(page)) == 120


def test_two_people_in_two_browsers_and_a_bot_play_a_game(visit: Any) -> None:
    """Rule: BR-DECK-01, BR-SCORE-03."""
    host = visit(still=True)
    new_table(host, 3, ["bot", "open"])
    link = host.locator("input[type=url]").first.input_value()
    guest = visit(link.replace(link.split("/j/")[0], ""), language="es", still=True)
    guest.locator("input[type=text]").fill("Ramón")
    photograph(guest, "join-wide")
    guest.locator("form button.go").click()
    host.locator("b", has_text="Ramón").wait_for()
    photograph(host, "waiting-room-wide")
    host.locator("button.go").click()
    host.locator("ul.hand button").first.wait_for()
    guest.locator("ul.hand button").first.wait_for()

    let_run([host, guest])
    photograph(host, "end-three-wide")

    assert sum(points(host)) == 120
    assert points(host) == points(guest)


def test_a_hand_is_on_no_other_screen(visit: Any) -> None:
    """Rule: BR-SEAT-07, hidden information."""
    host, guest = at_one_table(visit)

    held = [card.get_attribute("data-card") for card in host.locator("ul.hand button").all()]

    for card in held:
        assert guest.locator(f'[data-card="{card}"]').count() == 0


def test_four_in_teams_on_a_phone(visit: Any) -> None:
    """Rule: BR-SEAT-04, BR-SCORE-05."""
    page = visit(phone=True, language="es", dark=True, still=True)
    new_table(page, 4, ["bot", "bot", "bot"])
    page.locator("ul.hand button").first.wait_for()
    page.wait_for_timeout(600)
    photograph(page, "brisca-four-phone-dark")
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")

    let_run([page])
    photograph(page, "end-four-phone-dark")

    assert size == [360, 640]
    assert sum(points(page)[:2]) == 120


def test_a_game_can_be_finished_with_keys_only(visit: Any) -> None:
    page = visit("/", still=True)
    page.keyboard.press("Tab")
    against_bot(page)

    play_out(page, press_once)

    assert is_over(page)


def test_hot_seat_hides_the_hands_between_two_players(visit: Any) -> None:
    page = visit("/")
    page.locator("section.friend .two button").nth(1).click()
    page.get_by_role("button", name="Show my hand").wait_for()
    photograph(page, "hot-seat-wide")

    expect(page.locator("ul.hand button")).to_have_count(0)
    page.get_by_role("button", name="Show my hand").click()
    page.locator("ul.hand button").first.wait_for()
    first = {card.get_attribute("data-card") for card in page.locator("ul.hand button").all()}
    show = page.get_by_role("button", name="Show my hand")
    until(show.count, lambda: click_once(page), "the device was never handed on")
    expect(page.locator("ul.hand button")).to_have_count(0)
    page.get_by_role("button", name="Show my hand").click()
    page.locator("ul.hand button").first.wait_for()
    second = {card.get_attribute("data-card") for card in page.locator("ul.hand button").all()}
    assert not first & second


def test_a_card_can_be_dragged_onto_the_table(visit: Any) -> None:
    page = visit("/")
    against_bot(page)
    until_asked(page)
    card = page.locator("ul.hand button.ready").first
    name = card.get_attribute("data-card")
    box = card.bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 80, box["y"] - 60, steps=4)
    page.mouse.move(box["x"] + 120, box["y"] - 220, steps=6)
    page.mouse.up()

    page.locator(f'[data-card="{name}"]').wait_for(state="detached")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_each_language_plays_with_no_message_missing(visit: Any, language: str) -> None:
    page = visit("/", language=language, still=True)
    against_bot(page)
    for _ in range(30):
        click_once(page)
    labels = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    body = page.inner_text("body") + " ".join(labels)

    expect(page.locator("html")).to_have_attribute("lang", language)
    for prefix in ("br-", "ui-", "say-", "error-"):
        assert f" {prefix}" not in f" {body}".replace("\n", " ")
