"""Battles in a real browser: a whole one, and every state of the screen from moments of battles already played."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from tests.e2e.axe import violations
from tests.e2e.battle import FIGHT, OWN, gold, new_battle, sign_on, speak, tap_square, until_still
from tests.e2e.conftest import photograph
from tests.e2e.looks import SEARCHED, look_at, narrow_enough
from tests.e2e.scenes import go_to, scenes, third_of
from tests.e2e.table import let_run, until_true, watching


def test_two_people_sign_on_in_two_browsers(visit: Any) -> None:
    """One follows the link of the other; each takes a ready band."""
    host = visit(still=True)
    new_battle(host, 2, ["open"], {"rounds": "6"})
    link = host.locator("input[type=url]").first.input_value()
    guest = visit("/j/" + link.split("/j/")[1], language="fr", phone=True, dark=True, still=True)
    guest.locator("input[type=text]").fill("Zoé")
    guest.locator("form button.go").click()
    host.locator("b", has_text="Zoé").wait_for()
    host.locator("button.go").click()
    host.locator("[data-band]").first.wait_for()
    photograph(host, "bk-bands-wide-light")
    sign_on(host, "quintors")
    guest.locator("[data-band]").first.wait_for()
    photograph(guest, "bk-bands-phone-dark")
    sign_on(guest, "scholars")
    for page in (host, guest):
        page.locator(".map").first.wait_for()


def test_a_battle_is_fought_to_the_end_a_watcher_reads_the_same_gold_and_it_is_seen_again(visit: Any) -> None:
    """Rule: BK-RND-01, BK-END-04, BK-GLD-06."""
    host = visit(still=True)
    new_battle(host, 2, ["bot"], {"rounds": "6"})
    host.locator("[data-band]").first.wait_for()
    sign_on(host, "quintors")
    let_run([host], FIGHT)
    host.locator(".count").wait_for()
    guest = visit(watching(host), language="fr", phone=True, dark=True, still=True)
    guest.locator(".count").wait_for()
    photograph(host, "bk-end-wide-light")
    photograph(guest, "bk-end-phone-dark")
    assert len(gold(host)) == 2
    assert gold(host) == gold(guest)
    assert violations(host) == []
    assert violations(guest) == []

    host.get_by_role("link", name="replay").click()
    host.locator(".film").wait_for()
    host.keyboard.press("End")
    host.locator(".replay .map").wait_for()
    look_at(host, "bk-replay")


def test_whoever_is_chosen_shows_where_he_goes_what_he_sees_and_whom_he_can_strike(visit: Any) -> None:
    """Rule: BK-MOV-01, BK-MOV-05, BK-MOV-08, BK-GRD-12, BK-SHO-15, BK-ZOC-01."""
    page = visit()
    go_to(page, scenes()["activate"])
    page.locator(".doing .people button").first.click()
    page.locator("g.reach use").first.wait_for(state="attached")
    look_at(page, "bk-chosen", searched=())

    go_to(page, scenes()["act shoot"])
    page.locator("g.reach use[href='#o-walk']").first.wait_for(state="attached")
    for pattern in ("#o-walk", "#o-race"):
        assert page.locator(f"g.reach use[href='{pattern}']").count() > 3
    expect(page.locator(".shade, .ring, path.zone")).to_have_count(0)  # the reach alone, until more is asked for
    assert all(
        page.locator(f".act[data-verb={verb}] em").inner_text() for verb in ("walk", "shoot", "pick_up", "throw")
    )
    look_at(page, "bk-act")
    page.locator(".act[data-verb=shoot]").click()
    if page.locator(".doing .people button").count():
        page.locator(".doing .people button").first.click()
    page.locator(".odds").wait_for()
    expect(page.locator(".ring").first).to_be_attached()
    before = page.locator(".odds .way .pc").first.inner_text()
    expect(page.locator(".doing .foot .go")).to_contain_text("2 AP", use_inner_text=True)
    page.locator(".boost button").nth(1).click()
    until_true(page, "(was) => document.querySelector('.odds .way .pc').innerText !== was", arg=before)
    expect(page.locator(".doing .foot .go")).to_contain_text("3 AP", use_inner_text=True)
    look_at(page, "bk-odds")
    page.set_viewport_size({"width": 360, "height": 640})
    for who in ("circle.bk-march", "path[stroke='#d8352a']"):  # who shoots and whom, both above the sheet
        box = page.locator(f"svg.top {who}").first.bounding_box()
        assert 94 <= box["y"] + box["height"] / 2 <= page.locator(".tray").bounding_box()["y"], who


def test_an_enemy_looked_at_says_why_he_cannot_be_struck(visit: Any) -> None:
    """Rule: BK-COV-02, BK-COV-03, BK-REL-02."""
    page = visit()
    speak(page, "fr")
    go_to(page, scenes()["act attack"])
    page.locator(".act").first.wait_for()
    page.locator(".crews .crew").nth(1 - scenes()["act attack"].seat).locator("button").last.click()
    page.locator("g.reach use").first.wait_for(state="attached")
    page.locator(".doing .no").first.wait_for()
    expect(page.locator(".doing .no").first).to_contain_text("BK-", use_inner_text=True)
    look_at(page, "bk-enemy")
    page.locator(".map").focus()
    page.keyboard.press("Escape")
    for name, drawn in (("danger", "g.heat"), ("zones", "path.zone"), ("sight", ".shade")):
        page.keyboard.press("x")
        page.locator(drawn).first.wait_for(state="attached")
        expect(page.locator("g.reach use")).to_have_count(0)  # one thing at a time
        look_at(page, f"bk-{name}", searched=SEARCHED if name != "sight" else ())
    page.keyboard.press("x")
    page.keyboard.press("m")
    page.locator("dialog table").first.wait_for()
    look_at(page, "bk-list")


def test_odds_stand_before_every_roll(visit: Any) -> None:
    """Rule: BK-MAG-12, BK-THR-03, BK-TPL-03, BK-SMT-03, BK-DEF-01, BK-BST-01, BK-BST-03."""
    page = visit()
    found = scenes()
    speak(page, "es")
    go_to(page, found["act cast"])
    page.locator(".act[data-verb=cast]").click()
    expect(page.locator(".spells strong").first).to_contain_text("PA", use_inner_text=True)
    page.locator(".spells button").first.click()
    page.locator(".chance .bar").wait_for()
    look_at(page, "bk-cast", searched=())
    go_to(page, found["choose spell"])
    page.locator(".doing .people button").first.click()
    page.locator(".chance .bar").wait_for()
    look_at(page, "bk-spell", searched=())
    for name in ("choose target", "choose template"):
        go_to(page, found[name])
        tap_square(page, "g.offer > circle", third_of)
        page.locator(".chance .bar").wait_for()
        look_at(page, f"bk-{name.split()[1]}", searched=SEARCHED if name == "choose template" else ())
    speak(page, "en")
    go_to(page, found["choose shiver"])
    page.locator(".chance .faces").wait_for()
    assert page.locator(".burst").count() >= 4
    look_at(page, "bk-shiver")
    go_to(page, found["defence"])
    page.locator(".doing [data-verb=dodge] strong").wait_for()
    look_at(page, "bk-defence")
    go_to(page, found["boost"])
    page.locator(".chance .bar, .odds").first.wait_for()
    page.locator(".boost button").nth(1).click()
    look_at(page, "bk-boost", searched=())
    go_to(page, found["reroll"])
    page.locator(".doing [data-verb=keep]").wait_for()
    look_at(page, "bk-dice")


def test_a_walk_is_planned_on_the_map_and_two_fingers_bring_it_nearer(visit: Any) -> None:
    """Rule: BK-MOV-01, BK-MOV-02, BK-DEP-03."""
    page = visit(phone=True)
    go_to(page, scenes()["deploy"])
    page.locator("g.offer > use").first.wait_for(state="attached")
    look_at(page, "bk-deploy", searched=())
    page.set_viewport_size({"width": 1280, "height": 800})
    go_to(page, scenes()["act shoot"])
    page.locator("g.reach use[href='#o-walk']").first.wait_for(state="attached")
    tap_square(page, "g.reach use[href='#o-walk']", third_of)
    page.locator(".doing .way").wait_for()
    said = page.locator(".doing .way b").inner_text()
    assert " of 5 fa" in said
    expect(page.locator("svg.top .bk-label", has_text=said)).to_have_count(1)
    look_at(page, "bk-walk", searched=())
    page.locator(".doing .foot .go").click()
    page.locator(".tag", has_text="free move used").first.wait_for(state="attached")

    page.set_viewport_size({"width": 360, "height": 640})
    until_still(page)
    wide = page.locator(".plan").bounding_box()["width"]
    touch = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 70), ("touchMove", 110), ("touchEnd", 0)):
        points = [{"x": 180 - apart, "y": 250}, {"x": 180 + apart, "y": 250}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until_true(page, "(was) => document.querySelector('.plan').getBoundingClientRect().width > was * 1.5", arg=wide)
    page.locator(".map").evaluate("(map) => { map.scrollLeft += 60; }")
    assert page.evaluate("[scrollX, scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0, 0]


def test_a_template_that_drifts_shows_from_where_and_how_far(visit: Any) -> None:
    """Rule: BK-DFL-01 to BK-DFL-06."""
    drift = scenes()["drift"]
    page = visit(f"/replay#{drift.move}")
    record = {"name": "battle.txt", "mimeType": "text/plain", "buffer": drift.record.encode()}
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".replay .map").wait_for()
    page.locator("path.drift").wait_for(state="attached")
    assert " fa " in page.locator("svg.top .bk-label").last.text_content()
    look_at(page, "bk-drift", searched=())


@pytest.mark.parametrize("seats", [2, 3])
def test_bands_of_ones_own_are_signed_on_at_one_device(visit: Any, seats: int) -> None:
    """Rule: BK-REC-01, BK-MLT-01."""
    page = visit(phone=seats == 3)
    people = [{"kind": "you", "name": "Anne"}, {"kind": "here", "name": "Bo"}, {"kind": "here", "name": "Cléo"}]
    made = page.evaluate(OPEN_TABLE, people[:seats])
    page.goto(f"/t/{made['id']}")
    page.locator("button.go").first.click()
    for _ in range(seats):
        page.locator(".pass .go").click()
        page.locator(".sign input[type=file]").set_input_files(
            {"name": "own.toml", "mimeType": "text/plain", "buffer": OWN}
        )
        if seats == 3:
            page.locator(".strip button").click()
        page.locator(".side button.go:not([aria-disabled])").click()
    page.locator(".settling").wait_for()
    page.locator(".settling").wait_for(state="detached")
    page.locator(".map, .pass .go").first.wait_for()
    if page.locator(".pass .go").count():  # the device may be handed on once more
        page.locator(".pass .go").click()
    page.locator(".map").first.wait_for()
    if seats == 3:
        page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".crews .crew")).to_have_count(seats)
    expect(page.locator(".crews button")).to_have_count(3 * seats)
    look_at(page, f"bk-own-bands-{seats}", searched=SEARCHED if seats == 3 else ())


def test_a_band_is_placed_and_walks_with_keys_only(visit: Any) -> None:
    """Rule: BK-DEP-03, BK-MOV-01, BK-RND-13."""
    page = visit()
    go_to(page, scenes()["deploy"])
    page.locator(".doing .link").wait_for()
    page.keyboard.press("m")
    place = page.locator("dialog .answers button").nth(4)
    square = re.search(r"\b[A-O]\d+\b", place.inner_text())
    assert square is not None
    place.press("Enter")
    expect(page.locator(".side .log").last).to_contain_text(f"takes a place on {square[0]}", use_inner_text=True)
    go_to(page, scenes()["activate"])
    page.locator(".doing .people button").first.wait_for()
    page.locator(".map").focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.locator(".act").first.wait_for()
    page.keyboard.press("w")
    page.locator(".doing .link").wait_for()
    before = page.locator("#bk-where").inner_text()
    for key in ("ArrowDown", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("#bk-where")).not_to_have_text(before, use_inner_text=True)
    page.keyboard.press("t")
    expect(page.locator(".toast")).to_contain_text("height", use_inner_text=True)
    page.keyboard.press("?")
    page.locator("dialog table").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("dialog table").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator(".act").first.wait_for()


def test_the_lesson_and_the_rules(visit: Any) -> None:
    page = visit("/rules/briskars", language="es")
    page.locator("main h2").first.wait_for()
    look_at(page, "bk-rules", well=narrow_enough, searched=("phone-dark",))  # wide: in test_rules, with the catalogue
    page.goto("/learn/briskars")
    page.locator(".speech .go").wait_for()
    look_at(page, "bk-lesson")
    for _ in range(60):
        if not page.locator(".speech").count():  # the first real battle
            break
        with contextlib.suppress(Error):
            page.locator(".speech .go").click(timeout=5000)
            page.locator("main.table").dispatch_event("pointerdown", timeout=5000)
    page.locator("[data-band]").first.wait_for()


OPEN_TABLE = """async (seats) => {
  const body = JSON.stringify({ game: "briskars", seats, settings: { recruiting: "free" } });
  return (await fetch("/api/tables", { method: "POST", body, headers: { "content-type": "application/json" } })).json();
}"""
