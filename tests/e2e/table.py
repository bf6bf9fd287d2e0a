"""What a person does at a table of Brisca, for the tests."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error

Page = Any
LONGEST = 400.0


def without_movement(page: Page) -> None:
    """Choose that nothing moves at the table: who plays with keys cannot skip a movement."""
    page.evaluate("localStorage.setItem('flibuste', JSON.stringify({ speed: 'none' }))")
    page.reload()


def against_bot(page: Page) -> None:
    """From the lobby to a game against a bot in one click."""
    page.locator("section.friend .two button").first.click()
    page.locator("ul.hand button").first.wait_for()


def new_table(page: Page, seats: int, others: list[str]) -> None:
    """Set a table with so many seats; the others are 'bot', 'open' or 'here'."""
    page.goto("/new/brisca", wait_until="domcontentloaded")
    page.get_by_text(str(seats), exact=True).first.click()
    chairs = page.locator("form select[aria-label$='2'], form select[aria-label$='3'], form select[aria-label$='4']")
    for place, kind in enumerate(others):
        chairs.nth(place).select_option(kind)
    page.locator("form button.go").click()


def until_true(page: Page, test: str, arg: Any = None, longest: float = 60.0) -> None:
    """Wait for something the page can tell. Asked from outside: inside, the page's own policy forbids such code."""
    until = time.monotonic() + longest
    while not page.evaluate(test, arg):
        assert time.monotonic() < until, f"never true: {test}"
        page.wait_for_timeout(40)


def is_over(page: Page) -> bool:
    return bool(page.locator(".end").count())


def click_once(page: Page) -> None:
    """Take one step with the pointer: play the raised card, raise one, or skip a movement."""
    main = page.locator(".doing .go")
    if main.count():
        main.first.click(timeout=2000)
        return
    ready = page.locator("ul.hand button.ready")
    if ready.count():
        ready.first.click(timeout=2000, force=True)
        return
    page.locator("main.table").dispatch_event("pointerdown")
    page.wait_for_timeout(25)


def press_once(page: Page) -> None:
    """Take one step with keys only."""
    if page.locator(".doing button.go").count():
        if page.locator(".doing button").count() > 1:
            page.keyboard.press("e")
        else:
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        return
    if page.locator("ul.hand button.ready").count():
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    page.wait_for_timeout(40)


def play_out(pages: list[Page], step: Callable[[Page], None] = click_once, longest: float = LONGEST) -> None:
    """Let everybody play until the end is on every screen."""
    until = time.monotonic() + longest
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < until, "the game did not end in time"
        for page in pages:
            if not is_over(page):
                with contextlib.suppress(Error):  # what was to be clicked has just moved: look again
                    step(page)


# What the robot of Brisca does next: the main button, a card, or skip a movement.
BRISCA = """() => {
  const one = document.querySelector(".doing .go") ?? document.querySelector("ul.hand button.ready");
  const skip = new Event("pointerdown", { bubbles: true });
  if (one) one.click(); else document.querySelector("main.table")?.dispatchEvent(skip);
}"""


def set_going(page: Page, robot: str) -> None:
    """Let a robot inside the page take a step every few moments until the end: quicker than from outside."""
    page.evaluate(f"""() => {{
      const step = {robot};
      const turn = () => document.querySelector(".end, .between") ? clearInterval(going) : step();
      const going = setInterval(turn, 12);
    }}""")


def let_run(pages: list[Page], robot: str = BRISCA, longest: float = LONGEST) -> None:
    """Let robots play for everybody until the end is on every screen."""
    for page in pages:
        set_going(page, robot)
    for page in pages:
        page.locator(".end, .between").first.wait_for(timeout=longest * 1000)


def until_asked(page: Page) -> None:
    """Wait until this person has to play a card: then nothing moves at the table. An exchange on offer is taken."""
    for _ in range(400):
        if page.locator("ul.hand button.ready").count():
            return
        click_once(page)
        page.wait_for_timeout(30)
    raise AssertionError("never asked for a card")
