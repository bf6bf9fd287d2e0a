"""The looks of a screen: wide and on a phone, light and dark, of the same page without starting anew.

A test looks at each size and each theme once; with pictures asked for (``make pictures``) all four are photographed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.e2e.axe import violations
from tests.e2e.conftest import PICTURES, photograph

Page = Any
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
LOOKS = {
    "wide-light": (WIDE, "light"),
    "wide-dark": (WIDE, "dark"),
    "phone-light": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
}
SEARCHED = ("wide-light", "phone-dark")  # where axe looks
DRAWN = """() => new Promise((done, fail) => {
  const next = (then) => requestAnimationFrame(() => setTimeout(then));
  setTimeout(() => fail(new Error("no frame was drawn in a minute")), 60_000);
  next(() => next(done));
})"""
LETTERS = "size => document.documentElement.style.setProperty('--letters', size)"
LOOKED = tuple(LOOKS) if PICTURES else SEARCHED


def fits(page: Page) -> bool:
    """Say whether nothing has to be scrolled."""
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    return bool(size == page.evaluate("[innerWidth, innerHeight]"))


def narrow_enough(page: Page) -> bool:
    """Say whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def settle(page: Page) -> None:
    """Wait until a new size has been drawn: two frames. A page that is drawn no more says so."""
    page.evaluate(DRAWN)


def look_at(
    page: Page,
    name: str,
    looks: Iterable[str] = LOOKED,
    well: Callable[[Page], bool] = fits,
    searched: Iterable[str] = SEARCHED,
    still: Callable[[], bool] = lambda: True,
) -> None:
    """Photograph a screen in its looks; in each it lies well and axe finds nothing, as long as it stays the same."""
    before = page.viewport_size
    for look in looks:
        size, scheme = LOOKS[look]
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        settle(page)
        faults = violations(page) if look in searched else []
        lies_well = well(page)
        if still():
            photograph(page, f"{name}-{look}")
            assert faults == [], f"{name} {look}: {faults}"
            assert lies_well, f"{name} {look} has to be scrolled"
    page.set_viewport_size(before)
    page.emulate_media(color_scheme="light")
    settle(page)


def look_with_large_letters(page: Page, name: str) -> None:
    """On a phone with letters twice as large a page is not wider than its screen."""
    before = page.viewport_size
    page.set_viewport_size(PHONE)
    page.evaluate(LETTERS, "200%")
    settle(page)
    photograph(page, f"{name}-large")
    assert narrow_enough(page), f"{name} is wider than a phone with letters twice as large"
    page.evaluate(LETTERS, "100%")
    page.set_viewport_size(before)
