"""What a person does at a table of Chasse-Partie, for the tests."""

from __future__ import annotations

from typing import Any

from tests.e2e.table import A_MOMENT, Go, click_if_there, load, skip

Page = Any

CORNER = {"x": 14, "y": 40}  # where a card shows even in a full fan


def new_chase(page: Page, seats: int, others: list[str], go: Go = load) -> None:
    """Set a table with so many seats; the others are 'bot', 'open' or 'here'."""
    go(page, "/new/chasse-partie")
    page.get_by_text(str(seats), exact=True).first.click()
    chairs = page.locator("form li select:first-of-type")
    for place, kind in enumerate(others):
        chairs.nth(place).select_option(kind)
    page.locator("form button.go").click()


STATE = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there(".end")) return "end";
  if (there(".scene .go")) return "count";
  if (there(".scene")) return "counting";
  const links = document.querySelectorAll(".stack .one").length;
  if (there(".ask.window")) return links > 1 ? "chain" : links ? "counter" : "gallantry";
  if (there(".picker")) return "cards";
  if (there(".choice")) return "briskar";
  if (there(".chips")) return "chips";
  if (there(".cover[aria-pressed], .strip[aria-pressed]")) return there("ul.hand .up") ? "placing" : "target";
  if (there(".ask .doing .go") && there("ul.hand .up")) return "raised";
  return there(".endturn") ? "turn" : there("ul.hand button.ready") ? "discard" : "";
}"""

HASTY = """() => {
  const first = (...all) => all.find((selector) => document.querySelector(selector) !== null) ?? "";
  const briskar = ["sundars", "quinto-real", "exiles", "mercenaries"]
    .map((one) => `ul.hand button.ready[data-card^=${one}]:not([aria-pressed=true])`);
  return first(".scene .go", ".ask .pass", ".ask .doing button.go:not([aria-disabled=true]):not(.endturn)",
    ".ask .chip[aria-pressed=false]", ...briskar, ".ask .endturn", "ul.hand button.ready:not([aria-pressed=true])");
}"""

# The robot of whole chases: it only signs Briskars on.
CHASE = f"""() => {{
  const what = ({HASTY})();
  const skip = new Event("pointerdown", {{ bubbles: true }});
  if (what) document.querySelector(what).click(); else document.querySelector("main.table")?.dispatchEvent(skip);
}}"""

FIRST_BRISKAR = """() => [...document.querySelectorAll("ul.hand button")]
  .findIndex((one) => one.matches(".ready") && /^(sundars|quinto|exiles|mercenaries)/.test(one.dataset.card))"""


def state_of(page: Page) -> str:
    """Name what is on the screen."""
    return str(page.evaluate(STATE))


def take_step(page: Page, choose: str) -> None:
    """Do the next thing with the pointer, or skip a movement."""
    what = page.evaluate(choose)
    if what.startswith("ul.hand"):
        click_if_there(page.locator(what), force=True, position=CORNER)
    elif what:
        click_if_there(page.locator(what), force=True)
    else:
        skip(page)


def chase_once(page: Page) -> None:
    """Take one step of somebody who only signs Briskars on."""
    take_step(page, HASTY)


def press_once(page: Page) -> None:
    """Take one step with keys only."""
    state = state_of(page)
    if state in ("count", "counting"):
        page.locator(".scene .go").press("Enter", timeout=A_MOMENT)
    elif state in ("gallantry", "counter", "chain"):
        page.keyboard.press("p")
    elif state in ("target", "chips", "briskar", "cards"):
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    elif state in ("turn", "discard", "raised", "placing"):
        ready = page.evaluate(FIRST_BRISKAR)
        if ready >= 0 or state == "discard":
            page.keyboard.press(str(max(ready, 0) + 1))
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("e")
    page.wait_for_timeout(40)
