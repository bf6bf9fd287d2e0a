"""Rules at hand: every rule by its id, on a page and in a sheet that leaves nobody away from the table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import ROOT, photograph
from tests.e2e.looks import look_with_large_letters
from tests.e2e.table import until_true
from tests.e2e.test_absence import at_one_table

RULE = re.compile(r"^(?:- )?\*\*([A-Z]{2}-[A-Z]+-\d+[a-z]?)\*\*", re.MULTILINE)
CATALOGUES = sorted(path for path in (ROOT / "docs/rules").glob("*.md") if path.stem != "house-data")


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_the_rules_page_holds_every_rule_of_the_catalogue(visit: Any, catalogue: Path) -> None:
    ids = RULE.findall(catalogue.read_text(encoding="utf-8"))
    page = visit(f"/rules/{catalogue.stem}")
    page.locator(".catalogue article").first.wait_for()

    assert page.locator(".catalogue article").evaluate_all("all => all.map(one => one.dataset.at)") == ids
    assert violations(page) == []
    look_with_large_letters(page, f"rules-{catalogue.stem}")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_rule_is_found_by_words_and_opened_by_its_id(visit: Any, language: str) -> None:
    page = visit("/rules/BK-DIC-20", phone=True, language=language)
    page.locator("article.here").wait_for()
    until_true(page, "() => document.activeElement?.dataset.at === 'BK-DIC-20'")
    box = page.locator("article.here").bounding_box()
    assert 0 <= box["y"] < 320
    expect(page.locator("article.here p").first).to_have_attribute("lang", "en")
    headings = page.locator(".catalogue h3").all_inner_texts()
    assert not [one for one in headings if "-chapter-" in one]

    page.locator(".find input").fill("shiver timbers")
    until_true(page, "() => document.querySelectorAll('.catalogue article').length < 60")
    expect(page.locator('[data-at="BK-SMT-01"]')).to_have_count(1)
    photograph(page, f"rules-search-{language}")


def test_rules_open_over_the_table_and_nobody_is_away(visit: Any) -> None:
    """The friend at the other end sees no change; links with a key or a target are left to the browser."""
    host, friend = at_one_table(visit)
    at = host.url

    host.get_by_role("button", name="Menu").click()
    host.locator('dialog a[href^="/rules/"]').click()
    host.locator(".catalogue article").first.wait_for()
    assert host.url == at
    expect(friend.locator("text=away")).to_have_count(0)
    expect(host.locator('dialog a[target="_blank"]')).to_have_attribute("href", "/rules/brisca")
    with host.context.expect_page() as opened:
        host.locator('dialog a[target="_blank"]').click()
    opened.value.locator(".catalogue article").first.wait_for()
    assert host.url == at
    with host.context.expect_page():
        host.locator(".catalogue .id").first.click(modifiers=["Control"])
    assert host.url == at
    host.keyboard.press("Escape")
    expect(host.locator(".catalogue")).to_have_count(0)
    expect(host.locator("ul.hand button")).to_have_count(3)


def test_the_id_beside_a_lesson_opens_that_rule_over_the_lesson(visit: Any) -> None:
    page = visit("/learn/brisca")
    link = page.locator('.note a[href^="/rules/"], a[href^="/rules/BR-"]').first
    rule = link.inner_text()
    link.click()
    page.locator(f'dialog article.here[data-at="{rule}"]').wait_for()
    assert page.url.endswith("/learn/brisca")
    page.locator("dialog .catalogue article.here").get_by_role("link").first.click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
