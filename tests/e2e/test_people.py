"""People at one table: watching, talking, taking back, coming with another device."""

from __future__ import annotations

from typing import Any

from tests.e2e.table import against_bot, click_once, new_table, play_out

Pair = tuple[Any, Any]


def two_people(visit: Any, more: str = "") -> Pair:
    """Open a table, follow its link in a second browser, sit down, begin."""
    host = visit("/")
    new_table(host, 2, ["open"])
    link = host.locator("input[type=url]").first.input_value()
    guest = visit("/j/" + link.split("/j/")[1])
    guest.locator("input[type=text]").fill("Anne")
    guest.locator("form button.go").click()
    host.locator("b", has_text="Anne").wait_for()
    host.locator("button.go").click()
    for page in (host, guest):
        page.locator("ul.hand button").first.wait_for()
    return host, guest


def test_a_link_is_shared_after_one_click_and_the_friend_plays_after_a_name(visit: Any) -> None:
    host = visit("/")
    host.locator("section.friend .go").click()
    host.locator("input[type=url]").first.wait_for()
    copied = host.evaluate("navigator.clipboard.readText()")

    guest = visit("/j/" + copied.split("/j/")[1])
    guest.locator("input[type=text]").fill("Anne")
    guest.locator("form button.go").click()

    host.locator("b", has_text="Anne").wait_for()


def test_a_spectator_sees_backs_and_no_hand(visit: Any) -> None:
    """Rule: hidden information: a hand is seen by its owner."""
    host, _ = two_people(visit)
    host.locator("header button").last.click()
    path = host.locator("dialog input[type=url]").first.input_value()
    watcher = visit("/w/" + path.split("/w/")[1])
    watcher.locator(".felt .back").first.wait_for()

    assert watcher.locator("ul.hand button").count() == 0
    assert watcher.locator(".felt .hand").count() == 0
    assert watcher.locator(".felt .back").count() >= 5


def test_a_seat_can_be_taken_along_to_another_device(visit: Any) -> None:
    page = visit("/")
    against_bot(page)
    page.locator("header button").last.click()
    path = page.locator("dialog input[type=url]").last.input_value()
    phone = visit("/s/" + path.split("/s/")[1], phone=True)
    phone.locator("ul.hand button").first.wait_for()
    page.keyboard.press("Escape")

    cards = "all => all.map(one => one.dataset.card).sort()"
    assert phone.locator("ul.hand button").evaluate_all(cards) == page.locator("ul.hand button").evaluate_all(cards)


def test_a_phrase_is_heard_in_the_language_of_its_hearer_and_can_be_muted(visit: Any) -> None:
    host, guest = two_people(visit)
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
    page = visit("/")
    page.goto("/new/brisca")
    page.locator("input[type=text]").fill("<b>x</b><img src=x>")
    page.locator("form button.go").click()
    page.locator("ul.hand button").first.wait_for()

    assert page.locator("img[src=x]").count() == 0


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
    page = visit("/")
    against_bot(page)
    play_out([page])
    first = page.url
    page.locator(".do .go").click()
    page.locator("ul.hand button").first.wait_for()

    assert page.url != first


def test_sounds_can_be_switched_on_and_disturb_nothing(visit: Any) -> None:
    page = visit("/")
    against_bot(page)
    page.get_by_role("button", name="Sound").click()
    for _ in range(12):
        click_once(page)

    assert page.get_by_role("button", name="Sound").get_attribute("aria-pressed") == "true"
