"""Measure play without a server in a real browser: ``python -m tests.e2e.offline_bench`` (``make page`` first).

Prints how long the start from the cache takes to a dealt hand, and for each game what a click takes until the table has
answered (kept on the disk, told to the page) and what the bots take for their turns; beside the clock, what the tables'
own thread had of a processor, which a busy machine hardly changes. Bots are captains, who take longest; veils and
pauses are left out. Ends with status 1 if a bar is missed on the clock: for quiet machines. Never part of the tests.
Games may be named; ``--private`` opens a private window, where each write to the disk goes through another process.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
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
localStorage.setItem("flibuste-here-pace", "0");
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
  if (message.kind === "fetch" && message.body) message.body = message.body.replaceAll('"sailor"', '"captain"');
  if (message.kind === "think") asked.set(message.id, performance.now());
  if (message.kind === "say") {
    const said = JSON.parse(message.text);
    if (said.type === "act" || said.type === "ask") asked.set(said.key, performance.now());
  }
  return post.call(this, message, ...rest);
};
"""
SECONDS = 40.0
START = 6.0
"""Seconds from the cache to a dealt hand."""
BARS = {"brisca": 150, "chasse_partie": 150, "treasure_hunter": 150, "briskars": 500}
"""Milliseconds for a click, and for a question about it: nine in ten."""
TURN = 2000
"""Milliseconds for a choice of a bot, the longest."""


def hunt(page: Any) -> None:
    """Hunt for some time."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and not page.locator(".end").count():
        hunt_once(page)


def run(page: Any, robot: str) -> None:
    """Let a robot play for some time."""
    set_going(page, robot)
    page.wait_for_timeout(1000 * SECONDS)


def set_up(page: Any, game: str) -> None:
    """Set a table against a bot."""
    if game == "brisca":
        new_table(page, 2, ["bot"])
    elif game == "chasse_partie":
        new_chase(page, 2, ["bot"])
    elif game == "treasure_hunter":
        new_hunt(page, 2, ["bot"])
    else:
        new_battle(page, 2, ["bot"])
        sign_on(page, "quintors")
    page.locator("main.table").first.wait_for()


def play(page: Any, game: str) -> None:
    """Play a game for some time."""
    if game == "treasure_hunter":
        hunt(page)
    else:
        run(page, {"brisca": BRISCA, "chasse_partie": CHASE, "briskars": FIGHT}[game])


def below(ancestor: int) -> list[Path]:
    """List the processes that a process has started, and those that they have."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has just ended
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = [ancestor]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return [Path(f"/proc/{one}") for one in found[1:]]


def spent(stat: Path) -> float:
    """Return the milliseconds of a processor that a process or a thread has had."""
    fields = stat.read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tables_spent() -> float:
    """Return what the worker with the tables has had of a processor: the first worker of the youngest page."""
    threads = [
        thread
        for process in below(os.getpid())
        for thread in process.glob("task/*")
        if (thread / "comm").read_text().startswith("DedicatedWorker")
    ]
    return spent(min(threads, key=lambda thread: int(thread.name)) / "stat")


def browser_spent() -> float:
    """Return what all of the browser has had of the processors."""
    total = 0.0
    for process in below(os.getpid()):
        with contextlib.suppress(OSError):
            total += spent(process / "stat")
    return total


def line(name: str, taken: list[float]) -> str:
    """Sum measurements up: how many, the middle one, nine in ten, the longest."""
    if not taken:
        return f"{name:32} none"
    taken = sorted(taken)
    middle, most = taken[len(taken) // 2], taken[len(taken) * 9 // 10]
    return f"{name:32} {len(taken):5} {middle:8.0f} {most:8.0f} {taken[-1]:8.0f}"


def start_up(page: Any) -> tuple[float, float]:
    """Measure the seconds from an empty window, everything kept, to a dealt hand: on the clock, and of processors."""
    page.goto("about:blank")
    begin, before = time.monotonic(), browser_spent()
    page.goto("/")
    until_ready(page)
    against_bot(page)
    return time.monotonic() - begin, (browser_spent() - before) / 1000


def held(game: str, name: str, taken: list[float]) -> bool:
    """Say whether what was measured is under its bar."""
    if not taken:
        return True
    taken = sorted(taken)
    return taken[-1] <= TURN if name == "bot's turn" else taken[len(taken) * 9 // 10] <= BARS[game]


def measure(page: Any, game: str) -> bool:
    """Play a game and print what its clicks, questions and bots took, and the tables' own share of a processor."""
    good = True
    set_up(page, game)
    before = tables_spent()
    play(page, game)
    after, answers = tables_spent(), 0
    for name, list_of in (("click", "clicks"), ("question", "questions"), ("bot's turn", "thoughts")):
        taken = page.evaluate(f"window.{list_of}")
        answers += len(taken)
        under = held(game, name, taken)
        print(line(f"{game}: {name}", taken) + ("" if under else "   over its bar"), flush=True)
        good = good and under
    print(f"{game}: processor, each of them {(after - before) / max(1, answers):14.0f}", flush=True)
    return good


def window(driver: Any, host: PlainHost, private: bool) -> Any:
    """Open a window as players have it, on a disk of its own; or a private one."""
    size = {"width": 1280, "height": 800}
    seen = {"viewport": size, "locale": "en", "reduced_motion": "reduce", "base_url": host.url}
    made = {"executable_path": chromium(), "args": FLAGS}
    if private:
        return driver.chromium.launch(**made).new_context(**seen)
    return driver.chromium.launch_persistent_context(tempfile.mkdtemp(), **made, **seen)


def main() -> int:
    """Measure and print. A busy machine stretches what the clock says; what processors say changes little."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", choices=[*BARS, []])
    parser.add_argument("--private", action="store_true")
    chosen = parser.parse_args()
    host = PlainHost(Path(tempfile.mkdtemp()) / "public")
    host.publish("bench")
    with sync_playwright() as driver:
        context = window(driver, host, chosen.private)
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.add_init_script(HURRY + ";" + WATCH)
        page.goto("/")
        until_ready(page)
        context.set_offline(True)
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        clock, processors = start_up(page)
        print(f"from the cache to a dealt hand: {clock:.1f} s, {processors:.1f} s of processors")
        print(f"{'milliseconds':32} {'count':>5} {'middle':>8} {'9 in 10':>8} {'longest':>8}")
        good = [clock <= START, *[measure(page, game) for game in chosen.games or BARS]]
        context.close()
    host.stop()
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
