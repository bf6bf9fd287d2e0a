"""Every screen: photographed, and free of accessibility faults."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Server
from tests.e2e.dealt import sit_down_late
from tests.e2e.looks import look_at, look_with_large_letters, narrow_enough
from tests.e2e.table import against_bot, let_run, until_asked

STILL = {
    "lobby": "/",
    "new-table": "/new/brisca",
    "new-battle": "/new/briskars",
    "lesson": "/learn/brisca",
    "rules": "/rules/brisca",
    "settings": "/settings",
    "my-games": "/my",
    "ratings": "/ratings",
    "another-device": "/i#nobody",
    "print": "/print",
    "workshop": "/workshop",
    "about": "/about",
    "load-record": "/replay",
    "nothing-here": "/j/nobody",
}
LANGUAGES = {
    "en": ("wide-light", "phone-dark"),
    "fr": ("wide-dark", "phone-light"),
    "es": ("wide-light", "phone-dark"),
}
SPEECH = {"en": "Language", "fr": "Langue", "es": "Idioma"}  # every page has the switch
SEARCHED = ("en", "fr")  # by axe, which reads no words: in these each screen stands in each of the four looks


@pytest.mark.parametrize("screen", STILL)
def test_still_screens(visit: Any, screen: str) -> None:
    """Each language comes after the other by the switch of the page, in which everything else stays."""
    page = visit(STILL[screen])
    page.locator("main, .lost").first.wait_for()
    page.wait_for_load_state("networkidle")
    for language, looks in LANGUAGES.items():
        switch = page.get_by_role("button", name=SPEECH[language])
        expect(switch).to_have_count(1)
        look_at(page, f"{screen}-{language}", looks, narrow_enough, looks if language in SEARCHED else ())
        look_with_large_letters(page, f"{screen}-{language}")
        switch.click()
        expect(switch).to_have_count(0)


def test_the_table_its_panels_its_end_its_replay_and_its_review(visit: Any, server: Server) -> None:
    page = visit(language="fr", still=True)
    sit_down_late(page)
    until_asked(page)
    look_at(page, "table")

    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()
    look_at(page, "menu")
    page.keyboard.press("Escape")

    let_run([page])
    page.wait_for_timeout(900)
    look_at(page, "end", well=narrow_enough)

    page.locator('.do a[href^="/replay"]').click()
    page.locator(".film").wait_for()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    look_at(page, "replay")

    page.goto(page.url.partition("#")[0].replace("/replay/", "/review/"))
    page.locator("ol.turns li").first.wait_for(timeout=60_000)  # the whole game is weighed
    look_at(page, "review", well=narrow_enough)
    page.locator("ol.turns button").first.click()
    expect(page).to_have_url(re.compile(r"#\d+@0$"))
    fog = page.locator("button.fog")
    expect(fog).to_have_count(2)  # one's own hand is open, the other lies as it lay then
    assert [one.get_attribute("aria-pressed") for one in fog.all()].count("true") == 1

    page.goto("/operator")
    page.locator("input[type=password]").fill((server.data / "operator.token").read_text().strip())
    page.locator("form button.go").click()
    page.locator("main article").first.wait_for()
    look_at(page, "operator", well=narrow_enough)


def test_the_lesson_can_be_played_to_its_end(visit: Any) -> None:
    page = visit("/learn/brisca")
    for _ in range(12):
        page.locator(".speech .go").click()
        page.locator("main.table").dispatch_event("pointerdown")
        page.wait_for_timeout(500)
    expect(page.get_by_text("You know enough")).to_have_count(1)
    page.locator(".speech .go").click()
    page.locator("ul.hand button").first.wait_for()


def test_a_move_of_a_replay_has_an_address_a_record_comes_back_and_a_changed_one_is_refused(
    visit: Any, tmp_path: Any
) -> None:
    page = visit("/", still=True)
    against_bot(page)
    let_run([page])
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)
    page.locator('.do a[href^="/replay"]').click()
    page.locator(".film").wait_for()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    address = page.url
    lines = page.locator(".log li").count()

    again = visit("/replay")
    again.locator("input[type=file]").set_input_files(record)
    again.locator(".film").wait_for()
    page.goto(address)
    page.locator(".film").wait_for()

    assert "#" in address
    expect(page.locator(".log li")).to_have_count(lines)

    text = record.read_text()
    at = text.index("play ")
    record.write_text(text[: at + 5] + ("Ao" if text[at + 5 : at + 7] != "Ao" else "Ac") + text[at + 7 :])
    again.goto("/replay")
    again.locator("input[type=file]").set_input_files(record)
    again.get_by_role("alert").wait_for()


def test_axe_finds_what_is_wrong_in_text_in_pictures_and_inside_a_drawing(visit: Any) -> None:
    page = visit("/about")
    page.locator("main h2").first.wait_for()
    page.evaluate(FAULTS)

    found = violations(page)

    assert [line for line in found if line.startswith('color-contrast: <p id="faint"')]
    assert [line for line in found if line.startswith('image-alt: <img id="nameless"')]
    assert [line for line in found if line.startswith('svg-img-alt: <path id="shape"')]


FAULTS = """() => {
  const faults = document.createElement("div");
  faults.innerHTML = `<p id="faint">Hardly to be read</p><img id="nameless" src="/icon-192.png">
    <svg width="20" height="20"><path id="shape" role="img" d="M0 0h9v9z"/></svg>`;
  faults.firstChild.style.cssText = "color: #888; background: #999";
  document.querySelector("main").append(faults);
}"""
"""One fault of each kind; the last is a shape, which is left out where contrast is measured and nowhere else."""
