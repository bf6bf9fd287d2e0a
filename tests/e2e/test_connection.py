"""Broken lines: the table comes back as it was."""

from __future__ import annotations

import signal
from typing import Any

from tests.e2e.dealt import sit_down_late
from tests.e2e.table import click_once, let_run, until_asked, until_true


def test_a_cut_line_in_the_middle_of_a_trick_is_taken_up_again(visit: Any) -> None:
    page = visit(still=True)
    sit_down_late(page)
    for _ in range(3):
        click_once(page)
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.reload()
    page.locator("ul.hand button").first.wait_for()

    let_run([page])


def test_after_a_cut_in_the_middle_of_a_trick_the_table_is_back_within_two_seconds(visit: Any) -> None:
    """The line is cut where the browser notices nothing but the closed socket; the page comes back by itself."""
    page = visit(still=True)
    page.add_init_script(SOCKETS)
    page.reload()
    sit_down_late(page)
    for _ in range(3):
        click_once(page)
    until_asked(page)
    before = page.evaluate(POSITION)
    took = page.evaluate(CUT)

    assert took < 2000
    until_asked(page)
    assert page.evaluate(POSITION) == before
    let_run([page])


SOCKETS = """
const Real = WebSocket;
window.wires = [];
window.snapshots = [];
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    window.wires.push(this);
    this.addEventListener('message', (event) => {
      if (event.data.includes('"type":"snapshot"')) window.snapshots.push(performance.now());
    });
  }
};
"""
POSITION = """() => [
  [...document.querySelectorAll('ul.hand button')].map((one) => one.dataset.card).sort(),
  [...document.querySelectorAll('[role=log] li, #log li')].length,
]"""
HOLDS = """(cards) =>
  [...document.querySelectorAll('ul.hand button')].map((one) => one.dataset.card).sort().join() === cards.join()"""
CUT = """() => new Promise((done) => {
  const begun = performance.now();
  const known = window.snapshots.length;
  window.wires.at(-1).close();
  const look = setInterval(() => {
    const late = performance.now() - begun > 20000;
    if (window.snapshots.length === known && !late) return;
    clearInterval(look);
    done(late ? Infinity : window.snapshots[known] - begun);
  }, 5);
})"""


def test_a_server_that_is_killed_loses_nothing_and_the_page_comes_back_by_itself(visit: Any, server: Any) -> None:
    page = visit(still=True)
    sit_down_late(page)
    for _ in range(3):
        click_once(page)
    until_asked(page)
    hand = page.evaluate(POSITION)[0]

    server.stop(signal.SIGKILL)
    page.get_by_text("Connection lost").wait_for()
    server.start()
    page.get_by_text("Connection lost").wait_for(state="detached")

    until_true(page, HOLDS, hand)
    let_run([page])
