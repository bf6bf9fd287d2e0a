"""A game of one's own, one file of Python: friends play it in the browser the same minute, drawn plainly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import ROOT, Desks, Open, Server, photograph, playwright

CARD = re.compile("jack|queen|king")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told of two files."""
    words = [f"--game-module={ROOT}/examples/{name}.py" for name in ("kuhn_poker", "little_draft")]
    one = Server(tmp_path_factory.mktemp("own") / "data", *words)
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="module")
def desks(browser: Any, server: Server) -> Desks:
    """Desks at which people see that server."""
    return Desks(browser, server.url)


def answer(page: Any, verb: str) -> None:
    """Give an answer by its button."""
    page.locator(".doing").get_by_role("button", name=verb).click()


def test_friends_play_a_game_that_the_page_has_never_heard_of(visit: Open) -> None:
    expect = playwright.expect
    anne = visit("/")
    sign = anne.locator("a.sign", has_text="Kuhn poker")
    expect(sign).to_contain_text("A game of the host’s own")
    photograph(anne, "own-game-lobby")
    sign.click()
    expect(anne.locator("form h2")).to_have_text("Kuhn poker")
    expect(anne.locator(".learn")).to_have_count(0)  # it has no lesson and no rules here
    anne.locator("form input[type=text]").fill("Anne")
    anne.locator("form select[aria-label$='2']").select_option("open")
    anne.locator("form button.go").click()
    link = anne.locator("input[type=url]").input_value()
    tomas = visit("/j/" + link.split("/j/")[1], language="fr", phone=True)
    expect(tomas.locator("form h2")).to_have_text("Kuhn poker")
    tomas.locator("form input").fill("Tomás")
    tomas.locator("form button.go").click()
    anne.get_by_role("button", name="Start", exact=True).click()

    for page in (anne, tomas):
        expect(page.locator(".plain dt").first).to_have_text("Card")
        expect(page.locator(".plain dd .chip").first).to_have_text(CARD)
    cards = {page.locator(".plain dd .chip").first.inner_text() for page in (anne, tomas)}
    assert len(cards) == 2  # each sees the own card
    expect(tomas.locator(".doing p")).to_have_text("On attend Anne")
    expect(tomas.locator(".doing button")).to_have_count(0)
    expect(anne.locator(".doing p")).to_have_text("Your turn · stake")
    photograph(anne, "own-game-table")
    assert violations(anne) == []
    answer(anne, "Bet")
    expect(tomas.locator(".doing p")).to_have_text("À vous · stake")
    photograph(tomas, "own-game-table-phone")
    answer(tomas, "Bet")

    for page in (anne, tomas):
        expect(page.locator(".end tbody tr")).to_have_count(2)
        expect(page.locator(".end tbody tr").first).to_contain_text("2")  # chips, not a win or a loss
        expect(page.locator(".end tbody tr").last).to_contain_text("-2")
    photograph(anne, "own-game-end")
    anne.locator(".end a[href^='/replay/']").click()
    expect(anne.locator(".plain dl")).to_contain_text("Chips")
    anne.keyboard.press("End")
    expect(anne.locator(".panel .log")).to_contain_text("Anne: said · answer bet")
    photograph(anne, "own-game-replay")


def test_a_group_of_a_game_of_ones_own_answers_at_once_with_bots(visit: Open) -> None:
    """The workers of the server know the game too."""
    expect = playwright.expect
    page = visit("/", language="es")
    page.locator("section.friend select").select_option("little-draft")
    page.locator("section.friend .two button").first.click()
    for left in (4, 3, 2, 1):
        expect(page.locator(".doing button")).to_have_count(left)
        expect(page.locator(".doing p")).to_have_text("Te toca · pick")
        page.locator(".doing button").last.click()

    expect(page.locator(".end tbody tr")).to_have_count(3)
