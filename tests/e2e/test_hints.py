"""Hints at a table, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import photograph
from tests.e2e.looks import settle
from tests.e2e.moments import go_to, moments
from tests.e2e.overlap import covered_at_rest
from tests.e2e.table import against_bot, until_true


def test_a_hint_is_drawn_on_the_cards_and_goes_with_the_position(visit: Any) -> None:
    """The lamp asks, the best card carries a seal with its place, and nothing is left once a card is played."""
    page = visit("/")
    against_bot(page)
    expect(page.locator("ul.hand button.ready").first).to_be_visible()
    lamp = page.get_by_role("button", name="Hint", exact=True)
    lamp.click()
    choices = page.locator("section.hints li")
    expect(choices.first).to_contain_text("Wins")
    best = str(choices.first.get_attribute("data-hint")).removeprefix("play ")
    card = page.locator(f'ul.hand button[data-card="{best}"]')
    expect(card.locator(".medal")).to_have_text("1")
    photograph(page, "hint-wide-light")
    for width, height in ((360, 640), (640, 360), (1280, 800)):  # unfolded it covers no card it speaks of
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(choices.first).to_be_in_viewport()
        until_true(page, HELD, "ul.hand .medal")

    card.click()
    page.locator(".doing .go").click()
    expect(page.locator("section.hints")).to_have_count(0)
    expect(page.locator("ul.hand .medal")).to_have_count(0)


# Whether everything that bears a seal can be seen and pressed where the seal is.
HELD = """(seals) => [...document.querySelectorAll(seals)].every((one) => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 2);
  return one.closest("button").contains(there);
})"""


def whom(view: Any, action: str, told: set[str]) -> list[str]:
    """Name the moments at which one of the players is chosen."""
    return ["player"] if view["decision"] == "player" else []


FREE = """() => [...document.querySelectorAll(".strip")].every((one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""


def test_a_hint_on_a_phone_leaves_the_players_in_sight(visit: Any) -> None:
    """Folded it stands in the place of the bar and covers nothing; unfolded every player can still be pressed.

    Rule: CP-TURN-07.
    """
    page = visit(phone=True, language="es")
    go_to(page, moments("chasse_partie", 4, (1, 3), whom)["player"])
    lamp = page.get_by_role("button", name="Consejo", exact=True)
    lamp.click()
    best = page.locator("section.hints h2 button")
    for width, height in ((360, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(best).to_have_attribute("aria-expanded", "false")
        assert covered_at_rest(page) == [], f"{width} x {height}"
        best.click()
        expect(page.locator("section.hints li").first).to_be_in_viewport()
        photograph(page, f"hint-players-{width}")
        assert page.evaluate(FREE), f"{width} x {height}"
        best.click()
    page.locator("section.hints").get_by_role("button", name="Cerrar").click()
    expect(lamp).to_be_focused()


def last_cards(view: Any, choice: str, told: set[str]) -> Iterator[str]:
    """Name the moment of a turn with one card left: to play it or to end are all there is."""
    if view["decision"] == "turn" and len(view["hand"]) == 1 and choice.startswith("play "):
        yield "last card"


def test_a_choice_that_is_a_button_carries_its_place_too(visit: Any) -> None:
    page = visit()
    go_to(page, moments("chasse_partie", 2, range(1, 9), last_cards)["last card"])
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("section.hints li")).to_have_count(2)
    places = [page.locator("button.endturn .medal"), page.locator(".fan .medal, .hand .medal").first]
    assert sorted(place.inner_text() for place in places) == ["1", "2"]
