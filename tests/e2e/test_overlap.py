"""Nothing lies over anything: phones upright and on their side, a desk, and letters twice as large."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import photograph
from tests.e2e.looks import fits, settle
from tests.e2e.moments import go_to, moments
from tests.e2e.overlap import covered

SCREENS = {
    "desk": (1280, 720),
    "phone": (360, 640),
    "side": (640, 360),  # also a desk of 1280 x 720 at 200 %
}


def full(view: Any, action: str, told: set[str]) -> list[str]:
    """Name turns at which much lies on the table: crews of two and more, five cards and more in hand."""
    aboard = sum(len(crew["briskars"]) for crew in view["crews"])
    much = view["decision"] == "turn" and aboard >= 2 * view["seats"] and len(view["hand"]) >= 5
    swapped = any(crew["player"] != zone for zone, crew in enumerate(view["crews"]))
    return ["full", *(["swapped"] if swapped else [])] if much else []


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_chase_with_much_on_the_table(visit: Any, seats: int) -> None:
    """Rule: CP-COMP-05, CP-CARD-09a."""
    page = visit("/", language="fr")
    found = moments("chasse_partie", seats, (1, 2, 3, 4), full)
    go_to(page, found.get("swapped", found["full"]))
    page.locator(".endturn").wait_for()
    look(page, f"cp-{seats}")


@pytest.mark.parametrize(
    ("game", "decision"),
    [("brisca", "play"), ("brisca", "exchange"), ("treasure_hunter", "keep"), ("treasure_hunter", "action")],
)
def test_a_table_of_another_game(visit: Any, game: str, decision: str) -> None:
    """The same for the other card games, at a question of each kind."""
    page = visit("/", language="fr")
    go_to(page, moments(game, 2 if decision == "exchange" else 4, range(30), asked)[decision])
    page.locator("ul.hand button").first.wait_for()
    look(page, f"{game}-{decision}")


# How many of the others, pictures too, lie where the first is.
MEET = """([one, others]) => {
  const a = document.querySelector(one).getBoundingClientRect();
  const meets = (b) => b.left < a.right && b.right > a.left && b.top < a.bottom && b.bottom > a.top;
  return [...document.querySelectorAll(others)].filter((other) => meets(other.getBoundingClientRect())).length;
}"""


def test_a_hunt_of_six(visit: Any) -> None:
    """The most people a table has, in the draft and at a site."""
    page = visit("/", language="es")
    found = moments("treasure_hunter", 6, range(4), asked)
    for decision in ("keep", "action"):
        go_to(page, found[decision])
        page.locator("ul.hand button").first.wait_for()
        look(page, f"treasure_hunter-6-{decision}")
    page.set_viewport_size({"width": 1280, "height": 720})
    totals = page.locator(".site.now .who strong")
    expect(totals.first).to_be_visible()
    whole = "all => { const box = all[0].closest('.site').getBoundingClientRect();"
    whole += " return all.every((one) => one.getBoundingClientRect().bottom <= box.bottom); }"
    assert totals.evaluate_all(whole), "a total is cut off"


@pytest.mark.parametrize("game", ["brisca", "chasse-partie", "treasure-hunter", "briskars"])
def test_the_way_out_of_a_lesson_lies_on_every_screen(visit: Any, game: str) -> None:
    """Spanish has the longest words for it."""
    page = visit(f"/learn/{game}", language="es")
    leave = page.locator("header a.quit")
    for width, height in SCREENS.values():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(leave).to_be_in_viewport(ratio=1)
        leave.click(trial=True)


def test_what_somebody_says_covers_no_card(visit: Any) -> None:
    """A phrase stands beside its speaker while it is heard, and a watcher is told that he watches."""
    host = visit("/", language="fr")
    go_to(host, moments("brisca", 4, range(30), asked)["play"])
    host.locator("ul.hand button").first.wait_for()
    host.locator("header button").last.click()
    path = host.locator("dialog input[type=url]").first.input_value()
    host.keyboard.press("Escape")
    watcher = visit("/w/" + path.split("/w/")[1], language="fr")
    watcher.locator(".felt .back").first.wait_for()
    look(watcher, "watching")
    for width, height in SCREENS.values():
        watcher.set_viewport_size({"width": width, "height": height})
        settle(watcher)
        watcher.wait_for_timeout(250)
        assert watcher.evaluate(MEET, [".watching", ".felt .back, .seat"]) == 0, f"{width} x {height}"


def asked(view: Any, action: str, told: set[str]) -> list[str]:
    """Name what is asked; an exchange only where one is possible."""
    if view["decision"] == "exchange" and action == "done":
        return []
    return [str(view["decision"])]


def look(page: Any, name: str) -> None:
    """Look at a table on every screen: nothing is covered, nothing has to be scrolled."""
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        page.wait_for_timeout(250)
        photograph(page, f"overlap-{name}-{screen}")
        assert covered(page) == [], f"{name} {screen}"
        assert fits(page), f"{name} {screen}"
