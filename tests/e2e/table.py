"""What a person does at a table of Brisca, for the tests."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, TimeoutError

Page = Any
Go = Callable[[Page, str], None]
LONGEST = 120.0  # seconds: what has not come by then never comes
A_GAME = 400.0
A_MOMENT = 5_000.0  # milliseconds: what was to be clicked may be gone, but a busy machine is slow


def against_bot(page: Page) -> None:
    """From the lobby to a game against a bot in one click."""
    page.locator("section.friend .two button").first.click()
    page.locator("ul.hand button").first.wait_for()


def load(page: Page, path: str) -> None:
    """Load another place of the page."""
    page.goto(path)


def walk(page: Page, path: str) -> None:
    """Go to another place of the page without loading it anew."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def new_table(page: Page, seats: int, others: list[str]) -> None:
    """Set a table with so many seats; the others are 'bot', 'open' or 'here'."""
    page.goto("/new/brisca", wait_until="domcontentloaded")
    page.get_by_text(str(seats), exact=True).first.click()
    chairs = page.locator("form select[aria-label$='2'], form select[aria-label$='3'], form select[aria-label$='4']")
    for place, kind in enumerate(others):
        chairs.nth(place).select_option(kind)
    page.locator("form button.go").click()


def watching(page: Page) -> str:
    """Return the path by which somebody else watches the table of this page."""
    links = page.evaluate("async () => (await (await fetch(`/api/tables/${location.pathname.slice(3)}`)).json()).links")
    return str(links["watch"])


def until(done: Callable[[], object], step: Callable[[], object], never: str, longest: float = LONGEST) -> None:
    """Take one step after the other until it is done. No other loop of these tests waits: this one ends, and says why.

    A step may come too late for what it was meant for; then the next one looks again.
    """
    end = time.monotonic() + longest
    while not done():
        assert time.monotonic() < end, f"{never}, in {longest:.0f} seconds"
        with contextlib.suppress(Error):
            step()


def until_true(page: Page, test: str, arg: Any = None) -> None:
    """Wait for something the page can tell. Asked from outside: inside, the page's own policy forbids such code."""
    until(lambda: page.evaluate(test, arg), lambda: page.wait_for_timeout(40), f"never true: {test}")


def is_over(page: Page) -> bool:
    return bool(page.locator(".end").count())


def click_once(page: Page) -> None:
    """Take one step with the pointer: play the raised card, raise one, or skip a movement."""
    ready = page.locator("ul.hand button.ready")
    if ready.count() and not page.locator(".doing .go").count():
        click_if_there(ready, force=True)
        return
    go_on_waiting(page)


def click_if_there(seen: Any, **how: Any) -> None:
    """Click what was there a moment ago; if it has gone since, whoever asked looks again."""
    with contextlib.suppress(TimeoutError):
        seen.first.click(timeout=A_MOMENT, **how)


def go_on_waiting(page: Page) -> None:
    """Press the main button where there is one, or skip a movement; no card is touched."""
    main = page.locator(".doing .go")
    if main.count():
        click_if_there(main)
        return
    skip(page)


def skip(page: Page) -> None:
    """Skip a movement."""
    page.locator("main.table").first.dispatch_event("pointerdown")
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


def play_out(page: Page, step: Callable[[Page], None] = click_once, longest: float = A_GAME) -> None:
    """Play until the end is on the screen."""
    until(lambda: is_over(page), lambda: step(page), "the game did not end", longest)


# What the robot of Brisca does next: the main button, a card, or skip a movement.
BRISCA = """() => {
  const one = document.querySelector(".doing .go") ?? document.querySelector("ul.hand button.ready");
  const skip = new Event("pointerdown", { bubbles: true });
  if (one) one.click(); else document.querySelector("main.table")?.dispatchEvent(skip);
}"""


def set_going(page: Page, robot: str) -> None:
    """Let a robot inside the page take a step whenever something has changed, until the end."""
    page.evaluate(f"""() => {{
      const step = {robot};
      let changed = true, last = 0;
      new MutationObserver(() => (changed = true)).observe(document.body, {{
        childList: true, characterData: true, subtree: true, attributeFilter: ["class", "aria-disabled"],
      }});
      const turn = () => {{
        if (document.querySelector(".end, .between")) return clearInterval(going);
        if (!changed && Date.now() - last < 100) return;
        changed = false;
        last = Date.now();
        step();
      }};
      const going = setInterval(turn, 12);
    }}""")


def let_run(pages: list[Page], robot: str = BRISCA, longest: float = A_GAME) -> None:
    """Let robots play for everybody until the end is on every screen."""
    for page in pages:
        set_going(page, robot)
    for page in pages:
        page.locator(".end, .between").first.wait_for(timeout=longest * 1000)


def until_asked(page: Page) -> None:
    """Wait until this person has to play a card: then nothing moves at the table. An exchange on offer is taken."""
    until(page.locator("ul.hand button.ready").count, lambda: go_on_waiting(page), "never asked for a card")
