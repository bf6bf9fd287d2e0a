"""What somebody looks for first is on the screen: the way to begin, the total of a game, the title of a panel."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record
from tests.e2e.crews import CHASE
from tests.e2e.dealt import go_on, played
from tests.e2e.hunt import HUNT
from tests.e2e.looks import settle
from tests.e2e.moments import go_to, moments
from tests.e2e.overlap import covered, covered_at_rest
from tests.e2e.table import BRISCA, let_run

SCREENS = [(1280, 720), (360, 640), (640, 360)]
GAMES = ["brisca", "chasse-partie", "treasure-hunter", "briskars"]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_begins_without_scrolling(visit: Any, game: str) -> None:
    """On every screen the name can be typed and the button is there; nothing covers the one or the other."""
    page = visit(f"/new/{game}", language="es")
    page.locator("form button.go").wait_for()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        settle(page)
        for there in ("form input[type=text]", "form button.go"):
            expect(page.locator(there).first).to_be_in_viewport(ratio=1)
            page.locator(there).first.click(trial=True)
        assert page.locator("form summary").evaluate(HIDDEN) == "", f"{width} x {height}"


# What lies over something that has just got the focus.
HIDDEN = """(one) => {
  one.blur();
  scrollTo(0, 0);
  one.focus();
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + 20, box.y + box.height / 2);
  return one.contains(top) ? "" : String(top?.outerHTML.slice(0, 80));
}"""
# Totals that are cut off by the sheet they stand on.
OUTSIDE = """(all) => all.filter((one) => {
  const [own, sheet] = [one, one.closest(".sheet")].map((box) => box.getBoundingClientRect());
  return own.right > sheet.right + 1 || own.left < sheet.left;
}).map((one) => one.innerText)"""


ENDS = {"brisca": (4, BRISCA), "chasse_partie": (5, CHASE), "treasure_hunter": (6, HUNT)}


@pytest.mark.parametrize("game", ENDS)
def test_the_end_with_the_most_players_fits_every_screen(visit: Any, game: str) -> None:
    """Every row and every button is there without scrolling, and a team that has taken all of a rank keeps its total.

    Rule: BR-SCORE-02, BR-SCORE-05, CP-WIN-01, TH-END-02.
    """
    seats, robot = ENDS[game]
    record = played(game, seats, 1)
    last = len(read_record(record, find_game(game)).answers) - seats
    page = visit(language="es", still=True)
    page.set_viewport_size({"width": 1280, "height": 720})
    go_on(page, record, last, seat=0)
    let_run([page], robot)
    if game == "brisca":
        totals = page.locator(".count .sum")
        expect(totals).to_have_count(2)
        assert sum(map(int, totals.all_inner_texts())) == 120
        assert totals.evaluate_all(OUTSIDE) == []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        page.wait_for_timeout(200)
        assert page.locator("div.end").evaluate(HANGS_OUT) <= 0, f"{width} x {height}"
        assert covered_at_rest(page) == [], f"{width} x {height}"


# How far what lies on the table of an end reaches below its rim.
HANGS_OUT = "(end) => end.scrollHeight - end.clientHeight"


def acts(view: Any, action: str, told: set[str]) -> list[str]:
    """Name the moments at a site with cards to remember."""
    return ["acts"] if view["decision"] == "action" and view["memory"] else []


def test_what_a_hunter_remembers_keeps_its_title_beside_a_long_log(visit: Any) -> None:
    """Rule: TH-DRAFT-05."""
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    go_to(page, moments("treasure_hunter", 6, range(4), acts)["acts"])
    panel = page.locator("details.memory")
    panel.wait_for()

    assert panel.evaluate("(one) => one.clientHeight >= one.querySelector('summary').offsetHeight")
    assert covered(page) == []
