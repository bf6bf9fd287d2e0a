"""Nothing lies over anything: phones upright and on their side, a desk, and letters twice as large."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import photograph
from tests.e2e.looks import LETTERS, fits, settle
from tests.e2e.moments import Scene, go_to, moments
from tests.e2e.overlap import FANS, covered_at_rest

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
    page = visit(language="fr")
    found = moments("chasse_partie", seats, (1, 2, 3, 4), full)
    go_to(page, found.get("swapped", found["full"]))
    page.locator(".endturn").wait_for()
    look(page, f"cp-{seats}")


def test_a_chase_with_a_long_question(visit: Any) -> None:
    """Four crews in two rows, over them a question with a button for each player.

    Rule: CP-TURN-07.
    """
    page = visit(language="fr")
    go_to(page, moments("chasse_partie", 4, (1, 3), asked)["player"])
    page.locator(".ask .chips").wait_for()
    look(page, "cp-4-player")


# How many of these, pictures too, are cut off below, by the rim of the table or of what they lie in.
CUT = """(ones) => [...document.querySelectorAll(ones)].filter((one) => {
  const foot = one.getBoundingClientRect().bottom;
  for (let box = one.parentElement; box && box.id !== "page"; box = box.parentElement)
    if (getComputedStyle(box).overflow !== "visible" && foot > box.getBoundingClientRect().bottom + 1) return true;
  return false;
}).map((one) => `${one.className} ${one.innerText}`)"""
# The names that do not fit their place: of several "Player ..." nobody knows which is which.
SHORTENED = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
NAMES = ".strip .who b:visible, .seat .name:visible, .ring b:visible"


def looked_back_at(game: str, seats: int) -> Scene:
    """Find a moment at which much lies on the table."""
    if game == "chasse_partie":
        return moments(game, seats, (1, 2, 3, 4), full)["full"]
    scene = moments(game, seats, (1,), asked)["play" if game == "brisca" else "action"]
    return scene._replace(move=scene.move + seats + 1) if game == "brisca" else scene


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        ("chasse_partie", 4, "es"),
        ("chasse_partie", 5, "fr"),
        ("brisca", 4, "es"),
        ("treasure_hunter", 4, "fr"),
        ("treasure_hunter", 6, "es"),
    ],
)
def test_a_look_back_cuts_nobody_off(visit: Any, tmp_path: Any, game: str, seats: int, language: str) -> None:
    """Nor a name: a record may have none, then the number of the seat is what tells people apart.

    Rule: CP-COMP-05.
    """
    scene = looked_back_at(game, seats)
    record = tmp_path / "game.txt"
    record.write_text(scene.record)
    page = visit(f"/replay#{scene.move}", language=language)
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".film").wait_for()
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        page.wait_for_timeout(250)
        assert covered_at_rest(page, f"{FANS}, .film") == [], screen
        assert page.evaluate(CUT, ".own, .own li, .mini, .strip, .zone, .middle, .who p, .kept, .sums") == [], screen
        assert page.evaluate(OVER, [".seat", ".felt .trick"]) == 0, screen
        assert page.locator(NAMES).evaluate_all(SHORTENED) == [], screen
        photograph(page, f"replay-{game}-{seats}-{screen}")
        assert fits(page), screen


@pytest.mark.parametrize(
    ("game", "decision"),
    [("brisca", "play"), ("brisca", "exchange"), ("treasure_hunter", "keep"), ("treasure_hunter", "action")],
)
def test_a_table_of_another_game(visit: Any, game: str, decision: str) -> None:
    """The same for the other card games, at a question of each kind."""
    page = visit(language="fr")
    go_to(page, moments(game, 2 if decision == "exchange" else 4, range(30), asked)[decision])
    page.locator("ul.hand button").first.wait_for()
    look(page, f"{game}-{decision}", APART.get(game, ()))


# What must never lie over one another, pictures too: names and backs, the question and the hand. The hand of a hunt is
# cut at the question, so boxes say nothing there.
APART = {"brisca": ((".seat", ".felt .back"), (".doing > *", "ul.hand button"))}
OVER = """([ones, others]) => {
  const box = (one) => one.getBoundingClientRect();
  const meets = (a, b) => b.left < a.right - 1 && b.right > a.left + 1 && b.top < a.bottom - 1 && b.bottom > a.top + 1;
  const all = [...document.querySelectorAll(others)];
  return [...document.querySelectorAll(ones)].filter((one) => all.some((other) => meets(box(one), box(other)))).length;
}"""
# How many of the others, pictures too, lie where the first is.
MEET = """([one, others]) => {
  const a = document.querySelector(one).getBoundingClientRect();
  const meets = (b) => b.left < a.right && b.right > a.left && b.top < a.bottom && b.bottom > a.top;
  return [...document.querySelectorAll(others)].filter((other) => meets(other.getBoundingClientRect())).length;
}"""


def test_a_hunt_of_six(visit: Any) -> None:
    """The most people a table has, in the draft and at a site."""
    page = visit(language="es")
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
    go_to(page, found["scrolls"])
    page.set_viewport_size({"width": 360, "height": 640})
    names = page.locator(".tabs button span:not(:first-child)")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(SHORTENED) == [], "a site that is done keeps its name"


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
    host = visit(language="fr")
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


def look(page: Any, name: str, apart: Any = ()) -> None:
    """Look at a table on every screen, with letters as drawn and twice as large: nothing is covered or scrolls."""
    for letters in ("100%", "200%"):
        page.evaluate(LETTERS, letters)
        for screen, (width, height) in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            page.wait_for_timeout(250)
            look_once(page, f"overlap-{name}-{screen}-{letters.rstrip('%')}", apart)


def look_once(page: Any, name: str, apart: Any) -> None:
    """Look at a table as it is."""
    photograph(page, name)
    assert covered_at_rest(page) == [], name
    for pair in apart:
        assert page.evaluate(OVER, list(pair)) == 0, f"{name}: {pair}"
    assert fits(page), name
