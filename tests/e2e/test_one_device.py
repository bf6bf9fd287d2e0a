"""Several people at one device: the outcome is seen by all, a hand by its owner, under the curtain nothing at all."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.dealt import give, go_on, hand_overs, played
from tests.e2e.looks import look_at

GAMES = ("brisca", "chasse_partie", "treasure_hunter", "briskars")
# What can be read in the whole document: texts, and whatever any attribute says but names of parts and their sizes.
READ = """() => {
  const parts = /^(id|for|name|class|style|aria-(labelledby|describedby|controls)|popovertarget)$/;
  const all = [document.documentElement, ...document.documentElement.querySelectorAll("*")];
  const attributes = all.filter((one) => !one.matches("script, link")).flatMap((one) => [
    ...[...one.attributes].filter(({ name, value }) => value && !parts.test(name)).map(({ value }) => value),
    ...(one.getAttribute("style")?.match(/url\\([^)]*\\)/g) ?? []),
  ]);
  const texts = all.filter((one) => !one.matches("script, style, head, head *"))
    .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()));
  const pictures = [...document.images].map((one) => one.getAttribute("src"));
  return [...attributes, ...texts.filter(Boolean), ...pictures, document.title].sort();
}"""
# Keep what can be read at the very moment the curtain is put up, before anything can fade.
AT_ONCE = f"""() => {{
  const read = {READ};
  const eye = new MutationObserver(() => {{
    if (!window.first && document.querySelector(".pass")) window.first = read();
  }});
  eye.observe(document.body, {{ childList: true, subtree: true }});
}}"""


def open_and_answer(page: Any, game: str) -> set[str]:
    """Show the first hand with its log, then give its answer; return what could be read only then."""
    record = played(game)
    move, _ = hand_overs(game, record)[2]
    table = go_on(page, record, move, here=True)
    page.locator(".pass .go").wait_for()
    public = set(page.evaluate(READ))
    page.locator(".pass .go").click()
    page.locator("main.table, .map").first.wait_for()
    page.set_viewport_size({"width": 800, "height": 600})  # the log is a sheet here
    page.get_by_role("button", name="Log").click()
    page.locator("dialog[open]").wait_for()
    page.wait_for_timeout(300)
    seen = set(page.evaluate(READ)) - public
    page.evaluate(AT_ONCE)
    give(page, table, game, record, move)
    page.locator(".pass .go").wait_for()
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_under_the_curtain_nothing_of_a_seat_is_in_the_page(visit: Any, game: str) -> None:
    """Whatever was open, and from the first moment on, the page reads as one that never showed a hand."""
    page = visit()
    seen = open_and_answer(page, game)
    first, now = page.evaluate("window.first"), page.evaluate(READ)
    for key in "lLtT?uM":
        page.keyboard.press(key)
    after = page.evaluate(READ)
    page.reload()
    page.locator(".pass .go").wait_for()
    page.wait_for_timeout(300)
    never = page.evaluate(READ)

    assert len(seen) > 10
    assert first == now == after == never


def test_the_curtain_fits_every_screen_and_its_menu_has_no_seat_in_it(visit: Any) -> None:
    page = visit()
    open_and_answer(page, "chasse_partie")
    look_at(page, "curtain")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").wait_for()

    assert "/s#" not in str(page.locator("dialog input[type=url]").evaluate_all("all => all.map((one) => one.value)"))


def test_who_takes_the_trick_is_seen_before_the_curtain_falls(visit: Any) -> None:
    """Rule: BR-TRICK-05."""
    page = visit()
    record = played("brisca")
    move = next(n for n, _ in hand_overs("brisca", record) if n % 2 == 1)  # the second card of a trick
    table = go_on(page, record, move, here=True)
    page.locator(".pass .go").click()
    page.locator("ul.hand button").first.wait_for()
    give(page, table, "brisca", record, move)

    page.locator(".waits", has_text="Next:").wait_for()
    page.locator("#log", has_text="take").first.wait_for()
    expect(page.locator(".pass")).to_have_count(0)
    page.locator(".pass .go").wait_for()
