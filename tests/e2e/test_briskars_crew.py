"""The crew builder: a legal band and an illegal one, saved, loaded, suggested; languages, wide and small."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.battle import OWN
from tests.e2e.conftest import photograph

LOOKS = [(False, False, "en"), (False, True, "fr"), (True, False, "es"), (True, True, "en")]


def name_of(screen: str, phone: bool, dark: bool) -> str:
    return f"crew-{screen}-{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"


def settle(page: Any) -> None:
    """Wait until the server has judged the band."""
    page.wait_for_timeout(150)
    page.locator("section[aria-busy=false]").wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def hire(page: Any, profile: str) -> None:
    page.locator(f'[data-profile="{profile}"] button').click()


def show_panel(page: Any, phone: bool) -> None:
    if phone:
        page.locator(".strip button").click()


def sum_of(page: Any) -> str:
    return str(page.locator("output.sum").inner_text())


@pytest.mark.parametrize(("phone", "dark", "language"), LOOKS)
def test_a_band_is_built_until_it_is_legal(visit: Any, phone: bool, dark: bool, language: str) -> None:
    """Abelii 130, Bogdan 96, Loup de mer 42: too cheap; leather 19 makes it legal, a mercenary too dear.

    Rule: BK-REC-02, BK-REC-03, BK-REC-06.
    """
    page = visit("/crew", phone=phone, dark=dark, language=language)
    page.locator('[data-profile="abelii"]').wait_for()
    page.wait_for_timeout(400)
    photograph(page, name_of("empty", phone, dark))
    assert violations(page) == []
    for profile in ("abelii", "bogdan", "loup-de-mer"):
        hire(page, profile)
    settle(page)
    show_panel(page, phone)
    assert sum_of(page) == "268 / 300"
    assert page.locator(".faults small").all_inner_texts() == ["BK-REC-03"]

    page.locator(".band > li").nth(2).locator("button.who").click()
    page.locator(".shelves button").nth(2).click()
    page.locator(".shop li button").first.click()
    settle(page)
    assert sum_of(page) == "287 / 300"
    expect(page.locator(".faults li")).to_have_count(0)
    photograph(page, name_of("legal", phone, dark))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.locator(".band > li").nth(2).locator("button.who").click()
    show_panel(page, phone)
    page.locator("[role=tab]").nth(1).click()
    hire(page, "skorbut")
    settle(page)
    photograph(page, name_of("other-faction", phone, dark))
    show_panel(page, phone)
    expect(page.locator(".band em"), "one of them leads, and it is said").to_have_count(1)
    rules = set(page.locator(".faults small").all_inner_texts())
    assert rules == {"BK-REC-02", "BK-REC-06"}
    expect(page.locator(".side button.go")).to_have_attribute("aria-disabled", "true")
    photograph(page, name_of("illegal", phone, dark))
    assert violations(page) == []


def test_a_mage_learns_and_a_scroll_names_its_spell(visit: Any) -> None:
    """Rule: BK-OBJ-20, BK-MAG-02."""
    page = visit("/crew")
    page.locator("[role=tab]").nth(3).click()
    hire(page, "socrat")
    settle(page)
    page.locator("button.who").first.click()
    assert "BK-MAG-02" in page.locator(".faults small").all_inner_texts()
    for way in (1, 5):
        page.locator(".ways input").nth(way).check()
        settle(page)
    page.locator(".shop li button", has_text="Scroll").click()
    settle(page)
    assert "BK-OBJ-19" in page.locator(".faults small").all_inner_texts()
    page.locator(".choice select").select_option("wall")
    settle(page)
    page.locator(".shelves button").nth(3).click()
    page.locator(".shop li button", has_text="Rock Skin").click()
    settle(page)
    assert page.locator(".faults small").all_inner_texts() == ["BK-REC-03"]
    photograph(page, "crew-mage-wide-light")
    assert violations(page) == []


def test_a_band_is_saved_loaded_and_a_bad_file_says_where(visit: Any, tmp_path: Path) -> None:
    page = visit("/crew")
    for profile in ("abelii", "bogdan", "loup-de-mer"):
        hire(page, profile)
    settle(page)
    page.locator(".fields input").fill('The "Old" Watch')
    page.locator(".fields input").press("Tab")
    settle(page)
    with page.expect_download() as caught:
        page.locator(".tools button").nth(1).click()
    file = tmp_path / caught.value.suggested_filename
    caught.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert file.name == "the-old-watch.toml"
    assert 'name = "The \\"Old\\" Watch"' in text
    assert text.count("[[briskar]]") == 3

    for left in (2, 1, 0):
        page.locator(".band .drop").first.click()
        expect(page.locator(".band .drop")).to_have_count(left)
    settle(page)
    assert sum_of(page) == "0 / 300"
    page.locator("input[type=file]").set_input_files(file)
    settle(page)
    assert sum_of(page) == "268 / 300"
    expect(page.locator(".fields input")).to_have_value('The "Old" Watch')

    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace('profile = "bogdan"', 'profile = "popeye"'), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(bad)
    said = page.locator(".trouble").inner_text()
    assert "Briskar 2" in said
    assert "profile" in said
    assert sum_of(page) == "268 / 300", "a bad file changes nothing"
    photograph(page, "crew-bad-file-wide-light")
    assert violations(page) == []


@pytest.mark.parametrize(("language", "said"), [("fr", "rien ne s’appelle"), ("es", "aquí nada se llama")])
def test_a_bad_file_is_explained_in_the_language_of_the_reader(visit: Any, language: str, said: str) -> None:
    page = visit("/", phone=True, language=language)
    page.locator("footer a[href='/crew']").click()
    page.locator('[data-profile="abelii"]').wait_for()
    show_panel(page, phone=True)
    bad = b'name = "x"\n[[briskar]]\nprofile = "popeye"\n'
    page.locator("input[type=file]").set_input_files(
        files=[{"name": "bad.toml", "mimeType": "text/plain", "buffer": bad}]
    )
    trouble = page.locator(".trouble").inner_text()
    assert said in trouble
    assert "popeye" in trouble
    page.locator(".tools button").first.click()
    box = page.locator("dialog[open]").bounding_box()
    assert (box["x"], box["width"]) == (0, 360), "a wide sheet fills a phone"


@pytest.mark.parametrize("phone", [False, True])
def test_suggestions_are_taken_with_one_click_and_kept(visit: Any, phone: bool) -> None:
    page = visit("/crew", phone=phone)
    page.locator("[role=tab]").nth(2).click()
    show_panel(page, phone)
    page.locator(".tools button").first.click()
    settle(page)
    photograph(page, name_of("suggestions", phone, False))
    assert violations(page) == []
    page.locator("dialog ul").last.locator("button").first.click()
    settle(page)
    expect(page.locator(".faults li")).to_have_count(0)
    total = sum_of(page)
    photograph(page, name_of("suggested", phone, False))
    page.reload()
    settle(page)
    show_panel(page, phone)
    assert sum_of(page) == total


def test_everything_works_with_the_keyboard(visit: Any) -> None:
    page = visit("/crew")
    page.locator("[role=tab][aria-selected=true]").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-selected')") == "true"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    settle(page)
    expect(page.locator(".band > li")).to_have_count(1)
    page.locator(".band button.who").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".outfit")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True])
def test_a_band_of_ones_own_is_signed_on_at_the_table(visit: Any, phone: bool) -> None:
    """The builder gives the game's own answers one by one: the scroll's spell and the sage's ways among them.

    Rule: BK-REC-01, BK-OBJ-20, BK-MAG-02.
    """
    page = visit("/crew", phone=phone)
    page.locator("[role=tab]").nth(2).click()
    show_panel(page, phone)
    page.locator("input[type=file]").set_input_files({"name": "own.toml", "mimeType": "text/plain", "buffer": OWN})
    settle(page)
    expect(page.locator(".faults li")).to_have_count(0)
    page.locator(".side button.go").click()
    page.locator(".sign").wait_for()
    settle(page)
    page.wait_for_timeout(800)
    photograph(page, name_of("sign", phone, False))
    assert violations(page) == []
    show_panel(page, phone)
    settle(page)
    page.locator(".side button.go").click()
    page.locator(".sign").wait_for(state="detached")
    page.wait_for_timeout(1500)
    photograph(page, name_of("signed", phone, False))


def test_two_people_sign_bands_of_their_own_at_the_same_table(visit: Any) -> None:
    """The one who is ready first waits for the other; then both bands are signed answer by answer.

    Rule: BK-REC-01, BK-DEP-09.
    """
    host, guest = visit("/crew"), None
    for profile in ("abelii", "bogdan", "loup-de-mer"):
        hire(host, profile)
    host.locator(".band > li").nth(2).locator("button.who").click()
    host.locator(".shelves button").nth(2).click()
    host.locator(".shop li button").first.click()
    settle(host)
    made = host.evaluate(OPEN_TABLE)
    guest = visit("/j/" + made["links"]["join"].split("/j/")[1])
    guest.locator("input[type=text]").fill("Anne")
    guest.locator("form button.go").click()
    guest.wait_for_url("**/t/*")
    host.goto(f"/t/{made['id']}")
    host.locator("button.go").click()
    host.locator(".side button.go:not([aria-disabled])").click()
    host.locator(".busy progress").wait_for()
    guest.locator(".sign input[type=file]").set_input_files(
        {"name": "own.toml", "mimeType": "text/plain", "buffer": OWN}
    )
    settle(guest)
    guest.locator(".side button.go:not([aria-disabled])").click()
    for page in (host, guest):
        page.locator(".sign").wait_for(state="detached")
    host.wait_for_timeout(1500)
    photograph(host, "crew-two-signed-wide-light")


OPEN_TABLE = """async () => {
  const seats = [{ kind: "you", name: "Host" }, { kind: "open" }];
  const body = JSON.stringify({ game: "briskars", seats, settings: { recruiting: "free" } });
  return (await fetch("/api/tables", { method: "POST", body, headers: { "content-type": "application/json" } })).json();
}"""
