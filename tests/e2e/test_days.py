"""Play over days and tournaments in a browser: terms, what waits, feed and vacation; one tournament to its end."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph
from tests.e2e.table import until_asked

# What the page does when its reader has agreed, but for asking the maker of the browser, who is not on this machine.
AGREED = """async () => {
  const made = await navigator.serviceWorker.register("/wake.js", { scope: "/wake/" });
  const worker = made.active ?? made.waiting ?? made.installing;
  if (worker.state !== "activated")
    await new Promise((done) => worker.addEventListener("statechange", () => worker.state === "activated" && done()));
  const words = new Response(JSON.stringify({ title: "Your move", games: { brisca: "Brisca" } }));
  await (await caches.open("wake")).put("/wake/words", words);
}"""
# A browser without windows shows no notes and says so to whoever tries: what would be shown is kept instead.
SHOWN = """() => {
  self.told = new Promise((done) => {
    self.registration.showNotification = async (title, { body, data }) => done([title, body, data.path]);
  });
}"""


def woken(page: Any) -> list[str]:
    """Deliver an empty push to the worker of a page, as the maker of the browser would; return what it shows."""
    origin, registrations = page.url.split("/days")[0] + "/", []
    wire = page.context.new_cdp_session(page)
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    wire.send("ServiceWorker.enable")
    page.evaluate(AGREED)
    worker = next(one for one in page.context.service_workers if one.url.endswith("/wake.js"))
    worker.evaluate(SHOWN)
    mine = next(one["registrationId"] for one in registrations if one["scopeURL"] == f"{origin}wake/")
    wire.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": mine, "data": ""})
    told: list[str] = worker.evaluate("() => self.told")
    return told


def test_a_game_over_days_waits_in_the_list_and_a_vacation_stops_it(visit: Any) -> None:
    page = visit("/new/brisca")
    page.get_by_text("Table rules").click()
    page.get_by_text("3 days per answer").click()
    page.get_by_text("The game is lost").click()
    assert violations(page) == []
    photograph(page, "new-days-wide-light")
    page.locator("button.go[type=submit]").click()
    until_asked(page)
    table = page.url.split("/t/")[1]
    page.goto(page.url.split("/t/")[0] + "/days")
    expect(page.get_by_role("link", name="Answer")).to_be_visible()
    expect(page.locator("li .left")).to_contain_text(" d ")
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0  # nobody agreed
    assert woken(page) == ["Your move", "Brisca", f"/t/{table}"]
    page.get_by_role("button", name="Make a feed").click()
    expect(page.locator("input[type=url]")).to_have_value(re.compile("/api/feed/"))
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_text("On vacation until")).to_be_visible()
    assert violations(page) == []
    photograph(page, "days-wide-light")


def test_a_tournament_is_opened_entered_and_played_to_its_end(visit: Any) -> None:
    """Four bots and nobody else need nobody: the standing comes by itself, and the sheet can be taken home."""
    page = visit("/tournaments")
    page.get_by_role("button", name="New tournament").click()
    page.get_by_text("The same cards and dice").click()
    assert violations(page) == []
    photograph(page, "tournament-new-wide-light")
    page.get_by_role("button", name="Open the tournament").click()
    page.get_by_label("Players").select_option("7")
    page.get_by_label("Level").select_option("deckhand")
    page.get_by_role("button", name="Add bots").click()
    expect(page.get_by_text("7 take part").first).to_be_visible()
    photograph(page, "tournament-open-wide-light")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("Won by")).to_be_visible(timeout=60_000)
    assert page.locator("table tbody tr").count() == 7
    assert violations(page) == []
    photograph(page, "tournament-over-wide-light")
    answer = page.request.get(page.get_by_role("link", name="Games (CSV)").get_attribute("href"))
    assert answer.text().startswith("round,board,first,second")
