"""Treasure Hunter tells a newcomer what things are, why a tie goes where it goes, and what a choice will do."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.dealt import give, go_on
from tests.e2e.looks import settle
from tests.e2e.moments import Scene, go_to, moments
from tests.e2e.overlap import covered_at_rest
from tests.e2e.table import until_true
from tests.e2e.test_absence import HEAR
from tests.e2e.test_overlap import CUT, SHORTENED

SHEET = ".card-sheet"
ACTIONS = ("flaming-sword", "hill-ogre", "leaky-boots", "sleeping-potion", "mystery-mule", "scaregoblin", "companion")


def named(view: Any, action: str, told: set[str]) -> list[str]:
    """Name a moment by what is asked, what is told, and the actions in hand where one may be played."""
    held = [one for one in ACTIONS if any(card.startswith(one) for card in view["hand"])]
    acts = view["decision"] in ("action", "goblins")
    return [str(view["decision"]), f"{view['decision']} {view['direction']}", *told, *(held if acts else [])]


def scene(name: str, seats: int = 3) -> Scene:
    return moments("treasure_hunter", seats, range(1, 9), named)[name]


@pytest.mark.parametrize(
    ("decision", "there", "says"),
    [
        ("keep", ".minis [data-looked]", "TH-"),
        ("action", ".site.now .place [data-looked]", "TH-"),
        ("goblins", ".raid .gob", "with at least as many Paws"),
        ("scrolls", "ul.scrolls button", "coin for each"),
    ],
)
def test_tiles_scrolls_and_goblins_explain_themselves(visit: Any, decision: str, there: str, says: str) -> None:
    """By focus on a desk; by a tap, or where a tap does something by a long press, on a phone.

    Rule: TH-SETUP-08, TH-GOB-05, TH-SCROLL-02.
    """
    page = visit()
    go_to(page, scene(decision))
    thing = page.locator(there).first
    thing.wait_for()
    page.keyboard.press("Tab")
    thing.focus()
    sheet = page.locator(SHEET)
    sheet.wait_for()
    expect(sheet).to_contain_text(says)
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    if decision == "scrolls":
        return
    page.set_viewport_size({"width": 360, "height": 640})
    settle(page)
    page.locator(there).first.click()
    page.locator(f"{SHEET}.pinned").wait_for()
    expect(sheet).to_contain_text(says)


@pytest.mark.parametrize(
    ("kind", "says"), [("tied-site", "Equal totals"), ("tied-packs", "Equal Paws, so Discipline decides")]
)
def test_a_tie_says_why_over_the_table_and_once_aloud(visit: Any, kind: str, says: str) -> None:
    """On a phone the log is closed: the reason stands where the treasure goes.

    Rule: TH-TREAS-05, TH-GOB-12.
    """
    found = scene(kind, 2)
    page = visit(phone=True)
    table = go_on(page, found.record, found.move, here=True)
    page.locator(".pass .go").click()
    page.locator("main.table").wait_for()
    page.evaluate(HEAR)
    page.evaluate(KEEP)
    give(page, table, "treasure_hunter", found.record, found.move)
    until_true(page, "(says) => window.notes.some((one) => one.includes(says))", says)

    assert len([line for line in page.evaluate("window.told") if says in line]) == 1


# Keeps every note that stands over the table.
KEEP = """() => {
  window.notes = [];
  new MutationObserver(() => document.querySelectorAll(".toast").forEach((one) => {
    if (!window.notes.includes(one.textContent)) window.notes.push(one.textContent);
  })).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def raise_card(page: Any, card: str) -> Any:
    """Lift a card of the hand without playing it; return what is said of it."""
    page.locator(f"ul.hand button[data-card^='{card}']").first.focus()
    hand = page.locator("ul.hand button").evaluate_all("all => all.map((one) => one.dataset.card)")
    page.keyboard.press(str(next(n for n, one in enumerate(hand, 1) if one.startswith(card))))
    hint = page.locator(".hint:not(.empty)")
    hint.wait_for(state="attached")
    return hint


@pytest.mark.parametrize("card", ["sleeping-potion", "leaky-boots", "flaming-sword"])
def test_an_action_says_whom_it_hits_before_it_is_played(visit: Any, card: str) -> None:
    """Rule: TH-ACT-19, TH-ACT-20."""
    page = visit(phone=True)
    go_to(page, scene(card))
    page.locator("ul.hand button").first.wait_for()
    words = raise_card(page, card).inner_text() + page.locator(".doing").inner_text()

    assert "your" in words or "None of your adventurers" in words or "Only " in words


RING = """(ring) => {
  const [way, head] = ["::after", "::before"].map((part) => getComputedStyle(ring, part));
  return { arrows: ring.querySelectorAll(".to").length, way: way.borderBottomWidth, left: head.left, right: head.right,
    from: parseFloat(head.left) < ring.clientWidth / 2 ? "first" : "last" };
}"""


@pytest.mark.parametrize(("direction", "from_"), [("left", "first"), ("right", "last")])
def test_the_arrows_of_the_draft_close_the_circle(visit: Any, direction: str, from_: str) -> None:
    """One arrow between neighbours, and a way back under the row with its head where the hands arrive.

    Rule: TH-DRAFT-05.
    """
    page = visit()
    go_to(page, scene(f"keep {direction}", 4))
    ring = page.locator(".ring.draft")
    ring.wait_for()
    drawn = ring.evaluate(RING)
    assert (drawn["arrows"], drawn["from"]) == (3, from_)
    assert float(drawn["way"].removesuffix("px")) > 1


def test_six_hunters_keep_their_names_on_a_phone_lying_on_its_side(visit: Any) -> None:
    """Over each total stands the whole name; nothing is cut off below, no flag lies over a total."""
    page = visit(language="es")
    go_to(page, moments("treasure_hunter", 6, range(4), named)["action"])
    page.set_viewport_size({"width": 640, "height": 360})
    names = page.locator(".site .who b")
    names.first.wait_for()
    settle(page)
    page.wait_for_timeout(300)
    expect(names).to_have_count(6)

    assert names.evaluate_all(SHORTENED) == []
    assert page.evaluate(CUT, ".site .who, .site .who strong") == []
    assert covered_at_rest(page) == []
