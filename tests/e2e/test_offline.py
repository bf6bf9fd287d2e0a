"""Playing without a server: whole games with the network cut, and what happens to them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.battle import FIGHT, new_battle, sign_on
from tests.e2e.conftest import PAGE, photograph
from tests.e2e.crews import CHASE, new_chase
from tests.e2e.here import HURRY, PlainHost, play_here, until_ready
from tests.e2e.hunt import HUNT, new_hunt
from tests.e2e.table import BRISCA, against_bot, click_once, let_run, new_table, set_going, until_asked

pytestmark = pytest.mark.skipif(not (PAGE / "sw.js").exists(), reason="the page is built without the engine: make page")
LONG = 900.0


def begin_battle(page: Any) -> None:
    new_battle(page, 2, ["bot"], {"rounds": "6"})
    sign_on(page, "quintors")


BEGIN: dict[str, Callable[[Any], None]] = {
    "brisca": lambda page: new_table(page, 2, ["bot"]),
    "chasse_partie": lambda page: new_chase(page, 2, ["bot"]),
    "treasure_hunter": lambda page: new_hunt(page, 2, ["bot"]),
    "briskars": begin_battle,
}
ROBOTS = {"brisca": BRISCA, "chasse_partie": CHASE, "treasure_hunter": HUNT, "briskars": FIGHT}


@pytest.mark.parametrize("game", BEGIN)
def test_a_whole_game_with_the_network_cut_and_a_reload_in_the_middle(visit: Any, game: str, tmp_path: Path) -> None:
    """The record of it is accepted by the program that never saw the page."""
    page = visit("/")
    play_here(page)
    BEGIN[game](page)
    page.locator("main.table").first.wait_for()
    set_going(page, ROBOTS[game])
    page.wait_for_timeout(2500)
    page.reload()
    page.locator("main.table").first.wait_for(timeout=120_000)

    let_run([page], ROBOTS[game], LONG)
    photograph(page, f"offline-end-{game}")
    page.locator(".end").first.wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").first.click()
    record = tmp_path / "record.txt"
    saved.value.save_as(record)

    for words in (["record", "verify"], ["verify"]):
        done = subprocess.run([sys.executable, "-m", "flibuste", *words, str(record)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr + done.stdout

    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".replay").first.wait_for()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay/.*#\d+$"))


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    """A host that can do nothing but hand out files."""
    one = PlainHost(tmp_path / "public")
    one.publish("first")
    yield one
    one.stop()


@pytest.fixture
def open_at(browser: Any) -> Iterator[Callable[..., Any]]:
    """Open a page of another host in a browser of its own; what its pages do wrong fails the test."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def opened(url: str) -> Any:
        context = browser.new_context(
            viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce", base_url=url
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.set_default_timeout(120_000)
        page.add_init_script(HURRY)
        page.goto("/")
        until_ready(page)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


def kept_build(page: Any) -> str:
    """Say which build an offline start shows."""
    page.context.set_offline(True)
    page.goto("/")
    until_ready(page)
    build: str = page.locator("meta[name=build]").get_attribute("content")
    page.context.set_offline(False)
    return build


def test_a_plain_host_is_enough_and_a_newer_build_is_announced_and_taken_whole(
    host: PlainHost, open_at: Callable[[str], Any]
) -> None:
    page = open_at(host.url)
    expect(page.get_by_text("need a server")).to_have_count(1)
    expect(page.get_by_role("button", name="Back to the server")).to_have_count(0)
    photograph(page, "offline-lobby-wide")
    against_bot(page)
    table = page.url
    assert kept_build(page) == "first"

    host.publish("half", whole=False)  # the new page is up, the list of its files not yet: nothing may be kept of it
    page.goto("/")
    until_ready(page)
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
    host: PlainHost, open_at: Callable[[str], Any]
) -> None:
    host.publish("full", worker=FULL)
    page = open_at(host.url)
    against_bot(page)
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
    let_run([page], BRISCA, LONG)


def test_a_window_without_a_disk_plays_and_says_that_nothing_is_kept(
    host: PlainHost, open_at: Callable[[str], Any]
) -> None:
    host.publish("private", worker=NO_DISK)
    page = open_at(host.url)
    expect(page.get_by_text("This browser keeps nothing")).to_have_count(1)
    against_bot(page)
    until_asked(page)


def test_two_windows_do_not_write_into_one_disk(host: PlainHost, open_at: Callable[[str], Any]) -> None:
    page = open_at(host.url)
    other = page.context.new_page()
    other.goto(host.url)

    other.get_by_text("open in another window").wait_for(timeout=120_000)
    page.close()
    other.get_by_role("button", name="Try again").click()
    until_ready(other)


def test_a_game_is_handed_over_to_a_table_of_the_server(visit: Any) -> None:
    page = visit("/")
    play_here(page)
    against_bot(page)
    until_asked(page)
    hand = sorted(card.get_attribute("data-card") for card in page.locator("ul.hand button").all())
    page.context.set_offline(False)
    page.get_by_role("button", name="Menu").click()
    here = page.url
    page.get_by_role("button", name="server's table").click()
    page.wait_for_url(lambda url: "/t/" in url and url != here)
    page.locator("ul.hand button.ready").first.wait_for()

    assert page.evaluate("localStorage.getItem('flibuste-here')") is None
    assert sorted(card.get_attribute("data-card") for card in page.locator("ul.hand button").all()) == hand


NO_DISK = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));"
FULL = """{
  let full = false;
  const { prototype } = FileSystemSyncAccessHandle;
  const { write } = prototype;
  new BroadcastChannel("disk").onmessage = ({ data }) => { full = data === "full"; };
  prototype.write = function (...given) {
    if (full) throw new DOMException("", "QuotaExceededError");
    return write.apply(this, given);
  };
}"""
"""What browsers do that have no disk for us, or no room on it, put before our own worker."""
