"""Hints at a table and the review after it, in a real browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.table import against_bot


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

    card.click()
    page.locator(".doing .go").click()
    expect(page.locator("section.hints")).to_have_count(0)
    expect(page.locator("ul.hand .medal")).to_have_count(0)
