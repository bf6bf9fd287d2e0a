"""What a person does at a table of Briskars, for the tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.e2e.table import Go, load, until_true

Page = Any


def new_battle(
    page: Page, seats: int, others: list[str], settings: dict[str, str] | None = None, go: Go = load
) -> None:
    """Set a table with so many bands; the others are 'bot', 'open' or 'here'; settings are chosen by their labels."""
    go(page, "/new/briskars")
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


# What the robot does next: the main button, a square of the map, a defence, an answer in words, a Briskar, an action.
# "map" means that a square has been tapped; "" that there is nothing to do yet.
WHAT = """(rash) => {
  const seen = (one) => one && one.offsetParent !== null && one.getAttribute("aria-disabled") !== "true";
  const first = (selector) => [...document.querySelectorAll(selector)].find(seen);
  document.querySelectorAll("[data-next]").forEach((one) => one.removeAttribute("data-next"));
  const pick = (one) => { one.setAttribute("data-next", ""); return "click"; };
  if (first(".doing .foot .go")) return pick(first(".doing .foot .go"));
  if (first(".doing .link")) {
    const box = (one) => one.getBoundingClientRect();
    const middle = (one) => [box(one).x + box(one).width / 2, box(one).y + box(one).height / 2];
    const foes = [...document.querySelectorAll(".stand:has(.bk-foe)")].map(middle);
    const far = ([x, y]) => Math.min(1e9, ...foes.map(([a, b]) => Math.hypot(a - x, b - y)));
    const offered = [...document.querySelectorAll("g.offer > :is(use, circle)")].map(middle);
    const [at] = offered.sort((one, other) => far(one) - far(other));
    const where = at && { clientX: at[0], clientY: at[1], bubbles: true };
    if (where) { document.querySelector(".map").dispatchEvent(new MouseEvent("click", where)); return "map"; }
  }
  for (const selector of [".doing .words .go", ".doing [data-verb=defend]", ".doing .words button"])
    if (first(selector)) return pick(first(selector));
  const people = ".doing .people button[aria-pressed=false]";
  if (first(people)) return pick(first(people));
  if (first(".act[aria-pressed=true]") && first(".doing .foot button")) return pick(first(".doing .foot button"));
  const key = document.querySelector(".pill")?.textContent + document.querySelector(".unit h2, .lead h2")?.textContent;
  const done = (window.done ??= {})[key] ??= [];
  if (rash) for (const verb of ["attack", "shoot", "assault", "walk"]) {
    const act = first(`.act[data-verb=${verb}]`);
    if (act && !done.includes(verb)) { done.push(verb); return pick(act); }
  }
  return first(".doing [data-verb=end]") ? pick(first(".doing [data-verb=end]")) : "";
}"""


# The robot of whole battles.
FIGHT = f"""() => {{
  const what = ({WHAT})(true);
  const skip = new Event("pointerdown", {{ bubbles: true }});
  if (what === "click") document.querySelector("[data-next]").click();
  else if (!what) document.querySelector("main.table")?.dispatchEvent(skip);
}}"""


def until_still(page: Page) -> None:
    """Wait until nothing moves at the table: somebody is asked."""
    until_true(page, "() => document.querySelector('.doing') && !document.querySelector('.doing .wait')")


def speak(page: Page, language: str) -> None:
    """Choose a language for the pages opened from now on."""
    page.evaluate("(language) => localStorage.setItem('flibuste', JSON.stringify({ language }))", language)


def tap_square(page: Page, offered: str, which: Callable[[int], int]) -> None:
    """Tap one of the marked squares."""
    page.locator(offered).first.wait_for(state="attached")
    box = page.locator(offered).nth(which(page.locator(offered).count())).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def gold(page: Page) -> list[list[str]]:
    """Read the rows of the end: gold gained and lost by band."""
    rows = page.locator(".count tbody tr").all()
    return sorted(row.locator("td.n").all_inner_texts() for row in rows)


OWN = b"""
name = "The Long Watch"
budget = 300

[[briskar]]
profile = "bogdan"
equipment = ["lucky-charm", { id = "poison-vial", weapon = "bogdan-sabre" }]

[[briskar]]
profile = "socrat"
ways = ["alchemy", "totemism"]
spells = ["rock-skin"]
equipment = [{ id = "scroll", spell = "wall" }]

[[briskar]]
profile = "loup-de-mer"
"""
