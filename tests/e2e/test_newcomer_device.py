"""At one device what an answer came to is seen by whoever holds it, then the curtain falls."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record, write_record
from flibuste.kernel.session import replay, start
from tests.e2e.dealt import give, go_on

SEEDS = range(1, 20)
OTHER_DICE = range(1000, 1400)


@cache
def outcome(game: str, kind: str) -> tuple[str, int]:
    """Find a real choice that brings an event of this kind and after which somebody else has to choose."""
    rules = find_game(game)
    for seed in SEEDS:
        rng = Seeded(seed)
        session, found = start(rules, 2, {}, rng), []
        while not session.state.over:
            seat = session.waiting()[0]
            options = [int(one) for one in session.state.options(seat)]
            told = len(session.log.events)
            session.answer(seat, options[int(rng.draw(len(options)))], rng)
            if len(options) > 1 and comes(session, kind, told, seat):
                found.append(len(session.record.answers) - 1)
        record = write_record(rules, session.record)
        for move in found:
            if always(game, record, move, kind):
                return record, move
    raise AssertionError(f"no {kind} in {len(SEEDS)} games of {game}")


def comes(session: Any, kind: str, told: int, seat: int) -> bool:
    """Say whether such an event has come since so many were told, and another seat than this one chooses now."""
    return any(one == kind for one, _ in session.log.events[told:]) and hands_over(session, seat)


def always(game: str, record: str, move: int, kind: str) -> bool:
    """Say whether it comes whatever the dice show: a table that goes on from a record has dice of its own."""
    rules = find_game(game)
    played = read_record(record, rules)
    seat, action, _ = played.answers[move]
    session = replay(rules, played, move)
    for seed in OTHER_DICE:
        before, told = session.state.clone(), len(session.log.events)
        session.answer(seat, action, Seeded(seed))
        if not comes(session, kind, told, seat):
            return False
        session.restore(before, told)
    return True


def hands_over(session: Any, seat: int) -> bool:
    """Say whether another seat has a real choice now."""
    waiting = session.waiting()
    return bool(waiting) and waiting[0] != seat and len(session.state.options(waiting[0])) > 1


# What somebody sees of an outcome: on the table itself, not only in the log.
SEEN = {
    "chasse_partie": ("round-won", ".scene h2", "gold"),
    "treasure_hunter": ("took-max", ".site .who .flag", "takes MAX"),
    "briskars": ("hit", ".verdict", "HIT"),
}


@pytest.mark.parametrize("screen", [(1280, 720), (360, 640)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", SEEN)
def test_the_outcome_is_seen_then_the_curtain_falls(visit: Any, game: str, screen: tuple[int, int]) -> None:
    """Rule: CP-SCORE-03, TH-TREAS-01."""
    kind, there, words = SEEN[game]
    record, move = outcome(game, kind)
    page = visit()
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    table = go_on(page, record, move, here=True)
    page.locator(".pass .go").click()
    page.locator("main.table, .map").first.wait_for()
    page.evaluate(WATCH, [there, words])
    give(page, table, game, record, move)
    page.locator(".pass .go").wait_for()

    assert page.evaluate("window.seen") >= 1000, "the outcome stands long enough to be read"
    expect(page.locator(there)).to_have_count(0)


# Adds up for how many milliseconds the words stood there before the curtain.
WATCH = """([there, words]) => {
  window.seen = 0;
  let last = performance.now();
  const stands = () => [...document.querySelectorAll(there)]
    .some((one) => one.textContent.includes(words) && one.checkVisibility({ opacityProperty: true }));
  const look = () => {
    const now = performance.now();
    if (stands()) window.seen += now - last;
    last = now;
    if (!document.querySelector(".pass")) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
