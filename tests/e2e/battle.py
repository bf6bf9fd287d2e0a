"""What a person does at a table of Briskars, for the tests."""

from __future__ import annotations

from typing import Any

from tests.e2e.table import is_over

Page = Any


def new_battle(page: Page, seats: int, others: list[str], settings: dict[str, str] | None = None) -> None:
    """Set a table with so many bands; the others are 'bot', 'open' or 'here'; settings by their labels."""
    page.goto("/new/briskars")
    page.get_by_text(str(seats), exact=True).first.click()
    chairs = page.locator("form li select:first-of-type")
    for place, kind in enumerate(others):
        chairs.nth(place).select_option(kind)
    page.locator("form summary").click()
    for label in (settings or {}).values():
        page.locator("form .more label").get_by_text(label, exact=True).first.click()
    page.locator("form button.go").click()


def sign_on(page: Page, band: str) -> None:
    """Take a ready band."""
    page.locator(f"[data-band={band}]").click()


# What the robot does next: the main button, a defence, an action that hurts, an answer in words, a square, a Briskar.
WHAT = """(rash) => {
  const seen = (one) => one && one.offsetParent !== null && one.getAttribute("aria-disabled") !== "true";
  const first = (selector) => [...document.querySelectorAll(selector)].find(seen);
  const pick = (one) => { one.setAttribute("data-next", ""); return true; };
  document.querySelectorAll("[data-next]").forEach((one) => one.removeAttribute("data-next"));
  const answers = [".doing .foot .go", ".doing .words .go", ".doing [data-verb=defend]", ".doing .words button"];
  for (const selector of answers) if (first(selector)) return pick(first(selector));
  const people = ".doing .people button[aria-pressed=false]";
  if (first(people)) return pick(first(people));
  if (first(".act[aria-pressed=true]") && first(".doing .foot button")) return pick(first(".doing .foot button"));
  if (rash) for (const verb of ["attack", "shoot", "assault", "thrust", "reload", "walk"]) {
    const act = first(`.act[data-verb=${verb}]`);
    const done = (window.done ??= {});
    const who = document.querySelector(".unit, .lead")?.textContent?.slice(0, 12) + verb;
    const round = document.querySelector(".pill")?.textContent ?? "";
    const times = done[who + round] ?? 0;
    if (act && times < (verb === "walk" ? 1 : 2)) { done[who + round] = times + 1; return pick(act); }
  }
  if (first(".doing [data-verb=end]")) return pick(first(".doing [data-verb=end]"));
  return false;
}"""


def fight_once(page: Page, rash: bool = True) -> None:
    """Take one step with the pointer, or skip a movement."""
    if page.locator(".doing .link:visible").count() and not page.locator(".doing .foot .go:visible").count():
        choose_a_square(page)
        return
    if page.evaluate(WHAT, rash):
        page.locator("[data-next]").first.click(timeout=2000, force=True)
        page.wait_for_timeout(40)
        return
    page.locator("main.table").dispatch_event("pointerdown")
    page.wait_for_timeout(30)


def choose_a_square(page: Page) -> None:
    """Answer by the list: a square in the middle of those on offer, which on most maps leads towards the enemy."""
    page.locator(".doing .link:visible").first.click(timeout=2000)
    answers = page.locator("dialog .answers button")
    answers.first.wait_for(timeout=3000)
    answers.nth(answers.count() // 2).click(timeout=2000)


def until(page: Page, selector: str, steps: int = 400) -> None:
    """Play on until something is on the screen."""
    for _ in range(steps):
        if page.locator(f"{selector}:visible").count():
            return
        fight_once(page)
    raise AssertionError(f"{selector} never came")


def gold(page: Page) -> list[list[str]]:
    """Read the rows of the end: gold gained and lost by band."""
    rows = page.locator(".count tbody tr").all()
    return sorted(row.locator("td.n").all_inner_texts() for row in rows)


__all__ = ["fight_once", "gold", "is_over", "new_battle", "sign_on", "until"]
