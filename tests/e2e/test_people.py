"""People at one table: watching, talking, taking back, coming with another device."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph
from tests.e2e.dealt import sit_down_late
from tests.e2e.table import against_bot, click_once, let_run, until, until_asked
from tests.e2e.test_absence import at_one_table

LOADED = "(all) => all.length > 0 && all.every((one) => one.naturalWidth > 0)"

TAKEN_BACK = re.compile("was taken back|Too late: something hidden")
Pair = tuple[Any, Any]


def test_a_link_is_shared_after_one_click_and_the_friend_plays_after_a_name(visit: Any) -> None:
    host = visit("/")
    host.locator("section.friend .go").click()
    host.locator("input[type=url]").first.wait_for()
    copied = host.evaluate("navigator.clipboard.readText()")

    guest = visit("/j/" + copied.split("/j/")[1])
    guest.locator("input[type=text]").fill("Anne")
    guest.locator("form button.go").click()

    host.locator("b", has_text="Anne").wait_for()


def test_a_face_goes_with_its_person_from_the_set_up_to_the_rematch_which_shows_who_is_there(visit: Any) -> None:
    host = visit("/new/brisca", still=True)
    host.get_by_role("button", name="Choose a face").click()
    host.locator("dialog").get_by_role("radio", name="Cook (Sundars)").check(force=True)
    host.locator("dialog .go").click()
    host.locator("form select").first.select_option("open")
    host.locator("form button.go").click()
    path = host.locator("input[type=url]").first.input_value()
    guest = visit("/j/" + path.split("/j/")[1], still=True)
    guest.get_by_role("button", name="Choose a face").click()
    expect(guest.locator("dialog").get_by_role("radio", name="Cook (Sundars)")).to_have_count(0)
    guest.locator("dialog").get_by_role("radio", name="Gunner (Exiled Archipelago)").check(force=True)
    guest.locator("dialog .go").click()
    guest.locator("input[type=text]").fill("Anne")
    guest.locator("form button.go").click()
    both = ["sundars-cook", "exiles-gunner"]
    expect_faces(host, both)
    host.locator("button.go").click()
    for page in (host, guest):
        page.locator("ul.hand button").first.wait_for()
        expect_faces(page, both)

    let_run([host, guest])
    host.locator(".end .do .go").click()
    host.locator("ul.hand button").first.wait_for()
    expect_faces(host, both)
    expect_faces(guest, both, at=".crew")
    table = guest.url.split("/t/")[1]
    guest.locator(".crew li.here").first.wait_for()
    expect(guest.locator(".crew li")).to_have_count(2)
    expect(guest.locator(".crew li.here")).to_have_count(1)
    photograph(guest, "rematch-wide")
    guest.locator(".do .go").click()
    guest.locator("ul.hand button").first.wait_for()
    assert guest.url == host.url
    guest.goto(f"/replay/{table}")
    guest.locator("main.table").first.wait_for()
    expect_faces(guest, both)
    guest.goto("/")
    expect(guest.locator("li .mug img[src*='sundars-cook']").first).to_be_attached()
    assert guest.evaluate("JSON.parse(localStorage.flibuste).face") == "exiles-gunner"


def expect_faces(page: Any, faces: list[str], at: str = "body") -> None:
    """Wait until each of these faces is shown, and no other."""
    for face in faces:
        expect(page.locator(f"{at} .mug img[src*='{face}']").first).to_be_attached()
    others = "".join(f":not([src*='{face}'])" for face in faces)
    expect(page.locator(f"{at} .mug img{others}")).to_have_count(0)


def test_a_spectator_sees_backs_and_no_hand(visit: Any) -> None:
    """Rule: hidden information: a hand is seen by its owner."""
    host, _ = at_one_table(visit)
    host.locator("header button").last.click()
    path = host.locator("dialog input[type=url]").first.input_value()
    watcher = visit("/w/" + path.split("/w/")[1])
    watcher.locator(".felt .back").first.wait_for()

    expect(watcher.locator("ul.hand button")).to_have_count(0)
    expect(watcher.locator(".felt .hand")).to_have_count(0)
    assert watcher.locator(".felt .back").count() >= 5
    until(
        lambda: watcher.locator(".felt img").evaluate_all(LOADED),
        lambda: watcher.wait_for_timeout(40),
        "a picture never came",
    )


def test_a_seat_can_be_taken_along_to_another_device(visit: Any) -> None:
    page = visit("/")
    against_bot(page)
    page.locator("header button").last.click()
    assert "/s#" not in page.content()
    page.get_by_role("button", name="Show the secret link of my seat").click()
    path = page.locator("dialog input[type=url]").last.input_value()
    phone = visit("/s#" + path.split("/s#")[1], phone=True)
    phone.locator("ul.hand button").first.wait_for()
    page.keyboard.press("Escape")

    cards = "all => all.map(one => one.dataset.card).sort()"
    assert phone.locator("ul.hand button").evaluate_all(cards) == page.locator("ul.hand button").evaluate_all(cards)


def test_a_phrase_is_heard_in_the_language_of_its_hearer_and_can_be_muted(visit: Any) -> None:
    host, guest = at_one_table(visit)
    guest.goto(guest.url)
    guest.locator("ul.hand button").first.wait_for()
    guest.get_by_role("button", name="Well played!").click()
    host.locator(".bubble", has_text="Well played!").wait_for()

    host.locator("header button").last.click()
    host.get_by_role("button", name="Mute Anne").click()
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Ouch!").click()
    host.wait_for_timeout(800)

    assert host.locator(".bubble", has_text="Ouch!").count() == 0


def test_text_of_people_never_becomes_html(visit: Any) -> None:
    page = visit()
    page.goto("/new/brisca")
    page.locator("input[type=text]").fill("<b>x</b><img src=x>")
    page.locator("form button.go").click()
    page.locator("ul.hand button").first.wait_for()

    expect(page.locator("img[src=x]")).to_have_count(0)


LISTEN = """() => {
  window.told = [];
  const hear = (node) => window.told.push(node.textContent);
  const ear = new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(hear)));
  ear.observe(document.querySelector('[role=log]'), {childList: true});
}"""


def test_each_event_is_told_once_to_those_who_listen(visit: Any) -> None:
    page = visit("/")
    page.locator("[role=log]").wait_for(state="attached")
    page.evaluate(LISTEN)
    against_bot(page)
    told: list[str] = []
    for _ in range(300):
        click_once(page)
        told = [line for line in page.evaluate("window.told") if "lead" in line or "play" in line]
        if len(told) > 5:
            break

    assert len(told) > 5
    assert len(told) == len(set(told))


def test_the_table_is_read_aloud_on_demand(visit: Any) -> None:
    page = visit("/")
    against_bot(page)
    page.keyboard.press("t")

    page.locator("[role=log]", has_text="Your hand:").wait_for(state="attached")


def test_the_same_crew_plays_again_after_one_click(visit: Any) -> None:
    page = visit(still=True)
    sit_down_late(page)
    let_run([page])
    first = page.url
    page.locator(".do .go").click()
    page.locator("ul.hand button").first.wait_for()

    assert page.url != first


def test_sounds_are_on_disturb_nothing_and_can_be_switched_off(visit: Any) -> None:
    page = visit("/")
    against_bot(page)
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    page.goto("/settings")
    expect(page.locator("input[type=range]").first).to_have_value("0.5")
    page.go_back()
    page.locator("ul.hand button").first.wait_for()
    for _ in range(12):
        click_once(page)
    page.get_by_role("button", name="Sound").click()

    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")


def hand_of(page: Any) -> list[str]:
    found: list[str] = page.locator("ul.hand button").evaluate_all("all => all.map(one => one.dataset.card).sort()")
    return found


def play_a_card(page: Any) -> None:
    """Click until the hand is another one."""
    before = hand_of(page)
    until(lambda: hand_of(page) != before, lambda: click_once(page), "no card was played")


def until_held(page: Any, hand: list[str]) -> None:
    """Wait until these cards are in the hand."""
    until(lambda: hand_of(page) == hand, lambda: page.wait_for_timeout(50), f"never in hand: {hand}")


def play_one(pages: Pair) -> tuple[Any, Any, list[str]]:
    """Let whoever is asked play a card; return that page, the other one and the hand before it."""
    for _ in range(200):
        for mover, other in (pages, pages[::-1]):
            if mover.locator("ul.hand button.ready").count():
                before = hand_of(mover)
                play_a_card(mover)
                return mover, other, before
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_an_undo_that_others_have_seen_is_granted_by_the_other_person(visit: Any) -> None:
    mover, other, before = play_one(at_one_table(visit, still=True))
    mover.locator("header").get_by_role("button", name="undo").click()
    other.get_by_role("alertdialog").wait_for()
    other.get_by_role("alertdialog").locator("button.go").click()

    until_held(mover, before)
    mover.locator("ul.hand button.ready").first.wait_for()


def test_an_undo_can_be_refused_and_the_game_goes_on(visit: Any) -> None:
    mover, other, before = play_one(at_one_table(visit, still=True))
    mover.locator("header").get_by_role("button", name="undo").click()
    other.get_by_role("alertdialog").locator("button").last.click()
    other.get_by_role("alertdialog").wait_for(state="detached")

    assert hand_of(mover) != before
    other.locator("ul.hand button.ready").first.wait_for()


def test_against_bots_an_undo_is_granted_at_once(visit: Any) -> None:
    page = visit("/")
    against_bot(page)
    until_asked(page)
    before = hand_of(page)
    play_a_card(page)
    page.wait_for_timeout(300)
    page.get_by_role("button", name="undo").first.click()

    until_held(page, before)


def test_people_at_one_device_are_not_asked_about_their_own_undo(visit: Any) -> None:
    page = visit("/")
    show = page.get_by_role("button", name="Show my hand")
    page.locator("section.friend .two button").nth(1).click()
    show.click()
    page.locator("ul.hand button").first.wait_for()
    before = hand_of(page)
    until(show.count, lambda: click_once(page), "the device was never handed on")
    show.click()
    page.locator("ul.hand button.ready").first.wait_for()
    other = hand_of(page)
    play_a_card(page)
    asked = page.locator("ul.hand button.ready, .doing .go")  # who took the trick: to exchange first, if he may
    show.or_(asked).first.wait_for()
    if show.count():
        show.click()
    asked.first.wait_for()
    page.locator("header").get_by_role("button", name="undo").click(force=True)

    expect(page.get_by_text(TAKEN_BACK).first).to_be_attached()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert before != other


def test_a_match_of_several_games_has_a_screen_between_them(visit: Any) -> None:
    """Rule: BR-MATCH-01, BR-MATCH-02."""
    page = visit("/", still=True)
    made = page.request.post(
        "/api/tables",
        data={
            "game": "brisca",
            "seats": [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}],
            "settings": {"match_mode": "fixed_n", "match_n": 2},
            "start": True,
        },
        headers={"origin": page.url.rstrip("/")},
    )
    page.goto(f"/t/{made.json()['id']}")
    page.locator("ul.hand button").first.wait_for()
    let_run([page])
    photograph(page, "between-games-wide")
    expect(page.locator(".between")).to_have_count(1)
    page.locator(".between button.go").click()
    page.locator("ul.hand button").first.wait_for()
    let_run([page])


def test_a_link_can_be_photographed(visit: Any) -> None:
    page = visit("/")
    against_bot(page)
    page.locator("header button").last.click()
    page.get_by_role("button", name="Show the secret link of my seat").click()
    page.get_by_role("button", name="QR code").click()
    page.get_by_role("img", name="QR code").wait_for()
    photograph(page, "seat-qr-wide")

    assert violations(page) == []


def test_a_finished_game_is_played_on_from_a_position(visit: Any) -> None:
    page = visit(still=True)
    sit_down_late(page)
    let_run([page])
    page.locator('.do a[href^="/replay"]').click()
    page.locator(".film").wait_for()
    page.keyboard.press("End")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    photograph(page, "play-on-wide")
    assert violations(page) == []
    page.get_by_role("button", name="Against bots").click()
    page.locator("ul.hand button").first.wait_for()

    let_run([page])
