"""Whole hunts in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph
from tests.e2e.hunt import HUNT, counted, hunt_once, hunt_with_keys, new_hunt
from tests.e2e.looks import look_at
from tests.e2e.moments import go_to, moments
from tests.e2e.overlap import covered
from tests.e2e.table import play_out, set_going, until, until_true, watching


def two_at_a_table(visit: Any, seats: int, others: list[str]) -> tuple[Any, Any]:
    """Sit two people down in two browsers, with bots on the other chairs."""
    host = visit(still=True)
    new_hunt(host, seats, others)
    link = host.locator("input[type=url]").first.input_value()
    guest = visit("/j/" + link.split("/j/")[1], language="fr", phone=True, dark=True, still=True)
    guest.locator("input[type=text]").fill("Zoé")
    guest.locator("form button.go").click()
    host.locator("b", has_text="Zoé").wait_for()
    host.locator("button.go").click()
    host.locator("ul.hand button").first.wait_for()
    guest.locator("ul.hand button").first.wait_for()
    return host, guest


SCENES = {"goblins": ".board.raid", "scrolls": ".hunt.scrolls"}
# A robot that waits wherever there is something to look at, until it has been looked at.
PATIENT = f"""() => {{
  const stands = (sign) => document.querySelector(sign) !== null && !(window.looked ?? []).includes(sign);
  if (!{list(SCENES.values())}.some(stands)) ({HUNT})();
}}"""


def test_a_hunt_to_the_end_on_a_phone_and_a_watcher_reads_the_same_count(visit: Any) -> None:
    """Every scene is photographed and clean for axe.

    Rule: TH-ROUND-01, TH-END-02 to TH-END-08.
    """
    hunter = visit(language="fr", phone=True, dark=True, still=True)
    new_hunt(hunter, 3, ["bot", "bot"])
    hunter.locator("ul.hand button").first.wait_for()
    looked: set[str] = set()
    set_going(hunter, PATIENT)

    def step(page: Any) -> None:
        for scene, sign in SCENES.items():
            if scene not in looked and page.locator(sign).count():
                looked.add(scene)
                photograph(page, f"th-{scene}-phone-dark")
                assert violations(page) == []
                page.evaluate("sign => (window.looked ??= []).push(sign)", sign)
        page.wait_for_timeout(100)

    play_out(hunter, step)
    watcher = visit(watching(hunter))
    watcher.locator("table.count").wait_for()
    watcher.wait_for_timeout(900)
    photograph(watcher, "th-end-wide-light")
    photograph(hunter, "th-end-phone-dark")

    assert "goblins" in looked
    assert len(counted(hunter)) == 3
    assert counted(hunter) == counted(watcher)
    for row in counted(hunter):
        assert sum(row[:4]) == row[4]
    watcher.get_by_role("button", name="by round").click()
    for row in counted(watcher):
        assert sum(row[:-1]) == row[-1]  # the start, five rounds, grey scrolls
    hunter.set_viewport_size({"width": 640, "height": 360})
    expect(hunter.locator(".end .go")).to_be_in_viewport(ratio=1)
    assert covered(hunter) == []
    hunter.set_viewport_size({"width": 360, "height": 640})
    assert violations(watcher) == []
    look_back(hunter, "phone-dark")


def look_back(page: Any, look: str) -> None:
    """Go to the film of a hunt that is over, and on in it."""
    assert violations(page) == []
    page.locator('a[href^="/replay/"]').click()
    page.locator(".film-board").wait_for()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(400)
    photograph(page, f"th-replay-{look}")
    assert violations(page) == []


def test_the_last_round_of_a_hunt_with_keys_alone(visit: Any) -> None:
    """Rule: TH-DRAFT-03, TH-END-02."""
    page = visit(still=True)
    go_to(page, moments("treasure_hunter", 3, (1,), last_draft)["last"])
    play_out(page, hunt_with_keys)
    look_back(page, "wide-light")


def last_draft(view: Any, action: str, told: set[str]) -> list[str]:
    """Name the first pick of the last round."""
    return ["last"] if view["round"] == 5 else []


def test_two_hunt_at_one_device_and_neither_sees_the_other_hand(visit: Any) -> None:
    """Rule: TH-DRAFT-03."""
    page = visit()
    new_hunt(page, 2, ["here"])
    hand = page.locator("ul.hand button")
    first = shown_hand(page)
    until(lambda: hand.count() == 0, lambda: hunt_once(page), "the device was never handed on")

    assert not first & shown_hand(page)


def shown_hand(page: Any) -> set[str]:
    """Take the device, on which no hand is open; return the cards of one's own."""
    show = page.get_by_role("button", name="Show my hand")
    show.wait_for()
    expect(page.locator("ul.hand button")).to_have_count(0)
    show.click()
    page.locator("ul.hand button.ready").first.wait_for()
    return {card.get_attribute("data-card") for card in page.locator("ul.hand button").all()}


def test_a_hunter_comes_back_in_the_middle_of_the_draft(visit: Any) -> None:
    page = visit()
    new_hunt(page, 3, ["bot", "bot"])
    hand_of(page, 9)
    page.locator("ul.hand button.ready").last.click()
    page.locator(".doing button.go").click()
    before = hand_of(page, 8)
    page.reload()

    assert hand_of(page, 8) == before


def hand_of(page: Any, size: int) -> list[str]:
    """Wait until a hand of so many cards lies still, to be chosen from."""
    until_true(page, LIES, size)
    held: list[str] = page.locator("ul.hand button").evaluate_all("all => all.map(one => one.dataset.card).sort()")
    return held


LIES = """(size) => ["ul.hand button", "ul.hand button.ready"]
  .every((cards) => document.querySelectorAll(cards).length === size)"""


def test_a_pick_is_hidden_and_can_be_changed_until_all_have_chosen(visit: Any) -> None:
    """Rule: TH-DRAFT-03, TH-DRAFT-09."""
    host, guest = two_at_a_table(visit, 3, ["bot", "open"])
    first = host.locator("ul.hand button.ready").first
    card = first.get_attribute("data-card")
    first.click(force=True)
    host.locator(".doing button.go").click()
    host.locator(".seal").wait_for()
    photograph(host, "th-sealed-wide-light")

    assert guest.locator(f'[data-card="{card}"]').count() == 0
    host.get_by_role("button", name="Change my mind").click()
    host.locator(".doing button.go").wait_for()
    expect(host.locator(".seal")).to_have_count(0)


@pytest.mark.parametrize(("seats", "language"), [(6, "es"), (2, "fr")])
def test_the_draft_and_the_sites_fit_the_screen(visit: Any, seats: int, language: str) -> None:
    """Rule: TH-DRAFT-05, TH-TWO-04, TH-SITE-01."""
    page = visit(language=language)
    new_hunt(page, seats, ["bot"] * (seats - 1))
    page.locator("ul.hand button.ready").first.wait_for()
    look_at(page, f"th-draft-{seats}")

    go_to(page, moments("treasure_hunter", seats, (1,), acting)["action"])
    page.locator(".site.now .laid").wait_for()
    look_at(page, f"th-site-{seats}")


def acting(view: Any, action: str, told: set[str]) -> list[str]:
    """Name the moments at a site at which something lies there and something can be played."""
    laid = any(player["laid"] for player in view["players"])
    return ["action"] if laid and view["decision"] == "action" and action != "pass" else []


@pytest.mark.parametrize(("phone", "dark", "language"), [(False, False, "en"), (True, True, "es")])
def test_the_lesson_and_the_rules(visit: Any, phone: bool, dark: bool, language: str) -> None:
    page = visit("/rules/treasure-hunter", phone=phone, dark=dark, language=language, still=True)
    page.locator("main h2").first.wait_for()
    if phone:  # the wide ones are searched with their catalogue, in test_rules
        assert violations(page) == []
    page.goto("/learn/treasure-hunter")
    for _ in range(12):
        page.locator(".speech .go").click()
        page.locator("main.table").dispatch_event("pointerdown")
        page.wait_for_timeout(500)
    assert violations(page) == []
    page.locator(".speech .go").click()
    page.locator("ul.hand button.ready").first.wait_for()
