"""What a newcomer must not miss, and what must not happen behind a back: turns, forced answers, undo, rematch."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record, write_record
from flibuste.kernel.session import start
from tests.e2e import dealt
from tests.e2e.dealt import PEEK, give, go_on, hand_overs, played
from tests.e2e.table import let_run, until_asked, until_true
from tests.e2e.test_absence import HEAR, at_one_table, who_is_asked
from tests.e2e.test_by_ear import LINKS

# Notes every sound that begins; nobody has to hear it.
LISTEN = """() => {
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start;
    kind.prototype.start = function (...when) { window.heard += 1; return begin.apply(this, when); };
  }
}"""
QUIET = "localStorage.setItem('flibuste', JSON.stringify({ sound: false }))"
# What asks for an answer on the table itself, by game.
ASKED = {
    "brisca": ".doing:has-text('Your turn')",
    "chasse_partie": ".ask",
    "treasure_hunter": ".doing:has(button), .doing b",
    "briskars": ".doing:has(button)",
}


@pytest.mark.parametrize(("game", "quiet"), [*((game, False) for game in ASKED), ("brisca", True)])
def test_a_turn_is_seen_also_by_who_hears_nothing(visit: Any, game: str, quiet: bool) -> None:
    """The soft sound has a visible twin on the tab, its icon and the table; without the sound all of it is there."""
    record = played(game)
    move, _ = next(one for one in hand_overs(game, record) if one[0] > 20)
    host, page = visit(), visit()
    table = dealt.host(host, record, move)
    seat = next(who for n, who in hand_overs(game, record) if n > move)
    if quiet:
        page.add_init_script(QUIET)
    page.add_init_script(f"({LISTEN})()")
    page.goto(host.evaluate(LINKS, table)["seats"][str(seat)])
    page.locator("main.table, .map").first.wait_for()
    page.locator("header").first.click(position={"x": 3, "y": 3})  # browsers are silent before the first click
    while not page.evaluate(PEEK, [table, seat])["actions"]:
        assert not page.title().startswith("●")
        give(host, table, game, record, move)
        move += 1
    until_true(page, "() => document.title.startsWith('● Your turn')")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(page.locator(ASKED[game]).first).to_be_visible()

    if quiet:
        page.wait_for_timeout(500)
        assert page.evaluate("window.heard") == 0
    else:
        until_true(page, "() => window.heard > 0")


@cache
def brisca(what: str) -> tuple[str, int, int]:
    """Find a card that wins a trick with nothing to exchange, or that ends a game of a match which the other begins."""
    rules, rng = find_game("brisca"), Seeded(5)
    session = start(rules, 2, {"match_mode": "first_to_n", "match_n": 2}, rng)
    found: tuple[int, int] | None = None
    while not session.state.over:
        seat = session.waiting()[0]
        options = [int(one) for one in session.state.options(seat)]
        move, told = len(session.record.answers), len(session.log.events)
        session.answer(seat, options[int(rng.draw(len(options)))], rng)
        kinds = {kind for kind, _ in session.log.events[told:]}
        after = session.waiting()[:1]
        forced = after == [seat] and session.state.kind() == "exchange" and len(session.state.options(seat)) == 1
        begins = "won" in kinds and bool(after) and after != [seat]
        if found is None and len(options) > (what == "forced") and (forced if what == "forced" else begins):
            found = (move, seat)
    assert found is not None, what
    return write_record(rules, session.record), *found


def play_card(page: Any, record: str, move: int) -> None:
    """Play the card of the record with the pointer."""
    rules = find_game("brisca")
    card = rules.write(read_record(record, rules).answers[move][1]).split()[1]
    page.locator(f"ul.hand button.ready[data-card='{card}']").wait_for()
    page.locator(f"ul.hand button[data-card='{card}']").click(force=True)
    page.locator(".doing .go").click()


# Keeps every button that ever stands in the place of the question.
FLASHES = """() => {
  window.flashed = [];
  new MutationObserver(() => document.querySelectorAll(".doing .ask, .doing button").forEach((one) => {
    if (!window.flashed.includes(one.textContent)) window.flashed.push(one.textContent);
  })).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_a_forced_answer_does_not_flash(visit: Any) -> None:
    """Who takes a trick and has nothing to exchange is asked for the next card at once.

    Rule: BR-EXCH-05.
    """
    record, move, seat = brisca("forced")
    page = visit()
    go_on(page, record, move, seat=seat)
    lines = page.locator("#log li")
    lines.first.wait_for()
    page.locator("ul.hand button.ready").first.wait_for()
    before = lines.count()
    page.evaluate(FLASHES)
    play_card(page, record, move)
    until_true(page, "(n) => document.querySelectorAll('#log li').length > n", before)
    until_asked(page)

    assert [one for one in page.evaluate("window.flashed") if not one.startswith("Play the ")] == []


BEHIND = "() => document.querySelector('main.table').innerHTML + document.querySelector('#log').innerText"


def test_the_next_game_does_not_run_on_behind_its_dialog(visit: Any) -> None:
    """The table has dealt and a bot has led; who still reads the result sees that only afterwards.

    Rule: BR-MATCH-01.
    """
    record, move, seat = brisca("next")
    page = visit()
    table = go_on(page, record, move, seat=seat)
    if page.evaluate(PEEK, [table, seat])["actions"]:  # the last card may have been played by itself
        play_card(page, record, move)
    dialog = page.locator("dialog[open] .between")
    dialog.wait_for()
    for _ in range(100):
        if page.evaluate(PEEK, [table, seat])["actions"]:
            break
        page.wait_for_timeout(100)
    assert page.evaluate(PEEK, [table, seat])["actions"], "the bot has led"
    before = page.evaluate(BEHIND)
    page.wait_for_timeout(1500)
    assert page.evaluate(BEHIND) == before
    expect(page.locator(".felt .trick")).to_have_count(0)

    page.get_by_role("button", name="Next game").click()
    page.locator(".felt .trick").first.wait_for()
    until_asked(page)


def test_undo_and_rematch_are_heard_once_and_in_order(visit: Any) -> None:
    """Asked, refused, asked again, agreed; at the end the rematch."""
    host, guest = at_one_table(visit, still=True)
    player, other = who_is_asked(host, guest)
    player.locator("ul.hand button.ready").first.click(force=True)
    player.locator(".doing .go").click()
    until_asked(other)
    for page in (player, other):
        page.evaluate(HEAR)
    for agree in ("Refuse", "Agree"):
        player.get_by_role("button", name="Ask to undo").click()
        other.get_by_role("button", name=agree).click()
        until_true(player, "(n) => window.told.length >= n", 1 if agree == "Refuse" else 2)
    until_asked(player)
    refused, done = "Not everybody agreed: the move stands.", "The last move was taken back."
    asked = [line for line in other.evaluate("window.told") if line.endswith("would like to take back the last move.")]
    assert player.evaluate("window.told")[:2] == [refused, done]
    assert len(asked) == 2
    assert [line for line in other.evaluate("window.told") if line == done] == [done]

    let_run([host, guest])
    for page in (host, guest):
        page.evaluate("window.told.length = 0")
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Rematch").click()
    for page in (host, guest):
        until_true(page, "() => window.told.includes('The rematch is set')")
        page.wait_for_timeout(300)
        assert page.evaluate("window.told").count("The rematch is set") == 1
