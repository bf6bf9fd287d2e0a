"""What a person does at a table of Treasure Hunter, for the tests."""

from __future__ import annotations

from typing import Any

from tests.e2e.table import Go, is_over, load, skip

Page = Any


def new_hunt(page: Page, seats: int, others: list[str], go: Go = load) -> None:
    """Set a table with so many seats; the others are 'bot', 'open' or 'here'."""
    go(page, "/new/treasure-hunter")
    page.get_by_text(str(seats), exact=True).first.click()
    chairs = page.locator("form li select:first-of-type")
    for place, kind in enumerate(others):
        chairs.nth(place).select_option(kind)
    page.locator("form button.go").click()


# What comes next: the main button, somebody to pick, a seal to wait for, a card, or the last button.
NEXT = """() => {
  const ready = "ul.hand button.ready:not([aria-pressed=true])";
  const go = ".doing button.go:not([aria-disabled=true])";
  const wanted = [go, ".pickable", ".seal", ready, ".doing > button:last-child"];
  const one = wanted.map((selector) => document.querySelector(selector)).find((found) => found !== null);
  return one && !one.matches(".seal") ? one : null;
}"""
WHERE = f"""() => {{
  const one = ({NEXT})();
  if (!one) return null;
  const box = one.getBoundingClientRect();
  for (const part of [0.5, 0.3, 0.15, 0.06]) {{ // in a full fan only the left edge of a card shows
    const [x, y] = [box.x + box.width * part, box.y + box.height * 0.5];
    if (one.contains(document.elementFromPoint(x, y))) return [x, y];
  }}
  return null;
}}"""

# The robot of whole hunts.
HUNT = f"""() => {{
  const one = ({NEXT})();
  const skip = new Event("pointerdown", {{ bubbles: true }});
  if (one) one.dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
  else document.querySelector("main.table")?.dispatchEvent(skip);
}}"""


def hunt_once(page: Page) -> None:
    """Take one step with the pointer: do what the main button says, choose a card, or skip a movement."""
    point = page.evaluate(WHERE)
    if point:
        page.mouse.click(*point)
    else:
        skip(page)


def hunt_with_keys(page: Page) -> None:
    """Take one step with keys only."""
    if page.locator("ul.hand button.ready").count():
        card = page.locator("ul.hand button").evaluate_all(
            "all => all.findIndex((one) => one.className.includes('ready'))"
        )
        page.keyboard.press(str(card + 1))
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
    elif page.locator(".pickable").count():
        page.locator(".pickable").first.press("Enter")
    elif page.locator(".doing > button").count() and not page.locator(".doing .wait", has_text="✓").count():
        page.keyboard.press("p")
    page.wait_for_timeout(40)


def counted(page: Page) -> list[list[int]]:
    """Read the rows of the final count: four parts and the total."""
    rows = page.locator("table.count tbody tr:not(.track)").all()
    return [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows]


__all__ = ["counted", "hunt_once", "hunt_with_keys", "is_over", "new_hunt"]
