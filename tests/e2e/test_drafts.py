"""The editors: a map drawn by hand and by keys, looked over, saved, opened again, and played on at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph

SIDE = 15
RIM = 26 / 96


def spot(page: Any, x: int, y: int) -> tuple[float, float]:
    """Find the middle of a square on the screen."""
    box = page.locator(".plan").bounding_box()
    px = box["width"] / (SIDE + RIM)
    return box["x"] + (RIM + x + 0.5) * px, box["y"] + (RIM + y + 0.5) * px


def judged(page: Any) -> None:
    """Wait until the server has judged what is on the bench."""
    page.wait_for_timeout(100)
    page.locator("section[aria-busy=false]").wait_for(state="attached")


def test_a_map_is_drawn_looked_over_saved_and_played_on(visit: Any, tmp_path: Path) -> None:
    page = visit("/drafts")
    page.get_by_role("button", name="Empty: sand").click()
    where = page.locator("#bk-draft-where")
    page.get_by_role("radio", name="deep water", exact=True).click()
    page.mouse.move(*spot(page, 1, 5))
    page.mouse.down()
    page.mouse.move(*spot(page, 4, 5), steps=4)
    page.mouse.up()
    expect(where).to_have_text("E6, deep water, height 0")
    for key in ("ArrowDown", " "):
        page.keyboard.press(key)
    expect(where).to_have_text("E7, deep water, height 0")
    page.keyboard.press("Control+z")
    expect(where).to_have_text("E7, sand, height 0")
    page.keyboard.press("Control+y")
    expect(where).to_have_text("E7, deep water, height 0")

    page.get_by_role("tab", name="Things").click()
    page.get_by_role("radio", name="wall", exact=True).click()
    page.mouse.click(*spot(page, 7, 4))
    page.get_by_role("radio", name="Look").click()
    page.mouse.click(*spot(page, 7, 5))
    expect(page.locator(".sight.hidden").first).to_be_visible()
    for key in ("ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(where).to_have_text("H4, sand, height 0, not seen")
    judged(page)
    expect(page.locator(".good").first).to_have_text("Room for 2, 3, 4, 5, and 6 bands.")
    photograph(page, "drafts-map-wide-light")
    assert violations(page) == []

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert (file.name, text.splitlines()[0]) == ("my-map.txt", "map my-map")
    assert ":~~~~::::::::::" in text, "what was drawn"
    assert "::::::::::~~~~:" in text, "and its other half"
    file.write_text(text.replace("~", "?", 1), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("B6: nothing is drawn “?”")

    page.get_by_role("button", name="Play with this").click()
    expect(page.get_by_text("my-map.txt")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".bar, header").first).to_contain_text("My map")


class Fingers:
    """Fingers on the glass, told as a phone tells them; one wire, or they are lifted with it."""

    def __init__(self, page: Any) -> None:
        self.wire = page.context.new_cdp_session(page)

    def __call__(self, what: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": touches})


def test_a_map_is_drawn_with_a_finger_and_carried_with_two(visit: Any) -> None:
    """A fast stroke leaves no square out; two fingers draw nothing, they move the map and make it larger."""
    page = visit("/drafts", phone=True)
    page.get_by_role("button", name="Empty: sand").click()
    page.get_by_role("radio", name="deep water", exact=True).click()
    plan = page.locator(".plan")
    plan.scroll_into_view_if_needed()
    top, fingers = page.evaluate("scrollY"), Fingers(page)
    fingers("Start", spot(page, 2, 4))
    fingers("Move", spot(page, 9, 4))
    fingers("End")
    page.locator("#bk-draft-where", has_text="J5, deep water").wait_for()
    assert page.evaluate("scrollY") == top, "the page stays where it is under a finger that draws"
    drawn = page.locator(".plan use[href^='#t-deep']")
    assert drawn.count() == 2 * 8, "eight squares, and the other half"

    wide = plan.bounding_box()["width"]
    fingers("Start", spot(page, 5, 8))
    fingers("Start", spot(page, 5, 8), spot(page, 9, 8))
    left, right = spot(page, 3, 8), spot(page, 11, 8)
    fingers("Move", left, right)
    fingers("End")
    expect(drawn).to_have_count(2 * 8)
    assert plan.bounding_box()["width"] > 1.5 * wide
    photograph(page, "drafts-finger-phone-light")


def test_scenario_and_briskar_on_a_phone(visit: Any) -> None:
    page = visit("/drafts", phone=True, dark=True, language="fr")
    page.get_by_role("tab", name="Scénario").click()
    page.get_by_role("button", name="À partir de rien").click()
    page.get_by_label("Comment gagner").select_option("hold_markers")
    expect(page.locator(".why").first).to_contain_text("demande de quoi gagner")
    page.get_by_role("application").press("ArrowRight")
    page.get_by_role("application").press(" ")
    expect(page.get_by_text("Repères : A1")).to_be_visible()
    expect(page.locator(".why")).to_have_count(0)
    page.get_by_label("Poser sur la carte").select_option("mechanism")
    page.get_by_role("application").press("ArrowDown")
    page.get_by_role("application").press(" ")
    page.get_by_label("Ouvre").select_option(index=1)
    expect(page.locator("circle.way")).to_have_count(1)
    expect(page.locator(".why")).to_have_count(0)
    photograph(page, "drafts-scenario-phone-dark")
    assert violations(page) == []
    page.get_by_role("tab", name="Briskar").click()
    page.get_by_role("button", name="D’après : Bogdan").click()
    page.get_by_role("spinbutton", name="Force").fill("77")
    page.get_by_role("spinbutton", name="Force").press("Tab")
    expect(page.locator(".why").first).to_contain_text("de 0 à 20, pas « 77 »")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
