"""Playing without a server: whole games with the network cut, and what happens to them."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from flibuste.__main__ import main
from tests.e2e.battle import FIGHT, new_battle, sign_on
from tests.e2e.conftest import FLAGS, PAGE, STILL, Server, chromium, photograph, stranger
from tests.e2e.crews import CHASE, new_chase
from tests.e2e.here import HURRY, PlainHost, play_here, until_ready
from tests.e2e.hunt import HUNT, new_hunt
from tests.e2e.table import BRISCA, against_bot, click_once, let_run, set_going, until_asked, walk

pytestmark = pytest.mark.skipif(not (PAGE / "sw.js").exists(), reason="the page is built without the engine: make page")


def begin_battle(page: Any) -> None:
    """Set a short battle up and sign a band on."""
    new_battle(page, 2, ["bot"], {"rounds": "6"}, walk)
    sign_on(page, "quintors")
    page.locator(".map").wait_for()


GAMES: dict[str, tuple[Callable[[Any], None], str]] = {
    "brisca": (against_bot, BRISCA),
    "chasse_partie": (lambda page: new_chase(page, 2, ["bot"], walk), CHASE),
    "treasure_hunter": (lambda page: new_hunt(page, 2, ["bot"], walk), HUNT),
    "briskars": (begin_battle, FIGHT),
}
LOADED_ANEW = ("brisca", "briskars")  # an answer in one part, and one in two


@pytest.mark.parametrize("games", [("brisca", "chasse_partie"), ("treasure_hunter", "briskars")], ids="+".join)
def test_whole_games_with_the_network_cut_and_a_reload_in_the_middle(
    visit: Any, tmp_path: Path, games: tuple[str, ...]
) -> None:
    """Two games in one browser; their records are accepted by the program that never saw the page."""
    page = visit("/", still=True)
    play_here(page)
    for game in games:
        begin, robot = GAMES[game]
        begin(page)
        page.locator("main.table").first.wait_for(timeout=120_000)
        if game in LOADED_ANEW:
            play_a_little_and_reload(page, robot)
        let_run([page], robot)
        file = save_record(page, tmp_path, game)
        assert main(["record", "verify", file]) == 0
        assert main(["verify", file]) == 0
        if game == "brisca":
            look_back_and_play_on(page)


def play_a_little_and_reload(page: Any, robot: str) -> None:
    """Play for half a second, load the page anew, and come back to the same game."""
    table = page.url
    set_going(page, robot)
    page.wait_for_timeout(500)
    assert not page.locator(".end").count()
    page.reload()
    page.locator("main.table").first.wait_for(timeout=120_000)
    assert page.url == table


def look_back_and_play_on(page: Any) -> None:
    """Go on from a move that the replay shows."""
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".replay").first.wait_for()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay/.*#\d+$"))
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Against bots").click()
    page.wait_for_url(re.compile(r"/t/"))
    page.locator("main.table").first.wait_for()


def save_record(page: Any, folder: Path, game: str) -> str:
    """Keep the record of a game that is over and whose deal the page has verified."""
    page.locator(".end").first.wait_for()
    photograph(page, f"offline-end-{game}")
    page.get_by_text("Deal verified").first.wait_for(timeout=120_000)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").first.click()
    saved.value.save_as(folder / f"{game}.txt")
    return str(folder / f"{game}.txt")


def test_the_network_cut_a_hint_a_killed_tab_files_and_a_game_handed_over_to_the_server(
    visit: Any, server: Server, tmp_path: Path
) -> None:
    """What was acknowledged survives the death of the process that held it; files come from the tables of this browser.

    Who only plays with a server fetches nothing of the engine, and nothing is kept for them. What needs a server says
    so. The rules ask the engine for their tables while they are drawn: it starts all the same.
    """
    page = visit("/")
    page.locator("section.friend .two button").first.wait_for()
    assert page.evaluate(FETCHED) == [0, 0]
    play_here(page)
    assert page.evaluate(FETCHED)[0] > 0
    walk(page, "/print")
    page.get_by_text("This needs a server").wait_for()
    expect(page.get_by_text("printing, the workshop")).to_have_count(1)
    page.locator("a.button.go").click()
    until_ready(page)
    against_bot(page)
    until_asked(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("section.hints li").first).to_contain_text("Wins", timeout=120_000)
    page.locator("ul.hand button.ready").first.click()
    page.locator(".doing .go").click()
    until_asked(page)
    hand = held(page)

    again = page.context.new_page()
    again.set_default_timeout(120_000)
    faults: list[str] = []
    again.on("pageerror", lambda error: faults.append(str(error)))
    again.on("request", lambda request: stranger(request.url, server.url, faults))
    table = page.url
    with page.expect_event("crash"), contextlib.suppress(Error):  # no answer comes from a page that died of it
        page.goto("chrome://crash")
    again.goto(table)
    again.locator("ul.hand button").first.wait_for()
    until_asked(again)
    assert held(again) == hand

    again.goto("/rules/briskars")
    again.get_by_role("group", name="Spells").wait_for()
    walk(again, "/learn/brisca")
    again.locator(".speech .go").click()
    walk(again, "/campaigns")
    again.get_by_role("button", name="New campaign").click()
    again.locator("form button.go").click()
    again.get_by_role("link", name="Campaign file").wait_for()
    photograph(again, "campaign-wide-light")
    with again.expect_download() as saved:
        again.get_by_role("link", name="Campaign file").click()
    saved.value.save_as(tmp_path / "kept.campaign")
    assert main(["campaign", "show", str(tmp_path / "kept.campaign")]) == 0
    page.close()  # a browser with a crashed page in it cannot be told that the network is back
    walk(again, table)
    hand_over(again)
    assert faults == []


def hand_over(page: Any) -> None:
    """Go on with the game at a table of the server, which is in reach again."""
    until_asked(page)
    hand = held(page)
    page.context.set_offline(False)
    page.get_by_role("button", name="Menu").click()
    here = page.url
    page.get_by_role("button", name="server’s table").click()
    page.wait_for_url(lambda url: "/t/" in url and url != here)
    page.locator("ul.hand button.ready").first.wait_for()

    assert page.evaluate("localStorage.getItem('flibuste-here')") is None
    assert held(page) == hand


def held(page: Any) -> list[str]:
    """List the cards of the hand."""
    return sorted(card.get_attribute("data-card") for card in page.locator("ul.hand button").all())


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    """A host that can do nothing but hand out files."""
    one = PlainHost(tmp_path / "public")
    one.publish("first")
    yield one
    one.stop()


@pytest.fixture
def open_at(browser: Any) -> Iterator[Callable[..., Any]]:
    """Open a page of another host in a browser of its own, or beside another; what pages do wrong fails the test."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def opened(url: str, beside: Any = None) -> Any:
        if beside is None:
            context = browser.new_context(
                viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce", base_url=url
            )
            contexts.append(context)
        page = (beside.context if beside else context).new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.set_default_timeout(120_000)
        page.add_init_script(f"{STILL}; {HURRY}")
        page.goto("/")
        if beside is None:
            until_ready(page)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


def kept_build(page: Any) -> str:
    """Say which build an offline start shows, at a place that needs no engine."""
    page.context.set_offline(True)
    page.goto("/about")
    page.locator("main").first.wait_for()
    build: str = page.locator("meta[name=build]").get_attribute("content")
    page.context.set_offline(False)
    return build


def only_window(page: Any, other: Any) -> Any:
    """Of two windows the second does not write into the same disk. When the first is closed it plays."""
    other.get_by_text("open in another window").wait_for()
    page.close()
    other.get_by_role("button", name="Try again").click()
    until_ready(other)
    return other


def test_a_plain_host_is_enough_one_window_writes_and_a_newer_build_is_announced_and_taken_whole(
    host: PlainHost, open_at: Callable[..., Any]
) -> None:
    page = open_at(host.url)
    expect(page.get_by_text("need a server")).to_have_count(1)
    expect(page.get_by_text("Hidden cards lie in this browser")).to_have_count(1)
    expect(page.get_by_role("button", name="Back to the server")).to_have_count(0)
    photograph(page, "offline-lobby-wide")
    page = only_window(page, open_at(host.url, page))
    against_bot(page)
    table = page.url
    assert kept_build(page) == "first"

    host.publish("half", whole=False)  # the new page is up, the list of its files not yet: nothing may be kept of it
    page.goto("/")
    page.wait_for_timeout(2000)
    assert kept_build(page) == "first"

    host.publish("second")
    page.goto("/")
    expect(page.locator("meta[name=build]")).to_have_attribute("content", "second")
    page.get_by_role("button", name="Load it").click()
    page.wait_for_load_state()
    until_ready(page)
    assert kept_build(page) == "second"
    page.goto(table)
    page.locator("ul.hand button").first.wait_for()


def test_a_full_disk_changes_nothing_and_the_game_goes_on_when_there_is_room(
    host: PlainHost, open_at: Callable[..., Any]
) -> None:
    host.publish("full", worker=FULL)
    page = open_at(host.url)
    against_bot(page)
    until_asked(page)
    page.evaluate(
        "() => { new BroadcastChannel('disk').onmessage = ({ data }) => { window.flushed ||= data === 'flushed'; }; }"
    )
    click_once(page)
    page.wait_for_function("window.flushed")
    until_asked(page)
    held = page.locator("ul.hand button").count()
    page.evaluate("new BroadcastChannel('disk').postMessage('full')")
    for _ in range(3):
        click_once(page)
        page.wait_for_timeout(200)
    page.get_by_text("could not keep that").first.wait_for()
    expect(page.locator("ul.hand button")).to_have_count(held)

    page.evaluate("new BroadcastChannel('disk').postMessage('free')")
    page.wait_for_timeout(1500)
    let_run([page])


def test_a_game_goes_on_after_the_browser_was_closed_and_the_host_has_gone(
    browser: Any, host: PlainHost, tmp_path: Path
) -> None:
    """In an ordinary window, on the disk of a profile: the other tests open private ones."""

    def window() -> Any:
        seen = {"locale": "en", "reduced_motion": "reduce", "base_url": host.url}
        profile = tmp_path / "profile"
        chrome = browser.browser_type.launch_persistent_context(profile, executable_path=chromium(), args=FLAGS, **seen)
        chrome.set_default_timeout(120_000)
        chrome.add_init_script(f"{STILL}; {HURRY}")
        return contextlib.closing(chrome)

    with window() as chrome:
        page = chrome.pages[0]
        page.goto("/")
        until_ready(page)
        against_bot(page)
        until_asked(page)
        table, hand = page.url, held(page)
    host.stop()

    with window() as chrome:
        page = chrome.pages[0]
        page.goto(table)
        until_asked(page)
        assert held(page) == hand


def test_a_window_without_a_disk_plays_and_says_that_nothing_is_kept(
    host: PlainHost, open_at: Callable[..., Any]
) -> None:
    host.publish("private", worker=NO_DISK)
    page = open_at(host.url)
    expect(page.get_by_text("This browser keeps nothing")).to_have_count(1)
    page.get_by_role("button", name="Pass the device").click()
    page.locator(".pass .go").click()
    until_asked(page)


FETCHED = """async () => [
  (await navigator.serviceWorker.getRegistrations()).filter((one) => one.active?.scriptURL.endsWith("/sw.js")).length,
  performance.getEntriesByType("resource").filter(({ name }) => name.includes("/engine/")).length,
]"""
"""How many workers keep the page in this browser, and how many files of the engine have come."""
NO_DISK = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));"
FULL = """{
  let full = false;
  const { prototype } = FileSystemSyncAccessHandle;
  const { write, flush } = prototype;
  const channel = new BroadcastChannel("disk");
  channel.onmessage = ({ data }) => { full = data === "full"; };
  prototype.flush = function () {
    flush.call(this);
    channel.postMessage("flushed");
  };
  prototype.write = function (...given) {
    if (full) throw new DOMException("", "QuotaExceededError");
    return write.apply(this, given);
  };
}"""
"""What browsers do that have no disk for us, or no room on it, put before our own worker."""
