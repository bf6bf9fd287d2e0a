"""Who is away, gives up or never comes: everybody sees what will happen, when, and what may be done."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.dealt import go_on, played, seat_of
from tests.e2e.looks import look_at, narrow_enough
from tests.e2e.table import new_table, skip, until, until_true

OPEN = """async (body) => (await (await fetch("/api/tables", {
  method: "POST", body, headers: { "content-type": "application/json" } })).json())"""
START = """async (table) => (await fetch(`/api/tables/${table}/start`, { method: "POST", body: "{}",
  headers: { "content-type": "application/json" } })).ok"""
TWO = (
    '{"game":"brisca","seats":[{"kind":"you","name":"Bo"},{"kind":"open"}],"grace":10,"listed":true,"title":"Tuesday"}'
)


# Presses a button that brings a note, and lists the buttons the note lies over.
NOTED_OVER = """async (name) => {
  [...document.querySelectorAll("button")].find((one) => one.innerText.trim() === name).click();
  let note = null;
  for (let n = 0; n < 500 && !(note = document.querySelector(".toast")); n++)
    await new Promise((done) => setTimeout(done, 20));
  if (!note) throw new Error("no note came in ten seconds");
  const at = note.getBoundingClientRect();
  const meets = (box) => box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top;
  return [...document.querySelectorAll("button")].filter((one) => meets(one.getBoundingClientRect()))
    .map((one) => one.innerText);
}"""


def at_one_table(visit: Any, still: bool = False) -> tuple[Any, Any]:
    """Open a table with the shortest grace period; Bo and Anne sit and the game begins."""
    host = visit(still=still)
    made = host.evaluate(OPEN, TWO)
    guest = visit(made["links"]["join"], still=still)
    guest.locator("input[type=text]").fill("Anne")
    guest.locator("form button.go").click()
    until(lambda: host.evaluate(START, made["id"]), lambda: host.wait_for_timeout(100), "the guest never sat down")
    host.goto(f"/t/{made['id']}")
    for page in (host, guest):
        page.locator("ul.hand button").first.wait_for()
    return host, guest


def who_is_asked(host: Any, guest: Any) -> tuple[Any, Any]:
    """Wait until one of the two may play a card; return that page, then the other."""
    asked = "ul.hand button.ready"
    both = [(host, guest), (guest, host)]
    until(lambda: any(one.locator(asked).count() for one in (host, guest)), lambda: skip(host), "nobody was asked")
    return next(pair for pair in both if pair[0].locator(asked).count())


def menu(page: Any, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_bot_plays_for_who_is_away_in_plain_sight_and_gives_the_seat_back(visit: Any) -> None:
    host, guest = at_one_table(visit)
    asked, _ = who_is_asked(host, guest)
    until_true(asked, "() => document.title.startsWith('● Your turn')")
    expect(asked.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    stays, leaves, gone = (host, guest, "Anne") if asked is guest else (guest, host, "Bo")
    address = leaves.url
    expect(stays.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    stays.evaluate("document.querySelector('main.table').dataset.kept = ''")
    stays.evaluate(HEAR)
    leaves.goto("about:blank")
    line = stays.locator(".waits")
    line.get_by_text(f"{gone} is away. The table waits.").wait_for()
    line.get_by_text("A bot may play in").wait_for()
    expect(line.get_by_role("button")).to_have_count(0)
    line.get_by_role("button", name="Let a bot play").wait_for()
    look_at(stays, "away", well=narrow_enough)
    line.get_by_role("button", name="Let a bot play").click()
    stays.locator("#log small", has_text=f"A bot played this for {gone}, who was away.").first.wait_for()
    leaves.goto(address)
    leaves.locator("ul.hand button").first.wait_for()

    line.get_by_text("is away").wait_for(state="detached")
    expect(stays.locator("main[data-kept]")).to_have_count(1)  # news about people never puts the table up anew
    leaves.locator("#log small", has_text="A bot played this").first.wait_for()
    told = stays.evaluate("window.told")
    about = [f"{gone} is away", f"A bot played this for {gone}, who was away.", f"{gone} is back"]
    assert [line for line in told if line in about[::2]] == about[::2]  # once each, in their order
    assert about[1] in told


def test_who_stays_may_claim_the_game(visit: Any) -> None:
    guest, host = who_is_asked(*at_one_table(visit))
    guest.goto("about:blank")
    host.locator(".waits").get_by_role("button", name="Claim the game").click()
    host.get_by_role("dialog").get_by_role("button", name="Claim the game").click()

    host.get_by_role("heading", name="You win").wait_for()
    host.locator(".end p", has_text="was away for too long").wait_for()


def test_who_resigns_is_asked_once_more_and_both_see_how_it_ended(visit: Any) -> None:
    host, guest = at_one_table(visit)
    menu(guest, "Resign")
    guest.get_by_role("dialog").get_by_text("You lose, and the game is over.").wait_for()
    guest.get_by_role("dialog").get_by_role("button", name="Resign").click()

    host.get_by_role("heading", name="You win").wait_for()
    host.locator(".end p", has_text="Anne gave up.").wait_for()
    guest.get_by_role("heading", name="Bo wins").wait_for()
    look_at(host, "cut-short")
    host.get_by_role("link", name="Watch the replay").click()
    host.locator(".film").wait_for()
    host.get_by_text("Anne gave up.").first.wait_for()


def test_a_game_is_called_off_when_the_other_agrees(visit: Any) -> None:
    host, guest = at_one_table(visit)
    menu(host, "Call the game off")
    host.get_by_role("dialog").get_by_role("button", name="Call the game off").click()
    guest.get_by_role("alertdialog").get_by_role("button", name="Play on").click()
    guest.get_by_role("alertdialog").wait_for(state="detached")
    host.get_by_role("dialog").wait_for(state="detached")
    menu(host, "Call the game off")
    host.get_by_role("dialog").get_by_role("button", name="Call the game off").click()
    guest.get_by_role("alertdialog").get_by_role("button", name="Call it off").click()

    for page in (host, guest):
        page.get_by_role("heading", name="No result").wait_for()
        page.get_by_text("The game was called off.").first.wait_for()


def test_the_waiting_room_tells_the_host_who_comes_what_the_link_is_worth_and_removes_a_guest(visit: Any) -> None:
    host = visit()
    new_table(host, 2, ["open"])
    link = host.locator("input[type=url]").first.input_value()
    host.get_by_text("This link works on this machine only.").wait_for()
    assert "/s#" not in host.content()
    for size in ({"width": 360, "height": 640}, {"width": 640, "height": 360}, {"width": 1280, "height": 800}):
        host.set_viewport_size(size)
        expect(host.locator(".do .go")).to_be_in_viewport(ratio=1)
        assert host.evaluate(NOTED_OVER, "Copy") == []
    guest = visit("/j/" + link.split("/j/")[1])
    guest.locator("input[type=text]").fill("Anne")
    guest.locator("form button.go").click()
    host.locator("[role=log]", has_text="Anne sits down").wait_for(state="attached")
    until_true(host, "() => document.title.startsWith('● Everybody is here')")
    look_at(host, "waiting-room", well=narrow_enough)
    host.get_by_role("button", name="Remove").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove").click()

    guest.get_by_text("The host has given your seat away.").first.wait_for()
    host.locator("[role=log]", has_text="Anne has stood up").wait_for(state="attached")
    until_true(host, "() => !document.title.startsWith('●')")


def test_the_lobby_says_what_waits_for_me_and_what_is_offered(visit: Any) -> None:
    host = visit()
    made = host.evaluate(OPEN, TWO.replace("Tuesday", "Friday"))
    host.goto(f"/t/{made['id']}")
    host.locator(".room").wait_for()
    stranger = visit("/", language="en")
    offer = stranger.locator("#tables li", has_text="Friday")
    offer.get_by_text("Bo").first.wait_for()
    offer.get_by_text("1 seat still free").wait_for()
    offer.get_by_text("No clock").wait_for()
    look_at(stranger, "lobby-open", well=narrow_enough)
    stranger.get_by_role("button", name="Language").click()
    stranger.get_by_role("button", name="Langue").wait_for()

    stranger.goto("/about")
    stranger.get_by_role("button", name="Langue").wait_for()


# The Chromium without windows has nowhere to show notes and denies them whatever was granted: a stand-in takes them.
NOTED = """() => {
  window.noted = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, more) { window.noted.push([title, more.tag]); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
}"""


def test_a_notification_calls_who_looks_elsewhere_where_it_is_allowed(visit: Any) -> None:
    """Once it is granted: a note for the table whose turn has come, and none before it was asked for."""
    page = visit("/settings")
    page.add_init_script(f"({NOTED})()")
    page.reload()
    page.get_by_label("Notify me").check()
    assert page.evaluate("JSON.parse(localStorage.flibuste).notify")
    record = played("brisca")
    go_on(page, record, 1, seat=seat_of("brisca", record, 1))
    page.locator("ul.hand button.ready").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    until_true(page, "() => window.noted.length > 0")
    table = page.url.split("/t/")[1].split("#")[0]
    assert {tag for _, tag in page.evaluate("window.noted")} == {table}


HEAR = """() => {
  window.told = [];
  const ear = new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    if (node.parentElement?.matches("[role=log].live")) window.told.push(node.textContent);
  })));
  ear.observe(document.body, { childList: true, subtree: true });
}"""


def test_who_listens_hears_the_table_the_question_and_each_event_once_and_keeps_the_focus(visit: Any) -> None:
    """The second card of the first trick is ours: known cards, keys only."""
    page = visit()
    record = played("brisca")
    move = 1
    seat = seat_of("brisca", record, move)
    page.add_init_script(f"addEventListener('DOMContentLoaded', {HEAR})")
    go_on(page, record, move, seat=seat)
    page.locator("ul.hand button.ready").first.wait_for()
    until_true(page, "() => window.told.some((line) => line === 'Choose a card')")
    first = page.evaluate("window.told")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    until_true(page, "() => window.told.some((line) => line.includes('take'))")
    page.wait_for_timeout(600)
    told = page.evaluate("window.told")

    assert first[0].startswith("On the table: jack of coins (Tomás). Trump: cups. 34 cards in the stock. Your hand: ")
    assert told[1:4] == ["Choose a card", "You trump with the 3 of cups", "You take the trick"]
    assert len([line for line in told if line == "You take the trick"]) == 1
    assert page.evaluate("document.activeElement !== document.body")
