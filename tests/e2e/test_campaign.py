"""A voyage on the page: from its port into the battle and back with what came of it; its crew on paper; real dice."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph


def begin(page: Any, form: str) -> None:
    """Set a new campaign up."""
    page.get_by_role("button", name="New campaign").click()
    page.get_by_text(form, exact=True).click()


def go_ashore(page: Any, most: int) -> None:
    """Send the first of the crew ashore."""
    for _ in range(most):
        page.get_by_role("button", name="Goes ashore").first.click()
    page.get_by_role("button", name=f"Go ashore with {most}").click()


def test_a_voyage_goes_from_its_port_into_the_battle_and_back_with_the_result(visit: Any) -> None:
    """With real dice: the table of the battle says so. Rule: BK-CAM-18, BK-CAM-21."""
    page = visit("/campaigns", still=True)
    begin(page, "Voyage")
    page.get_by_text("We roll ourselves", exact=True).click()
    page.get_by_text("In every battle you roll real dice").wait_for()
    page.get_by_role("button", name="Sign the articles").click()
    page.get_by_text("Real dice: everybody types in what theirs show.").wait_for()
    go_ashore(page, 3)
    photograph(page, "campaign-port-wide-light")
    assert violations(page) == []

    page.get_by_role("button", name="Go to battle").click()
    page.get_by_role("link", name="To the battle").click()
    page.locator("main.table").wait_for()
    expect(page.get_by_role("button", name=re.compile("The Major.s Own"))).to_contain_text("Bogdan")
    photograph(page, "campaign-battle-wide-light")
    page.get_by_role("button", name="Menu").click()
    for _ in ("asked", "asked once more"):
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Campaign").click()

    page.get_by_role("button", name="Confirm the shares").wait_for()
    expect(page.get_by_role("link", name="Chronicle")).to_be_visible()
    photograph(page, "campaign-back-wide-light")
    page.get_by_role("button", name="Confirm the shares").click()
    page.get_by_role("heading", name="Battle 2").wait_for()
    expect(page.get_by_text("Bone Breaker’s Crew").first).to_be_visible()  # nobody meets one's own band

    page.get_by_role("button", name="Print the crew sheets").click()
    page.locator(".sheet[aria-busy=false]").wait_for()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Take the PDF").click()
    assert taken.value.path().read_bytes().startswith(b"%PDF")
