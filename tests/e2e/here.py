"""A browser that plays without a server, for the tests: the engine fetched once, then the network cut."""

from __future__ import annotations

from typing import Any

Page = Any
HURRY = "localStorage.setItem('flibuste-here', '1'); localStorage.setItem('flibuste-here-pace', '5')"
"""Play in this browser, with bots and veils as quick as those of the tests' server."""


def until_ready(page: Page) -> None:
    """Wait until the tables of this browser answer: the lobby knows the games."""
    page.locator(".street .sign, .street a").first.wait_for()
    page.locator(".engine").wait_for(state="detached", timeout=120_000)
    assert not page.get_by_role("alert").count()


def play_here(page: Page) -> None:
    """Go over to this browser, wait for the engine, and cut the network."""
    page.evaluate(HURRY)
    page.goto("/")
    until_ready(page)
    page.context.set_offline(True)
