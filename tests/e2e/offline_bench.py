"""Measure play without a server in a real browser: ``python -m tests.e2e.offline_bench`` (``make page`` first).

Prints how long the start from the cache takes to a dealt hand, and for each game what a click takes until the table has
answered (kept on the disk, told to the page) and what the bots take for their turns. Never part of the tests.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.e2e.battle import FIGHT, new_battle, sign_on
from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.crews import CHASE, new_chase
from tests.e2e.here import HURRY, PlainHost, until_ready
from tests.e2e.hunt import hunt_once, new_hunt
from tests.e2e.table import BRISCA, against_bot, new_table, set_going

WATCH = """
window.clicks = []; window.questions = []; window.thoughts = [];
const asked = new Map();
const post = Worker.prototype.postMessage;
const listening = new WeakSet();
Worker.prototype.postMessage = function (message, ...rest) {
  if (!listening.has(this)) {
    listening.add(this);
    this.addEventListener("message", ({ data }) => {
      const take = (key, list) => {
        if (asked.has(key)) list.push(performance.now() - asked.get(key));
        asked.delete(key);
      };
      if (data.kind === "thought") take(data.id, window.thoughts);
      if (data.kind !== "told") return;
      const told = JSON.parse(data.text);
      if (told.type === "ack") take(told.key, window.clicks);
      if (told.type === "insight") take(told.key, window.questions);
    });
  }
  if (message.kind === "think") asked.set(message.id, performance.now());
  if (message.kind === "say") {
    const said = JSON.parse(message.text);
    if (said.type === "act" || said.type === "ask") asked.set(said.key, performance.now());
  }
  return post.call(this, message, ...rest);
};
"""
SECONDS = 40.0


def hunt(page: Any) -> None:
    """Hunt for some time."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and not page.locator(".end").count():
        hunt_once(page)


def run(page: Any, robot: str) -> None:
    """Let a robot play for some time."""
    page.locator("main.table").first.wait_for()
    set_going(page, robot)
    page.wait_for_timeout(1000 * SECONDS)


def play(page: Any, game: str) -> None:
    """Play a game for some time."""
    if game == "brisca":
        new_table(page, 2, ["bot"])
        run(page, BRISCA)
    elif game == "chasse_partie":
        new_chase(page, 2, ["bot"])
        run(page, CHASE)
    elif game == "treasure_hunter":
        new_hunt(page, 2, ["bot"])
        hunt(page)
    else:
        new_battle(page, 2, ["bot"])
        sign_on(page, "quintors")
        run(page, FIGHT)


def line(name: str, taken: list[float]) -> str:
    """Sum measurements up: how many, the middle one, nine in ten, the longest."""
    if not taken:
        return f"{name:32} none"
    taken = sorted(taken)
    middle, most = taken[len(taken) // 2], taken[len(taken) * 9 // 10]
    return f"{name:32} {len(taken):5} {middle:8.0f} {most:8.0f} {taken[-1]:8.0f}"


def start_up(page: Any) -> float:
    """Measure the seconds from an empty window, everything kept, to a dealt hand."""
    page.goto("about:blank")
    begin = time.monotonic()
    page.goto("/")
    until_ready(page)
    against_bot(page)
    return time.monotonic() - begin


def main() -> None:
    """Measure and print."""
    host = PlainHost(Path(tempfile.mkdtemp()) / "public")
    host.publish("bench")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(
            viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce", base_url=host.url
        ).new_page()
        page.set_default_timeout(120_000)
        page.add_init_script(HURRY + ";" + WATCH)
        page.goto("/")
        until_ready(page)
        page.context.set_offline(True)
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        print(f"from the cache to a dealt hand: {start_up(page):.1f} s")
        print(f"{'milliseconds':32} {'count':>5} {'middle':>8} {'9 in 10':>8} {'longest':>8}")
        for game in ("brisca", "chasse_partie", "treasure_hunter", "briskars"):
            play(page, game)
            for name, list_of in (("click", "clicks"), ("question", "questions"), ("bot's turn", "thoughts")):
                print(line(f"{game}: {name}", page.evaluate(f"window.{list_of}")), flush=True)
        browser.close()
    host.stop()


if __name__ == "__main__":
    main()
