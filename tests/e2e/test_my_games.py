"""My games, ratings and the lobby: what was played stands there, also after a reload and on another device."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.dealt import go_on, played
from tests.e2e.looks import look_at, narrow_enough
from tests.e2e.test_absence import menu

FIRST = "section.friend .two button, section.friend .go, .mine li button"
"""What a person wants first: to play now, and whose turn it is."""


def test_a_rated_game_is_kept_counted_and_carried_to_another_device(visit: Any) -> None:
    page = visit("/new/brisca")
    page.locator("details summary").click()
    page.get_by_label("Rated:").check()
    expect(page.get_by_label("Hints allowed for everybody")).to_be_disabled()
    page.locator("form button.go").click()
    page.locator("ul.hand button").first.wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    menu(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_text("Your rating: 1500 →").wait_for()

    page.goto("/my")
    for _ in range(2):
        page.get_by_text("Lost to").wait_for()
        page.get_by_text("0 % of 1 game").wait_for()
        page.get_by_text("from 1 game.").wait_for()
        page.reload()
    go_on(page, played("chasse_partie"), 3)
    page.goto("/my")
    running = page.get_by_role("button", name="Resume")
    for game, shown in (("Brisca (1)", 0), ("Chasse-Partie (1)", 1), ("All games", 1)):
        page.get_by_role("group", name="Which game").get_by_text(game).click()
        expect(running).to_have_count(shown)
        expect(page.get_by_text("Lost to")).to_have_count(0 if game.startswith("Chasse") else 1)
    look_at(page, "my-games-played", well=narrow_enough)
    page.get_by_role("button", name="Show my link").click()
    link = page.get_by_label("Your secret link").input_value()
    page.get_by_text("You are on this device only.").wait_for()

    phone = visit("/i#" + link.split("/i#")[1], phone=True)
    phone.get_by_role("button", name="Yes, that is me").click()
    phone.get_by_text("Lost to").wait_for()
    phone.goto("/ratings")
    phone.locator("tr.you").get_by_text("Not certain yet").wait_for()


# How far the last thing of a page, scrolled to its end, reaches under the tabs.
UNDER = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const last = [...document.querySelectorAll("main *")].at(-1).getBoundingClientRect();
  return last.bottom - document.querySelector("nav.tabs").getBoundingClientRect().top;
}"""


def test_who_has_played_nothing_begins_from_my_games_and_finds_the_way_back(visit: Any) -> None:
    page = visit("/my", phone=True, language="fr")
    door = page.locator("main a[href='/new/brisca']")
    door.wait_for()
    for path in ("/ratings", "/settings", "/my"):
        page.locator(f"nav.tabs a[href='{path}']").click()
        expect(page.locator("nav.tabs [aria-current]")).to_have_attribute("href", path)
        assert page.evaluate(UNDER) <= 0, path
    door.click()
    page.locator("form button.go").wait_for()


def test_the_lobby_shows_first_things_first_without_scrolling(visit: Any) -> None:
    page = visit("/")
    page.locator("#tables li").first.wait_for()
    page.set_viewport_size({"width": 1280, "height": 720})
    columns = [one.bounding_box() for one in page.locator(".below > *").all()]
    assert len(columns) == 3, "also for who has played nothing, and while no table waits"
    assert all(box and box["width"] > 300 and box["y"] < 720 for box in columns)
    page.locator("section.friend .two button").first.click()
    page.locator("ul.hand button").first.wait_for()
    page.goto("/")
    page.locator(".mine li").first.wait_for()
    for size in ((1280, 720), (360, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        boxes = [one.bounding_box() for one in page.locator(FIRST).all()]
        bottom = min([size[1], *(box["y"] for box in [page.locator("nav.tabs").bounding_box()] if box)])

        assert len(boxes) == 4
        assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= bottom for box in boxes), (size, boxes)
        for what in ("#tables h2", 'a[href="/tournaments"]:visible'):  # open tables, tournaments
            box = page.locator(what).first.bounding_box()
            assert box is not None, (size, what)
            assert box["y"] + box["height"] <= bottom, (size, what, box)
        for column in page.locator(".below > *").all():
            assert column.locator("button, li").count(), "no empty column"
